import { createEffect, createResource, createSignal, on, onCleanup } from 'solid-js'
import type { Seat } from '../../../worker/games/kernel/index.ts'
import { arrived } from '../api/arrived.ts'
import { keep, kept } from '../device/browser-storage.ts'
import { language } from '../words/index.ts'
import type { BoardModule, GuideNote } from './board.ts'

/** Every topic that was read; this one means that no more notes are wanted. */
const off = '*'

const [notes, setNotes] = createSignal(0)
const [height, setHeight] = createSignal(0)

/** Height that boards keep free at their foot for the note on the stage, in pixels; 0: there is none. */
export const noteHeight = (): number => (notes() > 0 ? Math.max(line, height()) : 0)

/** Height of a note that is folded up. */
const line = 48

/** Says so as long as the component that calls it lives. */
export function markNote(): void {
  setNotes((count) => count + 1)
  onCleanup(() => {
    setNotes((count) => count - 1)
    setHeight(0)
  })
}

/** Says how high the note on the stage is; answers whether more room is kept free for it now. */
export function needRoom(pixels: number): boolean {
  const isMore = pixels > Math.max(line, height())
  if (isMore) setHeight(pixels)
  return isMore
}

/** A note, the pieces that it may point at, and the rule that it tells, if there is one. */
export interface ShownNote extends GuideNote {
  readonly at: ReadonlyArray<string>
  readonly rule: { readonly game: string; readonly number: string } | null
}

/** A first-game guide: one small note at a time. Notes that were read are kept on the device. */
export interface GuideState {
  /** The note to be shown now; `null`: none. */
  note(): ShownNote | null
  /** Something can be explained here that was read before. */
  mayAgain(): boolean
  /** The note was read, or what it speaks of was done. */
  done(): void
  /** Nothing that the note points at is in view: until something changes, another takes its place. Absent: it stays. */
  skip?: (() => void) | undefined
  off(): void
  again(): void
}

/**
 * Follows a game's guide for a seat; without a guide, or a seat, there are no notes.
 *
 * @param isPlanned whether all of the seat's turn is planned and not sent: what comes after it is not told yet
 * @param turn differs with each turn that was played
 * @param step differs whenever other things may be in view
 */
export function createGuide(
  { game, guide }: Pick<BoardModule, 'game' | 'guide'>,
  seat: Seat | null,
  state: () => unknown,
  isPlanned: () => boolean = () => false,
  turn: () => unknown = state,
  step: () => unknown = state,
): GuideState {
  const place = `guide.${game.id}`
  const [read, setRead] = createSignal<ReadonlyArray<string>>(
    kept(place)?.split(' ').filter(Boolean) ?? [],
  )
  const remember = (topics: ReadonlyArray<string>) => {
    setRead(topics)
    keep(place, topics.length > 0 ? topics.join(' ') : null)
  }
  const [notes] = createResource(
    language,
    async (spoken): Promise<Readonly<Record<string, GuideNote>>> =>
      (await guide?.notes(spoken)) ?? {},
  )
  /** The turn in which a note was read, and the topics that are skipped now: both of a guide that is sparing. */
  const [told, setTold] = createSignal<unknown>()
  const [skipped, setSkipped] = createSignal<ReadonlyArray<string>>([])
  createEffect(on(step, () => setSkipped([]), { defer: true }))
  const now = () => (guide && seat !== null && !isPlanned() ? guide.topics(state(), seat) : [])
  const topic = () =>
    read().includes(off) || (guide?.isSparing && told() === turn())
      ? undefined
      : now().find((one) => !read().includes(one) && !skipped().includes(one))
  return {
    note() {
      const about = topic()
      const found = about === undefined ? undefined : arrived(notes)?.[about]
      if (!found || about === undefined || seat === null) return null
      const number = guide?.rule?.(about)
      return {
        ...found,
        at: guide?.at?.(state(), seat, about) ?? [],
        rule: number ? { game: game.id, number } : null,
      }
    },
    mayAgain: () => now().length > 0 && topic() === undefined,
    done() {
      const about = topic()
      if (about === undefined) return
      remember([...read(), about])
      setTold(turn())
    },
    skip: guide?.isSparing
      ? () => {
          const about = topic()
          if (about !== undefined) setSkipped([...skipped(), about])
        }
      : undefined,
    off: () => remember([...read(), off]),
    again() {
      setTold(undefined)
      setSkipped([])
      remember(read().filter((one) => one !== off && !now().includes(one)))
    },
  }
}
