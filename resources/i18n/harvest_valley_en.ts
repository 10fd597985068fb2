<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="harvest_valley.card.apple">
        <source>Apple tree</source>
        <translation>Apple tree</translation>
    </message>
    <message id="harvest_valley.card.apricot">
        <source>Apricot tree</source>
        <translation>Apricot tree</translation>
    </message>
    <message id="harvest_valley.card.boar">
        <source>Wild boar</source>
        <translation>Wild boar</translation>
    </message>
    <message id="harvest_valley.card.cabbage">
        <source>Cabbage</source>
        <translation>Cabbage</translation>
    </message>
    <message id="harvest_valley.card.carrot">
        <source>Carrot</source>
        <translation>Carrot</translation>
    </message>
    <message id="harvest_valley.card.cherry">
        <source>Cherry tree</source>
        <translation>Cherry tree</translation>
    </message>
    <message id="harvest_valley.card.corn">
        <source>Corn</source>
        <translation>Corn</translation>
    </message>
    <message id="harvest_valley.card.crow">
        <source>Crow</source>
        <translation>Crow</translation>
    </message>
    <message id="harvest_valley.card.cultivator">
        <source>Cultivator</source>
        <translation>Cultivator</translation>
    </message>
    <message id="harvest_valley.card.leek">
        <source>Leek</source>
        <translation>Leek</translation>
    </message>
    <message id="harvest_valley.card.locusts">
        <source>Locusts</source>
        <translation>Locusts</translation>
    </message>
    <message id="harvest_valley.card.meteorite">
        <source>Meteorite</source>
        <translation>Meteorite</translation>
    </message>
    <message id="harvest_valley.card.peach">
        <source>Peach tree</source>
        <translation>Peach tree</translation>
    </message>
    <message id="harvest_valley.card.pear">
        <source>Pear tree</source>
        <translation>Pear tree</translation>
    </message>
    <message id="harvest_valley.card.plum">
        <source>Plum tree</source>
        <translation>Plum tree</translation>
    </message>
    <message id="harvest_valley.card.pond">
        <source>Pond</source>
        <translation>Pond</translation>
    </message>
    <message id="harvest_valley.card.pumpkin">
        <source>Pumpkin</source>
        <translation>Pumpkin</translation>
    </message>
    <message id="harvest_valley.card.rabbit">
        <source>Rabbit</source>
        <translation>Rabbit</translation>
    </message>
    <message id="harvest_valley.card.radish">
        <source>Radish</source>
        <translation>Radish</translation>
    </message>
    <message id="harvest_valley.card.sprinkler">
        <source>Sprinkler</source>
        <translation>Sprinkler</translation>
    </message>
    <message id="harvest_valley.card.tomato">
        <source>Tomato</source>
        <translation>Tomato</translation>
    </message>
    <message id="harvest_valley.card.tractor">
        <source>Tractor</source>
        <translation>Tractor</translation>
    </message>
    <message id="harvest_valley.card.weeds">
        <source>Weeds</source>
        <translation>Weeds</translation>
    </message>
    <message id="harvest_valley.card.well">
        <source>Well</source>
        <translation>Well</translation>
    </message>
    <message id="harvest_valley.card.wheat">
        <source>Wheat</source>
        <translation>Wheat</translation>
    </message>
    <message id="harvest_valley.clock" numerus="yes">
        <source>{left} of %n spaces left</source>
        <translation>
            <numerusform>{left} of %n space left</numerusform>
            <numerusform>{left} of %n spaces left</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.clock_limit">
        <source>{spaces} · {size}</source>
        <translation>{spaces} · {size}</translation>
    </message>
    <message id="harvest_valley.closes.high">
        <source>6 wide would close 6 high.</source>
        <translation>6 wide would close 6 high.</translation>
    </message>
    <message id="harvest_valley.closes.wide">
        <source>6 high would close 6 wide.</source>
        <translation>6 high would close 6 wide.</translation>
    </message>
    <message id="harvest_valley.eaten">
        <source>Eaten by {by}</source>
        <translation>Eaten by {by}</translation>
    </message>
    <message id="harvest_valley.fact.built">
        <source>built · trees {trees}</source>
        <translation>built · trees {trees}</translation>
    </message>
    <message id="harvest_valley.fact.houses">
        <source>farmhouses {own}</source>
        <translation>farmhouses {own}</translation>
    </message>
    <message id="harvest_valley.fact.pair">
        <source>farmhouse {own} + {name} {added}</source>
        <translation>farmhouse {own} + {name} {added}</translation>
    </message>
    <message id="harvest_valley.fact.to_build" numerus="yes">
        <source>%n to build · trees {trees}</source>
        <translation>
            <numerusform>%n to build · trees {trees}</numerusform>
            <numerusform>%n to build · trees {trees}</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.house">
        <source>Farmhouse</source>
        <translation>Farmhouse</translation>
    </message>
    <message id="harvest_valley.house_of">
        <source>{who}'s farmhouse</source>
        <translation>{who}'s farmhouse</translation>
    </message>
    <message id="harvest_valley.kind.boar">
        <source>Wild boar</source>
        <translation>Wild boar</translation>
    </message>
    <message id="harvest_valley.kind.crow">
        <source>Crow</source>
        <translation>Crow</translation>
    </message>
    <message id="harvest_valley.kind.cultivator">
        <source>Cultivator</source>
        <translation>Cultivator</translation>
    </message>
    <message id="harvest_valley.kind.fruit_tree">
        <source>Fruit tree</source>
        <translation>Fruit tree</translation>
    </message>
    <message id="harvest_valley.kind.locusts">
        <source>Locusts</source>
        <translation>Locusts</translation>
    </message>
    <message id="harvest_valley.kind.meteorite">
        <source>Meteorite</source>
        <translation>Meteorite</translation>
    </message>
    <message id="harvest_valley.kind.pond">
        <source>Pond</source>
        <translation>Pond</translation>
    </message>
    <message id="harvest_valley.kind.rabbit">
        <source>Rabbit</source>
        <translation>Rabbit</translation>
    </message>
    <message id="harvest_valley.kind.sprinkler">
        <source>Sprinkler</source>
        <translation>Sprinkler</translation>
    </message>
    <message id="harvest_valley.kind.tractor">
        <source>Tractor</source>
        <translation>Tractor</translation>
    </message>
    <message id="harvest_valley.kind.vegetable">
        <source>Vegetable</source>
        <translation>Vegetable</translation>
    </message>
    <message id="harvest_valley.kind.weeds">
        <source>Weeds</source>
        <translation>Weeds</translation>
    </message>
    <message id="harvest_valley.kind.well">
        <source>Well</source>
        <translation>Well</translation>
    </message>
    <message id="harvest_valley.kind.wheat">
        <source>Wheat</source>
        <translation>Wheat</translation>
    </message>
    <message id="harvest_valley.log.build">
        <source>{who} built a farmhouse.</source>
        <translation>{who} built a farmhouse.</translation>
    </message>
    <message id="harvest_valley.log.cultivator" numerus="yes">
        <source>{who} laid {card} and pushed a line of %n cards one space on.</source>
        <translation>
            <numerusform>{who} laid {card} and pushed %n card one space on.</numerusform>
            <numerusform>{who} laid {card} and pushed a line of %n cards one space on.</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.log.lay">
        <source>{who} laid {card} in the valley.</source>
        <translation>{who} laid {card} in the valley.</translation>
    </message>
    <message id="harvest_valley.log.no_use">
        <source>{who} laid {card} without effect.</source>
        <translation>{who} laid {card} without effect.</translation>
    </message>
    <message id="harvest_valley.log.pass">
        <source>{who} had nothing to lay or build and passed.</source>
        <translation>{who} had nothing to lay or build and passed.</translation>
    </message>
    <message id="harvest_valley.log.tractor">
        <source>{who} laid {card} and pushed {pushed} one space on.</source>
        <translation>{who} laid {card} and pushed {pushed} one space on.</translation>
    </message>
    <message id="harvest_valley.log.weeds">
        <source>{who} laid {card} on {back}, which went back to the river.</source>
        <translation>{who} laid {card} on {back}, which went back to the river.</translation>
    </message>
    <message id="harvest_valley.move.build">
        <source>Build a farmhouse</source>
        <translation>Build a farmhouse</translation>
    </message>
    <message id="harvest_valley.move.cover">
        <source>Cover a card with weeds</source>
        <translation>Cover a card with weeds</translation>
    </message>
    <message id="harvest_valley.move.lay">
        <source>Lay a card</source>
        <translation>Lay a card</translation>
    </message>
    <message id="harvest_valley.move.pass">
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message id="harvest_valley.move.push">
        <source>Push cards</source>
        <translation>Push cards</translation>
    </message>
    <message id="harvest_valley.note.field" numerus="yes">
        <source>A wheat field of %n cards</source>
        <translation>
            <numerusform>A wheat field of %n card</numerusform>
            <numerusform>A wheat field of %n cards</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.note.watered" numerus="yes">
        <source>Water adds %n points.</source>
        <translation>
            <numerusform>Water adds %n point.</numerusform>
            <numerusform>Water adds %n points.</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.option.census">
        <source>Count the unseen cards</source>
        <translation>Count the unseen cards</translation>
    </message>
    <message id="harvest_valley.option.census.off">
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message id="harvest_valley.option.census.on">
        <source>On</source>
        <translation>On</translation>
    </message>
    <message id="harvest_valley.option.cultivator">
        <source>Cultivator</source>
        <translation>Cultivator</translation>
    </message>
    <message id="harvest_valley.option.cultivator.add">
        <source>Add to the deck</source>
        <translation>Add to the deck</translation>
    </message>
    <message id="harvest_valley.option.cultivator.off">
        <source>Leave out</source>
        <translation>Leave out</translation>
    </message>
    <message id="harvest_valley.option.cultivator.swap">
        <source>Instead of the tractor</source>
        <translation>Instead of the tractor</translation>
    </message>
    <message id="harvest_valley.option.locusts">
        <source>Locusts</source>
        <translation>Locusts</translation>
    </message>
    <message id="harvest_valley.option.locusts.add">
        <source>Add to the deck</source>
        <translation>Add to the deck</translation>
    </message>
    <message id="harvest_valley.option.locusts.off">
        <source>Leave out</source>
        <translation>Leave out</translation>
    </message>
    <message id="harvest_valley.option.rabbit">
        <source>Rabbit</source>
        <translation>Rabbit</translation>
    </message>
    <message id="harvest_valley.option.rabbit.add">
        <source>Add to the deck</source>
        <translation>Add to the deck</translation>
    </message>
    <message id="harvest_valley.option.rabbit.off">
        <source>Leave out</source>
        <translation>Leave out</translation>
    </message>
    <message id="harvest_valley.option.sprinkler">
        <source>Sprinkler</source>
        <translation>Sprinkler</translation>
    </message>
    <message id="harvest_valley.option.sprinkler.add">
        <source>Add to the deck</source>
        <translation>Add to the deck</translation>
    </message>
    <message id="harvest_valley.option.sprinkler.off">
        <source>Leave out</source>
        <translation>Leave out</translation>
    </message>
    <message id="harvest_valley.option.sprinkler.swap">
        <source>Instead of a pond</source>
        <translation>Instead of a pond</translation>
    </message>
    <message id="harvest_valley.option.well">
        <source>Well</source>
        <translation>Well</translation>
    </message>
    <message id="harvest_valley.option.well.add">
        <source>Add to the deck</source>
        <translation>Add to the deck</translation>
    </message>
    <message id="harvest_valley.option.well.off">
        <source>Leave out</source>
        <translation>Leave out</translation>
    </message>
    <message id="harvest_valley.preset.all">
        <source>All star cards</source>
        <translation>All star cards</translation>
    </message>
    <message id="harvest_valley.preset.none">
        <source>No star cards</source>
        <translation>No star cards</translation>
    </message>
    <message id="harvest_valley.prompt.card">
        <source>Your turn: a river card.</source>
        <translation>Your turn: a river card.</translation>
    </message>
    <message id="harvest_valley.prompt.first">
        <source>Place the first card in the middle: a river card or a farmhouse.</source>
        <translation>Place the first card in the middle: a river card or a farmhouse.</translation>
    </message>
    <message id="harvest_valley.prompt.house">
        <source>Your turn: the river is dry, build a farmhouse.</source>
        <translation>Your turn: the river is dry, build a farmhouse.</translation>
    </message>
    <message id="harvest_valley.prompt.no_use">
        <source>No use possible: one of these cards may lie on an empty space without effect.</source>
        <translation>No use possible: one of these cards may lie on an empty space without effect.</translation>
    </message>
    <message id="harvest_valley.prompt.pass">
        <source>Nothing left to lay or build: you pass.</source>
        <translation>Nothing left to lay or build: you pass.</translation>
    </message>
    <message id="harvest_valley.prompt.play">
        <source>Your turn: a river card or a farmhouse.</source>
        <translation>Your turn: a river card or a farmhouse.</translation>
    </message>
    <message id="harvest_valley.rule.boar">
        <source>At the end it cancels all vegetable cards straight next to it.</source>
        <translation>At the end it cancels all vegetable cards straight next to it.</translation>
    </message>
    <message id="harvest_valley.rule.crow">
        <source>At the end it cancels all fruit tree cards next to it, also diagonally.</source>
        <translation>At the end it cancels all fruit tree cards next to it, also diagonally.</translation>
    </message>
    <message id="harvest_valley.rule.cultivator">
        <source>Like the tractor, but it pushes a whole line of cards one space, onto the empty space at its end. No farmhouse or meteorite may be in the line.</source>
        <translation>Like the tractor, but it pushes a whole line of cards one space, onto the empty space at its end. No farmhouse or meteorite may be in the line.</translation>
    </message>
    <message id="harvest_valley.rule.fruit_tree" numerus="yes">
        <source>A farmhouse next to it, also diagonally, scores %n points. A crow next to it, also diagonally, cancels it.</source>
        <translation>
            <numerusform>A farmhouse next to it, also diagonally, scores %n point. A crow next to it, also diagonally, cancels it.</numerusform>
            <numerusform>A farmhouse next to it, also diagonally, scores %n points. A crow next to it, also diagonally, cancels it.</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.rule.house">
        <source>Each farmhouse scores the land cards around it. Cards beside several farmhouses score for every one of them.</source>
        <translation>Each farmhouse scores the land cards around it. Cards beside several farmhouses score for every one of them.</translation>
    </message>
    <message id="harvest_valley.rule.locusts">
        <source>At the end they cancel all wheat cards straight next to them.</source>
        <translation>At the end they cancel all wheat cards straight next to them.</translation>
    </message>
    <message id="harvest_valley.rule.meteorite">
        <source>No effect. Tractor and cultivator cannot move it.</source>
        <translation>No effect. Tractor and cultivator cannot move it.</translation>
    </message>
    <message id="harvest_valley.rule.pond">
        <source>Each vegetable or fruit tree card straight next to it is worth 1 more.</source>
        <translation>Each vegetable or fruit tree card straight next to it is worth 1 more.</translation>
    </message>
    <message id="harvest_valley.rule.rabbit">
        <source>A farmhouse straight next to it loses 2 points.</source>
        <translation>A farmhouse straight next to it loses 2 points.</translation>
    </message>
    <message id="harvest_valley.rule.sprinkler">
        <source>Each vegetable or fruit tree card diagonally next to it is worth 1 more.</source>
        <translation>Each vegetable or fruit tree card diagonally next to it is worth 1 more.</translation>
    </message>
    <message id="harvest_valley.rule.tractor">
        <source>Goes on a land card, not on a farmhouse or meteorite, and pushes it one space up, down, left or right onto an empty space.</source>
        <translation>Goes on a land card, not on a farmhouse or meteorite, and pushes it one space up, down, left or right onto an empty space.</translation>
    </message>
    <message id="harvest_valley.rule.vegetable" numerus="yes">
        <source>A farmhouse straight next to it scores %n points. A wild boar straight next to it cancels it.</source>
        <translation>
            <numerusform>A farmhouse straight next to it scores %n point. A wild boar straight next to it cancels it.</numerusform>
            <numerusform>A farmhouse straight next to it scores %n points. A wild boar straight next to it cancels it.</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.rule.weeds">
        <source>Goes on a land card in the valley, not on a farmhouse. The covered card goes back to the river; no card is drawn.</source>
        <translation>Goes on a land card in the valley, not on a farmhouse. The covered card goes back to the river; no card is drawn.</translation>
    </message>
    <message id="harvest_valley.rule.well">
        <source>A farmhouse straight next to it scores 2 points for each animal around the well, also diagonally: wild boars, crows, locusts, rabbits.</source>
        <translation>A farmhouse straight next to it scores 2 points for each animal around the well, also diagonally: wild boars, crows, locusts, rabbits.</translation>
    </message>
    <message id="harvest_valley.rule.wheat">
        <source>Wheat cards straight next to each other make one field: 1, 4, 9, 16, 25 points for 1 to 5 cards, to every farmhouse straight next to any of them.</source>
        <translation>Wheat cards straight next to each other make one field: 1, 4, 9, 16, 25 points for 1 to 5 cards, to every farmhouse straight next to any of them.</translation>
    </message>
    <message id="harvest_valley.score.house">
        <source>Farmhouse {number}</source>
        <translation>Farmhouse {number}</translation>
    </message>
    <message id="harvest_valley.score.left">
        <source>Left neighbour's farmhouse</source>
        <translation>Left neighbour's farmhouse</translation>
    </message>
    <message id="harvest_valley.score.own">
        <source>Own farmhouse</source>
        <translation>Own farmhouse</translation>
    </message>
    <message id="harvest_valley.score.rabbit">
        <source>Rabbit</source>
        <translation>Rabbit</translation>
    </message>
    <message id="harvest_valley.score.trees">
        <source>Fruit trees</source>
        <translation>Fruit trees</translation>
    </message>
    <message id="harvest_valley.score.vegetables">
        <source>Vegetables</source>
        <translation>Vegetables</translation>
    </message>
    <message id="harvest_valley.score.water">
        <source>Water</source>
        <translation>Water</translation>
    </message>
    <message id="harvest_valley.score.well">
        <source>Well</source>
        <translation>Well</translation>
    </message>
    <message id="harvest_valley.score.wheat">
        <source>Wheat fields</source>
        <translation>Wheat fields</translation>
    </message>
    <message id="harvest_valley.table.acts" numerus="yes">
        <source>{spaces} spaces left: you act %n more times</source>
        <translation>
            <numerusform>{spaces} spaces left: you act once more</numerusform>
            <numerusform>{spaces} spaces left: you act %n more times</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.acts_range">
        <source>{spaces} spaces left: you act {least} to {most} more times</source>
        <translation>{spaces} spaces left: you act {least} to {most} more times</translation>
    </message>
    <message id="harvest_valley.table.all_built">
        <source>All your farmhouses stand</source>
        <translation>All your farmhouses stand</translation>
    </message>
    <message id="harvest_valley.table.card">
        <source>{name}: {rule}</source>
        <translation>{name}: {rule}</translation>
    </message>
    <message id="harvest_valley.table.census" numerus="yes">
        <source>Still in the deck: %n cards</source>
        <translation>
            <numerusform>Still in the deck: %n card</numerusform>
            <numerusform>Still in the deck: %n cards</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.census_off" numerus="yes">
        <source>%n cards in the deck</source>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.deck" numerus="yes">
        <source>Deck: %n cards</source>
        <translation>
            <numerusform>Deck: %n card</numerusform>
            <numerusform>Deck: %n cards</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.either">
        <source>{one} or {other}</source>
        <translation>{one} or {other}</translation>
    </message>
    <message id="harvest_valley.table.goes_on">
        <source>Then choose where the pushed card goes.</source>
        <translation>Then choose where the pushed card goes.</translation>
    </message>
    <message id="harvest_valley.table.grow">
        <source>May still grow {wider} wider and {higher} higher</source>
        <translation>May still grow {wider} wider and {higher} higher</translation>
    </message>
    <message id="harvest_valley.table.grow_either">
        <source>May still grow {wider} wider and {higher} higher, or {wider2} and {higher2}</source>
        <translation>May still grow {wider} wider and {higher} higher, or {wider2} and {higher2}</translation>
    </message>
    <message id="harvest_valley.table.grow_high" numerus="yes">
        <source>May still grow %n higher, no wider</source>
        <translation>
            <numerusform>May still grow %n higher, no wider</numerusform>
            <numerusform>May still grow %n higher, no wider</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.grow_wide" numerus="yes">
        <source>May still grow %n wider, no higher</source>
        <translation>
            <numerusform>May still grow %n wider, no higher</numerusform>
            <numerusform>May still grow %n wider, no higher</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.grown">
        <source>Both sides have their full length</source>
        <translation>Both sides have their full length</translation>
    </message>
    <message id="harvest_valley.table.head_left">
        <source>+ left</source>
        <translation>+ left</translation>
    </message>
    <message id="harvest_valley.table.head_stars">
        <source>star</source>
        <translation>star</translation>
    </message>
    <message id="harvest_valley.table.head_sum">
        <source>house</source>
        <translation>house</translation>
    </message>
    <message id="harvest_valley.table.head_total">
        <source>total</source>
        <translation>total</translation>
    </message>
    <message id="harvest_valley.table.head_trees">
        <source>trees</source>
        <translation>trees</translation>
    </message>
    <message id="harvest_valley.table.head_vegetables">
        <source>veg.</source>
        <translation>veg.</translation>
    </message>
    <message id="harvest_valley.table.head_water">
        <source>water</source>
        <translation>water</translation>
    </message>
    <message id="harvest_valley.table.head_wheat">
        <source>wheat</source>
        <translation>wheat</translation>
    </message>
    <message id="harvest_valley.table.if_here">
        <source>If you place it here</source>
        <translation>If you place it here</translation>
    </message>
    <message id="harvest_valley.table.neighbour">
        <source>{name}, your left neighbour, scores for you too</source>
        <translation>{name}, your left neighbour, scores for you too</translation>
    </message>
    <message id="harvest_valley.table.preview_idle">
        <source>Point at a card to see what it does. Lift one to see what each place would score.</source>
        <translation>Point at a card to see what it does. Lift one to see what each place would score.</translation>
    </message>
    <message id="harvest_valley.table.river">
        <source>River</source>
        <translation>River</translation>
    </message>
    <message id="harvest_valley.table.size">
        <source>{width} × {height}</source>
        <translation>{width} × {height}</translation>
    </message>
    <message id="harvest_valley.table.to_build" numerus="yes">
        <source>%n farmhouses to build</source>
        <translation>
            <numerusform>%n farmhouse to build</numerusform>
            <numerusform>%n farmhouses to build</numerusform>
        </translation>
    </message>
    <message id="harvest_valley.table.valley_now">
        <source>Valley {width} wide, {height} high. Limit {limit}</source>
        <translation>Valley {width} wide, {height} high. Limit {limit}</translation>
    </message>
    <message id="harvest_valley.tie.trees">
        <source>points from fruit trees</source>
        <translation>points from fruit trees</translation>
    </message>
    <message id="harvest_valley.why.cultivator.empty">
        <source>The cultivator goes on the first card of the line that it pushes.</source>
        <translation>The cultivator goes on the first card of the line that it pushes.</translation>
    </message>
    <message id="harvest_valley.why.cultivator.end">
        <source>Drop it on the first empty space at the end of the line.</source>
        <translation>Drop it on the first empty space at the end of the line.</translation>
    </message>
    <message id="harvest_valley.why.cultivator.firm">
        <source>The line cannot be pushed, because of what stands in it: {card}.</source>
        <translation>The line cannot be pushed, because of what stands in it: {card}.</translation>
    </message>
    <message id="harvest_valley.why.cultivator.house">
        <source>The cultivator cannot push a farmhouse.</source>
        <translation>The cultivator cannot push a farmhouse.</translation>
    </message>
    <message id="harvest_valley.why.cultivator.straight">
        <source>The cultivator pushes in a straight line: same row or same column.</source>
        <translation>The cultivator pushes in a straight line: same row or same column.</translation>
    </message>
    <message id="harvest_valley.why.cultivator.stuck">
        <source>No line can move from here: a farmhouse, a meteorite or the size limit is in the way on all four sides ({card}).</source>
        <translation>No line can move from here: a farmhouse, a meteorite or the size limit is in the way on all four sides ({card}).</translation>
    </message>
    <message id="harvest_valley.why.deck">
        <source>The deck only refills the river: choose one of the open cards.</source>
        <translation>The deck only refills the river: choose one of the open cards.</translation>
    </message>
    <message id="harvest_valley.why.done">
        <source>This move is complete.</source>
        <translation>This move is complete.</translation>
    </message>
    <message id="harvest_valley.why.first_in_middle">
        <source>The first card goes in the middle.</source>
        <translation>The first card goes in the middle.</translation>
    </message>
    <message id="harvest_valley.why.meteorite">
        <source>The meteorite cannot be pushed.</source>
        <translation>The meteorite cannot be pushed.</translation>
    </message>
    <message id="harvest_valley.why.needs_card">
        <source>{card} must go on a land card, and none lies in the valley yet.</source>
        <translation>{card} must go on a land card, and none lies in the valley yet.</translation>
    </message>
    <message id="harvest_valley.why.no_house_left">
        <source>You have built all your farmhouses.</source>
        <translation>You have built all your farmhouses.</translation>
    </message>
    <message id="harvest_valley.why.not_adjacent">
        <source>Not next to any card.</source>
        <translation>Not next to any card.</translation>
    </message>
    <message id="harvest_valley.why.not_your_turn">
        <source>It is {who}'s turn.</source>
        <translation>It is {who}'s turn.</translation>
    </message>
    <message id="harvest_valley.why.nothing_there">
        <source>There is nothing to take here.</source>
        <translation>There is nothing to take here.</translation>
    </message>
    <message id="harvest_valley.why.only_diagonal">
        <source>Not next to any card: only diagonal.</source>
        <translation>Not next to any card: only diagonal.</translation>
    </message>
    <message id="harvest_valley.why.others_house">
        <source>This farmhouse belongs to {who}.</source>
        <translation>This farmhouse belongs to {who}.</translation>
    </message>
    <message id="harvest_valley.why.over">
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message id="harvest_valley.why.push_away">
        <source>It must move to another space: {card}.</source>
        <translation>It must move to another space: {card}.</translation>
    </message>
    <message id="harvest_valley.why.push_first">
        <source>First say where it is pushed: {card}.</source>
        <translation>First say where it is pushed: {card}.</translation>
    </message>
    <message id="harvest_valley.why.push_in_valley">
        <source>A pushed card stays in the valley.</source>
        <translation>A pushed card stays in the valley.</translation>
    </message>
    <message id="harvest_valley.why.river_gap">
        <source>There is no card in this gap of the river.</source>
        <translation>There is no card in this gap of the river.</translation>
    </message>
    <message id="harvest_valley.why.stays">
        <source>What lies in the valley stays there; only a tractor or a cultivator moves it: {card}.</source>
        <translation>What lies in the valley stays there; only a tractor or a cultivator moves it: {card}.</translation>
    </message>
    <message id="harvest_valley.why.taken">
        <source>This space is taken: {card}.</source>
        <translation>This space is taken: {card}.</translation>
    </message>
    <message id="harvest_valley.why.targets_only">
        <source>All open cards in the river go on a card: choose one that lies in the valley.</source>
        <translation>All open cards in the river go on a card: choose one that lies in the valley.</translation>
    </message>
    <message id="harvest_valley.why.too_big">
        <source>The valley would be {height} high and {width} wide; at most 6 by 5 or 5 by 6.</source>
        <translation>The valley would be {height} high and {width} wide; at most 6 by 5 or 5 by 6.</translation>
    </message>
    <message id="harvest_valley.why.too_high.oblong">
        <source>The valley would be {height} high; at most 6 by 5 or 5 by 6.</source>
        <translation>The valley would be {height} high; at most 6 by 5 or 5 by 6.</translation>
    </message>
    <message id="harvest_valley.why.too_high.square">
        <source>The valley would be {height} high; at most 5 by 5.</source>
        <translation>The valley would be {height} high; at most 5 by 5.</translation>
    </message>
    <message id="harvest_valley.why.too_wide.oblong">
        <source>The valley would be {width} wide; at most 6 by 5 or 5 by 6.</source>
        <translation>The valley would be {width} wide; at most 6 by 5 or 5 by 6.</translation>
    </message>
    <message id="harvest_valley.why.too_wide.square">
        <source>The valley would be {width} wide; at most 5 by 5.</source>
        <translation>The valley would be {width} wide; at most 5 by 5.</translation>
    </message>
    <message id="harvest_valley.why.tractor.empty">
        <source>The tractor goes on the land card that it pushes.</source>
        <translation>The tractor goes on the land card that it pushes.</translation>
    </message>
    <message id="harvest_valley.why.tractor.house">
        <source>The tractor cannot push a farmhouse.</source>
        <translation>The tractor cannot push a farmhouse.</translation>
    </message>
    <message id="harvest_valley.why.tractor.one_step">
        <source>The tractor pushes one space up, down, left or right.</source>
        <translation>The tractor pushes one space up, down, left or right.</translation>
    </message>
    <message id="harvest_valley.why.tractor.stuck">
        <source>Nothing can move: all four sides are taken or outside the limit ({card}).</source>
        <translation>Nothing can move: all four sides are taken or outside the limit ({card}).</translation>
    </message>
    <message id="harvest_valley.why.tractor.taken">
        <source>The tractor pushes one card, and this space is taken: {card}.</source>
        <translation>The tractor pushes one card, and this space is taken: {card}.</translation>
    </message>
    <message id="harvest_valley.why.valley_only">
        <source>Cards and farmhouses are laid in the valley.</source>
        <translation>Cards and farmhouses are laid in the valley.</translation>
    </message>
    <message id="harvest_valley.why.weeds.empty">
        <source>Weeds go on a land card that lies in the valley.</source>
        <translation>Weeds go on a land card that lies in the valley.</translation>
    </message>
    <message id="harvest_valley.why.weeds.house">
        <source>Weeds cannot cover a farmhouse.</source>
        <translation>Weeds cannot cover a farmhouse.</translation>
    </message>
    <message id="harvest_valley.why.weeds.weeds">
        <source>Weeds cannot cover other weeds.</source>
        <translation>Weeds cannot cover other weeds.</translation>
    </message>
</context>
</TS>
