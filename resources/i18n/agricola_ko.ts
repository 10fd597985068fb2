<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name></name>
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
            <numerusform>벽돌 %n</numerusform>
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
        <translation>목장을 더 두를까요?</translation>
    </message>
    <message id="agricola.ask.again.rooms">
        <source>Build another room?</source>
        <translation>방을 더 지을까요?</translation>
    </message>
    <message id="agricola.ask.again.sow">
        <source>Sow further fields?</source>
        <translation>다른 밭에도 씨를 뿌릴까요?</translation>
    </message>
    <message id="agricola.ask.again.stables">
        <source>Build another stable?</source>
        <translation>외양간을 더 지을까요?</translation>
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
        <source>{one} or {other}: one of them, or both</source>
        <translation>{one}, {other}: 하나 또는 둘 다</translation>
    </message>
    <message id="agricola.ask.breed">
        <source>Not all newborn animals find room: what do you go without?</source>
        <translation>새끼를 모두 둘 곳이 없습니다. 어느 가축을 포기할까요?</translation>
    </message>
    <message id="agricola.ask.feed" numerus="yes">
        <source>Feed your people: {owed} needed, %n food are missing</source>
        <translation>
            <numerusform>가족을 먹입니다. 필요 {owed}, 부족 %n</numerusform>
        </translation>
    </message>
    <message id="agricola.ask.fence">
        <source>Enclose a pasture</source>
        <translation>울타리로 목장을 두르세요</translation>
    </message>
    <message id="agricola.ask.improve">
        <source>Take a major improvement</source>
        <translation>주요 설비를 하나 놓을 수 있습니다</translation>
    </message>
    <message id="agricola.ask.joinery">
        <source>Use the Joinery in this harvest?</source>
        <translation>이번 수확에 가구 제작소를 쓸까요?</translation>
    </message>
    <message id="agricola.ask.keep">
        <source>Not all animals find room: which do you part with?</source>
        <translation>둘 곳이 모자랍니다. 어느 가축을 내보낼까요?</translation>
    </message>
    <message id="agricola.ask.one_stable">
        <source>Build one stable</source>
        <translation>외양간을 하나 지을 수 있습니다</translation>
    </message>
    <message id="agricola.ask.pay">
        <source>How do you pay?</source>
        <translation>어떻게 지불할까요?</translation>
    </message>
    <message id="agricola.ask.plough">
        <source>Plough one field</source>
        <translation>밭을 하나 가세요</translation>
    </message>
    <message id="agricola.ask.pottery">
        <source>Use the Pottery in this harvest?</source>
        <translation>이번 수확에 도자기 제작소를 쓸까요?</translation>
    </message>
    <message id="agricola.ask.reed_or_stone">
        <source>Take 1 reed or 1 stone</source>
        <translation>갈대 1이나 돌 1을 가져가세요</translation>
    </message>
    <message id="agricola.ask.renovate">
        <source>Renovate your house</source>
        <translation>집을 고칠 수 있습니다</translation>
    </message>
    <message id="agricola.ask.rooms">
        <source>Build rooms beside your house</source>
        <translation>집 옆에 방을 지을 수 있습니다</translation>
    </message>
    <message id="agricola.ask.send" numerus="yes">
        <source>Your turn: send a person out. %n are at home.</source>
        <translation>
            <numerusform>당신 차례입니다. 가족을 행동 칸에 보내세요. 집에 %n명 있습니다.</numerusform>
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
        <translation>벽돌 가마</translation>
    </message>
    <message id="agricola.card.cooking_hearth_4">
        <source>Cooking Hearth</source>
        <translation>조리장</translation>
    </message>
    <message id="agricola.card.cooking_hearth_5">
        <source>Cooking Hearth</source>
        <translation>조리장</translation>
    </message>
    <message id="agricola.card.fireplace_2">
        <source>Fireplace</source>
        <translation>화덕</translation>
    </message>
    <message id="agricola.card.fireplace_3">
        <source>Fireplace</source>
        <translation>화덕</translation>
    </message>
    <message id="agricola.card.joinery">
        <source>Joinery</source>
        <translation>가구 제작소</translation>
    </message>
    <message id="agricola.card.pottery">
        <source>Pottery</source>
        <translation>도자기 제작소</translation>
    </message>
    <message id="agricola.card.stone_oven">
        <source>Stone Oven</source>
        <translation>돌 가마</translation>
    </message>
    <message id="agricola.card.well">
        <source>Well</source>
        <translation>우물</translation>
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
        <translation>벽돌</translation>
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
    <message id="agricola.log.bake" numerus="yes">
        <source>{who} bakes %n grain: {food} food.</source>
        <translation>
            <numerusform>{who}: 곡식 %n 구워 음식 {food} 얻었습니다.</numerusform>
        </translation>
    </message>
    <message id="agricola.log.beg" numerus="yes">
        <source>{who} begs for %n.</source>
        <translation>
            <numerusform>{who}: 구걸 카드를 %n장 받았습니다.</numerusform>
        </translation>
    </message>
    <message id="agricola.log.breed">
        <source>{who} breeds, and goes without {what}.</source>
        <translation>{who}: 가축이 번식했습니다. 포기: {what}</translation>
    </message>
    <message id="agricola.log.breed_cooking">
        <source>{who} breeds, goes without {what} and gets {food} food.</source>
        <translation>{who}: 가축이 번식했습니다. 포기: {what}, 음식 {food}</translation>
    </message>
    <message id="agricola.log.convert">
        <source>{who} turns {what} into {food} food.</source>
        <translation>{who}: {what}, 음식 {food}으로 바꿨습니다.</translation>
    </message>
    <message id="agricola.log.done">
        <source>{who} is done.</source>
        <translation>{who}: 행동을 마쳤습니다.</translation>
    </message>
    <message id="agricola.log.feed">
        <source>{who} feeds with {what}.</source>
        <translation>{who}: {what} 먹였습니다.</translation>
    </message>
    <message id="agricola.log.fence" numerus="yes">
        <source>{who} encloses a pasture of {size} with %n new fences.</source>
        <translation>
            <numerusform>{who}: 새 울타리 %n개로 {size}칸 목장을 둘렀습니다.</numerusform>
        </translation>
    </message>
    <message id="agricola.log.field">
        <source>{who} ploughs a field.</source>
        <translation>{who}: 밭을 갈았습니다.</translation>
    </message>
    <message id="agricola.log.grow">
        <source>{who} has a child.</source>
        <translation>{who}: 가족이 늘었습니다.</translation>
    </message>
    <message id="agricola.log.grow_anyway">
        <source>{who} has a child.</source>
        <translation>{who}: 가족이 늘었습니다.</translation>
    </message>
    <message id="agricola.log.hand_back">
        <source>{who} returns the {card}.</source>
        <translation>{who}: 설비를 돌려놓았습니다. {card}</translation>
    </message>
    <message id="agricola.log.idle">
        <source>{who} finds no space to use.</source>
        <translation>{who}: 쓸 수 있는 칸이 없습니다.</translation>
    </message>
    <message id="agricola.log.improve">
        <source>{who} takes the {card}.</source>
        <translation>{who}: 설비를 놓았습니다. {card}</translation>
    </message>
    <message id="agricola.log.keep">
        <source>{who} lets go {what}.</source>
        <translation>{who}: {what} 내보냈습니다.</translation>
    </message>
    <message id="agricola.log.keep_cooking">
        <source>{who} parts with {what} and gets {food} food.</source>
        <translation>{who}: {what} 내보내고 음식 {food} 얻었습니다.</translation>
    </message>
    <message id="agricola.log.pay">
        <source>{who} pays {cost}.</source>
        <translation>{who}: {cost} 지불했습니다.</translation>
    </message>
    <message id="agricola.log.renovate.clay">
        <source>{who} renovates to a clay house.</source>
        <translation>{who}: 벽돌집으로 고쳤습니다.</translation>
    </message>
    <message id="agricola.log.renovate.stone">
        <source>{who} renovates to a stone house.</source>
        <translation>{who}: 돌집으로 고쳤습니다.</translation>
    </message>
    <message id="agricola.log.room">
        <source>{who} builds a room.</source>
        <translation>{who}: 방을 지었습니다.</translation>
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
        <translation>{who}: {what} 뿌렸습니다.</translation>
    </message>
    <message id="agricola.log.stable">
        <source>{who} builds a stable.</source>
        <translation>{who}: 외양간을 지었습니다.</translation>
    </message>
    <message id="agricola.log.start">
        <source>{who} begins the next round.</source>
        <translation>{who}: 다음 라운드의 시작 플레이어가 됩니다.</translation>
    </message>
    <message id="agricola.log.swap" numerus="yes">
        <source>{who} uses the {card}: %n food.</source>
        <translation>
            <numerusform>{who}: 설비로 음식 %n 얻었습니다. {card}</numerusform>
        </translation>
    </message>
    <message id="agricola.log.take">
        <source>{who} takes {what}.</source>
        <translation>{who}: {what} 가져왔습니다.</translation>
    </message>
    <message id="agricola.log.withhold" numerus="yes">
        <source>{who} keeps goods and will beg for %n.</source>
        <translation>
            <numerusform>{who}: 남겨 두고 구걸 카드 %n장을 받기로 했습니다.</numerusform>
        </translation>
    </message>
    <message id="agricola.move.bake" numerus="yes">
        <source>Bake %n grain: {food} food</source>
        <translation>
            <numerusform>곡식 %n 굽기: 음식 {food}</numerusform>
        </translation>
    </message>
    <message id="agricola.move.beg" numerus="yes">
        <source>Beg for %n</source>
        <translation>
            <numerusform>구걸 카드 %n장</numerusform>
        </translation>
    </message>
    <message id="agricola.move.convert">
        <source>Turn {what} into {got}</source>
        <translation>{what} → {got}</translation>
    </message>
    <message id="agricola.move.done">
        <source>Done</source>
        <translation>마침</translation>
    </message>
    <message id="agricola.move.feed">
        <source>Feed with {what}</source>
        <translation>{what} 먹이기</translation>
    </message>
    <message id="agricola.move.feed_and_beg" numerus="yes">
        <source>Feed with {what}, beg for %n</source>
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
    <message id="agricola.move.part">
        <source>Let go {what}</source>
        <translation>{what} 내보내기</translation>
    </message>
    <message id="agricola.move.part_cooking">
        <source>Part with {what}: {food} food</source>
        <translation>{what} 내보내고 음식 {food}</translation>
    </message>
    <message id="agricola.move.pay">
        <source>Pay {cost}</source>
        <translation>{cost} 지불</translation>
    </message>
    <message id="agricola.move.renovate.clay">
        <source>Renovate to clay: {cost}</source>
        <translation>벽돌집으로 고치기: {cost}</translation>
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
        <source>Keep goods, beg for %n</source>
        <translation>
            <numerusform>남겨 두고 구걸 카드 %n장</numerusform>
        </translation>
    </message>
    <message id="agricola.noted.begging" numerus="yes">
        <source>{who} takes %n begging cards.</source>
        <translation>
            <numerusform>{who}: 구걸 카드를 %n장 받습니다.</numerusform>
        </translation>
    </message>
    <message id="agricola.noted.promised" numerus="yes">
        <source>{who} gets {what} in each of the next %n rounds.</source>
        <translation>
            <numerusform>{who}: 다음 %n라운드 동안 하나씩 받습니다. {what}</numerusform>
        </translation>
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
        <source>Unused spaces</source>
        <translation>빈칸</translation>
    </message>
    <message id="agricola.score.vegetables">
        <source>Vegetables</source>
        <translation>채소</translation>
    </message>
    <message id="agricola.space.basic_wish">
        <source>Basic Wish for Children</source>
        <translation>아이를 바람</translation>
    </message>
    <message id="agricola.space.cattle_market">
        <source>Cattle Market</source>
        <translation>소 시장</translation>
    </message>
    <message id="agricola.space.clay_pit">
        <source>Clay Pit</source>
        <translation>점토 채굴장</translation>
    </message>
    <message id="agricola.space.copse">
        <source>Copse</source>
        <translation>잡목림</translation>
    </message>
    <message id="agricola.space.cultivation">
        <source>Cultivation</source>
        <translation>경작</translation>
    </message>
    <message id="agricola.space.day_laborer">
        <source>Day Labourer</source>
        <translation>날품팔이</translation>
    </message>
    <message id="agricola.space.eastern_quarry">
        <source>Eastern Quarry</source>
        <translation>동쪽 채석장</translation>
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
        <translation>곡물 활용</translation>
    </message>
    <message id="agricola.space.grove">
        <source>Grove</source>
        <translation>작은 숲</translation>
    </message>
    <message id="agricola.space.hollow">
        <source>Hollow</source>
        <translation>웅덩이</translation>
    </message>
    <message id="agricola.space.house_redevelopment">
        <source>House Redevelopment</source>
        <translation>집 개조</translation>
    </message>
    <message id="agricola.space.lessons">
        <source>Lessons</source>
        <translation>수업</translation>
    </message>
    <message id="agricola.space.lessons_2">
        <source>Lessons</source>
        <translation>수업</translation>
    </message>
    <message id="agricola.space.major_improvement">
        <source>Major Improvement</source>
        <translation>주요 설비</translation>
    </message>
    <message id="agricola.space.meeting_place">
        <source>Meeting Place</source>
        <translation>집회소</translation>
    </message>
    <message id="agricola.space.pig_market">
        <source>Pig Market</source>
        <translation>멧돼지 시장</translation>
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
        <translation>유랑 극단</translation>
    </message>
    <message id="agricola.space.urgent_wish">
        <source>Urgent Wish for Children</source>
        <translation>아이를 급히 바람</translation>
    </message>
    <message id="agricola.space.vegetable_seeds">
        <source>Vegetable Seeds</source>
        <translation>채소 종자</translation>
    </message>
    <message id="agricola.space.western_quarry">
        <source>Western Quarry</source>
        <translation>서쪽 채석장</translation>
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
        <translation>주요 설비 놓기</translation>
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
        <translation>밭 갈기</translation>
    </message>
    <message id="agricola.verb.pottery">
        <source>use the Pottery</source>
        <translation>도자기 제작소 쓰기</translation>
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
        <translation>씨뿌리기</translation>
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
        <translation>다음 라운드들에 음식 놓기</translation>
    </message>
    <message id="agricola.why.answer_first">
        <source>Finish what you are doing first.</source>
        <translation>먼저 지금 하는 행동을 마치세요.</translation>
    </message>
    <message id="agricola.why.cannot.basic_wish">
        <source>All five of your people are in the game.</source>
        <translation>가족 다섯이 모두 나와 있습니다.</translation>
    </message>
    <message id="agricola.why.cannot.cultivation">
        <source>You can neither plough nor sow.</source>
        <translation>밭을 갈지도 씨를 뿌리지도 못합니다.</translation>
    </message>
    <message id="agricola.why.cannot.farm_expansion">
        <source>You can build neither a room (5 of your house's material and 2 reed) nor a stable (2 wood).</source>
        <translation>방(집 재료 5, 갈대 2)도 외양간(나무 2)도 지을 수 없습니다.</translation>
    </message>
    <message id="agricola.why.cannot.farm_redevelopment">
        <source>You cannot renovate: it takes 1 reed and 1 clay or stone a room.</source>
        <translation>집을 고칠 수 없습니다. 갈대 1과 방마다 벽돌이나 돌 1이 듭니다.</translation>
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
        <translation>씨를 뿌리지도 빵을 굽지도 못합니다.</translation>
    </message>
    <message id="agricola.why.cannot.house_redevelopment">
        <source>You cannot renovate: it takes 1 reed and 1 clay or stone a room.</source>
        <translation>집을 고칠 수 없습니다. 갈대 1과 방마다 벽돌이나 돌 1이 듭니다.</translation>
    </message>
    <message id="agricola.why.cannot.major_improvement">
        <source>You can pay for no major improvement.</source>
        <translation>지불할 수 있는 주요 설비가 없습니다.</translation>
    </message>
    <message id="agricola.why.cannot.side_job">
        <source>You can neither build a stable (1 wood) nor bake bread.</source>
        <translation>외양간(나무 1)을 짓지도 빵을 굽지도 못합니다.</translation>
    </message>
    <message id="agricola.why.cannot.urgent_wish">
        <source>All five of your people are in the game.</source>
        <translation>가족 다섯이 모두 나와 있습니다.</translation>
    </message>
    <message id="agricola.why.cannot_pay">
        <source>You cannot pay for the {card}: {cost}.</source>
        <translation>지불할 수 없습니다. {card}: {cost}</translation>
    </message>
    <message id="agricola.why.closed">
        <source>Lessons need hand cards: this game is played without them.</source>
        <translation>손패 없는 게임에서는 수업을 쓸 수 없습니다.</translation>
    </message>
    <message id="agricola.why.done">
        <source>Nothing more can be added to this.</source>
        <translation>더 더할 수 없습니다.</translation>
    </message>
    <message id="agricola.why.fence_there">
        <source>A fence is there already.</source>
        <translation>거기에는 이미 울타리가 있습니다.</translation>
    </message>
    <message id="agricola.why.field_beside">
        <source>A field must touch your other fields (row {row} does not here).</source>
        <translation>밭은 다른 밭과 맞닿아야 합니다. {row}행의 이곳은 떨어져 있습니다.</translation>
    </message>
    <message id="agricola.why.goods_where">
        <source>Goods are put on fields, improvements or your food.</source>
        <translation>밭이나 설비, 음식 위에 놓으세요.</translation>
    </message>
    <message id="agricola.why.grows_there">
        <source>Something grows on that field.</source>
        <translation>그 밭에는 작물이 있습니다.</translation>
    </message>
    <message id="agricola.why.housed">
        <source>No animal is waiting here.</source>
        <translation>기다리는 가축이 없습니다.</translation>
    </message>
    <message id="agricola.why.in_pasture">
        <source>That cell is fenced in.</source>
        <translation>그 칸은 울타리 안입니다.</translation>
    </message>
    <message id="agricola.why.no_oven">
        <source>That improvement makes no use of it.</source>
        <translation>그 설비로는 쓸 수 없습니다.</translation>
    </message>
    <message id="agricola.why.no_pasture" numerus="yes">
        <source>No pasture that you may build has this edge (%n fences left).</source>
        <translation>
            <numerusform>이 경계로 두를 수 있는 목장이 없습니다. 남은 울타리 %n개</numerusform>
        </translation>
    </message>
    <message id="agricola.why.no_room">
        <source>No room: {rooms} rooms, {people} people.</source>
        <translation>빈방이 없습니다. 방 {rooms}, 가족 {people}</translation>
    </message>
    <message id="agricola.why.none_left">
        <source>You have no {what} left.</source>
        <translation>더 없습니다: {what}</translation>
    </message>
    <message id="agricola.why.not_now">
        <source>That is not asked now.</source>
        <translation>지금은 그것을 할 수 없습니다.</translation>
    </message>
    <message id="agricola.why.not_now_work">
        <source>Send a person out first: an action space lets you do that.</source>
        <translation>먼저 가족을 보내세요. 그것은 행동 칸에서 합니다.</translation>
    </message>
    <message id="agricola.why.not_sown_now">
        <source>That field is not sown now.</source>
        <translation>지금은 그 밭에 뿌릴 수 없습니다.</translation>
    </message>
    <message id="agricola.why.not_yours">
        <source>That belongs to somebody else.</source>
        <translation>다른 사람의 것입니다.</translation>
    </message>
    <message id="agricola.why.on_edge">
        <source>Fences go on the edges of your own farm's cells.</source>
        <translation>울타리는 자기 농장 칸의 경계에 놓습니다.</translation>
    </message>
    <message id="agricola.why.on_farm">
        <source>That goes on a cell of your own farm.</source>
        <translation>자기 농장의 칸에 놓으세요.</translation>
    </message>
    <message id="agricola.why.on_field">
        <source>A field is there.</source>
        <translation>거기에는 밭이 있습니다.</translation>
    </message>
    <message id="agricola.why.on_room">
        <source>A room is there.</source>
        <translation>거기에는 방이 있습니다.</translation>
    </message>
    <message id="agricola.why.on_stable">
        <source>A stable is there.</source>
        <translation>거기에는 외양간이 있습니다.</translation>
    </message>
    <message id="agricola.why.others_turn">
        <source>{who} is asked now.</source>
        <translation>지금은 {who} 차례입니다.</translation>
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
        <translation>{who}에게 있습니다: {card}</translation>
    </message>
    <message id="agricola.why.room_beside">
        <source>A room must touch your house (row {row} does not here).</source>
        <translation>방은 집과 맞닿아야 합니다. {row}행의 이곳은 떨어져 있습니다.</translation>
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
        <translation>{space}에는 이미 {who} 가족이 있습니다.</translation>
    </message>
    <message id="agricola.why.to_front">
        <source>Put the improvement in front of you.</source>
        <translation>설비는 자기 앞에 놓으세요.</translation>
    </message>
    <message id="agricola.why.to_pool">
        <source>Animals that find no room go to the pool.</source>
        <translation>둘 곳 없는 가축은 공급처로 보냅니다.</translation>
    </message>
    <message id="agricola.why.to_space">
        <source>People go to action spaces that lie open.</source>
        <translation>가족은 펼쳐진 행동 칸에 놓습니다.</translation>
    </message>
    <message id="agricola.why.wood_short" numerus="yes">
        <source>The smallest pasture with this edge takes %n fences; you have {have} wood.</source>
        <translation>
            <numerusform>이 경계를 쓰는 가장 작은 목장에는 울타리 %n개가 듭니다. 나무는 {have}입니다.</numerusform>
        </translation>
    </message>
</context>
</TS>
