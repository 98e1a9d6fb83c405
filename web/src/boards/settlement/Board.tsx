import { createMemo, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { seasonOf } from '../../../../worker/pictures/settlement/index.ts'
import { Part } from '../../parts/Part.tsx'
import { createLasting, createSize, onEscape, onHappened } from '../../stage/behaviour.ts'
import { placed, type Size } from '../../stage/layout.ts'
import { createPhone } from '../../stage/stage.ts'
import { Ground, Sprite } from './Art.tsx'
import { Guests, OwnArtifact } from './Belongings.tsx'
import { dealsAt, meant } from './choosing.ts'
import { contentsOf } from './contents.ts'
import { Details } from './Details.tsx'
import { boardWordsIn } from './dictionary.ts'
import { layoutOf } from './layout.ts'
import { Others } from './Others.tsx'
import { Purse } from './Purse.tsx'
import type { Side } from './places.ts'
import { Shelf } from './Shelf.tsx'
import { Sites } from './Sites.tsx'
import { type Props, type Table, TableContext } from './table.ts'
import { showTravel } from './travel.ts'
import { Valley } from './Valley.tsx'

/** Shared data of the board's parts. */
function createShared(props: Props, size: () => Size): Table {
  const { selection } = props
  const boardWords = createMemo(() => boardWordsIn(props.language))
  const isAsked = createMemo(() => props.moves.some((move) => move.do === 'take-artifact'))
  // A chosen piece goes on at the market.
  const [side, turn] = createLasting<Side>(
    () => [isAsked(), selection.chosen()],
    () => (isAsked() ? 'artifacts' : 'market'),
  )
  const isPhone = createPhone()
  const table = {
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
    side,
    turn,
    hasHandle: () => !isPhone(),
  } satisfies Omit<Table, 'layout'>
  const layout = createMemo(() => layoutOf(size(), contentsOf(table)))
  return { ...table, layout }
}

/** Says whose valley is on the stage when it is not mine, and leads home. */
function Visit(props: { readonly seat: Seat; readonly table: Table }) {
  const boardWords = () => props.table.boardWords()
  return (
    <Show when={props.table.layout().visit}>
      {(box) => (
        <p class="s-visit at" style={placed(box())} data-words>
          <b>{boardWords().boardOf(props.table.props.names(props.seat))}</b>
          <button
            type="button"
            classList={{ 's-urgent': props.table.props.moves.length > 0 }}
            onClick={() => props.table.selection.lookAt(props.table.props.you ?? 0)}
          >
            {boardWords().home}
          </button>
        </p>
      )}
    </Show>
  )
}

/** The board of Settlement. */
export function Board(props: Props) {
  let root: HTMLDivElement | undefined
  let layer: HTMLDivElement | undefined
  const { selection } = props
  const { size, follow } = createSize()
  const table = createShared(props, size)
  const { layout } = table

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
          follow(element)
        }}
        class="s-board place-settlement"
        classList={{
          [`season-${seasonOf(props.state)}`]: true,
          's-choosing': selection.chosen().length > 0,
          's-wide': props.pane === null,
          's-over': props.over,
        }}
        style={{
          '--mine': `var(--seat-${props.you ?? props.looked})`,
          '--type': `${layout().type}px`,
        }}
      >
        <Sprite state={props.state} />
        <Part large>
          <Ground box={layout().ground} />
        </Part>
        <Show when={layout().tag}>
          <OwnArtifact seat={props.looked} />
        </Show>
        <Show when={layout().guests}>
          {(places) => <Guests seat={props.looked} places={places()} />}
        </Show>
        <Show when={layout().valley}>
          <Valley seat={props.looked} />
        </Show>
        <Visit seat={props.looked} table={table} />
        <Show when={layout().sites}>
          <Part>
            <Sites seat={props.looked} />
          </Part>
        </Show>
        <Show when={layout().purse}>
          <Part>
            <Purse seat={props.looked} />
          </Part>
        </Show>
        <Show when={layout().shelf}>
          <Part>
            <Shelf />
          </Part>
        </Show>
        <Show when={layout().others}>
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
