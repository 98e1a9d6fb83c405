/** Things on the stage that a note of the guide speaks of, and what of them is in view. */
import type { GuideState } from './guide.ts'
import { find } from './motion.ts'
import { boxInView, type Edges } from './placer.ts'

/** Number of pieces that are tried, at the most, for one that leaves room beside it. */
const maxTried = 10

/**
 * Thing beside which a note lies; flags tell if the note speaks of it, and if the thing that it speaks of is out
 * of view, as in another part of a phone.
 */
interface Meant {
  readonly things: ReadonlyArray<HTMLElement>
  readonly isNamed: boolean
  readonly isElsewhere: boolean
}

/** Things that a note may point at: those of its pieces that are in view; where it names none, what can be done. */
export function meantBy(stage: Element, names: ReadonlyArray<string>): Meant {
  const edges: Edges = new Map()
  // A part that is laid over the whole board hides all others.
  const over = stage.querySelector('.board [data-over]')
  const isInView = (element: HTMLElement | null): element is HTMLElement =>
    element?.checkVisibility() === true &&
    over?.contains(element) !== false &&
    boxInView(element, stage, edges).height > 0
  const named = names.map((name) => find(stage, name)).filter(isInView)
  if (named.length > 0)
    return { things: named.slice(0, maxTried), isNamed: true, isElsewhere: false }
  // Beside another piece, as in somebody else's village, it would speak of that.
  if (names.length > 0) return { things: [], isNamed: false, isElsewhere: true }
  const lit = [...stage.querySelectorAll<HTMLElement>('.b-lit')].filter(isInView)
  return { things: lit.slice(0, maxTried), isNamed: false, isElsewhere: false }
}

/** Scrolls the line that holds a note's pieces to the first of them, where none is in view as a whole. */
function bringToView(stage: Element, names: ReadonlyArray<string>): void {
  const pieces = names.map((name) => find(stage, name)).filter((one) => one?.checkVisibility())
  const isWhole = (one: HTMLElement) =>
    boxInView(one, stage).width >= one.getBoundingClientRect().width - 1
  if (pieces.some((one) => one && isWhole(one))) return
  pieces[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The note to be shown now; those that may be skipped are, once the board is there and shows nothing of theirs. */
export function noteSeen(stage: Element, guide: GuideState) {
  const hasBoard = stage.querySelector('.board:not(.coming)') !== null
  for (;;) {
    const note = guide.note()
    if (!note || !hasBoard || !guide.skip || !meantBy(stage, note.at).isElsewhere) return note
    guide.skip()
  }
}

/** Scrolls the piece of a note into view, once for each note, so that a line stays where it is swiped to. */
export function createBringing(): (
  stage: Element,
  note: { readonly title: string; readonly at: ReadonlyArray<string> },
) => void {
  let brought: string | null = null
  return (stage, { title, at }) => {
    if (brought === title || !stage.querySelector('.board:not(.coming)')) return
    brought = title
    bringToView(stage, at)
  }
}
