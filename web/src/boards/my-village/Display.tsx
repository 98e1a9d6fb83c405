import { For, Index, type JSX, Show } from 'solid-js'
import {
  type CraftBuildingKind,
  craftBuilding,
  craftBuildingKinds,
  isMonk,
  letters,
  monk,
  monkStacks,
} from '../../../../worker/games/my-village/index.ts'
import { KindStamp, Stamp } from './Card.tsx'
import { explainBanner } from './explain.ts'
import { Market } from './Market.tsx'
import { useTable } from './table.ts'
import { displayPiece } from './targets.ts'

const black = (banner: Parameters<typeof displayPiece>[0]) => ({ colour: 'black', banner }) as const

function Shelf(props: {
  readonly name: string
  readonly place?: string
  readonly children: JSX.Element
}) {
  return (
    <div class="mv-shelf" data-group>
      <h2 class="mv-heading" data-words>
        {props.name}
      </h2>
      <div class="mv-shelf-row" data-place={props.place}>
        {props.children}
      </div>
    </div>
  )
}

/** The buildings of a kind that are left. */
function Kind(props: { readonly kind: CraftBuildingKind; readonly first: boolean }) {
  const table = useTable()
  const left = () =>
    table.props.state.buildings.filter((id) => craftBuilding(id).kind === props.kind)
  return (
    <div data-place={`shelf:${props.kind}`}>
      <Show when={left().length > 0}>
        <KindStamp ids={left()} first={props.first} />
      </Show>
    </div>
  )
}

/** The travel cards: a stack for each letter. */
function Journeys() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const stack = (letter: (typeof letters)[number]) => table.props.state.travel[letter].length
  return (
    <For each={letters}>
      {(letter) => (
        <div data-place={`shelf:travel-${letter}`}>
          <Show when={stack(letter) > 0}>
            <Stamp
              at={displayPiece(`travel-${letter}`)}
              of={black(`travel-${letter}`)}
              about={() => {
                const explained = explainBanner(table, black(`travel-${letter}`))
                return {
                  ...explained,
                  lines: [...explained.lines, { text: boardWords().stackHelp(stack(letter)) }],
                }
              }}
              more={boardWords().left(stack(letter))}
              count={stack(letter)}
              first={letter === letters.find((one) => stack(one) > 0)}
            />
          </Show>
        </div>
      )}
    </For>
  )
}

/** The three stacks of monks. */
function Monks() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const monks = () => table.props.state.monks
  const bonus = (id: string) => (isMonk(id) ? boardWords().cards.monkText(monk(id).bonus) : '')
  return (
    <Index each={monkStacks}>
      {(stack, i) => (
        <div data-place={`shelf:${stack()}`}>
          <Show
            when={monks()[stack()].top}
            keyed
            fallback={
              <Show when={monks()[stack()].under.length > 0}>
                <p class="mv-note">{boardWords().monkGone}</p>
              </Show>
            }
          >
            {(top) => (
              <Stamp
                at={displayPiece(top)}
                of={black(top)}
                more={`${bonus(top)}, ${boardWords().left(monks()[stack()].under.length + 1)}`}
                count={monks()[stack()].under.length + 1}
                first={i === 0}
              />
            )}
          </Show>
        </div>
      )}
    </Index>
  )
}

/** All cards that can be acquired (M5.14), laid open over the stage. */
export function Display() {
  const table = useTable()
  const state = () => table.props.state
  const boardWords = () => table.boardWords()
  return (
    <section class="mv-display" data-over aria-label={boardWords().display}>
      <header class="mv-offers-head">
        <h2 class="mv-heading">{boardWords().display}</h2>
        <button type="button" class="mv-quiet mv-close" onClick={() => table.display(false)}>
          {boardWords().close}
        </button>
      </header>
      <div class="mv-shelves">
        <Shelf name={`${boardWords().cards.areas.crafts} · ${boardWords().cards.areas.harvest}`}>
          <For each={craftBuildingKinds}>{(kind, i) => <Kind kind={kind} first={i() === 0} />}</For>
          <div data-place="shelf:field">
            <Show when={state().fields.length > 0}>
              <Stamp
                at={displayPiece('field')}
                of={black('field')}
                count={state().fields.length}
                more={boardWords().left(state().fields.length)}
              />
            </Show>
          </div>
        </Shelf>
        <Shelf name={boardWords().travel}>
          <Journeys />
        </Shelf>
        <Shelf name={boardWords().church} place="shelf:church">
          <For each={state().churches}>
            {(id, i) => <Stamp at={displayPiece(id)} of={black(id)} first={i() === 0} />}
          </For>
        </Shelf>
        <Shelf name={boardWords().monks}>
          <Monks />
        </Shelf>
        <Shelf name={boardWords().cards.areas.council} place="shelf:chamber">
          <For each={state().chambers}>
            {(id, i) => <Stamp at={displayPiece(id)} of={black(id)} first={i() === 0} />}
          </For>
          <div data-place="shelf:meeting-place">
            <Show when={state().meetingPlaces > 0}>
              <Stamp
                at={displayPiece('meeting-place')}
                of={black('meeting-place')}
                count={state().meetingPlaces}
                more={boardWords().left(state().meetingPlaces)}
                first={state().chambers.length === 0}
              />
            </Show>
          </div>
        </Shelf>
        <div class="mv-shelf">
          <Market onShelf />
        </div>
      </div>
    </section>
  )
}
