import { createEffect, createSignal, For, Index, Show } from 'solid-js'
import { type JudgeId, setUp, type TownId } from '../../../../worker/games/town-builder/index.ts'
import { protectedBy, roundsToCome } from './facts.ts'
import { Glyph } from './glyphs.tsx'
import { labelOfCard } from './labels.ts'
import { PieceButton } from './PieceButton.tsx'
import { TownStamp } from './TownStamp.tsx'
import { useTable } from './table.ts'
import { cardPiece } from './targets.ts'

/** A card of the row, the discard pile or the revealed ones. */
function CardButton(props: {
  readonly card: TownId
  readonly first: boolean
  readonly printed: boolean
}) {
  const table = useTable()
  const keeper = () => protectedBy(table.props.state, props.card)
  return (
    <PieceButton
      at={cardPiece(props.card)}
      label={[
        labelOfCard(table.say(), table.props.state, props.card),
        ((seat) => seat !== null && table.say().protectedFor(table.props.names(seat)))(keeper()),
      ]
        .filter(Boolean)
        .join('. ')}
      subject={{ kind: 'card', card: props.card }}
      first={props.first}
    >
      <TownStamp card={props.card} as="card" printed={props.printed} />
      <Show when={keeper() === null ? null : { seat: keeper() }}>
        {(by) => (
          <span
            class="tb-keeper"
            style={{ '--seat': `var(--seat-${by().seat})` }}
            aria-hidden="true"
          >
            <Glyph name="padlock" />
          </span>
        )}
      </Show>
    </PieceButton>
  )
}

/** How far the end is, in words. */
export function useEnd() {
  const table = useTable()
  return () => {
    const { state } = table.props
    const say = table.say()
    if (table.props.over) return say.over
    const left = roundsToCome(state)
    if (left?.sure && left.rounds === 0) return say.lastRound
    return left ? say.roundsLeft(left.rounds, left.sure) : say.roundsUnknown
  }
}

/** The card row with the deck and the discard pile, and what has been revealed. */
export function Row() {
  const table = useTable()
  const state = () => table.props.state
  const say = () => table.say()
  const [browsing, browse] = createSignal(false)
  const picking = () => {
    const task = state().agenda.at(-1)
    return task?.task === 'pick' && task.from === 'discard' && table.props.moves.length > 0
  }
  createEffect(() => {
    if (picking()) browse(true)
  })
  const shown = () => browsing() && state().discard.length > 0
  /** The card on top of the deck, where I have looked at it (T9.13). */
  const known = () => {
    const top = state().deck.at(-1)
    return top && top in say().cards ? (top as TownId | JudgeId) : null
  }
  const topDiscard = () => state().discard.at(-1)
  const end = useEnd()
  const reshuffles = () => `${state().reshuffles}`

  return (
    <section class="b-sheet tb-row-sheet" aria-labelledby="tb-row">
      <div class="tb-row-area">
        <h3 id="tb-row" class="b-heading">
          {say().row}
        </h3>
        <ol class="tb-row" data-group data-place="row">
          <For each={state().row}>
            {(card, i) => (
              <li>
                <CardButton card={card} first={i() === 0} printed={false} />
              </li>
            )}
          </For>
          <Index each={Array.from({ length: Math.max(0, setUp.row - state().row.length) })}>
            {() => <li class="tb-empty" aria-hidden="true" />}
          </Index>
        </ol>
      </div>
      <div class="tb-piles">
        <div class="tb-pile">
          <PieceButton
            at="deck"
            label={`${say().deck(state().deck.length)}. ${end()} ${known() ? say().seenTop(say().cards[known() ?? 'bank'].name) : ''}`}
            subject={{ kind: 'deck' }}
            first
            class="tb-deck"
          >
            <span class="tb-stamp tb-back" data-place="deck" aria-hidden="true">
              <span class="tb-back-frame">
                <b>{state().deck.length}</b>
                <Show when={known()}>{(card) => <small>{say().cards[card()].name}</small>}</Show>
              </span>
            </span>
          </PieceButton>
          <span class="tb-caption" aria-hidden="true">
            {say().deckShort}
          </span>
        </div>
        <div class="tb-pile">
          <button
            type="button"
            class="tb-discard"
            aria-expanded={shown()}
            title={say().discardHelp}
            disabled={state().discard.length === 0}
            onClick={() => browse(!browsing())}
          >
            <span class="quiet">{say().discard(state().discard.length)}</span>
            <span class="tb-discard-top" data-place="discard" aria-hidden="true">
              <Show when={topDiscard()} fallback={<span class="tb-empty" />}>
                {(card) => <TownStamp card={card()} as="card" printed />}
              </Show>
            </span>
          </button>
          <span class="tb-caption" aria-hidden="true">
            {say().discardShort} {state().discard.length}
          </span>
        </div>
      </div>
      <Show when={state().revealed.length > 0}>
        <div class="tb-strip-list">
          <h4 class="tb-subheading">{say().revealed}</h4>
          <ul class="tb-cards" data-group>
            <For each={state().revealed}>
              {(card, i) => (
                <li>
                  <CardButton card={card} first={i() === 0} printed={false} />
                </li>
              )}
            </For>
          </ul>
        </div>
      </Show>
      <Show when={shown()}>
        <div class="tb-strip-list tb-browse">
          <h4 class="tb-subheading">{say().discard(state().discard.length)}</h4>
          <ul class="tb-cards" data-group>
            <For each={state().discard.toReversed()}>
              {(card, i) => (
                <li>
                  <CardButton card={card} first={i() === 0} printed />
                </li>
              )}
            </For>
          </ul>
        </div>
      </Show>
      <p class="tb-end" data-reshuffles={reshuffles()}>
        <span class="tb-round">{say().round(state().round)}</span>
        <span>{end()}</span>
      </p>
    </section>
  )
}
