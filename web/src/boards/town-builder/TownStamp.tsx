import { For, Show } from 'solid-js'
import {
  goldCostNow,
  resources,
  type TownId,
  townCard,
} from '../../../../worker/games/town-builder/index.ts'
import { Icon } from '../../design/Icon.tsx'
import { AbilitySign, Signs, TypeSign, YieldSign } from './glyphs.tsx'
import { pictures } from './pictures.ts'
import { useTable } from './table.ts'
import { breakable } from './words.ts'

/** What a card costs: gold now, and its resources as printed. */
function Cost(props: { readonly card: TownId; readonly printed: boolean }) {
  const table = useTable()
  const printed = () => townCard(props.card)
  const gold = () =>
    props.printed ? printed().goldCost : goldCostNow(table.props.state, props.card)
  return (
    <span class="tb-cost">
      <Signs of="gold" count={gold()} />
      <Show when={gold() < printed().goldCost}>
        <s class="tb-spared">
          <Signs of="gold" count={printed().goldCost - gold()} />
        </s>
      </Show>
      <For each={resources}>
        {(resource) => <Signs of={resource} count={printed().resourceCost[resource] ?? 0} />}
      </For>
    </span>
  )
}

interface TownStampProps {
  readonly card: TownId
  /** A building shows what it is; a card still to be used also what it costs and gives. */
  readonly as: 'card' | 'building'
  /** Outside the row nothing is cheaper. */
  readonly printed?: boolean
}

/** A Town card as a postage stamp with a coupon. It is decoration: the button around it says what it is. */
export function TownStamp(props: TownStampProps) {
  const table = useTable()
  const of = () => townCard(props.card)
  return (
    <span class="tb-stamp" data-type={of().type} data-as={props.as} aria-hidden="true">
      <span class="tb-strip">
        <TypeSign type={of().type} />
        <Show when={of().ability}>{(ability) => <AbilitySign kind={ability().kind} />}</Show>
        <b class="tb-value">{of().points}</b>
      </span>
      <span class="tb-picture">
        <Icon path={pictures[props.card]} />
      </span>
      <span class="tb-name" lang={table.props.language}>
        {breakable(table.say().cards[props.card].name)}
      </span>
      <Show when={props.as === 'card'}>
        <Cost card={props.card} printed={props.printed ?? false} />
        <span class="tb-coupon">
          <For each={of().yield}>
            {(what, i) => (
              <>
                <Show when={i() > 0}>
                  <i class="tb-or">/</i>
                </Show>
                <YieldSign of={what} />
              </>
            )}
          </For>
        </span>
      </Show>
    </span>
  )
}
