import { onCleanup } from 'solid-js'
import { language } from '../words/index.ts'

/** Everything that can be done in the frame by more than one way: button, menu, key. */
export type ActionId = (typeof keys)[number]['id'] | MenuId

/** Entries of the menu that have no key. */
type MenuId =
  | `pass:${string}`
  | 'since'
  | 'past'
  | 'try'
  | 'take-back'
  | 'time'
  | 'pace'
  | 'notes-again'
  | 'rules'
  | 'again'

/** One thing to do. Its button, its line in the menu and its key all do this. */
export interface Action {
  readonly id: ActionId
  /** Returns true if it can be done now; absent: always, while it is offered. */
  readonly when?: () => boolean
  /** Does it; `key` is the key that was pressed for it. */
  readonly run: (key?: string) => void
}

/** An action that has a name: the accessible name of its button, or its line in the menu. */
export interface NamedAction extends Action {
  readonly words: string
}

/** The keys that do something: as `KeyboardEvent.key` has them, in small letters. */
export const keys = [
  { id: 'close', keys: ['escape'] },
  { id: 'undo', keys: ['u'] },
  { id: 'redo', keys: ['r'] },
  { id: 'send', keys: ['s'] },
  { id: 'advise', keys: ['h'] },
  { id: 'next-village', keys: ['n'] },
  { id: 'village', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] },
  { id: 'larger', keys: ['+'] },
  { id: 'smaller', keys: ['-'] },
  { id: 'fit', keys: ['0'] },
  { id: 'list', keys: ['l'] },
  { id: 'next', keys: ['t'] },
  { id: 'keys', keys: ['?'] },
] as const

type Keyed = (typeof keys)[number]['id']

/** The lines of the list of keys: a line may tell of several. */
const told: ReadonlyArray<{ readonly ids: ReadonlyArray<Keyed>; readonly shown?: string }> = [
  { ids: ['close'] },
  { ids: ['undo'] },
  { ids: ['redo'] },
  { ids: ['send'] },
  { ids: ['advise'] },
  { ids: ['next-village'] },
  // No game has more seats.
  { ids: ['village'], shown: '1 – 5' },
  { ids: ['larger', 'smaller', 'fit'], shown: '+ − 0' },
  { ids: ['list'] },
  { ids: ['next'] },
  { ids: ['keys'] },
]

const en = {
  escape: 'Escape',
  close: 'close, let go, back to my village',
  undo: 'undo',
  redo: 'redo',
  send: 'end the turn and send',
  advise: 'what would a good player do?',
  'next-village': 'the next village',
  village: 'the village of that seat',
  larger: 'a large village: larger, smaller, all of it',
  list: 'the moves as a list',
  next: 'the next table waiting for you',
  keys: 'this list',
}
const de: typeof en = {
  escape: 'Escape',
  close: 'schließen, loslassen, zurück in mein Dorf',
  undo: 'zurücknehmen',
  redo: 'wiederholen',
  send: 'Zug beenden und absenden',
  advise: 'ein Tipp zum Zug',
  'next-village': 'das nächste Dorf',
  village: 'das Dorf dieses Platzes',
  larger: 'ein großes Dorf: größer, kleiner, ganz',
  list: 'die Züge als Liste',
  next: 'der nächste Tisch, der auf dich wartet',
  keys: 'diese Liste',
}
const fr: typeof en = {
  escape: 'Échap',
  close: 'fermer, lâcher, revenir à mon village',
  undo: 'annuler',
  redo: 'rétablir',
  send: 'finir le tour et envoyer',
  advise: 'un conseil',
  'next-village': 'le village suivant',
  village: 'le village de cette place',
  larger: 'un grand village : plus grand, plus petit, en entier',
  list: 'les coups en liste',
  next: 'la prochaine table qui t’attend',
  keys: 'cette liste',
}

/** Every key and what it does, in words of the present language. */
export function keysInWords(): ReadonlyArray<{ readonly key: string; readonly does: string }> {
  const texts = { en, de, fr }[language()]
  return told.map(({ ids: [id = 'keys'], shown }) => {
    const [key = ''] = keys.find((one) => one.id === id)?.keys ?? []
    const does = texts[id as keyof typeof en]
    return { key: shown ?? (key === 'escape' ? texts.escape : key.toUpperCase()), does }
  })
}

/** Action of a key; `undefined`: nothing. */
export const idOfKey = (key: string): Keyed | undefined =>
  keys.find((one) => (one.keys as ReadonlyArray<string>).includes(key))?.id

/** The actions of what stands on the page just now, each for as long as its part of the page does. */
export interface Offers {
  /** Offers actions, for as long as the component lives that calls this. */
  offer(...actions: ReadonlyArray<Action>): void
  /** The action to be done by an id, if one can be now. */
  ready(id: ActionId): Action | undefined
}

/** Begins with nothing on offer. */
export function createOffers(): Offers {
  const offered = new Set<Action>()
  return {
    offer(...actions) {
      for (const action of actions) offered.add(action)
      onCleanup(() => {
        for (const action of actions) offered.delete(action)
      })
    },
    ready: (id) => [...offered].find((action) => action.id === id && (action.when?.() ?? true)),
  }
}
