import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  on,
  onCleanup,
  untrack,
} from 'solid-js'
import type { Entry } from '../../../../worker/wire/schema/entry.ts'
import { frontOf } from '../../boards/list.ts'
import { keep, kept } from '../../device/browser-storage.ts'
import { language } from '../../words/index.ts'
import { movedSince } from './returning/news.ts'
import type { Seated } from './seated.ts'
import { toldIn } from './sentences.ts'

/** Tells the turns that the log tells. */
export const toldAt =
  (at: Seated) =>
  (entry: Pick<Entry, 'events'>): boolean =>
    toldIn(entry, at.module.telling?.silent, at.words, at.names).length > 0

/**
 * Number of turns since my own last one: those that the log tells, and those that it has not read. 0 for who has
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

/** Somebody who is back after so little time, in milliseconds, has hardly been away. */
const soon = 60_000

/** The latest revision that this seat has seen on this device, as it came or by an offer that was answered, and when. */
function createSeen(at: Seated) {
  const place = `seen.${at.table.id}.${at.seat}`
  const [seen = 0, time = 0] = (kept(place) ?? '').split(' ').map(Number)
  // Nothing more comes then.
  const see = () =>
    keep(place, at.table.status === 'over' ? null : `${at.play.revision} ${Date.now()}`)
  return { seen, time, see }
}

/** True if something of what the others did is worth a picture; false while that is not known. */
function createNote(at: Seated, isWanted: () => boolean) {
  const [meaning] = createResource(
    isWanted,
    async () => (await frontOf(at.module.game.id)?.meaning())?.meaning,
  )
  return createMemo(() => {
    const tells = meaning.state === 'ready' ? meaning() : undefined
    if (!tells) return false
    const you = at.seat ?? 0
    const { state: now } = at.play
    const said = { you, before: now, now, names: at.names, language: language() }
    return movedSince(at.live.entries(), at.table.since, you, toldAt(at)).some(
      ({ events, seat }) => tells.deeds({ ...said, events, who: seat }).length > 0,
    )
  })
}

/** The turns since my own last one, and whether they are offered: some came while nobody looked. */
export function createSince(at: Seated) {
  const news = createCount(at)
  const { seen, time, see } = createSeen(at)
  const [isMissed, setMissed] = createSignal(at.seat !== null && at.play.revision > seen)
  const [isBrief, setBrief] = createSignal(Date.now() - time < soon)
  const isOfNote = createNote(at, () => isMissed() && isBrief())
  // Small things are not worth a word to somebody who was away for seconds.
  const isOffered = () => isMissed() && news() > 0 && (!isBrief() || isOfNote())
  let left = 0
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
    if (at.seat === null) return
    if (document.visibilityState === 'hidden') {
      leave()
      return
    }
    if (at.play.revision > shown && !isMissed()) {
      setMissed(true)
      setBrief(Date.now() - left < soon)
    }
    shown = at.play.revision
  }
  /** From now on nobody looks: what is there was seen, unless an offer waits. */
  const leave = () => {
    left = Date.now()
    if (at.seat !== null && !isMissed()) see()
  }
  document.addEventListener('visibilitychange', look)
  onCleanup(() => {
    document.removeEventListener('visibilitychange', look)
    leave()
  })
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
