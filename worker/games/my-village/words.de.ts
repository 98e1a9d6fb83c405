import { der, zu } from '../kernel/german.ts'
import { locales } from '../kernel/language.ts'
import { cards, professions } from './cards.de.ts'
import { type Good, isCraftBuilding, isCustomer, isMonk, monk } from './components/index.ts'
import { customerNames } from './customer-names.ts'
import type { GoodSource } from './moves.ts'
import type { StandingOrder } from './state.ts'
import { lackBy, phrasesBy, wordsOf } from './wording.ts'

const { counted, plural, and: list, or } = locales.de

const coins = (n: number) => counted(n, 'Münze', 'Münzen')
const time = (n: number) => `${n} Zeit`
const sp = (n: number) => counted(n, 'Geschichten-Punkt', 'Geschichten-Punkte')
const spDative = (n: number) => counted(n, 'Geschichten-Punkt', 'Geschichten-Punkten')
const pp = (n: number) => counted(n, 'Ruhmespunkt', 'Ruhmespunkte')
const phrases = phrasesBy({
  cards,
  and: list,
  or,
  coins,
  time,
  pp,
  called: {
    monk: (stack) => `den Mönch (${stack})`,
    customer: (number) => `den Kunden ${customerNames.de[number - 1]}`,
    travel: (letter) => `die Reisekarte ${letter}`,
    field: (number) => `das Kornfeld ${number}`,
    play: 'das Spielbanner',
    school: 'das Schulbanner',
    hand: 'die Startspieler-Hand',
    'market-office': 'die Marktvogtei',
    headman: 'das „?“-Banner',
    chronicle: 'die Chronik',
    aField: 'ein Kornfeld',
  },
  acquired: (bonus) => `Beim Anlegen: ${bonus}.`,
  ends: (points) => `${points}; die Reise ist zu Ende.`,
  goesOn: (points, due) =>
    due === null
      ? `${points}; weiterreisen kostet nichts extra.`
      : `${points}; weiterreisen kostet ${due} mehr.`,
  serves: (values, goods, points) =>
    `Banner ${values === '?' ? '„?“' : values}: ${goods} für ${points}`,
})
const { asideOf, goods, charge, price, customerText, customersAs, made, space } = phrases
export const { nameOf, textOf } = phrases

const nth = ['ersten', 'zweiten'] as const

const standingOrder = (order: StandingOrder) => {
  if (order === 'ask') return 'bei jeder Rattenplage nachfragen'
  if (order === 'never') return 'kein Feld verbrauchen'
  return order === 1
    ? 'jeden Verlust verhindern'
    : `Verluste ab ${order} Geschichten-Punkten verhindern`
}

function source(from: GoodSource, good: Good) {
  const { name: one } = cards.goods[good]
  if (from === 'building') return `1 ${one} aus dem Handwerksgebäude`
  return from === 'guild-chamber'
    ? `1 Joker aus dem Gildenrathaus als ${one}`
    : `1 ${one} vom Kornfeld ${from.slice(6)}`
}

const forgo = {
  bonus: 'Verzichte auf den Bonus des Mönchs',
  trade: 'Verzichte auf die Handelskirche',
  'free-customer': 'Nimm keinen Kunden umsonst',
  tile: 'Lass das „2/12er“-Plättchen liegen',
  mark: 'Verzichte auf den Marker',
  headman: 'Lass das Oberhaupt stehen',
}

const forgone = {
  tile: 'lässt das „2/12er“-Plättchen liegen',
  mark: 'verzichtet auf einen Marker',
  headman: 'lässt das Oberhaupt stehen',
  school: 'lässt die Schule, wie sie ist',
  bonus: 'verzichtet auf den Bonus des Mönchs',
  customers: 'zahlt bei der Marktvogtei für keinen Kunden',
}

/** Words for the lack of a banner, as a short remark. */
export const lackOf = lackBy({
  value: (lack) => `braucht ${or(lack.values.map(String))}`,
  villager: (lack) => `${der(professions[lack.profession])} fehlt`,
  coins: (lack) => `${coins(lack.coins)} zu wenig`,
  goods: (lack) => `${list(goods(lack.goods))} zu wenig`,
  card: 'nicht zu haben',
  church: 'braucht eine Kirche',
  'window-space': 'alle Kirchenfenster sind besetzt',
  'only-one': 'davon hast du schon eins',
  letter: 'nicht der nächste Abschnitt deiner Reise',
  journey: 'deine Reise ist zu Ende',
  palm: 'in dieser Runde schon genommen',
  'right-to-hand': 'jetzt nicht: Du beginnst schon',
  customers: 'kein Kunde liegt aus',
  activation: 'schon aktiviert',
  'last-place': 'nach dem Versammlungsplatz ist Schluss',
})

/** Everything My Village says in German. */
export const words = wordsOf({
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
    points: 'Wer die meisten Ruhmespunkte hat, gewinnt.',
    'tie-break': 'Gleichstand: Münzen, Güter und Geschichten-Punkte entscheiden.',
    shared: 'Alles gleich: ein geteilter Sieg.',
  },
  nothing: 'Es ist nichts zu entscheiden.',
  prompt: {
    dice: (task) => (task.isFirst ? 'Wähle deine zwei Würfel.' : 'Wähle den zweiten Würfel.'),
    use: (task) =>
      task.changes
        ? `Nutze den Bannerwert ${task.value} oder ändere zuerst einen Würfel.`
        : `Nutze den Bannerwert ${task.value}.`,
    finish: (task) =>
      task.more
        ? `Aktiviere mit der ${task.value} noch ein weißes Banner oder beende deinen Zug.`
        : 'Beende deinen Zug.',
    'choose-cost': 'Wähle, womit du zahlst.',
    'pay-good': (task) => `Woher nimmst du ${cards.goods[task.good].object}?`,
    tile: 'Wähle das weiße Banner, neben das du dein „2/12er“-Plättchen legst.',
    mark: 'Wähle, was dein Rathaus markiert.',
    mission: (task) => `Du hast ${nameOf(task.card)} aufgedeckt: behalten oder zurücklegen?`,
    bonus: 'Nutze den Bonus des Mönchs oder verzichte darauf.',
    headman: 'Wähle, wohin das Oberhaupt geht.',
    school: 'Wähle, was in der Schule geschieht.',
    trade: 'Hilft dir die Handelskirche bei der Marktvogtei?',
    'free-customer': 'Wähle den Kunden, den du umsonst bekommst.',
    customers: (task) =>
      task.chosen === 0
        ? 'Wähle einen Kunden oder verlass die Marktvogtei.'
        : `Nimm noch einen Kunden oder belass es dabei (${task.chosen} gewählt).`,
    death: 'Gevatter Tod ist da: Wähle, welcher Dorfbewohner stirbt.',
    laborer: 'Dein letzter Dorfbewohner ist gestorben: Stell einen Tagelöhner ein.',
    salvation: (task) =>
      `Ratten! Verhindert die Heilskirche den Verlust von ${spDative(task.loss)}?`,
  },
  move: {
    take: (one) =>
      one.colour === 'white'
        ? `Nimm die weiße ${one.pips}`
        : `Nimm die schwarze ${one.pips} (2 Zeit)`,
    change(one) {
      const means =
        one.by === 'coins' ? coins(Math.abs(one.to - one.from)) : '1 Marker vom Versammlungsplatz'
      return `Dreh den ${nth[one.die]} Würfel von ${one.from} auf ${one.to} (${means})`
    },
    acquire(one) {
      const costs = price(one.costs)
      if (one.card.startsWith('travel-')) return `Reise: Nimm ${nameOf(one.card)}${costs}`
      const bonus = isMonk(one.card) ? `: ${cards.monkText(monk(one.card).bonus)}` : ''
      return `Erwirb ${nameOf(one.card)}${costs}${bonus}`
    },
    'take-hand': (one) => `Nimm die Startspieler-Hand (${sp(one.sp)})`,
    'market-office': 'Geh zur Marktvogtei',
    headman: 'Aktiviere das „?“-Banner (1 Zeit)',
    activate(one) {
      if (!isCustomer(one.banner)) return `Aktiviere ${nameOf(one.banner)}${price([one.cost])}`
      return `Bediene ${nameOf(one.banner)} (${customerText(one.banner)})`
    },
    'end-turn': 'Beende deinen Zug',
    plow: (one) =>
      one.from === 'forge'
        ? `Bring einen Pflug aus der Schmiede auf ${nameOf(one.field)}`
        : `Bring einen Joker als Pflug auf ${nameOf(one.field)}`,
    order: (one) => `Lass die Heilskirche ${standingOrder(one.prevent)}`,
    'choose-cost': (one) => `Zahle ${one.cost ? list(charge(one.cost)) : 'das'}`,
    give: (one) => `Zahle ${source(one.from, one.good)}`,
    tile: (one) => `Leg das „2/12er“-Plättchen neben ${nameOf(one.banner)}`,
    mark: (one) => `Markiere ${space(one.space)}`,
    walk: (one) =>
      one.to === 'main-house'
        ? `Bring das Oberhaupt heim und sichere ${sp(one.sp)}`
        : 'Schick das Oberhaupt weiter für 3 Geschichten-Punkte',
    enrol: 'Stell einen Nachkommen auf das linke Schulfeld',
    advance: 'Rück den Nachkommen auf das rechte Schulfeld',
    graduate: (one) =>
      one.from === 'left'
        ? `Mach den linken Nachkommen ${zu(professions[one.to])} (1 Zeit)`
        : `Mach den rechten Nachkommen ${zu(professions[one.to])} (1 Zeit, 2 Geschichten-Punkte)`,
    use: ({ what, bonus, card }) => {
      if (what === 'mission') return `Leg ${nameOf(card)} zurück und behalte die nächste`
      if (what === 'trade')
        return 'Nutze die Handelskirche: Deck einen Kunden auf und nimm einen umsonst'
      return bonus === 'headman'
        ? 'Nutze den Bonus: Aktiviere das „?“-Banner (1 Zeit)'
        : 'Nutze den Bonus: Geh zur Marktvogtei'
    },
    forgo: ({ what, card }) => {
      if (what === 'mission') return `Behalte ${nameOf(card)} (${textOf(card).replace(/\.$/, '')})`
      return forgo[what as keyof typeof forgo] ?? 'Lass die Schule, wie sie ist'
    },
    customer: (one) => `Nimm ${nameOf(one.customer)} (${customerText(one.customer)})`,
    'free-customer': (one) =>
      `Nimm ${nameOf(one.customer)} umsonst (${customerText(one.customer)})`,
    settle(one) {
      if (!one.due) return 'Verlass die Marktvogtei, ohne für einen Kunden zu zahlen'
      const cost = price([{ ...one.due, goods: [] }])
      return `Schließ ab mit ${counted(one.chosen, 'Kunden', 'Kunden')}${cost}`
    },
    die: (one) =>
      `Lass ${cards.professions[one.villager].object} sterben (${one.sp === null ? 'anonymes Grab' : `Chronik: ${sp(one.sp)}`})`,
    hire: (one) => `Stell einen Tagelöhner als ${cards.professions[one.as].name} ein`,
    prevent: (one) => `Verhindere den Verlust von ${spDative(one.loss)}`,
    suffer: (one) => `Nimm den Verlust von ${spDative(one.loss)} hin`,
  },
  event: {
    round: (event) => `Runde ${event.round} beginnt mit ${event.first}: Die Würfel sind gefallen.`,
    'took-die': (event, who) =>
      `${who} nimmt die ${event.die.colour === 'white' ? 'weiße' : 'schwarze'} ${event.die.pips}.`,
    'changed-die'(event, who) {
      const means =
        event.by === 'coins' ? `für ${coins(event.paid)}` : 'für 1 Marker vom Versammlungsplatz'
      return `${who} dreht einen Würfel ${means} von ${event.from} auf ${event.to}.`
    },
    used: (event, who) => `${who} nutzt die ${event.value} für ${nameOf(event.banner)}.`,
    activated: (event, who) => `${who} aktiviert mit der ${event.value} ${nameOf(event.banner)}.`,
    'paid-time': (event, who) =>
      event.bridge
        ? `${who} verbraucht ${time(event.time)} und passiert die Brücke: Gevatter Tod kommt mit.`
        : `${who} verbraucht ${time(event.time)}.`,
    'paid-coins': (event, who) => `${who} zahlt ${coins(event.coins)}.`,
    'paid-good': (event, who) => `${who} zahlt ${source(event.from, event.good)}.`,
    'gained-coins': (event, who) =>
      `${who} erhält ${coins(event.coins)} durch ${nameOf(event.from)}.`,
    'gained-sp': (event, who) => `${who} erhält ${sp(event.sp)} durch ${nameOf(event.from)}.`,
    acquired: (event, who) => `${who} legt ${nameOf(event.card)} an.`,
    marker(event, who) {
      if (event.space === null)
        return `${who} verliert einen Marker für ${nameOf(event.card)}: Kein Feld ist frei.`
      return typeof event.space === 'string'
        ? `${who} markiert ${space(event.space)}.`
        : isCraftBuilding(event.card)
          ? `${who} stellt ${made(event.card)} her.`
          : `${who} stellt einen Marker auf ${nameOf(event.card)}.`
    },
    plow: (event, who) =>
      event.from === 'forge'
        ? `${who} bringt einen Pflug auf ${nameOf(event.field)}.`
        : `${who} bringt einen Joker als Pflug auf ${nameOf(event.field)}.`,
    tile: (event, who) => `${who} legt das „2/12er“-Plättchen neben ${nameOf(event.to)}.`,
    forgone: (event, who) => `${who} ${forgone[event.what]}.`,
    travelled: (event, who) => `${who} deckt ${nameOf(event.card)} auf (${asideOf(event.card)}).`,
    'put-back': (event, who) => `${who} schiebt ${nameOf(event.card)} unter den Stapel zurück.`,
    walked: (event, who) => `${who} bringt das Oberhaupt ${cards.headmanTo[event.to]}.`,
    'saved-sp': (event, who) => `${who} sichert ${sp(event.sp)}.`,
    enrolled: (_, who) => `${who} stellt einen Nachkommen in die Schule.`,
    advanced: (_, who) => `${who} rückt den Nachkommen in der Schule weiter.`,
    graduated: (event, who) => `Ein Nachkomme von ${who} wird ${zu(professions[event.to])}.`,
    'took-hand': (event, who) => `${who} nimmt die Startspieler-Hand mit ${spDative(event.sp)}.`,
    'customer-revealed': (event, who) => `${who} deckt ${nameOf(event.customer)} auf.`,
    'trade-declined': (_, who) => `${who} nimmt keinen Kunden umsonst.`,
    'took-customers': (event, who) =>
      `${who} nimmt ${customersAs(event.customers, 'Kunden')}${event.free ? ' umsonst' : ''}.`,
    served: (event, who) => `${who} bedient ${nameOf(event.customer)} für ${pp(event.pp)}.`,
    ordered: (_, who) => `${who} gibt der Heilskirche einen neuen Auftrag.`,
    'ended-turn': null,
    'display-refilled': (event) =>
      plural(event.customers.length, {
        one: 'Ein neuer Kunde liegt aus.',
        other: `${event.customers.length} neue Kunden liegen aus.`,
      }),
    'monk-revealed': (event) =>
      `Ein neuer Mönch liegt aus (${cards.stacks[event.stack]}): ${cards.monkText(monk(event.monk).bonus)}.`,
    died(event, who) {
      const dead = cards.professions[event.profession].object
      return event.grave === null
        ? `${who} verliert ${dead}; die Chronik bewahrt sein Andenken.`
        : `${who} verliert ${dead}; er liegt im anonymen Grab ${event.grave}.`
    },
    hired: (event, who) =>
      `${who} stellt einen Tagelöhner als ${cards.professions[event.as].name} ein.`,
    rat: (event) =>
      event.to === 0
        ? `Der Rattenwürfel zeigt ${event.pips}: Die Ratte ist da.`
        : `Der Rattenwürfel zeigt ${event.pips}: Die Ratte ist noch ${counted(event.to, 'Schritt', 'Schritte')} entfernt.`,
    invasion: 'Rattenplage!',
    prevented: (event, who) =>
      `Die Heilskirche erspart ${who} den Verlust von ${spDative(event.sp)}.`,
    'lost-sp': (event, who) => `${who} verliert ${sp(event.sp)} an die Ratten.`,
    'game-over': (event) => `${event.coffins} Sargfelder sind belegt: Das Spiel ist zu Ende.`,
  },
})
