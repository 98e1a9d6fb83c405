/** ChannelSetup by which an account is told: push, webhook, mutes. */
import { z } from '@hono/zod-openapi'
import { noticeKinds, webhookServices } from '../notice-kinds.ts'
import { base64url, id, time } from './basics.ts'

/** Ways besides letters by which notices can reach me. */
export const ChannelSetup = z
  .object({
    /** Key with which browsers subscribe to push; `null`: there is no push here. */
    pushKey: z.string().nullable(),
    /** `offAt`: when it was switched off after many failures. */
    webhook: z
      .object({
        service: z.enum(webhookServices),
        /** The server that it leads to. */
        host: z.string(),
        offAt: time.nullable(),
        /** Off as it was never tried, not after failures. */
        untried: z.boolean(),
      })
      .nullable(),
    /** The secret address. */
    calendar: z.string().nullable(),
  })
  .openapi('ChannelSetup')

/** A browser's `PushSubscription`, as it makes JSON of itself. */
export const PushRequest = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({
    p256dh: z.string().length(87).regex(base64url),
    auth: z.string().length(22).regex(base64url),
  }),
  /** The page's service worker knows what to do with a `PushWithdrawal`. */
  withdraws: z.boolean().optional(),
  /** Key that the browser subscribed with, as it was told; earlier pages do not say it. */
  key: z.string().length(87).regex(base64url).optional(),
})

/** Key with which browsers subscribe now: one that used another subscribes anew. */
export const PushNoted = z.object({ pushKey: z.string().nullable() })

/** Content of a notification, as the service worker gets it. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** Path that a tap opens, of ours. */
  readonly path: string
  /** A later notification with the same tag takes an earlier one's place. */
  readonly tag: string
  /** Number of tables that wait, for the app's icon. */
  readonly waiting: number
}

/** That a notification has lost its reason: it is closed where it is still shown. A page may say so, too. */
export interface Withdrawal {
  /** The tag that it was shown with. */
  readonly withdraw: string
}

/** The same, as it is pushed. */
export interface PushWithdrawal extends Withdrawal {
  readonly waiting: number
}

export const PushEnd = z.object({ endpoint: z.url().max(1000) })

/** Without `service`, the address shows whether it is of Discord or Slack. */
export const WebhookRequest = z.object({
  service: z.enum(webhookServices).optional(),
  /** Discord, Slack, program: the webhook; ntfy: the topic; Matrix: the home server; Telegram: none. */
  url: z.url().max(500).optional(),
  /** The access token of ntfy, where the topic is protected, or of Matrix; the token of the bot. */
  token: z.string().max(300).optional(),
  /** The chat or the room. */
  target: z.string().max(255).optional(),
})

export type WebhookFields = z.infer<typeof WebhookRequest>

/** Secret by which a program knows that a message comes from here (Standard Webhooks). */
export const WebhookSecret = z.object({ secret: z.string() })

/** Table or kind that is muted for a while. */
export const MuteEnd = z.object({ table: id.optional(), kind: z.enum(noticeKinds).optional() })

export type MuteEnd = z.infer<typeof MuteEnd>

/** Through this day, in my zone. */
export const MuteRequest = MuteEnd.extend({ through: z.iso.date() })

export const MuteList = z.object({
  mutes: z.array(
    z.object({
      kind: z.enum(noticeKinds).nullable(),
      /** `title` is empty where the host gave none. */
      table: z.object({ id, title: z.string(), host: z.string().nullable() }).nullable(),
      until: time,
    }),
  ),
})

export type ChannelSetup = z.infer<typeof ChannelSetup>
