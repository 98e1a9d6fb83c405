import { screen } from '@solidjs/testing-library'
import { describe, expect, test } from 'vitest'
import { pass } from './clock.ts'
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

const frame = () => pass(17)

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

describe('a piece that stays on the stage is not drawn anew', () => {
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
