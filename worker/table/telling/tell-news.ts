/** Check that news of what people did together is still to be told, when its time has come. */
import type { Seat } from '../../games/kernel/index.ts'
import type { News } from '../../notices/news.ts'
import type { ToldNews } from '../../notices/parcels.ts'
import type { OutboxRow } from '../ground/outbox.ts'
import { seatOf, type TableSnapshot } from '../storage/snapshot.ts'
import { keptNews } from './news.ts'

/** News that a person must hear who does not sit here, and that goes out though they look at the table. */
const unseen: ReadonlySet<News['what']> = new Set(['removed', 'cancelled', 'queue'])

/** News that asks its reader for something: to have seen it is not enough. */
const asking: ReadonlySet<News['what']> = new Set(['pace-asked', 'back-asked', 'back-granted'])

/** A letter of news, and what its reader's looking at the table means for it. */
interface FoundNews {
  readonly account: string
  readonly told: Omit<ToldNews, 'standing'>
  /** Seat of the reader, whose looking counts; `null`: it does not. */
  readonly reader: Seat | null
  /** Tells whether it asks them for something. */
  readonly asks: boolean
}

/** The letter that a row of news calls for; `null` where it is true no more. */
export function newsFor(snapshot: TableSnapshot, row: OutboxRow): FoundNews | null {
  const { account, news, key } = keptNews(row)
  const { what } = news
  const seat = seatOf(snapshot, account)
  if (!unseen.has(what) && seat === null) return null
  if (!isTrue(snapshot, news, seat)) return null
  const told = { table: snapshot.settings.id, news, key }
  return { account, told, reader: unseen.has(what) ? null : seat, asks: asking.has(what) }
}

/** Returns true if it is so still, as far as that can pass. */
function isTrue(
  { settings, absence }: TableSnapshot,
  { what, at }: News,
  seat: Seat | null,
): boolean {
  switch (what) {
    case 'paused':
      return absence.pausedAt !== null
    case 'resumed':
      return absence.pausedAt === null && settings.status === 'playing'
    case 'pace-asked': {
      const voices = absence.votes.filter(({ ballot }) => ballot === 'pace')
      return voices.length > 0 && voices.every((one) => one.seat !== seat)
    }
    case 'back-asked': {
      const voices = absence.votes.filter(({ ballot }) => ballot === 'back')
      return voices.length > 0 && voices.every((one) => one.seat !== seat)
    }
    case 'start-set':
    case 'start-moved':
      return settings.start?.at === at
    case 'start-gone':
      return settings.start === null && settings.status === 'gathering'
    default:
      return true
  }
}
