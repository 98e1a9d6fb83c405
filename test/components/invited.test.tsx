import { MemoryRouter, Route } from '@solidjs/router'
import { fireEvent, render, screen, waitFor } from '@solidjs/testing-library'
import { createSignal, Show } from 'solid-js'
import { expect, test } from 'vitest'
import { becomes } from '../../web/src/account/me.ts'
import { InvitedAddress } from '../../web/src/door/Invited.tsx'
import { AskButton, AskWhere, Meanwhile } from '../../web/src/pages/table/AskWhere.tsx'
import { createGathering } from '../../web/src/pages/table/gather/gathering.ts'
import type { LiveTable } from '../../web/src/pages/table/live.ts'
import { defaultChannels } from '../../worker/wire/notice-kinds.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { answerApi } from './api.ts'
import { pass } from './clock.ts'
import { ada } from './page.tsx'

const guest = { ...ada, email: null, mail: true, channels: defaultChannels, only: null }
const address = 'ada@example.org'
const question =
  /Where shall the post find you|Once you close this page, nothing tells you|Tell me when/

/**
 * Sits down by an invitation; its address comes when the test lets it. Returns what was asked of the person
 * until then, and how the page stands after it.
 */
async function sitDown(isKnown: boolean) {
  let give = (_: number) => {}
  const given = new Promise<number>((resolve) => {
    give = resolve
  })
  const asked = answerApi(({ path }) => {
    if (path === '/invitation/look')
      return { body: { email: address, table: 'one', known: isKnown } }
    if (path === '/invitation/address') return { body: { me: { ...guest, email: address } } }
    if (path === '/me/ways') return { body: { pushKey: null, webhook: null, calendar: null } }
    if (path === '/me') return { body: { me: guest } }
    return path === '/me/guest'
      ? { body: { me: guest } }
      : { body: { table: { id: 'one', you: 0, seats: [] }, tables: [], more: false } }
  })
  const answer = window.fetch
  window.fetch = async (...request) => {
    if (String(request[0]).includes('/invitation/address')) await given
    return answer(...request)
  }
  history.replaceState(null, '', `/t/one#invited=${'x'.repeat(30)}`)
  await becomes(null)
  const [isSeated, sit] = createSignal(false)
  const seats = [
    { you: true, bot: null },
    { you: false, bot: null },
  ] as unknown as TableView['seats']
  const Seat = () => {
    const props = {
      table: { id: 'one', seats, you: null } as unknown as TableView,
      live: { take: () => sit(true) } as unknown as LiveTable,
    }
    const { invitation, setName, sit: go } = createGathering(props)
    setName('Ada')
    return (
      <Show
        when={isSeated()}
        fallback={
          <>
            <InvitedAddress invitation={invitation} table="one" />
            <button type="button" onClick={() => void go.run()}>
              Sit
            </button>
          </>
        }
      >
        <AskWhere />
        <AskButton seats={seats} />
        <p data-testid="said">
          <Meanwhile seats={seats} />
        </p>
      </Show>
    )
  }
  render(() => (
    <MemoryRouter>
      <Route path="*" component={Seat} />
    </MemoryRouter>
  ))
  await screen.findByText(new RegExp(address))
  fireEvent.click(screen.getByRole('button', { name: 'Sit' }))
  await screen.findByTestId('said')
  return { asked, give: () => give(0) }
}

test('whoever sits down by an invitation is never asked for the address that it came to', async () => {
  const { asked, give } = await sitDown(false)
  const seen: string[] = []
  const watch = new MutationObserver(() => seen.push(document.body.textContent ?? ''))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  await waitFor(() => expect(asked.some(({ path }) => path === '/me/ways')).toBe(true))
  // All that was answered is drawn.
  await pass(17)
  expect(document.body.textContent).not.toMatch(question)
  give()
  await screen.findByText(/A letter comes when it is your turn/)
  watch.disconnect()
  expect(seen.filter((text) => question.test(text))).toEqual([])
})

test('an address that has an account is not given, so it is asked for', async () => {
  await sitDown(true)
  expect((await screen.findAllByText(question)).length).toBeGreaterThan(0)
})
