import { screen } from '@solidjs/testing-library'
import { createRoot, createSignal } from 'solid-js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFit } from '../../web/src/boards/my-village/fit.ts'
import { showTable } from './table.tsx'

/** The pieces on the stage by their names, each with the group it stands in. */
const piecesOnStage = () =>
  [...document.querySelectorAll<HTMLElement>('.stage [data-at]')].map((piece) => ({
    name: piece.dataset.at ?? '',
    piece,
    group: piece.closest('[data-group]'),
  }))

type Stood = ReturnType<typeof piecesOnStage>

/** The pieces that stand in one of two moments and not in the other. */
const missing = (pieces: Stood, there: Stood) =>
  pieces.filter(({ piece }) => there.every((one) => one.piece !== piece))

/** The names of new pieces in whose place another of the same name was taken away: of equal dice, one may come beside others. */
function drawnAnew(before: Stood, after: Stood): string[] {
  const gone = missing(before, after)
  return missing(after, before)
    .filter(({ name, group }) => gone.some((one) => one.name === name && one.group === group))
    .map(({ name }) => name)
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Presses the first lit piece that does something, and the last one of what that leads to, until a move is planned; whether one was. */
async function planMove(): Promise<boolean> {
  for (let presses = 0; presses < 3; presses++) {
    const lit = [
      ...document.querySelectorAll<HTMLElement>('.stage .b-lit:not(.b-chosen, .s-faint)'),
    ]
    lit.at(presses === 0 ? 0 : -1)?.click()
    await frame()
    if (document.querySelector('.bar-undo:enabled')) return true
  }
  return false
}

describe('what stays on the stage is not drawn anew', () => {
  test.for([
    'game=villagers&seats=3&seed=2&moves=150',
    'game=my-village&seats=3&seed=2&moves=130',
    'game=settlement&seats=3&seed=2&moves=100',
    'game=town-builder&seats=3&seed=2&moves=90',
  ])('as a move is planned and taken back: %s', async (search) => {
    await showTable(search)
    const before = piecesOnStage()
    expect(await planMove()).toBe(true)
    const planned = piecesOnStage()
    expect(drawnAnew(before, planned)).toEqual([])
    document.querySelector<HTMLElement>('.bar-undo:enabled')?.click()
    await frame()
    expect(drawnAnew(planned, piecesOnStage())).toEqual([])
  })

  test('as another sum of two dice is looked at in My Village', async () => {
    await showTable('game=my-village&seats=3&seed=2&moves=130')
    const sums = () => [...document.querySelectorAll<HTMLButtonElement>('.mv-sum')]
    const [first, ...others] = sums().filter(({ disabled }) => !disabled)
    first?.click()
    const before = [...sums(), ...document.querySelectorAll('.mv-pair')]
    for (const sum of others) {
      const pieces = piecesOnStage()
      sum.click()
      expect(drawnAnew(pieces, piecesOnStage())).toEqual([])
    }
    first?.click()
    expect(others.length).toBeGreaterThan(2)
    expect(sums()).toEqual(before.slice(0, sums().length))
  })
})

test('that the pressed piece is no longer lit is told to the browser last', async () => {
  await showTable('game=settlement&seats=2&seed=1&moves=40')
  await screen.findByRole('main')
  const piece = document.querySelector<HTMLElement>('.stage .b-lit:not(.s-faint)')
  piece?.focus()
  const watch = new MutationObserver(() => {})
  watch.observe(document.body, { subtree: true, childList: true, attributes: true })
  piece?.click()
  const changes = watch.takeRecords()
  const told = changes.findIndex(
    ({ target, attributeName }) => target === piece && attributeName === 'tabindex',
  )
  expect(told).toBeGreaterThan(0)
  const after = changes.slice(told).filter(({ attributeName }) => attributeName !== 'tabindex')
  expect(after.map(({ type, attributeName }) => `${type} ${attributeName}`)).toEqual([])
})

describe('how wide the houses of a row are is remembered', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(document, 'fonts')
  })

  /** A row whose room is 900 px wide and whose houses stand side by side; it counts how often it is laid out. */
  function showRow() {
    const rooms: ((entries: ReadonlyArray<{ contentRect: object }>) => void)[] = []
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(changed: (typeof rooms)[number]) {
          rooms.push(changed)
        }
        observe() {}
        disconnect() {}
      },
    )
    Object.assign(document, { fonts: { status: 'loaded' } })
    const room = document.createElement('div')
    const row = room.appendChild(document.createElement('div'))
    const [stands, setStands] = createSignal<string | null>(null)
    const width = { room: 900 }
    const seen = { layouts: 0 }
    const fitted = () => Number.parseFloat(row.style.getPropertyValue('--fit'))
    Object.defineProperty(room, 'clientWidth', { get: () => width.room })
    Object.defineProperty(row, 'offsetWidth', {
      get: () => {
        seen.layouts++
        return width.room === 0 ? 0 : fitted() * (stands()?.length ?? 0)
      },
    })
    const stop = createRoot((dispose) => {
      createFit(() => row, stands)
      return dispose
    })
    const hide = () => {
      width.room = 0
    }
    const resize = (to: number) => {
      width.room = to
      for (const changed of rooms) changed([{ contentRect: { width: to, height: 300 } }])
    }
    const isClose = () => row.hasAttribute('data-close')
    return { setStands, hide, resize, seen, fitted, isClose, stop }
  }

  test('a row with the same in it in the same room is measured once', () => {
    const { setStands, resize, seen, fitted, stop } = showRow()
    setStands('aaaaaa')
    resize(900)
    expect(fitted()).toBeLessThanOrEqual(150)
    expect(fitted()).toBeGreaterThan(145)
    const wide = fitted()
    setStands('aaaaaaaaa')
    expect(fitted()).toBeLessThanOrEqual(100)
    const { layouts } = seen
    setStands('aaaaaa')
    expect([fitted(), seen.layouts]).toEqual([wide, layouts])
    // A smaller room is another one, and the first is known still.
    resize(600)
    expect(fitted()).toBeLessThanOrEqual(100)
    const later = seen.layouts
    expect(later).toBeGreaterThan(layouts)
    resize(900)
    expect([fitted(), seen.layouts]).toEqual([wide, later])
    stop()
  })

  test('a row in which the narrowest houses do not fit stands close, until they do', () => {
    const { setStands, resize, isClose, stop } = showRow()
    setStands('aaaaaaaaaaaaaa')
    resize(900)
    expect(isClose()).toBe(false)
    setStands('aaaaaaaaaaaaaaa')
    expect(isClose()).toBe(true)
    setStands('aaaaaaaaaaaaaa')
    expect(isClose()).toBe(false)
    // What is known of it is told again.
    setStands('aaaaaaaaaaaaaaa')
    expect(isClose()).toBe(true)
    stop()
  })

  test('a row whose pane was hidden as it changed is not measured, and is as it is shown again', () => {
    const { setStands, hide, resize, seen, fitted, stop } = showRow()
    setStands('aaaaaa')
    resize(900)
    const { layouts } = seen
    // Its size is told after the step in which it was hidden.
    hide()
    setStands('aaaaaaaaa')
    expect(seen.layouts).toBe(layouts)
    resize(0)
    resize(900)
    expect(fitted()).toBeLessThanOrEqual(100)
    stop()
  })

  test('until all letters are loaded nothing is remembered, and on a phone nothing is measured', async () => {
    const { setStands, resize, seen, stop } = showRow()
    const loaded = Promise.withResolvers<void>()
    const fonts = { status: 'loading', ready: loaded.promise }
    Object.assign(document, { fonts })
    setStands('aaaaaa')
    resize(900)
    setStands('aaa')
    const { layouts } = seen
    setStands('aaaaaa')
    expect(seen.layouts).toBeGreaterThan(layouts)
    const { layouts: before } = seen
    fonts.status = 'loaded'
    loaded.resolve()
    await loaded.promise
    const { layouts: all } = seen
    expect(all).toBeGreaterThan(before)
    setStands('aaa')
    setStands('aaaaaa')
    expect(seen.layouts).toBeGreaterThan(all)
    const { layouts: known } = seen
    setStands('aaa')
    expect(seen.layouts).toBe(known)
    setStands(null)
    resize(300)
    expect(seen.layouts).toBe(known)
    stop()
  })
})
