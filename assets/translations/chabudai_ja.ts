<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Chabudai</source>
        <translation>Chabudaiについて</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>A table for card games. You play; it keeps the table.</source>
        <translation>カードゲームのための卓。カードを動かすのはあなた。卓を用意するのがChabudai。</translation>
    </message>
    <message>
        <source>Free software under the {licence} licence.</source>
        <translation>{licence}ライセンスのフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>Tables left open and errors: {state}
Settings: {config}</source>
        <translation>開いたままの卓とエラーの記録：{state}
設定：{config}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy version and system, for a report</source>
        <translation>バージョンと環境をコピー（不具合の報告用）</translation>
    </message>
    <message>
        <source>Open the error log</source>
        <translation>エラーログを開く</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>How many cards</source>
        <translation>必要な枚数</translation>
    </message>
    <message>
        <source>Going first or second</source>
        <translation>先攻か後攻か</translation>
    </message>
    <message>
        <source>Up to which turn</source>
        <translation>何番目の番まで</translation>
    </message>
</context>
<context>
    <name>BringRow</name>
    <message>
        <source>Read large</source>
        <translation>カードを拡大</translation>
    </message>
    <message>
        <source>Drag cards onto the table, or bring the chosen one to:</source>
        <translation>カードを卓へドラッグするか、選んだカードを出す場所を選びます：</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>枚数</translation>
    </message>
</context>
<context>
    <name>ButtonRow</name>
    <message>
        <source>More…</source>
        <translation>その他…</translation>
    </message>
    <message>
        <source>More that can be done</source>
        <translation>ほかの操作</translation>
    </message>
</context>
<context>
    <name>CardBrowser</name>
    <message>
        <source>No card fits. Change the search or the filters.</source>
        <translation>合うカードがありません。検索や絞り込みを変えてください。</translation>
    </message>
    <message>
        <source>{cards} found. Space reads one large.</source>
        <translation>{cards}見つかりました。Spaceで拡大します。</translation>
    </message>
    <message>
        <source>The first {cards}, and more.</source>
        <translation>最初の{cards}を表示中です。ほかにもあります。</translation>
    </message>
    <message>
        <source>Cards found</source>
        <translation>見つかったカード</translation>
    </message>
</context>
<context>
    <name>CardPanel</name>
    <message>
        <source>Double click or Enter</source>
        <translation>ダブルクリックかEnter</translation>
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
        <translation>ついているカード</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>進化前</translation>
    </message>
    <message>
        <source>Damage {n}</source>
        <translation>ダメージ{n}</translation>
    </message>
    <message>
        <source>{note} (until the end of turn {turn})</source>
        <translation>{note}（{turn}ターン目の終わりまで）</translation>
    </message>
    <message>
        <source>Large card</source>
        <translation>カード拡大</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>CardsSheet</name>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
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
    <name>Chooser</name>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>or another card</source>
        <translation>ほかのカードも</translation>
    </message>
    <message>
        <source>Take out {name}</source>
        <translation>{name}を外す</translation>
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
        <source>… and {count} more</source>
        <translation>…ほか{count}件</translation>
    </message>
</context>
<context>
    <name>DeckSheet</name>
    <message>
        <source>Play alone</source>
        <translation>1人で遊ぶ</translation>
    </message>
    <message>
        <source>Play for two…</source>
        <translation>2人で遊ぶ…</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>デッキのカード</translation>
    </message>
    <message>
        <source>No remarks</source>
        <translation>気になる点はありません</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Your own deck: drop its list here, or paste it (Ctrl+V)</source>
        <translation>自分のデッキ：リストをここにドロップするか、貼り付け（Ctrl+V）</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>カード一覧</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>It cannot be read</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>{count} to look at</source>
        <translation>確認{count}件</translation>
    </message>
    <message>
        <source>Enter: play alone</source>
        <translation>Enterで1人で遊ぶ</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a table or a deck list</source>
        <translation>卓かデッキを開く</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>卓を保存</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>ログを書き出す</translation>
    </message>
    <message>
        <source>Export the position</source>
        <translation>局面を書き出す</translation>
    </message>
    <message>
        <source>Export the position as a case</source>
        <translation>検討用の局面を書き出す</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Filter: {count}</source>
        <translation>絞り込み：{count}</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
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
        <source>Kinds and order</source>
        <translation>種類と並び</translation>
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
    <name>FilterRow</name>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Card set</source>
        <translation>商品</translation>
    </message>
    <message>
        <source>Regulation mark</source>
        <translation>レギュレーションマーク</translation>
    </message>
    <message>
        <source>Search by name, attack or text</source>
        <translation>カード名、ワザ、テキストで探す</translation>
    </message>
    <message>
        <source>Search cards, in Japanese or English</source>
        <translation>カードを探す（日本語・英語）</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>絞り込みを解除</translation>
    </message>
    <message>
        <source>Take away every filter</source>
        <translation>すべての絞り込みを解除</translation>
    </message>
    <message>
        <source>Filter: {count}</source>
        <translation>絞り込み：{count}</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Find a card or an action</source>
        <translation>カードや操作を探す</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>見つかったもの</translation>
    </message>
    <message>
        <source>Nothing has these words. Try fewer letters.</source>
        <translation>見つかりません。文字を減らしてみてください。</translation>
    </message>
</context>
<context>
    <name>FormSheet</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
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
    <name>Home</name>
    <message>
        <source>A table for card games. You play; it keeps the table.</source>
        <translation>カードゲームのための卓。カードを動かすのはあなた。卓を用意するのがChabudai。</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>新しい卓</translation>
    </message>
    <message>
        <source>Alone, or two at this screen</source>
        <translation>1人で、または1つの画面で2人で</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>A saved table or a deck list</source>
        <translation>保存した卓やデッキリスト</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>See a deck and play it</source>
        <translation>デッキを見て、そのまま遊ぶ</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Looks, text size, keys</source>
        <translation>見た目、文字の大きさ、キー</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Keys ?</source>
        <translation>キー一覧 ?</translation>
    </message>
    <message>
        <source>Works without internet or accounts</source>
        <translation>ネット接続もアカウントも不要</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>つづきから</translation>
    </message>
    <message>
        <source>Show all {count}</source>
        <translation>{count}件すべて表示</translation>
    </message>
    <message>
        <source>Recent tables</source>
        <translation>最近の卓</translation>
    </message>
    <message>
        <source>The file is gone</source>
        <translation>ファイルが見つかりません</translation>
    </message>
    <message>
        <source>Remove from the list (Delete)</source>
        <translation>一覧から外す（Delete）</translation>
    </message>
    <message>
        <source>Sit down with a deck</source>
        <translation>デッキを選んで始める</translation>
    </message>
    <message>
        <source>Play it alone, at once</source>
        <translation>すぐに1人で遊ぶ</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Keys</source>
        <translation>キー一覧</translation>
    </message>
    <message>
        <source>Search keys</source>
        <translation>キーを探す</translation>
    </message>
    <message>
        <source>No key and no action has these words.</source>
        <translation>その言葉のキーや操作はありません。</translation>
    </message>
    <message>
        <source>Also those for other cards</source>
        <translation>ほかのカードで使えるキーも</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>キーを変える…</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>キーを変える</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Left and right go from card to card in a line, Enter looks at the step, Ctrl+Enter goes back to it, Esc looks at the table again, Ctrl+C copies.</source>
        <translation>左右キーで行の中のカードへ移り、Enterでその手順の場面を見て、Ctrl+Enterでそこまで戻り、Escで現在の場に戻り、Ctrl+Cでコピーします。</translation>
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
        <source>Copy the line</source>
        <translation>この行をコピー</translation>
    </message>
    <message>
        <source>Copy the {count} selected lines</source>
        <translation>選んだ{count}行をコピー</translation>
    </message>
    <message>
        <source>Copy the whole log</source>
        <translation>ログ全体をコピー</translation>
    </message>
    <message>
        <source>Look at this step</source>
        <translation>この手順を見る</translation>
    </message>
    <message>
        <source>Go to this step</source>
        <translation>この手順へ移動</translation>
    </message>
    <message>
        <source>Copy “{name}”</source>
        <translation>「{name}」をコピー</translation>
    </message>
    <message>
        <source>Read large</source>
        <translation>カードを拡大</translation>
    </message>
</context>
<context>
    <name>LookTop</name>
    <message>
        <source>top {n}</source>
        <translation>上から{n}枚</translation>
    </message>
    <message>
        <source>new order: {numbers} …</source>
        <translation>新しい順：{numbers} …</translation>
    </message>
    <message>
        <source>Close: put back as they lay</source>
        <translation>閉じる：順番を変えずに戻す</translation>
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
        <source>Drag the cards into order, move them with Alt and the arrows, or type their numbers in the order you want.</source>
        <translation>カードをドラッグして並べるか、Altと矢印キーで動かすか、並べたい順に番号を押してください。</translation>
    </message>
    <message>
        <source>Put back in this order</source>
        <translation>この順で上に戻す</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>戻す</translation>
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
        <source>Double click</source>
        <translation>ダブルクリック</translation>
    </message>
    <message>
        <source>Selected to the bottom</source>
        <translation>選んだカードを下へ</translation>
    </message>
    <message>
        <source>Shuffle the rest</source>
        <translation>残りを切る</translation>
    </message>
    <message>
        <source>The cards stand in another order now. Put them back in this order?</source>
        <translation>並べ替えた順番があります。この順番で戻しますか？</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>この順で戻す</translation>
    </message>
    <message>
        <source>As they lay</source>
        <translation>元の順で戻す</translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation>まだ見る</translation>
    </message>
</context>
<context>
    <name>MessagesPanel</name>
    <message>
        <source>Messages</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>The newest first; Ctrl+C copies.</source>
        <translation>新しい順に並びます。Ctrl+Cでコピーします。</translation>
    </message>
    <message>
        <source>Nothing was said so far.</source>
        <translation>お知らせはまだありません。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Open the error log</source>
        <translation>エラーログを開く</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
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
        <translation>メモを残す</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>外す</translation>
    </message>
</context>
<context>
    <name>OddsView</name>
    <message>
        <source>Odds</source>
        <translation>確率</translation>
    </message>
</context>
<context>
    <name>PictureSheet</name>
    <message>
        <source>Picture of the table</source>
        <translation>卓の画像</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>手札を伏せる</translation>
    </message>
    <message>
        <source>Turn over what only this seat sees</source>
        <translation>この席だけに見えるカードをウラにする</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save the picture in a file</source>
        <translation>画像をファイルに保存</translation>
    </message>
    <message>
        <source>What the picture will show</source>
        <translation>画像の内容</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Save a picture of the table</source>
        <translation>卓の画像を保存</translation>
    </message>
</context>
<context>
    <name>PileViewer</name>
    <message>
        <source>{shown} of {cards}</source>
        <translation>{cards}中{shown}枚</translation>
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
        <source>Shuffle</source>
        <translation>切る</translation>
    </message>
    <message>
        <source>{pile} looked through. Shuffle it?</source>
        <translation>{pile}を見ました。切りますか？</translation>
    </message>
    <message>
        <source>Put back as it was</source>
        <translation>順番を変えずに戻す</translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation>まだ見る</translation>
    </message>
</context>
<context>
    <name>ReadingView</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>TableTile</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>TrialBar</name>
    <message>
        <source>Simulate</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Simulated openings</source>
        <translation>シミュレーションの進み具合</translation>
    </message>
    <message>
        <source>How many openings</source>
        <translation>シミュレーションの回数</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
</context>
</TS>
