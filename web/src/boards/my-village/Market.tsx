import { For, Show } from 'solid-js'
import {
  type CustomerId,
  customer,
  type Good,
  marketOffice,
} from '../../../../worker/games/my-village/index.ts'
import { locale } from '../../words/index.ts'
import { Amount, BannerButton, Flag, Goods } from './Card.tsx'
import { DisplayButton } from './DisplayButton.tsx'
import { Paper, Picture } from './Drawn.tsx'
import { explainCustomer, titleOf } from './explain.ts'
import { PieceButton, useTable } from './table.ts'
import { customerPiece, officePiece } from './targets.ts'

const goodsOf = (id: CustomerId): Good[] =>
  Object.entries(customer(id).goods).flatMap(([good, n]) => Array<Good>(n ?? 0).fill(good as Good))

/** A customer's stamp: face, banner, goods, points. Decoration. */
export const CustomerFace = (props: { readonly id: CustomerId }) => (
  <>
    <Paper />
    <Picture of={props.id} />
    <Flag values={customer(props.id).white.values} colour="white" />
    <span class="mv-stamp-foot mv-customer-foot" aria-hidden="true">
      <span class="mv-cost">
        <Goods of={goodsOf(props.id)} />
      </span>
      <Amount of="prestige" n={customer(props.id).pp} />
    </span>
  </>
)

/** What 1 to 4 customers cost. Decoration. */
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
export function Market() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const state = () => table.props.state
  const chosen = () => {
    const task = state().agenda.at(-1)
    return task?.task === 'customers' ? task.chosen : []
  }
  return (
    <section class="mv-offers mv-market" aria-label={boardWords().office} data-place="customers">
      <div class="mv-offers-head">
        <h2 class="mv-heading" data-words>
          {boardWords().customers}
        </h2>
        <span class="mv-note" data-words>
          {boardWords().stackHelp(state().customers.deck.length)}
        </span>
        <Show when={!table.displayed()}>
          <DisplayButton />
        </Show>
      </div>
      <div class="mv-market-row" data-group>
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
        <For each={state().customers.display}>
          {(id) => (
            <PieceButton
              at={customerPiece(id)}
              label={locale().labelled(titleOf(boardWords(), id), boardWords().textOf(id))}
              subject={() => explainCustomer(table, id)}
              class={`mv-stamp mv-customer s-market ${chosen().includes(id) ? 'mv-picked' : ''}`}
            >
              <CustomerFace id={id} />
            </PieceButton>
          )}
        </For>
      </div>
    </section>
  )
}
