import { createMemo, For, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { type TownId, townCard } from '../../../../worker/games/town-builder/index.ts'
import { onceDrawn } from '../../stage/behaviour.ts'
import { placed } from '../../stage/layout.ts'
import { locale } from '../../words/index.ts'
import { abilityNow, housesInOrder } from './facts.ts'
import { Glyph } from './glyphs.tsx'
import { labelOfBuilding } from './labels.ts'
import type { HousePlace } from './places.ts'
import { PieceButton, useTable } from './table.ts'
import { cardPiece } from './targets.ts'
import { breakable } from './words.ts'

/** A building as it stands on the quay, mirrored in the canal. */
function House(props: {
  readonly card: TownId
  readonly seat: Seat
  readonly first: boolean
  readonly place: HousePlace | undefined
}) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const of = () => townCard(props.card)
  const isNew = () => {
    const { turn } = table.props.state
    return turn.seat === props.seat && turn.completed.includes(props.card)
  }
  const usable = () => {
    const now = abilityNow(table.props.plain, props.seat, props.card)
    return now?.when === 'now' && props.seat === table.props.you && !table.props.over
  }
  const label = () =>
    [
      labelOfBuilding(boardWords(), props.card),
      isNew() ? boardWords().newNow : '',
      usable() ? boardWords().couldUse.replace(/\.$/, '') : '',
    ].filter(Boolean)
  return (
    <PieceButton
      at={cardPiece(props.card)}
      label={label().join(', ')}
      subject={{ kind: 'card', card: props.card }}
      first={props.first}
      class={`tb-house s-${of().type}`}
    >
      <span class="tb-facade" aria-hidden="true">
        <svg class="tb-stands" viewBox="-50 -100 100 104" aria-hidden="true">
          <use href={`#tb-${props.card}`} x="-50" y="-100" width="100" height="104" />
        </svg>
        <Show when={props.place?.isOnQuay}>
          <svg
            class="tb-mirrored"
            viewBox="-50 -100 100 104"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <use href={`#tb-${props.card}`} x="-50" y="-100" width="100" height="104" />
          </svg>
        </Show>
        <Show when={isNew()}>
          <span class="tb-fresh" data-words>
            {boardWords().newNow}
          </span>
        </Show>
        <Show when={of().ability}>
          {(ability) => (
            <span class="tb-skill">
              <Glyph name={ability().kind} />
            </span>
          )}
        </Show>
      </span>
      <span class="tb-plate at" style={placed(props.place?.label)} data-words aria-hidden="true">
        <span class="tb-plate-name" lang={table.props.language}>
          {breakable(boardWords().cards[props.card].name)}
        </span>
        <b>{of().points}</b>
      </span>
    </PieceButton>
  )
}

/** Brings the chosen house, or else the first that is lit or new, into view, where none like it is. */
function showLit(streets: HTMLElement): void {
  const { top, bottom } = streets.getBoundingClientRect()
  const houses = [...streets.querySelectorAll('.tb-house')]
  const kinds = ['.b-chosen', '.b-lit', ':has(.tb-fresh)']
  const alike = kinds.map((kind) => houses.filter((house) => house.matches(kind)))
  const wanted = alike.find(({ length }) => length > 0) ?? []
  const boxes = wanted.map((house) => house.getBoundingClientRect())
  const isSeen = (box: DOMRect) => box.top >= top - 1 && box.bottom <= bottom + 1
  const [first] = boxes
  if (first && !boxes.some(isSeen)) streets.scrollTop += first.bottom - bottom
}

/**
 * A district in streets: on the quay of a wide screen, and inside the star fort. A house that finds no room
 * is scrolled to.
 */
export function Quay(props: { readonly seat: Seat }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const mine = () => props.seat === table.props.you
  const name = () => table.props.names(props.seat)
  const buildings = createMemo(() =>
    housesInOrder(table.props.state.districts[props.seat]?.buildings ?? []),
  )
  const title = () =>
    locale().labelled(
      mine() ? boardWords().myDistrict : boardWords().districtOf(name()),
      boardWords().buildings,
    )
  const houses = () => table.layout().houses
  let streets: HTMLElement | undefined
  onceDrawn(
    () => [table.props.moves, table.props.pane, buildings()],
    () => streets && showLit(streets),
  )
  return (
    <section
      class="tb-quay at"
      style={{ ...placed(houses()?.area), '--label': `${houses()?.letters ?? 0}px` }}
      aria-label={title()}
      data-place={`seat:${props.seat}`}
      ref={(element) => {
        streets = element
      }}
    >
      <Show when={buildings().length === 0}>
        <p class="tb-bare at" style={placed(houses()?.bare)} data-words>
          <span>{boardWords().noBuildings}</span>
        </p>
      </Show>
      <ul class="tb-street" data-group>
        <For each={buildings()}>
          {(card, i) => {
            const place = () => houses()?.places[i()]
            return (
              <li
                class="at"
                style={{
                  ...placed(place()?.box),
                  '--picture': `${place()?.picture ?? 0}px`,
                }}
              >
                <House card={card} seat={props.seat} first={i() === 0} place={place()} />
              </li>
            )
          }}
        </For>
      </ul>
    </section>
  )
}
