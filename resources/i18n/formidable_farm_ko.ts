<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
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
        <translation>더미 맨 위의 카드를 뒷면 그대로 완료한 카드로 둡니다. 비용도 보상도 없고, 이번 차례의 세 장에 들어가지 않습니다.</translation>
    </message>
    <message id="formidable_farm.about.coin">
        <source>Coin: {card}</source>
        <translation>동전: {card}</translation>
    </message>
    <message id="formidable_farm.about.coins" numerus="yes">
        <source>Coins: %n cards fulfilled in earlier turns, to be paid with.</source>
        <translation>
            <numerusform>완료한 카드(동전): %n장. 값으로 낼 수 있습니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.countdown">
        <source>The sun counts as a disc.</source>
        <translation>해도 원반으로 셉니다.</translation>
    </message>
    <message id="formidable_farm.about.crop" numerus="yes">
        <source>{crop}: you have %n.</source>
        <translation>
            <numerusform>{crop}: %n개 있습니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.cycle_hand">
        <source>Put hand cards under your stack, then draw as many as you put there.</source>
        <translation>손패를 더미 밑에 놓고, 놓은 만큼 뽑습니다.</translation>
    </message>
    <message id="formidable_farm.about.deck" numerus="yes">
        <source>The market's stack: %n cards. It fills the market at the end of each turn.</source>
        <translation>
            <numerusform>시장 더미: %n장. 차례가 끝날 때마다 시장을 채웁니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.disc">
        <source>The disc of {name}.</source>
        <translation>{name} 님의 원반.</translation>
    </message>
    <message id="formidable_farm.about.discard" numerus="yes">
        <source>Discards: %n cards. They are shuffled when the market's stack is used up.</source>
        <translation>
            <numerusform>버린 카드: %n장. 시장 더미가 떨어지면 섞어 씁니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.discount_next">
        <source>Only for the very next card of this turn; you choose which symbol to leave out. Special costs do not get cheaper.</source>
        <translation>이번 차례에 바로 다음으로 내는 카드에만 적용됩니다. 뺄 기호는 직접 고릅니다. 특수 비용은 줄지 않습니다.</translation>
    </message>
    <message id="formidable_farm.about.draw">
        <source>Draw cards from your stack. For each card that it lacks, take a crop of your choice.</source>
        <translation>더미에서 카드를 뽑습니다. 더미에 모자란 카드 1장마다 원하는 작물 1개를 가져옵니다.</translation>
    </message>
    <message id="formidable_farm.about.draw_bottom">
        <source>Draw from below your stack. An empty stack gives nothing.</source>
        <translation>더미 맨 밑의 카드를 뽑습니다. 더미가 비었으면 아무 일도 없습니다.</translation>
    </message>
    <message id="formidable_farm.about.draw_then_under">
        <source>Draw, then put hand cards under your stack. If the stack has too few, draw one and put none under; if it is empty, take a crop of your choice.</source>
        <translation>카드를 뽑은 뒤 손패를 더미 밑에 놓습니다. 더미가 모자라면 1장만 뽑고 놓지 않습니다. 비었으면 원하는 작물 1개를 가져옵니다.</translation>
    </message>
    <message id="formidable_farm.about.empty_stack">
        <source>Your stack is empty: nothing would be drawn.</source>
        <translation>더미가 비어 아무것도 뽑지 못합니다.</translation>
    </message>
    <message id="formidable_farm.about.exchange">
        <source>Give the first and take the second, as often as you like up to the number shown.</source>
        <translation>앞의 것을 내고 뒤의 것을 받습니다. 적힌 횟수까지 원하는 만큼 할 수 있습니다.</translation>
    </message>
    <message id="formidable_farm.about.extra_play">
        <source>You may play a fourth card in this turn. This card may be the fourth itself.</source>
        <translation>이번 차례에 네 번째 카드를 낼 수 있습니다. 이 카드를 네 번째로 내도 됩니다.</translation>
    </message>
    <message id="formidable_farm.about.extra_turn">
        <source>After this turn and the refill of the market you have another whole turn.</source>
        <translation>이번 차례가 끝나고 시장을 채운 뒤 바로 한 차례를 더 합니다.</translation>
    </message>
    <message id="formidable_farm.about.fulfilled_to_crop">
        <source>Pay fulfilled cards for crops, as often as you like up to the number shown.</source>
        <translation>완료한 카드를 내고 작물을 받습니다. 적힌 횟수까지 원하는 만큼 할 수 있습니다.</translation>
    </message>
    <message id="formidable_farm.about.gain">
        <source>Take these crops from the supply. There is no limit to what you may own.</source>
        <translation>이 작물을 공급처에서 가져옵니다. 작물은 얼마든지 모을 수 있습니다.</translation>
    </message>
    <message id="formidable_farm.about.gain_per_paid">
        <source>Once for each sheep and each pig that you pay for this card.</source>
        <translation>이 카드에 낸 양과 돼지 한 마리마다 한 번씩 받습니다.</translation>
    </message>
    <message id="formidable_farm.about.hand" numerus="yes">
        <source>Your hand: %n cards.</source>
        <translation>
            <numerusform>손: %n장.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.known_over">
        <source>You know what lies on top: {what}.</source>
        <translation>아는 윗장: {what}</translation>
    </message>
    <message id="formidable_farm.about.known_under">
        <source>You know what lies at the bottom: {what}.</source>
        <translation>아는 밑장: {what}</translation>
    </message>
    <message id="formidable_farm.about.lacks">
        <source>{card} – {what}</source>
        <translation>{card} – {what}</translation>
    </message>
    <message id="formidable_farm.about.laps" numerus="yes">
        <source>Spare discs: %n laps of the sun still to come.</source>
        <translation>
            <numerusform>남은 원반: 해가 %n바퀴 더 돕니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.market_gap">
        <source>This place of the market is filled at the end of the turn.</source>
        <translation>시장의 이 자리는 차례 끝에 채워집니다.</translation>
    </message>
    <message id="formidable_farm.about.move_and_supply">
        <source>Move your disc by the usual rules and take those supplies, too. Occupied spaces cost coins as always.</source>
        <translation>평소 규칙대로 원반을 옮기고 그 물자도 받습니다. 다른 원반이 있는 칸에는 늘 그렇듯 동전이 듭니다.</translation>
    </message>
    <message id="formidable_farm.about.next">
        <source>{first}; then {rest}</source>
        <translation>{first}, 다음 {rest}</translation>
    </message>
    <message id="formidable_farm.about.pay_to_draw">
        <source>Pay and draw, as often as you like up to the number shown, while your stack has cards.</source>
        <translation>값을 내고 카드를 뽑습니다. 더미에 카드가 있는 동안, 적힌 횟수까지 원하는 만큼 할 수 있습니다.</translation>
    </message>
    <message id="formidable_farm.about.pool">
        <source>{crop}: the general supply, which never runs out.</source>
        <translation>{crop}: 공급처. 떨어지는 일이 없습니다.</translation>
    </message>
    <message id="formidable_farm.about.rearrange">
        <source>Look at the top cards of your stack and put each back, on top or under it, in any order.</source>
        <translation>더미 위의 카드를 보고, 한 장씩 원하는 순서로 더미 위나 밑에 되돌려 놓습니다.</translation>
    </message>
    <message id="formidable_farm.about.side_crop">
        <source>Three coins for one crop of your choice, at any time of your turn.</source>
        <translation>동전 3개로 원하는 작물 1개. 내 차례 언제든지.</translation>
    </message>
    <message id="formidable_farm.about.side_draw">
        <source>Three coins for a card from your stack, at any time of your turn.</source>
        <translation>동전 3개로 더미에서 1장. 내 차례 언제든지.</translation>
    </message>
    <message id="formidable_farm.about.space_free">
        <source>{space}: free.</source>
        <translation>{space}: 무료.</translation>
    </message>
    <message id="formidable_farm.about.space_own" numerus="yes">
        <source>{space}: your disc is here; staying costs %n coins.</source>
        <translation>
            <numerusform>{space}: 내 원반이 있습니다. 머물려면 동전 %n개.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.space_paid" numerus="yes">
        <source>{space}: joining costs %n coins.</source>
        <translation>
            <numerusform>{space}: 차지된 칸이라 동전 %n개.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.stack" numerus="yes">
        <source>Your stack: %n cards. Supplies, rewards and coins let you draw from it.</source>
        <translation>
            <numerusform>내 더미: %n장. 물자, 보상, 동전으로 뽑습니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.stall" numerus="yes">
        <source>The stall: cards are played here; %n more this turn.</source>
        <translation>
            <numerusform>카드를 내는 곳입니다. 이번 차례 %n장 더.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.stall_alone">
        <source>The stall: as many cards as you can pay are played here.</source>
        <translation>원하는 만큼 카드를 내는 곳입니다.</translation>
    </message>
    <message id="formidable_farm.about.supply">
        <source>Your disc stays where it is, and others' discs cost nothing. A card can only be drawn from a stack that has one.</source>
        <translation>원반은 움직이지 않습니다. 다른 원반이 있어도 값을 내지 않습니다. 카드는 더미에 남아 있을 때만 뽑습니다.</translation>
    </message>
    <message id="formidable_farm.about.swap_hand_fulfilled">
        <source>A card from your hand counts as fulfilled, and a fulfilled one comes to your hand instead.</source>
        <translation>손패 1장을 완료한 카드로 두고, 대신 완료한 카드 1장을 손으로 가져옵니다.</translation>
    </message>
    <message id="formidable_farm.about.swap_hand_market">
        <source>A card from your hand and one of the market change places. The new card is yours to fulfil.</source>
        <translation>손패 1장과 시장 카드 1장을 바꿉니다. 새 카드는 내가 완료할 카드가 됩니다.</translation>
    </message>
    <message id="formidable_farm.about.third_card_bonus">
        <source>Only if this is the third card that you play in this turn.</source>
        <translation>이 카드를 이번 차례의 세 번째로 냈을 때만 받습니다.</translation>
    </message>
    <message id="formidable_farm.about.under">
        <source>The place under your stack, for cards that rewards and costs put there.</source>
        <translation>더미 밑입니다. 보상이나 비용으로 카드를 놓습니다.</translation>
    </message>
    <message id="formidable_farm.about_cost.any">
        <source>One crop of any kind, chosen symbol by symbol.</source>
        <translation>종류를 가리지 않는 작물 1개입니다. 하나씩 고릅니다.</translation>
    </message>
    <message id="formidable_farm.about_cost.any_number_sheep_or_pig">
        <source>At least one sheep or pig, and as many more as you like, mixed as you like.</source>
        <translation>양이나 돼지를 한 마리 이상, 원하는 만큼 냅니다. 섞어도 됩니다.</translation>
    </message>
    <message id="formidable_farm.about_cost.different">
        <source>All of these are paid with different kinds.</source>
        <translation>이것들은 모두 서로 다른 종류로 냅니다.</translation>
    </message>
    <message id="formidable_farm.about_cost.fulfilled_to_hand">
        <source>One of your fulfilled cards comes back to your hand: you have one more to do.</source>
        <translation>완료한 카드 1장을 손으로 가져옵니다. 완료할 카드가 1장 늘어납니다.</translation>
    </message>
    <message id="formidable_farm.about_cost.fulfilled_under_stack">
        <source>One of your fulfilled cards goes under your stack: you have one more to do.</source>
        <translation>완료한 카드 1장을 내 더미 밑에 놓습니다. 완료할 카드가 1장 늘어납니다.</translation>
    </message>
    <message id="formidable_farm.about_cost.market_under_stack_1">
        <source>A market card other than this one goes under your stack: you have one more to do.</source>
        <translation>이 카드가 아닌 시장 카드 1장을 내 더미 밑에 놓습니다. 완료할 카드가 1장 늘어납니다.</translation>
    </message>
    <message id="formidable_farm.about_cost.market_under_stack_3">
        <source>Three market cards other than this one go under your stack: you have three more to do.</source>
        <translation>이 카드가 아닌 시장 카드 3장을 내 더미 밑에 놓습니다. 완료할 카드가 3장 늘어납니다.</translation>
    </message>
    <message id="formidable_farm.about_cost.pay_fulfilled_3">
        <source>Three of your fulfilled cards go to the discards. Cards of this turn do not count yet.</source>
        <translation>완료한 카드 3장을 내어 버립니다. 이번 차례의 카드는 아직 쓸 수 없습니다.</translation>
    </message>
    <message id="formidable_farm.about_cost.same">
        <source>All of these are paid with one and the same kind.</source>
        <translation>이것들은 모두 한 종류로 냅니다.</translation>
    </message>
    <message id="formidable_farm.began.extra">
        <source>{who} has an extra turn.</source>
        <translation>{who} 님이 한 차례를 더 합니다.</translation>
    </message>
    <message id="formidable_farm.began.turn">
        <source>{who}'s turn begins.</source>
        <translation>{who} 님의 차례입니다.</translation>
    </message>
    <message id="formidable_farm.card">
        <source>{cost} &gt; {reward}</source>
        <translation>{cost} → {reward}</translation>
    </message>
    <message id="formidable_farm.clock.alone" numerus="yes">
        <source>Turn {day}: %n left</source>
        <translation>
            <numerusform>{day}째 차례, %n번 남음</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.clock.alone_over" numerus="yes">
        <source>Over in turn {day}, %n left</source>
        <translation>
            <numerusform>{day}째 차례에 끝(%n번 남음)</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.clock.last" numerus="yes">
        <source>Round {round}: last round, %n turns left</source>
        <translation>
            <numerusform>라운드 {round}: 마지막(%n차례 남음)</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.clock.over" numerus="yes">
        <source>Over after %n rounds</source>
        <translation>
            <numerusform>%n라운드로 끝</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.clock.round" numerus="yes">
        <source>Round %n; {name} began</source>
        <translation>
            <numerusform>라운드 %n, 선은 {name} 님</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.any" numerus="yes">
        <source>%n of any kind</source>
        <translation>
            <numerusform>아무 작물 %n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.cucumber" numerus="yes">
        <source>%n cucumbers</source>
        <translation>
            <numerusform>오이 %n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.different" numerus="yes">
        <source>%n of different kinds</source>
        <translation>
            <numerusform>서로 다른 작물 %n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.pig" numerus="yes">
        <source>%n pigs</source>
        <translation>
            <numerusform>돼지 %n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.same" numerus="yes">
        <source>%n of one kind</source>
        <translation>
            <numerusform>같은 작물 %n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.sheep" numerus="yes">
        <source>%n sheep</source>
        <translation>
            <numerusform>양 %n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.tomato" numerus="yes">
        <source>%n tomatoes</source>
        <translation>
            <numerusform>토마토 %n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.wheat" numerus="yes">
        <source>%n wheat</source>
        <translation>
            <numerusform>밀 %n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.doubt.end_early">
        <source>You have not taken supplies. End the turn anyway?</source>
        <translation>아직 물자를 받지 않았습니다. 그래도 차례를 마칠까요?</translation>
    </message>
    <message id="formidable_farm.effect.auto_fulfil" numerus="yes">
        <source>fulfil the top %n cards of your stack</source>
        <translation>
            <numerusform>더미 위의 %n장을 그대로 완료하기</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.cycle_hand" numerus="yes">
        <source>put up to %n hand cards under your stack and draw as many</source>
        <translation>
            <numerusform>손패를 %n장까지 더미 밑에 놓고 그만큼 뽑기</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.discount_next" numerus="yes">
        <source>the next card of this turn costs %n crops less</source>
        <translation>
            <numerusform>이번 차례의 다음 카드에 작물 %n개 덜 내기</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.draw" numerus="yes">
        <source>draw %n cards</source>
        <translation>
            <numerusform>카드 %n장 뽑기</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.draw_bottom" numerus="yes">
        <source>draw the bottom %n cards</source>
        <translation>
            <numerusform>더미 맨 밑에서 %n장 뽑기</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.draw_then_under" numerus="yes">
        <source>draw %n cards, then put {under} under your stack</source>
        <translation>
            <numerusform>카드 %n장 뽑고 손패 {under}장을 더미 밑으로</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.exchange" numerus="yes">
        <source>exchange {give} for {take}, up to %n times</source>
        <translation>
            <numerusform>{give} 내고 {take} 받기(최대 %n번)</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.extra_play" numerus="yes">
        <source>%n cards more in this turn</source>
        <translation>
            <numerusform>이번 차례에 카드 %n장 더 내기</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.extra_turn">
        <source>one more turn after this one</source>
        <translation>이번 차례 뒤에 한 차례 더</translation>
    </message>
    <message id="formidable_farm.effect.fulfilled_to_crop" numerus="yes">
        <source>pay {coins} fulfilled for {take}, up to %n times</source>
        <translation>
            <numerusform>완료한 카드 {coins}장을 내고 {take} 받기(최대 %n번)</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.gain">
        <source>{crops}</source>
        <translation>{crops}</translation>
    </message>
    <message id="formidable_farm.effect.gain_per_paid">
        <source>{crops} for each animal paid</source>
        <translation>낸 동물 한 마리마다 {crops}</translation>
    </message>
    <message id="formidable_farm.effect.move_and_supply">
        <source>move your disc and take supplies</source>
        <translation>원반을 옮기고 물자 받기</translation>
    </message>
    <message id="formidable_farm.effect.pay_to_draw" numerus="yes">
        <source>pay {give} to draw {draw}, up to %n times</source>
        <translation>
            <numerusform>{give} 내고 카드 {draw}장 뽑기(최대 %n번)</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.rearrange" numerus="yes">
        <source>look at the top %n cards of your stack and put each on top or under</source>
        <translation>
            <numerusform>더미 위의 %n장을 보고 위나 밑에 되돌리기</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.swap_hand_fulfilled" numerus="yes">
        <source>swap up to %n hand cards with fulfilled cards</source>
        <translation>
            <numerusform>손패와 완료한 카드 바꾸기(최대 %n장)</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.swap_hand_market" numerus="yes">
        <source>swap up to %n hand cards with market cards</source>
        <translation>
            <numerusform>손패와 시장 카드 바꾸기(최대 %n장)</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.third_card_bonus">
        <source>{crops} if this is your third card</source>
        <translation>세 번째 카드라면 {crops}</translation>
    </message>
    <message id="formidable_farm.fact.cards">
        <source>stack {stack}, hand {hand}</source>
        <translation>더미 {stack}, 손 {hand}</translation>
    </message>
    <message id="formidable_farm.fact.coins" numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>동전 %n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.fact.crops">
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message id="formidable_farm.fact.days">
        <source>Cards done in turn {day}: {n}</source>
        <translation>{day}째 차례에 완료한 카드: {n}</translation>
    </message>
    <message id="formidable_farm.fact.disc">
        <source>disc at: {space}</source>
        <translation>원반: {space}</translation>
    </message>
    <message id="formidable_farm.fact.go_and_coins">
        <source>{go} · {coins}</source>
        <translation>{go} · {coins}</translation>
    </message>
    <message id="formidable_farm.fact.to_go" numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>남음 %n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.fault.alike">
        <source>Card {card} is the same as card {other}.</source>
        <translation>카드 {card}의 내용이 카드 {other}의 내용과 같습니다.</translation>
    </message>
    <message id="formidable_farm.fault.board">
        <source>The supply board needs these six spaces, clockwise: {allowed}.</source>
        <translation>보급판에는 다음 여섯 칸이 시계 방향 순서로 하나씩 있어야 합니다: {allowed}</translation>
    </message>
    <message id="formidable_farm.fault.code">
        <source>This part of the deck's text cannot be read: {code}.</source>
        <translation>직접 만든 카드의 이 부분을 읽을 수 없습니다: {code}</translation>
    </message>
    <message id="formidable_farm.fault.count" numerus="yes">
        <source>The deck has %n cards and needs {needed}.</source>
        <translation>
            <numerusform>카드가 %n장입니다. {needed}장이어야 합니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.fault.field">
        <source>Card {card}, {field}: {found} is not allowed; allowed: {allowed}.</source>
        <translation>카드 {card}의 {field}: 쓸 수 없는 값 "{found}". 쓸 수 있는 값: {allowed}</translation>
    </message>
    <message id="formidable_farm.fault.format">
        <source>Format: {found} is not known; allowed: {allowed}.</source>
        <translation>읽을 수 없는 파일 형식 "{found}". 쓸 수 있는 값: {allowed}</translation>
    </message>
    <message id="formidable_farm.fault.lacks">
        <source>No card has this in {field}: {what}.</source>
        <translation>{field}: 이것이 있는 카드가 한 장도 없습니다({what}).</translation>
    </message>
    <message id="formidable_farm.fault.lone">
        <source>Card {card}, {field}: one alone cannot be the same or different; two or more are allowed.</source>
        <translation>카드 {card}의 {field}: 같은 작물이나 서로 다른 작물은 두 개 이상이어야 합니다.</translation>
    </message>
    <message id="formidable_farm.fault.more" numerus="yes">
        <source>%n more faults are not listed here.</source>
        <translation>
            <numerusform>이 밖에도 잘못된 곳이 %n곳 더 있습니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.fault.no_cards">
        <source>The file has no list of cards under the name {field}.</source>
        <translation>파일에 {field} 이름의 카드 목록이 없습니다.</translation>
    </message>
    <message id="formidable_farm.fault.no_json">
        <source>This is no JSON file.</source>
        <translation>올바른 형식의 파일이 아닙니다.</translation>
    </message>
    <message id="formidable_farm.fault.not_read">
        <source>The file cannot be read: {reason}.</source>
        <translation>파일을 읽을 수 없습니다: {reason}.</translation>
    </message>
    <message id="formidable_farm.fault.same_name">
        <source>Another file already holds a deck of this name: {deck}.</source>
        <translation>같은 이름의 카드 구성이 다른 파일에도 있습니다: {deck}.</translation>
    </message>
    <message id="formidable_farm.fault.too_large">
        <source>The file is too large for a deck.</source>
        <translation>카드 구성 파일로는 너무 큽니다.</translation>
    </message>
    <message id="formidable_farm.fault.too_long">
        <source>The deck is longer than the {most} characters that a saved game can hold.</source>
        <translation>카드 구성이 너무 깁니다. 저장 파일에는 {most}자까지 들어갑니다.</translation>
    </message>
    <message id="formidable_farm.fault.twice">
        <source>Card {card}: another card already has this id.</source>
        <translation>카드 {card}: 이름이 같은 카드가 또 있습니다.</translation>
    </message>
    <message id="formidable_farm.list">
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message id="formidable_farm.log.animal">
        <source>{who} paid {what} more.</source>
        <translation>{who} 님이 더 냈습니다: {what}</translation>
    </message>
    <message id="formidable_farm.log.animals" numerus="yes">
        <source>{who} paid %n animals in all.</source>
        <translation>
            <numerusform>{who} 님이 모두 %n마리를 냈습니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.log.buy_crop">
        <source>{who} bought {what} for 3 coins.</source>
        <translation>{who} 님이 동전 3개로 작물을 샀습니다: {what}</translation>
    </message>
    <message id="formidable_farm.log.buy_draw">
        <source>{who} drew a card for 3 coins.</source>
        <translation>{who} 님이 동전 3개로 카드 1장을 뽑았습니다.</translation>
    </message>
    <message id="formidable_farm.log.crop">
        <source>{who} took {what}.</source>
        <translation>{who} 님이 작물을 가져왔습니다: {what}</translation>
    </message>
    <message id="formidable_farm.log.cycled" numerus="yes">
        <source>{who} drew %n cards for those under the stack.</source>
        <translation>
            <numerusform>{who} 님이 밑에 놓은 만큼 %n장을 뽑았습니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.log.cycled_none">
        <source>{who} kept the hand.</source>
        <translation>{who} 님이 손패를 그대로 두었습니다.</translation>
    </message>
    <message id="formidable_farm.log.end">
        <source>{who} ended the turn.</source>
        <translation>{who} 님이 차례를 끝냈습니다.</translation>
    </message>
    <message id="formidable_farm.log.end_early">
        <source>{who} ended the turn without supplies.</source>
        <translation>{who} 님이 물자를 받지 않고 차례를 끝냈습니다.</translation>
    </message>
    <message id="formidable_farm.log.enough">
        <source>{who} took no more of: {what}.</source>
        <translation>{who} 님이 여기까지만 했습니다: {what}</translation>
    </message>
    <message id="formidable_farm.log.look_over">
        <source>{who} put a card back on top of the stack.</source>
        <translation>{who} 님이 카드 1장을 더미 위에 되돌려 놓았습니다.</translation>
    </message>
    <message id="formidable_farm.log.look_under">
        <source>{who} put a card back under the stack.</source>
        <translation>{who} 님이 카드 1장을 더미 밑에 되돌려 놓았습니다.</translation>
    </message>
    <message id="formidable_farm.log.paid">
        <source>{who} paid the cost of: {card}.</source>
        <translation>{who} 님이 비용을 냈습니다: {card}</translation>
    </message>
    <message id="formidable_farm.log.play">
        <source>{who} played {card}.</source>
        <translation>{who} 님이 카드를 냈습니다: {card}</translation>
    </message>
    <message id="formidable_farm.log.skip">
        <source>{who} left the reward: {what}.</source>
        <translation>{who} 님이 보상을 받지 않았습니다: {what}</translation>
    </message>
    <message id="formidable_farm.log.sold" numerus="yes">
        <source>{who} paid %n fulfilled cards for crops.</source>
        <translation>
            <numerusform>{who} 님이 완료한 카드 %n장을 작물로 바꾸었습니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.log.space">
        <source>{who} took the supplies of a space: {space}.</source>
        <translation>{who} 님이 이 칸의 물자를 받았습니다: {space}</translation>
    </message>
    <message id="formidable_farm.log.supplies">
        <source>{who} took supplies: {space}.</source>
        <translation>{who} 님이 물자를 받았습니다: {space}</translation>
    </message>
    <message id="formidable_farm.log.supplies_paid" numerus="yes">
        <source>{who} took supplies for %n coins: {space}.</source>
        <translation>
            <numerusform>{who} 님이 동전 %n개를 내고 물자를 받았습니다: {space}</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.log.swap">
        <source>{who} swapped a hand card with a market card.</source>
        <translation>{who} 님이 손패 1장과 시장 카드 1장을 바꾸었습니다.</translation>
    </message>
    <message id="formidable_farm.log.swap_back">
        <source>{who} took a fulfilled card to hand.</source>
        <translation>{who} 님이 완료한 카드 1장을 손으로 가져왔습니다.</translation>
    </message>
    <message id="formidable_farm.log.swap_coin">
        <source>{who} put a hand card among the fulfilled cards.</source>
        <translation>{who} 님이 손패 1장을 완료한 카드로 두었습니다.</translation>
    </message>
    <message id="formidable_farm.log.take">
        <source>{who} took the reward: {what}.</source>
        <translation>{who} 님이 보상을 받았습니다: {what}</translation>
    </message>
    <message id="formidable_farm.log.trade">
        <source>{who} played a market card: {card}.</source>
        <translation>{who} 님이 시장 카드를 냈습니다: {card}</translation>
    </message>
    <message id="formidable_farm.log.traded">
        <source>{who} gave {what} in exchange.</source>
        <translation>{who} 님이 교환하려고 냈습니다: {what}</translation>
    </message>
    <message id="formidable_farm.log.under">
        <source>{who} put a hand card under the stack.</source>
        <translation>{who} 님이 손패 1장을 더미 밑에 놓았습니다.</translation>
    </message>
    <message id="formidable_farm.move.animal">
        <source>Pay one more</source>
        <translation>한 마리 더 내기</translation>
    </message>
    <message id="formidable_farm.move.buy_crop">
        <source>3 coins: any crop</source>
        <translation>동전 3개: 원하는 작물</translation>
    </message>
    <message id="formidable_farm.move.buy_draw">
        <source>3 coins: draw a card</source>
        <translation>동전 3개: 카드 뽑기</translation>
    </message>
    <message id="formidable_farm.move.crop">
        <source>Take this crop</source>
        <translation>이 작물 받기</translation>
    </message>
    <message id="formidable_farm.move.end">
        <source>End turn</source>
        <translation>차례 끝내기</translation>
    </message>
    <message id="formidable_farm.move.end_early">
        <source>End turn without supplies</source>
        <translation>물자 없이 차례 끝내기</translation>
    </message>
    <message id="formidable_farm.move.enough">
        <source>Enough</source>
        <translation>그만</translation>
    </message>
    <message id="formidable_farm.move.give">
        <source>Give crops</source>
        <translation>작물 내기</translation>
    </message>
    <message id="formidable_farm.move.look_over">
        <source>On top of the stack</source>
        <translation>더미 위로</translation>
    </message>
    <message id="formidable_farm.move.look_under">
        <source>Back under the stack</source>
        <translation>더미 밑으로 되돌리기</translation>
    </message>
    <message id="formidable_farm.move.play">
        <source>Play the card</source>
        <translation>카드 내기</translation>
    </message>
    <message id="formidable_farm.move.sell">
        <source>Pay coins for this crop</source>
        <translation>동전으로 이 작물 받기</translation>
    </message>
    <message id="formidable_farm.move.skip">
        <source>Skip</source>
        <translation>받지 않기</translation>
    </message>
    <message id="formidable_farm.move.space">
        <source>Supplies of this space</source>
        <translation>이 칸의 물자 받기</translation>
    </message>
    <message id="formidable_farm.move.supply">
        <source>Take supplies</source>
        <translation>물자 받기</translation>
    </message>
    <message id="formidable_farm.move.swap">
        <source>Swap the cards</source>
        <translation>카드 바꾸기</translation>
    </message>
    <message id="formidable_farm.move.swap_back">
        <source>To the hand</source>
        <translation>손으로</translation>
    </message>
    <message id="formidable_farm.move.swap_coin">
        <source>To the fulfilled cards</source>
        <translation>완료한 카드로</translation>
    </message>
    <message id="formidable_farm.move.take">
        <source>Take it</source>
        <translation>받기</translation>
    </message>
    <message id="formidable_farm.move.trade">
        <source>Play the market card</source>
        <translation>시장 카드 내기</translation>
    </message>
    <message id="formidable_farm.move.under">
        <source>Under the stack</source>
        <translation>더미 밑으로</translation>
    </message>
    <message id="formidable_farm.name.cucumber">
        <source>Cucumber</source>
        <translation>오이</translation>
    </message>
    <message id="formidable_farm.name.pig">
        <source>Pig</source>
        <translation>돼지</translation>
    </message>
    <message id="formidable_farm.name.sheep">
        <source>Sheep</source>
        <translation>양</translation>
    </message>
    <message id="formidable_farm.name.tomato">
        <source>Tomato</source>
        <translation>토마토</translation>
    </message>
    <message id="formidable_farm.name.wheat">
        <source>Wheat</source>
        <translation>밀</translation>
    </message>
    <message id="formidable_farm.note.empty_stack">
        <source>The stack is empty: nothing is drawn.</source>
        <translation>더미가 비어 아무것도 뽑지 못합니다.</translation>
    </message>
    <message id="formidable_farm.note.last_round">
        <source>{who} has fulfilled all cards: this round is the last.</source>
        <translation>{who} 님이 모든 카드를 완료했습니다. 이번 라운드가 마지막입니다.</translation>
    </message>
    <message id="formidable_farm.note.one_to_go">
        <source>{who} has 1 card to go.</source>
        <translation>{who} 님, 한 장 남았습니다.</translation>
    </message>
    <message id="formidable_farm.nothing">
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message id="formidable_farm.option.own">
        <source>Own deck</source>
        <translation>직접 만든 카드 구성</translation>
    </message>
    <message id="formidable_farm.option.own.ours">
        <source>Farmdesk's deck</source>
        <translation>Farmdesk의 카드</translation>
    </message>
    <message id="formidable_farm.prompt.alone.cards">
        <source>Play cards, or end your turn.</source>
        <translation>카드를 내거나 차례를 끝내세요.</translation>
    </message>
    <message id="formidable_farm.prompt.alone.supplies">
        <source>Take supplies or play cards.</source>
        <translation>물자를 받거나 카드를 내세요.</translation>
    </message>
    <message id="formidable_farm.prompt.animals" numerus="yes">
        <source>%n animals paid. One more?</source>
        <translation>
            <numerusform>%n마리를 냈습니다. 한 마리 더 낼까요?</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.cards" numerus="yes">
        <source>Play up to %n cards, or end your turn.</source>
        <translation>
            <numerusform>카드를 내거나(%n장까지) 차례를 끝내세요.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.crops" numerus="yes">
        <source>Choose %n crops to take, one by one.</source>
        <translation>
            <numerusform>가져올 작물을 고르세요(%n개 남음).</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.cycle" numerus="yes">
        <source>Put up to %n hand cards under your stack; then you draw as many.</source>
        <translation>
            <numerusform>손패를 %n장까지 더미 밑에 놓을 수 있습니다. 놓은 만큼 뽑습니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.end">
        <source>Your cards of this turn are played: end your turn.</source>
        <translation>이번 차례의 카드를 다 냈습니다. 차례를 끝내세요.</translation>
    </message>
    <message id="formidable_farm.prompt.look">
        <source>Put each card back, on top of your stack or under it. The last one on top is drawn first.</source>
        <translation>카드를 한 장씩 더미 위나 밑에 되돌려 놓으세요. 마지막에 위에 놓은 카드를 가장 먼저 뽑게 됩니다.</translation>
    </message>
    <message id="formidable_farm.prompt.may">
        <source>Do you want this: {what}?</source>
        <translation>이 보상을 받을까요? {what}</translation>
    </message>
    <message id="formidable_farm.prompt.moving">
        <source>Move your disc and take supplies again?</source>
        <translation>원반을 옮겨 물자를 한 번 더 받을까요?</translation>
    </message>
    <message id="formidable_farm.prompt.only_supplies">
        <source>The cards of this turn are played: take supplies, or end your turn.</source>
        <translation>이번 차례의 카드를 다 냈습니다. 물자를 받거나 차례를 끝내세요.</translation>
    </message>
    <message id="formidable_farm.prompt.paid">
        <source>Paid: {what}. Drag lit crops to the card, or press an answer.</source>
        <translation>낸 것: {what}. 빛나는 작물을 카드로 끌거나 버튼을 누르세요.</translation>
    </message>
    <message id="formidable_farm.prompt.pay_any" numerus="yes">
        <source>Pay for the card: %n crops left.</source>
        <translation>
            <numerusform>카드 값을 치르세요: 작물 %n개 남음.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.pay_different" numerus="yes">
        <source>Pay for the card: %n crops of different kinds left.</source>
        <translation>
            <numerusform>카드 값을 치르세요: 서로 다른 작물 %n개 남음.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.pay_same" numerus="yes">
        <source>Pay for the card: %n crops of one kind left.</source>
        <translation>
            <numerusform>카드 값을 치르세요: 같은 작물 %n개 남음.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.paying">
        <source>How do you pay for the card?</source>
        <translation>이 카드의 비용을 어떻게 낼까요?</translation>
    </message>
    <message id="formidable_farm.prompt.pick_market" numerus="yes">
        <source>Choose %n market cards for your stack.</source>
        <translation>
            <numerusform>더미 밑에 놓을 시장 카드를 %n장 더 고르세요.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.pick_to_hand">
        <source>Choose the fulfilled card that comes to your hand.</source>
        <translation>손으로 가져올 완료한 카드를 고르세요.</translation>
    </message>
    <message id="formidable_farm.prompt.pick_under">
        <source>Choose the fulfilled card that goes under your stack.</source>
        <translation>더미 밑에 놓을 완료한 카드를 고르세요.</translation>
    </message>
    <message id="formidable_farm.prompt.spaces" numerus="yes">
        <source>Choose a space whose supplies you take; %n to choose.</source>
        <translation>
            <numerusform>물자를 받을 칸을 고르세요(%n번 남음).</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.supplies" numerus="yes">
        <source>Take supplies, or play up to %n cards.</source>
        <translation>
            <numerusform>물자를 받거나 카드를 내세요(%n장까지).</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.swap_back">
        <source>Which fulfilled card comes to your hand?</source>
        <translation>완료한 카드 가운데 어느 것을 손으로 가져올까요?</translation>
    </message>
    <message id="formidable_farm.prompt.swap_coin">
        <source>Swap a hand card with a fulfilled card? First choose the hand card.</source>
        <translation>손패 1장과 완료한 카드 1장을 바꿀까요? 먼저 손패를 고르세요.</translation>
    </message>
    <message id="formidable_farm.prompt.swap_market">
        <source>Swap a hand card with a market card?</source>
        <translation>손패 1장과 시장 카드 1장을 바꿀까요?</translation>
    </message>
    <message id="formidable_farm.prompt.trade" numerus="yes">
        <source>{what}: up to %n times more?</source>
        <translation>
            <numerusform>{what}: %n번 더 할 수 있습니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.under" numerus="yes">
        <source>Put %n hand cards under your stack, one by one.</source>
        <translation>
            <numerusform>손패 %n장을 더미 밑에 놓으세요.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.buys" numerus="yes">
        <source>%n coins for: {crop}; {left} left.</source>
        <translation>
            <numerusform>동전 %n개로 {crop}({left}개 남음).</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.buys_card" numerus="yes">
        <source>%n coins for a card from your stack; {left} left.</source>
        <translation>
            <numerusform>동전 %n개로 더미에서 1장({left}개 남음).</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.choose_payment">
        <source>You choose what to pay; the cheapest way leaves: {what}.</source>
        <translation>낼 것을 고릅니다. 가장 싸면 남는 것: {what}</translation>
    </message>
    <message id="formidable_farm.remark.coin_to_hand">
        <source>This card comes to your hand: one more to do.</source>
        <translation>손으로 돌아와 완료할 카드가 1장 늘어납니다.</translation>
    </message>
    <message id="formidable_farm.remark.coin_under">
        <source>This card goes under your stack: one more to do.</source>
        <translation>더미 밑으로 가서 완료할 카드가 1장 늘어납니다.</translation>
    </message>
    <message id="formidable_farm.remark.goes_on_top">
        <source>Goes on top of your stack, to be drawn next.</source>
        <translation>더미 맨 위로 가서 다음에 뽑힙니다.</translation>
    </message>
    <message id="formidable_farm.remark.goes_under">
        <source>Goes under your stack, to be drawn last.</source>
        <translation>더미 맨 밑으로 가서 마지막에 뽑힙니다.</translation>
    </message>
    <message id="formidable_farm.remark.leaves">
        <source>Leaves you: {what}.</source>
        <translation>남는 것: {what}</translation>
    </message>
    <message id="formidable_farm.remark.market_under" numerus="yes">
        <source>Goes under your stack: then %n cards to go.</source>
        <translation>
            <numerusform>더미 밑으로 갑니다. 남은 카드가 %n장이 됩니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.pays">
        <source>Pays the rest. Leaves you: {what}.</source>
        <translation>값을 다 냅니다. 남는 것: {what}</translation>
    </message>
    <message id="formidable_farm.remark.pays_draw">
        <source>Pays for drawing a card.</source>
        <translation>카드를 뽑는 값으로 냅니다.</translation>
    </message>
    <message id="formidable_farm.remark.pays_part">
        <source>Pays a part of it.</source>
        <translation>일부를 냅니다.</translation>
    </message>
    <message id="formidable_farm.remark.supply_free">
        <source>Free. You take: {space}.</source>
        <translation>무료. 받는 것: {space}</translation>
    </message>
    <message id="formidable_farm.remark.supply_join" numerus="yes">
        <source>Joining costs %n coins, {left} left. You take: {space}.</source>
        <translation>
            <numerusform>동전 %n개를 내고({left}개 남음) 받는 것: {space}</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.supply_nothing" numerus="yes">
        <source>Your stack is empty: nothing for %n coins.</source>
        <translation>
            <numerusform>더미가 비었습니다. 동전 %n개를 내도 받는 것이 없습니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.supply_stay" numerus="yes">
        <source>Staying costs %n coins, {left} left. You take: {space}.</source>
        <translation>
            <numerusform>머무는 데 동전 %n개({left}개 남음). 받는 것: {space}</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.take">
        <source>You take: {what}.</source>
        <translation>받는 것: {what}</translation>
    </message>
    <message id="formidable_farm.score.crop">
        <source>Left over: {crop}, {each} each</source>
        <translation>남은 {crop}(하나에 {each})</translation>
    </message>
    <message id="formidable_farm.score.done" numerus="yes">
        <source>Cards done, of %n</source>
        <translation>
            <numerusform>완료한 카드(%n장 중)</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.score.own">
        <source>Own cards done</source>
        <translation>완료한 내 카드</translation>
    </message>
    <message id="formidable_farm.score.to_go">
        <source>Cards still to go</source>
        <translation>남은 카드</translation>
    </message>
    <message id="formidable_farm.score.traded">
        <source>Market cards done</source>
        <translation>완료한 시장 카드</translation>
    </message>
    <message id="formidable_farm.score.turns">
        <source>Turns taken</source>
        <translation>진행한 차례</translation>
    </message>
    <message id="formidable_farm.space.card1">
        <source>1 card</source>
        <translation>카드 1장</translation>
    </message>
    <message id="formidable_farm.space.cucumber2">
        <source>2 cucumbers</source>
        <translation>오이 2</translation>
    </message>
    <message id="formidable_farm.space.pig1">
        <source>1 pig</source>
        <translation>돼지 1</translation>
    </message>
    <message id="formidable_farm.space.sheep1">
        <source>1 sheep</source>
        <translation>양 1</translation>
    </message>
    <message id="formidable_farm.space.tomato2">
        <source>2 tomatoes</source>
        <translation>토마토 2</translation>
    </message>
    <message id="formidable_farm.space.wheat3">
        <source>3 wheat</source>
        <translation>밀 3</translation>
    </message>
    <message id="formidable_farm.special.any_number_sheep_or_pig">
        <source>any number of sheep or pigs</source>
        <translation>양이나 돼지를 원하는 만큼</translation>
    </message>
    <message id="formidable_farm.special.fulfilled_to_hand">
        <source>1 fulfilled card to your hand</source>
        <translation>완료한 카드 1장을 손으로</translation>
    </message>
    <message id="formidable_farm.special.fulfilled_under_stack">
        <source>1 fulfilled card under your stack</source>
        <translation>완료한 카드 1장을 더미 밑으로</translation>
    </message>
    <message id="formidable_farm.special.market_under_stack_1">
        <source>1 market card under your stack</source>
        <translation>시장 카드 1장을 더미 밑으로</translation>
    </message>
    <message id="formidable_farm.special.market_under_stack_3">
        <source>3 market cards under your stack</source>
        <translation>시장 카드 3장을 더미 밑으로</translation>
    </message>
    <message id="formidable_farm.special.pay_fulfilled_3">
        <source>3 fulfilled cards</source>
        <translation>완료한 카드 3장</translation>
    </message>
    <message id="formidable_farm.supply.adjacent" numerus="yes">
        <source>supplies of spaces beside your disc, %n times</source>
        <translation>
            <numerusform>옆 칸의 물자(%n번)</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.supply.any" numerus="yes">
        <source>supplies of any space, %n times</source>
        <translation>
            <numerusform>아무 칸 하나의 물자(%n번)</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.supply.opposite" numerus="yes">
        <source>supplies of the space opposite your disc, %n times</source>
        <translation>
            <numerusform>맞은편 칸의 물자(%n번)</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.supply.own" numerus="yes">
        <source>supplies of your disc's space, %n times</source>
        <translation>
            <numerusform>내 원반이 있는 칸의 물자(%n번)</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.supply.previous" numerus="yes">
        <source>supplies of the previous player's space, %n times</source>
        <translation>
            <numerusform>바로 앞 사람의 원반이 있는 칸의 물자(%n번)</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.badge_cards" numerus="yes">
        <source>%n cards allowed</source>
        <translation>
            <numerusform>%n장까지</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.badge_discount" numerus="yes">
        <source>next card %n less</source>
        <translation>
            <numerusform>다음 카드 %n개 덜</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.badge_extra" numerus="yes">
        <source>%n extra turns</source>
        <translation>
            <numerusform>추가 차례 %n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.buy_crop">
        <source>any crop</source>
        <translation>원하는 작물</translation>
    </message>
    <message id="formidable_farm.table.buy_draw">
        <source>draw a card</source>
        <translation>카드 뽑기</translation>
    </message>
    <message id="formidable_farm.table.coins" numerus="yes">
        <source>Coins: %n</source>
        <translation>
            <numerusform>동전: %n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.coins_coming" numerus="yes">
        <source>Coins: %n (+{more} next)</source>
        <translation>
            <numerusform>동전: %n(다음 +{more})</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.coins_rest">
        <source>Cards done in earlier turns. You pay with them.</source>
        <translation>지난 차례까지 완료한 카드입니다. 값으로 낼 수 있습니다.</translation>
    </message>
    <message id="formidable_farm.table.cost_open">
        <source>Pay for the card</source>
        <translation>카드 값 내기</translation>
    </message>
    <message id="formidable_farm.table.crops_worth" numerus="yes">
        <source>Your crops are worth %n.</source>
        <translation>
            <numerusform>남은 작물의 가치: %n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.day">
        <source>Turn {day} of {days}</source>
        <translation>{days}차례 중 {day}째</translation>
    </message>
    <message id="formidable_farm.table.discard">
        <source>discarded</source>
        <translation>버림</translation>
    </message>
    <message id="formidable_farm.table.done">
        <source>done</source>
        <translation>완료</translation>
    </message>
    <message id="formidable_farm.table.free">
        <source>free</source>
        <translation>무료</translation>
    </message>
    <message id="formidable_farm.table.get">
        <source>GET</source>
        <translation>보상</translation>
    </message>
    <message id="formidable_farm.table.hand" numerus="yes">
        <source>Your hand: %n cards</source>
        <translation>
            <numerusform>손: %n장</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.hand_rest">
        <source>Point at a card to see what it would leave you.</source>
        <translation>카드를 가리키면 남을 것을 볼 수 있습니다.</translation>
    </message>
    <message id="formidable_farm.table.how_ends">
        <source>The aim: an empty stack and an empty hand. When somebody is there, the round is played to its end. Whoever has then done all cards wins.</source>
        <translation>목표는 더미와 손을 모두 비우는 것입니다. 누군가 비우면 그 라운드로 끝납니다. 모두 완료한 사람이 이깁니다.</translation>
    </message>
    <message id="formidable_farm.table.known" numerus="yes">
        <source>%n known</source>
        <translation>
            <numerusform>아는 카드 %n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.lacks.any_number_sheep_or_pig">
        <source>sheep or pig short</source>
        <translation>양이나 돼지 부족</translation>
    </message>
    <message id="formidable_farm.table.lacks.fulfilled_to_hand">
        <source>no coin</source>
        <translation>동전 없음</translation>
    </message>
    <message id="formidable_farm.table.lacks.fulfilled_under_stack">
        <source>no coin</source>
        <translation>동전 없음</translation>
    </message>
    <message id="formidable_farm.table.lacks.market_under_stack_1">
        <source>market too small</source>
        <translation>시장 부족</translation>
    </message>
    <message id="formidable_farm.table.lacks.market_under_stack_3">
        <source>market too small</source>
        <translation>시장 부족</translation>
    </message>
    <message id="formidable_farm.table.lacks.pay_fulfilled_3">
        <source>3 coins needed</source>
        <translation>동전 3개 필요</translation>
    </message>
    <message id="formidable_farm.table.leaves">
        <source>After this card you have: {what}.</source>
        <translation>이 카드 뒤에 남는 것: {what}</translation>
    </message>
    <message id="formidable_farm.table.leaves_cheapest">
        <source>After this card, paid the cheapest way, you have: {what}.</source>
        <translation>가장 싸게 냈을 때 남는 것: {what}</translation>
    </message>
    <message id="formidable_farm.table.left" numerus="yes">
        <source>You may still play %n cards.</source>
        <translation>
            <numerusform>카드를 %n장 더 낼 수 있습니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.left_alone" numerus="yes">
        <source>%n cards to go, turns left: {days}.</source>
        <translation>
            <numerusform>남은 카드 %n장, 남은 차례 {days}번.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.legend_sample">
        <source>1 pig short</source>
        <translation>돼지 1 부족</translation>
    </message>
    <message id="formidable_farm.table.legend_strip">
        <source>what is missing</source>
        <translation>모자란 것</translation>
    </message>
    <message id="formidable_farm.table.legend_tick">
        <source>can be paid now</source>
        <translation>지금 낼 수 있음</translation>
    </message>
    <message id="formidable_farm.table.market">
        <source>Market: any of these may be one of your cards</source>
        <translation>시장: 어느 것이든 낼 수 있음</translation>
    </message>
    <message id="formidable_farm.table.market_limit" numerus="yes">
        <source>From the market: %n.</source>
        <translation>
            <numerusform>시장에서는 %n장까지.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.market_name">
        <source>Market</source>
        <translation>시장</translation>
    </message>
    <message id="formidable_farm.table.market_none">
        <source>Market: none any more this turn</source>
        <translation>시장: 이번 차례에는 더 낼 수 없음</translation>
    </message>
    <message id="formidable_farm.table.market_some" numerus="yes">
        <source>Market: %n of these may be played this turn</source>
        <translation>
            <numerusform>시장: 이번 차례에는 %n장까지</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.needs_coins" numerus="yes">
        <source>needs %n coins</source>
        <translation>
            <numerusform>동전 %n개 필요</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.no_crops">
        <source>no crops</source>
        <translation>작물 없음</translation>
    </message>
    <message id="formidable_farm.table.now">
        <source>now</source>
        <translation>진행 중</translation>
    </message>
    <message id="formidable_farm.table.one_card">
        <source>Card</source>
        <translation>카드</translation>
    </message>
    <message id="formidable_farm.table.others_turn">
        <source>It is {name}'s turn.</source>
        <translation>{name} 님의 차례입니다.</translation>
    </message>
    <message id="formidable_farm.table.over">
        <source>The game is over.</source>
        <translation>게임이 끝났습니다.</translation>
    </message>
    <message id="formidable_farm.table.pay">
        <source>PAY</source>
        <translation>비용</translation>
    </message>
    <message id="formidable_farm.table.pay_words">
        <source>Pay: {cost}</source>
        <translation>비용: {cost}</translation>
    </message>
    <message id="formidable_farm.table.point_at">
        <source>Point at a card to read what it asks for and brings.</source>
        <translation>카드를 가리키면 비용과 보상을 읽을 수 있습니다.</translation>
    </message>
    <message id="formidable_farm.table.reward">
        <source>Reward to come</source>
        <translation>받을 보상</translation>
    </message>
    <message id="formidable_farm.table.ring">
        <source>Supply board</source>
        <translation>보급판</translation>
    </message>
    <message id="formidable_farm.table.ring_rest">
        <source>Prices are what you would pay.</source>
        <translation>값은 내가 낼 동전입니다.</translation>
    </message>
    <message id="formidable_farm.table.short.auto_fulfil" numerus="yes">
        <source>Fulfil the top %n</source>
        <translation>
            <numerusform>위 %n장 완료</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.cycle_hand" numerus="yes">
        <source>Swap up to %n hand cards</source>
        <translation>
            <numerusform>손 카드 %n장 교체</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.discount_next" numerus="yes">
        <source>Next card %n less</source>
        <translation>
            <numerusform>다음 카드 %n개 덜</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.draw" numerus="yes">
        <source>Draw %n cards</source>
        <translation>
            <numerusform>카드 %n장 뽑기</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.draw_bottom" numerus="yes">
        <source>Draw the bottom %n cards</source>
        <translation>
            <numerusform>맨 밑 %n장</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.draw_then_under" numerus="yes">
        <source>Draw %n, {under} under</source>
        <translation>
            <numerusform>%n장 뽑고 {under}장 밑으로</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.exchange" numerus="yes">
        <source>Up to %n times</source>
        <translation>
            <numerusform>최대 %n번</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.extra_play" numerus="yes">
        <source>%n cards more</source>
        <translation>
            <numerusform>카드 %n장 더</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.extra_turn">
        <source>Extra turn</source>
        <translation>한 차례 더</translation>
    </message>
    <message id="formidable_farm.table.short.fulfilled_to_crop" numerus="yes">
        <source>Up to %n times</source>
        <translation>
            <numerusform>최대 %n번</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.gain">
        <source>{crops}</source>
        <translation>{crops}</translation>
    </message>
    <message id="formidable_farm.table.short.gain_per_paid">
        <source>For each animal</source>
        <translation>한 마리마다</translation>
    </message>
    <message id="formidable_farm.table.short.move_and_supply">
        <source>Move, take supplies</source>
        <translation>옮겨 물자 받기</translation>
    </message>
    <message id="formidable_farm.table.short.pay_to_draw" numerus="yes">
        <source>Up to %n times</source>
        <translation>
            <numerusform>최대 %n번 뽑기</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.rearrange" numerus="yes">
        <source>Look at %n cards</source>
        <translation>
            <numerusform>위 %n장 보기</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.supply.adjacent">
        <source>Supplies beside</source>
        <translation>옆 칸의 물자</translation>
    </message>
    <message id="formidable_farm.table.short.supply.any">
        <source>Any supplies</source>
        <translation>아무 물자</translation>
    </message>
    <message id="formidable_farm.table.short.supply.opposite">
        <source>Supplies opposite</source>
        <translation>맞은편 물자</translation>
    </message>
    <message id="formidable_farm.table.short.supply.own">
        <source>Your supplies</source>
        <translation>내 칸의 물자</translation>
    </message>
    <message id="formidable_farm.table.short.supply.previous">
        <source>Last player's supplies</source>
        <translation>앞사람 물자</translation>
    </message>
    <message id="formidable_farm.table.short.swap_hand_fulfilled" numerus="yes">
        <source>Swap %n with coins</source>
        <translation>
            <numerusform>동전과 %n장 교환</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.swap_hand_market" numerus="yes">
        <source>Swap %n with the market</source>
        <translation>
            <numerusform>시장과 %n장 교환</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.third_card_bonus">
        <source>As third card: {crops}</source>
        <translation>세 번째면 {crops}</translation>
    </message>
    <message id="formidable_farm.table.short.times" numerus="yes">
        <source>{what}, %n times</source>
        <translation>
            <numerusform>{what} %n번</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short_of">
        <source>{what} short</source>
        <translation>{what} 부족</translation>
    </message>
    <message id="formidable_farm.table.stack_empty">
        <source>stack empty</source>
        <translation>더미가 빔</translation>
    </message>
    <message id="formidable_farm.table.stack_enough" numerus="yes">
        <source>Your stack holds %n cards: enough.</source>
        <translation>
            <numerusform>더미에 %n장: 충분합니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.stack_short" numerus="yes">
        <source>Your stack holds %n cards; crops of your choice instead: {crops}.</source>
        <translation>
            <numerusform>더미에 %n장: 모자란 {crops}장은 원하는 작물이 됩니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.supplied">
        <source>Your disc stays until your next turn.</source>
        <translation>원반은 다음 차례까지 그대로 있습니다.</translation>
    </message>
    <message id="formidable_farm.table.supply_alone">
        <source>The sun moves on after each turn.</source>
        <translation>해는 차례마다 나아갑니다.</translation>
    </message>
    <message id="formidable_farm.table.supply_done">
        <source>Supplies: done</source>
        <translation>물자: 받음</translation>
    </message>
    <message id="formidable_farm.table.supply_once">
        <source>Move your disc once, before or after your cards.</source>
        <translation>카드 앞이나 뒤에 한 번 원반을 옮깁니다.</translation>
    </message>
    <message id="formidable_farm.table.supply_open">
        <source>Supplies: still to do</source>
        <translation>물자: 아직</translation>
    </message>
    <message id="formidable_farm.table.this_card">
        <source>This card</source>
        <translation>이 카드</translation>
    </message>
    <message id="formidable_farm.table.this_turn">
        <source>This turn</source>
        <translation>이번 차례</translation>
    </message>
    <message id="formidable_farm.table.to_go" numerus="yes">
        <source>%n cards to go</source>
        <translation>
            <numerusform>%n장 남음</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.turn" numerus="yes">
        <source>This turn: %n of {limit} cards</source>
        <translation>
            <numerusform>이번 차례: {limit}장 중 %n장</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.turn_alone" numerus="yes">
        <source>This turn: %n cards</source>
        <translation>
            <numerusform>이번 차례: %n장</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.turn_end">
        <source>At the end of the turn the market fills up and your played cards turn into coins.</source>
        <translation>차례가 끝나면 시장이 채워지고 낸 카드는 동전이 됩니다.</translation>
    </message>
    <message id="formidable_farm.table.turn_of" numerus="yes">
        <source>{name}'s turn: %n cards</source>
        <translation>
            <numerusform>{name} 님의 차례: %n장</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.under">
        <source>Under</source>
        <translation>밑으로</translation>
    </message>
    <message id="formidable_farm.table.unknown">
        <source>none known</source>
        <translation>알 수 없음</translation>
    </message>
    <message id="formidable_farm.table.worth_rule">
        <source>That counts only among those who have done all their cards: wheat 1, cucumber and tomato 2, sheep and pig 3.</source>
        <translation>카드를 모두 완료한 사람끼리만 견줍니다. 밀 1, 오이와 토마토 2, 양과 돼지 3.</translation>
    </message>
    <message id="formidable_farm.then">
        <source>{first}; {rest}</source>
        <translation>{first} / {rest}</translation>
    </message>
    <message id="formidable_farm.tie.crops">
        <source>Value of the crops left</source>
        <translation>남은 작물의 가치</translation>
    </message>
    <message id="formidable_farm.tie.turns">
        <source>Turns to spare</source>
        <translation>남은 차례</translation>
    </message>
    <message id="formidable_farm.why.answer_first">
        <source>First answer this: {what}</source>
        <translation>먼저 이것에 답하세요: {what}</translation>
    </message>
    <message id="formidable_farm.why.buy_to_purse">
        <source>Drag it to the crop that you want.</source>
        <translation>원하는 작물 위에 놓으세요.</translation>
    </message>
    <message id="formidable_farm.why.buy_to_stack">
        <source>Drag it to your stack to draw a card.</source>
        <translation>카드를 뽑으려면 내 더미 위에 놓으세요.</translation>
    </message>
    <message id="formidable_farm.why.coins">
        <source>Coins are paid by themselves; only some cards let you choose one.</source>
        <translation>동전은 저절로 냅니다. 직접 고르는 것은 몇몇 카드뿐입니다.</translation>
    </message>
    <message id="formidable_farm.why.crops_pay">
        <source>Crops pay for a card: lay the card on the stall first.</source>
        <translation>작물은 카드의 비용으로 냅니다. 먼저 카드를 놓으세요.</translation>
    </message>
    <message id="formidable_farm.why.crops_pay_rest">
        <source>First give the rest of the crops.</source>
        <translation>먼저 나머지 작물을 내세요.</translation>
    </message>
    <message id="formidable_farm.why.different" numerus="yes">
        <source>{what} is paid already; this card wants %n different crops.</source>
        <translation>
            <numerusform>이미 낸 작물입니다: {what}. 이 카드에는 서로 다른 작물 %n가지가 필요합니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.disc_on_space">
        <source>Your disc goes to one of the six supply spaces.</source>
        <translation>원반은 여섯 보급 칸 가운데 하나에 놓습니다.</translation>
    </message>
    <message id="formidable_farm.why.discard">
        <source>Discards come back only when the market's stack is used up.</source>
        <translation>버린 카드는 시장 더미가 다 떨어졌을 때만 다시 쓰입니다.</translation>
    </message>
    <message id="formidable_farm.why.done">
        <source>The card is paid for.</source>
        <translation>비용을 다 냈습니다.</translation>
    </message>
    <message id="formidable_farm.why.draws">
        <source>Cards are drawn only by supplies, by rewards or for 3 coins.</source>
        <translation>카드는 물자나 보상, 또는 동전 3개로만 뽑습니다.</translation>
    </message>
    <message id="formidable_farm.why.empty_stack">
        <source>Your stack is empty: this draw does nothing.</source>
        <translation>더미가 비어 카드를 뽑을 수 없습니다.</translation>
    </message>
    <message id="formidable_farm.why.join_price" numerus="yes">
        <source>Coins needed to join this space: {price}; you have %n.</source>
        <translation>
            <numerusform>다른 원반이 있는 이 칸에는 동전 {price}개가 듭니다. 지금은 %n개입니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.limit" numerus="yes">
        <source>%n cards this turn: only a card that allows a further one goes on.</source>
        <translation>
            <numerusform>이번 차례에 이미 %n장을 냈습니다. 한 장 더 내게 해 주는 카드만 낼 수 있습니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.market_deck">
        <source>The market is filled from its stack at the end of each turn.</source>
        <translation>시장은 차례가 끝날 때마다 더미에서 채워집니다.</translation>
    </message>
    <message id="formidable_farm.why.market_gap">
        <source>This place is filled at the end of the turn.</source>
        <translation>이 자리는 차례가 끝날 때 채워집니다.</translation>
    </message>
    <message id="formidable_farm.why.market_limit">
        <source>No more market cards in this first turn of yours.</source>
        <translation>첫 차례라서 시장 카드를 더는 낼 수 없습니다.</translation>
    </message>
    <message id="formidable_farm.why.move_disc">
        <source>Move your disc to the space whose supplies you want.</source>
        <translation>물자를 받을 칸으로 내 원반을 옮기세요.</translation>
    </message>
    <message id="formidable_farm.why.needs_coins" numerus="yes">
        <source>This needs {price} coins; you have %n.</source>
        <translation>
            <numerusform>동전 {price}개가 필요합니다. 지금은 %n개입니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.no_crop">
        <source>You have no more of this crop: {what}.</source>
        <translation>이 작물은 더 없습니다: {what}</translation>
    </message>
    <message id="formidable_farm.why.not_asked">
        <source>What is left of the cost is not paid with: {what}.</source>
        <translation>남은 비용은 이것으로 낼 수 없습니다: {what}</translation>
    </message>
    <message id="formidable_farm.why.not_itself">
        <source>The card that you play cannot go under your stack.</source>
        <translation>지금 내는 카드는 더미 밑에 놓을 수 없습니다.</translation>
    </message>
    <message id="formidable_farm.why.not_your_turn">
        <source>It is {who}'s turn.</source>
        <translation>지금은 {who} 님의 차례입니다.</translation>
    </message>
    <message id="formidable_farm.why.nothing_there">
        <source>There is nothing to take here.</source>
        <translation>여기에는 집을 것이 없습니다.</translation>
    </message>
    <message id="formidable_farm.why.others">
        <source>This belongs to {who}.</source>
        <translation>이것은 {who} 님의 것입니다.</translation>
    </message>
    <message id="formidable_farm.why.over">
        <source>The game is over.</source>
        <translation>게임이 끝났습니다.</translation>
    </message>
    <message id="formidable_farm.why.pay_animals">
        <source>Pay a sheep or a pig.</source>
        <translation>양이나 돼지를 내세요.</translation>
    </message>
    <message id="formidable_farm.why.pay_first">
        <source>First pay for the card: drag crops to it.</source>
        <translation>먼저 비용을 내세요. 작물을 카드 위에 놓습니다.</translation>
    </message>
    <message id="formidable_farm.why.pick_coin">
        <source>Choose one of your fulfilled cards.</source>
        <translation>완료한 카드 가운데 1장을 고르세요.</translation>
    </message>
    <message id="formidable_farm.why.pick_market" numerus="yes">
        <source>Choose %n market cards for your stack, one after the other.</source>
        <translation>
            <numerusform>더미 밑에 놓을 시장 카드를 모두 %n장 고르세요.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.played">
        <source>A card of this turn becomes a coin at the end of the turn.</source>
        <translation>이번 차례의 카드는 차례가 끝날 때 동전이 됩니다.</translation>
    </message>
    <message id="formidable_farm.why.pool">
        <source>Crops of the supply are yours only when something brings them.</source>
        <translation>공급처의 작물은 물자나 보상으로 얻을 때만 가져옵니다.</translation>
    </message>
    <message id="formidable_farm.why.same" numerus="yes">
        <source>This card wants %n crops of one kind.</source>
        <translation>
            <numerusform>이 카드에는 한 종류의 작물 %n개가 필요합니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.short">
        <source>You lack for this card: {what}.</source>
        <translation>이 카드를 내기에 모자랍니다: {what}</translation>
    </message>
    <message id="formidable_farm.why.short.any_number_sheep_or_pig">
        <source>You have neither sheep nor pig.</source>
        <translation>양도 돼지도 없습니다.</translation>
    </message>
    <message id="formidable_farm.why.short.fulfilled_to_hand">
        <source>You have no fulfilled card to take to your hand.</source>
        <translation>손으로 가져올 완료한 카드가 없습니다.</translation>
    </message>
    <message id="formidable_farm.why.short.fulfilled_under_stack">
        <source>You have no fulfilled card to put under your stack.</source>
        <translation>더미 밑에 놓을 완료한 카드가 없습니다.</translation>
    </message>
    <message id="formidable_farm.why.short.market_under_stack_1">
        <source>The market has no other card to put under your stack.</source>
        <translation>시장에 더미 밑에 놓을 다른 카드가 없습니다.</translation>
    </message>
    <message id="formidable_farm.why.short.market_under_stack_3">
        <source>The market has not three other cards to put under your stack.</source>
        <translation>시장에 더미 밑에 놓을 다른 카드가 세 장이 안 됩니다.</translation>
    </message>
    <message id="formidable_farm.why.short.pay_fulfilled_3">
        <source>You need three fulfilled cards of earlier turns.</source>
        <translation>지난 차례까지 완료한 카드가 세 장 필요합니다.</translation>
    </message>
    <message id="formidable_farm.why.stay_price" numerus="yes">
        <source>Coins needed to stay on this space: {price}; you have %n.</source>
        <translation>
            <numerusform>같은 칸에 머물려면 동전 {price}개가 듭니다. 지금은 %n개입니다.</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.supplied">
        <source>You have taken supplies in this turn.</source>
        <translation>이번 차례에는 이미 물자를 받았습니다.</translation>
    </message>
    <message id="formidable_farm.why.to_card">
        <source>Drag the crops to the card that is being paid.</source>
        <translation>비용을 내고 있는 카드에 작물을 놓으세요.</translation>
    </message>
    <message id="formidable_farm.why.to_stall">
        <source>Lay the card on the next place of the stall.</source>
        <translation>카드는 다음 빈자리에 놓으세요.</translation>
    </message>
</context>
</TS>
