import { isHidden } from '../../../../worker/games/kernel/index.ts'
import {
  type Card,
  type CardId,
  cards,
} from '../../../../worker/games/villagers/components/index.ts'
import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import { marketYield } from '../../../../worker/games/villagers/markets.ts'
import { padlockCost } from '../../../../worker/games/villagers/padlocks.ts'
import type { State } from '../../../../worker/games/villagers/state.ts'
import { seatOf } from '../../../../worker/games/villagers/village.ts'
import {
  type DeedSeen,
  type Meaning,
  type Meanwhile,
  type Touch,
  worded,
} from '../../stage/board-meaning.ts'
import { boardWordsIn } from './dictionary.ts'
import { goesOn, openingOf } from './facts.ts'
import { type Did, meaningWords } from './meaning-words.ts'

type Seen = Meanwhile<State, Event>

const deed = (did: Did, card: CardId, weight: number): DeedSeen<Did>[] => [
  { did, piece: { id: card, kind: 'villager' }, weight },
]

/** A card that is built counts more than one that is drafted, and gold more than food. */
function deedOf(event: Event): DeedSeen<Did>[] {
  switch (event.event) {
    case 'placed':
      return deed(
        'built',
        event.card,
        cards[event.card].predecessor ? 30 : 12 + cards[event.card].gold,
      )
    case 'smuggled':
      return deed('smuggled', event.card, 32)
    case 'drafted':
      return deed('drafted', event.card, 20)
    case 'stole':
      return isHidden(event.card) ? [] : deed('stole', event.card as CardId, 36)
    default:
      return []
  }
}

const lies = (state: State, card: Card): boolean => state.road.some((slot) => slot?.card === card)

/** Touches of my gold, my hand or my village, event by event. */
function taken(event: Event, { you, who, names, language }: Seen): Touch[] {
  const words = meaningWords[language]
  const { subject, object } = boardWordsIn(language)
  const told = (side: Touch['side'], [news, why]: readonly [string, string]): Touch[] => [
    { side, news, why },
  ]
  switch (event.event) {
    case 'unlocked':
      return event.owner === you && event.gold > 0 && event.seat !== you
        ? told('good', words.paid(names(who), event.gold, subject(event.unlocker)))
        : []
    case 'robbed':
      return event.from === you ? told('bad', words.robbed(names(who), event.gold)) : []
    case 'stole':
      return event.from === you ? told('bad', words.stolen(names(who))) : []
    case 'schemed':
    case 'apprentice':
      return event.owner === you && event.seat !== you
        ? told('bad', words.taken(names(who), object(event.card)))
        : []
    case 'market-triggered':
      return told('none', words.market)
    default:
      return []
  }
}

/** A card that they drafted and that only my village opens: they will pay me (V5.41, V5.42). */
function owed({ events, who, you, now, names, language }: Seen): Touch[] {
  const words = meaningWords[language]
  const { subject, object } = boardWordsIn(language)
  const built = events.flatMap((event) => (event.event === 'placed' ? [event.card] : []))
  return events.flatMap((event): Touch[] => {
    if (event.event !== 'drafted' || built.includes(event.card)) return []
    const opening = openingOf(now, who, event.card)
    const key = cards[event.card].unlocker as CardId | null
    if (!key || opening?.by !== 'others' || opening.owners.some((owner) => owner !== you)) return []
    const gold = padlockCost(now, seatOf(now, who).village, event.card, false)
    const [news, why] = words.owes(names(who), gold, object(event.card), subject(key))
    return gold > 0 ? [{ side: 'good', news, why }] : []
  })
}

/** Cards of the Road that go on in my village: those that are gone, and those that have come. */
function ofTheRoad({ events, you, before, now, language }: Seen): Touch[] {
  const words = meaningWords[language]
  const { subject, object } = boardWordsIn(language)
  const touch = (card: CardId, side: 'good' | 'bad', gone: boolean): Touch[] => {
    const on = goesOn(now, you, card)
    if (!on) return []
    const [news, why] = (gone ? words.gone : words.came)(subject(card), object(on))
    return [{ side, news, why }]
  }
  return events.flatMap((event): Touch[] => {
    if (event.event === 'drafted' && event.from === 'road' && !lies(now, event.card))
      return touch(event.card, 'bad', true)
    if (event.event === 'refilled' && lies(now, event.card) && !lies(before, event.card))
      return touch(event.card, 'good', false)
    return []
  })
}

/** Words of Villagers to somebody who comes back. "Points" are what the last market would leave a seat with (V6.15). */
export const meaning: Meaning<State, Event> = {
  deeds: ({ events, who, language }) =>
    worded(
      events.flatMap((event) => ('seat' in event && event.seat === who ? deedOf(event) : [])),
      meaningWords[language].did,
      ({ id }) => boardWordsIn(language).names[id as CardId],
    ),
  touches(seen) {
    const mine = seen.events.flatMap((event) => taken(event, seen))
    const others = [...ofTheRoad(seen), ...owed(seen)]
    const badFirst = (a: Touch, b: Touch) => Number(b.side === 'bad') - Number(a.side === 'bad')
    const [none, telling] = [
      mine.filter(({ side }) => side === 'none'),
      mine.filter(({ side }) => side !== 'none'),
    ]
    return [...telling, ...others.toSorted(badFirst), ...none]
  },
  worth: (state, seat) =>
    seatOf(state, seat).gold +
    (state.markets.second === 'held' ? 0 : marketYield(state, seat, 'second').total),
  unit: {
    en: () => 'gold, if the last market were today',
    de: () => 'Gold, wenn heute der letzte Markt wäre',
    fr: () => 'or, si le dernier marché était aujourd’hui',
  },
}
