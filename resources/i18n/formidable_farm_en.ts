<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="formidable_farm.about.auto_fulfil">
        <source>The top card of your stack goes straight to your fulfilled cards: no cost, no reward, and it does not count towards the three of this turn.</source>
        <translation>The top card of your stack goes straight to your fulfilled cards: no cost, no reward, and it does not count towards the three of this turn.</translation>
    </message>
    <message id="formidable_farm.about.cycle_hand">
        <source>Put hand cards under your stack, then draw as many as you put there.</source>
        <translation>Put hand cards under your stack, then draw as many as you put there.</translation>
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
    <message id="formidable_farm.about.move_and_supply">
        <source>Move your disc by the usual rules and take those supplies, too. Occupied spaces cost coins as always.</source>
        <translation>Move your disc by the usual rules and take those supplies, too. Occupied spaces cost coins as always.</translation>
    </message>
    <message id="formidable_farm.about.pay_to_draw">
        <source>Pay and draw, as often as you like up to the number shown, while your stack has cards.</source>
        <translation>Pay and draw, as often as you like up to the number shown, while your stack has cards.</translation>
    </message>
    <message id="formidable_farm.about.rearrange">
        <source>Look at the top cards of your stack and put each back, on top or under it, in any order.</source>
        <translation>Look at the top cards of your stack and put each back, on top or under it, in any order.</translation>
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
        <source>Play cards, or end your turn: %n left.</source>
        <translation>
            <numerusform>Play a card, or end your turn: %n left.</numerusform>
            <numerusform>Play cards, or end your turn: %n left.</numerusform>
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
    <message id="formidable_farm.prompt.paying">
        <source>How do you pay for the card?</source>
        <translation>How do you pay for the card?</translation>
    </message>
    <message id="formidable_farm.prompt.spaces" numerus="yes">
        <source>Choose a space whose supplies you take; %n to choose.</source>
        <translation>
            <numerusform>Choose a space whose supplies you take.</numerusform>
            <numerusform>Choose a space whose supplies you take; %n to choose.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.supplies" numerus="yes">
        <source>Take supplies or play cards: %n left this turn.</source>
        <translation>
            <numerusform>Take supplies or play a card: %n left this turn.</numerusform>
            <numerusform>Take supplies or play cards: %n left this turn.</numerusform>
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
    <message id="formidable_farm.score.done" numerus="yes">
        <source>Cards done, of %n</source>
        <translation>
            <numerusform>Cards done, of %n</numerusform>
            <numerusform>Cards done, of %n</numerusform>
        </translation>
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
