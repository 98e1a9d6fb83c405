import type { GameManifest } from '../kernel/index.ts'
import { evaluator } from './evaluator.ts'
import { type SettlementOptions, settlement } from './index.ts'
import type { SettlementEvent, SettlementMove, SettlementState } from './state.ts'
import { story } from './story.ts'
import { words as de } from './words.de.ts'
import { words as en } from './words.en.ts'
import { words as fr } from './words.fr.ts'

/** Settlement, as the worker knows it. */
export const manifest: GameManifest<
  SettlementState,
  SettlementMove,
  SettlementOptions,
  SettlementEvent
> = {
  game: settlement,
  words: { en, de, fr },
  evaluator,
  story,
}
