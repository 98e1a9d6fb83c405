import type {
  Ability,
  Award,
  AwardCondition,
  AwardId,
  BuildingType,
  Judge,
  JudgeId,
  TownCard,
  TownId,
} from '../../../worker/games/town-builder/components/index.ts'

// T-R1: tests of a rule use cards of their own, so that a value of the data may change.
const own = {
  townCards: new Map<string, TownCard>(),
  awards: new Map<string, Award>(),
  judges: new Map<string, Judge>(),
}

const record = { count: 1, source: 'reconstructed', confidence: 'low' } as const
let made = 0

/** A new Town card: a trade building worth 1 for one stone, yielding stone, unless said otherwise. */
export function card(values: Partial<Omit<TownCard, 'id' | 'count'>> = {}): TownId {
  const id = `own-${++made}`
  own.townCards.set(id, {
    ...record,
    id,
    type: 'trade',
    goldCost: 0,
    resourceCost: { stone: 1 },
    points: 1,
    yield: ['stone'],
    ability: null,
    ...values,
  })
  return id as TownId
}

/** New Town cards of one kind. */
export const cards = (n: number, values: Parameters<typeof card>[0] = {}): TownId[] =>
  Array.from({ length: n }, () => card(values))

/** A new Town card that yields gold. */
export const coin = (): TownId => card({ yield: ['gold'] })

/** A new building with an ability. */
export const able = (ability: Ability, values: Parameters<typeof card>[0] = {}): TownId =>
  card({ ...values, ability })

/** A new award. */
export function ownAward(condition: AwardCondition, points = 3): AwardId {
  const id = `own-award-${++made}`
  own.awards.set(id, { ...record, id, condition, points })
  return id as AwardId
}

/** A new judge. */
export function ownJudge(favours: BuildingType, points = 3): JudgeId {
  const id = `own-judge-${++made}`
  own.judges.set(id, { ...record, id, favours, points })
  return id as JudgeId
}

type Components = typeof import('../../../worker/games/town-builder/components/index.ts')

/** The components with the cards of the tests among them. */
export const withOwnCards = (real: Components): Components => ({
  ...real,
  townCard: (id) => own.townCards.get(id) ?? real.townCard(id),
  award: (id) => own.awards.get(id) ?? real.award(id),
  judge: (id) => own.judges.get(id) ?? real.judge(id),
  isTownCard: (id): id is TownId => own.townCards.has(id) || real.isTownCard(id),
  isAward: (id): id is AwardId => own.awards.has(id) || real.isAward(id),
  isJudge: (id): id is JudgeId => own.judges.has(id) || real.isJudge(id),
})
