import { fireEvent, render, screen, waitFor } from '@solidjs/testing-library'
import { describe, expect, test } from 'vitest'
import { becomes } from '../../web/src/account/me.ts'
import { byLink, isLinkChanged } from '../../web/src/api/by-link.ts'
import { perform } from '../../web/src/api/client.ts'
import { keep } from '../../web/src/device/browser-storage.ts'
import { AskButton, AskSlip, AskWhere, Meanwhile } from '../../web/src/pages/table/AskWhere.tsx'
import Share from '../../web/src/pages/table/Share.tsx'
import { defaultChannels } from '../../worker/wire/notice-kinds.ts'
import type { ChannelSetup } from '../../worker/wire/schema/channels.ts'
import type { Me } from '../../worker/wire/schema/me.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { answerApi } from './api.ts'

const guest = {
  ...{ id: 'ada', name: 'Ada', language: 'en', theme: 'system', zone: 'Europe/Berlin' },
  ...{ email: null, mail: true, channels: defaultChannels, only: null },
} as unknown as Me
const nowhere: ChannelSetup = { pushKey: null, webhook: null, calendar: null }
const seat = (you: boolean) => ({ you, bot: null })
const seats = [seat(true), seat(false)] as unknown as TableView['seats']

let asked: ReturnType<typeof answerApi> = []

/** Words of the page to somebody who waits. */
async function wait(person: Partial<Me>, ways: Partial<ChannelSetup> = {}): Promise<HTMLElement> {
  asked = answerApi(() => ({ body: { ...nowhere, ...ways } }))
  keep(`askWhere.${guest.id}`, null)
  await becomes({ ...guest, ...person })
  return render(() => (
    <>
      <p data-testid="said">
        <Meanwhile seats={seats} />
      </p>
      <AskButton seats={seats} />
      <AskSlip />
      <AskWhere />
    </>
  )).getByTestId('said')
}

const hook = { service: 'slack', host: 'hooks.slack.com', untried: false } as const

test('whoever hears of nothing is told so, and asked by one press; what they put aside stays so', async () => {
  const said = await wait({})
  await screen.findByText(/Once you close this page, nothing tells you/)
  expect(said.textContent).not.toMatch(/letter comes/i)
  // Three parts of the page want to know it.
  expect(asked.filter(({ path }) => path === '/me/ways')).toHaveLength(1)
  expect(screen.queryByLabelText('How can the post reach you?', { selector: '.slip' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Tell me' }))
  const slip = await screen.findByLabelText('How can the post reach you?', { selector: '.slip' })
  expect(slip.querySelectorAll('input')).toHaveLength(1)
  // Sitting down it is asked as well, until it is put aside.
  const [later, laterToo] = screen.getAllByRole('button', { name: 'Not now' })
  for (const button of [later, laterToo]) fireEvent.click(button as HTMLElement)
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull()
  expect(screen.getByText(/Once you close this page, nothing tells you/)).toBeDefined()
})

test('in the bar, which has room for it on a phone, too, one button asks; it goes where something comes', async () => {
  await wait({})
  const name = 'Tell me when it’s my turn'
  fireEvent.click(await screen.findByRole('button', { name }))
  await screen.findByLabelText('How can the post reach you?', { selector: '.slip' })
  expect(screen.queryByRole('button', { name })).toBeNull()
  fireEvent.click(screen.getAllByRole('button', { name: 'Not now' })[0] as HTMLElement)
  await screen.findByRole('button', { name })
  await becomes({ ...guest, email: 'ada@example.org' })
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
})

test.for([
  [{ email: 'ada@example.org' }, {}, /A letter comes when it is your turn/],
  [{}, { webhook: { ...hook, offAt: null } }, /Your webhook is called when it is your turn/],
  [{}, { webhook: { ...hook, offAt: 1 } }, /Once you close this page, nothing tells you/],
  [{ email: 'ada@example.org', mail: false }, {}, /Once you close this page, nothing tells you/],
  // They have an address, and said that it is not for this.
  [
    { email: 'ada@example.org', channels: { ...defaultChannels, turn: ['box'] } },
    {},
    /come back later/,
  ],
] as const)('it promises only what will come: %j, %j', async ([person, ways, promise]) => {
  const said = await wait(person as Partial<Me>, ways)
  await expect.poll(() => said.textContent).toMatch(promise)
  if (!/letter comes/.test(promise.source.toLowerCase()))
    expect(said.textContent).not.toMatch(/letter comes/i)
})

const shared = { id: 'A'.repeat(22), title: 'Hanna’s table' } as TableView

test('a table’s share sheet has a postcard: its picture as it is now, sent with its link', async () => {
  const asked = answerApi(() => ({ body: {} }))
  const sent: ShareData[] = []
  const sharing = { canShare: () => true, share: async (data: ShareData) => void sent.push(data) }
  for (const [name, value] of Object.entries(sharing))
    Object.defineProperty(navigator, name, { configurable: true, value })
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  render(() => <Share table={shared} />)
  fireEvent.click(screen.getByRole('button', { name: 'Postcard' }))
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'Hanna’s table' })
  const path = '/t/AAAAAAAAAAAAAAAAAAAAAA'
  expect(picture.getAttribute('src')).toBe(`${path}/preview.png?lang=en`)
  expect(asked.map((one) => one.path)).toContain(`${path}/preview.png?lang=en`)
  const send = screen.getAllByRole('button', { name: 'Send…' }).at(-1)
  fireEvent.click(send as HTMLElement)
  const [card] = sent
  expect(card?.files?.map(({ type }) => type)).toEqual(['image/png'])
  expect(card?.text).toBe(`Hanna’s table\n${location.origin}${path}`)
  for (const name of Object.keys(sharing)) Reflect.deleteProperty(navigator, name)
  history.replaceState(null, '', '/')
})

describe('a private table from which somebody was removed', () => {
  const key = 'K'.repeat(22)
  const path = `/t/${shared.id}`
  const refusal = { status: 403, body: { type: '/problems/link-changed', title: '', status: 403 } }

  test('is handed on with the key of its new link', async () => {
    answerApi(() => ({ body: {} }))
    render(() => <Share table={{ ...shared, key }} />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    expect(field.value).toBe(`${location.origin}${path}?key=${key}`)
    expect(screen.getByText(/only this new link/)).toBeTruthy()
  })

  for (const [by, address] of [
    ['the key of its link', `${path}?key=${key}`],
    ['the link of an open seat', `${path}#seat=1.${key}`],
  ])
    test(`opens by ${by}`, async () => {
      history.replaceState(null, '', address)
      let isIn = false
      const asked = answerApi(({ method }) => {
        if (method !== 'POST') return isIn ? { body: { table: shared } } : refusal
        isIn = true
        return { body: {} }
      })
      const read = () => perform('GET /tables/{id}', { id: shared.id })
      expect((await byLink(shared.id, read)).table).toEqual(shared)
      expect(asked[1]).toMatchObject({ path: `/tables/${shared.id}/link`, body: { key } })
      history.replaceState(null, '', '/')
    })

  test('stays shut to whoever has its address alone, without a second question', async () => {
    history.replaceState(null, '', path)
    const asked = answerApi(() => refusal)
    const read = () => perform('GET /tables/{id}', { id: shared.id })
    await expect(byLink(shared.id, read)).rejects.toSatisfy(isLinkChanged)
    expect(asked).toHaveLength(1)
    history.replaceState(null, '', '/')
  })
})
