/** Work that is done one at a time. */
import { expect, test } from 'vitest'
import { Busy, turns } from '../../worker/png/turns.ts'

/** Lets all others go on first. */
const moment = () => new Promise<void>((resolve) => setImmediate(resolve))

test('work is done one at a time, and what others wait for is not lost by a failure', async () => {
  const inTurn = turns(moment)
  let running = 0
  let most = 0
  const done = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) =>
      inTurn(async () => {
        most = Math.max(most, ++running)
        await moment()
        await moment()
        running--
        if (i % 3 === 0) throw new Error(`${i}`)
        return i
      }),
    ),
  )
  expect(most).toBe(1)
  expect(done.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))).toEqual(
    done.map((_, i) => (i % 3 === 0 ? `${i}` : i)),
  )
})

test('work whose request was ended does not hold up the others for ever', async () => {
  const inTurn = turns(moment)
  let end = (): void => {}
  const ended = inTurn(() => new Promise<void>((resolve) => (end = resolve)))
  let others = 0
  const both = [1, 2].map(() =>
    inTurn(async () => {
      expect(++others).toBe(1)
      // A thinker that was taken for ended ends after all: the turn is not theirs any more.
      end()
      await ended
      await moment()
      others--
    }),
  )
  await Promise.all(both)
  expect(others).toBe(0)
})

test('nobody waits without end, though others always come first', async () => {
  let release = (): void => {}
  const inTurn = turns(async () => {
    release()
    await moment()
    hold()
  })
  function hold(): void {
    void inTurn(() => new Promise<void>((resolve) => (release = resolve)))
  }
  hold()
  await expect(inTurn(async () => {})).rejects.toThrow(Busy)
  release()
})
