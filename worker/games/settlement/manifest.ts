import type { GameManifest } from '../kernel/index.ts'
import { evaluator } from './evaluator.ts'
import { type Options, settlement } from './index.ts'
import type { Event, Move, State } from './state.ts'
import { story } from './story.ts'
import { words as de } from './words.de.ts'
import { words as en } from './words.en.ts'
import { words as fr } from './words.fr.ts'

/** Settlement, as the worker knows it. */
export const manifest: GameManifest<State, Move, Options, Event> = {
  game: settlement,
  words: { en, de, fr },
  evaluator,
  story,
}
