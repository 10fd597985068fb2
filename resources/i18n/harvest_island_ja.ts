<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name></name>
    <message id="harvest_island.about.barn" numerus="yes">
        <source>%n cards harvested, face down</source>
        <translation>
            <numerusform>収穫した%n枚（裏向き）</numerusform>
        </translation>
    </message>
    <message id="harvest_island.about.fertiliser" numerus="yes">
        <source>%n fertilisers left. Releasing two fruit cards in a turn earns one.</source>
        <translation>
            <numerusform>肥料は残り%n枚。1手番に果物カードを2枚手放すと1枚もらえます。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.about.field" numerus="yes">
        <source>{fruit} on the {land}: %n cards, count {counts} for the medal</source>
        <translation>
            <numerusform>{land}の{fruit}：%n枚、メダルには{counts}枚分</numerusform>
        </translation>
    </message>
    <message id="harvest_island.about.field_bare">
        <source>The {land} is bare: sow any fruit here.</source>
        <translation>{land}は空いています。どの果物でも種をまけます。</translation>
    </message>
    <message id="harvest_island.about.field_unsown" numerus="yes">
        <source>The {land} has %n fertilisers and no seed yet.</source>
        <translation>
            <numerusform>{land}には肥料が%n枚。種はまだありません。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.about.medal_free">
        <source>King of {fruit}: nobody yet. {number} in one turn win the medal.</source>
        <translation>{fruit}の王はまだいません。1手番で{number}枚収穫するとメダルです。</translation>
    </message>
    <message id="harvest_island.about.medal_king">
        <source>King of {fruit}: {name}. {number} in one turn take the medal.</source>
        <translation>{fruit}の王は{name}。1手番で{number}枚収穫するとメダルを奪えます。</translation>
    </message>
    <message id="harvest_island.about.pile" numerus="yes">
        <source>{season}: %n cards left in the pile</source>
        <translation>
            <numerusform>{season}の山札：残り%n枚</numerusform>
        </translation>
    </message>
    <message id="harvest_island.about.weather">
        <source>{own} {other}</source>
        <translation>{own}{other}</translation>
    </message>
    <message id="harvest_island.began.last">
        <source>Winter is over. The game ends when everybody has had the same number of turns.</source>
        <translation>冬が終わりました。全員の手番の回数がそろったら、ゲーム終了です。</translation>
    </message>
    <message id="harvest_island.began.season">
        <source>{season} begins.</source>
        <translation>{season}になりました。</translation>
    </message>
    <message id="harvest_island.card.fertiliser">
        <source>Fertiliser</source>
        <translation>肥料</translation>
    </message>
    <message id="harvest_island.card.fruit">
        <source>{fruit} {points}</source>
        <translation>{fruit}（{points}点）</translation>
    </message>
    <message id="harvest_island.card.hidden">
        <source>Card face down</source>
        <translation>裏向きのカード</translation>
    </message>
    <message id="harvest_island.clock.last" numerus="yes">
        <source>Last round: %n turns left</source>
        <translation>
            <numerusform>最終ラウンド：残り%n手番</numerusform>
        </translation>
    </message>
    <message id="harvest_island.clock.over" numerus="yes">
        <source>Over after %n rounds</source>
        <translation>
            <numerusform>%nラウンドで終了</numerusform>
        </translation>
    </message>
    <message id="harvest_island.clock.season" numerus="yes">
        <source>{season} %n, then {then}</source>
        <translation>
            <numerusform>{season}：残り%n枚、次は{then}</numerusform>
        </translation>
    </message>
    <message id="harvest_island.clock.threat">
        <source>{time} · {threat}</source>
        <translation>{time}・{threat}</translation>
    </message>
    <message id="harvest_island.clock.winter" numerus="yes">
        <source>{season} %n, then the end</source>
        <translation>
            <numerusform>{season}：残り%n枚で終わり</numerusform>
        </translation>
    </message>
    <message id="harvest_island.disaster.rain">
        <source>Flood</source>
        <translation>洪水</translation>
    </message>
    <message id="harvest_island.disaster.sun">
        <source>Drought</source>
        <translation>干ばつ</translation>
    </message>
    <message id="harvest_island.fact.barn_and_hand" numerus="yes">
        <source>{harvested} · hand %n</source>
        <translation>
            <numerusform>{harvested} · 手札%n</numerusform>
        </translation>
    </message>
    <message id="harvest_island.fact.field" numerus="yes">
        <source>{land}: {fruit}, %n cards</source>
        <translation>
            <numerusform>{land}：{fruit} %n枚</numerusform>
        </translation>
    </message>
    <message id="harvest_island.fact.harvested" numerus="yes">
        <source>%n harvested</source>
        <translation>
            <numerusform>収穫%n枚</numerusform>
        </translation>
    </message>
    <message id="harvest_island.fact.medals" numerus="yes">
        <source>%n medals</source>
        <translation>
            <numerusform>メダル%n</numerusform>
        </translation>
    </message>
    <message id="harvest_island.fault.fruit">
        <source>Card {card}: "{found}" is none of the twelve fruits.</source>
        <translation>カード「{card}」：果物の名前「{found}」は、12種類のどれでもありません。</translation>
    </message>
    <message id="harvest_island.fault.fruit_cards">
        <source>There are {found} fruit cards instead of {needed}.</source>
        <translation>果物カードは{needed}枚のはずですが、{found}枚あります。</translation>
    </message>
    <message id="harvest_island.fault.more" numerus="yes">
        <source>%n more faults are not listed here.</source>
        <translation>
            <numerusform>このほかに間違いが%n件あります。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.fault.name">
        <source>The name of a deck has 1 to {most} signs that can be seen.</source>
        <translation>山札の名前は、表示できる文字で1文字から{most}文字までです。</translation>
    </message>
    <message id="harvest_island.fault.no_deck">
        <source>This is not the text of a deck.</source>
        <translation>山札の内容として読めません。</translation>
    </message>
    <message id="harvest_island.fault.no_json">
        <source>This is no file of a deck: it is not written as JSON.</source>
        <translation>山札のファイルではありません。かっこ、引用符、カンマの書き方を確かめてください。</translation>
    </message>
    <message id="harvest_island.fault.not_read">
        <source>The file cannot be read: {reason}.</source>
        <translation>ファイルを読み込めません：{reason}。</translation>
    </message>
    <message id="harvest_island.fault.pile">
        <source>{season} has {found} cards instead of {needed}.</source>
        <translation>{season}のカードは、果物と天気を合わせて{needed}枚のはずですが、{found}枚あります。</translation>
    </message>
    <message id="harvest_island.fault.points">
        <source>Card {card}: points are a whole number from 0 to {most}, not "{found}".</source>
        <translation>カード「{card}」：点は0から{most}までの整数でなければなりません（「{found}」になっています）。</translation>
    </message>
    <message id="harvest_island.fault.same_name">
        <source>Another file already holds a deck of this name: {deck}.</source>
        <translation>「{deck}」という名前の山札が、別のファイルにもあります。</translation>
    </message>
    <message id="harvest_island.fault.season">
        <source>Card {card}: "{found}" is none of the four seasons.</source>
        <translation>カード「{card}」：「{found}」は四季のどれでもありません。</translation>
    </message>
    <message id="harvest_island.fault.shape">
        <source>This is no file of a deck: something is missing or wrong at "{where}".</source>
        <translation>山札のファイルとして読めません。「{where}」が足りないか、間違っています。</translation>
    </message>
    <message id="harvest_island.fault.spring">
        <source>Spring has only {found} fruit cards; four players need {needed} to begin.</source>
        <translation>春の果物カードが{found}枚しかありません。4人で始めるには{needed}枚必要です。</translation>
    </message>
    <message id="harvest_island.fault.too_large">
        <source>The file is too large to be a file of a deck.</source>
        <translation>山札のファイルにしては大きすぎます。</translation>
    </message>
    <message id="harvest_island.fault.twice">
        <source>The id {card} stands {n} times; every card needs one of its own.</source>
        <translation>名前「{card}」のカードが{n}枚あります。カードごとに別の名前にしてください。</translation>
    </message>
    <message id="harvest_island.fault.weather">
        <source>Card {card}: "{found}" is neither sun nor rain.</source>
        <translation>カード「{card}」：天気「{found}」は日照りでも大雨でもありません。</translation>
    </message>
    <message id="harvest_island.fault.weather_cards">
        <source>There are {found} weather cards instead of {needed}.</source>
        <translation>天気カードは{needed}枚のはずですが、{found}枚あります。</translation>
    </message>
    <message id="harvest_island.fruit.banana">
        <source>Banana</source>
        <translation>バナナ</translation>
    </message>
    <message id="harvest_island.fruit.dragon_fruit">
        <source>Dragon fruit</source>
        <translation>ドラゴンフルーツ</translation>
    </message>
    <message id="harvest_island.fruit.grape">
        <source>Grape</source>
        <translation>ぶどう</translation>
    </message>
    <message id="harvest_island.fruit.lychee">
        <source>Lychee</source>
        <translation>ライチ</translation>
    </message>
    <message id="harvest_island.fruit.mango">
        <source>Mango</source>
        <translation>マンゴー</translation>
    </message>
    <message id="harvest_island.fruit.orange">
        <source>Orange</source>
        <translation>オレンジ</translation>
    </message>
    <message id="harvest_island.fruit.papaya">
        <source>Papaya</source>
        <translation>パパイヤ</translation>
    </message>
    <message id="harvest_island.fruit.peach">
        <source>Peach</source>
        <translation>桃</translation>
    </message>
    <message id="harvest_island.fruit.pineapple">
        <source>Pineapple</source>
        <translation>パイナップル</translation>
    </message>
    <message id="harvest_island.fruit.strawberry">
        <source>Strawberry</source>
        <translation>いちご</translation>
    </message>
    <message id="harvest_island.fruit.watermelon">
        <source>Watermelon</source>
        <translation>スイカ</translation>
    </message>
    <message id="harvest_island.fruit.wax_apple">
        <source>Wax apple</source>
        <translation>レンブ</translation>
    </message>
    <message id="harvest_island.land.hill">
        <source>Hill</source>
        <translation>丘陵</translation>
    </message>
    <message id="harvest_island.land.mountain">
        <source>Mountain</source>
        <translation>高山</translation>
    </message>
    <message id="harvest_island.land.plain">
        <source>Plain</source>
        <translation>平野</translation>
    </message>
    <message id="harvest_island.log.draw.fertiliser">
        <source>{who} took a fertiliser.</source>
        <translation>{who}が肥料を取りました。</translation>
    </message>
    <message id="harvest_island.log.draw.pile">
        <source>{who} drew from the {season} pile.</source>
        <translation>{who}が{season}の山札から引きました。</translation>
    </message>
    <message id="harvest_island.log.draw.supply">
        <source>{who} took {card} from the supply.</source>
        <translation>{who}が供給エリアから{card}を取りました。</translation>
    </message>
    <message id="harvest_island.log.fertilise">
        <source>{who} fertilised the {land}.</source>
        <translation>{who}が{land}に肥料をやりました。</translation>
    </message>
    <message id="harvest_island.log.harvest" numerus="yes">
        <source>{who} harvested {fruit} from the {land}: %n points.</source>
        <translation>
            <numerusform>{who}が{land}の{fruit}を収穫しました。%n点。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.log.harvest.covered" numerus="yes">
        <source>{who} harvested {fruit} from the {land}: %n cards.</source>
        <translation>
            <numerusform>{who}が{land}の{fruit}を%n枚収穫しました。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.log.harvest_more" numerus="yes">
        <source>{who} harvested {fields} fields: %n points.</source>
        <translation>
            <numerusform>{who}が{fields}つの畑を収穫しました。合わせて%n点。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.log.harvest_more.covered" numerus="yes">
        <source>{who} harvested {fields} fields: %n cards.</source>
        <translation>
            <numerusform>{who}が{fields}つの畑を収穫しました。合わせて%n枚。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.log.leave">
        <source>{who} took no fertiliser.</source>
        <translation>{who}は肥料を取りませんでした。</translation>
    </message>
    <message id="harvest_island.log.pass">
        <source>{who} passed.</source>
        <translation>{who}はパスしました。</translation>
    </message>
    <message id="harvest_island.log.release">
        <source>{who} released {card} to storage.</source>
        <translation>{who}が{card}を手放しました。</translation>
    </message>
    <message id="harvest_island.log.sow">
        <source>{who} sowed {card} on the {land}.</source>
        <translation>{who}が{land}に{card}を種としてまきました。</translation>
    </message>
    <message id="harvest_island.log.suffer" numerus="yes">
        <source>{who} chose the {land}: %n cards lost.</source>
        <translation>
            <numerusform>{who}は{land}を選び、果物を%n枚失いました。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.log.tend">
        <source>{who} tended the {land} with {card}.</source>
        <translation>{who}が{land}に{card}を加えました。</translation>
    </message>
    <message id="harvest_island.move.draw">
        <source>Take a card</source>
        <translation>カードを取る</translation>
    </message>
    <message id="harvest_island.move.fertilise">
        <source>Fertilise</source>
        <translation>肥料をやる</translation>
    </message>
    <message id="harvest_island.move.harvest">
        <source>Harvest</source>
        <translation>収穫する</translation>
    </message>
    <message id="harvest_island.move.leave">
        <source>No fertiliser</source>
        <translation>肥料を取らない</translation>
    </message>
    <message id="harvest_island.move.pass">
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message id="harvest_island.move.release">
        <source>Release to storage</source>
        <translation>手放す</translation>
    </message>
    <message id="harvest_island.move.sow">
        <source>Sow</source>
        <translation>種をまく</translation>
    </message>
    <message id="harvest_island.move.suffer">
        <source>This field suffers</source>
        <translation>この畑が被害を受ける</translation>
    </message>
    <message id="harvest_island.move.tend">
        <source>Tend</source>
        <translation>育てる</translation>
    </message>
    <message id="harvest_island.note.cancel">
        <source>Sun and rain cancel each other out.</source>
        <translation>日照りと大雨が打ち消し合いました。</translation>
    </message>
    <message id="harvest_island.note.disaster">
        <source>{what}: everybody's fullest field suffers.</source>
        <translation>{what}です。全員の、カードがいちばん多い畑が被害を受けます。</translation>
    </message>
    <message id="harvest_island.note.loses" numerus="yes">
        <source>{who} lost %n cards on the {land}.</source>
        <translation>
            <numerusform>{who}が{land}の果物を%n枚失いました。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.note.lost">
        <source>{who} −{points}</source>
        <translation>{who} −{points}点</translation>
    </message>
    <message id="harvest_island.note.medal">
        <source>{who} became king of {fruit} with {number}.</source>
        <translation>{who}が{fruit}の王様になりました（記録{number}）。</translation>
    </message>
    <message id="harvest_island.note.record">
        <source>{who} is still king of {fruit} and raised the record to {number}.</source>
        <translation>{fruit}の王様{who}が、自分の記録を{number}に伸ばしました。</translation>
    </message>
    <message id="harvest_island.note.season_lost">
        <source>The rest of the {season} pile is thrown away.</source>
        <translation>{season}の山札の残りは、見ずに捨てられました。</translation>
    </message>
    <message id="harvest_island.note.sweep" numerus="yes">
        <source>%n cards moved up from storage to the supply.</source>
        <translation>
            <numerusform>保管エリアの%n枚が供給エリアに移りました。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.note.weather">
        <source>{weather}: {number} of 3.</source>
        <translation>{weather}：{number}枚目。3枚で災害です。</translation>
    </message>
    <message id="harvest_island.option.count">
        <source>Almanac counts seen cards</source>
        <translation>見たカードを果物ごよみで数える</translation>
    </message>
    <message id="harvest_island.option.deck">
        <source>Deck</source>
        <translation>使う山札</translation>
    </message>
    <message id="harvest_island.option.deck.ours">
        <source>Ours</source>
        <translation>標準の山札</translation>
    </message>
    <message id="harvest_island.option.scores">
        <source>Harvested points</source>
        <translation>収穫した得点</translation>
    </message>
    <message id="harvest_island.option.scores.closed">
        <source>Face down until the end</source>
        <translation>終わるまで伏せる</translation>
    </message>
    <message id="harvest_island.option.scores.open">
        <source>Open to all</source>
        <translation>全員に見せる</translation>
    </message>
    <message id="harvest_island.prompt.act">
        <source>Your turn: use 2 hand cards, or harvest.</source>
        <translation>あなたの番です。手札を2枚使うか、収穫してください。</translation>
    </message>
    <message id="harvest_island.prompt.again">
        <source>Use a second hand card.</source>
        <translation>手札をもう1枚使ってください。</translation>
    </message>
    <message id="harvest_island.prompt.cultivate">
        <source>Your turn: use 2 hand cards.</source>
        <translation>あなたの番です。手札を2枚使ってください。</translation>
    </message>
    <message id="harvest_island.prompt.drought">
        <source>Drought: choose the field that suffers.</source>
        <translation>干ばつです。被害を受ける畑を選んでください。</translation>
    </message>
    <message id="harvest_island.prompt.fertiliser">
        <source>Only a fertiliser is left to take: take it or not.</source>
        <translation>取れるのは肥料だけです。取るかどうか決めてください。</translation>
    </message>
    <message id="harvest_island.prompt.flood">
        <source>Flood: choose the field that suffers.</source>
        <translation>洪水です。被害を受ける畑を選んでください。</translation>
    </message>
    <message id="harvest_island.prompt.harvest">
        <source>Your hand is empty: harvest.</source>
        <translation>手札がありません。収穫してください。</translation>
    </message>
    <message id="harvest_island.prompt.pass">
        <source>No hand card and nothing sown: you pass.</source>
        <translation>手札がなく、どの畑にも種がありません。パスします。</translation>
    </message>
    <message id="harvest_island.prompt.refill" numerus="yes">
        <source>Fill your hand: take %n more cards.</source>
        <translation>
            <numerusform>手札をあと%n枚補充してください。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.draw" numerus="yes">
        <source>Fills your hand: %n cards are missing.</source>
        <translation>
            <numerusform>手札に加えます。あと%n枚です。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.fertilise">
        <source>Fertiliser: counts 2 for the medal, takes 1 place.</source>
        <translation>肥料：メダルには2枚分、場所は1枚分です。</translation>
    </message>
    <message id="harvest_island.remark.harvest" numerus="yes">
        <source>Harvest: %n points</source>
        <translation>
            <numerusform>収穫：%n点</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.harvest_raises" numerus="yes">
        <source>Harvest: %n points; {fruit} {number} raises your own record</source>
        <translation>
            <numerusform>収穫：%n点。{fruit}{number}枚で自分の記録を更新</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.harvest_wins" numerus="yes">
        <source>Harvest: %n points; {fruit} {number} wins the medal</source>
        <translation>
            <numerusform>収穫：%n点。{fruit}{number}枚でメダルを獲得</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.release" numerus="yes">
        <source>Storage then holds %n cards.</source>
        <translation>
            <numerusform>保管エリアは%n枚になります。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.release_earns" numerus="yes">
        <source>Storage then holds %n cards, and you have earned a fertiliser.</source>
        <translation>
            <numerusform>保管エリアは%n枚になり、肥料を1枚もらえます。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.release_sweeps" numerus="yes">
        <source>%n cards: after your refill storage moves up and the supply is discarded.</source>
        <translation>
            <numerusform>%n枚になるので、補充のあと保管エリアが供給へ移り、供給のカードは捨てられます。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.sow" numerus="yes">
        <source>A seed: its %n points will not count.</source>
        <translation>
            <numerusform>種になるカードの%n点は得点になりません。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.sow_dear" numerus="yes">
        <source>A seed: its %n points will not count. Your cheapest {fruit} is {least}.</source>
        <translation>
            <numerusform>種の%n点は得点になりません。手札で一番安い{fruit}は{least}点です。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.suffer" numerus="yes">
        <source>You would lose %n cards, worth {points}.</source>
        <translation>
            <numerusform>{points}点分の%n枚を失います。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.tend">
        <source>{fruit} number {number}</source>
        <translation>{fruit}{number}枚目になります</translation>
    </message>
    <message id="harvest_island.remark.tend_full">
        <source>{fruit} number {number}; the field is full then</source>
        <translation>{fruit}{number}枚目。これで畑はいっぱいです</translation>
    </message>
    <message id="harvest_island.remark.tend_wins">
        <source>{fruit} number {number}: harvested now, it wins the medal</source>
        <translation>{fruit}{number}枚目：収穫すればメダルです</translation>
    </message>
    <message id="harvest_island.remark.tend_wins_full">
        <source>{fruit} number {number}: enough for the medal, and the field is full</source>
        <translation>{fruit}{number}枚目：メダルに届き、畑もいっぱいです</translation>
    </message>
    <message id="harvest_island.score.fields">
        <source>Cards left on fields</source>
        <translation>畑に残ったカード</translation>
    </message>
    <message id="harvest_island.score.fruit">
        <source>{fruit}</source>
        <translation>{fruit}</translation>
    </message>
    <message id="harvest_island.score.harvest">
        <source>Harvested fruit</source>
        <translation>収穫した果物</translation>
    </message>
    <message id="harvest_island.score.medals">
        <source>Medals</source>
        <translation>メダル</translation>
    </message>
    <message id="harvest_island.season.autumn">
        <source>Autumn</source>
        <translation>秋</translation>
    </message>
    <message id="harvest_island.season.spring">
        <source>Spring</source>
        <translation>春</translation>
    </message>
    <message id="harvest_island.season.summer">
        <source>Summer</source>
        <translation>夏</translation>
    </message>
    <message id="harvest_island.season.winter">
        <source>Winter</source>
        <translation>冬</translation>
    </message>
    <message id="harvest_island.table.actions">
        <source>Actions</source>
        <translation>行動</translation>
    </message>
    <message id="harvest_island.table.almanac">
        <source>Still to come</source>
        <translation>果物ごよみ</translation>
    </message>
    <message id="harvest_island.table.almanac_printed">
        <source>All cards</source>
        <translation>全体の枚数</translation>
    </message>
    <message id="harvest_island.table.barn" numerus="yes">
        <source>Barn: %n cards</source>
        <translation>
            <numerusform>納屋：%n枚</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.barn_closed">
        <source>Closed: this turn you cultivate</source>
        <translation>この手番は耕作中。収穫はできません</translation>
    </message>
    <message id="harvest_island.table.barn_nothing">
        <source>Sow first: nothing to harvest yet</source>
        <translation>まだ収穫するものがありません</translation>
    </message>
    <message id="harvest_island.table.barn_open">
        <source>Drag a field here to harvest it</source>
        <translation>畑をここへドラッグして収穫</translation>
    </message>
    <message id="harvest_island.table.barn_points" numerus="yes">
        <source>%n points, hidden</source>
        <translation>
            <numerusform>%n点（裏向き）</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.barn_rest">
        <source>What you harvest is safe here</source>
        <translation>収穫したものはここなら安全です</translation>
    </message>
    <message id="harvest_island.table.calm">
        <source>Three of a kind bring a disaster.</source>
        <translation>穏やかな空。同じ天気が3枚で災害です。</translation>
    </message>
    <message id="harvest_island.table.cards_of">
        <source>{cards} of {most}</source>
        <translation>{most}枚中{cards}枚</translation>
    </message>
    <message id="harvest_island.table.cards_open">
        <source>{cards}, no limit</source>
        <translation>{cards}枚（制限なし）</translation>
    </message>
    <message id="harvest_island.table.counts_two">
        <source>counts 2</source>
        <translation>2枚分</translation>
    </message>
    <message id="harvest_island.table.draw" numerus="yes">
        <source>Draw %n more: pile or supply.</source>
        <translation>
            <numerusform>あと%n枚、山札か供給エリアから取ります。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.empty">
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message id="harvest_island.table.end" numerus="yes">
        <source>Ends after winter, with equal turns. Cards left in the piles: %n</source>
        <translation>
            <numerusform>冬のあと、全員の手番数がそろうと終了。山札の残り：%n枚</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.fields_of">
        <source>{name}'s fields</source>
        <translation>{name}の畑</translation>
    </message>
    <message id="harvest_island.table.go_on">
        <source>Space or a click: go on</source>
        <translation>スペースまたはクリックで進みます</translation>
    </message>
    <message id="harvest_island.table.king">
        <source>king</source>
        <translation>王</translation>
    </message>
    <message id="harvest_island.table.last_round">
        <source>Winter is over: the last round</source>
        <translation>冬は終わり。最終ラウンドです</translation>
    </message>
    <message id="harvest_island.table.may_fertiliser">
        <source>One may be a fertiliser.</source>
        <translation>1枚は肥料でもかまいません。</translation>
    </message>
    <message id="harvest_island.table.medal_at">
        <source>medal at {number}</source>
        <translation>{number}枚でメダル</translation>
    </message>
    <message id="harvest_island.table.medal_own">
        <source>own record {number}</source>
        <translation>自分の記録{number}枚</translation>
    </message>
    <message id="harvest_island.table.medal_yes">
        <source>{number}: medal!</source>
        <translation>今{number}枚でメダル</translation>
    </message>
    <message id="harvest_island.table.no_pile">
        <source>No pile</source>
        <translation>山札なし</translation>
    </message>
    <message id="harvest_island.table.not_your_turn">
        <source>Not your turn. Look ahead: what will you use?</source>
        <translation>相手の手番です。次に使うカードを考えましょう。</translation>
    </message>
    <message id="harvest_island.table.over">
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message id="harvest_island.table.own">
        <source>own</source>
        <translation>自分</translation>
    </message>
    <message id="harvest_island.table.points" numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.rain">
        <source>Rain</source>
        <translation>大雨</translation>
    </message>
    <message id="harvest_island.table.record">
        <source>record</source>
        <translation>記録</translation>
    </message>
    <message id="harvest_island.table.second_earns">
        <source>A second card in storage earns a fertiliser.</source>
        <translation>もう1枚手放すと肥料がもらえます。</translation>
    </message>
    <message id="harvest_island.table.short.autumn">
        <source>Aut</source>
        <translation>秋</translation>
    </message>
    <message id="harvest_island.table.short.spring">
        <source>Spr</source>
        <translation>春</translation>
    </message>
    <message id="harvest_island.table.short.summer">
        <source>Sum</source>
        <translation>夏</translation>
    </message>
    <message id="harvest_island.table.short.winter">
        <source>Win</source>
        <translation>冬</translation>
    </message>
    <message id="harvest_island.table.storage">
        <source>Storage: {lying}, moves up at {sweep}</source>
        <translation>保管エリア：{lying}枚（{sweep}枚で供給へ）</translation>
    </message>
    <message id="harvest_island.table.storm_asks">
        <source>chooses the field that suffers</source>
        <translation>被害を受ける畑を選びます</translation>
    </message>
    <message id="harvest_island.table.storm_spares">
        <source>loses nothing</source>
        <translation>被害なし</translation>
    </message>
    <message id="harvest_island.table.storm_takes" numerus="yes">
        <source>{fruit} on the {land}: %n cards, {points} points</source>
        <translation>
            <numerusform>{land}の{fruit}を%n枚、{points}点</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.sun">
        <source>Sun</source>
        <translation>日照り</translation>
    </message>
    <message id="harvest_island.table.supply">
        <source>Supply: take cards from here</source>
        <translation>供給エリア：ここから取れます</translation>
    </message>
    <message id="harvest_island.table.swept">
        <source>discarded</source>
        <translation>捨て札</translation>
    </message>
    <message id="harvest_island.table.tally_fields">
        <source>On fields, {count} × {each}</source>
        <translation>畑のカード {count} × {each}</translation>
    </message>
    <message id="harvest_island.table.tally_harvested">
        <source>Harvested</source>
        <translation>収穫</translation>
    </message>
    <message id="harvest_island.table.tally_medals">
        <source>Medals, {count} × {each}</source>
        <translation>メダル {count} × {each}</translation>
    </message>
    <message id="harvest_island.table.tally_total">
        <source>Total now</source>
        <translation>現在の合計</translation>
    </message>
    <message id="harvest_island.table.threat" numerus="yes">
        <source>{disaster}: you lose %n {fruit} ({land}).</source>
        <translation>
            <numerusform>{disaster}なら{land}の{fruit}を%n枚失います。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.threat_none">
        <source>{disaster} would take nothing from you now.</source>
        <translation>{disaster}が来ても今は何も失いません。</translation>
    </message>
    <message id="harvest_island.table.threat_other" numerus="yes">
        <source>Hardest hit would be {name}: %n cards.</source>
        <translation>
            <numerusform>一番の被害は{name}の%n枚です。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.threat_over">
        <source>No more weather will come.</source>
        <translation>天気カードはもう出ません。</translation>
    </message>
    <message id="harvest_island.table.use_one">
        <source>Use one more hand card.</source>
        <translation>手札をもう1枚使います。</translation>
    </message>
    <message id="harvest_island.table.use_two">
        <source>Use two hand cards, or harvest.</source>
        <translation>手札を2枚使うか、収穫します。</translation>
    </message>
    <message id="harvest_island.table.weather">
        <source>Weather</source>
        <translation>天気</translation>
    </message>
    <message id="harvest_island.table.weather_lying">
        <source>{name}: {lying} of {most}</source>
        <translation>{name}：{most}枚中{lying}枚</translation>
    </message>
    <message id="harvest_island.tie.cards">
        <source>harvested cards</source>
        <translation>収穫したカードの枚数</translation>
    </message>
    <message id="harvest_island.tie.medals">
        <source>medals</source>
        <translation>メダルの数</translation>
    </message>
    <message id="harvest_island.weather.rain">
        <source>Pouring rain</source>
        <translation>大雨</translation>
    </message>
    <message id="harvest_island.weather.sun">
        <source>Scorching sun</source>
        <translation>日照り</translation>
    </message>
    <message id="harvest_island.why.already">
        <source>This field is chosen already: {land}.</source>
        <translation>この畑はもう選んであります：{land}。</translation>
    </message>
    <message id="harvest_island.why.barn_stays">
        <source>Harvested cards stay in the barn until the end.</source>
        <translation>収穫したカードは、最後まで納屋にしまっておきます。</translation>
    </message>
    <message id="harvest_island.why.begun">
        <source>You have begun to cultivate: harvest is not possible this turn.</source>
        <translation>もう耕作を始めたので、この番は収穫できません。</translation>
    </message>
    <message id="harvest_island.why.choose_field">
        <source>First choose the field that suffers.</source>
        <translation>先に、被害を受ける畑を選んでください。</translation>
    </message>
    <message id="harvest_island.why.done">
        <source>This move is complete.</source>
        <translation>これでもう決まっています。</translation>
    </message>
    <message id="harvest_island.why.equal">
        <source>An equal number does not take the medal: the record is {record}, and you have as many.</source>
        <translation>同じ数ではメダルを取れません。記録は{record}、あなたの畑も{record}です。</translation>
    </message>
    <message id="harvest_island.why.fertiliser_storage">
        <source>Fertiliser cannot be released to storage.</source>
        <translation>肥料は手放せません。</translation>
    </message>
    <message id="harvest_island.why.first_gap">
        <source>Fill the first gap in your hand first.</source>
        <translation>手札の空きは、先頭から埋めます。</translation>
    </message>
    <message id="harvest_island.why.full">
        <source>The {land} is full: {most} of {most}.</source>
        <translation>{land}はもういっぱいです。置けるのは{most}枚までです。</translation>
    </message>
    <message id="harvest_island.why.gap">
        <source>There is no card in this place of your hand.</source>
        <translation>手札のここにはカードがありません。</translation>
    </message>
    <message id="harvest_island.why.gone_stays">
        <source>Discarded cards are out of the game.</source>
        <translation>捨てたカードは、このゲームではもう使いません。</translation>
    </message>
    <message id="harvest_island.why.grows_here">
        <source>{fruit} grows here: clear the field first.</source>
        <translation>ここでは{fruit}が育っています。先に収穫して空けてください。</translation>
    </message>
    <message id="harvest_island.why.hand_to">
        <source>A hand card goes on one of your fields or into storage.</source>
        <translation>手札は、自分の畑か保管エリアに置きます。</translation>
    </message>
    <message id="harvest_island.why.hand_to_barn">
        <source>Only whole fields go into the barn, not cards from the hand.</source>
        <translation>納屋に入れられるのは畑だけです。手札は入れられません。</translation>
    </message>
    <message id="harvest_island.why.hand_to_supply">
        <source>The supply is filled from storage only: release the card there.</source>
        <translation>供給エリアには、保管エリアからしか移りません。カードは保管エリアに出してください。</translation>
    </message>
    <message id="harvest_island.why.harvest_only">
        <source>You are harvesting: add another sown field, or press Done.</source>
        <translation>収穫の途中です。ほかの畑も加えるか、「完了」を押してください。</translation>
    </message>
    <message id="harvest_island.why.medal_needs">
        <source>The medal of {fruit} takes at least {number} in one turn.</source>
        <translation>{fruit}のメダルには、1回の手番に{number}以上の収穫が必要です。</translation>
    </message>
    <message id="harvest_island.why.next_place">
        <source>Cards are laid in order: use the next free place.</source>
        <translation>カードは順に置きます。次の空いたところに置いてください。</translation>
    </message>
    <message id="harvest_island.why.not_earned">
        <source>You earn a fertiliser by releasing two cards to storage in one turn; one a turn.</source>
        <translation>肥料は、1回の手番に2枚手放すと1枚だけもらえます。</translation>
    </message>
    <message id="harvest_island.why.not_fullest">
        <source>The disaster strikes one of your fullest fields, and the {land} is not among them.</source>
        <translation>被害を受けるのは、カードがいちばん多い畑です。{land}はちがいます。</translation>
    </message>
    <message id="harvest_island.why.not_sown">
        <source>Nothing is sown here, so there is nothing to harvest: {land}.</source>
        <translation>種がまかれていないので、収穫できません：{land}。</translation>
    </message>
    <message id="harvest_island.why.not_your_turn">
        <source>It is {who}'s turn.</source>
        <translation>今は{who}の番です。</translation>
    </message>
    <message id="harvest_island.why.nothing_there">
        <source>There is nothing to take here.</source>
        <translation>ここには取るものがありません。</translation>
    </message>
    <message id="harvest_island.why.opens">
        <source>{season} opens when the {now} pile is empty.</source>
        <translation>{season}の山札は、{now}の山札がなくなってから引けます。</translation>
    </message>
    <message id="harvest_island.why.others_choose">
        <source>Others are choosing the field that suffers.</source>
        <translation>ほかの人が、被害を受ける畑を選んでいます。</translation>
    </message>
    <message id="harvest_island.why.others_field">
        <source>This field belongs to {who}.</source>
        <translation>これは{who}の畑です。</translation>
    </message>
    <message id="harvest_island.why.others_hand">
        <source>This card belongs to {who}.</source>
        <translation>これは{who}の手札です。</translation>
    </message>
    <message id="harvest_island.why.over">
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message id="harvest_island.why.pile_empty">
        <source>The {season} pile is used up.</source>
        <translation>{season}の山札はもうありません。</translation>
    </message>
    <message id="harvest_island.why.place_taken">
        <source>A card lies here already: use the gap.</source>
        <translation>ここにはカードがあります。空いたところに置いてください。</translation>
    </message>
    <message id="harvest_island.why.refill_first" numerus="yes">
        <source>First fill your hand: %n cards are missing.</source>
        <translation>
            <numerusform>先に手札を補充してください。あと%n枚です。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.why.storage_stays">
        <source>Nobody takes cards from storage: from 4 cards on it moves up to the supply.</source>
        <translation>保管エリアからは取れません。4枚以上になると供給エリアに移ります。</translation>
    </message>
    <message id="harvest_island.why.to_barn">
        <source>A field is harvested into your barn.</source>
        <translation>収穫する畑は、自分の納屋へ運びます。</translation>
    </message>
    <message id="harvest_island.why.to_hand">
        <source>This card goes into your hand.</source>
        <translation>このカードは自分の手札に加えます。</translation>
    </message>
    <message id="harvest_island.why.use_first" numerus="yes">
        <source>First use %n more hand cards, then fill your hand.</source>
        <translation>
            <numerusform>補充はあとです。先に手札をあと%n枚使ってください。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.why.weather_stays">
        <source>Weather stays until it is cancelled or brings a disaster.</source>
        <translation>天気は、打ち消されるか災害になるまで動きません。</translation>
    </message>
    <message id="harvest_island.why.whole_field">
        <source>A field is harvested whole: drag its land card to the barn.</source>
        <translation>収穫は畑ごとにします。土地カードを納屋へ運んでください。</translation>
    </message>
</context>
</TS>
