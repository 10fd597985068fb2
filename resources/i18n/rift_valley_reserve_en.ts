<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="rift_valley_reserve.about.board">
        <source>{board}, {name}'s board</source>
        <translation>{board}, {name}'s board</translation>
    </message>
    <message id="rift_valley_reserve.about.elephant">
        <source>Elephant: 2 points to everybody whose trail comes by</source>
        <translation>Elephant: 2 points to everybody whose trail comes by</translation>
    </message>
    <message id="rift_valley_reserve.about.kob">
        <source>Kob: 1 point to everybody whose trail comes by</source>
        <translation>Kob: 1 point to everybody whose trail comes by</translation>
    </message>
    <message id="rift_valley_reserve.about.lion">
        <source>Lion: 3 points to everybody whose trail comes by</source>
        <translation>Lion: 3 points to everybody whose trail comes by</translation>
    </message>
    <message id="rift_valley_reserve.about.rift">
        <source>The rift: only the player whose colour is round it may bridge it, straight across</source>
        <translation>The rift: only the player whose colour is round it may bridge it, straight across</translation>
    </message>
    <message id="rift_valley_reserve.about.stop">
        <source>Stop: −2 points at the end until it has a trail. Never straight beside another stop.</source>
        <translation>Stop: −2 points at the end until it has a trail. Never straight beside another stop.</translation>
    </message>
    <message id="rift_valley_reserve.about.stop_of">
        <source>{name}'s stop</source>
        <translation>{name}'s stop</translation>
    </message>
    <message id="rift_valley_reserve.about.tent">
        <source>Tent: 2 points for each of your joined stops around it. 5 on a board at most.</source>
        <translation>Tent: 2 points for each of your joined stops around it. 5 on a board at most.</translation>
    </message>
    <message id="rift_valley_reserve.about.trail">
        <source>Trail: joins two of your stops, straight or with one corner. 1 point for each area that it enters.</source>
        <translation>Trail: joins two of your stops, straight or with one corner. 1 point for each area that it enters.</translation>
    </message>
    <message id="rift_valley_reserve.about.tree">
        <source>Tree: nothing can be drawn here</source>
        <translation>Tree: nothing can be drawn here</translation>
    </message>
    <message id="rift_valley_reserve.about.water">
        <source>Water: nothing can be drawn here</source>
        <translation>Water: nothing can be drawn here</translation>
    </message>
    <message id="rift_valley_reserve.began.final" numerus="yes">
        <source>Turn {turn}: the final stage. %n turns left.</source>
        <translation>
            <numerusform>Turn {turn}: the final stage. %n turn left.</numerusform>
            <numerusform>Turn {turn}: the final stage. %n turns left.</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.began.turn">
        <source>Turn {turn}: every board goes to the left.</source>
        <translation>Turn {turn}: every board goes to the left.</translation>
    </message>
    <message id="rift_valley_reserve.board.acacia_woods">
        <source>Acacia Woods</source>
        <translation>Acacia Woods</translation>
    </message>
    <message id="rift_valley_reserve.board.crater_lake">
        <source>Crater Lake</source>
        <translation>Crater Lake</translation>
    </message>
    <message id="rift_valley_reserve.board.home_reserve">
        <source>Home Reserve</source>
        <translation>Home Reserve</translation>
    </message>
    <message id="rift_valley_reserve.board.long_canyon">
        <source>Long Canyon</source>
        <translation>Long Canyon</translation>
    </message>
    <message id="rift_valley_reserve.board.river_bend">
        <source>River Bend</source>
        <translation>River Bend</translation>
    </message>
    <message id="rift_valley_reserve.board.salt_pans">
        <source>Salt Pans</source>
        <translation>Salt Pans</translation>
    </message>
    <message id="rift_valley_reserve.clock.final" numerus="yes">
        <source>Final stage: %n turns left</source>
        <translation>
            <numerusform>Final stage: %n turn left</numerusform>
            <numerusform>Final stage: %n turns left</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.clock.over">
        <source>Over after {turn} turns</source>
        <translation>Over after {turn} turns</translation>
    </message>
    <message id="rift_valley_reserve.clock.turn">
        <source>Turn {turn} · {full} of {needed} boards full</source>
        <translation>Turn {turn} · {full} of {needed} boards full</translation>
    </message>
    <message id="rift_valley_reserve.fact.drawing">
        <source>drawing</source>
        <translation>drawing</translation>
    </message>
    <message id="rift_valley_reserve.fact.on">
        <source>on {board}</source>
        <translation>on {board}</translation>
    </message>
    <message id="rift_valley_reserve.fact.own">
        <source>own board {board}</source>
        <translation>own board {board}</translation>
    </message>
    <message id="rift_valley_reserve.fact.sealed">
        <source>sealed</source>
        <translation>sealed</translation>
    </message>
    <message id="rift_valley_reserve.fault.broken_area">
        <source>{board}: area {area} is in pieces, cut off at row {row}, column {column}.</source>
        <translation>{board}: area {area} is in pieces, cut off at row {row}, column {column}.</translation>
    </message>
    <message id="rift_valley_reserve.fault.columns">
        <source>{board}: row {row} of "{part}" has {found} squares instead of {width}.</source>
        <translation>{board}: row {row} of "{part}" has {found} squares instead of {width}.</translation>
    </message>
    <message id="rift_valley_reserve.fault.differs">
        <source>{board}: the lists and the picture differ at row {row}, column {column} ({what}).</source>
        <translation>{board}: the lists and the picture differ at row {row}, column {column} ({what}).</translation>
    </message>
    <message id="rift_valley_reserve.fault.letter">
        <source>{board}: the area "{sign}" at row {row}, column {column} is none of A to I.</source>
        <translation>{board}: the area "{sign}" at row {row}, column {column} is none of A to I.</translation>
    </message>
    <message id="rift_valley_reserve.fault.more" numerus="yes">
        <source>%n more faults are not listed here.</source>
        <translation>
            <numerusform>%n more fault is not listed here.</numerusform>
            <numerusform>%n more faults are not listed here.</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.fault.no_area">
        <source>{board}: there is no area {area}; a board has nine, A to I.</source>
        <translation>{board}: there is no area {area}; a board has nine, A to I.</translation>
    </message>
    <message id="rift_valley_reserve.fault.no_first_stop">
        <source>{board}: every square touches an animal, so nobody could draw a first stop.</source>
        <translation>{board}: every square touches an animal, so nobody could draw a first stop.</translation>
    </message>
    <message id="rift_valley_reserve.fault.no_json">
        <source>This is no file of boards: it is not written as JSON.</source>
        <translation>This is no file of boards: it is not written as JSON.</translation>
    </message>
    <message id="rift_valley_reserve.fault.no_rift">
        <source>{board}: there is no rift.</source>
        <translation>{board}: there is no rift.</translation>
    </message>
    <message id="rift_valley_reserve.fault.not_read">
        <source>The file cannot be read: {reason}.</source>
        <translation>The file cannot be read: {reason}.</translation>
    </message>
    <message id="rift_valley_reserve.fault.off_board">
        <source>{board}: row {row}, column {column} lies off the board ({what}).</source>
        <translation>{board}: row {row}, column {column} lies off the board ({what}).</translation>
    </message>
    <message id="rift_valley_reserve.fault.overlap">
        <source>{board}: two things share row {row}, column {column} ({other}, {what}).</source>
        <translation>{board}: two things share row {row}, column {column} ({other}, {what}).</translation>
    </message>
    <message id="rift_valley_reserve.fault.rift_bank">
        <source>{board}: the rift cannot be bridged at row {row}, column {column}: both squares beside it must be empty.</source>
        <translation>{board}: the rift cannot be bridged at row {row}, column {column}: both squares beside it must be empty.</translation>
    </message>
    <message id="rift_valley_reserve.fault.rift_facts">
        <source>{board}: what the file says of its rift is not what the picture shows ("{part}").</source>
        <translation>{board}: what the file says of its rift is not what the picture shows ("{part}").</translation>
    </message>
    <message id="rift_valley_reserve.fault.rift_shape">
        <source>{board}: the rift must be one straight line, two squares long or more; row {row}, column {column} does not fit.</source>
        <translation>{board}: the rift must be one straight line, two squares long or more; row {row}, column {column} does not fit.</translation>
    </message>
    <message id="rift_valley_reserve.fault.rows">
        <source>{board}: "{part}" has {found} rows instead of {height}.</source>
        <translation>{board}: "{part}" has {found} rows instead of {height}.</translation>
    </message>
    <message id="rift_valley_reserve.fault.shape">
        <source>This is no file of boards: something is missing or wrong at "{where}".</source>
        <translation>This is no file of boards: something is missing or wrong at "{where}".</translation>
    </message>
    <message id="rift_valley_reserve.fault.sign">
        <source>{board}: the sign "{sign}" at row {row}, column {column} means nothing.</source>
        <translation>{board}: the sign "{sign}" at row {row}, column {column} means nothing.</translation>
    </message>
    <message id="rift_valley_reserve.fault.size">
        <source>{board}: a board is {least} to {most} squares wide and high.</source>
        <translation>{board}: a board is {least} to {most} squares wide and high.</translation>
    </message>
    <message id="rift_valley_reserve.fault.too_large">
        <source>The file is too large to be a file of boards.</source>
        <translation>The file is too large to be a file of boards.</translation>
    </message>
    <message id="rift_valley_reserve.fault.too_many">
        <source>One to {most} own boards can be used in a game.</source>
        <translation>One to {most} own boards can be used in a game.</translation>
    </message>
    <message id="rift_valley_reserve.fault.twice">
        <source>{board}: another board already has this name.</source>
        <translation>{board}: another board already has this name.</translation>
    </message>
    <message id="rift_valley_reserve.kind.elephant">
        <source>Elephant</source>
        <translation>Elephant</translation>
    </message>
    <message id="rift_valley_reserve.kind.kob">
        <source>Kob</source>
        <translation>Kob</translation>
    </message>
    <message id="rift_valley_reserve.kind.lion">
        <source>Lion</source>
        <translation>Lion</translation>
    </message>
    <message id="rift_valley_reserve.kind.rift">
        <source>Rift</source>
        <translation>Rift</translation>
    </message>
    <message id="rift_valley_reserve.kind.stop">
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message id="rift_valley_reserve.kind.tent">
        <source>Tent</source>
        <translation>Tent</translation>
    </message>
    <message id="rift_valley_reserve.kind.trail">
        <source>Trail</source>
        <translation>Trail</translation>
    </message>
    <message id="rift_valley_reserve.kind.tree">
        <source>Tree</source>
        <translation>Tree</translation>
    </message>
    <message id="rift_valley_reserve.kind.water">
        <source>Water</source>
        <translation>Water</translation>
    </message>
    <message id="rift_valley_reserve.log.bridge" numerus="yes">
        <source>{who} bridged the rift on {board}: %n points, {areas} of them for areas.</source>
        <translation>
            <numerusform>{who} bridged the rift on {board}: %n point, {areas} of it for areas.</numerusform>
            <numerusform>{who} bridged the rift on {board}: %n points, {areas} of them for areas.</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.log.pass">
        <source>{who} passed.</source>
        <translation>{who} passed.</translation>
    </message>
    <message id="rift_valley_reserve.log.stop">
        <source>{who} drew a stop on {board}: 2 points less until it has a trail.</source>
        <translation>{who} drew a stop on {board}: 2 points less until it has a trail.</translation>
    </message>
    <message id="rift_valley_reserve.log.tent" numerus="yes">
        <source>{who} drew a tent on {board}: %n points.</source>
        <translation>
            <numerusform>{who} drew a tent on {board}: %n point.</numerusform>
            <numerusform>{who} drew a tent on {board}: %n points.</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.log.trail" numerus="yes">
        <source>{who} drew a trail on {board}: %n points, {areas} of them for areas.</source>
        <translation>
            <numerusform>{who} drew a trail on {board}: %n point, {areas} of it for areas.</numerusform>
            <numerusform>{who} drew a trail on {board}: %n points, {areas} of them for areas.</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.move.hidden">
        <source>Something sealed</source>
        <translation>Something sealed</translation>
    </message>
    <message id="rift_valley_reserve.move.pass">
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message id="rift_valley_reserve.move.stop">
        <source>Draw a stop</source>
        <translation>Draw a stop</translation>
    </message>
    <message id="rift_valley_reserve.move.tent">
        <source>Draw a tent</source>
        <translation>Draw a tent</translation>
    </message>
    <message id="rift_valley_reserve.move.trail">
        <source>Draw a trail</source>
        <translation>Draw a trail</translation>
    </message>
    <message id="rift_valley_reserve.option.boards">
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message id="rift_valley_reserve.option.boards.asymmetric">
        <source>Large, all different</source>
        <translation>Large, all different</translation>
    </message>
    <message id="rift_valley_reserve.option.boards.identical">
        <source>Small, all the same</source>
        <translation>Small, all the same</translation>
    </message>
    <message id="rift_valley_reserve.option.confirm">
        <source>Confirm each drawing</source>
        <translation>Confirm each drawing</translation>
    </message>
    <message id="rift_valley_reserve.option.own">
        <source>Own boards</source>
        <translation>Own boards</translation>
    </message>
    <message id="rift_valley_reserve.option.own.all" numerus="yes">
        <source>All %n own boards</source>
        <translation>
            <numerusform>The own board</numerusform>
            <numerusform>All %n own boards</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.option.own.file">
        <source>All boards in {file}</source>
        <translation>All boards in {file}</translation>
    </message>
    <message id="rift_valley_reserve.option.own.ours">
        <source>Ours only</source>
        <translation>Ours only</translation>
    </message>
    <message id="rift_valley_reserve.prompt.draw">
        <source>Draw one element on {board}, {who}'s board.</source>
        <translation>Draw one element on {board}, {who}'s board.</translation>
    </message>
    <message id="rift_valley_reserve.prompt.final" numerus="yes">
        <source>Final stage, %n turns left: draw on {board}, {who}'s board, or pass.</source>
        <translation>
            <numerusform>Final stage, %n turn left: draw on {board}, {who}'s board, or pass.</numerusform>
            <numerusform>Final stage, %n turns left: draw on {board}, {who}'s board, or pass.</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.prompt.first">
        <source>First turn: draw a stop on {board}, your own board, away from all animals.</source>
        <translation>First turn: draw a stop on {board}, your own board, away from all animals.</translation>
    </message>
    <message id="rift_valley_reserve.prompt.last">
        <source>Last turn: draw on {board}, your own board, or pass.</source>
        <translation>Last turn: draw on {board}, your own board, or pass.</translation>
    </message>
    <message id="rift_valley_reserve.prompt.own">
        <source>Draw one element on {board}, your own board: here you may bridge the rift.</source>
        <translation>Draw one element on {board}, your own board: here you may bridge the rift.</translation>
    </message>
    <message id="rift_valley_reserve.prompt.stuck">
        <source>Nothing can be drawn on {board}, {who}'s board: you pass.</source>
        <translation>Nothing can be drawn on {board}, {who}'s board: you pass.</translation>
    </message>
    <message id="rift_valley_reserve.score.animals">
        <source>Animals</source>
        <translation>Animals</translation>
    </message>
    <message id="rift_valley_reserve.score.board">
        <source>{board} ({who})</source>
        <translation>{board} ({who})</translation>
    </message>
    <message id="rift_valley_reserve.score.stops">
        <source>Stops without a trail</source>
        <translation>Stops without a trail</translation>
    </message>
    <message id="rift_valley_reserve.score.tents">
        <source>Tents</source>
        <translation>Tents</translation>
    </message>
    <message id="rift_valley_reserve.score.trails">
        <source>Trails</source>
        <translation>Trails</translation>
    </message>
    <message id="rift_valley_reserve.table.bridge_of">
        <source>Only {name} may bridge the rift</source>
        <translation>Only {name} may bridge the rift</translation>
    </message>
    <message id="rift_valley_reserve.table.bridge_own">
        <source>Your board: you may bridge the rift</source>
        <translation>Your board: you may bridge the rift</translation>
    </message>
    <message id="rift_valley_reserve.table.end_rule" numerus="yes">
        <source>The end starts when %n boards have 5 tents; now: {full}</source>
        <translation>
            <numerusform>The end starts when %n board has 5 tents; {full} has now</numerusform>
            <numerusform>The end starts when %n boards have 5 tents; now: {full}</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.table.final_left" numerus="yes">
        <source>Final stage: %n turns left, you may pass</source>
        <translation>
            <numerusform>Final stage: %n turn left, you may pass</numerusform>
            <numerusform>Final stage: %n turns left, you may pass</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.table.from_a_stop">
        <source>Drag from one of your stops</source>
        <translation>Drag from one of your stops</translation>
    </message>
    <message id="rift_valley_reserve.table.head_animals">
        <source>animals</source>
        <translation>animals</translation>
    </message>
    <message id="rift_valley_reserve.table.head_stops">
        <source>stops</source>
        <translation>stops</translation>
    </message>
    <message id="rift_valley_reserve.table.head_sum">
        <source>sum</source>
        <translation>sum</translation>
    </message>
    <message id="rift_valley_reserve.table.head_tents">
        <source>tents</source>
        <translation>tents</translation>
    </message>
    <message id="rift_valley_reserve.table.head_trails">
        <source>trails</source>
        <translation>trails</translation>
    </message>
    <message id="rift_valley_reserve.table.in_front">
        <source>now</source>
        <translation>now</translation>
    </message>
    <message id="rift_valley_reserve.table.in_turns" numerus="yes">
        <source>in %n</source>
        <translation>
            <numerusform>in %n</numerusform>
            <numerusform>in %n</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.table.lies_with">
        <source>Lies in front of {name} now</source>
        <translation>Lies in front of {name} now</translation>
    </message>
    <message id="rift_valley_reserve.table.no_trail">
        <source>No two of your stops here can be joined now</source>
        <translation>No two of your stops here can be joined now</translation>
    </message>
    <message id="rift_valley_reserve.table.own_in" numerus="yes">
        <source>Your own board comes back in %n turns</source>
        <translation>
            <numerusform>Your own board comes back in %n turn</numerusform>
            <numerusform>Your own board comes back in %n turns</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.table.own_now">
        <source>Your own board lies in front of you</source>
        <translation>Your own board lies in front of you</translation>
    </message>
    <message id="rift_valley_reserve.table.places" numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.table.stop">
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message id="rift_valley_reserve.table.tent">
        <source>Tent</source>
        <translation>Tent</translation>
    </message>
    <message id="rift_valley_reserve.table.tents">
        <source>Tents</source>
        <translation>Tents</translation>
    </message>
    <message id="rift_valley_reserve.table.trail">
        <source>Trail</source>
        <translation>Trail</translation>
    </message>
    <message id="rift_valley_reserve.table.ways" numerus="yes">
        <source>%n ways</source>
        <translation>
            <numerusform>%n way</numerusform>
            <numerusform>%n ways</numerusform>
        </translation>
    </message>
    <message id="rift_valley_reserve.tie.board">
        <source>points on the single board ranked {rank}</source>
        <translation>points on the single board ranked {rank}</translation>
    </message>
    <message id="rift_valley_reserve.why.beside_stop">
        <source>A stop may not lie beside another stop; diagonal is fine.</source>
        <translation>A stop may not lie beside another stop; diagonal is fine.</translation>
    </message>
    <message id="rift_valley_reserve.why.both_corners">
        <source>Neither corner is clear. {one} {other}</source>
        <translation>Neither corner is clear. {one} {other}</translation>
    </message>
    <message id="rift_valley_reserve.why.bridge_across">
        <source>You must cross the rift straight; the corner may not lie in it.</source>
        <translation>You must cross the rift straight; the corner may not lie in it.</translation>
    </message>
    <message id="rift_valley_reserve.why.bridge_owner">
        <source>Only {who} may bridge this rift.</source>
        <translation>Only {who} may bridge this rift.</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.elephant">
        <source>The trail would cross an elephant at row {row}.</source>
        <translation>The trail would cross an elephant at row {row}.</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.kob">
        <source>The trail would cross a kob at row {row}.</source>
        <translation>The trail would cross a kob at row {row}.</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.lion">
        <source>The trail would cross a lion at row {row}.</source>
        <translation>The trail would cross a lion at row {row}.</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.stop">
        <source>The trail would cross a stop at row {row}.</source>
        <translation>The trail would cross a stop at row {row}.</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.tent">
        <source>The trail would cross a tent at row {row}.</source>
        <translation>The trail would cross a tent at row {row}.</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.trail">
        <source>The trail would cross a trail at row {row}.</source>
        <translation>The trail would cross a trail at row {row}.</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.tree">
        <source>The trail would cross a tree at row {row}.</source>
        <translation>The trail would cross a tree at row {row}.</translation>
    </message>
    <message id="rift_valley_reserve.why.crosses.water">
        <source>The trail would cross water at row {row}.</source>
        <translation>The trail would cross water at row {row}.</translation>
    </message>
    <message id="rift_valley_reserve.why.done">
        <source>This drawing is complete.</source>
        <translation>This drawing is complete.</translation>
    </message>
    <message id="rift_valley_reserve.why.first_animal">
        <source>First turn: not next to an animal.</source>
        <translation>First turn: not next to an animal.</translation>
    </message>
    <message id="rift_valley_reserve.why.first_stop">
        <source>First turn: everybody draws a stop.</source>
        <translation>First turn: everybody draws a stop.</translation>
    </message>
    <message id="rift_valley_reserve.why.from_stop">
        <source>A trail is drawn from one of your stops to another.</source>
        <translation>A trail is drawn from one of your stops to another.</translation>
    </message>
    <message id="rift_valley_reserve.why.nothing_there">
        <source>There is nothing to take here.</source>
        <translation>There is nothing to take here.</translation>
    </message>
    <message id="rift_valley_reserve.why.on_board">
        <source>Draw on the board in front of you.</source>
        <translation>Draw on the board in front of you.</translation>
    </message>
    <message id="rift_valley_reserve.why.one_corner">
        <source>Only one corner is allowed: pick one of the two that are clear.</source>
        <translation>Only one corner is allowed: pick one of the two that are clear.</translation>
    </message>
    <message id="rift_valley_reserve.why.other_board">
        <source>This is {board}, which lies in front of {who}.</source>
        <translation>This is {board}, which lies in front of {who}.</translation>
    </message>
    <message id="rift_valley_reserve.why.others_stop">
        <source>That stop is {who}'s; a trail joins two of your own.</source>
        <translation>That stop is {who}'s; a trail joins two of your own.</translation>
    </message>
    <message id="rift_valley_reserve.why.over">
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message id="rift_valley_reserve.why.pick_corner">
        <source>First pick the corner of your trail.</source>
        <translation>First pick the corner of your trail.</translation>
    </message>
    <message id="rift_valley_reserve.why.sealed">
        <source>You have drawn; wait until everybody has.</source>
        <translation>You have drawn; wait until everybody has.</translation>
    </message>
    <message id="rift_valley_reserve.why.stays">
        <source>What is on a board stays there: {what}.</source>
        <translation>What is on a board stays there: {what}.</translation>
    </message>
    <message id="rift_valley_reserve.why.taken">
        <source>This square is not empty: {what}.</source>
        <translation>This square is not empty: {what}.</translation>
    </message>
    <message id="rift_valley_reserve.why.tents_full">
        <source>5 tents stand here already.</source>
        <translation>5 tents stand here already.</translation>
    </message>
    <message id="rift_valley_reserve.why.to_stop">
        <source>A trail ends at one of your own stops.</source>
        <translation>A trail ends at one of your own stops.</translation>
    </message>
    <message id="rift_valley_reserve.why.two_stops">
        <source>A trail joins two different stops.</source>
        <translation>A trail joins two different stops.</translation>
    </message>
</context>
</TS>
