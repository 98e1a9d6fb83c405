import { createMemo, For, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { regionYield } from '../../../../worker/games/settlement/advice.ts'
import { spacesOf, streetSpaces } from '../../../../worker/games/settlement/board.ts'
import {
  EXPLORE_SETTLERS,
  REGIONS,
  type Region,
  STREETS,
  type Street,
} from '../../../../worker/games/settlement/components/index.ts'
import { streetOpen } from '../../../../worker/games/settlement/streets.ts'
import { ROMAN } from '../../../../worker/games/settlement/wording.ts'
import { Part } from '../../parts/Part.tsx'
import { Art } from './Art.tsx'
import { BuildingTile } from './BuildingTile.tsx'
import { TerrainTile } from './TerrainTile.tsx'
import { Standing, Token, Tokens } from './Tokens.tsx'
import { PieceButton, useTable } from './table.ts'
import { regionPiece, stackPiece, streetPiece } from './targets.ts'
import type { BoardWords } from './words.ts'

/** What a flag or a gate says of itself; `null`: it was not used, and cannot be any more. */
function usedWord(boardWords: BoardWords, isUsed: boolean, mayAgain: boolean, over: boolean) {
  if (mayAgain) return boardWords.againShort
  if (isUsed) return boardWords.activatedShort
  return over ? null : boardWords.activate
}

/** The flag of a region: the space to activate it, and what it would yield now. */
function RegionFlag(props: { readonly seat: Seat; readonly region: Region }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const brings = createMemo(() => regionYield(table.props.plain, props.seat, props.region))
  const standing = () => table.props.state.boards[props.seat]?.placed[`region-${props.region}`]
  const gain = () => boardWords().amounts(brings().gain)
  /** The Guiding Star lets it be activated once more (S7.11). */
  const mayAgain = () => !!standing() && brings().open && !table.props.over
  const isUsed = () => !!standing() && !mayAgain()
  return (
    <PieceButton
      at={regionPiece(props.seat, props.region)}
      label={[
        boardWords().region(props.region),
        ...(mayAgain() ? [boardWords().again] : []),
        isUsed()
          ? boardWords().activated
          : gain()
            ? boardWords().yields(gain())
            : boardWords().nothingYields,
      ].join('. ')}
      subject={{ kind: 'region', seat: props.seat, region: props.region }}
      first={props.region === 3}
      class="s-flag-button"
    >
      <span class="s-flag" classList={{ 's-used': isUsed() }} aria-hidden="true" data-words>
        <b>{ROMAN[props.region]}</b>
        <Show when={standing()} fallback={<Tokens of={brings().gain} />}>
          {(settlers) => <Standing settlers={settlers()} />}
        </Show>
        <span class="s-flag-word">
          {usedWord(boardWords(), !!standing(), mayAgain(), table.props.over)}
        </span>
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
        ...(table.props.over ? [] : [boardWords().explore(EXPLORE_SETTLERS[props.region])]),
      ].join('. ')}
      subject={{ kind: 'stack', region: props.region }}
      class="s-stack-button"
    >
      <span class="s-stack" classList={{ 's-gone': left() === 0 }} aria-hidden="true" data-words>
        <b>{ROMAN[props.region]}</b>
        <Show when={!table.props.over}>
          <span class="s-stack-price">
            {boardWords().doing.explore}{' '}
            <Token kind="settlers" count={EXPLORE_SETTLERS[props.region]} />
          </span>
        </Show>
        <small>{boardWords().left(left())}</small>
      </span>
    </PieceButton>
  )
}

/** The sign at the gate of a street: the space to activate it. */
function StreetSign(props: { readonly seat: Seat; readonly street: Street }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const board = () => table.props.state.boards[props.seat]
  const standing = () => board()?.placed[`street-${props.street}`]
  /** The Key of Knowledge lets it be activated once more (S7.12). */
  const mayAgain = () => {
    const own = board()
    return !!own && !!standing() && streetOpen(own, props.street) && !table.props.over
  }
  const isEmpty = () => streetSpaces(props.street).every((space) => !board()?.buildings[space])
  return (
    <PieceButton
      at={streetPiece(props.seat, props.street)}
      label={[
        boardWords().street(props.street),
        ...(standing() ? [mayAgain() ? boardWords().again : boardWords().activated] : []),
        ...(isEmpty() ? [boardWords().noBuildings] : []),
      ].join('. ')}
      subject={{ kind: 'street', seat: props.seat, street: props.street }}
      class="s-gate-button"
    >
      <span
        class="s-gate"
        classList={{
          's-used': !!standing() && !mayAgain(),
          's-idle': isEmpty(),
          's-gone': table.props.over && !standing(),
        }}
        aria-hidden="true"
        data-words
      >
        <Show
          when={standing()}
          fallback={
            <Show when={!table.props.over}>
              <Art name="do-activate" class="s-gate-sign" />
            </Show>
          }
        >
          {(settlers) => <Standing settlers={settlers()} />}
        </Show>
        <span>{usedWord(boardWords(), !!standing(), mayAgain(), table.props.over)}</span>
      </span>
    </PieceButton>
  )
}

/** A land and, across the river, the street on the same terrace. */
function Terrace(props: { readonly seat: Seat; readonly region: Region; readonly street: Street }) {
  return (
    <div class="s-terrace">
      <div class="s-land-row">
        <RegionFlag seat={props.seat} region={props.region} />
        <div class="s-tiles">
          <For each={spacesOf(props.region)}>
            {(space) => <TerrainTile seat={props.seat} space={space} />}
          </For>
        </div>
        <Stack region={props.region} />
      </div>
      <div class="s-street-row">
        <StreetSign seat={props.seat} street={props.street} />
        <For each={streetSpaces(props.street)}>
          {(space) => <BuildingTile seat={props.seat} space={space} />}
        </For>
      </div>
    </div>
  )
}

/** The wilderness (S2.16) on the left, region III on top, and the three streets (S2.17) on the right. */
export function Valley(props: { readonly seat: Seat }) {
  const table = useTable()
  const name = () => table.props.names(props.seat)
  return (
    <section
      class="s-valley"
      style={{ '--ok': `var(--seat-${props.seat})` }}
      aria-label={
        props.seat === table.props.you
          ? table.boardWords().myBoard
          : table.boardWords().boardOf(name())
      }
      data-group
    >
      <For each={REGIONS.toReversed()}>
        {(region, i) => (
          <Part>
            <Terrace seat={props.seat} region={region} street={STREETS[i()] ?? 'lower'} />
          </Part>
        )}
      </For>
    </section>
  )
}
