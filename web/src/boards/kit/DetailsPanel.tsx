import { createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js'
import { closeByBack } from '../../device/back-key.ts'
import type { Shown } from '../../stage/behaviour.ts'
import { placeBeside, wordsAround } from '../../stage/placer.ts'

interface DetailsPanelProps<D extends Shown> {
  readonly detail: D | null
  readonly onClose: () => void
  /** Name of the panel and of its button, in the reader's language. */
  readonly label: string
  readonly close: string
  readonly children: (detail: D) => JSX.Element
}

/** The explanation of a piece, beside it; on a phone, once pinned, at the lower edge of the screen. */
export function DetailsPanel<D extends Shown>(props: DetailsPanelProps<D>) {
  const [place, setPlace] = createSignal({ left: 0, top: 0 })
  let panel: HTMLElement | undefined

  const settle = () => {
    const { detail } = props
    if (!detail || !panel) return
    const { offsetWidth: width, offsetHeight: height } = panel
    // A home bar takes its part of the screen.
    const home = Number.parseFloat(getComputedStyle(panel).scrollPaddingBlockEnd) || 0
    // The question stays in sight: on wide screens its bar is on top.
    const bar = document.querySelector('.frame > .bar')?.getBoundingClientRect()
    const top = bar && bar.top <= 0 ? bar.bottom : 0
    const space = { x: 0, y: top, width: innerWidth, height: innerHeight - home - top }
    const thing = detail.anchor.getBoundingClientRect()
    const words = wordsAround(detail.anchor)
    const { x, y } = placeBeside(thing, { width, height }, space, words, true)
    setPlace({ left: x, top: y })
  }
  createEffect(
    on(
      () => props.detail,
      (detail, before) => {
        if (!detail) {
          // The keyboard goes on where it came from; what was just closed is not explained again.
          if (before?.pinned && document.activeElement === document.body) {
            before.anchor.focus({ preventScroll: true })
            props.onClose()
          }
          return
        }
        panel?.showPopover()
        settle()
        if (detail.pinned) panel?.querySelector('button')?.focus({ preventScroll: true })
      },
    ),
  )
  // An explanation that a pointer shows by the way is gone with it.
  closeByBack(
    () => props.detail?.pinned ?? false,
    () => props.onClose(),
  )
  // The words decide the height, and what is found out later makes it taller.
  const measure = new ResizeObserver(settle)
  onCleanup(() => measure.disconnect())
  const onScroll = () => {
    if (props.detail && !props.detail.pinned) props.onClose()
    else settle()
  }
  addEventListener('scroll', onScroll, { passive: true })
  onCleanup(() => removeEventListener('scroll', onScroll))

  return (
    <Show when={props.detail} keyed>
      {(detail) => (
        <section
          ref={(element) => {
            panel = element
            measure.disconnect()
            measure.observe(element)
          }}
          popover="manual"
          class="b-details"
          classList={{ 'b-pinned': detail.pinned }}
          style={{ '--left': `${place().left}px`, '--top': `${place().top}px` }}
          aria-label={props.label}
          aria-live="polite"
        >
          {props.children(detail)}
          <Show when={detail.pinned}>
            <button type="button" class="b-quiet-button b-close" onClick={props.onClose}>
              {props.close}
            </button>
          </Show>
        </section>
      )}
    </Show>
  )
}
