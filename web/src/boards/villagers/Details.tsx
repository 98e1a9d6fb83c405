import { For, type JSX, Show } from 'solid-js'
import { isHidden } from '../../../../worker/games/kernel/index.ts'
import {
  type Card,
  type CardId,
  cards,
  foundersSides,
  isWildcard,
  type VillagerId,
} from '../../../../worker/games/villagers/components/index.ts'
import { isTinnerPlayed, padlockCost } from '../../../../worker/games/villagers/padlocks.ts'
import { configuration } from '../../../../worker/games/villagers/redact.ts'
import { countess, type MarketDay } from '../../../../worker/games/villagers/state.ts'
import { printedGold } from '../../../../worker/games/villagers/symbols.ts'
import { cardAt, seatOf } from '../../../../worker/games/villagers/village.ts'
import type { Piece } from '../../stage/taps.ts'
import { PieceDetails } from '../kit/PieceDetails.tsx'
import {
  chainAbove,
  chainBelow,
  knownCopies,
  obstacleOf,
  openingOf,
  opens,
  suitOnBack,
  worth,
  worthOnceBuilt,
} from './facts.ts'
import { Coin, Glyph, type GlyphName } from './glyphs.tsx'
import { Mark, Picture } from './sprite.tsx'
import { type Subject, useTable } from './table.ts'
import { handPiece } from './targets.ts'
import { wishesFor } from './wishes.ts'

interface Line {
  readonly sign?: GlyphName | undefined
  readonly text: string
  readonly strong?: boolean
}

type OfCard = Extract<Subject, { kind: 'card' }>

/** Everything there is to say about a card whose face is seen, line by line. */
function linesOf(table: ReturnType<typeof useTable>, subject: OfCard, card: CardId): Line[] {
  const boardWords = table.boardWords()
  const { plain: state, you, options } = table.props
  const printed = cards[card]
  const seat = subject.lies?.seat ?? you
  const of = seat === null ? undefined : seatOf(state, seat)
  const side = card === 'founders' ? foundersSides[of?.founders ?? 'gold'] : printed
  const named = (ids: ReadonlyArray<CardId>) => ids.map((id) => boardWords.names[id]).join(', ')
  const lines: Line[] = []
  const add = (sign: GlyphName | undefined, text: string, strong = false) =>
    lines.push({ sign, text, strong })

  if (
    subject.mine &&
    table.props.moves.length > 0 &&
    !table.selection.isLit(handPiece(card as VillagerId))
  ) {
    const obstacle = obstacleOf(state, you ?? 0, card as VillagerId)
    if (obstacle?.why === 'missing')
      add(undefined, boardWords.obstacle.missing(boardWords.names[obstacle.card]), true)
    else if (obstacle?.why === 'too-dear')
      add('padlock', boardWords.obstacle['too-dear'](obstacle.gold), true)
    else if (obstacle) add(undefined, boardWords.obstacle[obstacle.why], true)
  }
  if (subject.lies?.covered) add(undefined, boardWords.coveredHelp, true)
  if (subject.coins) add(undefined, boardWords.coinsOn(subject.coins))
  const text = boardWords.texts[card]
  if (text) add(undefined, text)
  if (card === 'founders' && subject.lies)
    add(undefined, boardWords.foundersSide[of?.founders ?? 'gold'])
  if (printed.suit === 'special') {
    const how =
      printed.phase === 'draft'
        ? boardWords.draftSpecial
        : printed.discard
          ? boardWords.discardAfter
          : boardWords.staysAndCosts
    add(undefined, `${boardWords.special} ${how}`)
    const placed = subject.lies && of && cardAt(of.village, subject.lies.spot)
    if (placed && isWildcard(card))
      add(undefined, boardWords.standsFor(placed.as && boardWords.names[placed.as]))
  } else if (printed.predecessor === null && printed.suitSymbols > 0) {
    add('flag', printed.chainStarter ? boardWords.starter : boardWords.solitary)
  }
  const value = subject.lies ? worth : worthOnceBuilt
  const copiesOf = configuration(table.props.seats, state.options)
  const above = chainAbove(card).filter((id) => copiesOf.has(id as VillagerId))
  if (above.length > 0) add(undefined, boardWords.leadsTo(named(above)))
  else if (printed.predecessor) add(undefined, boardWords.chainEnd)
  if (options.padlocks && printed.unlocker) {
    add('padlock', boardWords.padlockBy(boardWords.names[printed.unlocker as CardId]))
    const opening = you !== null && !subject.lies ? openingOf(state, you, card) : null
    if (opening?.by === 'others')
      add(undefined, boardWords.openBy.others(opening.owners.map(table.name).join(', ')))
    else if (opening?.by === 'bank' && you !== null)
      add(
        undefined,
        boardWords.openBy.bank(
          padlockCost(state, seatOf(state, you).village, card, isTinnerPlayed(state)),
        ),
      )
    else if (opening?.by === 'own' || opening?.by === 'tinner')
      add(undefined, boardWords.openBy[opening.by])
  }
  if (side.food > 0) add('apple', boardWords.foodSymbols(side.food))
  if (printed.builder > 0) add('house', boardWords.builderSymbols(printed.builder))
  const gold = of && subject.lies ? printedGold(of, card) : side.gold
  if (gold > 0) add(undefined, boardWords.goldValue(gold))
  if ((printed.silver || card === 'nun') && seat !== null && !subject.lies?.covered)
    add(undefined, boardWords.silverNow(value(state, seat, card).silver), true)
  if (printed.bronze && seat !== null && seat !== countess && !subject.lies?.covered)
    add(undefined, boardWords.bronzeWorth(value(state, seat, card).bronze), true)
  if (options.padlocks && printed.keyring > 0)
    add('key', boardWords.keyring(printed.keyring, named(opens(card, 5))))
  const copies = copiesOf.get(card as VillagerId)
  if (copies !== undefined) add('cards', boardWords.copies(copies, knownCopies(state, card)))
  if (printed.minPlayers !== null) add(undefined, boardWords.fromFour)
  return lines
}

/** The way to the basic villager that a card of my hand needs: another card is traded in for it (V5.30). */
function TradeIn(props: { readonly card: CardId }) {
  const table = useTable()
  const found = () => {
    const { plain: state, you, moves } = table.props
    if (you === null || seatOf(state, you).hand.length < 2) return
    const obstacle = obstacleOf(state, you, props.card as VillagerId)
    if (obstacle?.why !== 'missing') return
    const move = moves.find((one) => one.do === 'trade-in' && one.basic === obstacle.card)
    return move && { move, state, you }
  }
  return (
    <Show when={found()}>
      {(way) => (
        <button type="button" class="b-offer" onClick={() => table.selection.play(way().move)}>
          {table.props.words.move(way().state, way().you, way().move, table.props.names)}
        </button>
      )}
    </Show>
  )
}

function AboutCard(props: { readonly subject: OfCard }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const face = () => (isHidden(props.subject.card) ? null : (props.subject.card as CardId))
  return (
    <Show
      when={face()}
      fallback={
        <>
          <h2>
            {boardWords().back(
              ((suit) => suit && boardWords().suits[suit])(suitOnBack(props.subject.card as Card)),
            )}
          </h2>
          <p>{boardWords().unknown}</p>
        </>
      }
    >
      {(card) => (
        <>
          <h2>
            <span class={`v-about-picture s-${cards[card()].suit}`}>
              <Picture id={card()} />
            </span>
            <span>
              {boardWords().names[card()]}
              <small class="v-about-suit">
                <Mark suit={cards[card()].suit} /> {boardWords().suits[cards[card()].suit]}
                {cards[card()].suitSymbols > 1 ? ` × ${cards[card()].suitSymbols}` : ''}
              </small>
            </span>
          </h2>
          <Show when={cards[card()].predecessor}>
            <p class="v-about-chain">
              <span class="quiet">{boardWords().chain}: </span>
              <For each={[...chainBelow(card()), card()]}>
                {(id, i) => (
                  <>
                    <Show when={i() > 0}>
                      <span aria-hidden="true">›</span>
                    </Show>
                    <span class="v-about-link">
                      <span class={`v-about-small s-${cards[id].suit}`}>
                        <Picture id={id} />
                      </span>
                      {boardWords().names[id]}
                    </span>
                  </>
                )}
              </For>
            </p>
          </Show>
          <ul>
            <For each={linesOf(table, props.subject, card())}>
              {(line) => (
                <li classList={{ 'b-strong': line.strong ?? false }}>
                  <Show when={line.sign}>{(sign) => <Glyph name={sign()} />}</Show>
                  <span>{line.text}</span>
                </li>
              )}
            </For>
          </ul>
        </>
      )}
    </Show>
  )
}

function AboutMarket(props: { readonly day: MarketDay }) {
  const table = useTable()
  return (
    <>
      <h2>
        <Coin metal="gold" value={props.day === 'first' ? 1 : 2} />
        <span>{table.boardWords().market[props.day]}</span>
      </h2>
      <p>{table.boardWords().marketState[props.day][table.props.state.markets[props.day]]}</p>
    </>
  )
}

/** The explanation of a card or a market day. */
export function Details(props: {
  /** Explains what only modules and the Countess have. */
  readonly more: (subject: Subject) => JSX.Element
}) {
  const table = useTable()
  const wishes = (at: Piece) => {
    const { plain: state, you } = table.props
    return you === null ? [] : wishesFor(state, you, table.selection.chosen(), at)
  }
  return (
    <PieceDetails
      selection={table.selection}
      words={table.boardWords()}
      moves={table.props.moves}
      wishes={({ at }) => wishes(at)}
      why={table.props.reasons.against}
    >
      {({ subject, pinned }) => (
        <>
          {subject.kind === 'card' ? (
            <AboutCard subject={subject} />
          ) : subject.kind === 'market' ? (
            <AboutMarket day={subject.day} />
          ) : (
            props.more(subject)
          )}
          <Show when={pinned && subject.kind === 'card' && subject.mine && subject.card}>
            {(card) => <TradeIn card={card() as CardId} />}
          </Show>
        </>
      )}
    </PieceDetails>
  )
}
