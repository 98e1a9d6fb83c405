import {
  chronicle,
  coffins,
  type Event,
  endThreshold,
  isChamber,
  isChurch,
  isMonk,
  type Profession,
  type State,
} from '../../../../worker/games/my-village/index.ts'
import { players } from '../../../../worker/games/my-village/state.ts'
import type { CardNamed } from '../../rules/entries.ts'
import {
  type DeedSeen,
  type Meaning,
  type Meanwhile,
  type Touch,
  worded,
} from '../../stage/board-meaning.ts'
import { boardWordsIn, type Vocabulary } from './dictionary.ts'
import { nameOf } from './explain.ts'
import { type Did, meaningWords } from './meaning-words.ts'

type Seen = Meanwhile<State, Event>

/** Number of deaths before the end from which on it is told. */
const nearEnd = 3

/** The kinds of what is drawn by its name alone; for the dead, the place where they lie. */
const drawn = { card: 'card', chronicled: 'chronicled', buried: 'buried' } as const

/** The kind of a card in the index, by its id. */
function kindOf(id: string): string {
  if (isMonk(id)) return 'monk'
  if (isChurch(id)) return 'church'
  if (isChamber(id)) return 'chamber'
  if (id.startsWith('field')) return 'field'
  return id.startsWith('travel') ? 'travel' : 'building'
}

/** Deaths and served customers turn a village most; then what it got. */
function deedOf(event: Event): DeedSeen<Did>[] {
  switch (event.event) {
    case 'died': {
      const did = event.chronicle === null ? 'buried' : 'chronicled'
      return [{ did, piece: { id: event.profession, kind: drawn[did] }, weight: 40 }]
    }
    case 'served':
      return [{ did: 'served', piece: { id: event.customer, kind: 'customer' }, weight: 36 }]
    case 'acquired':
      return [{ did: 'got', piece: { id: event.card, kind: kindOf(event.card) }, weight: 30 }]
    case 'travelled':
      return [{ did: 'travelled', piece: { id: event.card, kind: 'travel' }, weight: 32 }]
    case 'took-hand':
      return [{ did: 'hand', piece: { id: 'hand', kind: drawn.card }, weight: 10 }]
    case 'plow':
      return [{ did: 'plowed', piece: { id: event.field, kind: 'field' }, weight: 8 }]
    default:
      return []
  }
}

/** Name of a piece. */
const nameIn = (words: Vocabulary, { id, kind }: CardNamed): string =>
  kind === drawn.chronicled || kind === drawn.buried
    ? words.cards.professions[id as Profession].name
    : nameOf(words, id)

/** The piece of the index by which a deed is drawn. */
function pieceOf(piece: CardNamed): CardNamed {
  if (piece.kind === drawn.chronicled) return { id: 'chronicle', kind: 'printed' }
  if (piece.kind === drawn.buried) return { id: 'graves', kind: 'printed' }
  return piece.id === 'hand' ? { id: 'starting-player-hand', kind: 'token' } : piece
}

/** Losses of my own village: rats and the plague. */
function lost({ events, you, language }: Seen): Touch[] {
  const words = meaningWords[language]
  const { professions } = boardWordsIn(language).cards
  return events.flatMap((event): Touch[] => {
    if (!('seat' in event) || event.seat !== you) return []
    const told =
      event.event === 'lost-sp' && event.sp > 0
        ? words.rats(event.sp)
        : event.event === 'died'
          ? words.plague(professions[event.profession].name)
          : null
    return told ? [{ side: 'bad', news: told[0], why: told[1] }] : []
  })
}

/**
 * Things that I can no longer have: a space of the chronicle for somebody who lives in my village (M5.107),
 * the hand, a church.
 */
function taken({ events, who, you, before, now, names, language }: Seen): Touch[] {
  const words = meaningWords[language]
  const { professions } = boardWordsIn(language).cards
  const isFull = (state: State, profession: Profession) =>
    state.chronicle[profession].length >= chronicle.spaces[profession].length
  const told = events.flatMap((event) => {
    if (event.event === 'died' && event.seat === who) {
      const { profession } = event
      const lives = now.villages[you]?.villagers[profession]
      return lives && isFull(now, profession) && !isFull(before, profession)
        ? [words.chronicle(professions[profession].name)]
        : []
    }
    if (event.event === 'took-hand' && event.seat === who)
      return event.from === you ? [words.hand(names(who))] : []
    const isLastChurch =
      event.event === 'acquired' && before.churches.length > 0 && now.churches.length === 0
    return isLastChurch && !now.villages[you]?.church && event.seat === who ? [words.church] : []
  })
  const unique = told.filter(([news], i) => told.findIndex(([one]) => one === news) === i)
  return unique.map(([news, why]) => ({ side: 'bad', news, why }))
}

/** Distance to the end after a death (M6.2). */
function ending({ events, now, language }: Seen): Touch[] {
  const left = endThreshold.coffins[players(now)] - coffins(now)
  if (left < 1 || left > nearEnd || !events.some(({ event }) => event === 'died')) return []
  const [news, why] = meaningWords[language].graves(left)
  return [{ side: 'none', news, why }]
}

/** Words of My Village to somebody who comes back. */
export const meaning: Meaning<State, Event> = {
  deeds({ events, who, language }) {
    const words = boardWordsIn(language)
    const seen = events.flatMap((event) =>
      'seat' in event && event.seat === who ? deedOf(event) : [],
    )
    const { did } = meaningWords[language]
    return worded(seen, did, (piece) => nameIn(words, piece)).map((deed) => ({
      ...deed,
      piece: pieceOf(deed.piece),
    }))
  },
  touches: (seen) => [...lost(seen), ...taken(seen), ...ending(seen)],
  unit: {
    en: () => 'prestige',
    de: () => 'Prestige',
    fr: () => 'prestige',
  },
}
