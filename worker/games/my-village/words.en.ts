import { locales } from '../kernel/language.ts'
import { cards } from './cards.en.ts'
import { type Good, isCraftBuilding, isCustomer, isMonk, monk } from './components/index.ts'
import { customerNames } from './customer-names.ts'
import type { GoodSource } from './moves.ts'
import type { StandingOrder } from './state.ts'
import { lackBy, phrasesBy, wordsOf } from './wording.ts'

const { counted, and: list, or } = locales.en

const coins = (n: number) => counted(n, 'coin', 'coins')
const time = (n: number) => `${n} time`
const sp = (n: number) => counted(n, 'story point', 'story points')
const pp = (n: number) => counted(n, 'prestige point', 'prestige points')
const phrases = phrasesBy({
  cards,
  and: list,
  or,
  coins,
  time,
  pp,
  called: {
    monk: (stack) => `the monk (${stack})`,
    customer: (number) => `the customer ${customerNames.en[number - 1]}`,
    travel: (letter) => `travel card ${letter}`,
    field: (number) => `field ${number}`,
    play: 'the play banner',
    school: 'the school banner',
    hand: 'the starting player hand',
    'market-office': 'the market office',
    headman: 'the “?” banner',
    chronicle: 'the chronicle',
    aField: 'a field',
  },
  acquired: (bonus) => `When acquired: ${bonus}.`,
  ends: (points) => `${points}; the journey is over.`,
  goesOn: (points, due) =>
    due === null
      ? `${points}; travelling on costs nothing more.`
      : `${points}; travelling on costs ${due} more.`,
  serves: (values, goods, points) =>
    `banner ${values === '?' ? '“?”' : values}: ${goods} for ${points}`,
})
const { asideOf, goods, charge, price, customerText, customersAs, made, space } = phrases
export const { nameOf, textOf } = phrases

const nth = ['first', 'second'] as const

const standingOrder = (order: StandingOrder) => {
  if (order === 'ask') return 'ask me at every rat invasion'
  if (order === 'never') return 'never use up a space'
  return order === 1 ? 'prevent every loss' : `prevent a loss of ${order} or more story points`
}

function source(from: GoodSource, good: Good) {
  const { name: one } = cards.goods[good]
  if (from === 'building') return `the ${one} from its craft building`
  return from === 'guild-chamber'
    ? `a joker from the Guild Council Chamber as ${one}`
    : `the ${one} from ${nameOf(from)}`
}

const forgo = {
  bonus: 'Forgo the monk’s bonus',
  trade: 'Do without the Trade Church',
  'free-customer': 'Take no free customer',
  tile: 'Leave the “2/12” tile where it is',
  mark: 'Forgo the marker',
  headman: 'Leave the headman where he is',
}

const forgone = {
  tile: 'leaves the “2/12” tile where it is',
  mark: 'forgoes a marker',
  headman: 'leaves the headman where he is',
  school: 'leaves the school as it is',
  bonus: 'forgoes the monk’s bonus',
  customers: 'pays for no customer at the market office',
}

/** Words for the lack of a banner, as a short remark. */
export const lackOf = lackBy({
  value: (lack) => `needs ${or(lack.values.map(String))}`,
  villager: (lack) => `${cards.professions[lack.profession].object} is missing`,
  coins: (lack) => `${coins(lack.coins)} missing`,
  goods: (lack) => `${list(goods(lack.goods))} missing`,
  card: 'not available',
  church: 'needs a church',
  'window-space': 'all church windows are taken',
  'only-one': 'you have one already',
  letter: 'not the next stage of your journey',
  journey: 'your journey is over',
  palm: 'taken already this round',
  'right-to-hand': 'not now: you are first already',
  customers: 'no customer on display',
  activation: 'activated already',
  'last-place': 'nothing comes after the meeting place',
})

/** Everything My Village says in English. */
export const words = wordsOf({
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
    points: 'Whoever has the most prestige points wins.',
    'tie-break': 'Tied on points: coins, goods and story points decide.',
    shared: 'Tied in everything: a shared victory.',
  },
  nothing: 'There is nothing to decide.',
  prompt: {
    dice: (task) => (task.isFirst ? 'Choose your two dice.' : 'Choose the second die.'),
    use: (task) =>
      task.changes
        ? `Use the banner value ${task.value}, or change a die first.`
        : `Use the banner value ${task.value}.`,
    finish: (task) =>
      task.more
        ? `Activate another white banner with the value ${task.value}, or end your turn.`
        : 'End your turn.',
    'choose-cost': 'Choose what you pay with.',
    'pay-good': (task) => `Where does ${cards.goods[task.good].object} come from?`,
    tile: 'Choose the white banner to lay your “2/12” tile beside.',
    mark: 'Choose what your council chamber marks.',
    mission: (task) => `You turned over ${nameOf(task.card)}: keep it, or put it back?`,
    bonus: 'Use the monk’s bonus, or forgo it.',
    headman: 'Choose where the headman goes.',
    school: 'Choose what happens in the school.',
    trade: 'Does the Trade Church help you at the market office?',
    'free-customer': 'Choose your free customer.',
    customers: (task) =>
      task.chosen === 0
        ? 'Choose a customer, or leave the market office.'
        : `Take another customer, or leave it at that (${task.chosen} chosen).`,
    death: 'The reaper is here: choose the villager who dies.',
    laborer: 'Your last villager is gone: hire a day laborer.',
    salvation: (task) => `Rats! Does the Church of Salvation prevent the loss of ${sp(task.loss)}?`,
  },
  move: {
    take: (one) =>
      one.colour === 'white' ? `Take the white ${one.pips}` : `Take the black ${one.pips} (2 time)`,
    change(one) {
      const means =
        one.by === 'coins' ? coins(Math.abs(one.to - one.from)) : '1 meeting place marker'
      return `Turn the ${nth[one.die]} die from ${one.from} to ${one.to} (${means})`
    },
    acquire(one) {
      const costs = price(one.costs)
      if (one.card === 'field') return `Acquire a field${costs}`
      if (one.card.startsWith('travel-')) return `Travel: take ${nameOf(one.card)}${costs}`
      const bonus = isMonk(one.card) ? `: ${cards.monkText(monk(one.card).bonus)}` : ''
      return `Acquire ${nameOf(one.card)}${costs}${bonus}`
    },
    'take-hand': (one) => `Take the starting player hand (${sp(one.sp)})`,
    'market-office': 'Go to the market office',
    headman: 'Activate the “?” banner (1 time)',
    activate(one) {
      if (!isCustomer(one.banner)) return `Activate ${nameOf(one.banner)}${price([one.cost])}`
      return `Serve ${nameOf(one.banner)} (${customerText(one.banner)})`
    },
    'end-turn': 'End your turn',
    plow: (one) =>
      one.from === 'forge'
        ? `Move a plow from the Forge to ${nameOf(one.field)}`
        : `Move a joker to ${nameOf(one.field)} as a plow`,
    order: (one) => `Let the Church of Salvation ${standingOrder(one.prevent)}`,
    'choose-cost': (one) => `Pay ${one.cost ? list(charge(one.cost)) : 'that'}`,
    give: (one) => `Pay ${source(one.from, one.good)}`,
    tile: (one) => `Lay the “2/12” tile beside ${nameOf(one.banner)}`,
    mark: (one) => `Mark ${space(one.space)}`,
    walk: (one) =>
      one.to === 'main-house'
        ? `Bring the headman home and save ${sp(one.sp)}`
        : 'Send the headman on for 3 story points',
    enrol: 'Put a descendant in the left school space',
    advance: 'Move the descendant to the right school space',
    graduate: (one) =>
      one.from === 'left'
        ? `Make the left descendant ${cards.professions[one.to].object} (1 time)`
        : `Make the right descendant ${cards.professions[one.to].object} (1 time, 2 story points)`,
    use: ({ what, bonus, card }) => {
      if (what === 'mission') return `Put ${nameOf(card)} back and keep the next one`
      if (what === 'trade') return 'Use the Trade Church: reveal a customer and take one for free'
      return bonus === 'headman'
        ? 'Use the bonus: activate the “?” banner (1 time)'
        : 'Use the bonus: go to the market office'
    },
    forgo: ({ what, card }) => {
      if (what === 'mission') return `Keep ${nameOf(card)} (${textOf(card).replace(/\.$/, '')})`
      return forgo[what as keyof typeof forgo] ?? 'Leave the school as it is'
    },
    customer: (one) => `Take ${nameOf(one.customer)} (${customerText(one.customer)})`,
    'free-customer': (one) =>
      `Take ${nameOf(one.customer)} for free (${customerText(one.customer)})`,
    settle(one) {
      if (!one.due) return 'Leave the market office without paying for a customer'
      const cost = price([{ ...one.due, goods: [] }])
      return `Finish with ${counted(one.chosen, 'customer', 'customers')}${cost}`
    },
    die: (one) =>
      `Let ${cards.professions[one.villager].object} die (${one.sp === null ? 'an anonymous grave' : `chronicle: ${sp(one.sp)}`})`,
    hire: (one) => `Hire a day laborer as ${cards.professions[one.as].name.toLowerCase()}`,
    prevent: (one) => `Prevent the loss of ${sp(one.loss)}`,
    suffer: (one) => `Accept the loss of ${sp(one.loss)}`,
  },
  event: {
    round: (event) => `Round ${event.round} begins with ${event.first}: the dice are rolled.`,
    'took-die': (event, who) => `${who} takes the ${event.die.colour} ${event.die.pips}.`,
    'changed-die'(event, who) {
      const means = event.by === 'coins' ? coins(event.paid) : 'a meeting place marker'
      return `${who} turns a die from ${event.from} to ${event.to} for ${means}.`
    },
    used: (event, who) => `${who} uses the value ${event.value} for ${nameOf(event.banner)}.`,
    activated: (event, who) =>
      `${who} activates ${nameOf(event.banner)} with the value ${event.value}.`,
    'paid-time': (event, who) =>
      event.bridge
        ? `${who} spends ${time(event.time)} and passes the bridge: the reaper comes along.`
        : `${who} spends ${time(event.time)}.`,
    'paid-coins': (event, who) => `${who} pays ${coins(event.coins)}.`,
    'paid-good': (event, who) => `${who} pays ${source(event.from, event.good)}.`,
    'gained-coins': (event, who) => `${who} gets ${coins(event.coins)} from ${nameOf(event.from)}.`,
    'gained-sp': (event, who) => `${who} gets ${sp(event.sp)} from ${nameOf(event.from)}.`,
    acquired: (event, who) => `${who} adds ${nameOf(event.card)} to their village.`,
    marker(event, who) {
      if (event.space === null)
        return `${who} forfeits a marker: ${nameOf(event.card)} has no free space.`
      return typeof event.space === 'string'
        ? `${who} marks ${space(event.space)} on ${nameOf(event.card)}.`
        : isCraftBuilding(event.card)
          ? `${who} makes ${made(event.card)}.`
          : `${who} puts a marker on ${nameOf(event.card)}.`
    },
    plow: (event, who) =>
      event.from === 'forge'
        ? `${who} moves a plow to ${nameOf(event.field)}.`
        : `${who} moves a joker to ${nameOf(event.field)} as a plow.`,
    tile: (event, who) => `${who} lays the “2/12” tile beside ${nameOf(event.to)}.`,
    forgone: (event, who) => `${who} ${forgone[event.what]}.`,
    travelled: (event, who) => `${who} turns over ${nameOf(event.card)} (${asideOf(event.card)}).`,
    'put-back': (event, who) => `${who} puts ${nameOf(event.card)} back under its stack.`,
    walked: (event, who) => `${who} moves the headman ${cards.headmanTo[event.to]}.`,
    'saved-sp': (event, who) => `${who} saves ${sp(event.sp)}.`,
    enrolled: (_, who) => `${who} puts a descendant in the school.`,
    advanced: (_, who) => `${who} moves the descendant on in the school.`,
    graduated: (event, who) =>
      `A descendant of ${who} becomes ${cards.professions[event.to].object}.`,
    'took-hand': (event, who) => `${who} takes the starting player hand with ${sp(event.sp)}.`,
    'customer-revealed': (event, who) => `${who} reveals ${nameOf(event.customer)}.`,
    'trade-declined': (_, who) => `${who} takes no free customer.`,
    'took-customers': (event, who) =>
      `${who} takes ${customersAs(event.customers, 'customers')}${event.free ? ' for free' : ''}.`,
    served: (event, who) => `${who} serves ${nameOf(event.customer)} for ${pp(event.pp)}.`,
    ordered: (_, who) => `${who} has a new standing order for the Church of Salvation.`,
    'ended-turn': null,
    'display-refilled': (event) => `New on display: ${customersAs(event.customers, 'customers')}.`,
    'monk-revealed': (event) =>
      `A new monk is on display (${cards.stacks[event.stack]}): ${cards.monkText(monk(event.monk).bonus)}.`,
    died(event, who) {
      const dead = cards.professions[event.profession].object
      return event.grave === null
        ? `${who} loses ${dead}, who is remembered in the chronicle.`
        : `${who} loses ${dead}, who lies in anonymous grave ${event.grave}.`
    },
    hired: (event, who) =>
      `${who} hires a day laborer as ${cards.professions[event.as].name.toLowerCase()}.`,
    rat: (event) =>
      event.to === 0
        ? `The rat die shows ${event.pips}; the rat has arrived.`
        : `The rat die shows ${event.pips}; the rat is ${counted(event.to, 'step', 'steps')} away.`,
    invasion: 'A rat invasion!',
    prevented: (event, who) => `The Church of Salvation saves ${who} the loss of ${sp(event.sp)}.`,
    'lost-sp': (event, who) => `${who} loses ${sp(event.sp)} to the rats.`,
    'game-over': (event) => `${event.coffins} coffins are taken: the game is over.`,
  },
})
