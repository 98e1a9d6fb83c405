import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  buildingTypes,
  crest,
  type Foundation,
  goldCostNow,
  isCrest,
  needOf,
  type Resource,
  type Source,
  type State,
  setUp,
  type TownId,
  townCard,
  type UsableAbility,
} from '../../../../worker/games/town-builder/index.ts'
import { needsCard } from '../../../../worker/games/town-builder/matching.ts'

/** The gold a seat can spend now, that of its turn included (T7.8). */
export function goldOf(state: State, seat: Seat): number {
  const stored = state.districts[seat]?.gold.length ?? 0
  return stored + (state.turn.seat === seat ? state.turn.gold : 0)
}

/** Buildings by type, so that a street shows what its judges count; within a type as completed. */
export const housesInOrder = (buildings: ReadonlyArray<TownId>): TownId[] =>
  buildingTypes.flatMap((type) => buildings.filter((card) => townCard(card).type === type))

/** The resources that a card can give, gold left out. */
export const resourcesOf = (card: TownId): Resource[] =>
  townCard(card).yield.filter((what) => what !== 'gold')

/** Reason why a card cannot be used in one of the three ways, or that it can. */
export interface Uses {
  /** Cost of starting now, and the part that is lacking. */
  readonly foundation: { readonly cost: number; readonly lacks: number }
  /** The foundations that it can go under; none because it gives no resource, there is no foundation, or none needs it. */
  readonly resource: {
    readonly under: ReadonlyArray<Foundation>
    readonly why: 'yields-none' | 'no-foundation' | 'not-needed' | null
  }
  readonly gold: boolean
}

/** The three uses of a card for a seat (T4.13), whether or not it is its turn. */
export function usesOf(state: State, seat: Seat, card: TownId): Uses {
  const cost = goldCostNow(state, card)
  const foundations = state.districts[seat]?.foundations ?? []
  const under = foundations.filter((one) => one.card !== card && needsCard(one, card))
  const why =
    under.length > 0
      ? null
      : resourcesOf(card).length === 0
        ? 'yields-none'
        : foundations.length === 0
          ? 'no-foundation'
          : 'not-needed'
  return {
    foundation: { cost, lacks: Math.max(0, cost - goldOf(state, seat)) },
    resource: { under, why },
    gold: townCard(card).yield.includes('gold'),
  }
}

/** Resources that a foundation still needs, symbol by symbol, in one possible way (T5.18). */
export const lackingOf = (foundation: Foundation): Resource[] =>
  needOf(foundation).symbols.flatMap(({ symbol, by }) => (by === null ? [symbol] : []))

/** The foundations of a seat that a card would complete as their last resource. */
export const finishes = (state: State, seat: Seat, card: TownId): TownId[] =>
  (state.districts[seat]?.foundations ?? [])
    .filter((one) => one.card !== card && lackingOf(one).length === 1 && needsCard(one, card))
    .map((one) => one.card)

/** The cards of the row that a foundation still needs. */
export const fitting = (state: State, foundation: Foundation): TownId[] =>
  state.row.filter((card) => card !== foundation.card && needsCard(foundation, card))

/** The ability that a building or crest of a seat could use now, and whether it still can this turn. */
export function abilityNow(
  state: State,
  seat: Seat,
  source: Source,
): { readonly kind: UsableAbility['kind']; readonly when: 'now' | 'later' | 'gone' } | null {
  const ability = isCrest(source) ? crest(source).ability : townCard(source).ability
  if (ability?.kind !== 'build' && ability?.kind !== 'star') return null
  const acting = state.turn.seat === seat
  if (ability.kind === 'build') {
    const open = acting && state.turn.open.includes(source as TownId)
    return { kind: 'build', when: open ? 'now' : 'gone' }
  }
  return { kind: 'star', when: acting && !state.turn.starUsed ? 'now' : 'later' }
}

/** T8.7, T8.3: in a solo game, how many cards of the deck come before the judge that closes the awards. */
export function cardsBeforeJudge(state: State): number | null {
  if (state.districts.length > 1 || state.awardsClosed) return null
  if (state.deckJudges === 0) return 0
  return Math.max(0, state.deck.length - 1 - setUp.townCardsBelowJudge.solo)
}
