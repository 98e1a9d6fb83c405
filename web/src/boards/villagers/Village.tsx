import { For, Index, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { cards } from '../../../../worker/games/villagers/components/index.ts'
import type { Pile, Placed } from '../../../../worker/games/villagers/state.ts'
import { printedGold, seatOf } from '../../../../worker/games/villagers/village.ts'
import { worth } from './facts.ts'
import { labelOf } from './labels.ts'
import { PieceButton } from './PieceButton.tsx'
import { Lying } from './Road.tsx'
import { Stamp } from './Stamp.tsx'
import { useTable } from './table.ts'
import { groundPiece, spotPiece } from './targets.ts'

interface PlacedCardProps {
  readonly seat: Seat
  readonly placed: Placed
  readonly pile: number
  readonly branch: number
  readonly level: number
  readonly covered: boolean
}

function PlacedCard(props: PlacedCardProps) {
  const table = useTable()
  const of = () => seatOf(table.props.state, props.seat)
  const side = () => of().founders
  const now = () => worth(table.props.state, props.seat, props.placed.card)
  const gold = () => printedGold(of(), props.placed.card)
  return (
    <PieceButton
      at={spotPiece(props.seat, props.pile, props.branch, props.level)}
      label={labelOf(table.say(), props.placed.card, {
        side: side(),
        ...now(),
        goldUp: gold(),
        coins: props.placed.coins,
        covered: props.covered,
      })}
      subject={{
        kind: 'card',
        card: props.placed.card,
        coins: props.placed.coins,
        lies: {
          seat: props.seat,
          spot: { pile: props.pile, branch: props.branch, level: props.level },
          covered: props.covered,
        },
      }}
      first={props.pile === 0 && props.level === 0}
      class={props.covered ? 'v-covered' : ''}
    >
      <Stamp card={props.placed.card} side={side()} {...now()} gold={gold()} />
      <Lying coins={props.placed.coins} />
    </PieceButton>
  )
}

/** A starter and the branches on it, each card on the one before. */
function PileOfCards(props: { readonly seat: Seat; readonly pile: Pile; readonly index: number }) {
  const table = useTable()
  const starter = () => spotPiece(props.seat, props.index, 0, 0)
  /** A second branch could start here: its place is lit beside the first. */
  const opening = () =>
    props.pile.branches.length === 1 &&
    table.isLit(starter()) &&
    table.ways(starter()).some(({ move }) => move.do === 'place' || move.do === 'resettle')
  return (
    <li class="v-pile" data-branches={props.pile.branches.length + (opening() ? 1 : 0)}>
      <PlacedCard
        seat={props.seat}
        placed={props.pile.starter}
        pile={props.index}
        branch={0}
        level={0}
        covered={props.pile.branches.length > 0}
      />
      <Show when={props.pile.branches.length > 0}>
        <div class="v-branches">
          <Index each={props.pile.branches}>
            {(branch, b) => (
              <div class="v-branch">
                <Index each={branch()}>
                  {(placed, i) => (
                    <PlacedCard
                      seat={props.seat}
                      placed={placed()}
                      pile={props.index}
                      branch={b}
                      level={i + 1}
                      covered={i + 1 < branch().length}
                    />
                  )}
                </Index>
              </div>
            )}
          </Index>
          <Show when={opening()}>
            <div class="v-branch">
              <button
                type="button"
                class="v-place"
                tabIndex={-1}
                onClick={() => table.tap(starter())}
              >
                <span class="quiet">{table.say().branch}</span>
                <span aria-hidden="true">+</span>
              </button>
            </div>
          </Show>
        </div>
      </Show>
    </li>
  )
}

/** A village as chains of overlapping cards: of what is covered, only the strip with suit and padlock counts (V5.24). */
export function Village(props: { readonly seat: Seat }) {
  const table = useTable()
  const village = () => seatOf(table.props.state, props.seat).village
  /** Single cards stand together after the chains. */
  const single = (pile: Pile) =>
    pile.branches.length === 0 && (cards[pile.starter.card].capacity ?? 1) === 0
  const ordered = () =>
    village()
      .map((pile, index) => ({ pile, index }))
      .sort((a, b) => Number(single(a.pile)) - Number(single(b.pile)) || a.index - b.index)
      .map(({ index }) => index)
  return (
    <ul class="v-village" data-group data-place={`village:${props.seat}`}>
      <For each={ordered()}>
        {(index) => (
          <Show when={village()[index]}>
            {(pile) => <PileOfCards seat={props.seat} pile={pile()} index={index} />}
          </Show>
        )}
      </For>
      <Show when={props.seat === table.props.you && table.isLit(groundPiece)}>
        <li class="v-pile">
          <PieceButton at={groundPiece} label={table.say().ground} class="v-place">
            <span aria-hidden="true">+</span>
          </PieceButton>
        </li>
      </Show>
    </ul>
  )
}
