import { Index, Show } from 'solid-js'
import { Amount } from './Card.tsx'
import { kinds, type Sum, signsOf, sumAt } from './sums.ts'
import { useTable } from './table.ts'

/** Largest number of dots that tell how many uses a sum has. */
const dots = 6

/** A ruler from 2 to 12: how many uses each sum has, and what a change to it costs. A finger may slide along it. */
export function Sums() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const label = ({ value, uses, kinds: reached, routes, coins, markers }: Sum) =>
    [
      boardWords().value(value),
      routes.length === 0 ? boardWords().noSum : boardWords().reaches(uses.length),
      kinds
        .filter((kind) => reached.has(kind))
        .map((kind) => boardWords().kinds[kind])
        .join(', '),
      boardWords().change(coins, markers),
    ]
      .filter(Boolean)
      .join('. ')
  /** A finger on the ruler looks at the nearest sum that can be made, as long as it is down. */
  const slide = (event: PointerEvent & { readonly currentTarget: HTMLElement }) => {
    if (event.pointerType === 'mouse' || event.buttons === 0) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const value = sumAt(table.sums(), (event.clientX - left) / width)
    if (value !== null && value !== table.sum()) table.setSum(value)
  }
  return (
    <fieldset class="mv-sums" data-group data-slides onPointerDown={slide} onPointerMove={slide}>
      <legend class="quiet">{boardWords().sums}</legend>
      <Index each={table.sums()}>
        {(sum) => (
          <button
            type="button"
            class="mv-sum"
            data-place={`sum:${sum().value}`}
            aria-pressed={table.sum() === sum().value}
            disabled={sum().routes.length === 0}
            title={label(sum())}
            onClick={() => table.setSum(sum().value)}
          >
            <span class="quiet">{label(sum())}</span>
            <b aria-hidden="true">{sum().value}</b>
            <Show
              when={sum().coins + sum().markers > 0}
              fallback={
                <span class="mv-dots" aria-hidden="true">
                  <Index each={Array.from({ length: Math.min(dots, sum().uses.length) })}>
                    {() => <i />}
                  </Index>
                </span>
              }
            >
              <span class="mv-price" aria-hidden="true">
                <Index each={signsOf(sum())}>
                  {(one) => <Amount of={one().sign} n={one().n} />}
                </Index>
              </span>
            </Show>
          </button>
        )}
      </Index>
    </fieldset>
  )
}
