import type { Words } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { blackCosts } from './black-banners.ts'
import { cards } from './cards.de.ts'
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

const { plural, and: list, or } = locales.de

const count = (n: number, one: string, many: string): string =>
  `${n} ${plural(n, { one, other: many })}`
const coins = (n: number): string => count(n, 'Münze', 'Münzen')
const time = (n: number): string => `${n} Zeit`
const sp = (n: number): string => count(n, 'Geschichten-Punkt', 'Geschichten-Punkte')
const pp = (n: number): string => count(n, 'Ruhmespunkt', 'Ruhmespunkte')

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

/** What a card, a banner or a reason is called as the object of a sentence. */
export function nameOf(id: string): string {
  if (isChurch(id)) return cards.churches[id].object
  if (isChamber(id)) return cards.chambers[id].object
  if (isMonk(id)) return `den Mönch (${cards.stacks[monk(id).stack]})`
  if (isCraftBuilding(id)) {
    const { kind, black } = craftBuilding(id)
    return `${cards.buildings[kind].object} ${black.values.join('/')}`
  }
  if (isCustomer(id)) return `den Kunden Nr. ${Number(id.slice(-2))}`
  if (isTravelCard(id)) return `die Reisekarte ${travelCard(id).letter}`
  if (isField(id)) return `das Kornfeld ${id.slice(6)}`
  if (id.startsWith('travel-')) return `die Reisekarte ${id.slice(-1)}`
  if (id === 'meeting-place') return cards.meetingPlace.object
  if (id === 'play') return 'das Spielbanner'
  if (id === 'school') return 'das Schulbanner'
  if (id === 'hand') return 'die Startspieler-Hand'
  if (id === 'market-office') return 'die Marktvogtei'
  if (id === 'headman') return 'das „?“-Banner'
  return id === 'chronicle' ? 'die Chronik' : 'ein Kornfeld'
}

/** What a card does, for a tooltip; nothing for one that only counts. */
export function textOf(id: string): string {
  if (isChurch(id)) return cards.churches[id].text
  if (isChamber(id)) return cards.chambers[id].text
  if (isMonk(id)) return `Beim Anlegen: ${cards.monkText(monk(id).bonus)}.`
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
  if (endsJourney) return `${pp(points)}; die Reise ist zu Ende.`
  const due = grey
    ? [
        ...(grey.time ? [time(grey.time)] : []),
        ...(grey.coins ? [coins(grey.coins)] : []),
        ...(grey.beer ? [cards.goods.beer.count(grey.beer)] : []),
      ]
    : []
  return due.length > 0
    ? `${pp(points)}; weiterreisen kostet ${list(due)} mehr.`
    : `${pp(points)}; weiterreisen kostet nichts extra.`
}

function customerText(id: CustomerId): string {
  const { white, pp: points } = customer(id)
  const due = goods(whiteCost(id).goods)
  return `Banner ${white.values.join('/')}: ${list(due)} für ${pp(points)}`
}

/** Customers who come to a village or the display: several are counted, for their cards show no number. */
const customersAs = ([first, ...others]: ReadonlyArray<CustomerId>, many: string): string =>
  first && others.length === 0 ? nameOf(first) : `${others.length + 1} ${many}`

const nth = ['ersten', 'zweiten'] as const

const standingOrder = (order: StandingOrder): string => {
  if (order === 'ask') return 'bei jeder Rattenplage nachfragen'
  if (order === 'never') return 'kein Feld verbrauchen'
  return order === 1
    ? 'jeden Verlust verhindern'
    : `Verluste ab ${order} Geschichten-Punkten verhindern`
}

function source(from: GoodSource, good: Good): string {
  const { name: one } = cards.goods[good]
  if (from === 'building') return `1 ${one} aus dem Handwerksgebäude`
  return from === 'guild-chamber'
    ? `1 Joker aus dem Gildenrathaus als ${one}`
    : `1 ${one} vom Kornfeld ${from.slice(6)}`
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
        ? `Leg ${nameOf(task.card)} zurück und behalte die nächste`
        : `Behalte ${nameOf(task.card)} (${textOf(task.card).replace(/\.$/, '')})`
    case 'bonus': {
      const { bonus } = monk(task.card)
      if (!wanted) return 'Verzichte auf den Bonus des Mönchs'
      return 'headman' in bonus
        ? 'Nutze den Bonus: aktiviere das „?“-Banner (1 Zeit)'
        : 'Nutze den Bonus: geh zur Marktvogtei'
    }
    case 'trade':
      return wanted
        ? 'Nutze die Handelskirche: deck einen Kunden auf und nimm einen umsonst'
        : 'Verzichte auf die Handelskirche'
    case 'free-customer':
      return 'Nimm keinen Kunden umsonst'
    case 'tile':
      return 'Lass das „2/12er“-Plättchen liegen'
    case 'mark':
      return 'Verzichte auf den Marker'
    case 'headman':
      return 'Lass das Oberhaupt stehen'
    default:
      return 'Lass die Schule, wie sie ist'
  }
}

function move(state: State, seat: number, one: Move): string {
  switch (one.do) {
    case 'take':
      return one.colour === 'white'
        ? `Nimm die weiße ${one.pips}`
        : `Nimm die schwarze ${one.pips} (2 Zeit)`
    case 'change': {
      const from = state.turn.dice[one.die]?.pips ?? one.to
      const means =
        one.by === 'coins' ? coins(Math.abs(one.to - from)) : '1 Marker vom Versammlungsplatz'
      return `Dreh den ${nth[one.die]} Würfel von ${from} auf ${one.to} (${means})`
    }
    case 'acquire': {
      const costs = price(blackCosts(state, seat, one.card))
      if (one.card.startsWith('travel-')) return `Reise: nimm ${nameOf(one.card)}${costs}`
      const bonus = isMonk(one.card) ? `: ${cards.monkText(monk(one.card).bonus)}` : ''
      return `Erwirb ${nameOf(one.card)}${costs}${bonus}`
    }
    case 'take-hand':
      return `Nimm die Startspieler-Hand (${sp(state.hand.sp)})`
    case 'market-office':
      return 'Geh zur Marktvogtei'
    case 'headman':
      return 'Aktiviere das „?“-Banner (1 Zeit)'
    case 'activate': {
      if (!isCustomer(one.banner))
        return `Aktiviere ${nameOf(one.banner)}${price([whiteCost(one.banner)])}`
      return `Bediene ${nameOf(one.banner)} (${customerText(one.banner)})`
    }
    case 'end-turn':
      return 'Beende deinen Zug'
    case 'plow':
      return one.from === 'forge'
        ? `Bring einen Pflug aus der Schmiede auf ${nameOf(one.field)}`
        : `Bring einen Joker als Pflug auf ${nameOf(one.field)}`
    case 'order':
      return `Lass die Heilskirche ${standingOrder(one.prevent)}`
    case 'choose-cost': {
      const task = state.agenda.at(-1)
      const cost = task?.task === 'choose-cost' ? task.costs[one.cost] : undefined
      return `Zahle ${cost ? list(charge(cost)) : 'das'}`
    }
    case 'give': {
      const task = state.agenda.at(-1)
      const good = task?.task === 'pay-good' ? task.goods[0] : undefined
      return `Zahle ${source(one.from, good ?? 'plow')}`
    }
    case 'tile':
      return `Leg das „2/12er“-Plättchen neben ${nameOf(one.banner)}`
    case 'mark':
      return `Markiere ${space(one.space)}`
    case 'walk':
      return one.to === 'main-house'
        ? `Bring das Oberhaupt heim und sichere ${sp(villageOf(state, seat).treeSp)}`
        : 'Schick das Oberhaupt weiter für 3 Geschichten-Punkte'
    case 'enrol':
      return 'Stell einen Nachkommen auf das linke Schulfeld'
    case 'advance':
      return 'Rück den Nachkommen auf das rechte Schulfeld'
    case 'graduate':
      return one.from === 'left'
        ? `Mach den linken Nachkommen zum Dorfbewohner: ${cards.professions[one.to].name} (1 Zeit)`
        : `Mach den rechten Nachkommen zum Dorfbewohner: ${cards.professions[one.to].name} (1 Zeit, 2 Geschichten-Punkte)`
    case 'use':
      return optional(state, true)
    case 'forgo':
      return optional(state, false)
    case 'customer':
      return `Nimm ${nameOf(one.customer)} (${customerText(one.customer)})`
    case 'free-customer':
      return `Nimm ${nameOf(one.customer)} umsonst (${customerText(one.customer)})`
    case 'settle': {
      const task = state.agenda.at(-1)
      const chosen = task?.task === 'customers' ? task.chosen.length : 0
      const due = marketOffice.prices[chosen - 1]
      if (!due) return 'Verlass die Marktvogtei, ohne für einen Kunden zu zahlen'
      const cost = price([{ ...due, goods: [] }])
      return `Schließ ab mit ${count(chosen, 'Kunden', 'Kunden')}${cost}`
    }
    case 'die':
      return `Lass ${cards.professions[one.villager].object} sterben`
    case 'hire':
      return `Stell einen Tagelöhner ein: ${cards.professions[one.as].name}`
    case 'prevent':
      return `Verhindere den Verlust von ${spDative(lossOf(state, seat))}`
    case 'suffer':
      return `Nimm den Verlust von ${spDative(lossOf(state, seat))} hin`
  }
}

const spDative = (n: number): string => count(n, 'Geschichten-Punkt', 'Geschichten-Punkten')

function prompt(state: State, seat: number): string {
  const task = state.agenda.at(-1)
  switch (task?.task) {
    case 'dice':
      return state.turn.dice.length === 0
        ? 'Wähle den ersten deiner beiden Würfel.'
        : 'Wähle den zweiten Würfel.'
    case 'use':
      return changeMoves(state, seat).length > 0
        ? `Nutze den Bannerwert ${bannerValue(state)}, oder ändere zuerst einen Würfel.`
        : `Nutze den Bannerwert ${bannerValue(state)}.`
    case 'finish':
      return task.more && activatable(state, seat, bannerValue(state)).length > 0
        ? `Aktiviere noch ein weißes Banner mit ${bannerValue(state)}, oder beende deinen Zug.`
        : 'Beende deinen Zug.'
    case 'choose-cost':
      return 'Wähle, womit du zahlst.'
    case 'pay-good':
      return `Wähle, woher das Gut kommt: ${cards.goods[task.goods[0] ?? 'plow'].name}.`
    case 'tile':
      return 'Wähle das weiße Banner, neben dem dein „2/12er“-Plättchen liegt.'
    case 'mark':
      return 'Wähle, was dein Rathaus markiert.'
    case 'mission':
      return `Du hast ${nameOf(task.card)} aufgedeckt: behalten oder zurücklegen?`
    case 'bonus':
      return 'Nutze den Bonus des Mönchs, oder verzichte darauf.'
    case 'headman':
      return 'Wähle, wohin das Oberhaupt geht.'
    case 'school':
      return 'Wähle, was in der Schule geschieht.'
    case 'trade':
      return 'Hilft dir die Handelskirche bei der Marktvogtei?'
    case 'free-customer':
      return 'Wähle den Kunden, den du umsonst bekommst.'
    case 'customers':
      return task.chosen.length === 0
        ? 'Wähle einen Kunden, oder verlass die Marktvogtei.'
        : `Nimm noch einen Kunden, oder belass es dabei (${task.chosen.length} gewählt).`
    case 'death':
      return 'Gevatter Tod ist da: wähle, welcher Dorfbewohner stirbt.'
    case 'laborer':
      return 'Dein letzter Dorfbewohner ist gestorben: stell einen Tagelöhner ein.'
    case 'salvation':
      return `Ratten! Verhindert die Heilskirche den Verlust von ${spDative(lossOf(state, seat))}?`
    default:
      return 'Es ist nichts zu entscheiden.'
  }
}

const forgone = {
  tile: 'lässt das „2/12er“-Plättchen liegen',
  mark: 'verzichtet auf einen Marker',
  headman: 'lässt das Oberhaupt stehen',
  school: 'lässt die Schule, wie sie ist',
  bonus: 'verzichtet auf den Bonus des Mönchs',
  customers: 'zahlt bei der Marktvogtei für keinen Kunden',
} as const

/** What a banner lacks, as a short remark. */
export function lackOf(lack: Lack): string {
  switch (lack.lacks) {
    case 'value':
      return `braucht ${or(lack.values.map(String))}`
    case 'villager':
      return `${cards.professions[lack.profession].name} fehlt`
    case 'coins':
      return `${coins(lack.coins)} zu wenig`
    case 'goods':
      return `${list(goods(lack.goods))} zu wenig`
    case 'card':
      return 'nicht zu haben'
    case 'church':
      return 'braucht eine Kirche'
    case 'window-space':
      return 'alle Kirchenfenster sind besetzt'
    case 'only-one':
      return 'davon hast du schon eins'
    case 'letter':
      return 'nicht der nächste Abschnitt deiner Reise'
    case 'journey':
      return 'deine Reise ist zu Ende'
    case 'palm':
      return 'in dieser Runde schon genommen'
    case 'right-to-hand':
      return 'jetzt nicht für den Startspieler'
    case 'customers':
      return 'kein Kunde liegt aus'
    case 'activation':
      return 'schon aktiviert'
    case 'last-place':
      return 'der Versammlungsplatz war das letzte Banner'
  }
}

/** Everything My Village says in German. */
export const words: Words<State, Move, Event> = {
  title: 'My Village',
  tagline:
    'Wähle zwei Würfel, nutze die Lebenszeit deiner Dorfbewohner und hinterlasse Geschichten, die man weitererzählt.',
  options: {},
  categories: {
    religion: 'Religion',
    council: 'Rat',
    harvest: 'Ernte',
    travel: 'Reise',
    market: 'Kunden',
    stories: 'Gesicherte Geschichten-Punkte',
    laborers: 'Tagelöhner',
    hand: 'Startspieler-Hand',
  },
  reasons: {
    points: 'Die meisten Ruhmespunkte gewinnen.',
    'tie-break': 'Gleich viele Punkte: Münzen, Güter und Geschichten-Punkte entscheiden.',
    shared: 'In allem gleich: ein gemeinsamer Sieg.',
  },
  prompt,
  move,
  event(event, names) {
    const who = 'seat' in event ? names(event.seat) : ''
    switch (event.event) {
      case 'round':
        return `Runde ${event.round} beginnt mit ${names(event.startPlayer)}: die Würfel sind gefallen.`
      case 'took-die':
        return `${who} nimmt die ${event.die.colour === 'white' ? 'weiße' : 'schwarze'} ${event.die.pips}.`
      case 'changed-die': {
        const means =
          event.by === 'coins' ? `für ${coins(event.paid)}` : 'für 1 Marker vom Versammlungsplatz'
        return `${who} dreht einen Würfel ${means} von ${event.from} auf ${event.to}.`
      }
      case 'used':
        return `${who} nutzt die ${event.value} für ${nameOf(event.banner)}.`
      case 'activated':
        return `${who} aktiviert mit der ${event.value} ${nameOf(event.banner)}.`
      case 'paid-time':
        return event.bridge
          ? `${who} verbraucht ${time(event.time)} und überquert die Brücke: Gevatter Tod kommt mit.`
          : `${who} verbraucht ${time(event.time)}.`
      case 'paid-coins':
        return `${who} zahlt ${coins(event.coins)}.`
      case 'paid-good':
        return `${who} zahlt ${source(event.from, event.good)}.`
      case 'gained-coins':
        return `${who} erhält ${coins(event.coins)} durch ${nameOf(event.from)}.`
      case 'gained-sp':
        return `${who} erhält ${sp(event.sp)} durch ${nameOf(event.from)}.`
      case 'acquired':
        return `${who} legt ${nameOf(event.card)} an.`
      case 'marker':
        if (event.space === null)
          return `${who} verliert einen Marker für ${nameOf(event.card)}: kein Feld ist frei.`
        return typeof event.space === 'string'
          ? `${who} markiert ${space(event.space)}.`
          : `${who} stellt einen Marker auf ${nameOf(event.card)}.`
      case 'plow':
        return event.from === 'forge'
          ? `${who} bringt einen Pflug auf ${nameOf(event.field)}.`
          : `${who} bringt einen Joker als Pflug auf ${nameOf(event.field)}.`
      case 'tile':
        return `${who} legt das „2/12er“-Plättchen neben ${nameOf(event.to)}.`
      case 'forgone':
        return `${who} ${forgone[event.what]}.`
      case 'travelled':
        return `${who} deckt ${nameOf(event.card)} auf: ${textOf(event.card)}`
      case 'put-back':
        return `${who} schiebt ${nameOf(event.card)} unter den Stapel zurück.`
      case 'walked':
        return `${who} bringt das Oberhaupt ${cards.headmanTo[event.to]}.`
      case 'saved-sp':
        return `${who} sichert ${sp(event.sp)}.`
      case 'enrolled':
        return `${who} stellt einen Nachkommen in die Schule.`
      case 'advanced':
        return `${who} rückt den Nachkommen in der Schule weiter.`
      case 'graduated':
        return `${who} hat einen neuen Dorfbewohner aus der Schule: ${cards.professions[event.to].name}.`
      case 'took-hand':
        return `${who} nimmt die Startspieler-Hand mit ${spDative(event.sp)}.`
      case 'customer-revealed':
        return `${who} deckt ${nameOf(event.customer)} auf.`
      case 'trade-declined':
        return `${who} nimmt keinen Kunden umsonst.`
      case 'took-customers':
        return `${who} nimmt ${customersAs(event.customers, 'Kunden')}${event.free ? ' umsonst' : ''}.`
      case 'served':
        return `${who} bedient ${nameOf(event.customer)} für ${pp(event.pp)}.`
      case 'ordered':
        return `${who} gibt der Heilskirche einen neuen Auftrag.`
      case 'ended-turn':
        return null
      case 'display-refilled':
        return event.customers.length === 1
          ? 'Ein neuer Kunde liegt aus.'
          : `${event.customers.length} neue Kunden liegen aus.`
      case 'monk-revealed':
        return `Ein neuer Mönch liegt aus (${cards.stacks[event.stack]}): ${cards.monkText(monk(event.monk).bonus)}.`
      case 'died': {
        const dead = cards.professions[event.profession].object
        return event.grave === null
          ? `${who} verliert ${dead}; die Chronik bewahrt sein Andenken.`
          : `${who} verliert ${dead}; er liegt im anonymen Grab ${event.grave}.`
      }
      case 'hired':
        return `${who} stellt einen Tagelöhner ein: ${cards.professions[event.as].name}.`
      case 'rat':
        return event.to === 0
          ? `Der Rattenwürfel zeigt ${event.pips}; die Ratte ist da.`
          : `Der Rattenwürfel zeigt ${event.pips}; die Ratte ist noch ${count(event.to, 'Schritt', 'Schritte')} entfernt.`
      case 'invasion':
        return 'Rattenplage!'
      case 'prevented':
        return `Die Heilskirche erspart ${who} den Verlust von ${spDative(event.sp)}.`
      case 'lost-sp':
        return `${who} verliert ${sp(event.sp)} an die Ratten.`
      case 'game-over':
        return `${event.coffins} Sargfelder sind belegt: das Spiel ist zu Ende.`
    }
  },
}
