import { locales } from '../../../../worker/games/kernel/language.ts'
import type { WebhookService as Service } from '../../../../worker/wire/notice-kinds.ts'
import type { Me } from '../../../../worker/wire/schema/me.ts'

type Kind = keyof Me['channels']
type Place = Me['channels'][Kind][number]

/** Words of the settings of notices and times in English. */
export const en = {
  reach: {
    title: 'Reach me',
    nothing:
      'Nothing reaches you outside this page. You have to look here to see whether it is your turn.',
    by: (ways: string) => `When it is your turn, you are told by ${ways}.`,
    letter: (email: string) => `e-mail to ${email}`,
    push: 'push on this device',
    webhook: 'webhook',
  },
  parts: {
    reach: 'Reach me',
    notices: 'What and where',
    times: 'When',
    more: 'Webhook, calendar',
    you: 'You',
    devices: 'Passkeys, devices',
    account: 'Account',
  },

  notices: {
    title: 'What reaches me, and where',
    lead: 'Every notice goes to the letterbox at once, unless you untick it there. The other ways respect your quiet hours.',
    kind: 'About',
    kinds: {
      turn: 'My turn',
      reminder: 'Reminders, nudges',
      invitation: 'Invitations',
      started: 'The game begins',
      full: 'The table is full',
      over: 'The game is over',
      talk: 'Talk that mentions me',
      decision: 'A seat needs a decision',
      tournament: 'Tournaments',
    } satisfies Record<Kind, string>,
    places: {
      box: 'Letterbox',
      letter: 'E-mail',
      push: 'Push',
      webhook: 'Webhook',
    } satisfies Record<Place, string>,
    /** The same over narrow columns, with places where they may break. */
    heads: {
      box: 'Letter\u00adbox',
      letter: 'E\u2011mail',
      push: 'Push',
      webhook: 'Web\u00adhook',
    } satisfies Record<Place, string>,
    cell: (kind: string, place: string) => `${kind}: ${place}`,
    idle: (places: string) => `Not set up yet, so nothing goes there: ${places}.`,
  },

  times: {
    title: 'When I play, and when it is quiet',
    zone: 'Time zone',
    zoneHere: (zone: string) => `This device says ${zone}. Use it`,
    hours: 'I usually play',
    hoursHint: 'Your clocks run only in these hours. The same time twice means all day.',
    hoursTooLittle:
      'Not saved: choose at least 10 hours a week on at least 3 days, or your clocks would hardly run.',
    from: 'from',
    to: 'to',
    days: 'on these days',
    quiet: 'Quiet hours',
    quietHint:
      'E-mail, push and webhook wait until they are over. Anything you have dealt with by then is not sent.',
    remind: 'Remind me again',
    remindHint:
      'At tables without a clock, one more letter comes when the others have waited this long.',
    remindAfter: 'after',
    daysLong: (days: number) => locales.en.counted(days, 'day', 'days'),
    once: 'One letter until I come back',
    onceHint:
      'After one letter nothing more is sent until you open Dorfpost or answer by e-mail. Only reminders and decisions still come.',
    digest: 'One letter a day',
    digestHint:
      'E-mails wait for this hour and come as one, the most urgent first. Reminders and anything urgent come at once.',
    digestAt: 'at',
    oClock: (hour: number) => `${hour}:00`,
  },

  away: {
    title: 'When I am away',
    lead: (days: number) =>
      `On these days your clocks stand still at all tables. Up to ${days} days a year.`,
    from: 'First day',
    to: 'Last day',
    add: 'Add these days',
    none: 'No days yet.',
    until: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    take: 'Remove',
    takeWhich: (days: string) => `Remove ${days}`,
    over: 'past',
  },

  push: {
    title: 'Push on this device',
    lead: 'Your turn appears as a notification, even while Dorfpost is closed. Your browser asks first, and you can switch it off here at any time.',
    on: 'Switch push on here',
    off: 'Switch push off here',
    isOn: 'Push is on here.',
    denied: 'This browser forbids it. Allow notifications for this page in its settings first.',
    none: 'This browser does not support push. On an iPhone or iPad, put Dorfpost on the home screen first.',
    notHere: 'Push is not set up on this server.',
    failed: 'The browser could not reach its push service. Try again later.',
  },

  webhook: {
    title: 'Webhook',
    lead: 'Notices can also go to a channel of yours elsewhere, or to your own program. Others may read along there, so they tell no secrets.',
    service: 'Where to',
    services: {
      discord: 'Discord',
      slack: 'Slack',
      standard: 'a program of mine',
      ntfy: 'ntfy',
      telegram: 'Telegram',
      matrix: 'Matrix',
    } satisfies Record<Service, string>,
    hints: {
      discord:
        'Create a webhook in the settings of your channel and paste its address here: it is tried at once.',
      slack:
        'Create an incoming webhook for your channel and paste its address here: it is tried at once.',
      standard:
        'It gets each notice as JSON, signed as Standard Webhooks has it. You see the secret first, then you try it.',
      ntfy: 'A topic at ntfy.sh or on a server of your own. Anybody who knows its name can read it, so choose one nobody will guess.',
      telegram:
        'Create a bot with @BotFather and write to it once, so that it may answer. Its method getUpdates tells you the id of your chat.',
      matrix:
        'An account for this purpose, its access token, and a room without encryption in which it is a member.',
    } satisfies Record<Service, string>,
    address: 'Address of the webhook',
    topic: 'Address of the topic',
    server: 'Address of the home server',
    token: 'Access token',
    topicToken: 'Access token, if the topic is protected',
    bot: 'Token of the bot',
    chat: 'Id of the chat',
    room: 'Id of the room',
    save: 'Save and try',
    saveOnly: 'Save',
    test: 'Try it',
    heard: 'It worked: have a look there.',
    remove: 'Remove',
    secret: 'Secret for the signature',
    showSecret: 'Show the secret',
    at: (service: string, host: string) => `${service} (${host})`,
    isOn: (service: string) => `Notices go to ${service}.`,
    isUntried: (host: string) =>
      `Nothing goes to ${host} yet. Give your program the secret and try it: once it answers correctly, notices go there.`,
    isOff:
      'It was switched off because it refused several notices in a row. Try it to switch it on again.',
  },

  mutes: {
    title: 'Quiet for a while',
    lead: 'What is muted goes to the letterbox only. Your clocks at the tables keep running.',
    none: 'Nothing is muted.',
    through: (what: string, day: string) => `${what}: through ${day}`,
    what: 'What',
    choose: 'Choose',
    kinds: 'Letters of a kind',
    tables: 'A table',
    last: 'Last day',
    add: 'Mute',
    end: 'Unmute',
    endWhich: (what: string) => `Unmute ${what}`,
  },

  calendar: {
    title: 'Deadlines in your calendar',
    lead: 'Your calendar can show when your time is up. Subscribe to this secret address there; anybody who knows it can read it.',
    make: 'Create an address',
    address: 'Secret address',
    copy: 'Copy',
    copied: 'Copied.',
    renew: 'Another address',
    renewHint: 'The old address then stops working.',
    remove: 'Remove',
  },
}

export type SettingsTexts = typeof en
