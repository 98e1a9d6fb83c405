import { locales } from '../../../../worker/games/kernel/index.ts'
import { isOpen } from '../../../../worker/games/town-builder/awards.ts'
import {
  type AwardId,
  type Event,
  type JudgeId,
  type State,
  type TownId,
  townCard,
  verdicts,
} from '../../../../worker/games/town-builder/index.ts'
import {
  type DeedSeen,
  type Meaning,
  type Meanwhile,
  type Touch,
  worded,
} from '../../stage/board-meaning.ts'
import { boardWordsIn } from './dictionary.ts'
import { finishes } from './facts.ts'
import { type Did, meaningWords } from './meaning-words.ts'

type Seen = Meanwhile<State, Event>

const deed = (did: Did, card: TownId, weight: number): DeedSeen<Did>[] => [
  { did, piece: { id: card, kind: 'town' }, weight, isGone: did === 'discarded' },
]

/** A finished building counts most, then one that is begun; a card that only goes from the row comes last. */
function deedOf(event: Event): DeedSeen<Did>[] {
  switch (event.event) {
    case 'completed':
      return deed('completed', event.card, 40 + townCard(event.card).points)
    case 'claimed':
      return [{ did: 'claimed', piece: { id: event.award, kind: 'award' }, weight: 38 }]
    case 'started':
      return deed('started', event.card, 20 + townCard(event.card).points)
    case 'discarded':
      return event.from === 'row' ? deed('discarded', event.card, 10) : []
    case 'supplied':
      return deed('supplied', event.card, 8)
    case 'stored':
      return deed('stored', event.card, 6)
    default:
      return []
  }
}

/** Judges before whom I led or shared the lead, and somebody who moved has come up to me, or past me (T6.9). */
function leads({ who, you, before, now, names, language }: Seen): Touch[] {
  const words = meaningWords[language]
  const { cards } = boardWordsIn(language)
  const wonBefore = new Map(verdicts(before).map(({ judge, winners }) => [judge, winners]))
  return verdicts(now).flatMap(({ judge, winners }): Touch[] => {
    const then = wonBefore.get(judge) ?? []
    if (!then.includes(you) || then.includes(who) || !winners.includes(who)) return []
    const called = cards[judge as JudgeId].name
    const [news, why] = words.lead(names(who), called, winners.includes(you))
    return [{ side: 'bad', news, why }]
  })
}

/** Cards of the row that would complete one of my plans: those that are gone, and those that have come. */
function ofTheRow({ events, you, before, now, language }: Seen): Touch[] {
  const words = meaningWords[language]
  const { object } = boardWordsIn(language)
  const mine = new Set((now.districts[you]?.foundations ?? []).map(({ card }) => card))
  const stillFinished = (plan: TownId) =>
    now.row.some((card) => finishes(now, you, card).includes(plan))
  return events.flatMap((event): Touch[] => {
    if (!('card' in event) || event.card === null || event.event === 'used') return []
    const { card } = event
    if (event.event === 'dealt') {
      const [plan] = now.row.includes(card) ? finishes(now, you, card) : []
      if (!plan || before.row.includes(card)) return []
      const [news, why] = words.came(object(card), object(plan))
      return [{ side: 'good', news, why }]
    }
    if (!before.row.includes(card) || now.row.includes(card) || !leaves(event)) return []
    const [plan] = finishes(before, you, card)
    if (!plan || !mine.has(plan) || stillFinished(plan)) return []
    const [news, why] = words.gone(object(card), object(plan))
    return [{ side: 'bad', news, why }]
  })
}

/** True if by an event a card leaves the row. */
const leaves = (event: Event): boolean => 'from' in event && event.from === 'row'

/** Awards that I can no longer claim (T5.44). */
function closed({ events, you, before, now, language }: Seen): Touch[] {
  const { cards } = boardWordsIn(language)
  const wasOpen = (id: AwardId) =>
    before.awards.some((open) => open.award === id && isOpen(before, open))
  return now.awards.flatMap((open): Touch[] => {
    if (open.by.includes(you) || isOpen(now, open) || !wasOpen(open.award)) return []
    if (!events.some((event) => event.event === 'awardClosed' && event.award === open.award))
      return []
    const [news, why] = meaningWords[language].award(cards[open.award].name)
    return [{ side: 'bad', news, why }]
  })
}

/** Words of Town Builder to somebody who comes back. */
export const meaning: Meaning<State, Event> = {
  deeds: ({ events, who, language }) =>
    worded(
      events.flatMap((event) => ('seat' in event && event.seat === who ? deedOf(event) : [])),
      meaningWords[language].did,
      ({ id }) => boardWordsIn(language).cards[id as TownId].name,
    ),
  touches(seen) {
    const road = ofTheRow(seen)
    const [news, why] = meaningWords[seen.language].last
    const isLast = seen.events.some(({ event }) => event === 'endTriggered')
    return [
      ...leads(seen),
      ...road.filter(({ side }) => side === 'bad'),
      ...closed(seen),
      ...road.filter(({ side }) => side === 'good'),
      ...(isLast ? [{ side: 'none', news, why } as const] : []),
    ]
  },
  unit: {
    en: (count) => locales.en.plural(count, { one: 'point', other: 'points' }),
    de: (count) => locales.de.plural(count, { one: 'Punkt', other: 'Punkte' }),
    fr: (count) => locales.fr.plural(count, { one: 'point', other: 'points' }),
  },
}
