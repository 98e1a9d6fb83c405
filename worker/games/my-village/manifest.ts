import type { GameManifest } from '../kernel/index.ts'
import { evaluator } from './evaluator.ts'
import { type Event, type Move, myVillage, type Options, type State } from './index.ts'
import { story } from './story.ts'
import { words as de } from './words.de.ts'
import { words as en } from './words.en.ts'
import { words as fr } from './words.fr.ts'

/** My Village, as the worker knows it. */
export const manifest: GameManifest<State, Move, Options, Event> = {
  game: myVillage,
  words: { en, de, fr },
  evaluator,
  story,
}
