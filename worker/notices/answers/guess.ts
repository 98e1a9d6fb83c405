/** The turn that an answer most probably means, by all its words together, where no reading of its clauses plays it. */
import { same, type TurnMoves } from '../../games/kernel/index.ts'
import { bindingIn, type Candidate, candidatesFor, nameOf } from './candidates.ts'
import { hasArrow } from './clause.ts'
import { type Evidence, evidenceOf, retractedIn } from './evidence.ts'
import { fitIn } from './fits.ts'
import { fitOf, labelOf } from './label.ts'
import { mostLeftOut, mostOffered } from './offers.ts'
import { plainWords } from './spelling.ts'
import type { Kind, Token } from './tokens.ts'
import { nearness, type Weight, weigher } from './weigh.ts'
import type { Known, Wish } from './wish.ts'
import { numberOf } from './words-of-numbers.ts'

interface Weighed extends Candidate {
  readonly weight: Weight
}

/** Cost above which a turn is no guess. */
const tooDear = 40

/** Number of words from which on a row of the list is no chance find. */
const leastMuch = 4

/** Texts that were weighed before, by what is known and their sentences: one is asked about in several ways. */
const texts = new WeakMap<Known, Map<string, ReturnType<typeof weighedAnew>>>()

/** Turns that a text could mean, weighed by it, and what it says; the best first. */
function weighedBy(sentences: ReadonlyArray<string>, known: Known) {
  const kept = texts.get(known) ?? new Map<string, ReturnType<typeof weighedAnew>>()
  texts.set(known, kept)
  const key = sentences.join('\n')
  const found = kept.get(key) ?? weighedAnew(sentences, known)
  kept.set(key, found)
  return found
}

function weighedAnew(sentences: ReadonlyArray<string>, known: Known) {
  const { listed, position, people = [] } = known
  const meant = [...listed, ...(position?.legal ?? [])]
  const names = meant[0]?.names ?? []
  const labels = meant.flatMap((one) => one.labels)
  const evidence = evidenceOf(sentences, labels, names, people)
  const weigh = () => {
    const candidates = candidatesFor(evidence, known)
    const deeds = new Set(candidates.flatMap((one) => one.deeds.flatMap((deed) => deed.labels)))
    const isBoundTo = bindingIn(candidates, position?.legal ?? [])
    const weightOf = weigher(evidence, names, [...new Set([...labels, ...deeds])], isBoundTo)
    return candidates
      .map((one): Weighed => ({ ...one, weight: weightOf(one) }))
      .toSorted((a, b) => a.weight.cost - b.weight.cost || b.weight.explained - a.weight.explained)
  }
  let all: ReadonlyArray<Weighed> | null = null
  const weighed = () => {
    all ??= weigh()
    return all
  }
  const isOfMoves = (word: string) => labels.some((label) => fitOf(word, labelOf(label).words) > 0)
  return { evidence, weighed, isOfMoves }
}

/** A guess that is as good as said, or those to ask about; `null` where there is none. */
export function guessedTurn(sentences: ReadonlyArray<string>, known: Known): Wish | null {
  if (sentences.some(hasArrow)) return null
  const retracted = retractedIn(sentences.join(' '), known.people ?? [])
  const isTaken = (text: string) =>
    weighedBy([text], known).evidence.tokens.some(
      ({ kind }) => kind === 'name' || kind === 'number',
    )
  const corrected = retracted && isTaken(retracted.before) ? retracted.after : null
  const { evidence, weighed, isOfMoves } = weighedBy(corrected ? [corrected] : sentences, known)
  const has = (...kinds: ReadonlyArray<Kind>) =>
    evidence.tokens.some(({ kind }) => kinds.includes(kind))
  if (!has('name', 'verb')) return null
  const isOnlyLeft = evidence.isLeaving && !has('name', 'number')
  const all = weighed().filter(({ weight: { explained, cost } }) => explained > 0 && cost < tooDear)
  const [best] = all
  if (!best?.weight.isNamed || !isListedAsSaid(best, evidence))
    return isOnlyLeft ? left(known) : null
  // “Both white” names pieces alone, and no number of one.
  const isOfDeed = (token: Token) =>
    best.deeds.some(
      ({ isMeans, labels }) => !isMeans && labels.some((label) => fitIn(token, labelOf(label)) > 0),
    )
  const hasMeans = best.deeds.some(({ isMeans }) => isMeans)
  if (hasMeans && !has('number') && !evidence.tokens.some(isOfDeed)) return null
  const name = nameOf(best)
  const [only, ...others] = ofOneName(
    all.filter((one) => nameOf(one) === name),
    has('number'),
  )
  // No other turn has by chance as much of what a row of the list has.
  const isMuch = best.number !== null && best.weight.explained >= leastMuch
  const isRival = (one: Weighed) =>
    setOf(one) !== setOf(best) &&
    nameOf(one) !== '' &&
    (one.weight.isWhole || !best.weight.isByVerb) &&
    one.weight.explained >= best.weight.explained &&
    one.weight.cost <= best.weight.cost + (one.weight.isWhole || !isMuch ? nearness : 0)
  const isSure =
    best.weight.isWhole &&
    others.length === 0 &&
    !evidence.isVague &&
    corrected === null &&
    evidence.refused.every(isOfMoves) &&
    !all.some(isRival)
  if (isSure && only) return asSaid(only, evidence)
  if (isOnlyLeft) return left(known)
  const isLeft = best.deeds.some(({ isDeclining }) => isDeclining)
  // “Not so: the monk” leaves nothing.
  const isNothing = evidence.isVague && evidence.isLeaving && !isLeft && !has('name')
  const refusal = isNothing ? left(known) : null
  return refusal ?? nearest(best, all, evidence)
}

/** Names of what a turn does in no order: that of the same deeds is none of a question. */
const setOf = (one: Candidate): string => nameOf(one).split(' · ').toSorted().join()

/** Asks about the turns that are as near as the best. */
function nearest(best: Weighed, all: ReadonlyArray<Weighed>, evidence: Evidence): Wish | null {
  const near = all.filter(
    (one) =>
      one.weight.cost === best.weight.cost &&
      one.weight.explained === best.weight.explained &&
      isListedAsSaid(one, evidence),
  )
  // Which of some stacks or piles is seen in the question.
  const kindOf = (one: Candidate) => nameOf(one).replace(/\d+/g, '')
  const isNew = (one: Weighed, i: number) =>
    !near.slice(0, i).some((other) => setOf(other) === setOf(one))
  const different = near.filter(isNew)
  const kinds = new Set(different.map(different.length > mostOffered ? kindOf : nameOf))
  const turns = [...kinds].flatMap((kind) =>
    ofOneName(near.filter((one) => [nameOf(one), kindOf(one)].includes(kind))).slice(0, 1),
  )
  if (turns.length > mostOffered) return null
  // Nobody ends a turn by a question that does not show it.
  const isEnded = evidence.clauses.some(({ isEnd, isNumber }) => isEnd || isNumber)
  const leftOut = leftOutOf(best.weight, evidence)
  return {
    wish: 'unsure',
    turns: turns.map(({ moves, deeds }) => (isEnded ? moves : moves.slice(0, deeds.length))),
    ...(leftOut !== '' && { leftOut }),
  }
}

/** The clauses and names of a text that a turn has not. */
function leftOutOf({ leftOut, lost }: Weight, { clauses }: Evidence): string {
  const names = lost.filter(({ kind, clause }) => kind === 'name' && !leftOut.includes(clause))
  const texts = clauses.flatMap(({ text, isKind }, i) => {
    if (leftOut.includes(i)) return [text.trim()]
    const words = new Set(names.flatMap(({ clause, word }) => (clause === i ? [word] : [])))
    const isLost = (word: string) => plainWords(word).some((one) => words.has(one))
    return isKind ? [] : text.split(/\s+/u).filter(isLost)
  })
  return texts.join(', ').slice(0, mostLeftOut)
}

/** Tells whether a turn is the one of the list whose number stands alone in a clause, if there is such. */
const isListedAsSaid = ({ number }: Candidate, { tokens, clauses }: Evidence): boolean =>
  tokens.every(({ clause, word }) => !clauses[clause]?.isNumber || numberOf(word) === number)

/**
 * Asks about a turn that would be played, where another has more words of the text: a longer one, “white 3 and 4, for a field”,
 * one that is named whole, or one that costs much less than a row of the list; or any of several will do. `null` where there is none.
 */
export function betterTurn(
  moves: TurnMoves,
  sentences: ReadonlyArray<string>,
  known: Known,
): Wish | null {
  const { evidence, weighed } = weighedBy(sentences, known)
  const all = weighed()
  const played = all.find((one) => same(one.moves, moves))
  const { explained, cost, isWhole } = played?.weight ?? { explained: 0, cost: 0, isWhole: true }
  const isLonger = (one: Weighed) =>
    one.moves.length > moves.length &&
    same(one.moves.slice(0, moves.length), moves) &&
    one.weight.cost < nearness
  const isRow = (played?.number ?? null) !== null
  const isCheaper = ({ weight }: Weighed) => isRow && weight.cost + nearness < cost
  const best = all.find(
    (one) =>
      one.weight.explained > explained &&
      (isLonger(one) || isCheaper(one) || (!isWhole && one.weight.isWhole)),
  )
  if (best) return { wish: 'unsure', turns: [best.moves] }
  // Of two long rows with the same words, only one that is said whole is played.
  const isLong = ({ deeds }: Candidate) => deeds.filter(({ isMeans }) => !isMeans).length > 1
  const isAsNear = (one: Weighed) =>
    one.number !== null &&
    isLong(one) &&
    one.weight.explained >= explained &&
    one.weight.cost <= cost &&
    !same(one.moves, moves)
  const isOpen = isRow && !isWhole && explained > 2
  const rows = played && isOpen && isLong(played) ? all.filter(isAsNear) : []
  if (rows.length > 0) return { wish: 'unsure', turns: [...rows.map((one) => one.moves), moves] }
  // “A monk” is any of those that could be had.
  const isAny = evidence.tokens.some((one) => one.isAny && one.kind === 'name')
  if (!played || !isAny || !played.deeds.some(({ isMeans }) => isMeans)) return null
  const alike = all.filter(
    ({ weight, ...one }) =>
      weight.explained >= explained && weight.cost <= cost && nameOf(one) !== nameOf(played),
  )
  const turns = [played, ...alike].slice(0, mostOffered).map((one) => one.moves)
  return alike.length > 0 ? { wish: 'unsure', turns } : null
}

/** Asks about the moves that only decline something; `null` where there are none, or nothing but ends of the turn. */
function left({ position }: Known): Wish | null {
  const all = (position?.legal ?? []).filter((one) => one.isDeclining)
  return all.length === 0 || all.length > mostOffered
    ? null
    : { wish: 'unsure', turns: all.map(({ moves }) => moves) }
}

function asSaid({ moves, number, deeds }: Candidate, { clauses }: Evidence): Wish {
  const isEnded = clauses.some(({ isEnd, isNumber }) => isEnd || isNumber)
  const end = isEnded ? { thenEnd: true } : {}
  // A row may end the turn in silence, but leaves nothing unused so.
  const tail = moves.length - deeds.length
  if (!isEnded && tail > 1) return { wish: 'moves', moves: moves.slice(0, deeds.length) }
  return number !== null
    ? { wish: 'numbers', numbers: [number], ...end }
    : { wish: 'moves', moves, ...end }
}

/** Coins, time and markers that pay for a turn, added up. */
const priceOf = ({ deeds }: Candidate): number =>
  deeds
    .filter(({ isMeans }) => isMeans)
    .flatMap(({ labels: [label = ''] }) =>
      [...label.matchAll(/\((\d+)/g)].map(([, n]) => Number(n)),
    )
    .reduce((sum, n) => sum + n, 0)

/** Of turns that do the same: the one of the list, unless any way will do, or else those that cost least; one of the same pieces. */
function ofOneName(all: ReadonlyArray<Weighed>, isAnyWay = false): ReadonlyArray<Weighed> {
  const least = Math.min(...all.map(({ weight }) => weight.cost))
  const best = all.filter(({ weight }) => weight.cost === least)
  const listed = best.filter(({ number }) => number !== null)
  const chosen = isAnyWay || listed.length === 0 ? [...listed, ...best] : listed.slice(0, 1)
  const piecesOf = ({ deeds }: Candidate) =>
    deeds
      .map(({ labels: [label = ''] }) => label.replace(/\b(?:first|second) die\b/, 'die'))
      .toSorted()
      .join(' · ')
  // To pay more for the same has to be said.
  const cheapest = Math.min(...chosen.map(priceOf))
  const cheap = chosen.filter((one) => priceOf(one) === cheapest)
  const pieces = cheap.map(piecesOf)
  return cheap.filter((_, i) => pieces.indexOf(pieces[i] ?? '') === i)
}
