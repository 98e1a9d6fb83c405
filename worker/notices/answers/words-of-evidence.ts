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
export const unsure = wordsIn('maybe perhaps vielleicht evtl eventuell peut-être unsure')
/** Words that take back what stands before them. */
export const retraction =
  /(?:^|[\s,.;:!…–—-])(?:no wait|wait|no sorry|nope|sorry|oops|actually|nee halt|nein halt|halt|nee|nein|moment|quatsch|doch lieber|non attends|attends|oups|euh non|non|pardon)[\s,.;:!…–—-]+(?=\p{L})/giu

/** Words that begin what others do. */
export const others = wordsIn('he she they you du er sie ihr il elle ils elles tu vous')
/** Words that hold a sentence together, and name nothing. */
export const filling = wordsIn(
  'off can about one ones who which that there here its it w down up first last over still yes instead make makes',
  'new neu neue neuer neues neuen nouveau nouvelle nein nee nope non welche welcher welches wo man zwar dafür daher drauf drin dran mitsamt lieber eher dazu ja doch hier da gleich geb geht los her fürs aufs zuerst erst',
  'celle celui ceux celles qui que qu du des dessus ça ce se s me te t ne n y en donc plutôt lieu 1er quand même si très là ici oui ta ton tes ses notre votre nos vos',
)
/** Words for a place under what was named before. */
export const below = /^(?:d(?:a?r)?unter\p{L}*|underneath|below|beneath|dessous)$/u
/** Words that put something off. */
export const later = wordsIn(
  'next later tomorrow tonight soon until when nächste nächsten nächstes später bald morgen bis sobald prochain prochaine demain bientôt lorsque',
)
/** Words before a thing of which any will do. */
export const anys = wordsIn('a an any some ein eine einen einem un une')
/** Words that ask for more of something. */
export const adding = wordsIn('more another additional noch dazu zusätzlich encore')
