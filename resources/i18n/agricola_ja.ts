<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name></name>
    <message id="agricola.about.animal">
        <source>You have {what} on your farm. Where they stand is worked out for you.</source>
        <translation>農場の{what}。場所は自動で決まります。</translation>
    </message>
    <message id="agricola.about.card" numerus="yes">
        <source>{card}: {does} Costs {cost}, %n points.</source>
        <translation>
            <numerusform>{card}：{does}コスト{cost}、%n点。</numerusform>
        </translation>
    </message>
    <message id="agricola.about.card.basketmakers_workshop">
        <source>once a harvest 1 reed becomes 3 food; at the end 2, 4 or 5 reed bring 1, 2 or 3 points.</source>
        <translation>収穫ごとに葦1を食料3にできる。終了時、葦2・4・5で1・2・3点。</translation>
    </message>
    <message id="agricola.about.card.clay_oven">
        <source>bakes 1 grain into 5 food, also at once.</source>
        <translation>小麦1つを食料5に焼く。獲得時にも焼ける。</translation>
    </message>
    <message id="agricola.about.card.cooking_hearth_4">
        <source>cooks at any time: sheep 2, vegetable and boar 3, cattle 4 food; bakes grain into 3 food each.</source>
        <translation>いつでも調理：羊2、野菜・猪3、牛4。パン焼き：小麦1つにつき食料3。</translation>
    </message>
    <message id="agricola.about.card.cooking_hearth_5">
        <source>cooks at any time: sheep 2, vegetable and boar 3, cattle 4 food; bakes grain into 3 food each.</source>
        <translation>いつでも調理：羊2、野菜・猪3、牛4。パン焼き：小麦1つにつき食料3。</translation>
    </message>
    <message id="agricola.about.card.fireplace_2">
        <source>cooks at any time: vegetable, sheep, boar 2, cattle 3 food; bakes grain into 2 food each.</source>
        <translation>いつでも調理：野菜・羊・猪2、牛3。パン焼き：小麦1つにつき食料2。</translation>
    </message>
    <message id="agricola.about.card.fireplace_3">
        <source>cooks at any time: vegetable, sheep, boar 2, cattle 3 food; bakes grain into 2 food each.</source>
        <translation>いつでも調理：野菜・羊・猪2、牛3。パン焼き：小麦1つにつき食料2。</translation>
    </message>
    <message id="agricola.about.card.joinery">
        <source>once a harvest 1 wood becomes 2 food; at the end 3, 5 or 7 wood bring 1, 2 or 3 points.</source>
        <translation>収穫ごとに木材1を食料2にできる。終了時、木材3・5・7で1・2・3点。</translation>
    </message>
    <message id="agricola.about.card.pottery">
        <source>once a harvest 1 clay becomes 2 food; at the end 3, 5 or 7 clay bring 1, 2 or 3 points.</source>
        <translation>収穫ごとにレンガ1を食料2にできる。終了時、レンガ3・5・7で1・2・3点。</translation>
    </message>
    <message id="agricola.about.card.stone_oven">
        <source>bakes up to 2 grain into 4 food each, also at once.</source>
        <translation>小麦2つまで、1つにつき食料4に焼く。獲得時にも焼ける。</translation>
    </message>
    <message id="agricola.about.card.well">
        <source>1 food in each of the next 5 rounds.</source>
        <translation>次の5ラウンド、毎回食料1を得る。</translation>
    </message>
    <message id="agricola.about.card_of" numerus="yes">
        <source>{card} of {who}: {does} %n points.</source>
        <translation>
            <numerusform>{who}の{card}：{does}%n点。</numerusform>
        </translation>
    </message>
    <message id="agricola.about.fallow">
        <source>An empty field</source>
        <translation>何も植えていない畑</translation>
    </message>
    <message id="agricola.about.field">
        <source>A field with {what}</source>
        <translation>畑（{what}）</translation>
    </message>
    <message id="agricola.about.good">
        <source>You have {what}. Drag it to where it is needed.</source>
        <translation>手元：{what}。必要な場所へドラッグします。</translation>
    </message>
    <message id="agricola.about.home" numerus="yes">
        <source>%n of {people} people are at home: drag one to a space</source>
        <translation>
            <numerusform>家族{people}人のうち%n人が在宅：アクションスペースへドラッグ</numerusform>
        </translation>
    </message>
    <message id="agricola.about.house" numerus="yes">
        <source>House with {what}; room for %n</source>
        <translation>
            <numerusform>家の中（{what}）、%n頭まで</numerusform>
        </translation>
    </message>
    <message id="agricola.about.house.clay">
        <source>Clay house: {rooms} rooms, {people} people</source>
        <translation>レンガの家：部屋{rooms}、家族{people}</translation>
    </message>
    <message id="agricola.about.house.stone">
        <source>Stone house: {rooms} rooms, {people} people</source>
        <translation>石の家：部屋{rooms}、家族{people}</translation>
    </message>
    <message id="agricola.about.house.wood">
        <source>Wooden house: {rooms} rooms, {people} people</source>
        <translation>木の家：部屋{rooms}、家族{people}</translation>
    </message>
    <message id="agricola.about.or_return">
        <source>{cost}, or a {card} handed back</source>
        <translation>{cost}、または{card}を返す</translation>
    </message>
    <message id="agricola.about.pasture" numerus="yes">
        <source>Pasture with {what}; room for %n</source>
        <translation>
            <numerusform>牧場（{what}）、%n頭まで</numerusform>
        </translation>
    </message>
    <message id="agricola.about.played">
        <source>The improvements of this farm</source>
        <translation>この農場の大きい進歩</translation>
    </message>
    <message id="agricola.about.pool">
        <source>Animals that are let go are cooked where that is possible, else they go back</source>
        <translation>手放した家畜は、できれば調理され、できなければ戻ります</translation>
    </message>
    <message id="agricola.about.promised">
        <source>{said}. {who} gets {what}.</source>
        <translation>{said}。{who}が{what}を得る。</translation>
    </message>
    <message id="agricola.about.round">
        <source>Round {round}, stage {stage}: one of {cards}</source>
        <translation>ラウンド{round}、ステージ{stage}：{cards}のどれか</translation>
    </message>
    <message id="agricola.about.round_harvest">
        <source>Round {round}, stage {stage}, then a harvest: one of {cards}</source>
        <translation>ラウンド{round}、ステージ{stage}、このあと収穫：{cards}のどれか</translation>
    </message>
    <message id="agricola.about.space_allows">
        <source>{space}: {deed}</source>
        <translation>{space}：{deed}</translation>
    </message>
    <message id="agricola.about.space_both">
        <source>{space}: {what}; {deed}</source>
        <translation>{space}：{what}、{deed}</translation>
    </message>
    <message id="agricola.about.space_brings">
        <source>{space}: {what}</source>
        <translation>{space}：{what}</translation>
    </message>
    <message id="agricola.about.space_taken">
        <source>{space} (taken by {who})</source>
        <translation>{space}（{who}が使用中）</translation>
    </message>
    <message id="agricola.about.stable" numerus="yes">
        <source>Stable with {what}; room for %n</source>
        <translation>
            <numerusform>厩（{what}）、%n頭まで</numerusform>
        </translation>
    </message>
    <message id="agricola.about.stock.fence" numerus="yes">
        <source>%n fences left</source>
        <translation>
            <numerusform>柵の残り%n</numerusform>
        </translation>
    </message>
    <message id="agricola.about.stock.field">
        <source>Fields: drag one onto your farm when an action lets you</source>
        <translation>畑：耕せるときに農場へドラッグ</translation>
    </message>
    <message id="agricola.about.stock.person">
        <source>People who may still be born</source>
        <translation>これから生まれる家族</translation>
    </message>
    <message id="agricola.about.stock.room">
        <source>A room costs {cost}: drag one beside your house when an action lets you</source>
        <translation>部屋のコストは{cost}：増築できるときに家の隣へドラッグ</translation>
    </message>
    <message id="agricola.about.stock.stable" numerus="yes">
        <source>%n stables left</source>
        <translation>
            <numerusform>厩の残り%n</numerusform>
        </translation>
    </message>
    <message id="agricola.about.unused">
        <source>Unused: a point less at the end</source>
        <translation>未使用：終了時に1点減</translation>
    </message>
    <message id="agricola.amount.and">
        <source>{some}, {more}</source>
        <translation>{some}、{more}</translation>
    </message>
    <message id="agricola.amount.boar" numerus="yes">
        <source>%n wild boar</source>
        <translation>
            <numerusform>猪%n</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.cattle" numerus="yes">
        <source>%n cattle</source>
        <translation>
            <numerusform>牛%n</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.clay" numerus="yes">
        <source>%n clay</source>
        <translation>
            <numerusform>レンガ%n</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.food" numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>食料%n</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.grain" numerus="yes">
        <source>%n grain</source>
        <translation>
            <numerusform>小麦%n</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.nothing">
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message id="agricola.amount.reed" numerus="yes">
        <source>%n reed</source>
        <translation>
            <numerusform>葦%n</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.sheep" numerus="yes">
        <source>%n sheep</source>
        <translation>
            <numerusform>羊%n</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.stone" numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>石材%n</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.vegetable" numerus="yes">
        <source>%n vegetables</source>
        <translation>
            <numerusform>野菜%n</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.wood" numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>木材%n</numerusform>
        </translation>
    </message>
    <message id="agricola.ask.again.fence">
        <source>Another pasture?</source>
        <translation>さらに牧場を囲みますか？</translation>
    </message>
    <message id="agricola.ask.again.rooms">
        <source>Build another room?</source>
        <translation>さらに部屋を増築しますか？</translation>
    </message>
    <message id="agricola.ask.again.sow">
        <source>Sow further fields?</source>
        <translation>ほかの畑にも種を蒔きますか？</translation>
    </message>
    <message id="agricola.ask.again.stables">
        <source>Build another stable?</source>
        <translation>さらに厩を建設しますか？</translation>
    </message>
    <message id="agricola.ask.bake">
        <source>Bake bread</source>
        <translation>パンを焼けます</translation>
    </message>
    <message id="agricola.ask.basketmakers_workshop">
        <source>Use the Basketmaker's Workshop in this harvest?</source>
        <translation>この収穫でカゴ製作所を使いますか？</translation>
    </message>
    <message id="agricola.ask.both">
        <source>One of these, or both: {one}, {other}</source>
        <translation>どちらか、または両方：{one}、{other}</translation>
    </message>
    <message id="agricola.ask.breed">
        <source>Not all newborn animals find room: what do you go without?</source>
        <translation>生まれた家畜をすべては置けません。どれをあきらめますか？</translation>
    </message>
    <message id="agricola.ask.feed" numerus="yes">
        <source>Feed your people: {owed} food needed, %n missing</source>
        <translation>
            <numerusform>家族に食料を与えます。必要{owed}、不足%n</numerusform>
        </translation>
    </message>
    <message id="agricola.ask.fence">
        <source>Enclose a pasture</source>
        <translation>柵で牧場を囲んでください</translation>
    </message>
    <message id="agricola.ask.improve">
        <source>Take a major improvement</source>
        <translation>大きい進歩カードを1枚プレイできます</translation>
    </message>
    <message id="agricola.ask.joinery">
        <source>Use the Joinery in this harvest?</source>
        <translation>この収穫で家具製作所を使いますか？</translation>
    </message>
    <message id="agricola.ask.keep">
        <source>Not all animals find room: which do you part with?</source>
        <translation>置けない家畜がいます。どれを手放しますか？</translation>
    </message>
    <message id="agricola.ask.one_stable">
        <source>Build one stable</source>
        <translation>厩を1つ建設できます</translation>
    </message>
    <message id="agricola.ask.pay">
        <source>How do you pay?</source>
        <translation>どのように支払いますか？</translation>
    </message>
    <message id="agricola.ask.plough">
        <source>Plough one field</source>
        <translation>畑を1つ作ってください</translation>
    </message>
    <message id="agricola.ask.pottery">
        <source>Use the Pottery in this harvest?</source>
        <translation>この収穫で製陶所を使いますか？</translation>
    </message>
    <message id="agricola.ask.reed_or_stone">
        <source>Take 1 reed or 1 stone</source>
        <translation>葦1か石材1を取ってください</translation>
    </message>
    <message id="agricola.ask.renovate">
        <source>Renovate your house</source>
        <translation>家を改築できます</translation>
    </message>
    <message id="agricola.ask.rooms">
        <source>Build rooms beside your house</source>
        <translation>家と隣り合うマスに部屋を増築できます</translation>
    </message>
    <message id="agricola.ask.send" numerus="yes">
        <source>Your turn: send a person out. %n are still at home.</source>
        <translation>
            <numerusform>あなたの手番です。家族コマをアクションスペースに置いてください（家にあと%n個）。</numerusform>
        </translation>
    </message>
    <message id="agricola.ask.several">
        <source>Use your improvements, each once</source>
        <translation>進歩カードをそれぞれ1回使えます</translation>
    </message>
    <message id="agricola.ask.sow">
        <source>Sow your empty fields</source>
        <translation>空いている畑に種を蒔けます</translation>
    </message>
    <message id="agricola.ask.stables">
        <source>Build stables</source>
        <translation>厩を建設できます</translation>
    </message>
    <message id="agricola.began.harvest">
        <source>Harvest after round {round}</source>
        <translation>ラウンド{round}の後の収穫</translation>
    </message>
    <message id="agricola.began.round">
        <source>Round {round}</source>
        <translation>ラウンド{round}</translation>
    </message>
    <message id="agricola.card.basketmakers_workshop">
        <source>Basketmaker's Workshop</source>
        <translation>カゴ製作所</translation>
    </message>
    <message id="agricola.card.clay_oven">
        <source>Clay Oven</source>
        <translation>レンガ窯</translation>
    </message>
    <message id="agricola.card.cooking_hearth_4">
        <source>Cooking Hearth</source>
        <translation>調理場</translation>
    </message>
    <message id="agricola.card.cooking_hearth_5">
        <source>Cooking Hearth</source>
        <translation>調理場</translation>
    </message>
    <message id="agricola.card.fireplace_2">
        <source>Fireplace</source>
        <translation>かまど</translation>
    </message>
    <message id="agricola.card.fireplace_3">
        <source>Fireplace</source>
        <translation>かまど</translation>
    </message>
    <message id="agricola.card.joinery">
        <source>Joinery</source>
        <translation>家具製作所</translation>
    </message>
    <message id="agricola.card.pottery">
        <source>Pottery</source>
        <translation>製陶所</translation>
    </message>
    <message id="agricola.card.stone_oven">
        <source>Stone Oven</source>
        <translation>石窯</translation>
    </message>
    <message id="agricola.card.well">
        <source>Well</source>
        <translation>井戸</translation>
    </message>
    <message id="agricola.clock.harvest_in" numerus="yes">
        <source>Round {round} · harvest in %n</source>
        <translation>
            <numerusform>ラウンド{round}・収穫まで%n</numerusform>
        </translation>
    </message>
    <message id="agricola.clock.harvest_now">
        <source>Round {round} · then harvest</source>
        <translation>ラウンド{round}・次に収穫</translation>
    </message>
    <message id="agricola.clock.over" numerus="yes">
        <source>Over after %n rounds</source>
        <translation>
            <numerusform>%nラウンドで終了</numerusform>
        </translation>
    </message>
    <message id="agricola.doubt.beg" numerus="yes">
        <source>Take %n begging cards and lose {points} points?</source>
        <translation>
            <numerusform>物乞いカードを%n枚取り、{points}点を失いますか？</numerusform>
        </translation>
    </message>
    <message id="agricola.fact.begging" numerus="yes">
        <source>%n begging cards</source>
        <translation>
            <numerusform>物乞いカード%n枚</numerusform>
        </translation>
    </message>
    <message id="agricola.fact.cards" numerus="yes">
        <source>%n improvements</source>
        <translation>
            <numerusform>大きい進歩%n枚</numerusform>
        </translation>
    </message>
    <message id="agricola.fact.home" numerus="yes">
        <source>home %n/{people}</source>
        <translation>
            <numerusform>在宅%n/{people}</numerusform>
        </translation>
    </message>
    <message id="agricola.fact.owes">
        <source>Food {have}, owes {owed}</source>
        <translation>食料{have}、必要{owed}</translation>
    </message>
    <message id="agricola.fact.short" numerus="yes">
        <source>Would beg for %n food</source>
        <translation>
            <numerusform>食料%n不足の見込み</numerusform>
        </translation>
    </message>
    <message id="agricola.fact.tab">
        <source>{home} · food {food}</source>
        <translation>{home} · 食料{food}</translation>
    </message>
    <message id="agricola.fact.token">
        <source>Begins the next round</source>
        <translation>次のラウンドのスタートプレイヤー</translation>
    </message>
    <message id="agricola.good.boar">
        <source>wild boar</source>
        <translation>猪</translation>
    </message>
    <message id="agricola.good.cattle">
        <source>cattle</source>
        <translation>牛</translation>
    </message>
    <message id="agricola.good.clay">
        <source>clay</source>
        <translation>レンガ</translation>
    </message>
    <message id="agricola.good.food">
        <source>food</source>
        <translation>食料</translation>
    </message>
    <message id="agricola.good.grain">
        <source>grain</source>
        <translation>小麦</translation>
    </message>
    <message id="agricola.good.reed">
        <source>reed</source>
        <translation>葦</translation>
    </message>
    <message id="agricola.good.sheep">
        <source>sheep</source>
        <translation>羊</translation>
    </message>
    <message id="agricola.good.stone">
        <source>stone</source>
        <translation>石材</translation>
    </message>
    <message id="agricola.good.vegetable">
        <source>vegetables</source>
        <translation>野菜</translation>
    </message>
    <message id="agricola.good.wood">
        <source>wood</source>
        <translation>木材</translation>
    </message>
    <message id="agricola.guide.bake">
        <source>Drag grain onto your ovens, or press a button at the lower right.</source>
        <translation>小麦をパンの焼ける進歩カードへドラッグするか、右下のボタンを押します。</translation>
    </message>
    <message id="agricola.guide.breed">
        <source>Drag animals from the pen to “Let go here”, or press a button at the lower right.</source>
        <translation>家畜を「ここで手放す」へドラッグするか、右下のボタンを押します。</translation>
    </message>
    <message id="agricola.guide.feed">
        <source>Drag goods into the food bowl, or press a meal at the lower right.</source>
        <translation>資源を食料へドラッグするか、右下の食事ボタンを押します。</translation>
    </message>
    <message id="agricola.guide.fence">
        <source>Draw along the lit edges, or sweep over the spaces to be enclosed.</source>
        <translation>光っている境界をなぞるか、囲むマスの上をドラッグします。</translation>
    </message>
    <message id="agricola.guide.improve">
        <source>Drag an improvement down to your place.</source>
        <translation>進歩カードを自分の場所へドラッグします。</translation>
    </message>
    <message id="agricola.guide.keep">
        <source>Drag animals from the pen to “Let go here”, or press a button at the lower right.</source>
        <translation>家畜を「ここで手放す」へドラッグするか、右下のボタンを押します。</translation>
    </message>
    <message id="agricola.guide.one_stable">
        <source>Drag a stable from the right onto a space of your farm.</source>
        <translation>右の厩を農場のマスへドラッグします。</translation>
    </message>
    <message id="agricola.guide.plough">
        <source>Drag a field from the right onto a space of your farm.</source>
        <translation>右の畑を農場のマスへドラッグします。</translation>
    </message>
    <message id="agricola.guide.rooms">
        <source>Drag a room from the right onto a space beside your house.</source>
        <translation>右の部屋を家の隣のマスへドラッグします。</translation>
    </message>
    <message id="agricola.guide.several">
        <source>Drag tiles from the right, or goods from below, to a lit place.</source>
        <translation>右のタイルか下の資源を、光る場所へドラッグします。</translation>
    </message>
    <message id="agricola.guide.sow">
        <source>Drag seeds onto your empty fields, or press a button at the lower right.</source>
        <translation>種を空の畑へドラッグするか、右下のボタンを押します。</translation>
    </message>
    <message id="agricola.guide.stables">
        <source>Drag a stable from the right onto a space of your farm.</source>
        <translation>右の厩を農場のマスへドラッグします。</translation>
    </message>
    <message id="agricola.log.bake" numerus="yes">
        <source>{who} bakes %n grain: {food} food.</source>
        <translation>
            <numerusform>{who}が小麦%nを焼き、食料{food}を得ました。</numerusform>
        </translation>
    </message>
    <message id="agricola.log.beg" numerus="yes">
        <source>{who} begs for %n food.</source>
        <translation>
            <numerusform>{who}が物乞いカードを%n枚取りました。</numerusform>
        </translation>
    </message>
    <message id="agricola.log.breed">
        <source>{who} has no room for {what} when the animals breed.</source>
        <translation>{who}の家畜が繁殖しました（置けなかったもの：{what}）。</translation>
    </message>
    <message id="agricola.log.breed_cooking">
        <source>{who} has no room for {what} when the animals breed, and cooks for {food} food.</source>
        <translation>{who}の家畜が繁殖しました（置けなかったもの：{what}、調理して食料{food}）。</translation>
    </message>
    <message id="agricola.log.convert">
        <source>{who} turns {what} into {food} food.</source>
        <translation>{who}が{what}を食料{food}に変えました。</translation>
    </message>
    <message id="agricola.log.done">
        <source>{who} is done.</source>
        <translation>{who}がアクションを終えました。</translation>
    </message>
    <message id="agricola.log.feed">
        <source>{who} feeds the family with {what}.</source>
        <translation>{who}が{what}を食料にして、家族に与えました。</translation>
    </message>
    <message id="agricola.log.fence" numerus="yes">
        <source>{who} encloses a pasture of {size} with %n new fences.</source>
        <translation>
            <numerusform>{who}が新しい柵%n本で{size}マスの牧場を囲みました。</numerusform>
        </translation>
    </message>
    <message id="agricola.log.field">
        <source>{who} ploughs a field.</source>
        <translation>{who}が畑を作りました。</translation>
    </message>
    <message id="agricola.log.grow">
        <source>{who} has a child.</source>
        <translation>{who}の家族が増えました。</translation>
    </message>
    <message id="agricola.log.grow_anyway">
        <source>{who} has a child.</source>
        <translation>{who}の家族が増えました。</translation>
    </message>
    <message id="agricola.log.hand_back">
        <source>{who} returns the {card}.</source>
        <translation>{who}が{card}を返しました。</translation>
    </message>
    <message id="agricola.log.idle">
        <source>{who} finds no space to use and stays at home.</source>
        <translation>{who}は使えるスペースがなく、家に残りました。</translation>
    </message>
    <message id="agricola.log.improve">
        <source>{who} takes the {card}.</source>
        <translation>{who}が{card}をプレイしました。</translation>
    </message>
    <message id="agricola.log.improve_back">
        <source>{who} takes the {card} and returns the {back}.</source>
        <translation>{who}が{back}を返して、{card}をプレイしました。</translation>
    </message>
    <message id="agricola.log.keep">
        <source>{who} lets {what} go.</source>
        <translation>{who}が{what}を手放しました。</translation>
    </message>
    <message id="agricola.log.keep_cooking">
        <source>{who} parts with {what} and gets {food} food.</source>
        <translation>{who}が{what}を手放し、食料{food}を得ました。</translation>
    </message>
    <message id="agricola.log.pay">
        <source>{who} pays {cost}.</source>
        <translation>{who}が{cost}を支払いました。</translation>
    </message>
    <message id="agricola.log.renovate.clay">
        <source>{who} renovates to a clay house.</source>
        <translation>{who}がレンガの家に改築しました。</translation>
    </message>
    <message id="agricola.log.renovate.stone">
        <source>{who} renovates to a stone house.</source>
        <translation>{who}が石の家に改築しました。</translation>
    </message>
    <message id="agricola.log.room">
        <source>{who} builds a room.</source>
        <translation>{who}が部屋を増築しました。</translation>
    </message>
    <message id="agricola.log.send">
        <source>{who}: {space}</source>
        <translation>{who}：{space}</translation>
    </message>
    <message id="agricola.log.send_for">
        <source>{who}: {space}, {what}</source>
        <translation>{who}：{space}、{what}</translation>
    </message>
    <message id="agricola.log.sow">
        <source>{who} sows {what}.</source>
        <translation>{who}が{what}を蒔きました。</translation>
    </message>
    <message id="agricola.log.stable">
        <source>{who} builds a stable.</source>
        <translation>{who}が厩を建設しました。</translation>
    </message>
    <message id="agricola.log.start">
        <source>{who} begins the next round.</source>
        <translation>{who}が次のラウンドのスタートプレイヤーになります。</translation>
    </message>
    <message id="agricola.log.swap" numerus="yes">
        <source>{who} uses the {card}: %n food.</source>
        <translation>
            <numerusform>{who}が{card}で食料%nを得ました。</numerusform>
        </translation>
    </message>
    <message id="agricola.log.take">
        <source>{who} takes {what}.</source>
        <translation>{who}が{what}を取りました。</translation>
    </message>
    <message id="agricola.log.withhold" numerus="yes">
        <source>{who} keeps goods and will beg for %n food.</source>
        <translation>
            <numerusform>{who}は手元に残し、物乞いカードを%n枚取ることにしました。</numerusform>
        </translation>
    </message>
    <message id="agricola.move.bake" numerus="yes">
        <source>Bake %n grain: {food} food</source>
        <translation>
            <numerusform>小麦%nを焼いて食料{food}</numerusform>
        </translation>
    </message>
    <message id="agricola.move.beg" numerus="yes">
        <source>Beg for %n food</source>
        <translation>
            <numerusform>物乞いカードを%n枚取る</numerusform>
        </translation>
    </message>
    <message id="agricola.move.convert">
        <source>Turn {what} into {got}</source>
        <translation>{what}を{got}に変える</translation>
    </message>
    <message id="agricola.move.done">
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message id="agricola.move.feed">
        <source>Feed with {what}</source>
        <translation>{what}を与える</translation>
    </message>
    <message id="agricola.move.feed_and_beg" numerus="yes">
        <source>Feed with {what}, beg for %n food</source>
        <translation>
            <numerusform>{what}を与え、物乞いカード%n枚</numerusform>
        </translation>
    </message>
    <message id="agricola.move.fence" numerus="yes">
        <source>Pasture of {size}: %n new fences</source>
        <translation>
            <numerusform>{size}マスの牧場：新しい柵%n本</numerusform>
        </translation>
    </message>
    <message id="agricola.move.field">
        <source>Field in row {row}, column {column}</source>
        <translation>{row}行{column}列に畑</translation>
    </message>
    <message id="agricola.move.grow">
        <source>Have a child</source>
        <translation>家族を増やす</translation>
    </message>
    <message id="agricola.move.grow_anyway">
        <source>Have a child</source>
        <translation>家族を増やす</translation>
    </message>
    <message id="agricola.move.hand_back">
        <source>Return the {card} ({cost})</source>
        <translation>{card}（{cost}）を返す</translation>
    </message>
    <message id="agricola.move.idle">
        <source>Stay at home</source>
        <translation>家に残る</translation>
    </message>
    <message id="agricola.move.improve_back">
        <source>{card}: {back}</source>
        <translation>{card}：{back}</translation>
    </message>
    <message id="agricola.move.part">
        <source>Let go {what}</source>
        <translation>{what}を手放す</translation>
    </message>
    <message id="agricola.move.part_cooking">
        <source>Part with {what}: {food} food</source>
        <translation>{what}を手放して食料{food}</translation>
    </message>
    <message id="agricola.move.pay">
        <source>Pay {cost}</source>
        <translation>{cost}を支払う</translation>
    </message>
    <message id="agricola.move.renovate.clay">
        <source>Renovate to clay: {cost}</source>
        <translation>レンガの家に改築：{cost}</translation>
    </message>
    <message id="agricola.move.renovate.stone">
        <source>Renovate to stone: {cost}</source>
        <translation>石の家に改築：{cost}</translation>
    </message>
    <message id="agricola.move.room">
        <source>Room in row {row}, column {column}</source>
        <translation>{row}行{column}列に部屋</translation>
    </message>
    <message id="agricola.move.sow">
        <source>Sow {what}</source>
        <translation>{what}を蒔く</translation>
    </message>
    <message id="agricola.move.stable">
        <source>Stable in row {row}, column {column}</source>
        <translation>{row}行{column}列に厩</translation>
    </message>
    <message id="agricola.move.start">
        <source>Become start player</source>
        <translation>スタートプレイヤーになる</translation>
    </message>
    <message id="agricola.move.take">
        <source>Take {what}</source>
        <translation>{what}を取る</translation>
    </message>
    <message id="agricola.move.well">
        <source>Lay out food</source>
        <translation>食料を置く</translation>
    </message>
    <message id="agricola.move.withhold" numerus="yes">
        <source>Keep goods, beg for %n food</source>
        <translation>
            <numerusform>手元に残し、物乞いカード%n枚</numerusform>
        </translation>
    </message>
    <message id="agricola.noted.begging" numerus="yes">
        <source>{who} takes %n begging cards.</source>
        <translation>
            <numerusform>{who}が物乞いカードを%n枚取りました。</numerusform>
        </translation>
    </message>
    <message id="agricola.noted.born">
        <source>Young animals for {who}: {what}.</source>
        <translation>{who}の家畜が生まれました：{what}。</translation>
    </message>
    <message id="agricola.noted.fed">
        <source>{who} feeds the family: {what}.</source>
        <translation>{who}が家族に食べさせました：{what}。</translation>
    </message>
    <message id="agricola.noted.promised" numerus="yes">
        <source>{who} gets 1 {what} in each of the next %n rounds.</source>
        <translation>
            <numerusform>{who}は次の%nラウンドに{what}を1つずつ受け取ります。</numerusform>
        </translation>
    </message>
    <message id="agricola.noted.reaped">
        <source>{who} reaps {what}.</source>
        <translation>{who}が{what}を収穫しました。</translation>
    </message>
    <message id="agricola.option.cards">
        <source>Hand cards</source>
        <translation>手札</translation>
    </message>
    <message id="agricola.option.cards.without">
        <source>None: the beginner's variant</source>
        <translation>なし（初心者向けの遊び方）</translation>
    </message>
    <message id="agricola.remark.allows">
        <source>Here: {deed}</source>
        <translation>ここで：{deed}</translation>
    </message>
    <message id="agricola.remark.bake" numerus="yes">
        <source>Turns {grain} grain into %n food</source>
        <translation>
            <numerusform>小麦{grain}が食料%nになる</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.both">
        <source>{one} and/or {other}</source>
        <translation>{one}、そして／または{other}</translation>
    </message>
    <message id="agricola.remark.brings">
        <source>Brings {what}</source>
        <translation>{what}を得る</translation>
    </message>
    <message id="agricola.remark.brings_and">
        <source>Brings {what}; {deed}</source>
        <translation>{what}を得る、{deed}</translation>
    </message>
    <message id="agricola.remark.brings_crowded">
        <source>Brings {what}, but not all your animals find room then</source>
        <translation>{what}を得る。ただし家畜を置ききれません</translation>
    </message>
    <message id="agricola.remark.convert" numerus="yes">
        <source>Turns {what} into %n food</source>
        <translation>
            <numerusform>{what}が食料%nになる</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.feed" numerus="yes">
        <source>{what} for the %n food that are missing</source>
        <translation>
            <numerusform>不足%nを{what}で補う</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.field" numerus="yes">
        <source>You then have %n fields</source>
        <translation>
            <numerusform>畑は%n面になります</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.improve">
        <source>{card} for {cost}</source>
        <translation>{card}：コスト{cost}</translation>
    </message>
    <message id="agricola.remark.nothing">
        <source>Nothing happens here</source>
        <translation>ここでは何も起きない</translation>
    </message>
    <message id="agricola.remark.part" numerus="yes">
        <source>%n animals go</source>
        <translation>
            <numerusform>家畜%n頭を手放す</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.part_cooking" numerus="yes">
        <source>%n animals go, {food} food for them</source>
        <translation>
            <numerusform>家畜%n頭を手放し、食料{food}</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.pasture" numerus="yes">
        <source>Pasture of {size}: %n new fences, {wood} wood, holds {holds} animals</source>
        <translation>
            <numerusform>{size}マスの牧場：新しい柵%n、木材{wood}、家畜{holds}頭</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.ring" numerus="yes">
        <source>{done} of %n fences drawn: close the ring</source>
        <translation>
            <numerusform>柵%nのうち{done}：囲いを閉じる</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.ring_apart">
        <source>These spaces do not lie together</source>
        <translation>マスがつながっていない</translation>
    </message>
    <message id="agricola.remark.ring_beside">
        <source>A new pasture lies beside your others</source>
        <translation>新しい牧場は今ある牧場の隣に</translation>
    </message>
    <message id="agricola.remark.ring_fence_there">
        <source>A fence stands there already</source>
        <translation>そこには柵がある</translation>
    </message>
    <message id="agricola.remark.ring_mixed">
        <source>A pasture does not grow: split it, or fence beside it</source>
        <translation>牧場は広げられない。分けるか、隣を囲う</translation>
    </message>
    <message id="agricola.remark.ring_no_ring">
        <source>No pasture within your wood and fences goes on like that</source>
        <translation>手元の木材と柵では、その先の牧場を囲えない</translation>
    </message>
    <message id="agricola.remark.ring_on_field">
        <source>A field cannot be fenced in</source>
        <translation>畑は囲えない</translation>
    </message>
    <message id="agricola.remark.ring_on_room">
        <source>A room cannot be fenced in</source>
        <translation>部屋は囲えない</translation>
    </message>
    <message id="agricola.remark.ring_pasture_there">
        <source>This is a pasture already</source>
        <translation>すでに牧場</translation>
    </message>
    <message id="agricola.remark.ring_too_many" numerus="yes">
        <source>%n fences needed, {have} left</source>
        <translation>
            <numerusform>柵が%n必要、残り{have}</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.ring_wood" numerus="yes">
        <source>%n wood needed, you have {have}</source>
        <translation>
            <numerusform>木材が%n必要、手元{have}</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.room" numerus="yes">
        <source>%n rooms then, for {people} people; costs {cost}</source>
        <translation>
            <numerusform>部屋は%n、家族{people}人。コスト{cost}</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.sow" numerus="yes">
        <source>{what} grow on %n fields</source>
        <translation>
            <numerusform>畑%nに{what}が育つ</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.stable" numerus="yes">
        <source>A stable doubles its pasture; %n left then</source>
        <translation>
            <numerusform>厩は牧場の収容数を2倍にする。残り%n</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.then">
        <source>{one}, then {other} if you like</source>
        <translation>{one}、その後で{other}（任意）</translation>
    </message>
    <message id="agricola.score.begging">
        <source>Begging cards</source>
        <translation>物乞いカード</translation>
    </message>
    <message id="agricola.score.boar">
        <source>Wild boar</source>
        <translation>猪</translation>
    </message>
    <message id="agricola.score.bonus">
        <source>Bonus points</source>
        <translation>ボーナス</translation>
    </message>
    <message id="agricola.score.cards">
        <source>Improvements</source>
        <translation>進歩カード</translation>
    </message>
    <message id="agricola.score.cattle">
        <source>Cattle</source>
        <translation>牛</translation>
    </message>
    <message id="agricola.score.fields">
        <source>Fields</source>
        <translation>畑</translation>
    </message>
    <message id="agricola.score.grain">
        <source>Grain</source>
        <translation>小麦</translation>
    </message>
    <message id="agricola.score.pastures">
        <source>Pastures</source>
        <translation>牧場</translation>
    </message>
    <message id="agricola.score.people">
        <source>People</source>
        <translation>家族コマ</translation>
    </message>
    <message id="agricola.score.rooms">
        <source>Rooms</source>
        <translation>部屋</translation>
    </message>
    <message id="agricola.score.sheep">
        <source>Sheep</source>
        <translation>羊</translation>
    </message>
    <message id="agricola.score.stables">
        <source>Fenced stables</source>
        <translation>牧場内の厩</translation>
    </message>
    <message id="agricola.score.unused">
        <source>Unused cells</source>
        <translation>未使用スペース</translation>
    </message>
    <message id="agricola.score.vegetables">
        <source>Vegetables</source>
        <translation>野菜</translation>
    </message>
    <message id="agricola.shift.full">
        <source>Then not all animals would find room: a pasture holds one kind.</source>
        <translation>家畜を全部は置けなくなります。牧場に入るのは1種類です。</translation>
    </message>
    <message id="agricola.shift.goes">
        <source>{what} stand there then.</source>
        <translation>ここに{what}が入ります。</translation>
    </message>
    <message id="agricola.shift.nowhere">
        <source>Animals stand in pastures, in stables, and one in the house.</source>
        <translation>家畜を置けるのは牧場と厩、家は1頭までです。</translation>
    </message>
    <message id="agricola.shift.same">
        <source>{what} stand there already.</source>
        <translation>ここにはもう{what}がいます。</translation>
    </message>
    <message id="agricola.space.basic_wish">
        <source>Basic Wish for Children</source>
        <translation>子供がほしい</translation>
    </message>
    <message id="agricola.space.cattle_market">
        <source>Cattle Market</source>
        <translation>牛市場</translation>
    </message>
    <message id="agricola.space.clay_pit">
        <source>Clay Pit</source>
        <translation>粘土坑</translation>
    </message>
    <message id="agricola.space.copse">
        <source>Copse</source>
        <translation>林</translation>
    </message>
    <message id="agricola.space.cultivation">
        <source>Cultivation</source>
        <translation>耕作</translation>
    </message>
    <message id="agricola.space.day_laborer">
        <source>Day Labourer</source>
        <translation>日雇い労働者</translation>
    </message>
    <message id="agricola.space.eastern_quarry">
        <source>Eastern Quarry</source>
        <translation>東の石切り場</translation>
    </message>
    <message id="agricola.space.farm_expansion">
        <source>Farm Expansion</source>
        <translation>農場拡充</translation>
    </message>
    <message id="agricola.space.farm_redevelopment">
        <source>Farm Redevelopment</source>
        <translation>農場の再開発</translation>
    </message>
    <message id="agricola.space.farmland">
        <source>Farmland</source>
        <translation>畑</translation>
    </message>
    <message id="agricola.space.fencing">
        <source>Fencing</source>
        <translation>柵</translation>
    </message>
    <message id="agricola.space.fishing">
        <source>Fishing</source>
        <translation>漁</translation>
    </message>
    <message id="agricola.space.forest">
        <source>Forest</source>
        <translation>森林</translation>
    </message>
    <message id="agricola.space.grain_seeds">
        <source>Grain Seeds</source>
        <translation>小麦の種</translation>
    </message>
    <message id="agricola.space.grain_utilization">
        <source>Grain Utilisation</source>
        <translation>穀物活用</translation>
    </message>
    <message id="agricola.space.grove">
        <source>Grove</source>
        <translation>小さな森</translation>
    </message>
    <message id="agricola.space.hollow">
        <source>Hollow</source>
        <translation>窪地</translation>
    </message>
    <message id="agricola.space.house_redevelopment">
        <source>House Redevelopment</source>
        <translation>家の立て直し</translation>
    </message>
    <message id="agricola.space.lessons">
        <source>Lessons</source>
        <translation>授業</translation>
    </message>
    <message id="agricola.space.lessons_2">
        <source>Lessons</source>
        <translation>授業</translation>
    </message>
    <message id="agricola.space.major_improvement">
        <source>Major Improvement</source>
        <translation>大きい進歩</translation>
    </message>
    <message id="agricola.space.meeting_place">
        <source>Meeting Place</source>
        <translation>集会所</translation>
    </message>
    <message id="agricola.space.pig_market">
        <source>Pig Market</source>
        <translation>猪市場</translation>
    </message>
    <message id="agricola.space.reed_bank">
        <source>Reed Bank</source>
        <translation>葦原</translation>
    </message>
    <message id="agricola.space.resource_market">
        <source>Resource Market</source>
        <translation>資源市場</translation>
    </message>
    <message id="agricola.space.sheep_market">
        <source>Sheep Market</source>
        <translation>羊市場</translation>
    </message>
    <message id="agricola.space.side_job">
        <source>Side Job</source>
        <translation>副業</translation>
    </message>
    <message id="agricola.space.traveling_players">
        <source>Travelling Players</source>
        <translation>小劇場</translation>
    </message>
    <message id="agricola.space.urgent_wish">
        <source>Urgent Wish for Children</source>
        <translation>急いで子供がほしい</translation>
    </message>
    <message id="agricola.space.vegetable_seeds">
        <source>Vegetable Seeds</source>
        <translation>野菜の種</translation>
    </message>
    <message id="agricola.space.western_quarry">
        <source>Western Quarry</source>
        <translation>西の石切り場</translation>
    </message>
    <message id="agricola.table.all_out">
        <source>All round cards lie open</source>
        <translation>すべてのラウンドカードが公開済み</translation>
    </message>
    <message id="agricola.table.each" numerus="yes">
        <source>%n × {points}</source>
        <translation>
            <numerusform>%n×{points}</numerusform>
        </translation>
    </message>
    <message id="agricola.table.farm_of">
        <source>Farm of {name}</source>
        <translation>{name}の農場</translation>
    </message>
    <message id="agricola.table.feed_begging" numerus="yes">
        <source>begging %n ({points})</source>
        <translation>
            <numerusform>物乞い%n（{points}）</numerusform>
        </translation>
    </message>
    <message id="agricola.table.feed_cooking" numerus="yes">
        <source>+%n by cooking</source>
        <translation>
            <numerusform>調理で+%n</numerusform>
        </translation>
    </message>
    <message id="agricola.table.feed_crafts" numerus="yes">
        <source>+%n by crafts</source>
        <translation>
            <numerusform>工芸で+%n</numerusform>
        </translation>
    </message>
    <message id="agricola.table.feed_crops" numerus="yes">
        <source>+%n raw crops</source>
        <translation>
            <numerusform>作物を生で+%n</numerusform>
        </translation>
    </message>
    <message id="agricola.table.feed_enough">
        <source>enough</source>
        <translation>足りる</translation>
    </message>
    <message id="agricola.table.feed_fields" numerus="yes">
        <source>+%n from fields</source>
        <translation>
            <numerusform>畑から+%n</numerusform>
        </translation>
    </message>
    <message id="agricola.table.feed_in" numerus="yes">
        <source>Harvest in %n rounds: owe {owed}, have {have}</source>
        <translation>
            <numerusform>%nラウンド後に収穫：必要{owed}、手元{have}</numerusform>
        </translation>
    </message>
    <message id="agricola.table.feed_no_begging">
        <source>no begging</source>
        <translation>物乞いなし</translation>
    </message>
    <message id="agricola.table.feed_now">
        <source>Harvest this round: owe {owed}, have {have}</source>
        <translation>このラウンドに収穫：必要{owed}、手元{have}</translation>
    </message>
    <message id="agricola.table.feed_over">
        <source>The last harvest is over; {have} food left</source>
        <translation>最後の収穫は終了、食料{have}</translation>
    </message>
    <message id="agricola.table.feed_ready">
        <source>Food is enough</source>
        <translation>食料は足りています</translation>
    </message>
    <message id="agricola.table.feed_short" numerus="yes">
        <source>short %n</source>
        <translation>
            <numerusform>%n不足</numerusform>
        </translation>
    </message>
    <message id="agricola.table.field">
        <source>field</source>
        <translation>畑</translation>
    </message>
    <message id="agricola.table.home" numerus="yes">
        <source>%n/{people} home</source>
        <translation>
            <numerusform>在宅 %n/{people}</numerusform>
        </translation>
    </message>
    <message id="agricola.table.left" numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>残り%n</numerusform>
        </translation>
    </message>
    <message id="agricola.table.let_go">
        <source>Let go here</source>
        <translation>ここで手放す</translation>
    </message>
    <message id="agricola.table.next_at" numerus="yes">
        <source>%n, next {then}</source>
        <translation>
            <numerusform>%n・次{then}</numerusform>
        </translation>
    </message>
    <message id="agricola.table.next_order">
        <source>Next round</source>
        <translation>次の手番順</translation>
    </message>
    <message id="agricola.table.no_more" numerus="yes">
        <source>%n, most</source>
        <translation>
            <numerusform>%n・最高</numerusform>
        </translation>
    </message>
    <message id="agricola.table.played_empty">
        <source>Your improvements lie here. Drag one here when an action lets you take it.</source>
        <translation>獲得した大きい進歩がここに並びます。獲得できるときは、ここへドラッグします。</translation>
    </message>
    <message id="agricola.table.points">
        <source>points</source>
        <translation>点</translation>
    </message>
    <message id="agricola.table.quick_bake">
        <source>Bake</source>
        <translation>パンを焼く</translation>
    </message>
    <message id="agricola.table.quick_both">
        <source>At a press</source>
        <translation>すぐに</translation>
    </message>
    <message id="agricola.table.quick_breed">
        <source>Go without</source>
        <translation>あきらめる</translation>
    </message>
    <message id="agricola.table.quick_convert">
        <source>Any time</source>
        <translation>いつでも</translation>
    </message>
    <message id="agricola.table.quick_feed">
        <source>Feed with</source>
        <translation>食べさせる</translation>
    </message>
    <message id="agricola.table.quick_keep">
        <source>Let go</source>
        <translation>手放す</translation>
    </message>
    <message id="agricola.table.quick_none">
        <source>Any time: you have nothing to eat raw or cook now</source>
        <translation>いつでも：今は食料にできるものがありません</translation>
    </message>
    <message id="agricola.table.quick_over">
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message id="agricola.table.quick_sow">
        <source>Sow</source>
        <translation>種を蒔く</translation>
    </message>
    <message id="agricola.table.quick_swap">
        <source>In this harvest</source>
        <translation>この収穫で</translation>
    </message>
    <message id="agricola.table.quick_wait">
        <source>Goods can be turned into food when you send a person out</source>
        <translation>家族コマを置く手番に、資源を食料にできます</translation>
    </message>
    <message id="agricola.table.round" numerus="yes">
        <source>Round %n</source>
        <translation>
            <numerusform>ラウンド%n</numerusform>
        </translation>
    </message>
    <message id="agricola.table.row.begging">
        <source>Begging</source>
        <translation>物乞い</translation>
    </message>
    <message id="agricola.table.row.boar">
        <source>Boar</source>
        <translation>猪</translation>
    </message>
    <message id="agricola.table.row.bonus">
        <source>Bonus</source>
        <translation>ボーナス</translation>
    </message>
    <message id="agricola.table.row.cards">
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message id="agricola.table.row.cattle">
        <source>Cattle</source>
        <translation>牛</translation>
    </message>
    <message id="agricola.table.row.fields">
        <source>Fields</source>
        <translation>畑</translation>
    </message>
    <message id="agricola.table.row.grain">
        <source>Grain</source>
        <translation>小麦</translation>
    </message>
    <message id="agricola.table.row.pastures">
        <source>Pastures</source>
        <translation>牧場</translation>
    </message>
    <message id="agricola.table.row.people">
        <source>People</source>
        <translation>家族</translation>
    </message>
    <message id="agricola.table.row.rooms">
        <source>Rooms</source>
        <translation>部屋</translation>
    </message>
    <message id="agricola.table.row.sheep">
        <source>Sheep</source>
        <translation>羊</translation>
    </message>
    <message id="agricola.table.row.stables">
        <source>Stables</source>
        <translation>厩</translation>
    </message>
    <message id="agricola.table.row.unused">
        <source>Unused</source>
        <translation>未使用</translation>
    </message>
    <message id="agricola.table.row.vegetables">
        <source>Vegetables</source>
        <translation>野菜</translation>
    </message>
    <message id="agricola.table.short.basic_wish">
        <source>Basic Wish</source>
        <translation>子供がほしい</translation>
    </message>
    <message id="agricola.table.short.farm_redevelopment">
        <source>Farm Redev.</source>
        <translation>農場再開発</translation>
    </message>
    <message id="agricola.table.short.grain_utilization">
        <source>Grain Use</source>
        <translation>穀物活用</translation>
    </message>
    <message id="agricola.table.short.house_redevelopment">
        <source>House Redev.</source>
        <translation>家の立て直し</translation>
    </message>
    <message id="agricola.table.short.major_improvement">
        <source>Major Impr.</source>
        <translation>大きい進歩</translation>
    </message>
    <message id="agricola.table.short.resource_market">
        <source>Market</source>
        <translation>資源市場</translation>
    </message>
    <message id="agricola.table.short.urgent_wish">
        <source>Urgent Wish</source>
        <translation>急いで子供</translation>
    </message>
    <message id="agricola.table.stage">
        <source>stage {stage}</source>
        <translation>ステージ{stage}</translation>
    </message>
    <message id="agricola.table.to_come">
        <source>Cards to come</source>
        <translation>これからのカード</translation>
    </message>
    <message id="agricola.table.total">
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message id="agricola.table.unused">
        <source>unused</source>
        <translation>未使用</translation>
    </message>
    <message id="agricola.table.waits" numerus="yes">
        <source>%n waits</source>
        <translation>
            <numerusform>待ち%n</numerusform>
        </translation>
    </message>
    <message id="agricola.table.well_does">
        <source>next 5 rounds: 1 food</source>
        <translation>次の5ラウンド：食料1</translation>
    </message>
    <message id="agricola.tick.fence" numerus="yes">
        <source>Build %n fences</source>
        <translation>
            <numerusform>柵を%n本建てる</numerusform>
        </translation>
    </message>
    <message id="agricola.tie.building">
        <source>Building resources left</source>
        <translation>手元の建設資材</translation>
    </message>
    <message id="agricola.verb.bake">
        <source>bake bread</source>
        <translation>パンを焼く</translation>
    </message>
    <message id="agricola.verb.basketmakers_workshop">
        <source>use the Basketmaker's Workshop</source>
        <translation>カゴ製作所を使う</translation>
    </message>
    <message id="agricola.verb.fence">
        <source>build fences</source>
        <translation>柵を作る</translation>
    </message>
    <message id="agricola.verb.grow">
        <source>have a child</source>
        <translation>家族を増やす</translation>
    </message>
    <message id="agricola.verb.grow_anyway">
        <source>have a child even without a room</source>
        <translation>空き部屋なしでも家族を増やす</translation>
    </message>
    <message id="agricola.verb.improve">
        <source>take a major improvement</source>
        <translation>大きい進歩をプレイ</translation>
    </message>
    <message id="agricola.verb.joinery">
        <source>use the Joinery</source>
        <translation>家具製作所を使う</translation>
    </message>
    <message id="agricola.verb.one_stable">
        <source>build one stable</source>
        <translation>厩1つの建設</translation>
    </message>
    <message id="agricola.verb.plough">
        <source>plough a field</source>
        <translation>畑を作る</translation>
    </message>
    <message id="agricola.verb.pottery">
        <source>use the Pottery</source>
        <translation>製陶所を使う</translation>
    </message>
    <message id="agricola.verb.reed_or_stone">
        <source>take reed or stone</source>
        <translation>葦か石材を取る</translation>
    </message>
    <message id="agricola.verb.renovate">
        <source>renovate</source>
        <translation>改築</translation>
    </message>
    <message id="agricola.verb.rooms">
        <source>build rooms</source>
        <translation>部屋の増築</translation>
    </message>
    <message id="agricola.verb.sow">
        <source>sow</source>
        <translation>種を蒔く</translation>
    </message>
    <message id="agricola.verb.stables">
        <source>build stables</source>
        <translation>厩の建設</translation>
    </message>
    <message id="agricola.verb.start">
        <source>become start player</source>
        <translation>スタートプレイヤーになる</translation>
    </message>
    <message id="agricola.verb.well">
        <source>lay out food for the coming rounds</source>
        <translation>これからのラウンドに食料を置く</translation>
    </message>
    <message id="agricola.why.answer_first">
        <source>Finish what you are doing first.</source>
        <translation>先に今のアクションを終えてください。</translation>
    </message>
    <message id="agricola.why.cannot.basic_wish">
        <source>All five of your people are in the game.</source>
        <translation>家族コマは5個ともゲームに出ています。</translation>
    </message>
    <message id="agricola.why.cannot.cultivation">
        <source>You can neither plough nor sow.</source>
        <translation>畑を作ることも、種を蒔くこともできません。</translation>
    </message>
    <message id="agricola.why.cannot.farm_expansion">
        <source>You can build neither a room (5 of your house's material and 2 reed) nor a stable (2 wood).</source>
        <translation>部屋（家の資材5と葦2）も厩（木材2）も作れません。</translation>
    </message>
    <message id="agricola.why.cannot.farm_redevelopment">
        <source>You cannot renovate: it takes 1 reed and 1 clay or stone a room.</source>
        <translation>改築できません。葦1と、部屋の数だけのレンガか石材が必要です。</translation>
    </message>
    <message id="agricola.why.cannot.farmland">
        <source>There is no place for a field.</source>
        <translation>畑を置ける場所がありません。</translation>
    </message>
    <message id="agricola.why.cannot.fencing">
        <source>You can enclose no pasture with your wood and fences.</source>
        <translation>手元の木材と柵では牧場を囲めません。</translation>
    </message>
    <message id="agricola.why.cannot.grain_utilization">
        <source>You can neither sow nor bake bread.</source>
        <translation>種を蒔くことも、パンを焼くこともできません。</translation>
    </message>
    <message id="agricola.why.cannot.house_redevelopment">
        <source>You cannot renovate: it takes 1 reed and 1 clay or stone a room.</source>
        <translation>改築できません。葦1と、部屋の数だけのレンガか石材が必要です。</translation>
    </message>
    <message id="agricola.why.cannot.major_improvement">
        <source>There is no major improvement that you can pay for.</source>
        <translation>支払える大きい進歩がありません。</translation>
    </message>
    <message id="agricola.why.cannot.renovate_stone">
        <source>Your house is of stone: there is nothing better to renovate to.</source>
        <translation>家はもう石の家です。これ以上は改築できません。</translation>
    </message>
    <message id="agricola.why.cannot.side_job">
        <source>You can neither build a stable (1 wood) nor bake bread.</source>
        <translation>厩（木材1）を作ることも、パンを焼くこともできません。</translation>
    </message>
    <message id="agricola.why.cannot.urgent_wish">
        <source>All five of your people are in the game.</source>
        <translation>家族コマは5個ともゲームに出ています。</translation>
    </message>
    <message id="agricola.why.cannot_pay">
        <source>You cannot pay for the {card}: {cost}.</source>
        <translation>{card}のコスト（{cost}）を支払えません。</translation>
    </message>
    <message id="agricola.why.closed">
        <source>Lessons need hand cards, and this game is played without them.</source>
        <translation>授業には手札が必要です。このゲームでは使えません。</translation>
    </message>
    <message id="agricola.why.done">
        <source>Nothing more can be added to this.</source>
        <translation>これ以上は追加できません。</translation>
    </message>
    <message id="agricola.why.fence_there">
        <source>A fence is there already.</source>
        <translation>そこにはもう柵があります。</translation>
    </message>
    <message id="agricola.why.field_beside">
        <source>A field must lie straight next to one of yours. This cell in row {row} does not.</source>
        <translation>畑は今までの畑と縦横に隣り合うマスに作ります。{row}行目のこのマスは離れています。</translation>
    </message>
    <message id="agricola.why.goods_where">
        <source>Goods are put on fields, improvements or your food.</source>
        <translation>畑、進歩カード、食料のどれかの上に置いてください。</translation>
    </message>
    <message id="agricola.why.grows_there">
        <source>Something grows on that field already.</source>
        <translation>その畑にはもう作物があります。</translation>
    </message>
    <message id="agricola.why.housed">
        <source>No animal is waiting here.</source>
        <translation>待っている家畜はいません。</translation>
    </message>
    <message id="agricola.why.in_pasture">
        <source>That cell is fenced in: neither room nor field goes there.</source>
        <translation>そのマスは柵の中です。部屋も畑も作れません。</translation>
    </message>
    <message id="agricola.why.no_oven">
        <source>That improvement has no use for it.</source>
        <translation>その進歩カードでは使えません。</translation>
    </message>
    <message id="agricola.why.no_pasture" numerus="yes">
        <source>No pasture that you may build has this edge (%n fences left).</source>
        <translation>
            <numerusform>この境界を使って作れる牧場はありません（柵の残り%n本）。</numerusform>
        </translation>
    </message>
    <message id="agricola.why.no_room">
        <source>No room for a child: {rooms} rooms, {people} people. Urgent Wish for Children needs none.</source>
        <translation>子供の部屋がありません：部屋{rooms}、家族{people}人。「急いで子供がほしい」なら部屋はいりません。</translation>
    </message>
    <message id="agricola.why.none_left">
        <source>You have no {what} left.</source>
        <translation>手元に{what}がありません。</translation>
    </message>
    <message id="agricola.why.not_now">
        <source>That cannot be done now.</source>
        <translation>今はそれを行えません。</translation>
    </message>
    <message id="agricola.why.not_now_work">
        <source>Send a person out first: an action space lets you do that.</source>
        <translation>まず家族コマを置いてください。それはアクションスペースで行います。</translation>
    </message>
    <message id="agricola.why.not_sown_now">
        <source>That field cannot be sown now.</source>
        <translation>今その畑には蒔けません。</translation>
    </message>
    <message id="agricola.why.not_yours">
        <source>That belongs to somebody else.</source>
        <translation>ほかのプレイヤーのものです。</translation>
    </message>
    <message id="agricola.why.on_edge">
        <source>Fences go on the edges of your own farm's cells.</source>
        <translation>柵は自分の農場のマスの境界に置きます。</translation>
    </message>
    <message id="agricola.why.on_farm">
        <source>That goes on a cell of your own farm.</source>
        <translation>自分の農場のマスに置いてください。</translation>
    </message>
    <message id="agricola.why.on_field">
        <source>A field is there.</source>
        <translation>そこには畑があります。</translation>
    </message>
    <message id="agricola.why.on_room">
        <source>A room is there.</source>
        <translation>そこには部屋があります。</translation>
    </message>
    <message id="agricola.why.on_stable">
        <source>A stable is there.</source>
        <translation>そこには厩があります。</translation>
    </message>
    <message id="agricola.why.others_turn">
        <source>It is for {who} to decide now.</source>
        <translation>今は{who}が決める番です。</translation>
    </message>
    <message id="agricola.why.oven_full">
        <source>No more of this goes there now.</source>
        <translation>今はこれ以上そこに置けません。</translation>
    </message>
    <message id="agricola.why.over">
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message id="agricola.why.owned">
        <source>{who} has the {card}.</source>
        <translation>{card}は{who}が持っています。</translation>
    </message>
    <message id="agricola.why.room_beside">
        <source>A room must lie straight next to your house. This cell in row {row} does not.</source>
        <translation>部屋は家と縦横に隣り合うマスに作ります。{row}行目のこのマスは離れています。</translation>
    </message>
    <message id="agricola.why.sow_on_field">
        <source>Seeds go on fields.</source>
        <translation>種は畑に蒔きます。</translation>
    </message>
    <message id="agricola.why.stays">
        <source>That stays where it is.</source>
        <translation>それは動かせません。</translation>
    </message>
    <message id="agricola.why.taken">
        <source>{space} is taken by {who}.</source>
        <translation>{space}にはもう{who}の家族コマがいます。</translation>
    </message>
    <message id="agricola.why.to_front">
        <source>Put the improvement in front of you.</source>
        <translation>進歩カードは自分の前に置きます。</translation>
    </message>
    <message id="agricola.why.to_hearth">
        <source>Drop the fireplace onto a cooking hearth that nobody has.</source>
        <translation>かまどは、まだ誰も持っていない調理場の上に置きます。</translation>
    </message>
    <message id="agricola.why.to_pool">
        <source>Drop animals that you part with on “Let go here”; what can be cooked becomes food.</source>
        <translation>手放す家畜は「ここで手放す」に置きます。調理できるものは食料になります。</translation>
    </message>
    <message id="agricola.why.to_space">
        <source>People go to open action spaces.</source>
        <translation>家族コマは、使えるアクションスペースに置きます。</translation>
    </message>
    <message id="agricola.why.wood_short" numerus="yes">
        <source>The smallest pasture with this edge takes %n fences; you have {have} wood.</source>
        <translation>
            <numerusform>この境界を使ういちばん小さい牧場には柵が%n本必要ですが、木材は{have}しかありません。</numerusform>
        </translation>
    </message>
</context>
</TS>
