import {
  den,
  der,
  ein,
  einen,
  type Gender,
  type Noun,
  noun,
  sentence,
  weak,
  withAdjective,
} from '../kernel/german.ts'
import { locales } from '../kernel/language.ts'
import { cards } from './cards.de.ts'
import type { ArtifactId, BuildingId, Colour, Gain, Resource, Street } from './components/index.ts'
import type { Settlers } from './state.ts'
import { gains, heroesBy, isUsual, wordsOf } from './wording.ts'

const { counted, and } = locales.de

const buildings: Readonly<Record<BuildingId, Noun>> = {
  sawmill: noun('n', cards.buildings.sawmill.name),
  'clay-pit': noun('f', cards.buildings['clay-pit'].name),
  quarry: noun('m', cards.buildings.quarry.name),
  'diamond-mine': noun('f', cards.buildings['diamond-mine'].name),
  alchemist: weak(cards.buildings.alchemist.name, 'Alchemisten'),
  bazaar: noun('m', cards.buildings.bazaar.name),
  warehouse: noun('m', cards.buildings.warehouse.name),
  'gem-cutter': noun('m', cards.buildings['gem-cutter'].name),
  tavern: noun('f', cards.buildings.tavern.name),
  bank: noun('f', cards.buildings.bank.name),
  church: noun('f', cards.buildings.church.name),
  'trading-post': noun('m', cards.buildings['trading-post'].name),
}
const adjectives: Readonly<Partial<Record<ArtifactId, Gender>>> = {
  hourglass: 'f',
  compass: 'm',
  chest: 'f',
  tankard: 'm',
  treasure: 'm',
}
const feminine: ReadonlySet<ArtifactId> = new Set(['scroll', 'crown', 'mask'])
function artifactOf(id: ArtifactId): Noun {
  const { name } = cards.artifacts[id]
  const gender = adjectives[id]
  return gender ? withAdjective(gender, name) : noun(feminine.has(id) ? 'f' : 'm', name)
}
const monsters: Readonly<Record<Colour, Noun>> = {
  green: noun('m', cards.monsters.green),
  yellow: noun('m', cards.monsters.yellow),
  blue: noun('f', cards.monsters.blue),
  red: weak(cards.monsters.red, 'Höhlendrachen'),
}
const terrains: Readonly<Record<Resource, Noun>> = {
  wood: noun('m', cards.terrains.wood),
  clay: noun('n', cards.terrains.clay),
  stone: noun('m', cards.terrains.stone),
  diamond: noun('m', cards.terrains.diamond),
  gold: noun('f', cards.terrains.gold),
}
/** The nominative: "der Steinbruch". */
export const theBuilding = (id: BuildingId): string => der(buildings[id])
/** The accusatives: "den Steinbruch", "die Ewige Sanduhr", "die Wasserhydra", "den Wald". */
const building = (id: BuildingId) => den(buildings[id])
const artifact = (id: ArtifactId) => den(artifactOf(id))
const monster = (colour: Colour) => den(monsters[colour])
const terrain = (resource: Resource) => den(terrains[resource])
const count = (kind: Resource | 'bonusSettlers', n: number) => {
  if (kind === 'bonusSettlers') return `${n} Bonussiedler`
  return `${n} ${kind === 'diamond' ? 'Diamanten' : cards.resources[kind]}`
}
const things = (gain: Gain) => gains(gain, count, and)
/** After "mit". */
const settlers = (n: number) => `mit ${counted(n, 'Siedler', 'Siedlern')}`
const used = ({ basic, bonus }: Settlers) => {
  if (basic === 0) return `mit ${counted(bonus, 'Bonussiedler', 'Bonussiedlern')}`
  return bonus === 0 ? settlers(basic) : `${settlers(basic + bonus)} (davon ${bonus} Bonussiedler)`
}
const spent = (all: Settlers) => (isUsual(all) ? '' : ` ${used(all)}`)
const streets = { upper: 'obere', middle: 'mittlere', lower: 'untere' }
const street = (name: Street) => `die ${streets[name]} Siedlungsreihe`
const counts = { terrain: 'Landschaft', outpost: 'Festung', building: 'Gebäude' }
const { hero, invited } = heroesBy({
  guilds: cards.heroes,
  colours: { green: 'grün', yellow: 'gelb', blue: 'blau', red: 'rot' },
  points: ({ points, per }) =>
    `${counted(points, 'Punkt', 'Punkte')}${per ? ` je ${counts[per]}` : ''}`,
  bonus: (n) => `${n} Bonussiedler`,
})

/** Settlement auf Deutsch. */
export const words = wordsOf({
  title: 'Settlement',
  tagline:
    'Erkunde die Wildnis, baue deine Siedlung und gewinne mit einer Handvoll Siedler berühmte Helden.',
  options: {
    faceDown: {
      label: 'Eingeladene Helden',
      help: 'Verdeckt, wie in der Anleitung: Bis zum Schluss sehen alle nur die eigenen Helden und Punkte.',
      values: { true: 'Verdeckt bis zum Schluss', false: 'Offen für alle' },
      matters: (seats) => seats > 1,
    },
    dealt: {
      label: 'Erste Artefakte',
      help: 'Ausgeteilt: In der ersten Partie weiß noch niemand, welches gut ist.',
      values: { true: 'Ausgeteilt', false: 'Reihum gewählt' },
    },
  },
  categories: {
    adventurer: 'Abenteurer',
    defender: 'Verteidiger',
    builder: 'Baumeister',
    artisan: 'Handwerker',
    bank: 'Gold auf Banken',
    church: 'Diamanten auf Kirchen',
  },
  reasons: {
    'most-points': 'Wer die meisten Siegpunkte hat, gewinnt.',
    'tie-gold': 'Punktgleichstand: Wer noch am meisten Gold hat, gewinnt.',
    'tie-diamonds': 'Gleichstand auch beim Gold: Wer noch die meisten Diamanten hat, gewinnt.',
    'shared-victory': 'Alles gleich: ein geteilter Sieg.',
    'title-settler':
      'Rang: Siedler oder Siedlerin. Ab 51 Punkten: Bürgermeister oder Bürgermeisterin',
    'title-mayor': 'Rang: Bürgermeister oder Bürgermeisterin. Ab 76 Punkten: Ritter oder Ritterin',
    'title-knight': 'Rang: Ritter oder Ritterin. Ab 101 Punkten: Lord oder Lady',
    'title-lord': 'Rang: Lord oder Lady, der höchste von allen',
  },
  nothing: 'Das Spiel ist zu Ende.',
  prompt: {
    draft: 'Wähle ein Artefakt für Runde 1.',
    turn: ({ question, left }) =>
      ({
        solo: `Was möchtest du tun? Du hast noch ${left} Siedler.`,
        heroOrEnd: 'Lade einen Helden ein oder beende deinen Zug.',
        actionOrEnd: 'Führe eine Aktion aus oder beende deinen Zug.',
        savesOrEnd: 'Beende deinen Zug, oder tausche, was verfällt, und passe.',
        end: 'Beende deinen Zug oder passe.',
        hero: 'Alle Siedler sind eingesetzt: Lade einen Helden ein oder passe.',
        saves: 'Tausche, was verfällt, gegen einen Diamanten, bevor du passt.',
        pass: 'Alle Siedler sind eingesetzt: Passe für diese Runde.',
        all: `Eine Aktion, ein Held oder beides? Du hast noch ${left} Siedler.`,
      })[question],
    'place-building': ({ building: id }) => `Wohin kommt ${der(buildings[id])}?`,
    'place-terrain': ({ colour, resource }) =>
      `Du hast ${terrain(resource)} gezogen, wo ${der(monsters[colour])} haust. Wohin damit?`,
    scroll: 'Welche Ressource bringt dir die Schriftrolle des Glücks zusätzlich?',
    mask: ({ colour }) =>
      `Schamanenmaske: Soll ${colour ? ein(monsters[colour]) : 'ein Monster'} kommen?`,
    effects({ hourglass, only }) {
      if (hourglass) return 'Die Ewige Sanduhr: Nutzt du das neue Gebäude sofort?'
      return only ? `Nutzt du ${building(only)}?` : 'Welches Gebäude nutzt du?'
    },
    keep: ({ room }) =>
      `In deinen Festungen ist noch Platz für ${counted(room, 'normale Ressource', 'normale Ressourcen')}. Welche?`,
    artifact: ({ round }) => `Wähle ein Artefakt für Runde ${round}.`,
  },
  move: {
    'take-artifact': ({ artifact: id }) => `Nimm ${artifact(id)}: ${cards.artifacts[id].text}`,
    exchange: ({ give, get, kind }) =>
      `Tausche ${things(give)} gegen ${things(get)}${kind ? ` (${kind === 'loss' ? 'reiner Verlust' : cards.artifacts.mirror.name})` : ''}`,
    'use-bonus': ({ count: n }) =>
      n === 0
        ? 'Setze bei der nächsten Aktion zuerst normale Siedler ein'
        : `Setze bei der nächsten Aktion bis zu ${n} Bonussiedler ein`,
    construct: ({ building: id, cost, market }) =>
      id
        ? `Baue ${building(id)} von Marktfeld ${market} für ${things(cost)}`
        : `Baue von Marktfeld ${market}`,
    explore: ({ region, settlers: n }) =>
      `Erkunde eine Landschaft der Wildnisreihe ${region} ${settlers(n)}`,
    hunt: ({ at, colour, reward, settlers: n }) =>
      `Bekämpfe ${monster(colour)} auf ${at} ${settlers(n)} für ${things(reward)}`,
    'build-outpost': ({ at, resource }) =>
      `Errichte eine Festung auf ${at} (${cards.terrains[resource]})`,
    'activate-region': ({ again, gain, idle, region }) =>
      `Aktiviere ${again ? 'noch einmal ' : ''}Wildnisreihe ${region}${idle ? ', obwohl sie nichts bringt' : ` für ${gain ? things(gain) : 'die Ressource der Schriftrolle des Glücks'}`}`,
    'activate-street'({ idle, names, street: name }) {
      if (names.length === 0) return `Aktiviere ${street(name)}, obwohl dort nichts gebaut ist`
      const list = and(names.map((id) => der(buildings[id])))
      return `Aktiviere ${street(name)} (${list})${idle ? ', obwohl kein Effekt möglich ist' : ''}`
    },
    'activate-outpost': ({ at, gain }) => `Aktiviere die Festung auf ${at} für ${things(gain)}`,
    invite: ({ hero: id, position, price }) =>
      `Lade ${id ? `den ${hero(id)}` : 'den Helden'} von Platz ${position} für ${things(price)} ein`,
    'end-turn': 'Beende deinen Zug',
    pass({ basics, isLast, saves, settlers: idle }) {
      const losses = [
        ...(idle > 0 ? [`${idle} Siedler ungenutzt`] : []),
        ...(basics > 0
          ? [`${counted(basics, 'normale Ressource', 'normale Ressourcen')} verloren`]
          : []),
      ].join(', ')
      const first = isLast ? 'Passe und beende damit dein Spiel' : 'Passe für diese Runde'
      return losses ? `${first} (${losses}${saves ? ': vorher tauschen?' : ''})` : first
    },
    'place-building': ({ building: id, column, street: name }) =>
      `Stelle ${id ? building(id) : 'das Gebäude'} in ${street(name)}, Feld ${column}`,
    'place-terrain': ({ at, resource }) =>
      `Lege ${resource ? terrain(resource) : 'die Landschaft'} auf ${at}`,
    'gain-extra': ({ gain }) => `Nimm zusätzlich ${things(gain)}`,
    monster: (it) =>
      it ? `Lass ${monster(it.colour)} auf ${it.at} erscheinen` : 'Lass es erscheinen',
    'no-monster': ({ at }) => (at ? `Halte ${at} frei von Monstern` : 'Halte es fern'),
    use({ building: id, column, gain, paid, stored }) {
      const effect = stored
        ? `Lege ${things(paid)} für immer darauf`
        : things(paid)
          ? `Gib ${things(paid)} ab, nimm ${things(gain)}`
          : `Nimm ${things(gain)}`
      return `Nutze ${building(id)} auf Feld ${column}: ${effect}`
    },
    done: ({ unused }) => `Höre auf und lass ${and(unused.map(building))} ungenutzt`,
    keep: ({ gain }) => `Behalte ${things(gain)}`,
    'drop-rest': ({ rest }) => `Behalte nichts weiter und gib ${things(rest)} zurück`,
  },
  event: {
    'artifact-taken'({ artifact: id, previous, to }, who) {
      if (!previous) return `${who} nimmt ${artifact(id)}.`
      return to === 'removed'
        ? `${who} nimmt ${artifact(id)}; ${der(artifactOf(previous))} geht aus dem Spiel.`
        : `${who} nimmt ${artifact(id)} und legt ${artifact(previous)} zurück.`
    },
    'artifact-gain': ({ artifact: id, gain }, who) =>
      `${der(artifactOf(id))} bringt ${who} ${things(gain)}.`,
    'artifact-turned-up': ({ artifact: id }) =>
      `${der(artifactOf(id))} kommt in die Artefaktreihe.`,
    exchanged: ({ give, get }, who) => `${who} tauscht ${things(give)} gegen ${things(get)}.`,
    'bonus-chosen': null,
    'effects-finished': null,
    constructed: (e, who) =>
      `${who} baut${spent(e.settlers)} ${building(e.building)} für ${things(e.paid)}.`,
    'building-placed': (e, who) =>
      `${who} stellt ${building(e.building)} in ${street(e.street)}, Feld ${e.column}.`,
    'market-refilled': (e) => `${der(buildings[e.building])} kommt auf Marktfeld ${e.market}.`,
    explored: (e, who) =>
      `${who} erkundet Wildnisreihe ${e.region}${spent(e.settlers)} und findet ${terrain(e.resource)}.`,
    'terrain-placed': ({ at, resource }, who) => `${who} legt ${terrain(resource)} auf ${at}.`,
    'monster-checked'({ appears, at, auto, colour }, who) {
      if (appears) return `${who} bekommt ${einen(monsters[colour])} auf ${at}.`
      return auto ? null : `${who} hält ${at} frei von Monstern.`
    },
    hunted: (e, who) =>
      `${who} bekämpft ${monster(e.colour)} auf ${e.at}${spent(e.settlers)} und erhält ${things(e.reward)}.`,
    'outpost-built': (e, who) =>
      `${who} errichtet${spent(e.settlers)} eine Festung auf ${e.at} (${cards.terrains[e.resource]}).`,
    'region-activated': (e, who) =>
      `${who} aktiviert ${e.again ? 'noch einmal ' : ''}Wildnisreihe ${e.region}${spent(e.settlers)} und erhält ${things(e.gain) || 'nichts'}.`,
    'street-activated': (e, who) =>
      `${who} aktiviert ${e.again ? 'noch einmal ' : ''}${street(e.street)}${spent(e.settlers)}.`,
    'outpost-activated': (e, who) =>
      `${who} aktiviert die Festung auf ${e.at}${spent(e.settlers)} und erhält ${things(e.gain)}.`,
    'effect-used'({ building: id, gain, paid, stored }, who) {
      if (stored) return `${who} legt ${things(paid)} auf ${building(id)}.`
      return `${who} nutzt ${building(id)}${things(paid) ? `, zahlt ${things(paid)}` : ''} und erhält ${things(gain)}.`
    },
    invited: (e, who) =>
      `${who} lädt ${e.hero ? `den ${invited(e.hero)}` : 'einen Helden'} für ${things(e.paid)} ein${e.bonusSettlers ? ` und erhält ${e.bonusSettlers} Bonussiedler` : ''}.`,
    'hero-turned-up': (e) => `Ein neuer Held liegt aus: der ${hero(e.hero)}.`,
    'turn-ended': ({ auto }, who) => (auto ? null : `${who} beendet den Zug.`),
    passed: ({ auto, first }, who) =>
      `${who} passt${first ? ' zuerst und nimmt den Startmarker' : ''}${auto ? ', weil nichts mehr zu tun bleibt' : ''}.`,
    dropped({ dropped, kept }, who) {
      if (!things(dropped)) return `${who} behält ${things(kept)}.`
      return `${who} gibt ${things(dropped)} zurück${things(kept) ? ` und behält ${things(kept)}` : ''}.`
    },
    'settlers-cleared': ({ bonus: n }, who) =>
      n === 0 ? null : `${who} gibt ${counted(n, 'eingesetzten', 'eingesetzte')} Bonussiedler ab.`,
    'hero-discarded': (e) => `Der ${hero(e.hero)} verlässt die Heldenreihe.`,
    'market-stacked': (e) =>
      `${der(buildings[e.building])} liegt nun ${e.count}-mal auf Marktfeld ${e.market}.`,
    'round-began': ({ first, round }) =>
      `Runde ${round} beginnt${first === null ? '' : ` mit ${first}`}.`,
    'game-over': 'Das Spiel ist zu Ende.',
  },
  ofEvent: sentence,
})
