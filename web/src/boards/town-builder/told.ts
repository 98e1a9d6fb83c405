import { back, copy } from '../../../../worker/games/kernel/index.ts'
import {
  isCrest,
  newTurn,
  type TownEvent,
  type TownId,
  type TownState,
  townCard,
  type Zone,
} from '../../../../worker/games/town-builder/index.ts'

type Told<K extends TownEvent['event']> = Extract<TownEvent, { readonly event: K }>
/** What an event changes of a state, in place. */
type Change<E> = (state: TownState, event: E) => void

function drop<T>(from: T[], what: T): void {
  const at = from.indexOf(what)
  if (at >= 0) from.splice(at, 1)
}

/** Takes a card from where it lies. */
function lift(state: TownState, seat: number, card: TownId, from: Zone): void {
  const foundations = state.districts[seat]?.foundations ?? []
  if (from === 'resources') for (const { under } of foundations) drop(under, card)
  else if (from === 'sites') take(state, seat, card)
  else drop(state[from], card)
  if (from === 'row') state.protections = state.protections.filter((one) => one.card !== card)
}

/** Takes a foundation from its district. */
function take(state: TownState, seat: number, card: TownId): void {
  const district = state.districts[seat]
  if (district) district.foundations = district.foundations.filter((one) => one.card !== card)
}

/** What every event changes of what lies on the table; those that are left out change nothing of it. */
const changes: { readonly [K in TownEvent['event']]?: Change<Told<K>> } = {
  turnBegan(state, { seat, round }) {
    state.turn = newTurn(seat)
    state.round = round
    state.protections = state.protections.filter((one) => one.seat !== seat) // T-R40
  },
  dealt(state, { card }) {
    state.deck.pop()
    state.seenTop = []
    state.row.push(card)
  },
  judgeArrived(state, { judge, from }) {
    if (from === 'deck') {
      state.deck.pop()
      state.deckJudges--
    } else drop(state.unusedJudges, judge)
    state.judgeRow.push(judge)
  },
  judgesTurned(state, { judges }) {
    state.unusedJudges = [...judges]
    state.judgesKnown = true
  },
  reshuffled(state, { count, cards }) {
    state.deck = Array.from({ length: cards }, () => back() as TownId)
    state.discard = []
    state.seenTop = []
    state.reshuffles = count
  },
  endTriggered(state, { lastRound }) {
    state.lastRound = lastRound
  },
  paid(state, { seat, cards, turnGold }) {
    for (const card of cards) drop(state.districts[seat]?.gold ?? [], card)
    state.discard.push(...cards)
    state.turn.gold -= turnGold
  },
  started(state, { seat, card, from }) {
    lift(state, seat, card, from)
    state.districts[seat]?.foundations.push({ card, under: [], covered: [] })
  },
  supplied(state, { seat, card, to, from }) {
    lift(state, seat, card, from)
    state.districts[seat]?.foundations.find((one) => one.card === to)?.under.push(card)
  },
  stored(state, { seat, card, from }) {
    lift(state, seat, card, from)
    state.districts[seat]?.gold.push(card)
  },
  completed(state, { seat, card, freed }) {
    take(state, seat, card)
    state.districts[seat]?.buildings.push(card)
    state.discard.push(...freed)
    state.turn.completed.push(card)
    if (townCard(card).ability?.kind === 'build') state.turn.open.push(card)
  },
  claimed(state, { seat, award }) {
    const claimed = state.awards.find((one) => one.award === award)
    if (!claimed) return
    claimed.round ??= state.round
    claimed.by.push(seat)
  },
  used(state, { card, kind }) {
    if (kind === 'star') state.turn.starUsed = true
    else if (!isCrest(card)) drop(state.turn.open, card)
  },
  discarded(state, { seat, card, from }) {
    if (from === 'deck') state.deck.pop()
    else lift(state, seat, card, from)
    state.discard.push(card)
  },
  gaveUp(state, { seat, card }) {
    drop(state.districts[seat]?.buildings ?? [], card)
    drop(state.turn.open, card)
    state.discard.push(card)
  },
  cleared(state, { seat, card, freed, auto }) {
    const site = state.districts[seat]?.foundations.find((one) => one.card === card)
    if (auto) take(state, seat, card)
    else if (site) site.under = []
    state.discard.push(...freed, ...(auto ? [card] : []))
  },
  protected(state, { seat, card }) {
    state.protections.push({ card, seat, by: card })
  },
  covered(state, { seat, card, symbol }) {
    state.districts[seat]?.foundations.find((one) => one.card === card)?.covered.push(symbol)
  },
  looked(state, { card }) {
    if (card) state.deck.splice(-1, 1, card)
  },
  revealed(state, { cards }) {
    for (const card of cards) {
      if (state.revealed.includes(card)) continue
      state.deck.pop()
      state.revealed.push(card)
    }
  },
  gotTurnGold(state, { count }) {
    state.turn.gold += count
  },
  counted(state, { card, as }) {
    if (as) state.counted[card] = as
    state.decided.push(card)
  },
}

/**
 * The table as it stood before some events, with what those changed of it that were told. Nothing is asked
 * meanwhile, and what abilities do to the actions that are left is not told.
 */
export function stateTold(before: TownState, told: ReadonlyArray<TownEvent>): TownState {
  const state = { ...copy(before), agenda: [] }
  for (const event of told) (changes[event.event] as Change<TownEvent> | undefined)?.(state, event)
  return state
}
