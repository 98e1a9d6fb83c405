import { createSignal } from 'solid-js'
import { keep, kept } from '../device/browser-storage.ts'

/** Speed of events on the stage. */
export type Speed = 'calm' | 'quick' | 'off'
const speeds: ReadonlyArray<Speed> = ['calm', 'quick', 'off']

const [speed, setSpeed] = createSignal<Speed>(speeds.find((one) => one === kept('speed')) ?? 'calm')
const [sound, setSound] = createSignal(kept('sound') === 'on')
const [shake, setShake] = createSignal(kept('shake') === 'on')
const [moments, setMoments] = createSignal(kept('moments') !== 'off')
const [keys, setKeys] = createSignal(kept('keys') !== 'off')
const [asList, setAsList] = createSignal(kept('list') === 'on')

/** Settings of the stage on this device; kept there. */
export const settings = {
  speed,
  sound,
  /** Vibration. */
  shake,
  /** Large events are staged for a moment. */
  moments,
  /** Single letters do something. */
  keys,
  /** The moves are shown as a list. */
  asList,
}

export function chooseSpeed(next: Speed): void {
  setSpeed(next)
  keep('speed', next === 'calm' ? null : next)
}
export function chooseSound(on: boolean): void {
  setSound(on)
  keep('sound', on ? 'on' : null)
}
export function chooseShake(on: boolean): void {
  setShake(on)
  keep('shake', on ? 'on' : null)
}
export function chooseMoments(on: boolean): void {
  setMoments(on)
  keep('moments', on ? null : 'off')
}
export function chooseKeys(on: boolean): void {
  setKeys(on)
  keep('keys', on ? null : 'off')
}
export function chooseAsList(on: boolean): void {
  setAsList(on)
  keep('list', on ? 'on' : null)
}

/** Query that holds if somebody wants as little motion as possible. */
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Time that an event stays on the stage, in milliseconds; 0: it is not played. */
export const eventTime = (): number => {
  if (still.matches) return 0
  return { calm: 720, quick: 400, off: 0 }[speed()]
}
