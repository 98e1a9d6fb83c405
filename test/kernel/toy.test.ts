import { describeLaws } from './laws.ts'
import { type ToyState, toy } from './toy.ts'

describeLaws({
  game: toy,
  options: () => [{}, { cards: 20 }],
  conserved: (state) => [(state as ToyState).points.length],
  longest: 200,
  runs: 20,
})
