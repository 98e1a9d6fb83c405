/** The wish to take none of what is offered, or to leave something as it is. */
import { fitOf } from './label.ts'
import { plainWords, takeOut, wordsIn } from './spelling.ts'
import type { Known, Wish } from './wish.ts'
import { isHarmless, isUnused, polite } from './words-beside.ts'
import { isTaking, meanAlike } from './words-of-moves.ts'

const none = wordsIn(
  'no none nothing kein keine keinen keins nichts aucun aucune rien keiner niemand nobody personne',
)
const beside = wordsIn(
  'davon n ne nein nö nee no non doch préfère any kriegt bekommt gets receives reçoit aura pas for für pour',
)

/** The one legal move that takes nothing, where a text says no more than that: “none, please”; `null` for any other. */
export function noneTaken(sentences: ReadonlyArray<string>, { position }: Known): Wish | null {
  const words = takeOut(plainWords(sentences.join(' ')), polite).left
  // A “no” alone answers a question.
  if (!words.some((word) => none.has(word) && word !== 'no')) return null
  const [only, ...others] = (position?.legal ?? []).filter(({ labels }) =>
    labels.some((label) => none.has(plainWords(label)[1] ?? '')),
  )
  const isOwn = (verb: string) =>
    isTaking(verb) || only?.labels.some((label) => meanAlike(verb, plainWords(label)[0] ?? ''))
  const isBeside = (word: string) => none.has(word) || beside.has(word) || isHarmless(word)
  const isOfIt = (word: string) =>
    only?.labels.some((label) => plainWords(label).slice(2).includes(word)) ?? false
  if (!words.every((word) => isBeside(word) || isOwn(word) || isOfIt(word))) return null
  return only && others.length === 0 ? { wish: 'moves', moves: only.moves } : null
}

const monster = '(monsters?|monstres?)'
const article = "(?:the |my |any |die |den |das |mein\\p{L}* |la |le |l[’']|d[’']|de )?"
/** Ways to say that something is left as it is, each with the way in which names of moves say it. */
const refusals: ReadonlyArray<readonly [RegExp, string]> = [
  [`(?:no|without|avoid) ${article}${monster}`, 'free of $1'],
  [`(?:keine?n?|ohne) ${article}${monster}`, 'frei von $1'],
  [`pas (?:de |d[’'])${monster}`, 'sans $1'],
  [
    `(?:i )?(?:do not|don[’']t|won[’']t|will not) (?:use|need|want) ${article}(\\p{L}+)`,
    'leave $1 unused',
  ],
  [`leave ${article}(\\p{L}+) alone`, 'leave $1 unused'],
  [`(?<=^|[,;] )(?:no|skip|without) ${article}(\\p{L}+)`, 'leave $1 unused'],
  [`ohne ${article}(\\p{L}+)`, 'lass $1 ungenutzt'],
  [`${article}(\\p{L}+) nicht (?:be)?nutzen`, 'lass $1 ungenutzt'],
  [`(?:ich )?(?:be)?nutze ${article}(\\p{L}+) nicht`, 'lass $1 ungenutzt'],
  [`(?:je )?n[’']utilise pas ${article}(\\p{L}+)`, 'finir sans $1'],
].map(([said = '', name = '']) => [new RegExp(`(?<!\\p{L})${said}(?!\\p{L})`, 'iu'), name])

/** A sentence in which such words stand as in the names of moves that leave something: “no bank, but the artisan”. */
export function withRefusals(sentence: string, { position, listed }: Known): string {
  const legal = [...listed, ...(position?.legal ?? [])].flatMap(({ labels }) => labels)
  const named = refusals.find(([said]) => {
    const [, thing = ''] = said.exec(sentence) ?? []
    return (
      thing !== '' &&
      legal.some(
        (label) => isLeft(label) && fitOf(plainWords(thing)[0] ?? '', plainWords(label)) > 0,
      )
    )
  })
  return named ? sentence.replace(...named).replace(/,? (?:but|aber|mais) /iu, ' and ') : sentence
}

const isLeft = (label: string): boolean => plainWords(label).some(isUnused)
