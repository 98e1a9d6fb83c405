import { For, Show } from 'solid-js'
import {
  isJudge,
  type JudgeId,
  judge,
  type TownId,
} from '../../../../worker/games/town-builder/index.ts'
import { placed } from '../../stage/layout.ts'
import { CardFace, lookOf } from './CardFace.tsx'
import { labelOfBuilding, labelOfFoundation } from './labels.ts'
import { CardButton } from './Row.tsx'
import { PieceButton, useTable } from './table.ts'
import { cardPiece } from './targets.ts'
import { ownerOf, type Tray } from './tray.ts'

/** A judge nobody needs so far, to be chosen (T7.72). */
function JudgeOnTray(props: { readonly judge: JudgeId; readonly first: boolean }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const of = () => judge(props.judge)
  return (
    <PieceButton
      at={cardPiece(props.judge)}
      label={`${boardWords().cards[props.judge].name}, ${boardWords().favours(boardWords().types[of().favours])}, ${boardWords().points(of().points)}`}
      subject={{ kind: 'judge', judge: props.judge }}
      first={props.first}
      class={`tb-tray-judge s-${of().favours}`}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <use href={`#tb-${props.judge}`} />
      </svg>
      <span data-words aria-hidden="true">
        {boardWords().cards[props.judge].name}
      </span>
    </PieceButton>
  )
}

/** A card of a district that is chosen from: a building, a resource under a foundation, or gold. */
function OwnedCard(props: {
  readonly card: TownId
  readonly kind: Tray['kind']
  readonly first: boolean
}) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const { plain: state, you, names } = table.props
  const owner = () => ownerOf(state, props.card)
  const site = () =>
    state.districts
      .flatMap(({ foundations }) => foundations)
      .find(({ under }) => under.includes(props.card))
  const where = () => {
    const seat = owner()
    const lies = site()
    if (lies) return boardWords().under(boardWords().cards[lies.card].name)
    return seat === null || seat === you ? '' : names(seat)
  }
  const label = () => {
    const lies = site()
    if (lies)
      return `${boardWords().cards[props.card].name}. ${labelOfFoundation(boardWords(), lies)}`
    return [labelOfBuilding(boardWords(), props.card), where()].filter(Boolean).join(', ')
  }
  return (
    <PieceButton
      at={cardPiece(props.card)}
      label={label()}
      subject={{ kind: 'card', card: props.card }}
      first={props.first}
      class="tb-stamp"
    >
      <CardFace card={props.card} printed />
      <Show when={where()}>
        <span
          class="tb-owner"
          style={{ '--seat': `var(--seat-${owner() ?? 0})` }}
          data-words
          aria-hidden="true"
        >
          {where()}
        </span>
      </Show>
    </PieceButton>
  )
}

/** Cards that are chosen from or looked through, in place of the row. */
export function TrayView(props: { readonly tray: Tray }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const open = () => ['revealed', 'discard', 'look', 'use'].includes(props.tray.kind)
  /** A pile that somebody looks through can be put away. */
  const closable = () => table.browsed() !== null
  const tray = () => table.layout().tray
  return (
    <section
      class="tb-tray at"
      classList={{ 'tb-tray-open': table.layout().row !== null }}
      style={placed(tray()?.panel)}
      aria-label={boardWords().tray[props.tray.kind]}
    >
      <header class="tb-tray-head" style={{ '--h': `${tray()?.head ?? 0}px` }} data-words>
        <b>{boardWords().tray[props.tray.kind]}</b>
        <Show when={props.tray.kind === 'final'}>
          <small>{boardWords().unfinishedGone}</small>
        </Show>
        <Show when={closable()}>
          <button type="button" class="tb-close" onClick={() => table.browse(null)}>
            {boardWords().close}
          </button>
        </Show>
      </header>
      <ul
        class="tb-tray-cards at"
        data-group
        style={{ ...placed(tray()?.cards.area), ...lookOf(tray()?.look) }}
      >
        <For each={props.tray.cards}>
          {(card, i) => (
            <li class="tb-laid at" style={placed(tray()?.cards.places[i()])}>
              <Show
                when={!isJudge(card) && (card as TownId)}
                fallback={<JudgeOnTray judge={card as JudgeId} first={i() === 0} />}
              >
                {(town) => (
                  <Show
                    when={open()}
                    fallback={<OwnedCard card={town()} kind={props.tray.kind} first={i() === 0} />}
                  >
                    <CardButton card={town()} first={i() === 0} printed />
                  </Show>
                )}
              </Show>
            </li>
          )}
        </For>
      </ul>
    </section>
  )
}
