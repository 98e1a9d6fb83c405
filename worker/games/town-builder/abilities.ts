/**
 * Using abilities: build abilities, star abilities, copies.
 * Rules: T5.50–T5.57, T5.60–T5.66, T5.70, T5.74, T5.76, T7.40–T7.53, T7.60, T7.74, T-R25, T-R26,
 * T-R29, T-R43, T-R61.
 */
import { unexpected } from '../kernel/index.ts'
import {
  type Condition,
  crest,
  type Effect,
  isCrest,
  type Source,
  type TownId,
  townCard,
  type UsableAbility,
} from './components/index.ts'
import { coverSymbol } from './effects/cover.ts'
import { addJudge } from './effects/judge.ts'
import { lookAtTop } from './effects/look.ts'
import {
  addToRow,
  discardRowCards,
  discardSelfStoreGold,
  protectRowCard,
  replaceRowCards,
  storeGoldFromRow,
} from './effects/row.ts'
import type { EffectRules, RulesOf } from './effects/rules.ts'
import {
  convertFoundation,
  moveResource,
  revealStartFoundation,
  revealTakeResource,
  takeFromDiscard,
  takeFromRow,
} from './effects/take.ts'
import { extraAction, turnGold } from './effects/turn.ts'
import { field } from './forbidden.ts'
import { charge, paying, wealth } from './payment.ts'
import {
  type At,
  type AutomaticOn,
  ask,
  type DecisionOn,
  type Move,
  ownDistrict,
  remove,
  type State,
} from './state.ts'

/** T7.74: the copies stand here, as what they can do is what any other effect can. */
const copyStar: RulesOf<'copy-star'> = copying('star')
const copyBuild: RulesOf<'copy-build'> = copying('build')

/** Section 7.5, by the name of the effect. */
const effects: { readonly [K in Effect['op']]: RulesOf<K> } = {
  'discard-row-cards': discardRowCards,
  'replace-row-cards': replaceRowCards,
  'add-to-row': addToRow,
  'store-gold-from-row': storeGoldFromRow,
  'take-from-row': takeFromRow,
  'take-from-discard': takeFromDiscard,
  'extra-action': extraAction,
  'discard-self-store-gold': discardSelfStoreGold,
  'cover-symbol': coverSymbol,
  'protect-row-card': protectRowCard,
  'move-resource': moveResource,
  'look-at-top': lookAtTop,
  'turn-gold': turnGold,
  'copy-star': copyStar,
  'copy-build': copyBuild,
  'reveal-take-resource': revealTakeResource,
  'reveal-start-foundation': revealStartFoundation,
  'add-judge': addJudge,
  'convert-foundation': convertFoundation,
}

// Each effect's rules are typed for their own effect; looked up by name, they take any.
const rulesOf = (effect: Effect) => effects[effect.op] as EffectRules<Effect>

/** The build or star ability of a card or crest; `null` for a card with none, or another kind. */
export function usableAbility(source: Source): UsableAbility | null {
  const ability = isCrest(source) ? crest(source).ability : townCard(source).ability
  return ability?.kind === 'build' || ability?.kind === 'star' ? ability : null
}

/**
 * T7.60: a building counts itself in its turn of completion, whatever its type. That is said of the
 * building whose ability it is: one that copies it counts as what it is (T-R61).
 */
function holds(state: State, { completedThisTurn }: Condition, of: Source): boolean {
  return state.turn.completed.some(
    (card) =>
      completedThisTurn === 'any' || card === of || townCard(card).type === completedThisTurn,
  )
}

const costOf = (ability: UsableAbility): number => ('goldCost' in ability ? ability.goldCost : 0)

/**
 * T5.76: whether the cost can be paid, the condition holds, and something would happen, when `by` uses the
 * ability `of` itself or of the building that it copies.
 */
function canUse(state: State, by: Source, of: Source, ability: UsableAbility): boolean {
  if (costOf(ability) > wealth(state)) return false
  if ('condition' in ability && ability.condition && !holds(state, ability.condition, of))
    return false
  return rulesOf(ability).possible(state, ability, by)
}

/** T5.53-T5.57: the build abilities that can be used now. */
export const buildMoves = (state: State): Move[] =>
  state.turn.open.flatMap((card): Move[] => {
    const ability = usableAbility(card)
    if (!ability || !canUse(state, card, card, ability)) return []
    return paying(state, costOf(ability), { do: 'build', with: card } as const)
  })

/** T5.60-T5.64: the star abilities of which one can be used in this turn. */
export function starMoves(state: State): Move[] {
  if (state.turn.starUsed) return []
  const { buildings, crest } = ownDistrict(state)
  return [...buildings, crest].flatMap((source): Move[] => {
    const ability = usableAbility(source)
    if (ability?.kind !== 'star' || !canUse(state, source, source, ability)) return []
    return paying(state, costOf(ability), { do: 'star', with: source } as const)
  })
}

/** Uses a build ability (T5.53) or the star ability of the turn (T5.60). */
export function useAbility(
  state: State,
  kind: 'build' | 'star',
  source: Source,
  pay: 'choose' | undefined,
  at: At,
): void {
  if (kind === 'star') state.turn.starUsed = true
  else remove(state.turn.open, source as TownId)
  at.emit({ event: 'used', seat: state.turn.seat, card: source, kind })
  carryOut(state, source, source, pay, at)
}

function carryOut(state: State, by: Source, of: Source, pay: 'choose' | undefined, at: At): void {
  const ability = usableAbility(of)
  if (!ability) throw new RangeError(`${of} has no ability to use.`)
  state.agenda.push({ task: 'effect', by, of })
  charge(state, costOf(ability), pay, at)
}

/** Carries out a paid ability. */
export const effectTask: AutomaticOn<'effect'> = {
  run(state, { by, of }, at) {
    const ability = usableAbility(of)
    if (ability) rulesOf(ability).run(state, ability, by, at)
  },
}

/** T-R43: what can be copied now: abilities of that kind on buildings of any district, no copies of copies. */
const copyable = (state: State, by: Source, kind: 'build' | 'star'): Move[] =>
  state.districts
    .flatMap((district) => district.buildings)
    .flatMap((of): Move[] => {
      const ability = usableAbility(of)
      if (ability?.kind !== kind || ability.op === 'copy-star' || ability.op === 'copy-build')
        return []
      if (!canUse(state, by, of, ability)) return []
      return paying(state, costOf(ability), { do: 'copy', of } as const)
    })

function copying<K extends 'copy-star' | 'copy-build'>(kind: 'build' | 'star'): RulesOf<K> {
  return {
    possible: (state: State, _effect: unknown, by: Source) => copyable(state, by, kind).length > 0,
    run: (state: State, _effect: unknown, by: Source) =>
      ask(state, { task: 'copy', by: by as TownId, kind }),
  } as RulesOf<K>
}

export const copyTask: DecisionOn<'copy'> = {
  toAct: (state) => [state.turn.seat],
  moves: (state, { by, kind }) => copyable(state, by, kind),
  forbids(state, _task, _seat, move) {
    if (field(move, 'do') !== 'copy') return 'T-R27'
    const isFoundation = state.districts.some((district) =>
      district.foundations.some((f) => f.card === field(move, 'of')),
    )
    return isFoundation ? 'T5.74' : 'T7.74'
  },
  play(state, { by }, seat, move, at) {
    state.agenda.pop()
    if (move.do !== 'copy') unexpected(move)
    at.emit({ event: 'copied', seat, by, of: move.of })
    carryOut(state, by, move.of, move.pay, at)
  },
}
