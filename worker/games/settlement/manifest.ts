import { type GameManifest, namesIn } from '../kernel/index.ts'
import { cards as cardsDe } from './cards.de.ts'
import { cards as cardsEn } from './cards.en.ts'
import { cards as cardsFr } from './cards.fr.ts'
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
  names: [cardsEn, cardsDe, cardsFr].flatMap(({ artifacts, buildings, monsters, heroes }) =>
    namesIn(artifacts, buildings, monsters, heroes),
  ),
}
