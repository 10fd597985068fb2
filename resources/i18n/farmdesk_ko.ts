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
    <message id="app.menu.folder">
        <source>Open the folder of saved games</source>
        <translation>저장 폴더 열기</translation>
    </message>
    <message id="app.menu.full_screen">
        <source>Full screen (F11)</source>
        <translation>전체 화면(F11)</translation>
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
    <message id="house.option.takeback">
        <source>Undo may take back dealt cards</source>
        <translation>나온 카드도 되돌릴 수 있음</translation>
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
    <message id="lobby.coming">
        <source>Coming later</source>
        <translation>준비 중</translation>
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
    <message id="lobby.none_saved">
        <source>Games that you begin are kept here by themselves, after every move.</source>
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
    <message id="lobby.turn">
        <source>Turn {turn}</source>
        <translation>{turn}번째 차례</translation>
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
        <source>The same number deals the same cards; share it to play the same game.</source>
        <translation>같은 숫자는 같은 카드를 나눕니다. 알려 주면 같은 게임을 할 수 있습니다.</translation>
    </message>
    <message id="newgame.start">
        <source>Start game</source>
        <translation>게임 시작</translation>
    </message>
    <message id="newgame.who_plays">
        <source>{game}: who plays?</source>
        <translation>{game}: 누가 하나요?</translation>
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
    <message id="settings.at_once">
        <source>Every change works at once.</source>
        <translation>바꾸면 바로 적용됩니다.</translation>
    </message>
    <message id="settings.curtain">
        <source>Curtain between players</source>
        <translation>차례 사이에 가림막</translation>
    </message>
    <message id="settings.curtain_tip">
        <source>Hides private cards when the turn passes to another person</source>
        <translation>다음 사람에게 차례가 넘어갈 때 손에 든 카드를 가립니다</translation>
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
</context>
</TS>
