/** Counts and amounts of a turn held against the words of its answer: settlers, fields, exchanges, and how often it does something. */
import { plainWords } from './spelling.ts'
import { numberOf } from './words-of-numbers.ts'

/** Tells whether the moves of a turn count and exchange as a text says. `played`: their English names. */
export const areAmountsAsSaid = (text: string, played: ReadonlyArray<string>): boolean =>
  [isOftenAsSaid, isFieldsAsSaid, isExchangedAsSaid, isAmountAsSaid].every((is) => is(text, played))

const often =
  /(?<!\p{L})(?:(two|three|four|\d)\s+times|twice|thrice|(?:\d|zwei|drei)\s?mal|(?:\d|deux|trois)\s+fois)(?!\p{L})/iu

/** Tells whether something is done more than once, if a text says so. */
const isOftenAsSaid = (text: string, played: ReadonlyArray<string>): boolean =>
  !often.test(text) || played.some((label, i) => played.indexOf(label) < i)

const fields =
  /(?<!\p{L})(\d|two|three|four|zwei|drei|vier|deux|trois|quatre)\s+(?:\p{L}+\s+)?(?:fields|(?:korn)?felder|champs)(?!\p{L})/iu

/** Tells whether as many fields are activated as a text counts. */
function isFieldsAsSaid(text: string, played: ReadonlyArray<string>): boolean {
  const [, count = ''] = fields.exec(text) ?? []
  const active = played.filter((label) => /^Activate field/.test(label))
  return count === '' || active.length === 0 || active.length === numberOf(count.toLowerCase())
}

const resources: ReadonlyArray<readonly [string, string]> = [
  ['wood', 'wood|holz|bois'],
  ['clay', 'clay|lehm|argile'],
  ['stone', 'stones?|steine?|pierres?'],
  ['gold', 'gold|or'],
  ['diamond', 'diamonds?|diamant(?:en?|s)?'],
]
const resource = `(${resources.map(([, words]) => words).join('|')})`
const exchanged = new RegExp(
  `(?<!\\p{L})(?:(\\d)\\s+)?${resource}\\s+(?:for|against|gegen|für|contre|pour)\\s+(?:(\\d)\\s+)?${resource}(?!\\p{L})`,
  'iu',
)

/** Tells whether a turn exchanges as much of what a text says as it says, if it exchanges anything. */
function isExchangedAsSaid(text: string, played: ReadonlyArray<string>): boolean {
  const found = exchanged.exec(text)
  const all = played.flatMap((label) => {
    const [, count, given, more, gained] =
      /^Exchange (\d+) (\w+?)s? for (\d+) (\w+?)s?$/.exec(label.replace(/ \(.*/, '')) ?? []
    return count ? [{ count, given, more, gained }] : []
  })
  if (!found || all.length === 0) return true
  const nameOf = (word = '') =>
    resources.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(word))?.[0]
  const [, count, given, more, gained] = found
  return all.some(
    (one) =>
      one.given === nameOf(given) &&
      one.gained === nameOf(gained) &&
      (count === undefined || count === one.count) &&
      (more === undefined || more === one.more),
  )
}

const settlers = /(\p{L}+|\d+)\s+(?:bonus\s*)?(?:settlers?|siedlern?|colons?)(?!\p{L})/giu

/** Tells whether as many settlers are sent as a text says. */
function isAmountAsSaid(text: string, played: ReadonlyArray<string>): boolean {
  const said = [...text.matchAll(settlers)].flatMap(([, count = '']) => {
    const word = plainWords(count)[0] ?? ''
    return /^(?:a|an|one|ein|eine|einen|einem|un)$/.test(word) ? 1 : (numberOf(word) ?? [])
  })
  const sent = played.flatMap((label) =>
    [...label.matchAll(/(\d+) (?:bonus )?settlers?/g)].map(([, count]) => Number(count)),
  )
  return said.length === 0 || sent.length === 0 || said.some((count) => sent.includes(count))
}
