import { For, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { placed } from '../../stage/layout.ts'
import { locale } from '../../words/index.ts'
import { Glyph } from './glyphs.tsx'
import { PieceButton, useTable } from './table.ts'
import { cardPiece, storePiece } from './targets.ts'

/** Rest of the turn. */
function TurnLeft() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const turn = () => table.props.state.turn
  return (
    <p class="tb-left" data-words>
      <b>{boardWords().actionsLeft(turn().actions)}</b>
      <span classList={{ 'tb-spent': turn().starUsed }}>
        <Glyph name="star" /> {turn().starUsed ? boardWords().starUsed : boardWords().star}
      </span>
      <Show when={turn().gold > 0}>
        <span>
          <Glyph name="gold" /> {boardWords().turnGold(turn().gold)}
        </span>
      </Show>
    </p>
  )
}

/** The gold of a district: its cards, the place for one more, and how much it is. */
function Coins(props: { readonly seat: Seat }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const gold = () => table.props.state.districts[props.seat]?.gold ?? []
  return (
    <span class="tb-coins">
      <For each={gold()}>
        {(card) => (
          <PieceButton
            at={cardPiece(card)}
            label={`${boardWords().liesAsGold} (${boardWords().cards[card].name})`}
            subject={{ kind: 'card', card }}
            class="tb-coin"
          >
            <Glyph name="gold" />
          </PieceButton>
        )}
      </For>
      {/* A phone has it among the answers. */}
      <Show
        when={
          table.props.pane === null &&
          props.seat === table.props.you &&
          table.selection.isLit(storePiece)
        }
      >
        <PieceButton at={storePiece} label={boardWords().asGold} class="tb-coin tb-store">
          <b aria-hidden="true">+</b>
        </PieceButton>
      </Show>
      <span class="tb-gold-count">
        {gold().length} {boardWords().gold}
      </span>
    </span>
  )
}

/** The crest of a district, tapped for what it can do. */
export function Crest(props: { readonly seat: Seat }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  return (
    <Show when={table.layout().crest && table.props.state.districts[props.seat]}>
      {(district) => (
        <div
          class="tb-crest-place at"
          style={{
            ...placed(table.layout().crest ?? undefined),
            '--seat': `var(--seat-${props.seat})`,
          }}
          data-place={table.layout().treasury ? undefined : `store:${props.seat}`}
        >
          <PieceButton
            at={cardPiece(district().crest)}
            label={locale().labelled(
              boardWords().crest,
              boardWords().cards[district().crest].text?.replace(/\.$/, '') ?? '',
            )}
            subject={{ kind: 'card', card: district().crest }}
            first
            class="tb-crest"
          >
            <svg viewBox="0 0 48 56" aria-hidden="true">
              <use href="#tb-crest" />
            </svg>
          </PieceButton>
        </div>
      )}
    </Show>
  )
}

/** District in view: the name, the gold under it, and what is left of the turn. */
export function Treasury(props: { readonly seat: Seat }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const state = () => table.props.state
  const mine = () => props.seat === table.props.you
  const name = () => table.props.names(props.seat)
  return (
    <section
      class="tb-treasury at"
      classList={{ 'tb-strip': table.props.pane !== null }}
      style={{
        ...placed(table.layout().treasury ?? undefined),
        '--seat': `var(--seat-${props.seat})`,
      }}
      aria-label={mine() ? boardWords().myDistrict : boardWords().districtOf(name())}
    >
      <div class="tb-purse" data-group data-place={`store:${props.seat}`}>
        <span class="tb-owned" data-words>
          <b>
            {mine() ? boardWords().myDistrict : boardWords().districtOf(name())}
            <Show when={state().first === props.seat && table.props.seats > 1}>
              <span class="tb-first" title={boardWords().firstPlayer}>
                1<span class="quiet">. {boardWords().firstPlayer}</span>
              </span>
            </Show>
          </b>
          <Coins seat={props.seat} />
        </span>
      </div>
      <Show when={!table.props.over && !table.props.isMidway && state().turn.seat === props.seat}>
        <TurnLeft />
      </Show>
    </section>
  )
}
