import { For, Index, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  buildingTypes,
  type Foundation,
  needOf,
  type TownId,
  townCard,
} from '../../../../worker/games/town-builder/index.ts'
import { typeCounts } from '../../../../worker/games/town-builder/scoring.ts'
import { Icon } from '../../design/Icon.tsx'
import { abilityNow } from './facts.ts'
import { AbilitySign, Glyph, TypeSign, YieldSign } from './glyphs.tsx'
import { labelOfBuilding, labelOfFoundation } from './labels.ts'
import { PieceButton } from './PieceButton.tsx'
import { pictures } from './pictures.ts'
import { TownStamp } from './TownStamp.tsx'
import { useTable } from './table.ts'
import { cardPiece, sitePiece, storePiece } from './targets.ts'
import { breakable } from './words.ts'

/** The crest with the gold under it. */
function Crest(props: { readonly seat: Seat; readonly mine: boolean }) {
  const table = useTable()
  const say = () => table.say()
  const of = () => table.props.state.districts[props.seat]
  const gold = () => of()?.gold ?? []
  return (
    <div class="tb-crest-area" data-group data-place={`store:${props.seat}`}>
      <Show when={of()}>
        {(district) => (
          <PieceButton
            at={cardPiece(district().crest)}
            label={`${say().crest}: ${say().cards[district().crest].text?.replace(/\.$/, '') ?? ''}`}
            subject={{ kind: 'card', card: district().crest }}
            first
            class="tb-crest"
          >
            <span class="tb-shield" aria-hidden="true">
              <Glyph name="star" />
            </span>
          </PieceButton>
        )}
      </Show>
      <span class="tb-gold-count">
        <b>{gold().length}</b> {say().gold}
      </span>
      <ul class="tb-gold">
        <For each={gold()}>
          {(card) => (
            <li>
              <PieceButton
                at={cardPiece(card)}
                label={`${say().liesAsGold} (${say().cards[card].name})`}
                subject={{ kind: 'card', card }}
                class="tb-coin-piece"
              >
                <span class="tb-coin" aria-hidden="true">
                  1
                </span>
              </PieceButton>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.mine && table.isLit(storePiece)}>
        <PieceButton at={storePiece} label={say().asGold} class="tb-store">
          <span class="tb-coin tb-coin-empty" aria-hidden="true">
            +
          </span>
        </PieceButton>
      </Show>
    </div>
  )
}

/** A foundation lying sideways: its plan, its symbols, and the resources under it. */
function Site(props: { readonly foundation: Foundation; readonly first: boolean }) {
  const table = useTable()
  const say = () => table.say()
  const of = () => townCard(props.foundation.card)
  const need = () => needOf(props.foundation)
  /** What a card under it counts as, in the assignment that is shown. */
  const countsAs = (card: TownId) => need().symbols.find(({ by }) => by === card)?.symbol ?? 'stone'
  return (
    <li class="tb-site" data-type={of().type}>
      <PieceButton
        at={cardPiece(props.foundation.card)}
        label={labelOfFoundation(say(), props.foundation)}
        subject={{ kind: 'card', card: props.foundation.card }}
        first={props.first}
      >
        <span class="tb-plan" aria-hidden="true">
          <span class="tb-plan-picture">
            <Icon path={pictures[props.foundation.card]} />
          </span>
          <span class="tb-plan-text">
            <span class="tb-plan-head">
              <TypeSign type={of().type} />
              <Show when={of().ability}>{(ability) => <AbilitySign kind={ability().kind} />}</Show>
              <b class="tb-value">{of().points}</b>
            </span>
            <span class="tb-plan-name" lang={table.props.language}>
              {breakable(say().cards[props.foundation.card].name)}
            </span>
            <span class="tb-need">
              <Index each={need().symbols}>
                {(slot) => (
                  <span
                    class="tb-slot"
                    classList={{ 'tb-slot-filled': slot().by !== null }}
                    data-symbol={slot().symbol}
                  >
                    <YieldSign of={slot().symbol} />
                  </span>
                )}
              </Index>
            </span>
          </span>
        </span>
      </PieceButton>
      <ul class="tb-under" data-place={`under:${props.foundation.card}`} data-group>
        <For each={props.foundation.under}>
          {(card) => (
            <li>
              <PieceButton
                at={cardPiece(card)}
                label={say().liesUnder(
                  say().cards[props.foundation.card].name,
                  `${say().yields[countsAs(card)]} (${say().cards[card].name})`,
                )}
                subject={{ kind: 'card', card }}
                class="tb-slip"
              >
                <span aria-hidden="true">
                  <YieldSign of={countsAs(card)} /> {say().cards[card].name}
                </span>
              </PieceButton>
            </li>
          )}
        </For>
      </ul>
    </li>
  )
}

/** A player's district: crest and gold, foundations lying, buildings standing. */
export function District(props: { readonly seat: Seat }) {
  const table = useTable()
  const say = () => table.say()
  const state = () => table.props.state
  const of = () => state().districts[props.seat]
  const mine = () => props.seat === table.props.you
  const name = () => table.props.names(props.seat)
  const heading = () => `tb-seat-${props.seat}`
  /** By type, so that a street shows what its judges count; within a type as completed. */
  const buildings = () =>
    buildingTypes.flatMap((type) =>
      (of()?.buildings ?? []).filter((card) => townCard(card).type === type),
    )
  const counts = () => typeCounts(state(), props.seat)
  const isNew = (card: TownId) =>
    state().turn.seat === props.seat && state().turn.completed.includes(card)
  const usable = (card: TownId) => {
    const now = abilityNow(state(), props.seat, card)
    return now?.when === 'now' && mine() && !table.props.over
  }

  return (
    <section
      class="b-sheet tb-district"
      classList={{
        'tb-mine': mine(),
        'tb-acting': table.props.toAct.includes(props.seat),
      }}
      style={{ '--seat': `var(--seat-${props.seat})` }}
      aria-labelledby={heading()}
      data-place={`seat:${props.seat}`}
    >
      <header class="tb-district-head">
        <h3 id={heading()} class="b-heading">
          <span class="b-postmark" aria-hidden="true">
            {name().slice(0, 1).toUpperCase()}
          </span>
          <span>{mine() ? say().myDistrict : say().districtOf(name())}</span>
        </h3>
        <Show when={state().first === props.seat && table.props.seats > 1}>
          <span class="tb-first" title={say().firstPlayer}>
            <span aria-hidden="true">1</span>
            <span class="quiet">{say().firstPlayer}</span>
          </span>
        </Show>
        <ul class="tb-types">
          <For each={buildingTypes}>
            {(type) => (
              <li
                data-type={type}
                title={say().types[type]}
                classList={{ 'tb-none': counts()[type] === 0 }}
              >
                <TypeSign type={type} />
                <span class="quiet">{say().types[type]}: </span>
                {counts()[type]}
              </li>
            )}
          </For>
        </ul>
      </header>
      <div class="tb-ground">
        <Crest seat={props.seat} mine={mine()} />
        <Show when={!table.props.over}>
          <div class="tb-sites-area">
            <h4 class="tb-subheading">{say().foundations}</h4>
            <ul class="tb-sites" data-group>
              <Index each={of()?.foundations ?? []}>
                {(foundation, i) => <Site foundation={foundation()} first={i === 0} />}
              </Index>
              <Show when={mine() && table.isLit(sitePiece)}>
                <li class="tb-site">
                  <PieceButton at={sitePiece} label={say().site} class="tb-plot">
                    <span aria-hidden="true">
                      <b>+</b> {say().asFoundation}
                    </span>
                  </PieceButton>
                </li>
              </Show>
              <Show when={of()?.foundations.length === 0 && !(mine() && table.isLit(sitePiece))}>
                <li class="tb-note">{say().noFoundations}</li>
              </Show>
            </ul>
          </div>
        </Show>
        <div class="tb-street-area">
          <h4 class="tb-subheading">
            {say().buildings} <span class="tb-number">{buildings().length}</span>
          </h4>
          <Show when={buildings().length > 0} fallback={<p class="tb-note">{say().noBuildings}</p>}>
            <ul class="tb-street" data-group>
              <For each={buildings()}>
                {(card, i) => (
                  <li>
                    <PieceButton
                      at={cardPiece(card)}
                      label={[
                        labelOfBuilding(say(), card),
                        isNew(card) ? say().newNow : '',
                        usable(card) ? say().couldUse.replace(/\.$/, '') : '',
                      ]
                        .filter(Boolean)
                        .join(', ')}
                      subject={{ kind: 'card', card }}
                      first={i() === 0}
                      class={isNew(card) ? 'tb-new' : ''}
                    >
                      <TownStamp card={card} as="building" />
                      <Show when={isNew(card)}>
                        <span class="tb-fresh" aria-hidden="true">
                          {say().newNow}
                        </span>
                      </Show>
                    </PieceButton>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        </div>
      </div>
    </section>
  )
}
