import { type Names, type Seat, wordsBy } from '../kernel/index.ts'
import { blackCosts } from './black-banners.ts'
import type { CardTexts } from './cards.ts'
import { lossOf } from './churches.ts'
import {
  type CraftBuildingId,
  type CustomerId,
  chronicle,
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
import type { Move } from './moves.ts'
import { type Cost, type State, type Task, type TaskOf, villageOf } from './state.ts'
import { activatable, whiteCost } from './white-banners.ts'

type MoveOf<K extends Move['do']> = Extract<Move, { do: K }>
type Asked = TaskOf<
  | 'dice'
  | 'use'
  | 'finish'
  | 'choose-cost'
  | 'pay-good'
  | 'tile'
  | 'mark'
  | 'mission'
  | 'bonus'
  | 'headman'
  | 'school'
  | 'trade'
  | 'free-customer'
  | 'customers'
  | 'death'
  | 'laborer'
  | 'salvation'
>

const taskOf = <K extends Task['task']>(state: State, kind: K): TaskOf<K> | undefined => {
  const task = state.agenda.at(-1)
  return task?.task === kind ? (task as TaskOf<K>) : undefined
}

/** Subject of a `use` or `forgo`: the pending task, or the bonus of a monk. */
function optional(state: State) {
  const task = state.agenda.at(-1)
  const isHeadman = task?.task === 'bonus' && 'headman' in monk(task.card).bonus
  return {
    what: task?.task ?? 'school',
    card: task && 'card' in task ? task.card : '',
    bonus: isHeadman ? 'headman' : 'office',
  } as const
}

const loss = (_move: unknown, state: State, seat: Seat) => ({ loss: lossOf(state, seat) })

/** Facts that the sentences of every language read from the state. */
const facts = {
  prompt: {
    dice: (_task: unknown, state: State) => ({ isFirst: state.turn.dice.length === 0 }),
    use: (_task: unknown, state: State, seat: Seat) => ({
      value: bannerValue(state),
      changes: changeMoves(state, seat).length > 0,
    }),
    finish: ({ more }: TaskOf<'finish'>, state: State, seat: Seat) => ({
      value: bannerValue(state),
      more: more && activatable(state, seat, bannerValue(state)).length > 0,
    }),
    'pay-good': ({ goods }: TaskOf<'pay-good'>) => ({ good: goods[0] ?? 'plow' }),
    customers: ({ chosen }: TaskOf<'customers'>) => ({ chosen: chosen.length }),
    salvation: loss,
  },
  move: {
    change: (move: MoveOf<'change'>, state: State) => ({
      ...move,
      from: state.turn.dice[move.die]?.pips ?? move.to,
    }),
    acquire: ({ card }: MoveOf<'acquire'>, state: State, seat: Seat) => ({
      card,
      costs: blackCosts(state, seat, card),
    }),
    'take-hand': (_move: unknown, state: State) => ({ sp: state.hand.sp }),
    activate: ({ banner }: MoveOf<'activate'>) => ({ banner, cost: whiteCost(banner) }),
    'choose-cost': ({ cost }: MoveOf<'choose-cost'>, state: State) => ({
      cost: taskOf(state, 'choose-cost')?.costs[cost],
    }),
    give: ({ from }: MoveOf<'give'>, state: State) => ({
      from,
      good: taskOf(state, 'pay-good')?.goods[0] ?? ('plow' as const),
    }),
    walk: ({ to }: MoveOf<'walk'>, state: State, seat: Seat) => ({
      to,
      sp: to === 'main-house' ? villageOf(state, seat).treeSp : 0,
    }),
    use: (_move: unknown, state: State) => optional(state),
    forgo: (_move: unknown, state: State) => optional(state),
    die: ({ villager }: MoveOf<'die'>, state: State) => ({
      villager,
      sp: chronicle.spaces[villager][state.chronicle[villager].length] ?? null,
    }),
    settle(_move: unknown, state: State) {
      const chosen = taskOf(state, 'customers')?.chosen.length ?? 0
      return { chosen, due: marketOffice.prices[chosen - 1] }
    },
    prevent: loss,
    suffer: loss,
  },
  event: {
    round: ({ round, startPlayer }: Extract<Event, { event: 'round' }>, names: Names) => ({
      round,
      first: names(startPlayer),
    }),
  },
}

/** My Village in a language, by its sentences. */
export const wordsOf = wordsBy<State, Asked, Move, Event, typeof facts>(facts)

/** Words for the lack of a banner, as a short remark, by the kind of lack. */
export const lackBy =
  (
    remarks: {
      readonly [K in Lack['lacks']]: string | ((lack: Extract<Lack, { lacks: K }>) => string)
    },
  ) =>
  (lack: Lack): string => {
    const remark = remarks[lack.lacks] as string | ((lack: Lack) => string)
    return typeof remark === 'string' ? remark : remark(lack)
  }

/** Words of a language about cards and costs besides `CardTexts`. */
interface Say {
  readonly cards: CardTexts
  and(items: ReadonlyArray<string>): string
  or(items: ReadonlyArray<string>): string
  coins(n: number): string
  time(n: number): string
  pp(n: number): string
  /** Cards without a name of their own, banners and reasons, as the object of a sentence. */
  readonly called: {
    monk(stack: string): string
    customer(number: number): string
    travel(letter: string): string
    field(number: string): string
    readonly play: string
    readonly school: string
    readonly hand: string
    readonly 'market-office': string
    readonly headman: string
    readonly chronicle: string
    readonly aField: string
  }
  /** Says what a monk brings when acquired. */
  acquired(bonus: string): string
  /** The last stage of a journey, and what travelling on costs; `null`: nothing. */
  ends(points: string): string
  goesOn(points: string, due: string | null): string
  /** A customer's banner, goods and points. */
  serves(values: string, goods: string, points: string): string
}

/** Words for a cost that is due, in a language. */
function costsBy({ cards, or, coins, time }: Say) {
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
  return { goods, charge, price }
}

/** Names of cards, banners and reasons as the object of a sentence. */
const namesBy =
  ({ cards, called }: Say) =>
  (id: string): string => {
    if (isChurch(id)) return cards.churches[id].object
    if (isChamber(id)) return cards.chambers[id].object
    if (isMonk(id)) return called.monk(cards.stacks[monk(id).stack])
    if (isCraftBuilding(id)) {
      const { kind, black } = craftBuilding(id)
      return `${cards.buildings[kind].object} ${black.values.join('/')}`
    }
    if (isCustomer(id)) return called.customer(Number(id.slice(-2)))
    if (isTravelCard(id)) return called.travel(travelCard(id).letter)
    if (isField(id)) return called.field(id.slice(6))
    if (id.startsWith('travel-')) return called.travel(id.slice(-1))
    if (id === 'meeting-place') return cards.meetingPlace.object
    switch (id) {
      case 'play':
      case 'school':
      case 'hand':
      case 'market-office':
      case 'headman':
      case 'chronicle':
        return called[id]
      default:
        return called.aField
    }
  }

/** Names of cards, banners and costs in a language. */
export function phrasesBy(said: Say) {
  const { cards, and, coins, time, pp, ...say } = said
  const { goods, charge, price } = costsBy(said)
  const nameOf = namesBy(said)
  /** The light side of a travel card: its points and what going on costs. */
  function travelText(id: TravelId): string {
    const { pp: points, grey, chapel, endsJourney } = travelCard(id)
    if (chapel) return `${pp(points)}. ${cards.chapel}`
    if (endsJourney) return say.ends(pp(points))
    const due = [
      ...(grey?.time ? [time(grey.time)] : []),
      ...(grey?.coins ? [coins(grey.coins)] : []),
      ...(grey?.beer ? [cards.goods.beer.count(grey.beer)] : []),
    ]
    return say.goesOn(pp(points), due.length > 0 ? and(due) : null)
  }
  const customerText = (id: CustomerId): string => {
    const { white, pp: points } = customer(id)
    return say.serves(white.values.join('/'), and(goods(whiteCost(id).goods)), pp(points))
  }
  /** Text of a card, for a tooltip; nothing for one that only counts. */
  function textOf(id: string): string {
    if (isChurch(id)) return cards.churches[id].text
    if (isChamber(id)) return cards.chambers[id].text
    if (isMonk(id)) return say.acquired(cards.monkText(monk(id).bonus))
    if (isCraftBuilding(id)) return cards.buildings[craftBuilding(id).kind].text
    if (isTravelCard(id)) return travelText(id)
    if (isCustomer(id)) return customerText(id)
    if (id === 'meeting-place') return cards.meetingPlace.text
    return id === 'field' || isField(id) ? cards.field.text : ''
  }
  return {
    goods,
    charge,
    price,
    nameOf,
    textOf,
    /** The good that a craft building makes. */
    made: (id: CraftBuildingId): string => cards.goods[craftBuilding(id).good].count(1),
    /** The text of a card within a sentence. */
    asideOf: (id: string): string =>
      textOf(id)
        .replace(/\.$/, '')
        .replace(/\u202f?;/u, ','),
    customerText,
    /** Customers who come to a village or the display: several are counted, for their cards show no number. */
    customersAs: ([first, ...others]: ReadonlyArray<CustomerId>, many: string): string =>
      first && others.length === 0 ? nameOf(first) : `${others.length + 1} ${many}`,
    /** A space of a council chamber. */
    space(id: string): string {
      const profession = professions.find((one) => one === id)
      if (profession) return cards.professions[profession].object
      return cards.categories[id as keyof typeof cards.categories] ?? id
    },
  }
}
