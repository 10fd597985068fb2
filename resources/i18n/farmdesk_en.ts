<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="app.cancel">
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message id="app.close">
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message id="app.crash">
        <source>Something went wrong that should not have. Your games are safe. A report for whoever mends it was written here; nothing is sent by itself:
{path}</source>
        <translation>Something went wrong that should not have. Your games are safe. A report for whoever mends it was written here; nothing is sent by itself:
{path}</translation>
    </message>
    <message id="app.crash_unwritten">
        <source>Something went wrong that should not have, and the disk did not let Farmdesk write a report. Your saved games are as they were.</source>
        <translation>Something went wrong that should not have, and the disk did not let Farmdesk write a report. Your saved games are as they were.</translation>
    </message>
    <message id="app.done">
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message id="app.menu.again">
        <source>New game, same set-up</source>
        <translation>New game, same set-up</translation>
    </message>
    <message id="app.menu.copy">
        <source>Save a copy…</source>
        <translation>Save a copy…</translation>
    </message>
    <message id="app.menu.folder">
        <source>Open the folder of saved games</source>
        <translation>Open the folder of saved games</translation>
    </message>
    <message id="app.menu.full_screen">
        <source>Full screen (F11)</source>
        <translation>Full screen (F11)</translation>
    </message>
    <message id="app.menu.keys">
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message id="app.menu.lobby">
        <source>Back to the lobby</source>
        <translation>Back to the lobby</translation>
    </message>
    <message id="app.menu.quit">
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message id="app.menu.rules">
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
    <message id="app.menu.settings">
        <source>Settings…</source>
        <translation>Settings…</translation>
    </message>
    <message id="app.name">
        <source>Farmdesk</source>
        <translation>Farmdesk</translation>
    </message>
    <message id="app.ok">
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message id="colour.blue">
        <source>blue square</source>
        <translation>blue square</translation>
    </message>
    <message id="colour.plum">
        <source>plum cross</source>
        <translation>plum cross</translation>
    </message>
    <message id="colour.red">
        <source>red circle</source>
        <translation>red circle</translation>
    </message>
    <message id="colour.teal">
        <source>teal diamond</source>
        <translation>teal diamond</translation>
    </message>
    <message id="colour.yellow">
        <source>yellow triangle</source>
        <translation>yellow triangle</translation>
    </message>
    <message id="curtain.pass">
        <source>Pass the table to {who}</source>
        <translation>Pass the table to {who}</translation>
    </message>
    <message id="curtain.pass.help">
        <source>Everything stays covered until {who} is ready.</source>
        <translation>Everything stays covered until {who} is ready.</translation>
    </message>
    <message id="curtain.take">
        <source>I am {who}</source>
        <translation>I am {who}</translation>
    </message>
    <message id="curtain.waits">
        <source>The table is covered</source>
        <translation>The table is covered</translation>
    </message>
    <message id="curtain.waits.help">
        <source>It opens for whoever is asked next.</source>
        <translation>It opens for whoever is asked next.</translation>
    </message>
    <message id="deal.any">
        <source>Any</source>
        <translation>Any</translation>
    </message>
    <message id="deal.any.about">
        <source>A fresh deal that nobody knows.</source>
        <translation>A fresh deal that nobody knows.</translation>
    </message>
    <message id="deal.any.tip">
        <source>A fresh deal each time</source>
        <translation>A fresh deal each time</translation>
    </message>
    <message id="deal.best">
        <source>Best result: {best}</source>
        <translation>Best result: {best}</translation>
    </message>
    <message id="deal.damaged">
        <source>{file} is damaged: it is left as it is, and no results are kept.</source>
        <translation>{file} is damaged: it is left as it is, and no results are kept.</translation>
    </message>
    <message id="deal.day">
        <source>Deal of {day}</source>
        <translation>Deal of {day}</translation>
    </message>
    <message id="deal.lost" numerus="yes">
        <source>lost, %n points</source>
        <translation>
            <numerusform>lost, %n point</numerusform>
            <numerusform>lost, %n points</numerusform>
        </translation>
    </message>
    <message id="deal.next">
        <source>Next: no. {number}</source>
        <translation>Next: no. {number}</translation>
    </message>
    <message id="deal.none">
        <source>not played yet</source>
        <translation>not played yet</translation>
    </message>
    <message id="deal.number">
        <source>Deal no. {number}</source>
        <translation>Deal no. {number}</translation>
    </message>
    <message id="deal.numbered">
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message id="deal.numbered.tip">
        <source>Numbered deals, one after the other</source>
        <translation>Numbered deals, one after the other</translation>
    </message>
    <message id="deal.sheet.best">
        <source>{deal}: your best result. Before: {best}.</source>
        <translation>{deal}: your best result. Before: {best}.</translation>
    </message>
    <message id="deal.sheet.first">
        <source>{deal}: your first result.</source>
        <translation>{deal}: your first result.</translation>
    </message>
    <message id="deal.sheet.takebacks">
        <source>{deal}: not kept, because of take-backs.</source>
        <translation>{deal}: not kept, because of take-backs.</translation>
    </message>
    <message id="deal.sheet.usual">
        <source>{deal}. Your best result: {best}.</source>
        <translation>{deal}. Your best result: {best}.</translation>
    </message>
    <message id="deal.title">
        <source>Deal</source>
        <translation>Deal</translation>
    </message>
    <message id="deal.today">
        <source>Today’s</source>
        <translation>Today’s</translation>
    </message>
    <message id="deal.today.tip">
        <source>The deal of the day, the same for everybody</source>
        <translation>The deal of the day, the same for everybody</translation>
    </message>
    <message id="deal.won" numerus="yes">
        <source>won, %n points</source>
        <translation>
            <numerusform>won, %n point</numerusform>
            <numerusform>won, %n points</numerusform>
        </translation>
    </message>
    <message id="deal.won_with" numerus="yes">
        <source>won, %n points · {what}: {value}</source>
        <translation>
            <numerusform>won, %n point · {what}: {value}</numerusform>
            <numerusform>won, %n points · {what}: {value}</numerusform>
        </translation>
    </message>
    <message id="game.agricola.minutes">
        <source>30 min a player</source>
        <translation>30 min a player</translation>
    </message>
    <message id="game.agricola.name">
        <source>Agricola</source>
        <translation>Agricola</translation>
    </message>
    <message id="game.agricola.players">
        <source>1–4 players</source>
        <translation>1–4 players</translation>
    </message>
    <message id="game.agricola.tagline">
        <source>Build a farm, feed a family</source>
        <translation>Build a farm, feed a family</translation>
    </message>
    <message id="game.formidable_farm.minutes">
        <source>40 min</source>
        <translation>40 min</translation>
    </message>
    <message id="game.formidable_farm.name">
        <source>Formidable Farm</source>
        <translation>Formidable Farm</translation>
    </message>
    <message id="game.formidable_farm.players">
        <source>1–4 players</source>
        <translation>1–4 players</translation>
    </message>
    <message id="game.formidable_farm.tagline">
        <source>Trade crops card by card</source>
        <translation>Trade crops card by card</translation>
    </message>
    <message id="game.harvest_island.minutes">
        <source>35 min</source>
        <translation>35 min</translation>
    </message>
    <message id="game.harvest_island.name">
        <source>Harvest Island</source>
        <translation>Harvest Island</translation>
    </message>
    <message id="game.harvest_island.players">
        <source>2–4 players</source>
        <translation>2–4 players</translation>
    </message>
    <message id="game.harvest_island.tagline">
        <source>Sow, grow and pick fruit</source>
        <translation>Sow, grow and pick fruit</translation>
    </message>
    <message id="game.harvest_valley.minutes">
        <source>15 min</source>
        <translation>15 min</translation>
    </message>
    <message id="game.harvest_valley.name">
        <source>Harvest Valley</source>
        <translation>Harvest Valley</translation>
    </message>
    <message id="game.harvest_valley.players">
        <source>2–5 players</source>
        <translation>2–5 players</translation>
    </message>
    <message id="game.harvest_valley.tagline">
        <source>Lay land around farmhouses</source>
        <translation>Lay land around farmhouses</translation>
    </message>
    <message id="game.rift_valley_reserve.minutes">
        <source>25 min</source>
        <translation>25 min</translation>
    </message>
    <message id="game.rift_valley_reserve.name">
        <source>Rift Valley Reserve</source>
        <translation>Rift Valley Reserve</translation>
    </message>
    <message id="game.rift_valley_reserve.players">
        <source>2–5 players</source>
        <translation>2–5 players</translation>
    </message>
    <message id="game.rift_valley_reserve.tagline">
        <source>Draw trails past wild animals</source>
        <translation>Draw trails past wild animals</translation>
    </message>
    <message id="hint.ahead">
        <source>About {points} points better in the end than: {line}</source>
        <translation>About {points} points better in the end than: {line}</translation>
    </message>
    <message id="hint.best">
        <source>Best move, on the lit places. The log would say: {line}</source>
        <translation>Best move, on the lit places. The log would say: {line}</translation>
    </message>
    <message id="hint.close">
        <source>Nearly as good: {line}</source>
        <translation>Nearly as good: {line}</translation>
    </message>
    <message id="hint.none">
        <source>No hint could be found in time.</source>
        <translation>No hint could be found in time.</translation>
    </message>
    <message id="hint.other">
        <source>It changes the score of {who} by {points}.</source>
        <translation>It changes the score of {who} by {points}.</translation>
    </message>
    <message id="hint.own">
        <source>It changes your score by {points}.</source>
        <translation>It changes your score by {points}.</translation>
    </message>
    <message id="hint.thinking">
        <source>Looking for the best move…</source>
        <translation>Looking for the best move…</translation>
    </message>
    <message id="house.option.preview">
        <source>Show what a move would bring</source>
        <translation>Show what a move would bring</translation>
    </message>
    <message id="house.option.preview.off">
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message id="house.option.preview.on">
        <source>On</source>
        <translation>On</translation>
    </message>
    <message id="house.option.takeback">
        <source>Undo may take back what was revealed</source>
        <translation>Undo may take back what was revealed</translation>
    </message>
    <message id="keys.arrows">
        <source>Move between places; choose a direction</source>
        <translation>Move between places; choose a direction</translation>
    </message>
    <message id="keys.back">
        <source>One step back, within a move and within a turn; close what is open</source>
        <translation>One step back, within a move and within a turn; close what is open</translation>
    </message>
    <message id="keys.close">
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message id="keys.describe">
        <source>Describe the place in words</source>
        <translation>Describe the place in words</translation>
    </message>
    <message id="keys.digits">
        <source>Take a piece by its number; in the hand: how many</source>
        <translation>Take a piece by its number; in the hand: how many</translation>
    </message>
    <message id="keys.drawers">
        <source>Drawers of a small window: recap, log</source>
        <translation>Drawers of a small window: recap, log</translation>
    </message>
    <message id="keys.enter">
        <source>Take a piece, place it, press a button</source>
        <translation>Take a piece, place it, press a button</translation>
    </message>
    <message id="keys.full">
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message id="keys.help">
        <source>Rules at what you point at</source>
        <translation>Rules at what you point at</translation>
    </message>
    <message id="keys.hint">
        <source>Hint with reasons</source>
        <translation>Hint with reasons</translation>
    </message>
    <message id="keys.keys">
        <source>This list</source>
        <translation>This list</translation>
    </message>
    <message id="keys.leaf">
        <source>Look at the board before or after</source>
        <translation>Look at the board before or after</translation>
    </message>
    <message id="keys.leaf_home">
        <source>Back to the board in front of you</source>
        <translation>Back to the board in front of you</translation>
    </message>
    <message id="keys.log">
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message id="keys.menu">
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message id="keys.recap">
        <source>Show again what happened since your last turn</source>
        <translation>Show again what happened since your last turn</translation>
    </message>
    <message id="keys.redo">
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message id="keys.sheet">
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message id="keys.space">
        <source>Finish a move; skip motion; next step of an AI; next row of the score sheet</source>
        <translation>Finish a move; skip motion; next step of an AI; next row of the score sheet</translation>
    </message>
    <message id="keys.tab">
        <source>Next group of places; next part of the window</source>
        <translation>Next group of places; next part of the window</translation>
    </message>
    <message id="keys.title">
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message id="keys.undo">
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message id="level.expert">
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message id="level.expert.about">
        <source>Looks further ahead and solves the end game</source>
        <translation>Looks further ahead and solves the end game</translation>
    </message>
    <message id="level.hard">
        <source>Hard</source>
        <translation>Hard</translation>
    </message>
    <message id="level.hard.about">
        <source>Looks a few moves ahead</source>
        <translation>Looks a few moves ahead</translation>
    </message>
    <message id="level.novice">
        <source>Novice</source>
        <translation>Novice</translation>
    </message>
    <message id="level.novice.about">
        <source>Plays by eye and makes mistakes</source>
        <translation>Plays by eye and makes mistakes</translation>
    </message>
    <message id="level.steady">
        <source>Steady</source>
        <translation>Steady</translation>
    </message>
    <message id="level.steady.about">
        <source>Plays sensibly, one move at a time</source>
        <translation>Plays sensibly, one move at a time</translation>
    </message>
    <message id="lobby.all_saved">
        <source>All saved games</source>
        <translation>All saved games</translation>
    </message>
    <message id="lobby.backup_offer" numerus="yes">
        <source>A back-up with %n moves can be opened instead. It goes on in a file of its own; the damaged file stays as it is.</source>
        <translation>
            <numerusform>A back-up with %n move can be opened instead. It goes on in a file of its own; the damaged file stays as it is.</numerusform>
            <numerusform>A back-up with %n moves can be opened instead. It goes on in a file of its own; the damaged file stays as it is.</numerusform>
        </translation>
    </message>
    <message id="lobby.backup_open">
        <source>Open the back-up</source>
        <translation>Open the back-up</translation>
    </message>
    <message id="lobby.cannot_keep">
        <source>Games cannot be kept at the moment, but you can play. {reason}</source>
        <translation>Games cannot be kept at the moment, but you can play. {reason}</translation>
    </message>
    <message id="lobby.continue">
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message id="lobby.delete">
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message id="lobby.delete_ask">
        <source>Delete this game for good?
{game}: {when}</source>
        <translation>Delete this game for good?
{game}: {when}</translation>
    </message>
    <message id="lobby.folder">
        <source>Show folder</source>
        <translation>Show folder</translation>
    </message>
    <message id="lobby.folder_tip">
        <source>Open the folder of saved games</source>
        <translation>Open the folder of saved games</translation>
    </message>
    <message id="lobby.give">
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message id="lobby.give_out">
        <source>Copy the chosen game to a file</source>
        <translation>Copy the chosen game to a file</translation>
    </message>
    <message id="lobby.language_tip">
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message id="lobby.lost" numerus="yes">
        <source>Finished: lost with %n points</source>
        <translation>
            <numerusform>Finished: lost with %n point</numerusform>
            <numerusform>Finished: lost with %n points</numerusform>
        </translation>
    </message>
    <message id="lobby.moves" numerus="yes">
        <source>%n moves made</source>
        <translation>
            <numerusform>%n move made</numerusform>
            <numerusform>%n moves made</numerusform>
        </translation>
    </message>
    <message id="lobby.none_saved">
        <source>Every game is saved after every move and waits here.</source>
        <translation>Every game is saved after every move and waits here.</translation>
    </message>
    <message id="lobby.open">
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message id="lobby.rulebooks">
        <source>Rulebooks</source>
        <translation>Rulebooks</translation>
    </message>
    <message id="lobby.rulebooks_tip">
        <source>Read the rules of a game</source>
        <translation>Read the rules of a game</translation>
    </message>
    <message id="lobby.settings">
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message id="lobby.settings_tip">
        <source>Language, theme, motion, size</source>
        <translation>Language, theme, motion, size</translation>
    </message>
    <message id="lobby.shared" numerus="yes">
        <source>Finished: a shared win, %n points</source>
        <translation>
            <numerusform>Finished: a shared win, %n point</numerusform>
            <numerusform>Finished: a shared win, %n points</numerusform>
        </translation>
    </message>
    <message id="lobby.tagline">
        <source>Five farm games for one table</source>
        <translation>Five farm games for one table</translation>
    </message>
    <message id="lobby.take">
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message id="lobby.take_in">
        <source>Copy a saved game from a file into the list</source>
        <translation>Copy a saved game from a file into the list</translation>
    </message>
    <message id="lobby.today">
        <source>today, {time}</source>
        <translation>today, {time}</translation>
    </message>
    <message id="lobby.won" numerus="yes">
        <source>Finished: {who} won, %n points</source>
        <translation>
            <numerusform>Finished: {who} won, %n point</numerusform>
            <numerusform>Finished: {who} won, %n points</numerusform>
        </translation>
    </message>
    <message id="lobby.yesterday">
        <source>yesterday</source>
        <translation>yesterday</translation>
    </message>
    <message id="log.close.tip">
        <source>Close (L)</source>
        <translation>Close (L)</translation>
    </message>
    <message id="log.copy.tip">
        <source>Copy as text</source>
        <translation>Copy as text</translation>
    </message>
    <message id="log.help">
        <source>Point at a line to see its place; click it to see the table as it was.</source>
        <translation>Point at a line to see its place; click it to see the table as it was.</translation>
    </message>
    <message id="log.secret">
        <source>{who} decided something in secret.</source>
        <translation>{who} decided something in secret.</translation>
    </message>
    <message id="log.stand_in">
        <source>{who} could not think it through in time; a simple legal move was played.</source>
        <translation>{who} could not think it through in time; a simple legal move was played.</translation>
    </message>
    <message id="log.title">
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message id="newgame.about">
        <source>About the contents</source>
        <translation>About the contents</translation>
    </message>
    <message id="newgame.about_tip">
        <source>Says which figures are published and which are reconstructed</source>
        <translation>Says which figures are published and which are reconstructed</translation>
    </message>
    <message id="newgame.add">
        <source>Add a player</source>
        <translation>Add a player</translation>
    </message>
    <message id="newgame.advice">
        <source>Drag seats to change the order. Empty seats are left out.</source>
        <translation>Drag seats to change the order. Empty seats are left out.</translation>
    </message>
    <message id="newgame.ai">
        <source>AI</source>
        <translation>AI</translation>
    </message>
    <message id="newgame.alone">
        <source>Play alone</source>
        <translation>Play alone</translation>
    </message>
    <message id="newgame.change_colour">
        <source>{colour}: click to change</source>
        <translation>{colour}: click to change</translation>
    </message>
    <message id="newgame.dice">
        <source>Roll</source>
        <translation>Roll</translation>
    </message>
    <message id="newgame.dice_tip">
        <source>Take a number by chance</source>
        <translation>Take a number by chance</translation>
    </message>
    <message id="newgame.empty_seat">
        <source>Empty seat</source>
        <translation>Empty seat</translation>
    </message>
    <message id="newgame.file_faults">
        <source>What is wrong with your own files</source>
        <translation>What is wrong with your own files</translation>
    </message>
    <message id="newgame.file_gone">
        <source>What you chose last is no longer in the folder, or has a fault now. Please choose again.</source>
        <translation>What you chose last is no longer in the folder, or has a fault now. Please choose again.</translation>
    </message>
    <message id="newgame.folder">
        <source>Open folder</source>
        <translation>Open folder</translation>
    </message>
    <message id="newgame.folder_tip">
        <source>Open the folder for files of your own; it is made if there is none</source>
        <translation>Open the folder for files of your own; it is made if there is none</translation>
    </message>
    <message id="newgame.kind_tip">
        <source>Person or AI: click to change</source>
        <translation>Person or AI: click to change</translation>
    </message>
    <message id="newgame.learn">
        <source>Learn it first</source>
        <translation>Learn it first</translation>
    </message>
    <message id="newgame.learn_tip">
        <source>Open the rulebook</source>
        <translation>Open the rulebook</translation>
    </message>
    <message id="newgame.leave_empty">
        <source>Leave empty</source>
        <translation>Leave empty</translation>
    </message>
    <message id="newgame.level_of">
        <source>Level of {who}</source>
        <translation>Level of {who}</translation>
    </message>
    <message id="newgame.mark_of">
        <source>Mark of {who}: {colour}</source>
        <translation>Mark of {who}: {colour}</translation>
    </message>
    <message id="newgame.more">
        <source>All options…</source>
        <translation>All options…</translation>
    </message>
    <message id="newgame.more_tip">
        <source>Every rule option and the seed</source>
        <translation>Every rule option and the seed</translation>
    </message>
    <message id="newgame.move_seat">
        <source>Move the seat of {who}</source>
        <translation>Move the seat of {who}</translation>
    </message>
    <message id="newgame.move_seat_how">
        <source>Drag, or press the up and down keys</source>
        <translation>Drag, or press the up and down keys</translation>
    </message>
    <message id="newgame.name">
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message id="newgame.name.blue">
        <source>Mira</source>
        <translation>Mira</translation>
    </message>
    <message id="newgame.name.plum">
        <source>Anouk</source>
        <translation>Anouk</translation>
    </message>
    <message id="newgame.name.red">
        <source>Tomas</source>
        <translation>Tomas</translation>
    </message>
    <message id="newgame.name.teal">
        <source>Sol</source>
        <translation>Sol</translation>
    </message>
    <message id="newgame.name.yellow">
        <source>Kei</source>
        <translation>Kei</translation>
    </message>
    <message id="newgame.name_tip">
        <source>Click to type a name</source>
        <translation>Click to type a name</translation>
    </message>
    <message id="newgame.no_folder">
        <source>The folder cannot be made: {reason}.</source>
        <translation>The folder cannot be made: {reason}.</translation>
    </message>
    <message id="newgame.options">
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message id="newgame.options_about">
        <source>These change the rules of the next game.</source>
        <translation>These change the rules of the next game.</translation>
    </message>
    <message id="newgame.options_of">
        <source>{game}: options</source>
        <translation>{game}: options</translation>
    </message>
    <message id="newgame.own_mix">
        <source>Own mix</source>
        <translation>Own mix</translation>
    </message>
    <message id="newgame.pace">
        <source>AI pace</source>
        <translation>AI pace</translation>
    </message>
    <message id="newgame.pace.instant">
        <source>Instant</source>
        <translation>Instant</translation>
    </message>
    <message id="newgame.pace.normal">
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message id="newgame.pace.step">
        <source>Step</source>
        <translation>Step</translation>
    </message>
    <message id="newgame.pace_tip">
        <source>How AI moves are shown: at once, one after the other, or each when you say so</source>
        <translation>How AI moves are shown: at once, one after the other, or each when you say so</translation>
    </message>
    <message id="newgame.person">
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message id="newgame.person_here">
        <source>This screen</source>
        <translation>This screen</translation>
    </message>
    <message id="newgame.preset">
        <source>Ready-made set of options</source>
        <translation>Ready-made set of options</translation>
    </message>
    <message id="newgame.seats_needed">
        <source>{game} is for {least} to {most} players.</source>
        <translation>{game} is for {least} to {most} players.</translation>
    </message>
    <message id="newgame.seed">
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message id="newgame.seed_any">
        <source>A new one each time</source>
        <translation>A new one each time</translation>
    </message>
    <message id="newgame.seed_tip">
        <source>The same number deals the same game; share it, and others play it too.</source>
        <translation>The same number deals the same game; share it, and others play it too.</translation>
    </message>
    <message id="newgame.start">
        <source>Start game</source>
        <translation>Start game</translation>
    </message>
    <message id="newgame.together">
        <source>Play with AIs</source>
        <translation>Play with AIs</translation>
    </message>
    <message id="newgame.who_plays">
        <source>{game}: who plays?</source>
        <translation>{game}: who plays?</translation>
    </message>
    <message id="replay.back.tip">
        <source>One step back (Left)</source>
        <translation>One step back (Left)</translation>
    </message>
    <message id="replay.first">
        <source>The table before the first move</source>
        <translation>The table before the first move</translation>
    </message>
    <message id="replay.forward.tip">
        <source>One step on (Right)</source>
        <translation>One step on (Right)</translation>
    </message>
    <message id="replay.help">
        <source>Looking back. Esc returns to the game.</source>
        <translation>Looking back. Esc returns to the game.</translation>
    </message>
    <message id="replay.leave">
        <source>Back to the game</source>
        <translation>Back to the game</translation>
    </message>
    <message id="replay.play.tip">
        <source>Play or pause (Space)</source>
        <translation>Play or pause (Space)</translation>
    </message>
    <message id="replay.start.tip">
        <source>To the beginning (Home)</source>
        <translation>To the beginning (Home)</translation>
    </message>
    <message id="replay.where">
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message id="rules.close">
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message id="rules.found" numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message id="rules.next">
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message id="rules.not_found">
        <source>Not found</source>
        <translation>Not found</translation>
    </message>
    <message id="rules.other_language">
        <source>This rulebook has not been written in your language yet.</source>
        <translation>This rulebook has not been written in your language yet.</translation>
    </message>
    <message id="rules.previous">
        <source>Previous</source>
        <translation>Previous</translation>
    </message>
    <message id="rules.search">
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message id="rules.title">
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
    <message id="save.damaged">
        <source>This file is damaged or is no saved game.</source>
        <translation>This file is damaged or is no saved game.</translation>
    </message>
    <message id="save.illegal_move" numerus="yes">
        <source>Move %n in this file is against the rules, so the game cannot be opened.</source>
        <translation>
            <numerusform>Move %n in this file is against the rules, so the game cannot be opened.</numerusform>
            <numerusform>Move %n in this file is against the rules, so the game cannot be opened.</numerusform>
        </translation>
    </message>
    <message id="save.newer">
        <source>This game was saved by a newer Farmdesk; please update to open it.</source>
        <translation>This game was saved by a newer Farmdesk; please update to open it.</translation>
    </message>
    <message id="save.not_read">
        <source>The file could not be read ({reason}).</source>
        <translation>The file could not be read ({reason}).</translation>
    </message>
    <message id="save.not_written">
        <source>The game could not be saved ({reason}). What was saved earlier is still there.</source>
        <translation>The game could not be saved ({reason}). What was saved earlier is still there.</translation>
    </message>
    <message id="save.older_rules">
        <source>This game was saved under older rules that Farmdesk no longer plays.</source>
        <translation>This game was saved under older rules that Farmdesk no longer plays.</translation>
    </message>
    <message id="save.too_large">
        <source>This file is too large to be a saved game.</source>
        <translation>This file is too large to be a saved game.</translation>
    </message>
    <message id="save.unknown_game">
        <source>This save is of a game that this Farmdesk does not know: {game}</source>
        <translation>This save is of a game that this Farmdesk does not know: {game}</translation>
    </message>
    <message id="score.again">
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
    <message id="score.all">
        <source>All rows</source>
        <translation>All rows</translation>
    </message>
    <message id="score.and">
        <source>{one} and {other}</source>
        <translation>{one} and {other}</translation>
    </message>
    <message id="score.close.tip">
        <source>Close (F2)</source>
        <translation>Close (F2)</translation>
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
        <translation>Final score</translation>
    </message>
    <message id="score.fold">
        <source>Click or Enter: one row for all</source>
        <translation>Click or Enter: one row for all</translation>
    </message>
    <message id="score.live">
        <source>Score now</source>
        <translation>Score now</translation>
    </message>
    <message id="score.lobby">
        <source>Lobby</source>
        <translation>Lobby</translation>
    </message>
    <message id="score.look">
        <source>Look at the table</source>
        <translation>Look at the table</translation>
    </message>
    <message id="score.lost">
        <source>{who} has lost this game, with {points} points.</source>
        <translation>{who} has lost this game, with {points} points.</translation>
    </message>
    <message id="score.next">
        <source>Next row</source>
        <translation>Next row</translation>
    </message>
    <message id="score.replay">
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message id="score.secret">
        <source>Some points are face down and not counted here yet</source>
        <translation>Some points are face down and not counted here yet</translation>
    </message>
    <message id="score.secret_note">
        <source>? stands for points that are face down until the end.</source>
        <translation>? stands for points that are face down until the end.</translation>
    </message>
    <message id="score.shared">
        <source>{who} share the win with {points} points each.</source>
        <translation>{who} share the win with {points} points each.</translation>
    </message>
    <message id="score.takebacks">
        <source>with take-backs</source>
        <translation>with take-backs</translation>
    </message>
    <message id="score.tie">
        <source>Tie for first place, decided by {what}: {points}.</source>
        <translation>Tie for first place, decided by {what}: {points}.</translation>
    </message>
    <message id="score.tie_stays">
        <source>Tie for first place, and {what} are equal too: {points}.</source>
        <translation>Tie for first place, and {what} are equal too: {points}.</translation>
    </message>
    <message id="score.total">
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message id="score.unfold">
        <source>Click or Enter: show every row</source>
        <translation>Click or Enter: show every row</translation>
    </message>
    <message id="score.winner">
        <source>{who} wins with {points} points.</source>
        <translation>{who} wins with {points} points.</translation>
    </message>
    <message id="settings.at_once">
        <source>Every change works at once.</source>
        <translation>Every change works at once.</translation>
    </message>
    <message id="settings.curtain">
        <source>Cover the table before it is passed on</source>
        <translation>Cover the table before it is passed on</translation>
    </message>
    <message id="settings.curtain_tip">
        <source>For games with hidden hands that several people play on this screen; switch it off if you look away yourselves</source>
        <translation>For games with hidden hands that several people play on this screen; switch it off if you look away yourselves</translation>
    </message>
    <message id="settings.language">
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message id="settings.motion">
        <source>Speed of motion</source>
        <translation>Speed of motion</translation>
    </message>
    <message id="settings.motion.off">
        <source>No motion</source>
        <translation>No motion</translation>
    </message>
    <message id="settings.pace">
        <source>AI pace</source>
        <translation>AI pace</translation>
    </message>
    <message id="settings.reduce_motion">
        <source>Reduce motion</source>
        <translation>Reduce motion</translation>
    </message>
    <message id="settings.reduce_motion_tip">
        <source>Pieces do not fly; places light up instead</source>
        <translation>Pieces do not fly; places light up instead</translation>
    </message>
    <message id="settings.scale">
        <source>Interface size</source>
        <translation>Interface size</translation>
    </message>
    <message id="settings.scale_lowered">
        <source>The window has room for {shown} % only; make it larger to see more.</source>
        <translation>The window has room for {shown} % only; make it larger to see more.</translation>
    </message>
    <message id="settings.theme">
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message id="settings.theme.contrast">
        <source>High contrast</source>
        <translation>High contrast</translation>
    </message>
    <message id="settings.theme.dark">
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message id="settings.theme.light">
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message id="settings.theme.system">
        <source>Like the system</source>
        <translation>Like the system</translation>
    </message>
    <message id="settings.title">
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message id="table.armful.room" numerus="yes">
        <source>Only %n can go there.</source>
        <translation>
            <numerusform>Only %n can go there.</numerusform>
            <numerusform>Only %n can go there.</numerusform>
        </translation>
    </message>
    <message id="table.back">
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message id="table.back.tip">
        <source>Takes the last drop back (Esc)</source>
        <translation>Takes the last drop back (Esc)</translation>
    </message>
    <message id="table.back_turn.tip">
        <source>Takes this back: {line} (Esc)</source>
        <translation>Takes this back: {line} (Esc)</translation>
    </message>
    <message id="table.brings">
        <source>Brings you {points}</source>
        <translation>Brings you {points}</translation>
    </message>
    <message id="table.brings_nothing">
        <source>Changes nothing in your score</source>
        <translation>Changes nothing in your score</translation>
    </message>
    <message id="table.copied">
        <source>Copied to {file}.</source>
        <translation>Copied to {file}.</translation>
    </message>
    <message id="table.counting">
        <source>The game is over: the points are counted</source>
        <translation>The game is over: the points are counted</translation>
    </message>
    <message id="table.counting.help">
        <source>Space opens the next row, Enter all of them.</source>
        <translation>Space opens the next row, Enter all of them.</translation>
    </message>
    <message id="table.describe_nothing">
        <source>Point at something first, or move the ring with the arrows.</source>
        <translation>Point at something first, or move the ring with the arrows.</translation>
    </message>
    <message id="table.done">
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message id="table.done.tip">
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message id="table.doubt.help">
        <source>Press the same answer once more to do it, or go on playing.</source>
        <translation>Press the same answer once more to do it, or go on playing.</translation>
    </message>
    <message id="table.drawer.log">
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message id="table.drawer.recap">
        <source>Since last</source>
        <translation>Since last</translation>
    </message>
    <message id="table.help.armful" numerus="yes">
        <source>Drop it on a lit place. Wheel or digit: how many, up to %n.</source>
        <translation>
            <numerusform>Drop it on a lit place. Wheel or digit: how many, up to %n.</numerusform>
            <numerusform>Drop it on a lit place. Wheel or digit: how many, up to %n.</numerusform>
        </translation>
    </message>
    <message id="table.help.drop" numerus="yes">
        <source>%n lit places. Esc puts it back.</source>
        <translation>
            <numerusform>%n lit place. Esc puts it back.</numerusform>
            <numerusform>%n lit places. Esc puts it back.</numerusform>
        </translation>
    </message>
    <message id="table.help.lift">
        <source>Drag a piece to a lit place, or click it and then the place.</source>
        <translation>Drag a piece to a lit place, or click it and then the place.</translation>
    </message>
    <message id="table.help.next" numerus="yes">
        <source>Now drop it on one of %n lit places. Esc takes the last drop back.</source>
        <translation>
            <numerusform>Now drop it on the lit place. Esc takes the last drop back.</numerusform>
            <numerusform>Now drop it on one of %n lit places. Esc takes the last drop back.</numerusform>
        </translation>
    </message>
    <message id="table.help.ready">
        <source>That is enough: press “{tick}”, or go on. Esc takes the last drop back.</source>
        <translation>That is enough: press “{tick}”, or go on. Esc takes the last drop back.</translation>
    </message>
    <message id="table.help.tip">
        <source>Rulebook (F1)</source>
        <translation>Rulebook (F1)</translation>
    </message>
    <message id="table.here">
        <source>Here</source>
        <translation>Here</translation>
    </message>
    <message id="table.hint.tip">
        <source>Hint (F4)</source>
        <translation>Hint (F4)</translation>
    </message>
    <message id="table.log.tip">
        <source>Log (L)</source>
        <translation>Log (L)</translation>
    </message>
    <message id="table.menu.tip">
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
    <message id="table.more" numerus="yes">
        <source>Also: %n</source>
        <translation>
            <numerusform>Also: %n</numerusform>
            <numerusform>Also: %n</numerusform>
        </translation>
    </message>
    <message id="table.more.close">
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message id="table.more.tip">
        <source>What else you may do</source>
        <translation>What else you may do</translation>
    </message>
    <message id="table.next">
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message id="table.next.tip">
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message id="table.not_here">
        <source>Not here</source>
        <translation>Not here</translation>
    </message>
    <message id="table.only">
        <source>{who} has only one answer</source>
        <translation>{who} has only one answer</translation>
    </message>
    <message id="table.only.help">
        <source>It is made without asking.</source>
        <translation>It is made without asking.</translation>
    </message>
    <message id="table.recap">
        <source>Since your last turn</source>
        <translation>Since your last turn</translation>
    </message>
    <message id="table.recap_empty">
        <source>Nothing yet.</source>
        <translation>Nothing yet.</translation>
    </message>
    <message id="table.recap_replay.tip">
        <source>Show it again (F5)</source>
        <translation>Show it again (F5)</translation>
    </message>
    <message id="table.redo.tip">
        <source>Redo (Ctrl+Y)</source>
        <translation>Redo (Ctrl+Y)</translation>
    </message>
    <message id="table.sheet">
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message id="table.step">
        <source>{who} is ready to move</source>
        <translation>{who} is ready to move</translation>
    </message>
    <message id="table.step.help">
        <source>Press Space or Next to see the move.</source>
        <translation>Press Space or Next to see the move.</translation>
    </message>
    <message id="table.thinks">
        <source>{who} is thinking</source>
        <translation>{who} is thinking</translation>
    </message>
    <message id="table.thinks.help">
        <source>You can look around meanwhile.</source>
        <translation>You can look around meanwhile.</translation>
    </message>
    <message id="table.title">
        <source>{who} to move</source>
        <translation>{who} to move</translation>
    </message>
    <message id="table.undo.tip">
        <source>Undo (Ctrl+Z)</source>
        <translation>Undo (Ctrl+Z)</translation>
    </message>
    <message id="table.way.tip">
        <source>Pay the rest with this. The space bar does the same.</source>
        <translation>Pay the rest with this. The space bar does the same.</translation>
    </message>
    <message id="table.you">
        <source>You</source>
        <translation>You</translation>
    </message>
</context>
</TS>
