import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { origin, person, phone, withBrowser } from './people.ts'
import { named, openPanel, post, tableOf } from './table.ts'

withBrowser()

const meOf = async (page: Page) => (await (await page.request.get('/api/me')).json()).me

async function isSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`)),
  ).toEqual([])
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wide).toBeLessThanOrEqual(0)
}

test('a guest comes back to a running table on a second phone by the seat card, and ends it there from the first device', async () => {
  const [jonas, ada] = [await person(), await person()]
  const path = await tableOf([
    [jonas, 'Jonas'],
    [ada, 'Ada'],
  ])
  await openPanel(jonas, 'Seat card')
  const link = await jonas.getByLabel('Secret link').inputValue()
  await jonas.locator('.seat-card .qr').waitFor()

  const other = await person({ ...phone, locale: 'de-DE' })
  await other.goto(path)
  await other.getByRole('button', { name: 'Gehört einer dieser Plätze dir?' }).click()
  await other.getByText('Hier sitzen Jonas und Ada.').waitFor()

  const asked: string[] = []
  other.on('request', (request) =>
    asked.push(`${request.url()} ${request.headers().referer ?? ''}`),
  )
  await other.goto(link.slice(origin.length))
  await other.getByText('Das ist die Platzkarte von Jonas.').waitFor()
  await isSound(other)
  expect(await meOf(other)).toBeNull()
  await other.getByRole('button', { name: 'Ich bin Jonas' }).click()
  await other.waitForURL(`**${path}`)
  await other.locator('.seat-me').first().waitFor()
  const secret = new URL(link).hash.slice(1)
  expect(asked.filter((line) => line.includes(secret))).toEqual([])

  await jonas.goto('/settings')
  const devices = jonas.getByRole('region', { name: 'Devices' })
  await devices.getByText('with a seat card', { exact: false }).waitFor()
  await isSound(jonas)
  await devices
    .getByRole('button', { name: /^Sign out: / })
    .nth(1)
    .click()
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(1)
  expect(await meOf(other)).toBeNull()
  expect((await meOf(jonas)).name).toBe('Jonas')
})

test('signing in asks somebody new for a name, and leads back to where they were', async () => {
  const [host, page] = [await person(), await person(phone)]
  await host.goto('/')
  await named(host, 'Hanna')
  const { table } = await post<{ table: { id: string } }>(host, '/tables', {
    game: 'villagers',
    seats: 3,
  })
  await page.goto(`/t/${table.id}`)
  await page.locator('.qr').waitFor()
  await page.getByRole('link', { name: 'Sign in' }).click()
  const address = `new-${crypto.randomUUID()}@example.com`
  await page.getByLabel('E-mail address').fill(address)
  await page.getByRole('button', { name: 'Send the letter' }).click()
  const code = page.getByLabel('Code (6 digits)')
  await code.waitFor()
  const { letters } = await (await page.request.get('/dev/letters.json')).json()
  const text = letters.find(({ to }: { to: string }) => to === address)?.text ?? ''
  await code.fill(/^\d{6}$/m.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('What should the others call you?').fill('Nora')
  await isSound(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(`**/t/${table.id}`)
  expect(await meOf(page)).toMatchObject({ name: 'Nora', named: true, email: address })
})

test('a passkey keeps a guest and signs them in again, without an address', async () => {
  const page = await person()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await page.goto('/')
  await named(page, 'Jonas')
  const { id } = await meOf(page)
  await page.goto('/settings')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await passkeys.getByRole('button', { name: /^Rename/ }).click()
  await passkeys.getByLabel('Name of the passkey').fill('My laptop')
  await passkeys.getByRole('button', { name: 'Save' }).click()
  await passkeys.getByText('My laptop', { exact: true }).waitFor()
  await isSound(page)
  await page.request.post('/api/sign-out', { headers: { origin } })
  await page.goto('/sign-in?back=%2Fsettings')
  expect(await meOf(page)).toBeNull()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('**/settings')
  expect((await meOf(page)).id).toBe(id)
  await page.getByText('with a passkey', { exact: false }).first().waitFor()
  await passkeys.getByRole('button', { name: 'Remove: My laptop' }).click()
  await expect.poll(() => passkeys.getByRole('listitem').count()).toBe(0)
})
