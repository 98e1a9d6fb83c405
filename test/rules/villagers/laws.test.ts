import { villagers } from '../../../worker/games/villagers/index.ts'
import type { State } from '../../../worker/games/villagers/state.ts'
import { standing } from '../../../worker/games/villagers/village.ts'
import { describeLaws } from '../../kernel/laws.ts'

describeLaws({
  game: villagers,
  options: () => [{ padlocks: true }, { padlocks: false }],
  conserved(state) {
    const { road, stacks, reserve, discard, basics, seats, agenda } = state as State
    return [
      ...road.flatMap((slot) => (slot ? [slot.card] : [])),
      ...[...stacks, reserve, ...seats.map(({ hand }) => hand)].flat().map(({ card }) => card),
      ...discard,
      ...agenda.flatMap((task) => (task.task === 'resettle' ? [task.card] : [])),
      ...Object.entries(basics).flatMap(([id, left]) => Array<string>(left).fill(id)),
      ...seats.flatMap(({ square, village }) => [
        ...square,
        ...standing(village).map(({ placed }) => placed.card),
      ]),
    ]
  },
  longest: 1500,
  runs: 2,
})
