/** The table as it is told so far, while turns are played on the stage: the events are played over the state before them. */
import { copy } from '../../../../worker/games/kernel/index.ts'
import {
  craftBuilding,
  type Event,
  isChamber,
  isChurch,
  isCraftBuilding,
  isField,
  isMonk,
  isTravelCard,
  monk,
  ratTrack,
  type State,
  type Village,
} from '../../../../worker/games/my-village/index.ts'
import { reaperComes } from './facts.ts'

type Of<K extends Event['event']> = Extract<Event, { event: K }>

const without = <T>(all: ReadonlyArray<T>, gone: ReadonlyArray<T>): T[] =>
  all.filter((one) => !gone.includes(one))

/** A card comes from the display to a village. */
function acquired(state: State, village: Village, { card }: Of<'acquired'>): void {
  if (isChurch(card)) {
    state.churches = without(state.churches, [card])
    village.church = card
  } else if (isMonk(card)) {
    state.monks[monk(card).stack].top = null
    village.monks.push(card)
  } else if (isChamber(card)) {
    state.chambers = without(state.chambers, [card])
    village.chamber = card
  } else if (isField(card)) {
    state.fields = without(state.fields, [card])
    village.fields.push({ id: card, plow: false })
  } else if (isCraftBuilding(card)) {
    state.buildings = without(state.buildings, [card])
    village.buildings.push({ id: card, goods: 0 })
  } else if (isTravelCard(card)) village.travel.push(card)
  else {
    state.meetingPlaces--
    village.meetingPlace = { markers: 0 }
  }
}

/** A marker is put on a card of a village. */
function marked(village: Village, { card, space }: Of<'marker'>): void {
  const building = village.buildings.find(({ id }) => id === card)
  if (typeof space === 'string') village.marked.push(space)
  else if (space === null) return
  else if (building) building.goods = space
  else if (card === 'meeting-place') village.meetingPlace = { markers: space }
  else village.jokers = space
}

/** A good or a joker is taken from where it lies. */
function spend(village: Village, from: Of<'paid-good'>['from'] | 'forge', good: string): void {
  const field = village.fields.find(({ id }) => id === from)
  const building = village.buildings.find(({ id }) => craftBuilding(id).good === good)
  if (from === 'guild-chamber') village.jokers--
  else if (field) field.plow = false
  else if (building) building.goods--
}

/** The dice, and whose turn it is. */
function playDice(state: State, event: Of<'round'> | Of<'took-die'> | Of<'changed-die'>): void {
  const { turn } = state
  if (event.event === 'round') {
    state.round = event.round
    state.startPlayer = event.startPlayer
    state.hand = { owner: event.startPlayer, palm: true, sp: event.handSp }
    state.pool = event.pool.map((die) => ({ ...die }))
    state.turn = { index: 0, seat: event.startPlayer, dice: [], activated: [] }
    return
  }
  if (event.event === 'changed-die') {
    const die = turn.dice[event.nth]
    if (die) turn.dice[event.nth] = { ...die, pips: event.to, by: event.by }
    return
  }
  const { colour, pips } = event.die
  if (event.nth === 0) {
    const begun = turn.seat === event.seat && turn.dice.length === 0
    const index = begun ? turn.index : turn.index + 1
    state.turn = { index, seat: event.seat, dice: [], activated: [] }
  }
  state.turn.dice.push({ colour, pips, rolled: pips, by: null })
  const at = state.pool.findIndex((die) => die.colour === colour && die.pips === pips)
  if (at >= 0) state.pool.splice(at, 1)
}

/** What an event changes on the main board and in the display. */
function playShared(state: State, event: Event): void {
  const { customers, monks, travel } = state
  // No event tells of the rat's way back (M5.116): it is gone with the invasion.
  if (state.rat === 0) state.rat = ratTrack.stepsToRatInvasion[state.villages.length as 2 | 3 | 4]
  switch (event.event) {
    case 'round':
    case 'took-die':
    case 'changed-die':
      playDice(state, event)
      break
    case 'activated':
      state.turn.activated.push(event.banner)
      break
    case 'travelled':
      travel[event.letter].shift()
      break
    case 'put-back':
      travel[event.letter].push(event.card)
      break
    case 'took-hand':
      state.hand = { owner: event.seat, palm: false, sp: 0 }
      break
    case 'customer-revealed':
      customers.display.push(event.customer)
      customers.deck.shift()
      break
    case 'display-refilled':
      customers.display.push(...event.customers)
      customers.deck.splice(0, event.customers.length)
      break
    case 'took-customers':
      customers.display = without(customers.display, event.customers)
      break
    case 'monk-revealed':
      monks[event.stack].top = event.monk
      monks[event.stack].under.shift()
      break
    case 'died':
      if (event.grave === null) state.chronicle[event.profession].push(event.seat)
      else state.graves.push({ seat: event.seat, profession: event.profession })
      break
    case 'rat':
      state.rat = event.to
      break
  }
}

/** What an event changes in a village. */
type Change = (village: Village, event: Event, state: State) => void

/** What events change in the village of their seat; those that are left out change nothing there. */
const inVillage: {
  readonly [K in Event['event']]?: (
    village: Village,
    event: Extract<Event, { event: K }>,
    state: State,
  ) => void
} = {
  'changed-die'(village, event) {
    if (event.by === 'coins') village.coins -= event.paid
    else if (village.meetingPlace) village.meetingPlace.markers--
  },
  'paid-time'(village, event) {
    village.cloud = event.to
    village.reaper ||= event.bridge
  },
  'paid-coins'(village, event) {
    village.coins -= event.coins
  },
  'paid-good'(village, event) {
    spend(village, event.from, event.good)
  },
  'gained-coins'(village, event) {
    village.coins += event.coins
  },
  'gained-sp'(village, event) {
    village.treeSp += event.sp
  },
  'lost-sp'(village, event) {
    village.treeSp -= event.sp
  },
  'saved-sp'(village, event) {
    village.savedSp += event.sp
    village.treeSp = 0
  },
  acquired(village, event, state) {
    acquired(state, village, event)
  },
  marker(village, event) {
    marked(village, event)
  },
  plow(village, event) {
    spend(village, event.from, 'plow')
    const field = village.fields.find(({ id }) => id === event.field)
    if (field) field.plow = true
  },
  tile(village, event) {
    village.tile = event.to
  },
  'put-back'(village, event) {
    village.missions.push(event.letter)
  },
  walked(village, event) {
    village.headman = event.to
  },
  enrolled(village) {
    village.school.left = true
  },
  advanced(village) {
    village.school = { left: false, right: true }
  },
  graduated(village, event) {
    village.school[event.from] = false
    village.villagers[event.to] = true
  },
  'took-customers'(village, event) {
    village.market.push(...event.customers)
  },
  served(village, event) {
    village.market = without(village.market, [event.customer])
    village.served.push(event.customer)
  },
  ordered(village, event) {
    village.order = event.prevent
  },
  died(village, event) {
    village.reaper = false
    village.villagers[event.profession] = false
  },
  hired(village, event) {
    village.laborers = event.laborers
    village.villagers[event.as] = true
  },
  prevented(village) {
    village.prevented++
  },
}

/** The state before some events with them played over it; nothing is asked in it. */
export function stateTold(before: State, events: ReadonlyArray<Event>): State {
  const state = copy(before)
  state.villages.forEach((village, seat) => {
    village.reaper = reaperComes(before, seat)
  })
  for (const event of events) {
    playShared(state, event)
    const village = 'seat' in event ? state.villages[event.seat] : undefined
    if (village) (inVillage[event.event] as Change | undefined)?.(village, event, state)
  }
  state.agenda = []
  return state
}
