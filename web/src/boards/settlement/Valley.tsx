import { createMemo, For, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { regionYield } from '../../../../worker/games/settlement/advice.ts'
import { spacesOf, streetSpaces } from '../../../../worker/games/settlement/board.ts'
import {
  allRegions,
  allStreets,
  exploreSettlers,
  type Region,
  type Street,
} from '../../../../worker/games/settlement/components/index.ts'
import { romanNumerals } from '../../../../worker/games/settlement/wording.ts'
import { Part } from '../../parts/Part.tsx'
import { placed } from '../../stage/layout.ts'
import { Art } from './Art.tsx'
import { BuildingTile } from './BuildingTile.tsx'
import type { ValleyLook } from './places.ts'
import { TerrainTile } from './TerrainTile.tsx'
import { Standing, Token, Tokens } from './Tokens.tsx'
import { PieceButton, useTable } from './table.ts'
import { regionPiece, stackPiece, streetPiece } from './targets.ts'
import { flagUse, gateUse, useWord } from './used.ts'

/** The flag of a region: the space to activate it, and what it would yield now. */
function RegionFlag(props: { readonly seat: Seat; readonly region: Region }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const brings = createMemo(() => regionYield(table.props.plain, props.seat, props.region))
  const use = createMemo(() =>
    flagUse(table.props.plain, props.seat, props.region, table.props.over),
  )
  const gain = () => boardWords().amounts(brings().gain)
  return (
    <PieceButton
      at={regionPiece(props.seat, props.region)}
      label={[
        boardWords().region(props.region),
        ...(use().mayAgain ? [boardWords().again] : []),
        use().isUsed
          ? boardWords().activated
          : gain()
            ? boardWords().yields(gain())
            : boardWords().nothingYields,
      ].join('. ')}
      subject={{ kind: 'region', seat: props.seat, region: props.region }}
      first={props.region === 3}
      class="s-flag-button"
    >
      <span class="s-flag" classList={{ 's-used': use().isUsed }} aria-hidden="true" data-words>
        <b>{romanNumerals[props.region]}</b>
        <Show when={use().standing} fallback={<Tokens of={brings().gain} />}>
          {(settlers) => <Standing settlers={settlers()} />}
        </Show>
        <Show when={table.layout().valley?.look.flagWord}>
          <span class="s-flag-word">{useWord(boardWords(), use(), table.props.over)}</span>
        </Show>
      </span>
    </PieceButton>
  )
}

/** The stack of a region's unexplored terrains, beside the row it fills. */
function Stack(props: { readonly region: Region }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const left = () => table.props.state.terrainStacks[props.region - 1]?.length ?? 0
  return (
    <PieceButton
      at={stackPiece(props.region)}
      label={[
        boardWords().stack(props.region),
        boardWords().left(left()),
        ...(table.props.over ? [] : [boardWords().explore(exploreSettlers[props.region])]),
      ].join('. ')}
      subject={{ kind: 'stack', region: props.region }}
      class="s-stack-button"
    >
      <span class="s-stack" classList={{ 's-gone': left() === 0 }} aria-hidden="true" data-words>
        <b>{romanNumerals[props.region]}</b>
        <Show when={!table.props.over}>
          <span class="s-stack-price">
            {boardWords().doing.explore}{' '}
            <Token kind="settlers" count={exploreSettlers[props.region]} />
          </span>
        </Show>
        <small>{boardWords().left(left())}</small>
      </span>
    </PieceButton>
  )
}

/** The least height of a gate on which a sign stands above the word. */
const leastForSign = 50

/** The sign at the gate of a street: the space to activate it. */
function StreetSign(props: { readonly seat: Seat; readonly street: Street }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const board = () => table.props.state.boards[props.seat]
  const use = createMemo(() =>
    gateUse(table.props.plain, props.seat, props.street, table.props.over),
  )
  const hasSign = () => {
    const box = table.layout().valley?.terraces[0]?.gate
    return box !== undefined && box.h >= leastForSign
  }
  const isEmpty = () => streetSpaces(props.street).every((space) => !board()?.buildings[space])
  return (
    <PieceButton
      at={streetPiece(props.seat, props.street)}
      label={[
        boardWords().street(props.street),
        ...(use().standing ? [use().mayAgain ? boardWords().again : boardWords().activated] : []),
        ...(isEmpty() ? [boardWords().noBuildings] : []),
      ].join('. ')}
      subject={{ kind: 'street', seat: props.seat, street: props.street }}
      class="s-gate-button"
    >
      <span
        class="s-gate"
        classList={{
          's-used': use().isUsed,
          's-idle': isEmpty(),
          's-gone': table.props.over && !use().standing,
        }}
        aria-hidden="true"
        data-words
      >
        <Show
          when={use().standing}
          fallback={
            <Show when={!table.props.over && hasSign()}>
              <Art name="do-activate" class="s-gate-sign" />
            </Show>
          }
        >
          {(settlers) => <Standing settlers={settlers()} />}
        </Show>
        <span>{useWord(boardWords(), use(), table.props.over)}</span>
      </span>
    </PieceButton>
  )
}

/** A land and, across the river, the street on the same terrace. */
function Terrace(props: { readonly seat: Seat; readonly at: number }) {
  const table = useTable()
  const place = () => table.layout().valley?.terraces[props.at]
  const region = () => allRegions.toReversed()[props.at] ?? 1
  const street = () => allStreets[props.at] ?? 'lower'
  return (
    <div class="s-terrace at" style={placed(place()?.box)}>
      <div class="s-land-row">
        <div class="s-flag-place at" style={placed(place()?.flag)}>
          <RegionFlag seat={props.seat} region={region()} />
        </div>
        <For each={spacesOf(region())}>
          {(space, i) => (
            <div class="s-tile-place at" style={placed(place()?.tiles[i()])}>
              <TerrainTile seat={props.seat} space={space} />
            </div>
          )}
        </For>
        <Show when={place()?.stack}>
          {(box) => (
            <div class="s-stack-place at" style={placed(box())}>
              <Stack region={region()} />
            </div>
          )}
        </Show>
      </div>
      <div class="s-gate-place at" style={placed(place()?.gate)}>
        <StreetSign seat={props.seat} street={street()} />
      </div>
      <For each={streetSpaces(street())}>
        {(space, i) => (
          <div class="s-plot-place at" style={placed(place()?.plots[i()])}>
            <BuildingTile seat={props.seat} space={space} />
          </div>
        )}
      </For>
    </div>
  )
}

/** Sizes of a valley's letters and parts, for its style sheet. */
const sizesOf = ({ house, flag, flagWord: _, ...look }: ValleyLook): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(look).map(([name, size]) => [`--s-${name}`, `${size}px`])),
  '--s-flag-letters': `${flag}px`,
  '--s-house': `${house.w}px`,
  '--s-roof': `${house.h}px`,
  '--s-foot': `${house.foot}px`,
})

/** The wilderness (S2.16) on the left, region III on top, and the three streets (S2.17) on the right. */
export function Valley(props: { readonly seat: Seat }) {
  const table = useTable()
  const name = () => table.props.names(props.seat)
  const valley = () => table.layout().valley
  const look = (): Record<string, string> => {
    const now = valley()
    return now ? { ...placed(now.box), ...sizesOf(now.look) } : {}
  }
  return (
    <section
      class="s-valley at"
      classList={{ 's-stacked': valley()?.isStacked ?? false }}
      style={{ '--ok': `var(--seat-${props.seat})`, ...look() }}
      aria-label={
        props.seat === table.props.you
          ? table.boardWords().myBoard
          : table.boardWords().boardOf(name())
      }
      data-group
    >
      <For each={allRegions}>
        {(_, i) => (
          <Part>
            <Terrace seat={props.seat} at={i()} />
          </Part>
        )}
      </For>
    </section>
  )
}
