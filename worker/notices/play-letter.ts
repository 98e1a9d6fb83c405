import type { Account } from '../accounts/account.ts'
import { zoneOf } from '../accounts/hours.ts'
import type { Env } from '../env.ts'
import { wordsOf } from '../games/words.ts'
import type { Block, NoticeLetter } from '../wire/letter.ts'
import { type Beside, compose } from './compose.ts'
import { type HouseWords, plainHouseLetter } from './house.ts'
import type { PlannedDelivery } from './ledger.ts'
import { type Notice, openly, type PlayNotice } from './notice.ts'
import { drawingOf } from './picture.ts'

/** Channels by which a letter goes. */
export interface ChannelsTaken {
  /** By e-mail: only that shows a picture. */
  readonly isPosted: boolean
  /** By channels that others may read, or later: somebody may want no secrets in it by then. */
  readonly needsOpen: boolean
}

export const channelsTaken = (planned: ReadonlyArray<PlannedDelivery>): ChannelsTaken => ({
  isPosted: planned.some(({ channel }) => channel === 'letter'),
  needsOpen: planned.some(({ channel, due }) => channel === 'webhook' || due !== null),
})

/** A notice as a letter to its account: with the picture and the secrets that the account wants. */
export function letterFor(
  { ORIGIN }: Pick<Env, 'ORIGIN'>,
  account: Account,
  notice: Notice,
  beside: Beside,
  { isPosted, needsOpen }: ChannelsTaken,
): NoticeLetter {
  const { language, secrets, pictures, cardPeople } = account
  const words = wordsOf(notice.game, language)
  const reader = { language, zone: zoneOf(account) }
  const shown = secrets ? notice : openly(notice)
  const drawing =
    isPosted && pictures ? drawingOf(shown, language, beside.listed, cardPeople) : null
  const open = secrets && needsOpen ? openly(notice) : null
  const { choices: _, listed: __, ...told } = beside
  return {
    ...compose(shown, reader, words, ORIGIN, beside),
    ...(open && { openGist: compose(open, reader, words, ORIGIN, told).gist }),
    ...(drawing !== null && { drawing }),
  }
}

/** A letter of the house that leads to one of our paths; `standing`: with how a play stands for its reader. `answering`: how it is answered. */
export function houseLetter(
  env: Pick<Env, 'ORIGIN'>,
  account: Account,
  { subject, heading, text, button }: HouseWords,
  { path, standing }: { readonly path: string; readonly standing: PlayNotice | null },
  { answering = [], ...taken }: ChannelsTaken & { readonly answering?: ReadonlyArray<Block> },
): NoticeLetter {
  if (standing) {
    const opened = { subject, heading, lead: [text] }
    const notice: Notice = { ...standing, kind: 'turn', about: '' }
    return letterFor(env, account, notice, { choices: answering, opened }, taken)
  }
  return plainHouseLetter(env.ORIGIN, { subject, heading, text, button }, path, answering)
}
