/** The stage goes where something can be chosen, and back. */
import { createRoot, createSignal } from 'solid-js'
import { expect, onTestFinished, test } from 'vitest'
import { leadToTargets } from '../../web/src/stage/leading.ts'
import { pass } from './clock.ts'

type Places = ReadonlySet<number | null>

/** A stage that shows the village of seat 0, mine, where targets may come up. */
function stage() {
  const root = document.createElement('div')
  document.body.append(root)
  const [places, show] = createSignal<Places>(new Set([0]))
  const [looked, look] = createSignal(0)
  let turns = 0
  const isAway = createRoot((dispose) => {
    onTestFinished(() => {
      dispose()
      root.remove()
    })
    return leadToTargets({
      ...{ places, looked, seat: () => 0, root: () => root },
      onLook: (seat) => void look(seat),
      onTurned: () => turns++,
    })
  })
  return {
    root,
    look,
    /** Targets lie in these villages; what moves has arrived. */
    async targets(...now: (number | null)[]) {
      show(new Set(now))
      await pass(40)
      return [looked(), isAway()]
    },
    turns: () => turns,
  }
}

test('targets in another village bring it to the stage, and mine back once they are gone', async () => {
  const { targets, turns } = stage()
  expect(await targets(2)).toEqual([2, true])
  expect(await targets(0, 1)).toEqual([0, false])
  expect(await targets(1, 2)).toEqual([1, true])
  expect(await targets()).toEqual([1, true])
  expect(turns()).toBe(0)
})

test('what is in view in all villages leads to none of them', async () => {
  const { targets } = stage()
  expect(await targets(null)).toEqual([0, false])
  expect(await targets(null, 2)).toEqual([0, false])
  expect(await targets(2)).toEqual([2, true])
  // The way back is open: it is seen from mine, too.
  expect(await targets(null)).toEqual([0, false])
})

test('who looks at another village stays there when something comes up that is in view in all of them', async () => {
  const { look, targets } = stage()
  look(3)
  expect(await targets(null)).toEqual([3, false])
  expect(await targets(null, 2)).toEqual([3, false])
})

test('the keyboard goes on where the stage has turned to', async () => {
  const { root, targets, turns } = stage()
  root.tabIndex = 0
  root.focus()
  await targets(1)
  expect(turns()).toBe(1)
})
