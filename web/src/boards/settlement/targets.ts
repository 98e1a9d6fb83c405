import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  boardOf,
  buildingSpace,
  columnOf,
  explorable,
  regionOf,
  streetOf,
  terrainSpace,
} from '../../../../worker/games/settlement/board.ts'
import type {
  ArtifactId,
  Basic,
  Region,
  Resource,
  Street,
} from '../../../../worker/games/settlement/components/index.ts'
import { exchangeOf } from '../../../../worker/games/settlement/exchange.ts'
import type {
  ActionId,
  BuildingSpace,
  Move,
  State,
  TerrainSpace,
} from '../../../../worker/games/settlement/state.ts'
import { type Piece, type Way, waysBy } from '../../stage/taps.ts'
import type { Subject } from './subject.ts'

export const artifactPiece = (artifact: ArtifactId): Piece => `artifact:${artifact}`
/** `position` counts 1..4 from the left. */
export const heroPiece = (position: number): Piece => `hero:${position}`
/** `market` counts 1..9. */
export const marketPiece = (market: number): Piece => `market:${market}`
export const stackPiece = (region: Region): Piece => `stack:${region}`
export const regionPiece = (seat: Seat, region: Region): Piece => `region:${seat}:${region}`
export const streetPiece = (seat: Seat, street: Street): Piece => `street:${seat}:${street}`
export const terrainPiece = (seat: Seat, space: TerrainSpace): Piece => `terrain:${seat}:${space}`
export const buildingPiece = (seat: Seat, space: BuildingSpace): Piece =>
  `building:${seat}:${space}`
/** Piece for the gift of an exchange: resources joined by `+`. */
export const givePiece = (give: string): Piece => `give:${give}`
/** Piece for the gain of an exchange. */
export const getPiece = (resource: Resource): Piece => `get:${resource}`
/** The resource that a building's effect is about. */
export const choicePiece = (resource: Resource): Piece => `choice:${resource}`
/** Piece for the number of bonus settlers that the next action uses. */
export const bonusPiece = (count: number): Piece => `bonus:${count}`
export const keepPiece = (resource: Basic): Piece => `keep:${resource}`
export const extraPiece = (resource: Resource): Piece => `extra:${resource}`
/** Roles of a resource in my purse, as the question may be. */
export const rolesOf = (resource: Resource): ReadonlyArray<Piece> => [
  choicePiece(resource),
  extraPiece(resource),
  keepPiece(resource as 'wood'),
  getPiece(resource),
]
/** Moves that no piece stands for have a button of their own. */
export const buttonPiece = (name: Move['do']): Piece => `button:${name}`
/** One of the seven actions, or inviting: choosing it lights only the places where it happens. */
export const actionPiece = (action: ActionId | 'invite'): Piece => `action:${action}`

function piecesOf(you: Seat, move: Move): Way<Move>['pieces'] {
  switch (move.do) {
    case 'take-artifact':
      return [artifactPiece(move.artifact)]
    case 'exchange':
      return [givePiece(move.give), getPiece(move.get)]
    case 'use-bonus':
      return [bonusPiece(move.count)]
    case 'construct':
      return [marketPiece(move.market)]
    case 'explore':
      return [stackPiece(move.region)]
    case 'hunt':
    case 'build-outpost':
    case 'activate-outpost':
    case 'place-terrain':
      return [terrainPiece(you, terrainSpace(move.region, move.column))]
    case 'activate-region':
      return [regionPiece(you, move.region)]
    case 'activate-street':
      return [streetPiece(you, move.street)]
    case 'invite':
      return [heroPiece(move.position)]
    case 'place-building':
      return [buildingPiece(you, buildingSpace(move.street, move.column))]
    case 'use': {
      const building = buildingPiece(you, buildingSpace(move.street, move.column))
      return move.resource ? [building, choicePiece(move.resource)] : [building]
    }
    case 'gain-extra':
      return [extraPiece(move.resource)]
    case 'keep':
      return [keepPiece(move.resource)]
    case 'end-turn':
    case 'pass':
    case 'done':
    case 'monster':
    case 'no-monster':
    case 'drop-rest':
      return [buttonPiece(move.do)]
  }
}

/** Exchanges that only lose stay in the list of moves: nothing on the board leads to them (S-R19). */
const isOffered = (move: Move): boolean =>
  move.do !== 'exchange' || exchangeOf(move)?.wasteful === false

/** Ways to make each legal move by tapping pieces. */
export const waysOf = (you: Seat, moves: ReadonlyArray<Move>): Way<Move>[] =>
  waysBy(moves.filter(isOffered), (move) => piecesOf(you, move))

/** The same moves by the space of their action first, for those who begin there. */
export const actionWaysOf = (ways: ReadonlyArray<Way<Move>>): Way<Move>[] =>
  ways.map(({ move, pieces }) => ({ move, pieces: [`action:${move.do}`, ...pieces] }))

/**
 * Meaning of a tap on a piece: an empty space that can be explored stands for the stack of its
 * region, as long as it does not stand for a move of its own.
 */
export function meantBy(
  state: State,
  you: Seat,
  ways: ReadonlyArray<Way<Move>>,
  piece: Piece,
): Piece {
  const [kind, seat, at] = piece.split(':')
  if (kind !== 'terrain' || Number(seat) !== you) return piece
  const space = Number(at)
  if (ways.some(({ pieces }) => pieces[0] === piece)) return piece
  const region = regionOf(space)
  return explorable(boardOf(state, you), region).includes(space) ? stackPiece(region) : piece
}

/** The action that a piece stands for as its space; `null` for all other pieces. */
export const actionOf = (piece: Piece): ActionId | 'invite' | null =>
  piece.startsWith('action:') ? (piece.slice(7) as ActionId | 'invite') : null

/** The space of an action is chosen first, even where it leads to one move only. */
export const isAction = (piece: Piece): boolean => actionOf(piece) !== null

/** Returns true if a piece lies in the tray: a gift of an exchange, or a number of bonus settlers. */
export const isOfTray = (piece: Piece): boolean => /^(give|bonus):/.test(piece)

/** Moves that one would do with a space of the own wilderness. */
function wishesWithTerrain(state: State, you: Seat, space: TerrainSpace) {
  const at = { region: regionOf(space), column: columnOf(space) }
  const terrain = boardOf(state, you).terrains[space]
  if (!terrain) return [{ do: 'place-terrain', ...at } as const]
  if (terrain.monster) return [{ do: 'hunt', ...at } as const]
  return [{ do: terrain.outpost ? 'activate-outpost' : 'build-outpost', ...at } as const]
}

/** The moves that one would make with a piece if they were possible; none for what is somebody else's. */
export function wishesFor(state: State, subject: Subject, you: Seat | null): Move[] {
  switch (subject.kind) {
    case 'hero':
      return subject.position === undefined ? [] : [{ do: 'invite', position: subject.position }]
    case 'market':
      return [{ do: 'construct', market: subject.market }]
    case 'artifact':
      return [{ do: 'take-artifact', artifact: subject.artifact }]
    case 'stack':
      return [{ do: 'explore', region: subject.region }]
    case 'region':
      return subject.seat === you ? [{ do: 'activate-region', region: subject.region }] : []
    case 'street':
      return subject.seat === you ? [{ do: 'activate-street', street: subject.street }] : []
    case 'terrain':
      return subject.seat === you ? wishesWithTerrain(state, you, subject.space) : []
    case 'building': {
      const building = boardOf(state, subject.seat).buildings[subject.space]?.building
      if (subject.seat !== you || !building) return []
      const [street, column] = [streetOf(subject.space), columnOf(subject.space)]
      // In a turn, a building is used by activating its street.
      return state.agenda.at(-1)?.task === 'turn'
        ? [{ do: 'activate-street', street }]
        : [{ do: 'use', street, column }]
    }
    default:
      return []
  }
}
