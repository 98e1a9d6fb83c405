/** Waits of tests end when code throws: nobody waits out the limit for what does not come any more. */
import { fireEvent, render, screen, waitFor } from '@solidjs/testing-library'
import { createEffect, createSignal } from 'solid-js'
import { expect, onTestFinished, test } from 'vitest'
import { endWait } from './uncaught.ts'

/** A button that breaks the page once it is pressed: an effect throws, at once or after a while. */
function Breaks(props: { after: number | null }) {
  const [isPressed, press] = createSignal(false)
  createEffect(() => {
    if (!isPressed()) return
    const fail = () => {
      throw new Error('An effect has failed.')
    }
    if (props.after === null) fail()
    else setTimeout(fail, props.after)
  })
  return (
    <button type="button" onClick={() => press(true)}>
      Break
    </button>
  )
}

/** Keeps the run from failing by the error that a test throws itself. */
function throwAlone(): void {
  const others = process.listeners('uncaughtException').filter((one) => one !== endWait)
  for (const other of others) process.off('uncaughtException', other)
  onTestFinished(() => {
    for (const other of others) process.on('uncaughtException', other)
  })
}

test.for([
  ['an event', null],
  ['a timer', 700],
] as const)('a wait ends with the error that %s brings', async ([, after]) => {
  throwAlone()
  render(() => <Breaks after={after} />)
  fireEvent.click(screen.getByRole('button'))
  const begun = Date.now()
  await expect(screen.findByText('Never there')).rejects.toThrow('An effect has failed.')
  // Time of the clock that tests hold.
  expect(Date.now() - begun).toBeLessThan(2000)
})

test('a wait without an error ends as what it waits for', async () => {
  let isThere = false
  setTimeout(() => {
    isThere = true
  }, 30_000)
  await waitFor(() => expect(isThere).toBe(true))
})
