import { createEffect, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js'
import { same } from '../../../worker/games/kernel/json.ts'
import { RuleLink } from '../rules/RuleLink.tsx'
import { appTexts } from '../words/index.ts'
import { type GuideState, markNote } from './guide.ts'
import { find } from './motion.ts'
import {
  type Box,
  boxInView,
  coversThing,
  type Edges,
  type InSight,
  type Place,
  placeBeside,
  placeToRest,
  roomOn,
  wordsOn,
} from './placer.ts'

interface GuideBubbleProps {
  readonly guide: GuideState
  /** Differs whenever the board may have changed. */
  readonly step: unknown
  /** It stays until what it says is done: there is nothing to put it away by. */
  readonly told?: boolean
  /** Somebody has hardly begun: it is told in full even where it hides something, but never over what it speaks of. */
  readonly isEarly?: boolean
}

/** Number of pieces that are tried, at the most, for one that leaves room beside it. */
const maxTried = 10

/** Between a thing and the ring around it, in pixels. */
const beside = 5

/** Number of things apart that get rings, at the most. */
const maxRings = 3

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
function meantBy(stage: Element, names: ReadonlyArray<string>): Meant {
  const edges: Edges = new Map()
  const isInView = (element: HTMLElement | null): element is HTMLElement =>
    element?.checkVisibility() === true && boxInView(element, stage, edges).height > 0
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

/** Tells what a note makes way for: differs where other pieces are lit, or other words shown. */
const toSee = (board: Element): string =>
  [...board.querySelectorAll('.b-lit, .b-chosen, [data-words]')]
    .map((one) => one.getAttribute('data-at') ?? one.className)
    .join()

type Size = Pick<Box, 'width' | 'height'>

const sizeOf = (element: HTMLElement): Size => ({
  width: element.offsetWidth,
  height: element.offsetHeight,
})

/**
 * Calls back, at most once a frame, when other pieces are lit on the board or other words shown, for as
 * long as the component lives. It looks only while that is wanted: a whole board is read for it.
 */
function onBoardChanged(isWanted: () => boolean, changed: () => void): void {
  onMount(() => {
    const board = document.querySelector('.stage > .board')
    if (!board) return
    let seen = ''
    let frame = 0
    const look = () => {
      frame = 0
      if (!isWanted()) return
      const now = toSee(board)
      if (now !== seen) changed()
      seen = now
    }
    const watch = new MutationObserver(() => {
      if (frame === 0) frame = requestAnimationFrame(look)
    })
    watch.observe(board, { subtree: true, childList: true, attributeFilter: ['class'] })
    onCleanup(() => {
      cancelAnimationFrame(frame)
      watch.disconnect()
    })
  })
}

/**
 * Calls back when things may have moved on the stage, for as long as the component lives: another size of the window,
 * or a line of the board that is swiped.
 *
 * @param later asks for a frame and returns its number
 */
function onMoved(later: () => number): void {
  let swiped = 0
  const onScroll = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('.stage > .board'))) return
    cancelAnimationFrame(swiped)
    swiped = later()
  }
  onMount(() => {
    addEventListener('resize', later)
    addEventListener('scroll', onScroll, { capture: true, passive: true })
    onCleanup(() => {
      removeEventListener('resize', later)
      removeEventListener('scroll', onScroll, { capture: true })
      cancelAnimationFrame(swiped)
    })
  })
}

/** The smallest box that holds all of some boxes. */
function around(boxes: ReadonlyArray<Box>): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/**
 * Boxes that get a ring: all things as one where they lie together, since one of them alone would seem to be advised;
 * else each of a few.
 */
function ringed(things: ReadonlyArray<Box>): ReadonlyArray<Box> {
  const area = ({ width, height }: Box) => width * height
  const all = around(things)
  const own = things.reduce((sum, thing) => sum + area(thing), 0)
  if (area(all) < 2 * own) return [all]
  return things.length <= maxRings ? things : []
}

/** Place of a ring around a box, seen from the corner of the room: not beyond its edges. */
function inRoom({ x, y, width, height }: Box, room: Box): Box {
  const left = Math.max(2, x - room.x - beside)
  const top = Math.max(2, y - room.y - beside)
  return {
    ...{ x: left, y: top },
    width: Math.min(room.width - 2, x - room.x + width + beside) - left,
    height: Math.min(room.height - 2, y - room.y + height + beside) - top,
  }
}

/** The note to be shown now; those that may be skipped are, once the board is there and shows nothing of theirs. */
function noteSeen(stage: Element, guide: GuideState) {
  const hasBoard = stage.querySelector('.board:not(.coming)') !== null
  for (;;) {
    const note = guide.note()
    if (!note || !hasBoard || !guide.skip || !meantBy(stage, note.at).isElsewhere) return note
    guide.skip()
  }
}

/**
 * The best place for a note beside one of some things.
 *
 * @param named those that it speaks of by name: it lies over none of them, if that can be
 */
function bestPlace(
  things: ReadonlyArray<{ readonly box: Box; readonly words: ReadonlyArray<InSight> }>,
  named: ReadonlyArray<Box>,
  size: Size,
  room: Box,
): Place | undefined {
  const places = things.map(({ box, words }) => {
    const others = named.filter((one) => one !== box).map((one) => ({ ...one, weight: 60 }))
    const found = placeBeside(box, size, room, [...words, ...others])
    const covers = found.covers || named.some((one) => coversThing({ ...found, ...size }, one))
    return { ...found, covers, hides: found.hides || covers }
  })
  return places.sort(
    (one, other) =>
      Number(one.covers) - Number(other.covers) ||
      Number(one.hides) - Number(other.hides) ||
      one.cost - other.cost,
  )[0]
}

/** Scrolls the piece of a note into view, once for each note, so that a line stays where it is swiped to. */
function createBringing(): (
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

/** Folding of a note: by itself where it hides something, or by hand. */
function createFolding(props: GuideBubbleProps) {
  /** In full it hides what it speaks of, what can be tapped, or words; or nothing that it speaks of is in view. */
  const [isLarge, setIsLarge] = createSignal(false)
  /** In full it lies over what it speaks of. */
  const [isOver, setOver] = createSignal(false)
  /** Folded up or opened by hand, for this note. */
  const [chosen, setChosen] = createSignal<'folded' | 'open' | null>(null)
  // Tasks, and notes of the first turns, is told in full, until somebody folds it up.
  const usual = () => (props.told || (props.isEarly && !isOver()) ? 'open' : 'folded')
  const isFolded = () => isLarge() && (chosen() ?? usual()) === 'folded'
  createEffect(
    on(
      () => props.guide.note()?.title,
      () => setChosen(null),
      { defer: true },
    ),
  )
  return { isLarge, setIsLarge, setOver, chosen, setChosen, isFolded }
}

/** Place and fold of the note; found anew whenever something may have moved. */
function createPlacing(props: GuideBubbleProps, self: () => HTMLElement | undefined) {
  const [place, setPlace] = createSignal<Pick<Place, 'x' | 'y'> & Partial<Place>>()
  /** Around what it speaks of, where it lies too far from that to point at it. */
  const [rings, setRings] = createSignal<ReadonlyArray<Box>>([])
  const { isLarge, setIsLarge, setOver, chosen, setChosen, isFolded } = createFolding(props)
  const bring = createBringing()
  /** Size of it when its place was found; `null`: none was. */
  let laid: Size | null = null
  function settle(): void {
    const bubble = self()
    const stage = bubble?.closest('.stage')
    if (!stage || !bubble) return
    const note = noteSeen(stage, props.guide)
    if (!note) return
    const room = roomOn(stage)
    // Measured in full first, whatever it was before.
    bubble.removeAttribute('data-folded')
    const size = sizeOf(bubble)
    // Nothing is to be seen of it while something is played on the stage.
    laid = size.width > 0 ? size : null
    if (laid === null) return
    if (props.told) bring(stage, note)
    const { things: near, isNamed, isElsewhere } = meantBy(stage, note.at)
    const wordsAround = wordsOn(stage)
    const things = near.map((thing) => ({
      box: boxInView(thing, stage),
      words: wordsAround(thing),
    }))
    const named = isNamed ? things.map(({ box }) => box) : []
    const best = bestPlace(things, named, size, room)
    setIsLarge(best ? best.hides : isElsewhere)
    setOver(best?.covers ?? false)
    let found: ReturnType<typeof place> = best
    const [thing] = things
    // Beside nothing, it rests where it hides least.
    if (!best) found = placeToRest([], size, room, wordsAround(stage))
    if (isFolded()) {
      bubble.setAttribute('data-folded', '')
      laid = sizeOf(bubble)
      if (thing) found = placeToRest([thing.box], laid, room, thing.words)
    }
    const isFar = isNamed && !found?.points
    setRings(isFar ? ringed(things.map(({ box }) => box)).map((box) => inRoom(box, room)) : [])
    setPlace(found && { ...found, x: found.x - room.x, y: found.y - room.y })
  }
  const later = () => requestAnimationFrame(settle)
  createEffect(on([() => props.guide.note(), () => props.step, chosen], later))
  onMoved(later)
  // A choice on the board lights other pieces, and lays slips over it: the note makes way for them.
  onBoardChanged(() => props.guide.note() !== null, settle)
  /** Lays the note anew when its size changes, as when it is seen again after a film. */
  const follow = (element: HTMLElement) => {
    const watch = new ResizeObserver(() => {
      if (!same(sizeOf(element), laid)) later()
    })
    watch.observe(element)
    onCleanup(() => watch.disconnect())
  }
  return {
    place,
    rings,
    follow,
    isLarge,
    isFolded,
    toggle: () => setChosen(isFolded() ? 'open' : 'folded'),
  }
}

/** Tells boards as long as a note is on the stage: they keep it free. */
function MarkNote() {
  markNote()
  return null
}

/** A note of the first-game guide, beside the thing that it speaks of; where it would hide that, one line. */
export function GuideBubble(props: GuideBubbleProps) {
  let bubble: HTMLElement | undefined
  const { place, rings, isLarge, isFolded, toggle, follow } = createPlacing(props, () => bubble)
  return (
    <Show when={props.guide.note()}>
      {(note) => (
        <>
          <MarkNote />
          <For each={rings()}>
            {({ x, y, width, height }) => (
              <div
                class="guide-ring"
                style={{
                  ...{ left: `${x}px`, top: `${y}px` },
                  ...{ width: `${width}px`, height: `${height}px` },
                }}
              />
            )}
          </For>
          <aside
            ref={(element) => {
              bubble = element
              follow(element)
            }}
            class="guide"
            classList={{ 'guide-loose': place() === undefined }}
            data-side={place()?.points ? place()?.side : undefined}
            data-of={note().at.join(' ') || undefined}
            aria-label={appTexts().guide.label}
            style={{
              left: place() && `${place()?.x}px`,
              top: place() && `${place()?.y}px`,
              '--at': `${place()?.at ?? 0}px`,
            }}
          >
            <Show when={isLarge()}>
              <button type="button" class="guide-fold" aria-expanded={!isFolded()} onClick={toggle}>
                {isFolded() ? appTexts().guide.unfold : appTexts().guide.fold}
              </button>
            </Show>
            <div class="guide-told" role="status">
              <b class="guide-title">{note().title}</b>{' '}
              <span class="guide-text">{note().text}</span>
            </div>
            <p class="guide-row">
              <Show when={!props.told}>
                <button type="button" class="guide-done" onClick={() => props.guide.done()}>
                  {appTexts().guide.done}
                </button>
              </Show>
              <Show when={note().rule}>
                {(rule) => <RuleLink game={rule().game} rule={rule().number} />}
              </Show>
              <Show when={!props.told}>
                <button type="button" class="guide-off" onClick={() => props.guide.off()}>
                  {appTexts().guide.off}
                </button>
              </Show>
            </p>
          </aside>
        </>
      )}
    </Show>
  )
}
