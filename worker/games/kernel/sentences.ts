import type { GameEvent, Move, Seat } from './contract.ts'
import type { Names, Words } from './words.ts'

/** A task of an agenda that somebody is asked about. */
interface Asked {
  readonly task: string
}

/**
 * Facts that sentences need to know of a kind of thing besides the thing itself, read from the state
 * once for all languages. A kind that is not here tells itself.
 */
type Facts = Readonly<Record<string, (it: never, ...around: never[]) => unknown>>
interface AllFacts {
  readonly prompt: Facts
  readonly move: Facts
  readonly event: Facts
}

/** Arguments by which a sentence is told of a kind of thing. */
type Told<T, Tag extends keyof T, K extends T[Tag], F extends Facts> = K extends keyof F
  ? ReturnType<F[K]>
  : Extract<T, Readonly<Record<Tag, K>>>

/** The same words always, or words made from what happened, who did it, and how all are called. */
type Sentence<T, Text> = Text | ((it: T, who: string, names: Names) => Text)

type Table<T, Tag extends keyof T, F extends Facts, Text> = {
  readonly [K in T[Tag] & string]: Sentence<Told<T, Tag, K, F>, Text>
}

/** A sentence for each task, move and event of some kinds. */
export interface SentenceTables<
  T extends Asked,
  M extends Move,
  E extends GameEvent,
  F extends AllFacts,
> {
  readonly prompt: Table<T, 'task', F['prompt'], string>
  readonly move: Table<M, 'do', F['move'], string>
  /** `null` for events that only move pieces on screen. */
  readonly event: Table<E, 'event', F['event'], string | null>
}

/** Everything a game says in one language. */
export interface Sentences<T extends Asked, M extends Move, E extends GameEvent, F extends AllFacts>
  extends Pick<Words, 'title' | 'tagline' | 'options' | 'categories' | 'reasons'>,
    SentenceTables<T, M, E, F> {
  /** Text that is said where nothing is asked. */
  readonly nothing: string
  /** Returns the final form of a sentence about an event, with a capital at its head for instance. */
  ofEvent?(text: string): string
}

/** Tables and facts of all kinds alike: which sentence goes with which fact, their types above have made sure of. */
type AnySentence = string | null | ((it: unknown, who: string, names: Names) => string | null)
type AnyTable = Readonly<Record<string, AnySentence | undefined>>
type AnyFacts = Readonly<Record<string, ((...around: unknown[]) => unknown) | undefined>>

/**
 * Makes a game's words in a language of its sentences. `facts` are functions of a task or move, the state,
 * the seat and the names of all, or of an event and the names.
 */
export const wordsBy =
  <
    S extends { readonly agenda: ReadonlyArray<Asked> },
    T extends Asked,
    M extends Move,
    E extends GameEvent,
    F extends AllFacts,
  >(
    facts: F,
  ) =>
  (sentences: Sentences<T, M, E, F>): Words<S, M, E> => {
    const { title, tagline, options, categories, reasons, ofEvent } = sentences
    function say(
      part: keyof AllFacts,
      kind: string,
      it: object,
      names: Names,
      ...around: unknown[]
    ) {
      const sentence = (sentences[part] as AnyTable)[kind]
      if (typeof sentence !== 'function') return sentence ?? null
      const told = (facts[part] as AnyFacts)[kind]?.(it, ...around, names) ?? it
      return sentence(
        told,
        'seat' in it && typeof it.seat === 'number' ? names(it.seat) : '',
        names,
      )
    }
    return {
      title,
      tagline,
      options,
      categories,
      reasons,
      prompt(state: S, seat: Seat, names) {
        const task = state.agenda.at(-1)
        return (task && say('prompt', task.task, task, names, state, seat)) ?? sentences.nothing
      },
      move: (state, seat, move, names) => say('move', move.do, move, names, state, seat) ?? move.do,
      event(event, names) {
        const text = say('event', event.event, event, names)
        return text !== null && ofEvent ? ofEvent(text) : text
      },
    }
  }
