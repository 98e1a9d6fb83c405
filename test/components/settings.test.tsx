import { fireEvent, render, screen, waitFor } from '@solidjs/testing-library'
import { Show } from 'solid-js'
import { expect, test } from 'vitest'
import { becomes, beSomebody, me } from '../../web/src/account/me.ts'
import { cardPeople } from '../../web/src/device/card-people.ts'
import Settings from '../../web/src/pages/Settings.tsx'
import { kinds } from '../../web/src/pages/settings/Notices.tsx'
import { Times } from '../../web/src/pages/settings/Times.tsx'
import { inOrder } from '../../web/src/parts/in-order.ts'
import { noticeKinds } from '../../worker/wire/notice-kinds.ts'
import type { Me } from '../../worker/wire/schema/me.ts'
import { answerApi } from './api.ts'
import { pass } from './clock.ts'
import { showPage } from './page.tsx'

const days = [1, 2, 3, 4, 5, 6, 7]
const ada: Me = {
  ...{ id: 'ada', name: 'Ada', named: true, email: null, language: 'en', theme: 'system' },
  cardPeople: 'women',
  ...{ mail: false, pictures: true, secrets: true, listed: true, zone: 'Europe/Berlin' },
  ...{ hours: { from: 480, to: 1320, days }, quiet: null, digestHour: null },
  ...{ remindAfter: 3, once: false },
  ...{ away: [], unread: 0, waiting: 0, only: null },
  channels: Object.fromEntries(noticeKinds.map((kind) => [kind, []])) as unknown as Me['channels'],
}

test('the settings show every kind of notice, and their list does not compile without one', () => {
  expect(kinds.toSorted()).toEqual([...noticeKinds].sort())
  // @ts-expect-error: the kind `over` is missing.
  expect(inOrder<'turn' | 'over'>({ turn: 1 })).toEqual(['turn'])
  expect(inOrder<'turn' | 'over'>({ turn: 2, over: 1 })).toEqual(['over', 'turn'])
})

test('a day that was just switched stays so while the answer to an earlier one comes', async () => {
  const fetched = window.fetch
  const answers: (() => void)[] = []
  const asked = answerApi(({ body }) => ({ body: { me: { ...ada, ...(body as object) } } }))
  const answering = window.fetch
  // Each answer comes when the test lets it.
  window.fetch = async (...request) => {
    await new Promise<void>((come) => answers.push(come))
    return answering(...request)
  }
  void becomes(ada)
  await waitFor(() => expect(me()?.id).toBe('ada'))
  render(() => <Show when={me()}>{(person) => <Times person={person()} />}</Show>)
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  const seen: boolean[] = []
  fireEvent.click(box('Saturday'))
  fireEvent.click(box('Sunday'))
  await waitFor(() => expect(answers.length).toBeGreaterThan(0))
  for (let answered = 0; answered < answers.length; answered++) {
    answers[answered]?.()
    await waitFor(() => expect(asked.length).toBe(answered + 1))
    await pass(17)
    seen.push(box('Saturday').checked, box('Sunday').checked)
  }
  expect(seen).not.toContain(true)
  expect(me()?.hours.days).toEqual([1, 2, 3, 4, 5])
  window.fetch = fetched
})

test('V2.2 women or men on basic villagers: kept here without an account, and taken along into one', async () => {
  const asked = answerApi(({ path, body }) =>
    path.startsWith('/me/') && path !== '/me/guest'
      ? { status: 503, body: { type: 'about:blank', status: 503 } }
      : { body: { me: { ...ada, ...(body as object) } } },
  )
  await becomes(null)
  showPage('/settings', Settings)
  const box = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
  expect(box('Women').checked).toBe(true)
  fireEvent.click(box('Men'))
  await waitFor(() => expect(box('Men').checked).toBe(true))
  expect(localStorage.getItem('dorfpost.card-people')).toBe('men')
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])

  await beSomebody('Ada')
  expect(asked.find(({ path }) => path === '/me/guest')?.body).toMatchObject({ cardPeople: 'men' })
  expect(cardPeople()).toBe('men')
  fireEvent.click(box('Women'))
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      method: 'PATCH',
      path: '/me',
      body: { cardPeople: 'women' },
    }),
  )
  expect(cardPeople()).toBe('women')

  // The account says so on another device, or it was kept before there was the choice.
  await becomes({ ...ada, cardPeople: 'men' })
  expect(cardPeople()).toBe('men')
  const { cardPeople: _, ...earlier } = ada
  await becomes(earlier as Me)
  expect(cardPeople()).toBe('women')
})
