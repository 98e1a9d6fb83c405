/** A turn that was asked about with a part of it corrected: “the white ones, no black dice”, “fast, aber die Milchmagd, nicht den Brauer”. */
import { same } from '../../games/kernel/index.ts'
import { fitOf, labelOf } from './label.ts'
import { mostOffered } from './offers.ts'
import { phrasesIn, plainWords, takeOut, wordsIn } from './spelling.ts'
import { type Change, variations } from './varied.ts'
import type { Known, Wish } from './wish.ts'
import { isArticle, isDoubt, isHarmless, isKind, isWithout } from './words-beside.ts'
import { isCommon } from './words-in-common.ts'
import { isGeneralVerb, isTaking, isVerb } from './words-of-moves.ts'

/** Words that agree to all that is not corrected. */
const agreeing = phrasesIn(
  `almost, nearly, close, not quite, the rest was right, the rest is right, the rest is fine, the rest was fine, rest is fine, the rest stays, otherwise yes, otherwise fine,
   fast, beinahe, nicht ganz, der rest passt, rest passt, der rest stimmt, der rest war richtig, der rest ist richtig, der rest bleibt, sonst passt alles, sonst passt es, sonst stimmt alles, ansonsten ja,
   presque, pas tout à fait, le reste est bon, le reste était bon, le reste est juste, le reste va, sinon c est bon, sinon oui`,
)
const negations = wordsIn(
  "don't won't wouldn't not no without nicht kein keine keinen ohne pas sans",
)

/** Verbs of what is left as it is: “die Burg bleibt”. */
const staying = wordsIn('stays stay remains bleibt bleiben reste rester restent')

/** Words between a negation and the thing that it denies: “I don’t want to start the well”. */
const isBetween = (word: string): boolean =>
  isArticle(word) || isHarmless(word) || isGeneralVerb(word) || isTaking(word) || isVerb(word)

/** The offered turns with one part changed, as a text says that; `null` where it changes none of them. */
export function correctedTurn(sentences: ReadonlyArray<string>, known: Known): Wish | null {
  const { listed, position, proposed, isOffer = false } = known
  if (!position || (proposed === null && !isOffer)) return null
  const rows = proposed === null ? listed : listed.slice(proposed - 1, proposed)
  const words = takeOut(sentences.flatMap(plainWords), agreeing).left
  const found = rows.flatMap((row, i) => {
    const isIn = (word: string) => row.labels.some((label) => fitOf(word, labelOf(label).main) > 0)
    const ways = changesIn(words, isIn, proposed ?? i + 1).map((change) =>
      variations(row, change, position, true),
    )
    return ways.find((turns) => turns.length > 0) ?? []
  })
  const turns = found.filter((turn, i) => !found.slice(0, i).some((one) => same(one, turn)))
  return turns.length === 0 || turns.length > mostOffered ? null : { wish: 'unsure', turns }
}

/** Changes that words may ask for, the likeliest first: what is denied of a turn, and what takes its place. `isIn`: a word is of the turn. */
function changesIn(
  words: ReadonlyArray<string>,
  isIn: (word: string) => boolean,
  number: number,
): ReadonlyArray<Change> {
  const things = words.flatMap((word, i) => {
    if (isBeside(word)) return []
    const before = words.slice(0, i).findLast((one) => !isBetween(one)) ?? ''
    const after = words.slice(i + 1).find((one) => !isHarmless(one)) ?? ''
    return [{ word, isOld: negations.has(before) || isWithout(before) || staying.has(after) }]
  })
  const old = things.flatMap(({ word, isOld }) => (isOld && isIn(word) ? [word] : []))
  const named = things.flatMap(({ word, isOld }) => (isOld ? [] : [word]))
  const fresh = named.filter((word) => !isIn(word))
  return old.length === 0 ? [] : [named, fresh, []].map((one) => ({ number, fresh: one, old }))
}

/** Tells whether a word names nothing of a turn. */
const isBeside = (word: string): boolean =>
  isHarmless(word) ||
  isKind(word) ||
  isVerb(word) ||
  isDoubt(word) ||
  isCommon(word) ||
  isOfDice.has(word) ||
  negations.has(word)

const isOfDice = wordsIn('ones die dice würfel dé dés')
