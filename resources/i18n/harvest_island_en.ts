<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="harvest_island.about.barn" numerus="yes">
        <source>%n cards harvested, face down</source>
        <translation>
            <numerusform>%n card harvested, face down</numerusform>
            <numerusform>%n cards harvested, face down</numerusform>
        </translation>
    </message>
    <message id="harvest_island.about.fertiliser" numerus="yes">
        <source>%n fertilisers left. Releasing two fruit cards in a turn earns one.</source>
        <translation>
            <numerusform>%n fertiliser left. Releasing two fruit cards in a turn earns one.</numerusform>
            <numerusform>%n fertilisers left. Releasing two fruit cards in a turn earns one.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.about.field" numerus="yes">
        <source>{fruit} on the {land}: %n cards, count {counts} for the medal</source>
        <translation>
            <numerusform>{fruit} on the {land}: %n card, counts {counts} for the medal</numerusform>
            <numerusform>{fruit} on the {land}: %n cards, count {counts} for the medal</numerusform>
        </translation>
    </message>
    <message id="harvest_island.about.field_bare">
        <source>The {land} is bare: sow any fruit here.</source>
        <translation>The {land} is bare: sow any fruit here.</translation>
    </message>
    <message id="harvest_island.about.field_unsown" numerus="yes">
        <source>The {land} has %n fertilisers and no seed yet.</source>
        <translation>
            <numerusform>The {land} has %n fertiliser and no seed yet.</numerusform>
            <numerusform>The {land} has %n fertilisers and no seed yet.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.about.medal_free">
        <source>King of {fruit}: nobody yet. {number} in one turn win the medal.</source>
        <translation>King of {fruit}: nobody yet. {number} in one turn win the medal.</translation>
    </message>
    <message id="harvest_island.about.medal_king">
        <source>King of {fruit}: {name}. {number} in one turn take the medal.</source>
        <translation>King of {fruit}: {name}. {number} in one turn take the medal.</translation>
    </message>
    <message id="harvest_island.about.pile" numerus="yes">
        <source>{season}: %n cards left in the pile</source>
        <translation>
            <numerusform>{season}: %n card left in the pile</numerusform>
            <numerusform>{season}: %n cards left in the pile</numerusform>
        </translation>
    </message>
    <message id="harvest_island.about.weather">
        <source>{own} {other}</source>
        <translation>{own} {other}</translation>
    </message>
    <message id="harvest_island.began.last">
        <source>Winter is over. The game ends when everybody has had the same number of turns.</source>
        <translation>Winter is over. The game ends when everybody has had the same number of turns.</translation>
    </message>
    <message id="harvest_island.began.season">
        <source>{season} begins.</source>
        <translation>{season} begins.</translation>
    </message>
    <message id="harvest_island.card.fertiliser">
        <source>Fertiliser</source>
        <translation>Fertiliser</translation>
    </message>
    <message id="harvest_island.card.fruit">
        <source>{fruit} {points}</source>
        <translation>{fruit} {points}</translation>
    </message>
    <message id="harvest_island.card.hidden">
        <source>Card face down</source>
        <translation>Card face down</translation>
    </message>
    <message id="harvest_island.clock.last" numerus="yes">
        <source>Last round: %n turns left</source>
        <translation>
            <numerusform>Last round: %n turn left</numerusform>
            <numerusform>Last round: %n turns left</numerusform>
        </translation>
    </message>
    <message id="harvest_island.clock.over" numerus="yes">
        <source>Over after %n rounds</source>
        <translation>
            <numerusform>Over after %n round</numerusform>
            <numerusform>Over after %n rounds</numerusform>
        </translation>
    </message>
    <message id="harvest_island.clock.season" numerus="yes">
        <source>{season} %n, then {then}</source>
        <translation>
            <numerusform>{season} %n, then {then}</numerusform>
            <numerusform>{season} %n, then {then}</numerusform>
        </translation>
    </message>
    <message id="harvest_island.clock.threat">
        <source>{time} · {threat}</source>
        <translation>{time} · {threat}</translation>
    </message>
    <message id="harvest_island.clock.winter" numerus="yes">
        <source>{season} %n, then the end</source>
        <translation>
            <numerusform>{season} %n, then the end</numerusform>
            <numerusform>{season} %n, then the end</numerusform>
        </translation>
    </message>
    <message id="harvest_island.disaster.rain">
        <source>Flood</source>
        <translation>Flood</translation>
    </message>
    <message id="harvest_island.disaster.sun">
        <source>Drought</source>
        <translation>Drought</translation>
    </message>
    <message id="harvest_island.fact.barn_and_hand" numerus="yes">
        <source>{harvested} · hand %n</source>
        <translation>
            <numerusform>{harvested} · hand %n</numerusform>
            <numerusform>{harvested} · hand %n</numerusform>
        </translation>
    </message>
    <message id="harvest_island.fact.field" numerus="yes">
        <source>{land}: {fruit}, %n cards</source>
        <translation>
            <numerusform>{land}: {fruit}, %n card</numerusform>
            <numerusform>{land}: {fruit}, %n cards</numerusform>
        </translation>
    </message>
    <message id="harvest_island.fact.harvested" numerus="yes">
        <source>%n harvested</source>
        <translation>
            <numerusform>%n harvested</numerusform>
            <numerusform>%n harvested</numerusform>
        </translation>
    </message>
    <message id="harvest_island.fact.medals" numerus="yes">
        <source>%n medals</source>
        <translation>
            <numerusform>%n medal</numerusform>
            <numerusform>%n medals</numerusform>
        </translation>
    </message>
    <message id="harvest_island.fault.fruit">
        <source>Card {card}: "{found}" is none of the twelve fruits.</source>
        <translation>Card {card}: "{found}" is none of the twelve fruits.</translation>
    </message>
    <message id="harvest_island.fault.fruit_cards">
        <source>There are {found} fruit cards instead of {needed}.</source>
        <translation>There are {found} fruit cards instead of {needed}.</translation>
    </message>
    <message id="harvest_island.fault.more" numerus="yes">
        <source>%n more faults are not listed here.</source>
        <translation>
            <numerusform>%n more fault is not listed here.</numerusform>
            <numerusform>%n more faults are not listed here.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.fault.name">
        <source>The name of a deck has 1 to {most} signs that can be seen.</source>
        <translation>The name of a deck has 1 to {most} signs that can be seen.</translation>
    </message>
    <message id="harvest_island.fault.no_deck">
        <source>This is not the text of a deck.</source>
        <translation>This is not the text of a deck.</translation>
    </message>
    <message id="harvest_island.fault.no_json">
        <source>This is no file of a deck: it is not written as JSON.</source>
        <translation>This is no file of a deck: it is not written as JSON.</translation>
    </message>
    <message id="harvest_island.fault.not_read">
        <source>The file cannot be read: {reason}.</source>
        <translation>The file cannot be read: {reason}.</translation>
    </message>
    <message id="harvest_island.fault.pile">
        <source>{season} has {found} cards instead of {needed}.</source>
        <translation>{season} has {found} cards instead of {needed}.</translation>
    </message>
    <message id="harvest_island.fault.points">
        <source>Card {card}: points are a whole number from 0 to {most}, not "{found}".</source>
        <translation>Card {card}: points are a whole number from 0 to {most}, not "{found}".</translation>
    </message>
    <message id="harvest_island.fault.same_name">
        <source>Another file already holds a deck of this name: {deck}.</source>
        <translation>Another file already holds a deck of this name: {deck}.</translation>
    </message>
    <message id="harvest_island.fault.season">
        <source>Card {card}: "{found}" is none of the four seasons.</source>
        <translation>Card {card}: "{found}" is none of the four seasons.</translation>
    </message>
    <message id="harvest_island.fault.shape">
        <source>This is no file of a deck: something is missing or wrong at "{where}".</source>
        <translation>This is no file of a deck: something is missing or wrong at "{where}".</translation>
    </message>
    <message id="harvest_island.fault.spring">
        <source>Spring has only {found} fruit cards; four players need {needed} to begin.</source>
        <translation>Spring has only {found} fruit cards; four players need {needed} to begin.</translation>
    </message>
    <message id="harvest_island.fault.too_large">
        <source>The file is too large to be a file of a deck.</source>
        <translation>The file is too large to be a file of a deck.</translation>
    </message>
    <message id="harvest_island.fault.twice">
        <source>The id {card} stands {n} times; every card needs one of its own.</source>
        <translation>The id {card} stands {n} times; every card needs one of its own.</translation>
    </message>
    <message id="harvest_island.fault.weather">
        <source>Card {card}: "{found}" is neither sun nor rain.</source>
        <translation>Card {card}: "{found}" is neither sun nor rain.</translation>
    </message>
    <message id="harvest_island.fault.weather_cards">
        <source>There are {found} weather cards instead of {needed}.</source>
        <translation>There are {found} weather cards instead of {needed}.</translation>
    </message>
    <message id="harvest_island.fruit.banana">
        <source>Banana</source>
        <translation>Banana</translation>
    </message>
    <message id="harvest_island.fruit.dragon_fruit">
        <source>Dragon fruit</source>
        <translation>Dragon fruit</translation>
    </message>
    <message id="harvest_island.fruit.grape">
        <source>Grape</source>
        <translation>Grape</translation>
    </message>
    <message id="harvest_island.fruit.lychee">
        <source>Lychee</source>
        <translation>Lychee</translation>
    </message>
    <message id="harvest_island.fruit.mango">
        <source>Mango</source>
        <translation>Mango</translation>
    </message>
    <message id="harvest_island.fruit.orange">
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message id="harvest_island.fruit.papaya">
        <source>Papaya</source>
        <translation>Papaya</translation>
    </message>
    <message id="harvest_island.fruit.peach">
        <source>Peach</source>
        <translation>Peach</translation>
    </message>
    <message id="harvest_island.fruit.pineapple">
        <source>Pineapple</source>
        <translation>Pineapple</translation>
    </message>
    <message id="harvest_island.fruit.strawberry">
        <source>Strawberry</source>
        <translation>Strawberry</translation>
    </message>
    <message id="harvest_island.fruit.watermelon">
        <source>Watermelon</source>
        <translation>Watermelon</translation>
    </message>
    <message id="harvest_island.fruit.wax_apple">
        <source>Wax apple</source>
        <translation>Wax apple</translation>
    </message>
    <message id="harvest_island.land.hill">
        <source>Hill</source>
        <translation>Hill</translation>
    </message>
    <message id="harvest_island.land.mountain">
        <source>Mountain</source>
        <translation>Mountain</translation>
    </message>
    <message id="harvest_island.land.plain">
        <source>Plain</source>
        <translation>Plain</translation>
    </message>
    <message id="harvest_island.log.draw.fertiliser">
        <source>{who} took a fertiliser.</source>
        <translation>{who} took a fertiliser.</translation>
    </message>
    <message id="harvest_island.log.draw.pile">
        <source>{who} drew from the {season} pile.</source>
        <translation>{who} drew from the {season} pile.</translation>
    </message>
    <message id="harvest_island.log.draw.supply">
        <source>{who} took {card} from the supply.</source>
        <translation>{who} took {card} from the supply.</translation>
    </message>
    <message id="harvest_island.log.fertilise">
        <source>{who} fertilised the {land}.</source>
        <translation>{who} fertilised the {land}.</translation>
    </message>
    <message id="harvest_island.log.harvest" numerus="yes">
        <source>{who} harvested {fruit} from the {land}: %n points.</source>
        <translation>
            <numerusform>{who} harvested {fruit} from the {land}: %n point.</numerusform>
            <numerusform>{who} harvested {fruit} from the {land}: %n points.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.log.harvest.covered" numerus="yes">
        <source>{who} harvested {fruit} from the {land}: %n cards.</source>
        <translation>
            <numerusform>{who} harvested {fruit} from the {land}: %n card.</numerusform>
            <numerusform>{who} harvested {fruit} from the {land}: %n cards.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.log.harvest_more" numerus="yes">
        <source>{who} harvested {fields} fields: %n points.</source>
        <translation>
            <numerusform>{who} harvested {fields} fields: %n point.</numerusform>
            <numerusform>{who} harvested {fields} fields: %n points.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.log.harvest_more.covered" numerus="yes">
        <source>{who} harvested {fields} fields: %n cards.</source>
        <translation>
            <numerusform>{who} harvested {fields} fields: %n card.</numerusform>
            <numerusform>{who} harvested {fields} fields: %n cards.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.log.leave">
        <source>{who} took no fertiliser.</source>
        <translation>{who} took no fertiliser.</translation>
    </message>
    <message id="harvest_island.log.pass">
        <source>{who} passed.</source>
        <translation>{who} passed.</translation>
    </message>
    <message id="harvest_island.log.release">
        <source>{who} released {card} to storage.</source>
        <translation>{who} released {card} to storage.</translation>
    </message>
    <message id="harvest_island.log.sow">
        <source>{who} sowed {card} on the {land}.</source>
        <translation>{who} sowed {card} on the {land}.</translation>
    </message>
    <message id="harvest_island.log.suffer" numerus="yes">
        <source>{who} chose the {land}: %n cards lost.</source>
        <translation>
            <numerusform>{who} chose the {land}: %n card lost.</numerusform>
            <numerusform>{who} chose the {land}: %n cards lost.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.log.tend">
        <source>{who} tended the {land} with {card}.</source>
        <translation>{who} tended the {land} with {card}.</translation>
    </message>
    <message id="harvest_island.move.draw">
        <source>Take a card</source>
        <translation>Take a card</translation>
    </message>
    <message id="harvest_island.move.fertilise">
        <source>Fertilise</source>
        <translation>Fertilise</translation>
    </message>
    <message id="harvest_island.move.harvest">
        <source>Harvest</source>
        <translation>Harvest</translation>
    </message>
    <message id="harvest_island.move.leave">
        <source>No fertiliser</source>
        <translation>No fertiliser</translation>
    </message>
    <message id="harvest_island.move.pass">
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message id="harvest_island.move.release">
        <source>Release to storage</source>
        <translation>Release to storage</translation>
    </message>
    <message id="harvest_island.move.sow">
        <source>Sow</source>
        <translation>Sow</translation>
    </message>
    <message id="harvest_island.move.suffer">
        <source>This field suffers</source>
        <translation>This field suffers</translation>
    </message>
    <message id="harvest_island.move.tend">
        <source>Tend</source>
        <translation>Tend</translation>
    </message>
    <message id="harvest_island.note.cancel">
        <source>Sun and rain cancel each other out.</source>
        <translation>Sun and rain cancel each other out.</translation>
    </message>
    <message id="harvest_island.note.disaster">
        <source>{what}: everybody's fullest field suffers.</source>
        <translation>{what}: everybody's fullest field suffers.</translation>
    </message>
    <message id="harvest_island.note.loses" numerus="yes">
        <source>{who} lost %n cards on the {land}.</source>
        <translation>
            <numerusform>{who} lost %n card on the {land}.</numerusform>
            <numerusform>{who} lost %n cards on the {land}.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.note.lost">
        <source>{who} −{points}</source>
        <translation>{who} −{points}</translation>
    </message>
    <message id="harvest_island.note.medal">
        <source>{who} became king of {fruit} with {number}.</source>
        <translation>{who} became king of {fruit} with {number}.</translation>
    </message>
    <message id="harvest_island.note.record">
        <source>{who} is still king of {fruit} and raised the record to {number}.</source>
        <translation>{who} is still king of {fruit} and raised the record to {number}.</translation>
    </message>
    <message id="harvest_island.note.season_lost">
        <source>The rest of the {season} pile is thrown away.</source>
        <translation>The rest of the {season} pile is thrown away.</translation>
    </message>
    <message id="harvest_island.note.sweep" numerus="yes">
        <source>%n cards moved up from storage to the supply.</source>
        <translation>
            <numerusform>%n card moved up from storage to the supply.</numerusform>
            <numerusform>%n cards moved up from storage to the supply.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.note.weather">
        <source>{weather}: {number} of 3.</source>
        <translation>{weather}: {number} of 3.</translation>
    </message>
    <message id="harvest_island.option.count">
        <source>Almanac counts seen cards</source>
        <translation>Almanac counts seen cards</translation>
    </message>
    <message id="harvest_island.option.deck">
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message id="harvest_island.option.deck.ours">
        <source>Ours</source>
        <translation>Ours</translation>
    </message>
    <message id="harvest_island.option.scores">
        <source>Harvested points</source>
        <translation>Harvested points</translation>
    </message>
    <message id="harvest_island.option.scores.closed">
        <source>Face down until the end</source>
        <translation>Face down until the end</translation>
    </message>
    <message id="harvest_island.option.scores.open">
        <source>Open to all</source>
        <translation>Open to all</translation>
    </message>
    <message id="harvest_island.prompt.act">
        <source>Your turn: use 2 hand cards, or harvest.</source>
        <translation>Your turn: use 2 hand cards, or harvest.</translation>
    </message>
    <message id="harvest_island.prompt.again">
        <source>Use a second hand card.</source>
        <translation>Use a second hand card.</translation>
    </message>
    <message id="harvest_island.prompt.cultivate">
        <source>Your turn: use 2 hand cards.</source>
        <translation>Your turn: use 2 hand cards.</translation>
    </message>
    <message id="harvest_island.prompt.drought">
        <source>Drought: choose the field that suffers.</source>
        <translation>Drought: choose the field that suffers.</translation>
    </message>
    <message id="harvest_island.prompt.fertiliser">
        <source>Only a fertiliser is left to take: take it or not.</source>
        <translation>Only a fertiliser is left to take: take it or not.</translation>
    </message>
    <message id="harvest_island.prompt.flood">
        <source>Flood: choose the field that suffers.</source>
        <translation>Flood: choose the field that suffers.</translation>
    </message>
    <message id="harvest_island.prompt.harvest">
        <source>Your hand is empty: harvest.</source>
        <translation>Your hand is empty: harvest.</translation>
    </message>
    <message id="harvest_island.prompt.pass">
        <source>No hand card and nothing sown: you pass.</source>
        <translation>No hand card and nothing sown: you pass.</translation>
    </message>
    <message id="harvest_island.prompt.refill" numerus="yes">
        <source>Fill your hand: take %n more cards.</source>
        <translation>
            <numerusform>Fill your hand: take %n more card.</numerusform>
            <numerusform>Fill your hand: take %n more cards.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.draw" numerus="yes">
        <source>Fills your hand: %n cards are missing.</source>
        <translation>
            <numerusform>Fills your hand: %n card is missing.</numerusform>
            <numerusform>Fills your hand: %n cards are missing.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.fertilise">
        <source>Fertiliser: counts 2 for the medal, takes 1 place.</source>
        <translation>Fertiliser: counts 2 for the medal, takes 1 place.</translation>
    </message>
    <message id="harvest_island.remark.harvest" numerus="yes">
        <source>Harvest: %n points</source>
        <translation>
            <numerusform>Harvest: %n point</numerusform>
            <numerusform>Harvest: %n points</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.harvest_raises" numerus="yes">
        <source>Harvest: %n points; {fruit} {number} raises your own record</source>
        <translation>
            <numerusform>Harvest: %n point; {fruit} {number} raises your own record</numerusform>
            <numerusform>Harvest: %n points; {fruit} {number} raises your own record</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.harvest_wins" numerus="yes">
        <source>Harvest: %n points; {fruit} {number} wins the medal</source>
        <translation>
            <numerusform>Harvest: %n point; {fruit} {number} wins the medal</numerusform>
            <numerusform>Harvest: %n points; {fruit} {number} wins the medal</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.release" numerus="yes">
        <source>Storage then holds %n cards.</source>
        <translation>
            <numerusform>Storage then holds %n card.</numerusform>
            <numerusform>Storage then holds %n cards.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.release_earns" numerus="yes">
        <source>Storage then holds %n cards, and you have earned a fertiliser.</source>
        <translation>
            <numerusform>Storage then holds %n card, and you have earned a fertiliser.</numerusform>
            <numerusform>Storage then holds %n cards, and you have earned a fertiliser.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.release_sweeps" numerus="yes">
        <source>%n cards: after your refill storage moves up and the supply is discarded.</source>
        <translation>
            <numerusform>%n card: after your refill storage moves up and the supply is discarded.</numerusform>
            <numerusform>%n cards: after your refill storage moves up and the supply is discarded.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.sow" numerus="yes">
        <source>A seed: its %n points will not count.</source>
        <translation>
            <numerusform>A seed: its %n point will not count.</numerusform>
            <numerusform>A seed: its %n points will not count.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.sow_dear" numerus="yes">
        <source>A seed: its %n points will not count. Your cheapest {fruit} is {least}.</source>
        <translation>
            <numerusform>A seed: its %n point will not count. Your cheapest {fruit} is {least}.</numerusform>
            <numerusform>A seed: its %n points will not count. Your cheapest {fruit} is {least}.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.suffer" numerus="yes">
        <source>You would lose %n cards, worth {points}.</source>
        <translation>
            <numerusform>You would lose %n card, worth {points}.</numerusform>
            <numerusform>You would lose %n cards, worth {points}.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.tend">
        <source>{fruit} number {number}</source>
        <translation>{fruit} number {number}</translation>
    </message>
    <message id="harvest_island.remark.tend_full">
        <source>{fruit} number {number}; the field is full then</source>
        <translation>{fruit} number {number}; the field is full then</translation>
    </message>
    <message id="harvest_island.remark.tend_wins">
        <source>{fruit} number {number}: harvested now, it wins the medal</source>
        <translation>{fruit} number {number}: harvested now, it wins the medal</translation>
    </message>
    <message id="harvest_island.remark.tend_wins_full">
        <source>{fruit} number {number}: enough for the medal, and the field is full</source>
        <translation>{fruit} number {number}: enough for the medal, and the field is full</translation>
    </message>
    <message id="harvest_island.score.fields">
        <source>Cards left on fields</source>
        <translation>Cards left on fields</translation>
    </message>
    <message id="harvest_island.score.fruit">
        <source>{fruit}</source>
        <translation>{fruit}</translation>
    </message>
    <message id="harvest_island.score.harvest">
        <source>Harvested fruit</source>
        <translation>Harvested fruit</translation>
    </message>
    <message id="harvest_island.score.medals">
        <source>Medals</source>
        <translation>Medals</translation>
    </message>
    <message id="harvest_island.season.autumn">
        <source>Autumn</source>
        <translation>Autumn</translation>
    </message>
    <message id="harvest_island.season.spring">
        <source>Spring</source>
        <translation>Spring</translation>
    </message>
    <message id="harvest_island.season.summer">
        <source>Summer</source>
        <translation>Summer</translation>
    </message>
    <message id="harvest_island.season.winter">
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
    <message id="harvest_island.table.actions">
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message id="harvest_island.table.almanac">
        <source>Still to come</source>
        <translation>Still to come</translation>
    </message>
    <message id="harvest_island.table.almanac_printed">
        <source>All cards</source>
        <translation>All cards</translation>
    </message>
    <message id="harvest_island.table.barn" numerus="yes">
        <source>Barn: %n cards</source>
        <translation>
            <numerusform>Barn: %n card</numerusform>
            <numerusform>Barn: %n cards</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.barn_closed">
        <source>Closed: this turn you cultivate</source>
        <translation>Closed: this turn you cultivate</translation>
    </message>
    <message id="harvest_island.table.barn_nothing">
        <source>Sow first: nothing to harvest yet</source>
        <translation>Sow first: nothing to harvest yet</translation>
    </message>
    <message id="harvest_island.table.barn_open">
        <source>Drag a field here to harvest it</source>
        <translation>Drag a field here to harvest it</translation>
    </message>
    <message id="harvest_island.table.barn_points" numerus="yes">
        <source>%n points, hidden</source>
        <translation>
            <numerusform>%n point, hidden</numerusform>
            <numerusform>%n points, hidden</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.barn_rest">
        <source>What you harvest is safe here</source>
        <translation>What you harvest is safe here</translation>
    </message>
    <message id="harvest_island.table.calm">
        <source>Three of a kind bring a disaster.</source>
        <translation>Three of a kind bring a disaster.</translation>
    </message>
    <message id="harvest_island.table.cards_of">
        <source>{cards} of {most}</source>
        <translation>{cards} of {most}</translation>
    </message>
    <message id="harvest_island.table.cards_open">
        <source>{cards}, no limit</source>
        <translation>{cards}, no limit</translation>
    </message>
    <message id="harvest_island.table.counts_two">
        <source>counts 2</source>
        <translation>counts 2</translation>
    </message>
    <message id="harvest_island.table.draw" numerus="yes">
        <source>Draw %n more: pile or supply.</source>
        <translation>
            <numerusform>Draw %n more: pile or supply.</numerusform>
            <numerusform>Draw %n more: pile or supply.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.empty">
        <source>empty</source>
        <translation>empty</translation>
    </message>
    <message id="harvest_island.table.end" numerus="yes">
        <source>Ends after winter, with equal turns. Cards left in the piles: %n</source>
        <translation>
            <numerusform>Ends after winter, with equal turns. Cards left in the piles: %n</numerusform>
            <numerusform>Ends after winter, with equal turns. Cards left in the piles: %n</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.fields_of">
        <source>{name}'s fields</source>
        <translation>{name}'s fields</translation>
    </message>
    <message id="harvest_island.table.go_on">
        <source>Space or a click: go on</source>
        <translation>Space or a click: go on</translation>
    </message>
    <message id="harvest_island.table.king">
        <source>king</source>
        <translation>king</translation>
    </message>
    <message id="harvest_island.table.last_round">
        <source>Winter is over: the last round</source>
        <translation>Winter is over: the last round</translation>
    </message>
    <message id="harvest_island.table.may_fertiliser">
        <source>One may be a fertiliser.</source>
        <translation>One may be a fertiliser.</translation>
    </message>
    <message id="harvest_island.table.medal_at">
        <source>medal at {number}</source>
        <translation>medal at {number}</translation>
    </message>
    <message id="harvest_island.table.medal_own">
        <source>own record {number}</source>
        <translation>own record {number}</translation>
    </message>
    <message id="harvest_island.table.medal_yes">
        <source>{number}: medal!</source>
        <translation>{number}: medal!</translation>
    </message>
    <message id="harvest_island.table.no_pile">
        <source>No pile</source>
        <translation>No pile</translation>
    </message>
    <message id="harvest_island.table.not_your_turn">
        <source>Not your turn. Look ahead: what will you use?</source>
        <translation>Not your turn. Look ahead: what will you use?</translation>
    </message>
    <message id="harvest_island.table.over">
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message id="harvest_island.table.own">
        <source>own</source>
        <translation>own</translation>
    </message>
    <message id="harvest_island.table.points" numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.rain">
        <source>Rain</source>
        <translation>Rain</translation>
    </message>
    <message id="harvest_island.table.record">
        <source>record</source>
        <translation>record</translation>
    </message>
    <message id="harvest_island.table.second_earns">
        <source>A second card in storage earns a fertiliser.</source>
        <translation>A second card in storage earns a fertiliser.</translation>
    </message>
    <message id="harvest_island.table.short.autumn">
        <source>Aut</source>
        <translation>Aut</translation>
    </message>
    <message id="harvest_island.table.short.spring">
        <source>Spr</source>
        <translation>Spr</translation>
    </message>
    <message id="harvest_island.table.short.summer">
        <source>Sum</source>
        <translation>Sum</translation>
    </message>
    <message id="harvest_island.table.short.winter">
        <source>Win</source>
        <translation>Win</translation>
    </message>
    <message id="harvest_island.table.storage">
        <source>Storage: {lying}, moves up at {sweep}</source>
        <translation>Storage: {lying}, moves up at {sweep}</translation>
    </message>
    <message id="harvest_island.table.storm_asks">
        <source>chooses the field that suffers</source>
        <translation>chooses the field that suffers</translation>
    </message>
    <message id="harvest_island.table.storm_spares">
        <source>loses nothing</source>
        <translation>loses nothing</translation>
    </message>
    <message id="harvest_island.table.storm_takes" numerus="yes">
        <source>{fruit} on the {land}: %n cards, {points} points</source>
        <translation>
            <numerusform>{fruit} on the {land}: %n card, {points} points</numerusform>
            <numerusform>{fruit} on the {land}: %n cards, {points} points</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.sun">
        <source>Sun</source>
        <translation>Sun</translation>
    </message>
    <message id="harvest_island.table.supply">
        <source>Supply: take cards from here</source>
        <translation>Supply: take cards from here</translation>
    </message>
    <message id="harvest_island.table.swept">
        <source>discarded</source>
        <translation>discarded</translation>
    </message>
    <message id="harvest_island.table.tally_fields">
        <source>On fields, {count} × {each}</source>
        <translation>On fields, {count} × {each}</translation>
    </message>
    <message id="harvest_island.table.tally_harvested">
        <source>Harvested</source>
        <translation>Harvested</translation>
    </message>
    <message id="harvest_island.table.tally_medals">
        <source>Medals, {count} × {each}</source>
        <translation>Medals, {count} × {each}</translation>
    </message>
    <message id="harvest_island.table.tally_total">
        <source>Total now</source>
        <translation>Total now</translation>
    </message>
    <message id="harvest_island.table.threat" numerus="yes">
        <source>{disaster}: you lose %n {fruit} ({land}).</source>
        <translation>
            <numerusform>{disaster}: you lose %n {fruit} ({land}).</numerusform>
            <numerusform>{disaster}: you lose %n {fruit} ({land}).</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.threat_none">
        <source>{disaster} would take nothing from you now.</source>
        <translation>{disaster} would take nothing from you now.</translation>
    </message>
    <message id="harvest_island.table.threat_other" numerus="yes">
        <source>Hardest hit would be {name}: %n cards.</source>
        <translation>
            <numerusform>Hardest hit would be {name}: %n card.</numerusform>
            <numerusform>Hardest hit would be {name}: %n cards.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.threat_over">
        <source>No more weather will come.</source>
        <translation>No more weather will come.</translation>
    </message>
    <message id="harvest_island.table.use_one">
        <source>Use one more hand card.</source>
        <translation>Use one more hand card.</translation>
    </message>
    <message id="harvest_island.table.use_two">
        <source>Use two hand cards, or harvest.</source>
        <translation>Use two hand cards, or harvest.</translation>
    </message>
    <message id="harvest_island.table.weather">
        <source>Weather</source>
        <translation>Weather</translation>
    </message>
    <message id="harvest_island.table.weather_lying">
        <source>{name}: {lying} of {most}</source>
        <translation>{name}: {lying} of {most}</translation>
    </message>
    <message id="harvest_island.tie.cards">
        <source>harvested cards</source>
        <translation>harvested cards</translation>
    </message>
    <message id="harvest_island.tie.medals">
        <source>medals</source>
        <translation>medals</translation>
    </message>
    <message id="harvest_island.weather.rain">
        <source>Pouring rain</source>
        <translation>Pouring rain</translation>
    </message>
    <message id="harvest_island.weather.sun">
        <source>Scorching sun</source>
        <translation>Scorching sun</translation>
    </message>
    <message id="harvest_island.why.already">
        <source>This field is chosen already: {land}.</source>
        <translation>This field is chosen already: {land}.</translation>
    </message>
    <message id="harvest_island.why.barn_stays">
        <source>Harvested cards stay in the barn until the end.</source>
        <translation>Harvested cards stay in the barn until the end.</translation>
    </message>
    <message id="harvest_island.why.begun">
        <source>You have begun to cultivate: harvest is not possible this turn.</source>
        <translation>You have begun to cultivate: harvest is not possible this turn.</translation>
    </message>
    <message id="harvest_island.why.choose_field">
        <source>First choose the field that suffers.</source>
        <translation>First choose the field that suffers.</translation>
    </message>
    <message id="harvest_island.why.done">
        <source>This move is complete.</source>
        <translation>This move is complete.</translation>
    </message>
    <message id="harvest_island.why.equal">
        <source>An equal number does not take the medal: the record is {record}, and you have as many.</source>
        <translation>An equal number does not take the medal: the record is {record}, and you have as many.</translation>
    </message>
    <message id="harvest_island.why.fertiliser_storage">
        <source>Fertiliser cannot be released to storage.</source>
        <translation>Fertiliser cannot be released to storage.</translation>
    </message>
    <message id="harvest_island.why.first_gap">
        <source>Fill the first gap in your hand first.</source>
        <translation>Fill the first gap in your hand first.</translation>
    </message>
    <message id="harvest_island.why.full">
        <source>The {land} is full: {most} of {most}.</source>
        <translation>The {land} is full: {most} of {most}.</translation>
    </message>
    <message id="harvest_island.why.gap">
        <source>There is no card in this place of your hand.</source>
        <translation>There is no card in this place of your hand.</translation>
    </message>
    <message id="harvest_island.why.gone_stays">
        <source>Discarded cards are out of the game.</source>
        <translation>Discarded cards are out of the game.</translation>
    </message>
    <message id="harvest_island.why.grows_here">
        <source>{fruit} grows here: clear the field first.</source>
        <translation>{fruit} grows here: clear the field first.</translation>
    </message>
    <message id="harvest_island.why.hand_to">
        <source>A hand card goes on one of your fields or into storage.</source>
        <translation>A hand card goes on one of your fields or into storage.</translation>
    </message>
    <message id="harvest_island.why.hand_to_barn">
        <source>Only whole fields go into the barn, not cards from the hand.</source>
        <translation>Only whole fields go into the barn, not cards from the hand.</translation>
    </message>
    <message id="harvest_island.why.hand_to_supply">
        <source>The supply is filled from storage only: release the card there.</source>
        <translation>The supply is filled from storage only: release the card there.</translation>
    </message>
    <message id="harvest_island.why.harvest_only">
        <source>You are harvesting: add another sown field, or press Done.</source>
        <translation>You are harvesting: add another sown field, or press Done.</translation>
    </message>
    <message id="harvest_island.why.medal_needs">
        <source>The medal of {fruit} takes at least {number} in one turn.</source>
        <translation>The medal of {fruit} takes at least {number} in one turn.</translation>
    </message>
    <message id="harvest_island.why.next_place">
        <source>Cards are laid in order: use the next free place.</source>
        <translation>Cards are laid in order: use the next free place.</translation>
    </message>
    <message id="harvest_island.why.not_earned">
        <source>You earn a fertiliser by releasing two cards to storage in one turn; one a turn.</source>
        <translation>You earn a fertiliser by releasing two cards to storage in one turn; one a turn.</translation>
    </message>
    <message id="harvest_island.why.not_fullest">
        <source>The disaster strikes one of your fullest fields, and the {land} is not among them.</source>
        <translation>The disaster strikes one of your fullest fields, and the {land} is not among them.</translation>
    </message>
    <message id="harvest_island.why.not_sown">
        <source>Nothing is sown here, so there is nothing to harvest: {land}.</source>
        <translation>Nothing is sown here, so there is nothing to harvest: {land}.</translation>
    </message>
    <message id="harvest_island.why.not_your_turn">
        <source>It is {who}'s turn.</source>
        <translation>It is {who}'s turn.</translation>
    </message>
    <message id="harvest_island.why.nothing_there">
        <source>There is nothing to take here.</source>
        <translation>There is nothing to take here.</translation>
    </message>
    <message id="harvest_island.why.opens">
        <source>{season} opens when the {now} pile is empty.</source>
        <translation>{season} opens when the {now} pile is empty.</translation>
    </message>
    <message id="harvest_island.why.others_choose">
        <source>Others are choosing the field that suffers.</source>
        <translation>Others are choosing the field that suffers.</translation>
    </message>
    <message id="harvest_island.why.others_field">
        <source>This field belongs to {who}.</source>
        <translation>This field belongs to {who}.</translation>
    </message>
    <message id="harvest_island.why.others_hand">
        <source>This card belongs to {who}.</source>
        <translation>This card belongs to {who}.</translation>
    </message>
    <message id="harvest_island.why.over">
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message id="harvest_island.why.pile_empty">
        <source>The {season} pile is used up.</source>
        <translation>The {season} pile is used up.</translation>
    </message>
    <message id="harvest_island.why.place_taken">
        <source>A card lies here already: use the gap.</source>
        <translation>A card lies here already: use the gap.</translation>
    </message>
    <message id="harvest_island.why.refill_first" numerus="yes">
        <source>First fill your hand: %n cards are missing.</source>
        <translation>
            <numerusform>First fill your hand: %n card is missing.</numerusform>
            <numerusform>First fill your hand: %n cards are missing.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.why.storage_stays">
        <source>Nobody takes cards from storage: from 4 cards on it moves up to the supply.</source>
        <translation>Nobody takes cards from storage: from 4 cards on it moves up to the supply.</translation>
    </message>
    <message id="harvest_island.why.to_barn">
        <source>A field is harvested into your barn.</source>
        <translation>A field is harvested into your barn.</translation>
    </message>
    <message id="harvest_island.why.to_hand">
        <source>This card goes into your hand.</source>
        <translation>This card goes into your hand.</translation>
    </message>
    <message id="harvest_island.why.use_first" numerus="yes">
        <source>First use %n more hand cards, then fill your hand.</source>
        <translation>
            <numerusform>First use %n more hand card, then fill your hand.</numerusform>
            <numerusform>First use %n more hand cards, then fill your hand.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.why.weather_stays">
        <source>Weather stays until it is cancelled or brings a disaster.</source>
        <translation>Weather stays until it is cancelled or brings a disaster.</translation>
    </message>
    <message id="harvest_island.why.whole_field">
        <source>A field is harvested whole: drag its land card to the barn.</source>
        <translation>A field is harvested whole: drag its land card to the barn.</translation>
    </message>
</context>
</TS>
