/** Dice in an answer: those that it turns, “the 5 becomes a 4”, “mach aus der 4 ne 1”, and ones beside other numbers. */
import { plainWords } from './spelling.ts'
import { numberOf } from './words-of-numbers.ts'

const number =
  '([1-6](?:er|ern|en|s)?|ones|twos?|threes?|fours?|fives?|six(?:es)?|einsen?|zwei(?:er)?|drei(?:er)?|viere?r?|fünfe?r?|sechs(?:er)?|deux|trois|quatre|cinq)'
const some = "(?:an?|the|une?|l[ea]|d[’']un|du|eine[nr]?|ne|d(?:er|ie)|one of the|eine der|un des)"
const into = '(?:(?:down |up )?(?:in)?to|becomes|auf|zu[rm]?|in|wird(?: zu[rm]?)?|en|à|devient)'
const made = '(?:make|turn|change|mache?n?|aus|fais|faire)'
const them = "(?:one|eine[rn]?|l[’']un)\\s+(?:of (?:them|those)|davon|d[’']eux|des deux)"
const whole = (text: string) => new RegExp(`(?<![\\p{L}\\d/])${text}(?![\\p{L}\\d/])`, 'giu')

/** Ways to say both numbers. */
const both = [
  whole(`${number}(?:\\s+(?!and|und|et)\\p{L}+){0,3}?\\s+${into}\\s+(?:${some}\\s+)?${number}`),
  whole(`${made}\\s+(?:${some}\\s+)*${number}\\s+${some}\\s+${number}`),
]
/** Ways to say only what a die shows then. */
const only = [whole(`${them}(?:\\s+\\p{L}+)?\\s+${into}\\s+(?:${some}\\s+)?${number}`)]

const few = '(?:[1-6]|two|three|four|five|six|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq)'
const colour = '(?:white|black|weiße?|schwarze?)'
const joint = '(?:and|und|plus|\\+|&|,)'
const one = '(?:one|eins?)'
/** A one that a die shows: “a one and a two”, “the two and a one”, “white one”. */
const ones = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<=\\b(?:a|the|ne|eine|die)\\s)${one}(?=\\s*${joint}\\s*(?:(?:a|the|ne|eine|die|${colour})\\s+)?${few}(?!\\p{L}))|(?<=${few}\\s*${joint}\\s*(?:a|the|ne|eine|die)\\s)${one}|(?<=${colour}\\s)${one})(?!\\p{L})`,
  'giu',
)

const dice = new RegExp(
  `(?<!\\p{L})(?:with|mit|avec)\\s+(?:(?:the|a|die|der|den|le|la|un|une|my|${colour})\\s+)*(${few})\\s*(?:and|und|et|&|\\+)\\s*(?:(?:the|a|die|der|den|le|la|un|une|${colour})\\s+)*(${few})(?![\\p{L}\\d/])`,
  'giu',
)
const turning =
  /(?<!\p{L})(?:turn|flip|change|make|dreh\p{L}*|mach\p{L}*|tourne[rz]?|transforme[rz]?)(?!\p{L})/iu

/**
 * Tells whether the dice of a turn are those that a text takes, “with 4 and 6”, as they lie or are turned, and are turned as it
 * says. `played`: the English name of each move.
 */
export function areDiceAsSaid(text: string, played: ReadonlyArray<string>): boolean {
  const taken = played.flatMap((label) => /^Take the (?:white|black) (\d)/.exec(label)?.[1] ?? [])
  if (taken.length === 0) return true
  const turns = played.flatMap((label) => {
    const [, from, to] = /from (\d) to (\d)/.exec(label) ?? []
    return from && to ? [[from, to] as const] : []
  })
  const turned = turns.reduce<ReadonlyArray<string>>(
    (all, [from, to]) => all.with(all.indexOf(from), to),
    taken,
  )
  const isTaken = (pair: ReadonlyArray<string>) =>
    [taken, turned].some((all) => all.toSorted().join() === pair.toSorted().join())
  const pairs = [...text.matchAll(dice)].map((found) =>
    found.slice(1, 3).map((one) => `${numberIn(one)}`),
  )
  const said = turning.test(text)
    ? both.flatMap((way) => [...text.matchAll(way)].map((found) => found.slice(1, 3).map(numberIn)))
    : []
  const isTurned = ([from = null, to = null]: ReadonlyArray<number | null>) =>
    from === null || to === null || turns.some(([one, other]) => `${from}${to}` === one + other)
  return pairs.every(isTaken) && said.every(isTurned)
}

const numberIn = (text = ''): number | null => numberOf(plainWords(text)[0] ?? '')

/** A sentence with its ones as figures where dice can be taken, and with the verb and numbers of each die that it turns as a move does. */
export function withDice(written: string, legal: ReadonlyArray<string>): string {
  const hasDice = legal.some((label) => /^Take the (?:white|black) \d/.test(label))
  const sentence = hasDice ? written.replace(ones, '1') : written
  const turns = legal.flatMap((label) =>
    [...label.matchAll(/from (\d) to (\d)/g)].map(([, from, to]) => [from, to].map(Number)),
  )
  if (turns.length === 0) return sentence
  const isTurn = (from: number | null, to: number | null) =>
    turns.some(([one, other]) => (from === null || one === from) && other === to)
  const told = both.reduce(
    (text, way) =>
      text.replace(way, (all, first: string, second: string) => {
        const [from, to] = [numberIn(first), numberIn(second)]
        return from !== null && to !== null && isTurn(from, to) ? ` flip ${from} ${to} ` : all
      }),
    sentence,
  )
  return only.reduce(
    (text, way) =>
      text.replace(way, (all, last: string) => {
        const to = numberIn(last)
        return to !== null && isTurn(null, to) ? ` flip ${to} ` : all
      }),
    told,
  )
}
