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
            <numerusform>肥料は残り%n枚。1手番に果物カードを2枚倉庫に出すと1枚もらえます。</numerusform>
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
        <source>Winter is over: the round is finished, then the game ends.</source>
        <translation>冬が終わりました。このラウンドが終わるとゲーム終了です。</translation>
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
        <translation>{fruit} {points}</translation>
    </message>
    <message id="harvest_island.card.hidden">
        <source>a card face down</source>
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
        <source>{harvested} · %n in hand</source>
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
            <numerusform>メダル%n個</numerusform>
        </translation>
    </message>
    <message id="harvest_island.fault.fruit">
        <source>Card {card}: "{found}" is none of the twelve fruits.</source>
        <translation>カード「{card}」：「{found}」は12種類の果物にありません。</translation>
    </message>
    <message id="harvest_island.fault.fruit_cards">
        <source>There are {found} fruit cards instead of {needed}.</source>
        <translation>果物カードは{needed}枚必要ですが、{found}枚あります。</translation>
    </message>
    <message id="harvest_island.fault.name">
        <source>A deck has a name of 1 to {most} characters, without control characters.</source>
        <translation>名前は制御文字を含まない1～{most}文字です。</translation>
    </message>
    <message id="harvest_island.fault.no_deck">
        <source>This is not the text of a deck.</source>
        <translation>カードの内容を表す文字列ではありません。</translation>
    </message>
    <message id="harvest_island.fault.no_json">
        <source>This is no deck file: it is not written as JSON.</source>
        <translation>カードのファイルではありません。データの書き方が正しくありません。</translation>
    </message>
    <message id="harvest_island.fault.not_read">
        <source>The file cannot be read: {reason}.</source>
        <translation>ファイルを読み込めません：{reason}</translation>
    </message>
    <message id="harvest_island.fault.pile">
        <source>{season} has {found} cards instead of {needed}.</source>
        <translation>{season}のカードは{needed}枚必要ですが、{found}枚あります。</translation>
    </message>
    <message id="harvest_island.fault.points">
        <source>Card {card}: points are a whole number from 0 to {most}, not "{found}".</source>
        <translation>カード「{card}」：点数は0～{most}の整数です（「{found}」ではなく）。</translation>
    </message>
    <message id="harvest_island.fault.same_name">
        <source>Another file already holds a deck called {deck}.</source>
        <translation>「{deck}」という名前のカードは、別のファイルにもあります。</translation>
    </message>
    <message id="harvest_island.fault.season">
        <source>Card {card}: "{found}" is none of the four seasons.</source>
        <translation>カード「{card}」：「{found}」は四季にありません。</translation>
    </message>
    <message id="harvest_island.fault.shape">
        <source>This is no deck file: something is wrong at "{where}".</source>
        <translation>カードのファイルではありません。「{where}」に誤りがあります。</translation>
    </message>
    <message id="harvest_island.fault.spring">
        <source>Spring has only {found} fruit cards; four players need {needed} to begin.</source>
        <translation>春の果物カードが{found}枚しかありません。4人で始めるには{needed}枚必要です。</translation>
    </message>
    <message id="harvest_island.fault.too_large">
        <source>The file is too large for a deck.</source>
        <translation>ファイルが大きすぎます。</translation>
    </message>
    <message id="harvest_island.fault.twice">
        <source>The id {card} stands {n} times; every card has one of its own.</source>
        <translation>カード番号「{card}」が{n}回使われています。カードごとに別のものにしてください。</translation>
    </message>
    <message id="harvest_island.fault.weather">
        <source>Card {card}: "{found}" is neither sun nor rain.</source>
        <translation>カード「{card}」：「{found}」は太陽でも雨でもありません。</translation>
    </message>
    <message id="harvest_island.fault.weather_cards">
        <source>There are {found} weather cards instead of {needed}.</source>
        <translation>天気カードは{needed}枚必要ですが、{found}枚あります。</translation>
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
        <translation>ブドウ</translation>
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
        <translation>モモ</translation>
    </message>
    <message id="harvest_island.fruit.pineapple">
        <source>Pineapple</source>
        <translation>パイナップル</translation>
    </message>
    <message id="harvest_island.fruit.strawberry">
        <source>Strawberry</source>
        <translation>イチゴ</translation>
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
        <source>hill</source>
        <translation>丘</translation>
    </message>
    <message id="harvest_island.land.mountain">
        <source>mountain</source>
        <translation>山</translation>
    </message>
    <message id="harvest_island.land.plain">
        <source>plain</source>
        <translation>野原</translation>
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
        <translation>{who}が供給場から{card}を取りました。</translation>
    </message>
    <message id="harvest_island.log.fertilise">
        <source>{who} fertilised the {land}.</source>
        <translation>{who}が{land}に肥料をやりました。</translation>
    </message>
    <message id="harvest_island.log.harvest" numerus="yes">
        <source>{who} harvested {fruit} from the {land}: %n points.</source>
        <translation>
            <numerusform>{who}が{land}の{fruit}を収穫しました（%n点）。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.log.harvest_more" numerus="yes">
        <source>{who} harvested {fields} fields: %n points.</source>
        <translation>
            <numerusform>{who}が{fields}つの畑を収穫しました（%n点）。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.log.leave">
        <source>{who} left the fertiliser.</source>
        <translation>{who}は肥料を取りませんでした。</translation>
    </message>
    <message id="harvest_island.log.pass">
        <source>{who} passed.</source>
        <translation>{who}はパスしました。</translation>
    </message>
    <message id="harvest_island.log.release">
        <source>{who} put {card} in storage.</source>
        <translation>{who}が{card}を倉庫に出しました。</translation>
    </message>
    <message id="harvest_island.log.sow">
        <source>{who} sowed {card} on the {land}.</source>
        <translation>{who}が{land}に{card}の種をまきました。</translation>
    </message>
    <message id="harvest_island.log.suffer" numerus="yes">
        <source>{who} chose the {land}: %n cards lost.</source>
        <translation>
            <numerusform>{who}が{land}を選び、%n枚を失いました。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.log.tend">
        <source>{who} added {card} on the {land}.</source>
        <translation>{who}が{land}に{card}を重ねました。</translation>
    </message>
    <message id="harvest_island.move.draw">
        <source>Draw a card</source>
        <translation>カードを引く</translation>
    </message>
    <message id="harvest_island.move.fertilise">
        <source>Fertilise</source>
        <translation>肥料をやる</translation>
    </message>
    <message id="harvest_island.move.harvest">
        <source>Harvest</source>
        <translation>収穫</translation>
    </message>
    <message id="harvest_island.move.leave">
        <source>Leave the fertiliser</source>
        <translation>肥料を取らない</translation>
    </message>
    <message id="harvest_island.move.pass">
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message id="harvest_island.move.release">
        <source>Put in storage</source>
        <translation>倉庫に出す</translation>
    </message>
    <message id="harvest_island.move.sow">
        <source>Sow</source>
        <translation>種まき</translation>
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
        <translation>太陽と雨が打ち消し合いました。</translation>
    </message>
    <message id="harvest_island.note.disaster">
        <source>{what}: everybody's fullest field suffers.</source>
        <translation>{what}：全員のいちばん多い畑が被害を受けます。</translation>
    </message>
    <message id="harvest_island.note.loses" numerus="yes">
        <source>{who} lost %n cards on the {land}.</source>
        <translation>
            <numerusform>{who}が{land}で%n枚を失いました。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.note.medal">
        <source>{who} won the medal of {fruit} with {number}.</source>
        <translation>{who}が{number}で{fruit}の王メダルを得ました。</translation>
    </message>
    <message id="harvest_island.note.record">
        <source>{who} raised the record of {fruit} to {number}.</source>
        <translation>{who}が{fruit}の記録を{number}に伸ばしました。</translation>
    </message>
    <message id="harvest_island.note.season_lost">
        <source>The rest of the {season} pile is thrown away.</source>
        <translation>{season}の山札の残りは捨てられました。</translation>
    </message>
    <message id="harvest_island.note.sweep" numerus="yes">
        <source>%n cards moved from storage to the supply.</source>
        <translation>
            <numerusform>倉庫の%n枚が供給場に移りました。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.note.weather">
        <source>{weather}: {number} of 3.</source>
        <translation>{weather}：3枚中{number}枚。</translation>
    </message>
    <message id="harvest_island.option.count">
        <source>Count seen cards for me</source>
        <translation>見たカードを数える</translation>
    </message>
    <message id="harvest_island.option.deck">
        <source>Deck</source>
        <translation>カードの内容</translation>
    </message>
    <message id="harvest_island.option.deck.ours">
        <source>Our deck</source>
        <translation>標準のカード</translation>
    </message>
    <message id="harvest_island.option.scores">
        <source>Harvested points</source>
        <translation>収穫した点数</translation>
    </message>
    <message id="harvest_island.option.scores.closed">
        <source>Face down until the end</source>
        <translation>ゲーム終了まで伏せる</translation>
    </message>
    <message id="harvest_island.option.scores.open">
        <source>Open to all</source>
        <translation>全員に公開</translation>
    </message>
    <message id="harvest_island.prompt.act">
        <source>Your turn: use 2 hand cards, or harvest.</source>
        <translation>あなたの番です。手札を2枚使うか、収穫してください。</translation>
    </message>
    <message id="harvest_island.prompt.again">
        <source>Use a second hand card.</source>
        <translation>もう1枚、手札を使ってください。</translation>
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
        <source>Only a fertiliser could fill your hand: take it or leave it.</source>
        <translation>手札に加えられるのは肥料だけです。取るか、取らないかを選んでください。</translation>
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
        <translation>手札も、種をまいた畑もありません。パスになります。</translation>
    </message>
    <message id="harvest_island.prompt.refill" numerus="yes">
        <source>Draw %n more cards into your hand.</source>
        <translation>
            <numerusform>手札にあと%n枚引いてください。</numerusform>
        </translation>
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
        <translation>果物の王メダル</translation>
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
        <translation>これから来る枚数</translation>
    </message>
    <message id="harvest_island.table.almanac_printed">
        <source>Cards in the game</source>
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
        <source>%n points, face down</source>
        <translation>
            <numerusform>%n点（裏向き）</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.barn_rest">
        <source>What you harvest is safe here</source>
        <translation>収穫したものはここなら安全です</translation>
    </message>
    <message id="harvest_island.table.calm">
        <source>Calm weather: three of a kind bring a disaster.</source>
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
    <message id="harvest_island.table.draw" numerus="yes">
        <source>Draw %n more: pile or supply.</source>
        <translation>
            <numerusform>あと%n枚、山札か供給から引きます。</numerusform>
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
        <source>medal now: {number}</source>
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
        <translation>もう1枚倉庫に出すと肥料がもらえます。</translation>
    </message>
    <message id="harvest_island.table.storage">
        <source>Storage: {lying}, moves up at {sweep}</source>
        <translation>倉庫：{lying}枚、{sweep}枚で供給へ</translation>
    </message>
    <message id="harvest_island.table.sun">
        <source>Sun</source>
        <translation>日照り</translation>
    </message>
    <message id="harvest_island.table.supply">
        <source>Supply: take cards from here</source>
        <translation>供給：ここから引けます</translation>
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
        <source>{disaster} would take %n of your {fruit} on the {land}.</source>
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
        <source>Most harvested cards</source>
        <translation>収穫したカードの枚数</translation>
    </message>
    <message id="harvest_island.tie.medals">
        <source>Most medals</source>
        <translation>メダルの数</translation>
    </message>
    <message id="harvest_island.weather.rain">
        <source>Pouring rain</source>
        <translation>降りしきる雨</translation>
    </message>
    <message id="harvest_island.weather.sun">
        <source>Scorching sun</source>
        <translation>照りつける太陽</translation>
    </message>
    <message id="harvest_island.why.already">
        <source>This field is chosen already: the {land}.</source>
        <translation>もう選んでいます：{land}</translation>
    </message>
    <message id="harvest_island.why.barn_stays">
        <source>Harvested cards stay in the barn until the end.</source>
        <translation>収穫したカードは最後まで納屋に置いておきます。</translation>
    </message>
    <message id="harvest_island.why.begun">
        <source>You have begun to cultivate: harvest is not possible this turn.</source>
        <translation>もう耕作を始めました。この番は収穫できません。</translation>
    </message>
    <message id="harvest_island.why.choose_field">
        <source>First choose the field that suffers.</source>
        <translation>先に被害を受ける畑を選んでください。</translation>
    </message>
    <message id="harvest_island.why.done">
        <source>This move is complete.</source>
        <translation>この手はもう完成しています。</translation>
    </message>
    <message id="harvest_island.why.equal">
        <source>An equal number does not take the medal: the record is {record}, and you have as many.</source>
        <translation>同じ数ではメダルを取れません。記録は{record}で、あなたも同じ数です。</translation>
    </message>
    <message id="harvest_island.why.fertiliser_storage">
        <source>Fertiliser cannot go into storage.</source>
        <translation>肥料は倉庫に出せません。</translation>
    </message>
    <message id="harvest_island.why.first_gap">
        <source>Fill the first gap of your hand first.</source>
        <translation>手札の最初の空きから埋めてください。</translation>
    </message>
    <message id="harvest_island.why.full">
        <source>The {land} is full: {most} of {most}.</source>
        <translation>{land}はいっぱいです（{most}枚まで）。</translation>
    </message>
    <message id="harvest_island.why.gap">
        <source>There is no card in this place of your hand.</source>
        <translation>手札のこの場所にはカードがありません。</translation>
    </message>
    <message id="harvest_island.why.gone_stays">
        <source>Discarded cards are out of the game.</source>
        <translation>捨てたカードはもう使いません。</translation>
    </message>
    <message id="harvest_island.why.grows_here">
        <source>{fruit} grows here: clear the field first.</source>
        <translation>ここでは{fruit}が育っています。先に収穫して空けてください。</translation>
    </message>
    <message id="harvest_island.why.hand_to">
        <source>A hand card goes on one of your fields or into storage.</source>
        <translation>手札は自分の畑か倉庫に出します。</translation>
    </message>
    <message id="harvest_island.why.hand_to_barn">
        <source>Only harvested fields go to the barn.</source>
        <translation>納屋に運べるのは収穫した畑だけです。</translation>
    </message>
    <message id="harvest_island.why.hand_to_supply">
        <source>The supply is filled from storage: put the card in storage.</source>
        <translation>供給場には倉庫から移ります。カードは倉庫に出してください。</translation>
    </message>
    <message id="harvest_island.why.harvest_only">
        <source>You are harvesting: add another sown field, or confirm.</source>
        <translation>収穫の途中です。畑を追加するか、確定してください。</translation>
    </message>
    <message id="harvest_island.why.medal_needs">
        <source>The medal of {fruit} takes {number} in one turn.</source>
        <translation>{fruit}の王メダルには、1回の収穫で{number}以上が必要です。</translation>
    </message>
    <message id="harvest_island.why.next_place">
        <source>Cards are laid in order: use the next free place.</source>
        <translation>カードは順に置きます。次の空いた場所に置いてください。</translation>
    </message>
    <message id="harvest_island.why.not_earned">
        <source>A fertiliser is earned by putting two cards in storage in one turn, one a turn.</source>
        <translation>肥料は、1回の番に2枚を倉庫に出すと1枚もらえます。</translation>
    </message>
    <message id="harvest_island.why.not_fullest">
        <source>The disaster strikes one of your fullest fields, not the {land}.</source>
        <translation>災害を受けるのはカードがいちばん多い畑です。{land}ではありません。</translation>
    </message>
    <message id="harvest_island.why.not_sown">
        <source>Nothing is sown here, so there is nothing to harvest: the {land}.</source>
        <translation>種をまいていないので収穫できません：{land}</translation>
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
        <translation>{season}の山札は、{now}の山札がなくなると使えます。</translation>
    </message>
    <message id="harvest_island.why.others_choose">
        <source>Others are choosing the field that suffers.</source>
        <translation>他のプレイヤーが被害を受ける畑を選んでいます。</translation>
    </message>
    <message id="harvest_island.why.others_field">
        <source>This field belongs to {who}.</source>
        <translation>これは{who}の畑です。</translation>
    </message>
    <message id="harvest_island.why.others_hand">
        <source>This card belongs to {who}.</source>
        <translation>これは{who}のカードです。</translation>
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
        <source>There is a card in this place: use the gap.</source>
        <translation>ここにはカードがあります。空いている場所に置いてください。</translation>
    </message>
    <message id="harvest_island.why.refill_first" numerus="yes">
        <source>First fill your hand: %n cards are missing.</source>
        <translation>
            <numerusform>先に手札を補充してください。あと%n枚です。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.why.storage_stays">
        <source>Nobody draws from storage: at 4 cards it moves up to the supply.</source>
        <translation>倉庫からは引けません。4枚以上になると供給場に移ります。</translation>
    </message>
    <message id="harvest_island.why.to_barn">
        <source>Harvested fields go to your barn.</source>
        <translation>収穫した畑は自分の納屋に運びます。</translation>
    </message>
    <message id="harvest_island.why.to_hand">
        <source>A drawn card goes to your hand.</source>
        <translation>引いたカードは自分の手札に加えます。</translation>
    </message>
    <message id="harvest_island.why.use_first" numerus="yes">
        <source>You draw after both actions: use %n more hand cards.</source>
        <translation>
            <numerusform>カードを引くのは行動の後です。手札をあと%n枚使ってください。</numerusform>
        </translation>
    </message>
    <message id="harvest_island.why.weather_stays">
        <source>Weather stays until it is cancelled or brings a disaster.</source>
        <translation>天気カードは、打ち消されるか災害になるまで動きません。</translation>
    </message>
    <message id="harvest_island.why.whole_field">
        <source>A field is harvested whole: drag the field itself to the barn.</source>
        <translation>収穫は畑ごとです。畑のカードを納屋まで動かしてください。</translation>
    </message>
</context>
</TS>
