import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { origin, person, phone, withBrowser } from './people.ts'
import {
  moves,
  named,
  openPanel,
  playing,
  playTurn,
  post,
  steps,
  tableOf,
  toMove,
  twoWaiting,
} from './table.ts'

withBrowser()

/** The e-mails to an address, as local running keeps them. */
async function mailsTo(page: Page, address: string) {
  const answer = await page.request.get('/dev/letters.json')
  const { letters }: { letters: { to: string; subject: string; text: string; html: string }[] } =
    await answer.json()
  return letters.filter(({ to }) => to === address)
}

test('from the front page to a running table: a guest opens one, a friend joins by the link on a phone, in German', async () => {
  const ada = await person()
  await ada.goto('/')
  await ada.getByRole('button', { name: /Start a table ?: Villagers/ }).click()
  await ada.getByRole('radio', { name: '2 players' }).check({ force: true })
  await ada.getByLabel('What should the others call you?').fill('Ada')
  await ada.getByRole('button', { name: 'Open the table' }).click()
  await ada.getByText('1 of 2 seats are taken.').waitFor()
  const link = await ada.getByRole('textbox', { name: 'Invite friends' }).inputValue()
  expect(link).toMatch(new RegExp(`^${origin}/t/[\\w-]{22}$`))

  const bela = await person({ ...phone, locale: 'de-DE' })
  await bela.goto(link)
  await bela.getByLabel('Wie sollen die anderen dich nennen?').fill('Béla')
  await bela.getByRole('button', { name: 'Platz nehmen' }).click()
  await playing(bela)
  await expect.poll(() => bela.locator('html').getAttribute('lang')).toBe('de')
  // Nothing sticks out sideways on the phone.
  const overflow = await bela.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)

  await playing(ada)
  const active = await toMove([ada, bela])
  if (!active) throw new Error('The table is over before it began.')
  const other = active === ada ? bela : ada
  await playTurn(active, () => 0)
  await moves(other).first().waitFor()
})

test('a letter tells whose turn it is, and opens the table in one tap', async () => {
  const ada = await person()
  const bela = await person()
  await tableOf([
    [ada, 'Ada'],
    [bela, 'Bela'],
  ])
  const active = await toMove([ada, bela])
  if (!active) throw new Error('The table is over before it began.')
  const waiting = active === ada ? bela : ada
  const address = `reader-${crypto.randomUUID()}@example.com`
  // Proves an address: the letter with the code is to be read at /dev/letters.
  await waiting.goto('/settings')
  await waiting.getByRole('button', { name: 'Add address' }).click()
  await waiting.getByLabel('E-mail address').fill(address)
  await waiting.getByRole('button', { name: 'Send the letter' }).click()
  await expect.poll(async () => (await mailsTo(waiting, address)).length).toBe(1)
  const [proof] = await mailsTo(waiting, address)
  const code = /^\d{6}$/m.exec(proof?.text ?? '')?.[0] ?? ''
  await waiting.getByLabel(/Code/).fill(code)
  await waiting.getByRole('button', { name: 'Sign in' }).click()
  await waiting.getByText(address).first().waitFor()
  // Looks away, and it becomes their turn.
  await waiting.goto('/letters')
  await playTurn(active, () => 0)
  const letterOf = async () => {
    const { letters } = await (await waiting.request.get('/api/letters')).json()
    return letters.find((one: { kind: string }) => one.kind === 'turn')
  }
  await expect.poll(letterOf).toBeDefined()
  await waiting.reload()
  await waiting
    .getByText(/Your turn/)
    .first()
    .click()
  await waiting.getByRole('link', { name: 'Go to the table' }).first().click()
  await moves(waiting).first().waitFor()

  // The same letter went out by e-mail, once, and its button leads to the table.
  const turns = async () =>
    (await mailsTo(waiting, address)).filter(({ subject }) => /Your turn/.test(subject))
  await expect.poll(async () => (await turns()).length).toBe(1)
  const mails = await turns()
  const reader = await waiting.context().newPage()
  await reader.setContent(mails[0]?.html ?? '')
  // The other links to the table bring a turn along.
  const button = reader.locator('a[href*="/t/"]:not([href*="turn="])')
  const href = await button.first().getAttribute('href')
  await reader.goto(href ?? '')
  await moves(reader).first().waitFor()
})

test('the keyboard alone opens a table and plays a turn', async () => {
  const ada = await person()
  const bela = await person()
  /** Element that has the focus, in words. */
  const focused = () =>
    ada.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return ''
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      return [element, ...labels].map((one) => one.textContent ?? '').join(' ')
    })
  /** Tabs until something of that name has the focus. */
  const reach = async (name: RegExp) => {
    for (let tries = 0; tries < 120; tries++) {
      if (name.test(await focused())) return
      await ada.keyboard.press('Tab')
    }
    throw new Error(`The keyboard does not reach ${name}.`)
  }
  await ada.goto('/')
  await ada.getByRole('heading', { level: 1 }).waitFor()
  await reach(/Start a table ?: Villagers/)
  await ada.keyboard.press('Enter')
  // The focus is on the number of players: one less than three.
  await ada.keyboard.press('ArrowLeft')
  await reach(/What should the others call you/)
  await ada.keyboard.type('Ada')
  await ada.keyboard.press('Enter')
  await ada.getByText('1 of 2 seats are taken.').waitFor()
  await named(bela, 'Bela')
  await post(bela, `/tables/${ada.url().split('/').at(-1)}/seat`)
  await bela.goto(ada.url())
  await Promise.all([playing(ada), playing(bela)])
  if ((await toMove([ada, bela])) === bela) await playTurn(bela, () => 0)
  await moves(ada).first().waitFor()
  await reach(/^ ?(Draft|Take) /)
  await ada.keyboard.press('Enter')
  await expect.poll(() => steps(ada).count()).toBe(1)
  await reach(/End turn & send|Send to see it/)
  await ada.keyboard.press('Enter')
  await steps(ada).first().waitFor({ state: 'detached' })
  await openPanel(ada, 'What happened')
  await ada.locator('.log-entry').first().waitFor()
})

test('next table leads to the one that has waited longest', async () => {
  const ada = await person()
  const bela = await person()
  const paths = await twoWaiting(ada, bela)
  await ada.goto('/settings')
  await ada.getByRole('link', { name: /Next table/ }).click()
  await ada.waitForURL(`**${paths[0]}`)
  await ada.goto('/tables')
  await ada.getByRole('heading', { name: 'Waiting for you' }).waitFor()
})
