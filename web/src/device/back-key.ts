/** The back key, or its gesture, closes what lies over a page before it leaves that page. */
import { createEffect, on, onCleanup } from 'solid-js'

/** Marks the history's entry that stands for all that is open. It has the page's own address. */
const mark = 'isOver'

/** Ways to close the parts that are open, the topmost last. */
const open: Array<() => void> = []

/** A step back of ours is under way: the browser takes it later, and says so then. */
let isSteppingBack = false

/** Another page is on its way: a step back now would end that. */
let isLeaving = false

const leaving = (): void => {
  isLeaving = true
}

const isMarked = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[mark])

/** Sees to it that there is such an entry as long as anything is open, and none after that. */
function settle(): void {
  // A second step would leave the page.
  if (isSteppingBack || isLeaving) return
  if (open.length > 0 && !isMarked()) {
    history.pushState({ ...history.state, [mark]: true }, '')
    // Not for good: some browsers keep no page with such a listener for their back key.
    addEventListener('beforeunload', leaving)
  } else if (open.length === 0 && isMarked()) {
    // Somebody who came by a link from there, or forward, is not held up by an entry of which nothing is left.
    isSteppingBack = true
    removeEventListener('beforeunload', leaving)
    history.back()
  }
}

function goneBack(): void {
  if (!isSteppingBack && !isMarked()) open.pop()?.()
  isSteppingBack = false
  settle()
}

addEventListener('popstate', goneBack)
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  isLeaving = false
  settle()
})

/**
 * Has the back key close something, as long as its owner lives. Anything that is open as the page begins, and is put
 * there by a setting, is a part of the page.
 */
export function closeByBack(isOpen: () => boolean, close: () => void): void {
  const entry = () => close()
  const list = (is: boolean) => {
    const at = open.indexOf(entry)
    if (is === at >= 0) return
    if (is) {
      open.push(entry)
      // The other page did not come, as with a file to keep.
      isLeaving = false
    } else open.splice(at, 1)
    // Later: one thing may be opened as another is closed, or a link be followed.
    setTimeout(settle)
  }
  createEffect(on(isOpen, list, { defer: true }))
  onCleanup(() => list(false))
}
