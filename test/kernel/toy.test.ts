import { manifest } from '../toy/manifest.ts'
import { describeMind } from './evaluators.ts'
import { describeLaws } from './laws.ts'
import { type ToyState, toy } from './toy.ts'

describeLaws({
  game: toy,
  options: () => [{}, { cards: 20 }],
  conserved: (state) => [(state as ToyState).points.length],
  longest: 200,
  runs: 20,
})

describeMind({ ...manifest, options: () => [{ cards: 40 }], longest: 400 })
