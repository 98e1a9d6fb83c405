import type { Me } from '../../../../worker/wire/schema.ts'

type Kind = keyof Me['channels']
type Place = Me['channels'][Kind][number]

/** What the settings of notices and times say in English. */
export const en = {
  reach: {
    title: 'Reach me',
    nothing:
      'Nothing reaches you outside this page. You would have to look here to know that it is your turn.',
    by: (ways: string) => `When it is your turn, you hear of it by ${ways}.`,
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
    lead: 'Every notice stands in the letterbox at once, unless you take it out there. The other ways go by your quiet hours.',
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
    hoursHint: 'Clocks of tables run in these hours only. The same time twice means all day.',
    hoursTooLittle:
      'Not saved: hours to play are at least 10 in a week, on at least 3 days. Else the clocks of your tables would hardly run.',
    from: 'from',
    to: 'to',
    days: 'on these days',
    quiet: 'Quiet hours',
    quietHint:
      'E-mail, push and webhook wait until they are over. What you have done by then is not sent.',
    digest: 'One letter a day',
    digestHint:
      'E-mails wait for this hour and come as one, what has the least time left first. Reminders, and what would come too late, come at once.',
    digestAt: 'at',
    oClock: (hour: number) => `${hour}:00`,
  },

  away: {
    title: 'When I am away',
    lead: (days: number) =>
      `On these days your clocks stand still at all tables. Up to ${days} days a year.`,
    from: 'First day',
    to: 'Last day',
    add: 'Set the days',
    none: 'No days are set.',
    until: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    take: 'Take back',
    takeWhich: (days: string) => `Take back ${days}`,
    over: 'past',
  },

  push: {
    title: 'Push on this device',
    lead: 'Your turn appears as a notification, even while Dorfpost is closed. The browser will ask whether that may be; nothing else is allowed by it, and you can stop it here at any time.',
    on: 'Switch push on here',
    off: 'Switch push off here',
    isOn: 'Push is on here.',
    denied: 'This browser forbids it. Allow notifications for this page in its settings first.',
    none: 'This browser takes no push. On an iPhone or iPad, put Dorfpost on the home screen first.',
    notHere: 'Push is not set up on this server.',
    failed: 'The browser could not reach its push service. Try again later.',
  },

  webhook: {
    title: 'Webhook',
    lead: 'Notices can also be written into a channel of yours on Discord or Slack. Make a webhook there and paste its address here: it is tried at once.',
    address: 'Address of the webhook',
    save: 'Save and try',
    test: 'Try it',
    heard: 'It worked: look there.',
    remove: 'Remove',
    services: { discord: 'Discord', slack: 'Slack' },
    isOn: (service: string) => `Notices go to ${service}.`,
    isOff:
      'It was switched off, as it refused several notices in a row. Try it to switch it on again.',
  },

  calendar: {
    title: 'Calendar of deadlines',
    lead: 'Your calendar can show when your time is over. Subscribe to this secret address there; whoever knows it can read it.',
    make: 'Make an address',
    address: 'Secret address',
    copy: 'Copy',
    copied: 'Copied.',
    renew: 'Another address',
    renewHint: 'With another address, the old one leads nowhere.',
    remove: 'Remove',
  },
}

export type SettingsTexts = typeof en
