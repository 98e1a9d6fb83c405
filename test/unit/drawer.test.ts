import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { browserDrawer } from '../../web/src/planner/index.ts'

/** A store of the browser. `full`: nothing can be put into it. */
function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    full: false,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (this.full) throw new DOMException('It is full.', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key: string) => void kept.delete(key),
  }
}

const plan = { revision: 3, seat: 1, moves: [{ do: 'roll' }], turn: 'a turn', sent: false }
const key = 'dorfpost.plan.a-table'
let [tab, device] = [storage(), storage()]
const drawer = () => browserDrawer('a-table', 1)

beforeEach(() => {
  ;[tab, device] = [storage(), storage()]
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', device)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
})

describe('the drawer of a plan', () => {
  test('keeps it for this tab and for the next one, each seat in its own', () => {
    drawer().save(plan)
    expect(drawer().load()).toEqual(plan)
    expect(browserDrawer('a-table', 0).load()).toBeNull()
    expect(browserDrawer('another', 1).load()).toBeNull()
    // A new tab begins with what was put away last, and goes on with its own.
    tab.kept.clear()
    expect(drawer().load()).toEqual(plan)
    drawer().save({ ...plan, revision: 4 })
    device.setItem(`${key}.1`, JSON.stringify(plan))
    expect(drawer().load()?.revision).toBe(4)
  })

  test('stays empty in a tab that emptied it, whatever another tab plans', () => {
    drawer().save(plan)
    drawer().save(null)
    expect(device.kept.size).toBe(0)
    device.setItem(`${key}.1`, JSON.stringify(plan))
    expect(drawer().load()).toBeNull()
  })

  test('has what lay in the one drawer of a table before seats had their own, until something is put away', () => {
    device.setItem(key, JSON.stringify(plan))
    expect(drawer().load()).toEqual(plan)
    expect(browserDrawer('a-table', 0).load()).toBeNull()
    drawer().save({ ...plan, revision: 4 })
    expect(device.kept.has(key)).toBe(false)
  })

  test('takes nothing that is not a plan', () => {
    const held = (value: unknown) => {
      tab.setItem(`${key}.1`, JSON.stringify(value))
      return drawer().load()
    }
    for (const more of [{}, { meant: ['It rolls.'] }, { at: 1000 }, { sent: true }])
      expect(held({ ...plan, ...more })).toEqual({ ...plan, ...more })
    for (const wrong of [
      { revision: 'three' },
      { revision: 3.5 },
      { seat: 0.5 },
      { seat: 0 },
      { moves: 'roll' },
      { meant: 'It rolls.' },
      { turn: 7 },
      { sent: 'no' },
      { at: 'noon' },
    ])
      expect([wrong, held({ ...plan, ...wrong })]).toEqual([wrong, null])
    expect(held(null)).toBeNull()
    tab.setItem(`${key}.1`, '{')
    expect(drawer().load()).toBeNull()
  })

  test('is empty where nothing can be kept, and planning goes on', () => {
    tab.full = true
    drawer().save(plan)
    expect(drawer().load()).toBeNull()
    vi.stubGlobal('sessionStorage', undefined)
    expect(drawer().load()).toBeNull()
    expect(() => drawer().save(plan)).not.toThrow()
  })
})
