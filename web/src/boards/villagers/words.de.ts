import { den, der } from '../../../../worker/games/kernel/german.ts'
import { locales } from '../../../../worker/games/kernel/language.ts'
import {
  developmentNames,
  names,
  nouns,
  suitNames,
  texts,
} from '../../../../worker/games/villagers/cards.de.ts'
import type { BoardWords } from './words.ts'

const { plural, or } = locales.de

const cardsOf = (count: number) => plural(count, { one: '1 Karte', other: `${count} Karten` })

/** The board in German. */
export const boardWords: BoardWords = {
  names,
  subject: (id) => der(nouns[id]),
  object: (id) => den(nouns[id]),
  texts,
  suits: suitNames,
  developments: developmentNames,

  road: 'Die Auslage',
  basics: 'Start-Personen',
  reserve: 'Nachziehstapel',
  discard: 'Ablagestapel',
  possible: 'Was verdeckt liegen kann',
  possibleHelp:
    'Alle Personen, von denen du noch nicht weißt, wo sie sind, mit der Zahl der Karten.',
  nothing: 'Hier liegt nichts.',
  hand: 'Deine Hand',
  handEmpty: 'Deine Hand ist leer.',
  square: 'Diese Runde genommen',
  village: 'Dorf',
  myVillage: 'Dein Dorf',
  villageOf: (name) => `Dorf von ${name}`,
  countessVillage: 'Dorf der Gräfin',
  chooseSeat: (name) => `${name} wählen`,
  token: (development) => `Marker: ${development}`,
  ground: 'Hier eine neue Reihe beginnen',
  branch: 'Hier einen zweiten Zweig beginnen',
  close: 'Schließen',
  details: 'Über diese Karte',

  round: (round) => `Runde ${round}`,
  phases: {
    draft: 'Draft-Phase',
    road: 'Auslage',
    build: 'Bauphase',
    developments: 'Entwicklungen',
    events: 'Ereignisse',
    over: 'Ende',
  },
  go: 'LOS!',
  firstPlayer: 'Startspieler',
  toAct: 'am Zug',
  gold: 'Gold',
  food: 'Nahrung',
  builder: 'Bausymbole',
  handCards: (count) => `${cardsOf(count)} auf der Hand`,
  draftLimit: (limit) => `nimmt ${limit}`,
  buildLimit: (limit) => `baut ${limit}`,
  of: (used, limit) => `${used} von ${limit}`,
  tinner: 'Blechschmiedin: Schlösser öffnen umsonst',
  specialFirst: 'Eine Spezial-Person auf deiner Hand kannst du jetzt ausspielen, bevor du nimmst.',
  coverFirst: 'Bevor dein Zug endet, muss auf deinem Mönch oder Gehilfen noch eine Person liegen.',
  chooseEvent: 'Hofnarr: Tippe auf das Ereignis, das er abwirft; noch ein Tipp auf ihn bricht ab.',
  giveNote:
    'Sie bekommt die Person sofort, samt Münzen. Silber zeigt, was die Person bei ihr wert wäre.',
  interrupt: 'Nicht dein Zug, aber du kannst jetzt den Kurier ausspielen.',
  choice: 'Deine Wahl',
  chooseTarget: (card) =>
    `${card}: Wähle einen leuchtenden Platz; noch ein Tipp auf die Karte bricht ab.`,
  padlockPaid: {
    bank: (gold) => `Das Schloss kostet dich ${gold} Gold an die Bank.`,
    countess: (gold) => `Das Schloss kostet dich ${gold} Gold an die Gräfin.`,
    others: (gold, names) => `Das Schloss kostet dich ${gold} Gold an ${or(names)}.`,
  },

  market: { first: 'Erster Markttag', second: 'Zweiter Markttag' },
  marketShort: { first: '1. Markttag', second: '2. Markttag' },
  marketDue: { first: 'Markt diese Runde', second: 'Letzte Runde' },
  marketState: {
    first: {
      ahead:
        'Am Ende der Runde, in der die ersten beiden Stapel leer sind. Zahlt sichtbares Gold und Münzen.',
      triggered: 'Findet am Ende dieser Runde statt. Zahlt sichtbares Gold und Münzen.',
      held: 'War schon.',
    },
    second: {
      ahead:
        'Am Ende der Runde, in der alle sechs Stapel leer sind. Zahlt Gold, Silber und Münzen, dann ist das Spiel aus.',
      triggered:
        'Findet am Ende dieser Runde statt. Zahlt Gold, Silber und Münzen, dann ist das Spiel aus.',
      held: 'War schon.',
    },
  },
  forecast: (day, gold) => `${day} jetzt: ${gold} Gold`,
  forecastDue: (due, gold) => `${due}: ${gold} Gold`,
  forecastNow: 'Was das Dorf jetzt brächte',
  wouldPay: (cards) => `Aus deiner Hand 2 Gold hierher: ${locales.de.and(cards)}`,
  printedGold: 'Gold',
  silver: 'Silber',
  bronze: 'Bronze',
  bronzeNow: (gold) => `Bronze jetzt: ${gold} Gold`,
  bronzeBest: 'Nur das beste zahlt, einmal je Runde.',
  basis: (count, per, gold) => `(Jetzt ${count}: ${Math.floor(count / per)} × ${gold} Gold.)`,
  coins: 'Münzen',
  total: 'Summe',
  nothingYet: 'Noch nichts.',

  column: (column) => `Platz ${column}`,
  stack: (column, count) => `Stapel ${column}: ${cardsOf(count)}`,
  count: cardsOf,
  empty: 'leer',
  back: (suit) => (suit ? `${suit}, verdeckt` : 'Verdeckte Karte'),
  unknown: 'Die Vorderseite ist verborgen; die Rückseite zeigt nur die Betriebsart.',
  seenByYou: 'Diese Karte kennst du.',
  emptySlot: (column) => `Platz ${column}: leer`,
  coinsOn: (gold) => `${gold} Gold darauf`,
  pile: 'Diese Reihe',
  covered: 'überdeckt',
  goesOn: (name) => `auf: ${name}`,
  lockedBy: (name) => `Schloss: ${name}`,
  coveredHelp: 'Überdeckt: Nur Betriebsart und Schloss zählen noch.',
  left: (count) => `noch ${count}`,
  chooseFirst: 'spielbar, mehrere Plätze',
  known: 'allen bekannt',

  starter: 'Fahne: beginnt eine eigene Reihe und trägt zwei Zweige.',
  solitary: 'Fahne: steht allein, braucht niemanden und trägt niemanden.',
  special: 'Spezial-Person.',
  discardAfter: 'Ohne Bauaktion; wird nach dem Effekt abgelegt.',
  staysAndCosts: 'Kostet eine Bauaktion und bleibt liegen.',
  chain: 'Kette',
  leadsTo: (names) => `Trägt: ${names}.`,
  chainEnd: 'Hier endet die Kette.',
  foundersSide: { gold: 'Goldseite oben', food: 'Nahrungsseite oben' },
  standsFor: (card) => (card ? `Steht für: ${card}.` : 'Kann noch für alle stehen.'),
  padlockBy: (name) => `Schloss, geöffnet durch: ${name}.`,
  openBy: {
    tinner: 'Die Blechschmiedin öffnet es umsonst.',
    own: 'Liegt bei dir: Die Bank legt 2 Gold darauf.',
    others: (names) => `Kostet dich 2 Gold, die auf die Karte bei ${names} kommen.`,
    bank: (gold) => `Liegt bei niemandem: kostet dich ${gold} Gold an die Bank.`,
  },
  foodSymbols: (count) =>
    plural(count, {
      one: '1 Nahrung: eine Karte mehr nehmen.',
      other: `${count} Nahrung: ${count} Karten mehr nehmen.`,
    }),
  builderSymbols: (count) =>
    plural(count, {
      one: '1 Bausymbol: eine Bauaktion mehr.',
      other: `${count} Bausymbole: ${count} Bauaktionen mehr.`,
    }),
  goldValue: (gold) => `${gold} Gold an beiden Markttagen.`,
  silverNow: (gold) => `Jetzt wert: ${gold} Gold am Zweiten Markttag.`,
  bronzeWorth: (gold) => `Jetzt wert: ${gold} Gold je Runde, wenn es dein bestes Bronzesymbol ist.`,
  draftSpecial: 'Wird in einer Draft-Phase aus der Hand gespielt.',
  keyring: (count, names) => `Schlüsselbund: öffnet ${count} Karten im Spiel (${names}).`,
  copies: (count, known) => `${count} Stück; ${known} in Sicht.`,
  fromFour: 'Nur zu viert oder zu fünft.',
  obstacle: {
    'no-actions': 'Keine Bauaktionen mehr.',
    missing: (name) => `Noch nicht: Dafür fehlt „${name}“ in deinem Dorf.`,
    'too-dear': (gold) => `Jetzt nicht: Das Schloss kostet ${gold} Gold.`,
    uncovered: 'Jetzt nicht: Die Regeln lassen gerade keinen Einsatz zu.',
  },
}
