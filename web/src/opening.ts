/**
 * How the first table is drawn as the app is opened on it: its frame with the question, then the board, then what lies
 * over that. A phone that draws all of it at once answers nobody for a second.
 */
import { type Accessor, createMemo, createSignal, onCleanup, onMount } from 'solid-js'

/** What of a table is drawn, one after the other. */
const slices = ['frame', 'board', 'over'] as const

let isOpened = true

/** The app begins: the first table that it shows is drawn in slices. */
export function beginOpening(): void {
  isOpened = false
}

/** A page in the background paints nothing: it goes on after so many milliseconds. */
const patience = 250

/** Calls back once what there is now was painted; returns how to stop. */
function onPainted(painted: () => void): () => void {
  let next: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    clearTimeout(next)
    next = setTimeout(painted)
  })
  next = setTimeout(painted, patience)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(next)
  }
}

/** Says which slices of a table may be drawn: all of them at once but for the first table after `beginOpening`. */
export function createSlices(): Record<'hasBoard' | 'hasOver', Accessor<boolean>> {
  const [drawn, setDrawn] = createSignal(isOpened ? slices.length : 1)
  isOpened = true
  onMount(() => {
    let stop = () => {}
    const goOn = () => {
      if (drawn() >= slices.length) return
      stop = onPainted(() => {
        setDrawn(drawn() + 1)
        goOn()
      })
    }
    goOn()
    onCleanup(() => stop())
  })
  return {
    hasBoard: createMemo(() => drawn() > slices.indexOf('board')),
    hasOver: createMemo(() => drawn() > slices.indexOf('over')),
  }
}
