/** Kinds of things that an account may hear of. */
export const noticeKinds = [
  'turn',
  'reminder',
  'invitation',
  'started',
  'full',
  'over',
  'talk',
  'decision',
  'tournament',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Kinds of letters in the letterbox: notices, and notes of the house itself. */
export type LetterKind = NoticeKind | 'note'

/** Ways on which a notice leaves the house. The letterbox is no way out: it is always there. */
export const noticeChannels = ['letter', 'push', 'webhook'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** Services that a webhook can lead to; `standard`: a program of one's own, by Standard Webhooks. */
export const webhookServices = [
  'discord',
  'slack',
  'standard',
  'ntfy',
  'telegram',
  'matrix',
] as const
export type WebhookService = (typeof webhookServices)[number]

/** Places for a kind of notice: the letterbox in the app, and the ways out. */
export const noticePlaces = ['box', ...noticeChannels] as const
export type NoticePlace = (typeof noticePlaces)[number]

export type Channels = Readonly<Record<NoticeKind, ReadonlyArray<NoticePlace>>>

/** As it is until somebody says otherwise. A way out that is not set up takes nothing. */
export const defaultChannels: Channels = {
  turn: ['box', 'letter', 'push', 'webhook'],
  reminder: ['box', 'letter', 'push', 'webhook'],
  invitation: ['box', 'letter', 'push', 'webhook'],
  started: ['box', 'letter', 'push', 'webhook'],
  full: ['box', 'letter', 'push', 'webhook'],
  over: ['box', 'letter', 'push', 'webhook'],
  talk: ['box', 'push'],
  decision: ['box', 'letter', 'push', 'webhook'],
  tournament: ['box', 'letter', 'push', 'webhook'],
}

/** Places that an account wants for each kind of notice. */
export const channelsOf = ({
  channels,
}: {
  readonly channels: Partial<Channels> | null
}): Channels => ({ ...defaultChannels, ...channels })
