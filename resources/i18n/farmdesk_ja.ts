<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name></name>
    <message id="app.cancel">
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message id="app.close">
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message id="app.crash">
        <source>Something went wrong that should not have. Your games are safe. A report for whoever mends it was written here; nothing is sent by itself:
{path}</source>
        <translation>予期しない不具合が起きました。保存したゲームは無事です。修正に役立つ報告書を次の場所に書きました。自動で送信されることはありません。
{path}</translation>
    </message>
    <message id="app.crash_unwritten">
        <source>Something went wrong that should not have, and the disk did not let Farmdesk write a report. Your saved games are as they were.</source>
        <translation>予期しない不具合が起きましたが、ディスクに報告書を書き込めませんでした。保存したゲームは元のままです。</translation>
    </message>
    <message id="app.done">
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message id="app.menu.again">
        <source>New game, same set-up</source>
        <translation>同じ設定で新しいゲーム</translation>
    </message>
    <message id="app.menu.copy">
        <source>Save a copy…</source>
        <translation>コピーを保存…</translation>
    </message>
    <message id="app.menu.folder">
        <source>Open the folder of saved games</source>
        <translation>保存フォルダーを開く</translation>
    </message>
    <message id="app.menu.full_screen">
        <source>Full screen (F11)</source>
        <translation>全画面表示（F11）</translation>
    </message>
    <message id="app.menu.keys">
        <source>Keys</source>
        <translation>キー一覧</translation>
    </message>
    <message id="app.menu.lobby">
        <source>Back to the lobby</source>
        <translation>ロビーに戻る</translation>
    </message>
    <message id="app.menu.quit">
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message id="app.menu.rules">
        <source>Rulebook</source>
        <translation>ルールブック</translation>
    </message>
    <message id="app.menu.settings">
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
    <message id="app.name">
        <source>Farmdesk</source>
        <translation>Farmdesk</translation>
    </message>
    <message id="app.ok">
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message id="colour.blue">
        <source>blue square</source>
        <translation>青い四角</translation>
    </message>
    <message id="colour.plum">
        <source>plum cross</source>
        <translation>紫の十字</translation>
    </message>
    <message id="colour.red">
        <source>red circle</source>
        <translation>赤い丸</translation>
    </message>
    <message id="colour.teal">
        <source>teal diamond</source>
        <translation>青緑のひし形</translation>
    </message>
    <message id="colour.yellow">
        <source>yellow triangle</source>
        <translation>黄色い三角</translation>
    </message>
    <message id="curtain.pass">
        <source>Pass the table to {who}</source>
        <translation>{who}に交代です</translation>
    </message>
    <message id="curtain.pass.help">
        <source>Everything stays covered until {who} is ready.</source>
        <translation>{who}の準備ができるまで、すべて隠してあります。</translation>
    </message>
    <message id="curtain.take">
        <source>I am {who}</source>
        <translation>{who}です</translation>
    </message>
    <message id="curtain.waits">
        <source>The table is covered</source>
        <translation>テーブルは隠れています</translation>
    </message>
    <message id="curtain.waits.help">
        <source>It opens for whoever is asked next.</source>
        <translation>次に手番の来た人が開けます。</translation>
    </message>
    <message id="deal.any">
        <source>Any</source>
        <translation>おまかせ</translation>
    </message>
    <message id="deal.any.about">
        <source>A fresh deal that nobody knows.</source>
        <translation>だれも知らない新しい配り方です。</translation>
    </message>
    <message id="deal.any.tip">
        <source>A fresh deal each time</source>
        <translation>毎回新しい配り方</translation>
    </message>
    <message id="deal.best">
        <source>Best result: {best}</source>
        <translation>最高記録：{best}</translation>
    </message>
    <message id="deal.damaged">
        <source>{file} is damaged: it is left as it is, and no results are kept.</source>
        <translation>{file}が壊れています。そのまま残し、記録はしません。</translation>
    </message>
    <message id="deal.day">
        <source>Deal of {day}</source>
        <translation>{day}のお題</translation>
    </message>
    <message id="deal.lost" numerus="yes">
        <source>lost, %n points</source>
        <translation>
            <numerusform>負け、%n点</numerusform>
        </translation>
    </message>
    <message id="deal.next">
        <source>Next: no. {number}</source>
        <translation>次は{number}番</translation>
    </message>
    <message id="deal.none">
        <source>not played yet</source>
        <translation>まだ遊んでいません</translation>
    </message>
    <message id="deal.number">
        <source>Deal no. {number}</source>
        <translation>お題{number}番</translation>
    </message>
    <message id="deal.numbered">
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message id="deal.numbered.tip">
        <source>Numbered deals, one after the other</source>
        <translation>番号つきのお題を順に</translation>
    </message>
    <message id="deal.sheet.best">
        <source>{deal}: your best result. Before: {best}.</source>
        <translation>{deal}：自己最高記録です。これまで：{best}。</translation>
    </message>
    <message id="deal.sheet.first">
        <source>{deal}: your first result.</source>
        <translation>{deal}：最初の記録です。</translation>
    </message>
    <message id="deal.sheet.takebacks">
        <source>{deal}: not kept, because of take-backs.</source>
        <translation>{deal}：待ったがあったので記録しません。</translation>
    </message>
    <message id="deal.sheet.usual">
        <source>{deal}. Your best result: {best}.</source>
        <translation>{deal}。最高記録：{best}。</translation>
    </message>
    <message id="deal.title">
        <source>Deal</source>
        <translation>お題</translation>
    </message>
    <message id="deal.today">
        <source>Today’s</source>
        <translation>今日</translation>
    </message>
    <message id="deal.today.tip">
        <source>The deal of the day, the same for everybody</source>
        <translation>今日のお題。だれでも同じ配り方</translation>
    </message>
    <message id="deal.won" numerus="yes">
        <source>won, %n points</source>
        <translation>
            <numerusform>勝ち、%n点</numerusform>
        </translation>
    </message>
    <message id="deal.won_with" numerus="yes">
        <source>won, %n points · {what}: {value}</source>
        <translation>
            <numerusform>勝ち、%n点 · {what}：{value}</numerusform>
        </translation>
    </message>
    <message id="game.agricola.minutes">
        <source>30 min a player</source>
        <translation>1人30分</translation>
    </message>
    <message id="game.agricola.name">
        <source>Agricola</source>
        <translation>アグリコラ</translation>
    </message>
    <message id="game.agricola.players">
        <source>1–4 players</source>
        <translation>1～4人</translation>
    </message>
    <message id="game.agricola.tagline">
        <source>Build a farm, feed a family</source>
        <translation>農場を築き、家族を養う</translation>
    </message>
    <message id="game.formidable_farm.minutes">
        <source>40 min</source>
        <translation>40分</translation>
    </message>
    <message id="game.formidable_farm.name">
        <source>Formidable Farm</source>
        <translation>フォーミダブル・ファーム</translation>
    </message>
    <message id="game.formidable_farm.players">
        <source>1–4 players</source>
        <translation>1～4人</translation>
    </message>
    <message id="game.formidable_farm.tagline">
        <source>Trade crops card by card</source>
        <translation>カードで作物を取り引きする</translation>
    </message>
    <message id="game.harvest_island.minutes">
        <source>35 min</source>
        <translation>35分</translation>
    </message>
    <message id="game.harvest_island.name">
        <source>Harvest Island</source>
        <translation>四季の森</translation>
    </message>
    <message id="game.harvest_island.players">
        <source>2–4 players</source>
        <translation>2～4人</translation>
    </message>
    <message id="game.harvest_island.tagline">
        <source>Sow, grow and pick fruit</source>
        <translation>果物をまき、育て、摘む</translation>
    </message>
    <message id="game.harvest_valley.minutes">
        <source>15 min</source>
        <translation>15分</translation>
    </message>
    <message id="game.harvest_valley.name">
        <source>Harvest Valley</source>
        <translation>ハーベスト・バレー</translation>
    </message>
    <message id="game.harvest_valley.players">
        <source>2–5 players</source>
        <translation>2～5人</translation>
    </message>
    <message id="game.harvest_valley.tagline">
        <source>Lay land around farmhouses</source>
        <translation>ファームハウスの周りに土地を置く</translation>
    </message>
    <message id="game.rift_valley_reserve.minutes">
        <source>25 min</source>
        <translation>25分</translation>
    </message>
    <message id="game.rift_valley_reserve.name">
        <source>Rift Valley Reserve</source>
        <translation>リフトバレー保護区</translation>
    </message>
    <message id="game.rift_valley_reserve.players">
        <source>2–5 players</source>
        <translation>2～5人</translation>
    </message>
    <message id="game.rift_valley_reserve.tagline">
        <source>Draw trails past wild animals</source>
        <translation>野生動物をめぐる道を引く</translation>
    </message>
    <message id="hint.ahead">
        <source>About {points} points better in the end than: {line}</source>
        <translation>最後には次の手より約{points}点良くなります：{line}</translation>
    </message>
    <message id="hint.best">
        <source>Best move, on the lit places. The log would say: {line}</source>
        <translation>最善手（光っている場所）です。ログにはこう残ります：{line}</translation>
    </message>
    <message id="hint.close">
        <source>Nearly as good: {line}</source>
        <translation>ほぼ同じ良さ：{line}</translation>
    </message>
    <message id="hint.none">
        <source>No hint could be found in time.</source>
        <translation>時間内にヒントが見つかりませんでした。</translation>
    </message>
    <message id="hint.other">
        <source>It changes the score of {who} by {points}.</source>
        <translation>{who}の得点が{points}変わります。</translation>
    </message>
    <message id="hint.own">
        <source>It changes your score by {points}.</source>
        <translation>あなたの得点が{points}変わります。</translation>
    </message>
    <message id="hint.thinking">
        <source>Looking for the best move…</source>
        <translation>最善手を探しています…</translation>
    </message>
    <message id="house.option.preview">
        <source>Show what a move would bring</source>
        <translation>置く前に結果を見せる</translation>
    </message>
    <message id="house.option.preview.off">
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message id="house.option.preview.on">
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message id="house.option.takeback">
        <source>Undo may take back what was revealed</source>
        <translation>公開されたものも取り消せる</translation>
    </message>
    <message id="keys.arrows">
        <source>Move between places; choose a direction</source>
        <translation>場所を移動、向きを選ぶ</translation>
    </message>
    <message id="keys.back">
        <source>One step back, within a move and within a turn; close what is open</source>
        <translation>一手や手番の中で1つ戻す、開いているものを閉じる</translation>
    </message>
    <message id="keys.close">
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message id="keys.describe">
        <source>Describe the place in words</source>
        <translation>場所を言葉で説明</translation>
    </message>
    <message id="keys.digits">
        <source>Take a piece by its number; in the hand: how many</source>
        <translation>番号で取る。持っているときは数を選ぶ</translation>
    </message>
    <message id="keys.drawers">
        <source>Drawers of a small window: recap, log</source>
        <translation>小さいウィンドウの引き出し：前回から、ログ</translation>
    </message>
    <message id="keys.enter">
        <source>Take a piece, place it, press a button</source>
        <translation>カードを取る、置く、ボタンを押す</translation>
    </message>
    <message id="keys.full">
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message id="keys.help">
        <source>Rules at what you point at</source>
        <translation>指しているもののルール</translation>
    </message>
    <message id="keys.hint">
        <source>Hint with reasons</source>
        <translation>理由つきのヒント</translation>
    </message>
    <message id="keys.keys">
        <source>This list</source>
        <translation>この一覧</translation>
    </message>
    <message id="keys.leaf">
        <source>Look at the board before or after</source>
        <translation>前のボード、次のボードを見る</translation>
    </message>
    <message id="keys.leaf_home">
        <source>Back to the board in front of you</source>
        <translation>目の前のボードに戻る</translation>
    </message>
    <message id="keys.log">
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message id="keys.menu">
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message id="keys.recap">
        <source>Show again what happened since your last turn</source>
        <translation>前回の手番からの出来事をもう一度見る</translation>
    </message>
    <message id="keys.redo">
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message id="keys.sheet">
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
    <message id="keys.space">
        <source>Finish a move; skip motion; next step of an AI; next row of the score sheet</source>
        <translation>手を終える、動きを飛ばす、AIの次の一手、得点表の次の行</translation>
    </message>
    <message id="keys.tab">
        <source>Next group of places; next part of the window</source>
        <translation>次の場所のまとまり、ウィンドウの次の部分</translation>
    </message>
    <message id="keys.title">
        <source>Keys</source>
        <translation>キー一覧</translation>
    </message>
    <message id="keys.undo">
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message id="level.expert">
        <source>Expert</source>
        <translation>達人</translation>
    </message>
    <message id="level.expert.about">
        <source>Looks further ahead and solves the end game</source>
        <translation>さらに先を読み、終盤を読み切る</translation>
    </message>
    <message id="level.hard">
        <source>Hard</source>
        <translation>強い</translation>
    </message>
    <message id="level.hard.about">
        <source>Looks a few moves ahead</source>
        <translation>数手先を読む</translation>
    </message>
    <message id="level.novice">
        <source>Novice</source>
        <translation>入門</translation>
    </message>
    <message id="level.novice.about">
        <source>Plays by eye and makes mistakes</source>
        <translation>見た目で打ち、間違いもする</translation>
    </message>
    <message id="level.steady">
        <source>Steady</source>
        <translation>堅実</translation>
    </message>
    <message id="level.steady.about">
        <source>Plays sensibly, one move at a time</source>
        <translation>一手ずつ手堅く打つ</translation>
    </message>
    <message id="lobby.all_saved">
        <source>All saved games</source>
        <translation>保存したゲーム一覧</translation>
    </message>
    <message id="lobby.backup_offer" numerus="yes">
        <source>A back-up with %n moves can be opened instead. It goes on in a file of its own; the damaged file stays as it is.</source>
        <translation>
            <numerusform>代わりに、%n手まで進んだバックアップを開けます。別のファイルで続き、元のファイルには手を触れません。</numerusform>
        </translation>
    </message>
    <message id="lobby.backup_open">
        <source>Open the back-up</source>
        <translation>バックアップを開く</translation>
    </message>
    <message id="lobby.cannot_keep">
        <source>Games cannot be kept at the moment, but you can play. {reason}</source>
        <translation>いまはゲームを保存できませんが、遊ぶことはできます。{reason}</translation>
    </message>
    <message id="lobby.continue">
        <source>Continue</source>
        <translation>つづきから</translation>
    </message>
    <message id="lobby.delete">
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message id="lobby.delete_ask">
        <source>Delete this game for good?
{game}: {when}</source>
        <translation>このゲームを完全に削除しますか？
{game}：{when}</translation>
    </message>
    <message id="lobby.folder">
        <source>Show folder</source>
        <translation>フォルダーを表示</translation>
    </message>
    <message id="lobby.folder_tip">
        <source>Open the folder of saved games</source>
        <translation>保存フォルダーを開く</translation>
    </message>
    <message id="lobby.give">
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message id="lobby.give_out">
        <source>Copy the chosen game to a file</source>
        <translation>選んだゲームをファイルに書き出す</translation>
    </message>
    <message id="lobby.language_tip">
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message id="lobby.lost" numerus="yes">
        <source>Finished: lost with %n points</source>
        <translation>
            <numerusform>終了：%n点で負け</numerusform>
        </translation>
    </message>
    <message id="lobby.moves" numerus="yes">
        <source>%n moves made</source>
        <translation>
            <numerusform>%n手目まで</numerusform>
        </translation>
    </message>
    <message id="lobby.none_saved">
        <source>Every game is saved after every move and waits here.</source>
        <translation>始めたゲームは一手ごとに自動で保存され、ここに並びます。</translation>
    </message>
    <message id="lobby.open">
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message id="lobby.rulebooks">
        <source>Rulebooks</source>
        <translation>ルールブック</translation>
    </message>
    <message id="lobby.rulebooks_tip">
        <source>Read the rules of a game</source>
        <translation>ゲームのルールを読む</translation>
    </message>
    <message id="lobby.settings">
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message id="lobby.settings_tip">
        <source>Language, theme, motion, size</source>
        <translation>言語、配色、動き、大きさ</translation>
    </message>
    <message id="lobby.shared" numerus="yes">
        <source>Finished: a shared win, %n points</source>
        <translation>
            <numerusform>終了：引き分けの勝利、%n点</numerusform>
        </translation>
    </message>
    <message id="lobby.tagline">
        <source>Five farm games for one table</source>
        <translation>ひとつの食卓に五つの農場ゲーム</translation>
    </message>
    <message id="lobby.take">
        <source>Import…</source>
        <translation>読み込む…</translation>
    </message>
    <message id="lobby.take_in">
        <source>Copy a saved game from a file into the list</source>
        <translation>ファイルから保存したゲームを一覧に加える</translation>
    </message>
    <message id="lobby.today">
        <source>today, {time}</source>
        <translation>今日 {time}</translation>
    </message>
    <message id="lobby.won" numerus="yes">
        <source>Finished: {who} won, %n points</source>
        <translation>
            <numerusform>終了：{who}の勝ち、%n点</numerusform>
        </translation>
    </message>
    <message id="lobby.yesterday">
        <source>yesterday</source>
        <translation>昨日</translation>
    </message>
    <message id="log.close.tip">
        <source>Close (L)</source>
        <translation>閉じる (L)</translation>
    </message>
    <message id="log.copy.tip">
        <source>Copy as text</source>
        <translation>文字としてコピー</translation>
    </message>
    <message id="log.help">
        <source>Point at a line to see its place; click it to see the table as it was.</source>
        <translation>行を指すと場所が光り、クリックするとその時の盤面が見られます。</translation>
    </message>
    <message id="log.secret">
        <source>{who} decided something in secret.</source>
        <translation>{who}は秘密に決めました。</translation>
    </message>
    <message id="log.stand_in">
        <source>{who} could not think it through in time; a simple legal move was played.</source>
        <translation>{who}は考えがまとまらなかったため、単純な手を打ちました。</translation>
    </message>
    <message id="log.title">
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message id="newgame.about">
        <source>About the contents</source>
        <translation>内容について</translation>
    </message>
    <message id="newgame.about_tip">
        <source>Says which figures are published and which are reconstructed</source>
        <translation>どの数値が公表されたもので、どれが復元したものかを示します</translation>
    </message>
    <message id="newgame.add">
        <source>Add a player</source>
        <translation>加える</translation>
    </message>
    <message id="newgame.advice">
        <source>Drag seats to change the order. Empty seats are left out.</source>
        <translation>席をドラッグすると順番が変わります。空席は使いません。</translation>
    </message>
    <message id="newgame.ai">
        <source>AI</source>
        <translation>AI</translation>
    </message>
    <message id="newgame.alone">
        <source>Play alone</source>
        <translation>ひとりで</translation>
    </message>
    <message id="newgame.change_colour">
        <source>{colour}: click to change</source>
        <translation>{colour}：クリックで変更</translation>
    </message>
    <message id="newgame.dice">
        <source>Roll</source>
        <translation>振る</translation>
    </message>
    <message id="newgame.dice_tip">
        <source>Take a number by chance</source>
        <translation>数字をでたらめに選ぶ</translation>
    </message>
    <message id="newgame.empty_seat">
        <source>Empty seat</source>
        <translation>空席</translation>
    </message>
    <message id="newgame.file_faults">
        <source>What is wrong with your own files</source>
        <translation>自作ファイルのまちがい</translation>
    </message>
    <message id="newgame.file_gone">
        <source>What you chose last is no longer in the folder, or has a fault now. Please choose again.</source>
        <translation>前に選んだものはフォルダーにないか、まちがいがあって使えません。選び直してください。</translation>
    </message>
    <message id="newgame.folder">
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message id="newgame.folder_tip">
        <source>Open the folder for files of your own; it is made if there is none</source>
        <translation>自作ファイルのフォルダーを開きます。まだなければ作ります</translation>
    </message>
    <message id="newgame.kind_tip">
        <source>Person or AI: click to change</source>
        <translation>人かAIか：クリックで切り替え</translation>
    </message>
    <message id="newgame.learn">
        <source>Learn it first</source>
        <translation>先に覚える</translation>
    </message>
    <message id="newgame.learn_tip">
        <source>Open the rulebook</source>
        <translation>ルールブックを開く</translation>
    </message>
    <message id="newgame.leave_empty">
        <source>Leave empty</source>
        <translation>空席にする</translation>
    </message>
    <message id="newgame.level_of">
        <source>Level of {who}</source>
        <translation>{who}の強さ</translation>
    </message>
    <message id="newgame.mark_of">
        <source>Mark of {who}: {colour}</source>
        <translation>{who}の印：{colour}</translation>
    </message>
    <message id="newgame.more">
        <source>All options…</source>
        <translation>すべて表示…</translation>
    </message>
    <message id="newgame.more_tip">
        <source>Every rule option and the seed</source>
        <translation>すべてのルールとシード</translation>
    </message>
    <message id="newgame.move_seat">
        <source>Move the seat of {who}</source>
        <translation>{who}の席を動かす</translation>
    </message>
    <message id="newgame.move_seat_how">
        <source>Drag, or press the up and down keys</source>
        <translation>ドラッグ、または上下キー</translation>
    </message>
    <message id="newgame.name">
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message id="newgame.name.blue">
        <source>Mira</source>
        <translation>ミラ</translation>
    </message>
    <message id="newgame.name.plum">
        <source>Anouk</source>
        <translation>アヌク</translation>
    </message>
    <message id="newgame.name.red">
        <source>Tomas</source>
        <translation>トマス</translation>
    </message>
    <message id="newgame.name.teal">
        <source>Sol</source>
        <translation>ソル</translation>
    </message>
    <message id="newgame.name.yellow">
        <source>Kei</source>
        <translation>ケイ</translation>
    </message>
    <message id="newgame.name_tip">
        <source>Click to type a name</source>
        <translation>クリックして名前を入力</translation>
    </message>
    <message id="newgame.no_folder">
        <source>The folder cannot be made: {reason}.</source>
        <translation>フォルダーを作れません（{reason}）。</translation>
    </message>
    <message id="newgame.options">
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message id="newgame.options_about">
        <source>These change the rules of the next game.</source>
        <translation>次のゲームのルールを変えます。</translation>
    </message>
    <message id="newgame.options_of">
        <source>{game}: options</source>
        <translation>{game}：オプション</translation>
    </message>
    <message id="newgame.own_mix">
        <source>Own mix</source>
        <translation>自分で選ぶ</translation>
    </message>
    <message id="newgame.pace">
        <source>AI pace</source>
        <translation>AIの速さ</translation>
    </message>
    <message id="newgame.pace.instant">
        <source>Instant</source>
        <translation>すぐ</translation>
    </message>
    <message id="newgame.pace.normal">
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message id="newgame.pace.step">
        <source>Step</source>
        <translation>一手ずつ</translation>
    </message>
    <message id="newgame.pace_tip">
        <source>How AI moves are shown: at once, one after the other, or each when you say so</source>
        <translation>AIの手の見せ方：すぐに、順番に、または合図ごとに</translation>
    </message>
    <message id="newgame.person">
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message id="newgame.person_here">
        <source>This screen</source>
        <translation>この画面</translation>
    </message>
    <message id="newgame.preset">
        <source>Ready-made set of options</source>
        <translation>オプションの組み合わせ</translation>
    </message>
    <message id="newgame.seats_needed">
        <source>{game} is for {least} to {most} players.</source>
        <translation>{game}は{least}～{most}人用です。</translation>
    </message>
    <message id="newgame.seed">
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message id="newgame.seed_any">
        <source>A new one each time</source>
        <translation>毎回ちがう</translation>
    </message>
    <message id="newgame.seed_tip">
        <source>The same number deals the same game; share it, and others play it too.</source>
        <translation>同じ数字なら同じ配り方になります。教え合えば同じゲームを遊べます。</translation>
    </message>
    <message id="newgame.start">
        <source>Start game</source>
        <translation>ゲーム開始</translation>
    </message>
    <message id="newgame.together">
        <source>Play with AIs</source>
        <translation>AIと遊ぶ</translation>
    </message>
    <message id="newgame.who_plays">
        <source>{game}: who plays?</source>
        <translation>{game}：だれが遊ぶ？</translation>
    </message>
    <message id="replay.back.tip">
        <source>One step back (Left)</source>
        <translation>1手戻る (←)</translation>
    </message>
    <message id="replay.first">
        <source>The table before the first move</source>
        <translation>最初の手の前の盤面</translation>
    </message>
    <message id="replay.forward.tip">
        <source>One step on (Right)</source>
        <translation>1手進む (→)</translation>
    </message>
    <message id="replay.help">
        <source>Looking back. Esc returns to the game.</source>
        <translation>振り返り中。Escでゲームに戻ります。</translation>
    </message>
    <message id="replay.leave">
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message id="replay.play.tip">
        <source>Play or pause (Space)</source>
        <translation>再生・一時停止 (スペース)</translation>
    </message>
    <message id="replay.start.tip">
        <source>To the beginning (Home)</source>
        <translation>最初へ (Home)</translation>
    </message>
    <message id="replay.where">
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message id="rules.close">
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message id="rules.found" numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n件</numerusform>
        </translation>
    </message>
    <message id="rules.next">
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message id="rules.not_found">
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message id="rules.other_language">
        <source>This rulebook has not been written in your language yet.</source>
        <translation>このルールブックはまだ日本語になっていません。</translation>
    </message>
    <message id="rules.previous">
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message id="rules.search">
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message id="rules.title">
        <source>Rulebook</source>
        <translation>ルールブック</translation>
    </message>
    <message id="save.damaged">
        <source>This file is damaged or is no saved game.</source>
        <translation>このファイルは壊れているか、保存したゲームではありません。</translation>
    </message>
    <message id="save.illegal_move" numerus="yes">
        <source>Move %n in this file is against the rules, so the game cannot be opened.</source>
        <translation>
            <numerusform>このファイルの%n手目がルールに反しているため、開けません。</numerusform>
        </translation>
    </message>
    <message id="save.newer">
        <source>This game was saved by a newer Farmdesk; please update to open it.</source>
        <translation>このゲームは新しい版のFarmdeskで保存されました。開くには更新してください。</translation>
    </message>
    <message id="save.not_read">
        <source>The file could not be read ({reason}).</source>
        <translation>ファイルを読めませんでした（{reason}）。</translation>
    </message>
    <message id="save.not_written">
        <source>The game could not be saved ({reason}). What was saved earlier is still there.</source>
        <translation>ゲームを保存できませんでした（{reason}）。前の保存は残っています。</translation>
    </message>
    <message id="save.older_rules">
        <source>This game was saved under older rules that Farmdesk no longer plays.</source>
        <translation>もう使われていない古いルールで保存されたゲームです。</translation>
    </message>
    <message id="save.too_large">
        <source>This file is too large to be a saved game.</source>
        <translation>このファイルは大きすぎて、保存したゲームではありません。</translation>
    </message>
    <message id="save.unknown_game">
        <source>This save is of a game that this Farmdesk does not know: {game}</source>
        <translation>このFarmdeskにはないゲームの保存です：{game}</translation>
    </message>
    <message id="score.again">
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message id="score.all">
        <source>All rows</source>
        <translation>すべて</translation>
    </message>
    <message id="score.and">
        <source>{one} and {other}</source>
        <translation>{one}と{other}</translation>
    </message>
    <message id="score.close.tip">
        <source>Close (F2)</source>
        <translation>閉じる (F2)</translation>
    </message>
    <message id="score.counted">
        <source>{what}: {part}</source>
        <translation>{what}：{part}</translation>
    </message>
    <message id="score.fact">
        <source>{what}: {points}</source>
        <translation>{what}：{points}</translation>
    </message>
    <message id="score.final">
        <source>Final score</source>
        <translation>最終得点</translation>
    </message>
    <message id="score.fold">
        <source>Click or Enter: one row for all</source>
        <translation>クリックまたは Enter：1行にまとめます</translation>
    </message>
    <message id="score.live">
        <source>Score now</source>
        <translation>現在の得点</translation>
    </message>
    <message id="score.lobby">
        <source>Lobby</source>
        <translation>ロビー</translation>
    </message>
    <message id="score.look">
        <source>Look at the table</source>
        <translation>盤面を見る</translation>
    </message>
    <message id="score.lost">
        <source>{who} has lost this game, with {points} points.</source>
        <translation>{who}は{points}点で負けました。</translation>
    </message>
    <message id="score.next">
        <source>Next row</source>
        <translation>次の行</translation>
    </message>
    <message id="score.replay">
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message id="score.secret">
        <source>Some points are face down and not counted here yet</source>
        <translation>一部の点は伏せられていて、まだここに数えられていません</translation>
    </message>
    <message id="score.secret_note">
        <source>? stands for points that are face down until the end.</source>
        <translation>「?」は、終了まで伏せられている点です。</translation>
    </message>
    <message id="score.shared">
        <source>{who} share the win with {points} points each.</source>
        <translation>{who}が{points}点で勝利を分け合いました。</translation>
    </message>
    <message id="score.takebacks">
        <source>with take-backs</source>
        <translation>待ったあり</translation>
    </message>
    <message id="score.tie">
        <source>Tie for first place, decided by {what}: {points}.</source>
        <translation>1位が同点のため、{what}で決めます：{points}</translation>
    </message>
    <message id="score.tie_stays">
        <source>Tie for first place, and {what} are equal too: {points}.</source>
        <translation>1位が同点で、{what}も同じです：{points}</translation>
    </message>
    <message id="score.total">
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message id="score.unfold">
        <source>Click or Enter: show every row</source>
        <translation>クリックまたは Enter：内訳を開きます</translation>
    </message>
    <message id="score.winner">
        <source>{who} wins with {points} points.</source>
        <translation>{who}が{points}点で勝ちました。</translation>
    </message>
    <message id="settings.at_once">
        <source>Every change works at once.</source>
        <translation>変更はすぐに反映されます。</translation>
    </message>
    <message id="settings.curtain">
        <source>Cover the table before it is passed on</source>
        <translation>交代のときにテーブルを隠す</translation>
    </message>
    <message id="settings.curtain_tip">
        <source>For games with hidden hands that several people play on this screen; switch it off if you look away yourselves</source>
        <translation>手札を隠すゲームを一つの画面で何人かで遊ぶときのためです。自分たちで目をそらすなら切ってください</translation>
    </message>
    <message id="settings.language">
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message id="settings.motion">
        <source>Speed of motion</source>
        <translation>動きの速さ</translation>
    </message>
    <message id="settings.motion.off">
        <source>No motion</source>
        <translation>動きなし</translation>
    </message>
    <message id="settings.pace">
        <source>AI pace</source>
        <translation>AIの速さ</translation>
    </message>
    <message id="settings.reduce_motion">
        <source>Reduce motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message id="settings.reduce_motion_tip">
        <source>Pieces do not fly; places light up instead</source>
        <translation>駒は飛ばず、場所が光ります</translation>
    </message>
    <message id="settings.scale">
        <source>Interface size</source>
        <translation>表示の大きさ</translation>
    </message>
    <message id="settings.scale_lowered">
        <source>The window has room for {shown} % only; make it larger to see more.</source>
        <translation>このウィンドウでは{shown}%までです。ウィンドウを広げるとさらに大きくなります。</translation>
    </message>
    <message id="settings.theme">
        <source>Theme</source>
        <translation>配色</translation>
    </message>
    <message id="settings.theme.contrast">
        <source>High contrast</source>
        <translation>高コントラスト</translation>
    </message>
    <message id="settings.theme.dark">
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message id="settings.theme.light">
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message id="settings.theme.system">
        <source>Like the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message id="settings.title">
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message id="table.armful.room" numerus="yes">
        <source>Only %n can go there.</source>
        <translation>
            <numerusform>ここに置けるのは%nつまでです。</numerusform>
        </translation>
    </message>
    <message id="table.back">
        <source>Back</source>
        <translation>戻す</translation>
    </message>
    <message id="table.back.tip">
        <source>Takes the last drop back (Esc)</source>
        <translation>直前に置いたものを戻す (Esc)</translation>
    </message>
    <message id="table.back_turn.tip">
        <source>Takes this back: {line} (Esc)</source>
        <translation>これを取り消す: {line} (Esc)</translation>
    </message>
    <message id="table.brings">
        <source>Brings you {points}</source>
        <translation>あなたに{points}点</translation>
    </message>
    <message id="table.brings_nothing">
        <source>Changes nothing in your score</source>
        <translation>あなたの得点は変わりません</translation>
    </message>
    <message id="table.copied">
        <source>Copied to {file}.</source>
        <translation>{file}にコピーしました。</translation>
    </message>
    <message id="table.counting">
        <source>The game is over: the points are counted</source>
        <translation>ゲーム終了。得点を数えています</translation>
    </message>
    <message id="table.counting.help">
        <source>Space opens the next row, Enter all of them.</source>
        <translation>スペースキーで次の行、Enterで全部開きます。</translation>
    </message>
    <message id="table.describe_nothing">
        <source>Point at something first, or move the ring with the arrows.</source>
        <translation>先に何かを指すか、矢印キーで枠を動かしてください。</translation>
    </message>
    <message id="table.done">
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message id="table.done.tip">
        <source>Space</source>
        <translation>スペースキー</translation>
    </message>
    <message id="table.doubt.help">
        <source>Press the same answer once more to do it, or go on playing.</source>
        <translation>実行するには同じボタンをもう一度押します。そのまま続けることもできます。</translation>
    </message>
    <message id="table.drawer.log">
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message id="table.drawer.recap">
        <source>Since last</source>
        <translation>前回から</translation>
    </message>
    <message id="table.help.armful" numerus="yes">
        <source>Drop it on a lit place. Wheel or digit: how many, up to %n.</source>
        <translation>
            <numerusform>光っている場所へ。ホイールか数字キーで数を選べます（%nまで）。</numerusform>
        </translation>
    </message>
    <message id="table.help.drop" numerus="yes">
        <source>%n lit places. Esc puts it back.</source>
        <translation>
            <numerusform>光っている場所は%nか所。Escで元に戻します。</numerusform>
        </translation>
    </message>
    <message id="table.help.lift">
        <source>Drag a piece to a lit place, or click it and then the place.</source>
        <translation>コマやカードを光った場所へドラッグするか、順にクリックします。</translation>
    </message>
    <message id="table.help.next" numerus="yes">
        <source>Now drop it on one of %n lit places. Esc takes the last drop back.</source>
        <translation>
            <numerusform>光っている%nか所のどれかに置きます。Escで直前を戻します。</numerusform>
        </translation>
    </message>
    <message id="table.help.ready">
        <source>That is enough: press “{tick}”, or go on. Esc takes the last drop back.</source>
        <translation>「{tick}」を押すか、続けて置きます。Escで直前を戻します。</translation>
    </message>
    <message id="table.help.tip">
        <source>Rulebook (F1)</source>
        <translation>ルールブック (F1)</translation>
    </message>
    <message id="table.here">
        <source>Here</source>
        <translation>同席</translation>
    </message>
    <message id="table.hint.tip">
        <source>Hint (F4)</source>
        <translation>ヒント (F4)</translation>
    </message>
    <message id="table.log.tip">
        <source>Log (L)</source>
        <translation>ログ (L)</translation>
    </message>
    <message id="table.menu.tip">
        <source>Menu (F10)</source>
        <translation>メニュー (F10)</translation>
    </message>
    <message id="table.more" numerus="yes">
        <source>Also: %n</source>
        <translation>
            <numerusform>ほかに%nつ</numerusform>
        </translation>
    </message>
    <message id="table.more.close">
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message id="table.more.tip">
        <source>What else you may do</source>
        <translation>ほかにできること</translation>
    </message>
    <message id="table.next">
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message id="table.next.tip">
        <source>Space</source>
        <translation>スペースキー</translation>
    </message>
    <message id="table.not_here">
        <source>Not here</source>
        <translation>ここには置けません</translation>
    </message>
    <message id="table.only">
        <source>{who} has only one answer</source>
        <translation>{who}にできることは一つだけです</translation>
    </message>
    <message id="table.only.help">
        <source>It is made without asking.</source>
        <translation>自動で行われます。</translation>
    </message>
    <message id="table.recap">
        <source>Since your last turn</source>
        <translation>前回の手番から</translation>
    </message>
    <message id="table.recap_empty">
        <source>Nothing yet.</source>
        <translation>まだ何も起きていません。</translation>
    </message>
    <message id="table.recap_replay.tip">
        <source>Show it again (F5)</source>
        <translation>もう一度見る (F5)</translation>
    </message>
    <message id="table.redo.tip">
        <source>Redo (Ctrl+Y)</source>
        <translation>やり直す (Ctrl+Y)</translation>
    </message>
    <message id="table.sheet">
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
    <message id="table.step">
        <source>{who} is ready to move</source>
        <translation>{who}の準備ができました</translation>
    </message>
    <message id="table.step.help">
        <source>Press Space or Next to see the move.</source>
        <translation>スペースキーか「次へ」で手を見ます。</translation>
    </message>
    <message id="table.thinks">
        <source>{who} is thinking</source>
        <translation>{who}が考えています</translation>
    </message>
    <message id="table.thinks.help">
        <source>You can look around meanwhile.</source>
        <translation>その間に盤面を見て回れます。</translation>
    </message>
    <message id="table.title">
        <source>{who} to move</source>
        <translation>{who}の番</translation>
    </message>
    <message id="table.undo.tip">
        <source>Undo (Ctrl+Z)</source>
        <translation>元に戻す (Ctrl+Z)</translation>
    </message>
    <message id="table.way.tip">
        <source>Pay the rest with this. The space bar does the same.</source>
        <translation>残りをこれで支払います。スペースキーでもできます。</translation>
    </message>
    <message id="table.you">
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
</TS>
