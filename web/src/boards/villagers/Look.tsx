import { Index, Show } from 'solid-js'
import { isHidden, type Seat } from '../../../../worker/games/kernel/index.ts'
import {
  type BasicId,
  type Card,
  type CardId,
  suitOf,
  type VillagerId,
} from '../../../../worker/games/villagers/components/index.ts'
import { placed } from '../../stage/layout.ts'
import { worthOnceBuilt } from './facts.ts'
import { labelOf, labelOfBack } from './labels.ts'
import type { MoreWords } from './more-words.ts'
import { Sheet } from './Sheets.tsx'
import { BackOfStamp, Stamp } from './Stamp.tsx'
import { PieceButton, useTable } from './table.ts'
import { lookPiece } from './targets.ts'

/** A card that can be seen, or its back; in a hand it may be a basic villager (V-R70). */
interface Seen {
  readonly card: Card | BasicId
}

/** Cards in a row; those whose face I see can be chosen. */
function Cards(props: { readonly cards: ReadonlyArray<Seen>; readonly dead?: boolean }) {
  const table = useTable()
  const now = (card: Card | BasicId) =>
    isHidden(card) ? {} : worthOnceBuilt(table.props.state, table.props.you, card as CardId)
  return (
    <ul class="v-card-list" data-group>
      <Index each={props.cards}>
        {(one, i) => {
          const face = () => (isHidden(one().card) ? null : (one().card as VillagerId | BasicId))
          const at = () => {
            const known = props.dead ? null : face()
            return known ? lookPiece(known) : `seen:${i}`
          }
          return (
            <li class="v-card">
              <PieceButton
                at={at()}
                label={
                  face()
                    ? labelOf(table.boardWords(), face() as VillagerId | BasicId, now(one().card))
                    : labelOfBack(table.boardWords(), one().card)
                }
                subject={{ kind: 'card', card: one().card }}
                first={i === 0}
              >
                <Show when={face()} fallback={<BackOfStamp card={one().card} />}>
                  {(card) => <Stamp card={card()} {...now(card())} />}
                </Show>
              </PieceButton>
            </li>
          )
        }}
      </Index>
    </ul>
  )
}

/** Cards that a Prophet, a Pigeoneer or a Noble lets somebody see: the cards to choose from, then their order (V9.35). */
export function Look(props: { readonly boardWords: MoreWords['look'] }) {
  const table = useTable()
  const boardWords = () => props.boardWords
  const look = () => table.props.state.look
  /** A Noble sees a whole hand; what of it is special stays there. */
  const seenHand = (): { seat: Seat; from: Seat; hand: Seen[] } | null => {
    const task = table.props.state.agenda.at(-1)
    if (task?.task !== 'steal') return null
    const of = table.props.state.seats[task.from]
    const basics = (of?.returned ?? []).map((card) => ({ card }))
    return { ...task, hand: [...(of?.hand ?? []), ...basics] }
  }
  return (
    <>
      <Show when={look()}>
        {(seen) => (
          <Show
            when={seen().seat === table.props.you}
            fallback={
              <p class="v-tag v-elsewhere at" style={placed(table.layout().elsewhere)} data-words>
                {boardWords().other(
                  table.name(seen().seat),
                  seen().cards.length + seen().laid.length,
                )}
              </p>
            }
          >
            <Sheet
              heading={((column) =>
                column === null ? boardWords().reserve : boardWords().stack(column + 1))(
                seen().column,
              )}
            >
              <Show when={table.props.state.agenda.at(-1)?.task === 'order'}>
                <Show when={seen().laid.length > 0}>
                  <h3 class="v-subheading">{boardWords().laid}</h3>
                  <Cards cards={seen().laid} dead />
                </Show>
                <h3 class="v-subheading">{boardWords().left}</h3>
              </Show>
              <Cards cards={seen().cards} />
            </Sheet>
          </Show>
        )}
      </Show>
      <Show when={seenHand()}>
        {(seen) => (
          <Show when={seen().seat === table.props.you}>
            <Sheet heading={boardWords().hand(table.name(seen().from))}>
              <Cards cards={seen().hand} />
              <Show when={seen().hand.some(({ card }) => suitOf(card) === 'special')}>
                <p class="v-note">{boardWords().special}</p>
              </Show>
            </Sheet>
          </Show>
        )}
      </Show>
    </>
  )
}
