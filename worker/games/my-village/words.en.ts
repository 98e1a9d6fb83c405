import type { Words } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { blackCosts } from './black-banners.ts'
import { cards } from './cards.en.ts'
import { lossOf } from './churches.ts'
import {
  type CustomerId,
  craftBuilding,
  customer,
  type Good,
  goods as goodKinds,
  isChamber,
  isChurch,
  isCraftBuilding,
  isCustomer,
  isField,
  isMonk,
  isTravelCard,
  marketOffice,
  monk,
  professions,
  type TravelId,
  travelCard,
} from './components/index.ts'
import { bannerValue, changeMoves } from './dice.ts'
import type { Event } from './events.ts'
import type { Lack } from './lacks.ts'
import type { GoodSource, Move } from './moves.ts'
import { type Cost, type StandingOrder, type State, villageOf } from './state.ts'
import { activatable, whiteCost } from './white-banners.ts'

const { plural, and: list, or } = locales.en

const count = (n: number, one: string, many: string): string =>
  `${n} ${plural(n, { one, other: many })}`
const coins = (n: number): string => count(n, 'coin', 'coins')
const time = (n: number): string => `${n} time`
const sp = (n: number): string => count(n, 'story point', 'story points')
const pp = (n: number): string => count(n, 'prestige point', 'prestige points')

/** Goods that came one by one, counted by kind. */
const goods = (due: ReadonlyArray<Good>): string[] =>
  goodKinds
    .filter((good) => due.includes(good))
    .map((good) => cards.goods[good].count(due.filter((one) => one === good).length))

const charge = (cost: Cost): string[] => [
  ...(cost.coins > 0 ? [coins(cost.coins)] : []),
  ...goods(cost.goods),
]

/** A cost in brackets, its alternatives included; nothing where nothing is due. */
function price(costs: ReadonlyArray<Cost>): string {
  const parts = costs[0] && costs[0].time > 0 ? [time(costs[0].time)] : []
  const alternatives = costs.map((cost) => charge(cost).join(' + ')).filter(Boolean)
  if (alternatives.length > 0) parts.push(or(alternatives))
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}

/** What a card, a banner or a reason is called in the middle of a sentence. */
export function nameOf(id: string): string {
  if (isChurch(id)) return cards.churches[id].object
  if (isChamber(id)) return cards.chambers[id].object
  if (isMonk(id)) return `the monk (${cards.stacks[monk(id).stack]})`
  if (isCraftBuilding(id)) {
    const { kind, black } = craftBuilding(id)
    return `${cards.buildings[kind].object} ${black.values.join('/')}`
  }
  if (isCustomer(id)) return `customer ${Number(id.slice(-2))}`
  if (isTravelCard(id)) return `travel card ${travelCard(id).letter}`
  if (isField(id)) return `field ${id.slice(6)}`
  if (id.startsWith('travel-')) return `travel card ${id.slice(-1)}`
  if (id === 'meeting-place') return cards.meetingPlace.object
  if (id === 'play') return 'the play banner'
  if (id === 'school') return 'the school banner'
  if (id === 'hand') return 'the starting player hand'
  if (id === 'market-office') return 'the market office'
  if (id === 'headman') return 'the "?" banner'
  return id === 'chronicle' ? 'the chronicle' : 'a field'
}

/** What a card does, for a tooltip; nothing for one that only counts. */
export function textOf(id: string): string {
  if (isChurch(id)) return cards.churches[id].text
  if (isChamber(id)) return cards.chambers[id].text
  if (isMonk(id)) return `When acquired: ${cards.monkText(monk(id).bonus)}.`
  if (isCraftBuilding(id)) return cards.buildings[craftBuilding(id).kind].text
  if (isTravelCard(id)) return travelText(id)
  if (isCustomer(id)) return customerText(id)
  if (id === 'meeting-place') return cards.meetingPlace.text
  return id === 'field' || isField(id) ? cards.field.text : ''
}

/** The light side of a travel card: its points and what going on costs. */
function travelText(id: TravelId): string {
  const { pp: points, grey, chapel, endsJourney } = travelCard(id)
  if (chapel) return `${pp(points)}. ${cards.chapel}`
  if (endsJourney) return `${pp(points)}; the journey is over.`
  const due = grey
    ? [
        ...(grey.time ? [time(grey.time)] : []),
        ...(grey.coins ? [coins(grey.coins)] : []),
        ...(grey.beer ? [cards.goods.beer.count(grey.beer)] : []),
      ]
    : []
  return due.length > 0
    ? `${pp(points)}; travelling on costs ${list(due)} more.`
    : `${pp(points)}; travelling on costs nothing more.`
}

function customerText(id: CustomerId): string {
  const { white, pp: points } = customer(id)
  const due = goods(whiteCost(id).goods)
  return `banner ${white.values.join('/')}: ${list(due)} for ${pp(points)}`
}

/** Customers who come to a village or the display: several are counted, for their cards show no number. */
const customersAs = ([first, ...others]: ReadonlyArray<CustomerId>, many: string): string =>
  first && others.length === 0 ? nameOf(first) : `${others.length + 1} ${many}`

const nth = ['first', 'second'] as const

const standingOrder = (order: StandingOrder): string => {
  if (order === 'ask') return 'ask me at every rat invasion'
  if (order === 'never') return 'never use up a space'
  return order === 1 ? 'prevent every loss' : `prevent a loss of ${order} or more story points`
}

function source(from: GoodSource, good: Good): string {
  const { name: one } = cards.goods[good]
  if (from === 'building') return `the ${one} from its craft building`
  return from === 'guild-chamber'
    ? `a joker from the Guild Council Chamber as ${one}`
    : `the ${one} from ${nameOf(from)}`
}

const space = (id: string): string => {
  const profession = professions.find((one) => one === id)
  if (profession) return cards.professions[profession].object
  return cards.categories[id as keyof typeof cards.categories] ?? id
}

/** The labels of `use` and `forgo`, which mean what the pending task asks. */
function optional(state: State, wanted: boolean): string {
  const task = state.agenda.at(-1)
  switch (task?.task) {
    case 'mission':
      return wanted
        ? `Put ${nameOf(task.card)} back and keep the next one`
        : `Keep ${nameOf(task.card)} (${textOf(task.card).replace(/\.$/, '')})`
    case 'bonus': {
      const { bonus } = monk(task.card)
      if (!wanted) return 'Forgo the bonus of the monk'
      return 'headman' in bonus
        ? 'Use the bonus: activate the "?" banner (1 time)'
        : 'Use the bonus: go to the market office'
    }
    case 'trade':
      return wanted
        ? 'Use the Trade Church: reveal a customer and take one for free'
        : 'Do without the Trade Church'
    case 'free-customer':
      return 'Take no free customer'
    case 'tile':
      return 'Leave the "2/12" tile where it is'
    case 'mark':
      return 'Forgo the marker'
    case 'headman':
      return 'Leave the headman where he is'
    default:
      return 'Leave the school as it is'
  }
}

function move(state: State, seat: number, one: Move): string {
  switch (one.do) {
    case 'take':
      return one.colour === 'white'
        ? `Take the white ${one.pips}`
        : `Take the black ${one.pips} (2 time)`
    case 'change': {
      const from = state.turn.dice[one.die]?.pips ?? one.to
      const means = one.by === 'coins' ? coins(Math.abs(one.to - from)) : '1 meeting place marker'
      return `Turn the ${nth[one.die]} die from ${from} to ${one.to} (${means})`
    }
    case 'acquire': {
      const costs = price(blackCosts(state, seat, one.card))
      if (one.card === 'field') return `Acquire a field${costs}`
      if (one.card.startsWith('travel-')) return `Travel: take ${nameOf(one.card)}${costs}`
      const bonus = isMonk(one.card) ? `: ${cards.monkText(monk(one.card).bonus)}` : ''
      return `Acquire ${nameOf(one.card)}${costs}${bonus}`
    }
    case 'take-hand':
      return `Take the starting player hand (${sp(state.hand.sp)})`
    case 'market-office':
      return 'Go to the market office'
    case 'headman':
      return 'Activate the "?" banner (1 time)'
    case 'activate': {
      if (!isCustomer(one.banner))
        return `Activate ${nameOf(one.banner)}${price([whiteCost(one.banner)])}`
      return `Serve ${nameOf(one.banner)} (${customerText(one.banner)})`
    }
    case 'end-turn':
      return 'End your turn'
    case 'plow':
      return one.from === 'forge'
        ? `Move a plow from the Forge to ${nameOf(one.field)}`
        : `Move a joker to ${nameOf(one.field)} as a plow`
    case 'order':
      return `Let the Church of Salvation ${standingOrder(one.prevent)}`
    case 'choose-cost': {
      const task = state.agenda.at(-1)
      const cost = task?.task === 'choose-cost' ? task.costs[one.cost] : undefined
      return `Pay ${cost ? list(charge(cost)) : 'that'}`
    }
    case 'give': {
      const task = state.agenda.at(-1)
      const good = task?.task === 'pay-good' ? task.goods[0] : undefined
      return `Pay ${source(one.from, good ?? 'plow')}`
    }
    case 'tile':
      return `Lay the "2/12" tile beside ${nameOf(one.banner)}`
    case 'mark':
      return `Mark ${space(one.space)}`
    case 'walk':
      return one.to === 'main-house'
        ? `Bring the headman home and save ${sp(villageOf(state, seat).treeSp)}`
        : 'Send the headman on for 3 story points'
    case 'enrol':
      return 'Put a descendant in the left school space'
    case 'advance':
      return 'Move the descendant to the right school space'
    case 'graduate':
      return one.from === 'left'
        ? `Make the left descendant ${cards.professions[one.to].object} (1 time)`
        : `Make the right descendant ${cards.professions[one.to].object} (1 time, 2 story points)`
    case 'use':
      return optional(state, true)
    case 'forgo':
      return optional(state, false)
    case 'customer':
      return `Take ${nameOf(one.customer)} (${customerText(one.customer)})`
    case 'free-customer':
      return `Take ${nameOf(one.customer)} for free (${customerText(one.customer)})`
    case 'settle': {
      const task = state.agenda.at(-1)
      const chosen = task?.task === 'customers' ? task.chosen.length : 0
      const due = marketOffice.prices[chosen - 1]
      if (!due) return 'Leave the market office without paying for a customer'
      const cost = price([{ ...due, goods: [] }])
      return `Settle for ${count(chosen, 'customer', 'customers')}${cost}`
    }
    case 'die':
      return `Let ${cards.professions[one.villager].object} die`
    case 'hire':
      return `Hire a day laborer as ${cards.professions[one.as].name.toLowerCase()}`
    case 'prevent':
      return `Prevent the loss of ${sp(lossOf(state, seat))}`
    case 'suffer':
      return `Accept the loss of ${sp(lossOf(state, seat))}`
  }
}

function prompt(state: State, seat: number): string {
  const task = state.agenda.at(-1)
  switch (task?.task) {
    case 'dice':
      return state.turn.dice.length === 0
        ? 'Choose the first of your two dice.'
        : 'Choose the second die.'
    case 'use':
      return changeMoves(state, seat).length > 0
        ? `Use the banner value ${bannerValue(state)}, or change a die first.`
        : `Use the banner value ${bannerValue(state)}.`
    case 'finish':
      return task.more && activatable(state, seat, bannerValue(state)).length > 0
        ? `Activate another white banner with ${bannerValue(state)}, or end your turn.`
        : 'End your turn.'
    case 'choose-cost':
      return 'Choose what you pay with.'
    case 'pay-good':
      return `Choose where the ${cards.goods[task.goods[0] ?? 'plow'].name} comes from.`
    case 'tile':
      return 'Choose the white banner beside which your "2/12" tile lies.'
    case 'mark':
      return 'Choose what your council chamber marks.'
    case 'mission':
      return `You turned over ${nameOf(task.card)}: keep it, or put it back?`
    case 'bonus':
      return 'Use the bonus of the monk, or forgo it.'
    case 'headman':
      return 'Choose where the headman goes.'
    case 'school':
      return 'Choose what happens in the school.'
    case 'trade':
      return 'Does the Trade Church help you at the market office?'
    case 'free-customer':
      return 'Choose your free customer.'
    case 'customers':
      return task.chosen.length === 0
        ? 'Choose a customer, or leave the market office.'
        : `Take another customer, or leave it at that (${task.chosen.length} chosen).`
    case 'death':
      return 'The reaper is here: choose the villager who dies.'
    case 'laborer':
      return 'Your last villager is gone: hire a day laborer.'
    case 'salvation':
      return `Rats! Does the Church of Salvation prevent the loss of ${sp(lossOf(state, seat))}?`
    default:
      return 'Nothing is to be decided.'
  }
}

const forgone = {
  tile: 'leaves the "2/12" tile where it is',
  mark: 'forgoes a marker',
  headman: 'leaves the headman where he is',
  school: 'leaves the school as it is',
  bonus: 'forgoes the bonus of the monk',
  customers: 'pays for no customer at the market office',
} as const

/** What a banner lacks, as a short remark. */
export function lackOf(lack: Lack): string {
  switch (lack.lacks) {
    case 'value':
      return `needs ${or(lack.values.map(String))}`
    case 'villager':
      return `${cards.professions[lack.profession].object} is missing`
    case 'coins':
      return `${coins(lack.coins)} missing`
    case 'goods':
      return `${list(goods(lack.goods))} missing`
    case 'card':
      return 'not to be had'
    case 'church':
      return 'needs a church'
    case 'window-space':
      return 'all church windows are taken'
    case 'only-one':
      return 'you have one already'
    case 'letter':
      return 'not the next stage of your journey'
    case 'journey':
      return 'your journey is over'
    case 'palm':
      return 'taken already this round'
    case 'right-to-hand':
      return 'not for the starting player now'
    case 'customers':
      return 'no customer on display'
    case 'activation':
      return 'activated already'
    case 'last-place':
      return 'the meeting place came last'
  }
}

/** Everything My Village says in English. */
export const words: Words<State, Move, Event> = {
  title: 'My Village',
  tagline: 'Choose two dice, spend the time of your villagers, and leave a story worth telling.',
  options: {},
  categories: {
    religion: 'Religion',
    council: 'Council',
    harvest: 'Harvest',
    travel: 'Travel',
    market: 'Customers',
    stories: 'Saved story points',
    laborers: 'Day laborers',
    hand: 'Starting player hand',
  },
  reasons: {
    points: 'The most prestige points win.',
    'tie-break': 'Equal points: coins, goods and story points decide.',
    shared: 'Equal in everything: a shared victory.',
  },
  prompt,
  move,
  event(event, names) {
    const who = 'seat' in event ? names(event.seat) : ''
    switch (event.event) {
      case 'round':
        return `Round ${event.round} begins with ${names(event.startPlayer)}: the dice are rolled.`
      case 'took-die':
        return `${who} takes the ${event.die.colour} ${event.die.pips}.`
      case 'changed-die': {
        const means = event.by === 'coins' ? coins(event.paid) : 'a meeting place marker'
        return `${who} turns a ${event.from} to ${event.to} with ${means}.`
      }
      case 'used':
        return `${who} uses the value ${event.value} for ${nameOf(event.banner)}.`
      case 'activated':
        return `${who} activates ${nameOf(event.banner)} with ${event.value}.`
      case 'paid-time':
        return event.bridge
          ? `${who} spends ${time(event.time)} and passes the bridge: the reaper comes along.`
          : `${who} spends ${time(event.time)}.`
      case 'paid-coins':
        return `${who} pays ${coins(event.coins)}.`
      case 'paid-good':
        return `${who} pays ${source(event.from, event.good)}.`
      case 'gained-coins':
        return `${who} gets ${coins(event.coins)} from ${nameOf(event.from)}.`
      case 'gained-sp':
        return `${who} gets ${sp(event.sp)} from ${nameOf(event.from)}.`
      case 'acquired':
        return `${who} adds ${nameOf(event.card)} to the village.`
      case 'marker':
        if (event.space === null)
          return `${who} forfeits a marker: ${nameOf(event.card)} has no free space.`
        return typeof event.space === 'string'
          ? `${who} marks ${space(event.space)} on ${nameOf(event.card)}.`
          : `${who} puts a marker on ${nameOf(event.card)}.`
      case 'plow':
        return event.from === 'forge'
          ? `${who} moves a plow to ${nameOf(event.field)}.`
          : `${who} moves a joker to ${nameOf(event.field)} as a plow.`
      case 'tile':
        return `${who} lays the "2/12" tile beside ${nameOf(event.to)}.`
      case 'forgone':
        return `${who} ${forgone[event.what]}.`
      case 'travelled':
        return `${who} turns over ${nameOf(event.card)}: ${textOf(event.card)}`
      case 'put-back':
        return `${who} puts ${nameOf(event.card)} back under its stack.`
      case 'walked':
        return `${who} moves the headman ${cards.headmanTo[event.to]}.`
      case 'saved-sp':
        return `${who} saves ${sp(event.sp)}.`
      case 'enrolled':
        return `${who} puts a descendant in the school.`
      case 'advanced':
        return `${who} moves the descendant on in the school.`
      case 'graduated':
        return `A descendant of ${who} becomes ${cards.professions[event.to].object}.`
      case 'took-hand':
        return `${who} takes the starting player hand with ${sp(event.sp)}.`
      case 'customer-revealed':
        return `${who} reveals ${nameOf(event.customer)}.`
      case 'trade-declined':
        return `${who} takes no free customer.`
      case 'took-customers':
        return `${who} takes ${customersAs(event.customers, 'customers')}${event.free ? ' for free' : ''}.`
      case 'served':
        return `${who} serves ${nameOf(event.customer)} for ${pp(event.pp)}.`
      case 'ordered':
        return `${who} has a new standing order for the Church of Salvation.`
      case 'ended-turn':
        return null
      case 'display-refilled':
        return `New on display: ${customersAs(event.customers, 'customers')}.`
      case 'monk-revealed':
        return `A new monk is on display (${cards.stacks[event.stack]}): ${cards.monkText(monk(event.monk).bonus)}.`
      case 'died': {
        const dead = cards.professions[event.profession].object
        return event.grave === null
          ? `${who} loses ${dead}, who is remembered in the chronicle.`
          : `${who} loses ${dead}, who lies in anonymous grave ${event.grave}.`
      }
      case 'hired':
        return `${who} hires a day laborer as ${cards.professions[event.as].name.toLowerCase()}.`
      case 'rat':
        return event.to === 0
          ? `The rat die shows ${event.pips}; the rat has arrived.`
          : `The rat die shows ${event.pips}; the rat is ${count(event.to, 'step', 'steps')} away.`
      case 'invasion':
        return 'A rat invasion!'
      case 'prevented':
        return `The Church of Salvation saves ${who} the loss of ${sp(event.sp)}.`
      case 'lost-sp':
        return `${who} loses ${sp(event.sp)} to the rats.`
      case 'game-over':
        return `${event.coffins} coffins are taken: the game is over.`
    }
  },
}
