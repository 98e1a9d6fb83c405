import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  crest,
  isCrest,
  type Move,
  type Source,
  type State,
  type TownId,
  townCard,
} from '../../../../worker/games/town-builder/index.ts'
import type { Piece } from '../../stage/taps.ts'
import type { Subject } from './table.ts'
import { cardPiece } from './targets.ts'

/** Moves that one would do with an open card: of the row, revealed, or of the discard pile. */
function wishesWithOpen(state: State, you: Seat, card: TownId): Move[] {
  switch (state.agenda.at(-1)?.task) {
    case 'discardRow':
    case 'soloDiscard':
      return [{ do: 'discard', card }]
    case 'storeRow':
      return [{ do: 'storeCard', card }]
    case 'protect':
      return [{ do: 'protect', card }]
    case 'turn':
      if (state.row.includes(card)) break
      return [{ do: 'pick', card }]
    default:
      return [{ do: 'pick', card }]
  }
  const foundations = state.districts[you]?.foundations ?? []
  return [
    { do: 'start', card },
    ...foundations.map((to) => ({ do: 'resource', card, to: to.card }) as const),
    { do: 'gold', card },
  ]
}

/** Moves that one would do with a card or crest of a district. */
function wishesInDistrict(state: State, source: Source): Move[] {
  const task = state.agenda.at(-1)?.task
  if (!isCrest(source)) {
    if (task === 'copy') return [{ do: 'copy', of: source }]
    if (task === 'pay') return [{ do: 'pay', with: source }]
    if (task === 'pick') return [{ do: 'pick', card: source }]
    if (task === 'use') return [{ do: 'supply', to: source }]
    if (task === 'retype') return [{ do: 'keep', card: source }]
  }
  const { ability } = isCrest(source) ? crest(source) : townCard(source)
  return ability?.kind === 'build' && !isCrest(source)
    ? [{ do: 'build', with: source }]
    : [{ do: 'star', with: source }]
}

/**
 * The moves that a seat would make with a piece if they were possible, given what it has chosen before;
 * none for what nobody would do anything with.
 */
export function wishesFor(state: State, you: Seat, chosen: Piece | null, subject: Subject): Move[] {
  if (subject.kind === 'deck') return []
  // A judge is chosen while one is asked for, and at no other time: nobody would wonder.
  if (subject.kind === 'judge')
    return state.agenda.at(-1)?.task === 'addJudge'
      ? [{ do: 'addJudge', judge: subject.judge }]
      : []
  if (subject.kind === 'award') return [{ do: 'claim', award: subject.award }]
  const { card } = subject
  const taken = state.row.find((one) => cardPiece(one) === chosen)
  const isFoundation = state.districts.some(({ foundations }) =>
    foundations.some((one) => one.card === card),
  )
  if (taken && isFoundation) return [{ do: 'resource', card: taken, to: card as TownId }]
  const isOpen = !isCrest(card) && !state.districts.some((district) => lies(district, card))
  return isOpen ? wishesWithOpen(state, you, card) : wishesInDistrict(state, card)
}

/** Returns true if a card lies in a district, in whatever use. */
const lies = (
  { gold, buildings, foundations }: State['districts'][number],
  card: TownId,
): boolean =>
  [...gold, ...buildings].includes(card) ||
  foundations.some((one) => one.card === card || one.under.includes(card))
