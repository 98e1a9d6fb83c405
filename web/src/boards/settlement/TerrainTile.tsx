import { createMemo, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { settlersNeeded } from '../../../../worker/games/settlement/advice.ts'
import { columnOf, explorable, regionOf } from '../../../../worker/games/settlement/board.ts'
import {
  exploreSettlers,
  type Region,
  type TerrainId,
  terrainById,
} from '../../../../worker/games/settlement/components/index.ts'
import { colourShown } from '../../../../worker/games/settlement/monsters.ts'
import type { ActionMove, ExploredTerrain } from '../../../../worker/games/settlement/state.ts'
import { Art, suitClass, Wild } from './Art.tsx'
import { MonsterSign, Standing, Token } from './Tokens.tsx'
import { PieceButton, type Table, useTable } from './table.ts'
import { stackPiece, terrainPiece } from './targets.ts'
import { breakable } from './words.ts'

interface SpaceProps {
  readonly seat: Seat
  readonly space: number
}

const deeds = ['hunt', 'build-outpost', 'activate-outpost'] as const
type Deed = (typeof deeds)[number]
const isDeed = (move: { readonly do: string }): move is ActionMove & { do: Deed } =>
  deeds.some((deed) => deed === move.do)

/** Deed of a tap on a lit terrain; `null`: there is none. */
function deedOf({ selection }: Table, { seat, space }: SpaceProps) {
  const piece = terrainPiece(seat, space)
  const [way] = selection.isLit(piece) ? selection.waysBy(piece) : []
  return way && isDeed(way.move) ? way.move : null
}

/** Tag with the effect of a tap on a lit terrain, and the settlers it takes. */
function DeedTag(props: SpaceProps) {
  const table = useTable()
  return (
    <Show when={deedOf(table, props)}>
      {(it) => (
        <span class="s-deed" data-words>
          <Art
            name={
              it().do === 'hunt'
                ? 'do-hunt'
                : it().do === 'build-outpost'
                  ? 'do-build-outpost'
                  : 'do-activate'
            }
            class="s-icon"
          />
          <Token kind="settlers" count={settlersNeeded(table.props.plain, props.seat, it())} />
        </span>
      )}
    </Show>
  )
}

/** An explored terrain: the land with its name, its monster sign, a monster or an outpost. */
function Land(props: SpaceProps & { readonly terrain: ExploredTerrain }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const tile = () => terrainById[props.terrain.tile]
  const standing = () => table.props.state.boards[props.seat]?.placed[`outpost-${props.space}`]
  const isThreatened = () =>
    !props.terrain.monster &&
    !props.terrain.outpost &&
    colourShown(table.props.plain, tile().colour)
  return (
    <span
      class="s-land"
      classList={{ [suitClass(tile().resource)]: true, 's-overrun': props.terrain.monster }}
      aria-hidden="true"
    >
      <Art name={props.terrain.tile} class="s-land-picture" />
      <span class="s-land-name" data-words>
        <span>{breakable(boardWords().cards.terrains[tile().resource])}</span>
        <Show when={table.layout().valley?.look.yields}>
          <Art name={tile().resource} class="s-icon" />
        </Show>
        <DeedTag seat={props.seat} space={props.space} />
      </span>
      <Show when={props.terrain.monster}>
        <span
          class={`s-beast ${suitClass(tile().colour)}`}
          classList={{ 's-hunted': deedOf(table, props) !== null }}
        >
          <Art name={`monster-${tile().colour}`} />
        </span>
      </Show>
      <Show when={props.terrain.outpost}>
        <span class="s-outpost">
          <Art name="outpost" />
          <Standing settlers={standing()} />
        </span>
      </Show>
      <MonsterSign
        colour={tile().colour}
        class={props.terrain.monster ? 's-here' : isThreatened() ? 's-threat' : 's-calm'}
      />
    </span>
  )
}

/** An explored terrain, for a screen reader. */
function labelOf(table: Table, { seat, space }: SpaceProps, it: ExploredTerrain): string {
  const { resource, colour } = terrainById[it.tile]
  const boardWords = table.boardWords()
  const { cards } = boardWords
  const isUsed = table.props.state.boards[seat]?.placed[`outpost-${space}`]
  return [
    cards.terrains[resource],
    boardWords.monsterSign(cards.colours[colour], cards.monsters[colour]),
    ...(it.monster ? [boardWords.monsterHere(cards.monsters[colour])] : []),
    ...(it.outpost ? [boardWords.outpost] : []),
    ...(isUsed ? [boardWords.outpostUsed] : []),
  ].join('. ')
}

/** An unexplored space: the land as it is seen from afar, and on it what exploring costs, or what was drawn for it. */
function Unexplored(props: {
  readonly region: Region
  readonly column: number
  readonly drawn: TerrainId | null
  readonly isReachable: boolean
  readonly isExploring: boolean
}) {
  const table = useTable()
  return (
    <span
      class="s-wild"
      classList={{ 's-reachable': props.isReachable, 's-exploring': props.isExploring }}
      aria-hidden="true"
    >
      <Show
        when={props.drawn}
        fallback={
          <Wild
            region={props.region}
            column={props.column}
            isClear={props.isReachable || props.isExploring}
          />
        }
      >
        {(tile) => (
          <span class={`s-ghost ${suitClass(terrainById[tile()].resource)}`}>
            <Art name={tile()} />
          </span>
        )}
      </Show>
      <Show
        when={props.isExploring}
        fallback={<b>{props.isReachable && props.drawn === null ? '+' : ''}</b>}
      >
        <Show when={table.layout().valley?.isStacked}>
          <span class="s-wild-price" data-words>
            {table.boardWords().doing.explore}{' '}
            <Token kind="settlers" count={exploreSettlers[props.region]} />
          </span>
        </Show>
      </Show>
    </span>
  )
}

/** A terrain space. Empty, it can stand for the stack of its region, or show what was drawn for it. */
export function TerrainTile(props: SpaceProps) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const board = () => table.props.state.boards[props.seat]
  const terrain = () => board()?.terrains[props.space]
  const region = () => regionOf(props.space)
  const at = () => terrainPiece(props.seat, props.space)
  /** Until a plan is sent that shows something new, nobody can go on anywhere. */
  const isReachable = createMemo(() => {
    const mine = board()
    const isOpen = !!mine && !terrain() && !table.props.over && !table.selection.revealing()
    return isOpen && explorable(mine, region()).includes(props.space)
  })
  const drawn = createMemo(() => {
    const task = table.props.state.agenda.at(-1)
    return task?.task === 'place-terrain' && task.seat === props.seat && table.selection.isLit(at())
      ? task.tile
      : null
  })
  /** The Shaman Mask asks about this terrain (S7.14). */
  const isAsked = createMemo(() => {
    const task = table.props.state.agenda.at(-1)
    return task?.task === 'mask' && task.seat === props.seat && task.space === props.space
  })
  const isExploring = createMemo(
    () =>
      drawn() === null && table.meant(at()) === stackPiece(region()) && table.selection.isLit(at()),
  )
  const label = () => {
    const it = terrain()
    if (it) return labelOf(table, props, it)
    return isExploring()
      ? `${boardWords().emptyTerrain}. ${boardWords().explore(exploreSettlers[region()])}`
      : boardWords().emptyTerrain
  }
  return (
    <PieceButton
      at={at()}
      label={label()}
      subject={{ kind: 'terrain', seat: props.seat, space: props.space }}
      class={`s-tile ${isAsked() ? 's-asked' : ''} ${isExploring() ? 's-explores' : ''}`}
    >
      <Show
        when={terrain()}
        fallback={
          <Unexplored
            region={region()}
            column={columnOf(props.space) - 1}
            drawn={drawn()}
            isReachable={isReachable()}
            isExploring={isExploring()}
          />
        }
      >
        {(explored) => <Land seat={props.seat} space={props.space} terrain={explored()} />}
      </Show>
    </PieceButton>
  )
}
