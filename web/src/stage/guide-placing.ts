/** Place, shape and fold of the guide's note on the stage. */
import { createEffect, createSignal, on, onCleanup } from 'solid-js'
import { same } from '../../../worker/games/kernel/json.ts'
import { type GuideState, needRoom } from './guide.ts'
import { inRoom, ringed } from './guide-rings.ts'
import { createBringing, meantBy, noteSeen } from './guide-things.ts'
import { onBoardChanged, onceAtRest, onMoved } from './guide-watch.ts'
import {
  type Box,
  boxInView,
  coversThing,
  type InSight,
  type Place,
  placeBeside,
  placeToRest,
  roomOn,
  wordsOn,
} from './placer.ts'

export interface GuideBubbleProps {
  readonly guide: GuideState
  /** Differs whenever the board may have changed. */
  readonly step: unknown
  /** It stays until what it says is done: there is nothing to put it away by. */
  readonly told?: boolean
  /** The bar says it: on the stage there are only rings around what it speaks of. */
  readonly isInBar?: boolean
  /** Somebody has hardly begun: it is told in full even where it hides something, but never over what it speaks of. */
  readonly isEarly?: boolean
}

type Size = Pick<Box, 'width' | 'height'>

const sizeOf = (element: HTMLElement): Size => ({
  width: element.offsetWidth,
  height: element.offsetHeight,
})

/**
 * The best place for a note beside one of some things.
 *
 * @param named those that it speaks of by name: it lies over none of them, if that can be
 */
function bestPlace(
  things: ReadonlyArray<{ readonly box: Box; readonly words: ReadonlyArray<InSight> }>,
  named: ReadonlyArray<Box>,
  size: Size,
  space: Box,
): Place | undefined {
  const places = things.map(({ box, words }) => {
    const others = named.filter((one) => one !== box).map((one) => ({ ...one, weight: 60 }))
    const found = placeBeside(box, size, space, [...words, ...others])
    const covers = found.covers || named.some((one) => coversThing({ ...found, ...size }, one))
    return { ...found, covers, hides: found.hides || covers }
  })
  return places.sort(byWorth)[0]
}

/** Order of places, the best first. */
const byWorth = (one: Place, other: Place): number =>
  Number(one.covers) - Number(other.covers) ||
  Number(one.hides) - Number(other.hides) ||
  one.cost - other.cost

/**
 * Gives a note the shape in which it hides least, and tells its size and place: on a phone it may be as wide as that,
 * in fewer lines. Beside nothing it is.
 */
function shape(
  bubble: HTMLElement,
  find: (size: Size) => Place | undefined,
): { readonly size: Size; readonly best: Place | undefined } {
  const shapes = [false, true].map((isWide) => {
    bubble.toggleAttribute('data-wide', isWide)
    const size = sizeOf(bubble)
    return { isWide, size, best: find(size) }
  })
  const [usual, wide] = shapes
  const isWide = !usual?.best || (wide?.best && byWorth(wide.best, usual.best) < 0) || false
  bubble.toggleAttribute('data-wide', isWide)
  const { size, best } = (isWide ? wide : usual) ?? { size: sizeOf(bubble), best: undefined }
  return { size, best }
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
export function createPlacing(props: GuideBubbleProps, self: () => HTMLElement | undefined) {
  const [place, setPlace] = createSignal<Pick<Place, 'x' | 'y'> & Partial<Place>>()
  /** Around what it speaks of, where it lies too far from that to point at it. */
  const [rings, setRings] = createSignal<ReadonlyArray<Box>>([])
  const { isLarge, setIsLarge, setOver, chosen, setChosen, isFolded } = createFolding(props)
  const bring = createBringing()
  /** Size of it when its place was found; `null`: none was. */
  let laid: Size | null = null
  const isWaiting = { now: false }
  function settle(): void {
    const bubble = self()
    const stage = bubble?.closest('.stage')
    if (!stage || !bubble) return
    const note = noteSeen(stage, props.guide)
    if (!note) return
    const space = roomOn(stage)
    if (props.isInBar) {
      bring(stage, note)
      // Only the best of them, which comes first.
      const { things, isNamed } = meantBy(stage, note.at)
      const best = isNamed ? things.slice(0, 1) : []
      setRings(best.map((thing) => inRoom(boxInView(thing, stage), space)))
      onceAtRest(stage, isWaiting, later)
      return
    }
    // Measured in full first, whatever it was before.
    bubble.removeAttribute('data-folded')
    laid = null
    // It is hidden while something is played on the stage.
    if (bubble.offsetWidth === 0) return
    if (props.told) bring(stage, note)
    const { things: near, isNamed, isElsewhere } = meantBy(stage, note.at)
    const wordsAround = wordsOn(stage)
    const things = near.map((thing) => ({
      box: boxInView(thing, stage),
      words: wordsAround(thing),
    }))
    const named = isNamed ? things.map(({ box }) => box) : []
    const { size, best } = shape(bubble, (size) => bestPlace(things, named, size, space))
    laid = size
    setIsLarge(best ? best.hides : isElsewhere)
    setOver(best?.covers ?? false)
    let found: ReturnType<typeof place> = best
    const [thing] = things
    // Beside nothing, it rests where it hides least.
    if (!best) found = placeToRest([], size, space, wordsAround(stage))
    if (isFolded()) {
      bubble.setAttribute('data-folded', '')
      laid = sizeOf(bubble)
      if (thing) found = placeToRest([thing.box], laid, space, thing.words)
    }
    const isFar = isNamed && !found?.points
    setRings(isFar ? ringed(things.map(({ box }) => box)).map((box) => inRoom(box, space)) : [])
    setPlace(found && { ...found, x: found.x - space.x, y: found.y - space.y })
    // A board that makes way for it gives it another place.
    if (needRoom(laid.height)) later()
    onceAtRest(stage, isWaiting, later)
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
