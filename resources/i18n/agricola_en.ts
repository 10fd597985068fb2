<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="agricola.about.animal">
        <source>You have {what} on your farm. Where they stand is worked out for you.</source>
        <translation>You have {what} on your farm. Where they stand is worked out for you.</translation>
    </message>
    <message id="agricola.about.card" numerus="yes">
        <source>{card}: {does} Costs {cost}, %n points.</source>
        <translation>
            <numerusform>{card}: {does} Costs {cost}, %n point.</numerusform>
            <numerusform>{card}: {does} Costs {cost}, %n points.</numerusform>
        </translation>
    </message>
    <message id="agricola.about.card.basketmakers_workshop">
        <source>once a harvest 1 reed becomes 3 food; at the end 2, 4 or 5 reed bring 1, 2 or 3 points.</source>
        <translation>once a harvest 1 reed becomes 3 food; at the end 2, 4 or 5 reed bring 1, 2 or 3 points.</translation>
    </message>
    <message id="agricola.about.card.clay_oven">
        <source>bakes 1 grain into 5 food, also at once.</source>
        <translation>bakes 1 grain into 5 food, also at once.</translation>
    </message>
    <message id="agricola.about.card.cooking_hearth_4">
        <source>cooks at any time: sheep 2, vegetable and boar 3, cattle 4 food; bakes grain into 3 food each.</source>
        <translation>cooks at any time: sheep 2, vegetable and boar 3, cattle 4 food; bakes grain into 3 food each.</translation>
    </message>
    <message id="agricola.about.card.cooking_hearth_5">
        <source>cooks at any time: sheep 2, vegetable and boar 3, cattle 4 food; bakes grain into 3 food each.</source>
        <translation>cooks at any time: sheep 2, vegetable and boar 3, cattle 4 food; bakes grain into 3 food each.</translation>
    </message>
    <message id="agricola.about.card.fireplace_2">
        <source>cooks at any time: vegetable, sheep, boar 2, cattle 3 food; bakes grain into 2 food each.</source>
        <translation>cooks at any time: vegetable, sheep, boar 2, cattle 3 food; bakes grain into 2 food each.</translation>
    </message>
    <message id="agricola.about.card.fireplace_3">
        <source>cooks at any time: vegetable, sheep, boar 2, cattle 3 food; bakes grain into 2 food each.</source>
        <translation>cooks at any time: vegetable, sheep, boar 2, cattle 3 food; bakes grain into 2 food each.</translation>
    </message>
    <message id="agricola.about.card.joinery">
        <source>once a harvest 1 wood becomes 2 food; at the end 3, 5 or 7 wood bring 1, 2 or 3 points.</source>
        <translation>once a harvest 1 wood becomes 2 food; at the end 3, 5 or 7 wood bring 1, 2 or 3 points.</translation>
    </message>
    <message id="agricola.about.card.pottery">
        <source>once a harvest 1 clay becomes 2 food; at the end 3, 5 or 7 clay bring 1, 2 or 3 points.</source>
        <translation>once a harvest 1 clay becomes 2 food; at the end 3, 5 or 7 clay bring 1, 2 or 3 points.</translation>
    </message>
    <message id="agricola.about.card.stone_oven">
        <source>bakes up to 2 grain into 4 food each, also at once.</source>
        <translation>bakes up to 2 grain into 4 food each, also at once.</translation>
    </message>
    <message id="agricola.about.card.well">
        <source>1 food in each of the next 5 rounds.</source>
        <translation>1 food in each of the next 5 rounds.</translation>
    </message>
    <message id="agricola.about.card_of" numerus="yes">
        <source>{card} of {who}: {does} %n points.</source>
        <translation>
            <numerusform>{card} of {who}: {does} %n point.</numerusform>
            <numerusform>{card} of {who}: {does} %n points.</numerusform>
        </translation>
    </message>
    <message id="agricola.about.fallow">
        <source>An empty field</source>
        <translation>An empty field</translation>
    </message>
    <message id="agricola.about.field">
        <source>A field with {what}</source>
        <translation>A field with {what}</translation>
    </message>
    <message id="agricola.about.good">
        <source>You have {what}. Drag it to where it is needed.</source>
        <translation>You have {what}. Drag it to where it is needed.</translation>
    </message>
    <message id="agricola.about.home" numerus="yes">
        <source>%n of {people} people are at home: drag one to a space</source>
        <translation>
            <numerusform>%n of {people} people are at home: drag one to a space</numerusform>
            <numerusform>%n of {people} people are at home: drag one to a space</numerusform>
        </translation>
    </message>
    <message id="agricola.about.house" numerus="yes">
        <source>House with {what}; room for %n</source>
        <translation>
            <numerusform>House with {what}; room for %n</numerusform>
            <numerusform>House with {what}; room for %n</numerusform>
        </translation>
    </message>
    <message id="agricola.about.house.clay">
        <source>Clay house: {rooms} rooms, {people} people</source>
        <translation>Clay house: {rooms} rooms, {people} people</translation>
    </message>
    <message id="agricola.about.house.stone">
        <source>Stone house: {rooms} rooms, {people} people</source>
        <translation>Stone house: {rooms} rooms, {people} people</translation>
    </message>
    <message id="agricola.about.house.wood">
        <source>Wooden house: {rooms} rooms, {people} people</source>
        <translation>Wooden house: {rooms} rooms, {people} people</translation>
    </message>
    <message id="agricola.about.or_return">
        <source>{cost}, or a {card} handed back</source>
        <translation>{cost}, or a {card} handed back</translation>
    </message>
    <message id="agricola.about.pasture" numerus="yes">
        <source>Pasture with {what}; room for %n</source>
        <translation>
            <numerusform>Pasture with {what}; room for %n</numerusform>
            <numerusform>Pasture with {what}; room for %n</numerusform>
        </translation>
    </message>
    <message id="agricola.about.played">
        <source>The improvements of this farm</source>
        <translation>The improvements of this farm</translation>
    </message>
    <message id="agricola.about.pool">
        <source>Animals that are let go are cooked where that is possible, else they go back</source>
        <translation>Animals that are let go are cooked where that is possible, else they go back</translation>
    </message>
    <message id="agricola.about.promised">
        <source>{said}. {who} gets {what}.</source>
        <translation>{said}. {who} gets {what}.</translation>
    </message>
    <message id="agricola.about.round">
        <source>Round {round}, stage {stage}: one of {cards}</source>
        <translation>Round {round}, stage {stage}: one of {cards}</translation>
    </message>
    <message id="agricola.about.round_harvest">
        <source>Round {round}, stage {stage}, then a harvest: one of {cards}</source>
        <translation>Round {round}, stage {stage}, then a harvest: one of {cards}</translation>
    </message>
    <message id="agricola.about.space_allows">
        <source>{space}: {deed}</source>
        <translation>{space}: {deed}</translation>
    </message>
    <message id="agricola.about.space_both">
        <source>{space}: {what}; {deed}</source>
        <translation>{space}: {what}; {deed}</translation>
    </message>
    <message id="agricola.about.space_brings">
        <source>{space}: {what}</source>
        <translation>{space}: {what}</translation>
    </message>
    <message id="agricola.about.space_taken">
        <source>{space} (taken by {who})</source>
        <translation>{space} (taken by {who})</translation>
    </message>
    <message id="agricola.about.stable" numerus="yes">
        <source>Stable with {what}; room for %n</source>
        <translation>
            <numerusform>Stable with {what}; room for %n</numerusform>
            <numerusform>Stable with {what}; room for %n</numerusform>
        </translation>
    </message>
    <message id="agricola.about.stock.fence" numerus="yes">
        <source>%n fences left</source>
        <translation>
            <numerusform>%n fence left</numerusform>
            <numerusform>%n fences left</numerusform>
        </translation>
    </message>
    <message id="agricola.about.stock.field">
        <source>Fields: drag one onto your farm when an action lets you</source>
        <translation>Fields: drag one onto your farm when an action lets you</translation>
    </message>
    <message id="agricola.about.stock.person">
        <source>People who may still be born</source>
        <translation>People who may still be born</translation>
    </message>
    <message id="agricola.about.stock.room">
        <source>A room costs {cost}: drag one beside your house when an action lets you</source>
        <translation>A room costs {cost}: drag one beside your house when an action lets you</translation>
    </message>
    <message id="agricola.about.stock.stable" numerus="yes">
        <source>%n stables left</source>
        <translation>
            <numerusform>%n stable left</numerusform>
            <numerusform>%n stables left</numerusform>
        </translation>
    </message>
    <message id="agricola.about.unused">
        <source>Unused: a point less at the end</source>
        <translation>Unused: a point less at the end</translation>
    </message>
    <message id="agricola.amount.and">
        <source>{some}, {more}</source>
        <translation>{some}, {more}</translation>
    </message>
    <message id="agricola.amount.boar" numerus="yes">
        <source>%n wild boar</source>
        <translation>
            <numerusform>%n wild boar</numerusform>
            <numerusform>%n wild boar</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.cattle" numerus="yes">
        <source>%n cattle</source>
        <translation>
            <numerusform>%n cattle</numerusform>
            <numerusform>%n cattle</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.clay" numerus="yes">
        <source>%n clay</source>
        <translation>
            <numerusform>%n clay</numerusform>
            <numerusform>%n clay</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.food" numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.grain" numerus="yes">
        <source>%n grain</source>
        <translation>
            <numerusform>%n grain</numerusform>
            <numerusform>%n grain</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.nothing">
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message id="agricola.amount.reed" numerus="yes">
        <source>%n reed</source>
        <translation>
            <numerusform>%n reed</numerusform>
            <numerusform>%n reed</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.sheep" numerus="yes">
        <source>%n sheep</source>
        <translation>
            <numerusform>%n sheep</numerusform>
            <numerusform>%n sheep</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.stone" numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.vegetable" numerus="yes">
        <source>%n vegetables</source>
        <translation>
            <numerusform>%n vegetable</numerusform>
            <numerusform>%n vegetables</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.wood" numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message id="agricola.ask.again.fence">
        <source>Another pasture?</source>
        <translation>Another pasture?</translation>
    </message>
    <message id="agricola.ask.again.rooms">
        <source>Build another room?</source>
        <translation>Build another room?</translation>
    </message>
    <message id="agricola.ask.again.sow">
        <source>Sow further fields?</source>
        <translation>Sow further fields?</translation>
    </message>
    <message id="agricola.ask.again.stables">
        <source>Build another stable?</source>
        <translation>Build another stable?</translation>
    </message>
    <message id="agricola.ask.bake">
        <source>Bake bread</source>
        <translation>Bake bread</translation>
    </message>
    <message id="agricola.ask.basketmakers_workshop">
        <source>Use the Basketmaker's Workshop in this harvest?</source>
        <translation>Use the Basketmaker's Workshop in this harvest?</translation>
    </message>
    <message id="agricola.ask.both">
        <source>One of these, or both: {one}, {other}</source>
        <translation>One of these, or both: {one}, {other}</translation>
    </message>
    <message id="agricola.ask.breed">
        <source>Not all newborn animals find room: what do you go without?</source>
        <translation>Not all newborn animals find room: what do you go without?</translation>
    </message>
    <message id="agricola.ask.feed" numerus="yes">
        <source>Feed your people: {owed} food needed, %n missing</source>
        <translation>
            <numerusform>Feed your people: {owed} food needed, %n missing</numerusform>
            <numerusform>Feed your people: {owed} food needed, %n missing</numerusform>
        </translation>
    </message>
    <message id="agricola.ask.fence">
        <source>Enclose a pasture</source>
        <translation>Enclose a pasture</translation>
    </message>
    <message id="agricola.ask.improve">
        <source>Take a major improvement</source>
        <translation>Take a major improvement</translation>
    </message>
    <message id="agricola.ask.joinery">
        <source>Use the Joinery in this harvest?</source>
        <translation>Use the Joinery in this harvest?</translation>
    </message>
    <message id="agricola.ask.keep">
        <source>Not all animals find room: which do you part with?</source>
        <translation>Not all animals find room: which do you part with?</translation>
    </message>
    <message id="agricola.ask.one_stable">
        <source>Build one stable</source>
        <translation>Build one stable</translation>
    </message>
    <message id="agricola.ask.pay">
        <source>How do you pay?</source>
        <translation>How do you pay?</translation>
    </message>
    <message id="agricola.ask.plough">
        <source>Plough one field</source>
        <translation>Plough one field</translation>
    </message>
    <message id="agricola.ask.pottery">
        <source>Use the Pottery in this harvest?</source>
        <translation>Use the Pottery in this harvest?</translation>
    </message>
    <message id="agricola.ask.reed_or_stone">
        <source>Take 1 reed or 1 stone</source>
        <translation>Take 1 reed or 1 stone</translation>
    </message>
    <message id="agricola.ask.renovate">
        <source>Renovate your house</source>
        <translation>Renovate your house</translation>
    </message>
    <message id="agricola.ask.rooms">
        <source>Build rooms beside your house</source>
        <translation>Build rooms beside your house</translation>
    </message>
    <message id="agricola.ask.send" numerus="yes">
        <source>Your turn: send a person out. %n are still at home.</source>
        <translation>
            <numerusform>Your turn: send a person out. %n is still at home.</numerusform>
            <numerusform>Your turn: send a person out. %n are still at home.</numerusform>
        </translation>
    </message>
    <message id="agricola.ask.several">
        <source>Use your improvements, each once</source>
        <translation>Use your improvements, each once</translation>
    </message>
    <message id="agricola.ask.sow">
        <source>Sow your empty fields</source>
        <translation>Sow your empty fields</translation>
    </message>
    <message id="agricola.ask.stables">
        <source>Build stables</source>
        <translation>Build stables</translation>
    </message>
    <message id="agricola.began.harvest">
        <source>Harvest after round {round}</source>
        <translation>Harvest after round {round}</translation>
    </message>
    <message id="agricola.began.round">
        <source>Round {round}</source>
        <translation>Round {round}</translation>
    </message>
    <message id="agricola.card.basketmakers_workshop">
        <source>Basketmaker's Workshop</source>
        <translation>Basketmaker's Workshop</translation>
    </message>
    <message id="agricola.card.clay_oven">
        <source>Clay Oven</source>
        <translation>Clay Oven</translation>
    </message>
    <message id="agricola.card.cooking_hearth_4">
        <source>Cooking Hearth</source>
        <translation>Cooking Hearth</translation>
    </message>
    <message id="agricola.card.cooking_hearth_5">
        <source>Cooking Hearth</source>
        <translation>Cooking Hearth</translation>
    </message>
    <message id="agricola.card.fireplace_2">
        <source>Fireplace</source>
        <translation>Fireplace</translation>
    </message>
    <message id="agricola.card.fireplace_3">
        <source>Fireplace</source>
        <translation>Fireplace</translation>
    </message>
    <message id="agricola.card.joinery">
        <source>Joinery</source>
        <translation>Joinery</translation>
    </message>
    <message id="agricola.card.pottery">
        <source>Pottery</source>
        <translation>Pottery</translation>
    </message>
    <message id="agricola.card.stone_oven">
        <source>Stone Oven</source>
        <translation>Stone Oven</translation>
    </message>
    <message id="agricola.card.well">
        <source>Well</source>
        <translation>Well</translation>
    </message>
    <message id="agricola.clock.harvest_in" numerus="yes">
        <source>Round {round} · harvest in %n</source>
        <translation>
            <numerusform>Round {round} · harvest in %n</numerusform>
            <numerusform>Round {round} · harvest in %n</numerusform>
        </translation>
    </message>
    <message id="agricola.clock.harvest_now">
        <source>Round {round} · then harvest</source>
        <translation>Round {round} · then harvest</translation>
    </message>
    <message id="agricola.clock.over" numerus="yes">
        <source>Over after %n rounds</source>
        <translation>
            <numerusform>Over after %n rounds</numerusform>
            <numerusform>Over after %n rounds</numerusform>
        </translation>
    </message>
    <message id="agricola.doubt.beg" numerus="yes">
        <source>Take %n begging cards and lose {points} points?</source>
        <translation>
            <numerusform>Take %n begging card and lose {points} points?</numerusform>
            <numerusform>Take %n begging cards and lose {points} points?</numerusform>
        </translation>
    </message>
    <message id="agricola.fact.begging" numerus="yes">
        <source>%n begging cards</source>
        <translation>
            <numerusform>%n begging card</numerusform>
            <numerusform>%n begging cards</numerusform>
        </translation>
    </message>
    <message id="agricola.fact.cards" numerus="yes">
        <source>%n improvements</source>
        <translation>
            <numerusform>%n improvement</numerusform>
            <numerusform>%n improvements</numerusform>
        </translation>
    </message>
    <message id="agricola.fact.home" numerus="yes">
        <source>home %n/{people}</source>
        <translation>
            <numerusform>home %n/{people}</numerusform>
            <numerusform>home %n/{people}</numerusform>
        </translation>
    </message>
    <message id="agricola.fact.owes">
        <source>Food {have}, owes {owed}</source>
        <translation>Food {have}, owes {owed}</translation>
    </message>
    <message id="agricola.fact.short" numerus="yes">
        <source>Would beg for %n food</source>
        <translation>
            <numerusform>Would beg for %n food</numerusform>
            <numerusform>Would beg for %n food</numerusform>
        </translation>
    </message>
    <message id="agricola.fact.tab">
        <source>{home} · food {food}</source>
        <translation>{home} · food {food}</translation>
    </message>
    <message id="agricola.fact.token">
        <source>Begins the next round</source>
        <translation>Begins the next round</translation>
    </message>
    <message id="agricola.good.boar">
        <source>wild boar</source>
        <translation>wild boar</translation>
    </message>
    <message id="agricola.good.cattle">
        <source>cattle</source>
        <translation>cattle</translation>
    </message>
    <message id="agricola.good.clay">
        <source>clay</source>
        <translation>clay</translation>
    </message>
    <message id="agricola.good.food">
        <source>food</source>
        <translation>food</translation>
    </message>
    <message id="agricola.good.grain">
        <source>grain</source>
        <translation>grain</translation>
    </message>
    <message id="agricola.good.reed">
        <source>reed</source>
        <translation>reed</translation>
    </message>
    <message id="agricola.good.sheep">
        <source>sheep</source>
        <translation>sheep</translation>
    </message>
    <message id="agricola.good.stone">
        <source>stone</source>
        <translation>stone</translation>
    </message>
    <message id="agricola.good.vegetable">
        <source>vegetables</source>
        <translation>vegetables</translation>
    </message>
    <message id="agricola.good.wood">
        <source>wood</source>
        <translation>wood</translation>
    </message>
    <message id="agricola.guide.bake">
        <source>Drag grain onto your ovens, or press a button at the lower right.</source>
        <translation>Drag grain onto your ovens, or press a button at the lower right.</translation>
    </message>
    <message id="agricola.guide.breed">
        <source>Drag animals from the pen to “Let go here”, or press a button at the lower right.</source>
        <translation>Drag animals from the pen to “Let go here”, or press a button at the lower right.</translation>
    </message>
    <message id="agricola.guide.feed">
        <source>Drag goods into the food bowl, or press a meal at the lower right.</source>
        <translation>Drag goods into the food bowl, or press a meal at the lower right.</translation>
    </message>
    <message id="agricola.guide.fence">
        <source>Draw along the lit edges, or sweep over the cells to be enclosed.</source>
        <translation>Draw along the lit edges, or sweep over the cells to be enclosed.</translation>
    </message>
    <message id="agricola.guide.improve">
        <source>Drag an improvement down to your place.</source>
        <translation>Drag an improvement down to your place.</translation>
    </message>
    <message id="agricola.guide.keep">
        <source>Drag animals from the pen to “Let go here”, or press a button at the lower right.</source>
        <translation>Drag animals from the pen to “Let go here”, or press a button at the lower right.</translation>
    </message>
    <message id="agricola.guide.one_stable">
        <source>Drag a stable from the right onto a cell of your farm.</source>
        <translation>Drag a stable from the right onto a cell of your farm.</translation>
    </message>
    <message id="agricola.guide.plough">
        <source>Drag a field from the right onto a cell of your farm.</source>
        <translation>Drag a field from the right onto a cell of your farm.</translation>
    </message>
    <message id="agricola.guide.rooms">
        <source>Drag a room from the right onto a cell beside your house.</source>
        <translation>Drag a room from the right onto a cell beside your house.</translation>
    </message>
    <message id="agricola.guide.several">
        <source>Drag tiles from the right, or goods from below, to a lit place.</source>
        <translation>Drag tiles from the right, or goods from below, to a lit place.</translation>
    </message>
    <message id="agricola.guide.sow">
        <source>Drag seeds onto your empty fields, or press a button at the lower right.</source>
        <translation>Drag seeds onto your empty fields, or press a button at the lower right.</translation>
    </message>
    <message id="agricola.guide.stables">
        <source>Drag a stable from the right onto a cell of your farm.</source>
        <translation>Drag a stable from the right onto a cell of your farm.</translation>
    </message>
    <message id="agricola.log.bake" numerus="yes">
        <source>{who} bakes %n grain: {food} food.</source>
        <translation>
            <numerusform>{who} bakes %n grain: {food} food.</numerusform>
            <numerusform>{who} bakes %n grain: {food} food.</numerusform>
        </translation>
    </message>
    <message id="agricola.log.beg" numerus="yes">
        <source>{who} begs for %n food.</source>
        <translation>
            <numerusform>{who} begs for %n food.</numerusform>
            <numerusform>{who} begs for %n food.</numerusform>
        </translation>
    </message>
    <message id="agricola.log.breed">
        <source>{who} has no room for {what} when the animals breed.</source>
        <translation>{who} has no room for {what} when the animals breed.</translation>
    </message>
    <message id="agricola.log.breed_cooking">
        <source>{who} has no room for {what} when the animals breed, and cooks for {food} food.</source>
        <translation>{who} has no room for {what} when the animals breed, and cooks for {food} food.</translation>
    </message>
    <message id="agricola.log.convert">
        <source>{who} turns {what} into {food} food.</source>
        <translation>{who} turns {what} into {food} food.</translation>
    </message>
    <message id="agricola.log.done">
        <source>{who} is done.</source>
        <translation>{who} is done.</translation>
    </message>
    <message id="agricola.log.feed">
        <source>{who} feeds the family with {what}.</source>
        <translation>{who} feeds the family with {what}.</translation>
    </message>
    <message id="agricola.log.fence" numerus="yes">
        <source>{who} encloses a pasture of {size} with %n new fences.</source>
        <translation>
            <numerusform>{who} encloses a pasture of {size} with %n new fence.</numerusform>
            <numerusform>{who} encloses a pasture of {size} with %n new fences.</numerusform>
        </translation>
    </message>
    <message id="agricola.log.field">
        <source>{who} ploughs a field.</source>
        <translation>{who} ploughs a field.</translation>
    </message>
    <message id="agricola.log.grow">
        <source>{who} has a child.</source>
        <translation>{who} has a child.</translation>
    </message>
    <message id="agricola.log.grow_anyway">
        <source>{who} has a child.</source>
        <translation>{who} has a child.</translation>
    </message>
    <message id="agricola.log.hand_back">
        <source>{who} returns the {card}.</source>
        <translation>{who} returns the {card}.</translation>
    </message>
    <message id="agricola.log.idle">
        <source>{who} finds no space to use and stays at home.</source>
        <translation>{who} finds no space to use and stays at home.</translation>
    </message>
    <message id="agricola.log.improve">
        <source>{who} takes the {card}.</source>
        <translation>{who} takes the {card}.</translation>
    </message>
    <message id="agricola.log.improve_back">
        <source>{who} takes the {card} and returns the {back}.</source>
        <translation>{who} takes the {card} and returns the {back}.</translation>
    </message>
    <message id="agricola.log.keep">
        <source>{who} lets {what} go.</source>
        <translation>{who} lets {what} go.</translation>
    </message>
    <message id="agricola.log.keep_cooking">
        <source>{who} parts with {what} and gets {food} food.</source>
        <translation>{who} parts with {what} and gets {food} food.</translation>
    </message>
    <message id="agricola.log.pay">
        <source>{who} pays {cost}.</source>
        <translation>{who} pays {cost}.</translation>
    </message>
    <message id="agricola.log.renovate.clay">
        <source>{who} renovates to a clay house.</source>
        <translation>{who} renovates to a clay house.</translation>
    </message>
    <message id="agricola.log.renovate.stone">
        <source>{who} renovates to a stone house.</source>
        <translation>{who} renovates to a stone house.</translation>
    </message>
    <message id="agricola.log.room">
        <source>{who} builds a room.</source>
        <translation>{who} builds a room.</translation>
    </message>
    <message id="agricola.log.send">
        <source>{who}: {space}</source>
        <translation>{who}: {space}</translation>
    </message>
    <message id="agricola.log.send_for">
        <source>{who}: {space}, {what}</source>
        <translation>{who}: {space}, {what}</translation>
    </message>
    <message id="agricola.log.sow">
        <source>{who} sows {what}.</source>
        <translation>{who} sows {what}.</translation>
    </message>
    <message id="agricola.log.stable">
        <source>{who} builds a stable.</source>
        <translation>{who} builds a stable.</translation>
    </message>
    <message id="agricola.log.start">
        <source>{who} begins the next round.</source>
        <translation>{who} begins the next round.</translation>
    </message>
    <message id="agricola.log.swap" numerus="yes">
        <source>{who} uses the {card}: %n food.</source>
        <translation>
            <numerusform>{who} uses the {card}: %n food.</numerusform>
            <numerusform>{who} uses the {card}: %n food.</numerusform>
        </translation>
    </message>
    <message id="agricola.log.take">
        <source>{who} takes {what}.</source>
        <translation>{who} takes {what}.</translation>
    </message>
    <message id="agricola.log.withhold" numerus="yes">
        <source>{who} keeps goods and will beg for %n food.</source>
        <translation>
            <numerusform>{who} keeps goods and will beg for %n food.</numerusform>
            <numerusform>{who} keeps goods and will beg for %n food.</numerusform>
        </translation>
    </message>
    <message id="agricola.move.bake" numerus="yes">
        <source>Bake %n grain: {food} food</source>
        <translation>
            <numerusform>Bake %n grain: {food} food</numerusform>
            <numerusform>Bake %n grain: {food} food</numerusform>
        </translation>
    </message>
    <message id="agricola.move.beg" numerus="yes">
        <source>Beg for %n food</source>
        <translation>
            <numerusform>Beg for %n food</numerusform>
            <numerusform>Beg for %n food</numerusform>
        </translation>
    </message>
    <message id="agricola.move.convert">
        <source>Turn {what} into {got}</source>
        <translation>Turn {what} into {got}</translation>
    </message>
    <message id="agricola.move.done">
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message id="agricola.move.feed">
        <source>Feed with {what}</source>
        <translation>Feed with {what}</translation>
    </message>
    <message id="agricola.move.feed_and_beg" numerus="yes">
        <source>Feed with {what}, beg for %n food</source>
        <translation>
            <numerusform>Feed with {what}, beg for %n food</numerusform>
            <numerusform>Feed with {what}, beg for %n food</numerusform>
        </translation>
    </message>
    <message id="agricola.move.fence" numerus="yes">
        <source>Pasture of {size}: %n new fences</source>
        <translation>
            <numerusform>Pasture of {size}: %n new fence</numerusform>
            <numerusform>Pasture of {size}: %n new fences</numerusform>
        </translation>
    </message>
    <message id="agricola.move.field">
        <source>Field in row {row}, column {column}</source>
        <translation>Field in row {row}, column {column}</translation>
    </message>
    <message id="agricola.move.grow">
        <source>Have a child</source>
        <translation>Have a child</translation>
    </message>
    <message id="agricola.move.grow_anyway">
        <source>Have a child</source>
        <translation>Have a child</translation>
    </message>
    <message id="agricola.move.hand_back">
        <source>Return the {card} ({cost})</source>
        <translation>Return the {card} ({cost})</translation>
    </message>
    <message id="agricola.move.idle">
        <source>Stay at home</source>
        <translation>Stay at home</translation>
    </message>
    <message id="agricola.move.improve_back">
        <source>{card}: {back}</source>
        <translation>{card}: {back}</translation>
    </message>
    <message id="agricola.move.part">
        <source>Let go {what}</source>
        <translation>Let go {what}</translation>
    </message>
    <message id="agricola.move.part_cooking">
        <source>Part with {what}: {food} food</source>
        <translation>Part with {what}: {food} food</translation>
    </message>
    <message id="agricola.move.pay">
        <source>Pay {cost}</source>
        <translation>Pay {cost}</translation>
    </message>
    <message id="agricola.move.renovate.clay">
        <source>Renovate to clay: {cost}</source>
        <translation>Renovate to clay: {cost}</translation>
    </message>
    <message id="agricola.move.renovate.stone">
        <source>Renovate to stone: {cost}</source>
        <translation>Renovate to stone: {cost}</translation>
    </message>
    <message id="agricola.move.room">
        <source>Room in row {row}, column {column}</source>
        <translation>Room in row {row}, column {column}</translation>
    </message>
    <message id="agricola.move.sow">
        <source>Sow {what}</source>
        <translation>Sow {what}</translation>
    </message>
    <message id="agricola.move.stable">
        <source>Stable in row {row}, column {column}</source>
        <translation>Stable in row {row}, column {column}</translation>
    </message>
    <message id="agricola.move.start">
        <source>Become start player</source>
        <translation>Become start player</translation>
    </message>
    <message id="agricola.move.take">
        <source>Take {what}</source>
        <translation>Take {what}</translation>
    </message>
    <message id="agricola.move.well">
        <source>Lay out food</source>
        <translation>Lay out food</translation>
    </message>
    <message id="agricola.move.withhold" numerus="yes">
        <source>Keep goods, beg for %n food</source>
        <translation>
            <numerusform>Keep goods, beg for %n food</numerusform>
            <numerusform>Keep goods, beg for %n food</numerusform>
        </translation>
    </message>
    <message id="agricola.noted.begging" numerus="yes">
        <source>{who} takes %n begging cards.</source>
        <translation>
            <numerusform>{who} takes %n begging card.</numerusform>
            <numerusform>{who} takes %n begging cards.</numerusform>
        </translation>
    </message>
    <message id="agricola.noted.born">
        <source>Young animals for {who}: {what}.</source>
        <translation>Young animals for {who}: {what}.</translation>
    </message>
    <message id="agricola.noted.fed">
        <source>{who} feeds the family: {what}.</source>
        <translation>{who} feeds the family: {what}.</translation>
    </message>
    <message id="agricola.noted.promised" numerus="yes">
        <source>{who} gets 1 {what} in each of the next %n rounds.</source>
        <translation>
            <numerusform>{who} gets 1 {what} in the next round.</numerusform>
            <numerusform>{who} gets 1 {what} in each of the next %n rounds.</numerusform>
        </translation>
    </message>
    <message id="agricola.noted.reaped">
        <source>{who} reaps {what}.</source>
        <translation>{who} reaps {what}.</translation>
    </message>
    <message id="agricola.option.cards">
        <source>Hand cards</source>
        <translation>Hand cards</translation>
    </message>
    <message id="agricola.option.cards.without">
        <source>None: the beginner's variant</source>
        <translation>None: the beginner's variant</translation>
    </message>
    <message id="agricola.remark.allows">
        <source>Here: {deed}</source>
        <translation>Here: {deed}</translation>
    </message>
    <message id="agricola.remark.bake" numerus="yes">
        <source>Turns {grain} grain into %n food</source>
        <translation>
            <numerusform>Turns {grain} grain into %n food</numerusform>
            <numerusform>Turns {grain} grain into %n food</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.both">
        <source>{one} and/or {other}</source>
        <translation>{one} and/or {other}</translation>
    </message>
    <message id="agricola.remark.brings">
        <source>Brings {what}</source>
        <translation>Brings {what}</translation>
    </message>
    <message id="agricola.remark.brings_and">
        <source>Brings {what}; {deed}</source>
        <translation>Brings {what}; {deed}</translation>
    </message>
    <message id="agricola.remark.brings_crowded">
        <source>Brings {what}, but not all your animals find room then</source>
        <translation>Brings {what}, but not all your animals find room then</translation>
    </message>
    <message id="agricola.remark.convert" numerus="yes">
        <source>Turns {what} into %n food</source>
        <translation>
            <numerusform>Turns {what} into %n food</numerusform>
            <numerusform>Turns {what} into %n food</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.feed" numerus="yes">
        <source>{what} for the %n missing food</source>
        <translation>
            <numerusform>{what} for the %n missing food</numerusform>
            <numerusform>{what} for the %n missing food</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.field" numerus="yes">
        <source>You then have %n fields</source>
        <translation>
            <numerusform>You then have %n field</numerusform>
            <numerusform>You then have %n fields</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.improve">
        <source>{card} for {cost}</source>
        <translation>{card} for {cost}</translation>
    </message>
    <message id="agricola.remark.nothing">
        <source>Nothing happens here</source>
        <translation>Nothing happens here</translation>
    </message>
    <message id="agricola.remark.part" numerus="yes">
        <source>%n animals go</source>
        <translation>
            <numerusform>%n animal goes</numerusform>
            <numerusform>%n animals go</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.part_cooking" numerus="yes">
        <source>%n animals go, {food} food for them</source>
        <translation>
            <numerusform>%n animal goes, {food} food for it</numerusform>
            <numerusform>%n animals go, {food} food for them</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.pasture" numerus="yes">
        <source>Pasture of {size}: %n new fences, {wood} wood, holds {holds} animals</source>
        <translation>
            <numerusform>Pasture of {size}: %n new fence, {wood} wood, holds {holds} animals</numerusform>
            <numerusform>Pasture of {size}: %n new fences, {wood} wood, holds {holds} animals</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.ring" numerus="yes">
        <source>{done} of %n fences drawn: close the ring</source>
        <translation>
            <numerusform>{done} of %n fences drawn: close the ring</numerusform>
            <numerusform>{done} of %n fences drawn: close the ring</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.ring_apart">
        <source>These cells do not lie together</source>
        <translation>These cells do not lie together</translation>
    </message>
    <message id="agricola.remark.ring_beside">
        <source>A new pasture lies beside your others</source>
        <translation>A new pasture lies beside your others</translation>
    </message>
    <message id="agricola.remark.ring_fence_there">
        <source>A fence stands there already</source>
        <translation>A fence stands there already</translation>
    </message>
    <message id="agricola.remark.ring_mixed">
        <source>A pasture does not grow: split it, or fence beside it</source>
        <translation>A pasture does not grow: split it, or fence beside it</translation>
    </message>
    <message id="agricola.remark.ring_no_ring">
        <source>No pasture within your wood and fences goes on like that</source>
        <translation>No pasture within your wood and fences goes on like that</translation>
    </message>
    <message id="agricola.remark.ring_on_field">
        <source>A field cannot be fenced in</source>
        <translation>A field cannot be fenced in</translation>
    </message>
    <message id="agricola.remark.ring_on_room">
        <source>A room cannot be fenced in</source>
        <translation>A room cannot be fenced in</translation>
    </message>
    <message id="agricola.remark.ring_pasture_there">
        <source>This is a pasture already</source>
        <translation>This is a pasture already</translation>
    </message>
    <message id="agricola.remark.ring_too_many" numerus="yes">
        <source>%n fences needed, {have} left</source>
        <translation>
            <numerusform>%n fences needed, {have} left</numerusform>
            <numerusform>%n fences needed, {have} left</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.ring_wood" numerus="yes">
        <source>%n wood needed, you have {have}</source>
        <translation>
            <numerusform>%n wood needed, you have {have}</numerusform>
            <numerusform>%n wood needed, you have {have}</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.room" numerus="yes">
        <source>%n rooms then, for {people} people; costs {cost}</source>
        <translation>
            <numerusform>%n room then, for {people} people; costs {cost}</numerusform>
            <numerusform>%n rooms then, for {people} people; costs {cost}</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.sow" numerus="yes">
        <source>{what} grow on %n fields</source>
        <translation>
            <numerusform>{what} grow on %n field</numerusform>
            <numerusform>{what} grow on %n fields</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.stable" numerus="yes">
        <source>A stable doubles its pasture; %n left then</source>
        <translation>
            <numerusform>A stable doubles its pasture; %n left then</numerusform>
            <numerusform>A stable doubles its pasture; %n left then</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.then">
        <source>{one}, then {other} if you like</source>
        <translation>{one}, then {other} if you like</translation>
    </message>
    <message id="agricola.score.begging">
        <source>Begging cards</source>
        <translation>Begging cards</translation>
    </message>
    <message id="agricola.score.boar">
        <source>Wild boar</source>
        <translation>Wild boar</translation>
    </message>
    <message id="agricola.score.bonus">
        <source>Bonus points</source>
        <translation>Bonus points</translation>
    </message>
    <message id="agricola.score.cards">
        <source>Improvements</source>
        <translation>Improvements</translation>
    </message>
    <message id="agricola.score.cattle">
        <source>Cattle</source>
        <translation>Cattle</translation>
    </message>
    <message id="agricola.score.fields">
        <source>Fields</source>
        <translation>Fields</translation>
    </message>
    <message id="agricola.score.grain">
        <source>Grain</source>
        <translation>Grain</translation>
    </message>
    <message id="agricola.score.pastures">
        <source>Pastures</source>
        <translation>Pastures</translation>
    </message>
    <message id="agricola.score.people">
        <source>People</source>
        <translation>People</translation>
    </message>
    <message id="agricola.score.rooms">
        <source>Rooms</source>
        <translation>Rooms</translation>
    </message>
    <message id="agricola.score.sheep">
        <source>Sheep</source>
        <translation>Sheep</translation>
    </message>
    <message id="agricola.score.stables">
        <source>Fenced stables</source>
        <translation>Fenced stables</translation>
    </message>
    <message id="agricola.score.unused">
        <source>Unused cells</source>
        <translation>Unused cells</translation>
    </message>
    <message id="agricola.score.vegetables">
        <source>Vegetables</source>
        <translation>Vegetables</translation>
    </message>
    <message id="agricola.shift.full">
        <source>Then not all animals would find room: a pasture holds one kind.</source>
        <translation>Then not all animals would find room: a pasture holds one kind.</translation>
    </message>
    <message id="agricola.shift.goes">
        <source>{what} stand there then.</source>
        <translation>{what} stand there then.</translation>
    </message>
    <message id="agricola.shift.nowhere">
        <source>Animals stand in pastures, in stables, and one in the house.</source>
        <translation>Animals stand in pastures, in stables, and one in the house.</translation>
    </message>
    <message id="agricola.shift.same">
        <source>{what} stand there already.</source>
        <translation>{what} stand there already.</translation>
    </message>
    <message id="agricola.space.basic_wish">
        <source>Basic Wish for Children</source>
        <translation>Basic Wish for Children</translation>
    </message>
    <message id="agricola.space.cattle_market">
        <source>Cattle Market</source>
        <translation>Cattle Market</translation>
    </message>
    <message id="agricola.space.clay_pit">
        <source>Clay Pit</source>
        <translation>Clay Pit</translation>
    </message>
    <message id="agricola.space.copse">
        <source>Copse</source>
        <translation>Copse</translation>
    </message>
    <message id="agricola.space.cultivation">
        <source>Cultivation</source>
        <translation>Cultivation</translation>
    </message>
    <message id="agricola.space.day_laborer">
        <source>Day Labourer</source>
        <translation>Day Labourer</translation>
    </message>
    <message id="agricola.space.eastern_quarry">
        <source>Eastern Quarry</source>
        <translation>Eastern Quarry</translation>
    </message>
    <message id="agricola.space.farm_expansion">
        <source>Farm Expansion</source>
        <translation>Farm Expansion</translation>
    </message>
    <message id="agricola.space.farm_redevelopment">
        <source>Farm Redevelopment</source>
        <translation>Farm Redevelopment</translation>
    </message>
    <message id="agricola.space.farmland">
        <source>Farmland</source>
        <translation>Farmland</translation>
    </message>
    <message id="agricola.space.fencing">
        <source>Fencing</source>
        <translation>Fencing</translation>
    </message>
    <message id="agricola.space.fishing">
        <source>Fishing</source>
        <translation>Fishing</translation>
    </message>
    <message id="agricola.space.forest">
        <source>Forest</source>
        <translation>Forest</translation>
    </message>
    <message id="agricola.space.grain_seeds">
        <source>Grain Seeds</source>
        <translation>Grain Seeds</translation>
    </message>
    <message id="agricola.space.grain_utilization">
        <source>Grain Utilisation</source>
        <translation>Grain Utilisation</translation>
    </message>
    <message id="agricola.space.grove">
        <source>Grove</source>
        <translation>Grove</translation>
    </message>
    <message id="agricola.space.hollow">
        <source>Hollow</source>
        <translation>Hollow</translation>
    </message>
    <message id="agricola.space.house_redevelopment">
        <source>House Redevelopment</source>
        <translation>House Redevelopment</translation>
    </message>
    <message id="agricola.space.lessons">
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
    <message id="agricola.space.lessons_2">
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
    <message id="agricola.space.major_improvement">
        <source>Major Improvement</source>
        <translation>Major Improvement</translation>
    </message>
    <message id="agricola.space.meeting_place">
        <source>Meeting Place</source>
        <translation>Meeting Place</translation>
    </message>
    <message id="agricola.space.pig_market">
        <source>Pig Market</source>
        <translation>Pig Market</translation>
    </message>
    <message id="agricola.space.reed_bank">
        <source>Reed Bank</source>
        <translation>Reed Bank</translation>
    </message>
    <message id="agricola.space.resource_market">
        <source>Resource Market</source>
        <translation>Resource Market</translation>
    </message>
    <message id="agricola.space.sheep_market">
        <source>Sheep Market</source>
        <translation>Sheep Market</translation>
    </message>
    <message id="agricola.space.side_job">
        <source>Side Job</source>
        <translation>Side Job</translation>
    </message>
    <message id="agricola.space.traveling_players">
        <source>Travelling Players</source>
        <translation>Travelling Players</translation>
    </message>
    <message id="agricola.space.urgent_wish">
        <source>Urgent Wish for Children</source>
        <translation>Urgent Wish for Children</translation>
    </message>
    <message id="agricola.space.vegetable_seeds">
        <source>Vegetable Seeds</source>
        <translation>Vegetable Seeds</translation>
    </message>
    <message id="agricola.space.western_quarry">
        <source>Western Quarry</source>
        <translation>Western Quarry</translation>
    </message>
    <message id="agricola.table.all_out">
        <source>All round cards lie open</source>
        <translation>All round cards lie open</translation>
    </message>
    <message id="agricola.table.each" numerus="yes">
        <source>%n × {points}</source>
        <translation>
            <numerusform>%n × {points}</numerusform>
            <numerusform>%n × {points}</numerusform>
        </translation>
    </message>
    <message id="agricola.table.farm_of">
        <source>Farm of {name}</source>
        <translation>Farm of {name}</translation>
    </message>
    <message id="agricola.table.feed_begging" numerus="yes">
        <source>begging %n ({points})</source>
        <translation>
            <numerusform>begging %n ({points})</numerusform>
            <numerusform>begging %n ({points})</numerusform>
        </translation>
    </message>
    <message id="agricola.table.feed_cooking" numerus="yes">
        <source>+%n by cooking</source>
        <translation>
            <numerusform>+%n by cooking</numerusform>
            <numerusform>+%n by cooking</numerusform>
        </translation>
    </message>
    <message id="agricola.table.feed_crafts" numerus="yes">
        <source>+%n by crafts</source>
        <translation>
            <numerusform>+%n by crafts</numerusform>
            <numerusform>+%n by crafts</numerusform>
        </translation>
    </message>
    <message id="agricola.table.feed_crops" numerus="yes">
        <source>+%n raw crops</source>
        <translation>
            <numerusform>+%n raw crops</numerusform>
            <numerusform>+%n raw crops</numerusform>
        </translation>
    </message>
    <message id="agricola.table.feed_enough">
        <source>enough</source>
        <translation>enough</translation>
    </message>
    <message id="agricola.table.feed_fields" numerus="yes">
        <source>+%n from fields</source>
        <translation>
            <numerusform>+%n from fields</numerusform>
            <numerusform>+%n from fields</numerusform>
        </translation>
    </message>
    <message id="agricola.table.feed_in" numerus="yes">
        <source>Harvest in %n rounds: owe {owed}, have {have}</source>
        <translation>
            <numerusform>Harvest in %n round: owe {owed}, have {have}</numerusform>
            <numerusform>Harvest in %n rounds: owe {owed}, have {have}</numerusform>
        </translation>
    </message>
    <message id="agricola.table.feed_no_begging">
        <source>no begging</source>
        <translation>no begging</translation>
    </message>
    <message id="agricola.table.feed_now">
        <source>Harvest this round: owe {owed}, have {have}</source>
        <translation>Harvest this round: owe {owed}, have {have}</translation>
    </message>
    <message id="agricola.table.feed_over">
        <source>The last harvest is over; {have} food left</source>
        <translation>The last harvest is over; {have} food left</translation>
    </message>
    <message id="agricola.table.feed_ready">
        <source>Food is enough</source>
        <translation>Food is enough</translation>
    </message>
    <message id="agricola.table.feed_short" numerus="yes">
        <source>short %n</source>
        <translation>
            <numerusform>short %n</numerusform>
            <numerusform>short %n</numerusform>
        </translation>
    </message>
    <message id="agricola.table.field">
        <source>field</source>
        <translation>field</translation>
    </message>
    <message id="agricola.table.home" numerus="yes">
        <source>%n/{people} home</source>
        <translation>
            <numerusform>%n/{people} home</numerusform>
            <numerusform>%n/{people} home</numerusform>
        </translation>
    </message>
    <message id="agricola.table.left" numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message id="agricola.table.let_go">
        <source>Let go here</source>
        <translation>Let go here</translation>
    </message>
    <message id="agricola.table.next_at" numerus="yes">
        <source>%n, next {then}</source>
        <translation>
            <numerusform>%n, next {then}</numerusform>
            <numerusform>%n, next {then}</numerusform>
        </translation>
    </message>
    <message id="agricola.table.next_order">
        <source>Next round</source>
        <translation>Next round</translation>
    </message>
    <message id="agricola.table.no_more" numerus="yes">
        <source>%n, most</source>
        <translation>
            <numerusform>%n, most</numerusform>
            <numerusform>%n, most</numerusform>
        </translation>
    </message>
    <message id="agricola.table.played_empty">
        <source>Your improvements lie here. Drag one here when an action lets you take it.</source>
        <translation>Your improvements lie here. Drag one here when an action lets you take it.</translation>
    </message>
    <message id="agricola.table.points">
        <source>points</source>
        <translation>points</translation>
    </message>
    <message id="agricola.table.quick_bake">
        <source>Bake</source>
        <translation>Bake</translation>
    </message>
    <message id="agricola.table.quick_both">
        <source>At a press</source>
        <translation>At a press</translation>
    </message>
    <message id="agricola.table.quick_breed">
        <source>Go without</source>
        <translation>Go without</translation>
    </message>
    <message id="agricola.table.quick_convert">
        <source>Any time</source>
        <translation>Any time</translation>
    </message>
    <message id="agricola.table.quick_feed">
        <source>Feed with</source>
        <translation>Feed with</translation>
    </message>
    <message id="agricola.table.quick_keep">
        <source>Let go</source>
        <translation>Let go</translation>
    </message>
    <message id="agricola.table.quick_none">
        <source>Any time: you have nothing to eat raw or cook now</source>
        <translation>Any time: you have nothing to eat raw or cook now</translation>
    </message>
    <message id="agricola.table.quick_over">
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message id="agricola.table.quick_sow">
        <source>Sow</source>
        <translation>Sow</translation>
    </message>
    <message id="agricola.table.quick_swap">
        <source>In this harvest</source>
        <translation>In this harvest</translation>
    </message>
    <message id="agricola.table.quick_wait">
        <source>Goods can be turned into food when you send a person out</source>
        <translation>Goods can be turned into food when you send a person out</translation>
    </message>
    <message id="agricola.table.round" numerus="yes">
        <source>Round %n</source>
        <translation>
            <numerusform>Round %n</numerusform>
            <numerusform>Round %n</numerusform>
        </translation>
    </message>
    <message id="agricola.table.row.begging">
        <source>Begging</source>
        <translation>Begging</translation>
    </message>
    <message id="agricola.table.row.boar">
        <source>Boar</source>
        <translation>Boar</translation>
    </message>
    <message id="agricola.table.row.bonus">
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message id="agricola.table.row.cards">
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message id="agricola.table.row.cattle">
        <source>Cattle</source>
        <translation>Cattle</translation>
    </message>
    <message id="agricola.table.row.fields">
        <source>Fields</source>
        <translation>Fields</translation>
    </message>
    <message id="agricola.table.row.grain">
        <source>Grain</source>
        <translation>Grain</translation>
    </message>
    <message id="agricola.table.row.pastures">
        <source>Pastures</source>
        <translation>Pastures</translation>
    </message>
    <message id="agricola.table.row.people">
        <source>People</source>
        <translation>People</translation>
    </message>
    <message id="agricola.table.row.rooms">
        <source>Rooms</source>
        <translation>Rooms</translation>
    </message>
    <message id="agricola.table.row.sheep">
        <source>Sheep</source>
        <translation>Sheep</translation>
    </message>
    <message id="agricola.table.row.stables">
        <source>Stables</source>
        <translation>Stables</translation>
    </message>
    <message id="agricola.table.row.unused">
        <source>Unused</source>
        <translation>Unused</translation>
    </message>
    <message id="agricola.table.row.vegetables">
        <source>Vegetables</source>
        <translation>Vegetables</translation>
    </message>
    <message id="agricola.table.short.basic_wish">
        <source>Basic Wish</source>
        <translation>Basic Wish</translation>
    </message>
    <message id="agricola.table.short.farm_redevelopment">
        <source>Farm Redev.</source>
        <translation>Farm Redev.</translation>
    </message>
    <message id="agricola.table.short.grain_utilization">
        <source>Grain Use</source>
        <translation>Grain Use</translation>
    </message>
    <message id="agricola.table.short.house_redevelopment">
        <source>House Redev.</source>
        <translation>House Redev.</translation>
    </message>
    <message id="agricola.table.short.major_improvement">
        <source>Major Impr.</source>
        <translation>Major Impr.</translation>
    </message>
    <message id="agricola.table.short.resource_market">
        <source>Market</source>
        <translation>Market</translation>
    </message>
    <message id="agricola.table.short.urgent_wish">
        <source>Urgent Wish</source>
        <translation>Urgent Wish</translation>
    </message>
    <message id="agricola.table.stage">
        <source>stage {stage}</source>
        <translation>stage {stage}</translation>
    </message>
    <message id="agricola.table.to_come">
        <source>Cards to come</source>
        <translation>Cards to come</translation>
    </message>
    <message id="agricola.table.total">
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message id="agricola.table.unused">
        <source>unused</source>
        <translation>unused</translation>
    </message>
    <message id="agricola.table.waits" numerus="yes">
        <source>%n waits</source>
        <translation>
            <numerusform>%n waits</numerusform>
            <numerusform>%n waits</numerusform>
        </translation>
    </message>
    <message id="agricola.table.well_does">
        <source>next 5 rounds: 1 food</source>
        <translation>next 5 rounds: 1 food</translation>
    </message>
    <message id="agricola.tick.fence" numerus="yes">
        <source>Build %n fences</source>
        <translation>
            <numerusform>Build %n fence</numerusform>
            <numerusform>Build %n fences</numerusform>
        </translation>
    </message>
    <message id="agricola.tie.building">
        <source>Building resources left</source>
        <translation>Building resources left</translation>
    </message>
    <message id="agricola.verb.bake">
        <source>bake bread</source>
        <translation>bake bread</translation>
    </message>
    <message id="agricola.verb.basketmakers_workshop">
        <source>use the Basketmaker's Workshop</source>
        <translation>use the Basketmaker's Workshop</translation>
    </message>
    <message id="agricola.verb.fence">
        <source>build fences</source>
        <translation>build fences</translation>
    </message>
    <message id="agricola.verb.grow">
        <source>have a child</source>
        <translation>have a child</translation>
    </message>
    <message id="agricola.verb.grow_anyway">
        <source>have a child even without a room</source>
        <translation>have a child even without a room</translation>
    </message>
    <message id="agricola.verb.improve">
        <source>take a major improvement</source>
        <translation>take a major improvement</translation>
    </message>
    <message id="agricola.verb.joinery">
        <source>use the Joinery</source>
        <translation>use the Joinery</translation>
    </message>
    <message id="agricola.verb.one_stable">
        <source>build one stable</source>
        <translation>build one stable</translation>
    </message>
    <message id="agricola.verb.plough">
        <source>plough a field</source>
        <translation>plough a field</translation>
    </message>
    <message id="agricola.verb.pottery">
        <source>use the Pottery</source>
        <translation>use the Pottery</translation>
    </message>
    <message id="agricola.verb.reed_or_stone">
        <source>take reed or stone</source>
        <translation>take reed or stone</translation>
    </message>
    <message id="agricola.verb.renovate">
        <source>renovate</source>
        <translation>renovate</translation>
    </message>
    <message id="agricola.verb.rooms">
        <source>build rooms</source>
        <translation>build rooms</translation>
    </message>
    <message id="agricola.verb.sow">
        <source>sow</source>
        <translation>sow</translation>
    </message>
    <message id="agricola.verb.stables">
        <source>build stables</source>
        <translation>build stables</translation>
    </message>
    <message id="agricola.verb.start">
        <source>become start player</source>
        <translation>become start player</translation>
    </message>
    <message id="agricola.verb.well">
        <source>lay out food for the coming rounds</source>
        <translation>lay out food for the coming rounds</translation>
    </message>
    <message id="agricola.why.answer_first">
        <source>Finish what you are doing first.</source>
        <translation>Finish what you are doing first.</translation>
    </message>
    <message id="agricola.why.cannot.basic_wish">
        <source>All five of your people are in the game.</source>
        <translation>All five of your people are in the game.</translation>
    </message>
    <message id="agricola.why.cannot.cultivation">
        <source>You can neither plough nor sow.</source>
        <translation>You can neither plough nor sow.</translation>
    </message>
    <message id="agricola.why.cannot.farm_expansion">
        <source>You can build neither a room (5 of your house's material and 2 reed) nor a stable (2 wood).</source>
        <translation>You can build neither a room (5 of your house's material and 2 reed) nor a stable (2 wood).</translation>
    </message>
    <message id="agricola.why.cannot.farm_redevelopment">
        <source>You cannot renovate: it takes 1 reed and 1 clay or stone a room.</source>
        <translation>You cannot renovate: it takes 1 reed and 1 clay or stone a room.</translation>
    </message>
    <message id="agricola.why.cannot.farmland">
        <source>There is no place for a field.</source>
        <translation>There is no place for a field.</translation>
    </message>
    <message id="agricola.why.cannot.fencing">
        <source>You can enclose no pasture with your wood and fences.</source>
        <translation>You can enclose no pasture with your wood and fences.</translation>
    </message>
    <message id="agricola.why.cannot.grain_utilization">
        <source>You can neither sow nor bake bread.</source>
        <translation>You can neither sow nor bake bread.</translation>
    </message>
    <message id="agricola.why.cannot.house_redevelopment">
        <source>You cannot renovate: it takes 1 reed and 1 clay or stone a room.</source>
        <translation>You cannot renovate: it takes 1 reed and 1 clay or stone a room.</translation>
    </message>
    <message id="agricola.why.cannot.major_improvement">
        <source>There is no major improvement that you can pay for.</source>
        <translation>There is no major improvement that you can pay for.</translation>
    </message>
    <message id="agricola.why.cannot.renovate_stone">
        <source>Your house is of stone: there is nothing better to renovate to.</source>
        <translation>Your house is of stone: there is nothing better to renovate to.</translation>
    </message>
    <message id="agricola.why.cannot.side_job">
        <source>You can neither build a stable (1 wood) nor bake bread.</source>
        <translation>You can neither build a stable (1 wood) nor bake bread.</translation>
    </message>
    <message id="agricola.why.cannot.urgent_wish">
        <source>All five of your people are in the game.</source>
        <translation>All five of your people are in the game.</translation>
    </message>
    <message id="agricola.why.cannot_pay">
        <source>You cannot pay for the {card}: {cost}.</source>
        <translation>You cannot pay for the {card}: {cost}.</translation>
    </message>
    <message id="agricola.why.closed">
        <source>Lessons need hand cards, and this game is played without them.</source>
        <translation>Lessons need hand cards, and this game is played without them.</translation>
    </message>
    <message id="agricola.why.done">
        <source>Nothing more can be added to this.</source>
        <translation>Nothing more can be added to this.</translation>
    </message>
    <message id="agricola.why.fence_there">
        <source>A fence is there already.</source>
        <translation>A fence is there already.</translation>
    </message>
    <message id="agricola.why.field_beside">
        <source>A field must lie straight next to one of yours. This cell in row {row} does not.</source>
        <translation>A field must lie straight next to one of yours. This cell in row {row} does not.</translation>
    </message>
    <message id="agricola.why.goods_where">
        <source>Goods are put on fields, improvements or your food.</source>
        <translation>Goods are put on fields, improvements or your food.</translation>
    </message>
    <message id="agricola.why.grows_there">
        <source>Something grows on that field already.</source>
        <translation>Something grows on that field already.</translation>
    </message>
    <message id="agricola.why.housed">
        <source>No animal is waiting here.</source>
        <translation>No animal is waiting here.</translation>
    </message>
    <message id="agricola.why.in_pasture">
        <source>That cell is fenced in: neither room nor field goes there.</source>
        <translation>That cell is fenced in: neither room nor field goes there.</translation>
    </message>
    <message id="agricola.why.no_oven">
        <source>That improvement has no use for it.</source>
        <translation>That improvement has no use for it.</translation>
    </message>
    <message id="agricola.why.no_pasture" numerus="yes">
        <source>No pasture that you may build has this edge (%n fences left).</source>
        <translation>
            <numerusform>No pasture that you may build has this edge (%n fence left).</numerusform>
            <numerusform>No pasture that you may build has this edge (%n fences left).</numerusform>
        </translation>
    </message>
    <message id="agricola.why.no_room">
        <source>No room for a child: {rooms} rooms, {people} people. Urgent Wish for Children needs none.</source>
        <translation>No room for a child: {rooms} rooms, {people} people. Urgent Wish for Children needs none.</translation>
    </message>
    <message id="agricola.why.none_left">
        <source>You have no {what} left.</source>
        <translation>You have no {what} left.</translation>
    </message>
    <message id="agricola.why.not_now">
        <source>That cannot be done now.</source>
        <translation>That cannot be done now.</translation>
    </message>
    <message id="agricola.why.not_now_work">
        <source>Send a person out first: an action space lets you do that.</source>
        <translation>Send a person out first: an action space lets you do that.</translation>
    </message>
    <message id="agricola.why.not_sown_now">
        <source>That field cannot be sown now.</source>
        <translation>That field cannot be sown now.</translation>
    </message>
    <message id="agricola.why.not_yours">
        <source>That belongs to somebody else.</source>
        <translation>That belongs to somebody else.</translation>
    </message>
    <message id="agricola.why.on_edge">
        <source>Fences go on the edges of your own farm's cells.</source>
        <translation>Fences go on the edges of your own farm's cells.</translation>
    </message>
    <message id="agricola.why.on_farm">
        <source>That goes on a cell of your own farm.</source>
        <translation>That goes on a cell of your own farm.</translation>
    </message>
    <message id="agricola.why.on_field">
        <source>A field is there.</source>
        <translation>A field is there.</translation>
    </message>
    <message id="agricola.why.on_room">
        <source>A room is there.</source>
        <translation>A room is there.</translation>
    </message>
    <message id="agricola.why.on_stable">
        <source>A stable is there.</source>
        <translation>A stable is there.</translation>
    </message>
    <message id="agricola.why.others_turn">
        <source>It is for {who} to decide now.</source>
        <translation>It is for {who} to decide now.</translation>
    </message>
    <message id="agricola.why.oven_full">
        <source>No more of this goes there now.</source>
        <translation>No more of this goes there now.</translation>
    </message>
    <message id="agricola.why.over">
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message id="agricola.why.owned">
        <source>{who} has the {card}.</source>
        <translation>{who} has the {card}.</translation>
    </message>
    <message id="agricola.why.room_beside">
        <source>A room must lie straight next to your house. This cell in row {row} does not.</source>
        <translation>A room must lie straight next to your house. This cell in row {row} does not.</translation>
    </message>
    <message id="agricola.why.sow_on_field">
        <source>Seeds go on fields.</source>
        <translation>Seeds go on fields.</translation>
    </message>
    <message id="agricola.why.stays">
        <source>That stays where it is.</source>
        <translation>That stays where it is.</translation>
    </message>
    <message id="agricola.why.taken">
        <source>{space} is taken by {who}.</source>
        <translation>{space} is taken by {who}.</translation>
    </message>
    <message id="agricola.why.to_front">
        <source>Put the improvement in front of you.</source>
        <translation>Put the improvement in front of you.</translation>
    </message>
    <message id="agricola.why.to_hearth">
        <source>Drop the fireplace onto a cooking hearth that nobody has.</source>
        <translation>Drop the fireplace onto a cooking hearth that nobody has.</translation>
    </message>
    <message id="agricola.why.to_pool">
        <source>Drop animals that you part with on “Let go here”; what can be cooked becomes food.</source>
        <translation>Drop animals that you part with on “Let go here”; what can be cooked becomes food.</translation>
    </message>
    <message id="agricola.why.to_space">
        <source>People go to open action spaces.</source>
        <translation>People go to open action spaces.</translation>
    </message>
    <message id="agricola.why.wood_short" numerus="yes">
        <source>The smallest pasture with this edge takes %n fences; you have {have} wood.</source>
        <translation>
            <numerusform>The smallest pasture with this edge takes %n fence; you have {have} wood.</numerusform>
            <numerusform>The smallest pasture with this edge takes %n fences; you have {have} wood.</numerusform>
        </translation>
    </message>
</context>
</TS>
