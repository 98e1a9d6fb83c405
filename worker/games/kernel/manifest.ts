import type { Game, GameEvent, Move } from './contract.ts'
import type { Evaluator } from './evaluator.ts'
import type { PerLanguage } from './language.ts'
import type { Story } from './story.ts'
import type { Words } from './words.ts'

/** All that the worker needs of a game: its rules, its words in every language, what bots know of it, and how it is told in short. */
export interface GameManifest<
  S = unknown,
  M extends Move = Move,
  O = unknown,
  E extends GameEvent = GameEvent,
> {
  readonly game: Game<S, M, O, E>
  readonly words: PerLanguage<Words<S, M, E>>
  readonly evaluator: Evaluator<S, M>
  readonly story: Story<S, E>
  /** Names of its pieces in every language: a text that has one means no other piece. */
  readonly names: ReadonlyArray<string>
}

/** The names in some records of texts, each of them a name or with one. */
export const namesIn = (
  ...records: ReadonlyArray<Readonly<Record<string, string | { readonly name: string }>>>
): string[] =>
  records.flatMap((record) =>
    Object.values(record).map((one) => (typeof one === 'string' ? one : one.name)),
  )

/** A manifest whose type parameters do not matter to the caller, as in the list. */
// biome-ignore lint/suspicious/noExplicitAny: the list holds games of different states.
export type AnyManifest = GameManifest<any, any, any, any>
