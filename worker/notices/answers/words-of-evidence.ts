/** Words that say how far others can be believed, in English, German and French. */
import { phrasesIn, wordsIn } from './spelling.ts'

/** Words that refuse what stands behind them, or before. */
export const negations = wordsIn(
  'not no without instead none nicht kein keine keinen keiner ohne statt anstatt pas aucun aucune sans',
)
/** Words that deny more than a name. */
export const denials = wordsIn(
  `don't doesn't didn't isn't won't can't couldn't wouldn't shouldn't cannot never nothing nobody`,
  'nie niemand nichts jamais rien personne',
)
/** Reasons and concessions, up to the end of their part of a sentence: “even if it only brings 2”. */
export const reason =
  /(?<!\p{L})(?:because|bc|cuz|coz|since|so that|so(?=\s+(?:nobody|no one)\s)|pour pas qu(?:e|['’])|(?:just\s+)?so(?=\s+\p{L}+\s+(?:doesn?['’]?t|can['’]?t|won['’]?t|cannot)(?!\p{L}))|before(?=\s+\p{L}+\s+(?:takes?|gets?|grabs?|snatch\p{L}*|steals?|does|can)(?!\p{L}))|then (?:i|we) (?:can|could)|weil|damit(?=\s+(?:ich|er|sie|es|man|du|wir|ihr|\p{Lu}\p{L}+)\s)|bevor|ehe|dann (?:kann|könnte|können) (?:ich|wir|man)|pour que|afin que|avant qu(?:e|['’])|comme [çc]a,?\s+(?:je|j['’]|on|nous|ma|mon|mes|le|la)|(?:die|den|das|der) (?:soll|darf|sollte)(?=\s+(?:\p{Lu}\p{L}+|niemand|keiner)(?:\s+(?:nicht|nich|bloß nicht))?\s+(?:kriegen|bekommen|haben|nehmen))|even (?:if|though|when)|(?:auch|selbst) wenn|parce qu(?:e|['’])|puisqu(?:e|['’])|m[eê]me s(?:i|['’])|too bad if|never mind if|egal (?:ob|wenn)|tant pis si|peu importe si)(?!\p{L})(?:(?!\s(?:i(?:['’](?:ll|d)| would| will| want| take)|(?:nehme|möchte|hätte|will) ich|je (?:prends|voudrais))(?!\p{L}))[^,.;:!?()])*/giu
/** Reservations that only a careful writer makes: “if I understand him correctly”. */
export const reservation =
  /(?<!\p{L})(?:if (?:i (?:understand|understood|read|remember|recall|see|got)|i['’]?m not (?:mistaken|wrong))|wenn (?:ich (?:das |es |ihn |sie )?(?:richtig|recht)|ich mich (?:recht|nicht)|mich nicht alles)|(?:falls|wenn) ich nicht irre|si (?:j['’]ai bien (?:compris|lu)|je (?:comprends bien|ne me trompe|me souviens|ne m['’]abuse)))(?!\p{L})[^,.;:!?()]*/giu
/** Praise that has a negation in it: “can’t say no to that”, “das kann man doch nicht liegen lassen”. */
export const praise =
  /(?<!\p{L})(?:(?:(?:i|we|one|you|that|it|this|more \p{L}+)\s+)?(?:can(?:['’]?t| ?not)|could(?:n['’]?t| not)|won['’]?t|will not|would(?:n['’]?t| not))\s+(?:(?:really|possibly|ever)\s+)?(?:hurt|resist|say no|go wrong|refuse (?:that|this|it)|be (?:bad|wrong)|do any harm|complain|miss (?:that|this|it)|pass (?:that|this|it) up|leave (?:that|this|it))|(?:(?:das|die|den|der|es|\d+ \p{L}+|dem|da|man)\s+)*(?:kann|kannst|können|darf|könnte|will)\s+(?:(?:man|ich|wir|ja|doch|da|einfach|ich|das|mir|auch|es)\s+)*(?:nicht|nie)\s+(?:schaden|widerstehen|liegen\s*lassen|nein sagen|ablehnen|falsch sein|verkehrt sein|entgehen lassen|verzichten)|schadet (?:ja |doch |auch |bestimmt )*(?:nicht|nie|nix)|never hurts?|no risk,? no (?:fun|glory|reward)|wer nicht wagt,? der nicht gewinnt|qui ne tente rien n['’]a rien|(?:on |je |ça |cela )?(?:ne )?(?:peu[tx]|saurais?|pourrais?)\s+pas\s+(?:faire de mal|résister|refuser|dire non|laisser passer|rater ça|nuire)|(?:[çc]a|cela) ne se (?:refuse|rate) pas)(?!\p{L})(?:\s+(?:to|at|with|against|zu|bei|à|au|devant)\s+(?:that|this|it|them|him|her|[çc]a|cela|dem|der|so ?was))?/giu
/** Outcomes of a move, told beside it, and others' passes: “that makes 6”, “to finish it”, “elle a passé”. */
export const outcome =
  /(?<!\p{L})(?:(?:elle|il|she|he|sie|er|\p{Lu}\p{L}+)\s+(?:a|has|hat)\s+(?:déjà\s+|already\s+|schon\s+)?(?:passé|passed|gepasst)|(?:that|which|this|it|das|es|[çc]a|ce qui|cela)\s+(?:makes|macht|ergibt|fait|donne)\s+\S+|to (?:finish|complete) (?:it|them|both|that)|(?:that|which|this|it)\s+(?:finishes|completes) (?:it|them|both|that)|(?:that['’]s|that is|they['’]re|it['’]s|both|beide|alle)\s+(?:both of them |then |complete,? )*(?:done|finished|complete|completed|fertig)(?:\s+then)?|(?:ce qui|[çc]a|cela)\s+(?:les|l['’])\s*ach[eè]ve(?:nt)?|(?:comme [çc]a|ainsi)[^,.;!?]*(?:finie?s?|achev[ée]e?s?))(?!\p{L})/giu
const it = '(?:das|es|der|die|er|sie|it|that|this)'
/** “It is finished”, told of a building: it ends no turn. */
export const itIsFinished = `(?:${it}\\s+(?:ist|wird|is)|(?:ist|wird|is)\\s+${it})\\s+(?:(?:damit|dann|jetzt|now|then)\\s+)?(?:fertig|finished|completed?)`
/** The same in brackets: “(terminée !)”. */
export const finishedAside =
  /\((?:[^()]*\s)?(?:fertig|finished|completed?|done|termin[ée]e?s?|finie?s?|achev[ée]e?s?)(?!\p{L})[^()]*\)/giu
const amount =
  '(?:\\d+|an?|une?|eine?n?|two|three|four|five|six|seven|eight|zwei|drei|vier|fünf|sechs|sieben|acht|deux|trois|quatre|cinq|sept|huit)'
const scores = 'story points|stories|points|geschichten|siegpunkte|punkte|histoires|pts'
const worth = `${scores}|gold|or|coins?|münzen?|pièces?|food|nahrung|nourriture|essen`
/** Gains that are told beside a move: “6 stories, yay”, “he brings me 2 gold”. */
export const gain = new RegExp(
  `(?<=[\\p{L}\\d][^\\p{L}\\d]*[,.!?;:(]\\s*)(?:(?:(?:and|und|et|au passage|he|she|it|that|er|sie|es|das|il|elle|ça|me|mir)\\s+)*(?:brings?|gives?|bringt|gibt|rapporte(?:ra)?|donne(?:ra)?|fera)\\s+(?:(?:me|mir|uns|us)\\s+)?${amount}\\s+(?:${worth})(?:\\s+(?:and|und|et)\\s+(?:${amount}|was zu|some)\\s+(?:${worth}))?(?:\\s+(?:more|mehr|de plus))?|${amount}\\s+(?:${scores}|(?:${worth})(?=\\s+[çc]a\\s)))(?:\\s+[çc]a\\s+(?:ne\\s+)?se\\s+(?:refuse|laisse)\\s+pas)?(?=\\s*(?:[,.!?;:)]|yay|$))`,
  'giu',
)
/** Words that put something away as gold, up to that. */
export const putAsGold =
  /(?<!\p{L})(?:put|lay|set|lege?|stelle?|mets|pose)(?=\s)([^,.;:!?]*?(?:as|als|comme|en)\s+(?:gold|or))(?:\s+(?:away|aside|zurück|beiseite|de côté))?(?!\p{L})/giu
/** A crest that is used on a card, up to that. */
export const crestOn =
  /(?<!\p{L})(crest|wappen|blason)\s+(?:on|onto|for|against|auf|für|gegen|sur|pour|contre)(?!\p{L})/giu
/** Words that put something on the ground as a foundation. */
export const putAsBegun =
  /(?<!\p{L})(?:mets|met|pose)(?=\s)([^,.;:!?]*?en chantier)(?!\p{L})(?!\s+avec)/giu
/** Verbs that tell how something is. */
export const telling = wordsIn(
  `is are has have need needs got get gets costs brings gives makes fits wants hope hopes means looks comes likes left own receive receives gain gains doubles collect collects`,
  `ist sind bin mag hab habe haben hat fehlt fehlen brauch brauche brauchen braucht kostet bringt gibt passt macht kommt kommen geht liegt bleibt gehört nervt freut hoffe hoff drück drückt krieg kriege kriegen bekomm bekomme bekommen erhalte verdoppelt sammle sammeln`,
  `est sont suis sent aime ai as a avons ont manque manquent faut coûte rapporte donne fait sert reste aide plaît besoin espère ira reçois gagne récolte récolter ramasse double`,
)
/** Verbs and other words that tell what somebody has or lacks. */
export const owning = wordsIn(
  `need needs got already waiting unlocks own receive`,
  `fehlt fehlen brauch brauche brauchen braucht hab habe hat schon`,
  `manque manquent besoin faut ai déjà attend`,
)
/** Words behind which the contrary is said. */
export const turning = wordsIn('but aber sondern mais')
/** Words that prefer one thing. */
export const preferring = wordsIn('rather lieber plutôt eher')
/** Beginning of an exception: “anything but”. */
export const excepting =
  /(?<!\p{L})(?:any(?:thing|one)?|every(?:thing|one)|all|none|alle[sm]?|jede[rn]?|tou[ts]|n['’]importe)\s+(?:but|except|ausser|außer|sauf)(?!\p{L})/iu
/** Phrases before what is not taken. */
export const replaced =
  /(?<!\p{L})(?:plutôt que?|rather than|instead of|in place of|au lieu d(?:e|u|es|['’])|à la place d(?:e|u|es|['’])|anstelle|statt|anstatt)(?!\p{L})/giu
/** Beginnings of clauses that only describe. */
export const relating = phrasesIn('qui est, qui sont, that is, which is, that has')
/** Words of a choice. It is told by what it is between, as French gold is an `or`, too. */
export const choosing = wordsIn('or oder ou')
/** Words of somebody who has not decided. */
export const unsure = wordsIn(
  'irait serait vaudrait wäre maybe perhaps unsure undecided hesitate hesitating réfléchis réfléchir hésite hésiter überlege überleg überlegen zögere schwanke probably possibly presumably eventually sometime someday ideally might vielleicht evtl eventuell wahrscheinlich vermutlich möglicherweise womöglich irgendwann demnächst peut-être probablement éventuellement possiblement',
)
/** Words that take back what stands before them. */
export const retraction =
  /(?:^|[\s,.;:!…–—-])(?:no wait|wait|no sorry|nope|sorry(?!\s+(?:for|about|to|i['’]?m)\b)|oops|actually|nee halt|nein halt|(?<=(?:^|[,.;:!])\s*)halt(?=\s*[,.;:!])|nee|nein|moment|quatsch|doch lieber|non attends|attends|oups|euh non|non|pardon(?!\s+(?:pour|de|du)\b))[\s,.;:!…–—-]+(?=\p{L})/giu

/** Words that begin what others do. */
export const others = wordsIn('he she they you du er sie ihr il elle ils elles tu vous')
/** Words that begin what is said of something named before. */
export const onIt = wordsIn('that this it he she das dies es er sie ça c ce il elle')
/** Words that hold a sentence together, and name nothing. */
export const filling = wordsIn(
  'off can about one ones who which that there here its it w down up first last over still yes instead lady guy man woman fellow bloke chap dude make makes other myself single beside gets got even',
  'new neu neue neuer neues neuen nouveau nouvelle nein nee nope non welche welcher welches wo man zwar dafür daher drauf drin dran mitsamt lieber eher dazu ja doch hier da gleich geb geht los her andere anderen anderer anderes erstmal einzige einzigen frau mann dame kerl typ herrn neben daneben fürs aufs zuerst erst',
  'celle celui ci gars mec type dame monsieur ceux celles qui que qu du des dessus ça ce se s me te t ne n y en donc plutôt lieu 1er quand même si très là ici oui ta ton tes ses notre votre nos vos autre autres seul seule côté',
)
/** Words for a place under what was named before. */
export const below = /^(?:d(?:a?r)?unter\p{L}*|underneath|below|beneath|dessous)$/u
/** The same with a pronoun. */
export const underIt =
  /(?<!\p{L})(?:under|below|beneath|sous|unter) (?:it|that|this|ihn|es|ihm|lui|elle)(?!\p{L})/giu
/** Words that make a thing the material of what was started: “the gardens are its straw”. */
export const asMaterial =
  /\s(?:is|are|as|being|ist|sind|wird|werden|als|est|sont|sera|seront|comme)\s+(?:(?:its?|the|his|das|der|den|die|le|la|son|sa|sein\p{L}*|ihr\p{L}*)\s+)?(?:material|resource|stone|wood|straw|rohstoff|stein|holz|stroh|matériau|ressource|pierre|bois|paille)(?!\p{L})(?![^.;!]*(?<!\p{L})(?:under|to|into|onto|for|unter\p{L}*|auf|für|zum|zur|sous|pour|dans|sur)(?!\p{L}))/giu
/** Words that pay for what was started, and the thing that does. */
export const paidWith =
  /(?<!\p{L})(?:pay|bezahl|zahl|pai|pay)\p{L}*(?:\s+for)?(?:(?:\s+|-)(?:it|this|that|ihn|sie|es|dafür|la|le))?\s+(?:with|mit|avec)\s+([^,.;!]+)/giu
/** A pile of somebody's own, which is a new one. */
export const ownPile =
  /(?<!\p{L})(?:(?:its|her|his|their|an?) own(?= (?:new )?(?:pile|stack|row))|(?:(?:s)?eine\p{L}*|ihre\p{L}*)?\s*eigene\p{L}*(?= (?:neue\p{L}* )?(?:reihe|stapel|spalte))|(?:sa|une) propre(?= (?:nouvelle )?(?:pile|colonne)))/giu
/** Words that only tell where in a village something lies. */
export const nextTo =
  /(?<!\p{L})(?:(?:right |directly )?(?:next to|beside) (?:it|him|her|them)|(?:gleich |direkt )?(?:daneben|neben (?:ihn|sie|ihm|ihr))|à côté(?: d['’](?:elle|eux))?)(?!\p{L})/giu
/** Words for what lies on something. */
export const onTop =
  /(?<!\p{L})(?:(?:right |directly |straight )?on(?:to)? (?:the )?top of|(?:direkt |gleich )?oben auf|par-dessus)(?!\p{L})/giu
/** A reason up to the choice that follows from it: “nobody feeds me, so hunter it is”. */
export const soItIs =
  /^[^.!?;]*?(?<!\p{L})so\s+(?=(?:the\s+)?\p{L}+(?:\s\p{L}+)?\s+it(?:['’]s|\s+is)(?!\p{L}))/iu
/** Words for what lies on what was named before, at the end of a clause: “gleich mit drauf”. */
export const onItToo =
  /(?<!\p{L})(?:(?:gleich |direkt |auch )*(?:mit |oben\s*)?d(?:a)?rauf|par-dessus|on top(?: of (?:it|him|her|them))?)(?=\s*(?:[,.;!]|$))/giu
/** Words that put something off. */
export const later = wordsIn(
  'next later tomorrow tonight soon until when nächste nächsten nächstes später bald morgen bis sobald prochain prochaine demain bientôt lorsque',
)
/** Words before a thing of which any will do. */
export const anys = wordsIn('a an any some ein eine einen einem un une')
/** Verbs by which somebody becomes something. */
export const making = wordsIn(
  'make makes become becomes mach mache machen wird werden fais devient',
)
/** Words that ask for more of something. */
export const adding = wordsIn('more another additional noch dazu zusätzlich encore')
/** Words for whatever there may be. */
export const anything = wordsIn('what whatever anything was irgendwas irgendetwas quoi importe')
/** Words before what is somebody's own. */
export const mine = wordsIn('my mein meine meinen meinem meiner mon ma mes')
/** Verbs of moving: what goes somewhere is a move. */
export const moving = wordsIn('comes goes kommt kommen geht gehen va ira vient sert')
/** Verbs before what is completed by something else. */
export const finishing = wordsIn(
  'finish finishing complete completing finis finir termine terminer achève achever complète compléter fertig fertigzustellen fertigstellen vollende vollenden abzuschließen',
)
/** Words before what something is done by. */
export const by = wordsIn('with using by mit via per avec par')
