import { createMemo, For, Show } from 'solid-js'
import {
  allResources,
  type Resource,
} from '../../../../worker/games/settlement/components/index.ts'
import { allExchanges } from '../../../../worker/games/settlement/exchange.ts'
import { Token, Tokens } from './Tokens.tsx'
import { PieceButton, useTable } from './table.ts'
import { bonusPiece, getPiece, givePiece } from './targets.ts'

const exchangesGiven = [...new Set(allExchanges.map(({ move }) => move.give))]
/** Two basic resources for one (S5.62). */
const isPair = (give: string) =>
  allExchanges.some(({ move, rule }) => move.give === give && rule === 'S5.62')

/** Rates: what can be given now, then what it can become. Only what loses nothing is offered (S-R19). */
function Rates() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const gives = createMemo(() => {
    const open = new Set(
      table.selection.ways().flatMap(({ move }) => (move.do === 'exchange' ? [move.give] : [])),
    )
    // S7.13: where one is given for one, nobody gives two.
    const mirrored = allExchanges.some(({ move, mirror }) => mirror && open.has(move.give))
    return exchangesGiven.filter((give) => open.has(give) && !(mirrored && isPair(give)))
  })
  /** Resource that a chip gets where it can become one thing only: a tap exchanges it at once. */
  const onlyGet = (give: string) => {
    const got = table.selection
      .ways()
      .flatMap(({ move }) => (move.do === 'exchange' && move.give === give ? [move.get] : []))
    return got.length === 1 ? (got[0] ?? null) : null
  }
  const labelOf = (give: string, get: Resource | null) => {
    const { amounts, swap } = boardWords()
    const given = amounts(givenBy(give))
    return get === null ? given : swap(given, amounts({ [get]: 1 }))
  }
  const givenBy = (give: string) => allExchanges.find(({ move }) => move.give === give)?.give ?? {}
  const given = () => {
    const piece = table.selection.chosen().at(-1)
    return piece?.startsWith('give:') ? piece.slice(5) : null
  }
  const gets = () => allResources.filter((resource) => table.selection.isLit(getPiece(resource)))
  return (
    <Show when={gives().length > 0}>
      <div class="s-rates">
        <b>{boardWords().give}</b>
        <div class="s-chips" data-group>
          <For each={gives()}>
            {(give) => (
              <PieceButton at={givePiece(give)} label={labelOf(give, onlyGet(give))} class="s-chip">
                <Tokens of={givenBy(give)} />
                <Show when={onlyGet(give)}>
                  {(get) => (
                    <>
                      <span class="s-arrow" aria-hidden="true">
                        →
                      </span>
                      <Token kind={get()} />
                    </>
                  )}
                </Show>
              </PieceButton>
            )}
          </For>
        </div>
      </div>
      <div class="s-rates">
        <b>{boardWords().get}</b>
        <Show when={given()} fallback={<span class="s-soft">{boardWords().exchangeHelp}</span>}>
          <div class="s-chips" data-group>
            <For each={gets()}>
              {(resource) => (
                <PieceButton
                  at={getPiece(resource)}
                  label={boardWords().cards.resources[resource]}
                  class="s-chip"
                >
                  <Token kind={resource} />
                  <span aria-hidden="true">{boardWords().cards.resources[resource]}</span>
                </PieceButton>
              )}
            </For>
          </div>
        </Show>
      </div>
    </Show>
  )
}

/** Asks which settlers the next action takes (S-R26). */
function Mixes() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const counts = () =>
    table.selection.ways().flatMap(({ move }) => (move.do === 'use-bonus' ? [move.count] : []))
  return (
    <Show when={counts().length > 0}>
      <div class="s-rates">
        <b>{boardWords().bonus}</b>
        <div class="s-chips" data-group>
          <For each={counts()}>
            {(count) => (
              <PieceButton
                at={bonusPiece(count)}
                label={boardWords().bonusCount(count)}
                class="s-chip"
              >
                <span aria-hidden="true">{boardWords().bonusCount(count)}</span>
              </PieceButton>
            )}
          </For>
        </div>
      </div>
    </Show>
  )
}

/** Tray over the ground beside the purse, while it is open: exchanges, and the choice of settlers. */
export function Tray(props: { readonly onClose: () => void }) {
  const table = useTable()
  return (
    <section class="s-tray" aria-label={table.boardWords().exchange} data-words>
      <Rates />
      <Mixes />
      <button type="button" class="s-tray-close" onClick={props.onClose}>
        {table.boardWords().close}
      </button>
    </section>
  )
}
