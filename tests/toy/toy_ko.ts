<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name></name>
    <message id="toy.move.bid">
        <source>Bid card {card}</source>
        <translation>{card}번째 카드를 내기</translation>
    </message>
    <message id="toy.move.plant">
        <source>Plant in place {spot}</source>
        <translation>{spot}번 자리에 심기</translation>
    </message>
    <message id="toy.move.plant_water">
        <source>Plant in place {spot} and water</source>
        <translation>{spot}번 자리에 심고 물 주기</translation>
    </message>
    <message id="toy.move.sell">
        <source>Sell</source>
        <translation>팔기</translation>
    </message>
    <message id="toy.move.peddle">
        <source>Buy a card</source>
        <translation>카드 사기</translation>
    </message>
    <message id="toy.move.throw">
        <source>Throw card {card} away</source>
        <translation>{card}번째 카드를 버리기</translation>
    </message>
    <message id="toy.move.enough">
        <source>Enough</source>
        <translation>그만하기</translation>
    </message>
    <message id="toy.log.bid">
        <source>{who} bids a card.</source>
        <translation>{who} 님이 카드를 냈습니다.</translation>
    </message>
    <message id="toy.log.plant">
        <source>{who} plants.</source>
        <translation>{who} 님이 심었습니다.</translation>
    </message>
    <message id="toy.log.plant_water">
        <source>{who} plants and waters.</source>
        <translation>{who} 님이 심고 물을 주었습니다.</translation>
    </message>
    <message id="toy.log.sell">
        <source>{who} sells.</source>
        <translation>{who} 님이 팔았습니다.</translation>
    </message>
    <message id="toy.log.peddle">
        <source>{who} buys a card.</source>
        <translation>{who} 님이 카드를 샀습니다.</translation>
    </message>
    <message id="toy.log.throw">
        <source>{who} throws a card away.</source>
        <translation>{who} 님이 카드를 버렸습니다.</translation>
    </message>
    <message id="toy.log.enough">
        <source>{who} has enough.</source>
        <translation>{who} 님이 그만 버립니다.</translation>
    </message>
    <message id="toy.prompt.bid">
        <source>Round {round}: which card do you bid?</source>
        <translation>{round}라운드: 어느 카드를 내겠습니까?</translation>
    </message>
    <message id="toy.prompt.turn">
        <source>What becomes of your {worth}?</source>
        <translation>당신의 {worth} 카드를 어떻게 하겠습니까?</translation>
    </message>
    <message id="toy.prompt.throw">
        <source>Throw a card away for a coin?</source>
        <translation>카드를 버리고 동전을 받겠습니까?</translation>
    </message>
    <message id="toy.round">
        <source>Round {round} begins.</source>
        <translation>{round}라운드를 시작합니다.</translation>
    </message>
    <message id="toy.reveal">
        <source>All bids are turned up.</source>
        <translation>모든 카드를 공개합니다.</translation>
    </message>
    <message id="toy.why.sold">
        <source>sold</source>
        <translation>판매</translation>
    </message>
    <message id="toy.score.field">
        <source>Planted cards</source>
        <translation>심은 카드</translation>
    </message>
    <message id="toy.score.purse">
        <source>The purse</source>
        <translation>주머니</translation>
    </message>
    <message id="toy.score.coins" numerus="yes">
        <source>%n coins</source>
        <translation><numerusform>동전 %n개</numerusform></translation>
    </message>
    <message id="toy.tie.coins">
        <source>Coins left</source>
        <translation>남은 동전</translation>
    </message>
    <message id="toy.no.wait">
        <source>You are not asked now.</source>
        <translation>지금은 당신의 차례가 아닙니다.</translation>
    </message>
    <message id="toy.no.not_yours">
        <source>That belongs to {who}.</source>
        <translation>그것은 {who} 님의 것입니다.</translation>
    </message>
    <message id="toy.no.taken">
        <source>Something grows there already.</source>
        <translation>그 자리에는 이미 심었습니다.</translation>
    </message>
    <message id="toy.no.coins">
        <source>Watering costs {price} coins after planting; a card costs one.</source>
        <translation>물 주기는 심은 뒤 동전 {price}개, 카드는 1개입니다.</translation>
    </message>
    <message id="toy.no.keep" numerus="yes">
        <source>Keep %n cards for later rounds.</source>
        <translation><numerusform>다음 라운드를 위해 카드 %n장을 남기세요.</numerusform></translation>
    </message>
    <message id="toy.no.never">
        <source>Nothing is done like that.</source>
        <translation>그런 수는 없습니다.</translation>
    </message>
    <message id="toy.option.purse">
        <source>Purse at the start</source>
        <translation>처음 지갑</translation>
    </message>
    <message id="toy.option.purse.full">
        <source>Four coins</source>
        <translation>동전 4개</translation>
    </message>
    <message id="toy.option.purse.empty">
        <source>Empty</source>
        <translation>비어 있음</translation>
    </message>
    <message id="toy.preset.poor">
        <source>Poor farmers</source>
        <translation>가난한 농부들</translation>
    </message>
</context>
</TS>
