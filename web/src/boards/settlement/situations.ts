import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { isIdle } from '../../../../worker/games/settlement/advice.ts'
import { allSpaces, boardOf, spacesOf } from '../../../../worker/games/settlement/board.ts'
import {
  allRegions,
  allStreets,
  heroById,
  roundCount,
  terrainById,
} from '../../../../worker/games/settlement/components/index.ts'
import { settlement } from '../../../../worker/games/settlement/index.ts'
import type { Move, PlayerBoard, State, Task } from '../../../../worker/games/settlement/state.ts'
import type { Piece } from '../../stage/taps.ts'
import type { NotesOf, Situation } from '../kit/situations.ts'
import { purseOf, settlersPlace } from './journeys.ts'
import {
  buildingPiece,
  heroPiece,
  regionPiece,
  streetPiece,
  terrainPiece,
  waysOf,
} from './targets.ts'

/** A position as somebody at the table meets it. */
interface Position {
  readonly state: State
  readonly seat: Seat
  readonly board: PlayerBoard
  /** Task of mine; `null` while others do. */
  readonly task: Task | null
  /** Moves that I may do now. */
  readonly moves: ReadonlyArray<Move>
}

export function positionOf(state: State, seat: Seat): Position | null {
  const asked = settlement.toAct(state)
  if (asked.length === 0) return null
  const mine = asked.includes(seat)
  const task = (mine && state.agenda.at(-1)) || null
  const moves = mine ? settlement.moves(state, seat) : []
  return { state, seat, board: boardOf(state, seat), task, moves }
}

const asks = (task: Task['task']) => (at: Position) => at.task?.task === task
const inTurn = asks('turn')
/** My turn begins: neither action nor hero yet. */
const begins = ({ task }: Position) => task?.task === 'turn' && !task.acted && !task.invited
const can = (what: Move['do']) => (at: Position) =>
  begins(at) && at.moves.some((move) => move.do === what && !isIdle(at.state, at.seat, move))
/** The first pieces of the moves of a kind that can be made now. */
const piecesOf =
  (...kinds: ReadonlyArray<Move['do']>) =>
  ({ state, seat, moves }: Position): Piece[] => [
    ...new Set(
      waysOf(
        seat,
        moves.filter((move) => kinds.includes(move.do) && !isIdle(state, seat, move)),
      ).map(({ pieces }) => pieces[0]),
    ),
  ]
const settlers = ({ seat }: Position) => [settlersPlace(seat)]

const terrainsWith = (
  { seat, board }: Position,
  fits: (terrain: NonNullable<PlayerBoard['terrains'][number]>) => boolean,
) =>
  allSpaces
    .filter((space) => {
      const terrain = board.terrains[space]
      return terrain && fits(terrain)
    })
    .map((space) => terrainPiece(seat, space))

/** The heroes of the row that would bring a monster to one of my terrains. */
function threats({ state, board }: Position): Piece[] {
  const colours = new Set(
    board.terrains.flatMap((one) =>
      one && !one.monster && !one.outpost ? [terrainById[one.tile].colour] : [],
    ),
  )
  return state.heroRow.flatMap((hero, i) =>
    hero && colours.has(heroById[hero].colour) ? [heroPiece(i + 1)] : [],
  )
}

/** My regions, streets and outposts that were activated in this round. */
const closed = ({ seat, board: { placed } }: Position): Piece[] => [
  ...allRegions.filter((region) => placed[`region-${region}`]).map((one) => regionPiece(seat, one)),
  ...allStreets.filter((street) => placed[`street-${street}`]).map((one) => streetPiece(seat, one)),
  ...allSpaces.filter((space) => placed[`outpost-${space}`]).map((one) => terrainPiece(seat, one)),
]

const vaults = ({ seat, board }: Position): Piece[] =>
  allSpaces
    .filter((space) => ['bank', 'church'].includes(board.buildings[space]?.building ?? ''))
    .map((space) => buildingPiece(seat, space))

export const situations = {
  draft: { rule: 'S3.9', when: asks('draft'), at: piecesOf('take-artifact') },
  'place-terrain': { rule: 'S5.22', when: asks('place-terrain'), at: piecesOf('place-terrain') },
  'place-building': {
    rule: 'S5.16',
    when: asks('place-building'),
    at: piecesOf('place-building'),
  },
  effects: {
    rule: 'S5.46',
    when: (at) => asks('effects')(at) && at.moves.some((move) => move.do === 'use'),
    at: piecesOf('use'),
  },
  keep: { rule: 'S5.85', when: asks('keep'), at: piecesOf('keep') },
  artifact: { rule: 'S5.91', when: asks('artifact'), at: piecesOf('take-artifact') },
  aim: { rule: 'S6.2', when: begins, at: () => [4, 3, 2, 1].map(heroPiece) },
  turn: { rule: 'S4.3', when: begins, at: settlers },
  explore: {
    rule: 'S5.20',
    when: (at) => can('explore')(at) && at.board.terrains.every((one) => one === null),
    // A tap on a space explores as well, and a phone shows no stacks.
    at: ({ seat }) => spacesOf(1).map((space) => terrainPiece(seat, space)),
  },
  'end-turn': {
    rule: 'S4.7',
    when: ({ task }) => task?.task === 'turn' && (task.acted || task.invited),
    at: settlers,
  },
  'last-round': {
    rule: 'S5.81',
    when: (at) => begins(at) && at.state.round === roundCount,
    at: settlers,
  },
  monster: {
    rule: 'S5.31',
    when: (at) => inTurn(at) && at.board.terrains.some((one) => one?.monster),
    at: (at) => terrainsWith(at, ({ monster }) => monster),
  },
  colours: { rule: 'S5.25', when: (at) => begins(at) && threats(at).length > 0, at: threats },
  region: { rule: 'S5.40', when: can('activate-region'), at: piecesOf('activate-region') },
  construct: { rule: 'S5.15', when: can('construct'), at: piecesOf('construct') },
  street: { rule: 'S5.52', when: can('activate-street'), at: piecesOf('activate-street') },
  outpost: { rule: 'S5.38', when: can('build-outpost'), at: piecesOf('build-outpost') },
  'use-outpost': {
    rule: 'S5.54',
    when: can('activate-outpost'),
    at: piecesOf('activate-outpost'),
  },
  exchange: {
    rule: 'S5.61',
    when: can('exchange'),
    at: ({ seat }) => [purseOf(seat, 'wood')],
  },
  invite: { rule: 'S5.71', when: can('invite'), at: piecesOf('invite') },
  bonus: {
    rule: 'S5.60',
    when: (at) => inTurn(at) && at.board.settlers.bonus > 0,
    at: settlers,
  },
  closed: { rule: 'S5.4', when: (at) => begins(at) && closed(at).length > 0, at: closed },
  spent: {
    rule: 'S4.8',
    when: (at) => begins(at) && at.board.settlers.basic + at.board.settlers.bonus === 0,
    at: settlers,
  },
  'first-to-pass': {
    rule: 'S5.79',
    when: (at) =>
      begins(at) &&
      at.state.boards.length > 1 &&
      at.state.passed.length === 0 &&
      at.board.settlers.basic < 3,
    at: settlers,
  },
  vaults: { rule: 'S6.5', when: (at) => inTurn(at) && vaults(at).length > 0, at: vaults },
  waiting: {
    rule: 'S4.2',
    when: ({ task }) => task === null,
    at: settlers,
  },
} as const satisfies Readonly<Record<string, Situation<Position>>>

/** The notes of one language. */
export type GuideNotes = NotesOf<keyof typeof situations>
