<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name></name>
    <message id="rift_valley_reserve.about.board">
        <source>{board}, {name}'s board</source>
        <translation>{board}（{name}のボード）</translation>
    </message>
    <message id="rift_valley_reserve.about.elephant">
        <source>Elephant: 2 points to everybody whose trail comes by</source>
        <translation>ゾウ：そばをトレイルが通るプレイヤーに2点</translation>
    </message>
    <message id="rift_valley_reserve.about.kob">
        <source>Kob: 1 point to everybody whose trail comes by</source>
        <translation>コブ：そばをトレイルが通るプレイヤーに1点</translation>
    </message>
    <message id="rift_valley_reserve.about.lion">
        <source>Lion: 3 points to everybody whose trail comes by</source>
        <translation>ライオン：そばをトレイルが通るプレイヤーに3点</translation>
    </message>
    <message id="rift_valley_reserve.about.rift">
        <source>The rift: only the player whose colour is round it may bridge it, straight across</source>
        <translation>リフト：縁の色のプレイヤーだけが、まっすぐ橋を架けられます</translation>
    </message>
    <message id="rift_valley_reserve.about.stop">
        <source>Stop: −2 points at the end until it has a trail. Never straight beside another stop.</source>
        <translation>ストップ：トレイルがつながるまで−2点。ほかのストップと縦横に隣り合ってはいけません。</translation>
    </message>
    <message id="rift_valley_reserve.about.stop_of">
        <source>{name}'s stop</source>
        <translation>{name}のストップ</translation>
    </message>
    <message id="rift_valley_reserve.about.tent">
        <source>Tent: 2 points for each of your joined stops around it. 5 on a board at most.</source>
        <translation>テント：周囲8マスにある、つながった自分のストップごとに2点。1枚のボードに5つまでです。</translation>
    </message>
    <message id="rift_valley_reserve.about.trail">
        <source>Trail: joins two of your stops, straight or with one corner. 1 point for each area that it enters.</source>
        <translation>トレイル：自分のストップ2つを、まっすぐか角1つで結びます。入ったエリアごとに1点です。</translation>
    </message>
    <message id="rift_valley_reserve.about.tree">
        <source>Tree: nothing can be drawn here</source>
        <translation>木：ここには描けません</translation>
    </message>
    <message id="rift_valley_reserve.about.water">
        <source>Water: nothing can be drawn here</source>
        <translation>水：ここには描けません</translation>
    </message>
    <message id="rift_valley_reserve.began.final" numerus="yes">
        <source>Turn {turn}: the final stage. %n turns left.</source>
        <translation>
            <numerusform>{turn}ターン目、最終ステージに入りました。残り%nターンです。</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.began.turn">
        <source>Turn {turn}: every board goes to the left.</source>
        <translation>{turn}ターン目、ボードをそれぞれ左に渡しました。</translation>
    </message>
    <message id="rift_valley_reserve.board.acacia_woods">
        <source>Acacia Woods</source>
        <translation>アカシアの森</translation>
    </message>
    <message id="rift_valley_reserve.board.crater_lake">
        <source>Crater Lake</source>
        <translation>火口湖</translation>
    </message>
    <message id="rift_valley_reserve.board.home_reserve">
        <source>Home Reserve</source>
        <translation>ホーム保護区</translation>
    </message>
    <message id="rift_valley_reserve.board.long_canyon">
        <source>Long Canyon</source>
        <translation>長い峡谷</translation>
    </message>
    <message id="rift_valley_reserve.board.river_bend">
        <source>River Bend</source>
        <translation>川の湾曲</translation>
    </message>
    <message id="rift_valley_reserve.board.salt_pans">
        <source>Salt Pans</source>
        <translation>塩の池</translation>
    </message>
    <message id="rift_valley_reserve.clock.final" numerus="yes">
        <source>Final stage: %n turns left</source>
        <translation>
            <numerusform>最終ステージ：残り%nターン</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.clock.over">
        <source>Over after {turn} turns</source>
        <translation>{turn}ターンで終了</translation>
    </message>
    <message id="rift_valley_reserve.clock.turn">
        <source>Turn {turn} · {full} of {needed} boards full</source>
        <translation>{turn}ターン目・満杯{full}/{needed}枚</translation>
    </message>
    <message id="rift_valley_reserve.fact.drawing">
        <source>drawing</source>
        <translation>描いています</translation>
    </message>
    <message id="rift_valley_reserve.fact.on">
        <source>on {board}</source>
        <translation>ボード：{board}</translation>
    </message>
    <message id="rift_valley_reserve.fact.own">
        <source>own board {board}</source>
        <translation>自分のボード：{board}</translation>
    </message>
    <message id="rift_valley_reserve.fact.sealed">
        <source>sealed</source>
        <translation>決定済み</translation>
    </message>
    <message id="rift_valley_reserve.fault.broken_area">
        <source>{board}: area {area} is in pieces, cut off at row {row}, column {column}.</source>
        <translation>{board}：エリア{area}が1つにつながっていません。{row}行目{column}列目が離れています。</translation>
    </message>
    <message id="rift_valley_reserve.fault.columns">
        <source>{board}: row {row} of "{part}" has {found} squares instead of {width}.</source>
        <translation>{board}：「{part}」の{row}行目は{width}マスのはずですが、{found}マスです。</translation>
    </message>
    <message id="rift_valley_reserve.fault.differs">
        <source>{board}: the lists and the picture differ at row {row}, column {column} ({what}).</source>
        <translation>{board}：{row}行目{column}列目で、一覧と図が食い違っています（{what}）。</translation>
    </message>
    <message id="rift_valley_reserve.fault.letter">
        <source>{board}: the area "{sign}" at row {row}, column {column} is none of A to I.</source>
        <translation>{board}：{row}行目{column}列目のエリアの文字「{sign}」は、AからIのどれでもありません。</translation>
    </message>
    <message id="rift_valley_reserve.fault.more" numerus="yes">
        <source>%n more faults are not listed here.</source>
        <translation>
            <numerusform>このほかに間違いが%n件あります。</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.fault.no_area">
        <source>{board}: there is no area {area}; a board has nine, A to I.</source>
        <translation>{board}：エリア{area}がありません。ボードにはAからIまで9つのエリアが必要です。</translation>
    </message>
    <message id="rift_valley_reserve.fault.no_first_stop">
        <source>{board}: every square touches an animal, so nobody could draw a first stop.</source>
        <translation>{board}：どのマスも動物に隣接しているので、最初のストップを描けません。</translation>
    </message>
    <message id="rift_valley_reserve.fault.no_json">
        <source>This is no file of boards: it is not written as JSON.</source>
        <translation>ボードのファイルではありません。かっこ、引用符、カンマの書き方を確かめてください。</translation>
    </message>
    <message id="rift_valley_reserve.fault.no_rift">
        <source>{board}: there is no rift.</source>
        <translation>{board}：リフトがありません。</translation>
    </message>
    <message id="rift_valley_reserve.fault.not_read">
        <source>The file cannot be read: {reason}.</source>
        <translation>ファイルを読み込めません：{reason}。</translation>
    </message>
    <message id="rift_valley_reserve.fault.off_board">
        <source>{board}: row {row}, column {column} lies off the board ({what}).</source>
        <translation>{board}：{row}行目{column}列目はボードの外です（{what}）。</translation>
    </message>
    <message id="rift_valley_reserve.fault.overlap">
        <source>{board}: two things share row {row}, column {column} ({other}, {what}).</source>
        <translation>{board}：{row}行目{column}列目に2つのものが重なっています（{other}、{what}）。</translation>
    </message>
    <message id="rift_valley_reserve.fault.rift_bank">
        <source>{board}: the rift cannot be bridged at row {row}, column {column}: both squares beside it must be empty.</source>
        <translation>{board}：{row}行目{column}列目のリフトに橋を架けられません。両側のマスが空いている必要があります。</translation>
    </message>
    <message id="rift_valley_reserve.fault.rift_facts">
        <source>{board}: what the file says of its rift is not what the picture shows ("{part}").</source>
        <translation>{board}：リフトについての記述が図と合っていません（「{part}」）。</translation>
    </message>
    <message id="rift_valley_reserve.fault.rift_shape">
        <source>{board}: the rift must be one straight line, two squares long or more; row {row}, column {column} does not fit.</source>
        <translation>{board}：リフトは2マス以上のまっすぐな1列でなければなりません。{row}行目{column}列目が合いません。</translation>
    </message>
    <message id="rift_valley_reserve.fault.rows">
        <source>{board}: "{part}" has {found} rows instead of {height}.</source>
        <translation>{board}：「{part}」は{height}行のはずですが、{found}行です。</translation>
    </message>
    <message id="rift_valley_reserve.fault.shape">
        <source>This is no file of boards: something is missing or wrong at "{where}".</source>
        <translation>ボードのファイルとして読めません。「{where}」が足りないか、間違っています。</translation>
    </message>
    <message id="rift_valley_reserve.fault.sign">
        <source>{board}: the sign "{sign}" at row {row}, column {column} means nothing.</source>
        <translation>{board}：{row}行目{column}列目に、使えない記号「{sign}」があります。</translation>
    </message>
    <message id="rift_valley_reserve.fault.size">
        <source>{board}: a board is {least} to {most} squares wide and high.</source>
        <translation>{board}：ボードの幅と高さは{least}マスから{most}マスまでです。</translation>
    </message>
    <message id="rift_valley_reserve.fault.too_large">
        <source>The file is too large to be a file of boards.</source>
        <translation>ボードのファイルにしては大きすぎます。</translation>
    </message>
    <message id="rift_valley_reserve.fault.too_many">
        <source>One to {most} own boards can be used in a game.</source>
        <translation>1ゲームで使える自作ボードは1枚から{most}枚までです。</translation>
    </message>
    <message id="rift_valley_reserve.fault.twice">
        <source>{board}: another board already has this name.</source>
        <translation>{board}：この名前のボードはすでにあります。</translation>
    </message>
    <message id="rift_valley_reserve.kind.elephant">
        <source>Elephant</source>
        <translation>ゾウ</translation>
    </message>
    <message id="rift_valley_reserve.kind.kob">
        <source>Kob</source>
        <translation>コブ</translation>
    </message>
    <message id="rift_valley_reserve.kind.lion">
        <source>Lion</source>
        <translation>ライオン</translation>
    </message>
    <message id="rift_valley_reserve.kind.rift">
        <source>Rift</source>
        <translation>リフト</translation>
    </message>
    <message id="rift_valley_reserve.kind.stop">
        <source>Stop</source>
        <translation>ストップ</translation>
    </message>
    <message id="rift_valley_reserve.kind.tent">
        <source>Tent</source>
        <translation>テント</translation>
    </message>
    <message id="rift_valley_reserve.kind.trail">
        <source>Trail</source>
        <translation>トレイル</translation>
    </message>
    <message id="rift_valley_reserve.kind.tree">
        <source>Tree</source>
        <translation>木</translation>
    </message>
    <message id="rift_valley_reserve.kind.water">
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message id="rift_valley_reserve.log.bridge" numerus="yes">
        <source>{who} bridged the rift on {board}: %n points, {areas} of them for areas.</source>
        <translation>
            <numerusform>{who}が{board}のリフトに橋を架けました。エリア{areas}点、合計%n点。</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.log.pass">
        <source>{who} passed.</source>
        <translation>{who}はパスしました。</translation>
    </message>
    <message id="rift_valley_reserve.log.stop">
        <source>{who} drew a stop on {board}: 2 points less until it has a trail.</source>
        <translation>{who}が{board}にストップを描きました。トレイルがつながるまで−2点です。</translation>
    </message>
    <message id="rift_valley_reserve.log.tent" numerus="yes">
        <source>{who} drew a tent on {board}: %n points.</source>
        <translation>
            <numerusform>{who}が{board}にテントを描きました。%n点。</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.log.trail" numerus="yes">
        <source>{who} drew a trail on {board}: %n points, {areas} of them for areas.</source>
        <translation>
            <numerusform>{who}が{board}にトレイルを描きました。エリア{areas}点、合計%n点。</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.move.hidden">
        <source>Something sealed</source>
        <translation>まだ公開されていない要素</translation>
    </message>
    <message id="rift_valley_reserve.move.pass">
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message id="rift_valley_reserve.move.stop">
        <source>Draw a stop</source>
        <translation>ストップを描く</translation>
    </message>
    <message id="rift_valley_reserve.move.tent">
        <source>Draw a tent</source>
        <translation>テントを描く</translation>
    </message>
    <message id="rift_valley_reserve.move.trail">
        <source>Draw a trail</source>
        <translation>トレイルを描く</translation>
    </message>
    <message id="rift_valley_reserve.option.boards">
        <source>Boards</source>
        <translation>ボード</translation>
    </message>
    <message id="rift_valley_reserve.option.boards.asymmetric">
        <source>Large, all different</source>
        <translation>非対称（大きく、全員別々）</translation>
    </message>
    <message id="rift_valley_reserve.option.boards.identical">
        <source>Small, all the same</source>
        <translation>同一（小さく、全員同じ）</translation>
    </message>
    <message id="rift_valley_reserve.option.confirm">
        <source>Confirm each drawing</source>
        <translation>描いたあとに確認する</translation>
    </message>
    <message id="rift_valley_reserve.option.own">
        <source>Own boards</source>
        <translation>自作ボード</translation>
    </message>
    <message id="rift_valley_reserve.option.own.all" numerus="yes">
        <source>All %n own boards</source>
        <translation>
            <numerusform>自作ボード%n枚すべて</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.option.own.file">
        <source>All boards in {file}</source>
        <translation>{file}のボードすべて</translation>
    </message>
    <message id="rift_valley_reserve.option.own.ours">
        <source>Ours only</source>
        <translation>使わない</translation>
    </message>
    <message id="rift_valley_reserve.prompt.draw">
        <source>Draw one element on {board}, {who}'s board.</source>
        <translation>{who}のボード「{board}」に要素を1つ描きます。</translation>
    </message>
    <message id="rift_valley_reserve.prompt.final" numerus="yes">
        <source>Final stage, %n turns left: draw on {board}, {who}'s board, or pass.</source>
        <translation>
            <numerusform>最終ステージ、残り%nターンです。{who}のボード「{board}」に要素を1つ描くか、パスします。</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.prompt.first">
        <source>First turn: draw a stop on {board}, your own board, away from all animals.</source>
        <translation>最初のターンです。自分のボード「{board}」の、動物に隣接しないマスにストップを描きます。</translation>
    </message>
    <message id="rift_valley_reserve.prompt.last">
        <source>Last turn: draw on {board}, your own board, or pass.</source>
        <translation>最後のターンです。自分のボード「{board}」に要素を1つ描くか、パスします。</translation>
    </message>
    <message id="rift_valley_reserve.prompt.own">
        <source>Draw one element on {board}, your own board: here you may bridge the rift.</source>
        <translation>自分のボード「{board}」に要素を1つ描きます。ここではリフトに橋を架けられます。</translation>
    </message>
    <message id="rift_valley_reserve.prompt.stuck">
        <source>Nothing can be drawn on {board}, {who}'s board: you pass.</source>
        <translation>{who}のボード「{board}」には何も描けません。パスします。</translation>
    </message>
    <message id="rift_valley_reserve.score.animals">
        <source>Animals</source>
        <translation>動物</translation>
    </message>
    <message id="rift_valley_reserve.score.board">
        <source>{board} ({who})</source>
        <translation>{board}（{who}）</translation>
    </message>
    <message id="rift_valley_reserve.score.stops">
        <source>Stops without a trail</source>
        <translation>孤立ストップ</translation>
    </message>
    <message id="rift_valley_reserve.score.tents">
        <source>Tents</source>
        <translation>テント</translation>
    </message>
    <message id="rift_valley_reserve.score.trails">
        <source>Trails</source>
        <translation>トレイル</translation>
    </message>
    <message id="rift_valley_reserve.table.bridge_of">
        <source>Only {name} may bridge the rift</source>
        <translation>リフトに橋を架けられるのは{name}だけです</translation>
    </message>
    <message id="rift_valley_reserve.table.bridge_own">
        <source>Your board: you may bridge the rift</source>
        <translation>自分のボード：リフトに橋を架けられます</translation>
    </message>
    <message id="rift_valley_reserve.table.end_rule" numerus="yes">
        <source>The end starts when %n boards have 5 tents; now: {full}</source>
        <translation>
            <numerusform>テント5つのボードが%n枚になると最終ステージ（今{full}枚）</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.table.final_left" numerus="yes">
        <source>Final stage: %n turns left, you may pass</source>
        <translation>
            <numerusform>最終ステージ：残り%nターン、パスできます</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.table.from_a_stop">
        <source>Drag from one of your stops</source>
        <translation>自分のストップからドラッグしてください</translation>
    </message>
    <message id="rift_valley_reserve.table.head_animals">
        <source>animals</source>
        <translation>動物</translation>
    </message>
    <message id="rift_valley_reserve.table.head_stops">
        <source>stops</source>
        <translation>ストップ</translation>
    </message>
    <message id="rift_valley_reserve.table.head_sum">
        <source>sum</source>
        <translation>合計</translation>
    </message>
    <message id="rift_valley_reserve.table.head_tents">
        <source>tents</source>
        <translation>テント</translation>
    </message>
    <message id="rift_valley_reserve.table.head_trails">
        <source>trails</source>
        <translation>トレイル</translation>
    </message>
    <message id="rift_valley_reserve.table.in_front">
        <source>now</source>
        <translation>今</translation>
    </message>
    <message id="rift_valley_reserve.table.in_turns" numerus="yes">
        <source>in %n</source>
        <translation>
            <numerusform>%nターン後</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.table.lies_with">
        <source>Lies in front of {name} now</source>
        <translation>今は{name}の前にあります</translation>
    </message>
    <message id="rift_valley_reserve.table.no_trail">
        <source>No two of your stops here can be joined now</source>
        <translation>ここでは今、結べる自分のストップがありません</translation>
    </message>
    <message id="rift_valley_reserve.table.own_in" numerus="yes">
        <source>Your own board comes back in %n turns</source>
        <translation>
            <numerusform>自分のボードは%nターン後に戻ります</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.table.own_now">
        <source>Your own board lies in front of you</source>
        <translation>自分のボードが目の前にあります</translation>
    </message>
    <message id="rift_valley_reserve.table.places" numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%nか所</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.table.stop">
        <source>Stop</source>
        <translation>ストップ</translation>
    </message>
    <message id="rift_valley_reserve.table.tent">
        <source>Tent</source>
        <translation>テント</translation>
    </message>
    <message id="rift_valley_reserve.table.tents">
        <source>Tents</source>
        <translation>テント</translation>
    </message>
    <message id="rift_valley_reserve.table.trail">
        <source>Trail</source>
        <translation>トレイル</translation>
    </message>
    <message id="rift_valley_reserve.table.ways" numerus="yes">
        <source>%n ways</source>
        <translation>
            <numerusform>%n通り</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.tie.board">
        <source>points on the single board ranked {rank}</source>
        <translation>{rank}番目に得点の高いボード</translation>
    </message>
    <message id="rift_valley_reserve.why.beside_stop">
        <source>A stop may not lie beside another stop; diagonal is fine.</source>
        <translation>ストップは他のストップと縦横に隣接できません。斜めならかまいません。</translation>
    </message>
    <message id="rift_valley_reserve.why.both_corners">
        <source>Neither corner is clear. {one} {other}</source>
        <translation>どちらの角も通れません。{one}{other}</translation>
    </message>
    <message id="rift_valley_reserve.why.bridge_across">
        <source>You must cross the rift straight; the corner may not lie in it.</source>
        <translation>リフトは直角にまっすぐ渡ります。リフトの中で曲がることはできません。</translation>
    </message>
    <message id="rift_valley_reserve.why.bridge_owner">
        <source>Only {who} may bridge this rift.</source>
        <translation>このリフトに橋を架けられるのは{who}だけです。</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.elephant">
        <source>The trail would cross an elephant at row {row}.</source>
        <translation>トレイルが{row}行目でゾウを横切ってしまいます。</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.kob">
        <source>The trail would cross a kob at row {row}.</source>
        <translation>トレイルが{row}行目でコブを横切ってしまいます。</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.lion">
        <source>The trail would cross a lion at row {row}.</source>
        <translation>トレイルが{row}行目でライオンを横切ってしまいます。</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.stop">
        <source>The trail would cross a stop at row {row}.</source>
        <translation>トレイルが{row}行目でストップを横切ってしまいます。</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.tent">
        <source>The trail would cross a tent at row {row}.</source>
        <translation>トレイルが{row}行目でテントを横切ってしまいます。</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.trail">
        <source>The trail would cross a trail at row {row}.</source>
        <translation>トレイルが{row}行目で別のトレイルを横切ってしまいます。</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.tree">
        <source>The trail would cross a tree at row {row}.</source>
        <translation>トレイルが{row}行目で木を横切ってしまいます。</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.water">
        <source>The trail would cross water at row {row}.</source>
        <translation>トレイルが{row}行目で水を横切ってしまいます。</translation>
    </message>
    <message id="rift_valley_reserve.why.done">
        <source>This drawing is complete.</source>
        <translation>もう描き終わっています。</translation>
    </message>
    <message id="rift_valley_reserve.why.first_animal">
        <source>First turn: not next to an animal.</source>
        <translation>最初のターンでは、動物に隣接するマスには描けません。</translation>
    </message>
    <message id="rift_valley_reserve.why.first_stop">
        <source>First turn: everybody draws a stop.</source>
        <translation>最初のターンは、全員がストップを描きます。</translation>
    </message>
    <message id="rift_valley_reserve.why.from_stop">
        <source>A trail is drawn from one of your stops to another.</source>
        <translation>トレイルは、自分のストップから別の自分のストップへ描きます。</translation>
    </message>
    <message id="rift_valley_reserve.why.nothing_there">
        <source>There is nothing to take here.</source>
        <translation>ここには取るものがありません。</translation>
    </message>
    <message id="rift_valley_reserve.why.on_board">
        <source>Draw on the board in front of you.</source>
        <translation>目の前のボードに描いてください。</translation>
    </message>
    <message id="rift_valley_reserve.why.one_corner">
        <source>Only one corner is allowed: pick one of the two that are clear.</source>
        <translation>角は1つだけです。通れる2つの角のどちらかを選んでください。</translation>
    </message>
    <message id="rift_valley_reserve.why.other_board">
        <source>This is {board}, which lies in front of {who}.</source>
        <translation>これは今{who}の前にあるボード「{board}」です。</translation>
    </message>
    <message id="rift_valley_reserve.why.others_stop">
        <source>That stop is {who}'s; a trail joins two of your own.</source>
        <translation>そのストップは{who}のものです。トレイルで結べるのは自分のストップどうしだけです。</translation>
    </message>
    <message id="rift_valley_reserve.why.over">
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message id="rift_valley_reserve.why.pick_corner">
        <source>First pick the corner of your trail.</source>
        <translation>先にトレイルの角を選んでください。</translation>
    </message>
    <message id="rift_valley_reserve.why.sealed">
        <source>You have drawn; wait until everybody has.</source>
        <translation>もう描きました。全員が描き終わるまで待ちましょう。</translation>
    </message>
    <message id="rift_valley_reserve.why.stays">
        <source>What is on a board stays there: {what}.</source>
        <translation>ボードに描かれたものは動かせません：{what}。</translation>
    </message>
    <message id="rift_valley_reserve.why.taken">
        <source>This square is not empty: {what}.</source>
        <translation>このマスは空いていません：{what}。</translation>
    </message>
    <message id="rift_valley_reserve.why.tents_full">
        <source>5 tents stand here already.</source>
        <translation>このボードにはもうテントが5つあります。</translation>
    </message>
    <message id="rift_valley_reserve.why.to_stop">
        <source>A trail ends at one of your own stops.</source>
        <translation>トレイルは自分のストップで終わります。</translation>
    </message>
    <message id="rift_valley_reserve.why.two_stops">
        <source>A trail joins two different stops.</source>
        <translation>トレイルは別々の2つのストップを結びます。</translation>
    </message>
</context>
</TS>
