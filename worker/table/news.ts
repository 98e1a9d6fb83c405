/** What people at a table did together, or want: to be told to the others by a letter of the house. */

import type { Seat } from '../games/kernel/index.ts'
import type { News } from '../notices/news.ts'
import { grace } from './grace.ts'
import type { Journal } from './journal.ts'

/** What is kept in the outbox of a piece of news. */
export interface KeptNews {
  readonly account: string
  readonly news: News
  /** What makes twice once. */
  readonly key: string
}

interface Telling {
  readonly what: News['what']
  /** Who did it, and need not be told. */
  readonly by?: Seat
  readonly changed?: News['changed']
  /** Seats whose people know. */
  readonly except?: ReadonlyArray<Seat>
  /** To these accounts only; absent: to everybody who sits here. */
  readonly to?: ReadonlyArray<string>
}

/** Has people told. Their names are those of this moment. Called inside a transaction. */
export function tellNews(
  journal: Journal,
  { what, by, changed, except = [], to }: Telling,
  now: number,
): void {
  const { title } = journal.facts()
  const sittings = journal.sittings()
  const host = sittings[0]?.name ?? ''
  const name = by === undefined ? null : (sittings[by]?.name ?? null)
  const news: News = { what, title, host, by: name, ...(changed && { changed }) }
  const accounts =
    to ??
    sittings
      .filter(({ seat, bot }) => seat !== by && bot === null && !except.includes(seat))
      .flatMap(({ account }) => account ?? [])
  for (const account of accounts) {
    const kept: KeptNews = { account, news, key: `${what} ${now}` }
    journal.post('news', null, journal.revision(), now + grace, JSON.stringify(kept))
  }
}
