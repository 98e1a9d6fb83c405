/** The turn that an answer most probably means, by all its words together, where no reading of its clauses plays it. */

import type { TurnMoves } from '../../games/kernel/index.ts'
import { same } from '../../games/kernel/index.ts'
import { hasArrow, type Meant } from './clause.ts'
import { afterRetraction, type Evidence, evidenceOf } from './evidence.ts'
import { fitOf, labelOf } from './label.ts'
import { mostLeftOut, mostOffered, movesOf } from './offers.ts'
import { advance, type Progress } from './progress.ts'
import { plainWords } from './spelling.ts'
import { type Deed, fitIn, nearness, type Weighable, type Weight, weigher } from './weigh.ts'
import type { Known, Wish } from './wish.ts'
import { numberOf } from './words-of-numbers.ts'

/** A turn that could be meant. */
interface Candidate extends Weighable {
  readonly moves: TurnMoves
}

interface Weighed extends Candidate {
  readonly weight: Weight
}

/** Bounds of the search: moves tried at each position, moves of a turn, and turns kept after each move. */
const most = { tried: 6, long: 7, kept: 5 }
/** Cost above which a turn is no guess. */
const tooDear = 40

/** A guess that is as good as said, or those to ask about; `null` where there is none. */
export function guessedTurn(sentences: ReadonlyArray<string>, known: Known): Wish | null {
  if (sentences.some(hasArrow)) return null
  const names = namesIn(known)
  const corrected = afterRetraction(sentences.join(' '))
  const labels = [...known.listed, ...(known.position?.legal ?? [])].flatMap((one) => one.labels)
  const evidence = evidenceOf(corrected ? [corrected.after] : sentences, labels, names)
  if (!evidence.tokens.some(({ kind }) => kind === 'name' || kind === 'verb')) return null
  if (
    evidence.isLeaving &&
    !evidence.tokens.some(({ kind }) => kind === 'name' || kind === 'number')
  )
    return left(known)
  const weigh = weigher(evidence, names)
  const weighed = candidatesFor(evidence, known)
    .map((one) => ({ ...one, weight: weigh(one) }))
    .filter(({ weight }) => weight.explained > 0 && weight.cost < tooDear)
    .toSorted((a, b) => a.weight.cost - b.weight.cost || b.weight.explained - a.weight.explained)
  const [best] = weighed
  if (!best?.weight.isNamed || !isListedAsSaid(best, evidence)) return null
  const name = nameOf(best)
  const alike = weighed.filter((one) => nameOf(one) === name)
  const areNumbersSaid = evidence.tokens.some(({ kind }) => kind === 'number')
  const [only, ...others] = ofOneName(alike, areNumbersSaid)
  const rival = weighed.find(
    (one) =>
      nameOf(one) !== name &&
      one.weight.explained >= best.weight.explained &&
      one.weight.cost <= best.weight.cost + nearness,
  )
  const isSure =
    best.weight.isWhole &&
    others.length === 0 &&
    !evidence.isVague &&
    corrected === null &&
    evidence.refused.every((word) => labels.some((one) => fitOf(word, labelOf(one).words) > 0)) &&
    rival === undefined
  if (isSure && only) return asSaid(only, evidence)
  const isLeft = best.deeds.some(({ isDeclining }) => isDeclining)
  const refusal = evidence.isVague && evidence.isLeaving && !isLeft ? left(known) : null
  if (refusal) return refusal
  const near = weighed.filter(
    ({ weight: { cost, explained } }) =>
      cost === best.weight.cost && explained === best.weight.explained,
  )
  // Which of some stacks or piles is seen in the question.
  const kindOf = (one: Candidate) => nameOf(one).replace(/\d+/g, '')
  const kinds = new Set(near.map(near.length > mostOffered ? kindOf : nameOf))
  const turns = [...kinds].flatMap((kind) =>
    ofOneName(near.filter((one) => [nameOf(one), kindOf(one)].includes(kind))).slice(0, 1),
  )
  if (turns.length > mostOffered) return null
  const isEnded = evidence.clauses.some(({ isEnd, isNumber }) => isEnd || isNumber)
  const movesIn = ({ moves, deeds }: Candidate) => (isEnded ? moves : moves.slice(0, deeds.length))
  const leftOut = leftOutOf(best.weight, evidence)
  return {
    wish: 'unsure',
    turns: turns.map(movesIn),
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
  const names = namesIn(known)
  const labels = [...known.listed, ...(known.position?.legal ?? [])].flatMap((one) => one.labels)
  const evidence = evidenceOf(sentences, labels, names)
  const weigh = weigher(evidence, names)
  const candidates = candidatesFor(evidence, known).map((one) => ({ ...one, weight: weigh(one) }))
  const played = candidates.find((one) => same(one.moves, moves))
  const least = played?.weight.explained ?? 0
  const isLonger = (one: Weighed) =>
    one.moves.length > moves.length &&
    same(one.moves.slice(0, moves.length), moves) &&
    one.weight.cost < nearness
  const isWhole = played?.weight.isWhole ?? true
  const price = played?.weight.cost ?? 0
  const isRow = (played?.number ?? null) !== null
  const isCheaper = ({ weight }: Weighed) => isRow && weight.cost + nearness < price
  const [best] = candidates
    .filter(
      (one) =>
        one.weight.explained > least &&
        (isLonger(one) || isCheaper(one) || (!isWhole && one.weight.isWhole)),
    )
    .toSorted((a, b) => a.weight.cost - b.weight.cost)
  if (best) return { wish: 'unsure', turns: [best.moves] }
  // “A monk” is any of those that could be had.
  const isAny = evidence.tokens.some((one) => one.isAny && one.kind === 'name')
  if (!played || !isAny || !played.deeds.some(({ isMeans }) => isMeans)) return null
  const alike = candidates.filter(
    (one) =>
      one.weight.explained >= least && one.weight.cost <= price && nameOf(one) !== nameOf(played),
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

function asSaid({ moves, number }: Candidate, { clauses }: Evidence): Wish {
  const end = clauses.some(({ isEnd }) => isEnd) ? { thenEnd: true } : {}
  return number !== null
    ? { wish: 'numbers', numbers: [number], ...end }
    : { wish: 'moves', moves, ...end }
}

const namesIn = ({ listed, position }: Known): ReadonlyArray<string> =>
  listed[0]?.names ?? position?.legal[0]?.names ?? []

/** The name of what a turn does, without what pays for it. */
const nameOf = ({ deeds }: Candidate): string =>
  deeds.flatMap(({ labels: [label = ''], isMeans }) => (isMeans ? [] : [label])).join(' · ')

/** Of turns that do the same: the one of the list, unless any way will do, or else those that cost least. */
function ofOneName(all: ReadonlyArray<Weighed>, isAnyWay = false): ReadonlyArray<Weighed> {
  const least = Math.min(...all.map(({ weight }) => weight.cost))
  const best = all.filter(({ weight }) => weight.cost === least)
  const listed = isAnyWay ? [] : best.filter(({ number }) => number !== null)
  const chosen = listed.length > 0 ? listed.slice(0, 1) : best
  return chosen.filter(
    ({ moves }, i) => !chosen.slice(0, i).some((other) => same(other.moves, moves)),
  )
}

function candidatesFor(evidence: Evidence, known: Known): ReadonlyArray<Candidate> {
  const { listed, position } = known
  const numbers = evidence.tokens.flatMap(({ kind, word }) =>
    kind === 'number' ? (numberOf(word) ?? []) : [],
  )
  const ofList = listed.map((meant, i) => candidateOf(meant, i + 1))
  const deeds = [
    ...(position?.deeds?.() ?? []),
    ...(numbers.length > 1 ? (position?.deeds?.(numbers) ?? []) : []),
  ].map((meant) => candidateOf(meant, null))
  return [...ofList, ...deeds, ...searched(evidence, known)]
}

const candidateOf = ({ moves, labels, parts }: Meant, number: number | null): Candidate => ({
  ...{ moves, number },
  deeds: (parts && parts.length > 0 ? parts : [{ labels, isMeans: false }]).map((part) => ({
    ...part,
    isBound: false,
  })),
})

/** A turn that is being put together. */
interface Begun {
  readonly progress: Progress
  readonly deeds: ReadonlyArray<Deed>
  /** Words of the text that it has, by their place. */
  readonly used: ReadonlySet<number>
}

/** Turns that are put together of moves that have words of the text. */
function searched({ tokens, isLeaving }: Evidence, { position }: Known): ReadonlyArray<Candidate> {
  const start: Progress = {
    ...{ position, chosen: [], last: null },
    ...{ isRegretted: false, isEnded: false },
  }
  const known = new Map<string, ReadonlyArray<number>>()
  const fitsOf = ({ labels }: Meant): ReadonlyArray<number> => {
    const key = labels[0] ?? ''
    const fits =
      known.get(key) ??
      tokens.map((token) => Math.max(...labels.map((one) => fitIn(token, labelOf(one)))))
    known.set(key, fits)
    return fits
  }
  const found: Candidate[] = []
  let begun: ReadonlyArray<Begun> = [{ progress: start, deeds: [], used: new Set() }]
  for (let length = 0; length < most.long && begun.length > 0; length++) {
    const longer = begun.flatMap((one) => continued(one, tokens, isLeaving, fitsOf))
    for (const { progress, deeds } of longer)
      found.push({ moves: movesOf(progress.chosen), deeds, number: null })
    begun = longer.toSorted((a, b) => b.used.size - a.used.size).slice(0, most.kept)
  }
  return found
}

/** A turn with each move more that has words of the text, or is the only one. */
function continued(
  { progress, deeds, used }: Begun,
  tokens: Evidence['tokens'],
  isLeaving: boolean,
  fitsOf: (meant: Meant) => ReadonlyArray<number>,
): ReadonlyArray<Begun> {
  const legal = progress.position?.legal ?? []
  const isOnly = legal.length === 1
  return legal
    .filter((meant) => !meant.isDeclining || isLeaving)
    .map((meant) => {
      const fits = fitsOf(meant)
      // What stands in another clause than the thing is said of another move.
      const near = new Set(
        tokens.flatMap(({ kind, isPlace, clause }, i) =>
          kind === 'name' && !isPlace && (fits[i] ?? 0) > 1 && !used.has(i) ? [clause] : [],
        ),
      )
      const fresh = fits.map((fit, i) =>
        used.has(i) || (near.size > 0 && !near.has(tokens[i]?.clause ?? 0)) ? 0 : fit,
      )
      const value = fresh.reduce(
        (sum, fit, i) => sum + fit * (tokens[i]?.kind === 'name' ? 3 : 1),
        0,
      )
      return { meant, fresh, value }
    })
    .filter(({ value }) => value > 0 || isOnly)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most.tried)
    .map(({ meant, fresh, value }) => ({
      progress: advance(meant, null, progress),
      deeds: [
        ...deeds,
        {
          labels: meant.labels,
          isMeans: meant.parts?.[0]?.isMeans ?? false,
          isBound: isOnly && value === 0,
          isDeclining: meant.isDeclining ?? false,
        },
      ],
      used: new Set([...used, ...fresh.flatMap((fit, i) => (fit > 0 ? [i] : []))]),
    }))
}
