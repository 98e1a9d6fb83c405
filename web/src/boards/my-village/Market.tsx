import { For, Show } from 'solid-js'
import {
  type CustomerId,
  customer,
  marketOffice,
} from '../../../../worker/games/my-village/index.ts'
import { placed } from '../../stage/layout.ts'
import { locale } from '../../words/index.ts'
import { Amount, BannerButton, Flag, Goods } from './Card.tsx'
import { Paper, Pawn, Picture } from './Drawn.tsx'
import { explainCustomer, nameOf, titleOf } from './explain.ts'
import { goodsOf } from './facts.ts'
import { PieceButton, useTable } from './table.ts'
import { customerPiece, officePiece } from './targets.ts'
import { turnsWheel } from './wheel.ts'

/** A customer's stamp: face, banner, goods, points. Decoration. */
const CustomerFace = (props: { readonly id: CustomerId; readonly name: string }) => (
  <>
    <Paper />
    <Picture of={props.id} />
    <Flag values={customer(props.id).white.values} colour="white" />
    <span class="mv-count">
      <Amount of="prestige" n={customer(props.id).pp} />
    </span>
    <span class="mv-stamp-name" data-words>
      {props.name}
    </span>
    <span class="mv-stamp-foot mv-customer-foot" aria-hidden="true">
      <span class="mv-cost">
        <Goods of={goodsOf(props.id)} />
      </span>
    </span>
  </>
)

/** People who come to the market, in turn by their number: who they are drawn as, and in the colours of which area. */
const people = [
  ['merchant', 'harvest'],
  ['labourer', 'craft'],
  ['traveller', 'council'],
  ['craftsman', 'market'],
  ['councilman', 'travel'],
  ['traveller', 'timber'],
  ['craftsman', 'council'],
  ['merchant', 'craft'],
] as const

/** A customer who waits at the market of a village: what is wanted above, the points below. Decoration. */
export const Waiting = (props: { readonly id: CustomerId }) => {
  const [who, suit] = people[Number(props.id.slice(-2)) % people.length] ?? people[0]
  return (
    <>
      <span class="mv-tag mv-want">
        <Goods of={goodsOf(props.id)} />
      </span>
      <Pawn who={who} suit={suit} />
      <Flag values={customer(props.id).white.values} colour="white" />
      <span class="mv-tag mv-worth" data-words>
        <Amount of="prestige" n={customer(props.id).pp} />
      </span>
    </>
  )
}

/** Prices of 1 to 4 customers. Decoration. */
const Prices = () => (
  <span class="mv-prices" aria-hidden="true">
    <For each={marketOffice.prices}>
      {({ time, coins }, i) => (
        <span>
          <b>{i() + 1}</b>
          <Amount of="time" n={time} />
          <Show when={coins > 0}>
            <Amount of="coin" n={coins} />
          </Show>
        </span>
      )}
    </For>
  </span>
)

/** The market office and the customers on display. */
export function Market(props: { readonly onShelf?: true }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const state = () => table.props.state
  const chosen = () => {
    const task = state().agenda.at(-1)
    return task?.task === 'customers' ? task.chosen : []
  }
  const offers = () => table.layout().tray?.offers
  const isOnTray = () => !props.onShelf
  const at = (i: number) => (isOnTray() ? placed(offers()?.places[i]) : {})
  return (
    <section class="mv-offers mv-market" aria-label={boardWords().office} data-place="customers">
      <Show when={props.onShelf}>
        <div class="mv-offers-head">
          <h2 class="mv-heading" data-words>
            {boardWords().customers}
          </h2>
          <span class="mv-note" data-words>
            {boardWords().stackHelp(state().customers.deck.length)}
          </span>
        </div>
      </Show>
      <div
        class="mv-market-row"
        classList={{ at: isOnTray(), 'mv-lying': isOnTray() && (offers()?.lying ?? false) }}
        style={
          isOnTray()
            ? { ...placed(offers()?.area), '--picture': `${offers()?.picture ?? 50}px` }
            : {}
        }
        data-group
        onWheel={turnsWheel}
      >
        <div class="mv-offer" classList={{ at: isOnTray() }} style={at(0)}>
          <BannerButton
            at={officePiece}
            of={{ colour: 'black', banner: 'market-office' }}
            first
            more={boardWords().officeHelp}
            class="mv-stamp mv-office s-market"
          >
            <Paper />
            <span class="mv-stamp-name" data-words>
              {boardWords().brief(boardWords().office)}
            </span>
            <Flag values={[...marketOffice.values]} colour="black" />
            <Prices />
          </BannerButton>
        </div>
        <For each={state().customers.display}>
          {(id, i) => (
            <div class="mv-offer" classList={{ at: isOnTray() }} style={at(i() + 1)}>
              <PieceButton
                at={customerPiece(id)}
                label={locale().labelled(titleOf(boardWords(), id), boardWords().textOf(id))}
                subject={() => explainCustomer(table, id)}
                class={`mv-stamp mv-customer s-market ${chosen().includes(id) ? 'mv-picked' : ''}`}
              >
                <CustomerFace id={id} name={boardWords().brief(nameOf(boardWords(), id))} />
              </PieceButton>
            </div>
          )}
        </For>
      </div>
    </section>
  )
}
