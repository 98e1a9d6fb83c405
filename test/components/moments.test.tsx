/** Moments on the page of a table: which of them come on the stage, and in which order. */
import { createRoot, createSignal } from 'solid-js'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadWords } from '../../web/src/boards/villagers/dictionary.ts'
import { createMoments } from '../../web/src/pages/table/moments.ts'
import type { Seated } from '../../web/src/pages/table/seated.ts'
import { start, view } from '../../worker/games/kernel/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import { pass } from './clock.ts'

// Events are played one after another here: nobody asked for less motion.
vi.hoisted(() =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }),
  ),
)

test('a moment that comes while the pictures of another are made follows it', async () => {
  const play = view(villagers, start(villagers, {}, 2, new Uint8Array(32)), null)
  const market = (seat: number) => ({
    ...{ event: 'market', day: 'first', seat },
    ...{ gold: 1, silver: 1, coins: 1 },
  })
  const [revision, reach] = createSignal(0)
  const [isPlanning, plan] = createSignal(true)
  const entries = () =>
    Array.from({ length: revision() }, (_, i) => ({ revision: i + 1, events: [market(i)] }))
  const at = {
    ...{ module: { game: villagers }, seat: null, names: (seat: number) => ['Ada', 'Bob'][seat] },
    words: await loadWords('en'),
    live: { entries, latest: () => entries().at(-1) ?? null },
    get play() {
      return { ...play, revision: revision() }
    },
  } as unknown as Seated
  const moments = createRoot((dispose) => {
    onTestFinished(dispose)
    return createMoments(at, () => false, isPlanning)
  })
  // The moments of the game are loaded once something is planned.
  await import('../../web/src/boards/villagers/moments.ts')
  await pass(0)
  plan(false)
  reach(1)
  // Its pictures are asked for by a timer of no time; another turn comes before they are there.
  await pass(0)
  expect(moments.now()).toBeNull()
  expect(moments.isOnStage()).toBe(true)
  reach(2)
  await vi.waitFor(() => expect(moments.now()?.sentence).toMatch(/^Ada\s\+3/))
  moments.next()
  await vi.waitFor(() => expect(moments.now()?.sentence).toMatch(/^Bob\s\+3/))
  moments.next()
  expect(moments.isHeld()).toBe(false)
  expect(moments.isOnStage()).toBe(false)
})
