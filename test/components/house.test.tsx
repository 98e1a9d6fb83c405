/** The texts of the operator. */

import { MemoryRouter, Route } from '@solidjs/router'
import { render, screen } from '@solidjs/testing-library'
import { afterEach, beforeEach, expect, test } from 'vitest'
import HouseText from '../../web/src/pages/house/HouseText.tsx'
import Status from '../../web/src/pages/house/Status.tsx'
import { Footer } from '../../web/src/pages/shared/Footer.tsx'
import { setLanguage } from '../../web/src/words/index.ts'
import { answerApi } from './api.ts'
import { showPage } from './page.tsx'

beforeEach(() => setLanguage('de'))
afterEach(() => {
  delete document.documentElement.dataset.house
  delete document.documentElement.dataset.houseMissing
})

test('a text is asked for in the language of the page, and shown in its own', async () => {
  const text = 'Ada Hill\n\n- [Schreib mir](mailto:ada@example.org)\n- <b>HTML</b>'
  const asked = answerApi(() => ({ body: { name: 'imprint', language: 'de', text } }))
  showPage('/imprint', HouseText)
  const link = await screen.findByRole('link', { name: 'Schreib mir' })
  expect(link.getAttribute('href')).toBe('mailto:ada@example.org')
  expect(asked.map(({ path }) => path)).toEqual(['/house/imprint?lang=de'])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Impressum')
  expect(screen.getByRole('article').lang).toBe('de')
  expect(screen.getByText('<b>HTML</b>')).toBeTruthy()
})

test('one that nobody wrote is a page that is missing', async () => {
  answerApi(() => ({ status: 404, body: { type: '/problems/not-found', title: '', status: 404 } }))
  showPage('/terms', HouseText)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe(
    'Nutzungsbedingungen',
  )
})

test('the foot of every page leads to the texts that there are, and says which are missing', () => {
  document.documentElement.dataset.house = 'imprint privacy'
  document.documentElement.dataset.houseMissing = 'terms contact'
  render(() => (
    <MemoryRouter>
      <Route path="*" component={Footer} />
    </MemoryRouter>
  ))
  expect(screen.getByRole('link', { name: 'Impressum' }).getAttribute('href')).toBe('/imprint')
  expect(screen.queryByRole('link', { name: 'Kontakt' })).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('Nutzungsbedingungen, Kontakt')
})

test('the status page says what answers', async () => {
  answerApi(() => ({ body: { at: 0, database: false, objects: true } }))
  showPage('/status', Status)
  expect((await screen.findByRole('alert')).textContent).toContain('Etwas läuft nicht')
  expect(screen.getByText('Konten und Listen').nextElementSibling?.textContent).toContain(
    'Antwortet nicht',
  )
})

test('a server that has too much to do is not one that cannot be reached', async () => {
  answerApi(() => ({ status: 503, body: { type: '/problems/busy', title: '', status: 503 } }))
  showPage('/imprint', HouseText)
  expect((await screen.findByRole('alert')).textContent).toContain('zu viel zu tun')
})
