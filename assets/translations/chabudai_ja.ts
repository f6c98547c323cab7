<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Table</source>
        <translation>卓(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Start the game</source>
        <translation>対戦を始める(&amp;S)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>&amp;New table…</source>
        <translation>新しい卓(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Export the &amp;log as text…</source>
        <translation>ログをテキストで書き出す(&amp;L)…</translation>
    </message>
    <message>
        <source>Export the &amp;position as JSON…</source>
        <translation>局面をJSONで書き出す(&amp;P)…</translation>
    </message>
    <message>
        <source>Save a p&amp;icture…</source>
        <translation>画像を保存(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Copy a picture</source>
        <translation>画像をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Flip a &amp;coin</source>
        <translation>コイン(&amp;C)</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Roll a &amp;die</source>
        <translation>サイコロ(&amp;D)</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>サイコロ</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>番を終わる(&amp;E)</translation>
    </message>
    <message>
        <source>Sit on the &amp;other side</source>
        <translation>向かいの席に座る(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Turn the table</source>
        <translation>卓を回す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Find a card…</source>
        <translation>カードを探す(&amp;F)…</translation>
    </message>
    <message>
        <source>Look through the &amp;pile</source>
        <translation>束の中身を見る(&amp;P)</translation>
    </message>
    <message>
        <source>Read the card &amp;large</source>
        <translation>カードを大きく読む(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Menu of the selection</source>
        <translation>選択のメニュー(&amp;M)</translation>
    </message>
    <message>
        <source>Special C&amp;onditions</source>
        <translation>特殊状態(&amp;O)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>卓全体(&amp;W)</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>サイドパネル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面(&amp;F)</translation>
    </message>
    <message>
        <source>日本語 / English</source>
        <translation>日本語 / English</translation>
    </message>
    <message>
        <source>Next &amp;theme</source>
        <translation>次のテーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>文字を大きく(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>文字を小さく(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Moving cards glide</source>
        <translation>カードの動きを見せる(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー一覧(&amp;K)</translation>
    </message>
    <message>
        <source>Open the &amp;error log</source>
        <translation>エラーログを開く(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;About Chabudai</source>
        <translation>Chabudaiについて(&amp;A)</translation>
    </message>
</context>
<context>
    <name>CardPreview</name>
    <message>
        <source>Point at a card to read it here.</source>
        <translation>カードを指すと、ここで読めます。</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>ウラ向きのカード</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>付いているカード</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>進化前</translation>
    </message>
    <message>
        <source>Damage {n}</source>
        <translation>ダメージ {n}</translation>
    </message>
    <message>
        <source>{note} (until the end of turn {turn})</source>
        <translation>{note}（{turn}番目の番の終わりまで）</translation>
    </message>
    <message>
        <source>Large card</source>
        <translation>カード拡大</translation>
    </message>
</context>
<context>
    <name>ChanceToast</name>
    <message>
        <source>H</source>
        <translation>表</translation>
    </message>
    <message>
        <source>T</source>
        <translation>裏</translation>
    </message>
</context>
<context>
    <name>DeckChoice</name>
    <message>
        <source>Paste a deck list…</source>
        <translation>デッキを貼り付け…</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>Deck list text</source>
        <translation>デッキのテキスト</translation>
    </message>
    <message>
        <source>Paste a deck list from PTCG Live or Limitless here.</source>
        <translation>PTCG LiveかLimitlessのデッキをここに貼り付けてください。</translation>
    </message>
    <message>
        <source>Choose a deck list</source>
        <translation>デッキを選ぶ</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count}枚</translation>
    </message>
    <message>
        <source>{count} without card data: they are played with their names.</source>
        <translation>カードデータのないカード{count}枚：名前だけで使えます。</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>…ほか{count}件</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a table or a deck list</source>
        <translation>卓かデッキを開く</translation>
    </message>
    <message>
        <source>Tables and deck lists (*.chabudai *.txt);;All files (*)</source>
        <translation>卓とデッキ (*.chabudai *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>卓を保存</translation>
    </message>
    <message>
        <source>Tables (*.chabudai)</source>
        <translation>卓 (*.chabudai)</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>ログを書き出す</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>テキスト (*.txt)</translation>
    </message>
    <message>
        <source>Export the position</source>
        <translation>局面を書き出す</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>卓の画像を保存</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Search by name</source>
        <translation>名前で探す</translation>
    </message>
    <message>
        <source>Search by name, Japanese or English</source>
        <translation>名前で探す（日本語・英語）</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <source>As they lie</source>
        <translation>置かれた順</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>名前順</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>種類順</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Step {number}</source>
        <translation>手順{number}</translation>
    </message>
    <message>
        <source>Go to this step</source>
        <translation>この手順へ移動</translation>
    </message>
    <message>
        <source>Name and note…</source>
        <translation>名前とメモ…</translation>
    </message>
    <message>
        <source>Remove the name</source>
        <translation>名前を消す</translation>
    </message>
    <message>
        <source>Step {number} of {steps}</source>
        <translation>手順{number}／全{steps}</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>now</source>
        <translation>今</translation>
    </message>
    <message>
        <source>Steps closer together</source>
        <translation>手順の間隔を詰める</translation>
    </message>
    <message>
        <source>Steps further apart</source>
        <translation>手順の間隔を広げる</translation>
    </message>
    <message>
        <source>Show the present step</source>
        <translation>今の手順を表示</translation>
    </message>
    <message>
        <source>Name of this step</source>
        <translation>この手順の名前</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Go to the next zone</source>
        <translation>次の場所へ</translation>
    </message>
    <message>
        <source>Go from card to card</source>
        <translation>カードからカードへ</translation>
    </message>
    <message>
        <source>There: choose the card, again to read it</source>
        <translation>そこで: 選ぶ、もう一度で読む</translation>
    </message>
    <message>
        <source>Choose the whole hand</source>
        <translation>手札をすべて選ぶ</translation>
    </message>
    <message>
        <source>Let go, choose nothing, close</source>
        <translation>戻す・選択を解く・閉じる</translation>
    </message>
    <message>
        <source>While dragging: face down</source>
        <translation>ドラッグ中: 裏向き</translation>
    </message>
    <message>
        <source>While dragging: no grid</source>
        <translation>ドラッグ中: 位置をそろえない</translation>
    </message>
    <message>
        <source>While dropping: choose what it means</source>
        <translation>置くとき: 意味を選ぶ</translation>
    </message>
    <message>
        <source>With the wheel: zoom; with a click: one more</source>
        <translation>ホイールで拡大、クリックで追加選択</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>卓の上で</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー一覧</translation>
    </message>
    <message>
        <source>Keys in grey do something once the right card is selected.</source>
        <translation>灰色のキーは、合うカードを選ぶと使えます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>LeftOpen</name>
    <message>
        <source>A table was left open: {seats}, turn {turn}, {when}</source>
        <translation>開いたままの卓があります：{seats}、{turn}番目の番、{when}</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Enter shows the step in the history; Ctrl+C copies.</source>
        <translation>Enterで履歴のその手順へ、Ctrl+Cでコピー。</translation>
    </message>
    <message>
        <source>↓ Newest</source>
        <translation>↓ 最新</translation>
    </message>
    <message>
        <source>Go to the newest line</source>
        <translation>最新の行へ</translation>
    </message>
    <message>
        <source>Copy “{name}”</source>
        <translation>「{name}」をコピー</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation>選択した行をコピー</translation>
    </message>
</context>
<context>
    <name>LookTop</name>
    <message>
        <source>top {n}</source>
        <translation>上から{n}枚</translation>
    </message>
    <message>
        <source>Close: put back as they lay</source>
        <translation>閉じる：元の順のまま戻す</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>ウラ向きのカード</translation>
    </message>
    <message>
        <source>← top of the pile</source>
        <translation>← 山の一番上</translation>
    </message>
    <message>
        <source>Drag the cards into order, or move them with Alt and the arrows.</source>
        <translation>ドラッグ、またはAlt＋矢印で並べ替えられます。</translation>
    </message>
    <message>
        <source>Put back in this order</source>
        <translation>この順で上に戻す</translation>
    </message>
    <message>
        <source>To the bottom in this order</source>
        <translation>この順で下に置く</translation>
    </message>
    <message>
        <source>Take selected to hand</source>
        <translation>選んだカードを手札へ</translation>
    </message>
    <message>
        <source>Selected to the bottom</source>
        <translation>選んだカードを下へ</translation>
    </message>
    <message>
        <source>Shuffle the rest</source>
        <translation>残りを切る</translation>
    </message>
</context>
<context>
    <name>NewTableDialog</name>
    <message>
        <source>New table</source>
        <translation>新しい卓</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>一人で</translation>
    </message>
    <message>
        <source>Two at this screen</source>
        <translation>この画面で二人</translation>
    </message>
    <message>
        <source>Shuffle and deal at once (7 cards)</source>
        <translation>すぐに切って7枚配る</translation>
    </message>
    <message>
        <source>Repeatable chance, with seed</source>
        <translation>乱数を再現する（シード）</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>席に着く</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>Note on {what}</source>
        <translation>{what}へのメモ</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>What is to be remembered</source>
        <translation>覚えておくこと</translation>
    </message>
    <message>
        <source>Until the end of this turn</source>
        <translation>この番の終わりまで</translation>
    </message>
    <message>
        <source>Until the end of the opponent&apos;s next turn</source>
        <translation>次の相手の番の終わりまで</translation>
    </message>
    <message>
        <source>While it is in play</source>
        <translation>場にある間</translation>
    </message>
    <message>
        <source>For this game</source>
        <translation>この対戦の間</translation>
    </message>
    <message>
        <source>Keep note</source>
        <translation>メモを置く</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>外す</translation>
    </message>
</context>
<context>
    <name>PileViewer</name>
    <message>
        <source>{n} cards</source>
        <translation>{n}枚</translation>
    </message>
    <message>
        <source>{shown} of {n} cards</source>
        <translation>{n}枚中{shown}枚</translation>
    </message>
    <message>
        <source>Nothing here that you may see.</source>
        <translation>見てよいカードはありません。</translation>
    </message>
    <message>
        <source>No card fits. Change the search or the kinds.</source>
        <translation>合うカードがありません。検索の言葉か種類を変えてください。</translation>
    </message>
    <message>
        <source>Choose cards (Ctrl or Shift for several), then a place, or drag them.</source>
        <translation>カードを選び（CtrlやShiftで複数）、行き先を押すか、ドラッグしてください。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>ウラ向きのカード</translation>
    </message>
    <message>
        <source>You looked through this pile. How is it closed?</source>
        <translation>山を見ました。どう閉じますか？</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>切る</translation>
    </message>
    <message>
        <source>Put back as it was</source>
        <translation>元の順のまま戻す</translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation>まだ見る</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Look through</source>
        <translation>中身を一覧する</translation>
    </message>
    <message>
        <source>Write a note…</source>
        <translation>メモを書く…</translation>
    </message>
    <message>
        <source>Read large</source>
        <translation>大きく読む</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>メモ：{text}</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Taken back: {what}</source>
        <translation>取り消し：{what}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>About Chabudai</source>
        <translation>Chabudaiについて</translation>
    </message>
    <message>
        <source>A table for card games. You play; it keeps the table.</source>
        <translation>カードゲームのための卓。遊ぶのはあなた、卓を守るのがChabudai。</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
</context>
</TS>
