/** Refusals in an answer: words that leave something, and the things that they are about. */
import { fitOf, isThing, labelOf } from './label.ts'
import { plainWords, wordsIn } from './spelling.ts'
import { isArticle, isWithout } from './words-beside.ts'
import { isEnding, isPassing, meanAlike } from './words-of-moves.ts'

const refusing = wordsIn(
  `not don't won't no none nothing never without free unused stays unchanged neither nor enough else alone`,
  `nicht kein keine keinen keinem keiner keins nichts nie ohne frei ungenutzt bleibt bleiben unverändert genug weder`,
  `pas aucun aucune rien jamais sans libre inutilisé inutilisée inutilisés reste rester inchangé assez ni`,
)
/** Verbs of names that leave something as it is. */
const leaving = ['leave', 'forgo', 'keep']

/** Tells whether words leave something. */
export const leaves = (words: ReadonlyArray<string>): boolean =>
  words.some((word) => refusing.has(word) || leaving.some((verb) => meanAlike(word, verb)))

/** Tells whether words leave or end something, as the name of a move that only declines must be said. */
export const isDeclining = (words: ReadonlyArray<string>): boolean =>
  leaves(words) || words.some((word) => isEnding(word) || isPassing(word))

const noneOf = wordsIn('kein keine keinen')

/** Things that stand behind a word that refuses them: “no bank”. */
const refusedIn = (words: ReadonlyArray<string>): string[] =>
  words.flatMap((word, i) =>
    isWithout(word) || noneOf.has(word)
      ? (words.slice(i + 1).find((one) => !isArticle(one)) ?? [])
      : [],
  )

const behind =
  /(\p{L}+)(?:\s+(?:erst ?mal|auch|doch|lieber|noch|jetzt|ich|halt|eh|heute|diesmal|lass\p{L}*|(?:be)?nutz\p{L}*|nehm\p{L}*|will|möchte|brauch\p{L}*))*\s+(?:nicht|nich|net|ned|(?<=lass\p{L}*\s[^.,;!?]*)weg)(?=\s*(?:[.,;!?]|$))/giu

/** Words that refuse the thing behind them: “I don't want the bonus”, “je n'utilise pas le blason”. */
const ahead =
  /(?<!\p{L})(?:(?:do not|don['’]?t|won['’]?t|will not) (?:want|need|use|take)(?: to use)?|no need (?:for|of)|no(?!\s+(?:the|my|need)(?!\p{L}))|(?:ne\s+|n['’])?(?:utilise|utiliserai|veux|prends|prendrai) pas|(?:n['’]ai )?pas besoin|brauch\p{L}*(?: ich)?(?: heute| diesmal)? (?:nich|net|ned|kein\p{L}*))\s+(?:(?:any|the|my|le|la|les|de|du|mon|ma)\s+|[ld]['’])*(\p{L}+)/giu

/** Things that stand before a word that refuses them: “Wappen erstmal nicht”. */
const refusedBehind = (text: string): string[] =>
  [...text.matchAll(behind)]
    .flatMap(([, thing = '']) => plainWords(thing))
    .filter((word) => isThing(word))

/** Things that stand behind words of refusal. */
const refusedAhead = (text: string): string[] =>
  [...text.matchAll(ahead)]
    .flatMap(([, thing = '']) => plainWords(thing))
    .filter((word) => isThing(word))

/** Things that some sentences refuse. */
export const refusedThings = (sentences: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...refusedIn(plainWords(sentences.join(' '))),
  ...sentences.flatMap(refusedBehind),
  ...sentences.flatMap(refusedAhead),
]

/** Tells whether a name has one of some things. */
export const hasAny = (label: string, things: ReadonlyArray<string>): boolean =>
  things.some((thing) => fitOf(thing, labelOf(label).main) > 0)
