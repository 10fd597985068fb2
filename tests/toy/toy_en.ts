<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="toy.move.bid">
        <source>Bid card {card}</source>
        <translation>Bid card {card}</translation>
    </message>
    <message id="toy.move.plant">
        <source>Plant in place {spot}</source>
        <translation>Plant in place {spot}</translation>
    </message>
    <message id="toy.move.plant_water">
        <source>Plant in place {spot} and water</source>
        <translation>Plant in place {spot} and water</translation>
    </message>
    <message id="toy.move.sell">
        <source>Sell</source>
        <translation>Sell</translation>
    </message>
    <message id="toy.move.peddle">
        <source>Buy a card</source>
        <translation>Buy a card</translation>
    </message>
    <message id="toy.move.throw">
        <source>Throw card {card} away</source>
        <translation>Throw card {card} away</translation>
    </message>
    <message id="toy.move.enough">
        <source>Enough</source>
        <translation>Enough</translation>
    </message>
    <message id="toy.log.bid">
        <source>{who} bids a card.</source>
        <translation>{who} bids a card.</translation>
    </message>
    <message id="toy.log.plant">
        <source>{who} plants.</source>
        <translation>{who} plants.</translation>
    </message>
    <message id="toy.log.plant_water">
        <source>{who} plants and waters.</source>
        <translation>{who} plants and waters.</translation>
    </message>
    <message id="toy.log.sell">
        <source>{who} sells.</source>
        <translation>{who} sells.</translation>
    </message>
    <message id="toy.log.peddle">
        <source>{who} buys a card.</source>
        <translation>{who} buys a card.</translation>
    </message>
    <message id="toy.log.throw">
        <source>{who} throws a card away.</source>
        <translation>{who} throws a card away.</translation>
    </message>
    <message id="toy.log.enough">
        <source>{who} has enough.</source>
        <translation>{who} has enough.</translation>
    </message>
    <message id="toy.prompt.bid">
        <source>Round {round}: which card do you bid?</source>
        <translation>Round {round}: which card do you bid?</translation>
    </message>
    <message id="toy.prompt.turn">
        <source>What becomes of your {worth}?</source>
        <translation>What becomes of your {worth}?</translation>
    </message>
    <message id="toy.prompt.throw">
        <source>Throw a card away for a coin?</source>
        <translation>Throw a card away for a coin?</translation>
    </message>
    <message id="toy.round">
        <source>Round {round} begins.</source>
        <translation>Round {round} begins.</translation>
    </message>
    <message id="toy.reveal">
        <source>All bids are turned up.</source>
        <translation>All bids are turned up.</translation>
    </message>
    <message id="toy.why.sold">
        <source>sold</source>
        <translation>sold</translation>
    </message>
    <message id="toy.score.field">
        <source>Planted cards</source>
        <translation>Planted cards</translation>
    </message>
    <message id="toy.score.purse">
        <source>The purse</source>
        <translation>The purse</translation>
    </message>
    <message id="toy.score.coins" numerus="yes">
        <source>%n coins</source>
        <translation><numerusform>%n coin</numerusform><numerusform>%n coins</numerusform></translation>
    </message>
    <message id="toy.tie.coins">
        <source>Coins left</source>
        <translation>Coins left</translation>
    </message>
    <message id="toy.no.wait">
        <source>You are not asked now.</source>
        <translation>You are not asked now.</translation>
    </message>
    <message id="toy.no.not_yours">
        <source>That belongs to {who}.</source>
        <translation>That belongs to {who}.</translation>
    </message>
    <message id="toy.no.taken">
        <source>Something grows there already.</source>
        <translation>Something grows there already.</translation>
    </message>
    <message id="toy.no.coins">
        <source>Watering costs {price} coins after planting; a card costs one.</source>
        <translation>Watering costs {price} coins after planting; a card costs one.</translation>
    </message>
    <message id="toy.no.keep" numerus="yes">
        <source>Keep %n cards for later rounds.</source>
        <translation><numerusform>Keep %n card for later rounds.</numerusform><numerusform>Keep %n cards for later rounds.</numerusform></translation>
    </message>
    <message id="toy.no.never">
        <source>Nothing is done like that.</source>
        <translation>Nothing is done like that.</translation>
    </message>
    <message id="toy.option.purse">
        <source>Purse at the start</source>
        <translation>Purse at the start</translation>
    </message>
    <message id="toy.option.purse.full">
        <source>Four coins</source>
        <translation>Four coins</translation>
    </message>
    <message id="toy.option.purse.empty">
        <source>Empty</source>
        <translation>Empty</translation>
    </message>
    <message id="toy.preset.poor">
        <source>Poor farmers</source>
        <translation>Poor farmers</translation>
    </message>
</context>
</TS>
