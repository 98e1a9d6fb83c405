import { createMemo, For, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  buildingTypes,
  type TownId,
  townCard,
} from '../../../../worker/games/town-builder/index.ts'
import { stature } from '../../../../worker/pictures/town-builder/index.ts'
import { onceDrawn } from '../../stage/behaviour.ts'
import { locale } from '../../words/index.ts'
import { abilityNow } from './facts.ts'
import { Glyph } from './glyphs.tsx'
import { labelOfBuilding } from './labels.ts'
import { PieceButton, useTable } from './table.ts'
import { cardPiece } from './targets.ts'
import { breakable } from './words.ts'

/** A building as it stands on the quay, mirrored in the canal. */
function House(props: { readonly card: TownId; readonly seat: Seat; readonly first: boolean }) {
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
        <svg
          class="tb-mirrored"
          viewBox="-50 -100 100 104"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <use href={`#tb-${props.card}`} x="-50" y="-100" width="100" height="104" />
        </svg>
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
      <span class="tb-plate" data-words aria-hidden="true">
        <span class="tb-plate-name" lang={table.props.language}>
          {breakable(boardWords().cards[props.card].name)}
        </span>
        <b>{of().points}</b>
      </span>
    </PieceButton>
  )
}

/** Lets a pointer drag a row sideways; a drag is no tap. */
function draggable(element: HTMLElement): void {
  let from: { readonly x: number; readonly scroll: number } | null = null
  let moved = false
  element.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    // A lit house is dragged itself.
    if (event.target instanceof Element && event.target.closest('.b-lit, .b-chosen')) return
    from = { x: event.clientX, scroll: element.scrollLeft }
    moved = false
  })
  element.addEventListener('pointermove', (event) => {
    if (!from || event.buttons === 0) return
    const way = event.clientX - from.x
    if (Math.abs(way) > 6) moved = true
    if (moved) element.scrollLeft = from.scroll - way
  })
  element.addEventListener(
    'click',
    (event) => {
      from = null
      if (moved) event.stopPropagation()
      moved = false
    },
    true,
  )
  element.addEventListener('dragstart', (event) => event.preventDefault())
}

/** Brings the first house of a street that is lit, or else the first new one, into view, where none of them is. */
function showLit(street: HTMLElement): void {
  const { left, right } = street.getBoundingClientRect()
  const houses = [...street.querySelectorAll('.tb-house')]
  const isLit = houses.some((house) => house.matches('.b-lit'))
  const lit = houses
    .filter((house) => house.matches(isLit ? '.b-lit' : ':has(.tb-fresh)'))
    .map((house) => house.getBoundingClientRect())
  const isSeen = (box: DOMRect) => box.left >= left - 1 && box.right <= right + 1
  const [first] = lit
  if (first && !lit.some(isSeen))
    street.scrollLeft += (first.left + first.right) / 2 - (left + right) / 2
}

/** A district as a skyline on the quay. What does not fit is reached by dragging, with snap, or as a list. */
export function Quay(props: { readonly seat: Seat }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const mine = () => props.seat === table.props.you
  const name = () => table.props.names(props.seat)
  /** By type, so that a street shows what its judges count; within a type as completed. */
  const buildings = createMemo(() => {
    const all = table.props.state.districts[props.seat]?.buildings ?? []
    return buildingTypes.flatMap((type) => all.filter((card) => townCard(card).type === type))
  })
  const title = () =>
    locale().labelled(
      mine() ? boardWords().myDistrict : boardWords().districtOf(name()),
      boardWords().buildings,
    )
  let street: HTMLElement | undefined
  onceDrawn(
    () => [table.props.moves, table.props.pane, buildings()],
    () => street && showLit(street),
  )
  return (
    <section
      class="tb-quay"
      aria-label={title()}
      data-place={`seat:${props.seat}`}
      style={{ '--houses': `${Math.max(1, buildings().length)}` }}
    >
      <Show when={buildings().length === 0}>
        <p class="tb-bare" data-words>
          {boardWords().noBuildings}
        </p>
      </Show>
      <ul
        class="tb-street"
        data-group
        ref={(element) => {
          street = element
          draggable(element)
        }}
      >
        <For each={buildings()}>
          {(card, i) => (
            <li style={{ '--stature': `${stature(card)}` }}>
              <House card={card} seat={props.seat} first={i() === 0} />
            </li>
          )}
        </For>
      </ul>
      <Show when={buildings().length > 4}>
        <button
          type="button"
          class="tb-all"
          onClick={() => {
            table.browse({ houses: props.seat })
            // On a phone, cards lie in the part of the row.
            if (table.props.pane !== null) table.selection.openPane('row')
          }}
          data-words
        >
          {boardWords().allHouses(buildings().length)}
        </button>
      </Show>
    </section>
  )
}
