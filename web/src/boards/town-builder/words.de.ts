import { den } from '../../../../worker/games/kernel/german.ts'
import { locales } from '../../../../worker/games/kernel/language.ts'
import { cardsDe, nounOf } from '../../../../worker/games/town-builder/cards.de.ts'
import type { BoardWords } from './words.ts'

const { plural, and, or, labelled } = locales.de

const number = (n: number, one: string, many: string) => `${n} ${plural(n, { one, other: many })}`

/** The board in German. */
export const boardWords: BoardWords = {
  labelled,
  favoured: {
    'judge-trade': 'Handel',
    'judge-social': 'Sozialwesen',
    'judge-residential': 'Wohnen',
    'judge-culture': 'Kultur',
    'judge-military': 'Militär',
    'judge-guilds': 'Zünfte',
  },
  merits: {
    versatility: 'Vielseitig\u00adkeit',
    sturdy: 'Beständig\u00adkeit',
    specialist: 'Fachkunde',
    growth: 'Wachstum',
    wealth: 'Wohlstand',
    simplicity: 'Schlicht\u00adheit',
    ingenuity: 'Einfalls\u00adreichtum',
    swiftness: 'Schnellig\u00adkeit',
  },
  tray: {
    revealed: 'Aufgedeckte Karten',
    discard: 'Ablagestapel',
    resources: 'Rohstoffe unter deinen Fundamenten',
    copy: 'Fähigkeiten zum Kopieren',
    look: 'Oberste Karte',
    use: 'Genommene Karte',
    judges: 'Ungenutzte Juroren',
    gold: 'Dein Gold',
    final: 'Schlusswertung',
  },
  asFoundation: 'Neues Fundament',
  asFoundationChoosing: 'Neues Fundament, Gold wählen',
  under: (card) => `Unter „${card}“`,
  asCoin: 'Gold',
  finishesShort: 'stellt fertig',
  wouldFinish: (cards) => `Würde fertig: ${cards}`,
  fits: (cards) => `Passt aus der Reihe: ${cards}.`,
  nothingFits: 'Keine Karte der Reihe passt.',
  statusShort: 'diese Runde',
  lastShort: 'die letzte',
  nextIsLast: 'dann die letzte',
  foundationsShort: 'Fundamente',
  cards: cardsDe,
  object: (id) => den(nounOf(id)),
  types: {
    trade: 'Handel',
    social: 'Sozialwesen',
    residential: 'Wohnen',
    culture: 'Kultur',
    military: 'Militär',
  },
  yields: { stone: 'Stein', wood: 'Holz', straw: 'Stroh', gold: 'Gold' },
  kinds: {
    build: 'Baufähigkeit',
    star: 'Sternfähigkeit',
    end: 'In der Schlusswertung',
    row: 'In der Reihe',
  },
  kindHelp: {
    build: 'Einmal, in dem Zug, in dem das Gebäude fertig wird. Keine Aktion.',
    star: 'Eine Sternfähigkeit in jedem deiner Züge, die deines Wappens mitgezählt. Keine Aktion.',
    end: 'Zählt am Ende des Spiels.',
    row: 'Wirkt nur, solange die Karte in der Reihe liegt.',
  },

  row: 'Kartenreihe',
  judges: 'Juroren',
  awards: 'Auszeichnungen',
  scores: 'Punkte jetzt',
  total: 'Summe',
  deck: (cards) => `Stapel: ${cards}`,
  discard: (cards) => `Ablagestapel: ${cards}`,
  deckShort: 'Stapel',
  discardShort: 'Ablage',
  discardHelp: 'Den Ablagestapel durchsehen',
  revealed: 'Aufgedeckte Karten',
  unused: 'Ungenutzte Juroren, allen bekannt',
  seenTop: (card) => `Du hast die oberste Karte gesehen: ${card}.`,
  round: (round) => `Runde ${round}`,
  over: 'Das Spiel ist vorbei.',
  lastRound: 'Das ist die letzte Runde.',
  roundsLeft: (rounds, sure) =>
    sure
      ? `Danach noch ${number(rounds, 'Runde', 'Runden')}.`
      : `Danach noch etwa ${number(rounds, 'Runde', 'Runden')}.`,
  roundsUnknown: 'Bis zum Ende dauert es noch.',
  reshuffles: (count, limit) => `Neu gemischt: ${count} von ${limit}.`,
  reshuffleHelp: (limit) =>
    `Ist der Stapel leer, wird der Ablagestapel gemischt. Das ${
      limit === 1 ? 'erste' : `${limit}.`
    } Mal läutet das Ende ein: Die Runde wird zu Ende gespielt, dann folgt noch eine.`,

  explain: 'Karten erklären',
  explainHelp: 'Solange das an ist, erklärt ein Tipp eine Karte und spielt nichts aus.',
  close: 'Schließen',
  details: 'Über diese Karte',

  desk: 'Dein Zug',
  actionsLeft: (actions) => `noch ${number(actions, 'Aktion', 'Aktionen')}`,
  star: 'Sternfähigkeit frei',
  starUsed: 'Sternfähigkeit genutzt',
  turnGold: (gold) => `${gold} Gold nur für diesen Zug`,
  turnOf: (name) => `${name} ist am Zug`,
  hintChosen: 'Was soll daraus werden?',
  whatBecomes: (card) => `Was soll aus „${card}“ werden?`,
  totalThen: (points) => `dann hast du ${number(points, 'Punkt', 'Punkte')}`,
  letGo: 'Andere Karte',
  choose: 'Wähle',
  lit: 'wählbar',
  several: 'wählbar, auf mehrere Arten',

  asResource: (card) => `Rohstoff für „${card}“`,
  asGold: 'Als Gold lagern',
  costs: (gold, have) => `kostet ${gold} Gold, du hast ${have}`,
  free: 'kein Gold nötig',
  choosing: 'du wählst, welches',
  completes: 'stellt es fertig',
  completesAtOnce: 'sofort fertig',
  leaves: (list) => `dann fehlt noch: ${list}`,
  intoStore: (gold) => `dann hast du ${gold}`,
  cannot: {
    foundation: (lacks) => `Fundament: Dir fehlt ${lacks} Gold.`,
    'yields-none': 'Rohstoff: Die Karte bringt keinen.',
    'no-foundation': 'Rohstoff: Du hast kein Fundament, unter das er passt.',
    'not-needed': (list) => `Rohstoff: Keines deiner Fundamente braucht ${list}.`,
    gold: 'Gold: Die Karte bringt keines.',
  },
  use: 'Nutzen',
  useChoosing: 'Nutzen und das Gold dafür wählen',
  coverSymbol: (symbol, card) => `${symbol} bei „${card}“ als gelegt werten`,

  myDistrict: 'Dein Stadtteil',
  districtOf: (name) => `Stadtteil von ${name}`,
  firstPlayer: 'Spielt zuerst',
  foundations: 'Fundamente',
  buildings: 'Gebäude',
  noBuildings: 'Hier steht noch kein Gebäude.',
  gold: 'Gold',
  crest: 'Wappen',
  takeNone: 'Keine nehmen',
  enough: 'Dabei belassen',
  dealt: (cards) => `Neu in der Reihe: ${and(cards.map((card) => `„${card}“`))}.`,
  asItIs: 'Unverändert',
  unfinishedGone: 'Unfertige Fundamente sind abgeworfen.',
  throwsAway: (name, cards) => `${name} wirft ${and(cards.map((card) => `„${card}“`))} ab.`,
  cleared: (name, count) => `${name} wirft ${count} unfertige Fundamente ab.`,
  cameOf: (card, sentence) => labelled(card ? `„${card}“` : 'Wappen', sentence),
  newNow: 'neu',
  site: 'Hier als neues Fundament auslegen',
  isCovered: (symbol, by) => (by ? `${symbol} gelegt durch „${by}“` : `${symbol} gilt als gelegt`),

  points: (points) => number(points, 'Punkt', 'Punkte'),
  foundationWord: 'Fundament',
  costLine: (gold, resources) => {
    if (gold === 0 && resources === '') return 'kostet nichts'
    if (gold === 0) return `kostet kein Gold, braucht ${resources}`
    return resources === '' ? `kostet ${gold} Gold` : `kostet ${gold} Gold, braucht ${resources}`
  },
  noCost: 'kostet nichts',
  cheaper: (gold, by) => `Jetzt ${gold} Gold billiger durch „${by}“.`,
  gives: (list) => `bringt ${list}`,
  bringsNow: (points) => `Bringt nach jetzigem Stand ${number(points, 'Punkt', 'Punkte')}.`,
  couldUse: 'In diesem Zug nutzbar.',
  useGone: 'War nur in dem Zug nutzbar, in dem das Gebäude fertig wurde.',
  starLater: 'Eine Sternfähigkeit in jedem Zug.',
  protectedFor: (name) =>
    `Bis zum nächsten Zug von ${name} darf nur ${name} sie nehmen, und niemand darf sie abwerfen`,
  stillNeeds: (list) => `es fehlt noch: ${list}`,
  liesAsGold: '1 Gold',
  liesUnder: (card, as) => `Unter „${card}“ als ${as}`,
  and,
  or,

  favours: (type) => `bevorzugt ${type}`,
  judgeLeads: (names) => `Geht jetzt an ${names}.`,
  judgeNobody: 'Geht noch an niemanden.',
  judgeSolo: (needed) => `Braucht ${needed} Gebäude dieser Art.`,
  buildingsOf: (name, count) => `${name}: ${count} Gebäude`,
  judgeHelp:
    'Zählt am Ende für die meisten Gebäude dieser Art. Bei Gleichstand bekommen alle Beteiligten die vollen Punkte.',
  judgeHelpSolo: 'Zählt am Ende, mit mindestens 3 Gebäuden dieser Art.',
  progress: (name, has, needed) => `${name}: ${has} von ${needed}`,
  status: { open: 'noch frei', claimed: 'offen bis zum Ende der Runde', closed: 'vergeben' },
  statusHelp: {
    open: 'Bekommt, wer sie im eigenen Zug als Erstes schafft.',
    claimed: 'Wer sie im eigenen Zug dieser Runde schafft, bekommt sie auch noch.',
    closed: 'Niemand kann sie mehr bekommen.',
  },
  awardHolder: (names) => `Im Besitz von ${names}`,
  awardsUntil: (cards) =>
    cards === 0
      ? 'Die nächste Karte des Stapels ist ein Juror: Der Zug, in dem er kommt, ist der letzte für Auszeichnungen.'
      : `Nach ${number(cards, 'weiteren Karte', 'weiteren Karten')} des Stapels kommt ein Juror: Der Zug, in dem er kommt, ist der letzte für Auszeichnungen.`,
  awardsLastTurn: 'Das ist der letzte Zug für Auszeichnungen: Der Juror aus dem Stapel ist da.',
  titleNow: (title) => `Titel jetzt: ${title}.`,
  titleNext: (title, from) => `${title} ab ${from} Punkten.`,
  titles: {
    noble: 'Adliger oder Adlige',
    merchant: 'Händler oder Händlerin',
    citizen: 'Bürger oder Bürgerin',
    peasant: 'Bauer oder Bäuerin',
  },
}
