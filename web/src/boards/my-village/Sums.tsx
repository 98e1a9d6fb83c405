import { For, Index, Show } from 'solid-js'
import { Amount } from './Card.tsx'
import { Sign } from './Drawn.tsx'
import { kinds, type Sum } from './sums.ts'
import { useTable } from './table.ts'

/** The kinds of uses that a sum has: a mark of its own place, colour and shape for each. Decoration. */
const Kinds = (props: { readonly sum: Sum }) => (
  <span class="mv-kinds" aria-hidden="true">
    <For each={kinds}>
      {(kind) => (
        <i class={`mv-kind mv-of-${kind}`} classList={{ 'mv-on': props.sum.kinds.has(kind) }} />
      )}
    </For>
  </span>
)

/** The sums 2 to 12: how many uses each has, of which kinds, and what a change to it costs. */
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
  return (
    <fieldset class="mv-sums" data-group>
      <legend class="quiet">{boardWords().sums}</legend>
      <Index each={table.sums()}>
        {(sum) => (
          <button
            type="button"
            class="mv-sum"
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
                <small class="mv-uses" aria-hidden="true">
                  {sum().routes.length > 0 ? sum().uses.length : '–'}
                </small>
              }
            >
              <Amount
                of={sum().coins > 0 ? 'coin' : 'marker'}
                n={sum().coins > 0 ? sum().coins : sum().markers}
              />
            </Show>
            <Kinds sum={sum()} />
          </button>
        )}
      </Index>
      <Show when={table.props.pane !== null}>
        <button
          type="button"
          class="mv-sum mv-sum-display"
          data-place="display"
          title={boardWords().display}
          onClick={() => table.display(true)}
        >
          <Sign name="cards" />
          <span class="quiet">{boardWords().display}</span>
        </button>
      </Show>
    </fieldset>
  )
}
