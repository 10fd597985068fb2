<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name></name>
    <message id="harvest_island.about.barn" numerus="yes">
        <source>%n cards harvested, face down</source>
        <translation>
            <numerusform>수확한 카드 %n장 (뒷면)</numerusform>
        </translation>
    </message>
    <message id="harvest_island.about.fertiliser" numerus="yes">
        <source>%n fertilisers left. Releasing two fruit cards in a turn earns one.</source>
        <translation>
            <numerusform>비료 %n장 남음. 한 차례에 과일 2장을 창고에 내놓으면 1장을 얻습니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.about.field" numerus="yes">
        <source>{fruit} on the {land}: %n cards, count {counts} for the medal</source>
        <translation>
            <numerusform>{land}의 {fruit}: 카드 %n장, 메달 계산으로 {counts}장</numerusform>
        </translation>
    </message>
    <message id="harvest_island.about.field_bare">
        <source>The {land} is bare: sow any fruit here.</source>
        <translation>{land}: 비어 있습니다. 어떤 과일이든 씨앗으로 심을 수 있습니다.</translation>
    </message>
    <message id="harvest_island.about.field_unsown" numerus="yes">
        <source>The {land} has %n fertilisers and no seed yet.</source>
        <translation>
            <numerusform>{land}: 비료 %n장, 아직 씨앗이 없습니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.about.medal_free">
        <source>King of {fruit}: nobody yet. {number} in one turn win the medal.</source>
        <translation>{fruit}의 왕은 아직 없습니다. 한 차례에 {number}장을 수확하면 메달을 얻습니다.</translation>
    </message>
    <message id="harvest_island.about.medal_king">
        <source>King of {fruit}: {name}. {number} in one turn take the medal.</source>
        <translation>{fruit}의 왕: {name}. 한 차례에 {number}장을 수확하면 메달을 가져옵니다.</translation>
    </message>
    <message id="harvest_island.about.pile" numerus="yes">
        <source>{season}: %n cards left in the pile</source>
        <translation>
            <numerusform>{season} 카드 더미: %n장 남음</numerusform>
        </translation>
    </message>
    <message id="harvest_island.about.weather">
        <source>{own} {other}</source>
        <translation>{own} {other}</translation>
    </message>
    <message id="harvest_island.began.last">
        <source>Winter is over. The game ends when everybody has had the same number of turns.</source>
        <translation>겨울이 끝났습니다. 모두가 같은 횟수의 차례를 마치면 게임이 끝납니다.</translation>
    </message>
    <message id="harvest_island.began.season">
        <source>{season} begins.</source>
        <translation>{season}이 되었습니다.</translation>
    </message>
    <message id="harvest_island.card.fertiliser">
        <source>Fertiliser</source>
        <translation>비료</translation>
    </message>
    <message id="harvest_island.card.fruit">
        <source>{fruit} {points}</source>
        <translation>{fruit} {points}점</translation>
    </message>
    <message id="harvest_island.card.hidden">
        <source>Card face down</source>
        <translation>뒷면으로 놓인 카드</translation>
    </message>
    <message id="harvest_island.clock.last" numerus="yes">
        <source>Last round: %n turns left</source>
        <translation>
            <numerusform>마지막 라운드: %n차례 남음</numerusform>
        </translation>
    </message>
    <message id="harvest_island.clock.over" numerus="yes">
        <source>Over after %n rounds</source>
        <translation>
            <numerusform>%n라운드 만에 종료</numerusform>
        </translation>
    </message>
    <message id="harvest_island.clock.season" numerus="yes">
        <source>{season} %n, then {then}</source>
        <translation>
            <numerusform>{season}: %n장, 다음은 {then}</numerusform>
        </translation>
    </message>
    <message id="harvest_island.clock.threat">
        <source>{time} · {threat}</source>
        <translation>{time} · {threat}</translation>
    </message>
    <message id="harvest_island.clock.winter" numerus="yes">
        <source>{season} %n, then the end</source>
        <translation>
            <numerusform>{season}: %n장, 그다음은 끝</numerusform>
        </translation>
    </message>
    <message id="harvest_island.disaster.rain">
        <source>Flood</source>
        <translation>홍수</translation>
    </message>
    <message id="harvest_island.disaster.sun">
        <source>Drought</source>
        <translation>가뭄</translation>
    </message>
    <message id="harvest_island.fact.barn_and_hand" numerus="yes">
        <source>{harvested} · hand %n</source>
        <translation>
            <numerusform>{harvested} · 손 %n장</numerusform>
        </translation>
    </message>
    <message id="harvest_island.fact.field" numerus="yes">
        <source>{land}: {fruit}, %n cards</source>
        <translation>
            <numerusform>{land}: {fruit} %n장</numerusform>
        </translation>
    </message>
    <message id="harvest_island.fact.harvested" numerus="yes">
        <source>%n harvested</source>
        <translation>
            <numerusform>수확 %n장</numerusform>
        </translation>
    </message>
    <message id="harvest_island.fact.medals" numerus="yes">
        <source>%n medals</source>
        <translation>
            <numerusform>메달 %n개</numerusform>
        </translation>
    </message>
    <message id="harvest_island.fault.fruit">
        <source>Card {card}: "{found}" is none of the twelve fruits.</source>
        <translation>카드 "{card}": 과일 이름이 열두 가지에 없습니다("{found}").</translation>
    </message>
    <message id="harvest_island.fault.fruit_cards">
        <source>There are {found} fruit cards instead of {needed}.</source>
        <translation>과일 카드는 {needed}장이어야 하는데 {found}장입니다.</translation>
    </message>
    <message id="harvest_island.fault.more" numerus="yes">
        <source>%n more faults are not listed here.</source>
        <translation>
            <numerusform>이 밖에도 잘못된 곳이 %n곳 더 있습니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.fault.name">
        <source>The name of a deck has 1 to {most} signs that can be seen.</source>
        <translation>카드 구성의 이름은 화면에 나오는 글자로 1자부터 {most}자까지입니다.</translation>
    </message>
    <message id="harvest_island.fault.no_deck">
        <source>This is not the text of a deck.</source>
        <translation>카드 구성으로 읽을 수 없습니다.</translation>
    </message>
    <message id="harvest_island.fault.no_json">
        <source>This is no file of a deck: it is not written as JSON.</source>
        <translation>카드 구성 파일이 아닙니다. 괄호와 따옴표, 쉼표를 확인해 보세요.</translation>
    </message>
    <message id="harvest_island.fault.not_read">
        <source>The file cannot be read: {reason}.</source>
        <translation>파일을 읽을 수 없습니다: {reason}.</translation>
    </message>
    <message id="harvest_island.fault.pile">
        <source>{season} has {found} cards instead of {needed}.</source>
        <translation>{season} 카드는 과일과 날씨를 합쳐 {needed}장이어야 하는데 {found}장입니다.</translation>
    </message>
    <message id="harvest_island.fault.points">
        <source>Card {card}: points are a whole number from 0 to {most}, not "{found}".</source>
        <translation>카드 "{card}": 점수는 0부터 {most}까지의 정수여야 합니다("{found}").</translation>
    </message>
    <message id="harvest_island.fault.same_name">
        <source>Another file already holds a deck of this name: {deck}.</source>
        <translation>같은 이름의 카드 구성이 다른 파일에도 있습니다: {deck}.</translation>
    </message>
    <message id="harvest_island.fault.season">
        <source>Card {card}: "{found}" is none of the four seasons.</source>
        <translation>카드 "{card}": 네 계절에 없는 계절입니다("{found}").</translation>
    </message>
    <message id="harvest_island.fault.shape">
        <source>This is no file of a deck: something is missing or wrong at "{where}".</source>
        <translation>카드 구성 파일로 읽을 수 없습니다. "{where}" 부분이 없거나 잘못되었습니다.</translation>
    </message>
    <message id="harvest_island.fault.spring">
        <source>Spring has only {found} fruit cards; four players need {needed} to begin.</source>
        <translation>봄의 과일 카드가 {found}장뿐입니다. 네 명이 시작하려면 {needed}장이 있어야 합니다.</translation>
    </message>
    <message id="harvest_island.fault.too_large">
        <source>The file is too large to be a file of a deck.</source>
        <translation>카드 구성 파일이라기에는 너무 큽니다.</translation>
    </message>
    <message id="harvest_island.fault.twice">
        <source>The id {card} stands {n} times; every card needs one of its own.</source>
        <translation>이름이 "{card}"인 카드가 {n}장 있습니다. 카드마다 이름이 달라야 합니다.</translation>
    </message>
    <message id="harvest_island.fault.weather">
        <source>Card {card}: "{found}" is neither sun nor rain.</source>
        <translation>카드 "{card}": 태양도 비도 아닌 날씨입니다("{found}").</translation>
    </message>
    <message id="harvest_island.fault.weather_cards">
        <source>There are {found} weather cards instead of {needed}.</source>
        <translation>날씨 카드는 {needed}장이어야 하는데 {found}장입니다.</translation>
    </message>
    <message id="harvest_island.fruit.banana">
        <source>Banana</source>
        <translation>바나나</translation>
    </message>
    <message id="harvest_island.fruit.dragon_fruit">
        <source>Dragon fruit</source>
        <translation>용과</translation>
    </message>
    <message id="harvest_island.fruit.grape">
        <source>Grape</source>
        <translation>포도</translation>
    </message>
    <message id="harvest_island.fruit.lychee">
        <source>Lychee</source>
        <translation>리치</translation>
    </message>
    <message id="harvest_island.fruit.mango">
        <source>Mango</source>
        <translation>망고</translation>
    </message>
    <message id="harvest_island.fruit.orange">
        <source>Orange</source>
        <translation>오렌지</translation>
    </message>
    <message id="harvest_island.fruit.papaya">
        <source>Papaya</source>
        <translation>파파야</translation>
    </message>
    <message id="harvest_island.fruit.peach">
        <source>Peach</source>
        <translation>복숭아</translation>
    </message>
    <message id="harvest_island.fruit.pineapple">
        <source>Pineapple</source>
        <translation>파인애플</translation>
    </message>
    <message id="harvest_island.fruit.strawberry">
        <source>Strawberry</source>
        <translation>딸기</translation>
    </message>
    <message id="harvest_island.fruit.watermelon">
        <source>Watermelon</source>
        <translation>수박</translation>
    </message>
    <message id="harvest_island.fruit.wax_apple">
        <source>Wax apple</source>
        <translation>왁스애플</translation>
    </message>
    <message id="harvest_island.land.hill">
        <source>Hill</source>
        <translation>언덕</translation>
    </message>
    <message id="harvest_island.land.mountain">
        <source>Mountain</source>
        <translation>산</translation>
    </message>
    <message id="harvest_island.land.plain">
        <source>Plain</source>
        <translation>들판</translation>
    </message>
    <message id="harvest_island.log.draw.fertiliser">
        <source>{who} took a fertiliser.</source>
        <translation>{who} 님이 비료를 가져왔습니다.</translation>
    </message>
    <message id="harvest_island.log.draw.pile">
        <source>{who} drew from the {season} pile.</source>
        <translation>{who} 님이 {season} 더미에서 한 장 뽑았습니다.</translation>
    </message>
    <message id="harvest_island.log.draw.supply">
        <source>{who} took {card} from the supply.</source>
        <translation>{who} 님이 공급 영역에서 {card} 카드를 가져왔습니다.</translation>
    </message>
    <message id="harvest_island.log.fertilise">
        <source>{who} fertilised the {land}.</source>
        <translation>{who} 님이 {land}에 비료를 주었습니다.</translation>
    </message>
    <message id="harvest_island.log.harvest" numerus="yes">
        <source>{who} harvested {fruit} from the {land}: %n points.</source>
        <translation>
            <numerusform>{who} 님이 {land}에서 {fruit} %n점어치를 수확했습니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.log.harvest.covered" numerus="yes">
        <source>{who} harvested {fruit} from the {land}: %n cards.</source>
        <translation>
            <numerusform>{who} 님이 {land}에서 {fruit} %n장을 수확했습니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.log.harvest_more" numerus="yes">
        <source>{who} harvested {fields} fields: %n points.</source>
        <translation>
            <numerusform>{who} 님이 땅 {fields}곳에서 모두 %n점어치를 수확했습니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.log.harvest_more.covered" numerus="yes">
        <source>{who} harvested {fields} fields: %n cards.</source>
        <translation>
            <numerusform>{who} 님이 땅 {fields}곳에서 모두 %n장을 수확했습니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.log.leave">
        <source>{who} took no fertiliser.</source>
        <translation>{who} 님이 비료를 가져오지 않았습니다.</translation>
    </message>
    <message id="harvest_island.log.pass">
        <source>{who} passed.</source>
        <translation>{who} 님이 차례를 넘겼습니다.</translation>
    </message>
    <message id="harvest_island.log.release">
        <source>{who} released {card} to storage.</source>
        <translation>{who} 님이 {card} 카드를 창고에 내놓았습니다.</translation>
    </message>
    <message id="harvest_island.log.sow">
        <source>{who} sowed {card} on the {land}.</source>
        <translation>{who} 님이 {land}에 {card} 카드로 씨를 뿌렸습니다.</translation>
    </message>
    <message id="harvest_island.log.suffer" numerus="yes">
        <source>{who} chose the {land}: %n cards lost.</source>
        <translation>
            <numerusform>{who} 님이 {land}을 골라 과일 %n장을 잃었습니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.log.tend">
        <source>{who} tended the {land} with {card}.</source>
        <translation>{who} 님이 {card} 카드로 {land}을 가꾸었습니다.</translation>
    </message>
    <message id="harvest_island.move.draw">
        <source>Take a card</source>
        <translation>카드 가져오기</translation>
    </message>
    <message id="harvest_island.move.fertilise">
        <source>Fertilise</source>
        <translation>비료 주기</translation>
    </message>
    <message id="harvest_island.move.harvest">
        <source>Harvest</source>
        <translation>수확하기</translation>
    </message>
    <message id="harvest_island.move.leave">
        <source>No fertiliser</source>
        <translation>비료 가져오지 않기</translation>
    </message>
    <message id="harvest_island.move.pass">
        <source>Pass</source>
        <translation>차례 넘기기</translation>
    </message>
    <message id="harvest_island.move.release">
        <source>Release to storage</source>
        <translation>창고에 내놓기</translation>
    </message>
    <message id="harvest_island.move.sow">
        <source>Sow</source>
        <translation>씨 뿌리기</translation>
    </message>
    <message id="harvest_island.move.suffer">
        <source>This field suffers</source>
        <translation>피해를 볼 땅 고르기</translation>
    </message>
    <message id="harvest_island.move.tend">
        <source>Tend</source>
        <translation>가꾸기</translation>
    </message>
    <message id="harvest_island.note.cancel">
        <source>Sun and rain cancel each other out.</source>
        <translation>태양과 비가 서로 상쇄되었습니다.</translation>
    </message>
    <message id="harvest_island.note.disaster">
        <source>{what}: everybody's fullest field suffers.</source>
        <translation>{what}입니다. 모두 카드가 가장 많은 땅에서 피해를 봅니다.</translation>
    </message>
    <message id="harvest_island.note.loses" numerus="yes">
        <source>{who} lost %n cards on the {land}.</source>
        <translation>
            <numerusform>{who} 님이 {land}에서 과일 %n장을 잃었습니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.note.lost">
        <source>{who} −{points}</source>
        <translation>{who} −{points}점</translation>
    </message>
    <message id="harvest_island.note.medal">
        <source>{who} became king of {fruit} with {number}.</source>
        <translation>{who} 님이 {fruit}의 왕이 되었습니다(기록 {number}).</translation>
    </message>
    <message id="harvest_island.note.record">
        <source>{who} is still king of {fruit} and raised the record to {number}.</source>
        <translation>{fruit}의 왕 {who} 님이 자기 기록을 깼습니다(기록 {number}).</translation>
    </message>
    <message id="harvest_island.note.season_lost">
        <source>The rest of the {season} pile is thrown away.</source>
        <translation>{season} 더미의 남은 카드를 보지 않고 모두 버렸습니다.</translation>
    </message>
    <message id="harvest_island.note.sweep" numerus="yes">
        <source>%n cards moved up from storage to the supply.</source>
        <translation>
            <numerusform>보관 영역의 카드 %n장이 공급 영역으로 옮겨 갔습니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.note.weather">
        <source>{weather}: {number} of 3.</source>
        <translation>{weather}: {number}장째입니다. 3장이면 재앙입니다.</translation>
    </message>
    <message id="harvest_island.option.count">
        <source>Almanac counts seen cards</source>
        <translation>과일 달력이 본 카드를 세기</translation>
    </message>
    <message id="harvest_island.option.deck">
        <source>Deck</source>
        <translation>카드 구성</translation>
    </message>
    <message id="harvest_island.option.deck.ours">
        <source>Ours</source>
        <translation>기본 구성</translation>
    </message>
    <message id="harvest_island.option.scores">
        <source>Harvested points</source>
        <translation>수확한 점수</translation>
    </message>
    <message id="harvest_island.option.scores.closed">
        <source>Face down until the end</source>
        <translation>끝날 때까지 뒷면으로</translation>
    </message>
    <message id="harvest_island.option.scores.open">
        <source>Open to all</source>
        <translation>모두에게 공개</translation>
    </message>
    <message id="harvest_island.prompt.act">
        <source>Your turn: use 2 hand cards, or harvest.</source>
        <translation>내 차례입니다. 손패를 두 장 쓰거나 수확하세요.</translation>
    </message>
    <message id="harvest_island.prompt.again">
        <source>Use a second hand card.</source>
        <translation>손패를 한 장 더 쓰세요.</translation>
    </message>
    <message id="harvest_island.prompt.cultivate">
        <source>Your turn: use 2 hand cards.</source>
        <translation>내 차례입니다. 손패를 두 장 쓰세요.</translation>
    </message>
    <message id="harvest_island.prompt.drought">
        <source>Drought: choose the field that suffers.</source>
        <translation>가뭄입니다. 피해를 볼 땅을 고르세요.</translation>
    </message>
    <message id="harvest_island.prompt.fertiliser">
        <source>Only a fertiliser is left to take: take it or not.</source>
        <translation>가져올 수 있는 것은 비료뿐입니다. 가져올지 정하세요.</translation>
    </message>
    <message id="harvest_island.prompt.flood">
        <source>Flood: choose the field that suffers.</source>
        <translation>홍수입니다. 피해를 볼 땅을 고르세요.</translation>
    </message>
    <message id="harvest_island.prompt.harvest">
        <source>Your hand is empty: harvest.</source>
        <translation>손패가 없습니다. 수확하세요.</translation>
    </message>
    <message id="harvest_island.prompt.pass">
        <source>No hand card and nothing sown: you pass.</source>
        <translation>손패도 없고 씨앗을 심은 땅도 없습니다. 차례를 넘깁니다.</translation>
    </message>
    <message id="harvest_island.prompt.refill" numerus="yes">
        <source>Fill your hand: take %n more cards.</source>
        <translation>
            <numerusform>손패를 %n장 더 채우세요.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.draw" numerus="yes">
        <source>Fills your hand: %n cards are missing.</source>
        <translation>
            <numerusform>손패를 채웁니다. %n장이 비어 있습니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.fertilise">
        <source>Fertiliser: counts 2 for the medal, takes 1 place.</source>
        <translation>비료: 메달 계산에는 2장, 자리는 1장입니다.</translation>
    </message>
    <message id="harvest_island.remark.harvest" numerus="yes">
        <source>Harvest: %n points</source>
        <translation>
            <numerusform>수확: %n점</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.harvest_raises" numerus="yes">
        <source>Harvest: %n points; {fruit} {number} raises your own record</source>
        <translation>
            <numerusform>수확: %n점. {fruit} {number}장으로 내 기록을 올립니다</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.harvest_wins" numerus="yes">
        <source>Harvest: %n points; {fruit} {number} wins the medal</source>
        <translation>
            <numerusform>수확: %n점. {fruit} {number}장으로 메달을 얻습니다</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.release" numerus="yes">
        <source>Storage then holds %n cards.</source>
        <translation>
            <numerusform>보관 영역이 %n장이 됩니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.release_earns" numerus="yes">
        <source>Storage then holds %n cards, and you have earned a fertiliser.</source>
        <translation>
            <numerusform>보관 영역이 %n장이 되고 비료 1장을 얻을 수 있습니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.release_sweeps" numerus="yes">
        <source>%n cards: after your refill storage moves up and the supply is discarded.</source>
        <translation>
            <numerusform>%n장이 되어, 손패를 채운 뒤 공급 영역을 버리고 보관 영역이 올라갑니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.sow" numerus="yes">
        <source>A seed: its %n points will not count.</source>
        <translation>
            <numerusform>씨앗: 이 카드의 %n점은 점수가 되지 않습니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.sow_dear" numerus="yes">
        <source>A seed: its %n points will not count. Your cheapest {fruit} is {least}.</source>
        <translation>
            <numerusform>씨앗의 %n점은 점수가 되지 않습니다. 손패의 가장 낮은 {fruit}: {least}점</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.suffer" numerus="yes">
        <source>You would lose %n cards, worth {points}.</source>
        <translation>
            <numerusform>%n장, {points}점을 잃습니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.remark.tend">
        <source>{fruit} number {number}</source>
        <translation>{fruit} {number}장째</translation>
    </message>
    <message id="harvest_island.remark.tend_full">
        <source>{fruit} number {number}; the field is full then</source>
        <translation>{fruit} {number}장째. 땅이 가득 찹니다</translation>
    </message>
    <message id="harvest_island.remark.tend_wins">
        <source>{fruit} number {number}: harvested now, it wins the medal</source>
        <translation>{fruit} {number}장째: 수확하면 메달을 얻습니다</translation>
    </message>
    <message id="harvest_island.remark.tend_wins_full">
        <source>{fruit} number {number}: enough for the medal, and the field is full</source>
        <translation>{fruit} {number}장째: 메달에 충분하고 땅이 가득 찹니다</translation>
    </message>
    <message id="harvest_island.score.fields">
        <source>Cards left on fields</source>
        <translation>땅에 남은 카드</translation>
    </message>
    <message id="harvest_island.score.fruit">
        <source>{fruit}</source>
        <translation>{fruit}</translation>
    </message>
    <message id="harvest_island.score.harvest">
        <source>Harvested fruit</source>
        <translation>수확한 과일</translation>
    </message>
    <message id="harvest_island.score.medals">
        <source>Medals</source>
        <translation>과일의 왕 메달</translation>
    </message>
    <message id="harvest_island.season.autumn">
        <source>Autumn</source>
        <translation>가을</translation>
    </message>
    <message id="harvest_island.season.spring">
        <source>Spring</source>
        <translation>봄</translation>
    </message>
    <message id="harvest_island.season.summer">
        <source>Summer</source>
        <translation>여름</translation>
    </message>
    <message id="harvest_island.season.winter">
        <source>Winter</source>
        <translation>겨울</translation>
    </message>
    <message id="harvest_island.table.actions">
        <source>Actions</source>
        <translation>행동</translation>
    </message>
    <message id="harvest_island.table.almanac">
        <source>Still to come</source>
        <translation>과일 달력</translation>
    </message>
    <message id="harvest_island.table.almanac_printed">
        <source>All cards</source>
        <translation>전체 카드</translation>
    </message>
    <message id="harvest_island.table.barn" numerus="yes">
        <source>Barn: %n cards</source>
        <translation>
            <numerusform>곳간: %n장</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.barn_closed">
        <source>Closed: this turn you cultivate</source>
        <translation>이번 차례는 경작 중이라 닫혀 있습니다</translation>
    </message>
    <message id="harvest_island.table.barn_nothing">
        <source>Sow first: nothing to harvest yet</source>
        <translation>아직 수확할 과일이 없습니다</translation>
    </message>
    <message id="harvest_island.table.barn_open">
        <source>Drag a field here to harvest it</source>
        <translation>땅을 여기로 끌어 수확하세요</translation>
    </message>
    <message id="harvest_island.table.barn_points" numerus="yes">
        <source>%n points, hidden</source>
        <translation>
            <numerusform>%n점 (뒷면)</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.barn_rest">
        <source>What you harvest is safe here</source>
        <translation>수확한 과일은 여기서 안전합니다</translation>
    </message>
    <message id="harvest_island.table.calm">
        <source>Three of a kind bring a disaster.</source>
        <translation>날씨가 평온합니다. 같은 날씨 3장이면 재앙이 옵니다.</translation>
    </message>
    <message id="harvest_island.table.cards_of">
        <source>{cards} of {most}</source>
        <translation>{most}장 중 {cards}장</translation>
    </message>
    <message id="harvest_island.table.cards_open">
        <source>{cards}, no limit</source>
        <translation>{cards}장, 제한 없음</translation>
    </message>
    <message id="harvest_island.table.counts_two">
        <source>counts 2</source>
        <translation>2장 몫</translation>
    </message>
    <message id="harvest_island.table.draw" numerus="yes">
        <source>Draw %n more: pile or supply.</source>
        <translation>
            <numerusform>%n장 더: 더미나 공급 영역에서 가져오세요.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.empty">
        <source>empty</source>
        <translation>빈 땅</translation>
    </message>
    <message id="harvest_island.table.end" numerus="yes">
        <source>Ends after winter, with equal turns. Cards left in the piles: %n</source>
        <translation>
            <numerusform>겨울이 끝나고 모두 차례 수가 같아지면 종료. 남은 더미: %n장</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.fields_of">
        <source>{name}'s fields</source>
        <translation>{name}의 땅</translation>
    </message>
    <message id="harvest_island.table.go_on">
        <source>Space or a click: go on</source>
        <translation>스페이스나 클릭: 계속</translation>
    </message>
    <message id="harvest_island.table.king">
        <source>king</source>
        <translation>왕</translation>
    </message>
    <message id="harvest_island.table.last_round">
        <source>Winter is over: the last round</source>
        <translation>겨울이 끝났습니다. 마지막 라운드입니다</translation>
    </message>
    <message id="harvest_island.table.may_fertiliser">
        <source>One may be a fertiliser.</source>
        <translation>그중 1장은 비료여도 됩니다.</translation>
    </message>
    <message id="harvest_island.table.medal_at">
        <source>medal at {number}</source>
        <translation>{number}장이면 메달</translation>
    </message>
    <message id="harvest_island.table.medal_own">
        <source>own record {number}</source>
        <translation>내 기록 {number}장</translation>
    </message>
    <message id="harvest_island.table.medal_yes">
        <source>{number}: medal!</source>
        <translation>지금 {number}장: 메달</translation>
    </message>
    <message id="harvest_island.table.no_pile">
        <source>No pile</source>
        <translation>더미 없음</translation>
    </message>
    <message id="harvest_island.table.not_your_turn">
        <source>Not your turn. Look ahead: what will you use?</source>
        <translation>상대 차례입니다. 다음에 쓸 카드를 생각해 보세요.</translation>
    </message>
    <message id="harvest_island.table.over">
        <source>The game is over</source>
        <translation>게임이 끝났습니다</translation>
    </message>
    <message id="harvest_island.table.own">
        <source>own</source>
        <translation>내 땅</translation>
    </message>
    <message id="harvest_island.table.points" numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n점</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.rain">
        <source>Rain</source>
        <translation>비</translation>
    </message>
    <message id="harvest_island.table.record">
        <source>record</source>
        <translation>기록</translation>
    </message>
    <message id="harvest_island.table.second_earns">
        <source>A second card in storage earns a fertiliser.</source>
        <translation>한 장 더 창고에 내놓으면 비료를 얻습니다.</translation>
    </message>
    <message id="harvest_island.table.short.autumn">
        <source>Aut</source>
        <translation>가을</translation>
    </message>
    <message id="harvest_island.table.short.spring">
        <source>Spr</source>
        <translation>봄</translation>
    </message>
    <message id="harvest_island.table.short.summer">
        <source>Sum</source>
        <translation>여름</translation>
    </message>
    <message id="harvest_island.table.short.winter">
        <source>Win</source>
        <translation>겨울</translation>
    </message>
    <message id="harvest_island.table.storage">
        <source>Storage: {lying}, moves up at {sweep}</source>
        <translation>보관 영역: {lying}장 ({sweep}장이면 공급으로)</translation>
    </message>
    <message id="harvest_island.table.storm_asks">
        <source>chooses the field that suffers</source>
        <translation>피해를 볼 땅을 고릅니다</translation>
    </message>
    <message id="harvest_island.table.storm_spares">
        <source>loses nothing</source>
        <translation>피해 없음</translation>
    </message>
    <message id="harvest_island.table.storm_takes" numerus="yes">
        <source>{fruit} on the {land}: %n cards, {points} points</source>
        <translation>
            <numerusform>{land}의 {fruit} %n장, {points}점</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.sun">
        <source>Sun</source>
        <translation>태양</translation>
    </message>
    <message id="harvest_island.table.supply">
        <source>Supply: take cards from here</source>
        <translation>공급 영역: 여기서 가져올 수 있습니다</translation>
    </message>
    <message id="harvest_island.table.swept">
        <source>discarded</source>
        <translation>버려짐</translation>
    </message>
    <message id="harvest_island.table.tally_fields">
        <source>On fields, {count} × {each}</source>
        <translation>땅에 남은 카드 {count} × {each}</translation>
    </message>
    <message id="harvest_island.table.tally_harvested">
        <source>Harvested</source>
        <translation>수확</translation>
    </message>
    <message id="harvest_island.table.tally_medals">
        <source>Medals, {count} × {each}</source>
        <translation>메달 {count} × {each}</translation>
    </message>
    <message id="harvest_island.table.tally_total">
        <source>Total now</source>
        <translation>현재 합계</translation>
    </message>
    <message id="harvest_island.table.threat" numerus="yes">
        <source>{disaster}: you lose %n {fruit} ({land}).</source>
        <translation>
            <numerusform>{disaster}이면 {land}의 {fruit} %n장을 잃습니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.threat_none">
        <source>{disaster} would take nothing from you now.</source>
        <translation>지금은 {disaster} 피해가 없습니다.</translation>
    </message>
    <message id="harvest_island.table.threat_other" numerus="yes">
        <source>Hardest hit would be {name}: %n cards.</source>
        <translation>
            <numerusform>가장 큰 피해는 {name}: %n장입니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.table.threat_over">
        <source>No more weather will come.</source>
        <translation>날씨 카드는 더 나오지 않습니다.</translation>
    </message>
    <message id="harvest_island.table.use_one">
        <source>Use one more hand card.</source>
        <translation>손패를 한 장 더 쓰세요.</translation>
    </message>
    <message id="harvest_island.table.use_two">
        <source>Use two hand cards, or harvest.</source>
        <translation>손패 2장을 쓰거나 수확하세요.</translation>
    </message>
    <message id="harvest_island.table.weather">
        <source>Weather</source>
        <translation>날씨</translation>
    </message>
    <message id="harvest_island.table.weather_lying">
        <source>{name}: {lying} of {most}</source>
        <translation>{name}: {most}장 중 {lying}장</translation>
    </message>
    <message id="harvest_island.tie.cards">
        <source>harvested cards</source>
        <translation>수확한 카드 수</translation>
    </message>
    <message id="harvest_island.tie.medals">
        <source>medals</source>
        <translation>메달 수</translation>
    </message>
    <message id="harvest_island.weather.rain">
        <source>Pouring rain</source>
        <translation>퍼붓는 비</translation>
    </message>
    <message id="harvest_island.weather.sun">
        <source>Scorching sun</source>
        <translation>타오르는 태양</translation>
    </message>
    <message id="harvest_island.why.already">
        <source>This field is chosen already: {land}.</source>
        <translation>이미 고른 땅입니다: {land}.</translation>
    </message>
    <message id="harvest_island.why.barn_stays">
        <source>Harvested cards stay in the barn until the end.</source>
        <translation>수확한 카드는 끝까지 곳간에 둡니다.</translation>
    </message>
    <message id="harvest_island.why.begun">
        <source>You have begun to cultivate: harvest is not possible this turn.</source>
        <translation>이미 경작을 시작했으므로 이번 차례에는 수확할 수 없습니다.</translation>
    </message>
    <message id="harvest_island.why.choose_field">
        <source>First choose the field that suffers.</source>
        <translation>먼저 피해를 볼 땅을 고르세요.</translation>
    </message>
    <message id="harvest_island.why.done">
        <source>This move is complete.</source>
        <translation>이 행동은 이미 끝났습니다.</translation>
    </message>
    <message id="harvest_island.why.equal">
        <source>An equal number does not take the medal: the record is {record}, and you have as many.</source>
        <translation>같은 수로는 메달을 얻지 못합니다. 기록도 내 땅도 {record}입니다.</translation>
    </message>
    <message id="harvest_island.why.fertiliser_storage">
        <source>Fertiliser cannot be released to storage.</source>
        <translation>비료는 창고에 내놓을 수 없습니다.</translation>
    </message>
    <message id="harvest_island.why.first_gap">
        <source>Fill the first gap in your hand first.</source>
        <translation>손패의 빈자리는 앞에서부터 채웁니다.</translation>
    </message>
    <message id="harvest_island.why.full">
        <source>The {land} is full: {most} of {most}.</source>
        <translation>{land}이 가득 찼습니다. {most}장까지 놓을 수 있습니다.</translation>
    </message>
    <message id="harvest_island.why.gap">
        <source>There is no card in this place of your hand.</source>
        <translation>손패의 이 자리에는 카드가 없습니다.</translation>
    </message>
    <message id="harvest_island.why.gone_stays">
        <source>Discarded cards are out of the game.</source>
        <translation>버린 카드는 이번 게임에서 다시 쓰지 않습니다.</translation>
    </message>
    <message id="harvest_island.why.grows_here">
        <source>{fruit} grows here: clear the field first.</source>
        <translation>이 땅에는 {fruit} 씨앗이 있습니다. 먼저 수확해서 비우세요.</translation>
    </message>
    <message id="harvest_island.why.hand_to">
        <source>A hand card goes on one of your fields or into storage.</source>
        <translation>손패는 내 땅이나 보관 영역에 놓습니다.</translation>
    </message>
    <message id="harvest_island.why.hand_to_barn">
        <source>Only whole fields go into the barn, not cards from the hand.</source>
        <translation>곳간에는 땅에서 수확한 것만 들어갑니다. 손패는 넣을 수 없습니다.</translation>
    </message>
    <message id="harvest_island.why.hand_to_supply">
        <source>The supply is filled from storage only: release the card there.</source>
        <translation>공급 영역은 보관 영역에서만 채워집니다. 카드는 보관 영역에 내놓으세요.</translation>
    </message>
    <message id="harvest_island.why.harvest_only">
        <source>You are harvesting: add another sown field, or press Done.</source>
        <translation>수확하는 중입니다. 다른 땅을 더하거나 ‘완료’를 누르세요.</translation>
    </message>
    <message id="harvest_island.why.medal_needs">
        <source>The medal of {fruit} takes at least {number} in one turn.</source>
        <translation>{fruit}의 왕 메달을 얻으려면 한 차례에 {number} 이상 수확해야 합니다.</translation>
    </message>
    <message id="harvest_island.why.next_place">
        <source>Cards are laid in order: use the next free place.</source>
        <translation>카드는 차례로 놓습니다. 다음 빈자리에 놓으세요.</translation>
    </message>
    <message id="harvest_island.why.not_earned">
        <source>You earn a fertiliser by releasing two cards to storage in one turn; one a turn.</source>
        <translation>비료는 한 차례에 두 장을 창고에 내놓아야 한 장 가져올 수 있습니다.</translation>
    </message>
    <message id="harvest_island.why.not_fullest">
        <source>The disaster strikes one of your fullest fields, and the {land} is not among them.</source>
        <translation>재앙은 카드가 가장 많은 땅에 닥칩니다. {land}은 아닙니다.</translation>
    </message>
    <message id="harvest_island.why.not_sown">
        <source>Nothing is sown here, so there is nothing to harvest: {land}.</source>
        <translation>씨앗이 없어서 수확할 수 없습니다: {land}.</translation>
    </message>
    <message id="harvest_island.why.not_your_turn">
        <source>It is {who}'s turn.</source>
        <translation>지금은 {who} 님의 차례입니다.</translation>
    </message>
    <message id="harvest_island.why.nothing_there">
        <source>There is nothing to take here.</source>
        <translation>여기에는 집을 것이 없습니다.</translation>
    </message>
    <message id="harvest_island.why.opens">
        <source>{season} opens when the {now} pile is empty.</source>
        <translation>{season} 더미는 {now} 더미가 다 떨어진 다음에 쓸 수 있습니다.</translation>
    </message>
    <message id="harvest_island.why.others_choose">
        <source>Others are choosing the field that suffers.</source>
        <translation>다른 사람이 피해를 볼 땅을 고르고 있습니다.</translation>
    </message>
    <message id="harvest_island.why.others_field">
        <source>This field belongs to {who}.</source>
        <translation>{who} 님의 땅입니다.</translation>
    </message>
    <message id="harvest_island.why.others_hand">
        <source>This card belongs to {who}.</source>
        <translation>{who} 님의 손패입니다.</translation>
    </message>
    <message id="harvest_island.why.over">
        <source>The game is over.</source>
        <translation>게임이 끝났습니다.</translation>
    </message>
    <message id="harvest_island.why.pile_empty">
        <source>The {season} pile is used up.</source>
        <translation>{season} 더미는 다 떨어졌습니다.</translation>
    </message>
    <message id="harvest_island.why.place_taken">
        <source>A card lies here already: use the gap.</source>
        <translation>이 자리에는 카드가 있습니다. 빈자리에 놓으세요.</translation>
    </message>
    <message id="harvest_island.why.refill_first" numerus="yes">
        <source>First fill your hand: %n cards are missing.</source>
        <translation>
            <numerusform>먼저 손패를 채우세요. %n장 남았습니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.why.storage_stays">
        <source>Nobody takes cards from storage: from 4 cards on it moves up to the supply.</source>
        <translation>보관 영역에서는 가져올 수 없습니다. 4장 이상이 되면 공급 영역으로 옮겨 갑니다.</translation>
    </message>
    <message id="harvest_island.why.to_barn">
        <source>A field is harvested into your barn.</source>
        <translation>수확할 땅은 내 곳간으로 옮깁니다.</translation>
    </message>
    <message id="harvest_island.why.to_hand">
        <source>This card goes into your hand.</source>
        <translation>이 카드는 내 손에 놓습니다.</translation>
    </message>
    <message id="harvest_island.why.use_first" numerus="yes">
        <source>First use %n more hand cards, then fill your hand.</source>
        <translation>
            <numerusform>카드는 나중에 채웁니다. 먼저 손패를 %n장 더 쓰세요.</numerusform>
        </translation>
    </message>
    <message id="harvest_island.why.weather_stays">
        <source>Weather stays until it is cancelled or brings a disaster.</source>
        <translation>날씨 카드는 상쇄되거나 재앙이 일어날 때까지 그대로 있습니다.</translation>
    </message>
    <message id="harvest_island.why.whole_field">
        <source>A field is harvested whole: drag its land card to the barn.</source>
        <translation>수확은 땅 전체를 합니다. 땅 카드를 곳간으로 옮기세요.</translation>
    </message>
</context>
</TS>
