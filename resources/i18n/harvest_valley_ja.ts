<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name></name>
    <message id="harvest_valley.card.apple">
        <source>Apple tree</source>
        <translation>リンゴの木</translation>
    </message>
    <message id="harvest_valley.card.apricot">
        <source>Apricot tree</source>
        <translation>アンズの木</translation>
    </message>
    <message id="harvest_valley.card.boar">
        <source>Wild boar</source>
        <translation>イノシシ</translation>
    </message>
    <message id="harvest_valley.card.cabbage">
        <source>Cabbage</source>
        <translation>キャベツ</translation>
    </message>
    <message id="harvest_valley.card.carrot">
        <source>Carrot</source>
        <translation>ニンジン</translation>
    </message>
    <message id="harvest_valley.card.cherry">
        <source>Cherry tree</source>
        <translation>サクランボの木</translation>
    </message>
    <message id="harvest_valley.card.corn">
        <source>Corn</source>
        <translation>トウモロコシ</translation>
    </message>
    <message id="harvest_valley.card.crow">
        <source>Crow</source>
        <translation>カラス</translation>
    </message>
    <message id="harvest_valley.card.cultivator">
        <source>Cultivator</source>
        <translation>耕運機</translation>
    </message>
    <message id="harvest_valley.card.leek">
        <source>Leek</source>
        <translation>ネギ</translation>
    </message>
    <message id="harvest_valley.card.locusts">
        <source>Locusts</source>
        <translation>イナゴ</translation>
    </message>
    <message id="harvest_valley.card.meteorite">
        <source>Meteorite</source>
        <translation>隕石</translation>
    </message>
    <message id="harvest_valley.card.peach">
        <source>Peach tree</source>
        <translation>モモの木</translation>
    </message>
    <message id="harvest_valley.card.pear">
        <source>Pear tree</source>
        <translation>ナシの木</translation>
    </message>
    <message id="harvest_valley.card.plum">
        <source>Plum tree</source>
        <translation>スモモの木</translation>
    </message>
    <message id="harvest_valley.card.pond">
        <source>Pond</source>
        <translation>池</translation>
    </message>
    <message id="harvest_valley.card.pumpkin">
        <source>Pumpkin</source>
        <translation>カボチャ</translation>
    </message>
    <message id="harvest_valley.card.rabbit">
        <source>Rabbit</source>
        <translation>ウサギ</translation>
    </message>
    <message id="harvest_valley.card.radish">
        <source>Radish</source>
        <translation>ラディッシュ</translation>
    </message>
    <message id="harvest_valley.card.sprinkler">
        <source>Sprinkler</source>
        <translation>スプリンクラー</translation>
    </message>
    <message id="harvest_valley.card.tomato">
        <source>Tomato</source>
        <translation>トマト</translation>
    </message>
    <message id="harvest_valley.card.tractor">
        <source>Tractor</source>
        <translation>トラクター</translation>
    </message>
    <message id="harvest_valley.card.weeds">
        <source>Weeds</source>
        <translation>雑草</translation>
    </message>
    <message id="harvest_valley.card.well">
        <source>Well</source>
        <translation>井戸</translation>
    </message>
    <message id="harvest_valley.card.wheat">
        <source>Wheat</source>
        <translation>小麦</translation>
    </message>
    <message id="harvest_valley.clock" numerus="yes">
        <source>{left} of %n spaces left</source>
        <translation>
            <numerusform>残り{left}/%nマス</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.clock_limit">
        <source>{spaces} · {size}</source>
        <translation>{spaces} · {size}</translation>
    </message>
    <message id="harvest_valley.closes.high">
        <source>6 wide would close 6 high.</source>
        <translation>幅が6になると、高さは5までになります。</translation>
    </message>
    <message id="harvest_valley.closes.wide">
        <source>6 high would close 6 wide.</source>
        <translation>高さが6になると、幅は5までになります。</translation>
    </message>
    <message id="harvest_valley.eaten">
        <source>Eaten by {by}</source>
        <translation>{by}に食べられる</translation>
    </message>
    <message id="harvest_valley.fact.built">
        <source>built · trees {trees}</source>
        <translation>建設済み · 果樹{trees}</translation>
    </message>
    <message id="harvest_valley.fact.houses">
        <source>farmhouses {own}</source>
        <translation>ファームハウス {own}点</translation>
    </message>
    <message id="harvest_valley.fact.pair">
        <source>farmhouse {own} + {name} {added}</source>
        <translation>家{own}+{name}{added}</translation>
    </message>
    <message id="harvest_valley.fact.to_build" numerus="yes">
        <source>%n to build · trees {trees}</source>
        <translation>
            <numerusform>未建設%n · 果樹{trees}</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.house">
        <source>Farmhouse</source>
        <translation>ファームハウス</translation>
    </message>
    <message id="harvest_valley.house_of">
        <source>{who}'s farmhouse</source>
        <translation>{who}のファームハウス</translation>
    </message>
    <message id="harvest_valley.kind.boar">
        <source>Wild boar</source>
        <translation>イノシシ</translation>
    </message>
    <message id="harvest_valley.kind.crow">
        <source>Crow</source>
        <translation>カラス</translation>
    </message>
    <message id="harvest_valley.kind.cultivator">
        <source>Cultivator</source>
        <translation>耕運機</translation>
    </message>
    <message id="harvest_valley.kind.fruit_tree">
        <source>Fruit tree</source>
        <translation>果樹</translation>
    </message>
    <message id="harvest_valley.kind.locusts">
        <source>Locusts</source>
        <translation>イナゴ</translation>
    </message>
    <message id="harvest_valley.kind.meteorite">
        <source>Meteorite</source>
        <translation>隕石</translation>
    </message>
    <message id="harvest_valley.kind.pond">
        <source>Pond</source>
        <translation>池</translation>
    </message>
    <message id="harvest_valley.kind.rabbit">
        <source>Rabbit</source>
        <translation>ウサギ</translation>
    </message>
    <message id="harvest_valley.kind.sprinkler">
        <source>Sprinkler</source>
        <translation>スプリンクラー</translation>
    </message>
    <message id="harvest_valley.kind.tractor">
        <source>Tractor</source>
        <translation>トラクター</translation>
    </message>
    <message id="harvest_valley.kind.vegetable">
        <source>Vegetable</source>
        <translation>野菜</translation>
    </message>
    <message id="harvest_valley.kind.weeds">
        <source>Weeds</source>
        <translation>雑草</translation>
    </message>
    <message id="harvest_valley.kind.well">
        <source>Well</source>
        <translation>井戸</translation>
    </message>
    <message id="harvest_valley.kind.wheat">
        <source>Wheat</source>
        <translation>小麦</translation>
    </message>
    <message id="harvest_valley.log.build">
        <source>{who} built a farmhouse.</source>
        <translation>{who}がファームハウスを建てました。</translation>
    </message>
    <message id="harvest_valley.log.cultivator" numerus="yes">
        <source>{who} laid {card} and pushed a line of %n cards one space on.</source>
        <translation>
            <numerusform>{who}が{card}を置き、カード%n枚を1つずつ押しました。</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.log.lay">
        <source>{who} laid {card} in the valley.</source>
        <translation>{who}が{card}を谷に置きました。</translation>
    </message>
    <message id="harvest_valley.log.no_use">
        <source>{who} laid {card} without effect.</source>
        <translation>{who}が{card}を効果なしで置きました。</translation>
    </message>
    <message id="harvest_valley.log.pass">
        <source>{who} had nothing to lay or build and passed.</source>
        <translation>{who}は置くものがなく、パスしました。</translation>
    </message>
    <message id="harvest_valley.log.tractor">
        <source>{who} laid {card} and pushed {pushed} one space on.</source>
        <translation>{who}が{card}を置き、{pushed}を隣へ押しました。</translation>
    </message>
    <message id="harvest_valley.log.weeds">
        <source>{who} laid {card} on {back}, which went back to the river.</source>
        <translation>{who}が{back}の上に{card}を置きました。{back}は川に戻りました。</translation>
    </message>
    <message id="harvest_valley.move.build">
        <source>Build a farmhouse</source>
        <translation>ファームハウスを建てる</translation>
    </message>
    <message id="harvest_valley.move.cover">
        <source>Cover a card with weeds</source>
        <translation>雑草でカードを覆う</translation>
    </message>
    <message id="harvest_valley.move.lay">
        <source>Lay a card</source>
        <translation>カードを置く</translation>
    </message>
    <message id="harvest_valley.move.pass">
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message id="harvest_valley.move.push">
        <source>Push cards</source>
        <translation>カードを押す</translation>
    </message>
    <message id="harvest_valley.note.field" numerus="yes">
        <source>A wheat field of %n cards</source>
        <translation>
            <numerusform>カード%n枚の小麦畑</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.note.watered" numerus="yes">
        <source>Water adds %n points.</source>
        <translation>
            <numerusform>水で価値が%n点増えます。</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.option.census">
        <source>Count the unseen cards</source>
        <translation>まだ出ていないカードを数える</translation>
    </message>
    <message id="harvest_valley.option.census.off">
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message id="harvest_valley.option.census.on">
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message id="harvest_valley.option.cultivator">
        <source>Cultivator</source>
        <translation>耕運機</translation>
    </message>
    <message id="harvest_valley.option.cultivator.add">
        <source>Add to the deck</source>
        <translation>山札に加える</translation>
    </message>
    <message id="harvest_valley.option.cultivator.off">
        <source>Leave out</source>
        <translation>使わない</translation>
    </message>
    <message id="harvest_valley.option.cultivator.swap">
        <source>Instead of the tractor</source>
        <translation>トラクターと交換する</translation>
    </message>
    <message id="harvest_valley.option.locusts">
        <source>Locusts</source>
        <translation>イナゴ</translation>
    </message>
    <message id="harvest_valley.option.locusts.add">
        <source>Add to the deck</source>
        <translation>山札に加える</translation>
    </message>
    <message id="harvest_valley.option.locusts.off">
        <source>Leave out</source>
        <translation>使わない</translation>
    </message>
    <message id="harvest_valley.option.rabbit">
        <source>Rabbit</source>
        <translation>ウサギ</translation>
    </message>
    <message id="harvest_valley.option.rabbit.add">
        <source>Add to the deck</source>
        <translation>山札に加える</translation>
    </message>
    <message id="harvest_valley.option.rabbit.off">
        <source>Leave out</source>
        <translation>使わない</translation>
    </message>
    <message id="harvest_valley.option.sprinkler">
        <source>Sprinkler</source>
        <translation>スプリンクラー</translation>
    </message>
    <message id="harvest_valley.option.sprinkler.add">
        <source>Add to the deck</source>
        <translation>山札に加える</translation>
    </message>
    <message id="harvest_valley.option.sprinkler.off">
        <source>Leave out</source>
        <translation>使わない</translation>
    </message>
    <message id="harvest_valley.option.sprinkler.swap">
        <source>Instead of a pond</source>
        <translation>池と交換する</translation>
    </message>
    <message id="harvest_valley.option.well">
        <source>Well</source>
        <translation>井戸</translation>
    </message>
    <message id="harvest_valley.option.well.add">
        <source>Add to the deck</source>
        <translation>山札に加える</translation>
    </message>
    <message id="harvest_valley.option.well.off">
        <source>Leave out</source>
        <translation>使わない</translation>
    </message>
    <message id="harvest_valley.preset.all">
        <source>All star cards</source>
        <translation>★カード全部</translation>
    </message>
    <message id="harvest_valley.preset.none">
        <source>No star cards</source>
        <translation>★カードなし</translation>
    </message>
    <message id="harvest_valley.prompt.card">
        <source>Your turn: a river card.</source>
        <translation>あなたの番です。川のカード1枚を置きます。</translation>
    </message>
    <message id="harvest_valley.prompt.first">
        <source>Place the first card in the middle: a river card or a farmhouse.</source>
        <translation>最初のカードを真ん中に置きます。川のカードか、ファームハウスです。</translation>
    </message>
    <message id="harvest_valley.prompt.house">
        <source>Your turn: the river is dry, build a farmhouse.</source>
        <translation>あなたの番です。川にカードがないので、ファームハウスを建てます。</translation>
    </message>
    <message id="harvest_valley.prompt.no_use">
        <source>No use possible: one of these cards may lie on an empty space without effect.</source>
        <translation>どのカードも使えません。1枚を、効果なしで空きスペースに置きます。</translation>
    </message>
    <message id="harvest_valley.prompt.pass">
        <source>Nothing left to lay or build: you pass.</source>
        <translation>置けるカードも建てるファームハウスもありません。パスします。</translation>
    </message>
    <message id="harvest_valley.prompt.play">
        <source>Your turn: a river card or a farmhouse.</source>
        <translation>あなたの番です。川のカード1枚を置くか、ファームハウスを建てます。</translation>
    </message>
    <message id="harvest_valley.rule.boar">
        <source>At the end it cancels all vegetable cards straight next to it.</source>
        <translation>ゲーム終了時、縦横に隣接する野菜カードをすべてキャンセルします。</translation>
    </message>
    <message id="harvest_valley.rule.crow">
        <source>At the end it cancels all fruit tree cards next to it, also diagonally.</source>
        <translation>ゲーム終了時、縦横または斜めに隣接する果樹カードをすべてキャンセルします。</translation>
    </message>
    <message id="harvest_valley.rule.cultivator">
        <source>Like the tractor, but it pushes a whole line of cards one space, onto the empty space at its end. No farmhouse or meteorite may be in the line.</source>
        <translation>トラクターと同じですが、隣り合う一列のカードをまとめて、列の先の空きスペースへ1つ押せます。列にファームハウスや隕石があると押せません。</translation>
    </message>
    <message id="harvest_valley.rule.fruit_tree" numerus="yes">
        <source>A farmhouse next to it, also diagonally, scores %n points. A crow next to it, also diagonally, cancels it.</source>
        <translation>
            <numerusform>縦横または斜めに隣接するファームハウスは%n点を得ます。縦横または斜めに隣接するカラスにキャンセルされます。</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.rule.house">
        <source>Each farmhouse scores the land cards around it. Cards beside several farmhouses score for every one of them.</source>
        <translation>ファームハウスは、まわりの土地カードから得点を得ます。複数のファームハウスに隣接するカードは、それぞれに得点を与えます。</translation>
    </message>
    <message id="harvest_valley.rule.locusts">
        <source>At the end they cancel all wheat cards straight next to them.</source>
        <translation>ゲーム終了時、縦横に隣接する小麦カードをすべてキャンセルします。</translation>
    </message>
    <message id="harvest_valley.rule.meteorite">
        <source>No effect. Tractor and cultivator cannot move it.</source>
        <translation>効果はありません。トラクターや耕運機では動かせません。</translation>
    </message>
    <message id="harvest_valley.rule.pond">
        <source>Each vegetable or fruit tree card straight next to it is worth 1 more.</source>
        <translation>縦横に隣接する野菜カードと果樹カードの価値が、それぞれ1点増えます。</translation>
    </message>
    <message id="harvest_valley.rule.rabbit">
        <source>A farmhouse straight next to it loses 2 points.</source>
        <translation>縦横に隣接するファームハウスは-2点です。</translation>
    </message>
    <message id="harvest_valley.rule.sprinkler">
        <source>Each vegetable or fruit tree card diagonally next to it is worth 1 more.</source>
        <translation>斜めに隣接する野菜カードと果樹カードの価値が、それぞれ1点増えます。</translation>
    </message>
    <message id="harvest_valley.rule.tractor">
        <source>Goes on a land card, not on a farmhouse or meteorite, and pushes it one space up, down, left or right onto an empty space.</source>
        <translation>土地カードの上に置き（ファームハウスと隕石は不可）、そのカードを縦横に隣接する空きスペースへ1つ押します。</translation>
    </message>
    <message id="harvest_valley.rule.vegetable" numerus="yes">
        <source>A farmhouse straight next to it scores %n points. A wild boar straight next to it cancels it.</source>
        <translation>
            <numerusform>縦横に隣接するファームハウスは%n点を得ます。縦横に隣接するイノシシにキャンセルされます。</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.rule.weeds">
        <source>Goes on a land card in the valley, not on a farmhouse. The covered card goes back to the river; no card is drawn.</source>
        <translation>谷の土地カードの上に置きます（ファームハウスは不可）。覆われたカードは川に戻り、山札からは引きません。</translation>
    </message>
    <message id="harvest_valley.rule.well">
        <source>A farmhouse straight next to it scores 2 points for each animal around the well, also diagonally: wild boars, crows, locusts, rabbits.</source>
        <translation>縦横に隣接するファームハウスは、井戸に縦横または斜めに隣接する動物（イノシシ、カラス、イナゴ、ウサギ）ごとに2点を得ます。</translation>
    </message>
    <message id="harvest_valley.rule.wheat">
        <source>Wheat cards straight next to each other make one field: 1, 4, 9, 16, 25 points for 1 to 5 cards, to every farmhouse straight next to any of them.</source>
        <translation>縦横につながった小麦カードが1つの小麦畑です。カード1～5枚の畑は1、4、9、16、25点で、どれか1枚に縦横に隣接するファームハウスが得点します。</translation>
    </message>
    <message id="harvest_valley.score.house">
        <source>Farmhouse {number}</source>
        <translation>ファームハウス {number}</translation>
    </message>
    <message id="harvest_valley.score.left">
        <source>Left neighbour's farmhouse</source>
        <translation>左隣のファームハウス</translation>
    </message>
    <message id="harvest_valley.score.own">
        <source>Own farmhouse</source>
        <translation>自分のファームハウス</translation>
    </message>
    <message id="harvest_valley.score.rabbit">
        <source>Rabbit</source>
        <translation>ウサギ</translation>
    </message>
    <message id="harvest_valley.score.trees">
        <source>Fruit trees</source>
        <translation>果樹</translation>
    </message>
    <message id="harvest_valley.score.vegetables">
        <source>Vegetables</source>
        <translation>野菜</translation>
    </message>
    <message id="harvest_valley.score.water">
        <source>Water</source>
        <translation>水（池・スプリンクラー）</translation>
    </message>
    <message id="harvest_valley.score.well">
        <source>Well</source>
        <translation>井戸</translation>
    </message>
    <message id="harvest_valley.score.wheat">
        <source>Wheat fields</source>
        <translation>小麦畑</translation>
    </message>
    <message id="harvest_valley.table.acts" numerus="yes">
        <source>{spaces} spaces left: you act %n more times</source>
        <translation>
            <numerusform>残り{spaces}マス：手番はあと%n回</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.acts_range">
        <source>{spaces} spaces left: you act {least} to {most} more times</source>
        <translation>残り{spaces}マス：手番はあと{least}～{most}回</translation>
    </message>
    <message id="harvest_valley.table.all_built">
        <source>All your farmhouses stand</source>
        <translation>ファームハウスはすべて建設済み</translation>
    </message>
    <message id="harvest_valley.table.card">
        <source>{name}: {rule}</source>
        <translation>{name}：{rule}</translation>
    </message>
    <message id="harvest_valley.table.census" numerus="yes">
        <source>Still in the deck: %n cards</source>
        <translation>
            <numerusform>山札に残るカード：%n枚</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.census_off" numerus="yes">
        <source>%n cards in the deck</source>
        <translation>
            <numerusform>山札：%n枚</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.deck" numerus="yes">
        <source>Deck: %n cards</source>
        <translation>
            <numerusform>山札：%n枚</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.either">
        <source>{one} or {other}</source>
        <translation>{one}か{other}</translation>
    </message>
    <message id="harvest_valley.table.goes_on">
        <source>Then choose where the pushed card goes.</source>
        <translation>次に、押されたカードの行き先を選びます。</translation>
    </message>
    <message id="harvest_valley.table.grow">
        <source>May still grow {wider} wider and {higher} higher</source>
        <translation>あと横に{wider}、縦に{higher}広げられます</translation>
    </message>
    <message id="harvest_valley.table.grow_either">
        <source>May still grow {wider} wider and {higher} higher, or {wider2} and {higher2}</source>
        <translation>あと横{wider}・縦{higher}か、横{wider2}・縦{higher2}</translation>
    </message>
    <message id="harvest_valley.table.grow_high" numerus="yes">
        <source>May still grow %n higher, no wider</source>
        <translation>
            <numerusform>あと縦に%n広げられます（横は上限）</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.grow_wide" numerus="yes">
        <source>May still grow %n wider, no higher</source>
        <translation>
            <numerusform>あと横に%n広げられます（縦は上限）</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.grown">
        <source>Both sides have their full length</source>
        <translation>縦も横も上限に達しています</translation>
    </message>
    <message id="harvest_valley.table.head_left">
        <source>+ left</source>
        <translation>+左隣</translation>
    </message>
    <message id="harvest_valley.table.head_stars">
        <source>star</source>
        <translation>特殊</translation>
    </message>
    <message id="harvest_valley.table.head_sum">
        <source>house</source>
        <translation>家</translation>
    </message>
    <message id="harvest_valley.table.head_total">
        <source>total</source>
        <translation>合計</translation>
    </message>
    <message id="harvest_valley.table.head_trees">
        <source>trees</source>
        <translation>果樹</translation>
    </message>
    <message id="harvest_valley.table.head_vegetables">
        <source>veg.</source>
        <translation>野菜</translation>
    </message>
    <message id="harvest_valley.table.head_water">
        <source>water</source>
        <translation>水</translation>
    </message>
    <message id="harvest_valley.table.head_wheat">
        <source>wheat</source>
        <translation>小麦</translation>
    </message>
    <message id="harvest_valley.table.if_here">
        <source>If you place it here</source>
        <translation>ここに置くと</translation>
    </message>
    <message id="harvest_valley.table.neighbour">
        <source>{name}, your left neighbour, scores for you too</source>
        <translation>左隣の{name}の家も得点になります</translation>
    </message>
    <message id="harvest_valley.table.preview_idle">
        <source>Point at a card to see what it does. Lift one to see what each place would score.</source>
        <translation>カードを指すと、その効果が見えます。持ち上げると、置いたときの得点が見えます。</translation>
    </message>
    <message id="harvest_valley.table.river">
        <source>River</source>
        <translation>川</translation>
    </message>
    <message id="harvest_valley.table.size">
        <source>{width} × {height}</source>
        <translation>{width}×{height}</translation>
    </message>
    <message id="harvest_valley.table.to_build" numerus="yes">
        <source>%n farmhouses to build</source>
        <translation>
            <numerusform>建てられるファームハウス：%n軒</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.valley_now">
        <source>Valley {width} wide, {height} high. Limit {limit}</source>
        <translation>谷：横{width}・縦{height}（上限 {limit}）</translation>
    </message>
    <message id="harvest_valley.tie.trees">
        <source>points from fruit trees</source>
        <translation>果樹の得点</translation>
    </message>
    <message id="harvest_valley.why.cultivator.empty">
        <source>The cultivator goes on the first card of the line that it pushes.</source>
        <translation>耕運機は、押したい列の最初のカードの上に置きます。</translation>
    </message>
    <message id="harvest_valley.why.cultivator.end">
        <source>Drop it on the first empty space at the end of the line.</source>
        <translation>列の先にある最初の空きスペースに置いてください。</translation>
    </message>
    <message id="harvest_valley.why.cultivator.firm">
        <source>The line cannot be pushed, because of what stands in it: {card}.</source>
        <translation>列に動かせないものがあるので押せません（{card}）。</translation>
    </message>
    <message id="harvest_valley.why.cultivator.house">
        <source>The cultivator cannot push a farmhouse.</source>
        <translation>耕運機でファームハウスを押すことはできません。</translation>
    </message>
    <message id="harvest_valley.why.cultivator.straight">
        <source>The cultivator pushes in a straight line: same row or same column.</source>
        <translation>耕運機が押せるのは、同じ行か同じ列だけです。</translation>
    </message>
    <message id="harvest_valley.why.cultivator.stuck">
        <source>No line can move from here: a farmhouse, a meteorite or the size limit is in the way on all four sides ({card}).</source>
        <translation>ここからはどの列も押せません。四方ともファームハウスか隕石があるか、広さの制限を超えます（{card}）。</translation>
    </message>
    <message id="harvest_valley.why.deck">
        <source>The deck only refills the river: choose one of the open cards.</source>
        <translation>山札は川を補充するだけです。表向きのカードから選んでください。</translation>
    </message>
    <message id="harvest_valley.why.done">
        <source>This move is complete.</source>
        <translation>この手はもう完成しています。</translation>
    </message>
    <message id="harvest_valley.why.first_in_middle">
        <source>The first card goes in the middle.</source>
        <translation>最初のカードは真ん中に置きます。</translation>
    </message>
    <message id="harvest_valley.why.meteorite">
        <source>The meteorite cannot be pushed.</source>
        <translation>隕石は押せません。</translation>
    </message>
    <message id="harvest_valley.why.needs_card">
        <source>{card} must go on a land card, and none lies in the valley yet.</source>
        <translation>{card}は土地カードの上に置きますが、谷にはまだ土地カードがありません。</translation>
    </message>
    <message id="harvest_valley.why.no_house_left">
        <source>You have built all your farmhouses.</source>
        <translation>あなたのファームハウスはもう全部建ててあります。</translation>
    </message>
    <message id="harvest_valley.why.not_adjacent">
        <source>Not next to any card.</source>
        <translation>どのカードにも隣接していません。</translation>
    </message>
    <message id="harvest_valley.why.not_your_turn">
        <source>It is {who}'s turn.</source>
        <translation>今は{who}の番です。</translation>
    </message>
    <message id="harvest_valley.why.nothing_there">
        <source>There is nothing to take here.</source>
        <translation>ここには取れるものがありません。</translation>
    </message>
    <message id="harvest_valley.why.only_diagonal">
        <source>Not next to any card: only diagonal.</source>
        <translation>どのカードにも縦横に隣接していません。斜めだけです。</translation>
    </message>
    <message id="harvest_valley.why.others_house">
        <source>This farmhouse belongs to {who}.</source>
        <translation>これは{who}のファームハウスです。</translation>
    </message>
    <message id="harvest_valley.why.over">
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message id="harvest_valley.why.push_away">
        <source>It must move to another space: {card}.</source>
        <translation>別のスペースへ動かす必要があります（{card}）。</translation>
    </message>
    <message id="harvest_valley.why.push_first">
        <source>First say where it is pushed: {card}.</source>
        <translation>まず、どこへ押すかを決めてください（{card}）。</translation>
    </message>
    <message id="harvest_valley.why.push_in_valley">
        <source>A pushed card stays in the valley.</source>
        <translation>押されたカードは谷に残ります。</translation>
    </message>
    <message id="harvest_valley.why.river_gap">
        <source>There is no card in this gap of the river.</source>
        <translation>川のこの場所にはカードがありません。</translation>
    </message>
    <message id="harvest_valley.why.stays">
        <source>What lies in the valley stays there; only a tractor or a cultivator moves it: {card}.</source>
        <translation>谷に置かれたものは動かせません。動かせるのはトラクターと耕運機だけです（{card}）。</translation>
    </message>
    <message id="harvest_valley.why.taken">
        <source>This space is taken: {card}.</source>
        <translation>このスペースにはもう置かれています（{card}）。</translation>
    </message>
    <message id="harvest_valley.why.targets_only">
        <source>All open cards in the river go on a card: choose one that lies in the valley.</source>
        <translation>川のカードはすべて、土地カードの上に置くものです。谷にあるカードを選んでください。</translation>
    </message>
    <message id="harvest_valley.why.too_big">
        <source>The valley would be {height} high and {width} wide; at most 6 by 5 or 5 by 6.</source>
        <translation>谷の高さが{height}、幅が{width}になります。5x6か6x5を超えて広げることはできません。</translation>
    </message>
    <message id="harvest_valley.why.too_high.oblong">
        <source>The valley would be {height} high; at most 6 by 5 or 5 by 6.</source>
        <translation>谷の高さが{height}になります。5x6か6x5を超えて広げることはできません。</translation>
    </message>
    <message id="harvest_valley.why.too_high.square">
        <source>The valley would be {height} high; at most 5 by 5.</source>
        <translation>谷の高さが{height}になります。5x5を超えて広げることはできません。</translation>
    </message>
    <message id="harvest_valley.why.too_wide.oblong">
        <source>The valley would be {width} wide; at most 6 by 5 or 5 by 6.</source>
        <translation>谷の幅が{width}になります。5x6か6x5を超えて広げることはできません。</translation>
    </message>
    <message id="harvest_valley.why.too_wide.square">
        <source>The valley would be {width} wide; at most 5 by 5.</source>
        <translation>谷の幅が{width}になります。5x5を超えて広げることはできません。</translation>
    </message>
    <message id="harvest_valley.why.tractor.empty">
        <source>The tractor goes on the land card that it pushes.</source>
        <translation>トラクターは、押したい土地カードの上に置きます。</translation>
    </message>
    <message id="harvest_valley.why.tractor.house">
        <source>The tractor cannot push a farmhouse.</source>
        <translation>トラクターでファームハウスを押すことはできません。</translation>
    </message>
    <message id="harvest_valley.why.tractor.one_step">
        <source>The tractor pushes one space up, down, left or right.</source>
        <translation>トラクターが押せるのは、縦横に1つだけです。</translation>
    </message>
    <message id="harvest_valley.why.tractor.stuck">
        <source>Nothing can move: all four sides are taken or outside the limit ({card}).</source>
        <translation>動かせません。四方がすべて埋まっているか、広さの制限を超えます（{card}）。</translation>
    </message>
    <message id="harvest_valley.why.tractor.taken">
        <source>The tractor pushes one card, and this space is taken: {card}.</source>
        <translation>トラクターが押せるのは1枚だけで、このスペースにはもう置かれています（{card}）。</translation>
    </message>
    <message id="harvest_valley.why.valley_only">
        <source>Cards and farmhouses are laid in the valley.</source>
        <translation>カードとファームハウスは谷に置きます。</translation>
    </message>
    <message id="harvest_valley.why.weeds.empty">
        <source>Weeds go on a land card that lies in the valley.</source>
        <translation>雑草は、谷に置かれている土地カードの上に置きます。</translation>
    </message>
    <message id="harvest_valley.why.weeds.house">
        <source>Weeds cannot cover a farmhouse.</source>
        <translation>雑草でファームハウスを覆うことはできません。</translation>
    </message>
    <message id="harvest_valley.why.weeds.weeds">
        <source>Weeds cannot cover other weeds.</source>
        <translation>雑草で別の雑草を覆うことはできません。</translation>
    </message>
</context>
</TS>
