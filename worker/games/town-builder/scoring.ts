/**
 * Final scoring: end abilities, judges, points and the winner.
 * Rules: T4.0, T6.7–T6.17, T7.80–T7.86, T8.10, T-R33, T-R35–T-R37, T-R44, T-R51, T-R62.
 */
import { type Result, type Score, type Seat, same } from '../kernel/index.ts'
import {
  award,
  type BuildingType,
  buildingTypes,
  type JudgeId,
  judge,
  solo,
  type TownId,
  townCard,
} from './components/index.ts'
import { field } from './forbidden.ts'
import { soloTitle } from './solo.ts'
import { type AutomaticOn, type DecisionOn, districtOf, type State } from './state.ts'

/** The parts of a score, in the order of T6.13. */
const categories = ['buildings', 'abilities', 'awards', 'judges'] as const
type Category = (typeof categories)[number]

/** Number of buildings of each type that a seat has for judges (T6.8, T-R44). */
export function typeCounts(state: State, seat: Seat): Record<BuildingType, number> {
  const counts = { trade: 0, social: 0, residential: 0, culture: 0, military: 0 }
  for (const card of districtOf(state, seat).buildings) {
    const { type, ability } = townCard(card)
    const chosen = state.counted[card]
    if (!chosen) counts[type]++
    else {
      counts[chosen]++
      if (ability?.op === 'count-as-type') counts[type]++
    }
  }
  return counts
}

/** Types as which a building counts: its own, or the one named for it instead or besides (T7.85, T7.86). */
function typesOf(state: State, card: TownId): ReadonlySet<BuildingType> {
  const { type, ability } = townCard(card)
  const chosen = state.counted[card]
  if (!chosen) return new Set([type])
  return new Set(ability?.op === 'count-as-type' ? [chosen, type] : [chosen])
}

/** Standing of a judge: buildings that count, by seat, and the seat that would get it now (T6.9-T6.12, T8.10). */
export interface Verdict {
  readonly judge: JudgeId
  readonly counts: ReadonlyArray<number>
  readonly winners: ReadonlyArray<Seat>
}

/** T6.10: every judge of the judge row, each scored by itself. */
export function verdicts(state: State): Verdict[] {
  const byType = state.districts.map((_, seat) => typeCounts(state, seat))
  const needed = byType.length === 1 ? solo.judgeNeeds : 1 // T8.10, T6.12
  return state.judgeRow.map((id) => {
    const counts = byType.map((types) => types[judge(id).favours])
    const most = Math.max(needed, ...counts)
    const winners = counts.flatMap((count, seat) => (count === most ? [seat] : []))
    return { judge: id, counts, winners }
  })
}

/** T6.13: what the end abilities of a seat's buildings bring, as things are now. */
export function abilityPoints(
  state: State,
  seat: Seat,
  judged: ReadonlyArray<Verdict> = verdicts(state),
): { card: TownId; points: number }[] {
  const { buildings } = districtOf(state, seat)
  const types = typeCounts(state, seat)
  return buildings.flatMap((card) => {
    const { ability } = townCard(card)
    switch (ability?.op) {
      case 'points-per-type': // T7.80: each building once, also one that a judge counts twice (T-R62)
        return {
          card,
          points:
            ability.points *
            buildings.filter((one) => typesOf(state, one).has(ability.type)).length,
        }
      case 'points-per-different-type': // T7.81
        return { card, points: ability.points * buildingTypes.filter((t) => types[t] > 0).length }
      case 'points-per-printed-value': // T7.82
        return {
          card,
          points:
            ability.points *
            buildings.filter((one) => townCard(one).points === ability.value).length,
        }
      case 'points-per-judge': // T7.83
        return {
          card,
          points: ability.points * judged.filter(({ winners }) => winners.includes(seat)).length,
        }
      case 'points-per-award': // T7.84
        return {
          card,
          points: ability.points * state.awards.filter(({ by }) => by.includes(seat)).length,
        }
      default:
        return []
    }
  })
}

const sum = (points: ReadonlyArray<number>): number => points.reduce((a, b) => a + b, 0)

/** T6.13: points by category. During the game: as if it ended with what lies there now (T9.17). */
export function score(state: State): Score[] {
  const judged = verdicts(state)
  return state.districts.map(({ buildings }, seat) => {
    const points: Record<Category, number> = {
      buildings: sum(buildings.map((card) => townCard(card).points)),
      abilities: sum(abilityPoints(state, seat, judged).map((one) => one.points)),
      awards: sum(state.awards.map((one) => (one.by.includes(seat) ? award(one.award).points : 0))),
      judges: sum(judged.map((one) => (one.winners.includes(seat) ? judge(one.judge).points : 0))),
    }
    return {
      seat,
      total: sum(Object.values(points)),
      categories: categories.map((category) => ({ category, points: points[category] })),
    }
  })
}

/** T6.15, T8.11: places and what decided; `null` while the table is not over. */
export function result(state: State): Result | null {
  return state.agenda.length > 0 ? null : ranking(state)
}

/** The ranking by points, then buildings, then shared; a solo game's title instead. */
function ranking(state: State): Result {
  const totals = score(state).map(({ total }) => total)
  if (totals.length === 1) return { places: [1], reason: soloTitle(totals[0] ?? 0) }
  const standing = totals.map((points, seat) => ({
    points,
    buildings: districtOf(state, seat).buildings.length,
  }))
  const better = (a: { points: number; buildings: number }, b: typeof a) =>
    a.points > b.points || (a.points === b.points && a.buildings > b.buildings)
  const places = standing.map((own) => 1 + standing.filter((other) => better(other, own)).length)
  const most = Math.max(...totals)
  const reason =
    places.filter((place) => place === 1).length > 1
      ? 'shared'
      : totals.filter((points) => points === most).length > 1
        ? 'buildings'
        : 'points'
  return { places, reason }
}

/** T6.7: unfinished foundations go; then the steps of final scoring in their order. */
export const finalTask: AutomaticOn<'final'> = {
  run(state, _task, at) {
    state.districts.forEach((district, seat) => {
      for (const { card, under } of [...district.foundations]) {
        district.foundations.shift()
        state.discard.push(...under, card)
        at.emit({ event: 'cleared', seat, card, freed: under, auto: true })
      }
    })
    state.agenda.push({ task: 'judging' })
    const seats = state.districts.length
    // The last one put on is the first one asked: player order from the first player (T6.8).
    for (let i = seats - 1; i >= 0; i--)
      state.agenda.push({ task: 'retype', seat: (state.first + i) % seats })
  },
}

/** The buildings whose owner may still say as what they count (T7.85, T7.86). */
const undecided = (state: State, seats: ReadonlyArray<Seat>): TownId[] =>
  seats
    .flatMap((seat) => districtOf(state, seat).buildings)
    .filter((card) => {
      const op = townCard(card).ability?.op
      return (op === 'change-type' || op === 'count-as-type') && !state.decided.includes(card)
    })

/** Types as which a building may count: another type instead of its own, or any once more (T-R44). */
function typesFor(card: TownId): ReadonlyArray<BuildingType> {
  const { ability, type } = townCard(card)
  return ability?.op === 'change-type' ? buildingTypes.filter((one) => one !== type) : buildingTypes
}

/** T11.17: whether a choice can change anybody's points, whatever is decided about the others. */
function matters(state: State, card: TownId): boolean {
  const others = undecided(
    state,
    state.districts.map((_, seat) => seat),
  ).filter((one) => one !== card)
  const differs = (counted: State['counted'], rest: ReadonlyArray<TownId>): boolean => {
    const [next, ...further] = rest
    if (next !== undefined)
      return [undefined, ...typesFor(next)].some((as) =>
        differs(as ? { ...counted, [next]: as } : counted, further),
      )
    const totals = (as?: BuildingType) =>
      score({ ...state, counted: as ? { ...counted, [card]: as } : counted }).map((s) => s.total)
    const kept = totals()
    return typesFor(card).some((as) => !same(totals(as), kept))
  }
  return differs(state.counted, others)
}

/** T6.8: the end abilities that influence judges; each owner decides knowing what came before (T-R35). */
export const retypeTask: DecisionOn<'retype'> = {
  toAct: (state, { seat }) =>
    undecided(state, [seat]).some((card) => matters(state, card)) ? [seat] : [],
  moves: (state, { seat }) =>
    undecided(state, [seat]).flatMap((card) => [
      ...typesFor(card).map((as) => ({ do: 'count', card, as }) as const),
      { do: 'keep', card } as const,
    ]),
  forbids(_state, _task, _seat, move) {
    const what = field(move, 'do')
    return what === 'count' ? 'T7.85' : what === 'keep' ? 'T6.8' : 'T6.17'
  },
  play(state, _task, seat, move, at) {
    // The task stays for the seat's other buildings; it is dropped when none is left.
    if (move.do === 'count') {
      state.counted[move.card] = move.as
      state.decided.push(move.card)
      at.emit({ event: 'counted', seat, card: move.card, as: move.as })
    } else if (move.do === 'keep') {
      state.decided.push(move.card)
      at.emit({ event: 'counted', seat, card: move.card, as: null })
    }
  },
}

/** T6.9-T6.15: judges, points, ranking. */
export const judgingTask: AutomaticOn<'judging'> = {
  run(state, _task, at) {
    for (const { judge: id, winners } of verdicts(state))
      at.emit({
        event: 'judged',
        judge: id,
        winners: [...winners],
        points: judge(id).points,
        auto: true,
      })
    at.emit({
      event: 'over',
      places: [...ranking(state).places],
      totals: score(state).map(({ total }) => total),
      auto: true,
    })
  },
}
