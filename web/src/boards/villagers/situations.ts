import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  basicIds,
  cards,
  type VillagerId,
} from '../../../../worker/games/villagers/components/index.ts'
import { villagers } from '../../../../worker/games/villagers/index.ts'
import { handOf } from '../../../../worker/games/villagers/knowledge.ts'
import { unlockerOf } from '../../../../worker/games/villagers/padlocks.ts'
import type { State, Task } from '../../../../worker/games/villagers/state.ts'
import type { GuideNote } from '../../stage/board.ts'
import { basicPiece, eventPiece, handPiece, jesterPiece, roadPiece } from './targets.ts'

const topics = [
  'aim',
  'courier',
  'waiting',
  'countess',
  'developments',
  'draft',
  'draft-specials',
  'give',
  'coin',
  'freelancers',
  'build',
  'trade-in',
  'padlocks',
  'unlock',
  'bronze',
  'resettle',
  'look',
  'reward',
  'hardship',
  'events',
  'jester',
  'first-market',
  'after-first-market',
  'last-round',
] as const
type Topic = (typeof topics)[number]

/** The notes of one language. */
export type GuideNotes = Readonly<Record<Topic, GuideNote>>

/** The situations that each decision brings up. */
const byTask: Partial<Record<Task['task'], ReadonlyArray<Topic>>> = {
  coin: ['coin'],
  'trade-in': ['trade-in'],
  resettle: ['resettle'],
  unlock: ['unlock'],
  look: ['look'],
  order: ['look'],
  steal: ['look'],
  freelancers: ['freelancers'],
  church: ['reward'],
  tavern: ['reward'],
  rats: ['hardship'],
  arson: ['hardship'],
  give: ['give'],
  events: ['events'],
  swing: ['events'],
  'event-choice': ['events'],
}

/** Topics that can be explained to a seat now, in the order in which a newcomer needs it. */
export function topicsOf(state: State, seat: Seat): Topic[] {
  const task = state.agenda.at(-1)
  if (!task) return []
  if (!villagers.toAct(state).includes(seat)) {
    const mayInterrupt = villagers.moves(state, seat).length > 0
    return [...(mayInterrupt ? (['courier'] as const) : []), 'aim', 'waiting']
  }
  const hand: ReadonlyArray<VillagerId> = handOf(state, seat)
  // V-R54: what the Countess wins is chosen for her.
  const forHer = task.task === 'tavern' && task.owner !== seat
  const found: Topic[] = forHer ? [] : [...(byTask[task.task] ?? [])]
  const add = (topic: Topic, when: boolean) => when && found.push(topic)
  if (task.task === 'draft') {
    add('aim', true)
    add('countess', state.solo !== null)
    add('draft', true)
    add('developments', state.developments.length > 0)
    add(
      'draft-specials',
      hand.some((card) => cards[card].phase === 'draft' && card !== 'courier'),
    )
  }
  if (task.task === 'build') {
    add('build', true)
    add('trade-in', true)
    add(
      'padlocks',
      hand.some((card) => unlockerOf(state, card) !== null),
    )
    add('bronze', state.options.modules.includes('profiteers'))
  }
  add('jester', Boolean(state.solo?.jester && state.solo.open.length > 0))
  add('first-market', state.markets.first === 'triggered')
  add('after-first-market', state.markets.first === 'held')
  add('last-round', state.markets.second === 'triggered')
  return found
}

/** The pieces and places on the stage that a note speaks of, the best first; without any, the first lit piece. */
export function placesOf(state: State, seat: Seat, topic: string): ReadonlyArray<string> {
  const hand: ReadonlyArray<VillagerId> = handOf(state, seat)
  const inHand = (fits: (card: VillagerId) => boolean) => hand.filter(fits).map(handPiece)
  const road = state.road.flatMap((slot, column) => (slot ? [roadPiece(column)] : []))
  const built = villagers
    .moves(state, seat)
    .flatMap((move) => (move.do === 'place' ? [handPiece(move.card)] : []))
  const village = `village:${seat}`
  const events = state.solo?.open.map(({ id }) => eventPiece(id)) ?? []
  const at: Readonly<Partial<Record<string, ReadonlyArray<string>>>> = {
    aim: [village],
    waiting: villagers.toAct(state).map((other) => `gold:${other}`),
    courier: inHand((card) => card === 'courier'),
    countess: events,
    events,
    jester: [jesterPiece],
    developments: state.developments.map(({ id }) => `development:${id}`),
    draft: road,
    give: road,
    coin: road,
    'draft-specials': inHand((card) => cards[card].phase === 'draft'),
    build: [...new Set([...built, ...inHand((card) => cards[card].suit !== 'special')])],
    'trade-in': basicIds.map(basicPiece),
    padlocks: inHand((card) => unlockerOf(state, card) !== null),
    resettle: [village],
    bronze: [village],
    'first-market': ['market:first', 'market-first'],
    'after-first-market': ['market:second', 'market-second'],
    'last-round': ['market:second', 'market-second'],
  }
  return at[topic] ?? []
}
