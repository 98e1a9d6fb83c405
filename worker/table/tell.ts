import { heard, type Play, view } from '../games/kernel/index.ts'
import type { Note } from '../notices/note.ts'
import type { Notice, PlayNotice } from '../notices/notice.ts'
import type { TableHappening } from '../wire/schema.ts'
import { decisionAbout } from './decisions.ts'
import { nudgerOf } from './nudge.ts'
import type { OutboxRow } from './outbox.ts'
import { resultOf, type Scene, scoresFor, toActIn } from './scene.ts'
import type { JournalRow, Sitting } from './storage/journal.ts'

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
  const { facts, play, sittings } = scene
  const sitting = row.seat === null ? undefined : sittings[row.seat]
  if (
    row.kind === 'index' ||
    row.kind === 'bot' ||
    row.kind === 'talk' ||
    row.kind === 'deadline' ||
    row.kind === 'result' ||
    row.kind === 'invitation' ||
    row.kind === 'taken' ||
    row.kind === 'news' ||
    !play ||
    !sitting?.account
  )
    return null
  const clock = scene.absence.clocks.find(({ seat }) => seat === sitting.seat)
  if (row.kind === 'decision') return isLooking ? null : decisionFor(scene, row, sitting.account)
  const nudger = nudgerOf(row.about)
  const yourTurn = toActIn(scene).includes(sitting.seat)
  if (row.kind !== 'over') {
    const hasActed = sitting.ownRevision > row.revision
    if (isLooking || hasActed || facts.status !== 'playing') return null
    if (row.kind === 'turn' && !yourTurn) return null
    const isDue = nudger !== null || clock?.since != null
    if (row.kind === 'reminder' && (!yourTurn || !isDue)) return null
    if ((row.kind === 'started' || row.kind === 'full') && yourTurn && isTurnPending) return null
  }
  return {
    ...(row.kind === 'reminder'
      ? { kind: row.kind, nudgedBy: nudger === null ? null : (sittings[nudger]?.name ?? null) }
      : { kind: row.kind }),
    ...standingFor({ ...scene, play }, { ...sitting, account: sitting.account }, turns),
    revision: row.revision,
    about: row.kind === 'reminder' ? row.about : '',
  }
}

/** How the play stands for who sits there, with what came in these turns. */
function standingFor(
  scene: Scene & { readonly play: Play },
  { account, seat, ownRevision }: Sitting & { readonly account: string },
  turns: ReadonlyArray<JournalRow>,
): PlayNotice {
  const { facts, game, play, sittings } = scene
  return {
    account,
    table: facts.id,
    revision: play.revision,
    about: '',
    game: facts.game,
    title: facts.title,
    names: sittings.map(({ name }) => name),
    deadline: scene.absence.clocks.find((clock) => clock.seat === seat)?.deadline ?? null,
    seat,
    yourTurn: toActIn(scene).includes(seat),
    awaited: toActIn(scene),
    state: view(game, play, seat).state,
    events: turns.flatMap(({ told }) => heard(told, seat)),
    scores: scoresFor(scene, seat),
    result: resultOf(scene),
    open: {
      state: view(game, play, null).state,
      events: turns.flatMap(({ told }) => heard(told, null)),
      scores: scoresFor(scene, null),
    },
    since: ownRevision,
    played: play.revision,
    isRated: facts.rated,
  }
}

/** How a table that has begun stands for an account, with the turns after its own last one; `null` where it does not sit. */
export function standingOf(
  scene: Scene,
  account: string,
  turnsAfter: (own: number) => ReadonlyArray<JournalRow>,
): PlayNotice | null {
  const { play, sittings } = scene
  const sitting = sittings.find((one) => one.account === account)
  if (!play || !sitting) return null
  return standingFor({ ...scene, play }, { ...sitting, account }, turnsAfter(sitting.ownRevision))
}

/** What leads to a decision. */
const asking: ReadonlySet<TableHappening['what']> = new Set([
  'over-time',
  'gone',
  'waited',
  'bot-stuck',
])

/** That a seat needs a decision, if it still does. */
function decisionFor(scene: Scene, row: OutboxRow, account: string): Notice | null {
  const { facts, sittings, absence } = scene
  const happening = absence.happenings.find(({ id }) => `${id}` === row.about)
  const late = happening?.seat ?? null
  const decision = late === null ? null : decisionAbout(scene, late)
  if (late === null || !decision || decision.reason === 'bot') return null
  // What they were asked before is answered, or asked anew.
  const last = absence.happenings.findLast(({ seat, what }) => seat === late && asking.has(what))
  if (last !== happening) return null
  return {
    kind: 'decision',
    account,
    table: facts.id,
    revision: row.revision,
    about: row.about,
    game: facts.game,
    title: facts.title,
    names: sittings.map(({ name }) => name),
    deadline: absence.clocks.find(({ seat }) => seat === late)?.overAt ?? null,
    late,
    reason: decision.reason,
    patience: facts.pace ? null : facts.patience,
  }
}

/** What an account is told when somebody new took a seat, if they still sit there; the row names happening and account. */
export function takenNote(scene: Scene, row: OutboxRow): { account: string; note: Note } | null {
  const { facts, sittings } = scene
  const [happening = '', account = ''] = row.about.split(' ')
  const sitting = row.seat === null ? undefined : sittings[row.seat]
  if (!sitting || account === '') return null
  const { id: table, title } = facts
  const told = title || (sittings[0]?.name ?? '')
  return { account, note: { note: 'taken', table, title: told, happening, by: sitting.name } }
}
