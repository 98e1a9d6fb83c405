import { type GameManifest, namesIn } from '../kernel/index.ts'
import { cards as cardsDe } from './cards.de.ts'
import { cards as cardsEn } from './cards.en.ts'
import { cards as cardsFr } from './cards.fr.ts'
import { customerNames } from './customer-names.ts'
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
  names: [
    ...[cardsEn, cardsDe, cardsFr].flatMap(({ churches, chambers, buildings, professions }) =>
      namesIn(churches, chambers, buildings, professions),
    ),
    ...Object.values(customerNames).flat(),
  ],
}
