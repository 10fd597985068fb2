<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name></name>
    <message id="agricola.about.animal">
        <source>You have {what} on your farm. Where they stand is worked out for you.</source>
        <translation>농장의 {what}. 자리는 자동으로 정해집니다.</translation>
    </message>
    <message id="agricola.about.card" numerus="yes">
        <source>{card}: {does} Costs {cost}, %n points.</source>
        <translation>
            <numerusform>{card}: {does} 비용 {cost}, %n점.</numerusform>
        </translation>
    </message>
    <message id="agricola.about.card.basketmakers_workshop">
        <source>once a harvest 1 reed becomes 3 food; at the end 2, 4 or 5 reed bring 1, 2 or 3 points.</source>
        <translation>수확마다 갈대 1을 음식 3으로. 끝날 때 갈대 2·4·5면 1·2·3점.</translation>
    </message>
    <message id="agricola.about.card.clay_oven">
        <source>bakes 1 grain into 5 food, also at once.</source>
        <translation>곡식 1을 음식 5로 굽는다. 얻을 때도 굽는다.</translation>
    </message>
    <message id="agricola.about.card.cooking_hearth_4">
        <source>cooks at any time: sheep 2, vegetable and boar 3, cattle 4 food; bakes grain into 3 food each.</source>
        <translation>언제든 요리: 양 2, 채소·멧돼지 3, 소 4. 빵 굽기: 곡식 하나에 음식 3.</translation>
    </message>
    <message id="agricola.about.card.cooking_hearth_5">
        <source>cooks at any time: sheep 2, vegetable and boar 3, cattle 4 food; bakes grain into 3 food each.</source>
        <translation>언제든 요리: 양 2, 채소·멧돼지 3, 소 4. 빵 굽기: 곡식 하나에 음식 3.</translation>
    </message>
    <message id="agricola.about.card.fireplace_2">
        <source>cooks at any time: vegetable, sheep, boar 2, cattle 3 food; bakes grain into 2 food each.</source>
        <translation>언제든 요리: 채소·양·멧돼지 2, 소 3. 빵 굽기: 곡식 하나에 음식 2.</translation>
    </message>
    <message id="agricola.about.card.fireplace_3">
        <source>cooks at any time: vegetable, sheep, boar 2, cattle 3 food; bakes grain into 2 food each.</source>
        <translation>언제든 요리: 채소·양·멧돼지 2, 소 3. 빵 굽기: 곡식 하나에 음식 2.</translation>
    </message>
    <message id="agricola.about.card.joinery">
        <source>once a harvest 1 wood becomes 2 food; at the end 3, 5 or 7 wood bring 1, 2 or 3 points.</source>
        <translation>수확마다 나무 1을 음식 2로. 끝날 때 나무 3·5·7이면 1·2·3점.</translation>
    </message>
    <message id="agricola.about.card.pottery">
        <source>once a harvest 1 clay becomes 2 food; at the end 3, 5 or 7 clay bring 1, 2 or 3 points.</source>
        <translation>수확마다 흙 1을 음식 2로. 끝날 때 흙 3·5·7이면 1·2·3점.</translation>
    </message>
    <message id="agricola.about.card.stone_oven">
        <source>bakes up to 2 grain into 4 food each, also at once.</source>
        <translation>곡식 2개까지 하나에 음식 4로 굽는다. 얻을 때도 굽는다.</translation>
    </message>
    <message id="agricola.about.card.well">
        <source>1 food in each of the next 5 rounds.</source>
        <translation>다음 5라운드마다 음식 1을 받는다.</translation>
    </message>
    <message id="agricola.about.card_of" numerus="yes">
        <source>{card} of {who}: {does} %n points.</source>
        <translation>
            <numerusform>{who}의 {card}: {does} %n점.</numerusform>
        </translation>
    </message>
    <message id="agricola.about.fallow">
        <source>An empty field</source>
        <translation>빈 밭</translation>
    </message>
    <message id="agricola.about.field">
        <source>A field with {what}</source>
        <translation>밭 ({what})</translation>
    </message>
    <message id="agricola.about.good">
        <source>You have {what}. Drag it to where it is needed.</source>
        <translation>보유: {what}. 필요한 곳으로 끌어 놓습니다.</translation>
    </message>
    <message id="agricola.about.home" numerus="yes">
        <source>%n of {people} people are at home: drag one to a space</source>
        <translation>
            <numerusform>가족 {people}명 중 %n명이 집에 있음: 칸으로 끌어 보내기</numerusform>
        </translation>
    </message>
    <message id="agricola.about.house" numerus="yes">
        <source>House with {what}; room for %n</source>
        <translation>
            <numerusform>집 안 ({what}), %n마리까지</numerusform>
        </translation>
    </message>
    <message id="agricola.about.house.clay">
        <source>Clay house: {rooms} rooms, {people} people</source>
        <translation>흙집: 방 {rooms}, 가족 {people}</translation>
    </message>
    <message id="agricola.about.house.stone">
        <source>Stone house: {rooms} rooms, {people} people</source>
        <translation>돌집: 방 {rooms}, 가족 {people}</translation>
    </message>
    <message id="agricola.about.house.wood">
        <source>Wooden house: {rooms} rooms, {people} people</source>
        <translation>나무 집: 방 {rooms}, 가족 {people}</translation>
    </message>
    <message id="agricola.about.or_return">
        <source>{cost}, or a {card} handed back</source>
        <translation>{cost} 또는 {card} 반납</translation>
    </message>
    <message id="agricola.about.pasture" numerus="yes">
        <source>Pasture with {what}; room for %n</source>
        <translation>
            <numerusform>목장 ({what}), %n마리까지</numerusform>
        </translation>
    </message>
    <message id="agricola.about.played">
        <source>The improvements of this farm</source>
        <translation>이 농장의 주요 설비</translation>
    </message>
    <message id="agricola.about.pool">
        <source>Animals that are let go are cooked where that is possible, else they go back</source>
        <translation>내보낸 가축은 가능하면 요리되고, 아니면 돌아갑니다</translation>
    </message>
    <message id="agricola.about.promised">
        <source>{said}. {who} gets {what}.</source>
        <translation>{said}. {who}: {what} 받음.</translation>
    </message>
    <message id="agricola.about.round">
        <source>Round {round}, stage {stage}: one of {cards}</source>
        <translation>라운드 {round}, 주기 {stage}: {cards} 가운데 하나</translation>
    </message>
    <message id="agricola.about.round_harvest">
        <source>Round {round}, stage {stage}, then a harvest: one of {cards}</source>
        <translation>라운드 {round}, 주기 {stage}, 끝나면 수확: {cards} 가운데 하나</translation>
    </message>
    <message id="agricola.about.space_allows">
        <source>{space}: {deed}</source>
        <translation>{space}: {deed}</translation>
    </message>
    <message id="agricola.about.space_both">
        <source>{space}: {what}; {deed}</source>
        <translation>{space}: {what}, {deed}</translation>
    </message>
    <message id="agricola.about.space_brings">
        <source>{space}: {what}</source>
        <translation>{space}: {what}</translation>
    </message>
    <message id="agricola.about.space_taken">
        <source>{space} (taken by {who})</source>
        <translation>{space} ({who} 사용 중)</translation>
    </message>
    <message id="agricola.about.stable" numerus="yes">
        <source>Stable with {what}; room for %n</source>
        <translation>
            <numerusform>외양간 ({what}), %n마리까지</numerusform>
        </translation>
    </message>
    <message id="agricola.about.stock.fence" numerus="yes">
        <source>%n fences left</source>
        <translation>
            <numerusform>울타리 %n개 남음</numerusform>
        </translation>
    </message>
    <message id="agricola.about.stock.field">
        <source>Fields: drag one onto your farm when an action lets you</source>
        <translation>밭: 갈 수 있을 때 농장으로 끌어 놓기</translation>
    </message>
    <message id="agricola.about.stock.person">
        <source>People who may still be born</source>
        <translation>앞으로 태어날 가족</translation>
    </message>
    <message id="agricola.about.stock.room">
        <source>A room costs {cost}: drag one beside your house when an action lets you</source>
        <translation>방 하나에 {cost}: 지을 수 있을 때 집 옆으로 끌어 놓기</translation>
    </message>
    <message id="agricola.about.stock.stable" numerus="yes">
        <source>%n stables left</source>
        <translation>
            <numerusform>외양간 %n개 남음</numerusform>
        </translation>
    </message>
    <message id="agricola.about.unused">
        <source>Unused: a point less at the end</source>
        <translation>빈칸: 끝날 때 1점 감점</translation>
    </message>
    <message id="agricola.amount.and">
        <source>{some}, {more}</source>
        <translation>{some}, {more}</translation>
    </message>
    <message id="agricola.amount.boar" numerus="yes">
        <source>%n wild boar</source>
        <translation>
            <numerusform>멧돼지 %n</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.cattle" numerus="yes">
        <source>%n cattle</source>
        <translation>
            <numerusform>소 %n</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.clay" numerus="yes">
        <source>%n clay</source>
        <translation>
            <numerusform>흙 %n</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.food" numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>음식 %n</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.grain" numerus="yes">
        <source>%n grain</source>
        <translation>
            <numerusform>곡식 %n</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.nothing">
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message id="agricola.amount.reed" numerus="yes">
        <source>%n reed</source>
        <translation>
            <numerusform>갈대 %n</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.sheep" numerus="yes">
        <source>%n sheep</source>
        <translation>
            <numerusform>양 %n</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.stone" numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>돌 %n</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.vegetable" numerus="yes">
        <source>%n vegetables</source>
        <translation>
            <numerusform>채소 %n</numerusform>
        </translation>
    </message>
    <message id="agricola.amount.wood" numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>나무 %n</numerusform>
        </translation>
    </message>
    <message id="agricola.ask.again.fence">
        <source>Another pasture?</source>
        <translation>목장을 하나 더 두를까요?</translation>
    </message>
    <message id="agricola.ask.again.rooms">
        <source>Build another room?</source>
        <translation>방을 하나 더 지을까요?</translation>
    </message>
    <message id="agricola.ask.again.sow">
        <source>Sow further fields?</source>
        <translation>다른 밭에도 씨를 뿌릴까요?</translation>
    </message>
    <message id="agricola.ask.again.stables">
        <source>Build another stable?</source>
        <translation>외양간을 하나 더 지을까요?</translation>
    </message>
    <message id="agricola.ask.bake">
        <source>Bake bread</source>
        <translation>빵을 구울 수 있습니다</translation>
    </message>
    <message id="agricola.ask.basketmakers_workshop">
        <source>Use the Basketmaker's Workshop in this harvest?</source>
        <translation>이번 수확에 바구니 제작소를 쓸까요?</translation>
    </message>
    <message id="agricola.ask.both">
        <source>One of these, or both: {one}, {other}</source>
        <translation>하나만, 또는 둘 다: {one}, {other}</translation>
    </message>
    <message id="agricola.ask.breed">
        <source>Not all newborn animals find room: what do you go without?</source>
        <translation>새끼를 모두 둘 곳이 없습니다. 무엇을 포기할까요?</translation>
    </message>
    <message id="agricola.ask.feed" numerus="yes">
        <source>Feed your people: {owed} food needed, %n missing</source>
        <translation>
            <numerusform>가족을 먹입니다. 필요한 음식 {owed}, 모자라는 음식 %n</numerusform>
        </translation>
    </message>
    <message id="agricola.ask.fence">
        <source>Enclose a pasture</source>
        <translation>울타리로 목장을 두르세요</translation>
    </message>
    <message id="agricola.ask.improve">
        <source>Take a major improvement</source>
        <translation>주요 설비를 하나 내려놓을 수 있습니다</translation>
    </message>
    <message id="agricola.ask.joinery">
        <source>Use the Joinery in this harvest?</source>
        <translation>이번 수확에 가구 제작소를 쓸까요?</translation>
    </message>
    <message id="agricola.ask.keep">
        <source>Not all animals find room: which do you part with?</source>
        <translation>가축을 다 둘 수 없습니다. 어느 것을 내보낼까요?</translation>
    </message>
    <message id="agricola.ask.one_stable">
        <source>Build one stable</source>
        <translation>외양간을 하나 지을 수 있습니다</translation>
    </message>
    <message id="agricola.ask.pay">
        <source>How do you pay?</source>
        <translation>어떻게 낼까요?</translation>
    </message>
    <message id="agricola.ask.plough">
        <source>Plough one field</source>
        <translation>밭을 하나 일구세요</translation>
    </message>
    <message id="agricola.ask.pottery">
        <source>Use the Pottery in this harvest?</source>
        <translation>이번 수확에 그릇 제작소를 쓸까요?</translation>
    </message>
    <message id="agricola.ask.reed_or_stone">
        <source>Take 1 reed or 1 stone</source>
        <translation>갈대 1과 돌 1 가운데 하나를 가져가세요</translation>
    </message>
    <message id="agricola.ask.renovate">
        <source>Renovate your house</source>
        <translation>집을 고칠 수 있습니다</translation>
    </message>
    <message id="agricola.ask.rooms">
        <source>Build rooms beside your house</source>
        <translation>집과 맞닿은 칸에 방을 지을 수 있습니다</translation>
    </message>
    <message id="agricola.ask.send" numerus="yes">
        <source>Your turn: send a person out. %n are still at home.</source>
        <translation>
            <numerusform>당신 차례입니다. 가족을 행동 칸으로 보내세요. 집에 %n명 남았습니다.</numerusform>
        </translation>
    </message>
    <message id="agricola.ask.several">
        <source>Use your improvements, each once</source>
        <translation>설비를 한 번씩 쓸 수 있습니다</translation>
    </message>
    <message id="agricola.ask.sow">
        <source>Sow your empty fields</source>
        <translation>빈 밭에 씨를 뿌릴 수 있습니다</translation>
    </message>
    <message id="agricola.ask.stables">
        <source>Build stables</source>
        <translation>외양간을 지을 수 있습니다</translation>
    </message>
    <message id="agricola.began.harvest">
        <source>Harvest after round {round}</source>
        <translation>{round}라운드 뒤의 수확</translation>
    </message>
    <message id="agricola.began.round">
        <source>Round {round}</source>
        <translation>{round}라운드</translation>
    </message>
    <message id="agricola.card.basketmakers_workshop">
        <source>Basketmaker's Workshop</source>
        <translation>바구니 제작소</translation>
    </message>
    <message id="agricola.card.clay_oven">
        <source>Clay Oven</source>
        <translation>흙가마</translation>
    </message>
    <message id="agricola.card.cooking_hearth_4">
        <source>Cooking Hearth</source>
        <translation>화덕</translation>
    </message>
    <message id="agricola.card.cooking_hearth_5">
        <source>Cooking Hearth</source>
        <translation>화덕</translation>
    </message>
    <message id="agricola.card.fireplace_2">
        <source>Fireplace</source>
        <translation>화로</translation>
    </message>
    <message id="agricola.card.fireplace_3">
        <source>Fireplace</source>
        <translation>화로</translation>
    </message>
    <message id="agricola.card.joinery">
        <source>Joinery</source>
        <translation>가구 제작소</translation>
    </message>
    <message id="agricola.card.pottery">
        <source>Pottery</source>
        <translation>그릇 제작소</translation>
    </message>
    <message id="agricola.card.stone_oven">
        <source>Stone Oven</source>
        <translation>돌가마</translation>
    </message>
    <message id="agricola.card.well">
        <source>Well</source>
        <translation>우물</translation>
    </message>
    <message id="agricola.clock.harvest_in" numerus="yes">
        <source>Round {round} · harvest in %n</source>
        <translation>
            <numerusform>라운드 {round} · 수확까지 %n</numerusform>
        </translation>
    </message>
    <message id="agricola.clock.harvest_now">
        <source>Round {round} · then harvest</source>
        <translation>라운드 {round} · 곧 수확</translation>
    </message>
    <message id="agricola.clock.over" numerus="yes">
        <source>Over after %n rounds</source>
        <translation>
            <numerusform>%n라운드로 끝남</numerusform>
        </translation>
    </message>
    <message id="agricola.doubt.beg" numerus="yes">
        <source>Take %n begging cards and lose {points} points?</source>
        <translation>
            <numerusform>구걸 카드 %n장을 받고 {points}점을 잃을까요?</numerusform>
        </translation>
    </message>
    <message id="agricola.fact.begging" numerus="yes">
        <source>%n begging cards</source>
        <translation>
            <numerusform>구걸 카드 %n장</numerusform>
        </translation>
    </message>
    <message id="agricola.fact.cards" numerus="yes">
        <source>%n improvements</source>
        <translation>
            <numerusform>주요 설비 %n장</numerusform>
        </translation>
    </message>
    <message id="agricola.fact.home" numerus="yes">
        <source>home %n/{people}</source>
        <translation>
            <numerusform>집 %n/{people}</numerusform>
        </translation>
    </message>
    <message id="agricola.fact.owes">
        <source>Food {have}, owes {owed}</source>
        <translation>음식 {have}, 필요 {owed}</translation>
    </message>
    <message id="agricola.fact.short" numerus="yes">
        <source>Would beg for %n food</source>
        <translation>
            <numerusform>음식 %n 부족 예상</numerusform>
        </translation>
    </message>
    <message id="agricola.fact.tab">
        <source>{home} · food {food}</source>
        <translation>{home} · 음식 {food}</translation>
    </message>
    <message id="agricola.fact.token">
        <source>Begins the next round</source>
        <translation>다음 라운드의 시작 플레이어</translation>
    </message>
    <message id="agricola.good.boar">
        <source>wild boar</source>
        <translation>멧돼지</translation>
    </message>
    <message id="agricola.good.cattle">
        <source>cattle</source>
        <translation>소</translation>
    </message>
    <message id="agricola.good.clay">
        <source>clay</source>
        <translation>흙</translation>
    </message>
    <message id="agricola.good.food">
        <source>food</source>
        <translation>음식</translation>
    </message>
    <message id="agricola.good.grain">
        <source>grain</source>
        <translation>곡식</translation>
    </message>
    <message id="agricola.good.reed">
        <source>reed</source>
        <translation>갈대</translation>
    </message>
    <message id="agricola.good.sheep">
        <source>sheep</source>
        <translation>양</translation>
    </message>
    <message id="agricola.good.stone">
        <source>stone</source>
        <translation>돌</translation>
    </message>
    <message id="agricola.good.vegetable">
        <source>vegetables</source>
        <translation>채소</translation>
    </message>
    <message id="agricola.good.wood">
        <source>wood</source>
        <translation>나무</translation>
    </message>
    <message id="agricola.guide.bake">
        <source>Drag grain onto your ovens, or press a button at the lower right.</source>
        <translation>곡식을 빵 굽는 설비로 끌거나 오른쪽 아래 버튼을 누르세요.</translation>
    </message>
    <message id="agricola.guide.breed">
        <source>Drag animals from the pen to “Let go here”, or press a button at the lower right.</source>
        <translation>가축을 “여기에서 내보냄”으로 끌거나 오른쪽 아래 버튼을 누르세요.</translation>
    </message>
    <message id="agricola.guide.feed">
        <source>Drag goods into the food bowl, or press a meal at the lower right.</source>
        <translation>물자를 음식 그릇으로 끌거나 오른쪽 아래 식사를 누르세요.</translation>
    </message>
    <message id="agricola.guide.fence">
        <source>Draw along the lit edges, or sweep over the spaces to be enclosed.</source>
        <translation>밝은 경계를 따라 긋거나 둘러쌀 칸 위를 쓸고 지나가세요.</translation>
    </message>
    <message id="agricola.guide.improve">
        <source>Drag an improvement down to your place.</source>
        <translation>설비를 아래 내 자리로 끌어다 놓으세요.</translation>
    </message>
    <message id="agricola.guide.keep">
        <source>Drag animals from the pen to “Let go here”, or press a button at the lower right.</source>
        <translation>가축을 “여기에서 내보냄”으로 끌거나 오른쪽 아래 버튼을 누르세요.</translation>
    </message>
    <message id="agricola.guide.one_stable">
        <source>Drag a stable from the right onto a space of your farm.</source>
        <translation>오른쪽의 외양간을 농장 칸으로 끌어다 놓으세요.</translation>
    </message>
    <message id="agricola.guide.plough">
        <source>Drag a field from the right onto a space of your farm.</source>
        <translation>오른쪽의 밭을 농장 칸으로 끌어다 놓으세요.</translation>
    </message>
    <message id="agricola.guide.rooms">
        <source>Drag a room from the right onto a space beside your house.</source>
        <translation>오른쪽의 방을 집 옆 칸으로 끌어다 놓으세요.</translation>
    </message>
    <message id="agricola.guide.several">
        <source>Drag tiles from the right, or goods from below, to a lit place.</source>
        <translation>오른쪽의 타일이나 아래의 물자를 밝은 자리로 끌어다 놓으세요.</translation>
    </message>
    <message id="agricola.guide.sow">
        <source>Drag seeds onto your empty fields, or press a button at the lower right.</source>
        <translation>씨앗을 빈 밭으로 끌거나 오른쪽 아래 버튼을 누르세요.</translation>
    </message>
    <message id="agricola.guide.stables">
        <source>Drag a stable from the right onto a space of your farm.</source>
        <translation>오른쪽의 외양간을 농장 칸으로 끌어다 놓으세요.</translation>
    </message>
    <message id="agricola.log.bake" numerus="yes">
        <source>{who} bakes %n grain: {food} food.</source>
        <translation>
            <numerusform>{who} 님이 빵을 구웠습니다: 곡식 %n → 음식 {food}</numerusform>
        </translation>
    </message>
    <message id="agricola.log.beg" numerus="yes">
        <source>{who} begs for %n food.</source>
        <translation>
            <numerusform>{who} 님이 구걸 카드 %n장을 받았습니다.</numerusform>
        </translation>
    </message>
    <message id="agricola.log.breed">
        <source>{who} has no room for {what} when the animals breed.</source>
        <translation>{who} 님의 가축이 번식했습니다(둘 곳 없음: {what}).</translation>
    </message>
    <message id="agricola.log.breed_cooking">
        <source>{who} has no room for {what} when the animals breed, and cooks for {food} food.</source>
        <translation>{who} 님의 가축이 번식했습니다(둘 곳 없음: {what}, 요리해서 음식 {food}).</translation>
    </message>
    <message id="agricola.log.convert">
        <source>{who} turns {what} into {food} food.</source>
        <translation>{who} 님이 음식을 마련했습니다: {what} → 음식 {food}</translation>
    </message>
    <message id="agricola.log.done">
        <source>{who} is done.</source>
        <translation>{who} 님이 행동을 마쳤습니다.</translation>
    </message>
    <message id="agricola.log.feed">
        <source>{who} feeds the family with {what}.</source>
        <translation>{who} 님이 가족을 먹였습니다: {what}</translation>
    </message>
    <message id="agricola.log.fence" numerus="yes">
        <source>{who} encloses a pasture of {size} with %n new fences.</source>
        <translation>
            <numerusform>{who} 님이 새 울타리 %n개로 {size}칸 목장을 둘렀습니다.</numerusform>
        </translation>
    </message>
    <message id="agricola.log.field">
        <source>{who} ploughs a field.</source>
        <translation>{who} 님이 밭을 일구었습니다.</translation>
    </message>
    <message id="agricola.log.grow">
        <source>{who} has a child.</source>
        <translation>{who} 님의 가족이 늘었습니다.</translation>
    </message>
    <message id="agricola.log.grow_anyway">
        <source>{who} has a child.</source>
        <translation>{who} 님의 가족이 늘었습니다.</translation>
    </message>
    <message id="agricola.log.hand_back">
        <source>{who} returns the {card}.</source>
        <translation>{who} 님이 설비를 돌려놓았습니다: {card}</translation>
    </message>
    <message id="agricola.log.idle">
        <source>{who} finds no space to use and stays at home.</source>
        <translation>{who} 님은 쓸 수 있는 칸이 없어 집에 남았습니다.</translation>
    </message>
    <message id="agricola.log.improve">
        <source>{who} takes the {card}.</source>
        <translation>{who} 님이 설비를 내려놓았습니다: {card}</translation>
    </message>
    <message id="agricola.log.improve_back">
        <source>{who} takes the {card} and returns the {back}.</source>
        <translation>{who} 님이 설비를 바꾸었습니다: {back} → {card}</translation>
    </message>
    <message id="agricola.log.keep">
        <source>{who} lets {what} go.</source>
        <translation>{who} 님이 가축을 내보냈습니다: {what}</translation>
    </message>
    <message id="agricola.log.keep_cooking">
        <source>{who} parts with {what} and gets {food} food.</source>
        <translation>{who} 님이 가축을 내보냈습니다: {what} → 음식 {food}</translation>
    </message>
    <message id="agricola.log.pay">
        <source>{who} pays {cost}.</source>
        <translation>{who} 님이 지불했습니다: {cost}</translation>
    </message>
    <message id="agricola.log.renovate.clay">
        <source>{who} renovates to a clay house.</source>
        <translation>{who} 님이 흙집으로 고쳤습니다.</translation>
    </message>
    <message id="agricola.log.renovate.stone">
        <source>{who} renovates to a stone house.</source>
        <translation>{who} 님이 돌집으로 고쳤습니다.</translation>
    </message>
    <message id="agricola.log.room">
        <source>{who} builds a room.</source>
        <translation>{who} 님이 방을 지었습니다.</translation>
    </message>
    <message id="agricola.log.send">
        <source>{who}: {space}</source>
        <translation>{who} 님: {space}</translation>
    </message>
    <message id="agricola.log.send_for">
        <source>{who}: {space}, {what}</source>
        <translation>{who} 님: {space}, {what}</translation>
    </message>
    <message id="agricola.log.sow">
        <source>{who} sows {what}.</source>
        <translation>{who} 님이 씨를 뿌렸습니다: {what}</translation>
    </message>
    <message id="agricola.log.stable">
        <source>{who} builds a stable.</source>
        <translation>{who} 님이 외양간을 지었습니다.</translation>
    </message>
    <message id="agricola.log.start">
        <source>{who} begins the next round.</source>
        <translation>{who} 님이 다음 라운드의 시작 플레이어가 됩니다.</translation>
    </message>
    <message id="agricola.log.swap" numerus="yes">
        <source>{who} uses the {card}: %n food.</source>
        <translation>
            <numerusform>{who} 님이 설비를 썼습니다: {card}, 음식 %n</numerusform>
        </translation>
    </message>
    <message id="agricola.log.take">
        <source>{who} takes {what}.</source>
        <translation>{who} 님이 가져왔습니다: {what}</translation>
    </message>
    <message id="agricola.log.withhold" numerus="yes">
        <source>{who} keeps goods and will beg for %n food.</source>
        <translation>
            <numerusform>{who} 님이 자원을 남겨 두고 구걸 카드 %n장을 받기로 했습니다.</numerusform>
        </translation>
    </message>
    <message id="agricola.move.bake" numerus="yes">
        <source>Bake %n grain: {food} food</source>
        <translation>
            <numerusform>곡식 %n 굽기: 음식 {food}</numerusform>
        </translation>
    </message>
    <message id="agricola.move.beg" numerus="yes">
        <source>Beg for %n food</source>
        <translation>
            <numerusform>구걸 카드 %n장 받기</numerusform>
        </translation>
    </message>
    <message id="agricola.move.convert">
        <source>Turn {what} into {got}</source>
        <translation>{what} → {got}</translation>
    </message>
    <message id="agricola.move.done">
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message id="agricola.move.feed">
        <source>Feed with {what}</source>
        <translation>{what} 먹이기</translation>
    </message>
    <message id="agricola.move.feed_and_beg" numerus="yes">
        <source>Feed with {what}, beg for %n food</source>
        <translation>
            <numerusform>{what} 먹이고 구걸 카드 %n장</numerusform>
        </translation>
    </message>
    <message id="agricola.move.fence" numerus="yes">
        <source>Pasture of {size}: %n new fences</source>
        <translation>
            <numerusform>{size}칸 목장: 새 울타리 %n개</numerusform>
        </translation>
    </message>
    <message id="agricola.move.field">
        <source>Field in row {row}, column {column}</source>
        <translation>{row}행 {column}열에 밭</translation>
    </message>
    <message id="agricola.move.grow">
        <source>Have a child</source>
        <translation>가족 늘리기</translation>
    </message>
    <message id="agricola.move.grow_anyway">
        <source>Have a child</source>
        <translation>가족 늘리기</translation>
    </message>
    <message id="agricola.move.hand_back">
        <source>Return the {card} ({cost})</source>
        <translation>{card}({cost}) 돌려놓기</translation>
    </message>
    <message id="agricola.move.idle">
        <source>Stay at home</source>
        <translation>집에 남기</translation>
    </message>
    <message id="agricola.move.improve_back">
        <source>{card}: {back}</source>
        <translation>{card}: {back}</translation>
    </message>
    <message id="agricola.move.part">
        <source>Let go {what}</source>
        <translation>{what} 내보내기</translation>
    </message>
    <message id="agricola.move.part_cooking">
        <source>Part with {what}: {food} food</source>
        <translation>{what} 내보내기: 음식 {food}</translation>
    </message>
    <message id="agricola.move.pay">
        <source>Pay {cost}</source>
        <translation>{cost} 내기</translation>
    </message>
    <message id="agricola.move.renovate.clay">
        <source>Renovate to clay: {cost}</source>
        <translation>흙집으로 고치기: {cost}</translation>
    </message>
    <message id="agricola.move.renovate.stone">
        <source>Renovate to stone: {cost}</source>
        <translation>돌집으로 고치기: {cost}</translation>
    </message>
    <message id="agricola.move.room">
        <source>Room in row {row}, column {column}</source>
        <translation>{row}행 {column}열에 방</translation>
    </message>
    <message id="agricola.move.sow">
        <source>Sow {what}</source>
        <translation>{what} 뿌리기</translation>
    </message>
    <message id="agricola.move.stable">
        <source>Stable in row {row}, column {column}</source>
        <translation>{row}행 {column}열에 외양간</translation>
    </message>
    <message id="agricola.move.start">
        <source>Become start player</source>
        <translation>시작 플레이어 되기</translation>
    </message>
    <message id="agricola.move.take">
        <source>Take {what}</source>
        <translation>{what} 가져오기</translation>
    </message>
    <message id="agricola.move.well">
        <source>Lay out food</source>
        <translation>음식 놓기</translation>
    </message>
    <message id="agricola.move.withhold" numerus="yes">
        <source>Keep goods, beg for %n food</source>
        <translation>
            <numerusform>남겨 두고 구걸 카드 %n장 받기</numerusform>
        </translation>
    </message>
    <message id="agricola.noted.begging" numerus="yes">
        <source>{who} takes %n begging cards.</source>
        <translation>
            <numerusform>{who} 님이 구걸 카드 %n장을 받았습니다.</numerusform>
        </translation>
    </message>
    <message id="agricola.noted.born">
        <source>Young animals for {who}: {what}.</source>
        <translation>{who} 님의 가축이 태어났습니다: {what}</translation>
    </message>
    <message id="agricola.noted.fed">
        <source>{who} feeds the family: {what}.</source>
        <translation>{who} 님이 가족을 먹였습니다: {what}</translation>
    </message>
    <message id="agricola.noted.promised" numerus="yes">
        <source>{who} gets 1 {what} in each of the next %n rounds.</source>
        <translation>
            <numerusform>{who} 님이 다음 %n라운드 동안 1씩 받습니다: {what}</numerusform>
        </translation>
    </message>
    <message id="agricola.noted.reaped">
        <source>{who} reaps {what}.</source>
        <translation>{who} 님이 수확했습니다: {what}</translation>
    </message>
    <message id="agricola.option.cards">
        <source>Hand cards</source>
        <translation>손패</translation>
    </message>
    <message id="agricola.option.cards.without">
        <source>None: the beginner's variant</source>
        <translation>없음 (초보자용 규칙)</translation>
    </message>
    <message id="agricola.remark.allows">
        <source>Here: {deed}</source>
        <translation>여기서: {deed}</translation>
    </message>
    <message id="agricola.remark.bake" numerus="yes">
        <source>Turns {grain} grain into %n food</source>
        <translation>
            <numerusform>곡식 {grain}개를 음식 %n개로</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.both">
        <source>{one} and/or {other}</source>
        <translation>{one} 그리고/또는 {other}</translation>
    </message>
    <message id="agricola.remark.brings">
        <source>Brings {what}</source>
        <translation>{what} 받음</translation>
    </message>
    <message id="agricola.remark.brings_and">
        <source>Brings {what}; {deed}</source>
        <translation>{what} 받음, {deed}</translation>
    </message>
    <message id="agricola.remark.brings_crowded">
        <source>Brings {what}, but not all your animals find room then</source>
        <translation>{what} 받음. 다만 가축을 다 둘 수 없음</translation>
    </message>
    <message id="agricola.remark.convert" numerus="yes">
        <source>Turns {what} into %n food</source>
        <translation>
            <numerusform>{what} → 음식 %n</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.feed" numerus="yes">
        <source>{what} for the %n food that are missing</source>
        <translation>
            <numerusform>부족한 음식 %n을 {what}(으)로 채움</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.field" numerus="yes">
        <source>You then have %n fields</source>
        <translation>
            <numerusform>밭이 %n개가 됩니다</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.improve">
        <source>{card} for {cost}</source>
        <translation>{card}, 비용: {cost}</translation>
    </message>
    <message id="agricola.remark.nothing">
        <source>Nothing happens here</source>
        <translation>여기서는 아무 일도 없음</translation>
    </message>
    <message id="agricola.remark.part" numerus="yes">
        <source>%n animals go</source>
        <translation>
            <numerusform>가축 %n마리를 내보냄</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.part_cooking" numerus="yes">
        <source>%n animals go, {food} food for them</source>
        <translation>
            <numerusform>가축 %n마리를 내보내고 음식 {food}</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.pasture" numerus="yes">
        <source>Pasture of {size}: %n new fences, {wood} wood, holds {holds} animals</source>
        <translation>
            <numerusform>{size}칸 목장: 새 울타리 %n, 나무 {wood}, 가축 {holds}마리</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.ring" numerus="yes">
        <source>{done} of %n fences drawn: close the ring</source>
        <translation>
            <numerusform>울타리 %n 중 {done}: 둘레를 닫기</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.ring_apart">
        <source>These spaces do not lie together</source>
        <translation>칸이 이어져 있지 않음</translation>
    </message>
    <message id="agricola.remark.ring_beside">
        <source>A new pasture lies beside your others</source>
        <translation>새 목장은 기존 목장 옆이어야 함</translation>
    </message>
    <message id="agricola.remark.ring_fence_there">
        <source>A fence stands there already</source>
        <translation>이미 울타리가 있음</translation>
    </message>
    <message id="agricola.remark.ring_mixed">
        <source>A pasture does not grow: split it, or fence beside it</source>
        <translation>목장은 넓힐 수 없음. 나누거나 옆에 두르기</translation>
    </message>
    <message id="agricola.remark.ring_no_ring">
        <source>No pasture within your wood and fences goes on like that</source>
        <translation>가진 나무와 울타리로는 그렇게 두를 수 없음</translation>
    </message>
    <message id="agricola.remark.ring_on_field">
        <source>A field cannot be fenced in</source>
        <translation>밭은 두를 수 없음</translation>
    </message>
    <message id="agricola.remark.ring_on_room">
        <source>A room cannot be fenced in</source>
        <translation>방은 두를 수 없음</translation>
    </message>
    <message id="agricola.remark.ring_pasture_there">
        <source>This is a pasture already</source>
        <translation>이미 목장임</translation>
    </message>
    <message id="agricola.remark.ring_too_many" numerus="yes">
        <source>%n fences needed, {have} left</source>
        <translation>
            <numerusform>울타리 %n 필요, {have} 남음</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.ring_wood" numerus="yes">
        <source>%n wood needed, you have {have}</source>
        <translation>
            <numerusform>나무 %n 필요, 보유 {have}</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.room" numerus="yes">
        <source>%n rooms then, for {people} people; costs {cost}</source>
        <translation>
            <numerusform>방 %n개, 가족 {people}명. 비용: {cost}</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.sow" numerus="yes">
        <source>{what} grow on %n fields</source>
        <translation>
            <numerusform>밭 %n개에서 자라는 것: {what}</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.stable" numerus="yes">
        <source>A stable doubles its pasture; %n left then</source>
        <translation>
            <numerusform>외양간은 목장의 수용을 두 배로. 남는 것 %n</numerusform>
        </translation>
    </message>
    <message id="agricola.remark.then">
        <source>{one}, then {other} if you like</source>
        <translation>{one}, 그다음 원하면 {other}</translation>
    </message>
    <message id="agricola.score.begging">
        <source>Begging cards</source>
        <translation>구걸 카드</translation>
    </message>
    <message id="agricola.score.boar">
        <source>Wild boar</source>
        <translation>멧돼지</translation>
    </message>
    <message id="agricola.score.bonus">
        <source>Bonus points</source>
        <translation>추가 점수</translation>
    </message>
    <message id="agricola.score.cards">
        <source>Improvements</source>
        <translation>설비</translation>
    </message>
    <message id="agricola.score.cattle">
        <source>Cattle</source>
        <translation>소</translation>
    </message>
    <message id="agricola.score.fields">
        <source>Fields</source>
        <translation>밭</translation>
    </message>
    <message id="agricola.score.grain">
        <source>Grain</source>
        <translation>곡식</translation>
    </message>
    <message id="agricola.score.pastures">
        <source>Pastures</source>
        <translation>목장</translation>
    </message>
    <message id="agricola.score.people">
        <source>People</source>
        <translation>가족</translation>
    </message>
    <message id="agricola.score.rooms">
        <source>Rooms</source>
        <translation>방</translation>
    </message>
    <message id="agricola.score.sheep">
        <source>Sheep</source>
        <translation>양</translation>
    </message>
    <message id="agricola.score.stables">
        <source>Fenced stables</source>
        <translation>울타리 안 외양간</translation>
    </message>
    <message id="agricola.score.unused">
        <source>Unused cells</source>
        <translation>빈칸</translation>
    </message>
    <message id="agricola.score.vegetables">
        <source>Vegetables</source>
        <translation>채소</translation>
    </message>
    <message id="agricola.shift.full">
        <source>Then not all animals would find room: a pasture holds one kind.</source>
        <translation>그러면 자리가 모자랍니다. 목장에는 한 종류만 들어갑니다.</translation>
    </message>
    <message id="agricola.shift.goes">
        <source>{what} stand there then.</source>
        <translation>그곳에는 {what}마리가 있게 됩니다.</translation>
    </message>
    <message id="agricola.shift.nowhere">
        <source>Animals stand in pastures, in stables, and one in the house.</source>
        <translation>가축은 목장과 외양간에, 집에는 한 마리만 있을 수 있습니다.</translation>
    </message>
    <message id="agricola.shift.same">
        <source>{what} stand there already.</source>
        <translation>그곳에는 이미 {what}마리가 있습니다.</translation>
    </message>
    <message id="agricola.space.basic_wish">
        <source>Basic Wish for Children</source>
        <translation>기본 가족 늘리기</translation>
    </message>
    <message id="agricola.space.cattle_market">
        <source>Cattle Market</source>
        <translation>소 시장</translation>
    </message>
    <message id="agricola.space.clay_pit">
        <source>Clay Pit</source>
        <translation>흙 채굴장</translation>
    </message>
    <message id="agricola.space.copse">
        <source>Copse</source>
        <translation>덤불</translation>
    </message>
    <message id="agricola.space.cultivation">
        <source>Cultivation</source>
        <translation>밭 농사</translation>
    </message>
    <message id="agricola.space.day_laborer">
        <source>Day Labourer</source>
        <translation>날품팔이</translation>
    </message>
    <message id="agricola.space.eastern_quarry">
        <source>Eastern Quarry</source>
        <translation>동부 채석장</translation>
    </message>
    <message id="agricola.space.farm_expansion">
        <source>Farm Expansion</source>
        <translation>농장 확장</translation>
    </message>
    <message id="agricola.space.farm_redevelopment">
        <source>Farm Redevelopment</source>
        <translation>농장 개조</translation>
    </message>
    <message id="agricola.space.farmland">
        <source>Farmland</source>
        <translation>농지</translation>
    </message>
    <message id="agricola.space.fencing">
        <source>Fencing</source>
        <translation>울타리</translation>
    </message>
    <message id="agricola.space.fishing">
        <source>Fishing</source>
        <translation>낚시</translation>
    </message>
    <message id="agricola.space.forest">
        <source>Forest</source>
        <translation>숲</translation>
    </message>
    <message id="agricola.space.grain_seeds">
        <source>Grain Seeds</source>
        <translation>곡식 종자</translation>
    </message>
    <message id="agricola.space.grain_utilization">
        <source>Grain Utilisation</source>
        <translation>곡식 활용</translation>
    </message>
    <message id="agricola.space.grove">
        <source>Grove</source>
        <translation>수풀</translation>
    </message>
    <message id="agricola.space.hollow">
        <source>Hollow</source>
        <translation>점토 채굴장</translation>
    </message>
    <message id="agricola.space.house_redevelopment">
        <source>House Redevelopment</source>
        <translation>집 개조</translation>
    </message>
    <message id="agricola.space.lessons">
        <source>Lessons</source>
        <translation>교습</translation>
    </message>
    <message id="agricola.space.lessons_2">
        <source>Lessons</source>
        <translation>교습</translation>
    </message>
    <message id="agricola.space.major_improvement">
        <source>Major Improvement</source>
        <translation>주요 설비</translation>
    </message>
    <message id="agricola.space.meeting_place">
        <source>Meeting Place</source>
        <translation>회합 장소</translation>
    </message>
    <message id="agricola.space.pig_market">
        <source>Pig Market</source>
        <translation>돼지 시장</translation>
    </message>
    <message id="agricola.space.reed_bank">
        <source>Reed Bank</source>
        <translation>갈대밭</translation>
    </message>
    <message id="agricola.space.resource_market">
        <source>Resource Market</source>
        <translation>자원 시장</translation>
    </message>
    <message id="agricola.space.sheep_market">
        <source>Sheep Market</source>
        <translation>양 시장</translation>
    </message>
    <message id="agricola.space.side_job">
        <source>Side Job</source>
        <translation>부업</translation>
    </message>
    <message id="agricola.space.traveling_players">
        <source>Travelling Players</source>
        <translation>유랑극단</translation>
    </message>
    <message id="agricola.space.urgent_wish">
        <source>Urgent Wish for Children</source>
        <translation>급한 가족 늘리기</translation>
    </message>
    <message id="agricola.space.vegetable_seeds">
        <source>Vegetable Seeds</source>
        <translation>채소 종자</translation>
    </message>
    <message id="agricola.space.western_quarry">
        <source>Western Quarry</source>
        <translation>서부 채석장</translation>
    </message>
    <message id="agricola.table.all_out">
        <source>All round cards lie open</source>
        <translation>모든 라운드 카드가 열림</translation>
    </message>
    <message id="agricola.table.each" numerus="yes">
        <source>%n × {points}</source>
        <translation>
            <numerusform>%n × {points}</numerusform>
        </translation>
    </message>
    <message id="agricola.table.farm_of">
        <source>Farm of {name}</source>
        <translation>{name}의 농장</translation>
    </message>
    <message id="agricola.table.feed_begging" numerus="yes">
        <source>begging %n ({points})</source>
        <translation>
            <numerusform>구걸 %n ({points})</numerusform>
        </translation>
    </message>
    <message id="agricola.table.feed_cooking" numerus="yes">
        <source>+%n by cooking</source>
        <translation>
            <numerusform>요리로 +%n</numerusform>
        </translation>
    </message>
    <message id="agricola.table.feed_crafts" numerus="yes">
        <source>+%n by crafts</source>
        <translation>
            <numerusform>공예로 +%n</numerusform>
        </translation>
    </message>
    <message id="agricola.table.feed_crops" numerus="yes">
        <source>+%n raw crops</source>
        <translation>
            <numerusform>작물 날로 +%n</numerusform>
        </translation>
    </message>
    <message id="agricola.table.feed_enough">
        <source>enough</source>
        <translation>충분</translation>
    </message>
    <message id="agricola.table.feed_fields" numerus="yes">
        <source>+%n from fields</source>
        <translation>
            <numerusform>밭에서 +%n</numerusform>
        </translation>
    </message>
    <message id="agricola.table.feed_in" numerus="yes">
        <source>Harvest in %n rounds: owe {owed}, have {have}</source>
        <translation>
            <numerusform>%n라운드 뒤 수확: 필요 {owed}, 보유 {have}</numerusform>
        </translation>
    </message>
    <message id="agricola.table.feed_no_begging">
        <source>no begging</source>
        <translation>구걸 없음</translation>
    </message>
    <message id="agricola.table.feed_now">
        <source>Harvest this round: owe {owed}, have {have}</source>
        <translation>이번 라운드 수확: 필요 {owed}, 보유 {have}</translation>
    </message>
    <message id="agricola.table.feed_over">
        <source>The last harvest is over; {have} food left</source>
        <translation>마지막 수확이 끝남, 음식 {have}</translation>
    </message>
    <message id="agricola.table.feed_ready">
        <source>Food is enough</source>
        <translation>음식이 충분합니다</translation>
    </message>
    <message id="agricola.table.feed_short" numerus="yes">
        <source>short %n</source>
        <translation>
            <numerusform>%n 부족</numerusform>
        </translation>
    </message>
    <message id="agricola.table.field">
        <source>field</source>
        <translation>밭</translation>
    </message>
    <message id="agricola.table.home" numerus="yes">
        <source>%n/{people} home</source>
        <translation>
            <numerusform>집에 %n/{people}</numerusform>
        </translation>
    </message>
    <message id="agricola.table.left" numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n개 남음</numerusform>
        </translation>
    </message>
    <message id="agricola.table.let_go">
        <source>Let go here</source>
        <translation>여기에서 내보냄</translation>
    </message>
    <message id="agricola.table.next_at" numerus="yes">
        <source>%n, next {then}</source>
        <translation>
            <numerusform>%n · 다음 {then}</numerusform>
        </translation>
    </message>
    <message id="agricola.table.next_order">
        <source>Next round</source>
        <translation>다음 라운드</translation>
    </message>
    <message id="agricola.table.no_more" numerus="yes">
        <source>%n, most</source>
        <translation>
            <numerusform>%n · 최고</numerusform>
        </translation>
    </message>
    <message id="agricola.table.played_empty">
        <source>Your improvements lie here. Drag one here when an action lets you take it.</source>
        <translation>얻은 주요 설비가 여기에 놓입니다. 얻을 수 있을 때 이곳으로 끌어 옵니다.</translation>
    </message>
    <message id="agricola.table.points">
        <source>points</source>
        <translation>점</translation>
    </message>
    <message id="agricola.table.quick_bake">
        <source>Bake</source>
        <translation>빵 굽기</translation>
    </message>
    <message id="agricola.table.quick_both">
        <source>At a press</source>
        <translation>바로</translation>
    </message>
    <message id="agricola.table.quick_breed">
        <source>Go without</source>
        <translation>포기할 것</translation>
    </message>
    <message id="agricola.table.quick_convert">
        <source>Any time</source>
        <translation>언제든</translation>
    </message>
    <message id="agricola.table.quick_feed">
        <source>Feed with</source>
        <translation>먹일 것</translation>
    </message>
    <message id="agricola.table.quick_keep">
        <source>Let go</source>
        <translation>내보냄</translation>
    </message>
    <message id="agricola.table.quick_none">
        <source>Any time: you have nothing to eat raw or cook now</source>
        <translation>언제든: 지금 음식으로 바꿀 것이 없습니다</translation>
    </message>
    <message id="agricola.table.quick_over">
        <source>The game is over</source>
        <translation>게임이 끝났습니다</translation>
    </message>
    <message id="agricola.table.quick_sow">
        <source>Sow</source>
        <translation>씨뿌리기</translation>
    </message>
    <message id="agricola.table.quick_swap">
        <source>In this harvest</source>
        <translation>이번 수확에</translation>
    </message>
    <message id="agricola.table.quick_wait">
        <source>Goods can be turned into food when you send a person out</source>
        <translation>사람을 보낼 때 물건을 음식으로 바꿀 수 있습니다</translation>
    </message>
    <message id="agricola.table.round" numerus="yes">
        <source>Round %n</source>
        <translation>
            <numerusform>라운드 %n</numerusform>
        </translation>
    </message>
    <message id="agricola.table.row.begging">
        <source>Begging</source>
        <translation>구걸</translation>
    </message>
    <message id="agricola.table.row.boar">
        <source>Boar</source>
        <translation>멧돼지</translation>
    </message>
    <message id="agricola.table.row.bonus">
        <source>Bonus</source>
        <translation>보너스</translation>
    </message>
    <message id="agricola.table.row.cards">
        <source>Cards</source>
        <translation>카드</translation>
    </message>
    <message id="agricola.table.row.cattle">
        <source>Cattle</source>
        <translation>소</translation>
    </message>
    <message id="agricola.table.row.fields">
        <source>Fields</source>
        <translation>밭</translation>
    </message>
    <message id="agricola.table.row.grain">
        <source>Grain</source>
        <translation>곡식</translation>
    </message>
    <message id="agricola.table.row.pastures">
        <source>Pastures</source>
        <translation>목장</translation>
    </message>
    <message id="agricola.table.row.people">
        <source>People</source>
        <translation>가족</translation>
    </message>
    <message id="agricola.table.row.rooms">
        <source>Rooms</source>
        <translation>방</translation>
    </message>
    <message id="agricola.table.row.sheep">
        <source>Sheep</source>
        <translation>양</translation>
    </message>
    <message id="agricola.table.row.stables">
        <source>Stables</source>
        <translation>외양간</translation>
    </message>
    <message id="agricola.table.row.unused">
        <source>Unused</source>
        <translation>빈칸</translation>
    </message>
    <message id="agricola.table.row.vegetables">
        <source>Vegetables</source>
        <translation>채소</translation>
    </message>
    <message id="agricola.table.short.basic_wish">
        <source>Basic Wish</source>
        <translation>가족 늘리기</translation>
    </message>
    <message id="agricola.table.short.farm_redevelopment">
        <source>Farm Redev.</source>
        <translation>농장 개조</translation>
    </message>
    <message id="agricola.table.short.grain_utilization">
        <source>Grain Use</source>
        <translation>곡식 활용</translation>
    </message>
    <message id="agricola.table.short.house_redevelopment">
        <source>House Redev.</source>
        <translation>집 개조</translation>
    </message>
    <message id="agricola.table.short.major_improvement">
        <source>Major Impr.</source>
        <translation>주요 설비</translation>
    </message>
    <message id="agricola.table.short.resource_market">
        <source>Market</source>
        <translation>자원 시장</translation>
    </message>
    <message id="agricola.table.short.urgent_wish">
        <source>Urgent Wish</source>
        <translation>급한 가족</translation>
    </message>
    <message id="agricola.table.stage">
        <source>stage {stage}</source>
        <translation>주기 {stage}</translation>
    </message>
    <message id="agricola.table.to_come">
        <source>Cards to come</source>
        <translation>앞으로 나올 카드</translation>
    </message>
    <message id="agricola.table.total">
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message id="agricola.table.unused">
        <source>unused</source>
        <translation>빈칸</translation>
    </message>
    <message id="agricola.table.waits" numerus="yes">
        <source>%n waits</source>
        <translation>
            <numerusform>%n 대기</numerusform>
        </translation>
    </message>
    <message id="agricola.table.well_does">
        <source>next 5 rounds: 1 food</source>
        <translation>다음 5라운드: 음식 1</translation>
    </message>
    <message id="agricola.tick.fence" numerus="yes">
        <source>Build %n fences</source>
        <translation>
            <numerusform>울타리 %n개 짓기</numerusform>
        </translation>
    </message>
    <message id="agricola.tie.building">
        <source>Building resources left</source>
        <translation>남은 건축 자원</translation>
    </message>
    <message id="agricola.verb.bake">
        <source>bake bread</source>
        <translation>빵 굽기</translation>
    </message>
    <message id="agricola.verb.basketmakers_workshop">
        <source>use the Basketmaker's Workshop</source>
        <translation>바구니 제작소 쓰기</translation>
    </message>
    <message id="agricola.verb.fence">
        <source>build fences</source>
        <translation>울타리 치기</translation>
    </message>
    <message id="agricola.verb.grow">
        <source>have a child</source>
        <translation>가족 늘리기</translation>
    </message>
    <message id="agricola.verb.grow_anyway">
        <source>have a child even without a room</source>
        <translation>빈방 없이 가족 늘리기</translation>
    </message>
    <message id="agricola.verb.improve">
        <source>take a major improvement</source>
        <translation>주요 설비 내려놓기</translation>
    </message>
    <message id="agricola.verb.joinery">
        <source>use the Joinery</source>
        <translation>가구 제작소 쓰기</translation>
    </message>
    <message id="agricola.verb.one_stable">
        <source>build one stable</source>
        <translation>외양간 하나 짓기</translation>
    </message>
    <message id="agricola.verb.plough">
        <source>plough a field</source>
        <translation>밭 일구기</translation>
    </message>
    <message id="agricola.verb.pottery">
        <source>use the Pottery</source>
        <translation>그릇 제작소 쓰기</translation>
    </message>
    <message id="agricola.verb.reed_or_stone">
        <source>take reed or stone</source>
        <translation>갈대나 돌 가져오기</translation>
    </message>
    <message id="agricola.verb.renovate">
        <source>renovate</source>
        <translation>집 고치기</translation>
    </message>
    <message id="agricola.verb.rooms">
        <source>build rooms</source>
        <translation>방 짓기</translation>
    </message>
    <message id="agricola.verb.sow">
        <source>sow</source>
        <translation>씨 뿌리기</translation>
    </message>
    <message id="agricola.verb.stables">
        <source>build stables</source>
        <translation>외양간 짓기</translation>
    </message>
    <message id="agricola.verb.start">
        <source>become start player</source>
        <translation>시작 플레이어 되기</translation>
    </message>
    <message id="agricola.verb.well">
        <source>lay out food for the coming rounds</source>
        <translation>앞으로 올 라운드에 음식 놓기</translation>
    </message>
    <message id="agricola.why.answer_first">
        <source>Finish what you are doing first.</source>
        <translation>지금 하는 행동을 먼저 마치세요.</translation>
    </message>
    <message id="agricola.why.cannot.basic_wish">
        <source>All five of your people are in the game.</source>
        <translation>가족 다섯 명이 모두 나와 있습니다.</translation>
    </message>
    <message id="agricola.why.cannot.cultivation">
        <source>You can neither plough nor sow.</source>
        <translation>밭을 일굴 수도, 씨를 뿌릴 수도 없습니다.</translation>
    </message>
    <message id="agricola.why.cannot.farm_expansion">
        <source>You can build neither a room (5 of your house's material and 2 reed) nor a stable (2 wood).</source>
        <translation>방(집 재료 5, 갈대 2)도 외양간(나무 2)도 지을 수 없습니다.</translation>
    </message>
    <message id="agricola.why.cannot.farm_redevelopment">
        <source>You cannot renovate: it takes 1 reed and 1 clay or stone a room.</source>
        <translation>집을 고칠 수 없습니다. 갈대 1과, 방마다 흙이나 돌이 1씩 듭니다.</translation>
    </message>
    <message id="agricola.why.cannot.farmland">
        <source>There is no place for a field.</source>
        <translation>밭을 놓을 곳이 없습니다.</translation>
    </message>
    <message id="agricola.why.cannot.fencing">
        <source>You can enclose no pasture with your wood and fences.</source>
        <translation>가진 나무와 울타리로는 목장을 두를 수 없습니다.</translation>
    </message>
    <message id="agricola.why.cannot.grain_utilization">
        <source>You can neither sow nor bake bread.</source>
        <translation>씨를 뿌릴 수도, 빵을 구울 수도 없습니다.</translation>
    </message>
    <message id="agricola.why.cannot.house_redevelopment">
        <source>You cannot renovate: it takes 1 reed and 1 clay or stone a room.</source>
        <translation>집을 고칠 수 없습니다. 갈대 1과, 방마다 흙이나 돌이 1씩 듭니다.</translation>
    </message>
    <message id="agricola.why.cannot.major_improvement">
        <source>There is no major improvement that you can pay for.</source>
        <translation>비용을 낼 수 있는 주요 설비가 없습니다.</translation>
    </message>
    <message id="agricola.why.cannot.renovate_stone">
        <source>Your house is of stone: there is nothing better to renovate to.</source>
        <translation>이미 돌집이라 더 고칠 수 없습니다.</translation>
    </message>
    <message id="agricola.why.cannot.side_job">
        <source>You can neither build a stable (1 wood) nor bake bread.</source>
        <translation>외양간(나무 1)을 지을 수도, 빵을 구울 수도 없습니다.</translation>
    </message>
    <message id="agricola.why.cannot.urgent_wish">
        <source>All five of your people are in the game.</source>
        <translation>가족 다섯 명이 모두 나와 있습니다.</translation>
    </message>
    <message id="agricola.why.cannot_pay">
        <source>You cannot pay for the {card}: {cost}.</source>
        <translation>비용을 낼 수 없습니다. {card}: {cost}</translation>
    </message>
    <message id="agricola.why.closed">
        <source>Lessons need hand cards, and this game is played without them.</source>
        <translation>교습에는 손패가 필요합니다. 이 게임은 손패 없이 합니다.</translation>
    </message>
    <message id="agricola.why.done">
        <source>Nothing more can be added to this.</source>
        <translation>더는 더할 수 없습니다.</translation>
    </message>
    <message id="agricola.why.fence_there">
        <source>A fence is there already.</source>
        <translation>거기에는 이미 울타리가 있습니다.</translation>
    </message>
    <message id="agricola.why.field_beside">
        <source>A field must lie straight next to one of yours. This cell in row {row} does not.</source>
        <translation>밭은 이미 있는 밭과 가로세로로 맞닿아야 합니다. {row}행의 이 칸은 떨어져 있습니다.</translation>
    </message>
    <message id="agricola.why.goods_where">
        <source>Goods are put on fields, improvements or your food.</source>
        <translation>밭이나 설비, 음식 위에 놓으세요.</translation>
    </message>
    <message id="agricola.why.grows_there">
        <source>Something grows on that field already.</source>
        <translation>그 밭에는 이미 작물이 자랍니다.</translation>
    </message>
    <message id="agricola.why.housed">
        <source>No animal is waiting here.</source>
        <translation>기다리는 가축이 없습니다.</translation>
    </message>
    <message id="agricola.why.in_pasture">
        <source>That cell is fenced in: neither room nor field goes there.</source>
        <translation>그 칸은 울타리 안이라 방도 밭도 놓을 수 없습니다.</translation>
    </message>
    <message id="agricola.why.no_oven">
        <source>That improvement has no use for it.</source>
        <translation>그 설비로는 바꿀 수 없습니다.</translation>
    </message>
    <message id="agricola.why.no_pasture" numerus="yes">
        <source>No pasture that you may build has this edge (%n fences left).</source>
        <translation>
            <numerusform>이 경계를 쓰는 목장은 두를 수 없습니다. 남은 울타리: %n개</numerusform>
        </translation>
    </message>
    <message id="agricola.why.no_room">
        <source>No room for a child: {rooms} rooms, {people} people. Urgent Wish for Children needs none.</source>
        <translation>아이가 지낼 방이 없습니다: 방 {rooms}개, 가족 {people}명. 급한 가족 늘리기는 방이 필요 없습니다.</translation>
    </message>
    <message id="agricola.why.none_left">
        <source>You have no {what} left.</source>
        <translation>남은 것이 없습니다: {what}</translation>
    </message>
    <message id="agricola.why.not_now">
        <source>That cannot be done now.</source>
        <translation>지금은 할 수 없습니다.</translation>
    </message>
    <message id="agricola.why.not_now_work">
        <source>Send a person out first: an action space lets you do that.</source>
        <translation>먼저 가족을 보내세요. 그 일은 행동 칸에서 합니다.</translation>
    </message>
    <message id="agricola.why.not_sown_now">
        <source>That field cannot be sown now.</source>
        <translation>지금은 그 밭에 씨를 뿌릴 수 없습니다.</translation>
    </message>
    <message id="agricola.why.not_yours">
        <source>That belongs to somebody else.</source>
        <translation>다른 사람의 것입니다.</translation>
    </message>
    <message id="agricola.why.on_edge">
        <source>Fences go on the edges of your own farm's cells.</source>
        <translation>울타리는 내 농장 칸의 경계에 놓습니다.</translation>
    </message>
    <message id="agricola.why.on_farm">
        <source>That goes on a cell of your own farm.</source>
        <translation>내 농장의 칸에 놓으세요.</translation>
    </message>
    <message id="agricola.why.on_field">
        <source>A field is there.</source>
        <translation>그 칸에는 밭이 있습니다.</translation>
    </message>
    <message id="agricola.why.on_room">
        <source>A room is there.</source>
        <translation>그 칸에는 방이 있습니다.</translation>
    </message>
    <message id="agricola.why.on_stable">
        <source>A stable is there.</source>
        <translation>그 칸에는 외양간이 있습니다.</translation>
    </message>
    <message id="agricola.why.others_turn">
        <source>It is for {who} to decide now.</source>
        <translation>지금은 {who} 님의 차례입니다.</translation>
    </message>
    <message id="agricola.why.oven_full">
        <source>No more of this goes there now.</source>
        <translation>지금은 거기에 더 놓을 수 없습니다.</translation>
    </message>
    <message id="agricola.why.over">
        <source>The game is over.</source>
        <translation>게임이 끝났습니다.</translation>
    </message>
    <message id="agricola.why.owned">
        <source>{who} has the {card}.</source>
        <translation>{who} 님이 가지고 있습니다: {card}</translation>
    </message>
    <message id="agricola.why.room_beside">
        <source>A room must lie straight next to your house. This cell in row {row} does not.</source>
        <translation>방은 집과 가로세로로 맞닿아야 합니다. {row}행의 이 칸은 떨어져 있습니다.</translation>
    </message>
    <message id="agricola.why.sow_on_field">
        <source>Seeds go on fields.</source>
        <translation>씨는 밭에 뿌립니다.</translation>
    </message>
    <message id="agricola.why.stays">
        <source>That stays where it is.</source>
        <translation>그것은 옮길 수 없습니다.</translation>
    </message>
    <message id="agricola.why.taken">
        <source>{space} is taken by {who}.</source>
        <translation>{space}에는 이미 {who} 님의 가족이 있습니다.</translation>
    </message>
    <message id="agricola.why.to_front">
        <source>Put the improvement in front of you.</source>
        <translation>설비는 내 앞에 놓으세요.</translation>
    </message>
    <message id="agricola.why.to_hearth">
        <source>Drop the fireplace onto a cooking hearth that nobody has.</source>
        <translation>화로는 아무도 가져가지 않은 화덕 위에 놓으세요.</translation>
    </message>
    <message id="agricola.why.to_pool">
        <source>Drop animals that you part with on “Let go here”; what can be cooked becomes food.</source>
        <translation>내보낼 가축은 “여기에서 내보냄”에 놓으세요. 요리할 수 있으면 음식이 됩니다.</translation>
    </message>
    <message id="agricola.why.to_space">
        <source>People go to open action spaces.</source>
        <translation>가족은 열려 있는 행동 칸으로 보냅니다.</translation>
    </message>
    <message id="agricola.why.wood_short" numerus="yes">
        <source>The smallest pasture with this edge takes %n fences; you have {have} wood.</source>
        <translation>
            <numerusform>이 경계를 쓰는 가장 작은 목장에 울타리 %n개가 필요하지만, 나무는 {have}뿐입니다.</numerusform>
        </translation>
    </message>
</context>
</TS>
