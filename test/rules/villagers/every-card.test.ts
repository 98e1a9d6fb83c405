import { expect, test } from 'vitest'
import { names as namesDe } from '../../../worker/games/villagers/cards.de.ts'
import { names as namesEn } from '../../../worker/games/villagers/cards.en.ts'
import {
  type CardId,
  cards,
  isWildcard,
  villagerIds,
} from '../../../worker/games/villagers/components/index.ts'
import { building, movesOf, played, villageOf } from './table.ts'

/** The cards below a card, from its chain starter up. */
function below(card: CardId): CardId[] {
  const predecessor = cards[card].predecessor as CardId | null
  return predecessor ? [...below(predecessor), predecessor] : []
}

const placeable = villagerIds.filter((id) => !cards[id].discard && !isWildcard(id))

// V7.1:<id>, V7.22, V7.24, V7.32, V7.49-V7.56: each card that stays in a village, by its name.
test.for(placeable.map((id) => [namesEn[id], namesDe[id], id] as const))(
  'V5.1, V5.20, V5.40 %s (%s) is built where its chain and its padlock allow it, and nowhere else',
  ([, , id]) => {
    const { predecessor, unlocker } = cards[id]
    const [starter, ...branch] = below(id)
    const chain = starter ? [branch.length ? `${starter}: ${branch.join(' ')}` : starter] : []
    const founded = starter === 'founders' ? chain : ['founders', ...chain]
    const options = { modules: ['saints', 'scoundrels', 'profiteers'] as const }
    const rich = { gold: 2, hand: id, village: founded }
    const setting = { options: { modules: [...options.modules] } }

    const state = building(rich, setting)
    const [move] = movesOf(state, 0, 'place').filter(({ card }) => card === id)
    if (!move) throw new Error(`${id} cannot be built on ${founded.join(', ')}.`)
    const built = played(state, 0, move)
    expect(villageOf(built, 0).join(' ')).toContain(id)
    expect(built.seats[0]?.hand).toEqual([])
    // V5.43: with nobody to pay, the bank takes 2 gold for a padlock.
    expect(built.seats[0]?.gold).toBe(unlocker ? 0 : 2)

    if (unlocker) expect(movesOf(building({ ...rich, gold: 1 }, setting), 0, 'place')).toEqual([])
    if (predecessor) {
      const alone = predecessor === 'founders' ? ['founders: swineherd | swineherd'] : ['founders']
      expect(movesOf(building({ ...rich, village: alone }, setting), 0, 'place')).toEqual([])
    }
  },
)
