import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { guest } from './client.ts'
import { signedIn } from './people.ts'
import { actingOf, type Guest, pass, playOne, runAlarm, tableFor, viewOf } from './table-helpers.ts'
import { hour, ok, setTime, told } from './time-helpers.ts'

const day = 24 * hour

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => void vi.useRealTimers())

const codeOf = ({ body }: { body: { type: string } }) => body.type.replace('/problems/', '')

/** A table of three that waits for one who is not its host, and has for a while without seeing them. */
async function waitingFor(lost: Guest, patience: number, request = {}) {
  const [host, other] = [await guest('Ada'), await guest('Cleo')]
  const people = [host, lost, other]
  const { id } = await tableFor([host, lost, other], { patience, ...request })
  for (let turns = 0; (await actingOf(id, people)).acting !== lost; turns++) {
    if (turns > 50) throw new Error('They are never asked.')
    await playOne(id, people)
  }
  const { seat } = await actingOf(id, people)
  return { id, host, other, lost, seat, ask: (who: Guest) => reissue(who, id, seat) }
}

const reissue = (who: Guest, id: string, seat: number) =>
  who.post(`/api/tables/${id}/seats/${seat}/link`)

/** Lets days go by; those who stayed look in meanwhile. */
async function wait(id: string, days: number): Promise<void> {
  pass(days * day)
  await runAlarm(id)
}

describe('a new link to the seat of a lost guest', () => {
  test('is given out by the host alone, after patience and a week unseen; all are told', async () => {
    const { id, host, other, seat, ask } = await waitingFor(await guest('Bob'), 3)
    await wait(id, 3)
    // Late, but seen within the week.
    expect(codeOf(await ask(host))).toBe('seat-in-use')
    await wait(id, 5)
    expect(codeOf(await ask(other))).toBe('not-the-host')
    await ok(ask(host))
    expect(await told(other, id)).toContain(`reissued ${seat} 0`)
    const { body } = await other.get(`/api/tables/${id}/seats/${seat}/link`)
    // The queue is not called: the link is for the same person.
    const late = await guest('Late')
    expect((await ok(late.post(`/api/tables/${id}/line`))).line.isFree).toBe(false)
    const bobAgain = await guest('Bob')
    const take = () => bobAgain.post(`/api/tables/${id}/seats/${seat}/take`, { token: body.token })
    expect((await ok(take())).you).toBe(seat)
    // Good once.
    expect(codeOf(await take())).toBe('already-seated')
  })

  test('robs nobody who lives: not before they are late, nor seen, nor with an address', async () => {
    const bob = await guest('Bob')
    const { id, host, seat, ask } = await waitingFor(bob, 14)
    await wait(id, 8)
    expect(codeOf(await ask(host))).toBe('nothing-to-decide')
    await wait(id, 7)
    // Somebody who looks in elsewhere lives.
    await bob.get('/api/me')
    expect(codeOf(await ask(host))).toBe('seat-in-use')
    expect((await viewOf(host, id)).seats[seat]?.name).toBe('Bob')

    const dora = await signedIn('reissue@example.org', 'Dora')
    const kept = await waitingFor(dora, 3)
    await wait(kept.id, 10)
    expect(codeOf(await kept.ask(kept.host))).toBe('seat-in-use')
  })

  test('ends when the guest comes back by their old session', async () => {
    const bob = await guest('Bob')
    const { id, host, other, seat, ask } = await waitingFor(bob, 3)
    await wait(id, 8)
    await ok(ask(host))
    const { body } = await other.get(`/api/tables/${id}/seats/${seat}/link`)
    await ok(bob.post(`/api/tables/${id}/return`))
    const eve = await guest('Eve')
    const refused = await eve.post(`/api/tables/${id}/seats/${seat}/take`, { token: body.token })
    expect(codeOf(refused)).toBe('seat-closed')
    expect((await viewOf(bob, id)).you).toBe(seat)
    expect(codeOf(await ask(host))).toBe('seat-in-use')
  })

  test('is not to be had at a rated table', async () => {
    const { id, host, ask } = await waitingFor(await guest('Bob'), 3, { rated: true })
    await wait(id, 8)
    expect(codeOf(await ask(host))).toBe('rated-table')
  })
})
