import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'
import {
  answerableIn,
  endPassesIn,
  isSeenTo,
  keepAnswerableIn,
  keepPassesIn,
  passesIn,
  passIn,
  seenToIn,
  usePassIn,
} from '../notices/keeper.ts'
import type { Webhook } from '../notices/parcels.ts'
import { addPushIn, dropPushIn, pushKey } from '../notices/push.ts'
import {
  calendarIn,
  changeCalendarIn,
  changeSettingsIn,
  comeBackToIn,
  settingsIn,
  stopKindIn,
} from '../notices/settings.ts'
import { type KeptAnswerable, pushes, type Recipient } from '../notices/store.ts'
import { putWebhookIn, switchOnWebhookIn, webhookIn } from '../notices/webhook.ts'
import type { NoticeKind } from '../wire/notice-kinds.ts'
import type {
  Away,
  AwayRefusal,
  Browser,
  Days,
  KeptPass,
  PersonalLimit,
  Settings,
  SettingsChange,
} from '../wire/person-object.ts'
import { awayIn, comeBackIn, goAwayIn } from './away.ts'
import { countIn } from './tallies.ts'

/** Settings of the person, and their days away. */
export type Said = Settings & { readonly away: Away[] }

export const saidIn = ({ store }: Recipient): Said => ({
  ...settingsIn(store),
  away: awayIn(store),
})

/** The part of a person's object that is called about what they have said and how often they did something, their ways out, and what the links and addresses of their letters stand for. */
export abstract class PersonSettings extends DurableObject<Env> {
  /** Opens the data of the person, once all that D1 had is here; `null`: there is no such account. */
  protected abstract opened(): Promise<Recipient | null>

  async settings(): Promise<Said | null> {
    const me = await this.opened()
    return me && saidIn(me)
  }

  changeSettings(change: SettingsChange): Promise<void> {
    return this.change(({ store }) => changeSettingsIn(store, change))
  }

  stopKind(kind: NoticeKind): Promise<void> {
    return this.change(({ store }) => stopKindIn(store, kind))
  }

  async goAway(days: Days, today: string): Promise<AwayRefusal | null> {
    const me = await this.opened()
    return me ? goAwayIn(me.store, days, today, Date.now()) : 'when'
  }

  async comeBack(id: string, today: string): Promise<boolean> {
    const me = await this.opened()
    return me !== null && comeBackIn(me.store, id, today)
  }

  async calendar(): Promise<number> {
    const me = await this.opened()
    return me ? calendarIn(me.store) : 0
  }

  changeCalendar(isWanted: boolean): Promise<void> {
    return this.change(({ store }) => changeCalendarIn(store, isWanted))
  }

  addPush(browser: Browser): Promise<void> {
    return this.change(({ env, store }) => addPushIn(store, browser, pushKey(env)))
  }

  dropPush(endpoint: string): Promise<void> {
    return this.change(({ store }) => dropPushIn(store, endpoint))
  }

  async webhook(): Promise<Webhook | null> {
    const me = await this.opened()
    return me && webhookIn(me.store)
  }

  putWebhook(webhook: Webhook | null): Promise<void> {
    return this.change(({ store }) => putWebhookIn(store, webhook))
  }

  switchOnWebhook(): Promise<void> {
    return this.change(({ store }) => switchOnWebhookIn(store))
  }

  async count(what: PersonalLimit, about: string, now: number): Promise<number | null> {
    const me = await this.opened()
    return me && countIn(me, what, about, now)
  }

  keepAnswerable(letter: KeptAnswerable): Promise<void> {
    return this.change(({ store }) => keepAnswerableIn(store, letter))
  }

  async answerable(id: string): Promise<KeptAnswerable | null> {
    const me = await this.opened()
    return me && answerableIn(me.store, id)
  }

  async isSeenTo(key: string): Promise<boolean> {
    const me = await this.opened()
    return me !== null && isSeenTo(me.store, key)
  }

  seenTo(key: string, now: number): Promise<void> {
    return this.change(({ store }) => {
      seenToIn(store, key, now)
      comeBackToIn(store)
    })
  }

  keepPasses(made: ReadonlyArray<KeptPass>): Promise<void> {
    return this.change(({ store }) => keepPassesIn(store, made))
  }

  async pass(id: string, now: number): Promise<string | null> {
    const me = await this.opened()
    return me && passIn(me.store, id, now)
  }

  async usePass(id: string, now: number): Promise<string | null> {
    const me = await this.opened()
    return me && usePassIn(me.store, id, now)
  }

  async openPasses(now: number): Promise<number> {
    const me = await this.opened()
    return me ? passesIn(me.store, now).length : 0
  }

  endPasses(): Promise<void> {
    return this.change(({ store }) => endPassesIn(store))
  }

  endChannels(): Promise<void> {
    return this.change(({ store }) => {
      endPassesIn(store)
      putWebhookIn(store, null)
      store.delete(pushes).run()
      changeCalendarIn(store, false)
    })
  }

  protected async change(act: (me: Recipient) => void): Promise<void> {
    const me = await this.opened()
    if (me) act(me)
  }
}
