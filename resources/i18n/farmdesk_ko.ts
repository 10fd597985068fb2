<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name></name>
    <message id="app.cancel">
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message id="app.close">
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message id="app.crash">
        <source>Something went wrong that should not have. Your games are safe. A report for whoever mends it was written here; nothing is sent by itself:
{path}</source>
        <translation>예상하지 못한 문제가 생겼습니다. 저장된 게임은 안전합니다. 문제를 고치는 데 쓸 보고서를 다음 위치에 적어 두었으며, 저절로 전송되지 않습니다.
{path}</translation>
    </message>
    <message id="app.crash_unwritten">
        <source>Something went wrong that should not have, and the disk did not let Farmdesk write a report. Your saved games are as they were.</source>
        <translation>예상하지 못한 문제가 생겼지만 디스크에 보고서를 쓸 수 없었습니다. 저장된 게임은 그대로입니다.</translation>
    </message>
    <message id="app.done">
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message id="app.menu.again">
        <source>New game, same set-up</source>
        <translation>같은 설정으로 새 게임</translation>
    </message>
    <message id="app.menu.copy">
        <source>Save a copy…</source>
        <translation>사본 저장…</translation>
    </message>
    <message id="app.menu.folder">
        <source>Open the folder of saved games</source>
        <translation>저장 폴더 열기</translation>
    </message>
    <message id="app.menu.full_screen">
        <source>Full screen (F11)</source>
        <translation>전체 화면(F11)</translation>
    </message>
    <message id="app.menu.keys">
        <source>Keys</source>
        <translation>키 목록</translation>
    </message>
    <message id="app.menu.lobby">
        <source>Back to the lobby</source>
        <translation>로비로 돌아가기</translation>
    </message>
    <message id="app.menu.quit">
        <source>Quit</source>
        <translation>끝내기</translation>
    </message>
    <message id="app.menu.rules">
        <source>Rulebook</source>
        <translation>규칙서</translation>
    </message>
    <message id="app.menu.settings">
        <source>Settings…</source>
        <translation>설정…</translation>
    </message>
    <message id="app.name">
        <source>Farmdesk</source>
        <translation>Farmdesk</translation>
    </message>
    <message id="app.ok">
        <source>OK</source>
        <translation>확인</translation>
    </message>
    <message id="colour.blue">
        <source>blue square</source>
        <translation>파란 사각형</translation>
    </message>
    <message id="colour.plum">
        <source>plum cross</source>
        <translation>자주색 십자</translation>
    </message>
    <message id="colour.red">
        <source>red circle</source>
        <translation>빨간 원</translation>
    </message>
    <message id="colour.teal">
        <source>teal diamond</source>
        <translation>청록 마름모</translation>
    </message>
    <message id="colour.yellow">
        <source>yellow triangle</source>
        <translation>노란 삼각형</translation>
    </message>
    <message id="curtain.pass">
        <source>Pass the table to {who}</source>
        <translation>{who} 님에게 넘겨 주세요</translation>
    </message>
    <message id="curtain.pass.help">
        <source>Everything stays covered until {who} is ready.</source>
        <translation>{who} 님이 준비될 때까지 모두 가려 둡니다.</translation>
    </message>
    <message id="curtain.take">
        <source>I am {who}</source>
        <translation>{who}입니다</translation>
    </message>
    <message id="curtain.waits">
        <source>The table is covered</source>
        <translation>테이블이 가려져 있습니다</translation>
    </message>
    <message id="curtain.waits.help">
        <source>It opens for whoever is asked next.</source>
        <translation>다음 차례인 사람이 엽니다.</translation>
    </message>
    <message id="deal.any">
        <source>Any</source>
        <translation>아무거나</translation>
    </message>
    <message id="deal.any.about">
        <source>A fresh deal that nobody knows.</source>
        <translation>아무도 모르는 새 판입니다.</translation>
    </message>
    <message id="deal.any.tip">
        <source>A fresh deal each time</source>
        <translation>매번 새 판</translation>
    </message>
    <message id="deal.best">
        <source>Best result: {best}</source>
        <translation>최고 기록: {best}</translation>
    </message>
    <message id="deal.damaged">
        <source>{file} is damaged: it is left as it is, and no results are kept.</source>
        <translation>{file} 파일이 손상되었습니다. 그대로 두고 기록하지 않습니다.</translation>
    </message>
    <message id="deal.day">
        <source>Deal of {day}</source>
        <translation>{day}의 도전</translation>
    </message>
    <message id="deal.lost" numerus="yes">
        <source>lost, %n points</source>
        <translation>
            <numerusform>패배, %n점</numerusform>
        </translation>
    </message>
    <message id="deal.next">
        <source>Next: no. {number}</source>
        <translation>다음: {number}번</translation>
    </message>
    <message id="deal.none">
        <source>not played yet</source>
        <translation>아직 하지 않음</translation>
    </message>
    <message id="deal.number">
        <source>Deal no. {number}</source>
        <translation>도전 {number}번</translation>
    </message>
    <message id="deal.numbered">
        <source>No.</source>
        <translation>번호</translation>
    </message>
    <message id="deal.numbered.tip">
        <source>Numbered deals, one after the other</source>
        <translation>번호가 붙은 도전을 차례로</translation>
    </message>
    <message id="deal.sheet.best">
        <source>{deal}: your best result. Before: {best}.</source>
        <translation>{deal}: 최고 기록입니다. 이전: {best}.</translation>
    </message>
    <message id="deal.sheet.first">
        <source>{deal}: your first result.</source>
        <translation>{deal}: 첫 기록입니다.</translation>
    </message>
    <message id="deal.sheet.takebacks">
        <source>{deal}: not kept, because of take-backs.</source>
        <translation>{deal}: 무르기를 해서 기록하지 않습니다.</translation>
    </message>
    <message id="deal.sheet.usual">
        <source>{deal}. Your best result: {best}.</source>
        <translation>{deal}. 최고 기록: {best}.</translation>
    </message>
    <message id="deal.title">
        <source>Deal</source>
        <translation>도전</translation>
    </message>
    <message id="deal.today">
        <source>Today’s</source>
        <translation>오늘</translation>
    </message>
    <message id="deal.today.tip">
        <source>The deal of the day, the same for everybody</source>
        <translation>오늘의 도전. 누구에게나 같은 판</translation>
    </message>
    <message id="deal.won" numerus="yes">
        <source>won, %n points</source>
        <translation>
            <numerusform>승리, %n점</numerusform>
        </translation>
    </message>
    <message id="deal.won_with" numerus="yes">
        <source>won, %n points · {what}: {value}</source>
        <translation>
            <numerusform>승리, %n점 · {what}: {value}</numerusform>
        </translation>
    </message>
    <message id="game.agricola.minutes">
        <source>30 min a player</source>
        <translation>1인당 30분</translation>
    </message>
    <message id="game.agricola.name">
        <source>Agricola</source>
        <translation>아그리콜라</translation>
    </message>
    <message id="game.agricola.players">
        <source>1–4 players</source>
        <translation>1–4명</translation>
    </message>
    <message id="game.agricola.tagline">
        <source>Build a farm, feed a family</source>
        <translation>농장을 일구고 가족 먹이기</translation>
    </message>
    <message id="game.formidable_farm.minutes">
        <source>40 min</source>
        <translation>40분</translation>
    </message>
    <message id="game.formidable_farm.name">
        <source>Formidable Farm</source>
        <translation>포미더블 팜</translation>
    </message>
    <message id="game.formidable_farm.players">
        <source>1–4 players</source>
        <translation>1–4명</translation>
    </message>
    <message id="game.formidable_farm.tagline">
        <source>Trade crops card by card</source>
        <translation>카드로 작물 거래하기</translation>
    </message>
    <message id="game.harvest_island.minutes">
        <source>35 min</source>
        <translation>35분</translation>
    </message>
    <message id="game.harvest_island.name">
        <source>Harvest Island</source>
        <translation>하베스트 아일랜드</translation>
    </message>
    <message id="game.harvest_island.players">
        <source>2–4 players</source>
        <translation>2–4명</translation>
    </message>
    <message id="game.harvest_island.tagline">
        <source>Sow, grow and pick fruit</source>
        <translation>과일을 심고 키워 따기</translation>
    </message>
    <message id="game.harvest_valley.minutes">
        <source>15 min</source>
        <translation>15분</translation>
    </message>
    <message id="game.harvest_valley.name">
        <source>Harvest Valley</source>
        <translation>하베스트 밸리</translation>
    </message>
    <message id="game.harvest_valley.players">
        <source>2–5 players</source>
        <translation>2–5명</translation>
    </message>
    <message id="game.harvest_valley.tagline">
        <source>Lay land around farmhouses</source>
        <translation>농가 둘레에 땅을 놓기</translation>
    </message>
    <message id="game.rift_valley_reserve.minutes">
        <source>25 min</source>
        <translation>25분</translation>
    </message>
    <message id="game.rift_valley_reserve.name">
        <source>Rift Valley Reserve</source>
        <translation>리프트 밸리 보호구역</translation>
    </message>
    <message id="game.rift_valley_reserve.players">
        <source>2–5 players</source>
        <translation>2–5명</translation>
    </message>
    <message id="game.rift_valley_reserve.tagline">
        <source>Draw trails past wild animals</source>
        <translation>야생 동물 곁으로 길 내기</translation>
    </message>
    <message id="hint.ahead">
        <source>About {points} points better in the end than: {line}</source>
        <translation>끝에 가서 다음 수보다 약 {points}점 낫습니다: {line}</translation>
    </message>
    <message id="hint.best">
        <source>Best move, on the lit places. The log would say: {line}</source>
        <translation>가장 좋은 수(밝은 자리)입니다. 기록에는 이렇게 남습니다: {line}</translation>
    </message>
    <message id="hint.close">
        <source>Nearly as good: {line}</source>
        <translation>거의 같은 수: {line}</translation>
    </message>
    <message id="hint.none">
        <source>No hint could be found in time.</source>
        <translation>제때 힌트를 찾지 못했습니다.</translation>
    </message>
    <message id="hint.other">
        <source>It changes the score of {who} by {points}.</source>
        <translation>{who} 님의 점수가 {points} 바뀝니다.</translation>
    </message>
    <message id="hint.own">
        <source>It changes your score by {points}.</source>
        <translation>내 점수가 {points} 바뀝니다.</translation>
    </message>
    <message id="hint.thinking">
        <source>Looking for the best move…</source>
        <translation>가장 좋은 수를 찾고 있습니다…</translation>
    </message>
    <message id="house.option.preview">
        <source>Show what a move would bring</source>
        <translation>놓으면 어떻게 되는지 미리 보기</translation>
    </message>
    <message id="house.option.preview.off">
        <source>Off</source>
        <translation>끄기</translation>
    </message>
    <message id="house.option.preview.on">
        <source>On</source>
        <translation>켜기</translation>
    </message>
    <message id="house.option.takeback">
        <source>Undo may take back what was revealed</source>
        <translation>공개된 것도 되돌릴 수 있음</translation>
    </message>
    <message id="keys.arrows">
        <source>Move between places; choose a direction</source>
        <translation>자리 사이를 옮기기, 방향 고르기</translation>
    </message>
    <message id="keys.back">
        <source>One step back, within a move and within a turn; close what is open</source>
        <translation>수나 차례 안에서 하나 물리기, 열린 것 닫기</translation>
    </message>
    <message id="keys.close">
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message id="keys.describe">
        <source>Describe the place in words</source>
        <translation>자리를 말로 설명</translation>
    </message>
    <message id="keys.digits">
        <source>Take a piece by its number; in the hand: how many</source>
        <translation>번호로 집기. 들고 있을 때는 개수 정하기</translation>
    </message>
    <message id="keys.drawers">
        <source>Drawers of a small window: recap, log</source>
        <translation>작은 창의 서랍: 지난 이후, 기록</translation>
    </message>
    <message id="keys.enter">
        <source>Take a piece, place it, press a button</source>
        <translation>카드를 집기, 놓기, 버튼 누르기</translation>
    </message>
    <message id="keys.full">
        <source>Full screen</source>
        <translation>전체 화면</translation>
    </message>
    <message id="keys.help">
        <source>Rules at what you point at</source>
        <translation>가리키는 것의 규칙</translation>
    </message>
    <message id="keys.hint">
        <source>Hint with reasons</source>
        <translation>까닭이 있는 힌트</translation>
    </message>
    <message id="keys.keys">
        <source>This list</source>
        <translation>이 목록</translation>
    </message>
    <message id="keys.leaf">
        <source>Look at the board before or after</source>
        <translation>앞이나 다음 보드 보기</translation>
    </message>
    <message id="keys.leaf_home">
        <source>Back to the board in front of you</source>
        <translation>내 앞의 보드로 돌아가기</translation>
    </message>
    <message id="keys.log">
        <source>Log</source>
        <translation>기록</translation>
    </message>
    <message id="keys.menu">
        <source>Menu</source>
        <translation>메뉴</translation>
    </message>
    <message id="keys.recap">
        <source>Show again what happened since your last turn</source>
        <translation>지난 차례 이후의 일 다시 보기</translation>
    </message>
    <message id="keys.redo">
        <source>Redo</source>
        <translation>다시 하기</translation>
    </message>
    <message id="keys.sheet">
        <source>Score sheet</source>
        <translation>점수표</translation>
    </message>
    <message id="keys.space">
        <source>Finish a move; skip motion; next step of an AI; next row of the score sheet</source>
        <translation>수 마치기, 움직임 건너뛰기, AI의 다음 수, 점수표의 다음 줄</translation>
    </message>
    <message id="keys.tab">
        <source>Next group of places; next part of the window</source>
        <translation>다음 자리 무리, 창의 다음 부분</translation>
    </message>
    <message id="keys.title">
        <source>Keys</source>
        <translation>키 목록</translation>
    </message>
    <message id="keys.undo">
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message id="level.expert">
        <source>Expert</source>
        <translation>고수</translation>
    </message>
    <message id="level.expert.about">
        <source>Looks further ahead and solves the end game</source>
        <translation>더 멀리 내다보고 막판을 끝까지 읽습니다</translation>
    </message>
    <message id="level.hard">
        <source>Hard</source>
        <translation>강함</translation>
    </message>
    <message id="level.hard.about">
        <source>Looks a few moves ahead</source>
        <translation>몇 수 앞을 내다봅니다</translation>
    </message>
    <message id="level.novice">
        <source>Novice</source>
        <translation>입문</translation>
    </message>
    <message id="level.novice.about">
        <source>Plays by eye and makes mistakes</source>
        <translation>눈대중으로 두고 실수도 합니다</translation>
    </message>
    <message id="level.steady">
        <source>Steady</source>
        <translation>보통</translation>
    </message>
    <message id="level.steady.about">
        <source>Plays sensibly, one move at a time</source>
        <translation>한 수씩 무난하게 둡니다</translation>
    </message>
    <message id="lobby.all_saved">
        <source>All saved games</source>
        <translation>저장한 게임 모두</translation>
    </message>
    <message id="lobby.backup_offer" numerus="yes">
        <source>A back-up with %n moves can be opened instead. It goes on in a file of its own; the damaged file stays as it is.</source>
        <translation>
            <numerusform>대신 %n수까지 진행된 백업을 열 수 있습니다. 다른 파일로 이어지며 손상된 파일은 그대로 둡니다.</numerusform>
        </translation>
    </message>
    <message id="lobby.backup_open">
        <source>Open the back-up</source>
        <translation>백업 열기</translation>
    </message>
    <message id="lobby.cannot_keep">
        <source>Games cannot be kept at the moment, but you can play. {reason}</source>
        <translation>지금은 게임을 저장할 수 없지만 플레이할 수는 있습니다. {reason}</translation>
    </message>
    <message id="lobby.continue">
        <source>Continue</source>
        <translation>이어하기</translation>
    </message>
    <message id="lobby.delete">
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message id="lobby.delete_ask">
        <source>Delete this game for good?
{game}: {when}</source>
        <translation>이 게임을 완전히 삭제할까요?
{game}: {when}</translation>
    </message>
    <message id="lobby.folder">
        <source>Show folder</source>
        <translation>폴더 보기</translation>
    </message>
    <message id="lobby.folder_tip">
        <source>Open the folder of saved games</source>
        <translation>저장 폴더 열기</translation>
    </message>
    <message id="lobby.give">
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message id="lobby.give_out">
        <source>Copy the chosen game to a file</source>
        <translation>고른 게임을 파일로 내보내기</translation>
    </message>
    <message id="lobby.language_tip">
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message id="lobby.lost" numerus="yes">
        <source>Finished: lost with %n points</source>
        <translation>
            <numerusform>끝남: %n점으로 패배</numerusform>
        </translation>
    </message>
    <message id="lobby.moves" numerus="yes">
        <source>%n moves made</source>
        <translation>
            <numerusform>%n수까지 둠</numerusform>
        </translation>
    </message>
    <message id="lobby.none_saved">
        <source>Every game is saved after every move and waits here.</source>
        <translation>시작한 게임은 한 수마다 저절로 저장되어 여기에 나타납니다.</translation>
    </message>
    <message id="lobby.open">
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message id="lobby.rulebooks">
        <source>Rulebooks</source>
        <translation>규칙서</translation>
    </message>
    <message id="lobby.rulebooks_tip">
        <source>Read the rules of a game</source>
        <translation>게임 규칙 읽기</translation>
    </message>
    <message id="lobby.settings">
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message id="lobby.settings_tip">
        <source>Language, theme, motion, size</source>
        <translation>언어, 색상, 움직임, 크기</translation>
    </message>
    <message id="lobby.shared" numerus="yes">
        <source>Finished: a shared win, %n points</source>
        <translation>
            <numerusform>끝남: 공동 승리, %n점</numerusform>
        </translation>
    </message>
    <message id="lobby.tagline">
        <source>Five farm games for one table</source>
        <translation>한 식탁에 다섯 가지 농장 게임</translation>
    </message>
    <message id="lobby.take">
        <source>Import…</source>
        <translation>가져오기…</translation>
    </message>
    <message id="lobby.take_in">
        <source>Copy a saved game from a file into the list</source>
        <translation>파일에서 저장된 게임을 목록에 넣기</translation>
    </message>
    <message id="lobby.today">
        <source>today, {time}</source>
        <translation>오늘 {time}</translation>
    </message>
    <message id="lobby.won" numerus="yes">
        <source>Finished: {who} won, %n points</source>
        <translation>
            <numerusform>끝남: {who} 승리, %n점</numerusform>
        </translation>
    </message>
    <message id="lobby.yesterday">
        <source>yesterday</source>
        <translation>어제</translation>
    </message>
    <message id="log.close.tip">
        <source>Close (L)</source>
        <translation>닫기 (L)</translation>
    </message>
    <message id="log.copy.tip">
        <source>Copy as text</source>
        <translation>글자로 복사</translation>
    </message>
    <message id="log.help">
        <source>Point at a line to see its place; click it to see the table as it was.</source>
        <translation>줄을 가리키면 자리가 밝아지고, 누르면 그때의 판을 볼 수 있습니다.</translation>
    </message>
    <message id="log.secret">
        <source>{who} decided something in secret.</source>
        <translation>{who} 님이 비밀리에 정했습니다.</translation>
    </message>
    <message id="log.stand_in">
        <source>{who} could not think it through in time; a simple legal move was played.</source>
        <translation>{who} 님의 생각이 제때 끝나지 않아 간단한 수를 두었습니다.</translation>
    </message>
    <message id="log.title">
        <source>Log</source>
        <translation>기록</translation>
    </message>
    <message id="newgame.about">
        <source>About the contents</source>
        <translation>구성물 정보</translation>
    </message>
    <message id="newgame.about_tip">
        <source>Says which figures are published and which are reconstructed</source>
        <translation>어느 숫자가 공개된 것이고 어느 것이 복원한 것인지 알려 줍니다</translation>
    </message>
    <message id="newgame.add">
        <source>Add a player</source>
        <translation>추가</translation>
    </message>
    <message id="newgame.advice">
        <source>Drag seats to change the order. Empty seats are left out.</source>
        <translation>자리를 끌어 순서를 바꿉니다. 빈자리는 빠집니다.</translation>
    </message>
    <message id="newgame.ai">
        <source>AI</source>
        <translation>AI</translation>
    </message>
    <message id="newgame.alone">
        <source>Play alone</source>
        <translation>혼자 하기</translation>
    </message>
    <message id="newgame.change_colour">
        <source>{colour}: click to change</source>
        <translation>{colour}: 눌러서 바꾸기</translation>
    </message>
    <message id="newgame.dice">
        <source>Roll</source>
        <translation>굴리기</translation>
    </message>
    <message id="newgame.dice_tip">
        <source>Take a number by chance</source>
        <translation>숫자를 아무거나 고르기</translation>
    </message>
    <message id="newgame.empty_seat">
        <source>Empty seat</source>
        <translation>빈자리</translation>
    </message>
    <message id="newgame.file_faults">
        <source>What is wrong with your own files</source>
        <translation>직접 만든 파일에서 잘못된 곳</translation>
    </message>
    <message id="newgame.file_gone">
        <source>What you chose last is no longer in the folder, or has a fault now. Please choose again.</source>
        <translation>전에 고른 것이 폴더에 없거나, 잘못된 곳이 있어 쓸 수 없습니다. 다시 골라 주세요.</translation>
    </message>
    <message id="newgame.folder">
        <source>Open folder</source>
        <translation>폴더 열기</translation>
    </message>
    <message id="newgame.folder_tip">
        <source>Open the folder for files of your own; it is made if there is none</source>
        <translation>직접 만든 파일을 넣는 폴더를 엽니다. 없으면 만듭니다</translation>
    </message>
    <message id="newgame.kind_tip">
        <source>Person or AI: click to change</source>
        <translation>사람 또는 AI: 눌러서 바꾸기</translation>
    </message>
    <message id="newgame.learn">
        <source>Learn it first</source>
        <translation>먼저 배우기</translation>
    </message>
    <message id="newgame.learn_tip">
        <source>Open the rulebook</source>
        <translation>규칙서 열기</translation>
    </message>
    <message id="newgame.leave_empty">
        <source>Leave empty</source>
        <translation>비워 두기</translation>
    </message>
    <message id="newgame.level_of">
        <source>Level of {who}</source>
        <translation>{who}의 수준</translation>
    </message>
    <message id="newgame.mark_of">
        <source>Mark of {who}: {colour}</source>
        <translation>{who}의 표식: {colour}</translation>
    </message>
    <message id="newgame.more">
        <source>All options…</source>
        <translation>모두 보기…</translation>
    </message>
    <message id="newgame.more_tip">
        <source>Every rule option and the seed</source>
        <translation>모든 규칙과 시드</translation>
    </message>
    <message id="newgame.move_seat">
        <source>Move the seat of {who}</source>
        <translation>{who} 자리 옮기기</translation>
    </message>
    <message id="newgame.move_seat_how">
        <source>Drag, or press the up and down keys</source>
        <translation>끌거나 위아래 키를 누르기</translation>
    </message>
    <message id="newgame.name">
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message id="newgame.name.blue">
        <source>Mira</source>
        <translation>미라</translation>
    </message>
    <message id="newgame.name.plum">
        <source>Anouk</source>
        <translation>아누크</translation>
    </message>
    <message id="newgame.name.red">
        <source>Tomas</source>
        <translation>토마스</translation>
    </message>
    <message id="newgame.name.teal">
        <source>Sol</source>
        <translation>솔</translation>
    </message>
    <message id="newgame.name.yellow">
        <source>Kei</source>
        <translation>케이</translation>
    </message>
    <message id="newgame.name_tip">
        <source>Click to type a name</source>
        <translation>눌러서 이름 입력</translation>
    </message>
    <message id="newgame.no_folder">
        <source>The folder cannot be made: {reason}.</source>
        <translation>폴더를 만들 수 없습니다({reason}).</translation>
    </message>
    <message id="newgame.options">
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message id="newgame.options_about">
        <source>These change the rules of the next game.</source>
        <translation>다음 게임의 규칙을 바꿉니다.</translation>
    </message>
    <message id="newgame.options_of">
        <source>{game}: options</source>
        <translation>{game}: 옵션</translation>
    </message>
    <message id="newgame.own_mix">
        <source>Own mix</source>
        <translation>직접 고르기</translation>
    </message>
    <message id="newgame.pace">
        <source>AI pace</source>
        <translation>AI 속도</translation>
    </message>
    <message id="newgame.pace.instant">
        <source>Instant</source>
        <translation>바로</translation>
    </message>
    <message id="newgame.pace.normal">
        <source>Normal</source>
        <translation>보통</translation>
    </message>
    <message id="newgame.pace.step">
        <source>Step</source>
        <translation>한 수씩</translation>
    </message>
    <message id="newgame.pace_tip">
        <source>How AI moves are shown: at once, one after the other, or each when you say so</source>
        <translation>AI의 수를 보여 주는 방식: 바로, 차례로, 또는 누를 때마다</translation>
    </message>
    <message id="newgame.person">
        <source>Person</source>
        <translation>사람</translation>
    </message>
    <message id="newgame.person_here">
        <source>This screen</source>
        <translation>이 화면</translation>
    </message>
    <message id="newgame.preset">
        <source>Ready-made set of options</source>
        <translation>옵션 묶음</translation>
    </message>
    <message id="newgame.seats_needed">
        <source>{game} is for {least} to {most} players.</source>
        <translation>{game}: {least}~{most}명이 필요합니다.</translation>
    </message>
    <message id="newgame.seed">
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message id="newgame.seed_any">
        <source>A new one each time</source>
        <translation>매번 새로</translation>
    </message>
    <message id="newgame.seed_tip">
        <source>The same number deals the same game; share it, and others play it too.</source>
        <translation>같은 숫자는 같은 게임을 나눕니다. 알려 주면 다른 사람도 같은 게임을 할 수 있습니다.</translation>
    </message>
    <message id="newgame.start">
        <source>Start game</source>
        <translation>게임 시작</translation>
    </message>
    <message id="newgame.together">
        <source>Play with AIs</source>
        <translation>AI와 하기</translation>
    </message>
    <message id="newgame.who_plays">
        <source>{game}: who plays?</source>
        <translation>{game}: 누가 하나요?</translation>
    </message>
    <message id="replay.back.tip">
        <source>One step back (Left)</source>
        <translation>한 수 뒤로 (←)</translation>
    </message>
    <message id="replay.first">
        <source>The table before the first move</source>
        <translation>첫 수 전의 판</translation>
    </message>
    <message id="replay.forward.tip">
        <source>One step on (Right)</source>
        <translation>한 수 앞으로 (→)</translation>
    </message>
    <message id="replay.help">
        <source>Looking back. Esc returns to the game.</source>
        <translation>되돌아보는 중. Esc 키로 게임에 돌아갑니다.</translation>
    </message>
    <message id="replay.leave">
        <source>Back to the game</source>
        <translation>게임으로</translation>
    </message>
    <message id="replay.play.tip">
        <source>Play or pause (Space)</source>
        <translation>재생·멈춤 (스페이스)</translation>
    </message>
    <message id="replay.start.tip">
        <source>To the beginning (Home)</source>
        <translation>처음으로 (Home)</translation>
    </message>
    <message id="replay.where">
        <source>Position</source>
        <translation>위치</translation>
    </message>
    <message id="rules.close">
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message id="rules.found" numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n곳</numerusform>
        </translation>
    </message>
    <message id="rules.next">
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message id="rules.not_found">
        <source>Not found</source>
        <translation>찾지 못함</translation>
    </message>
    <message id="rules.other_language">
        <source>This rulebook has not been written in your language yet.</source>
        <translation>이 규칙서는 아직 한국어로 쓰이지 않았습니다.</translation>
    </message>
    <message id="rules.previous">
        <source>Previous</source>
        <translation>이전</translation>
    </message>
    <message id="rules.search">
        <source>Search the rules</source>
        <translation>규칙 찾기</translation>
    </message>
    <message id="rules.title">
        <source>Rulebook</source>
        <translation>규칙서</translation>
    </message>
    <message id="save.damaged">
        <source>This file is damaged or is no saved game.</source>
        <translation>이 파일은 손상되었거나 저장된 게임이 아닙니다.</translation>
    </message>
    <message id="save.illegal_move" numerus="yes">
        <source>Move %n in this file is against the rules, so the game cannot be opened.</source>
        <translation>
            <numerusform>이 파일의 %n번째 수가 규칙에 어긋나 열 수 없습니다.</numerusform>
        </translation>
    </message>
    <message id="save.newer">
        <source>This game was saved by a newer Farmdesk; please update to open it.</source>
        <translation>더 새로운 Farmdesk에서 저장한 게임입니다. 열려면 업데이트해 주세요.</translation>
    </message>
    <message id="save.not_read">
        <source>The file could not be read ({reason}).</source>
        <translation>파일을 읽을 수 없습니다({reason}).</translation>
    </message>
    <message id="save.not_written">
        <source>The game could not be saved ({reason}). What was saved earlier is still there.</source>
        <translation>게임을 저장하지 못했습니다({reason}). 이전 저장은 그대로 있습니다.</translation>
    </message>
    <message id="save.older_rules">
        <source>This game was saved under older rules that Farmdesk no longer plays.</source>
        <translation>더 이상 쓰지 않는 옛 규칙으로 저장된 게임입니다.</translation>
    </message>
    <message id="save.too_large">
        <source>This file is too large to be a saved game.</source>
        <translation>이 파일은 너무 커서 저장된 게임일 수 없습니다.</translation>
    </message>
    <message id="save.unknown_game">
        <source>This save is of a game that this Farmdesk does not know: {game}</source>
        <translation>이 Farmdesk가 모르는 게임의 저장 파일입니다: {game}</translation>
    </message>
    <message id="score.again">
        <source>Play again</source>
        <translation>다시 하기</translation>
    </message>
    <message id="score.all">
        <source>All rows</source>
        <translation>모두</translation>
    </message>
    <message id="score.and">
        <source>{one} and {other}</source>
        <translation>{one}, {other}</translation>
    </message>
    <message id="score.close.tip">
        <source>Close (F2)</source>
        <translation>닫기 (F2)</translation>
    </message>
    <message id="score.counted">
        <source>{what}: {part}</source>
        <translation>{what}: {part}</translation>
    </message>
    <message id="score.fact">
        <source>{what}: {points}</source>
        <translation>{what}: {points}</translation>
    </message>
    <message id="score.final">
        <source>Final score</source>
        <translation>최종 점수</translation>
    </message>
    <message id="score.fold">
        <source>Click or Enter: one row for all</source>
        <translation>클릭 또는 Enter: 한 줄로 접기</translation>
    </message>
    <message id="score.live">
        <source>Score now</source>
        <translation>현재 점수</translation>
    </message>
    <message id="score.lobby">
        <source>Lobby</source>
        <translation>로비</translation>
    </message>
    <message id="score.look">
        <source>Look at the table</source>
        <translation>판 보기</translation>
    </message>
    <message id="score.lost">
        <source>{who} has lost this game, with {points} points.</source>
        <translation>{who} 님이 {points}점으로 졌습니다.</translation>
    </message>
    <message id="score.next">
        <source>Next row</source>
        <translation>다음 줄</translation>
    </message>
    <message id="score.replay">
        <source>Replay</source>
        <translation>다시 보기</translation>
    </message>
    <message id="score.secret">
        <source>Some points are face down and not counted here yet</source>
        <translation>뒤집어 놓은 점수가 있어 아직 여기에 세지 않았습니다</translation>
    </message>
    <message id="score.secret_note">
        <source>? stands for points that are face down until the end.</source>
        <translation>?는 게임이 끝날 때까지 뒤집어 두는 점수입니다.</translation>
    </message>
    <message id="score.shared">
        <source>{who} share the win with {points} points each.</source>
        <translation>{who} 님이 {points}점으로 함께 이겼습니다.</translation>
    </message>
    <message id="score.takebacks">
        <source>with take-backs</source>
        <translation>무르기 있음</translation>
    </message>
    <message id="score.tie">
        <source>Tie for first place, decided by {what}: {points}.</source>
        <translation>공동 1위라서 {what}로 정합니다: {points}</translation>
    </message>
    <message id="score.tie_stays">
        <source>Tie for first place, and {what} are equal too: {points}.</source>
        <translation>공동 1위이고 {what}도 같습니다: {points}</translation>
    </message>
    <message id="score.total">
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message id="score.unfold">
        <source>Click or Enter: show every row</source>
        <translation>클릭 또는 Enter: 종류별로 펼치기</translation>
    </message>
    <message id="score.winner">
        <source>{who} wins with {points} points.</source>
        <translation>{who} 님이 {points}점으로 이겼습니다.</translation>
    </message>
    <message id="settings.at_once">
        <source>Every change works at once.</source>
        <translation>바꾸면 바로 적용됩니다.</translation>
    </message>
    <message id="settings.curtain">
        <source>Cover the table before it is passed on</source>
        <translation>넘겨줄 때 테이블 가리기</translation>
    </message>
    <message id="settings.curtain_tip">
        <source>For games with hidden hands that several people play on this screen; switch it off if you look away yourselves</source>
        <translation>손패를 숨기는 게임을 한 화면에서 여럿이 할 때 씁니다. 스스로 눈을 돌린다면 꺼도 됩니다</translation>
    </message>
    <message id="settings.language">
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message id="settings.motion">
        <source>Speed of motion</source>
        <translation>움직임 속도</translation>
    </message>
    <message id="settings.motion.off">
        <source>No motion</source>
        <translation>움직임 없음</translation>
    </message>
    <message id="settings.pace">
        <source>AI pace</source>
        <translation>AI 속도</translation>
    </message>
    <message id="settings.reduce_motion">
        <source>Reduce motion</source>
        <translation>움직임 줄이기</translation>
    </message>
    <message id="settings.reduce_motion_tip">
        <source>Pieces do not fly; places light up instead</source>
        <translation>말이 날지 않고 자리가 밝아집니다</translation>
    </message>
    <message id="settings.scale">
        <source>Interface size</source>
        <translation>화면 크기</translation>
    </message>
    <message id="settings.scale_lowered">
        <source>The window has room for {shown} % only; make it larger to see more.</source>
        <translation>이 창에서는 {shown}%까지만 됩니다. 창을 키우면 더 커집니다.</translation>
    </message>
    <message id="settings.theme">
        <source>Theme</source>
        <translation>색상</translation>
    </message>
    <message id="settings.theme.contrast">
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message id="settings.theme.dark">
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message id="settings.theme.light">
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message id="settings.theme.system">
        <source>Like the system</source>
        <translation>시스템 설정대로</translation>
    </message>
    <message id="settings.title">
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message id="table.armful.room" numerus="yes">
        <source>Only %n can go there.</source>
        <translation>
            <numerusform>여기에는 %n개까지만 놓을 수 있습니다.</numerusform>
        </translation>
    </message>
    <message id="table.back">
        <source>Back</source>
        <translation>물리기</translation>
    </message>
    <message id="table.back.tip">
        <source>Takes the last drop back (Esc)</source>
        <translation>마지막에 놓은 것을 물립니다 (Esc)</translation>
    </message>
    <message id="table.back_turn.tip">
        <source>Takes this back: {line} (Esc)</source>
        <translation>되돌릴 일: {line} (Esc)</translation>
    </message>
    <message id="table.brings">
        <source>Brings you {points}</source>
        <translation>나에게 {points}점</translation>
    </message>
    <message id="table.brings_nothing">
        <source>Changes nothing in your score</source>
        <translation>내 점수는 그대로입니다</translation>
    </message>
    <message id="table.copied">
        <source>Copied to {file}.</source>
        <translation>{file}에 사본을 저장했습니다.</translation>
    </message>
    <message id="table.counting">
        <source>The game is over: the points are counted</source>
        <translation>게임이 끝났습니다. 점수를 셉니다</translation>
    </message>
    <message id="table.counting.help">
        <source>Space opens the next row, Enter all of them.</source>
        <translation>스페이스 키는 다음 줄, Enter 키는 모두 엽니다.</translation>
    </message>
    <message id="table.describe_nothing">
        <source>Point at something first, or move the ring with the arrows.</source>
        <translation>먼저 무언가를 가리키거나 화살표 키로 테두리를 옮기세요.</translation>
    </message>
    <message id="table.done">
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message id="table.done.tip">
        <source>Space</source>
        <translation>스페이스 키</translation>
    </message>
    <message id="table.doubt.help">
        <source>Press the same answer once more to do it, or go on playing.</source>
        <translation>실행하려면 같은 버튼을 한 번 더 누르세요. 그냥 계속해도 됩니다.</translation>
    </message>
    <message id="table.drawer.log">
        <source>Log</source>
        <translation>기록</translation>
    </message>
    <message id="table.drawer.recap">
        <source>Since last</source>
        <translation>지난 이후</translation>
    </message>
    <message id="table.help.armful" numerus="yes">
        <source>Drop it on a lit place. Wheel or digit: how many, up to %n.</source>
        <translation>
            <numerusform>밝은 자리에 놓으세요. 휠이나 숫자 키로 개수를 정합니다(최대 %n개).</numerusform>
        </translation>
    </message>
    <message id="table.help.drop" numerus="yes">
        <source>%n lit places. Esc puts it back.</source>
        <translation>
            <numerusform>밝은 자리 %n곳. Esc 키로 되돌립니다.</numerusform>
        </translation>
    </message>
    <message id="table.help.lift">
        <source>Drag a piece to a lit place, or click it and then the place.</source>
        <translation>말이나 카드를 밝은 자리로 끌거나, 차례로 누르세요.</translation>
    </message>
    <message id="table.help.next" numerus="yes">
        <source>Now drop it on one of %n lit places. Esc takes the last drop back.</source>
        <translation>
            <numerusform>밝은 자리 %n곳 가운데 하나에 놓으세요. Esc 키로 마지막을 물립니다.</numerusform>
        </translation>
    </message>
    <message id="table.help.ready">
        <source>That is enough: press “{tick}”, or go on. Esc takes the last drop back.</source>
        <translation>“{tick}” 버튼을 누르거나 계속 놓으세요. Esc 키로 마지막을 물립니다.</translation>
    </message>
    <message id="table.help.tip">
        <source>Rulebook (F1)</source>
        <translation>규칙서 (F1)</translation>
    </message>
    <message id="table.here">
        <source>Here</source>
        <translation>함께</translation>
    </message>
    <message id="table.hint.tip">
        <source>Hint (F4)</source>
        <translation>힌트 (F4)</translation>
    </message>
    <message id="table.log.tip">
        <source>Log (L)</source>
        <translation>기록 (L)</translation>
    </message>
    <message id="table.menu.tip">
        <source>Menu (F10)</source>
        <translation>메뉴 (F10)</translation>
    </message>
    <message id="table.more" numerus="yes">
        <source>Also: %n</source>
        <translation>
            <numerusform>그 밖에 %n가지</numerusform>
        </translation>
    </message>
    <message id="table.more.close">
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message id="table.more.tip">
        <source>What else you may do</source>
        <translation>그 밖에 할 수 있는 것</translation>
    </message>
    <message id="table.next">
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message id="table.next.tip">
        <source>Space</source>
        <translation>스페이스 키</translation>
    </message>
    <message id="table.not_here">
        <source>Not here</source>
        <translation>여기는 안 됩니다</translation>
    </message>
    <message id="table.only">
        <source>{who} has only one answer</source>
        <translation>{who} 님이 할 수 있는 일은 하나뿐입니다</translation>
    </message>
    <message id="table.only.help">
        <source>It is made without asking.</source>
        <translation>자동으로 처리됩니다.</translation>
    </message>
    <message id="table.recap">
        <source>Since your last turn</source>
        <translation>지난 차례 이후</translation>
    </message>
    <message id="table.recap_empty">
        <source>Nothing yet.</source>
        <translation>아직 아무 일도 없습니다.</translation>
    </message>
    <message id="table.recap_replay.tip">
        <source>Show it again (F5)</source>
        <translation>다시 보기 (F5)</translation>
    </message>
    <message id="table.redo.tip">
        <source>Redo (Ctrl+Y)</source>
        <translation>다시 하기 (Ctrl+Y)</translation>
    </message>
    <message id="table.sheet">
        <source>Score sheet</source>
        <translation>점수표</translation>
    </message>
    <message id="table.step">
        <source>{who} is ready to move</source>
        <translation>{who} 님이 움직일 준비가 되었습니다</translation>
    </message>
    <message id="table.step.help">
        <source>Press Space or Next to see the move.</source>
        <translation>스페이스 키나 ‘다음’을 누르면 수를 봅니다.</translation>
    </message>
    <message id="table.thinks">
        <source>{who} is thinking</source>
        <translation>{who} 님이 생각하고 있습니다</translation>
    </message>
    <message id="table.thinks.help">
        <source>You can look around meanwhile.</source>
        <translation>그동안 둘러볼 수 있습니다.</translation>
    </message>
    <message id="table.title">
        <source>{who} to move</source>
        <translation>{who} 님의 차례</translation>
    </message>
    <message id="table.undo.tip">
        <source>Undo (Ctrl+Z)</source>
        <translation>되돌리기 (Ctrl+Z)</translation>
    </message>
    <message id="table.way.tip">
        <source>Pay the rest with this. The space bar does the same.</source>
        <translation>나머지를 이것으로 냅니다. 스페이스 바로도 됩니다.</translation>
    </message>
    <message id="table.you">
        <source>You</source>
        <translation>나</translation>
    </message>
</context>
</TS>
