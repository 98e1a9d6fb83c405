/** Turns that an answer could mean: those of a letter's list, deeds, and moves put together that have words of the text. */
import type { TurnMoves } from '../../games/kernel/index.ts'
import { isAtLoss } from './at-loss.ts'
import { type Meant, withoutAlike } from './clause.ts'
import type { Evidence } from './evidence.ts'
import { type Deed, fitIn } from './fits.ts'
import { fitOf, type Label, labelOf } from './label.ts'
import { movesOf } from './offers.ts'
import { advance, type Progress } from './progress.ts'
import type { Token } from './tokens.ts'
import type { Weighable } from './weigh.ts'
import type { Known } from './wish.ts'
import { numberOf } from './words-of-numbers.ts'

/** A turn that could be meant. */
export interface Candidate extends Weighable {
  readonly moves: TurnMoves
}

/** Bounds of the search: moves tried at each position, moves of a turn, and turns kept after each move. */
const most = { tried: 6, long: 7, kept: 5 }

/** The name of what a turn does, without what pays for it. */
export const nameOf = ({ deeds }: Candidate): string =>
  deeds.flatMap(({ labels: [label = ''], isMeans }) => (isMeans ? [] : [label])).join(' · ')

/** All turns that the evidence of an answer could speak for. */
export function candidatesFor(evidence: Evidence, known: Known): ReadonlyArray<Candidate> {
  const { listed, position } = known
  const said = evidence.tokens.flatMap(({ kind, word }) =>
    kind === 'number' ? (numberOf(word) ?? []) : [],
  )
  // “Both fives” are two dice.
  const isTwice = said.length === 1 && evidence.tokens.some(({ kind }) => kind === 'several')
  const numbers = isTwice ? [...said, ...said] : said
  const ofList = listed.map((meant, i) => candidateOf(meant, i + 1))
  const deeds = [
    ...(position?.deeds?.() ?? []),
    ...(numbers.length > 1 ? (position?.deeds?.(numbers) ?? []) : []),
  ].map((meant) => candidateOf(meant, null))
  return [...ofList, ...deeds, ...searched(evidence, known)]
}

const candidateOf = (meant: Meant, number: number | null): Candidate => {
  const { moves, labels, parts = [], isDeclining = false } = meant
  const deeds = parts.length > 0 ? parts : [{ labels, isMeans: false }]
  return { moves, number, deeds: deeds.map((one) => ({ ...one, isBound: false, isDeclining })) }
}

/** Tells of two deeds that pieces lead to whether the second is never done but behind the first, by all turns that could be meant. */
export function bindingIn(
  candidates: ReadonlyArray<Candidate>,
  legal: ReadonlyArray<Meant>,
): (before: Deed, deed: Deed) => boolean {
  const none = ''
  const nameIn = (deed: Pick<Deed, 'labels'> | undefined) => deed?.labels[0] ?? none
  const before = new Map<string, Set<string>>()
  const add = (name: string, one: string) =>
    before.set(name, (before.get(name) ?? new Set()).add(one))
  for (const one of legal) add(nameIn(one), none)
  for (const { deeds } of candidates) {
    if (!deeds.some(({ isMeans }) => isMeans)) continue
    const done = deeds.filter(({ isMeans }) => !isMeans)
    for (const [i, deed] of done.entries()) add(nameIn(deed), nameIn(done[i - 1]))
  }
  return (first, deed) => {
    const all = before.get(nameIn(deed))
    return all?.size === 1 && nameIn(first) !== none && all.has(nameIn(first))
  }
}

/** The degree to which a name has a word, or a number beside the same names. */
const fitOfToken = (token: Token, label: Label): number =>
  token.kind === 'number'
    ? Number(
        label.main.includes(`${numberOf(token.word)}`) &&
          token.beside.every((word) => fitOf(word, label.main) > 0),
      )
    : fitIn(token, label)

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
      tokens.map((token) => Math.max(...labels.map((one) => fitOfToken(token, labelOf(one)))))
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
  const words = tokens.map(({ word }) => word)
  const legal = withoutAlike(progress.position?.legal ?? [], words)
  const isOnly = legal.length === 1
  return legal
    .filter((meant) => (!meant.isDeclining || isLeaving) && !isAtLoss(meant))
    .map((meant) => {
      const fits = fitsOf(meant)
      // Of “white 5 and white 6”, each die takes one.
      const isUsed = (i: number) =>
        used.has(i) ||
        tokens.some(
          ({ word }, j) => j < i && !used.has(j) && word === tokens[i]?.word && (fits[j] ?? 0) > 0,
        )
      // Words of another clause than the thing are said of another move.
      const near = new Set(
        tokens.flatMap(({ kind, isPlace, clause }, i) =>
          kind === 'name' && !isPlace && (fits[i] ?? 0) > 1 && !used.has(i) ? [clause] : [],
        ),
      )
      const fresh = fits.map((fit, i) =>
        isUsed(i) || (near.size > 0 && !near.has(tokens[i]?.clause ?? 0)) ? 0 : fit,
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
      // An end that is bound to follow is none of the turn's deeds.
      deeds:
        isOnly && value === 0 && meant.isDeclining
          ? deeds
          : [
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
