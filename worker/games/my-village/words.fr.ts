import { de, from, to } from '../kernel/french.ts'
import { locales } from '../kernel/language.ts'
import { cards } from './cards.fr.ts'
import { type Good, isCraftBuilding, isCustomer, isMonk, monk } from './components/index.ts'
import { customerNames } from './customer-names.ts'
import type { GoodSource } from './moves.ts'
import type { StandingOrder } from './state.ts'
import { lackBy, phrasesBy, wordsOf } from './wording.ts'

const { plural, counted, and: list, or } = locales.fr

const coins = (n: number) => counted(n, 'pièce', 'pièces')
const time = (n: number) => `${n} temps`
const sp = (n: number) => counted(n, 'point d’histoire', 'points d’histoire')
const pp = (n: number) => counted(n, 'point de prestige', 'points de prestige')
const phrases = phrasesBy({
  cards,
  and: list,
  or,
  coins,
  time,
  pp,
  called: {
    monk: (stack) => `le moine (${stack})`,
    customer: (number) => `le client ${customerNames.fr[number - 1]}`,
    travel: (letter) => `la carte de voyage ${letter}`,
    field: (number) => `le champ ${number}`,
    play: 'la bannière de jeu',
    school: 'la bannière d’école',
    hand: 'la main du premier joueur',
    'market-office': 'l’office du marché',
    headman: 'la bannière « ? »',
    chronicle: 'la chronique',
    aField: 'un champ',
  },
  acquired: (bonus) => `À l’acquisition : ${bonus}.`,
  ends: (points) => `${points} ; le voyage est terminé.`,
  goesOn: (points, due) =>
    due === null
      ? `${points} ; continuer le voyage ne coûte rien de plus.`
      : `${points} ; continuer le voyage coûte ${due} de plus.`,
  serves: (values, goods, points) =>
    `bannière ${values === '?' ? '« ? »' : values} : ${goods} pour ${points}`,
})
const { asideOf, goods, charge, price, customerText, customersAs, made, space } = phrases
export const { nameOf, textOf } = phrases

const nth = ['premier', 'second'] as const
const colours: Readonly<Record<string, string>> = { white: 'blanc', black: 'noir' }

const standingOrder = (order: StandingOrder) => {
  if (order === 'ask') return 'me demander à chaque invasion de rats'
  if (order === 'never') return 'ne jamais utiliser de case'
  return order === 1 ? 'empêcher toute perte' : `empêcher une perte d’au moins ${sp(order)}`
}

function source(by: GoodSource, good: Good) {
  const { name: one } = cards.goods[good]
  if (by === 'building') return `1 ${one} de l’atelier`
  return by === 'guild-chamber'
    ? `1 joker de la Chambre des Guildes comme ${one}`
    : `1 ${one} ${from(nameOf(by))}`
}

const forgo = {
  bonus: 'Renoncer au bonus du moine',
  trade: 'Se passer de l’Église des Marchands',
  'free-customer': 'Ne pas prendre de client gratuit',
  tile: 'Laisser la tuile « 2/12 » où elle est',
  mark: 'Renoncer au marqueur',
  headman: 'Laisser le chef du village où il est',
}

const forgone = {
  tile: 'laisse la tuile « 2/12 » où elle est',
  mark: 'renonce à un marqueur',
  headman: 'laisse le chef du village où il est',
  school: 'laisse l’école telle quelle',
  bonus: 'renonce au bonus du moine',
  customers: 'ne paie pour aucun client à l’office du marché',
}

/** Words for the lack of a banner, as a short remark. */
export const lackOf = lackBy({
  value: (lack) => `il faut ${or(lack.values.map(String))}`,
  villager: (lack) => `il manque ${cards.professions[lack.profession].object}`,
  coins: (lack) => `il manque ${coins(lack.coins)}`,
  goods: (lack) => `il manque ${list(goods(lack.goods))}`,
  card: 'pas disponible',
  church: 'il faut une église',
  'window-space': 'tous les vitraux sont pris',
  'only-one': 'tu en as déjà une',
  letter: 'pas la prochaine étape de ton voyage',
  journey: 'ton voyage est terminé',
  palm: 'déjà prise cette manche',
  'right-to-hand': 'pas maintenant : tu commences déjà',
  customers: 'aucun client disponible',
  activation: 'déjà activée',
  'last-place': 'rien ne vient après la Place de réunion',
})

/** Everything My Village says in French. */
export const words = wordsOf({
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
    points: 'Qui a le plus de points de prestige gagne.',
    'tie-break': 'Égalité de points : pièces, biens et points d’histoire départagent.',
    shared: 'Égalité parfaite : victoire partagée.',
  },
  nothing: 'Il n’y a rien à décider.',
  prompt: {
    dice: (task) => (task.isFirst ? 'Choisis tes deux dés.' : 'Choisis le second dé.'),
    use: (task) =>
      task.changes
        ? `Utilise la valeur ${task.value}, ou change d’abord un dé.`
        : `Utilise la valeur ${task.value}.`,
    finish: (task) =>
      task.more
        ? `Active une autre bannière blanche avec la valeur ${task.value}, ou finis ton tour.`
        : 'Finis ton tour.',
    'choose-cost': 'Choisis avec quoi tu paies.',
    'pay-good': (task) => `D’où vient ${cards.goods[task.good].object} ?`,
    tile: 'Choisis la bannière blanche à côté de laquelle poser ta tuile « 2/12 ».',
    mark: 'Choisis ce que marque ta chambre du conseil.',
    mission: (task) => `Tu as retourné ${nameOf(task.card)} : la garder, ou la remettre ?`,
    bonus: 'Utilise le bonus du moine, ou renonces-y.',
    headman: 'Choisis où va le chef du village.',
    school: 'Choisis ce qui se passe à l’école.',
    trade: 'L’Église des Marchands t’aide-t-elle à l’office du marché ?',
    'free-customer': 'Choisis ton client gratuit.',
    customers: (task) =>
      task.chosen === 0
        ? 'Choisis un client, ou quitte l’office du marché.'
        : `Prends un autre client, ou tiens-t’en là (${plural(task.chosen, { one: `${task.chosen} choisi`, other: `${task.chosen} choisis` })}).`,
    death: 'La Faucheuse est là : choisis le villageois qui meurt.',
    laborer: 'Ton dernier villageois n’est plus : engage un journalier.',
    salvation: (task) =>
      `Des rats ! L’Église du Salut empêche-t-elle la perte de ${sp(task.loss)} ?`,
  },
  move: {
    take: (one) =>
      one.colour === 'white'
        ? `Prendre le ${one.pips} blanc`
        : `Prendre le ${one.pips} noir (2 temps)`,
    change(one) {
      const means =
        one.by === 'coins'
          ? coins(Math.abs(one.to - one.from))
          : '1 marqueur de la Place de réunion'
      return `Passer le ${nth[one.die]} dé de ${one.from} à ${one.to} (${means})`
    },
    acquire(one) {
      const costs = price(one.costs)
      if (one.card === 'field') return `Acquérir un champ${costs}`
      if (one.card.startsWith('travel-')) return `Voyager : prendre ${nameOf(one.card)}${costs}`
      const bonus = isMonk(one.card) ? ` : ${cards.monkText(monk(one.card).bonus)}` : ''
      return `Acquérir ${nameOf(one.card)}${costs}${bonus}`
    },
    'take-hand': (one) => `Prendre la main du premier joueur (${sp(one.sp)})`,
    'market-office': 'Aller à l’office du marché',
    headman: 'Activer la bannière « ? » (1 temps)',
    activate(one) {
      if (!isCustomer(one.banner)) return `Activer ${nameOf(one.banner)}${price([one.cost])}`
      return `Servir ${nameOf(one.banner)} (${customerText(one.banner)})`
    },
    'end-turn': 'Finir ton tour',
    plow: (one) =>
      one.from === 'forge'
        ? `Déplacer une charrue de la Forge vers ${nameOf(one.field)}`
        : `Déplacer un joker vers ${nameOf(one.field)} comme charrue`,
    order: (one) => `Consigne pour l’Église du Salut : ${standingOrder(one.prevent)}`,
    'choose-cost': (one) => `Payer ${one.cost ? list(charge(one.cost)) : 'cela'}`,
    give: (one) => `Payer ${source(one.from, one.good)}`,
    tile: (one) => `Poser la tuile « 2/12 » à côté ${from(nameOf(one.banner))}`,
    mark: (one) => `Marquer ${space(one.space)}`,
    walk: (one) =>
      one.to === 'main-house'
        ? `Ramener le chef du village chez lui et sauver ${sp(one.sp)}`
        : 'Envoyer le chef du village plus loin, pour 3 points d’histoire',
    enrol: 'Placer un descendant sur la case gauche de l’école',
    advance: 'Déplacer le descendant sur la case droite de l’école',
    graduate: (one) =>
      one.from === 'left'
        ? `Faire du descendant de gauche ${cards.professions[one.to].object} (1 temps)`
        : `Faire du descendant de droite ${cards.professions[one.to].object} (1 temps, 2 points d’histoire)`,
    use: ({ what, bonus, card }) => {
      if (what === 'mission') return `Remettre ${nameOf(card)} et garder la suivante`
      if (what === 'trade')
        return 'Utiliser l’Église des Marchands : révéler un client et en prendre un gratuitement'
      return bonus === 'headman'
        ? 'Utiliser le bonus : activer la bannière « ? » (1 temps)'
        : 'Utiliser le bonus : aller à l’office du marché'
    },
    forgo: ({ what, card }) => {
      if (what === 'mission') return `Garder ${nameOf(card)} (${textOf(card).replace(/\.$/, '')})`
      return forgo[what as keyof typeof forgo] ?? 'Laisser l’école telle quelle'
    },
    customer: (one) => `Prendre ${nameOf(one.customer)} (${customerText(one.customer)})`,
    'free-customer': (one) =>
      `Prendre gratuitement ${nameOf(one.customer)} (${customerText(one.customer)})`,
    settle(one) {
      if (!one.due) return 'Quitter l’office du marché sans payer pour un client'
      const cost = price([{ ...one.due, goods: [] }])
      return `S’en tenir à ${counted(one.chosen, 'client', 'clients')}${cost}`
    },
    die: (one) =>
      `Laisser mourir ${cards.professions[one.villager].object} (${one.sp === null ? 'tombe anonyme' : `chronique : ${sp(one.sp)}`})`,
    hire: (one) => `Engager un journalier comme ${cards.professions[one.as].name.toLowerCase()}`,
    prevent: (one) => `Empêcher la perte de ${sp(one.loss)}`,
    suffer: (one) => `Accepter la perte de ${sp(one.loss)}`,
  },
  event: {
    round: (event) => `La manche ${event.round} commence par ${event.first} : les dés sont lancés.`,
    'took-die': (event, who) =>
      `${who} prend le ${event.die.pips} ${colours[event.die.colour] ?? event.die.colour}.`,
    'changed-die'(event, who) {
      const means = event.by === 'coins' ? coins(event.paid) : 'un marqueur de la Place de réunion'
      return `${who} passe un dé de ${event.from} à ${event.to} pour ${means}.`
    },
    used: (event, who) => `${who} utilise la valeur ${event.value} pour ${nameOf(event.banner)}.`,
    activated: (event, who) =>
      `${who} active ${nameOf(event.banner)} avec la valeur ${event.value}.`,
    'paid-time': (event, who) =>
      event.bridge
        ? `${who} dépense ${time(event.time)} et passe le pont : la Faucheuse arrive.`
        : `${who} dépense ${time(event.time)}.`,
    'paid-coins': (event, who) => `${who} paie ${coins(event.coins)}.`,
    'paid-good': (event, who) => `${who} paie ${source(event.from, event.good)}.`,
    'gained-coins': (event, who) =>
      `${who} reçoit ${coins(event.coins)} grâce ${to(nameOf(event.from))}.`,
    'gained-sp': (event, who) => `${who} reçoit ${sp(event.sp)} grâce ${to(nameOf(event.from))}.`,
    acquired: (event, who) => `${who} ajoute ${nameOf(event.card)} à son village.`,
    marker(event, who) {
      if (event.space === null)
        return `${who} perd un marqueur : ${nameOf(event.card)} n’a plus de case libre.`
      return typeof event.space === 'string'
        ? `${who} marque ${space(event.space)} sur ${nameOf(event.card)}.`
        : isCraftBuilding(event.card)
          ? `${who} produit ${made(event.card)}.`
          : `${who} pose un marqueur sur ${nameOf(event.card)}.`
    },
    plow: (event, who) =>
      event.from === 'forge'
        ? `${who} déplace une charrue vers ${nameOf(event.field)}.`
        : `${who} déplace un joker vers ${nameOf(event.field)} comme charrue.`,
    tile: (event, who) => `${who} pose la tuile « 2/12 » à côté ${from(nameOf(event.to))}.`,
    forgone: (event, who) => `${who} ${forgone[event.what]}.`,
    travelled: (event, who) => `${who} retourne ${nameOf(event.card)} (${asideOf(event.card)}).`,
    'put-back': (event, who) => `${who} remet ${nameOf(event.card)} sous sa pile.`,
    walked: (event, who) => `${who} déplace le chef du village ${cards.headmanTo[event.to]}.`,
    'saved-sp': (event, who) => `${who} sauve ${sp(event.sp)}.`,
    enrolled: (_, who) => `${who} place un descendant à l’école.`,
    advanced: (_, who) => `${who} fait avancer son descendant à l’école.`,
    graduated: (event, who) =>
      `Un descendant ${de(who)} devient ${cards.professions[event.to].name.toLowerCase()}.`,
    'took-hand': (event, who) => `${who} prend la main du premier joueur avec ${sp(event.sp)}.`,
    'customer-revealed': (event, who) => `${who} révèle ${nameOf(event.customer)}.`,
    'trade-declined': (_, who) => `${who} ne prend pas de client gratuit.`,
    'took-customers': (event, who) =>
      `${who} prend ${event.free ? 'gratuitement ' : ''}${customersAs(event.customers, 'clients')}.`,
    served: (event, who) => `${who} sert ${nameOf(event.customer)} pour ${pp(event.pp)}.`,
    ordered: (_, who) => `${who} donne une nouvelle consigne à l’Église du Salut.`,
    'ended-turn': null,
    'display-refilled': (event) =>
      plural(event.customers.length, {
        one: 'Un nouveau client arrive.',
        other: `${event.customers.length} nouveaux clients arrivent.`,
      }),
    'monk-revealed': (event) =>
      `Un nouveau moine arrive (${cards.stacks[event.stack]}) : ${cards.monkText(monk(event.monk).bonus)}.`,
    died(event, who) {
      const dead = cards.professions[event.profession].object
      return event.grave === null
        ? `${who} perd ${dead}, qui entre dans la chronique.`
        : `${who} perd ${dead}, qui repose dans la tombe anonyme ${event.grave}.`
    },
    hired: (event, who) =>
      `${who} engage un journalier comme ${cards.professions[event.as].name.toLowerCase()}.`,
    rat: (event) =>
      event.to === 0
        ? `Le dé du rat montre ${event.pips} ; le rat est arrivé.`
        : `Le dé du rat montre ${event.pips} ; le rat est encore à ${event.to} pas.`,
    invasion: 'Une invasion de rats !',
    prevented: (event, who) => `L’Église du Salut épargne à ${who} la perte de ${sp(event.sp)}.`,
    'lost-sp': (event, who) => `${who} perd ${sp(event.sp)} à cause des rats.`,
    'game-over': (event) =>
      `${plural(event.coffins, { one: `${event.coffins} cercueil est pris`, other: `${event.coffins} cercueils sont pris` })} : la partie est terminée.`,
  },
})
