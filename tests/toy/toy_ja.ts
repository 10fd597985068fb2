<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name></name>
    <message id="toy.move.bid">
        <source>Bid card {card}</source>
        <translation>{card}枚目の札を出す</translation>
    </message>
    <message id="toy.move.plant">
        <source>Plant in place {spot}</source>
        <translation>場所{spot}に植える</translation>
    </message>
    <message id="toy.move.plant_water">
        <source>Plant in place {spot} and water</source>
        <translation>場所{spot}に植えて水をやる</translation>
    </message>
    <message id="toy.move.sell">
        <source>Sell</source>
        <translation>売る</translation>
    </message>
    <message id="toy.move.peddle">
        <source>Buy a card</source>
        <translation>札を買う</translation>
    </message>
    <message id="toy.move.throw">
        <source>Throw card {card} away</source>
        <translation>{card}枚目の札を捨てる</translation>
    </message>
    <message id="toy.move.enough">
        <source>Enough</source>
        <translation>ここまで</translation>
    </message>
    <message id="toy.log.bid">
        <source>{who} bids a card.</source>
        <translation>{who}が札を出しました。</translation>
    </message>
    <message id="toy.log.plant">
        <source>{who} plants.</source>
        <translation>{who}が植えました。</translation>
    </message>
    <message id="toy.log.plant_water">
        <source>{who} plants and waters.</source>
        <translation>{who}が植えて水をやりました。</translation>
    </message>
    <message id="toy.log.sell">
        <source>{who} sells.</source>
        <translation>{who}が売りました。</translation>
    </message>
    <message id="toy.log.peddle">
        <source>{who} buys a card.</source>
        <translation>{who}が札を買いました。</translation>
    </message>
    <message id="toy.log.throw">
        <source>{who} throws a card away.</source>
        <translation>{who}が札を捨てました。</translation>
    </message>
    <message id="toy.log.enough">
        <source>{who} has enough.</source>
        <translation>{who}は捨てるのをやめました。</translation>
    </message>
    <message id="toy.prompt.bid">
        <source>Round {round}: which card do you bid?</source>
        <translation>第{round}ラウンド：どの札を出しますか？</translation>
    </message>
    <message id="toy.prompt.turn">
        <source>What becomes of your {worth}?</source>
        <translation>あなたの{worth}をどうしますか？</translation>
    </message>
    <message id="toy.prompt.throw">
        <source>Throw a card away for a coin?</source>
        <translation>札を捨てて硬貨を得ますか？</translation>
    </message>
    <message id="toy.round">
        <source>Round {round} begins.</source>
        <translation>第{round}ラウンドの始まりです。</translation>
    </message>
    <message id="toy.reveal">
        <source>All bids are turned up.</source>
        <translation>すべての札を表にします。</translation>
    </message>
    <message id="toy.why.sold">
        <source>sold</source>
        <translation>売却</translation>
    </message>
    <message id="toy.score.field">
        <source>Planted cards</source>
        <translation>植えた札</translation>
    </message>
    <message id="toy.score.purse">
        <source>The purse</source>
        <translation>財布の中身</translation>
    </message>
    <message id="toy.score.coins" numerus="yes">
        <source>%n coins</source>
        <translation><numerusform>硬貨%n枚</numerusform></translation>
    </message>
    <message id="toy.tie.coins">
        <source>Coins left</source>
        <translation>残りの硬貨</translation>
    </message>
    <message id="toy.no.wait">
        <source>You are not asked now.</source>
        <translation>今はあなたの番ではありません。</translation>
    </message>
    <message id="toy.no.not_yours">
        <source>That belongs to {who}.</source>
        <translation>それは{who}のものです。</translation>
    </message>
    <message id="toy.no.taken">
        <source>Something grows there already.</source>
        <translation>そこにはもう植えてあります。</translation>
    </message>
    <message id="toy.no.coins">
        <source>Watering costs {price} coins after planting; a card costs one.</source>
        <translation>水やりは植えた後に硬貨{price}枚、札は1枚です。</translation>
    </message>
    <message id="toy.no.keep" numerus="yes">
        <source>Keep %n cards for later rounds.</source>
        <translation><numerusform>後のラウンドのために%n枚残してください。</numerusform></translation>
    </message>
    <message id="toy.no.never">
        <source>Nothing is done like that.</source>
        <translation>そのような手はありません。</translation>
    </message>
    <message id="toy.option.purse">
        <source>Purse at the start</source>
        <translation>始めの財布</translation>
    </message>
    <message id="toy.option.purse.full">
        <source>Four coins</source>
        <translation>硬貨4枚</translation>
    </message>
    <message id="toy.option.purse.empty">
        <source>Empty</source>
        <translation>空</translation>
    </message>
    <message id="toy.preset.poor">
        <source>Poor farmers</source>
        <translation>貧しい農夫</translation>
    </message>
</context>
</TS>
