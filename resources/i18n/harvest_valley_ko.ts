<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name></name>
    <message id="harvest_valley.card.apple">
        <source>Apple tree</source>
        <translation>사과나무</translation>
    </message>
    <message id="harvest_valley.card.apricot">
        <source>Apricot tree</source>
        <translation>살구나무</translation>
    </message>
    <message id="harvest_valley.card.boar">
        <source>Wild boar</source>
        <translation>멧돼지</translation>
    </message>
    <message id="harvest_valley.card.cabbage">
        <source>Cabbage</source>
        <translation>양배추</translation>
    </message>
    <message id="harvest_valley.card.carrot">
        <source>Carrot</source>
        <translation>당근</translation>
    </message>
    <message id="harvest_valley.card.cherry">
        <source>Cherry tree</source>
        <translation>체리나무</translation>
    </message>
    <message id="harvest_valley.card.corn">
        <source>Corn</source>
        <translation>옥수수</translation>
    </message>
    <message id="harvest_valley.card.crow">
        <source>Crow</source>
        <translation>까마귀</translation>
    </message>
    <message id="harvest_valley.card.cultivator">
        <source>Cultivator</source>
        <translation>경운기</translation>
    </message>
    <message id="harvest_valley.card.leek">
        <source>Leek</source>
        <translation>대파</translation>
    </message>
    <message id="harvest_valley.card.locusts">
        <source>Locusts</source>
        <translation>메뚜기 떼</translation>
    </message>
    <message id="harvest_valley.card.meteorite">
        <source>Meteorite</source>
        <translation>운석</translation>
    </message>
    <message id="harvest_valley.card.peach">
        <source>Peach tree</source>
        <translation>복숭아나무</translation>
    </message>
    <message id="harvest_valley.card.pear">
        <source>Pear tree</source>
        <translation>배나무</translation>
    </message>
    <message id="harvest_valley.card.plum">
        <source>Plum tree</source>
        <translation>자두나무</translation>
    </message>
    <message id="harvest_valley.card.pond">
        <source>Pond</source>
        <translation>연못</translation>
    </message>
    <message id="harvest_valley.card.pumpkin">
        <source>Pumpkin</source>
        <translation>호박</translation>
    </message>
    <message id="harvest_valley.card.rabbit">
        <source>Rabbit</source>
        <translation>토끼</translation>
    </message>
    <message id="harvest_valley.card.radish">
        <source>Radish</source>
        <translation>래디시</translation>
    </message>
    <message id="harvest_valley.card.sprinkler">
        <source>Sprinkler</source>
        <translation>스프링클러</translation>
    </message>
    <message id="harvest_valley.card.tomato">
        <source>Tomato</source>
        <translation>토마토</translation>
    </message>
    <message id="harvest_valley.card.tractor">
        <source>Tractor</source>
        <translation>트랙터</translation>
    </message>
    <message id="harvest_valley.card.weeds">
        <source>Weeds</source>
        <translation>잡초</translation>
    </message>
    <message id="harvest_valley.card.well">
        <source>Well</source>
        <translation>우물</translation>
    </message>
    <message id="harvest_valley.card.wheat">
        <source>Wheat</source>
        <translation>밀</translation>
    </message>
    <message id="harvest_valley.clock" numerus="yes">
        <source>{left} of %n spaces left</source>
        <translation>
            <numerusform>%n칸 중 {left}칸 남음</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.clock_limit">
        <source>{spaces} · {size}</source>
        <translation>{spaces} · {size}</translation>
    </message>
    <message id="harvest_valley.closes.high">
        <source>6 wide would close 6 high.</source>
        <translation>너비가 6이 되면 높이는 5까지입니다.</translation>
    </message>
    <message id="harvest_valley.closes.wide">
        <source>6 high would close 6 wide.</source>
        <translation>높이가 6이 되면 너비는 5까지입니다.</translation>
    </message>
    <message id="harvest_valley.eaten">
        <source>Eaten by {by}</source>
        <translation>{by}에게 먹힘</translation>
    </message>
    <message id="harvest_valley.fact.built">
        <source>built · trees {trees}</source>
        <translation>다 지음 · 과수 {trees}</translation>
    </message>
    <message id="harvest_valley.fact.houses">
        <source>farmhouses {own}</source>
        <translation>농가 {own}점</translation>
    </message>
    <message id="harvest_valley.fact.pair">
        <source>farmhouse {own} + {name} {added}</source>
        <translation>농가 {own} + {name} {added}</translation>
    </message>
    <message id="harvest_valley.fact.to_build" numerus="yes">
        <source>%n to build · trees {trees}</source>
        <translation>
            <numerusform>지을 농가 %n · 과수 {trees}</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.house">
        <source>Farmhouse</source>
        <translation>농가</translation>
    </message>
    <message id="harvest_valley.house_of">
        <source>{who}'s farmhouse</source>
        <translation>{who} 님의 농가</translation>
    </message>
    <message id="harvest_valley.kind.boar">
        <source>Wild boar</source>
        <translation>멧돼지</translation>
    </message>
    <message id="harvest_valley.kind.crow">
        <source>Crow</source>
        <translation>까마귀</translation>
    </message>
    <message id="harvest_valley.kind.cultivator">
        <source>Cultivator</source>
        <translation>경운기</translation>
    </message>
    <message id="harvest_valley.kind.fruit_tree">
        <source>Fruit tree</source>
        <translation>과수</translation>
    </message>
    <message id="harvest_valley.kind.locusts">
        <source>Locusts</source>
        <translation>메뚜기 떼</translation>
    </message>
    <message id="harvest_valley.kind.meteorite">
        <source>Meteorite</source>
        <translation>운석</translation>
    </message>
    <message id="harvest_valley.kind.pond">
        <source>Pond</source>
        <translation>연못</translation>
    </message>
    <message id="harvest_valley.kind.rabbit">
        <source>Rabbit</source>
        <translation>토끼</translation>
    </message>
    <message id="harvest_valley.kind.sprinkler">
        <source>Sprinkler</source>
        <translation>스프링클러</translation>
    </message>
    <message id="harvest_valley.kind.tractor">
        <source>Tractor</source>
        <translation>트랙터</translation>
    </message>
    <message id="harvest_valley.kind.vegetable">
        <source>Vegetable</source>
        <translation>채소</translation>
    </message>
    <message id="harvest_valley.kind.weeds">
        <source>Weeds</source>
        <translation>잡초</translation>
    </message>
    <message id="harvest_valley.kind.well">
        <source>Well</source>
        <translation>우물</translation>
    </message>
    <message id="harvest_valley.kind.wheat">
        <source>Wheat</source>
        <translation>밀</translation>
    </message>
    <message id="harvest_valley.log.build">
        <source>{who} built a farmhouse.</source>
        <translation>{who} 님이 농가를 지었습니다.</translation>
    </message>
    <message id="harvest_valley.log.cultivator" numerus="yes">
        <source>{who} laid {card} and pushed a line of %n cards one space on.</source>
        <translation>
            <numerusform>{who} 님이 {card} 카드를 놓고 카드 %n장을 한 칸씩 밀었습니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.log.lay">
        <source>{who} laid {card} in the valley.</source>
        <translation>{who} 님이 {card} 카드를 계곡에 놓았습니다.</translation>
    </message>
    <message id="harvest_valley.log.no_use">
        <source>{who} laid {card} without effect.</source>
        <translation>{who} 님이 {card} 카드를 효과 없이 놓았습니다.</translation>
    </message>
    <message id="harvest_valley.log.pass">
        <source>{who} had nothing to lay or build and passed.</source>
        <translation>{who} 님은 놓을 것이 없어 차례를 넘겼습니다.</translation>
    </message>
    <message id="harvest_valley.log.tractor">
        <source>{who} laid {card} and pushed {pushed} one space on.</source>
        <translation>{who} 님이 {card} 카드를 놓고 {pushed} 카드를 한 칸 밀었습니다.</translation>
    </message>
    <message id="harvest_valley.log.weeds">
        <source>{who} laid {card} on {back}, which went back to the river.</source>
        <translation>{who} 님이 {back} 카드 위에 {card} 카드를 놓았습니다. {back} 카드는 강으로 돌아갔습니다.</translation>
    </message>
    <message id="harvest_valley.move.build">
        <source>Build a farmhouse</source>
        <translation>농가 짓기</translation>
    </message>
    <message id="harvest_valley.move.cover">
        <source>Cover a card with weeds</source>
        <translation>잡초로 카드 덮기</translation>
    </message>
    <message id="harvest_valley.move.lay">
        <source>Lay a card</source>
        <translation>카드 놓기</translation>
    </message>
    <message id="harvest_valley.move.pass">
        <source>Pass</source>
        <translation>넘기기</translation>
    </message>
    <message id="harvest_valley.move.push">
        <source>Push cards</source>
        <translation>카드 밀기</translation>
    </message>
    <message id="harvest_valley.note.field" numerus="yes">
        <source>A wheat field of %n cards</source>
        <translation>
            <numerusform>카드 %n장짜리 밀밭</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.note.watered" numerus="yes">
        <source>Water adds %n points.</source>
        <translation>
            <numerusform>물 덕분에 값이 %n점 늘어납니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.option.census">
        <source>Count the unseen cards</source>
        <translation>아직 나오지 않은 카드 세기</translation>
    </message>
    <message id="harvest_valley.option.census.off">
        <source>Off</source>
        <translation>끄기</translation>
    </message>
    <message id="harvest_valley.option.census.on">
        <source>On</source>
        <translation>켜기</translation>
    </message>
    <message id="harvest_valley.option.cultivator">
        <source>Cultivator</source>
        <translation>경운기</translation>
    </message>
    <message id="harvest_valley.option.cultivator.add">
        <source>Add to the deck</source>
        <translation>더미에 추가</translation>
    </message>
    <message id="harvest_valley.option.cultivator.off">
        <source>Leave out</source>
        <translation>쓰지 않음</translation>
    </message>
    <message id="harvest_valley.option.cultivator.swap">
        <source>Instead of the tractor</source>
        <translation>트랙터 대신 넣기</translation>
    </message>
    <message id="harvest_valley.option.locusts">
        <source>Locusts</source>
        <translation>메뚜기 떼</translation>
    </message>
    <message id="harvest_valley.option.locusts.add">
        <source>Add to the deck</source>
        <translation>더미에 추가</translation>
    </message>
    <message id="harvest_valley.option.locusts.off">
        <source>Leave out</source>
        <translation>쓰지 않음</translation>
    </message>
    <message id="harvest_valley.option.rabbit">
        <source>Rabbit</source>
        <translation>토끼</translation>
    </message>
    <message id="harvest_valley.option.rabbit.add">
        <source>Add to the deck</source>
        <translation>더미에 추가</translation>
    </message>
    <message id="harvest_valley.option.rabbit.off">
        <source>Leave out</source>
        <translation>쓰지 않음</translation>
    </message>
    <message id="harvest_valley.option.sprinkler">
        <source>Sprinkler</source>
        <translation>스프링클러</translation>
    </message>
    <message id="harvest_valley.option.sprinkler.add">
        <source>Add to the deck</source>
        <translation>더미에 추가</translation>
    </message>
    <message id="harvest_valley.option.sprinkler.off">
        <source>Leave out</source>
        <translation>쓰지 않음</translation>
    </message>
    <message id="harvest_valley.option.sprinkler.swap">
        <source>Instead of a pond</source>
        <translation>연못 대신 넣기</translation>
    </message>
    <message id="harvest_valley.option.well">
        <source>Well</source>
        <translation>우물</translation>
    </message>
    <message id="harvest_valley.option.well.add">
        <source>Add to the deck</source>
        <translation>더미에 추가</translation>
    </message>
    <message id="harvest_valley.option.well.off">
        <source>Leave out</source>
        <translation>쓰지 않음</translation>
    </message>
    <message id="harvest_valley.preset.all">
        <source>All star cards</source>
        <translation>★ 카드 모두</translation>
    </message>
    <message id="harvest_valley.preset.none">
        <source>No star cards</source>
        <translation>★ 카드 없음</translation>
    </message>
    <message id="harvest_valley.prompt.card">
        <source>Your turn: a river card.</source>
        <translation>당신 차례입니다. 강의 카드 1장을 놓으세요.</translation>
    </message>
    <message id="harvest_valley.prompt.first">
        <source>Place the first card in the middle: a river card or a farmhouse.</source>
        <translation>첫 카드를 한가운데에 놓으세요. 강의 카드나 농가입니다.</translation>
    </message>
    <message id="harvest_valley.prompt.house">
        <source>Your turn: the river is dry, build a farmhouse.</source>
        <translation>당신 차례입니다. 강에 카드가 없으니 농가를 지으세요.</translation>
    </message>
    <message id="harvest_valley.prompt.no_use">
        <source>No use possible: one of these cards may lie on an empty space without effect.</source>
        <translation>쓸 수 있는 카드가 없습니다. 1장을 효과 없이 빈칸에 놓으세요.</translation>
    </message>
    <message id="harvest_valley.prompt.pass">
        <source>Nothing left to lay or build: you pass.</source>
        <translation>놓을 카드도 지을 농가도 없습니다. 이번 차례는 넘어갑니다.</translation>
    </message>
    <message id="harvest_valley.prompt.play">
        <source>Your turn: a river card or a farmhouse.</source>
        <translation>당신 차례입니다. 강의 카드 1장을 놓거나 농가를 지으세요.</translation>
    </message>
    <message id="harvest_valley.rule.boar">
        <source>At the end it cancels all vegetable cards straight next to it.</source>
        <translation>게임이 끝나면 가로세로로 인접한 채소 카드를 모두 제거합니다.</translation>
    </message>
    <message id="harvest_valley.rule.crow">
        <source>At the end it cancels all fruit tree cards next to it, also diagonally.</source>
        <translation>게임이 끝나면 가로세로나 대각선으로 인접한 과수 카드를 모두 제거합니다.</translation>
    </message>
    <message id="harvest_valley.rule.cultivator">
        <source>Like the tractor, but it pushes a whole line of cards one space, onto the empty space at its end. No farmhouse or meteorite may be in the line.</source>
        <translation>트랙터와 같지만, 줄지어 인접한 카드를 한꺼번에 줄 끝의 빈칸 쪽으로 한 칸 밉니다. 줄에 농가나 운석이 있으면 밀 수 없습니다.</translation>
    </message>
    <message id="harvest_valley.rule.fruit_tree" numerus="yes">
        <source>A farmhouse next to it, also diagonally, scores %n points. A crow next to it, also diagonally, cancels it.</source>
        <translation>
            <numerusform>가로세로나 대각선으로 인접한 농가는 %n점을 얻습니다. 가로세로나 대각선으로 인접한 까마귀가 있으면 제거됩니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.rule.house">
        <source>Each farmhouse scores the land cards around it. Cards beside several farmhouses score for every one of them.</source>
        <translation>농가는 주위의 땅 카드로 점수를 얻습니다. 여러 농가에 인접한 카드는 농가마다 점수를 줍니다.</translation>
    </message>
    <message id="harvest_valley.rule.locusts">
        <source>At the end they cancel all wheat cards straight next to them.</source>
        <translation>게임이 끝나면 가로세로로 인접한 밀 카드를 모두 제거합니다.</translation>
    </message>
    <message id="harvest_valley.rule.meteorite">
        <source>No effect. Tractor and cultivator cannot move it.</source>
        <translation>효과가 없습니다. 트랙터와 경운기로 움직일 수 없습니다.</translation>
    </message>
    <message id="harvest_valley.rule.pond">
        <source>Each vegetable or fruit tree card straight next to it is worth 1 more.</source>
        <translation>가로세로로 인접한 채소와 과수 카드의 값이 각각 1점 늘어납니다.</translation>
    </message>
    <message id="harvest_valley.rule.rabbit">
        <source>A farmhouse straight next to it loses 2 points.</source>
        <translation>가로세로로 인접한 농가는 2점을 잃습니다.</translation>
    </message>
    <message id="harvest_valley.rule.sprinkler">
        <source>Each vegetable or fruit tree card diagonally next to it is worth 1 more.</source>
        <translation>대각선으로 인접한 채소와 과수 카드의 값이 각각 1점 늘어납니다.</translation>
    </message>
    <message id="harvest_valley.rule.tractor">
        <source>Goes on a land card, not on a farmhouse or meteorite, and pushes it one space up, down, left or right onto an empty space.</source>
        <translation>땅 카드 위에 놓고(농가와 운석은 안 됩니다), 그 카드를 가로세로로 인접한 빈칸으로 한 칸 밉니다.</translation>
    </message>
    <message id="harvest_valley.rule.vegetable" numerus="yes">
        <source>A farmhouse straight next to it scores %n points. A wild boar straight next to it cancels it.</source>
        <translation>
            <numerusform>가로세로로 인접한 농가는 %n점을 얻습니다. 가로세로로 인접한 멧돼지가 있으면 제거됩니다.</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.rule.weeds">
        <source>Goes on a land card in the valley, not on a farmhouse. The covered card goes back to the river; no card is drawn.</source>
        <translation>계곡의 땅 카드 위에 놓습니다(농가는 안 됩니다). 덮인 카드는 강으로 돌아가고, 더미에서 뽑지 않습니다.</translation>
    </message>
    <message id="harvest_valley.rule.well">
        <source>A farmhouse straight next to it scores 2 points for each animal around the well, also diagonally: wild boars, crows, locusts, rabbits.</source>
        <translation>가로세로로 인접한 농가는 우물에 가로세로나 대각선으로 인접한 동물(멧돼지, 까마귀, 메뚜기 떼, 토끼) 하나마다 2점을 얻습니다.</translation>
    </message>
    <message id="harvest_valley.rule.wheat">
        <source>Wheat cards straight next to each other make one field: 1, 4, 9, 16, 25 points for 1 to 5 cards, to every farmhouse straight next to any of them.</source>
        <translation>가로세로로 이어진 밀 카드는 밀밭 하나입니다. 1~5장짜리 밭은 1, 4, 9, 16, 25점이며, 그중 한 장에 가로세로로 인접한 농가가 점수를 얻습니다.</translation>
    </message>
    <message id="harvest_valley.score.house">
        <source>Farmhouse {number}</source>
        <translation>농가 {number}</translation>
    </message>
    <message id="harvest_valley.score.left">
        <source>Left neighbour's farmhouse</source>
        <translation>왼쪽 이웃의 농가</translation>
    </message>
    <message id="harvest_valley.score.own">
        <source>Own farmhouse</source>
        <translation>자기 농가</translation>
    </message>
    <message id="harvest_valley.score.rabbit">
        <source>Rabbit</source>
        <translation>토끼</translation>
    </message>
    <message id="harvest_valley.score.trees">
        <source>Fruit trees</source>
        <translation>과수</translation>
    </message>
    <message id="harvest_valley.score.vegetables">
        <source>Vegetables</source>
        <translation>채소</translation>
    </message>
    <message id="harvest_valley.score.water">
        <source>Water</source>
        <translation>물(연못·스프링클러)</translation>
    </message>
    <message id="harvest_valley.score.well">
        <source>Well</source>
        <translation>우물</translation>
    </message>
    <message id="harvest_valley.score.wheat">
        <source>Wheat fields</source>
        <translation>밀밭</translation>
    </message>
    <message id="harvest_valley.table.acts" numerus="yes">
        <source>{spaces} spaces left: you act %n more times</source>
        <translation>
            <numerusform>남은 칸 {spaces}: 내 차례 %n번</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.acts_range">
        <source>{spaces} spaces left: you act {least} to {most} more times</source>
        <translation>남은 칸 {spaces}: 내 차례 {least}~{most}번</translation>
    </message>
    <message id="harvest_valley.table.all_built">
        <source>All your farmhouses stand</source>
        <translation>농가를 모두 지었습니다</translation>
    </message>
    <message id="harvest_valley.table.card">
        <source>{name}: {rule}</source>
        <translation>{name}: {rule}</translation>
    </message>
    <message id="harvest_valley.table.census" numerus="yes">
        <source>Still in the deck: %n cards</source>
        <translation>
            <numerusform>더미에 남은 카드: %n장</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.census_off" numerus="yes">
        <source>%n cards in the deck</source>
        <translation>
            <numerusform>카드 더미: %n장</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.deck" numerus="yes">
        <source>Deck: %n cards</source>
        <translation>
            <numerusform>카드 더미: %n장</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.either">
        <source>{one} or {other}</source>
        <translation>{one} 또는 {other}</translation>
    </message>
    <message id="harvest_valley.table.goes_on">
        <source>Then choose where the pushed card goes.</source>
        <translation>다음으로 밀린 카드가 갈 곳을 고릅니다.</translation>
    </message>
    <message id="harvest_valley.table.grow">
        <source>May still grow {wider} wider and {higher} higher</source>
        <translation>가로로 {wider}, 세로로 {higher} 더 넓힐 수 있습니다</translation>
    </message>
    <message id="harvest_valley.table.grow_either">
        <source>May still grow {wider} wider and {higher} higher, or {wider2} and {higher2}</source>
        <translation>가로 {wider}·세로 {higher} 또는 가로 {wider2}·세로 {higher2} 더 가능</translation>
    </message>
    <message id="harvest_valley.table.grow_high" numerus="yes">
        <source>May still grow %n higher, no wider</source>
        <translation>
            <numerusform>세로로 %n 더 넓힐 수 있습니다 (가로는 한도)</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.grow_wide" numerus="yes">
        <source>May still grow %n wider, no higher</source>
        <translation>
            <numerusform>가로로 %n 더 넓힐 수 있습니다 (세로는 한도)</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.grown">
        <source>Both sides have their full length</source>
        <translation>가로와 세로 모두 한도에 닿았습니다</translation>
    </message>
    <message id="harvest_valley.table.head_left">
        <source>+ left</source>
        <translation>+왼쪽</translation>
    </message>
    <message id="harvest_valley.table.head_stars">
        <source>star</source>
        <translation>특수</translation>
    </message>
    <message id="harvest_valley.table.head_sum">
        <source>house</source>
        <translation>농가</translation>
    </message>
    <message id="harvest_valley.table.head_total">
        <source>total</source>
        <translation>합계</translation>
    </message>
    <message id="harvest_valley.table.head_trees">
        <source>trees</source>
        <translation>과수</translation>
    </message>
    <message id="harvest_valley.table.head_vegetables">
        <source>veg.</source>
        <translation>채소</translation>
    </message>
    <message id="harvest_valley.table.head_water">
        <source>water</source>
        <translation>물</translation>
    </message>
    <message id="harvest_valley.table.head_wheat">
        <source>wheat</source>
        <translation>밀</translation>
    </message>
    <message id="harvest_valley.table.if_here">
        <source>If you place it here</source>
        <translation>여기에 놓으면</translation>
    </message>
    <message id="harvest_valley.table.neighbour">
        <source>{name}, your left neighbour, scores for you too</source>
        <translation>왼쪽 이웃 {name} 님의 농가도 내 점수가 됩니다</translation>
    </message>
    <message id="harvest_valley.table.preview_idle">
        <source>Point at a card to see what it does. Lift one to see what each place would score.</source>
        <translation>카드를 가리키면 효과가 보입니다. 들어 올리면 놓을 자리의 점수가 보입니다.</translation>
    </message>
    <message id="harvest_valley.table.river">
        <source>River</source>
        <translation>강</translation>
    </message>
    <message id="harvest_valley.table.size">
        <source>{width} × {height}</source>
        <translation>{width}×{height}</translation>
    </message>
    <message id="harvest_valley.table.to_build" numerus="yes">
        <source>%n farmhouses to build</source>
        <translation>
            <numerusform>지을 수 있는 농가 %n채</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.valley_now">
        <source>Valley {width} wide, {height} high. Limit {limit}</source>
        <translation>계곡: 가로 {width}, 세로 {height} (한도 {limit})</translation>
    </message>
    <message id="harvest_valley.tie.trees">
        <source>points from fruit trees</source>
        <translation>과수 점수</translation>
    </message>
    <message id="harvest_valley.why.cultivator.empty">
        <source>The cultivator goes on the first card of the line that it pushes.</source>
        <translation>경운기는 밀려는 줄의 첫 카드 위에 놓습니다.</translation>
    </message>
    <message id="harvest_valley.why.cultivator.end">
        <source>Drop it on the first empty space at the end of the line.</source>
        <translation>줄 끝의 첫 빈칸에 놓으세요.</translation>
    </message>
    <message id="harvest_valley.why.cultivator.firm">
        <source>The line cannot be pushed, because of what stands in it: {card}.</source>
        <translation>줄에 움직일 수 없는 것이 있어 밀 수 없습니다: {card}.</translation>
    </message>
    <message id="harvest_valley.why.cultivator.house">
        <source>The cultivator cannot push a farmhouse.</source>
        <translation>경운기로 농가를 밀 수 없습니다.</translation>
    </message>
    <message id="harvest_valley.why.cultivator.straight">
        <source>The cultivator pushes in a straight line: same row or same column.</source>
        <translation>경운기는 같은 행이나 같은 열로만 밉니다.</translation>
    </message>
    <message id="harvest_valley.why.cultivator.stuck">
        <source>No line can move from here: a farmhouse, a meteorite or the size limit is in the way on all four sides ({card}).</source>
        <translation>여기서는 어느 줄도 밀 수 없습니다. 네 방향 모두 농가나 운석, 크기 제한에 막혀 있습니다({card}).</translation>
    </message>
    <message id="harvest_valley.why.deck">
        <source>The deck only refills the river: choose one of the open cards.</source>
        <translation>더미는 강을 채우는 데만 씁니다. 펼쳐진 카드 중에서 고르세요.</translation>
    </message>
    <message id="harvest_valley.why.done">
        <source>This move is complete.</source>
        <translation>이 수는 이미 끝났습니다.</translation>
    </message>
    <message id="harvest_valley.why.first_in_middle">
        <source>The first card goes in the middle.</source>
        <translation>첫 카드는 한가운데에 놓습니다.</translation>
    </message>
    <message id="harvest_valley.why.meteorite">
        <source>The meteorite cannot be pushed.</source>
        <translation>운석은 밀 수 없습니다.</translation>
    </message>
    <message id="harvest_valley.why.needs_card">
        <source>{card} must go on a land card, and none lies in the valley yet.</source>
        <translation>{card} 카드는 땅 카드 위에 놓아야 하는데, 계곡에 아직 땅 카드가 없습니다.</translation>
    </message>
    <message id="harvest_valley.why.no_house_left">
        <source>You have built all your farmhouses.</source>
        <translation>당신의 농가는 이미 모두 지었습니다.</translation>
    </message>
    <message id="harvest_valley.why.not_adjacent">
        <source>Not next to any card.</source>
        <translation>어느 카드에도 인접하지 않습니다.</translation>
    </message>
    <message id="harvest_valley.why.not_your_turn">
        <source>It is {who}'s turn.</source>
        <translation>지금은 {who} 님의 차례입니다.</translation>
    </message>
    <message id="harvest_valley.why.nothing_there">
        <source>There is nothing to take here.</source>
        <translation>여기에는 집을 것이 없습니다.</translation>
    </message>
    <message id="harvest_valley.why.only_diagonal">
        <source>Not next to any card: only diagonal.</source>
        <translation>어느 카드에도 가로세로로 인접하지 않습니다. 대각선으로만 닿습니다.</translation>
    </message>
    <message id="harvest_valley.why.others_house">
        <source>This farmhouse belongs to {who}.</source>
        <translation>이것은 {who} 님의 농가입니다.</translation>
    </message>
    <message id="harvest_valley.why.over">
        <source>The game is over.</source>
        <translation>게임이 끝났습니다.</translation>
    </message>
    <message id="harvest_valley.why.push_away">
        <source>It must move to another space: {card}.</source>
        <translation>다른 칸으로 옮겨야 합니다: {card}.</translation>
    </message>
    <message id="harvest_valley.why.push_first">
        <source>First say where it is pushed: {card}.</source>
        <translation>먼저 어디로 밀지 정하세요: {card}.</translation>
    </message>
    <message id="harvest_valley.why.push_in_valley">
        <source>A pushed card stays in the valley.</source>
        <translation>밀린 카드는 계곡에 남습니다.</translation>
    </message>
    <message id="harvest_valley.why.river_gap">
        <source>There is no card in this gap of the river.</source>
        <translation>강의 이 자리에는 카드가 없습니다.</translation>
    </message>
    <message id="harvest_valley.why.stays">
        <source>What lies in the valley stays there; only a tractor or a cultivator moves it: {card}.</source>
        <translation>계곡에 놓인 것은 움직일 수 없습니다. 트랙터와 경운기만 움직일 수 있습니다: {card}.</translation>
    </message>
    <message id="harvest_valley.why.taken">
        <source>This space is taken: {card}.</source>
        <translation>이 칸에는 이미 놓인 것이 있습니다: {card}.</translation>
    </message>
    <message id="harvest_valley.why.targets_only">
        <source>All open cards in the river go on a card: choose one that lies in the valley.</source>
        <translation>강의 카드는 모두 땅 카드 위에 놓는 카드입니다. 계곡에 놓인 카드를 고르세요.</translation>
    </message>
    <message id="harvest_valley.why.too_big">
        <source>The valley would be {height} high and {width} wide; at most 6 by 5 or 5 by 6.</source>
        <translation>계곡의 높이가 {height}칸, 너비가 {width}칸이 됩니다. 5×6이나 6×5까지만 넓힐 수 있습니다.</translation>
    </message>
    <message id="harvest_valley.why.too_high.oblong">
        <source>The valley would be {height} high; at most 6 by 5 or 5 by 6.</source>
        <translation>계곡의 높이가 {height}칸이 됩니다. 5×6이나 6×5까지만 넓힐 수 있습니다.</translation>
    </message>
    <message id="harvest_valley.why.too_high.square">
        <source>The valley would be {height} high; at most 5 by 5.</source>
        <translation>계곡의 높이가 {height}칸이 됩니다. 5×5까지만 넓힐 수 있습니다.</translation>
    </message>
    <message id="harvest_valley.why.too_wide.oblong">
        <source>The valley would be {width} wide; at most 6 by 5 or 5 by 6.</source>
        <translation>계곡의 너비가 {width}칸이 됩니다. 5×6이나 6×5까지만 넓힐 수 있습니다.</translation>
    </message>
    <message id="harvest_valley.why.too_wide.square">
        <source>The valley would be {width} wide; at most 5 by 5.</source>
        <translation>계곡의 너비가 {width}칸이 됩니다. 5×5까지만 넓힐 수 있습니다.</translation>
    </message>
    <message id="harvest_valley.why.tractor.empty">
        <source>The tractor goes on the land card that it pushes.</source>
        <translation>트랙터는 밀려는 땅 카드 위에 놓습니다.</translation>
    </message>
    <message id="harvest_valley.why.tractor.house">
        <source>The tractor cannot push a farmhouse.</source>
        <translation>트랙터로 농가를 밀 수 없습니다.</translation>
    </message>
    <message id="harvest_valley.why.tractor.one_step">
        <source>The tractor pushes one space up, down, left or right.</source>
        <translation>트랙터는 가로세로로 한 칸만 밉니다.</translation>
    </message>
    <message id="harvest_valley.why.tractor.stuck">
        <source>Nothing can move: all four sides are taken or outside the limit ({card}).</source>
        <translation>움직일 수 없습니다. 네 방향이 모두 막혀 있거나 크기 제한을 벗어납니다({card}).</translation>
    </message>
    <message id="harvest_valley.why.tractor.taken">
        <source>The tractor pushes one card, and this space is taken: {card}.</source>
        <translation>트랙터는 카드 1장만 밉니다. 이 칸에는 이미 놓인 것이 있습니다: {card}.</translation>
    </message>
    <message id="harvest_valley.why.valley_only">
        <source>Cards and farmhouses are laid in the valley.</source>
        <translation>카드와 농가는 계곡에 놓습니다.</translation>
    </message>
    <message id="harvest_valley.why.weeds.empty">
        <source>Weeds go on a land card that lies in the valley.</source>
        <translation>잡초는 계곡에 놓인 땅 카드 위에 놓습니다.</translation>
    </message>
    <message id="harvest_valley.why.weeds.house">
        <source>Weeds cannot cover a farmhouse.</source>
        <translation>잡초로 농가를 덮을 수 없습니다.</translation>
    </message>
    <message id="harvest_valley.why.weeds.weeds">
        <source>Weeds cannot cover other weeds.</source>
        <translation>잡초로 다른 잡초를 덮을 수 없습니다.</translation>
    </message>
</context>
</TS>
