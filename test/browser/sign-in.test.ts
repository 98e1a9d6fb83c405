import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from './accessible.ts'
import { person, phone, withBrowser } from './people.ts'
import { named } from './table.ts'

withBrowser()

/** The newest e-mail to an address, as local running keeps it. */
async function mailTo(page: Page, address: string): Promise<string> {
  const { letters } = await (await page.request.get('/dev/letters.json')).json()
  return letters.find(({ to }: { to: string }) => to === address)?.text ?? ''
}

const words = {
  'en-GB': { go: 'Sign me in', save: 'Save', take: /Bring guest Bela along/, as: 'as Ada' },
  'de-DE': { go: 'Anmelden', save: 'Speichern', take: /Gast Bela mitnehmen/, as: 'als Ada' },
} as const

test.for(['en-GB', 'de-DE'] as const)(
  'a link says as whom it signs in, takes no guest along by itself, and gives the guest back (%s)',
  async (locale) => {
    const { go, save, take, as } = words[locale]
    const language = locale === 'de-DE' ? 'de' : 'en'
    const address = `ada-${crypto.randomUUID()}@example.com`
    const ada = await person({ locale })
    await ada.goto('/')
    const letter = async () => {
      const { ok } = await ada.evaluate(
        async ([email, spoken]) => {
          const body = JSON.stringify({ email, language: spoken })
          const headers = { 'content-type': 'application/json' }
          const answer = await fetch('/api/sign-in', { method: 'POST', headers, body })
          return { ok: answer.ok }
        },
        [address, language],
      )
      expect(ok).toBe(true)
      const mail = await mailTo(ada, address)
      const link = /https?:\/\/\S+\/sign-in\/link#\S+/.exec(mail)?.[0]
      if (link === undefined) throw new Error('No letter came.')
      const { pathname, hash } = new URL(link)
      return `${pathname}${hash}`
    }
    await ada.goto(await letter())
    await ada.getByText(address).waitFor()
    await ada.getByRole('button', { name: go }).click()
    // Somebody new says what to be called.
    await ada.getByRole('textbox').fill('Ada')
    await ada.getByRole('button', { name: save }).click()
    await ada.waitForURL('/')

    const bela = await person({ locale, ...phone })
    await bela.goto('/')
    await named(bela, 'Bela', language)
    await bela.goto(await letter())
    await bela.getByText(as).waitFor()
    const choice = bela.getByRole('checkbox', { name: take })
    await expect.poll(() => choice.isChecked()).toBe(false)
    expect(await findings(bela)).toEqual([])
    const overflow = await bela.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    await bela.getByRole('button', { name: go }).click()
    await bela.waitForURL('/')
    const me = async () => (await (await bela.request.get('/api/me')).json()).me
    expect(await me()).toMatchObject({ name: 'Ada', email: address })
    await bela.evaluate(() => fetch('/api/sign-out', { method: 'POST' }))
    expect(await me()).toMatchObject({ name: 'Bela', email: null })
  },
)

test('somebody can be reported on their page', async () => {
  const [ada, eve] = [await person(), await person()]
  for (const [page, name] of [
    [ada, 'Ada'],
    [eve, 'Eve'],
  ] as const) {
    await page.goto('/')
    await named(page, name, 'en')
  }
  const { me } = await (await eve.request.get('/api/me')).json()
  await ada.goto(`/people/${me.id}`)
  await ada.getByText('Report', { exact: true }).click()
  await ada.getByLabel('What happened?').fill('Advertises gold.')
  expect(await findings(ada)).toEqual([])
  await ada.getByRole('button', { name: 'Send the report' }).click()
  await ada.getByText('Thank you. Your report has been sent.').waitFor()
  const data = await (await ada.request.get('/api/me/data')).json()
  expect(data.reports).toMatchObject([{ person: me.id, text: 'Advertises gold.' }])
})
