import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { ChannelSetup } from '../../worker/wire/schema/channels.ts'
import type { Me } from '../../worker/wire/schema/me.ts'
import { origin, person, phone, withBrowser } from './people.ts'
import { named } from './table.ts'

withBrowser()

const webhooks = inject('webhooks')

/** Somebody at their settings. */
async function settled(options: Parameters<typeof person>[0] = {}): Promise<Page> {
  const page = await person(options)
  await page.goto('/')
  await named(page, 'Ada')
  await page.goto('/settings')
  await page.locator('#more').waitFor()
  // On a phone the parts are closed at first.
  const closed = page.locator('.settings-part:not([open]) > summary')
  while ((await closed.count()) > 0) await closed.first().click()
  await page.getByRole('heading', { name: 'Deadlines in your calendar' }).waitFor()
  return page
}

const meOf = async (page: Page): Promise<Me> =>
  (await (await page.request.get('/api/me')).json()).me
const waysOf = async (page: Page): Promise<ChannelSetup> =>
  (await page.request.get('/api/me/ways')).json()

test('the places of each kind of notice are chosen in a table, on a phone as well', async () => {
  const page = await settled(phone)
  const cell = page.getByRole('checkbox', { name: 'The game is over: E-mail' })
  await cell.uncheck()
  await expect.poll(async () => (await meOf(page)).channels.over).not.toContain('letter')
  await page.getByRole('checkbox', { name: 'Talk that mentions me: E-mail' }).check()
  await expect.poll(async () => (await meOf(page)).channels.talk).toContain('letter')
  // By key, one after the other, without waiting for the network.
  const invitations = page.getByRole('checkbox', { name: 'Invitations: Push' })
  await invitations.focus()
  for (const key of ['Space', 'Tab', 'Space']) await page.keyboard.press(key)
  await expect.poll(async () => (await meOf(page)).channels.invitation).toEqual(['box', 'letter'])
  const webhook = page.getByRole('checkbox', { name: 'Invitations: Webhook' })
  expect(await webhook.evaluate((box) => box === document.activeElement)).toBe(true)
  // A setting that could not be saved is shown as it still is.
  await page.route('**/api/me', (route) => route.abort())
  await cell.click()
  await page.getByRole('alert').waitFor()
  await expect.poll(() => cell.isChecked()).toBe(false)
  await page.unroute('**/api/me')
  await page.reload()
  await cell.waitFor()
  await expect.poll(() => cell.isChecked()).toBe(false)
})

test('the time zone is guessed from the browser, and can be another', async () => {
  const page = await settled({ timezoneId: 'Asia/Tokyo' })
  await expect.poll(async () => (await meOf(page)).zone).toBe('Asia/Tokyo')
  await page.getByLabel('Time zone').selectOption('Europe/Berlin')
  await expect.poll(async () => (await meOf(page)).zone).toBe('Europe/Berlin')
  await page.reload()
  await page.getByRole('button', { name: 'This device says Asia/Tokyo. Use it' }).click()
  await expect.poll(async () => (await meOf(page)).zone).toBe('Asia/Tokyo')
})

test('hours, quiet hours and the daily letter are kept', async () => {
  const page = await settled()
  const times = page.getByRole('region', { name: 'When I play, and when it is quiet' })
  await times.getByLabel('I usually play, from').fill('17:30')
  await times.getByLabel('I usually play, from').blur()
  await expect.poll(async () => (await meOf(page)).hours.from).toBe(17 * 60 + 30)
  for (const [day, left] of [
    ['Saturday', [1, 2, 3, 4, 5, 7]],
    ['Sunday', [1, 2, 3, 4, 5]],
  ] as const) {
    // A box shows what is kept, so the answer about the day before comes first.
    await times.getByRole('checkbox', { name: day }).click()
    await expect.poll(async () => (await meOf(page)).hours.days).toEqual(left)
  }
  await times.getByRole('checkbox', { name: /Quiet hours/ }).check()
  await times.getByLabel('Quiet hours, to').fill('08:15')
  await times.getByLabel('Quiet hours, to').blur()
  await expect.poll(async () => (await meOf(page)).quiet).toEqual({ from: 1320, to: 495 })
  await times.getByRole('checkbox', { name: /One letter a day/ }).check()
  await times.getByLabel('One letter a day, at').selectOption('7')
  await expect.poll(async () => (await meOf(page)).digestHour).toBe(7)
  await page.reload()
  await expect.poll(() => times.getByLabel('Quiet hours, to').inputValue()).toBe('08:15')
  await expect.poll(() => times.getByLabel('One letter a day, at').inputValue()).toBe('7')
})

test('too few hours to play are refused at the field, with the reason', async () => {
  const page = await settled()
  const times = page.getByRole('region', { name: 'When I play, and when it is quiet' })
  const hours = times.getByRole('group', { name: 'I usually play' })
  const toggle = (day: string) => times.getByRole('checkbox', { name: day }).click()
  for (const [index, day] of ['Sunday', 'Saturday', 'Friday', 'Thursday'].entries()) {
    await toggle(day)
    await expect.poll(async () => (await meOf(page)).hours.days.length).toBe(6 - index)
  }
  await toggle('Wednesday')
  await hours.getByText('at least 10 hours a week on at least 3 days', { exact: false }).waitFor()
  await expect.poll(() => page.getByRole('alert').count()).toBe(1)
  expect((await meOf(page)).hours.days).toEqual([1, 2, 3])
  await expect.poll(() => times.getByRole('checkbox', { name: 'Wednesday' }).isChecked()).toBe(true)
  await toggle('Thursday')
  await expect.poll(async () => (await meOf(page)).hours.days).toEqual([1, 2, 3, 4])
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
})

test('days away are set, refused where they overlap, and taken back', async () => {
  const page = await settled()
  const away = page.getByRole('region', { name: 'When I am away' })
  const next = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000)
  const [from = '', to = ''] = [0, 3].map((days) =>
    new Date(next.getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  )
  const set = async () => {
    await away.getByLabel('First day').fill(from)
    await away.getByLabel('Last day').fill(to)
    await away.getByRole('button', { name: 'Add these days' }).click()
  }
  await set()
  await away.getByRole('button', { name: /^Remove/ }).waitFor()
  // Days that were set leave the fields.
  await expect.poll(() => away.getByLabel('Last day').inputValue()).toBe('')
  await set()
  await away.getByText('Some of these days are already set.').waitFor()
  await away.getByRole('button', { name: /^Remove/ }).click()
  await away.getByText('No days yet.').waitFor()
  expect((await meOf(page)).away).toEqual([])
})

test('a webhook is tried when it is set, tried again, and removed', async () => {
  const page = await settled()
  const webhook = page.getByRole('region', { name: 'Webhook' })
  const address = webhook.getByLabel('Address of the webhook')
  const name = crypto.randomUUID()
  await address.fill('https://evil.example/api/webhooks/1/x')
  await webhook.getByRole('button', { name: 'Save and try' }).click()
  await webhook.getByText('Something in this form is not right.').waitFor()
  await address.fill(`${webhooks}/discord/${name}/404`)
  await webhook.getByRole('button', { name: 'Save and try' }).click()
  await webhook.getByText('The webhook did not accept the message.').waitFor()
  expect((await waysOf(page)).webhook).toBeNull()
  await address.fill(`${webhooks}/discord/${name}/204`)
  await webhook.getByRole('button', { name: 'Save and try' }).click()
  await webhook.getByText('Notices go to Discord.').waitFor()
  await webhook.getByRole('button', { name: 'Try it' }).click()
  await webhook.getByText('It worked: have a look there.').waitFor()
  const heard: { path: string; body: { content: string } }[] = await (await fetch(webhooks)).json()
  const mine = heard.filter(({ path }) => path === `/discord/${name}/204`)
  expect(mine.length).toBeGreaterThanOrEqual(2)
  for (const { body } of mine) expect(body.content).toContain('Dorfpost')
  await webhook.getByRole('button', { name: 'Remove' }).click()
  await address.waitFor()
  expect((await waysOf(page)).webhook).toBeNull()
})

test('the calendar gets an address, another one, and none', async () => {
  const page = await settled()
  const calendar = page.getByRole('region', { name: 'Deadlines in your calendar' })
  await calendar.getByRole('button', { name: 'Create an address' }).click()
  const field = calendar.getByLabel('Secret address')
  const first = await field.inputValue()
  expect(first.startsWith(`${origin}/api/calendar/`)).toBe(true)
  expect(await (await fetch(first)).text()).toContain('BEGIN:VCALENDAR')
  await calendar.getByRole('button', { name: 'Another address' }).click()
  await expect.poll(() => field.inputValue()).not.toBe(first)
  expect((await fetch(first)).status).toBe(404)
  await calendar.getByRole('button', { name: 'Remove' }).click()
  await calendar.getByRole('button', { name: 'Create an address' }).waitFor()
  expect((await waysOf(page)).calendar).toBeNull()
})

test('push is explained before the browser asks, and a browser that forbids it is told so', async () => {
  const page = await settled({ serviceWorkers: 'allow' })
  const push = page.getByRole('region', { name: 'Push on this device' })
  await push.getByText(/Your browser asks first/).waitFor()
  await page.evaluate(() => {
    Notification.requestPermission = () => Promise.resolve('denied')
  })
  await push.getByRole('button', { name: 'Switch push on here' }).click()
  await push.getByText(/This browser forbids it/).waitFor()
})

test('push is switched on and off, and told to the API', async () => {
  const page = await person({ serviceWorkers: 'allow', permissions: ['notifications'] })
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/me/push')) told.push(`${request.method()} ${request.url()}`)
  })
  // There is no push service to reach: its part of the browser is played here.
  await page.addInitScript(() => {
    const bytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
    let on = false
    const subscription = async () => {
      const curve = { name: 'ECDH', namedCurve: 'P-256' }
      const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
      const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
      const text = (raw: Uint8Array) =>
        btoa(String.fromCharCode(...raw))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '')
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
      const keys = { p256dh: text(point), auth: text(bytes(16)) }
      return {
        endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          on = false
          return true
        },
      } as unknown as PushSubscription
    }
    const kept = subscription()
    PushManager.prototype.subscribe = () => {
      on = true
      return kept
    }
    PushManager.prototype.getSubscription = async () => (on ? kept : null)
  })
  await page.goto('/')
  await named(page, 'Ada')
  await page.goto('/settings')
  const push = page.getByRole('region', { name: 'Push on this device' })
  await push.getByRole('button', { name: 'Switch push on here' }).click()
  await push.getByText('Push is on here.').waitFor()
  await push.getByRole('button', { name: 'Switch push off here' }).click()
  await push.getByRole('button', { name: 'Switch push on here' }).waitFor()
  expect(told).toEqual([`PUT ${origin}/api/me/push`, `POST ${origin}/api/me/push/end`])
})
