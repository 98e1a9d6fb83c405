import { createSignal, onCleanup } from 'solid-js'

/** All that can be done in the frame by more than one way: button, menu, key. */
export type ActionId =
  | 'close'
  | 'undo'
  | 'redo'
  | 'clear'
  | 'send'
  | 'advise'
  | 'next-village'
  | 'village'
  | 'larger'
  | 'smaller'
  | 'fit'
  | 'list'
  | 'keys'
  | `pass:${string}`
  | 'next'
  | 'since'
  | 'past'
  | 'try'
  | 'take-back'
  | 'time'
  | 'pace'
  | 'notes-again'
  | 'rules'
  | 'again'

/** One thing to do, a row of the list of actions (`pages/table/actions.ts`). Its button, its line in the menu and its key all do this. */
export interface Action {
  readonly id: ActionId
  /** Accessible name of its button, its line in the menu, and what its key does. */
  readonly words: string
  /** The keys that do it: as `KeyboardEvent.key` has them, in small letters. */
  readonly keys?: ReadonlyArray<string>
  /** Its key as people read it; absent: the first of its keys. */
  readonly shown?: string
  readonly inMenu?: boolean
  /** Returns true if it can be done now; absent: always. */
  readonly when?: () => boolean
  /** Does it; `key` is the key that was pressed for it. */
  readonly run: (key?: string) => void
}

/** A village that may be too large for its ground, and how large it is drawn. */
export interface Zoom {
  /** As a share of the usual size. */
  readonly zoom: () => number
  /** Something is out of view, or not drawn at its usual size: buttons make sense. */
  readonly isLarge: () => boolean
  larger(): void
  smaller(): void
  /** Everything in view; from there back to the usual size. */
  whole(): void
}

/** Things that actions act on, each lent by the part of the page that holds it. */
export interface Lent {
  /** Moves that are planned, or tried out. */
  readonly plan: {
    readonly count: () => number
    readonly undone: () => number
    readonly isBusy: () => boolean
    undo(): void
    redo(): void
    clear(): void
  }
  readonly send: { readonly may: () => boolean; press(): void }
  readonly advice: { readonly may: () => boolean; ask(): void }
  readonly zoom: Zoom
}

/** Things on the page just now that actions act on. */
export interface Loans {
  /** Lends a thing for as long as the component lives that calls this. */
  lend<K extends keyof Lent>(what: K, thing: Lent[K]): void
  /** The thing that was lent last; `undefined`: there is none. */
  lent<K extends keyof Lent>(what: K): Lent[K] | undefined
}

/** Begins with nothing lent. */
export function createLoans(): Loans {
  type Loan = { readonly what: keyof Lent; readonly thing: Lent[keyof Lent] }
  const [loans, setLoans] = createSignal<ReadonlyArray<Loan>>([])
  return {
    lend(what, thing) {
      const loan = { what, thing }
      setLoans((before) => [...before, loan])
      onCleanup(() => setLoans((before) => before.filter((one) => one !== loan)))
    },
    lent: <K extends keyof Lent>(what: K) =>
      loans().findLast((one) => one.what === what)?.thing as Lent[K] | undefined,
  }
}

/** Returns true if an action can be done now. */
export const isReady = ({ when }: Action): boolean => when?.() ?? true

/** Key of an action as people read it. */
export const keyOf = ({ keys = [], shown }: Action): string =>
  shown ?? (keys[0] ?? '').toUpperCase()
