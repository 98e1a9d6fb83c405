import {
  isJudge,
  type JudgeId,
  type Move,
  type Source,
  type State,
  type TownId,
} from '../../../../worker/games/town-builder/index.ts'

/** Reason why cards lie on the tray, in place of the row. */
export type TrayKind =
  | 'revealed'
  | 'discard'
  | 'resources'
  | 'copy'
  | 'look'
  | 'use'
  | 'judges'
  | 'gold'
  | 'final'

/** Cards that are looked through or chosen from, in place of the row. */
export interface Tray {
  readonly kind: TrayKind
  readonly cards: ReadonlyArray<TownId | JudgeId>
}

/** These few cards lie below the row, which draws together; all others take its place. */
const few: ReadonlyArray<TrayKind> = ['revealed', 'look', 'use']

/** Returns true if the row stays in view beside what is laid out. */
export const isBesideRow = (tray: Tray | null): boolean => tray !== null && few.includes(tray.kind)

/** Pile that somebody looks through of their own accord: the discard pile. */
export type Browsed = 'discard' | null

const carded = (moves: ReadonlyArray<Move>): TownId[] => [
  ...new Set(
    moves.flatMap((move) => {
      if (move.do === 'pick') return [move.card]
      if (move.do === 'copy') return [move.of]
      if (move.do === 'count' || move.do === 'keep') return [move.card]
      return move.do === 'pay' ? [move.with] : []
    }),
  ),
]

/** The cards that a question is about and that lie in no other place in view, if there are some. */
export function asked(state: State, mine: boolean, moves: ReadonlyArray<Move>): Tray | null {
  const task = state.agenda.at(-1)
  if (state.revealed.length > 0) return { kind: 'revealed', cards: state.revealed }
  if (!mine) return null
  switch (task?.task) {
    case 'pick':
      if (task.from === 'discard') return { kind: 'discard', cards: state.discard.toReversed() }
      return task.from === 'resources' ? { kind: 'resources', cards: carded(moves) } : null
    case 'copy':
      return { kind: 'copy', cards: carded(moves) }
    case 'pay':
      return { kind: 'gold', cards: carded(moves) }
    case 'look': {
      const top = state.deck.at(-1)
      return top === undefined ? null : { kind: 'look', cards: [top] }
    }
    case 'use':
      return { kind: 'use', cards: [task.card] }
    // The row is over by now; there is room for all that a building may count as.
    case 'retype':
      return { kind: 'final', cards: carded(moves) }
    case 'addJudge':
      return { kind: 'judges', cards: state.unusedJudges }
    default:
      return null
  }
}

/** Tray in place of the row: what is asked about, else what is looked through. */
export function trayOf(
  state: State,
  mine: boolean,
  moves: ReadonlyArray<Move>,
  browsed: Browsed,
): Tray | null {
  const question = asked(state, mine, moves)
  if (question && question.cards.length > 0) return question
  if (browsed === 'discard')
    return state.discard.length > 0 ? { kind: 'discard', cards: state.discard.toReversed() } : null
  return null
}

/** Owner of the district in which a card lies, if any. */
export const ownerOf = (state: State, card: Source | JudgeId): number | null => {
  if (isJudge(card)) return null
  const seat = state.districts.findIndex(
    ({ crest, buildings, gold, foundations }) =>
      crest === card ||
      buildings.includes(card as TownId) ||
      gold.includes(card as TownId) ||
      foundations.some((one) => one.card === card || one.under.includes(card as TownId)),
  )
  return seat < 0 ? null : seat
}
