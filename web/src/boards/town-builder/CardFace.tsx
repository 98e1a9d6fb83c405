import { createMemo, For, Show } from 'solid-js'
import {
  goldCostNow,
  resources,
  type TownId,
  townCard,
} from '../../../../worker/games/town-builder/index.ts'
import { onCard } from '../../../../worker/pictures/town-builder/index.ts'
import { AbilitySign, Glyph, Signs, TypeSign } from './glyphs.tsx'
import type { CardLook } from './places.ts'
import { useTable } from './table.ts'
import { breakable } from './words.ts'

/** The picture of a Town card; under a foundation it is printed in blues with a grid over it. */
export function CardPicture(props: { readonly card: TownId; readonly plan?: boolean }) {
  return (
    <svg
      class="tb-picture"
      classList={{ plan: props.plan ?? false }}
      viewBox="5 18 90 108"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href="#tb-air" x="5" y="18" width="90" height="108" />
      <g transform={`translate(50 120)scale(${onCard(props.card)})`}>
        <use href={`#tb-${props.card}`} x="-50" y="-100" width="100" height="104" />
      </g>
      <use href="#tb-waterfront" x="5" y="18" width="90" height="108" />
      <Show when={props.plan}>
        <rect width="100" height="150" fill="url(#tb-grid)" />
      </Show>
    </svg>
  )
}

/** Cost of a card: gold now, and its resources as printed. */
function Cost(props: { readonly card: TownId; readonly printed: boolean }) {
  const table = useTable()
  const of = () => townCard(props.card)
  const gold = createMemo(() =>
    props.printed ? of().goldCost : goldCostNow(table.props.plain, props.card),
  )
  return (
    <span class="tb-cost">
      <Signs of="gold" count={gold()} />
      <Show when={gold() < of().goldCost}>
        <s class="tb-spared">
          <Signs of="gold" count={of().goldCost - gold()} />
        </s>
      </Show>
      <For each={resources}>
        {(resource) => <Signs of={resource} count={of().resourceCost[resource] ?? 0} />}
      </For>
    </span>
  )
}

/** Gift of a card, as a coupon at its edge. */
const Coupon = (props: { readonly card: TownId }) => (
  <span class="tb-coupon">
    <For each={townCard(props.card).yield}>{(what) => <Glyph name={what} />}</For>
  </span>
)

/** The parts of a card as its layout has them, for CSS to draw it. */
export const lookOf = (look: CardLook | undefined): Record<string, string> =>
  look
    ? {
        '--head': `${look.head}px`,
        '--foot': `${look.foot}px`,
        '--letters': `${look.letters}px`,
        '--sign': `${look.sign}px`,
        '--sign-gap': look.sign > 0 ? '3px' : '0px',
      }
    : {}

interface CardFaceProps {
  readonly card: TownId
  /** Outside the row nothing is cheaper. */
  readonly printed?: boolean
}

/** A Town card as a stamp: type and name, picture, what it costs and gives, its points. Decoration: the button around it says all that. */
export function CardFace(props: CardFaceProps) {
  const table = useTable()
  const of = () => townCard(props.card)
  return (
    <span class={`tb-card s-${of().type}`} aria-hidden="true">
      <svg class="tb-sheet" viewBox="0 0 100 150" preserveAspectRatio="none" aria-hidden="true">
        <use href="#tb-sheet" />
      </svg>
      <span class="tb-head" data-words>
        <TypeSign type={of().type} />
        <span class="tb-name" lang={table.props.language}>
          {breakable(table.boardWords().cards[props.card].name)}
        </span>
      </span>
      <CardPicture card={props.card} />
      <Show when={of().ability}>
        {(ability) => (
          <span class="tb-ability">
            <AbilitySign kind={ability().kind} />
          </span>
        )}
      </Show>
      <Coupon card={props.card} />
      <span class="tb-foot">
        <Cost card={props.card} printed={props.printed ?? false} />
      </span>
      <b class="tb-points">{of().points}</b>
    </span>
  )
}
