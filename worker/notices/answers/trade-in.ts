/** A card that is traded in, named with what comes for it: “the harvester for a hayer” is a move for the one and a move for the other. */
import type { Meant } from './clause.ts'
import { fitOf, isThing, labelOf } from './label.ts'
import { plainWords } from './spelling.ts'
import type { Position } from './wish.ts'
import { isExchange } from './words-beside.ts'
import { meanAlike } from './words-of-moves.ts'
import { isNumber } from './words-of-numbers.ts'

const article = `(?:(?:the|an?|my|another|der|die|das|den|dem|meinen?|(?:noch )?einen?(?: weiteren?)?|le|la|un|une|mon|ma|un autre|une autre)\\s+|l['’])?`
const given = `(\\p{L}{3,}(?:[ -]\\p{L}{3,})??)(?:\\s+(?:in|away|ab|ein|eintauschen|tauschen|weg))?`
const gained = '(\\p{L}{3,})(?!\\p{L})'
const begun = `(?:trade|trading|swap|exchange|give|hand|turn|tausche?|wechs(?:le|el)|gebe|gib|échange(?:r|z)?|troque|donne[rz]?)(?:\\s+(?:ich|in|away|also|auch|aussi))*\\s+`
const place = `((?:,?\\s+(?:both\\s+)?(?:on|onto|to|into|auf|in|sur|dans)\\s+(?:the\\s+|den?\\s+|die\\s+|la\\s+)?(?:stack|stapel|pile|reserve|réserve)(?:\\s+\\d)?)?)`
const ended = `(?:\\s+(?:eintauschen|tauschen|wechseln|away|weg|ein|ab|in)(?!\\p{L}))?`
const traded = (verb: string, joint: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})${verb}${article}${given}\\s+${joint}\\s+${article}${gained}${ended}${place}${ended}`,
    'giu',
  )
const fors = '(?:for|against|gegen|für|contre|pour)'
const ways = [
  traded(begun, fors),
  traded('', `(?:gebe|tausche)\\s+ich\\s+${fors}`),
  traded('', '(?:gegen|contre)'),
  traded(`(?<=, lay the .*)(?:and|und|et)\\s+(?:also\\s+|auch\\s+|aussi\\s+)?`, fors),
]
const onIt =
  /(?<!\p{L})(?:(?:on|onto) (?:it|him|her)|darauf|drauf|auf (?:ihn|ihm|sie|ihr)|dessus|sur (?:lui|elle))(?!\p{L})/iu

/** A sentence in which each such trade stands as its two moves, where the reader may trade in a card of the hand for that. */
export function withTrades(sentence: string, position: Position | null): string {
  const trades = (position?.legal ?? []).filter(({ labels: [label = ''] }) => isTradeIn(label))
  if (trades.length === 0) return sentence
  let last = ''
  const told = ways.reduce(
    (text, way) =>
      text.replace(way, (all, card: string, basic: string, where = '') => {
        const meant = trades.find(({ labels }) =>
          labels.some((label) => hasAll(label, basic) && !hasAll(label, card)),
        )
        const laid = meant?.moves[0] ? (position?.after(meant.moves[0])?.legal ?? []) : []
        if (!meant || !laid.some((one) => isOf(one, card))) return all
        last = basic
        return `${meant.labels[0]}, lay the ${card}${where || placeIn(laid)}`
      }),
    sentence,
  )
  return last === '' ? told : told.replace(onIt, `on the ${last}`)
}

/** Tells whether a card in a text is one that a move lays away. */
const isOf = ({ labels }: Meant, card: string): boolean =>
  plainWords(card).some(isThing) && labels.some((label) => hasAll(label, card))

/** The place where such a card comes to, as it is called where a stack is chosen. */
const placeIn = (laid: ReadonlyArray<Meant>): string =>
  laid.some(({ labels: [label = ''] }) => / stack \d/.test(label)) ? ' on a stack' : ''

/** Tells whether a name trades a card that it does not name: nothing in it is counted. */
function isTradeIn(label: string): boolean {
  const { main } = labelOf(label)
  return meanAlike(main[0] ?? '', 'exchange') && main.some(isExchange) && !main.some(isNumber)
}

const hasAll = (label: string, text: string): boolean =>
  plainWords(text).every((word) => fitOf(word, labelOf(label).main) > 0)
