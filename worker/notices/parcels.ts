/** Data that is sent to a person's object and comes from there, as far as it is about notices. */
import type { ReportOutcome } from '../wire/outcomes.ts'
import type { News } from './news.ts'
import type { PlayNotice } from './notice.ts'
import type { letters, mutes, webhook } from './store.ts'

/** Note of the house. */
export type Note =
  | { readonly note: 'webhook-off' }
  | { readonly note: 'cleared' | 'taken-down'; readonly table: string; readonly title: string }
  | {
      readonly note: 'taken'
      readonly table: string
      readonly title: string
      /** The number of what happened there: each is told once. */
      readonly happening: string
      /** The name of the person who took the seat. */
      readonly by: string
      /** Standing of the play for the reader; `null`: they do not sit there. */
      readonly standing: PlayNotice | null
    }
  | {
      /** Somebody was invited to a club, was let in, or has become its founder. */
      readonly note: 'club'
      readonly what: 'invited' | 'accepted' | 'founder'
      readonly club: string
      readonly name: string
      /** The name of the person who did it. */
      readonly by: string
      readonly at: number
    }
  | {
      /** The operator has read what the account reported about somebody. */
      readonly note: 'report'
      readonly outcome: ReportOutcome
      readonly name: string
      /** Time of the report. */
      readonly at: number
    }
  /** An invitation's link gave the account its address. */
  | { readonly note: 'address'; readonly table: string }
  | {
      /** A letter's link was used on another device. */
      readonly note: 'pass-used'
      readonly table: string
      readonly title: string
      readonly host: string | null
      readonly device: string | null
    }

/** News of people at a table; `key` makes twice once. */
export interface ToldNews {
  readonly table: string
  readonly news: News
  readonly key: string
  /** Standing of the play for the person who is told; `null` where nothing is played, or not for them. */
  readonly standing: PlayNotice | null
}

/** A person's webhook, as it is kept. */
export type Webhook = Omit<typeof webhook.$inferSelect, 'one'>

/** End of the mute of a table, by its id, or of a kind of notices. */
export type Muted = typeof mutes.$inferSelect

/** A letter that its reader has not seen. */
export type Unread = Pick<typeof letters.$inferSelect, 'id' | 'kind' | 'revision' | 'about'>
