import { createMemo, For, Show } from 'solid-js'
import {
  type CraftBuildingId,
  craftBuilding,
  craftBuildingKinds,
  customer,
} from '../../../../worker/games/my-village/index.ts'
import { BannerButton } from './Card.tsx'
import { Sign } from './Drawn.tsx'
import { CustomerFace } from './Market.tsx'
import { House, type InVillage, Quarter, Stock, Tile } from './Quarter.tsx'
import { type Table, useTable } from './table.ts'
import { bannerPiece, displayPiece } from './targets.ts'

/** The free plot of a kind that the dice looked at could build. */
function Plot(props: { readonly id: CraftBuildingId }) {
  const table = useTable()
  const name = () => table.boardWords().cards.buildings[craftBuilding(props.id).kind].name
  return (
    <div class="mv-house">
      <BannerButton
        at={displayPiece(props.id)}
        of={{ colour: 'black', banner: props.id }}
        class="mv-plot mv-plot-lit"
      >
        <b aria-hidden="true">+</b>
        <span class="mv-house-name" data-words lang={table.props.language}>
          {table.boardWords().brief(name())}
        </span>
      </BannerButton>
    </div>
  )
}

/** One building of each kind that could be built with the dice looked at. */
export const plotsOf = (table: Table): CraftBuildingId[] =>
  craftBuildingKinds.flatMap((kind) => {
    const lit = table.props.state.buildings.filter(
      (id) => craftBuilding(id).kind === kind && table.selection.isLit(displayPiece(id)),
    )
    return lit.slice(0, 1)
  })

/** The street of the craftsmen: their houses, and the plots of what could be built now. */
export function Crafts(props: InVillage) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const plots = createMemo(() => (props.seat === table.props.you ? plotsOf(table) : []))
  return (
    <Quarter {...props} area="crafts" empty={props.village.buildings.length + plots().length === 0}>
      <For each={props.village.buildings.map(({ id }) => id)}>
        {(id) => {
          const { good, spaces } = craftBuilding(id)
          const filled = () => props.village.buildings.find((one) => one.id === id)?.goods ?? 0
          return (
            <House {...props} banner={id}>
              <Stock
                {...props}
                on={id}
                filled={filled()}
                of={spaces}
                sign={good}
                name={boardWords().cards.goods[good].all}
                help={good === 'plow' ? boardWords().plowHelp : boardWords().goodsHelp}
              />
            </House>
          )
        }}
      </For>
      <For each={plots()}>{(id) => <Plot id={id} />}</For>
    </Quarter>
  )
}

/** The cornfields. */
export function Harvest(props: InVillage) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  return (
    <Quarter {...props} area="harvest" empty={props.village.fields.length === 0}>
      <For each={props.village.fields.map(({ id }) => id)}>
        {(id) => {
          const plow = () => props.village.fields.find((one) => one.id === id)?.plow ?? false
          return (
            <House {...props} banner={id} plow={plow()}>
              <Stock
                {...props}
                on={id}
                filled={plow() ? 1 : 0}
                of={1}
                sign="plow"
                name={boardWords().cards.goods.plow.name}
                help={boardWords().plowHelp}
              />
            </House>
          )
        }}
      </For>
    </Quarter>
  )
}

/** The market of a village: the customers who wait, and those who were served. */
export function MarketQuarter(props: InVillage) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const servedPp = () => props.village.served.reduce((sum, id) => sum + customer(id).pp, 0)
  return (
    <Quarter
      {...props}
      area="market"
      crowded={props.village.market.length + Number(props.village.served.length > 0) > 3}
      empty={props.village.market.length + props.village.served.length === 0}
    >
      <For each={props.village.market}>
        {(id) => (
          <BannerButton
            at={bannerPiece(props.seat, id)}
            of={{ colour: 'white', banner: id }}
            seat={props.seat}
            more={boardWords().textOf(id)}
            class="mv-stamp mv-customer mv-waiting s-market"
          >
            <CustomerFace id={id} />
            <Tile {...props} banner={id} />
          </BannerButton>
        )}
      </For>
      <Show when={props.village.served.length > 0}>
        <span class="mv-tag mv-served" data-place={`v${props.seat}:served`} data-words>
          <Sign name="bag" />
          <span aria-hidden="true">{boardWords().servedBrief(props.village.served.length)}</span>
          <span class="quiet">{boardWords().served(props.village.served.length, servedPp())}</span>
        </span>
      </Show>
    </Quarter>
  )
}
