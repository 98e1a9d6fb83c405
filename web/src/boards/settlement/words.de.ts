import { locales } from '../../../../worker/games/kernel/language.ts'
import { cards } from '../../../../worker/games/settlement/cards.de.ts'
import type { Gain } from '../../../../worker/games/settlement/components/index.ts'
import { gains, romanNumerals } from '../../../../worker/games/settlement/wording.ts'
import { theBuilding } from '../../../../worker/games/settlement/words.de.ts'
import type { BoardWords } from './words.ts'

const { plural, and, labelled } = locales.de

const nouns = {
  wood: 'Holz',
  clay: 'Lehm',
  stone: 'Stein',
  diamond: 'Diamanten',
  gold: 'Gold',
  bonusSettlers: 'Bonussiedler',
} as const

const settlersIn = (count: number) => `${count} Siedler`
const pointsOf = (points: number) => plural(points, { one: '1 Punkt', other: `${points} Punkte` })

const resourcesIn = (count: number) =>
  plural(count, { one: '1 Ressource', other: `${count} Ressourcen` })
/** Loss by passing: settlers, and resources if any. */
const lossIn = (settlers: number, basics: number): string =>
  and([settlersIn(settlers), ...(basics > 0 ? [resourcesIn(basics)] : [])])

/** In the accusative, which suits every sentence here. */
const amounts = (gain: Gain): string => gains(gain, (kind, count) => `${count} ${nouns[kind]}`, and)

/** The board in German. */
export const boardWords: BoardWords = {
  labelled,
  cards,
  amounts,

  roundTrack: (round, rounds) => `Runde ${round} von ${rounds}`,
  heroRow: 'Helden',
  market: 'Markt',
  building: theBuilding,
  artifacts: 'Artefakte',
  myBoard: 'Dein Dorf',
  boardOf: (name) => `Dorf von ${name}`,
  marker: 'Start',
  markerNote: 'Hat den Startmarker: beginnt die nächste Runde, oder diese, solange niemand passt.',
  passed: 'hat gepasst',
  passedShort: 'gepasst',
  close: 'Schließen',
  details: 'Mehr dazu',

  activate: 'Aktivieren',
  activatedShort: 'Aktiviert',
  againShort: 'Nochmal',
  heroesNote: 'einer je Zug',
  marketNote: '1 Siedler und der Preis rechts',
  artifactsNote: 'wirken eine Runde lang; wer passt, nimmt eines',
  showMarket: 'Helden und Markt',
  showOwnHeroes: (count) => plural(count, { one: 'Dein Held', other: `Deine ${count} Helden` }),
  showArtifacts: (count) => `${count} Artefakte`,
  home: 'Zurück in mein Dorf',
  refilled: (buildings) => `Neu auf dem Markt: ${and(buildings)}.`,
  stacked: (buildings) => `Gleiche liegen nun aufeinander: ${and(buildings)}.`,
  titles: {
    lord: 'Lord oder Lady',
    knight: 'Ritter oder Ritterin',
    mayor: 'Bürgermeister oder Bürgermeisterin',
    settler: 'Siedler oder Siedlerin',
  },
  drafting: 'Artefakte wählen',
  pass: {
    plain: 'Passen',
    losing: (lost) =>
      plural(lost, {
        one: 'Passen, 1 Ressource verloren',
        other: `Passen, ${lost} Ressourcen verloren`,
      }),
    last: 'Passen: Spielende',
    asked: (settlers, basics) => `${lossIn(settlers, basics)} verlieren?`,
  },
  passing: 'passen',

  answers: {
    monster: 'Es soll kommen',
    'no-monster': 'Halte es fern',
    done: 'Nichts mehr nutzen',
    'drop-rest': 'Nichts mehr behalten',
  },
  useNone: 'Nichts nutzen',
  asks: {
    idle: 'Das bringt jetzt nichts, du wartest nur ab. Tippe noch einmal, um den Siedler trotzdem einzusetzen.',
    action: {
      construct: 'Welches Gebäude baust du?',
      explore: 'Wo erkundest du?',
      hunt: 'Welches Monster bekämpfst du?',
      'build-outpost': 'Wo errichtest du die Festung?',
    },
    pay: (building) => `${building}: Welche Ressource gibst du ab?`,
    gain: (building) => `${building}: Welche Ressource nimmst du?`,
    get: (give) => `Was nimmst du für ${give}?`,
  },

  supply: 'Vorrat',
  settlers: ({ basic, bonus }) =>
    `${settlersIn(basic)} zum Einsetzen${bonus > 0 ? ` und ${bonus} Bonussiedler` : ''}`,
  settlersShort: 'Siedler',
  standing: ({ basic, bonus }) =>
    `${settlersIn(basic + bonus)} in dieser Runde hier${bonus > 0 ? `, davon ${bonus} Bonus` : ''}`,
  nobodyStands: 'In dieser Runde keine Siedler hier',
  heroes: 'Eingeladene Helden',
  hiddenHero: 'Eingeladener Held, verdeckt bis zum Schluss',
  noArtifact: 'Noch kein Artefakt',
  placed: 'Eingesetzte Siedler dieser Runde',

  doing: {
    construct: 'Bauen',
    explore: 'Erkunden',
    hunt: 'Bekämpfen',
    'build-outpost': 'Festung',
    'activate-region': 'Wildnis',
    'activate-street': 'Siedlung',
    'activate-outpost': 'Festung nutzen',
    invite: 'Einladen',
  },
  doingLong: { ...cards.actions, invite: 'Einen Helden einladen' },
  about: {
    construct:
      'Kaufe ein Gebäude vom Markt und setze es auf ein beliebiges leeres Feld deiner Siedlung. Sein Effekt kommt später, wenn du die Reihe aktivierst.',
    explore:
      'Ziehe eine Landschaft und lege sie neben das, was du erkundet hast. Liegt ein Held ihrer Farbe aus, kommt ein Monster mit.',
    hunt: 'Vertreibe ein Monster von einer deiner Landschaften und nimm die Belohnung. Es gelingt immer.',
    'build-outpost':
      'Setze eine Festung auf eine Landschaft ohne Monster: Dorthin kommt keines mehr, du nutzt sie jede Runde, und beim Passen bewahrt sie 1 normale Ressource.',
    'activate-region':
      'Jede Landschaft einer Wildnisreihe ohne Monster bringt ihre Ressource. Je Reihe einmal pro Runde.',
    'activate-street':
      'Nutze jedes Gebäude einer Siedlungsreihe einmal, in beliebiger Reihenfolge. Je Reihe einmal pro Runde.',
    'activate-outpost':
      'Nimm die Ressource einer Landschaft mit Festung. Jede Festung einmal pro Runde.',
    invite:
      'Bezahle einen Helden der Reihe: Seine Punkte zählen am Ende. Du brauchst keinen Siedler. Die beiden linken kosten zusätzliche Diamanten.',
  },
  bonus: 'Nächste Aktion mit',
  bonusCount: (count) => (count === 0 ? 'zuerst mit normalen' : `${count} Bonus`),

  exchange: 'Tauschen',
  exchangeHelp: 'Wähle, was du gibst, dann, was du bekommst.',
  give: 'Geben',
  get: 'Bekommen',
  swap: (give, get) => `${give} gegen ${get}`,

  costNow: (cost) => `Kostet dich jetzt: ${cost}.`,
  surcharge: (diamonds) => `Davon ${amounts({ diamond: diamonds })} für den Platz in der Reihe.`,
  payable: 'Du hast alles dafür.',
  lacks: (missing) => `Du brauchst noch ${missing}.`,
  exchangeCovers: 'Durch Tauschen kommst du dazu.',
  noExchange: 'Auch durch Tauschen reicht es jetzt nicht.',
  oneTap: 'Mit einmal Tippen; jeden Schritt kannst du zurücknehmen.',
  deal: (swaps, last) =>
    `Tausche ${swaps}, dann ${{ construct: 'baue es', invite: 'lade den Helden ein', use: 'nutze es' }[last]}`,
  dealThen: { construct: 'dann bauen', invite: 'dann einladen', use: 'dann nutzen' },
  leaves: (rest) => (rest ? `Es bleiben ${rest}` : 'Es bleibt nichts'),
  obstacle: {
    'not-your-turn': 'Jetzt nicht: Du bist nicht am Zug.',
    'has-acted': 'Deine Aktion hast du in diesem Zug schon gemacht.',
    'has-invited': 'Du hast in diesem Zug schon einen Helden eingeladen.',
    'no-settlers': 'Du hast in dieser Runde keine Siedler mehr.',
    'settlement-full': 'Alle neun Felder deiner Siedlung sind bebaut.',
    'decide-first': 'Erst muss die offene Entscheidung fallen.',
  },
  tooFewSettlers: (missing) => `Du brauchst noch ${settlersIn(missing)}.`,

  vp: pointsOf,
  per: (counted, owner) =>
    owner
      ? `1 Punkt für ${{ terrain: 'jede Landschaft', outpost: 'jede Festung', building: 'jedes Gebäude' }[counted]} von ${owner}`
      : `1 Punkt für ${{ terrain: 'jede deiner Landschaften', outpost: 'jede deiner Festungen', building: 'jedes deiner Gebäude' }[counted]}`,
  worthNow: (points, owner) => `Bei ${owner ?? 'dir'} jetzt ${pointsOf(points)} wert.`,
  brings: (gain) => `Bringt sofort ${gain}.`,
  monsterSign: (colour, monster) => `${colour}: ${monster}`,
  drawsMonsters: (monster) =>
    `Solange er ausliegt, ziehen Landschaften mit diesem Zeichen ein Monster an: ${monster}.`,
  position: (position) => `Platz ${position}`,
  copies: (count) => `${count} Stück`,
  copiesNote: 'Hier liegen mehrere: Nimmst du eines, wird kein neues Gebäude aufgedeckt.',
  whenActivated: 'Beim Aktivieren:',
  tokens: (lying, points) => `Darauf liegen ${lying}: am Ende ${pointsOf(points)}.`,
  artifactType: {
    take: 'Wirkt in dem Moment, in dem du es nimmst.',
    'each-time': 'Wirkt in der Runde jedes Mal.',
    once: 'Wirkt in der Runde einmal.',
    standing: 'Wirkt die ganze Runde.',
  },

  region: (region) => `Wildnisreihe ${romanNumerals[region]}`,
  street: (street) => cards.streets[street],
  stack: (region) => `Unerkundete Landschaften ${romanNumerals[region]}`,
  left: (count) => `noch ${count}`,
  explore: (count) => `Erkunden braucht hier ${settlersIn(count)}.`,
  noSpace: 'Kein leeres Feld dieser Reihe grenzt an das, was du erkundet hast.',
  firstInOne: 'Deine erste Landschaft kommt aus Reihe I.',
  emptyTerrain: 'Unerkundetes Feld',
  sendFirst: 'Weiter geht es, sobald dein Plan abgesandt ist: Er deckt etwas auf.',
  reachable: 'Hier kannst du erkunden: Eine Landschaft dieser Wildnisreihe wird gezogen.',
  unreachable: 'Noch außer Reichweite: Es grenzt an keine erkundete Landschaft.',
  emptyBuilding: 'Leeres Gebäudefeld',
  emptyBuildingNote: 'Hierhin kann ein Gebäude vom Markt.',
  emptyPlace: 'Hier liegt nichts.',
  yields: (gain) => `Bringt jetzt ${gain}.`,
  extra: (kinds) => `Die Schriftrolle des Glücks gibt eines dazu: ${kinds}.`,
  threatened: (monster) =>
    `Ein Held dieser Farbe liegt aus: Nach dem Ertrag kommt ein Monster (${monster}).`,
  safe: (monster) => `Kein Held dieser Farbe liegt aus: Jetzt käme kein Monster (${monster}).`,
  maskDecides: 'Mit der Schamanenmaske entscheidest du, ob ein Monster kommt.',
  monsterHere: (monster) => `Hier sitzt ein Monster (${monster}): Die Landschaft bringt nichts.`,
  hunt: (count, reward) => `Der Kampf braucht ${settlersIn(count)} und bringt ${reward}.`,
  outpost: 'Festung: sicher vor Monstern, und bewahrt beim Passen 1 normale Ressource.',
  outpostFree: 'Sie lässt sich in dieser Runde für 1 Siedler nutzen.',
  outpostUsed: 'Sie wurde in dieser Runde schon genutzt.',
  couldBuildOutpost: 'Hier lässt sich für 1 Siedler eine Festung errichten.',
  activated: 'In dieser Runde schon aktiviert.',
  again: 'In dieser Runde aktiviert; dein Artefakt erlaubt es noch einmal.',
  byStreet: 'Du nutzt es, wenn du seine Siedlungsreihe aktivierst.',
  nothingYields: 'Hier würde nichts etwas bringen.',
  noBuildings: 'Hier steht noch kein Gebäude.',
  idleStreet: 'Keiner ihrer Effekte ist jetzt möglich.',

  chooseFirst: 'möglich, wähle weiter',
  exchangeable: 'nach einem Tausch möglich',
}
