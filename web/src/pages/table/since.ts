import { createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js'
import type { Entry } from '../../../../worker/wire/schema/entry.ts'
import { keep, kept } from '../../device/browser-storage.ts'
import type { Seated } from './seated.ts'
import { toldIn } from './sentences.ts'

/** Tells the turns that the log tells. */
export const toldAt =
  (at: Seated) =>
  (entry: Pick<Entry, 'events'>): boolean =>
    toldIn(entry, at.module.telling?.silent, at.words, at.names).length > 0

/**
 * Number of turns since my own last one: those that the log tells, and those that it has not read. 0 for whoever has
 * not moved yet, and until the log is read.
 */
function createCount(at: Seated) {
  return createMemo(() => {
    const { since } = at.table
    const entries = at.live.entries()
    const [oldest] = entries
    if (at.seat === null || since === 0 || !oldest) return 0
    const told = entries.filter((entry) => entry.revision > since && toldAt(at)(entry))
    return Math.max(0, oldest.revision - 1 - since) + told.length
  })
}

/** The latest revision that this seat has seen on this device: as it came, or by an offer that was answered. */
function createSeen(at: Seated) {
  const place = `seen.${at.table.id}.${at.seat}`
  const seen = Number(kept(place) ?? 0)
  // Nothing more comes then.
  const see = () => keep(place, at.table.status === 'over' ? null : `${at.play.revision}`)
  return [seen, see] as const
}

/** The turns since my own last one, and whether they are offered: some came while nobody looked. */
export function createSince(at: Seated) {
  const news = createCount(at)
  const [seen, see] = createSeen(at)
  // Somebody who has moved, be it on another device, knows how the table stood.
  const known = Math.max(seen, at.table.since)
  const [isMissed, setMissed] = createSignal(at.seat !== null && at.play.revision > known)
  const isOffered = () => isMissed() && news() > 0
  /** The last revision shown to somebody who looks. */
  let shown = at.play.revision
  const [isRecalled, setRecalled] = createSignal(false)
  /** They were put away, and may be asked for until my turn is sent. */
  const [isFolded, setFolded] = createSignal(false)
  const refuse = () => {
    if (isOffered() || isRecalled()) setFolded(true)
    setMissed(false)
    setRecalled(false)
    if (at.seat !== null) see()
  }
  const look = () => {
    if (at.seat === null || document.visibilityState === 'hidden') return
    if (at.play.revision > shown) setMissed(true)
    shown = at.play.revision
  }
  document.addEventListener('visibilitychange', look)
  onCleanup(() => document.removeEventListener('visibilitychange', look))
  createEffect(
    on(
      () => [at.play.revision, at.table.since] as const,
      ([revision, since], before) => {
        // Somebody who has moved knows how the table stood.
        if (before && since !== before[1]) {
          setMissed(false)
          setRecalled(false)
          setFolded(false)
        }
        if (at.seat === null || document.visibilityState === 'hidden') return
        shown = revision
        if (!untrack(isMissed)) see()
      },
    ),
  )
  return {
    news,
    isOffered,
    isFolded: () => isFolded() && news() > 0,
    /** I want to see them once more. */
    isRecalled: () => isRecalled() && news() > 0,
    refuse,
    recall: () => setRecalled(true),
  }
}
