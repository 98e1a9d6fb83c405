import { type GameManifest, namesIn } from '../kernel/index.ts'
import { names as namesDe } from './cards.de.ts'
import { names as namesEn } from './cards.en.ts'
import { names as namesFr } from './cards.fr.ts'
import { evaluator } from './evaluator.ts'
import type { Event } from './event-types.ts'
import { villagers } from './index.ts'
import type { Options } from './options.ts'
import type { Move, State } from './state.ts'
import { story } from './story.ts'
import { words as de } from './words.de.ts'
import { words as en } from './words.en.ts'
import { words as fr } from './words.fr.ts'

/** Villagers, as the worker knows it. */
export const manifest: GameManifest<State, Move, Options, Event> = {
  game: villagers,
  words: { en, de, fr },
  evaluator,
  story,
  names: namesIn(namesEn, namesDe, namesFr),
}
