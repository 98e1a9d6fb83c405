/** Whether what people did together is still to be told, when its time has come. */
import type { Seat } from '../games/kernel/index.ts'
import type { ToldNews } from '../notices/enter-news.ts'
import type { News } from '../notices/news.ts'
import type { KeptNews } from './news.ts'
import type { OutboxRow } from './outbox.ts'
import { seatOf, type TableSnapshot } from './snapshot.ts'

/** News that a person must hear who does not sit here, or looks at the table. */
const unseen: ReadonlySet<News['what']> = new Set(['removed', 'cancelled', 'line'])

/** The letter that a row of news calls for; `null` where it is true no more, or its person looks at the table. */
export function newsFor(
  snapshot: TableSnapshot,
  row: OutboxRow,
  present: ReadonlySet<Seat>,
): { readonly account: string; readonly told: Omit<ToldNews, 'standing'> } | null {
  const { account, news, key } = JSON.parse(row.about) as KeptNews
  const seat = seatOf(snapshot, account)
  if (!unseen.has(news.what) && (seat === null || present.has(seat))) return null
  if (!isTrue(snapshot, news.what, seat)) return null
  return { account, told: { table: snapshot.settings.id, news, key } }
}

/** Whether it is so still, as far as that can pass. */
function isTrue(
  { settings, absence }: TableSnapshot,
  what: News['what'],
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
    default:
      return true
  }
}
