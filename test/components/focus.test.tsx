/** An element that a pointer pressed lets go of the keyboard before its move is made. */
import { afterEach, expect, test, vi } from 'vitest'
import { releasePressed } from '../../web/src/parts/focus.ts'

afterEach(() => {
  document.body.replaceChildren()
})

/** A focused button that a browser draws with a ring or without one. */
function pressed(byKey: boolean): HTMLButtonElement {
  const button = document.createElement('button')
  document.body.append(button)
  button.focus()
  vi.spyOn(button, 'matches').mockImplementation(
    (selector) => selector === ':focus-visible' && byKey,
  )
  return button
}

test('A thing that a pointer pressed is released.', () => {
  pressed(false)
  releasePressed()
  expect(document.activeElement).toBe(document.body)
})

test('The keyboard keeps its place.', () => {
  const button = pressed(true)
  releasePressed()
  expect(document.activeElement).toBe(button)
})
