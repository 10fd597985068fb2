<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
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
        <translation>スタックの一番上のカードを、裏向きのまま履行済みにします。コストも報酬もなく、1ターン3枚の上限にも数えません。</translation>
    </message>
    <message id="formidable_farm.about.coin">
        <source>Coin: {card}</source>
        <translation>履行済み：{card}</translation>
    </message>
    <message id="formidable_farm.about.coins" numerus="yes">
        <source>Coins: %n cards fulfilled in earlier turns, to be paid with.</source>
        <translation>
            <numerusform>履行済みカード：%n枚。支払いに使えます。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.countdown">
        <source>The sun counts as a disc.</source>
        <translation>太陽もディスクに数えます。</translation>
    </message>
    <message id="formidable_farm.about.crop" numerus="yes">
        <source>{crop}: you have %n.</source>
        <translation>
            <numerusform>{crop}：%n個持っています。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.cycle_hand">
        <source>Put hand cards under your stack, then draw as many as you put there.</source>
        <translation>手札をスタックの下に置き、置いたのと同じ枚数を引きます。</translation>
    </message>
    <message id="formidable_farm.about.deck" numerus="yes">
        <source>The market's stack: %n cards. It fills the market at the end of each turn.</source>
        <translation>
            <numerusform>マーケットのスタック：%n枚。各ターンの終わりに補充します。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.disc">
        <source>The disc of {name}.</source>
        <translation>{name}のディスク。</translation>
    </message>
    <message id="formidable_farm.about.discard" numerus="yes">
        <source>Discards: %n cards. They are shuffled when the market's stack is used up.</source>
        <translation>
            <numerusform>捨て札：%n枚。マーケットのスタックがなくなると切り直します。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.discount_next">
        <source>Only for the very next card of this turn; you choose which symbol to leave out. Special costs do not get cheaper.</source>
        <translation>このターンで次にプレイするカードだけに効きます。減らすシンボルは自分で選びます。特殊なコストは減りません。</translation>
    </message>
    <message id="formidable_farm.about.draw">
        <source>Draw cards from your stack. For each card that it lacks, take a crop of your choice.</source>
        <translation>スタックからカードを引きます。足りないカード1枚につき、任意の畑作物を1つ取ります。</translation>
    </message>
    <message id="formidable_farm.about.draw_bottom">
        <source>Draw from below your stack. An empty stack gives nothing.</source>
        <translation>スタックの一番下のカードを引きます。スタックが空なら、何も起きません。</translation>
    </message>
    <message id="formidable_farm.about.draw_then_under">
        <source>Draw, then put hand cards under your stack. If the stack has too few, draw one and put none under; if it is empty, take a crop of your choice.</source>
        <translation>カードを引いてから、手札をスタックの下に置きます。スタックが足りなければ1枚引くだけで、置きません。空なら、任意の畑作物を1つ取ります。</translation>
    </message>
    <message id="formidable_farm.about.empty_stack">
        <source>Your stack is empty: nothing would be drawn.</source>
        <translation>スタックが空なので、何も引けません。</translation>
    </message>
    <message id="formidable_farm.about.exchange">
        <source>Give the first and take the second, as often as you like up to the number shown.</source>
        <translation>前のものを提供し、後のものを取ります。書かれた回数まで、何回でもできます。</translation>
    </message>
    <message id="formidable_farm.about.extra_play">
        <source>You may play a fourth card in this turn. This card may be the fourth itself.</source>
        <translation>このターンに4枚目をプレイできます。このカード自体が4枚目でもかまいません。</translation>
    </message>
    <message id="formidable_farm.about.extra_turn">
        <source>After this turn and the refill of the market you have another whole turn.</source>
        <translation>このターンの終了後、ただちにもう1ターンを行います。</translation>
    </message>
    <message id="formidable_farm.about.fulfilled_to_crop">
        <source>Pay fulfilled cards for crops, as often as you like up to the number shown.</source>
        <translation>履行済みカードを提供し、畑作物を取ります。書かれた回数まで、何回でもできます。</translation>
    </message>
    <message id="formidable_farm.about.gain">
        <source>Take these crops from the supply. There is no limit to what you may own.</source>
        <translation>これらの畑作物をサプライから取ります。いくつ持っていてもかまいません。</translation>
    </message>
    <message id="formidable_farm.about.gain_per_paid">
        <source>Once for each sheep and each pig that you pay for this card.</source>
        <translation>このカードに支払った羊と豚1頭につき、1回ずつ取ります。</translation>
    </message>
    <message id="formidable_farm.about.hand" numerus="yes">
        <source>Your hand: %n cards.</source>
        <translation>
            <numerusform>手札：%n枚。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.known_over">
        <source>You know what lies on top: {what}.</source>
        <translation>上のカード：{what}</translation>
    </message>
    <message id="formidable_farm.about.known_under">
        <source>You know what lies at the bottom: {what}.</source>
        <translation>下のカード：{what}</translation>
    </message>
    <message id="formidable_farm.about.lacks">
        <source>{card} – {what}</source>
        <translation>{card}（{what}）</translation>
    </message>
    <message id="formidable_farm.about.laps" numerus="yes">
        <source>Spare discs: %n laps of the sun still to come.</source>
        <translation>
            <numerusform>予備のディスク：太陽はあと%n周します。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.market_gap">
        <source>This place of the market is filled at the end of the turn.</source>
        <translation>マーケットのこの場所はターンの終わりに補充されます。</translation>
    </message>
    <message id="formidable_farm.about.move_and_supply">
        <source>Move your disc by the usual rules and take those supplies, too. Occupied spaces cost coins as always.</source>
        <translation>いつもと同じルールでディスクを動かし、その物資も入手します。占有されたスペースには、いつもどおり支払いがいります。</translation>
    </message>
    <message id="formidable_farm.about.next">
        <source>{first}; then {rest}</source>
        <translation>{first}、次に{rest}</translation>
    </message>
    <message id="formidable_farm.about.pay_to_draw">
        <source>Pay and draw, as often as you like up to the number shown, while your stack has cards.</source>
        <translation>支払ってカードを引きます。スタックにカードがあるかぎり、書かれた回数まで、何回でもできます。</translation>
    </message>
    <message id="formidable_farm.about.pool">
        <source>{crop}: the general supply, which never runs out.</source>
        <translation>{crop}：サプライ。なくなることはありません。</translation>
    </message>
    <message id="formidable_farm.about.rearrange">
        <source>Look at the top cards of your stack and put each back, on top or under it, in any order.</source>
        <translation>スタックを上から見て、1枚ずつ、好きな順でスタックの上か下に戻します。</translation>
    </message>
    <message id="formidable_farm.about.side_crop">
        <source>Three coins for one crop of your choice, at any time of your turn.</source>
        <translation>履行済み3枚で任意の畑作物1つ。自分のターン中いつでも。</translation>
    </message>
    <message id="formidable_farm.about.side_draw">
        <source>Three coins for a card from your stack, at any time of your turn.</source>
        <translation>履行済み3枚でスタックから1枚引きます。自分のターン中いつでも。</translation>
    </message>
    <message id="formidable_farm.about.space_free">
        <source>{space}: free.</source>
        <translation>{space}：無料。</translation>
    </message>
    <message id="formidable_farm.about.space_own" numerus="yes">
        <source>{space}: your disc is here; staying costs %n coins.</source>
        <translation>
            <numerusform>{space}：自分のディスクがあります。留まるには履行済み%n枚。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.space_paid" numerus="yes">
        <source>{space}: joining costs %n coins.</source>
        <translation>
            <numerusform>{space}：占有されているので履行済み%n枚。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.stack" numerus="yes">
        <source>Your stack: %n cards. Supplies, rewards and coins let you draw from it.</source>
        <translation>
            <numerusform>自分のスタック：%n枚。物資、報酬、履行済みカードの支払いで引きます。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.stall" numerus="yes">
        <source>The stall: cards are played here; %n more this turn.</source>
        <translation>
            <numerusform>ここにカードをプレイします。このターンあと%n枚。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.about.stall_alone">
        <source>The stall: as many cards as you can pay are played here.</source>
        <translation>ここに好きなだけカードをプレイします。</translation>
    </message>
    <message id="formidable_farm.about.supply">
        <source>Your disc stays where it is, and others' discs cost nothing. A card can only be drawn from a stack that has one.</source>
        <translation>ディスクは動かしません。ほかのディスクがあっても、支払いはいりません。カードが引けるのは、スタックに残っているときだけです。</translation>
    </message>
    <message id="formidable_farm.about.swap_hand_fulfilled">
        <source>A card from your hand counts as fulfilled, and a fulfilled one comes to your hand instead.</source>
        <translation>手札1枚を履行済みにし、代わりに履行済みカード1枚を手札に取ります。</translation>
    </message>
    <message id="formidable_farm.about.swap_hand_market">
        <source>A card from your hand and one of the market change places. The new card is yours to fulfil.</source>
        <translation>手札1枚とマーケットのカード1枚を交換します。新しいカードは、あなたが履行するカードになります。</translation>
    </message>
    <message id="formidable_farm.about.third_card_bonus">
        <source>Only if this is the third card that you play in this turn.</source>
        <translation>このカードを、ターンの3枚目としてプレイしたときだけ取ります。</translation>
    </message>
    <message id="formidable_farm.about.under">
        <source>The place under your stack, for cards that rewards and costs put there.</source>
        <translation>スタックの下です。報酬やコストでカードを置きます。</translation>
    </message>
    <message id="formidable_farm.about_cost.any">
        <source>One crop of any kind, chosen symbol by symbol.</source>
        <translation>どの種類でもよい畑作物1つです。1つずつ選べます。</translation>
    </message>
    <message id="formidable_farm.about_cost.any_number_sheep_or_pig">
        <source>At least one sheep or pig, and as many more as you like, mixed as you like.</source>
        <translation>羊か豚を1頭以上、好きなだけ支払います。混ぜてもかまいません。</translation>
    </message>
    <message id="formidable_farm.about_cost.different">
        <source>All of these are paid with different kinds.</source>
        <translation>これらは、すべて異なる種類で支払います。</translation>
    </message>
    <message id="formidable_farm.about_cost.fulfilled_to_hand">
        <source>One of your fulfilled cards comes back to your hand: you have one more to do.</source>
        <translation>履行済みカード1枚を手札に取ります。履行するカードが1枚増えます。</translation>
    </message>
    <message id="formidable_farm.about_cost.fulfilled_under_stack">
        <source>One of your fulfilled cards goes under your stack: you have one more to do.</source>
        <translation>履行済みカード1枚を、自分のスタックの下に置きます。履行するカードが1枚増えます。</translation>
    </message>
    <message id="formidable_farm.about_cost.market_under_stack_1">
        <source>A market card other than this one goes under your stack: you have one more to do.</source>
        <translation>これ以外のマーケットのカード1枚を、自分のスタックの下に置きます。履行するカードが1枚増えます。</translation>
    </message>
    <message id="formidable_farm.about_cost.market_under_stack_3">
        <source>Three market cards other than this one go under your stack: you have three more to do.</source>
        <translation>これ以外のマーケットのカード3枚を、自分のスタックの下に置きます。履行するカードが3枚増えます。</translation>
    </message>
    <message id="formidable_farm.about_cost.pay_fulfilled_3">
        <source>Three of your fulfilled cards go to the discards. Cards of this turn do not count yet.</source>
        <translation>履行済みカード3枚を支払い、捨て札にします。このターンのカードは、まだ使えません。</translation>
    </message>
    <message id="formidable_farm.about_cost.same">
        <source>All of these are paid with one and the same kind.</source>
        <translation>これらは、すべて同じ種類で支払います。</translation>
    </message>
    <message id="formidable_farm.began.extra">
        <source>{who} has an extra turn.</source>
        <translation>{who}がもう1ターン行います。</translation>
    </message>
    <message id="formidable_farm.began.turn">
        <source>{who}'s turn begins.</source>
        <translation>{who}のターンです。</translation>
    </message>
    <message id="formidable_farm.card">
        <source>{cost} &gt; {reward}</source>
        <translation>{cost} → {reward}</translation>
    </message>
    <message id="formidable_farm.clock.alone" numerus="yes">
        <source>Turn {day}: %n left</source>
        <translation>
            <numerusform>ターン{day}　残り%n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.clock.alone_over" numerus="yes">
        <source>Over in turn {day}, %n left</source>
        <translation>
            <numerusform>ターン{day}で終了（残り%n）</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.clock.last" numerus="yes">
        <source>Round {round}: last round, %n turns left</source>
        <translation>
            <numerusform>ラウンド{round}　最終(残り%n番)</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.clock.over" numerus="yes">
        <source>Over after %n rounds</source>
        <translation>
            <numerusform>%nラウンドで終了</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.clock.round" numerus="yes">
        <source>Round %n; {name} began</source>
        <translation>
            <numerusform>ラウンド%n　先手は{name}</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.any" numerus="yes">
        <source>%n of any kind</source>
        <translation>
            <numerusform>任意の種類%n個</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.cucumber" numerus="yes">
        <source>%n cucumbers</source>
        <translation>
            <numerusform>キュウリ%n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.different" numerus="yes">
        <source>%n of different kinds</source>
        <translation>
            <numerusform>異なる畑作物%n個</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.pig" numerus="yes">
        <source>%n pigs</source>
        <translation>
            <numerusform>豚%n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.same" numerus="yes">
        <source>%n of one kind</source>
        <translation>
            <numerusform>同一の畑作物%n個</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.sheep" numerus="yes">
        <source>%n sheep</source>
        <translation>
            <numerusform>羊%n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.tomato" numerus="yes">
        <source>%n tomatoes</source>
        <translation>
            <numerusform>トマト%n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.crop.wheat" numerus="yes">
        <source>%n wheat</source>
        <translation>
            <numerusform>小麦%n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.doubt.end_early">
        <source>You have not taken supplies. End the turn anyway?</source>
        <translation>物資をまだ入手していません。それでもターンを終えますか？</translation>
    </message>
    <message id="formidable_farm.effect.auto_fulfil" numerus="yes">
        <source>fulfil the top %n cards of your stack</source>
        <translation>
            <numerusform>スタックの上から%n枚を、そのまま履行済みにする</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.cycle_hand" numerus="yes">
        <source>put up to %n hand cards under your stack and draw as many</source>
        <translation>
            <numerusform>手札を%n枚までスタックの下に置き、同じ枚数を引く</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.discount_next" numerus="yes">
        <source>the next card of this turn costs %n crops less</source>
        <translation>
            <numerusform>このターンの次のカードは、支払いが%n個減る</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.draw" numerus="yes">
        <source>draw %n cards</source>
        <translation>
            <numerusform>カードを%n枚引く</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.draw_bottom" numerus="yes">
        <source>draw the bottom %n cards</source>
        <translation>
            <numerusform>スタックの一番下から%n枚引く</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.draw_then_under" numerus="yes">
        <source>draw %n cards, then put {under} under your stack</source>
        <translation>
            <numerusform>カードを%n枚引き、手札から{under}枚をスタックの下へ</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.exchange" numerus="yes">
        <source>exchange {give} for {take}, up to %n times</source>
        <translation>
            <numerusform>{give}を提供し{take}を取る（最大%n回）</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.extra_play" numerus="yes">
        <source>%n cards more in this turn</source>
        <translation>
            <numerusform>このターンに、あと%n枚多くプレイできる</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.extra_turn">
        <source>one more turn after this one</source>
        <translation>このターンのあと、もう1ターン</translation>
    </message>
    <message id="formidable_farm.effect.fulfilled_to_crop" numerus="yes">
        <source>pay {coins} fulfilled for {take}, up to %n times</source>
        <translation>
            <numerusform>履行済みカード{coins}枚を提供し{take}を取る（最大%n回）</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.gain">
        <source>{crops}</source>
        <translation>{crops}</translation>
    </message>
    <message id="formidable_farm.effect.gain_per_paid">
        <source>{crops} for each animal paid</source>
        <translation>支払った動物1頭につき{crops}</translation>
    </message>
    <message id="formidable_farm.effect.move_and_supply">
        <source>move your disc and take supplies</source>
        <translation>ディスクを動かして物資を入手</translation>
    </message>
    <message id="formidable_farm.effect.pay_to_draw" numerus="yes">
        <source>pay {give} to draw {draw}, up to %n times</source>
        <translation>
            <numerusform>{give}を支払いカードを{draw}枚引く（最大%n回）</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.rearrange" numerus="yes">
        <source>look at the top %n cards of your stack and put each on top or under</source>
        <translation>
            <numerusform>スタックの上から%n枚を見て、上か下に戻す</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.swap_hand_fulfilled" numerus="yes">
        <source>swap up to %n hand cards with fulfilled cards</source>
        <translation>
            <numerusform>手札と履行済みカードを交換（最大%n枚）</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.swap_hand_market" numerus="yes">
        <source>swap up to %n hand cards with market cards</source>
        <translation>
            <numerusform>手札とマーケットのカードを交換（最大%n枚）</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.effect.third_card_bonus">
        <source>{crops} if this is your third card</source>
        <translation>3枚目のカードなら{crops}</translation>
    </message>
    <message id="formidable_farm.fact.cards">
        <source>stack {stack}, hand {hand}</source>
        <translation>スタック{stack}、手札{hand}</translation>
    </message>
    <message id="formidable_farm.fact.coins" numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>済み%n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.fact.crops">
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message id="formidable_farm.fact.days">
        <source>Cards done in turn {day}: {n}</source>
        <translation>ターン{day}で履行した枚数：{n}</translation>
    </message>
    <message id="formidable_farm.fact.disc">
        <source>disc at: {space}</source>
        <translation>ディスク：{space}</translation>
    </message>
    <message id="formidable_farm.fact.go_and_coins">
        <source>{go} · {coins}</source>
        <translation>{go} · {coins}</translation>
    </message>
    <message id="formidable_farm.fact.to_go" numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>残り%n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.fault.alike">
        <source>Card {card} is the same as card {other}.</source>
        <translation>カード{card}の中身が、カード{other}と同じです。</translation>
    </message>
    <message id="formidable_farm.fault.board">
        <source>The supply board needs these six spaces, clockwise: {allowed}.</source>
        <translation>補給ボードには、次の6つのスペースが時計回りの順に1つずつ必要です：{allowed}</translation>
    </message>
    <message id="formidable_farm.fault.code">
        <source>This part of the deck's text cannot be read: {code}.</source>
        <translation>自作デッキのこの部分が読めません：{code}</translation>
    </message>
    <message id="formidable_farm.fault.count" numerus="yes">
        <source>The deck has %n cards and needs {needed}.</source>
        <translation>
            <numerusform>カードが%n枚あります。デッキは{needed}枚です。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.fault.field">
        <source>Card {card}, {field}: {found} is not allowed; allowed: {allowed}.</source>
        <translation>カード{card}の{field}：「{found}」は使えません。使えるのは：{allowed}</translation>
    </message>
    <message id="formidable_farm.fault.format">
        <source>Format: {found} is not known; allowed: {allowed}.</source>
        <translation>ファイルの形式「{found}」は読めません。使えるのは：{allowed}</translation>
    </message>
    <message id="formidable_farm.fault.lacks">
        <source>No card has this in {field}: {what}.</source>
        <translation>{field}にこれを持つカードが1枚もありません：{what}</translation>
    </message>
    <message id="formidable_farm.fault.lone">
        <source>Card {card}, {field}: one alone cannot be the same or different; two or more are allowed.</source>
        <translation>カード{card}の{field}：同一の畑作物や異なる畑作物は、2個以上でなければなりません。</translation>
    </message>
    <message id="formidable_farm.fault.more" numerus="yes">
        <source>%n more faults are not listed here.</source>
        <translation>
            <numerusform>このほかに間違いが%n件あります。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.fault.no_cards">
        <source>The file has no list of cards under the name {field}.</source>
        <translation>ファイルに{field}という名前のカードの一覧がありません。</translation>
    </message>
    <message id="formidable_farm.fault.no_json">
        <source>This is no JSON file.</source>
        <translation>正しい形式のファイルではありません。</translation>
    </message>
    <message id="formidable_farm.fault.not_read">
        <source>The file cannot be read: {reason}.</source>
        <translation>ファイルを読み込めません：{reason}。</translation>
    </message>
    <message id="formidable_farm.fault.same_name">
        <source>Another file already holds a deck of this name: {deck}.</source>
        <translation>「{deck}」という名前の山札が、別のファイルにもあります。</translation>
    </message>
    <message id="formidable_farm.fault.too_large">
        <source>The file is too large for a deck.</source>
        <translation>デッキのファイルとしては大きすぎます。</translation>
    </message>
    <message id="formidable_farm.fault.too_long">
        <source>The deck is longer than the {most} characters that a saved game can hold.</source>
        <translation>デッキが長すぎます。セーブに入るのは{most}文字までです。</translation>
    </message>
    <message id="formidable_farm.fault.twice">
        <source>Card {card}: another card already has this id.</source>
        <translation>カード{card}：同じ名前のカードがほかにもあります。</translation>
    </message>
    <message id="formidable_farm.list">
        <source>{first}, {rest}</source>
        <translation>{first}、{rest}</translation>
    </message>
    <message id="formidable_farm.log.animal">
        <source>{who} paid {what} more.</source>
        <translation>{who}がさらに支払いました：{what}</translation>
    </message>
    <message id="formidable_farm.log.animals" numerus="yes">
        <source>{who} paid %n animals in all.</source>
        <translation>
            <numerusform>{who}が全部で%n頭支払いました。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.log.buy_crop">
        <source>{who} bought {what} for 3 coins.</source>
        <translation>{who}が履行済みカード3枚を支払い、畑作物を取りました：{what}</translation>
    </message>
    <message id="formidable_farm.log.buy_draw">
        <source>{who} drew a card for 3 coins.</source>
        <translation>{who}が履行済みカード3枚を支払い、カードを1枚引きました。</translation>
    </message>
    <message id="formidable_farm.log.crop">
        <source>{who} took {what}.</source>
        <translation>{who}が畑作物を取りました：{what}</translation>
    </message>
    <message id="formidable_farm.log.cycled" numerus="yes">
        <source>{who} drew %n cards for those under the stack.</source>
        <translation>
            <numerusform>{who}が、下に置いたのと同じ%n枚を引きました。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.log.cycled_none">
        <source>{who} kept the hand.</source>
        <translation>{who}は手札をそのままにしました。</translation>
    </message>
    <message id="formidable_farm.log.end">
        <source>{who} ended the turn.</source>
        <translation>{who}がターンを終えました。</translation>
    </message>
    <message id="formidable_farm.log.end_early">
        <source>{who} ended the turn without supplies.</source>
        <translation>{who}が物資を入手せずにターンを終えました。</translation>
    </message>
    <message id="formidable_farm.log.enough">
        <source>{who} took no more of: {what}.</source>
        <translation>{who}はここまでにしました：{what}</translation>
    </message>
    <message id="formidable_farm.log.look_over">
        <source>{who} put a card back on top of the stack.</source>
        <translation>{who}がカード1枚をスタックの上に戻しました。</translation>
    </message>
    <message id="formidable_farm.log.look_under">
        <source>{who} put a card back under the stack.</source>
        <translation>{who}がカード1枚をスタックの下に戻しました。</translation>
    </message>
    <message id="formidable_farm.log.paid">
        <source>{who} paid the cost of: {card}.</source>
        <translation>{who}がコストを支払いました：{card}</translation>
    </message>
    <message id="formidable_farm.log.play">
        <source>{who} played {card}.</source>
        <translation>{who}がトレードカードを履行しました：{card}</translation>
    </message>
    <message id="formidable_farm.log.skip">
        <source>{who} left the reward: {what}.</source>
        <translation>{who}は報酬を受け取りませんでした：{what}</translation>
    </message>
    <message id="formidable_farm.log.sold" numerus="yes">
        <source>{who} paid %n fulfilled cards for crops.</source>
        <translation>
            <numerusform>{who}が履行済みカード%n枚を畑作物と交換しました。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.log.space">
        <source>{who} took the supplies of a space: {space}.</source>
        <translation>{who}がスペースの物資を入手しました：{space}</translation>
    </message>
    <message id="formidable_farm.log.supplies">
        <source>{who} took supplies: {space}.</source>
        <translation>{who}が物資を入手しました：{space}</translation>
    </message>
    <message id="formidable_farm.log.supplies_paid" numerus="yes">
        <source>{who} took supplies for %n coins: {space}.</source>
        <translation>
            <numerusform>{who}が履行済みカード%n枚を支払い、物資を入手しました：{space}</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.log.swap">
        <source>{who} swapped a hand card with a market card.</source>
        <translation>{who}が手札1枚とマーケットのカード1枚を交換しました。</translation>
    </message>
    <message id="formidable_farm.log.swap_back">
        <source>{who} took a fulfilled card to hand.</source>
        <translation>{who}が履行済みカード1枚を手札に取りました。</translation>
    </message>
    <message id="formidable_farm.log.swap_coin">
        <source>{who} put a hand card among the fulfilled cards.</source>
        <translation>{who}が手札1枚を履行済みにしました。</translation>
    </message>
    <message id="formidable_farm.log.take">
        <source>{who} took the reward: {what}.</source>
        <translation>{who}が報酬を受け取りました：{what}</translation>
    </message>
    <message id="formidable_farm.log.trade">
        <source>{who} played a market card: {card}.</source>
        <translation>{who}がマーケットのカードを履行しました：{card}</translation>
    </message>
    <message id="formidable_farm.log.traded">
        <source>{who} gave {what} in exchange.</source>
        <translation>{who}が交換に提供しました：{what}</translation>
    </message>
    <message id="formidable_farm.log.under">
        <source>{who} put a hand card under the stack.</source>
        <translation>{who}が手札1枚をスタックの下に置きました。</translation>
    </message>
    <message id="formidable_farm.move.animal">
        <source>Pay one more</source>
        <translation>もう1頭支払う</translation>
    </message>
    <message id="formidable_farm.move.buy_crop">
        <source>3 coins: any crop</source>
        <translation>履行済み3枚：任意の畑作物</translation>
    </message>
    <message id="formidable_farm.move.buy_draw">
        <source>3 coins: draw a card</source>
        <translation>履行済み3枚：カードを引く</translation>
    </message>
    <message id="formidable_farm.move.crop">
        <source>Take this crop</source>
        <translation>この畑作物を取る</translation>
    </message>
    <message id="formidable_farm.move.end">
        <source>End turn</source>
        <translation>ターン終了</translation>
    </message>
    <message id="formidable_farm.move.end_early">
        <source>End turn without supplies</source>
        <translation>物資を入手せずに終了</translation>
    </message>
    <message id="formidable_farm.move.enough">
        <source>Enough</source>
        <translation>ここまで</translation>
    </message>
    <message id="formidable_farm.move.give">
        <source>Give crops</source>
        <translation>畑作物を提供</translation>
    </message>
    <message id="formidable_farm.move.look_over">
        <source>On top of the stack</source>
        <translation>スタックの上へ</translation>
    </message>
    <message id="formidable_farm.move.look_under">
        <source>Back under the stack</source>
        <translation>スタックの下へ戻す</translation>
    </message>
    <message id="formidable_farm.move.play">
        <source>Play the card</source>
        <translation>カードを履行</translation>
    </message>
    <message id="formidable_farm.move.sell">
        <source>Pay coins for this crop</source>
        <translation>履行済みカードでこの畑作物を取る</translation>
    </message>
    <message id="formidable_farm.move.skip">
        <source>Skip</source>
        <translation>受け取らない</translation>
    </message>
    <message id="formidable_farm.move.space">
        <source>Supplies of this space</source>
        <translation>このスペースの物資を入手</translation>
    </message>
    <message id="formidable_farm.move.supply">
        <source>Take supplies</source>
        <translation>物資を入手</translation>
    </message>
    <message id="formidable_farm.move.swap">
        <source>Swap the cards</source>
        <translation>カードを交換</translation>
    </message>
    <message id="formidable_farm.move.swap_back">
        <source>To the hand</source>
        <translation>手札へ</translation>
    </message>
    <message id="formidable_farm.move.swap_coin">
        <source>To the fulfilled cards</source>
        <translation>履行済みへ</translation>
    </message>
    <message id="formidable_farm.move.take">
        <source>Take it</source>
        <translation>受け取る</translation>
    </message>
    <message id="formidable_farm.move.trade">
        <source>Play the market card</source>
        <translation>マーケットのカードを履行</translation>
    </message>
    <message id="formidable_farm.move.under">
        <source>Under the stack</source>
        <translation>スタックの下へ</translation>
    </message>
    <message id="formidable_farm.name.cucumber">
        <source>Cucumber</source>
        <translation>キュウリ</translation>
    </message>
    <message id="formidable_farm.name.pig">
        <source>Pig</source>
        <translation>豚</translation>
    </message>
    <message id="formidable_farm.name.sheep">
        <source>Sheep</source>
        <translation>羊</translation>
    </message>
    <message id="formidable_farm.name.tomato">
        <source>Tomato</source>
        <translation>トマト</translation>
    </message>
    <message id="formidable_farm.name.wheat">
        <source>Wheat</source>
        <translation>小麦</translation>
    </message>
    <message id="formidable_farm.note.empty_stack">
        <source>The stack is empty: nothing is drawn.</source>
        <translation>スタックが空なので、何も引けません。</translation>
    </message>
    <message id="formidable_farm.note.last_round">
        <source>{who} has fulfilled all cards: this round is the last.</source>
        <translation>{who}がすべてのカードを履行しました。このラウンドが最後です。</translation>
    </message>
    <message id="formidable_farm.note.one_to_go">
        <source>{who} has 1 card to go.</source>
        <translation>{who}はあと1枚です。</translation>
    </message>
    <message id="formidable_farm.nothing">
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message id="formidable_farm.option.own">
        <source>Own deck</source>
        <translation>自作デッキ</translation>
    </message>
    <message id="formidable_farm.option.own.ours">
        <source>Farmdesk's deck</source>
        <translation>Farmdeskのデッキ</translation>
    </message>
    <message id="formidable_farm.prompt.alone.cards">
        <source>Play cards, or end your turn.</source>
        <translation>カードを履行するか、ターンを終えてください。</translation>
    </message>
    <message id="formidable_farm.prompt.alone.supplies">
        <source>Take supplies or play cards.</source>
        <translation>物資を入手するか、カードを履行してください。</translation>
    </message>
    <message id="formidable_farm.prompt.animals" numerus="yes">
        <source>%n animals paid. One more?</source>
        <translation>
            <numerusform>%n頭支払いました。もう1頭支払いますか。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.cards" numerus="yes">
        <source>Play up to %n cards, or end your turn.</source>
        <translation>
            <numerusform>カードを履行するか（あと%n枚まで）、ターンを終えてください。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.crops" numerus="yes">
        <source>Choose %n crops to take, one by one.</source>
        <translation>
            <numerusform>取る畑作物を選んでください（あと%n個）。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.cycle" numerus="yes">
        <source>Put up to %n hand cards under your stack; then you draw as many.</source>
        <translation>
            <numerusform>手札をあと%n枚までスタックの下に置けます。置いたのと同じ枚数を引きます。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.end">
        <source>Your cards of this turn are played: end your turn.</source>
        <translation>このターンのカードはすべて履行しました。ターンを終えてください。</translation>
    </message>
    <message id="formidable_farm.prompt.look">
        <source>Put each card back, on top of your stack or under it. The last one on top is drawn first.</source>
        <translation>カードを1枚ずつ、スタックの上か下に戻してください。最後に上に置いたカードを、最初に引くことになります。</translation>
    </message>
    <message id="formidable_farm.prompt.may">
        <source>Do you want this: {what}?</source>
        <translation>この報酬を受け取りますか：{what}</translation>
    </message>
    <message id="formidable_farm.prompt.moving">
        <source>Move your disc and take supplies again?</source>
        <translation>ディスクを動かして、もう一度物資を入手しますか。</translation>
    </message>
    <message id="formidable_farm.prompt.only_supplies">
        <source>The cards of this turn are played: take supplies, or end your turn.</source>
        <translation>このターンのカードはすべて履行しました。物資を入手するか、ターンを終えてください。</translation>
    </message>
    <message id="formidable_farm.prompt.paid">
        <source>Paid: {what}. Drag lit crops to the card, or press an answer.</source>
        <translation>支払い済み：{what}。光った畑作物をカードへドラッグするか、ボタンで選びます。</translation>
    </message>
    <message id="formidable_farm.prompt.pay_any" numerus="yes">
        <source>Pay for the card: %n crops left.</source>
        <translation>
            <numerusform>カードの支払い：畑作物をあと%n個。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.pay_different" numerus="yes">
        <source>Pay for the card: %n crops of different kinds left.</source>
        <translation>
            <numerusform>カードの支払い：異なる種類の畑作物をあと%n個。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.pay_same" numerus="yes">
        <source>Pay for the card: %n crops of one kind left.</source>
        <translation>
            <numerusform>カードの支払い：同じ種類の畑作物をあと%n個。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.paying">
        <source>How do you pay for the card?</source>
        <translation>このカードのコストを、どう支払いますか。</translation>
    </message>
    <message id="formidable_farm.prompt.pick_market" numerus="yes">
        <source>Choose %n market cards for your stack.</source>
        <translation>
            <numerusform>スタックの下に置くマーケットのカードを、あと%n枚選んでください。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.pick_to_hand">
        <source>Choose the fulfilled card that comes to your hand.</source>
        <translation>手札に加える履行済みのカードを選んでください。</translation>
    </message>
    <message id="formidable_farm.prompt.pick_under">
        <source>Choose the fulfilled card that goes under your stack.</source>
        <translation>スタックの下に置く履行済みのカードを選んでください。</translation>
    </message>
    <message id="formidable_farm.prompt.spaces" numerus="yes">
        <source>Choose a space whose supplies you take; %n to choose.</source>
        <translation>
            <numerusform>物資を入手するスペースを選んでください（あと%n回）。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.supplies" numerus="yes">
        <source>Take supplies, or play up to %n cards.</source>
        <translation>
            <numerusform>物資を入手するか、カードを履行してください（あと%n枚まで）。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.swap_back">
        <source>Which fulfilled card comes to your hand?</source>
        <translation>どの履行済みカードを手札に取りますか。</translation>
    </message>
    <message id="formidable_farm.prompt.swap_coin">
        <source>Swap a hand card with a fulfilled card? First choose the hand card.</source>
        <translation>手札1枚と履行済みカード1枚を交換しますか。まず手札を選んでください。</translation>
    </message>
    <message id="formidable_farm.prompt.swap_market">
        <source>Swap a hand card with a market card?</source>
        <translation>手札1枚とマーケットのカード1枚を交換しますか。</translation>
    </message>
    <message id="formidable_farm.prompt.trade" numerus="yes">
        <source>{what}: up to %n times more?</source>
        <translation>
            <numerusform>{what}：あと%n回できます。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.prompt.under" numerus="yes">
        <source>Put %n hand cards under your stack, one by one.</source>
        <translation>
            <numerusform>手札からあと%n枚、スタックの下に置いてください。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.buys" numerus="yes">
        <source>%n coins for: {crop}; {left} left.</source>
        <translation>
            <numerusform>履行済み%n枚で{crop}(残り{left})。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.buys_card" numerus="yes">
        <source>%n coins for a card from your stack; {left} left.</source>
        <translation>
            <numerusform>履行済み%n枚でスタックから1枚(残り{left})。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.choose_payment">
        <source>You choose what to pay; the cheapest way leaves: {what}.</source>
        <translation>支払いは選べます。一番安いと残るもの：{what}</translation>
    </message>
    <message id="formidable_farm.remark.coin_to_hand">
        <source>This card comes to your hand: one more to do.</source>
        <translation>手札に戻り、履行するカードが1枚増えます。</translation>
    </message>
    <message id="formidable_farm.remark.coin_under">
        <source>This card goes under your stack: one more to do.</source>
        <translation>スタックの下へ。履行するカードが1枚増えます。</translation>
    </message>
    <message id="formidable_farm.remark.goes_on_top">
        <source>Goes on top of your stack, to be drawn next.</source>
        <translation>スタックの一番上へ。次に引かれます。</translation>
    </message>
    <message id="formidable_farm.remark.goes_under">
        <source>Goes under your stack, to be drawn last.</source>
        <translation>スタックの一番下へ。最後に引かれます。</translation>
    </message>
    <message id="formidable_farm.remark.leaves">
        <source>Leaves you: {what}.</source>
        <translation>残るもの：{what}</translation>
    </message>
    <message id="formidable_farm.remark.market_under" numerus="yes">
        <source>Goes under your stack: then %n cards to go.</source>
        <translation>
            <numerusform>スタックの下へ。残り%n枚になります。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.pays">
        <source>Pays the rest. Leaves you: {what}.</source>
        <translation>これで支払い完了。残るもの：{what}</translation>
    </message>
    <message id="formidable_farm.remark.pays_draw">
        <source>Pays for drawing a card.</source>
        <translation>カードを引くために支払います。</translation>
    </message>
    <message id="formidable_farm.remark.pays_part">
        <source>Pays a part of it.</source>
        <translation>一部を支払います。</translation>
    </message>
    <message id="formidable_farm.remark.supply_free">
        <source>Free. You take: {space}.</source>
        <translation>無料。受け取るもの：{space}</translation>
    </message>
    <message id="formidable_farm.remark.supply_join" numerus="yes">
        <source>Joining costs %n coins, {left} left. You take: {space}.</source>
        <translation>
            <numerusform>履行済み%n枚を支払い(残り{left})、{space}を受け取ります。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.supply_nothing" numerus="yes">
        <source>Your stack is empty: nothing for %n coins.</source>
        <translation>
            <numerusform>スタックが空です。履行済み%n枚で何も引けません。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.supply_stay" numerus="yes">
        <source>Staying costs %n coins, {left} left. You take: {space}.</source>
        <translation>
            <numerusform>留まるには履行済み%n枚(残り{left})。{space}を受け取ります。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.remark.take">
        <source>You take: {what}.</source>
        <translation>受け取るもの：{what}</translation>
    </message>
    <message id="formidable_farm.score.crop">
        <source>Left over: {crop}, {each} each</source>
        <translation>残った{crop}（1個につき{each}）</translation>
    </message>
    <message id="formidable_farm.score.done" numerus="yes">
        <source>Cards done, of %n</source>
        <translation>
            <numerusform>履行した枚数（%n枚中）</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.score.own">
        <source>Own cards done</source>
        <translation>履行した自分のカード</translation>
    </message>
    <message id="formidable_farm.score.to_go">
        <source>Cards still to go</source>
        <translation>残りのカード</translation>
    </message>
    <message id="formidable_farm.score.traded">
        <source>Market cards done</source>
        <translation>履行したマーケットのカード</translation>
    </message>
    <message id="formidable_farm.score.turns">
        <source>Turns taken</source>
        <translation>行ったターン</translation>
    </message>
    <message id="formidable_farm.space.card1">
        <source>1 card</source>
        <translation>カード1枚</translation>
    </message>
    <message id="formidable_farm.space.cucumber2">
        <source>2 cucumbers</source>
        <translation>キュウリ2</translation>
    </message>
    <message id="formidable_farm.space.pig1">
        <source>1 pig</source>
        <translation>豚1</translation>
    </message>
    <message id="formidable_farm.space.sheep1">
        <source>1 sheep</source>
        <translation>羊1</translation>
    </message>
    <message id="formidable_farm.space.tomato2">
        <source>2 tomatoes</source>
        <translation>トマト2</translation>
    </message>
    <message id="formidable_farm.space.wheat3">
        <source>3 wheat</source>
        <translation>小麦3</translation>
    </message>
    <message id="formidable_farm.special.any_number_sheep_or_pig">
        <source>any number of sheep or pigs</source>
        <translation>任意の数の羊または豚</translation>
    </message>
    <message id="formidable_farm.special.fulfilled_to_hand">
        <source>1 fulfilled card to your hand</source>
        <translation>履行済みカード1枚を手札へ</translation>
    </message>
    <message id="formidable_farm.special.fulfilled_under_stack">
        <source>1 fulfilled card under your stack</source>
        <translation>履行済みカード1枚をスタックの下へ</translation>
    </message>
    <message id="formidable_farm.special.market_under_stack_1">
        <source>1 market card under your stack</source>
        <translation>マーケットのカード1枚をスタックの下へ</translation>
    </message>
    <message id="formidable_farm.special.market_under_stack_3">
        <source>3 market cards under your stack</source>
        <translation>マーケットのカード3枚をスタックの下へ</translation>
    </message>
    <message id="formidable_farm.special.pay_fulfilled_3">
        <source>3 fulfilled cards</source>
        <translation>履行済みカード3枚</translation>
    </message>
    <message id="formidable_farm.supply.adjacent" numerus="yes">
        <source>supplies of spaces beside your disc, %n times</source>
        <translation>
            <numerusform>隣接するスペースの物資（%n回）</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.supply.any" numerus="yes">
        <source>supplies of any space, %n times</source>
        <translation>
            <numerusform>任意の1つのスペースの物資（%n回）</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.supply.opposite" numerus="yes">
        <source>supplies of the space opposite your disc, %n times</source>
        <translation>
            <numerusform>反対側のスペースの物資（%n回）</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.supply.own" numerus="yes">
        <source>supplies of your disc's space, %n times</source>
        <translation>
            <numerusform>自分のディスクのスペースの物資（%n回）</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.supply.previous" numerus="yes">
        <source>supplies of the previous player's space, %n times</source>
        <translation>
            <numerusform>直前のプレイヤーのディスクのスペースの物資（%n回）</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.badge_cards" numerus="yes">
        <source>%n cards allowed</source>
        <translation>
            <numerusform>%n枚まで</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.badge_discount" numerus="yes">
        <source>next card %n less</source>
        <translation>
            <numerusform>次は%n個安い</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.badge_extra" numerus="yes">
        <source>%n extra turns</source>
        <translation>
            <numerusform>追加ターン %n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.buy_crop">
        <source>any crop</source>
        <translation>任意の畑作物</translation>
    </message>
    <message id="formidable_farm.table.buy_draw">
        <source>draw a card</source>
        <translation>カードを引く</translation>
    </message>
    <message id="formidable_farm.table.coins" numerus="yes">
        <source>Coins: %n</source>
        <translation>
            <numerusform>履行済み：%n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.coins_coming" numerus="yes">
        <source>Coins: %n (+{more} next)</source>
        <translation>
            <numerusform>履行済み：%n（次に+{more}）</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.coins_rest">
        <source>Cards done in earlier turns. You pay with them.</source>
        <translation>前のターンまでに履行したカードです。支払いに使えます。</translation>
    </message>
    <message id="formidable_farm.table.cost_open">
        <source>Pay for the card</source>
        <translation>カードの支払い</translation>
    </message>
    <message id="formidable_farm.table.crops_worth" numerus="yes">
        <source>Your crops are worth %n.</source>
        <translation>
            <numerusform>残った畑作物の価値：%n</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.day">
        <source>Turn {day} of {days}</source>
        <translation>ターン {day}/{days}</translation>
    </message>
    <message id="formidable_farm.table.discard">
        <source>discarded</source>
        <translation>捨て札</translation>
    </message>
    <message id="formidable_farm.table.done">
        <source>done</source>
        <translation>履行済み</translation>
    </message>
    <message id="formidable_farm.table.free">
        <source>free</source>
        <translation>無料</translation>
    </message>
    <message id="formidable_farm.table.get">
        <source>GET</source>
        <translation>得る</translation>
    </message>
    <message id="formidable_farm.table.hand" numerus="yes">
        <source>Your hand: %n cards</source>
        <translation>
            <numerusform>手札：%n枚</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.hand_rest">
        <source>Point at a card to see what it would leave you.</source>
        <translation>カードを指すと、プレイ後に残るものが分かります。</translation>
    </message>
    <message id="formidable_farm.table.how_ends">
        <source>The aim: an empty stack and an empty hand. When somebody is there, the round is played to its end. Whoever has then done all cards wins.</source>
        <translation>目標はスタックと手札をなくすこと。誰かがなくすと、そのラウンドで終わり、全部履行した人の勝ちです。</translation>
    </message>
    <message id="formidable_farm.table.known" numerus="yes">
        <source>%n known</source>
        <translation>
            <numerusform>%n枚は既知</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.lacks.any_number_sheep_or_pig">
        <source>sheep or pig short</source>
        <translation>羊か豚が不足</translation>
    </message>
    <message id="formidable_farm.table.lacks.fulfilled_to_hand">
        <source>no coin</source>
        <translation>履行済みなし</translation>
    </message>
    <message id="formidable_farm.table.lacks.fulfilled_under_stack">
        <source>no coin</source>
        <translation>履行済みなし</translation>
    </message>
    <message id="formidable_farm.table.lacks.market_under_stack_1">
        <source>market too small</source>
        <translation>市場が不足</translation>
    </message>
    <message id="formidable_farm.table.lacks.market_under_stack_3">
        <source>market too small</source>
        <translation>市場が不足</translation>
    </message>
    <message id="formidable_farm.table.lacks.pay_fulfilled_3">
        <source>3 coins needed</source>
        <translation>履行済み3枚必要</translation>
    </message>
    <message id="formidable_farm.table.leaves">
        <source>After this card you have: {what}.</source>
        <translation>このカードの後に残るもの：{what}</translation>
    </message>
    <message id="formidable_farm.table.leaves_cheapest">
        <source>After this card, paid the cheapest way, you have: {what}.</source>
        <translation>一番安く払った場合に残るもの：{what}</translation>
    </message>
    <message id="formidable_farm.table.left" numerus="yes">
        <source>You may still play %n cards.</source>
        <translation>
            <numerusform>あと%n枚プレイできます。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.left_alone" numerus="yes">
        <source>%n cards to go, turns left: {days}.</source>
        <translation>
            <numerusform>残り%n枚、残り{days}ターンです。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.legend_sample">
        <source>1 pig short</source>
        <translation>豚1不足</translation>
    </message>
    <message id="formidable_farm.table.legend_strip">
        <source>what is missing</source>
        <translation>足りないもの</translation>
    </message>
    <message id="formidable_farm.table.legend_tick">
        <source>can be paid now</source>
        <translation>今支払えるカード</translation>
    </message>
    <message id="formidable_farm.table.market">
        <source>Market: any of these may be one of your cards</source>
        <translation>マーケット：どれでも履行できます</translation>
    </message>
    <message id="formidable_farm.table.market_limit" numerus="yes">
        <source>From the market: %n.</source>
        <translation>
            <numerusform>マーケットからはあと%n枚です。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.market_name">
        <source>Market</source>
        <translation>マーケット</translation>
    </message>
    <message id="formidable_farm.table.market_none">
        <source>Market: none any more this turn</source>
        <translation>マーケット：このターンはもう履行できません</translation>
    </message>
    <message id="formidable_farm.table.market_some" numerus="yes">
        <source>Market: %n of these may be played this turn</source>
        <translation>
            <numerusform>マーケット：このターンは%n枚まで</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.needs_coins" numerus="yes">
        <source>needs %n coins</source>
        <translation>
            <numerusform>履行済み%n枚必要</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.no_crops">
        <source>no crops</source>
        <translation>畑作物なし</translation>
    </message>
    <message id="formidable_farm.table.now">
        <source>now</source>
        <translation>処理中</translation>
    </message>
    <message id="formidable_farm.table.one_card">
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message id="formidable_farm.table.others_turn">
        <source>It is {name}'s turn.</source>
        <translation>{name}の番です。</translation>
    </message>
    <message id="formidable_farm.table.over">
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message id="formidable_farm.table.pay">
        <source>PAY</source>
        <translation>支払う</translation>
    </message>
    <message id="formidable_farm.table.pay_words">
        <source>Pay: {cost}</source>
        <translation>支払い：{cost}</translation>
    </message>
    <message id="formidable_farm.table.point_at">
        <source>Point at a card to read what it asks for and brings.</source>
        <translation>カードを指すと、コストと報酬の説明が出ます。</translation>
    </message>
    <message id="formidable_farm.table.reward">
        <source>Reward to come</source>
        <translation>これからの報酬</translation>
    </message>
    <message id="formidable_farm.table.ring">
        <source>Supply board</source>
        <translation>補給ボード</translation>
    </message>
    <message id="formidable_farm.table.ring_rest">
        <source>Prices are what you would pay.</source>
        <translation>値段は自分が払う枚数です。</translation>
    </message>
    <message id="formidable_farm.table.short.auto_fulfil" numerus="yes">
        <source>Fulfil the top %n</source>
        <translation>
            <numerusform>上から%n枚を履行</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.cycle_hand" numerus="yes">
        <source>Swap up to %n hand cards</source>
        <translation>
            <numerusform>手札%n枚まで入替</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.discount_next" numerus="yes">
        <source>Next card %n less</source>
        <translation>
            <numerusform>次は%n個安い</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.draw" numerus="yes">
        <source>Draw %n cards</source>
        <translation>
            <numerusform>カードを%n枚引く</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.draw_bottom" numerus="yes">
        <source>Draw the bottom %n cards</source>
        <translation>
            <numerusform>一番下から%n枚</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.draw_then_under" numerus="yes">
        <source>Draw %n, {under} under</source>
        <translation>
            <numerusform>%n枚引き{under}枚を下へ</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.exchange" numerus="yes">
        <source>Up to %n times</source>
        <translation>
            <numerusform>最大%n回</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.extra_play" numerus="yes">
        <source>%n cards more</source>
        <translation>
            <numerusform>もう%n枚プレイ</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.extra_turn">
        <source>Extra turn</source>
        <translation>もう1ターン</translation>
    </message>
    <message id="formidable_farm.table.short.fulfilled_to_crop" numerus="yes">
        <source>Up to %n times</source>
        <translation>
            <numerusform>最大%n回</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.gain">
        <source>{crops}</source>
        <translation>{crops}</translation>
    </message>
    <message id="formidable_farm.table.short.gain_per_paid">
        <source>For each animal</source>
        <translation>1頭につき</translation>
    </message>
    <message id="formidable_farm.table.short.move_and_supply">
        <source>Move, take supplies</source>
        <translation>動いて物資</translation>
    </message>
    <message id="formidable_farm.table.short.pay_to_draw" numerus="yes">
        <source>Up to %n times</source>
        <translation>
            <numerusform>最大%n回引く</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.rearrange" numerus="yes">
        <source>Look at %n cards</source>
        <translation>
            <numerusform>上の%n枚を見る</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.supply.adjacent">
        <source>Supplies beside</source>
        <translation>隣の物資</translation>
    </message>
    <message id="formidable_farm.table.short.supply.any">
        <source>Any supplies</source>
        <translation>任意の物資</translation>
    </message>
    <message id="formidable_farm.table.short.supply.opposite">
        <source>Supplies opposite</source>
        <translation>反対側の物資</translation>
    </message>
    <message id="formidable_farm.table.short.supply.own">
        <source>Your supplies</source>
        <translation>自分の物資</translation>
    </message>
    <message id="formidable_farm.table.short.supply.previous">
        <source>Last player's supplies</source>
        <translation>直前の人の物資</translation>
    </message>
    <message id="formidable_farm.table.short.swap_hand_fulfilled" numerus="yes">
        <source>Swap %n with coins</source>
        <translation>
            <numerusform>済みと%n枚交換</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.swap_hand_market" numerus="yes">
        <source>Swap %n with the market</source>
        <translation>
            <numerusform>市場と%n枚交換</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short.third_card_bonus">
        <source>As third card: {crops}</source>
        <translation>3枚目なら{crops}</translation>
    </message>
    <message id="formidable_farm.table.short.times" numerus="yes">
        <source>{what}, %n times</source>
        <translation>
            <numerusform>{what} %n回</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.short_of">
        <source>{what} short</source>
        <translation>{what}不足</translation>
    </message>
    <message id="formidable_farm.table.stack_empty">
        <source>stack empty</source>
        <translation>スタックなし</translation>
    </message>
    <message id="formidable_farm.table.stack_enough" numerus="yes">
        <source>Your stack holds %n cards: enough.</source>
        <translation>
            <numerusform>スタックは%n枚で足ります。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.stack_short" numerus="yes">
        <source>Your stack holds %n cards; crops of your choice instead: {crops}.</source>
        <translation>
            <numerusform>スタックは%n枚です。不足{crops}枚分は任意の畑作物になります。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.supplied">
        <source>Your disc stays until your next turn.</source>
        <translation>ディスクは次のターンまでこのままです。</translation>
    </message>
    <message id="formidable_farm.table.supply_alone">
        <source>The sun moves on after each turn.</source>
        <translation>太陽は毎ターン進みます。</translation>
    </message>
    <message id="formidable_farm.table.supply_done">
        <source>Supplies: done</source>
        <translation>物資：入手済み</translation>
    </message>
    <message id="formidable_farm.table.supply_once">
        <source>Move your disc once, before or after your cards.</source>
        <translation>いつでも1回、ディスクを動かせます。</translation>
    </message>
    <message id="formidable_farm.table.supply_open">
        <source>Supplies: still to do</source>
        <translation>物資：これから</translation>
    </message>
    <message id="formidable_farm.table.this_card">
        <source>This card</source>
        <translation>このカード</translation>
    </message>
    <message id="formidable_farm.table.this_turn">
        <source>This turn</source>
        <translation>このターン</translation>
    </message>
    <message id="formidable_farm.table.to_go" numerus="yes">
        <source>%n cards to go</source>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.turn" numerus="yes">
        <source>This turn: %n of {limit} cards</source>
        <translation>
            <numerusform>このターン：{limit}枚中%n枚</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.turn_alone" numerus="yes">
        <source>This turn: %n cards</source>
        <translation>
            <numerusform>このターン：%n枚</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.turn_end">
        <source>At the end of the turn the market fills up and your played cards turn into coins.</source>
        <translation>ターンの終わりにマーケットが補充され、プレイしたカードは履行済みになります。</translation>
    </message>
    <message id="formidable_farm.table.turn_of" numerus="yes">
        <source>{name}'s turn: %n cards</source>
        <translation>
            <numerusform>{name}のターン：%n枚</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.table.under">
        <source>Under</source>
        <translation>下へ</translation>
    </message>
    <message id="formidable_farm.table.unknown">
        <source>none known</source>
        <translation>内容は不明</translation>
    </message>
    <message id="formidable_farm.table.worth_rule">
        <source>That counts only among those who have done all their cards: wheat 1, cucumber and tomato 2, sheep and pig 3.</source>
        <translation>全カードを履行した人の間でだけ比べます。小麦1、キュウリとトマト2、羊と豚3。</translation>
    </message>
    <message id="formidable_farm.then">
        <source>{first}; {rest}</source>
        <translation>{first}／{rest}</translation>
    </message>
    <message id="formidable_farm.tie.crops">
        <source>Value of the crops left</source>
        <translation>残った畑作物の価値</translation>
    </message>
    <message id="formidable_farm.tie.turns">
        <source>Turns to spare</source>
        <translation>余ったターン</translation>
    </message>
    <message id="formidable_farm.why.answer_first">
        <source>First answer this: {what}</source>
        <translation>先にこちらに答えてください：{what}</translation>
    </message>
    <message id="formidable_farm.why.buy_to_purse">
        <source>Drag it to the crop that you want.</source>
        <translation>欲しい畑作物のところに置いてください。</translation>
    </message>
    <message id="formidable_farm.why.buy_to_stack">
        <source>Drag it to your stack to draw a card.</source>
        <translation>カードを引くには、自分のスタックに置いてください。</translation>
    </message>
    <message id="formidable_farm.why.coins">
        <source>Coins are paid by themselves; only some cards let you choose one.</source>
        <translation>履行済みカードは自動で支払われます。自分で選べるのは、一部のカードのときだけです。</translation>
    </message>
    <message id="formidable_farm.why.crops_pay">
        <source>Crops pay for a card: lay the card on the stall first.</source>
        <translation>畑作物はカードのコストになります。先にカードを置いてください。</translation>
    </message>
    <message id="formidable_farm.why.crops_pay_rest">
        <source>First give the rest of the crops.</source>
        <translation>先に、残りの畑作物を提供してください。</translation>
    </message>
    <message id="formidable_farm.why.different" numerus="yes">
        <source>{what} is paid already; this card wants %n different crops.</source>
        <translation>
            <numerusform>{what}はもう支払いました。このカードには、異なる畑作物が%n種類いります。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.disc_on_space">
        <source>Your disc goes to one of the six supply spaces.</source>
        <translation>ディスクを置けるのは、6つの補給スペースだけです。</translation>
    </message>
    <message id="formidable_farm.why.discard">
        <source>Discards come back only when the market's stack is used up.</source>
        <translation>捨て札が使われるのは、マーケットのスタックがなくなったときだけです。</translation>
    </message>
    <message id="formidable_farm.why.done">
        <source>The card is paid for.</source>
        <translation>コストはもう支払いました。</translation>
    </message>
    <message id="formidable_farm.why.draws">
        <source>Cards are drawn only by supplies, by rewards or for 3 coins.</source>
        <translation>カードを引けるのは、物資か報酬、または履行済みカード3枚の支払いによるときだけです。</translation>
    </message>
    <message id="formidable_farm.why.empty_stack">
        <source>Your stack is empty: this draw does nothing.</source>
        <translation>スタックが空なので、カードを引けません。</translation>
    </message>
    <message id="formidable_farm.why.join_price" numerus="yes">
        <source>Coins needed to join this space: {price}; you have %n.</source>
        <translation>
            <numerusform>占有されたこのスペースには、履行済みカードが{price}枚いります。今は%n枚です。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.limit" numerus="yes">
        <source>%n cards this turn: only a card that allows a further one goes on.</source>
        <translation>
            <numerusform>このターンは、もう%n枚履行しました。続けられるのは、もう1枚プレイできるようになるカードだけです。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.market_deck">
        <source>The market is filled from its stack at the end of each turn.</source>
        <translation>マーケットは、ターンの終わりにスタックから補充されます。</translation>
    </message>
    <message id="formidable_farm.why.market_gap">
        <source>This place is filled at the end of the turn.</source>
        <translation>ここは、ターンの終わりに補充されます。</translation>
    </message>
    <message id="formidable_farm.why.market_limit">
        <source>No more market cards in this first turn of yours.</source>
        <translation>最初のターンなので、マーケットのカードはこれ以上履行できません。</translation>
    </message>
    <message id="formidable_farm.why.move_disc">
        <source>Move your disc to the space whose supplies you want.</source>
        <translation>物資が欲しいスペースに、自分のディスクを動かしてください。</translation>
    </message>
    <message id="formidable_farm.why.needs_coins" numerus="yes">
        <source>This needs {price} coins; you have %n.</source>
        <translation>
            <numerusform>履行済みカードが{price}枚いります。今は%n枚です。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.no_crop">
        <source>You have no more of this crop: {what}.</source>
        <translation>この畑作物はもうありません：{what}</translation>
    </message>
    <message id="formidable_farm.why.not_asked">
        <source>What is left of the cost is not paid with: {what}.</source>
        <translation>残りのコストは、これでは支払えません：{what}</translation>
    </message>
    <message id="formidable_farm.why.not_itself">
        <source>The card that you play cannot go under your stack.</source>
        <translation>プレイするカード自体は、スタックの下に置けません。</translation>
    </message>
    <message id="formidable_farm.why.not_your_turn">
        <source>It is {who}'s turn.</source>
        <translation>今は{who}のターンです。</translation>
    </message>
    <message id="formidable_farm.why.nothing_there">
        <source>There is nothing to take here.</source>
        <translation>ここには取れるものがありません。</translation>
    </message>
    <message id="formidable_farm.why.others">
        <source>This belongs to {who}.</source>
        <translation>これは{who}のものです。</translation>
    </message>
    <message id="formidable_farm.why.over">
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message id="formidable_farm.why.pay_animals">
        <source>Pay a sheep or a pig.</source>
        <translation>羊か豚を支払ってください。</translation>
    </message>
    <message id="formidable_farm.why.pay_first">
        <source>First pay for the card: drag crops to it.</source>
        <translation>先にコストを支払ってください。畑作物をカードの上に置きます。</translation>
    </message>
    <message id="formidable_farm.why.pick_coin">
        <source>Choose one of your fulfilled cards.</source>
        <translation>履行済みカードを1枚選んでください。</translation>
    </message>
    <message id="formidable_farm.why.pick_market" numerus="yes">
        <source>Choose %n market cards for your stack, one after the other.</source>
        <translation>
            <numerusform>スタックの下に置くマーケットのカードを、全部で%n枚選んでください。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.played">
        <source>A card of this turn becomes a coin at the end of the turn.</source>
        <translation>このターンのカードは、ターンの終わりに履行済みになります。</translation>
    </message>
    <message id="formidable_farm.why.pool">
        <source>Crops of the supply are yours only when something brings them.</source>
        <translation>サプライの畑作物は、物資や報酬などで得たときだけ取れます。</translation>
    </message>
    <message id="formidable_farm.why.same" numerus="yes">
        <source>This card wants %n crops of one kind.</source>
        <translation>
            <numerusform>このカードには、同一の畑作物が%n個いります。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.short">
        <source>You lack for this card: {what}.</source>
        <translation>このカードには足りません：{what}</translation>
    </message>
    <message id="formidable_farm.why.short.any_number_sheep_or_pig">
        <source>You have neither sheep nor pig.</source>
        <translation>羊も豚もありません。</translation>
    </message>
    <message id="formidable_farm.why.short.fulfilled_to_hand">
        <source>You have no fulfilled card to take to your hand.</source>
        <translation>手札に取る履行済みカードがありません。</translation>
    </message>
    <message id="formidable_farm.why.short.fulfilled_under_stack">
        <source>You have no fulfilled card to put under your stack.</source>
        <translation>スタックの下に置く履行済みカードがありません。</translation>
    </message>
    <message id="formidable_farm.why.short.market_under_stack_1">
        <source>The market has no other card to put under your stack.</source>
        <translation>スタックの下に置けるカードが、ほかにマーケットにありません。</translation>
    </message>
    <message id="formidable_farm.why.short.market_under_stack_3">
        <source>The market has not three other cards to put under your stack.</source>
        <translation>スタックの下に置けるカードが、ほかにマーケットに3枚ありません。</translation>
    </message>
    <message id="formidable_farm.why.short.pay_fulfilled_3">
        <source>You need three fulfilled cards of earlier turns.</source>
        <translation>前のターンまでに履行したカードが3枚いります。</translation>
    </message>
    <message id="formidable_farm.why.stay_price" numerus="yes">
        <source>Coins needed to stay on this space: {price}; you have %n.</source>
        <translation>
            <numerusform>同じスペースに留まるには、履行済みカードが{price}枚いります。今は%n枚です。</numerusform>
        </translation>
    </message>
    <message id="formidable_farm.why.supplied">
        <source>You have taken supplies in this turn.</source>
        <translation>このターンの物資は、もう入手しました。</translation>
    </message>
    <message id="formidable_farm.why.to_card">
        <source>Drag the crops to the card that is being paid.</source>
        <translation>支払い中のカードの上に、畑作物を置いてください。</translation>
    </message>
    <message id="formidable_farm.why.to_stall">
        <source>Lay the card on the next place of the stall.</source>
        <translation>カードは、次の空いた場所に置いてください。</translation>
    </message>
</context>
</TS>
