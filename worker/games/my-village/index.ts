import { agendaGame } from '../kernel/index.ts'
import { acquire } from './acquiring.ts'
import { ahead } from './ahead.ts'
import { freeCustomer, mission, salvation, trade } from './churches.ts'
import { chooseCost, payGood } from './costs.ts'
import { foundMeetingPlace, markTask, meet, tile } from './council.ts'
import { serve } from './customers.ts'
import { death, laborer } from './death.ts'
import { diceTask } from './dice.ts'
import type { Event } from './events.ts'
import { headman } from './headman.ts'
import { customersTask, leavesOffice } from './market-office.ts'
import { bonus, layMonk, schoolBonus } from './monks.ts'
import { type Move, move } from './moves.ts'
import { type Options, options } from './options.ts'
import { withPlows } from './plows.ts'
import { invasion, plague, rat } from './rats.ts'
import { redact } from './redact.ts'
import { round, turn, turnOver } from './round.ts'
import { school } from './school.ts'
import { result, score } from './scoring.ts'
import { setup } from './setup.ts'
import type { State, Task } from './state.ts'
import { upgrade } from './upgrade.ts'
import { finish, use } from './uses.ts'

export { displayCards } from './black-banners.ts'
export * from './components/index.ts'
export { customerNames } from './customer-names.ts'
export { coffins } from './death.ts'
export { bannerValue } from './dice.ts'
export type { Event } from './events.ts'
export type { Lack } from './lacks.ts'
export { mostCustomers } from './market-office.ts'
export type { Move } from './moves.ts'
export type { Options } from './options.ts'
export * from './outlook.ts'
export { points, scoreCategories, tieBreak } from './scoring.ts'
export type * from './state.ts'
export { defaultOrder, headmanSpaces, standingOrders } from './state.ts'
export { nextLetter } from './travel.ts'
export { ownBanners } from './white-banners.ts'

/** My Village, 2 to 4 players. */
export const myVillage = agendaGame<State, Task, Move, Options, Event>({
  id: 'my-village',
  version: 2,
  seats: { min: 2, max: 4 },
  options,
  move,
  turnRule: 'M4.5',
  setup: (_options, seats, random) => setup(seats, random),
  tasks: {
    round,
    turn,
    'turn-over': turnOver,
    dice: withPlows(diceTask),
    use: withPlows(use),
    finish: withPlows(finish),
    'choose-cost': chooseCost,
    'pay-good': payGood,
    acquire,
    'lay-monk': layMonk,
    'found-meeting-place': foundMeetingPlace,
    meet,
    tile,
    mark: markTask,
    mission,
    bonus,
    'school-bonus': schoolBonus,
    headman,
    school,
    serve,
    trade,
    'free-customer': freeCustomer,
    customers: customersTask,
    death: withPlows(death),
    laborer: withPlows(laborer),
    rat,
    invasion,
    salvation,
    plague,
  },
  redact,
  ahead,
  passes: ['end-turn'],
  // M11.21
  anytime: ['order'],
  waits: leavesOffice,
  // Of two missions, to forgo the next one keeps the first.
  declines: (state, _seat, move) => move.do === 'forgo' && state.agenda.at(-1)?.task !== 'mission',
  score,
  result,
  upgrade,
})
