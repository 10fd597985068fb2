<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="formidable_farm.about.and">
        <source>{first}
{rest}</source>
        <translation>{first}
{rest}</translation>
    </message>
    <message id="formidable_farm.about.auto_fulfil">
        <source>The top card of your stack goes straight to your fulfilled cards: no cost, no reward, and it does not count towards the three of this turn.</source>
        <translation>The top card of your stack goes straight to your fulfilled cards: no cost, no reward, and it does not count towards the three of this turn.</translation>
    </message>
    <message id="formidable_farm.about.coin">
        <source>Coin: {card}</source>
        <translation>Coin: {card}</translation>
    </message>
    <message id="formidable_farm.about.coins" numerus="yes">
        <source>Coins: %n cards fulfilled in earlier turns, to be paid with.</source>
        <translation>
            <numerusform>Coins: %n card fulfilled in earlier turns, to be paid with.</numerusform>
            <numerusform>Coins: %n cards fulfilled in earlier turns, to be paid with.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.countdown">
        <source>The sun counts as a disc.</source>
        <translation>The sun counts as a disc.</translation>
    </message>
    <message id="formidable_farm.about.crop" numerus="yes">
        <source>{crop}: you have %n.</source>
        <translation>
            <numerusform>{crop}: you have %n.</numerusform>
            <numerusform>{crop}: you have %n.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.cycle_hand">
        <source>Put hand cards under your stack, then draw as many as you put there.</source>
        <translation>Put hand cards under your stack, then draw as many as you put there.</translation>
    </message>
    <message id="formidable_farm.about.deck" numerus="yes">
        <source>The market's stack: %n cards. It fills the market at the end of each turn.</source>
        <translation>
            <numerusform>The market's stack: %n card. It fills the market at the end of each turn.</numerusform>
            <numerusform>The market's stack: %n cards. It fills the market at the end of each turn.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.disc">
        <source>The disc of {name}.</source>
        <translation>The disc of {name}.</translation>
    </message>
    <message id="formidable_farm.about.discard" numerus="yes">
        <source>Discards: %n cards. They are shuffled when the market's stack is used up.</source>
        <translation>
            <numerusform>Discards: %n card. They are shuffled when the market's stack is used up.</numerusform>
            <numerusform>Discards: %n cards. They are shuffled when the market's stack is used up.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.discount_next">
        <source>Only for the very next card of this turn; you choose which symbol to leave out. Special costs do not get cheaper.</source>
        <translation>Only for the very next card of this turn; you choose which symbol to leave out. Special costs do not get cheaper.</translation>
    </message>
    <message id="formidable_farm.about.draw">
        <source>Draw cards from your stack. For each card that it lacks, take a crop of your choice.</source>
        <translation>Draw cards from your stack. For each card that it lacks, take a crop of your choice.</translation>
    </message>
    <message id="formidable_farm.about.draw_bottom">
        <source>Draw from below your stack. An empty stack gives nothing.</source>
        <translation>Draw from below your stack. An empty stack gives nothing.</translation>
    </message>
    <message id="formidable_farm.about.draw_then_under">
        <source>Draw, then put hand cards under your stack. If the stack has too few, draw one and put none under; if it is empty, take a crop of your choice.</source>
        <translation>Draw, then put hand cards under your stack. If the stack has too few, draw one and put none under; if it is empty, take a crop of your choice.</translation>
    </message>
    <message id="formidable_farm.about.empty_stack">
        <source>Your stack is empty: nothing would be drawn.</source>
        <translation>Your stack is empty: nothing would be drawn.</translation>
    </message>
    <message id="formidable_farm.about.exchange">
        <source>Give the first and take the second, as often as you like up to the number shown.</source>
        <translation>Give the first and take the second, as often as you like up to the number shown.</translation>
    </message>
    <message id="formidable_farm.about.extra_play">
        <source>You may play a fourth card in this turn. This card may be the fourth itself.</source>
        <translation>You may play a fourth card in this turn. This card may be the fourth itself.</translation>
    </message>
    <message id="formidable_farm.about.extra_turn">
        <source>After this turn and the refill of the market you have another whole turn.</source>
        <translation>After this turn and the refill of the market you have another whole turn.</translation>
    </message>
    <message id="formidable_farm.about.fulfilled_to_crop">
        <source>Pay fulfilled cards for crops, as often as you like up to the number shown.</source>
        <translation>Pay fulfilled cards for crops, as often as you like up to the number shown.</translation>
    </message>
    <message id="formidable_farm.about.gain">
        <source>Take these crops from the supply. There is no limit to what you may own.</source>
        <translation>Take these crops from the supply. There is no limit to what you may own.</translation>
    </message>
    <message id="formidable_farm.about.gain_per_paid">
        <source>Once for each sheep and each pig that you pay for this card.</source>
        <translation>Once for each sheep and each pig that you pay for this card.</translation>
    </message>
    <message id="formidable_farm.about.hand" numerus="yes">
        <source>Your hand: %n cards.</source>
        <translation>
            <numerusform>Your hand: %n card.</numerusform>
            <numerusform>Your hand: %n cards.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.known_over">
        <source>You know what lies on top: {what}.</source>
        <translation>You know what lies on top: {what}.</translation>
    </message>
    <message id="formidable_farm.about.known_under">
        <source>You know what lies at the bottom: {what}.</source>
        <translation>You know what lies at the bottom: {what}.</translation>
    </message>
    <message id="formidable_farm.about.lacks">
        <source>{card} – {what}</source>
        <translation>{card} – {what}</translation>
    </message>
    <message id="formidable_farm.about.laps" numerus="yes">
        <source>Spare discs: %n laps of the sun still to come.</source>
        <translation>
            <numerusform>Spare discs: %n lap of the sun still to come.</numerusform>
            <numerusform>Spare discs: %n laps of the sun still to come.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.market_gap">
        <source>This place of the market is filled at the end of the turn.</source>
        <translation>This place of the market is filled at the end of the turn.</translation>
    </message>
    <message id="formidable_farm.about.move_and_supply">
        <source>Move your disc by the usual rules and take those supplies, too. Occupied spaces cost coins as always.</source>
        <translation>Move your disc by the usual rules and take those supplies, too. Occupied spaces cost coins as always.</translation>
    </message>
    <message id="formidable_farm.about.next">
        <source>{first}; then {rest}</source>
        <translation>{first}; then {rest}</translation>
    </message>
    <message id="formidable_farm.about.pay_to_draw">
        <source>Pay and draw, as often as you like up to the number shown, while your stack has cards.</source>
        <translation>Pay and draw, as often as you like up to the number shown, while your stack has cards.</translation>
    </message>
    <message id="formidable_farm.about.pool">
        <source>{crop}: the general supply, which never runs out.</source>
        <translation>{crop}: the general supply, which never runs out.</translation>
    </message>
    <message id="formidable_farm.about.rearrange">
        <source>Look at the top cards of your stack and put each back, on top or under it, in any order.</source>
        <translation>Look at the top cards of your stack and put each back, on top or under it, in any order.</translation>
    </message>
    <message id="formidable_farm.about.side_crop">
        <source>Three coins for one crop of your choice, at any time of your turn.</source>
        <translation>Three coins for one crop of your choice, at any time of your turn.</translation>
    </message>
    <message id="formidable_farm.about.side_draw">
        <source>Three coins for a card from your stack, at any time of your turn.</source>
        <translation>Three coins for a card from your stack, at any time of your turn.</translation>
    </message>
    <message id="formidable_farm.about.space_free">
        <source>{space}: free.</source>
        <translation>{space}: free.</translation>
    </message>
    <message id="formidable_farm.about.space_own" numerus="yes">
        <source>{space}: your disc is here; staying costs %n coins.</source>
        <translation>
            <numerusform>{space}: your disc is here; staying costs %n coin.</numerusform>
            <numerusform>{space}: your disc is here; staying costs %n coins.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.space_paid" numerus="yes">
        <source>{space}: joining costs %n coins.</source>
        <translation>
            <numerusform>{space}: joining costs %n coin.</numerusform>
            <numerusform>{space}: joining costs %n coins.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.stack" numerus="yes">
        <source>Your stack: %n cards. Supplies, rewards and coins let you draw from it.</source>
        <translation>
            <numerusform>Your stack: %n card. Supplies, rewards and coins let you draw from it.</numerusform>
            <numerusform>Your stack: %n cards. Supplies, rewards and coins let you draw from it.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.stall" numerus="yes">
        <source>The stall: cards are played here; %n more this turn.</source>
        <translation>
            <numerusform>The stall: cards are played here; %n more this turn.</numerusform>
            <numerusform>The stall: cards are played here; %n more this turn.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.stall_alone">
        <source>The stall: as many cards as you can pay are played here.</source>
        <translation>The stall: as many cards as you can pay are played here.</translation>
    </message>
    <message id="formidable_farm.about.supply">
        <source>Your disc stays where it is, and others' discs cost nothing. A card can only be drawn from a stack that has one.</source>
        <translation>Your disc stays where it is, and others' discs cost nothing. A card can only be drawn from a stack that has one.</translation>
    </message>
    <message id="formidable_farm.about.swap_hand_fulfilled">
        <source>A card from your hand counts as fulfilled, and a fulfilled one comes to your hand instead.</source>
        <translation>A card from your hand counts as fulfilled, and a fulfilled one comes to your hand instead.</translation>
    </message>
    <message id="formidable_farm.about.swap_hand_market">
        <source>A card from your hand and one of the market change places. The new card is yours to fulfil.</source>
        <translation>A card from your hand and one of the market change places. The new card is yours to fulfil.</translation>
    </message>
    <message id="formidable_farm.about.third_card_bonus">
        <source>Only if this is the third card that you play in this turn.</source>
        <translation>Only if this is the third card that you play in this turn.</translation>
    </message>
    <message id="formidable_farm.about.under">
        <source>The place under your stack, for cards that rewards and costs put there.</source>
        <translation>The place under your stack, for cards that rewards and costs put there.</translation>
    </message>
    <message id="formidable_farm.about_cost.any">
        <source>One crop of any kind, chosen symbol by symbol.</source>
        <translation>One crop of any kind, chosen symbol by symbol.</translation>
    </message>
    <message id="formidable_farm.about_cost.any_number_sheep_or_pig">
        <source>At least one sheep or pig, and as many more as you like, mixed as you like.</source>
        <translation>At least one sheep or pig, and as many more as you like, mixed as you like.</translation>
    </message>
    <message id="formidable_farm.about_cost.different">
        <source>All of these are paid with different kinds.</source>
        <translation>All of these are paid with different kinds.</translation>
    </message>
    <message id="formidable_farm.about_cost.fulfilled_to_hand">
        <source>One of your fulfilled cards comes back to your hand: you have one more to do.</source>
        <translation>One of your fulfilled cards comes back to your hand: you have one more to do.</translation>
    </message>
    <message id="formidable_farm.about_cost.fulfilled_under_stack">
        <source>One of your fulfilled cards goes under your stack: you have one more to do.</source>
        <translation>One of your fulfilled cards goes under your stack: you have one more to do.</translation>
    </message>
    <message id="formidable_farm.about_cost.market_under_stack_1">
        <source>A market card other than this one goes under your stack: you have one more to do.</source>
        <translation>A market card other than this one goes under your stack: you have one more to do.</translation>
    </message>
    <message id="formidable_farm.about_cost.market_under_stack_3">
        <source>Three market cards other than this one go under your stack: you have three more to do.</source>
        <translation>Three market cards other than this one go under your stack: you have three more to do.</translation>
    </message>
    <message id="formidable_farm.about_cost.pay_fulfilled_3">
        <source>Three of your fulfilled cards go to the discards. Cards of this turn do not count yet.</source>
        <translation>Three of your fulfilled cards go to the discards. Cards of this turn do not count yet.</translation>
    </message>
    <message id="formidable_farm.about_cost.same">
        <source>All of these are paid with one and the same kind.</source>
        <translation>All of these are paid with one and the same kind.</translation>
    </message>
    <message id="formidable_farm.began.extra">
        <source>{who} has an extra turn.</source>
        <translation>{who} has an extra turn.</translation>
    </message>
    <message id="formidable_farm.began.turn">
        <source>{who}'s turn begins.</source>
        <translation>{who}'s turn begins.</translation>
    </message>
    <message id="formidable_farm.card">
        <source>{cost} &gt; {reward}</source>
        <translation>{cost} &gt; {reward}</translation>
    </message>
    <message id="formidable_farm.clock.alone" numerus="yes">
        <source>Turn {day}: %n left</source>
        <translation>
            <numerusform>Turn {day}: %n left</numerusform>
            <numerusform>Turn {day}: %n left</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.clock.alone_over" numerus="yes">
        <source>Over in turn {day}, %n left</source>
        <translation>
            <numerusform>Over in turn {day}, %n left</numerusform>
            <numerusform>Over in turn {day}, %n left</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.clock.last" numerus="yes">
        <source>Round {round}: last round, %n turns left</source>
        <translation>
            <numerusform>Round {round}: last round, %n turn left</numerusform>
            <numerusform>Round {round}: last round, %n turns left</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.clock.over" numerus="yes">
        <source>Over after %n rounds</source>
        <translation>
            <numerusform>Over after %n round</numerusform>
            <numerusform>Over after %n rounds</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.clock.round" numerus="yes">
        <source>Round %n; {name} began</source>
        <translation>
            <numerusform>Round %n; {name} began</numerusform>
            <numerusform>Round %n; {name} began</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.any" numerus="yes">
        <source>%n of any kind</source>
        <translation>
            <numerusform>%n of any kind</numerusform>
            <numerusform>%n of any kind</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.cucumber" numerus="yes">
        <source>%n cucumbers</source>
        <translation>
            <numerusform>%n cucumber</numerusform>
            <numerusform>%n cucumbers</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.different" numerus="yes">
        <source>%n of different kinds</source>
        <translation>
            <numerusform>%n of another kind</numerusform>
            <numerusform>%n of different kinds</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.pig" numerus="yes">
        <source>%n pigs</source>
        <translation>
            <numerusform>%n pig</numerusform>
            <numerusform>%n pigs</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.same" numerus="yes">
        <source>%n of one kind</source>
        <translation>
            <numerusform>%n of one kind</numerusform>
            <numerusform>%n of one kind</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.sheep" numerus="yes">
        <source>%n sheep</source>
        <translation>
            <numerusform>%n sheep</numerusform>
            <numerusform>%n sheep</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.tomato" numerus="yes">
        <source>%n tomatoes</source>
        <translation>
            <numerusform>%n tomato</numerusform>
            <numerusform>%n tomatoes</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.wheat" numerus="yes">
        <source>%n wheat</source>
        <translation>
            <numerusform>%n wheat</numerusform>
            <numerusform>%n wheat</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.doubt.end_early">
        <source>You have not taken supplies. End the turn anyway?</source>
        <translation>You have not taken supplies. End the turn anyway?</translation>
    </message>
    <message id="formidable_farm.effect.auto_fulfil" numerus="yes">
        <source>fulfil the top %n cards of your stack</source>
        <translation>
            <numerusform>fulfil the top card of your stack</numerusform>
            <numerusform>fulfil the top %n cards of your stack</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.cycle_hand" numerus="yes">
        <source>put up to %n hand cards under your stack and draw as many</source>
        <translation>
            <numerusform>put a hand card under your stack and draw one</numerusform>
            <numerusform>put up to %n hand cards under your stack and draw as many</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.discount_next" numerus="yes">
        <source>the next card of this turn costs %n crops less</source>
        <translation>
            <numerusform>the next card of this turn costs 1 crop less</numerusform>
            <numerusform>the next card of this turn costs %n crops less</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.draw" numerus="yes">
        <source>draw %n cards</source>
        <translation>
            <numerusform>draw %n card</numerusform>
            <numerusform>draw %n cards</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.draw_bottom" numerus="yes">
        <source>draw the bottom %n cards</source>
        <translation>
            <numerusform>draw the bottom card</numerusform>
            <numerusform>draw the bottom %n cards</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.draw_then_under" numerus="yes">
        <source>draw %n cards, then put {under} under your stack</source>
        <translation>
            <numerusform>draw %n card, then put {under} under your stack</numerusform>
            <numerusform>draw %n cards, then put {under} under your stack</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.exchange" numerus="yes">
        <source>exchange {give} for {take}, up to %n times</source>
        <translation>
            <numerusform>exchange {give} for {take}, once</numerusform>
            <numerusform>exchange {give} for {take}, up to %n times</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.extra_play" numerus="yes">
        <source>%n cards more in this turn</source>
        <translation>
            <numerusform>a fourth card in this turn</numerusform>
            <numerusform>%n cards more in this turn</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.extra_turn">
        <source>one more turn after this one</source>
        <translation>one more turn after this one</translation>
    </message>
    <message id="formidable_farm.effect.fulfilled_to_crop" numerus="yes">
        <source>pay {coins} fulfilled for {take}, up to %n times</source>
        <translation>
            <numerusform>pay {coins} fulfilled for {take}, once</numerusform>
            <numerusform>pay {coins} fulfilled for {take}, up to %n times</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.gain">
        <source>{crops}</source>
        <translation>{crops}</translation>
    </message>
    <message id="formidable_farm.effect.gain_per_paid">
        <source>{crops} for each animal paid</source>
        <translation>{crops} for each animal paid</translation>
    </message>
    <message id="formidable_farm.effect.move_and_supply">
        <source>move your disc and take supplies</source>
        <translation>move your disc and take supplies</translation>
    </message>
    <message id="formidable_farm.effect.pay_to_draw" numerus="yes">
        <source>pay {give} to draw {draw}, up to %n times</source>
        <translation>
            <numerusform>pay {give} to draw {draw}, once</numerusform>
            <numerusform>pay {give} to draw {draw}, up to %n times</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.rearrange" numerus="yes">
        <source>look at the top %n cards of your stack and put each on top or under</source>
        <translation>
            <numerusform>look at the top card of your stack and put it on top or under</numerusform>
            <numerusform>look at the top %n cards of your stack and put each on top or under</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.swap_hand_fulfilled" numerus="yes">
        <source>swap up to %n hand cards with fulfilled cards</source>
        <translation>
            <numerusform>swap a hand card with a fulfilled card</numerusform>
            <numerusform>swap up to %n hand cards with fulfilled cards</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.swap_hand_market" numerus="yes">
        <source>swap up to %n hand cards with market cards</source>
        <translation>
            <numerusform>swap a hand card with a market card</numerusform>
            <numerusform>swap up to %n hand cards with market cards</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.third_card_bonus">
        <source>{crops} if this is your third card</source>
        <translation>{crops} if this is your third card</translation>
    </message>
    <message id="formidable_farm.fact.cards">
        <source>stack {stack}, hand {hand}</source>
        <translation>stack {stack}, hand {hand}</translation>
    </message>
    <message id="formidable_farm.fact.coins" numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.fact.crops">
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message id="formidable_farm.fact.days">
        <source>Cards done in turn {day}: {n}</source>
        <translation>Cards done in turn {day}: {n}</translation>
    </message>
    <message id="formidable_farm.fact.disc">
        <source>disc at: {space}</source>
        <translation>disc at: {space}</translation>
    </message>
    <message id="formidable_farm.fact.go_and_coins">
        <source>{go} · {coins}</source>
        <translation>{go} · {coins}</translation>
    </message>
    <message id="formidable_farm.fact.to_go" numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>%n to go</numerusform>
            <numerusform>%n to go</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.fault.alike">
        <source>Card {card} is the same as card {other}.</source>
        <translation>Card {card} is the same as card {other}.</translation>
    </message>
    <message id="formidable_farm.fault.board">
        <source>The supply board needs these six spaces, clockwise: {allowed}.</source>
        <translation>The supply board needs these six spaces, clockwise: {allowed}.</translation>
    </message>
    <message id="formidable_farm.fault.code">
        <source>This part of the deck's text cannot be read: {code}.</source>
        <translation>This part of the deck's text cannot be read: {code}.</translation>
    </message>
    <message id="formidable_farm.fault.count" numerus="yes">
        <source>The deck has %n cards and needs {needed}.</source>
        <translation>
            <numerusform>The deck has %n card and needs {needed}.</numerusform>
            <numerusform>The deck has %n cards and needs {needed}.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.fault.field">
        <source>Card {card}, {field}: {found} is not allowed; allowed: {allowed}.</source>
        <translation>Card {card}, {field}: {found} is not allowed; allowed: {allowed}.</translation>
    </message>
    <message id="formidable_farm.fault.format">
        <source>Format: {found} is not known; allowed: {allowed}.</source>
        <translation>Format: {found} is not known; allowed: {allowed}.</translation>
    </message>
    <message id="formidable_farm.fault.lacks">
        <source>No card has this in {field}: {what}.</source>
        <translation>No card has this in {field}: {what}.</translation>
    </message>
    <message id="formidable_farm.fault.lone">
        <source>Card {card}, {field}: one alone cannot be the same or different; two or more are allowed.</source>
        <translation>Card {card}, {field}: one alone cannot be the same or different; two or more are allowed.</translation>
    </message>
    <message id="formidable_farm.fault.more" numerus="yes">
        <source>%n more faults are not listed here.</source>
        <translation>
            <numerusform>%n more fault is not listed here.</numerusform>
            <numerusform>%n more faults are not listed here.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.fault.no_cards">
        <source>The file has no list of cards under the name {field}.</source>
        <translation>The file has no list of cards under the name {field}.</translation>
    </message>
    <message id="formidable_farm.fault.no_json">
        <source>This is no JSON file.</source>
        <translation>This is no JSON file.</translation>
    </message>
    <message id="formidable_farm.fault.not_read">
        <source>The file cannot be read: {reason}.</source>
        <translation>The file cannot be read: {reason}.</translation>
    </message>
    <message id="formidable_farm.fault.same_name">
        <source>Another file already holds a deck of this name: {deck}.</source>
        <translation>Another file already holds a deck of this name: {deck}.</translation>
    </message>
    <message id="formidable_farm.fault.too_large">
        <source>The file is too large for a deck.</source>
        <translation>The file is too large for a deck.</translation>
    </message>
    <message id="formidable_farm.fault.too_long">
        <source>The deck is longer than the {most} characters that a saved game can hold.</source>
        <translation>The deck is longer than the {most} characters that a saved game can hold.</translation>
    </message>
    <message id="formidable_farm.fault.twice">
        <source>Card {card}: another card already has this id.</source>
        <translation>Card {card}: another card already has this id.</translation>
    </message>
    <message id="formidable_farm.list">
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message id="formidable_farm.log.animal">
        <source>{who} paid {what} more.</source>
        <translation>{who} paid {what} more.</translation>
    </message>
    <message id="formidable_farm.log.animals" numerus="yes">
        <source>{who} paid %n animals in all.</source>
        <translation>
            <numerusform>{who} paid %n animal in all.</numerusform>
            <numerusform>{who} paid %n animals in all.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.log.buy_crop">
        <source>{who} bought {what} for 3 coins.</source>
        <translation>{who} bought {what} for 3 coins.</translation>
    </message>
    <message id="formidable_farm.log.buy_draw">
        <source>{who} drew a card for 3 coins.</source>
        <translation>{who} drew a card for 3 coins.</translation>
    </message>
    <message id="formidable_farm.log.crop">
        <source>{who} took {what}.</source>
        <translation>{who} took {what}.</translation>
    </message>
    <message id="formidable_farm.log.cycled" numerus="yes">
        <source>{who} drew %n cards for those under the stack.</source>
        <translation>
            <numerusform>{who} drew one card for the one under the stack.</numerusform>
            <numerusform>{who} drew %n cards for those under the stack.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.log.cycled_none">
        <source>{who} kept the hand.</source>
        <translation>{who} kept the hand.</translation>
    </message>
    <message id="formidable_farm.log.end">
        <source>{who} ended the turn.</source>
        <translation>{who} ended the turn.</translation>
    </message>
    <message id="formidable_farm.log.end_early">
        <source>{who} ended the turn without supplies.</source>
        <translation>{who} ended the turn without supplies.</translation>
    </message>
    <message id="formidable_farm.log.enough">
        <source>{who} took no more of: {what}.</source>
        <translation>{who} took no more of: {what}.</translation>
    </message>
    <message id="formidable_farm.log.look_over">
        <source>{who} put a card back on top of the stack.</source>
        <translation>{who} put a card back on top of the stack.</translation>
    </message>
    <message id="formidable_farm.log.look_under">
        <source>{who} put a card back under the stack.</source>
        <translation>{who} put a card back under the stack.</translation>
    </message>
    <message id="formidable_farm.log.paid">
        <source>{who} paid the cost of: {card}.</source>
        <translation>{who} paid the cost of: {card}.</translation>
    </message>
    <message id="formidable_farm.log.play">
        <source>{who} played {card}.</source>
        <translation>{who} played {card}.</translation>
    </message>
    <message id="formidable_farm.log.skip">
        <source>{who} left the reward: {what}.</source>
        <translation>{who} left the reward: {what}.</translation>
    </message>
    <message id="formidable_farm.log.sold" numerus="yes">
        <source>{who} paid %n fulfilled cards for crops.</source>
        <translation>
            <numerusform>{who} paid a fulfilled card for crops.</numerusform>
            <numerusform>{who} paid %n fulfilled cards for crops.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.log.space">
        <source>{who} took the supplies of a space: {space}.</source>
        <translation>{who} took the supplies of a space: {space}.</translation>
    </message>
    <message id="formidable_farm.log.supplies">
        <source>{who} took supplies: {space}.</source>
        <translation>{who} took supplies: {space}.</translation>
    </message>
    <message id="formidable_farm.log.supplies_paid" numerus="yes">
        <source>{who} took supplies for %n coins: {space}.</source>
        <translation>
            <numerusform>{who} took supplies for a coin: {space}.</numerusform>
            <numerusform>{who} took supplies for %n coins: {space}.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.log.swap">
        <source>{who} swapped a hand card with a market card.</source>
        <translation>{who} swapped a hand card with a market card.</translation>
    </message>
    <message id="formidable_farm.log.swap_back">
        <source>{who} took a fulfilled card to hand.</source>
        <translation>{who} took a fulfilled card to hand.</translation>
    </message>
    <message id="formidable_farm.log.swap_coin">
        <source>{who} put a hand card among the fulfilled cards.</source>
        <translation>{who} put a hand card among the fulfilled cards.</translation>
    </message>
    <message id="formidable_farm.log.take">
        <source>{who} took the reward: {what}.</source>
        <translation>{who} took the reward: {what}.</translation>
    </message>
    <message id="formidable_farm.log.trade">
        <source>{who} played a market card: {card}.</source>
        <translation>{who} played a market card: {card}.</translation>
    </message>
    <message id="formidable_farm.log.traded">
        <source>{who} gave {what} in exchange.</source>
        <translation>{who} gave {what} in exchange.</translation>
    </message>
    <message id="formidable_farm.log.under">
        <source>{who} put a hand card under the stack.</source>
        <translation>{who} put a hand card under the stack.</translation>
    </message>
    <message id="formidable_farm.move.animal">
        <source>Pay one more</source>
        <translation>Pay one more</translation>
    </message>
    <message id="formidable_farm.move.buy_crop">
        <source>3 coins: any crop</source>
        <translation>3 coins: any crop</translation>
    </message>
    <message id="formidable_farm.move.buy_draw">
        <source>3 coins: draw a card</source>
        <translation>3 coins: draw a card</translation>
    </message>
    <message id="formidable_farm.move.crop">
        <source>Take this crop</source>
        <translation>Take this crop</translation>
    </message>
    <message id="formidable_farm.move.end">
        <source>End turn</source>
        <translation>End turn</translation>
    </message>
    <message id="formidable_farm.move.end_early">
        <source>End turn without supplies</source>
        <translation>End turn without supplies</translation>
    </message>
    <message id="formidable_farm.move.enough">
        <source>Enough</source>
        <translation>Enough</translation>
    </message>
    <message id="formidable_farm.move.give">
        <source>Give crops</source>
        <translation>Give crops</translation>
    </message>
    <message id="formidable_farm.move.look_over">
        <source>On top of the stack</source>
        <translation>On top of the stack</translation>
    </message>
    <message id="formidable_farm.move.look_under">
        <source>Back under the stack</source>
        <translation>Back under the stack</translation>
    </message>
    <message id="formidable_farm.move.play">
        <source>Play the card</source>
        <translation>Play the card</translation>
    </message>
    <message id="formidable_farm.move.sell">
        <source>Pay coins for this crop</source>
        <translation>Pay coins for this crop</translation>
    </message>
    <message id="formidable_farm.move.skip">
        <source>Skip</source>
        <translation>Skip</translation>
    </message>
    <message id="formidable_farm.move.space">
        <source>Supplies of this space</source>
        <translation>Supplies of this space</translation>
    </message>
    <message id="formidable_farm.move.supply">
        <source>Take supplies</source>
        <translation>Take supplies</translation>
    </message>
    <message id="formidable_farm.move.swap">
        <source>Swap the cards</source>
        <translation>Swap the cards</translation>
    </message>
    <message id="formidable_farm.move.swap_back">
        <source>To the hand</source>
        <translation>To the hand</translation>
    </message>
    <message id="formidable_farm.move.swap_coin">
        <source>To the fulfilled cards</source>
        <translation>To the fulfilled cards</translation>
    </message>
    <message id="formidable_farm.move.take">
        <source>Take it</source>
        <translation>Take it</translation>
    </message>
    <message id="formidable_farm.move.trade">
        <source>Play the market card</source>
        <translation>Play the market card</translation>
    </message>
    <message id="formidable_farm.move.under">
        <source>Under the stack</source>
        <translation>Under the stack</translation>
    </message>
    <message id="formidable_farm.name.cucumber">
        <source>Cucumber</source>
        <translation>Cucumber</translation>
    </message>
    <message id="formidable_farm.name.pig">
        <source>Pig</source>
        <translation>Pig</translation>
    </message>
    <message id="formidable_farm.name.sheep">
        <source>Sheep</source>
        <translation>Sheep</translation>
    </message>
    <message id="formidable_farm.name.tomato">
        <source>Tomato</source>
        <translation>Tomato</translation>
    </message>
    <message id="formidable_farm.name.wheat">
        <source>Wheat</source>
        <translation>Wheat</translation>
    </message>
    <message id="formidable_farm.note.empty_stack">
        <source>The stack is empty: nothing is drawn.</source>
        <translation>The stack is empty: nothing is drawn.</translation>
    </message>
    <message id="formidable_farm.note.last_round">
        <source>{who} has fulfilled all cards: this round is the last.</source>
        <translation>{who} has fulfilled all cards: this round is the last.</translation>
    </message>
    <message id="formidable_farm.note.one_to_go">
        <source>{who} has 1 card to go.</source>
        <translation>{who} has 1 card to go.</translation>
    </message>
    <message id="formidable_farm.nothing">
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message id="formidable_farm.option.own">
        <source>Own deck</source>
        <translation>Own deck</translation>
    </message>
    <message id="formidable_farm.option.own.ours">
        <source>Farmdesk's deck</source>
        <translation>Farmdesk's deck</translation>
    </message>
    <message id="formidable_farm.prompt.alone.cards">
        <source>Play cards, or end your turn.</source>
        <translation>Play cards, or end your turn.</translation>
    </message>
    <message id="formidable_farm.prompt.alone.supplies">
        <source>Take supplies or play cards.</source>
        <translation>Take supplies or play cards.</translation>
    </message>
    <message id="formidable_farm.prompt.animals" numerus="yes">
        <source>%n animals paid. One more?</source>
        <translation>
            <numerusform>%n animal paid. One more?</numerusform>
            <numerusform>%n animals paid. One more?</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.cards" numerus="yes">
        <source>Play up to %n cards, or end your turn.</source>
        <translation>
            <numerusform>Play one more card, or end your turn.</numerusform>
            <numerusform>Play up to %n cards, or end your turn.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.crops" numerus="yes">
        <source>Choose %n crops to take, one by one.</source>
        <translation>
            <numerusform>Choose a crop to take.</numerusform>
            <numerusform>Choose %n crops to take, one by one.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.cycle" numerus="yes">
        <source>Put up to %n hand cards under your stack; then you draw as many.</source>
        <translation>
            <numerusform>You may put one more hand card under your stack; then you draw as many as you put there.</numerusform>
            <numerusform>Put up to %n hand cards under your stack; then you draw as many.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.end">
        <source>Your cards of this turn are played: end your turn.</source>
        <translation>Your cards of this turn are played: end your turn.</translation>
    </message>
    <message id="formidable_farm.prompt.look">
        <source>Put each card back, on top of your stack or under it. The last one on top is drawn first.</source>
        <translation>Put each card back, on top of your stack or under it. The last one on top is drawn first.</translation>
    </message>
    <message id="formidable_farm.prompt.may">
        <source>Do you want this: {what}?</source>
        <translation>Do you want this: {what}?</translation>
    </message>
    <message id="formidable_farm.prompt.moving">
        <source>Move your disc and take supplies again?</source>
        <translation>Move your disc and take supplies again?</translation>
    </message>
    <message id="formidable_farm.prompt.only_supplies">
        <source>The cards of this turn are played: take supplies, or end your turn.</source>
        <translation>The cards of this turn are played: take supplies, or end your turn.</translation>
    </message>
    <message id="formidable_farm.prompt.paid">
        <source>Paid: {what}. Drag lit crops to the card, or press an answer.</source>
        <translation>Paid: {what}. Drag lit crops to the card, or press an answer.</translation>
    </message>
    <message id="formidable_farm.prompt.pay_any" numerus="yes">
        <source>Pay for the card: %n crops left.</source>
        <translation>
            <numerusform>Pay for the card: %n crop left.</numerusform>
            <numerusform>Pay for the card: %n crops left.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.pay_different" numerus="yes">
        <source>Pay for the card: %n crops of different kinds left.</source>
        <translation>
            <numerusform>Pay for the card: %n crop of another kind left.</numerusform>
            <numerusform>Pay for the card: %n crops of different kinds left.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.pay_same" numerus="yes">
        <source>Pay for the card: %n crops of one kind left.</source>
        <translation>
            <numerusform>Pay for the card: %n crop of the same kind left.</numerusform>
            <numerusform>Pay for the card: %n crops of one kind left.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.paying">
        <source>How do you pay for the card?</source>
        <translation>How do you pay for the card?</translation>
    </message>
    <message id="formidable_farm.prompt.pick_market" numerus="yes">
        <source>Choose %n market cards for your stack.</source>
        <translation>
            <numerusform>Choose %n market card for your stack.</numerusform>
            <numerusform>Choose %n market cards for your stack.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.pick_to_hand">
        <source>Choose the fulfilled card that comes to your hand.</source>
        <translation>Choose the fulfilled card that comes to your hand.</translation>
    </message>
    <message id="formidable_farm.prompt.pick_under">
        <source>Choose the fulfilled card that goes under your stack.</source>
        <translation>Choose the fulfilled card that goes under your stack.</translation>
    </message>
    <message id="formidable_farm.prompt.spaces" numerus="yes">
        <source>Choose a space whose supplies you take; %n to choose.</source>
        <translation>
            <numerusform>Choose a space whose supplies you take.</numerusform>
            <numerusform>Choose a space whose supplies you take; %n to choose.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.supplies" numerus="yes">
        <source>Take supplies, or play up to %n cards.</source>
        <translation>
            <numerusform>Take supplies, or play one more card.</numerusform>
            <numerusform>Take supplies, or play up to %n cards.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.swap_back">
        <source>Which fulfilled card comes to your hand?</source>
        <translation>Which fulfilled card comes to your hand?</translation>
    </message>
    <message id="formidable_farm.prompt.swap_coin">
        <source>Swap a hand card with a fulfilled card? First choose the hand card.</source>
        <translation>Swap a hand card with a fulfilled card? First choose the hand card.</translation>
    </message>
    <message id="formidable_farm.prompt.swap_market">
        <source>Swap a hand card with a market card?</source>
        <translation>Swap a hand card with a market card?</translation>
    </message>
    <message id="formidable_farm.prompt.trade" numerus="yes">
        <source>{what}: up to %n times more?</source>
        <translation>
            <numerusform>{what}: once more?</numerusform>
            <numerusform>{what}: up to %n times more?</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.under" numerus="yes">
        <source>Put %n hand cards under your stack, one by one.</source>
        <translation>
            <numerusform>Put a hand card under your stack.</numerusform>
            <numerusform>Put %n hand cards under your stack, one by one.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.buys" numerus="yes">
        <source>%n coins for: {crop}; {left} left.</source>
        <translation>
            <numerusform>%n coin for: {crop}; {left} left.</numerusform>
            <numerusform>%n coins for: {crop}; {left} left.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.buys_card" numerus="yes">
        <source>%n coins for a card from your stack; {left} left.</source>
        <translation>
            <numerusform>%n coin for a card from your stack; {left} left.</numerusform>
            <numerusform>%n coins for a card from your stack; {left} left.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.choose_payment">
        <source>You choose what to pay; the cheapest way leaves: {what}.</source>
        <translation>You choose what to pay; the cheapest way leaves: {what}.</translation>
    </message>
    <message id="formidable_farm.remark.coin_to_hand">
        <source>This card comes to your hand: one more to do.</source>
        <translation>This card comes to your hand: one more to do.</translation>
    </message>
    <message id="formidable_farm.remark.coin_under">
        <source>This card goes under your stack: one more to do.</source>
        <translation>This card goes under your stack: one more to do.</translation>
    </message>
    <message id="formidable_farm.remark.goes_on_top">
        <source>Goes on top of your stack, to be drawn next.</source>
        <translation>Goes on top of your stack, to be drawn next.</translation>
    </message>
    <message id="formidable_farm.remark.goes_under">
        <source>Goes under your stack, to be drawn last.</source>
        <translation>Goes under your stack, to be drawn last.</translation>
    </message>
    <message id="formidable_farm.remark.leaves">
        <source>Leaves you: {what}.</source>
        <translation>Leaves you: {what}.</translation>
    </message>
    <message id="formidable_farm.remark.market_under" numerus="yes">
        <source>Goes under your stack: then %n cards to go.</source>
        <translation>
            <numerusform>Goes under your stack: then %n card to go.</numerusform>
            <numerusform>Goes under your stack: then %n cards to go.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.pays">
        <source>Pays the rest. Leaves you: {what}.</source>
        <translation>Pays the rest. Leaves you: {what}.</translation>
    </message>
    <message id="formidable_farm.remark.pays_draw">
        <source>Pays for drawing a card.</source>
        <translation>Pays for drawing a card.</translation>
    </message>
    <message id="formidable_farm.remark.pays_part">
        <source>Pays a part of it.</source>
        <translation>Pays a part of it.</translation>
    </message>
    <message id="formidable_farm.remark.supply_free">
        <source>Free. You take: {space}.</source>
        <translation>Free. You take: {space}.</translation>
    </message>
    <message id="formidable_farm.remark.supply_join" numerus="yes">
        <source>Joining costs %n coins, {left} left. You take: {space}.</source>
        <translation>
            <numerusform>Joining costs %n coin, {left} left. You take: {space}.</numerusform>
            <numerusform>Joining costs %n coins, {left} left. You take: {space}.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.supply_nothing" numerus="yes">
        <source>Your stack is empty: nothing for %n coins.</source>
        <translation>
            <numerusform>Your stack is empty: nothing for %n coin.</numerusform>
            <numerusform>Your stack is empty: nothing for %n coins.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.supply_stay" numerus="yes">
        <source>Staying costs %n coins, {left} left. You take: {space}.</source>
        <translation>
            <numerusform>Staying costs %n coin, {left} left. You take: {space}.</numerusform>
            <numerusform>Staying costs %n coins, {left} left. You take: {space}.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.take">
        <source>You take: {what}.</source>
        <translation>You take: {what}.</translation>
    </message>
    <message id="formidable_farm.score.crop">
        <source>Left over: {crop}, {each} each</source>
        <translation>Left over: {crop}, {each} each</translation>
    </message>
    <message id="formidable_farm.score.done" numerus="yes">
        <source>Cards done, of %n</source>
        <translation>
            <numerusform>Cards done, of %n</numerusform>
            <numerusform>Cards done, of %n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.score.own">
        <source>Own cards done</source>
        <translation>Own cards done</translation>
    </message>
    <message id="formidable_farm.score.to_go">
        <source>Cards still to go</source>
        <translation>Cards still to go</translation>
    </message>
    <message id="formidable_farm.score.traded">
        <source>Market cards done</source>
        <translation>Market cards done</translation>
    </message>
    <message id="formidable_farm.score.turns">
        <source>Turns taken</source>
        <translation>Turns taken</translation>
    </message>
    <message id="formidable_farm.space.card1">
        <source>1 card</source>
        <translation>1 card</translation>
    </message>
    <message id="formidable_farm.space.cucumber2">
        <source>2 cucumbers</source>
        <translation>2 cucumbers</translation>
    </message>
    <message id="formidable_farm.space.pig1">
        <source>1 pig</source>
        <translation>1 pig</translation>
    </message>
    <message id="formidable_farm.space.sheep1">
        <source>1 sheep</source>
        <translation>1 sheep</translation>
    </message>
    <message id="formidable_farm.space.tomato2">
        <source>2 tomatoes</source>
        <translation>2 tomatoes</translation>
    </message>
    <message id="formidable_farm.space.wheat3">
        <source>3 wheat</source>
        <translation>3 wheat</translation>
    </message>
    <message id="formidable_farm.special.any_number_sheep_or_pig">
        <source>any number of sheep or pigs</source>
        <translation>any number of sheep or pigs</translation>
    </message>
    <message id="formidable_farm.special.fulfilled_to_hand">
        <source>1 fulfilled card to your hand</source>
        <translation>1 fulfilled card to your hand</translation>
    </message>
    <message id="formidable_farm.special.fulfilled_under_stack">
        <source>1 fulfilled card under your stack</source>
        <translation>1 fulfilled card under your stack</translation>
    </message>
    <message id="formidable_farm.special.market_under_stack_1">
        <source>1 market card under your stack</source>
        <translation>1 market card under your stack</translation>
    </message>
    <message id="formidable_farm.special.market_under_stack_3">
        <source>3 market cards under your stack</source>
        <translation>3 market cards under your stack</translation>
    </message>
    <message id="formidable_farm.special.pay_fulfilled_3">
        <source>3 fulfilled cards</source>
        <translation>3 fulfilled cards</translation>
    </message>
    <message id="formidable_farm.supply.adjacent" numerus="yes">
        <source>supplies of spaces beside your disc, %n times</source>
        <translation>
            <numerusform>supplies of a space beside your disc</numerusform>
            <numerusform>supplies of spaces beside your disc, %n times</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.supply.any" numerus="yes">
        <source>supplies of any space, %n times</source>
        <translation>
            <numerusform>supplies of any space</numerusform>
            <numerusform>supplies of any space, %n times</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.supply.opposite" numerus="yes">
        <source>supplies of the space opposite your disc, %n times</source>
        <translation>
            <numerusform>supplies of the space opposite your disc</numerusform>
            <numerusform>supplies of the space opposite your disc, %n times</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.supply.own" numerus="yes">
        <source>supplies of your disc's space, %n times</source>
        <translation>
            <numerusform>supplies of your disc's space</numerusform>
            <numerusform>supplies of your disc's space, %n times</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.supply.previous" numerus="yes">
        <source>supplies of the previous player's space, %n times</source>
        <translation>
            <numerusform>supplies of the previous player's space</numerusform>
            <numerusform>supplies of the previous player's space, %n times</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.badge_cards" numerus="yes">
        <source>%n cards allowed</source>
        <translation>
            <numerusform>%n card allowed</numerusform>
            <numerusform>%n cards allowed</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.badge_discount" numerus="yes">
        <source>next card %n less</source>
        <translation>
            <numerusform>next card %n less</numerusform>
            <numerusform>next card %n less</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.badge_extra" numerus="yes">
        <source>%n extra turns</source>
        <translation>
            <numerusform>extra turn</numerusform>
            <numerusform>%n extra turns</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.buy_crop">
        <source>any crop</source>
        <translation>any crop</translation>
    </message>
    <message id="formidable_farm.table.buy_draw">
        <source>draw a card</source>
        <translation>draw a card</translation>
    </message>
    <message id="formidable_farm.table.coins" numerus="yes">
        <source>Coins: %n</source>
        <translation>
            <numerusform>Coins: %n</numerusform>
            <numerusform>Coins: %n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.coins_coming" numerus="yes">
        <source>Coins: %n (+{more} next)</source>
        <translation>
            <numerusform>Coins: %n (+{more} next)</numerusform>
            <numerusform>Coins: %n (+{more} next)</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.coins_rest">
        <source>Cards done in earlier turns. You pay with them.</source>
        <translation>Cards done in earlier turns. You pay with them.</translation>
    </message>
    <message id="formidable_farm.table.cost_open">
        <source>Pay for the card</source>
        <translation>Pay for the card</translation>
    </message>
    <message id="formidable_farm.table.crops_worth" numerus="yes">
        <source>Your crops are worth %n.</source>
        <translation>
            <numerusform>Your crops are worth %n.</numerusform>
            <numerusform>Your crops are worth %n.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.day">
        <source>Turn {day} of {days}</source>
        <translation>Turn {day} of {days}</translation>
    </message>
    <message id="formidable_farm.table.discard">
        <source>discarded</source>
        <translation>discarded</translation>
    </message>
    <message id="formidable_farm.table.done">
        <source>done</source>
        <translation>done</translation>
    </message>
    <message id="formidable_farm.table.free">
        <source>free</source>
        <translation>free</translation>
    </message>
    <message id="formidable_farm.table.get">
        <source>GET</source>
        <translation>GET</translation>
    </message>
    <message id="formidable_farm.table.hand" numerus="yes">
        <source>Your hand: %n cards</source>
        <translation>
            <numerusform>Your hand: %n card</numerusform>
            <numerusform>Your hand: %n cards</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.hand_rest">
        <source>Point at a card to see what it would leave you.</source>
        <translation>Point at a card to see what it would leave you.</translation>
    </message>
    <message id="formidable_farm.table.how_ends">
        <source>The aim: an empty stack and an empty hand. When somebody is there, the round is played to its end. Whoever has then done all cards wins.</source>
        <translation>The aim: an empty stack and an empty hand. When somebody is there, the round is played to its end. Whoever has then done all cards wins.</translation>
    </message>
    <message id="formidable_farm.table.known" numerus="yes">
        <source>%n known</source>
        <translation>
            <numerusform>%n known</numerusform>
            <numerusform>%n known</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.lacks.any_number_sheep_or_pig">
        <source>sheep or pig short</source>
        <translation>sheep or pig short</translation>
    </message>
    <message id="formidable_farm.table.lacks.fulfilled_to_hand">
        <source>no coin</source>
        <translation>no coin</translation>
    </message>
    <message id="formidable_farm.table.lacks.fulfilled_under_stack">
        <source>no coin</source>
        <translation>no coin</translation>
    </message>
    <message id="formidable_farm.table.lacks.market_under_stack_1">
        <source>market too small</source>
        <translation>market too small</translation>
    </message>
    <message id="formidable_farm.table.lacks.market_under_stack_3">
        <source>market too small</source>
        <translation>market too small</translation>
    </message>
    <message id="formidable_farm.table.lacks.pay_fulfilled_3">
        <source>3 coins needed</source>
        <translation>3 coins needed</translation>
    </message>
    <message id="formidable_farm.table.leaves">
        <source>After this card you have: {what}.</source>
        <translation>After this card you have: {what}.</translation>
    </message>
    <message id="formidable_farm.table.leaves_cheapest">
        <source>After this card, paid the cheapest way, you have: {what}.</source>
        <translation>After this card, paid the cheapest way, you have: {what}.</translation>
    </message>
    <message id="formidable_farm.table.left" numerus="yes">
        <source>You may still play %n cards.</source>
        <translation>
            <numerusform>You may still play %n card.</numerusform>
            <numerusform>You may still play %n cards.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.left_alone" numerus="yes">
        <source>%n cards to go, turns left: {days}.</source>
        <translation>
            <numerusform>%n card to go, turns left: {days}.</numerusform>
            <numerusform>%n cards to go, turns left: {days}.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.legend_sample">
        <source>1 pig short</source>
        <translation>1 pig short</translation>
    </message>
    <message id="formidable_farm.table.legend_strip">
        <source>what is missing</source>
        <translation>what is missing</translation>
    </message>
    <message id="formidable_farm.table.legend_tick">
        <source>can be paid now</source>
        <translation>can be paid now</translation>
    </message>
    <message id="formidable_farm.table.market">
        <source>Market: any of these may be one of your cards</source>
        <translation>Market: any of these may be one of your cards</translation>
    </message>
    <message id="formidable_farm.table.market_limit" numerus="yes">
        <source>From the market: %n.</source>
        <translation>
            <numerusform>From the market: %n.</numerusform>
            <numerusform>From the market: %n.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.market_name">
        <source>Market</source>
        <translation>Market</translation>
    </message>
    <message id="formidable_farm.table.market_none">
        <source>Market: none any more this turn</source>
        <translation>Market: none any more this turn</translation>
    </message>
    <message id="formidable_farm.table.market_some" numerus="yes">
        <source>Market: %n of these may be played this turn</source>
        <translation>
            <numerusform>Market: %n of these may be played this turn</numerusform>
            <numerusform>Market: %n of these may be played this turn</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.needs_coins" numerus="yes">
        <source>needs %n coins</source>
        <translation>
            <numerusform>needs %n coin</numerusform>
            <numerusform>needs %n coins</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.no_crops">
        <source>no crops</source>
        <translation>no crops</translation>
    </message>
    <message id="formidable_farm.table.now">
        <source>now</source>
        <translation>now</translation>
    </message>
    <message id="formidable_farm.table.one_card">
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message id="formidable_farm.table.others_turn">
        <source>It is {name}'s turn.</source>
        <translation>It is {name}'s turn.</translation>
    </message>
    <message id="formidable_farm.table.over">
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message id="formidable_farm.table.pay">
        <source>PAY</source>
        <translation>PAY</translation>
    </message>
    <message id="formidable_farm.table.pay_words">
        <source>Pay: {cost}</source>
        <translation>Pay: {cost}</translation>
    </message>
    <message id="formidable_farm.table.point_at">
        <source>Point at a card to read what it asks for and brings.</source>
        <translation>Point at a card to read what it asks for and brings.</translation>
    </message>
    <message id="formidable_farm.table.reward">
        <source>Reward to come</source>
        <translation>Reward to come</translation>
    </message>
    <message id="formidable_farm.table.ring">
        <source>Supply board</source>
        <translation>Supply board</translation>
    </message>
    <message id="formidable_farm.table.ring_rest">
        <source>Prices are what you would pay.</source>
        <translation>Prices are what you would pay.</translation>
    </message>
    <message id="formidable_farm.table.short.auto_fulfil" numerus="yes">
        <source>Fulfil the top %n</source>
        <translation>
            <numerusform>Fulfil the top card</numerusform>
            <numerusform>Fulfil the top %n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.cycle_hand" numerus="yes">
        <source>Swap up to %n hand cards</source>
        <translation>
            <numerusform>Swap %n hand card</numerusform>
            <numerusform>Swap up to %n hand cards</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.discount_next" numerus="yes">
        <source>Next card %n less</source>
        <translation>
            <numerusform>Next card %n less</numerusform>
            <numerusform>Next card %n less</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.draw" numerus="yes">
        <source>Draw %n cards</source>
        <translation>
            <numerusform>Draw %n card</numerusform>
            <numerusform>Draw %n cards</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.draw_bottom" numerus="yes">
        <source>Draw the bottom %n cards</source>
        <translation>
            <numerusform>Draw the bottom card</numerusform>
            <numerusform>Draw the bottom %n cards</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.draw_then_under" numerus="yes">
        <source>Draw %n, {under} under</source>
        <translation>
            <numerusform>Draw %n, {under} under</numerusform>
            <numerusform>Draw %n, {under} under</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.exchange" numerus="yes">
        <source>Up to %n times</source>
        <translation>
            <numerusform>Exchange once</numerusform>
            <numerusform>Up to %n times</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.extra_play" numerus="yes">
        <source>%n cards more</source>
        <translation>
            <numerusform>One card more</numerusform>
            <numerusform>%n cards more</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.extra_turn">
        <source>Extra turn</source>
        <translation>Extra turn</translation>
    </message>
    <message id="formidable_farm.table.short.fulfilled_to_crop" numerus="yes">
        <source>Up to %n times</source>
        <translation>
            <numerusform>Coin for a crop</numerusform>
            <numerusform>Up to %n times</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.gain">
        <source>{crops}</source>
        <translation>{crops}</translation>
    </message>
    <message id="formidable_farm.table.short.gain_per_paid">
        <source>For each animal</source>
        <translation>For each animal</translation>
    </message>
    <message id="formidable_farm.table.short.move_and_supply">
        <source>Move, take supplies</source>
        <translation>Move, take supplies</translation>
    </message>
    <message id="formidable_farm.table.short.pay_to_draw" numerus="yes">
        <source>Up to %n times</source>
        <translation>
            <numerusform>Draw once</numerusform>
            <numerusform>Up to %n times</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.rearrange" numerus="yes">
        <source>Look at %n cards</source>
        <translation>
            <numerusform>Look at %n card</numerusform>
            <numerusform>Look at %n cards</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.supply.adjacent">
        <source>Supplies beside</source>
        <translation>Supplies beside</translation>
    </message>
    <message id="formidable_farm.table.short.supply.any">
        <source>Any supplies</source>
        <translation>Any supplies</translation>
    </message>
    <message id="formidable_farm.table.short.supply.opposite">
        <source>Supplies opposite</source>
        <translation>Supplies opposite</translation>
    </message>
    <message id="formidable_farm.table.short.supply.own">
        <source>Your supplies</source>
        <translation>Your supplies</translation>
    </message>
    <message id="formidable_farm.table.short.supply.previous">
        <source>Last player's supplies</source>
        <translation>Last player's supplies</translation>
    </message>
    <message id="formidable_farm.table.short.swap_hand_fulfilled" numerus="yes">
        <source>Swap %n with coins</source>
        <translation>
            <numerusform>Swap with a coin</numerusform>
            <numerusform>Swap %n with coins</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.swap_hand_market" numerus="yes">
        <source>Swap %n with the market</source>
        <translation>
            <numerusform>Swap with the market</numerusform>
            <numerusform>Swap %n with the market</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.third_card_bonus">
        <source>As third card: {crops}</source>
        <translation>As third card: {crops}</translation>
    </message>
    <message id="formidable_farm.table.short.times" numerus="yes">
        <source>{what}, %n times</source>
        <translation>
            <numerusform>{what}, %n time</numerusform>
            <numerusform>{what}, %n times</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short_of">
        <source>{what} short</source>
        <translation>{what} short</translation>
    </message>
    <message id="formidable_farm.table.stack_empty">
        <source>stack empty</source>
        <translation>stack empty</translation>
    </message>
    <message id="formidable_farm.table.stack_enough" numerus="yes">
        <source>Your stack holds %n cards: enough.</source>
        <translation>
            <numerusform>Your stack holds %n card: enough.</numerusform>
            <numerusform>Your stack holds %n cards: enough.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.stack_short" numerus="yes">
        <source>Your stack holds %n cards; crops of your choice instead: {crops}.</source>
        <translation>
            <numerusform>Your stack holds %n card; crops of your choice instead: {crops}.</numerusform>
            <numerusform>Your stack holds %n cards; crops of your choice instead: {crops}.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.supplied">
        <source>Your disc stays until your next turn.</source>
        <translation>Your disc stays until your next turn.</translation>
    </message>
    <message id="formidable_farm.table.supply_alone">
        <source>The sun moves on after each turn.</source>
        <translation>The sun moves on after each turn.</translation>
    </message>
    <message id="formidable_farm.table.supply_done">
        <source>Supplies: done</source>
        <translation>Supplies: done</translation>
    </message>
    <message id="formidable_farm.table.supply_once">
        <source>Move your disc once, before or after your cards.</source>
        <translation>Move your disc once, before or after your cards.</translation>
    </message>
    <message id="formidable_farm.table.supply_open">
        <source>Supplies: still to do</source>
        <translation>Supplies: still to do</translation>
    </message>
    <message id="formidable_farm.table.this_card">
        <source>This card</source>
        <translation>This card</translation>
    </message>
    <message id="formidable_farm.table.this_turn">
        <source>This turn</source>
        <translation>This turn</translation>
    </message>
    <message id="formidable_farm.table.to_go" numerus="yes">
        <source>%n cards to go</source>
        <translation>
            <numerusform>%n card to go</numerusform>
            <numerusform>%n cards to go</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.turn" numerus="yes">
        <source>This turn: %n of {limit} cards</source>
        <translation>
            <numerusform>This turn: %n of {limit} cards</numerusform>
            <numerusform>This turn: %n of {limit} cards</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.turn_alone" numerus="yes">
        <source>This turn: %n cards</source>
        <translation>
            <numerusform>This turn: %n card</numerusform>
            <numerusform>This turn: %n cards</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.turn_end">
        <source>At the end of the turn the market fills up and your played cards turn into coins.</source>
        <translation>At the end of the turn the market fills up and your played cards turn into coins.</translation>
    </message>
    <message id="formidable_farm.table.turn_of" numerus="yes">
        <source>{name}'s turn: %n cards</source>
        <translation>
            <numerusform>{name}'s turn: %n card</numerusform>
            <numerusform>{name}'s turn: %n cards</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.under">
        <source>Under</source>
        <translation>Under</translation>
    </message>
    <message id="formidable_farm.table.unknown">
        <source>none known</source>
        <translation>none known</translation>
    </message>
    <message id="formidable_farm.table.worth_rule">
        <source>That counts only among those who have done all their cards: wheat 1, cucumber and tomato 2, sheep and pig 3.</source>
        <translation>That counts only among those who have done all their cards: wheat 1, cucumber and tomato 2, sheep and pig 3.</translation>
    </message>
    <message id="formidable_farm.then">
        <source>{first}; {rest}</source>
        <translation>{first}; {rest}</translation>
    </message>
    <message id="formidable_farm.tie.crops">
        <source>Value of the crops left</source>
        <translation>Value of the crops left</translation>
    </message>
    <message id="formidable_farm.tie.turns">
        <source>Turns to spare</source>
        <translation>Turns to spare</translation>
    </message>
    <message id="formidable_farm.why.answer_first">
        <source>First answer this: {what}</source>
        <translation>First answer this: {what}</translation>
    </message>
    <message id="formidable_farm.why.buy_to_purse">
        <source>Drag it to the crop that you want.</source>
        <translation>Drag it to the crop that you want.</translation>
    </message>
    <message id="formidable_farm.why.buy_to_stack">
        <source>Drag it to your stack to draw a card.</source>
        <translation>Drag it to your stack to draw a card.</translation>
    </message>
    <message id="formidable_farm.why.coins">
        <source>Coins are paid by themselves; only some cards let you choose one.</source>
        <translation>Coins are paid by themselves; only some cards let you choose one.</translation>
    </message>
    <message id="formidable_farm.why.crops_pay">
        <source>Crops pay for a card: lay the card on the stall first.</source>
        <translation>Crops pay for a card: lay the card on the stall first.</translation>
    </message>
    <message id="formidable_farm.why.crops_pay_rest">
        <source>First give the rest of the crops.</source>
        <translation>First give the rest of the crops.</translation>
    </message>
    <message id="formidable_farm.why.different" numerus="yes">
        <source>{what} is paid already; this card wants %n different crops.</source>
        <translation>
            <numerusform>{what} is paid already; this card wants different crops.</numerusform>
            <numerusform>{what} is paid already; this card wants %n different crops.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.disc_on_space">
        <source>Your disc goes to one of the six supply spaces.</source>
        <translation>Your disc goes to one of the six supply spaces.</translation>
    </message>
    <message id="formidable_farm.why.discard">
        <source>Discards come back only when the market's stack is used up.</source>
        <translation>Discards come back only when the market's stack is used up.</translation>
    </message>
    <message id="formidable_farm.why.done">
        <source>The card is paid for.</source>
        <translation>The card is paid for.</translation>
    </message>
    <message id="formidable_farm.why.draws">
        <source>Cards are drawn only by supplies, by rewards or for 3 coins.</source>
        <translation>Cards are drawn only by supplies, by rewards or for 3 coins.</translation>
    </message>
    <message id="formidable_farm.why.empty_stack">
        <source>Your stack is empty: this draw does nothing.</source>
        <translation>Your stack is empty: this draw does nothing.</translation>
    </message>
    <message id="formidable_farm.why.join_price" numerus="yes">
        <source>Coins needed to join this space: {price}; you have %n.</source>
        <translation>
            <numerusform>Coins needed to join this space: {price}; you have %n.</numerusform>
            <numerusform>Coins needed to join this space: {price}; you have %n.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.limit" numerus="yes">
        <source>%n cards this turn: only a card that allows a further one goes on.</source>
        <translation>
            <numerusform>Only one card this turn.</numerusform>
            <numerusform>%n cards this turn: only a card that allows a further one goes on.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.market_deck">
        <source>The market is filled from its stack at the end of each turn.</source>
        <translation>The market is filled from its stack at the end of each turn.</translation>
    </message>
    <message id="formidable_farm.why.market_gap">
        <source>This place is filled at the end of the turn.</source>
        <translation>This place is filled at the end of the turn.</translation>
    </message>
    <message id="formidable_farm.why.market_limit">
        <source>No more market cards in this first turn of yours.</source>
        <translation>No more market cards in this first turn of yours.</translation>
    </message>
    <message id="formidable_farm.why.move_disc">
        <source>Move your disc to the space whose supplies you want.</source>
        <translation>Move your disc to the space whose supplies you want.</translation>
    </message>
    <message id="formidable_farm.why.needs_coins" numerus="yes">
        <source>This needs {price} coins; you have %n.</source>
        <translation>
            <numerusform>This needs {price} coins; you have %n.</numerusform>
            <numerusform>This needs {price} coins; you have %n.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.no_crop">
        <source>You have no more of this crop: {what}.</source>
        <translation>You have no more of this crop: {what}.</translation>
    </message>
    <message id="formidable_farm.why.not_asked">
        <source>What is left of the cost is not paid with: {what}.</source>
        <translation>What is left of the cost is not paid with: {what}.</translation>
    </message>
    <message id="formidable_farm.why.not_itself">
        <source>The card that you play cannot go under your stack.</source>
        <translation>The card that you play cannot go under your stack.</translation>
    </message>
    <message id="formidable_farm.why.not_your_turn">
        <source>It is {who}'s turn.</source>
        <translation>It is {who}'s turn.</translation>
    </message>
    <message id="formidable_farm.why.nothing_there">
        <source>There is nothing to take here.</source>
        <translation>There is nothing to take here.</translation>
    </message>
    <message id="formidable_farm.why.others">
        <source>This belongs to {who}.</source>
        <translation>This belongs to {who}.</translation>
    </message>
    <message id="formidable_farm.why.over">
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message id="formidable_farm.why.pay_animals">
        <source>Pay a sheep or a pig.</source>
        <translation>Pay a sheep or a pig.</translation>
    </message>
    <message id="formidable_farm.why.pay_first">
        <source>First pay for the card: drag crops to it.</source>
        <translation>First pay for the card: drag crops to it.</translation>
    </message>
    <message id="formidable_farm.why.pick_coin">
        <source>Choose one of your fulfilled cards.</source>
        <translation>Choose one of your fulfilled cards.</translation>
    </message>
    <message id="formidable_farm.why.pick_market" numerus="yes">
        <source>Choose %n market cards for your stack, one after the other.</source>
        <translation>
            <numerusform>Choose a market card for your stack.</numerusform>
            <numerusform>Choose %n market cards for your stack, one after the other.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.played">
        <source>A card of this turn becomes a coin at the end of the turn.</source>
        <translation>A card of this turn becomes a coin at the end of the turn.</translation>
    </message>
    <message id="formidable_farm.why.pool">
        <source>Crops of the supply are yours only when something brings them.</source>
        <translation>Crops of the supply are yours only when something brings them.</translation>
    </message>
    <message id="formidable_farm.why.same" numerus="yes">
        <source>This card wants %n crops of one kind.</source>
        <translation>
            <numerusform>This card wants crops of one kind.</numerusform>
            <numerusform>This card wants %n crops of one kind.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.short">
        <source>You lack for this card: {what}.</source>
        <translation>You lack for this card: {what}.</translation>
    </message>
    <message id="formidable_farm.why.short.any_number_sheep_or_pig">
        <source>You have neither sheep nor pig.</source>
        <translation>You have neither sheep nor pig.</translation>
    </message>
    <message id="formidable_farm.why.short.fulfilled_to_hand">
        <source>You have no fulfilled card to take to your hand.</source>
        <translation>You have no fulfilled card to take to your hand.</translation>
    </message>
    <message id="formidable_farm.why.short.fulfilled_under_stack">
        <source>You have no fulfilled card to put under your stack.</source>
        <translation>You have no fulfilled card to put under your stack.</translation>
    </message>
    <message id="formidable_farm.why.short.market_under_stack_1">
        <source>The market has no other card to put under your stack.</source>
        <translation>The market has no other card to put under your stack.</translation>
    </message>
    <message id="formidable_farm.why.short.market_under_stack_3">
        <source>The market has not three other cards to put under your stack.</source>
        <translation>The market has not three other cards to put under your stack.</translation>
    </message>
    <message id="formidable_farm.why.short.pay_fulfilled_3">
        <source>You need three fulfilled cards of earlier turns.</source>
        <translation>You need three fulfilled cards of earlier turns.</translation>
    </message>
    <message id="formidable_farm.why.stay_price" numerus="yes">
        <source>Coins needed to stay on this space: {price}; you have %n.</source>
        <translation>
            <numerusform>Coins needed to stay on this space: {price}; you have %n.</numerusform>
            <numerusform>Coins needed to stay on this space: {price}; you have %n.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.supplied">
        <source>You have taken supplies in this turn.</source>
        <translation>You have taken supplies in this turn.</translation>
    </message>
    <message id="formidable_farm.why.to_card">
        <source>Drag the crops to the card that is being paid.</source>
        <translation>Drag the crops to the card that is being paid.</translation>
    </message>
    <message id="formidable_farm.why.to_stall">
        <source>Lay the card on the next place of the stall.</source>
        <translation>Lay the card on the next place of the stall.</translation>
    </message>
</context>
</TS>
