/// <reference types="@cloudflare/workers-types" />
import type { PersonObject } from './wire/person-object.ts'
import type { TableObject } from './wire/table-object.ts'
import type { TournamentObject } from './wire/tournament-object.ts'

/**
 * The worker's bindings: see `wrangler.toml`, and the settings in `OPERATING.md`. Written by hand: the types that wrangler
 * generates name the class of each Durable Object, by which every layer would import the top one.
 */
export interface Env {
  readonly DB: D1Database
  readonly TABLES: DurableObjectNamespace<TableObject>
  readonly PEOPLE: DurableObjectNamespace<PersonObject>
  readonly TOURNAMENTS: DurableObjectNamespace<TournamentObject>
  readonly ASSETS: Fetcher
  /** Target of the operator's counters; without it nothing is counted. */
  readonly COUNTS?: AnalyticsEngineDataset
  /** Cloudflare's e-mail sending. */
  readonly EMAIL: SendEmail
  /** The origin people open, without a slash at its end. Links in letters start with it; never the Host header. */
  readonly ORIGIN: string
  /** The address letters come from. */
  readonly MAIL_FROM: string
  /** Contact for reports of a weakness of the service: an address of mail or a page; absent: `MAIL_FROM`. */
  readonly SECURITY_CONTACT?: string
  /** Texts of the operator, as JSON by the names of their files; `none`: for friends alone; absent: those of the build. */
  readonly HOUSE?: string
  /** The address that answers to letters come to, with `+` and a word of each letter's own; without it none can be answered. */
  readonly MAIL_ANSWERS?: string
  /** Name by which the server that takes letters in writes what it found of their senders; absent: none is believed. */
  readonly MAIL_AUTHSERV?: string
  /** The key of a mail provider over HTTP; with it letters go by that instead of Cloudflare's e-mail sending. */
  readonly MAIL_API_KEY?: string
  /** Address at which that provider takes letters; absent: Resend. */
  readonly MAIL_API_URL?: string
  /** Signs session cookies and the links of letters; 32 random bytes or more. */
  readonly SESSION_SECRET: string
  /** The one before: what it signed is good still, and nothing more is signed by it. */
  readonly SESSION_SECRET_BEFORE?: string
  /** Key for hashes of what is kept, such as the links of seat cards; absent: `SESSION_SECRET`. It stays when that is changed. */
  readonly HASH_SECRET?: string
  /** `'true'` in local running: letters are also kept for `/dev/letters`. */
  readonly LOCAL: string
  /** Secret by which the operator reads reports and takes tables down; without it nobody does. */
  readonly OPERATOR_SECRET?: string
  /** The keys of web push (RFC 8292), base64url; without them there is none. */
  readonly VAPID_PUBLIC_KEY?: string
  readonly VAPID_PRIVATE_KEY?: string
  /** The pair before: browsers that subscribed with it are pushed to by it until they have subscribed anew. */
  readonly VAPID_PUBLIC_KEY_BEFORE?: string
  readonly VAPID_PRIVATE_KEY_BEFORE?: string
  /** In local running only: an origin that stands in for the webhooks' services, for tests. */
  readonly LOCAL_WEBHOOK?: string
}
