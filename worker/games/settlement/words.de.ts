import { isHidden, type Seat, type Words } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { exchangeSaves, passLoss } from './advice.ts'
import { boardOf, buildingAt, buildingSpace, columnOf, regionOf } from './board.ts'
import { cards } from './cards.de.ts'
import {
  type BuildingId,
  buildingById,
  type Colour,
  EXPLORE_SETTLERS,
  type Gain,
  type HeroId,
  heroById,
  monsterOf,
  type Resource,
  ROUNDS,
  type Street,
  terrainById,
} from './components/index.ts'
import { exchangeOf } from './exchange.ts'
import { heroPrice } from './heroes.ts'
import { settlersOf } from './settlers.ts'
import type {
  EffectsTask,
  SettlementEvent,
  SettlementMove,
  SettlementState,
  Settlers,
} from './state.ts'
import { one } from './supply.ts'
import {
  colourAt,
  coordinates,
  gains,
  holds,
  onlyUse,
  optionOf,
  ROMAN,
  regionOutlook,
  resourceAt,
  resourceOf,
  streetOutlook,
  turnAsks,
} from './wording.ts'

const { plural, and } = locales.de

/** Buildings with their article: who stands there, and what somebody builds. */
const ARTICLES: Readonly<Record<BuildingId, readonly [nominative: string, accusative: string]>> = {
  sawmill: ['das', 'das'],
  'clay-pit': ['die', 'die'],
  quarry: ['der', 'den'],
  'diamond-mine': ['die', 'die'],
  alchemist: ['der', 'den'],
  bazaar: ['der', 'den'],
  warehouse: ['der', 'den'],
  'gem-cutter': ['der', 'den'],
  tavern: ['die', 'die'],
  bank: ['die', 'die'],
  church: ['die', 'die'],
  'trading-post': ['der', 'den'],
}
const building = (id: BuildingId): string =>
  `${ARTICLES[id][1]} ${id === 'alchemist' ? 'Alchemisten' : cards.buildings[id].name}`

/** Monsters in the accusative. */
const MONSTER: Readonly<Record<Colour, string>> = {
  green: 'den Waldgnoll',
  yellow: 'den Steppen-Mantikor',
  blue: 'die Wasserhydra',
  red: 'den Höhlendrachen',
}
const MONSTER_FIRST: Readonly<Record<Colour, string>> = {
  green: 'Ein Waldgnoll',
  yellow: 'Ein Steppen-Mantikor',
  blue: 'Eine Wasserhydra',
  red: 'Ein Höhlendrache',
}

function count(kind: Resource | 'bonusSettlers', number: number): string {
  if (kind === 'bonusSettlers') return `${number} Bonussiedler`
  return `${number} ${kind === 'diamond' ? 'Diamanten' : cards.resources[kind]}`
}

const things = (gain: Gain): string => gains(gain, count, and)

/** After "mit". */
const withSettlers = (number: number): string =>
  `mit ${number} Siedler${plural(number, { one: '', other: 'n' })}`
const used = ({ basic, bonus }: Settlers): string => {
  if (basic === 0) return `mit ${bonus} Bonussiedler${plural(bonus, { one: '', other: 'n' })}`
  return bonus === 0
    ? withSettlers(basic)
    : `${withSettlers(basic + bonus)} (davon ${bonus} Bonussiedler)`
}

const STREET = { upper: 'obere', middle: 'mittlere', lower: 'untere' } as const
const street = (name: Street): string => `die ${STREET[name]} Siedlungsreihe`

const PER = { terrain: 'Landschaft', outpost: 'Festung', building: 'Gebäude' } as const

/** „Abenteurer (grün, 1 Punkt je Landschaft)“. */
function invited(id: HeroId, ...more: string[]): string {
  const { guild, colour, vp } = heroById[id]
  const worth = `${vp.points} ${plural(vp.points, { one: 'Punkt', other: 'Punkte' })}`
  const points = vp.per ? `${worth} je ${PER[vp.per]}` : worth
  const facts = [cards.colours[colour].toLowerCase(), points, ...more]
  return `${cards.heroes[guild]} (${facts.join(', ')})`
}

/** „Abenteurer (grün, 1 Punkt je Landschaft, 1 Bonussiedler)“. */
function hero(id: HeroId): string {
  const { bonusSettlers } = heroById[id]
  return invited(id, ...(bonusSettlers ? [`${bonusSettlers} Bonussiedler`] : []))
}

function effect(option: { paid: Gain; gain: Gain; stored: boolean }): string {
  if (option.stored) return `lege ${things(option.paid)} endgültig darauf`
  const paid = things(option.paid)
  return `${paid ? `gib ${paid} ab, ` : ''}nimm ${things(option.gain)}`
}

/** Which building is used, as a question. */
function effects(state: SettlementState, seat: Seat, task: EffectsTask): string {
  if (task.by === 'hourglass') return 'Die Ewige Sanduhr: Nutzt du das neue Gebäude sofort?'
  const only = onlyUse(state, seat, task)
  if (only) return `Nutzt du ${building(only)}?`
  return 'Welches Gebäude nutzt du?'
}

function prompt(state: SettlementState, seat: Seat): string {
  const task = state.agenda.at(-1)
  switch (task?.task) {
    case 'draft':
      return 'Wähle ein Artefakt für Runde 1.'
    case 'turn': {
      const left = `Du hast noch ${settlersOf(boardOf(state, seat))} Siedler.`
      if (state.boards.length === 1) return `Was möchtest du tun? ${left}`
      const { begun, action, hero, saves } = turnAsks(state, task)
      if (begun && hero) return 'Lade einen Helden ein oder beende deinen Zug.'
      if (begun && action) return 'Führe eine Aktion aus oder beende deinen Zug.'
      if (begun && saves) return 'Beende deinen Zug, oder tausche, was verfällt, und passe.'
      if (begun) return 'Beende deinen Zug oder passe.'
      if (!action && hero) return 'Alle Siedler sind eingesetzt: Lade einen Helden ein oder passe.'
      if (!action && saves) return 'Ehe du passt: Tausche, was verfällt, gegen einen Diamanten.'
      if (!action) return 'Alle Siedler sind eingesetzt: Passe für diese Runde.'
      return `Eine Aktion, ein Held oder beides? ${left}`
    }
    case 'place-building':
      return `Wohin kommt ${ARTICLES[task.building][0]} ${cards.buildings[task.building].name}?`
    case 'place-terrain':
      return `Du hast ${cards.terrains[resourceOf(task.tile)]} gezogen (Monster: ${cards.monsters[terrainById[task.tile].colour]}). Wohin damit?`
    case 'scroll':
      return 'Welche Ressource bringt dir die Schriftrolle des Glücks zusätzlich?'
    case 'mask': {
      const terrain = boardOf(state, seat).terrains[task.space]
      const colour = terrain ? terrainById[terrain.tile].colour : 'green'
      return `Schamanenmaske: Soll ${MONSTER_FIRST[colour].replace('E', 'e')} kommen?`
    }
    case 'effects':
      return effects(state, seat, task)
    case 'keep':
      return plural(task.room, {
        one: 'In deinen Festungen ist noch Platz für 1 normale Ressource. Welche?',
        other: `In deinen Festungen ist noch Platz für ${task.room} normale Ressourcen. Welche?`,
      })
    case 'artifact':
      return `Wähle ein Artefakt für Runde ${state.round + 1}.`
    default:
      return 'Das Spiel ist zu Ende.'
  }
}

function pass(state: SettlementState, seat: Seat): string {
  const { settlers, basics } = passLoss(state, seat)
  const losses = [
    ...(settlers > 0 ? [`${settlers} Siedler ungenutzt`] : []),
    ...(basics > 0
      ? [`${basics} normale Ressource${plural(basics, { one: '', other: 'n' })} verloren`]
      : []),
  ]
  const first =
    state.round === ROUNDS ? 'Passe, dein Spiel ist dann zu Ende' : 'Passe für diese Runde'
  const instead = exchangeSaves(state, seat) ? ': vorher tauschen?' : ''
  return losses.length > 0 ? `${first} (${losses.join(', ')}${instead})` : first
}

function move(state: SettlementState, seat: Seat, it: SettlementMove): string {
  const board = boardOf(state, seat)
  const task = state.agenda.at(-1)
  switch (it.do) {
    case 'take-artifact': {
      const { name, text } = cards.artifacts[it.artifact]
      return `Nimm das Artefakt ${name}: ${text}`
    }
    case 'exchange': {
      const known = exchangeOf(it)
      const note = known?.wasteful
        ? ' (reiner Verlust)'
        : known?.mirror
          ? ` (${cards.artifacts.mirror.name})`
          : ''
      return `Tausche ${things(known?.give ?? {})} gegen ${things(one(it.get))}${note}`
    }
    case 'use-bonus':
      return it.count === 0
        ? 'Setze bei der nächsten Aktion zuerst normale Siedler ein'
        : `Setze bei der nächsten Aktion bis zu ${it.count} Bonussiedler ein`
    case 'construct': {
      const pile = state.market[it.market - 1]
      if (!pile) return `Baue von Marktfeld ${it.market}`
      return `Baue ${building(pile.building)} von Marktfeld ${it.market} für ${things(buildingById[pile.building].cost)}`
    }
    case 'explore':
      return `Erkunde eine Landschaft der Wildnisreihe ${ROMAN[it.region]} ${withSettlers(EXPLORE_SETTLERS[it.region])}`
    case 'hunt': {
      const colour = colourAt(state, seat, it)
      const { reward, settlers } = monsterOf[colour]
      return `Bekämpfe ${MONSTER[colour]} auf ${coordinates(it)} ${withSettlers(settlers)} für ${things(reward)}`
    }
    case 'build-outpost':
      return `Errichte eine Festung auf ${coordinates(it)} (${cards.terrains[resourceAt(state, seat, it)]})`
    case 'activate-region': {
      const { gain, idle, again } = regionOutlook(state, seat, it)
      const region = `Aktiviere ${again ? 'noch einmal ' : ''}Wildnisreihe ${ROMAN[it.region]}`
      if (idle) return `${region}, obwohl sie nichts bringt`
      return `${region} für ${gain ? things(gain) : 'die Ressource der Schriftrolle des Glücks'}`
    }
    case 'activate-street': {
      const { names, idle } = streetOutlook(state, seat, it)
      const list = names.map((id) => cards.buildings[id].name).join(', ')
      const where = `Aktiviere ${street(it.street)}`
      if (!list) return `${where}, obwohl dort nichts gebaut ist`
      return `${where} (${list})${idle ? ', obwohl kein Effekt möglich ist' : ''}`
    }
    case 'activate-outpost': {
      const amount = holds(state, seat, 'crown') ? 2 : 1
      const gained = things(one(resourceAt(state, seat, it), amount))
      return `Aktiviere die Festung auf ${coordinates(it)} für ${gained}`
    }
    case 'invite': {
      const id = state.heroRow[it.position - 1]
      const price = things(heroPrice(state, it.position) ?? {})
      return `Lade den ${id ? hero(id) : 'Helden'} von Position ${it.position} für ${price} ein`
    }
    case 'end-turn':
      return 'Beende deinen Zug'
    case 'pass':
      return pass(state, seat)
    case 'place-building': {
      const what = task?.task === 'place-building' ? building(task.building) : 'das Gebäude'
      return `Stelle ${what} in ${street(it.street)}, Feld ${it.column}`
    }
    case 'place-terrain': {
      const name =
        task?.task === 'place-terrain' ? cards.terrains[resourceOf(task.tile)] : 'die Landschaft'
      return `Lege ${name} auf ${coordinates(it)}`
    }
    case 'gain-extra':
      return `Nimm zusätzlich ${things(one(it.resource))}`
    case 'monster':
    case 'no-monster': {
      if (task?.task !== 'mask') return it.do === 'monster' ? 'Lass es erscheinen' : 'Halte es fern'
      const at = { region: regionOf(task.space), column: columnOf(task.space) }
      return it.do === 'monster'
        ? `Lass ${MONSTER[colourAt(state, seat, at)]} auf ${coordinates(at)} erscheinen`
        : `Halte ${coordinates(at)} frei von Monstern`
    }
    case 'use': {
      const own = buildingAt(board, buildingSpace(it.street, it.column))
      return `Nutze ${building(own.building)} auf Feld ${it.column}: ${effect(optionOf(state, seat, it))}`
    }
    case 'done': {
      const left = task?.task === 'effects' ? task.left : []
      const names = left.map((space) => building(buildingAt(board, space).building))
      return `Höre auf und lass ${and(names)} ungenutzt`
    }
    case 'keep':
      return `Behalte ${things(one(it.resource))}`
    case 'drop-rest': {
      const { wood, clay, stone } = board.supply
      return `Behalte nichts weiter und gib ${things({ wood, clay, stone })} zurück`
    }
  }
}

function event(it: SettlementEvent, names: (seat: Seat) => string): string | null {
  const who = 'seat' in it ? names(it.seat) : ''
  switch (it.event) {
    case 'artifact-taken': {
      const { name } = cards.artifacts[it.artifact]
      if (!it.previous) return `${who} nimmt das Artefakt ${name}.`
      const previous = cards.artifacts[it.previous].name
      return it.to === 'removed'
        ? `${who} nimmt das Artefakt ${name}; aus dem Spiel geht: ${previous}.`
        : `${who} nimmt das Artefakt ${name}; zurück in die Reihe kommt: ${previous}.`
    }
    case 'artifact-gain':
      return `${cards.artifacts[it.artifact].name}: ${who} erhält ${things(it.gain)}.`
    case 'artifact-turned-up':
      return `Neu in der Artefaktreihe: ${cards.artifacts[it.artifact].name}.`
    case 'exchanged':
      return `${who} tauscht ${things(it.give)} gegen ${things(it.get)}.`
    case 'bonus-chosen':
    case 'effects-finished':
      return null
    case 'constructed':
      return `${who} baut ${used(it.settlers)} ${building(it.building)} für ${things(it.paid)}.`
    case 'building-placed':
      return `${who} stellt ${building(it.building)} in ${street(it.street)}, Feld ${it.column}.`
    case 'market-refilled':
      return `Neu auf Marktfeld ${it.market}: ${cards.buildings[it.building].name}.`
    case 'explored':
      return `${who} erkundet Wildnisreihe ${ROMAN[it.region]} ${used(it.settlers)} und findet ${cards.terrains[resourceOf(it.tile)]}.`
    case 'terrain-placed':
      return `${who} legt ${cards.terrains[resourceOf(it.tile)]} auf ${coordinates(it)}.`
    case 'monster-checked': {
      if (it.appears)
        return `${MONSTER_FIRST[it.colour]} erscheint bei ${who} auf ${coordinates(it)}.`
      return it.auto ? null : `${who} hält ${coordinates(it)} frei von Monstern.`
    }
    case 'hunted':
      return `${who} bekämpft ${MONSTER[it.colour]} auf ${coordinates(it)} ${used(it.settlers)} und erhält ${things(it.reward)}.`
    case 'outpost-built':
      return `${who} errichtet ${used(it.settlers)} eine Festung auf ${coordinates(it)} (${cards.terrains[resourceOf(it.tile)]}).`
    case 'region-activated': {
      const gained: { [R in Resource]?: number } = {}
      for (const { resource } of it.gains) gained[resource] = (gained[resource] ?? 0) + 1
      return `${who} aktiviert ${it.again ? 'noch einmal ' : ''}Wildnisreihe ${ROMAN[it.region]} ${used(it.settlers)} und erhält ${things(gained) || 'nichts'}.`
    }
    case 'street-activated':
      return `${who} aktiviert ${it.again ? 'noch einmal ' : ''}${street(it.street)} ${used(it.settlers)}.`
    case 'outpost-activated':
      return `${who} aktiviert die Festung auf ${coordinates(it)} ${used(it.settlers)} und erhält ${things(one(it.resource))}.`
    case 'effect-used': {
      if (it.stored) return `${who} legt ${things(it.paid)} auf ${building(it.building)}.`
      const paid = things(it.paid)
      const gives = paid ? `, gibt ${paid}` : ''
      return `${who} nutzt ${building(it.building)}${gives} und erhält ${things(it.gain)}.`
    }
    case 'invited': {
      const gained = it.bonusSettlers ? ` und erhält ${it.bonusSettlers} Bonussiedler` : ''
      const guest = isHidden(it.hero) ? 'einen Helden' : `den ${invited(it.hero)}`
      return `${who} lädt ${guest} für ${things(it.paid)} ein${gained}.`
    }
    case 'hero-turned-up':
      return `Neu in der Heldenreihe: ${hero(it.hero)}.`
    case 'turn-ended':
      return it.auto ? null : `${who} beendet den Zug.`
    case 'passed':
      return `${who} passt${it.first ? ' zuerst und nimmt den Startmarker' : ''}.`
    case 'dropped': {
      const dropped = things(it.dropped)
      const kept = things(it.kept)
      if (!dropped) return `${who} behält ${kept}.`
      return `${who} gibt ${dropped} zurück${kept ? ` und behält ${kept}` : ''}.`
    }
    case 'settlers-cleared':
      return it.bonus === 0
        ? null
        : `${who} gibt ${it.bonus} eingesetzte${plural(it.bonus, { one: 'n', other: '' })} Bonussiedler ab.`
    case 'hero-discarded':
      return `${hero(it.hero)} verlässt die Heldenreihe.`
    case 'market-stacked':
      return `${cards.buildings[it.building].name}: ${it.count} gleiche Plättchen liegen nun auf Marktfeld ${it.market}.`
    case 'round-began':
      return `Runde ${it.round} beginnt${it.first === null ? '' : ` mit ${names(it.first)}`}.`
    case 'game-over':
      return 'Das Spiel ist zu Ende.'
  }
}

/** Settlement auf Deutsch. */
export const words: Words<SettlementState, SettlementMove, SettlementEvent> = {
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
    'most-points': 'Die meisten Siegpunkte gewinnen.',
    'tie-gold': 'Gleich viele Punkte: Das meiste Gold gewinnt.',
    'tie-diamonds': 'Gleich viele Punkte und gleich viel Gold: Die meisten Diamanten gewinnen.',
    'shared-victory': 'In allem gleich: ein geteilter Sieg.',
    'title-settler': 'Rang: Siedler / Siedlerin. Ab 51 Punkten: Bürgermeister / Bürgermeisterin',
    'title-mayor': 'Rang: Bürgermeister / Bürgermeisterin. Ab 76 Punkten: Ritter / Ritterin',
    'title-knight': 'Rang: Ritter / Ritterin. Ab 101 Punkten: Lord / Lady',
    'title-lord': 'Rang: Lord / Lady, der höchste von allen',
  },
  prompt,
  move,
  event,
}
