import { locales } from '../../../../worker/games/kernel/language.ts'
import type { CardWords } from './card-words.ts'

const { plural } = locales.de

const number = (n: number, one: string, many: string) => `${n} ${plural(n, { one, other: many })}`

/** The card index in German. */
export const cardWords: CardWords = {
  kinds: {
    church: 'Kirchen',
    monk: 'Mönche',
    chamber: 'Rathäuser',
    field: 'Felder',
    travel: 'Reisekarten',
    building: 'Handwerksgebäude',
    customer: 'Kunden',
    board: 'Dorfpläne',
    die: 'Würfel',
    token: 'Marker, Plättchen und Figuren',
    printed: 'Auf den Plänen gedruckt',
  },
  facts: {
    black: 'Schwarzes Banner',
    white: 'Weißes Banner',
    time: 'Zeit',
    whiteTime: 'Zeit beim Aktivieren',
    cost: 'Kostet außerdem',
    acquired: 'Beim Erwerb',
    goods: 'Güter',
    spaces: 'Felder',
    windows: 'Kirchenfenster',
    points: 'Ruhmespunkte',
    letter: 'Etappe',
    goOn: 'Weiterreisen kostet',
    stack: 'Stapel',
    faces: 'Seiten',
    values: 'Bannerwerte',
    stories: 'Geschichten-Punkte',
    coins: 'Münzen',
    steps: 'Schritte bis zur Rattenplage',
    perPlayers: (players) => `Zu ${{ 2: 'zweit', 3: 'dritt', 4: 'viert' }[players] ?? players}`,
  },
  board: 'Dorfplan',
  markers: (count) => `${count} Marker`,
  story: (count) => number(count, 'Geschichten-Punkt', 'Geschichten-Punkte'),
  dice: {
    'white-die': 'Weißer Würfel',
    'black-die': 'Schwarzer Würfel',
    'rat-die': 'Rattenwürfel',
  },
  tokens: {
    'story-1': 'Geschichten-Punkt 1',
    'story-2': 'Geschichten-Punkt 2',
    'story-5': 'Geschichten-Punkt 5',
    'black-marker': 'Schwarzer Marker',
    'day-laborer': 'Tagelöhner',
    'tile-2-12': '„2/12“-Plättchen',
    reaper: 'Gevatter Tod',
    headman: 'Oberhaupt',
    'time-marker': 'Zeitmarker',
    rat: 'Ratte',
    'starting-player-hand': 'Startspieler-Hand',
  },
  printed: {
    setup: {
      name: 'Würfel einer Runde',
      text: 'Wie viele Würfel geworfen werden, nach der Zahl der Mitspielenden.',
    },
    end: {
      name: 'Särge für das Ende',
      text: 'Sind so viele Särge belegt, ist die Runde die letzte.',
    },
    'life-track': {
      name: 'Lebenszeitleiste',
      text: 'Zehn Wolken bis zur Brücke, an der jemand stirbt.',
    },
    'headman-path': {
      name: 'Weg des Oberhaupts',
      text: 'Haupthaus, Münzfeld und das Feld mit Geschichten-Punkten.',
    },
    'school-banner': { name: 'Schulbanner', text: 'Zieht Nachkommen heran.' },
    windows: { name: 'Kirchenfenster', text: 'Punkte für kein, ein, zwei … sechs Fenster.' },
    hand: { name: 'Banner der Hand', text: 'Nimmt die Startspieler-Hand.' },
    'market-office': {
      name: 'Marktvogtei',
      text: 'Der Preis für einen, zwei, drei, vier Kunden.',
    },
    chronicle: {
      name: 'Chronik',
      text: 'Geschichten-Punkte des ersten und des zweiten Felds jedes Berufs.',
    },
    'rat-track': { name: 'Rattenleiste', text: 'Wie weit die Ratte vor der Plage beginnt.' },
    graves: { name: 'Anonyme Gräber', text: 'So viele, wie man braucht.' },
    population: {
      name: 'Bevölkerungsrathaus',
      text: 'Für jeden markierten Beruf, dessen Dorfbewohner da ist.',
    },
  },
  diceOf: (white, black) => `${white} weiße, ${black} schwarze`,
  price: (time, coins) =>
    coins > 0 ? `${time} Zeit, ${number(coins, 'Münze', 'Münzen')}` : `${time} Zeit`,
}
