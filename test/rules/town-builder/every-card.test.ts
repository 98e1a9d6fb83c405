import { expect, test, vi } from 'vitest'
import { cardsDe } from '../../../worker/games/town-builder/cards.de.ts'
import { cardsEn } from '../../../worker/games/town-builder/cards.en.ts'
import {
  buildingCost,
  resources,
  type TownId,
  townCard,
  townCards,
} from '../../../worker/games/town-builder/index.ts'
import { card, coin } from './own-cards.ts'
import { site, Table } from './table.ts'

vi.mock('../../../worker/games/town-builder/components/index.ts', async (original) => {
  const { withOwnCards } = await import('./own-cards.ts')
  return withOwnCards(await original())
})

/** Cards that must lie under a foundation to complete it. */
const priceOf = (id: TownId): TownId[] =>
  resources.flatMap((resource) =>
    Array.from({ length: townCard(id).resourceCost[resource] ?? 0 }, () =>
      card({ yield: [resource] }),
    ),
  )

// Each card by its name, bought for what is printed on it.
test.for(townCards.map(({ id }) => [cardsEn[id].name, cardsDe[id].name, id] as const))(
  'T5.1, T5.10, T5.30 %s (%s) is founded, supplied and completed for its price',
  ([, , id]) => {
    const { goldCost } = townCard(id)
    const gold = Array.from({ length: goldCost }, () => coin())
    const founding = new Table({ row: [id], districts: [{ gold }] })
    expect(founding.can('start').some((move) => move.card === id)).toBe(true)
    if (goldCost > 0)
      expect(new Table({ row: [id], districts: [{ gold: gold.slice(1) }] }).can('start')).toEqual(
        [],
      )
    founding.do(founding.can('start')[0] ?? { do: 'end' })
    expect(buildingCost(id)).toBe(goldCost + priceOf(id).length)

    const [last, ...under] = priceOf(id)
    if (!last) {
      expect(founding.seat(0).buildings).toContain(id)
      return
    }
    const table = new Table({ row: [last], districts: [{ foundations: [site(id, ...under)] }] })
    expect(table.seat(0).buildings).not.toContain(id)
    table.do({ do: 'resource', card: last, to: id })
    expect(table.seat(0).buildings).toContain(id)
    expect(table.seat(0).foundations.map((one) => one.card)).not.toContain(id)
  },
)
