import { Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { Art } from './Art.tsx'
import { Effect, Token } from './Tokens.tsx'
import { PieceButton, useTable } from './table.ts'
import { buildingPiece } from './targets.ts'
import { breakable } from './words.ts'

/** A building space with the building, and what lies on a Bank or a Church. */
export function BuildingTile(props: { readonly seat: Seat; readonly space: number }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const at = () => buildingPiece(props.seat, props.space)
  const own = () => table.props.state.boards[props.seat]?.buildings[props.space]
  const bought = () => {
    const task = table.props.state.agenda.at(-1)
    const isHere = table.selection.isLit(at()) || table.selection.awaits(at())
    return task?.task === 'place-building' && task.seat === props.seat && isHere
      ? task.building
      : null
  }
  const label = () => {
    const it = own()
    if (!it) return boardWords().emptyBuilding
    const { name, text } = boardWords().cards.buildings[it.building]
    return `${name}. ${text}${it.tokens ? ` (${it.tokens})` : ''}`
  }
  return (
    <PieceButton
      at={at()}
      label={label()}
      subject={{ kind: 'building', seat: props.seat, space: props.space }}
      class={own() ? 's-plot' : 's-plot s-free'}
    >
      <Show
        when={own()}
        fallback={
          <span class="s-lot" aria-hidden="true">
            <Show when={bought()}>
              {(building) => <Art name={building()} class="s-house-picture s-ghost" />}
            </Show>
          </span>
        }
      >
        {(it) => (
          <span class="s-house" aria-hidden="true">
            <Art name={it().building} class="s-house-picture" />
            <Show when={table.layout().valley?.look.effect}>
              <span class="s-house-effect" data-words>
                <Effect building={it().building} />
              </span>
            </Show>
            <span class="s-house-name" data-words>
              {breakable(boardWords().cards.buildings[it().building].name)}
            </span>
            <Show when={it().tokens}>
              {(tokens) => (
                <span class="s-stored" data-words>
                  <Token
                    kind={it().building === 'bank' ? 'gold' : 'diamond'}
                    count={tokens()}
                    sign="×"
                  />
                </span>
              )}
            </Show>
          </span>
        )}
      </Show>
    </PieceButton>
  )
}
