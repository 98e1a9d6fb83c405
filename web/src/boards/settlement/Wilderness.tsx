import { createMemo, For, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { regionYield } from '../../../../worker/games/settlement/advice.ts'
import { explorable, spacesOf, streetSpaces } from '../../../../worker/games/settlement/board.ts'
import {
  EXPLORE_SETTLERS,
  REGIONS,
  type Region,
  STREETS,
  type Street,
  terrainById,
} from '../../../../worker/games/settlement/components/index.ts'
import { colourShown } from '../../../../worker/games/settlement/monsters.ts'
import { ROMAN } from '../../../../worker/games/settlement/wording.ts'
import { Icon } from '../../design/Icon.tsx'
import { PieceButton } from './PieceButton.tsx'
import { buildingPictures, doingPictures, outpostPicture, resourcePictures } from './pictures.ts'
import { Effect, MonsterSign, Standing, Token, Tokens } from './Tokens.tsx'
import { useTable } from './table.ts'
import { buildingPiece, regionPiece, stackPiece, streetPiece, terrainPiece } from './targets.ts'
import { breakable } from './words.ts'

interface SpaceProps {
  readonly seat: Seat
  readonly space: number
}

/** A terrain space: the land with its resource, its monster sign, a monster or an outpost. */
function TerrainTile(props: SpaceProps) {
  const table = useTable()
  const say = () => table.say()
  const board = () => table.props.state.boards[props.seat]
  const terrain = () => board()?.terrains[props.space]
  const standing = () => board()?.placed[`outpost-${props.space}`]
  const name = () => {
    const it = terrain()
    if (!it) return say().emptyTerrain
    const { resource, colour } = terrainById[it.tile]
    const cards = say().cards
    return [
      cards.terrains[resource],
      say().monsterSign(cards.colours[colour], cards.monsters[colour]),
      ...(it.monster ? [say().monsterHere(cards.monsters[colour])] : []),
      ...(it.outpost ? [say().outpost] : []),
      ...(standing() ? [say().outpostUsed] : []),
    ].join('. ')
  }
  const reachable = () => {
    const mine = board()
    return !!mine && REGIONS.some((region) => explorable(mine, region).includes(props.space))
  }
  return (
    <PieceButton
      at={terrainPiece(props.seat, props.space)}
      label={name()}
      subject={{ kind: 'terrain', seat: props.seat, space: props.space }}
      class="s-space"
    >
      <Show
        when={terrain()}
        fallback={<span class="s-land s-unknown" classList={{ 's-reachable': reachable() }} />}
      >
        {(explored) => {
          const tile = () => terrainById[explored().tile]
          const threatened = () =>
            !explored().monster &&
            !explored().outpost &&
            colourShown(table.props.state, tile().colour)
          return (
            <span
              class="s-land"
              classList={{ 's-overrun': explored().monster }}
              data-kind={tile().resource}
              aria-hidden="true"
            >
              <Icon path={resourcePictures[tile().resource]} class="s-land-picture" />
              <span class="s-land-name">{breakable(say().cards.terrains[tile().resource])}</span>
              <Show when={explored().outpost}>
                <span class="s-outpost">
                  <Icon path={outpostPicture} />
                  <Standing settlers={standing()} />
                </span>
              </Show>
              <MonsterSign
                colour={tile().colour}
                class={explored().monster ? 's-here' : threatened() ? 's-threat' : 's-calm'}
              />
            </span>
          )
        }}
      </Show>
    </PieceButton>
  )
}

/** The plaque of a region: the space to activate it, and what it would yield now. */
function RegionPlaque(props: { readonly seat: Seat; readonly region: Region }) {
  const table = useTable()
  const say = () => table.say()
  const brings = createMemo(() => regionYield(table.props.state, props.seat, props.region))
  const standing = () => table.props.state.boards[props.seat]?.placed[`region-${props.region}`]
  const gain = () => say().amounts(brings().gain)
  return (
    <PieceButton
      at={regionPiece(props.seat, props.region)}
      label={[
        say().region(props.region),
        standing() ? say().activated : gain() ? say().yields(gain()) : say().nothingYields,
      ].join('. ')}
      subject={{ kind: 'region', seat: props.seat, region: props.region }}
      first={props.region === 3}
      class="s-plaque-button"
    >
      <span class="s-plaque" classList={{ 's-used': !!standing() }} aria-hidden="true">
        <b>{ROMAN[props.region]}</b>
        <Show when={standing()} fallback={<Tokens of={brings().gain} />}>
          {(settlers) => <Standing settlers={settlers()} />}
        </Show>
      </span>
    </PieceButton>
  )
}

/** The stack of a region's unexplored terrains, beside the row it fills. */
function Stack(props: { readonly region: Region }) {
  const table = useTable()
  const say = () => table.say()
  const left = () => table.props.state.terrainStacks[props.region - 1]?.length ?? 0
  return (
    <PieceButton
      at={stackPiece(props.region)}
      label={[
        say().stack(props.region),
        say().left(left()),
        say().explore(EXPLORE_SETTLERS[props.region]),
      ].join('. ')}
      subject={{ kind: 'stack', region: props.region }}
      class="s-stack-button"
    >
      <span class="s-stack" aria-hidden="true">
        <b>{ROMAN[props.region]}</b>
        <Token kind="settlers" count={EXPLORE_SETTLERS[props.region]} />
        <small>{left()}</small>
      </span>
    </PieceButton>
  )
}

/** Nine terrain spaces, region III on top (S2.16); my own with the stacks beside them. */
export function Wilderness(props: { readonly seat: Seat; readonly mine: boolean }) {
  const table = useTable()
  return (
    <section class="s-wilderness" classList={{ 's-with-stacks': props.mine }}>
      <h4 class="s-caption">{table.say().wilderness}</h4>
      <div class="s-grid" data-group>
        <For each={REGIONS.toReversed()}>
          {(region) => (
            <div class="s-grid-row">
              <RegionPlaque seat={props.seat} region={region} />
              <For each={spacesOf(region)}>
                {(space) => <TerrainTile seat={props.seat} space={space} />}
              </For>
              <Show when={props.mine}>
                <Stack region={region} />
              </Show>
            </div>
          )}
        </For>
      </div>
    </section>
  )
}

/** A building space with the building, and what lies on a Bank or a Church. */
function BuildingTile(props: SpaceProps) {
  const table = useTable()
  const say = () => table.say()
  const own = () => table.props.state.boards[props.seat]?.buildings[props.space]
  const label = () => {
    const it = own()
    if (!it) return say().emptyBuilding
    const { name, text } = say().cards.buildings[it.building]
    return `${name}. ${text}${it.tokens ? ` (${it.tokens})` : ''}`
  }
  return (
    <PieceButton
      at={buildingPiece(props.seat, props.space)}
      label={label()}
      subject={{ kind: 'building', seat: props.seat, space: props.space }}
      class="s-space"
    >
      <Show when={own()} fallback={<span class="s-lot" />}>
        {(it) => (
          <span class="s-house" aria-hidden="true">
            <Icon path={buildingPictures[it().building]} class="s-house-picture" />
            <span class="s-house-name">{breakable(say().cards.buildings[it().building].name)}</span>
            <Effect building={it().building} />
            <Show when={it().tokens}>
              {(tokens) => (
                <span class="s-stored">
                  <Token kind={it().building === 'bank' ? 'gold' : 'diamond'} count={tokens()} />
                </span>
              )}
            </Show>
          </span>
        )}
      </Show>
    </PieceButton>
  )
}

/** The plaque of a street: the space to activate it. */
function StreetPlaque(props: { readonly seat: Seat; readonly street: Street }) {
  const table = useTable()
  const say = () => table.say()
  const board = () => table.props.state.boards[props.seat]
  const standing = () => board()?.placed[`street-${props.street}`]
  const isEmpty = () => streetSpaces(props.street).every((space) => !board()?.buildings[space])
  return (
    <PieceButton
      at={streetPiece(props.seat, props.street)}
      label={[
        say().street(props.street),
        ...(standing() ? [say().activated] : []),
        ...(isEmpty() ? [say().noBuildings] : []),
      ].join('. ')}
      subject={{ kind: 'street', seat: props.seat, street: props.street }}
      class="s-plaque-button"
    >
      <span class="s-plaque s-street" classList={{ 's-used': !!standing() }} aria-hidden="true">
        <Icon path={doingPictures['activate-street']} class="s-plaque-picture" />
        <Show when={standing()} fallback={<span class="s-slot" />}>
          {(settlers) => <Standing settlers={settlers()} />}
        </Show>
      </span>
    </PieceButton>
  )
}

/** Three streets of three building spaces (S2.17). */
export function Settlement(props: { readonly seat: Seat }) {
  const table = useTable()
  return (
    <section class="s-settlement">
      <h4 class="s-caption">{table.say().settlement}</h4>
      <div class="s-grid" data-group>
        <For each={STREETS}>
          {(street) => (
            <div class="s-grid-row">
              <StreetPlaque seat={props.seat} street={street} />
              <For each={streetSpaces(street)}>
                {(space) => <BuildingTile seat={props.seat} space={space} />}
              </For>
            </div>
          )}
        </For>
      </div>
    </section>
  )
}
