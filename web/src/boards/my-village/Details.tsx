import { createEffect, createMemo, createSignal, For, onCleanup, Show } from 'solid-js'
import { Glyph } from './glyphs.tsx'
import { type Detail, useTable } from './table.ts'

const margin = 8

/** The explanation of a piece, beside it; on a phone, once pinned, at the lower edge of the screen. */
export function Details(props: { readonly detail: Detail | null; readonly onClose: () => void }) {
  const table = useTable()
  const [place, setPlace] = createSignal({ left: 0, top: 0 })
  let panel: HTMLElement | undefined

  const settle = () => {
    const detail = props.detail
    if (!detail || !panel) return
    const anchor = detail.anchor.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = panel
    const fits = (y: number) => y >= margin && y + height + margin <= innerHeight
    const within = (at: number, size: number, space: number) =>
      Math.max(margin, Math.min(at, space - size - margin))
    const [below, above] = [anchor.bottom + margin, anchor.top - margin - height]
    // Below or above, so that the pieces beside it stay in sight; beside it where neither fits.
    const y = fits(below) ? below : fits(above) ? above : anchor.top
    const aside =
      anchor.right + margin + width <= innerWidth
        ? anchor.right + margin
        : anchor.left - margin - width
    const x = fits(below) || fits(above) ? anchor.left : aside
    setPlace({ left: within(x, width, innerWidth), top: within(y, height, innerHeight) })
  }
  createEffect(() => {
    if (!props.detail) return
    // The words decide the height: measured after they are there.
    table.say()
    panel?.showPopover()
    settle()
  })
  const onScroll = () => {
    if (props.detail && !props.detail.pinned) props.onClose()
    else settle()
  }
  addEventListener('scroll', onScroll, { passive: true })
  onCleanup(() => removeEventListener('scroll', onScroll))

  return (
    <Show when={props.detail}>
      {(detail) => {
        const explanation = createMemo(() => detail().about())
        return (
          <section
            ref={(element) => {
              panel = element
            }}
            popover="manual"
            class="mv-details"
            classList={{ 'mv-pinned': detail().pinned }}
            style={{ '--left': `${place().left}px`, '--top': `${place().top}px` }}
            aria-label={table.say().details}
            aria-live="polite"
          >
            <h4>{explanation().title}</h4>
            <Show when={explanation().about}>{(about) => <p class="mv-note">{about()}</p>}</Show>
            <ul>
              <For each={explanation().lines}>
                {(line) => (
                  <li data-tone={line.tone}>
                    <Show when={line.sign}>{(sign) => <Glyph name={sign()} />}</Show>
                    <span>{line.text}</span>
                  </li>
                )}
              </For>
            </ul>
            <Show when={detail().pinned}>
              <button type="button" class="mv-quiet-button mv-close" onClick={props.onClose}>
                {table.say().close}
              </button>
            </Show>
          </section>
        )
      }}
    </Show>
  )
}
