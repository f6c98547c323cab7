"""BlackPoker (ブラックポーカー): two packs of playing cards, a stage, and the chance."""
