/** The table's past: its play after every turn, kept as whole states now and then and as differences in between. */
import { hexToBytes } from '@noble/hashes/utils.js'
import {
  copy,
  diff,
  type Patch,
  type Play,
  patched,
  replay,
  resume,
} from '../../games/kernel/index.ts'
import type { Journal } from '../storage/journal.ts'
import type { Frame } from '../storage/rows.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'
import { standing } from './standing-turns.ts'

/** Number of turns from one whole state to the next: more states take room, fewer take time to look back. */
const between = 24

/** All that is kept: with the rows of the journal, and by itself where no row led there, as at the start. */
const frames = `SELECT revision, version, whole, data FROM journal WHERE data IS NOT NULL
  UNION ALL SELECT revision, version, whole, data FROM frames`

/** Frame that is kept of a play for looking back; `before` is the play of the revision before it. */
export function frameOf({ db }: Journal, play: Play, before: Play): Frame {
  const { revision, version } = play
  const query = `SELECT version FROM (${frames}) WHERE revision = ?`
  const read = () => db.first<{ version: number }>(query, revision - 1)?.version ?? null
  const last = db.cached('journal', read, `version ${revision - 1}`)
  // If the rules were changed in between, the state before it is not the one that was kept.
  const isWhole = last !== version || revision % between === 0
  return { version, isWhole, data: JSON.stringify(isWhole ? play : diff(before, play)) }
}

/** Keeps the play as it begins. */
export function keepStart({ db }: Journal, play: Play): void {
  const query = 'INSERT INTO frames (revision, version, whole, data) VALUES (?, ?, 1, ?)'
  db.write('journal', query, play.revision, play.version, JSON.stringify(play))
}

/**
 * The play as it was after a revision, brought to the present version of the rules, with all its
 * secrets; `null` where there was no such revision, or nothing of it is left.
 */
export function playAt(journal: Journal, snapshot: TableSnapshot, revision: number): Play | null {
  const { game, play } = snapshot
  if (!play || revision > play.revision) return null
  if (revision === play.revision) return play
  const [first, ...rest] = journal.db.rows<{ whole: number; data: string }>(
    `SELECT whole, data FROM (${frames}) WHERE revision <= ?1 AND revision >= coalesce(
         (SELECT max(revision) FROM (${frames}) WHERE revision <= ?1 AND whole = 1), ?1)
       ORDER BY revision`,
    revision,
  )
  if (first?.whole !== 1) return replayed(journal, snapshot, revision)
  let past: unknown = JSON.parse(first.data)
  for (const { data } of rest) past = patched(past, JSON.parse(data) as Patch)
  const found = past as Play
  return found.revision === revision ? resume(game, found) : null
}

/**
 * The plays of all revisions in their order, as `playAt` has each; those before the first that was kept are left out.
 */
export function* playsSince({ db }: Journal, { game }: TableSnapshot): Generator<Play> {
  let past: unknown = null
  const all = db.rows<{ revision: number; whole: number; data: string }>(
    `SELECT revision, whole, data FROM (${frames}) ORDER BY revision`,
  )
  for (const { revision, whole, data } of all) {
    const kept: unknown = JSON.parse(data)
    past = whole === 1 ? kept : past && patched(past, kept as Patch)
    // The next patch uses it up.
    const play = past === null ? null : (copy(past) as Play)
    if (play?.revision === revision) yield resume(game, play)
  }
}

/** Before frames were kept, all games were of this version. */
const firstVersion = 1

/** The version of the rules under which a table began. */
export function versionAtStart({ db }: Journal): number {
  const [frame] = db.rows<{ version: number }>('SELECT version FROM frames WHERE revision = 0')
  return frame?.version ?? firstVersion
}

/** For tables that were played before frames were kept: their turns again, under the present rules. */
function replayed(
  journal: Journal,
  { settings, game, play }: TableSnapshot,
  revision: number,
): Play | null {
  if (!play?.seed) return null
  // Turns that were taken back by then led nowhere.
  const turns = standing(journal.turns().filter((turn) => turn.revision <= revision))
  try {
    const last = [...replay(game, settings.options, play.seats, hexToBytes(play.seed), turns)].at(
      -1,
    )
    return last ? { ...last, revision } : null
  } catch {
    // Played under rules that have changed since.
    return null
  }
}
