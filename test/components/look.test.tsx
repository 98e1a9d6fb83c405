/** Drawer of a table, and moves as a list, as somebody chose them. */
import { createRoot } from 'solid-js'
import { expect, onTestFinished, test } from 'vitest'
import { chooseAsList, settings } from '../../web/src/stage/settings.ts'
import { createLook, type Look } from '../../web/src/stage/stage.ts'

/** A table that is opened anew, at a seat. */
const opened = (you: number | null = 0): Look =>
  createRoot((dispose) => {
    onTestFinished(dispose)
    return createLook(you)
  })

test('whoever plays by the list finds it open again, until they close it', () => {
  onTestFinished(() => chooseAsList(false))
  const first = opened()
  expect(first.drawer()).toBeNull()
  first.open('list')
  expect(opened().drawer()).toBe('list')
  // Another panel in its place, and its end, leave the list chosen.
  const second = opened()
  second.open('talk')
  second.open(null)
  expect([second.drawer(), settings.asList()]).toEqual([null, true])
  const third = opened()
  third.open(null)
  expect([third.drawer(), settings.asList()]).toEqual([null, false])
  expect(opened().drawer()).toBeNull()
})

test('a panel that is no list is not found open again', () => {
  opened().open('points')
  expect([opened().drawer(), settings.asList()]).toEqual([null, false])
})

test('a seat looks at its own place first, and a spectator at the first', () => {
  expect([opened(2).seat(), opened(null).seat()]).toEqual([2, 0])
})
