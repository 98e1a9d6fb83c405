import { createMemo, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { seasonOf } from '../../../../worker/pictures/settlement/index.ts'
import { Part } from '../../parts/Part.tsx'
import { onEscape, onHappened } from '../../stage/behaviour.ts'
import { Ground, Sprite } from './Art.tsx'
import { Guests, OwnArtifact } from './Belongings.tsx'
import { dealsAt, meant } from './choosing.ts'
import { Details } from './Details.tsx'
import { boardWordsIn } from './dictionary.ts'
import { Others } from './Others.tsx'
import { Purse } from './Purse.tsx'
import { Shelf } from './Shelf.tsx'
import { Sites } from './Sites.tsx'
import { type Props, type Table, TableContext } from './table.ts'
import { showTravel } from './travel.ts'
import { Valley } from './Valley.tsx'

/** Shared data of the board's parts. */
function createShared(props: Props): Table {
  const { selection } = props
  const boardWords = createMemo(() => boardWordsIn(props.language))
  return {
    props,
    selection,
    boardWords,
    meant(piece) {
      const more = selection.more()
      return more ? meant(more, piece) : piece
    },
    deals(piece) {
      const more = selection.more()
      return more ? dealsAt({ more }, selection.chosen(), piece) : []
    },
  }
}

/** Says whose valley is on the stage when it is not mine, and leads home. */
function Visit(props: { readonly seat: Seat; readonly table: Table }) {
  const boardWords = () => props.table.boardWords()
  return (
    <Show when={props.seat !== (props.table.props.you ?? props.seat)}>
      <p class="s-visit" data-words>
        <b>{boardWords().boardOf(props.table.props.names(props.seat))}</b>
        <button
          type="button"
          classList={{ 's-urgent': props.table.props.moves.length > 0 }}
          onClick={() => props.table.selection.lookAt(props.table.props.you ?? 0)}
        >
          {boardWords().home}
        </button>
      </p>
    </Show>
  )
}

/** The board of Settlement. */
export function Board(props: Props) {
  let root: HTMLDivElement | undefined
  let layer: HTMLDivElement | undefined
  const { selection } = props
  const table = createShared(props)

  onHappened(props, (events) => {
    if (root?.isConnected && layer) showTravel(root, layer, events)
  })
  onEscape(() => {
    if (selection.detail()) selection.close()
    else selection.letGo()
  })

  return (
    <TableContext.Provider value={table}>
      <div
        ref={(element) => {
          root = element
        }}
        class="s-board place-settlement"
        classList={{
          [`season-${seasonOf(props.state)}`]: true,
          's-choosing': selection.chosen().length > 0,
          's-wide': props.pane === null,
          's-over': props.over,
        }}
        style={{ '--mine': `var(--seat-${props.you ?? props.looked})` }}
        data-pane={props.pane ?? undefined}
      >
        <Sprite state={props.state} />
        <Part>
          <Ground />
        </Part>
        <div class="s-above">
          <OwnArtifact seat={props.looked} />
          <Visit seat={props.looked} table={table} />
          <Guests seat={props.looked} />
        </div>
        <Valley seat={props.looked} />
        <div class="s-bench">
          <Show when={!props.over}>
            <Part>
              <Sites seat={props.looked} />
            </Part>
          </Show>
          <Part>
            <Purse seat={props.looked} />
          </Part>
        </div>
        <Part>
          <Shelf />
        </Part>
        <Show when={props.pane === 'others'}>
          <Others />
        </Show>
        <Details />
        <div
          ref={(element) => {
            layer = element
          }}
          class="b-layer place-settlement"
          aria-hidden="true"
        />
      </div>
    </TableContext.Provider>
  )
}
