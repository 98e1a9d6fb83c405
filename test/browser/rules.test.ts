import { expect, test } from 'vitest'
import { person, phone, withBrowser } from './people.ts'
import { moves, playing, pressSend, tableOf, toMove } from './table.ts'

withBrowser()

test('rules and cards are read and searched, and what cannot be done answers with its rule', async () => {
  const [ada, bela] = [await person(), await person(phone)]

  await ada.goto('/rules/villagers')
  await ada.getByRole('searchbox').fill('padlock bank')
  const rules = ada.locator('.rule')
  await ada.getByText(/^\d+ rules$/).waitFor()
  for (const text of await rules.allTextContents()) expect(text).toContain('bank')

  await ada.getByRole('main').getByRole('link', { name: 'Cards and pieces' }).click()
  await ada.getByRole('searchbox', { name: 'Search cards and pieces' }).waitFor()
  await ada.getByRole('link', { name: 'Settlement' }).click()
  await ada.getByRole('button', { name: 'Heroes' }).click()
  await ada.getByText('48 entries').waitFor()
  await ada.getByRole('searchbox').fill('builders 1 point for each')
  await ada.getByLabel('Only with reconstructed values').check()
  const cards = ada.locator('.card-entry')
  await expect.poll(() => cards.count()).toBeGreaterThan(2)
  for (const text of await cards.allTextContents()) expect(text).toMatch(/Builder.*reconstructed/s)
  await ada.getByRole('button', { name: 'Artifacts' }).click()
  await ada.getByText('Nothing matches').waitFor()

  await tableOf([
    [ada, 'Ada'],
    [bela, 'Bela'],
  ])
  // V4.1: nobody builds while all are drafting.
  // By key: a note of the guide may lie over cards that cannot be played.
  await ada.locator('.v-hand .b-piece').first().press('Enter')
  const why = ada.locator('.why-not')
  await why.getByText('Nobody plays out of turn').waitFor()
  await why.getByRole('link', { name: /V4\.1/ }).click()
  const reader = ada.getByRole('dialog', { name: /Rules/ })
  await reader.locator('.rule-at').filter({ hasText: 'V4.1' }).waitFor()
  await ada.keyboard.press('Escape')
  await reader.waitFor({ state: 'detached' })
  await why.waitFor()
  await ada.keyboard.press('Escape')
  await why.waitFor({ state: 'detached' })

  // A player who has to wait is told, too.
  const asked = (await toMove([ada, bela])) === bela ? bela : ada
  const waiting = asked === ada ? bela : ada
  // On a phone the moves as a list lie over the stage.
  await waiting.keyboard.press('Escape')
  await waiting.locator('.drawer').waitFor({ state: 'detached' })
  await waiting.locator('[data-at="road:0"]').click()
  await waiting.locator('.why-not').getByRole('link', { name: /V4\.1/ }).waitFor()

  await asked.route('**/turns', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: { type: '/problems/illegal-move', title: 'No.', status: 422, rule: 'V4.5' },
    }),
  )
  await playing(asked)
  await moves(asked).first().click()
  await pressSend(asked)
  await asked.locator('.slips .reason').getByText('the top card of any stack').waitFor()
})
