import { de, from } from '../kernel/french.ts'
import type { Words } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { blackCosts } from './black-banners.ts'
import { cards } from './cards.fr.ts'
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

const { plural, and: list, or } = locales.fr

const count = (n: number, one: string, many: string): string =>
  `${n} ${plural(n, { one, other: many })}`
const coins = (n: number): string => count(n, 'pièce', 'pièces')
const time = (n: number): string => `${n} temps`
const sp = (n: number): string => count(n, 'point d’histoire', 'points d’histoire')
const pp = (n: number): string => count(n, 'point de prestige', 'points de prestige')

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
  if (isMonk(id)) return `le moine (${cards.stacks[monk(id).stack]})`
  if (isCraftBuilding(id)) {
    const { kind, black } = craftBuilding(id)
    return `${cards.buildings[kind].object} ${black.values.join('/')}`
  }
  if (isCustomer(id)) return `le client ${Number(id.slice(-2))}`
  if (isTravelCard(id)) return `la carte de voyage ${travelCard(id).letter}`
  if (isField(id)) return `le champ ${id.slice(6)}`
  if (id.startsWith('travel-')) return `la carte de voyage ${id.slice(-1)}`
  if (id === 'meeting-place') return cards.meetingPlace.object
  if (id === 'play') return 'la bannière de jeu'
  if (id === 'school') return 'la bannière d’école'
  if (id === 'hand') return 'la main du premier joueur'
  if (id === 'market-office') return 'l’office du marché'
  if (id === 'headman') return 'la bannière « ? »'
  return id === 'chronicle' ? 'la chronique' : 'un champ'
}

/** What a card does, for a tooltip; nothing for one that only counts. */
export function textOf(id: string): string {
  if (isChurch(id)) return cards.churches[id].text
  if (isChamber(id)) return cards.chambers[id].text
  if (isMonk(id)) return `À l’acquisition : ${cards.monkText(monk(id).bonus)}.`
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
  if (endsJourney) return `${pp(points)} ; le voyage est terminé.`
  const due = grey
    ? [
        ...(grey.time ? [time(grey.time)] : []),
        ...(grey.coins ? [coins(grey.coins)] : []),
        ...(grey.beer ? [cards.goods.beer.count(grey.beer)] : []),
      ]
    : []
  return due.length > 0
    ? `${pp(points)} ; continuer le voyage coûte ${list(due)} de plus.`
    : `${pp(points)} ; continuer le voyage ne coûte rien de plus.`
}

function customerText(id: CustomerId): string {
  const { white, pp: points } = customer(id)
  const due = goods(whiteCost(id).goods)
  return `bannière ${white.values.join('/')} : ${list(due)} pour ${pp(points)}`
}

/** Customers who come to a village or the display: several are counted, for their cards show no number. */
const customersAs = ([first, ...others]: ReadonlyArray<CustomerId>, many: string): string =>
  first && others.length === 0 ? nameOf(first) : `${others.length + 1} ${many}`

const nth = ['premier', 'second'] as const
const colours: Readonly<Record<string, string>> = { white: 'blanc', black: 'noir' }

const standingOrder = (order: StandingOrder): string => {
  if (order === 'ask') return 'me demander à chaque invasion de rats'
  if (order === 'never') return 'ne jamais utiliser de case'
  return order === 1 ? 'empêcher toute perte' : `empêcher une perte d’au moins ${sp(order)}`
}

function source(by: GoodSource, good: Good): string {
  const { name: one } = cards.goods[good]
  if (by === 'building') return `1 ${one} de son atelier`
  return by === 'guild-chamber'
    ? `1 joker de la Chambre des Guildes comme ${one}`
    : `1 ${one} ${from(nameOf(by))}`
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
        ? `Remettre ${nameOf(task.card)} et garder la suivante`
        : `Garder ${nameOf(task.card)} (${textOf(task.card).replace(/\.$/, '')})`
    case 'bonus': {
      const { bonus } = monk(task.card)
      if (!wanted) return 'Renoncer au bonus du moine'
      return 'headman' in bonus
        ? 'Utiliser le bonus : activer la bannière « ? » (1 temps)'
        : 'Utiliser le bonus : aller à l’office du marché'
    }
    case 'trade':
      return wanted
        ? 'Utiliser l’Église des Marchands : révéler un client et en prendre un gratuitement'
        : 'Se passer de l’Église des Marchands'
    case 'free-customer':
      return 'Ne pas prendre de client gratuit'
    case 'tile':
      return 'Laisser la tuile « 2/12 » où elle est'
    case 'mark':
      return 'Renoncer au marqueur'
    case 'headman':
      return 'Laisser le chef du village où il est'
    default:
      return 'Laisser l’école telle quelle'
  }
}

function move(state: State, seat: number, one: Move): string {
  switch (one.do) {
    case 'take':
      return one.colour === 'white'
        ? `Prendre le ${one.pips} blanc`
        : `Prendre le ${one.pips} noir (2 temps)`
    case 'change': {
      const pips = state.turn.dice[one.die]?.pips ?? one.to
      const means =
        one.by === 'coins' ? coins(Math.abs(one.to - pips)) : '1 marqueur de la Place de réunion'
      return `Tourner le ${nth[one.die]} dé de ${pips} à ${one.to} (${means})`
    }
    case 'acquire': {
      const costs = price(blackCosts(state, seat, one.card))
      if (one.card === 'field') return `Acquérir un champ${costs}`
      if (one.card.startsWith('travel-')) return `Voyager : prendre ${nameOf(one.card)}${costs}`
      const bonus = isMonk(one.card) ? ` : ${cards.monkText(monk(one.card).bonus)}` : ''
      return `Acquérir ${nameOf(one.card)}${costs}${bonus}`
    }
    case 'take-hand':
      return `Prendre la main du premier joueur (${sp(state.hand.sp)})`
    case 'market-office':
      return 'Aller à l’office du marché'
    case 'headman':
      return 'Activer la bannière « ? » (1 temps)'
    case 'activate': {
      if (!isCustomer(one.banner))
        return `Activer ${nameOf(one.banner)}${price([whiteCost(one.banner)])}`
      return `Servir ${nameOf(one.banner)} (${customerText(one.banner)})`
    }
    case 'end-turn':
      return 'Finir ton tour'
    case 'plow':
      return one.from === 'forge'
        ? `Déplacer une charrue de la Forge vers ${nameOf(one.field)}`
        : `Déplacer un joker vers ${nameOf(one.field)} comme charrue`
    case 'order':
      return `Consigne pour l’Église du Salut : ${standingOrder(one.prevent)}`
    case 'choose-cost': {
      const task = state.agenda.at(-1)
      const cost = task?.task === 'choose-cost' ? task.costs[one.cost] : undefined
      return `Payer ${cost ? list(charge(cost)) : 'cela'}`
    }
    case 'give': {
      const task = state.agenda.at(-1)
      const good = task?.task === 'pay-good' ? task.goods[0] : undefined
      return `Payer ${source(one.from, good ?? 'plow')}`
    }
    case 'tile':
      return `Poser la tuile « 2/12 » à côté ${from(nameOf(one.banner))}`
    case 'mark':
      return `Marquer ${space(one.space)}`
    case 'walk':
      return one.to === 'main-house'
        ? `Ramener le chef du village chez lui et sauver ${sp(villageOf(state, seat).treeSp)}`
        : 'Envoyer le chef du village plus loin, pour 3 points d’histoire'
    case 'enrol':
      return 'Placer un descendant sur la case gauche de l’école'
    case 'advance':
      return 'Déplacer le descendant sur la case droite de l’école'
    case 'graduate':
      return one.from === 'left'
        ? `Faire du descendant de gauche ${cards.professions[one.to].object} (1 temps)`
        : `Faire du descendant de droite ${cards.professions[one.to].object} (1 temps, 2 points d’histoire)`
    case 'use':
      return optional(state, true)
    case 'forgo':
      return optional(state, false)
    case 'customer':
      return `Prendre ${nameOf(one.customer)} (${customerText(one.customer)})`
    case 'free-customer':
      return `Prendre gratuitement ${nameOf(one.customer)} (${customerText(one.customer)})`
    case 'settle': {
      const task = state.agenda.at(-1)
      const chosen = task?.task === 'customers' ? task.chosen.length : 0
      const due = marketOffice.prices[chosen - 1]
      if (!due) return 'Quitter l’office du marché sans payer pour un client'
      const cost = price([{ ...due, goods: [] }])
      return `S’en tenir à ${count(chosen, 'client', 'clients')}${cost}`
    }
    case 'die':
      return `Laisser mourir ${cards.professions[one.villager].object}`
    case 'hire':
      return `Engager un journalier comme ${cards.professions[one.as].name.toLowerCase()}`
    case 'prevent':
      return `Empêcher la perte de ${sp(lossOf(state, seat))}`
    case 'suffer':
      return `Accepter la perte de ${sp(lossOf(state, seat))}`
  }
}

function prompt(state: State, seat: number): string {
  const task = state.agenda.at(-1)
  switch (task?.task) {
    case 'dice':
      return state.turn.dice.length === 0
        ? 'Choisis le premier de tes deux dés.'
        : 'Choisis le second dé.'
    case 'use':
      return changeMoves(state, seat).length > 0
        ? `Utilise la valeur ${bannerValue(state)}, ou change d’abord un dé.`
        : `Utilise la valeur ${bannerValue(state)}.`
    case 'finish':
      return task.more && activatable(state, seat, bannerValue(state)).length > 0
        ? `Active une autre bannière blanche avec ${bannerValue(state)}, ou finis ton tour.`
        : 'Finis ton tour.'
    case 'choose-cost':
      return 'Choisis avec quoi tu paies.'
    case 'pay-good':
      return `Choisis d’où vient ce bien : ${cards.goods[task.goods[0] ?? 'plow'].name}.`
    case 'tile':
      return 'Choisis la bannière blanche à côté de laquelle poser ta tuile « 2/12 ».'
    case 'mark':
      return 'Choisis ce que marque ta chambre du conseil.'
    case 'mission':
      return `Tu as retourné ${nameOf(task.card)} : la garder, ou la remettre ?`
    case 'bonus':
      return 'Utilise le bonus du moine, ou renonces-y.'
    case 'headman':
      return 'Choisis où va le chef du village.'
    case 'school':
      return 'Choisis ce qui se passe à l’école.'
    case 'trade':
      return 'L’Église des Marchands t’aide-t-elle à l’office du marché ?'
    case 'free-customer':
      return 'Choisis ton client gratuit.'
    case 'customers':
      return task.chosen.length === 0
        ? 'Choisis un client, ou quitte l’office du marché.'
        : `Prends un autre client, ou tiens-t’en là (${plural(task.chosen.length, { one: `${task.chosen.length} choisi`, other: `${task.chosen.length} choisis` })}).`
    case 'death':
      return 'La Faucheuse est là : choisis le villageois qui meurt.'
    case 'laborer':
      return 'Ton dernier villageois n’est plus : engage un journalier.'
    case 'salvation':
      return `Des rats ! L’Église du Salut empêche-t-elle la perte de ${sp(lossOf(state, seat))} ?`
    default:
      return 'Il n’y a rien à décider.'
  }
}

const forgone = {
  tile: 'laisse la tuile « 2/12 » où elle est',
  mark: 'renonce à un marqueur',
  headman: 'laisse le chef du village où il est',
  school: 'laisse l’école telle quelle',
  bonus: 'renonce au bonus du moine',
  customers: 'ne paie pour aucun client à l’office du marché',
} as const

/** What a banner lacks, as a short remark. */
export function lackOf(lack: Lack): string {
  switch (lack.lacks) {
    case 'value':
      return `il faut ${or(lack.values.map(String))}`
    case 'villager':
      return `il manque ${cards.professions[lack.profession].object}`
    case 'coins':
      return `il manque ${coins(lack.coins)}`
    case 'goods':
      return `il manque ${list(goods(lack.goods))}`
    case 'card':
      return 'pas disponible'
    case 'church':
      return 'il faut une église'
    case 'window-space':
      return 'tous les vitraux sont pris'
    case 'only-one':
      return 'tu en as déjà une'
    case 'letter':
      return 'pas la prochaine étape de ton voyage'
    case 'journey':
      return 'ton voyage est terminé'
    case 'palm':
      return 'déjà prise cette manche'
    case 'right-to-hand':
      return 'pas pour le premier joueur à présent'
    case 'customers':
      return 'aucun client exposé'
    case 'activation':
      return 'déjà activée'
    case 'last-place':
      return 'la Place de réunion venait en dernier'
  }
}

/** Everything My Village says in French. */
export const words: Words<State, Move, Event> = {
  title: 'My Village',
  tagline:
    'Choisis deux dés, dépense le temps de tes villageois et laisse une histoire digne d’être racontée.',
  options: {},
  categories: {
    religion: 'Religion',
    council: 'Conseil',
    harvest: 'Récoltes',
    travel: 'Voyages',
    market: 'Clients',
    stories: 'Points d’histoire sauvés',
    laborers: 'Journaliers',
    hand: 'Main du premier joueur',
  },
  reasons: {
    points: 'Le plus de points de prestige l’emporte.',
    'tie-break': 'Autant de points : pièces, biens et points d’histoire départagent.',
    shared: 'Égalité en tout : victoire partagée.',
  },
  prompt,
  move,
  event(event, names) {
    const who = 'seat' in event ? names(event.seat) : ''
    switch (event.event) {
      case 'round':
        return `La manche ${event.round} commence par ${names(event.startPlayer)} : les dés sont lancés.`
      case 'took-die':
        return `${who} prend le ${event.die.pips} ${colours[event.die.colour] ?? event.die.colour}.`
      case 'changed-die': {
        const means =
          event.by === 'coins' ? coins(event.paid) : 'un marqueur de la Place de réunion'
        return `${who} tourne un ${event.from} en ${event.to} avec ${means}.`
      }
      case 'used':
        return `${who} utilise la valeur ${event.value} pour ${nameOf(event.banner)}.`
      case 'activated':
        return `${who} active ${nameOf(event.banner)} avec ${event.value}.`
      case 'paid-time':
        return event.bridge
          ? `${who} dépense ${time(event.time)} et passe le pont : la Faucheuse arrive.`
          : `${who} dépense ${time(event.time)}.`
      case 'paid-coins':
        return `${who} paie ${coins(event.coins)}.`
      case 'paid-good':
        return `${who} paie ${source(event.from, event.good)}.`
      case 'gained-coins':
        return `${who} reçoit ${coins(event.coins)} (${nameOf(event.from)}).`
      case 'gained-sp':
        return `${who} reçoit ${sp(event.sp)} (${nameOf(event.from)}).`
      case 'acquired':
        return `${who} ajoute ${nameOf(event.card)} à son village.`
      case 'marker':
        if (event.space === null)
          return `${who} perd un marqueur : ${nameOf(event.card)} n’a plus de case libre.`
        return typeof event.space === 'string'
          ? `${who} marque ${space(event.space)} sur ${nameOf(event.card)}.`
          : `${who} pose un marqueur sur ${nameOf(event.card)}.`
      case 'plow':
        return event.from === 'forge'
          ? `${who} déplace une charrue vers ${nameOf(event.field)}.`
          : `${who} déplace un joker vers ${nameOf(event.field)} comme charrue.`
      case 'tile':
        return `${who} pose la tuile « 2/12 » à côté ${from(nameOf(event.to))}.`
      case 'forgone':
        return `${who} ${forgone[event.what]}.`
      case 'travelled':
        return `${who} retourne ${nameOf(event.card)} : ${textOf(event.card)}`
      case 'put-back':
        return `${who} remet ${nameOf(event.card)} sous sa pile.`
      case 'walked':
        return `${who} déplace le chef du village ${cards.headmanTo[event.to]}.`
      case 'saved-sp':
        return `${who} sauve ${sp(event.sp)}.`
      case 'enrolled':
        return `${who} place un descendant à l’école.`
      case 'advanced':
        return `${who} fait avancer son descendant à l’école.`
      case 'graduated':
        return `Un descendant ${de(who)} devient ${cards.professions[event.to].name.toLowerCase()}.`
      case 'took-hand':
        return `${who} prend la main du premier joueur avec ${sp(event.sp)}.`
      case 'customer-revealed':
        return `${who} révèle ${nameOf(event.customer)}.`
      case 'trade-declined':
        return `${who} ne prend pas de client gratuit.`
      case 'took-customers':
        return `${who} prend ${event.free ? 'gratuitement ' : ''}${customersAs(event.customers, 'clients')}.`
      case 'served':
        return `${who} sert ${nameOf(event.customer)} pour ${pp(event.pp)}.`
      case 'ordered':
        return `${who} a une nouvelle consigne pour l’Église du Salut.`
      case 'ended-turn':
        return null
      case 'display-refilled':
        return event.customers.length === 1
          ? 'Un nouveau client est exposé.'
          : `${event.customers.length} nouveaux clients sont exposés.`
      case 'monk-revealed':
        return `Un nouveau moine est exposé (${cards.stacks[event.stack]}) : ${cards.monkText(monk(event.monk).bonus)}.`
      case 'died': {
        const dead = cards.professions[event.profession].object
        return event.grave === null
          ? `${who} perd ${dead}, qui entre dans la chronique.`
          : `${who} perd ${dead}, qui repose dans la tombe anonyme ${event.grave}.`
      }
      case 'hired':
        return `${who} engage un journalier comme ${cards.professions[event.as].name.toLowerCase()}.`
      case 'rat':
        return event.to === 0
          ? `Le dé du rat montre ${event.pips} ; le rat est arrivé.`
          : `Le dé du rat montre ${event.pips} ; le rat est encore à ${event.to} pas.`
      case 'invasion':
        return 'Une invasion de rats !'
      case 'prevented':
        return `L’Église du Salut épargne à ${who} la perte de ${sp(event.sp)}.`
      case 'lost-sp':
        return `${who} perd ${sp(event.sp)} à cause des rats.`
      case 'game-over':
        return `${plural(event.coffins, { one: `${event.coffins} cercueil est pris`, other: `${event.coffins} cercueils sont pris` })} : la partie est terminée.`
    }
  },
}
