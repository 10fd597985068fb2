<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name></name>
    <message id="rift_valley_reserve.about.board">
        <source>{board}, {name}'s board</source>
        <translation>{board}, {name} 님의 보드</translation>
    </message>
    <message id="rift_valley_reserve.about.elephant">
        <source>Elephant: 2 points to everybody whose trail comes by</source>
        <translation>코끼리: 탐방로가 곁을 지나는 모두에게 2점</translation>
    </message>
    <message id="rift_valley_reserve.about.kob">
        <source>Kob: 1 point to everybody whose trail comes by</source>
        <translation>코브: 탐방로가 곁을 지나는 모두에게 1점</translation>
    </message>
    <message id="rift_valley_reserve.about.lion">
        <source>Lion: 3 points to everybody whose trail comes by</source>
        <translation>사자: 탐방로가 곁을 지나는 모두에게 3점</translation>
    </message>
    <message id="rift_valley_reserve.about.rift">
        <source>The rift: only the player whose colour is round it may bridge it, straight across</source>
        <translation>열곡: 테두리 색의 사람만 곧게 건널 수 있습니다</translation>
    </message>
    <message id="rift_valley_reserve.about.stop">
        <source>Stop: −2 points at the end until it has a trail. Never straight beside another stop.</source>
        <translation>쉼터: 탐방로가 이어질 때까지 −2점입니다. 다른 쉼터와 가로세로로 붙을 수 없습니다.</translation>
    </message>
    <message id="rift_valley_reserve.about.stop_of">
        <source>{name}'s stop</source>
        <translation>{name} 님의 쉼터</translation>
    </message>
    <message id="rift_valley_reserve.about.tent">
        <source>Tent: 2 points for each of your joined stops around it. 5 on a board at most.</source>
        <translation>텐트: 둘레 8칸에 있는 내 이어진 쉼터마다 2점입니다. 보드마다 5개까지입니다.</translation>
    </message>
    <message id="rift_valley_reserve.about.trail">
        <source>Trail: joins two of your stops, straight or with one corner. 1 point for each area that it enters.</source>
        <translation>탐방로: 내 쉼터 두 곳을 곧게 또는 한 번 꺾어 잇습니다. 들어간 구역마다 1점입니다.</translation>
    </message>
    <message id="rift_valley_reserve.about.tree">
        <source>Tree: nothing can be drawn here</source>
        <translation>나무: 여기에는 그릴 수 없습니다</translation>
    </message>
    <message id="rift_valley_reserve.about.water">
        <source>Water: nothing can be drawn here</source>
        <translation>물: 여기에는 그릴 수 없습니다</translation>
    </message>
    <message id="rift_valley_reserve.began.final" numerus="yes">
        <source>Turn {turn}: the final stage. %n turns left.</source>
        <translation>
            <numerusform>{turn}번째 차례: 마지막 단계에 들어섰습니다. 차례가 %n번 남았습니다.</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.began.turn">
        <source>Turn {turn}: every board goes to the left.</source>
        <translation>{turn}번째 차례: 보드를 각자 왼쪽으로 넘겼습니다.</translation>
    </message>
    <message id="rift_valley_reserve.board.acacia_woods">
        <source>Acacia Woods</source>
        <translation>아카시아 숲</translation>
    </message>
    <message id="rift_valley_reserve.board.crater_lake">
        <source>Crater Lake</source>
        <translation>분화구 호수</translation>
    </message>
    <message id="rift_valley_reserve.board.home_reserve">
        <source>Home Reserve</source>
        <translation>고향 보호구역</translation>
    </message>
    <message id="rift_valley_reserve.board.long_canyon">
        <source>Long Canyon</source>
        <translation>긴 협곡</translation>
    </message>
    <message id="rift_valley_reserve.board.river_bend">
        <source>River Bend</source>
        <translation>강굽이</translation>
    </message>
    <message id="rift_valley_reserve.board.salt_pans">
        <source>Salt Pans</source>
        <translation>소금 평원</translation>
    </message>
    <message id="rift_valley_reserve.clock.final" numerus="yes">
        <source>Final stage: %n turns left</source>
        <translation>
            <numerusform>마지막 단계: %n번 남음</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.clock.over">
        <source>Over after {turn} turns</source>
        <translation>{turn}번째 차례에 끝남</translation>
    </message>
    <message id="rift_valley_reserve.clock.turn">
        <source>Turn {turn} · {full} of {needed} boards full</source>
        <translation>{turn}번째 · 가득 찬 보드 {full}/{needed}</translation>
    </message>
    <message id="rift_valley_reserve.fact.drawing">
        <source>drawing</source>
        <translation>그리는 중</translation>
    </message>
    <message id="rift_valley_reserve.fact.on">
        <source>on {board}</source>
        <translation>{board} 보드</translation>
    </message>
    <message id="rift_valley_reserve.fact.own">
        <source>own board {board}</source>
        <translation>자기 보드: {board}</translation>
    </message>
    <message id="rift_valley_reserve.fact.sealed">
        <source>sealed</source>
        <translation>결정함</translation>
    </message>
    <message id="rift_valley_reserve.fault.broken_area">
        <source>{board}: area {area} is in pieces, cut off at row {row}, column {column}.</source>
        <translation>{board}: {area} 구역이 하나로 이어져 있지 않습니다. {row}행 {column}열이 떨어져 있습니다.</translation>
    </message>
    <message id="rift_valley_reserve.fault.columns">
        <source>{board}: row {row} of "{part}" has {found} squares instead of {width}.</source>
        <translation>{board}: "{part}" 부분의 {row}행은 {width}칸이어야 하는데 {found}칸입니다.</translation>
    </message>
    <message id="rift_valley_reserve.fault.differs">
        <source>{board}: the lists and the picture differ at row {row}, column {column} ({what}).</source>
        <translation>{board}: {row}행 {column}열에서 목록과 그림이 서로 다릅니다({what}).</translation>
    </message>
    <message id="rift_valley_reserve.fault.letter">
        <source>{board}: the area "{sign}" at row {row}, column {column} is none of A to I.</source>
        <translation>{board}: {row}행 {column}열의 구역 글자가 A부터 I까지에 없습니다("{sign}").</translation>
    </message>
    <message id="rift_valley_reserve.fault.more" numerus="yes">
        <source>%n more faults are not listed here.</source>
        <translation>
            <numerusform>이 밖에도 잘못된 곳이 %n곳 더 있습니다.</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.fault.no_area">
        <source>{board}: there is no area {area}; a board has nine, A to I.</source>
        <translation>{board}: {area} 구역이 없습니다. 보드에는 A부터 I까지 아홉 구역이 있어야 합니다.</translation>
    </message>
    <message id="rift_valley_reserve.fault.no_first_stop">
        <source>{board}: every square touches an animal, so nobody could draw a first stop.</source>
        <translation>{board}: 빈칸이 모두 동물과 닿아 있어 첫 쉼터를 그릴 수 없습니다.</translation>
    </message>
    <message id="rift_valley_reserve.fault.no_json">
        <source>This is no file of boards: it is not written as JSON.</source>
        <translation>보드 파일이 아닙니다. 괄호와 따옴표, 쉼표를 확인해 보세요.</translation>
    </message>
    <message id="rift_valley_reserve.fault.no_rift">
        <source>{board}: there is no rift.</source>
        <translation>{board}: 열곡이 없습니다.</translation>
    </message>
    <message id="rift_valley_reserve.fault.not_read">
        <source>The file cannot be read: {reason}.</source>
        <translation>파일을 읽을 수 없습니다: {reason}.</translation>
    </message>
    <message id="rift_valley_reserve.fault.off_board">
        <source>{board}: row {row}, column {column} lies off the board ({what}).</source>
        <translation>{board}: {row}행 {column}열은 보드 밖입니다({what}).</translation>
    </message>
    <message id="rift_valley_reserve.fault.overlap">
        <source>{board}: two things share row {row}, column {column} ({other}, {what}).</source>
        <translation>{board}: {row}행 {column}열에 두 가지가 겹쳐 있습니다({other}, {what}).</translation>
    </message>
    <message id="rift_valley_reserve.fault.rift_bank">
        <source>{board}: the rift cannot be bridged at row {row}, column {column}: both squares beside it must be empty.</source>
        <translation>{board}: {row}행 {column}열의 열곡에 다리를 놓을 수 없습니다. 양옆의 칸이 비어 있어야 합니다.</translation>
    </message>
    <message id="rift_valley_reserve.fault.rift_facts">
        <source>{board}: what the file says of its rift is not what the picture shows ("{part}").</source>
        <translation>{board}: 열곡에 대해 적은 것이 그림과 맞지 않습니다("{part}").</translation>
    </message>
    <message id="rift_valley_reserve.fault.rift_shape">
        <source>{board}: the rift must be one straight line, two squares long or more; row {row}, column {column} does not fit.</source>
        <translation>{board}: 열곡은 두 칸 이상의 곧은 한 줄이어야 합니다. {row}행 {column}열이 맞지 않습니다.</translation>
    </message>
    <message id="rift_valley_reserve.fault.rows">
        <source>{board}: "{part}" has {found} rows instead of {height}.</source>
        <translation>{board}: "{part}" 부분은 {height}행이어야 하는데 {found}행입니다.</translation>
    </message>
    <message id="rift_valley_reserve.fault.shape">
        <source>This is no file of boards: something is missing or wrong at "{where}".</source>
        <translation>보드 파일로 읽을 수 없습니다. "{where}" 부분이 없거나 잘못되었습니다.</translation>
    </message>
    <message id="rift_valley_reserve.fault.sign">
        <source>{board}: the sign "{sign}" at row {row}, column {column} means nothing.</source>
        <translation>{board}: {row}행 {column}열에 쓸 수 없는 기호가 있습니다("{sign}").</translation>
    </message>
    <message id="rift_valley_reserve.fault.size">
        <source>{board}: a board is {least} to {most} squares wide and high.</source>
        <translation>{board}: 보드의 너비와 높이는 {least}칸부터 {most}칸까지입니다.</translation>
    </message>
    <message id="rift_valley_reserve.fault.too_large">
        <source>The file is too large to be a file of boards.</source>
        <translation>보드 파일이라기에는 너무 큽니다.</translation>
    </message>
    <message id="rift_valley_reserve.fault.too_many">
        <source>One to {most} own boards can be used in a game.</source>
        <translation>한 게임에 직접 만든 보드는 1개부터 {most}개까지 쓸 수 있습니다.</translation>
    </message>
    <message id="rift_valley_reserve.fault.twice">
        <source>{board}: another board already has this name.</source>
        <translation>{board}: 같은 이름의 보드가 이미 있습니다.</translation>
    </message>
    <message id="rift_valley_reserve.kind.elephant">
        <source>Elephant</source>
        <translation>코끼리</translation>
    </message>
    <message id="rift_valley_reserve.kind.kob">
        <source>Kob</source>
        <translation>코브</translation>
    </message>
    <message id="rift_valley_reserve.kind.lion">
        <source>Lion</source>
        <translation>사자</translation>
    </message>
    <message id="rift_valley_reserve.kind.rift">
        <source>Rift</source>
        <translation>열곡</translation>
    </message>
    <message id="rift_valley_reserve.kind.stop">
        <source>Stop</source>
        <translation>쉼터</translation>
    </message>
    <message id="rift_valley_reserve.kind.tent">
        <source>Tent</source>
        <translation>텐트</translation>
    </message>
    <message id="rift_valley_reserve.kind.trail">
        <source>Trail</source>
        <translation>탐방로</translation>
    </message>
    <message id="rift_valley_reserve.kind.tree">
        <source>Tree</source>
        <translation>나무</translation>
    </message>
    <message id="rift_valley_reserve.kind.water">
        <source>Water</source>
        <translation>물</translation>
    </message>
    <message id="rift_valley_reserve.log.bridge" numerus="yes">
        <source>{who} bridged the rift on {board}: %n points, {areas} of them for areas.</source>
        <translation>
            <numerusform>{who} 님이 {board} 보드의 열곡에 다리를 놓았습니다. 구역 {areas}점, 모두 %n점.</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.log.pass">
        <source>{who} passed.</source>
        <translation>{who} 님이 차례를 넘겼습니다.</translation>
    </message>
    <message id="rift_valley_reserve.log.stop">
        <source>{who} drew a stop on {board}: 2 points less until it has a trail.</source>
        <translation>{who} 님이 {board} 보드에 쉼터를 그렸습니다. 탐방로가 이어질 때까지 −2점입니다.</translation>
    </message>
    <message id="rift_valley_reserve.log.tent" numerus="yes">
        <source>{who} drew a tent on {board}: %n points.</source>
        <translation>
            <numerusform>{who} 님이 {board} 보드에 텐트를 그렸습니다. %n점.</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.log.trail" numerus="yes">
        <source>{who} drew a trail on {board}: %n points, {areas} of them for areas.</source>
        <translation>
            <numerusform>{who} 님이 {board} 보드에 탐방로를 그렸습니다. 구역 {areas}점, 모두 %n점.</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.move.hidden">
        <source>Something sealed</source>
        <translation>아직 공개되지 않은 요소</translation>
    </message>
    <message id="rift_valley_reserve.move.pass">
        <source>Pass</source>
        <translation>차례 넘기기</translation>
    </message>
    <message id="rift_valley_reserve.move.stop">
        <source>Draw a stop</source>
        <translation>쉼터 그리기</translation>
    </message>
    <message id="rift_valley_reserve.move.tent">
        <source>Draw a tent</source>
        <translation>텐트 그리기</translation>
    </message>
    <message id="rift_valley_reserve.move.trail">
        <source>Draw a trail</source>
        <translation>탐방로 그리기</translation>
    </message>
    <message id="rift_valley_reserve.option.boards">
        <source>Boards</source>
        <translation>보드</translation>
    </message>
    <message id="rift_valley_reserve.option.boards.asymmetric">
        <source>Large, all different</source>
        <translation>비대칭(크고 서로 다름)</translation>
    </message>
    <message id="rift_valley_reserve.option.boards.identical">
        <source>Small, all the same</source>
        <translation>동일(작고 모두 같음)</translation>
    </message>
    <message id="rift_valley_reserve.option.confirm">
        <source>Confirm each drawing</source>
        <translation>그린 뒤 확인하기</translation>
    </message>
    <message id="rift_valley_reserve.option.own">
        <source>Own boards</source>
        <translation>직접 만든 보드</translation>
    </message>
    <message id="rift_valley_reserve.option.own.all" numerus="yes">
        <source>All %n own boards</source>
        <translation>
            <numerusform>직접 만든 보드 %n개 모두</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.option.own.file">
        <source>All boards in {file}</source>
        <translation>{file}에 든 보드 모두</translation>
    </message>
    <message id="rift_valley_reserve.option.own.ours">
        <source>Ours only</source>
        <translation>쓰지 않음</translation>
    </message>
    <message id="rift_valley_reserve.prompt.draw">
        <source>Draw one element on {board}, {who}'s board.</source>
        <translation>{who} 님의 보드 {board}에 요소를 하나 그리세요.</translation>
    </message>
    <message id="rift_valley_reserve.prompt.final" numerus="yes">
        <source>Final stage, %n turns left: draw on {board}, {who}'s board, or pass.</source>
        <translation>
            <numerusform>마지막 단계, 차례가 %n번 남았습니다. {who} 님의 보드 {board}에 요소를 하나 그리거나 차례를 넘기세요.</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.prompt.first">
        <source>First turn: draw a stop on {board}, your own board, away from all animals.</source>
        <translation>첫 차례입니다. 내 보드 {board}에서 동물과 닿지 않는 칸에 쉼터를 그리세요.</translation>
    </message>
    <message id="rift_valley_reserve.prompt.last">
        <source>Last turn: draw on {board}, your own board, or pass.</source>
        <translation>마지막 차례입니다. 내 보드 {board}에 요소를 하나 그리거나 차례를 넘기세요.</translation>
    </message>
    <message id="rift_valley_reserve.prompt.own">
        <source>Draw one element on {board}, your own board: here you may bridge the rift.</source>
        <translation>내 보드 {board}에 요소를 하나 그리세요. 여기서는 열곡에 다리를 놓을 수 있습니다.</translation>
    </message>
    <message id="rift_valley_reserve.prompt.stuck">
        <source>Nothing can be drawn on {board}, {who}'s board: you pass.</source>
        <translation>{who} 님의 보드 {board}에는 아무것도 그릴 수 없습니다. 차례를 넘깁니다.</translation>
    </message>
    <message id="rift_valley_reserve.score.animals">
        <source>Animals</source>
        <translation>동물</translation>
    </message>
    <message id="rift_valley_reserve.score.board">
        <source>{board} ({who})</source>
        <translation>{board}({who} 님)</translation>
    </message>
    <message id="rift_valley_reserve.score.stops">
        <source>Stops without a trail</source>
        <translation>탐방로가 없는 쉼터</translation>
    </message>
    <message id="rift_valley_reserve.score.tents">
        <source>Tents</source>
        <translation>텐트</translation>
    </message>
    <message id="rift_valley_reserve.score.trails">
        <source>Trails</source>
        <translation>탐방로</translation>
    </message>
    <message id="rift_valley_reserve.table.bridge_of">
        <source>Only {name} may bridge the rift</source>
        <translation>{name} 님만 열곡을 건널 수 있습니다</translation>
    </message>
    <message id="rift_valley_reserve.table.bridge_own">
        <source>Your board: you may bridge the rift</source>
        <translation>내 보드: 열곡을 건널 수 있습니다</translation>
    </message>
    <message id="rift_valley_reserve.table.end_rule" numerus="yes">
        <source>The end starts when %n boards have 5 tents; now: {full}</source>
        <translation>
            <numerusform>텐트 5개인 보드가 %n개가 되면 마지막 단계 (지금 {full}개)</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.table.final_left" numerus="yes">
        <source>Final stage: %n turns left, you may pass</source>
        <translation>
            <numerusform>마지막 단계: %n번 남음, 차례를 넘길 수 있습니다</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.table.from_a_stop">
        <source>Drag from one of your stops</source>
        <translation>내 쉼터 하나에서 끌어 그리세요</translation>
    </message>
    <message id="rift_valley_reserve.table.head_animals">
        <source>animals</source>
        <translation>동물</translation>
    </message>
    <message id="rift_valley_reserve.table.head_stops">
        <source>stops</source>
        <translation>쉼터</translation>
    </message>
    <message id="rift_valley_reserve.table.head_sum">
        <source>sum</source>
        <translation>합계</translation>
    </message>
    <message id="rift_valley_reserve.table.head_tents">
        <source>tents</source>
        <translation>텐트</translation>
    </message>
    <message id="rift_valley_reserve.table.head_trails">
        <source>trails</source>
        <translation>탐방로</translation>
    </message>
    <message id="rift_valley_reserve.table.in_front">
        <source>now</source>
        <translation>지금</translation>
    </message>
    <message id="rift_valley_reserve.table.in_turns" numerus="yes">
        <source>in %n</source>
        <translation>
            <numerusform>%n번 뒤</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.table.lies_with">
        <source>Lies in front of {name} now</source>
        <translation>지금 {name} 님 앞에 있습니다</translation>
    </message>
    <message id="rift_valley_reserve.table.no_trail">
        <source>No two of your stops here can be joined now</source>
        <translation>지금 여기에는 이을 수 있는 내 쉼터가 없습니다</translation>
    </message>
    <message id="rift_valley_reserve.table.own_in" numerus="yes">
        <source>Your own board comes back in %n turns</source>
        <translation>
            <numerusform>내 보드는 %n번 뒤에 돌아옵니다</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.table.own_now">
        <source>Your own board lies in front of you</source>
        <translation>내 보드가 앞에 있습니다</translation>
    </message>
    <message id="rift_valley_reserve.table.places" numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n곳</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.table.stop">
        <source>Stop</source>
        <translation>쉼터</translation>
    </message>
    <message id="rift_valley_reserve.table.tent">
        <source>Tent</source>
        <translation>텐트</translation>
    </message>
    <message id="rift_valley_reserve.table.tents">
        <source>Tents</source>
        <translation>텐트</translation>
    </message>
    <message id="rift_valley_reserve.table.trail">
        <source>Trail</source>
        <translation>탐방로</translation>
    </message>
    <message id="rift_valley_reserve.table.ways" numerus="yes">
        <source>%n ways</source>
        <translation>
            <numerusform>%n가지</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.tie.board">
        <source>points on the single board ranked {rank}</source>
        <translation>점수가 {rank}번째로 높은 보드의 점수</translation>
    </message>
    <message id="rift_valley_reserve.why.beside_stop">
        <source>A stop may not lie beside another stop; diagonal is fine.</source>
        <translation>쉼터는 다른 쉼터와 가로세로로 인접할 수 없습니다. 대각선은 괜찮습니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.both_corners">
        <source>Neither corner is clear. {one} {other}</source>
        <translation>어느 쪽으로 꺾어도 지나갈 수 없습니다. {one} {other}</translation>
    </message>
    <message id="rift_valley_reserve.why.bridge_across">
        <source>You must cross the rift straight; the corner may not lie in it.</source>
        <translation>열곡은 직각으로 곧게 건너야 합니다. 열곡 안에서는 꺾을 수 없습니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.bridge_owner">
        <source>Only {who} may bridge this rift.</source>
        <translation>이 열곡에는 {who} 님만 다리를 놓을 수 있습니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.elephant">
        <source>The trail would cross an elephant at row {row}.</source>
        <translation>탐방로가 {row}행에서 코끼리를 지나게 됩니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.kob">
        <source>The trail would cross a kob at row {row}.</source>
        <translation>탐방로가 {row}행에서 코브를 지나게 됩니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.lion">
        <source>The trail would cross a lion at row {row}.</source>
        <translation>탐방로가 {row}행에서 사자를 지나게 됩니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.stop">
        <source>The trail would cross a stop at row {row}.</source>
        <translation>탐방로가 {row}행에서 쉼터를 지나게 됩니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.tent">
        <source>The trail would cross a tent at row {row}.</source>
        <translation>탐방로가 {row}행에서 텐트를 지나게 됩니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.trail">
        <source>The trail would cross a trail at row {row}.</source>
        <translation>탐방로가 {row}행에서 다른 탐방로를 지나게 됩니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.tree">
        <source>The trail would cross a tree at row {row}.</source>
        <translation>탐방로가 {row}행에서 나무를 지나게 됩니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.water">
        <source>The trail would cross water at row {row}.</source>
        <translation>탐방로가 {row}행에서 물을 지나게 됩니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.done">
        <source>This drawing is complete.</source>
        <translation>이미 다 그렸습니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.first_animal">
        <source>First turn: not next to an animal.</source>
        <translation>첫 차례에는 동물과 닿는 칸에 쉼터를 그릴 수 없습니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.first_stop">
        <source>First turn: everybody draws a stop.</source>
        <translation>첫 차례에는 모두 쉼터를 그립니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.from_stop">
        <source>A trail is drawn from one of your stops to another.</source>
        <translation>탐방로는 내 쉼터에서 다른 내 쉼터까지 그립니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.nothing_there">
        <source>There is nothing to take here.</source>
        <translation>여기에는 집을 것이 없습니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.on_board">
        <source>Draw on the board in front of you.</source>
        <translation>내 앞에 놓인 보드에 그리세요.</translation>
    </message>
    <message id="rift_valley_reserve.why.one_corner">
        <source>Only one corner is allowed: pick one of the two that are clear.</source>
        <translation>한 번만 꺾을 수 있습니다. 꺾을 수 있는 두 칸 중 하나를 고르세요.</translation>
    </message>
    <message id="rift_valley_reserve.why.other_board">
        <source>This is {board}, which lies in front of {who}.</source>
        <translation>지금 {who} 님 앞에 있는 보드입니다: {board}.</translation>
    </message>
    <message id="rift_valley_reserve.why.others_stop">
        <source>That stop is {who}'s; a trail joins two of your own.</source>
        <translation>그 쉼터는 {who} 님의 것입니다. 탐방로는 내 쉼터끼리만 이을 수 있습니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.over">
        <source>The game is over.</source>
        <translation>게임이 끝났습니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.pick_corner">
        <source>First pick the corner of your trail.</source>
        <translation>먼저 탐방로를 꺾을 칸을 고르세요.</translation>
    </message>
    <message id="rift_valley_reserve.why.sealed">
        <source>You have drawn; wait until everybody has.</source>
        <translation>이미 그렸습니다. 모두 그릴 때까지 기다리세요.</translation>
    </message>
    <message id="rift_valley_reserve.why.stays">
        <source>What is on a board stays there: {what}.</source>
        <translation>보드에 그려진 것은 옮길 수 없습니다: {what}.</translation>
    </message>
    <message id="rift_valley_reserve.why.taken">
        <source>This square is not empty: {what}.</source>
        <translation>이 칸은 비어 있지 않습니다: {what}.</translation>
    </message>
    <message id="rift_valley_reserve.why.tents_full">
        <source>5 tents stand here already.</source>
        <translation>이 보드에는 이미 텐트가 5개 있습니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.to_stop">
        <source>A trail ends at one of your own stops.</source>
        <translation>탐방로는 내 쉼터에서 끝나야 합니다.</translation>
    </message>
    <message id="rift_valley_reserve.why.two_stops">
        <source>A trail joins two different stops.</source>
        <translation>탐방로는 서로 다른 두 쉼터를 잇습니다.</translation>
    </message>
</context>
</TS>
