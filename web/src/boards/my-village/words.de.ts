import { locales } from '../../../../worker/games/kernel/language.ts'
import { customerNames } from '../../../../worker/games/my-village/index.ts'
import type { BoardWords } from './words.ts'

const { plural, counted, and, labelled } = locales.de

const count = (n: number, one: string, many: string): string =>
  `${n} ${plural(n, { one, other: many })}`
const pp = (n: number): string => count(n, 'Ruhmespunkt', 'Ruhmespunkte')
const sp = (n: number): string => count(n, 'Geschichten-Punkt', 'Geschichten-Punkte')
const markers = (n: number): string => `${n} Marker vom Versammlungsplatz`
const coins = (n: number): string => count(n, 'Münze', 'Münzen')

/** Words of the board in German. */
export const boardWords: BoardWords = {
  labelled,
  round: (round) => `Runde ${round}`,
  explain: 'Erklären',
  explainHelp: 'Solange das an ist, erklärt ein Tipp ein Teil, statt es zu spielen.',
  close: 'Schließen',
  details: 'Erklärung',
  larger: 'Alles zeigen',
  smaller: 'Weniger zeigen',
  parts: 'Teile des Spielplans',
  chooseFirst: 'Erst dies wählen, dann das Ziel',
  or: 'oder',

  desk: 'Würfel',
  pool: 'Würfelpool',
  noDice: 'Bis zur nächsten Runde liegen hier keine Würfel.',
  die: (colour, pips) => `${colour === 'white' ? 'weißer' : 'schwarzer'} Würfel, ${pips}`,
  blackDie: 'Schwarze Würfel kosten sofort je 2 Zeit, egal was sie zeigen.',
  whiteDie: 'Weiße Würfel kosten nichts.',
  taken: (name) => (name === null ? 'Deine Würfel' : `Würfel von ${name}`),
  value: (value) => `Bannerwert ${value}`,
  bannerValue: 'Bannerwert',
  changeTo: (pips, value, price) => `auf ${pips} für ${price}: Bannerwert ${value}`,
  changes: 'Drehen auf',
  meetingMarker: markers,
  pairs: 'Was jedes Paar erreicht',
  pair: (one, two, value) => `${one} und ${two}, Bannerwert ${value}`,
  reaches: (n) => `erreicht ${n} Banner`,
  takePair: 'Würfel nehmen',
  chooseUse: 'Wähle, wofür du zwei Würfel nimmst.',
  whichOf: (name, values) => `${name}: ${values.join(' oder ')}?`,
  findDice: 'Zeigt, welche Würfel das erreichen',
  inReach: 'erreichbar',

  display: 'Kartenauslage',
  myVillage: 'Mein Dorf',
  villageOf: (name) => `Dorf von ${name}`,
  church: 'Kirchen',
  monks: 'Mönche',
  monk: (stack) => `Mönch (${stack})`,
  monkGone: 'Der nächste Mönch zeigt sich am Ende des Zugs.',
  chamber: 'Rathäuser',
  travel: 'Reise',
  travelCard: (letter) => `Reisekarte ${letter}`,
  customer: (nr) => customerNames.de[nr - 1] ?? '',
  customers: 'Kundenauslage',
  customersHelp: 'Die Marktvogtei holt sie in dein Dorf; dort bedienst du sie mit Gütern.',
  office: 'Marktvogtei',
  officeHelp:
    'Nimm Kunden: 1 für 1 Zeit, 2 für 2 Zeit, 3 für 2 Zeit und 1 Münze, 4 für 3 Zeit und 1 Münze.',
  hand: 'Startspieler-Hand',
  handHelp: (n) =>
    `Nimm sie: jetzt ${sp(n)}, und ab der nächsten Runde beginnst du. Jede Runde kommt 1 dazu.`,
  handOf: (name) => `${name} hat sie und beginnt die Runden.`,
  handBack: 'Sie wurde in dieser Runde schon genommen.',
  left: (n) => `noch ${n}`,
  stackHelp: (n) => `${count(n, 'Karte liegt', 'Karten liegen')} verdeckt.`,
  playBanner: 'Spielbanner',
  playHelp: 'Nimm 1 Geschichten-Punkt.',
  school: 'Schulbanner',
  schoolHelp:
    'Zieht Nachkommen heran, die an die Plätze der Toten treten. Wer vom rechten Feld kommt, bringt 2 Geschichten-Punkte mit.',
  schoolLeft: 'Schule, linkes Feld',
  schoolRight: 'Schule, rechtes Feld',
  schoolLater: 'beim Verlassen',
  schoolLeftHelp:
    'Von hier: umsonst aufs rechte Feld, oder für 1 Zeit auf ein leeres Bewohnerfeld.',
  schoolRightHelp: 'Von hier für 1 Zeit auf ein leeres Bewohnerfeld, mit 2 Geschichten-Punkten.',
  headmanBanner: '„?“-Banner',
  headmanHelp:
    'Jeder Bannerwert. Das Oberhaupt geht ein Feld weiter: 1 Münze, oder 3 Geschichten-Punkte, oder heim, wo es alles vom Baum in Sicherheit bringt.',
  headman: 'das Oberhaupt',
  mainHouse: 'Haupthaus',
  coinSpace: 'Münzfeld',
  spSpace: 'Feld mit 3 Geschichten-Punkten',
  mainHouseHelp: (n) => `Hier sicher: ${sp(n)}, am Ende je 1 Ruhmespunkt. Keine Ratte kommt heran.`,
  coinSpaceHelp: 'Hier bekommt das Oberhaupt 1 Münze.',
  spSpaceHelp: 'Hier bekommt das Oberhaupt 3 Geschichten-Punkte.',
  here: 'jetzt hier',
  storyTree: 'Geschichten-Baum',
  storyTreeHelp: (n) =>
    `Unsicher: Sie zählen erst, wenn das Oberhaupt sie heimgebracht hat. Eine Rattenplage würde dir jetzt ${n} nehmen.`,
  saved: 'Gesicherte Geschichten-Punkte',

  blackBanner: (values) => `Schwarzes Banner ${values}: das einzige im Zug`,
  whiteBanner: (values) => `Weißes Banner ${values}: beliebig viele mit demselben Wert`,
  costs: (price) => `Kostet ${price}.`,
  costsNothing: 'Kostet nichts.',
  time: (n) => `${n} Zeit`,
  coins,
  wakes: 'Damit passierst du die Brücke: Einer deiner Dorfbewohner wird sterben.',
  idle: 'Das brächte jetzt nichts.',
  route: (dice, change) => `Erreichbar mit ${dice}${change && `, dazu ${change}`}.`,
  noRoute: 'Keine Würfel dieses Pools erreichen es.',
  change: (c, m) => and([c > 0 ? coins(c) : '', m > 0 ? markers(m) : ''].filter(Boolean)),
  worth: (n) => `Am Ende ${pp(n)}.`,
  worthOneOf: (list) => `Am Ende je nach Karte ${list} Punkte.`,
  worthServed: (goods, n) => `Bediene ihn mit ${goods}: am Ende ${pp(n)}.`,
  tileHere: 'Hier liegt das „2/12er“-Plättchen: 2 und 12 gehen auch.',

  timeTrack: 'Zeit',
  timeHelp: (left) =>
    `Noch ${left} Zeit, dann passiert deine Fähre die Brücke: Am Ende des Zugs stirbt einer deiner Dorfbewohner.`,
  timeLeft: (left) => `noch ${counted(left, 'Wolke', 'Wolken')} bis zur Brücke`,
  reaperHere: 'Gevatter Tod ist mitgekommen: Am Ende dieses Zugs stirbt ein Dorfbewohner.',
  cloud: (cloud) => `Wolke ${cloud} von 10`,
  villager: (name, present) => (present ? name : `${name}: niemand da`),
  villagerHelp: {
    abbot: 'Nötig für eine Kirche, für Mönche und für das, was die Kirche kann.',
    councilman: 'Nötig für Rathaus und Versammlungsplatz und für ihre weißen Banner.',
    traveller: 'Nötig, um weiterzureisen.',
    craftsman: 'Nötig, um Handwerksgebäude zu erwerben und darin Güter herzustellen.',
    merchant: 'Nötig, um Kunden zu bedienen, aber nicht, um sie aufzunehmen.',
  },
  inactive:
    'Inaktiv: Ein Nachkomme aus der Schule könnte den Platz einnehmen. Karten zählen trotzdem, Güter lassen sich noch bezahlen.',
  goods: (n, spaces, name) => `${n} von ${spaces} ${name}`,
  goodsHelp: 'Güter bezahlen Kunden und Reisen.',
  plowHelp:
    'Ein Pflug auf einem Feld bringt dort 1 Münze mehr; bezahlen kannst du mit ihm trotzdem.',
  jokers: 'Joker',
  windows: (n) => `${n} Kirchenfenster`,
  windowsHelp: (points) => `Die Fenster zählen zusammen: ${points}.`,
  marks: 'Felder des Rathauses',
  marked: (name, isMarked) => `${name}: ${isMarked ? 'markiert' : 'nicht markiert'}`,
  served: (n, points) => `${n} bedient: ${pp(points)}`,
  servedBrief: (n) => `${n} bedient`,
  nextStop: 'nächstes Ziel',
  prevented: (n, spaces) => `${n} von ${spaces} Feldern belegt`,
  order: 'Wenn die Ratten kommen',
  orderHelp:
    'Die Kirche antwortet für dich, damit niemand wartet. Ändern kannst du das jederzeit, auch in den Zügen der anderen.',
  orders: (order) => {
    if (order === null)
      return 'in meinem Zug nachfragen; in den Zügen der anderen Verluste ab 2 Geschichten-Punkten verhindern'
    if (order === 'ask') return 'jedes Mal nachfragen'
    if (order === 'never') return 'nie ein Feld verbrauchen'
    return order === 1
      ? 'jeden Verlust verhindern'
      : `Verluste ab ${order} Geschichten-Punkten verhindern`
  },
  laborers: (n) => `${n} Tagelöhner`,

  points: (n) => `${n} RP`,
  score: 'Ruhmespunkte jetzt',
  scoreHelp: 'Als wäre das Spiel jetzt zu Ende.',
  scoreLine: (name, n) => `${name}: ${n}`,
  markedPoints: (n, points) => `${count(n, 'markiertes Feld', 'markierte Felder')}: ${points}`,
  notWorth: 'Unbediente Kunden, Münzen und Güter sind am Ende nichts wert.',
  unsaved: (n) => `Noch am Baum, also verloren: ${sp(n)}.`,

  chronicle: 'Chronik',
  chronicleSpace: (profession, n, who) => `${profession}, ${sp(n)}: ${who === null ? 'frei' : who}`,
  chronicleHelp:
    'Der erste Tote eines Berufs bringt 2 Geschichten-Punkte, der zweite 1. Alle anderen liegen in anonymen Gräbern.',
  graves: 'Anonyme Gräber',
  grave: (nr, profession, who) => `Grab ${nr}: ${profession}, ${who}`,
  gravesHelp: 'Wer in der Chronik keinen Platz findet, liegt hier, ohne Geschichten-Punkte.',
  coffinsTaken: (n) => count(n, 'Sarg', 'Särge'),
  coffins: (n, threshold) =>
    n > threshold ? `${n} Särge (Ende ab ${threshold})` : `${n} von ${threshold} Särgen`,
  coffinsHelp: (threshold) =>
    `Sind ${threshold} Sargfelder belegt, in der Chronik und in Gräbern, wird die Runde noch zu Ende gespielt; dann ist das Spiel aus.`,
  lastRound: 'Das ist die letzte Runde.',
  rat: 'Die Ratte',
  ratSteps: (steps) => `noch ${count(steps, 'Schritt', 'Schritte')} bis zur Plage`,
  ratHelp:
    'Nach jedem Todesfall läuft sie so weit, wie der graue Würfel zeigt. Am Ziel verlieren alle die Hälfte der Geschichten-Punkte am Baum.',
  ratRed: 'Schon der nächste Wurf kann sie dorthin bringen.',
  brief: (name) =>
    name.replace(
      /((?<=Zim)mer(?=mann)|(?<=\p{L}{3})(?:scher|cher|der|ler|ter)(?!\p{L})|(?<=\p{L}{4})(?:lungs|rungs|platz|rathaus|kirche|karte|stube|vogtei|banner|händler|werker|gebäude|mann|ner(?!\p{L})))/gu,
      '\u00ad$1',
    ),
  says: {
    now: (what) => `Jetzt ${what}`,
    atEnd: (n) => `am Ende ${n}`,
    stories: (n) => `+${counted(n, 'Geschichte', 'Geschichten')}`,
    customers: (n) => counted(n, 'Kunde', 'Kunden'),
    markers: (n) => `${n} Marker`,
    window: 'ein Fenster mehr am Ende',
    child: 'Ein Kind lernt',
    walk: 'Das Oberhaupt geht weiter',
  },
  aMonk: 'Mönch',
  nameless: 'ohne Namen',
  yourChoice: 'Deine Wahl',
  sums: 'Summen zweier Würfel',
  noSum: 'Keine zwei Würfel ergeben das.',
  kinds: {
    crafts: 'Handwerk',
    harvest: 'Ernte',
    market: 'Markt',
    religion: 'Religion',
    council: 'Rat',
    travel: 'Reise',
    home: 'Dorfplan',
  },
  reachesOf: (value) => `Was die ${value} erreicht`,
  oneBlack: 'Ein schwarzes Banner',
  orWhite: 'oder weiße',
  notNow: 'geht jetzt nicht',
  orAsked: 'oder das „?“',
  reaperShort: 'Gleich stirbt jemand',
  homestead: 'Dorfplan',
  answers: {
    use: 'Ja, nutzen',
    forgo: 'Verzichten',
    keep: 'Behalten',
    prevent: 'Verhindern',
    suffer: 'Hinnehmen',
  },
}
