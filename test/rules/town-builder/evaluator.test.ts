import { expect, test } from 'vitest'
import { Random, start, view } from '../../../worker/games/kernel/index.ts'
import { evaluator } from '../../../worker/games/town-builder/evaluator.ts'
import {
  isJudge,
  type State,
  type TownId,
  townBuilder,
} from '../../../worker/games/town-builder/index.ts'
import { describeDeals } from '../../kernel/deals.ts'
import { describeMind } from '../../kernel/evaluators.ts'
import { midgame } from './midgame.ts'

for (const game of [townBuilder, midgame]) {
  const options = () => [{}, { autoClaim: false, confirmEnd: true }]
  describeDeals({ game, evaluator, options })
  describeMind({ game, evaluator, options, longest: 1000 })
}

test('a card that was paid with may lie in the deck again', () => {
  // T4.21: an ability empties the deck, and the gold that was paid for it is shuffled into the new one.
  const play = start(townBuilder, {}, 2, new Uint8Array(32).fill(9))
  const [paid, other, ...discard] = play.state.deck.filter((id): id is TownId => !isJudge(id))
  if (!paid || !other) throw new Error('The deck is empty.')
  const reshuffled: State = {
    ...play.state,
    deck: [other, paid],
    discard,
    judgeRow: [...play.state.judgeRow, ...play.state.deck.filter((id) => isJudge(id))],
    deckJudges: 0,
    reshuffles: 1,
    turn: { ...play.state.turn, paid: [paid] },
  }
  const seen = view(townBuilder, { ...play, state: reshuffled }, 0).state
  const dealt = evaluator.deals(seen, 0)(Random.fromSeed(new Uint8Array(32)))
  expect(townBuilder.redact(dealt, 0)).toEqual(seen)
})
