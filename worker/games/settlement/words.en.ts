import { isHidden, type Seat, type Words } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { exchangeSaves, passLoss } from './advice.ts'
import { boardOf, buildingAt, buildingSpace, columnOf, regionOf } from './board.ts'
import { cards } from './cards.en.ts'
import {
  buildingById,
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

const { plural, and } = locales.en

const counted = (number: number, singular: string): string =>
  `${number} ${singular}${plural(number, { one: '', other: 's' })}`

function count(kind: Resource | 'bonusSettlers', number: number): string {
  if (kind === 'bonusSettlers') return counted(number, 'bonus settler')
  return kind === 'diamond' ? counted(number, 'diamond') : `${number} ${kind}`
}

const things = (gain: Gain): string => gains(gain, count, and)
const settlers = (number: number): string => counted(number, 'settler')
const used = ({ basic, bonus }: Settlers): string => {
  if (basic === 0) return counted(bonus, 'bonus settler')
  return bonus === 0 ? settlers(basic) : `${settlers(basic + bonus)} (${bonus} bonus)`
}
const street = (name: Street): string => `the ${name} street`

/** "Adventurer (green, 1 point per terrain)". */
function invited(id: HeroId, ...more: string[]): string {
  const { guild, colour, vp } = heroById[id]
  const worth = counted(vp.points, 'point')
  const points = vp.per ? `${worth} per ${vp.per}` : worth
  return `${cards.heroes[guild]} (${[colour, points, ...more].join(', ')})`
}

/** "Adventurer (green, 1 point per terrain, 1 bonus settler)". */
function hero(id: HeroId): string {
  const { bonusSettlers } = heroById[id]
  return invited(id, ...(bonusSettlers ? [counted(bonusSettlers, 'bonus settler')] : []))
}

/** Parts of a sentence about a building's effect. */
function effect(option: { paid: Gain; gain: Gain; stored: boolean }): string {
  if (option.stored) return `lay ${things(option.paid)} on it for good`
  const paid = things(option.paid)
  return `${paid ? `give ${paid}, ` : ''}gain ${things(option.gain)}`
}

/** Which building is used, as a question. */
function effects(state: SettlementState, seat: Seat, task: EffectsTask): string {
  if (task.by === 'hourglass') return 'The Eternal Hourglass: use the new building at once?'
  const only = onlyUse(state, seat, task)
  if (only) return `Do you use the ${cards.buildings[only].name}?`
  return 'Which building do you use?'
}

function prompt(state: SettlementState, seat: Seat): string {
  const task = state.agenda.at(-1)
  switch (task?.task) {
    case 'draft':
      return 'Choose an artifact for round 1.'
    case 'turn': {
      if (state.boards.length === 1)
        return `What next? You have ${settlers(settlersOf(boardOf(state, seat)))} to place.`
      const { begun, action, hero, saves } = turnAsks(state, task)
      if (begun && hero) return 'Invite a hero, or end your turn.'
      if (begun && action) return 'Take an action, or end your turn.'
      if (begun && saves) return 'End your turn, or exchange what would be lost, and pass.'
      if (begun) return 'End your turn, or pass for this round.'
      if (!action && hero) return 'All settlers are placed: invite a hero, or pass.'
      if (!action && saves) return 'Before you pass: exchange what would be lost for a diamond.'
      if (!action) return 'All settlers are placed: pass for this round.'
      return `One action, one hero, or both. You have ${settlers(settlersOf(boardOf(state, seat)))} to place.`
    }
    case 'place-building':
      return `Where does the ${cards.buildings[task.building].name} go?`
    case 'place-terrain':
      return `You drew ${cards.terrains[resourceOf(task.tile)]}, home of the ${cards.monsters[terrainById[task.tile].colour]}. Where to?`
    case 'scroll':
      return 'Which extra resource does the Scroll of Fortune bring?'
    case 'mask': {
      const terrain = boardOf(state, seat).terrains[task.space]
      const monster = terrain ? cards.monsters[terrainById[terrain.tile].colour] : ''
      return `Shaman Mask: shall a ${monster} appear?`
    }
    case 'effects':
      return effects(state, seat, task)
    case 'keep':
      return `Your outposts can still keep ${counted(task.room, 'basic resource')}. Which?`
    case 'artifact':
      return `Choose an artifact for round ${state.round + 1}.`
    default:
      return 'The game is over.'
  }
}

function pass(state: SettlementState, seat: Seat): string {
  const { settlers: idle, basics } = passLoss(state, seat)
  const losses = [
    ...(idle > 0 ? [`${settlers(idle)} unused`] : []),
    ...(basics > 0 ? [`${counted(basics, 'basic resource')} lost`] : []),
  ]
  const first = state.round === ROUNDS ? 'Pass, which ends your game' : 'Pass for this round'
  const instead = exchangeSaves(state, seat) ? ': exchange them first?' : ''
  return losses.length > 0 ? `${first} (${losses.join(', ')}${instead})` : first
}

function move(state: SettlementState, seat: Seat, it: SettlementMove): string {
  const board = boardOf(state, seat)
  const task = state.agenda.at(-1)
  switch (it.do) {
    case 'take-artifact': {
      const { name, text } = cards.artifacts[it.artifact]
      return `Take the ${name}: ${text}`
    }
    case 'exchange': {
      const known = exchangeOf(it)
      const note = known?.wasteful
        ? ' (a plain loss)'
        : known?.mirror
          ? ` (${cards.artifacts.mirror.name})`
          : ''
      return `Exchange ${things(known?.give ?? {})} for ${things(one(it.get))}${note}`
    }
    case 'use-bonus':
      return it.count === 0
        ? 'Use basic settlers first for the next action'
        : `Use up to ${counted(it.count, 'bonus settler')} for the next action`
    case 'construct': {
      const pile = state.market[it.market - 1]
      if (!pile) return `Construct from market space ${it.market}`
      const { name } = cards.buildings[pile.building]
      return `Construct the ${name} from market space ${it.market} for ${things(buildingById[pile.building].cost)}`
    }
    case 'explore':
      return `Explore a terrain in region ${ROMAN[it.region]} with ${settlers(EXPLORE_SETTLERS[it.region])}`
    case 'hunt': {
      const colour = colourAt(state, seat, it)
      const { reward, settlers: needed } = monsterOf[colour]
      return `Hunt the ${cards.monsters[colour]} at ${coordinates(it)} with ${settlers(needed)} for ${things(reward)}`
    }
    case 'build-outpost':
      return `Build an outpost at ${coordinates(it)} (${cards.terrains[resourceAt(state, seat, it)]})`
    case 'activate-region': {
      const { gain, idle, again } = regionOutlook(state, seat, it)
      const region = `Activate region ${ROMAN[it.region]}${again ? ' again' : ''}`
      if (idle) return `${region}, although it brings nothing`
      return `${region} for ${gain ? things(gain) : 'the resource of the Scroll of Fortune'}`
    }
    case 'activate-street': {
      const { names, idle } = streetOutlook(state, seat, it)
      const list = names.map((id) => cards.buildings[id].name).join(', ')
      const where = `Activate ${street(it.street)}`
      if (!list) return `${where}, although nothing is built there`
      return `${where} (${list})${idle ? ', although no effect is possible' : ''}`
    }
    case 'activate-outpost': {
      const amount = holds(state, seat, 'crown') ? 2 : 1
      const gained = things(one(resourceAt(state, seat, it), amount))
      return `Activate the outpost at ${coordinates(it)} for ${gained}`
    }
    case 'invite': {
      const id = state.heroRow[it.position - 1]
      const price = things(heroPrice(state, it.position) ?? {})
      return `Invite the ${id ? hero(id) : 'hero'} at position ${it.position} for ${price}`
    }
    case 'end-turn':
      return 'End your turn'
    case 'pass':
      return pass(state, seat)
    case 'place-building': {
      const name =
        task?.task === 'place-building' ? cards.buildings[task.building].name : 'building'
      return `Put the ${name} in ${street(it.street)}, space ${it.column}`
    }
    case 'place-terrain': {
      const name =
        task?.task === 'place-terrain' ? cards.terrains[resourceOf(task.tile)] : 'the terrain'
      return `Put ${name} at ${coordinates(it)}`
    }
    case 'gain-extra':
      return `Gain ${things(one(it.resource))} more`
    case 'monster':
    case 'no-monster': {
      if (task?.task !== 'mask') return it.do === 'monster' ? 'Let it appear' : 'Keep it away'
      const at = { region: regionOf(task.space), column: columnOf(task.space) }
      return it.do === 'monster'
        ? `Let the ${cards.monsters[colourAt(state, seat, at)]} appear at ${coordinates(at)}`
        : `Keep ${coordinates(at)} free of monsters`
    }
    case 'use': {
      const { building } = buildingAt(board, buildingSpace(it.street, it.column))
      return `Use the ${cards.buildings[building].name} on space ${it.column}: ${effect(optionOf(state, seat, it))}`
    }
    case 'done': {
      const left = task?.task === 'effects' ? task.left : []
      const names = left.map(
        (space) => `the ${cards.buildings[buildingAt(board, space).building].name}`,
      )
      return `Finish and leave ${and(names)} unused`
    }
    case 'keep':
      return `Keep ${things(one(it.resource))}`
    case 'drop-rest': {
      const { wood, clay, stone } = board.supply
      return `Keep nothing more and return ${things({ wood, clay, stone })}`
    }
  }
}

function event(it: SettlementEvent, names: (seat: Seat) => string): string | null {
  const who = 'seat' in it ? names(it.seat) : ''
  switch (it.event) {
    case 'artifact-taken': {
      const { name } = cards.artifacts[it.artifact]
      if (!it.previous) return `${who} takes the ${name}.`
      const previous = cards.artifacts[it.previous].name
      return it.to === 'removed'
        ? `${who} takes the ${name}; the ${previous} leaves the game.`
        : `${who} takes the ${name} and returns the ${previous}.`
    }
    case 'artifact-gain':
      return `The ${cards.artifacts[it.artifact].name} brings ${who} ${things(it.gain)}.`
    case 'artifact-turned-up':
      return `The ${cards.artifacts[it.artifact].name} joins the artifact row.`
    case 'exchanged':
      return `${who} exchanges ${things(it.give)} for ${things(it.get)}.`
    case 'bonus-chosen':
    case 'effects-finished':
      return null
    case 'constructed':
      return `${who} constructs the ${cards.buildings[it.building].name} for ${things(it.paid)}, with ${used(it.settlers)}.`
    case 'building-placed':
      return `${who} puts the ${cards.buildings[it.building].name} in ${street(it.street)}, space ${it.column}.`
    case 'market-refilled':
      return `The ${cards.buildings[it.building].name} comes to market space ${it.market}.`
    case 'explored':
      return `${who} explores region ${ROMAN[it.region]} with ${used(it.settlers)} and finds ${cards.terrains[resourceOf(it.tile)]}.`
    case 'terrain-placed':
      return `${who} puts ${cards.terrains[resourceOf(it.tile)]} at ${coordinates(it)}.`
    case 'monster-checked': {
      const monster = cards.monsters[it.colour]
      if (it.appears) return `A ${monster} comes to ${who} at ${coordinates(it)}.`
      return it.auto ? null : `${who} keeps ${coordinates(it)} free of monsters.`
    }
    case 'hunted':
      return `${who} hunts the ${cards.monsters[it.colour]} at ${coordinates(it)} with ${used(it.settlers)} and gains ${things(it.reward)}.`
    case 'outpost-built':
      return `${who} builds an outpost at ${coordinates(it)} (${cards.terrains[resourceOf(it.tile)]}) with ${used(it.settlers)}.`
    case 'region-activated': {
      const gained: { [R in Resource]?: number } = {}
      for (const { resource } of it.gains) gained[resource] = (gained[resource] ?? 0) + 1
      return `${who} activates region ${ROMAN[it.region]}${it.again ? ' again' : ''} with ${used(it.settlers)} and gains ${things(gained) || 'nothing'}.`
    }
    case 'street-activated':
      return `${who} activates ${street(it.street)}${it.again ? ' again' : ''} with ${used(it.settlers)}.`
    case 'outpost-activated':
      return `${who} activates the outpost at ${coordinates(it)} with ${used(it.settlers)} and gains ${things(one(it.resource))}.`
    case 'effect-used': {
      const { name } = cards.buildings[it.building]
      if (it.stored) return `${who} lays ${things(it.paid)} on the ${name}.`
      const paid = things(it.paid)
      return `${who} uses the ${name}: ${paid ? `${paid} for ` : ''}${things(it.gain)}.`
    }
    case 'invited': {
      const gained = it.bonusSettlers
        ? ` and gains ${counted(it.bonusSettlers, 'bonus settler')}`
        : ''
      const guest = isHidden(it.hero) ? 'a hero' : `the ${invited(it.hero)}`
      return `${who} invites ${guest} for ${things(it.paid)}${gained}.`
    }
    case 'hero-turned-up':
      return `A new hero comes to the row: ${hero(it.hero)}.`
    case 'turn-ended':
      return it.auto ? null : `${who} ends the turn.`
    case 'passed':
      return `${who} passes${it.first ? ' first and takes the start marker' : ''}.`
    case 'dropped': {
      const dropped = things(it.dropped)
      const kept = things(it.kept)
      if (!dropped) return `${who} keeps ${kept}.`
      return `${who} returns ${dropped}${kept ? ` and keeps ${kept}` : ''}.`
    }
    case 'settlers-cleared':
      return it.bonus === 0 ? null : `${who} returns ${counted(it.bonus, 'spent bonus settler')}.`
    case 'hero-discarded':
      return `The ${hero(it.hero)} leaves the hero row.`
    case 'market-stacked':
      return `${cards.buildings[it.building].name}: ${it.count} copies now lie on market space ${it.market}.`
    case 'round-began':
      return `Round ${it.round} begins${it.first === null ? '' : ` with ${names(it.first)}`}.`
    case 'game-over':
      return 'The game is over.'
  }
}

/** Settlement in English. */
export const words: Words<SettlementState, SettlementMove, SettlementEvent> = {
  title: 'Settlement',
  tagline:
    'Explore the wilderness, build your town and win famous heroes with a handful of settlers.',
  options: {
    faceDown: {
      label: 'Invited heroes',
      help: 'Face down, as in the rulebook: everybody sees only their own heroes and points until the end.',
      values: { true: 'Face down until the end', false: 'Open to all' },
      matters: (seats) => seats > 1,
    },
  },
  categories: {
    adventurer: 'Adventurers',
    defender: 'Defenders',
    builder: 'Builders',
    artisan: 'Artisans',
    bank: 'Gold on Banks',
    church: 'Diamonds on Churches',
  },
  reasons: {
    'most-points': 'The most victory points win.',
    'tie-gold': 'Equal points: the most gold left wins.',
    'tie-diamonds': 'Equal points and gold: the most diamonds left win.',
    'shared-victory': 'Equal in everything: a shared victory.',
    'title-settler': 'Rank: Settler; 51 points make a Mayor',
    'title-mayor': 'Rank: Mayor; 76 points make a Knight',
    'title-knight': 'Rank: Knight; 101 points make a Lord or Lady',
    'title-lord': 'Rank: Lord or Lady, the highest of all',
  },
  prompt,
  move,
  event,
}
