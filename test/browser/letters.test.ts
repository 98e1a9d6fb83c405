/** A turn’s letter: its links lay turns out at the table, and an answer to it plays. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readTurnFragment } from '../../worker/games/kernel/index.ts'
import { origin, person, withBrowser } from './people.ts'
import { playing, post, send, steps } from './table.ts'

withBrowser()

interface Mail {
  readonly to: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

/** The newest letter to an address of which something is true, once it is there. */
async function letterTo(page: Page, email: string, is: (mail: Mail) => boolean): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const { letters } = await (await page.request.get('/dev/letters.json')).json()
        found = letters.find((mail: Mail) => mail.to === email && is(mail))
        return found !== undefined
      },
      { interval: 500 },
    )
    .toBe(true)
  if (!found) throw new Error('There is no such letter.')
  return found
}

/** Signs somebody in by a letter's code. */
async function signedIn(page: Page, email: string): Promise<void> {
  await post(page, '/sign-in', { email, language: 'en' })
  const { text } = await letterTo(page, email, (mail) => mail.text.includes('/sign-in/link#'))
  const token = /\/sign-in\/link#(\S+)/.exec(text)?.[1]
  await post(page, '/sign-in/link', { token })
}

const canAnswer = ({ headers }: Mail) => headers['Reply-To'] !== undefined
const played = async (page: Page, path: string): Promise<number> =>
  (await (await page.request.get(`/api${path.replace('/t/', '/tables/')}`)).json()).table.play
    .revision

test('a link lays its turn out, one press sends it, and then it is late; an answer plays', async () => {
  const people = [
    { page: await person(), email: 'letter-ada@example.org' },
    { page: await person(), email: 'letter-bela@example.org' },
  ] as const
  for (const { page, email } of people) await signedIn(page, email)
  const [{ page: host }, { page: guest }] = people
  const { table } = await post<{ table: { id: string } }>(host, '/tables', {
    game: 'villagers',
    seats: 2,
  })
  await post(guest, `/tables/${table.id}/seat`)
  const path = `/t/${table.id}`
  const { toAct } = (await (await host.request.get(`/api/tables/${table.id}`)).json()).table
  const { page, email } = people[toAct[0] === 1 ? 1 : 0]
  const mail = await letterTo(page, email, canAnswer)
  const link = /^ {3}(http\S+)$/m.exec(mail.text)?.[1] ?? ''

  await page.goto(link)
  await playing(page)
  await expect
    .poll(() => steps(page).count())
    .toBe(readTurnFragment(new URL(link).hash)?.moves.length)
  expect(new URL(page.url()).hash).toBe('')
  expect(await played(page, path)).toBe(0)
  await send(page)
  expect(await played(page, path)).toBe(1)

  await page.goto(`${origin}/`)
  await page.goto(link)
  await playing(page)
  await page.getByRole('alert').filter({ hasText: 'earlier turn' }).waitFor()
  await expect.poll(() => steps(page).count()).toBe(0)
  expect(await played(page, path)).toBe(1)

  const next = people.find((one) => one.email !== email) ?? people[0]
  const question = await letterTo(next.page, next.email, canAnswer)
  // On a device that does not know its reader, the link asks first, and then lays the turn out.
  const phone = await person()
  const bound = /^ {3}(http\S+)$/m.exec(question.text)?.[1] ?? ''
  await phone.goto(bound)
  await phone.getByRole('button', { name: /play this table here/ }).click()
  await playing(phone)
  await expect
    .poll(() => steps(phone).count())
    .toBe(readTurnFragment(new URL(bound).hash)?.moves.length)
  expect(new URL(phone.url()).hash).toBe('')
  expect((await phone.request.get('/api/letters')).status()).toBe(403)
  const to = question.headers['Reply-To'] ?? ''
  const query = new URLSearchParams({ from: next.email, to })
  const answer = [
    'Authentication-Results: mx.cloudflare.net; spf=pass smtp.mailfrom=example.org; dmarc=pass header.from=example.org',
    `From: ${next.email}`,
    `To: ${to}`,
    'Subject: Re: your turn',
    'Message-ID: <answer@example.org>',
    '',
    '1',
    '',
    '> 2',
  ].join('\r\n')
  const handed = await fetch(`${origin}/cdn-cgi/local/email?${query}`, {
    method: 'POST',
    body: answer,
  })
  expect(handed.ok, await handed.text()).toBe(true)
  const receipt = await letterTo(next.page, next.email, ({ text }) =>
    text.includes('Your turn is played'),
  )
  expect(receipt.headers['In-Reply-To']).toBe('<answer@example.org>')
  expect(await played(page, path)).toBeGreaterThan(1)
})
