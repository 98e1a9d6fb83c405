import { inject, vi } from 'vitest'
import type {} from './slowness.ts'

/** A limit of time on this machine, from the one on a quick quiet machine; both in milliseconds. */
export const within = (milliseconds: number): number => milliseconds * inject('slowness')

/** Waits until a check passes, which something that goes on by itself will bring about. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: within(15_000) })
