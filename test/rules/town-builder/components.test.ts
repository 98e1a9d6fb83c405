import { describe, expect, test } from 'vitest'
import { isHidden, Random } from '../../../worker/games/kernel/index.ts'
import { cardsDe } from '../../../worker/games/town-builder/cards.de.ts'
import { cardsEn } from '../../../worker/games/town-builder/cards.en.ts'
import {
  awards,
  type BuildingType,
  buildingCost,
  buildingTypes,
  type Components,
  checkComponents,
  crests,
  faults,
  judges,
  marker,
  resources,
  type State,
  type TownCard,
  townBuilder,
  townCard,
  townCards,
  uses,
} from '../../../worker/games/town-builder/index.ts'
import { words as wordsDe } from '../../../worker/games/town-builder/words.de.ts'
import { words as wordsEn } from '../../../worker/games/town-builder/words.en.ts'

const box: Components = { townCards, awards, judges, crests }
/** The box with one Town card changed. */
const changed = (id: string, values: Partial<TownCard>): Components => ({
  ...box,
  townCards: townCards.map((card) => (card.id === id ? { ...card, ...values } : card)),
})

describe('section 1: terms', () => {
  const state = townBuilder.setup(
    { autoClaim: true, confirmEnd: false },
    2,
    Random.fromSeed(new Uint8Array(32)),
  )
  const seen = townBuilder.redact(state, 0)

  test('T1.1 60 Town cards, each a building with a cost and something that it yields', () => {
    expect(townCards.reduce((sum, { count }) => sum + count, 0)).toBe(60)
    for (const { goldCost, resourceCost, yield: yields } of townCards) {
      expect(goldCost + Object.values(resourceCost).reduce((a, b) => a + b, 0)).toBeGreaterThan(0)
      expect(yields.length).toBeGreaterThan(0)
    }
  })

  test('T1.2 the card row lies open and has 5 Town cards', () => {
    expect(seen.row).toHaveLength(5)
    expect(seen.row.every((id) => townCards.some((card) => card.id === id))).toBe(true)
  })

  test('T1.3 the deck is a face-down pile', () => {
    expect(seen.deck).toHaveLength(state.deck.length)
    expect(seen.deck.every(isHidden)).toBe(true)
  })

  test('T1.18 the judges of the judge row lie open', () => {
    expect(seen.judgeRow.length).toBeGreaterThan(0)
    expect(seen.judgeRow.every((id) => judges.some((judge) => judge.id === id))).toBe(true)
  })

  test('T1.5, T1.6, T1.19, T1.20 the other zones of the state have the names of the rules', () => {
    for (const zone of ['discard', 'awards', 'unusedJudges', 'unusedAwards'])
      expect(state).toHaveProperty(zone)
    expect(state.districts[0]).toMatchObject({
      gold: [],
      foundations: [],
      buildings: [],
    })
  })

  test('T1.12, T1.13, T2.8 there are three resources, and gold is none of them', () => {
    expect(resources).toEqual(['stone', 'wood', 'straw'])
  })

  test('T1.15, T1.26 the uses of a card are foundation, resource and gold', () => {
    expect(uses).toEqual(['foundation', 'resource', 'gold'])
  })

  test('T1.16 five building types', () => {
    expect(buildingTypes).toEqual(['trade', 'social', 'residential', 'culture', 'military'])
  })

  test('T1.22-T1.25, T7.40 four kinds of abilities', () => {
    const kinds = new Set(townCards.flatMap(({ ability }) => (ability ? [ability.kind] : [])))
    expect(kinds).toEqual(new Set(['build', 'star', 'end', 'row']))
  })

  test('T1.19, T1.30, T8.15 judge, award and discarding are called so in both languages', () => {
    expect(wordsEn.categories).toMatchObject({ awards: 'Awards', judges: 'Judges' })
    expect(wordsDe.categories).toMatchObject({ awards: 'Auszeichnungen', judges: 'Juroren' })
    expect(
      wordsEn.event({ event: 'discarded', seat: 0, card: 'inn', from: 'row' }, () => 'Ann'),
    ).toBe('Ann discards the Inn from the row.')
  })
})

describe('section 2: components', () => {
  const counted: Record<BuildingType, number> = {
    trade: 14,
    social: 12,
    residential: 12,
    culture: 11,
    military: 11,
  }
  test('T2.1 60 Town cards by type', () => {
    expect(townCards).toHaveLength(60)
    for (const type of buildingTypes)
      expect(townCards.filter((card) => card.type === type)).toHaveLength(counted[type])
    expect(new Set(townCards.map(({ id }) => id)).size).toBe(60)
  })

  test('T2.2, T2.3 8 awards and 6 judges with points; T7.23, T-R34 a judge for each type, two for trade', () => {
    expect(awards).toHaveLength(8)
    expect(judges.map(({ favours }) => favours).sort()).toEqual([...buildingTypes, 'trade'].sort())
    for (const { points } of [...awards, ...judges]) expect(points).toBeGreaterThan(0)
  })

  test('T2.4, T1.28 4 crests, one of them the first player’s', () => {
    expect(crests.filter(({ firstPlayer }) => firstPlayer)).toHaveLength(1)
    expect(crests).toHaveLength(4)
  })

  test('T2.5, T1.21 one card is shuffle marker and trophy', () => {
    expect(marker.count).toBe(1)
    expect(cardsEn[marker.id].name).toContain('Best District')
  })

  test('T2.7 each Town card has type, points, costs, a yield, and one ability at most', () => {
    for (const card of townCards) {
      expect(card.points).toBeGreaterThanOrEqual(0)
      expect(card.goldCost).toBeGreaterThanOrEqual(0)
      expect(Object.keys(card.resourceCost).every((key) => resources.includes(key as never))).toBe(
        true,
      )
    }
  })

  test('T2.9, T1.9-T1.11 building cost is gold and resources together', () => {
    expect(buildingCost('castle')).toBe(6)
    expect(buildingCost('merchant-house')).toBe(2)
  })

  test('T2.10 a yield is gold, one or two resources, or gold as well as resources', () => {
    for (const card of townCards) {
      expect(card.yield.length).toBeGreaterThan(0)
      expect(new Set<string>(card.yield).size).toBe(card.yield.length)
      expect(card.yield.filter((what) => what !== 'gold').length).toBeLessThanOrEqual(2)
    }
  })

  test('T2.14, T-R1, T7.23 what the rulebook does not state is marked as reconstructed', () => {
    for (const card of [...townCards, ...awards, ...judges, ...crests]) {
      expect(card.source).toBe('reconstructed')
      expect(['medium', 'low']).toContain(card.confidence)
    }
    expect(townCard('inn').fieldSources?.goldCost).toBe('rulebook')
    expect(townCard('bridge').fieldSources?.yield).toBe('rulebook')
    expect(townCard('gardens').fieldSources?.type).toBe('rulebook')
  })

  test('T2.14, T7.40 every ability has a sentence in English and German', () => {
    for (const { id, ability } of townCards)
      for (const texts of [cardsEn, cardsDe])
        expect(texts[id].text !== undefined).toBe(ability !== null)
  })

  test('T8.12 no levels of difficulty: the options are about convenience', () => {
    expect(townBuilder.options.parse({})).toEqual({ autoClaim: true, confirmEnd: false })
  })

  const setups = [true, false].flatMap((autoClaim) =>
    [true, false].map((confirmEnd) =>
      townBuilder.setup({ autoClaim, confirmEnd }, 2, Random.fromSeed(new Uint8Array(32))),
    ),
  )

  test('T8.13, T3.3 reshuffles are counted at every table: there is no choice of a marker', () => {
    for (const { reshuffles } of setups) expect(reshuffles).toBe(0)
    expect(Object.keys(townBuilder.options.parse({}))).not.toContain('marker')
  })

  test('T8.14 no beginner’s game and no modules: every table has the same cards', () => {
    for (const { autoClaim: _, confirmEnd: __, ...cards } of setups) {
      const { autoClaim: ___, confirmEnd: ____, ...first } = setups[0] as State
      expect(cards).toEqual(first)
    }
    expect(townBuilder.seats).toEqual({ min: 1, max: 4 })
  })

  test('T-R51, T4.0 where the rulebook breaks off, points come from awards and judges, too', () => {
    expect(Object.keys(wordsEn.categories)).toEqual(['buildings', 'abilities', 'awards', 'judges'])
  })
})

describe('T2.15: components that break a rule are rejected', () => {
  test('T2.15 the box breaks none', () => {
    expect(faults(box)).toEqual([])
    expect(() => checkComponents(box)).not.toThrow()
  })

  test.each<[rule: string, box: Components]>([
    ['T2.1', { ...box, townCards: townCards.slice(1) }],
    ['T2.1', changed('brewery', { type: 'social' })],
    ['T2.2', { ...box, awards: awards.slice(1) }],
    ['T2.3', { ...box, judges: judges.slice(1) }],
    ['T2.4', { ...box, crests: crests.map((crest) => ({ ...crest, firstPlayer: true })) }],
    ['T7.30', changed('harbour', { goldCost: 1 })],
    ['T7.31', changed('gatehouse', { goldCost: 0 })],
    ['T7.32', changed('inn', { goldCost: 2 })],
    ['T7.33', changed('bakery', { yield: ['wood'] })],
    ['T7.34', changed('bridge', { yield: ['wood'] })],
    ['T7.35', changed('quarry', { resourceCost: { wood: 1 } })],
    ['T7.36', changed('orphanage', { resourceCost: { stone: 2 } })],
    ['T7.36', changed('gardens', { type: 'trade' })],
  ])('%s', (rule, broken) => {
    expect(faults(broken)).toContain(rule)
    expect(() => checkComponents(broken)).toThrow(rule)
  })
})
