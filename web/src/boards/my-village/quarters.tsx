import { For, Show } from 'solid-js'
import { craftBuilding, customer, marketOffice } from '../../../../worker/games/my-village/index.ts'
import { BannerButton, Flag } from './Card.tsx'
import { Building, Sign } from './Drawn.tsx'
import { Waiting } from './Market.tsx'
import { Cell, House, type InVillage, Quarter, Sites, Stock, Tile } from './Quarter.tsx'
import { useTable } from './table.ts'
import { bannerPiece, officePiece } from './targets.ts'

/** The street of the craftsmen: their houses, and the plots of what could be built. */
export function Crafts(props: InVillage) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  return (
    <Quarter {...props} area="crafts">
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
      <Sites area="crafts" />
    </Quarter>
  )
}

/** The cornfields. */
export function Harvest(props: InVillage) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  return (
    <Quarter {...props} area="harvest">
      <Sites area="harvest" />
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
    <Quarter {...props} area="market">
      <Cell id="office">
        <BannerButton
          at={officePiece}
          of={{ colour: 'black', banner: 'market-office' }}
          more={boardWords().officeHelp}
          class="mv-whole mv-house"
        >
          <Building of="market" />
          <Flag values={[...marketOffice.values]} colour="black" />
        </BannerButton>
      </Cell>
      <For each={props.village.market}>
        {(id) => (
          <Cell id={`customer:${id}`}>
            <BannerButton
              at={bannerPiece(props.seat, id)}
              of={{ colour: 'white', banner: id }}
              seat={props.seat}
              more={boardWords().textOf(id)}
              class="mv-whole mv-waiting"
            >
              <Waiting id={id} />
              <Tile {...props} banner={id} />
            </BannerButton>
          </Cell>
        )}
      </For>
      <Show when={props.village.served.length > 0}>
        <Cell id="served">
          <span class="mv-foot" data-place={`v${props.seat}:served`}>
            <span class="mv-tag" data-words>
              <Sign name="bag" />
              <span aria-hidden="true">
                {boardWords().servedBrief(props.village.served.length)}
              </span>
              <span class="quiet">
                {boardWords().served(props.village.served.length, servedPp())}
              </span>
            </span>
          </span>
        </Cell>
      </Show>
    </Quarter>
  )
}
