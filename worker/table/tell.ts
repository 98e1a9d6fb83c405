import { heard, view } from '../games/kernel/index.ts'
import type { Notice } from '../notices/notice.ts'
import type { JournalRow } from './journal.ts'
import type { OutboxRow } from './outbox.ts'
import { type Scene, scoresFor, toActIn } from './scene.ts'

/** What else counts at this moment. */
export interface Present {
  /** Whether the person looks at the table. */
  readonly isLooking: boolean
  /** Whether the seat will also be told of its turn. */
  readonly isTurnPending: boolean
  /** The turns after the seat's own last one. */
  readonly turns: ReadonlyArray<JournalRow>
}

/**
 * The notice that a row of the outbox calls for, as the table stands now;
 * `null` when there is nothing left to tell: the person has acted or is
 * looking, nobody sits there any more, or the next notice to them says it too.
 */
export function noticeFor(
  scene: Scene,
  row: OutboxRow,
  { isLooking, isTurnPending, turns }: Present,
): Notice | null {
  const { facts, game, play, sittings } = scene
  const sitting = row.seat === null ? undefined : sittings[row.seat]
  if (
    row.kind === 'index' ||
    row.kind === 'result' ||
    row.kind === 'invitation' ||
    !play ||
    !sitting?.account
  )
    return null
  const yourTurn = toActIn(scene).includes(sitting.seat)
  if (row.kind !== 'over') {
    const hasActed = sitting.ownRevision > row.revision
    if (isLooking || hasActed || facts.status !== 'playing') return null
    if (row.kind === 'turn' && !yourTurn) return null
    if (row.kind === 'started' && yourTurn && isTurnPending) return null
  }
  return {
    kind: row.kind,
    account: sitting.account,
    table: facts.id,
    revision: row.revision,
    about: '',
    game: facts.game,
    title: facts.title,
    names: sittings.map(({ name }) => name),
    deadline: null,
    seat: sitting.seat,
    yourTurn,
    state: view(game, play, sitting.seat).state,
    events: turns.flatMap(({ told }) => heard(told, sitting.seat)),
    scores: scoresFor(scene, sitting.seat),
    result: game.result(play.state),
  }
}
