/**
 * The table as one viewer may see it. Most of a view lasts: it depends on what is stored alone, and its text is kept for
 * each seat, and for all who do not sit here together, until anything is written. The passing part is worked out each
 * time and joined to that: so nobody is shown what was true a moment ago, nor what is another's.
 */
import type { Seat } from '../../games/kernel/index.ts'
import type { TableView } from '../../wire/schema/table-view.ts'
import { isAmongBots } from '../bots/bots.ts'
import { absenceView, clockView, decisionsView } from '../people/absence-view.ts'
import { queueView } from '../queue/queue.ts'
import { linkKey } from '../seats/link-key.ts'
import { isRemoved } from '../seats/removed.ts'
import { isSealed } from '../seats/sealed.ts'
import { seriesView } from '../seats/series.ts'
import type { Journal } from '../storage/journal.ts'
import {
  hostSeat,
  resultOf,
  scoresFor,
  seatOf,
  sightOf,
  type TableSnapshot,
  toActIn,
} from '../storage/snapshot.ts'
import { nudgesFor } from '../telling/nudge.ts'
import { talkState } from '../telling/talk.ts'
import { draftOf } from '../turns/drafts.ts'
import { planOf } from '../turns/plans.ts'
import { backView } from '../votes/take-back.ts'

/**
 * Parts that may change though nothing is written, by the clock or as somebody looks up; and what those may
 * have of their own who do not sit here.
 */
type Passing = Pick<TableView, 'seats' | 'decisions' | 'isRemoved' | 'line' | 'seed'>

type Lasting = Omit<TableView, keyof Passing>

/** The table as an account may see it, `null` as any spectator; `present` are the seats whose people are looking. */
export const tableView = (
  journal: Journal,
  snapshot: TableSnapshot,
  account: string | null,
  present: ReadonlySet<Seat>,
): TableView => ({
  ...lasting(journal, snapshot, account),
  ...passing(journal, snapshot, account, present),
})

/** The same as JSON. */
export function tableText(
  journal: Journal,
  snapshot: TableSnapshot,
  account: string | null,
  present: ReadonlySet<Seat>,
): string {
  const sitter = seatOf(snapshot, account) === null ? null : account
  const make = () => JSON.stringify(lasting(journal, snapshot, sitter))
  const kept = journal.db.made(sitter === null ? 'view' : `view of ${sitter}`, make)
  const now = JSON.stringify(passing(journal, snapshot, account, present))
  return `${kept.slice(0, -1)},${now.slice(1)}`
}

/** An answer with the table, as JSON: its text, and what is said beside it. */
export function answerText(table: string, beside: object = {}): string {
  const rest = JSON.stringify(beside).slice(1)
  return `{"table":${table}${rest === '}' ? '' : ','}${rest}`
}

/** Stored facts decide it, and of the account no more than whether and where it sits here. */
function lasting(journal: Journal, snapshot: TableSnapshot, account: string | null): Lasting {
  const { settings, play, takenSeats } = snapshot
  const you = seatOf(snapshot, account)
  const result = resultOf(snapshot)
  const series = seriesView(snapshot)
  const key = linkKey(journal)
  return {
    id: settings.id,
    game: settings.game,
    title: settings.title,
    access: settings.access,
    status: settings.status,
    options: settings.options,
    you,
    toAct: toActIn(snapshot),
    createdAt: settings.createdAt,
    startedAt: settings.startedAt,
    endedAt: settings.endedAt,
    rated: settings.rated,
    deal: settings.deal && { week: settings.deal.week, until: settings.deal.until },
    rematch: settings.rematch,
    ...(settings.tournament !== null && { tournament: settings.tournament }),
    ...(settings.start !== null &&
      settings.status === 'gathering' && {
        start: { at: settings.start.at, bots: settings.start.bots },
      }),
    ...(settings.origin && {
      origin: { title: settings.origin.title, turn: settings.origin.turn },
    }),
    ...(series && { series }),
    ...(you !== null && key !== null && { key }),
    pace: settings.pace,
    patience: settings.patience,
    ...absenceView(snapshot),
    play: play && { ...sightOf(snapshot, play, you).play, seed: null },
    since: (you === null ? play?.revision : takenSeats[you]?.ownRevision) ?? 0,
    scores: scoresFor(snapshot, you).map(({ categories, ...score }) => ({
      ...score,
      categories: [...categories],
    })),
    result: result && { ...result, places: [...result.places] },
    plan: account !== null && you !== null && play ? planOf(journal, account) : null,
    draft: draftOf(journal, snapshot, account),
    talk: talkState(journal, you === null ? null : account),
    nudges: nudgesFor(journal, snapshot, account),
    letters: you !== null && isAmongBots(takenSeats) ? (takenSeats[you]?.letters ?? false) : null,
    back: play && backView(journal, snapshot, you),
  }
}

function passing(
  journal: Journal,
  snapshot: TableSnapshot,
  account: string | null,
  present: ReadonlySet<Seat>,
): Passing {
  const { settings, play, takenSeats } = snapshot
  const you = seatOf(snapshot, account)
  const isGathering = settings.status === 'gathering'
  return {
    seats: Array.from({ length: play ? play.seats : settings.wanted }, (_, seat) => ({
      seat,
      name: takenSeats[seat]?.name ?? null,
      person: takenSeats[seat]?.account ?? null,
      you: seat === you,
      host: seat === hostSeat && seat in takenSeats,
      present: present.has(seat),
      bot: takenSeats[seat]?.bot ?? null,
      botOnce: takenSeats[seat]?.botOnce ?? false,
      ...clockView(snapshot, seat, you),
    })),
    decisions: decisionsView(snapshot),
    isRemoved: account !== null && isGathering && isRemoved(journal, account),
    line: queueView(snapshot, account),
    seed: settings.status === 'over' && play && !isSealed(settings, Date.now()) ? play.seed : null,
  }
}
