import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { localId } from '../../web/gallery/local-table.ts'
import { leaveTable, showTable } from './table.tsx'

const onPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('960px') }),
  )
afterEach(() => vi.unstubAllGlobals())

const offer = () => screen.queryByRole('region', { name: 'Since your last turn' })
const found = () => screen.findByRole('region', { name: 'Since your last turn' })
const countIn = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0])

describe.for(['a phone', 'a laptop'])('on %s', (screenOf) => {
  test('what came while nobody looked is offered once, after however long', async () => {
    if (screenOf === 'a phone') onPhone()
    const search = '?game=settlement&seats=4&moves=70&seed=2&you=0&until=mine'
    const table = await showTable(`${search}&missed=1`)
    fireEvent.click(within(await found()).getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(offer()).toBeNull())
    leaveTable()
    await showTable(`${search}&missed=1`, table)
    await screen.findAllByRole('button', { name: 'More' })
    expect(offer()).toBeNull()
    // The menu has it at every size.
    fireEvent.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement)
    fireEvent.click(await screen.findByRole('button', { name: /turns? since yours$/ }))
    await waitFor(() => expect(document.querySelector('.film')).not.toBeNull())
  })
})

test('offer, handle and log tell one count: of the turns that the log tells', async () => {
  await showTable('?game=my-village&seats=3&moves=63&seed=1&you=0&until=mine&missed=1')
  const offered = countIn((await found()).textContent)
  expect(countIn(document.querySelector('.handle-since .badge')?.textContent)).toBe(offered)
  fireEvent.click(screen.getAllByRole('button', { name: 'Log' })[0] as HTMLElement)
  await waitFor(() => expect(document.querySelector('.log-fresh .log-entry')).not.toBeNull())
  const log = document.querySelector('.log') as HTMLElement
  expect(countIn(log.querySelector('.log-fresh .count')?.textContent)).toBe(offered)
  expect(log.querySelectorAll('.log-fresh .log-entry:not(.log-happening)')).toHaveLength(offered)
})

test('nothing is offered to whom something planned waits for', async () => {
  const search = '?game=settlement&seats=3&moves=60&seed=1&you=0&until=mine'
  const table = await showTable(search)
  const space = () => document.querySelector<HTMLElement>('[data-at="terrain:0:0"]')
  await waitFor(() => expect(space()?.querySelector('.s-exploring')).toBeTruthy())
  fireEvent.click(space() as HTMLElement)
  await screen.findByRole('button', { name: 'Send to see it' })
  leaveTable()
  localStorage.removeItem(`dorfpost.seen.${localId}.0`)
  await showTable(`${search}&missed=1`, table)
  await screen.findByRole('button', { name: 'Send to see it' })
  expect(offer()).toBeNull()
})
