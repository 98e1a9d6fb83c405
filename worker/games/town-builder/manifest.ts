import { type GameManifest, namesIn } from '../kernel/index.ts'
import { cardsDe } from './cards.de.ts'
import { cardsEn } from './cards.en.ts'
import { cardsFr } from './cards.fr.ts'
import { evaluator } from './evaluator.ts'
import { townBuilder } from './index.ts'
import type { Options } from './options.ts'
import type { Event, Move, State } from './state.ts'
import { story } from './story.ts'
import { words as de } from './words.de.ts'
import { words as en } from './words.en.ts'
import { words as fr } from './words.fr.ts'

/** Town Builder: Coevorden, as the worker knows it. */
export const manifest: GameManifest<State, Move, Options, Event> = {
  game: townBuilder,
  words: { en, de, fr },
  evaluator,
  story,
  names: namesIn(cardsEn, cardsDe, cardsFr),
}
