/** Changes of the stage after which a note of the guide is laid anew. */
import { onCleanup, onMount } from 'solid-js'

/** Tells what a note makes way for: differs where other pieces are lit, or other words shown. */
const toSee = (board: Element): string =>
  [...board.querySelectorAll('.b-lit, .b-chosen, [data-words]')]
    .map((one) => one.getAttribute('data-at') ?? one.className)
    .join()

/**
 * Calls back, at most once a frame, when other pieces are lit on the board or other words shown, for as
 * long as the component lives. It looks only while that is wanted: a whole board is read for it.
 */
export function onBoardChanged(isWanted: () => boolean, changed: () => void): void {
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
export function onMoved(later: () => number): void {
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

/**
 * Calls back, once, when all that travels on a stage now has come to rest: until then, pieces are measured on their way.
 * Endless animations do not count.
 */
export function onceAtRest(stage: Element, isWaiting: { now: boolean }, then: () => void): void {
  const travels = (stage.getAnimations?.({ subtree: true }) ?? []).filter(
    (one) => one.playState === 'running' && one.effect?.getTiming().iterations === 1,
  )
  if (travels.length === 0 || isWaiting.now) return
  isWaiting.now = true
  void Promise.allSettled(travels.map(({ finished }) => finished)).then(() => {
    isWaiting.now = false
    then()
  })
}
