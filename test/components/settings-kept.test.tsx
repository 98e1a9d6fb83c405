import { expect, test } from 'vitest'
import * as settings from '../../web/src/stage/settings.ts'

test.each([
  ['speed', settings.chooseSpeed, 'quick', 'calm'],
  ['sound', settings.chooseSound, true, false],
  ['shake', settings.chooseShake, true, false],
  ['moments', settings.chooseMoments, false, true],
  ['keys', settings.chooseKeys, false, true],
  ['asList', settings.chooseAsList, true, false],
] as const)(
  '%s is kept on this device when it is chosen, and forgotten when it is as usual',
  (name, choose, other, usual) => {
    const chosen = () => settings.settings[name]()
    ;(choose as (value: unknown) => void)(other)
    expect([chosen(), localStorage.length]).toEqual([other, 1])
    ;(choose as (value: unknown) => void)(usual)
    expect([chosen(), localStorage.length]).toEqual([usual, 0])
  },
)
