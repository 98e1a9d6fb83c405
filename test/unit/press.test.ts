import { describe, expect, test } from 'vitest'
import { type Press, pressAfter, type Touch, waits } from '../../web/src/boards/kit/press.ts'

const pressed = (...touches: ReadonlyArray<Touch>): Press =>
  touches.reduce<Press>((press, touch) => pressAfter(press, touch), 'free')

describe('a pointer on a piece', () => {
  test('a mouse that rests has it explained once', () => {
    expect(waits(pressed('enter', 'move'))).toBe(true)
    expect(pressed('enter', 'move', 'wait')).toBe('explained')
    expect(waits(pressed('enter', 'move', 'wait', 'move'))).toBe(false)
  })

  test('a mouse that leaves, presses or drags waits no longer', () => {
    for (const touch of ['leave', 'mouse', 'lift', 'drag'] as const)
      expect(waits(pressed('enter', 'move', touch)), touch).toBe(false)
  })

  test('a tap is answered, and what follows of the same mouse explains nothing until it comes back', () => {
    expect(pressed('enter', 'move', 'mouse', 'lift', 'tap', 'move')).toBe('answered')
    expect(pressed('enter', 'tap', 'leave', 'enter', 'move')).toBe('resting')
  })

  test('a long press explains, and the tap that comes of it is none', () => {
    expect(pressed('finger', 'wait', 'lift')).toBe('held')
    expect(pressed('finger', 'wait', 'lift', 'tap')).toBe('free')
    expect(pressed('finger', 'wait', 'lift', 'finger', 'lift', 'tap')).toBe('answered')
  })

  test('a short press, and one that drags, explain nothing', () => {
    expect(waits(pressed('finger', 'lift'))).toBe(false)
    expect(waits(pressed('finger', 'drag'))).toBe(false)
    expect(pressed('finger', 'drag', 'lift', 'tap')).toBe('answered')
  })
})
