import type { Account } from '../accounts/account.ts'
import { unsubscribeToken } from '../accounts/secret.ts'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import { pngOf } from '../png/kept.ts'
import type { Letter, NoticeLetter } from '../wire/letter.ts'
import { noticeKinds } from '../wire/notice-kinds.ts'
import { boundTo } from './bound.ts'
import { asHtml, pictureId } from './html.ts'
import type { Keeper } from './keeper.ts'
import { asMailText, type Footer, inert } from './letter.ts'
import type { LetterWords } from './letter-words.ts'
import type { MailPicture } from './mail-api.ts'
import { isAddressLost, Mailer } from './mailer.ts'
import { letterWords } from './words.ts'

/** Letter that goes out. `table` is `null` for one about several tables, or about none; `ofTable`: the table that one of the house tells of; `pass`: for links to its table, where it lies with it. */
interface Posted {
  readonly id: string
  readonly table: string | null
  readonly ofTable?: string | null
  readonly kind: string
  readonly pass?: string | null
  /** The Message-ID of the e-mail that it answers. */
  readonly answers?: string
}

/**
 * Sends a letter by e-mail, threaded by its table. `'none'`: there is no address, or none that takes
 * letters. Throws where another try may help.
 */
export async function sendByPost(
  env: Env,
  keeper: Keeper,
  account: Account,
  unbound: Letter &
    Partial<
      Pick<NoticeLetter, 'gist' | 'teaser' | 'drawing' | 'drawings' | 'answerTo' | 'isAmongBots'>
    >,
  posted: Posted,
  now: number,
): Promise<'sent' | 'none'> {
  const { language, email: to } = account
  if (to === null || !account.mail) return 'none'
  const { id, table } = posted
  const letter = {
    ...unbound,
    blocks: await boundTo(env, keeper, account.id, posted, unbound.blocks, now),
  }
  const token = await unsubscribeToken(env, account.id)
  const about = table ?? posted.ofTable ?? null
  const { isAmongBots = false } = unbound
  const footer = footerOf(
    { ...posted, about, isAmongBots },
    letterWords[language],
    env.ORIGIN,
    token,
  )
  const domain = env.MAIL_FROM.slice(env.MAIL_FROM.indexOf('@') + 1)
  // The service makes the Message-ID itself, so every letter of a table answers to a root that was never sent.
  const thread = about === null ? null : `<table-${about}@${domain}>`
  const pictures = account.pictures ? await picturesOf(env, letter) : []
  const mail = {
    to,
    subject: inert(letter.subject),
    text: asMailText(letter, footer, language),
    html: await asHtml(letter, language, footer, {
      preheader: letter.teaser ?? letter.gist ?? '',
      pictures: pictures.map(({ id }) => id),
    }),
    pictures,
    replyTo: letter.answerTo,
    headers: {
      ...(thread !== null && {
        'In-Reply-To': posted.answers ?? thread,
        References: posted.answers === undefined ? thread : `${thread} ${posted.answers}`,
      }),
      'List-Id': `Dorfpost <${about === null ? 'letters' : `table-${about}`}.${domain}>`,
      'List-Unsubscribe': `<${env.ORIGIN}/api/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': posted.answers === undefined ? 'auto-generated' : 'auto-replied',
      'X-Dorfpost-Letter': id,
    },
  }
  try {
    await new Mailer(env).send(mail, now)
  } catch (error) {
    if (isAddressLost(error)) return 'none'
    throw error
  }
  return 'sent'
}

/** The pictures of a letter together take no more than this many bytes; the others are left out. */
const maxBytes = 400_000

/** A letter's pictures, by the names its HTML calls them. One that cannot be made holds no letter up. */
export async function picturesOf(
  env: Env,
  { drawing, drawings = [] }: Partial<Pick<NoticeLetter, 'drawing' | 'drawings'>>,
): Promise<MailPicture[]> {
  const made: MailPicture[] = []
  let bytes = 0
  for (const [place, svg] of (drawing === undefined ? drawings : [drawing]).entries()) {
    try {
      const png = await pngOf(env.ORIGIN, svg)
      bytes += png.length
      if (bytes <= maxBytes) made.push({ id: pictureId(place), png })
    } catch (error) {
      reportFault('A letter went out without its picture.', error)
    }
  }
  return made
}

const isKind = (kind: string): boolean => noticeKinds.some((one) => one === kind)

/** @param about the table to be muted, or to send no more letters where its reader is among bots */
function footerOf(
  {
    table,
    kind,
    about,
    isAmongBots,
  }: Posted & { readonly about: string | null; readonly isAmongBots: boolean },
  words: LetterWords,
  origin: string,
  token: string,
): Footer {
  const page = `${origin}/unsubscribe?token=${token}`
  const isInvitation = kind === 'invitation'
  const isHouse = table === null || kind === 'note'
  const ofTable = isAmongBots ? words.reasonAmongBots : words.reason
  const reasons = isHouse ? words.reasonHouse : ofTable
  return {
    reason: isInvitation ? words.reasonInvitation : reasons,
    links: [
      ...(about === null || isInvitation
        ? []
        : [
            isAmongBots
              ? { label: words.endLetters, url: `${page}&table=${about}&bots=1` }
              : { label: words.muteTable, url: `${page}&table=${about}` },
          ]),
      ...(isKind(kind) ? [{ label: words.muteKind, url: `${page}&kind=${kind}` }] : []),
      { label: words.settings, url: `${origin}/settings` },
      { label: words.unsubscribe, url: page },
    ],
  }
}
