import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  awardStandings,
  type District,
  endStanding,
  isCrest,
  type Move,
  type State,
  type Task,
  townBuilder,
  townCard,
} from '../../../../worker/games/town-builder/index.ts'
import type { Piece } from '../../stage/taps.ts'
import type { NotesOf, Situation } from '../kit/situations.ts'
import { goldOf, usesOf } from './facts.ts'
import { cardPiece, waysOf } from './targets.ts'

/** A position as somebody at the table meets it. */
interface Position {
  readonly state: State
  readonly seat: Seat
  readonly district: District
  /** Task of mine; `null` while others do. */
  readonly task: Task | null
  /** Moves that I may do now. */
  readonly moves: ReadonlyArray<Move>
}

export function positionOf(state: State, seat: Seat): Position | null {
  const district = state.districts[seat]
  const asked = townBuilder.toAct(state)
  if (!district || asked.length === 0) return null
  const mine = asked.includes(seat)
  const task = (mine && state.agenda.at(-1)) || null
  return { state, seat, district, task, moves: mine ? townBuilder.moves(state, seat) : [] }
}

const asks =
  (...tasks: ReadonlyArray<Task['task']>) =>
  ({ task }: Position) =>
    task !== null && tasks.includes(task.task)
const inTurn = asks('turn')
const can = (what: Move['do']) => (at: Position) =>
  inTurn(at) && at.moves.some((move) => move.do === what)
/** The first pieces of the moves of a kind that can be made now. */
const piecesOf =
  (...kinds: ReadonlyArray<Move['do']>) =>
  ({ moves }: Position): Piece[] => [
    ...new Set(
      waysOf(moves.filter((move) => kinds.includes(move.do))).map(({ pieces }) => pieces[0]),
    ),
  ]

/** The cards of the row whose gold cost I cannot pay now. */
const dear = ({ state, seat }: Position) =>
  state.row.filter((card) => usesOf(state, seat, card).foundation.lacks > 0)
/** The awards that somebody else won in this round, and that I can still get. */
const contested = ({ state, seat }: Position) =>
  awardStandings(state).filter(({ status, by }) => status === 'claimed' && !by.includes(seat))
/** My buildings whose star ability is offered. */
const stars = ({ moves }: Position) =>
  moves.flatMap((move) => (move.do === 'star' && !isCrest(move.with) ? [move.with] : []))
/** The deck lasts for a few rounds, and the next reshuffle brings the end. */
function isNearEnd({ state }: Position): boolean {
  const { lastRound, reshuffles, reshuffleLimit, deck } = endStanding(state)
  return lastRound === null && reshuffles + 1 === reshuffleLimit && deck <= 15
}

export const situations = {
  pay: { rule: 'T5.7', when: asks('pay'), at: piecesOf('pay') },
  pick: { rule: 'T7.66', when: asks('pick'), at: piecesOf('pick') },
  use: {
    rule: 'T7.65',
    when: asks('use'),
    at: ({ task }) => (task?.task === 'use' ? [cardPiece(task.card)] : []),
  },
  discard: {
    rule: 'T7.61',
    when: asks('discardRow', 'soloDiscard'),
    at: piecesOf('discard'),
  },
  look: {
    rule: 'T7.72',
    when: asks('look'),
    at: ({ state }) => [...state.deck.slice(-1).map(cardPiece), 'deck'],
  },
  cover: { rule: 'T7.69', when: asks('cover'), at: piecesOf('cover') },
  protect: { rule: 'T7.70', when: asks('protect'), at: piecesOf('protect') },
  copy: { rule: 'T7.74', when: asks('copy'), at: piecesOf('copy') },
  retype: { rule: 'T6.8', when: asks('retype'), at: piecesOf('count', 'keep') },
  aim: { rule: 'T6.13', when: inTurn, at: ({ state }) => state.judgeRow.map(cardPiece) },
  turn: { rule: 'T4.13', when: inTurn, at: () => ['row'] },
  foundation: { rule: 'T5.1', when: can('start'), at: piecesOf('start') },
  resource: { rule: 'T5.13', when: can('resource'), at: piecesOf('resource') },
  'gold-cost': {
    rule: 'T5.4',
    when: (at) => can('start')(at) && goldOf(at.state, at.seat) === 0 && dear(at).length > 0,
    at: (at) => dear(at).map(cardPiece),
  },
  store: { rule: 'T5.24', when: can('gold'), at: piecesOf('gold') },
  completed: {
    rule: 'T5.34',
    when: (at) => inTurn(at) && at.district.buildings.length > 0,
    at: ({ district }) => district.buildings.map(cardPiece),
  },
  build: {
    rule: 'T5.53',
    when: can('build'),
    at: piecesOf('build'),
  },
  crest: {
    rule: 'T5.64',
    when: (at) => can('star')(at) && at.state.round > 1,
    at: ({ district }) => [cardPiece(district.crest)],
  },
  star: {
    rule: 'T5.61',
    when: (at) => inTurn(at) && stars(at).length > 0,
    at: (at) => stars(at).map(cardPiece),
  },
  end: {
    rule: 'T4.19',
    when: can('end'),
    at: ({ seat }) => [`store:${seat}`],
  },
  'last-round': {
    rule: 'T6.3',
    when: (at) => inTurn(at) && at.state.lastRound !== null,
    at: () => ['deck'],
  },
  'end-near': { rule: 'T6.1', when: (at) => inTurn(at) && isNearEnd(at), at: () => ['deck'] },
  race: {
    rule: 'T5.44',
    when: (at) => inTurn(at) && contested(at).length > 0,
    at: (at) => contested(at).map(({ award }) => cardPiece(award)),
  },
  awards: {
    rule: 'T5.43',
    when: (at) => inTurn(at) && at.state.round > 2,
    at: ({ state }) => state.awards.map(({ award }) => cardPiece(award)),
  },
  'in-the-end': {
    rule: 'T5.66',
    when: (at) =>
      inTurn(at) && at.district.buildings.some((card) => townCard(card).ability?.kind === 'end'),
    at: ({ district }) =>
      district.buildings.filter((card) => townCard(card).ability?.kind === 'end').map(cardPiece),
  },
  waiting: { rule: 'T4.3', when: ({ task }) => task === null, at: () => ['row'] },
} as const satisfies Readonly<Record<string, Situation<Position>>>

/** The notes of one language. */
export type GuideNotes = NotesOf<keyof typeof situations>
