/** What the calls of a table's outbox come to, by how the table stands when they are due. */
import { database } from '../accounts/database.ts'
import { deletedAmong } from '../accounts/people.ts'
import type { Env } from '../env.ts'
import type { Seat } from '../games/kernel/index.ts'
import { deliver as deliverNotice } from '../notices/deliver.ts'
import { enterNews } from '../notices/enter-news.ts'
import { readIdle } from '../notices/letterbox.ts'
import { enterNote } from '../notices/note.ts'
import { expire, expirePatience } from './absence.ts'
import { type Bots, playBotTurn } from './bot-turns.ts'
import { finish, tellInvited } from './company.ts'
import { isCallOff } from './line.ts'
import { list } from './listing.ts'
import type { Outcome } from './operations/operation.ts'
import type { OutboxRow } from './outbox.ts'
import type { Scene } from './scene.ts'
import { noteSeen } from './seen.ts'
import { stillStands } from './standing.ts'
import { standing } from './standing-turns.ts'
import type { Journal } from './storage/journal.ts'
import { mentionFor, unreadOf } from './talk.ts'
import { noticeFor, takenNote } from './tell.ts'
import { newsFor } from './tell-news.ts'

/** The table around a delivery. */
export interface Delivering {
  readonly env: Env
  readonly journal: Journal
  readonly bots: Bots
  /** The seats whose people are looking. */
  present(scene: Scene): ReadonlySet<Seat>
  /** Writes in one transaction, then tells everyone who watches. */
  change(act: (scene: Scene, now: number) => Outcome): void
  /** Forgets a person who was deleted before the list of tables knew that they sit here. */
  forget(account: string): void
}

/** Delivers one call; safe to repeat. */
export async function deliver(table: Delivering, row: OutboxRow): Promise<void> {
  const { env, journal } = table
  const scene = journal.scene()
  switch (row.kind) {
    case 'deadline':
      return expireTime(table, row)
    case 'bot':
      return letBotPlay(table, row)
    case 'index':
      return enterInList(table, scene)
    case 'result':
      return finish(env, scene)
    case 'invitation':
      return tellInvited(env, journal, scene, Date.now())
    case 'taken':
      return tellTaken(env, scene, row)
    case 'news':
      return isCallOff(scene, row)
        ? undefined
        : tellNews(env, newsFor(scene, row, table.present(scene)))
    case 'talk':
      return send(env, mentionFor(journal, scene, row))
    default:
      return tellSeat(table, scene, row)
  }
}

async function send(env: Env, notice: Parameters<typeof deliverNotice>[1] | null): Promise<void> {
  if (notice) await deliverNotice(env, notice)
}

/** Tells a seat what a row calls for. A letter shows the table: its reader has seen it. */
async function tellSeat(
  { env, journal, present }: Delivering,
  scene: Scene,
  row: OutboxRow,
): Promise<void> {
  const { seat } = row
  const notice = noticeFor(scene, row, {
    isLooking: seat !== null && present(scene).has(seat),
    isTurnPending: journal.outbox.isPending('turn', seat),
    turns: standing(journal.turns(scene.sittings[seat ?? -1]?.ownRevision)),
  })
  if (notice && seat !== null) noteSeen(journal, scene, seat)
  await send(env, notice)
}

async function tellNews(env: Env, news: ReturnType<typeof newsFor>): Promise<void> {
  if (news) await enterNews(env, news.account, news.told, Date.now())
}

async function tellTaken(env: Env, scene: Scene, row: OutboxRow): Promise<void> {
  const told = takenNote(scene, row)
  if (told) await enterNote(env, told.account, told.note, Date.now())
}

/**
 * Enters the table in the list of tables; people who were deleted before it was there are forgotten now. What the
 * letters about it said and is settled since counts as read.
 */
async function enterInList({ env, journal, forget }: Delivering, scene: Scene): Promise<void> {
  journal.outbox.unpostLists(Date.now())
  const unread = scene.sittings.map(({ account }) =>
    account === null ? 0 : unreadOf(journal, account),
  )
  const db = database(env)
  for (const account of await list(db, scene, unread)) forget(account)
  // The list does not know who waits in line.
  const inLine = scene.line.map(({ account }) => account)
  for (const account of await deletedAmong(db, inLine)) forget(account)
  const now = Date.now()
  await readIdle(
    env,
    scene.facts.id,
    (account, told) => stillStands(journal, scene, account, told),
    now,
  )
}

/** A seat's time may be over; without a seat: the patience with some. */
async function expireTime({ journal, change }: Delivering, { seat }: OutboxRow): Promise<void> {
  change((scene, now) => {
    const isOver =
      seat === null ? expirePatience(journal, scene, now) : expire(journal, scene, seat, now)
    return isOver ? 'changed' : 'unchanged'
  })
}

/** Lets the bot of a seat think and play, or think on in the next alarm. */
async function letBotPlay(
  { journal, bots, change }: Delivering,
  { seat, revision }: OutboxRow,
): Promise<void> {
  if (seat === null) return
  const turn = await bots.think(seat, () => journal.scene())
  if (turn === 'later') journal.outbox.post('bot', seat, revision, Date.now())
  else if (turn !== null) change((scene, now) => playBotTurn(journal, scene, turn, now))
}
