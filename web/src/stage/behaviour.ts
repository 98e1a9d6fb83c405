import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  type Setter,
  type Signal,
  untrack,
} from 'solid-js'
import type { GameEvent } from '../../../worker/games/kernel/index.ts'
import type { Size } from './layout.ts'

/** An explanation on show, beside the piece it is about; `pinned` until it is closed. */
export interface Shown {
  readonly anchor: HTMLElement
  readonly pinned: boolean
}

/** The explanation on show, one at a time: what is pinned gives way only to what is pinned. */
export function createDetail<D extends Shown>() {
  const [detail, setDetail] = createSignal<D | null>(null)
  const close = () => setDetail(null)
  return {
    detail,
    close,
    show(next: D) {
      if (next.pinned || !detail()?.pinned) setDetail(() => next)
    },
    hide() {
      if (!detail()?.pinned) close()
    },
  }
}

/** Calls back once what is drawn of something is there: at first, and whenever that has changed. */
export function onceDrawn(of: Accessor<unknown>, run: () => void): void {
  createEffect(
    on(of, () => {
      const frame = requestAnimationFrame(run)
      onCleanup(() => cancelAnimationFrame(frame))
    }),
  )
}

/** The size of an element, in CSS pixels; that of the window until it has been drawn. */
export function createSize() {
  const [size, setSize] = createSignal<Size>(
    { width: innerWidth, height: innerHeight },
    { equals: (a, b) => a.width === b.width && a.height === b.height },
  )
  return {
    size,
    follow(element: HTMLElement) {
      const watch = new ResizeObserver(() => {
        const { clientWidth, clientHeight } = element
        // Out of the document it has none.
        if (clientWidth > 0) setSize({ width: clientWidth, height: clientHeight })
      })
      watch.observe(element)
      onCleanup(() => watch.disconnect())
    },
  }
}

/** A signal whose value lasts as long as some things stay the same: when one of them differs, it is the first one again. */
export function createLasting<T>(of: Accessor<ReadonlyArray<unknown>>, first: () => T): Signal<T> {
  const key = createMemo(of, undefined, {
    equals: (before, now) =>
      before.length === now.length && before.every((one, i) => one === now[i]),
  })
  const now = createMemo(() => {
    key()
    return createSignal(untrack(first))
  })
  return [() => now()[0](), ((value: T) => now()[1](() => value)) as Setter<T>]
}

/** Calls back when Escape is pressed anywhere but in a dialog above the board, as long as the board is there. */
export function onEscape(letGo: () => void): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !document.querySelector('dialog:modal')) letGo()
  }
  addEventListener('keydown', onKeyDown)
  onCleanup(() => removeEventListener('keydown', onKeyDown))
}

/** Calls back with what happened, once the board shows it; not with what had happened before it was opened. */
export function onHappened<E extends GameEvent>(
  props: {
    readonly happened: { readonly key: string; readonly events: ReadonlyArray<E> } | null
  },
  show: (events: ReadonlyArray<E>) => void,
): void {
  createEffect(
    on(
      () => props.happened?.key,
      () => {
        const events = props.happened?.events
        if (events) requestAnimationFrame(() => show(events))
      },
      { defer: true },
    ),
  )
}
