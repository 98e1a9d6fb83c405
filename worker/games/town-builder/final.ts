import { type Seat, same } from '../kernel/index.ts'
import {
  type BuildingType,
  buildingTypes,
  judge,
  type TownId,
  townCard,
} from './components/index.ts'
import { field } from './forbidden.ts'
import { ranking, score, verdicts } from './scoring.ts'
import { type AutomaticOn, type DecisionOn, districtOf, type TownState } from './state.ts'

/** T6.7: unfinished foundations go; then the steps of final scoring in their order. */
export const finalTask: AutomaticOn<'final'> = {
  run(state, _task, at) {
    state.districts.forEach((district, seat) => {
      for (const { card, under } of district.foundations) {
        state.discard.push(...under, card)
        at.emit({ event: 'cleared', seat, card, freed: under, auto: true })
      }
      district.foundations = []
    })
    state.agenda.push({ task: 'judging' })
    const seats = state.districts.length
    // The last one put on is the first one asked: player order from the first player (T6.8).
    for (let i = seats - 1; i >= 0; i--)
      state.agenda.push({ task: 'retype', seat: (state.first + i) % seats })
  },
}

/** The buildings whose owner may still say as what they count (T7.85, T7.86). */
const undecided = (state: TownState, seats: ReadonlyArray<Seat>): TownId[] =>
  seats
    .flatMap((seat) => districtOf(state, seat).buildings)
    .filter((card) => {
      const op = townCard(card).ability?.op
      return (op === 'change-type' || op === 'count-as-type') && !state.decided.includes(card)
    })

/** As what a building may count: another type instead of its own, or any once more (T-R44). */
function typesFor(card: TownId): ReadonlyArray<BuildingType> {
  const { ability, type } = townCard(card)
  return ability?.op === 'change-type' ? buildingTypes.filter((one) => one !== type) : buildingTypes
}

/** T11.17: whether a choice can change anybody's points, whatever is decided about the others. */
function matters(state: TownState, card: TownId): boolean {
  const others = undecided(
    state,
    state.districts.map((_, seat) => seat),
  ).filter((one) => one !== card)
  const differs = (counted: TownState['counted'], rest: ReadonlyArray<TownId>): boolean => {
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
