import { For, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { spacesOf, streetSpaces } from '../../../../worker/games/settlement/board.ts'
import {
  allRegions,
  allResources,
  allStreets,
  soloTitles,
  terrainById,
} from '../../../../worker/games/settlement/components/index.ts'
import { score } from '../../../../worker/games/settlement/scoring.ts'
import { placed } from '../../stage/layout.ts'
import { Art, suitClass } from './Art.tsx'
import { Guests } from './Belongings.tsx'
import { useTable } from './table.ts'

/** The lands of a seat as small pictures. */
const SmallLands = (props: { readonly seat: Seat }) => {
  const table = useTable()
  const terrain = (space: number) => table.props.state.boards[props.seat]?.terrains[space]
  return (
    <span class="s-small-lands">
      <For each={allRegions.toReversed().flatMap(spacesOf)}>
        {(space) => (
          <Show when={terrain(space)} fallback={<i />}>
            {(it) => {
              const tile = () => terrainById[it().tile]
              return (
                <i class={suitClass(tile().resource)}>
                  <Art name={it().tile} />
                  <Show when={it().monster}>
                    <span class={`s-small-mark ${suitClass(tile().colour)}`}>
                      <Art name={`sign-${tile().colour}`} />
                    </span>
                  </Show>
                  <Show when={it().outpost}>
                    <span class="s-small-mark">
                      <Art name="outpost" />
                    </span>
                  </Show>
                </i>
              )
            }}
          </Show>
        )}
      </For>
    </span>
  )
}

/** The streets of a seat as small pictures. */
const SmallStreets = (props: { readonly seat: Seat }) => {
  const table = useTable()
  const building = (space: number) => table.props.state.boards[props.seat]?.buildings[space]
  return (
    <span class="s-small-streets">
      <For each={allStreets.flatMap(streetSpaces)}>
        {(space) => (
          <Show when={building(space)} fallback={<i />}>
            {(it) => (
              <i>
                <Art name={it().building} />
              </i>
            )}
          </Show>
        )}
      </For>
    </span>
  )
}

/** Another valley in small: a tap puts it on the stage. */
function Neighbour(props: { readonly seat: Seat; readonly at: number }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const board = () => table.props.state.boards[props.seat]
  const name = () => table.props.names(props.seat)
  const artifact = () => board()?.artifact
  return (
    <li
      class="s-neighbour at"
      style={{
        ...placed(table.layout().others?.places[props.at]),
        '--ok': `var(--seat-${props.seat})`,
      }}
    >
      <button type="button" onClick={() => table.selection.lookAt(props.seat)}>
        <span class="s-neighbour-head" data-words>
          <b>{boardWords().boardOf(name())}</b>
          <span class="s-neighbour-purse">
            <For each={allResources}>
              {(resource) => (
                <span>
                  <Art name={resource} class="s-icon" />
                  <span class="quiet">{boardWords().cards.resources[resource]} </span>
                  {board()?.supply[resource]}
                </span>
              )}
            </For>
          </span>
        </span>
        <span class="s-neighbour-lands" aria-hidden="true">
          <SmallLands seat={props.seat} />
          <SmallStreets seat={props.seat} />
          <Show when={artifact()}>
            {(id) => (
              <span class="s-neighbour-artifact">
                <Art name={id()} />
              </span>
            )}
          </Show>
        </span>
      </button>
      <Show when={board()?.heroes.length}>
        <div
          class="s-neighbour-guests"
          style={{ '--s-guest': `${table.layout().others?.guest}px` }}
        >
          <Guests seat={props.seat} places={[]} />
        </div>
      </Show>
    </li>
  )
}

/** Alone there are no others: the titles that a village can earn (S8.7), and where mine stands. */
function Titles() {
  const table = useTable()
  const points = () => score(table.props.plain)[0]?.total ?? 0
  return (
    <ol class="s-titles" data-words>
      <For each={soloTitles}>
        {({ title, from }) => (
          <li classList={{ 's-reached': points() >= from }}>
            <b>{from}</b> {table.boardWords().titles[title]}
          </li>
        )}
      </For>
    </ol>
  )
}

/** The pane of a phone with everybody else: each valley in small. */
export function Others() {
  const table = useTable()
  const seats = () =>
    Array.from(
      { length: table.props.seats - 1 },
      (_, i) => ((table.props.you ?? 0) + 1 + i) % table.props.seats,
    )
  return (
    <div class="s-others s-scrolled at" style={placed(table.layout().others?.area)}>
      <Show when={seats().length > 0} fallback={<Titles />}>
        <ul>
          <For each={seats()}>{(seat, i) => <Neighbour seat={seat} at={i()} />}</For>
        </ul>
      </Show>
    </div>
  )
}
