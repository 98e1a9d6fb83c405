import { capital, du, type Gender, le } from '../kernel/french.ts'
import { isHidden, type Seat, type Words } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { exchangeSaves, passLoss } from './advice.ts'
import { boardOf, buildingAt, buildingSpace, columnOf, regionOf } from './board.ts'
import { cards } from './cards.fr.ts'
import {
  type ArtifactId,
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

const { plural, and } = locales.fr

const counted = (number: number, singular: string, many: string): string =>
  `${number} ${plural(number, { one: singular, other: many })}`
const bonus = (number: number): string => counted(number, 'colon bonus', 'colons bonus')
const basic = (number: number): string => counted(number, 'ressource simple', 'ressources simples')

const nouns: Readonly<Record<Resource, string>> = {
  wood: 'bois',
  clay: 'argile',
  stone: 'pierre',
  diamond: 'diamant',
  gold: 'or',
}

function count(kind: Resource | 'bonusSettlers', number: number): string {
  if (kind === 'bonusSettlers') return bonus(number)
  return kind === 'diamond' ? counted(number, 'diamant', 'diamants') : `${number} ${nouns[kind]}`
}

const things = (gain: Gain): string => gains(gain, count, and)
const settlers = (number: number): string => counted(number, 'colon', 'colons')
const used = (placed: Settlers): string => {
  if (placed.basic === 0) return bonus(placed.bonus)
  return placed.bonus === 0
    ? settlers(placed.basic)
    : `${settlers(placed.basic + placed.bonus)} (dont ${placed.bonus} bonus)`
}
const streets: Readonly<Record<Street, string>> = {
  upper: 'la rue haute',
  middle: 'la rue du milieu',
  lower: 'la rue basse',
}
const street = (name: Street): string => streets[name]

const masculineBuildings: ReadonlySet<BuildingId> = new Set([
  'alchemist',
  'bazaar',
  'warehouse',
  'gem-cutter',
  'trading-post',
])
const feminineArtifacts: ReadonlySet<ArtifactId> = new Set([
  'compass',
  'mace',
  'potion',
  'crown',
  'tankard',
  'star',
  'key',
])
const buildingGender = (id: BuildingId): Gender => (masculineBuildings.has(id) ? 'm' : 'f')
const building = (id: BuildingId): string => le(cards.buildings[id].name, buildingGender(id))
const artifactGender = (id: ArtifactId): Gender => (feminineArtifacts.has(id) ? 'f' : 'm')
const artifact = (id: ArtifactId): string => le(cards.artifacts[id].name, artifactGender(id))
const monsterGender = (colour: Colour): Gender =>
  colour === 'yellow' || colour === 'blue' ? 'f' : 'm'
const monster = (colour: Colour): string => le(cards.monsters[colour], monsterGender(colour))
const ofMonster = (colour: Colour): string => du(cards.monsters[colour], monsterGender(colour))
const aMonster = (colour: Colour): string =>
  `${monsterGender(colour) === 'f' ? 'Une' : 'Un'} ${cards.monsters[colour]}`

const colours: Readonly<Record<Colour, string>> = {
  green: 'vert',
  yellow: 'jaune',
  blue: 'bleu',
  red: 'rouge',
}
const counts: Readonly<Record<string, string>> = {
  terrain: 'terrain',
  outpost: 'avant-poste',
  building: 'bâtiment',
}

/** "Aventurier (vert, 1 point par terrain)". */
function invited(id: HeroId, ...more: string[]): string {
  const { guild, colour, vp } = heroById[id]
  const worth = counted(vp.points, 'point', 'points')
  const points = vp.per ? `${worth} par ${counts[vp.per] ?? vp.per}` : worth
  return `${cards.heroes[guild]} (${[colours[colour], points, ...more].join(', ')})`
}

/** "Aventurier (vert, 1 point par terrain, 1 colon bonus)". */
function hero(id: HeroId): string {
  const { bonusSettlers } = heroById[id]
  return invited(id, ...(bonusSettlers ? [bonus(bonusSettlers)] : []))
}

/** Parts of a sentence about a building's effect. */
function effect(option: { paid: Gain; gain: Gain; stored: boolean }): string {
  if (option.stored) return `y déposer ${things(option.paid)} pour toujours`
  const paid = things(option.paid)
  return `${paid ? `donner ${paid}, ` : ''}gagner ${things(option.gain)}`
}

/** Which building is used, as a question. */
function effects(state: SettlementState, seat: Seat, task: EffectsTask): string {
  if (task.by === 'hourglass') return 'Le Sablier éternel : utiliser aussitôt le nouveau bâtiment ?'
  const only = onlyUse(state, seat, task)
  if (only) return `Utilises-tu ${building(only)} ?`
  return 'Quel bâtiment utilises-tu ?'
}

function prompt(state: SettlementState, seat: Seat): string {
  const task = state.agenda.at(-1)
  switch (task?.task) {
    case 'draft':
      return 'Choisis un artefact pour la manche 1.'
    case 'turn': {
      const left = `Il te reste ${settlers(settlersOf(boardOf(state, seat)))} à placer.`
      if (state.boards.length === 1) return `Et maintenant ? ${left}`
      const { begun, action, hero, saves } = turnAsks(state, task)
      if (begun && hero) return 'Invite un héros ou finis ton tour.'
      if (begun && action) return 'Fais une action ou finis ton tour.'
      if (begun && saves) return 'Finis ton tour, ou échange ce qui serait perdu et passe.'
      if (begun) return 'Finis ton tour ou passe.'
      if (!action && hero) return 'Tous les colons sont placés : invite un héros ou passe.'
      if (!action && saves) return 'Avant de passer, échange ce qui serait perdu contre un diamant.'
      if (!action) return 'Tous les colons sont placés : passe pour cette manche.'
      return `Une action, un héros, ou les deux. ${left}`
    }
    case 'place-building':
      return `Où va ${building(task.building)} ?`
    case 'place-terrain':
      return `Tu as pioché « ${cards.terrains[resourceOf(task.tile)]} », le repaire ${ofMonster(terrainById[task.tile].colour)}. Où le poser ?`
    case 'scroll':
      return 'Quelle ressource de plus le Parchemin de fortune apporte-t-il ?'
    case 'mask': {
      const terrain = boardOf(state, seat).terrains[task.space]
      return `Masque de chaman : laisser venir ${terrain ? monster(terrainById[terrain.tile].colour) : 'le monstre'} ?`
    }
    case 'effects':
      return effects(state, seat, task)
    case 'keep':
      return `Tes avant-postes peuvent encore garder ${basic(task.room)}. Quoi donc ?`
    case 'artifact':
      return `Choisis un artefact pour la manche ${state.round + 1}.`
    default:
      return 'La partie est terminée.'
  }
}

function pass(state: SettlementState, seat: Seat): string {
  const { settlers: idle, basics } = passLoss(state, seat)
  const losses = [
    ...(idle > 0 ? [`${settlers(idle)} sans emploi`] : []),
    ...(basics > 0
      ? [
          plural(basics, {
            one: `${basic(basics)} perdue`,
            other: `${basic(basics)} perdues`,
          }),
        ]
      : []),
  ]
  const first =
    state.round === ROUNDS ? 'Passer, ce qui finit ta partie' : 'Passer pour cette manche'
  const instead = exchangeSaves(state, seat) ? ' : les échanger avant ?' : ''
  return losses.length > 0 ? `${first} (${losses.join(', ')}${instead})` : first
}

function move(state: SettlementState, seat: Seat, it: SettlementMove): string {
  const board = boardOf(state, seat)
  const task = state.agenda.at(-1)
  switch (it.do) {
    case 'take-artifact':
      return `Prendre ${artifact(it.artifact)} : ${cards.artifacts[it.artifact].text}`
    case 'exchange': {
      const known = exchangeOf(it)
      const note = known?.wasteful
        ? ' (à perte)'
        : known?.mirror
          ? ` (${cards.artifacts.mirror.name})`
          : ''
      return `Échanger ${things(known?.give ?? {})} contre ${things(one(it.get))}${note}`
    }
    case 'use-bonus':
      return it.count === 0
        ? 'Utiliser d’abord les colons simples pour la prochaine action'
        : `Utiliser jusqu’à ${bonus(it.count)} pour la prochaine action`
    case 'construct': {
      const pile = state.market[it.market - 1]
      if (!pile) return `Construire depuis la case ${it.market} du marché`
      return `Construire ${building(pile.building)} de la case ${it.market} du marché pour ${things(buildingById[pile.building].cost)}`
    }
    case 'explore':
      return `Explorer un terrain de la région ${ROMAN[it.region]} avec ${settlers(EXPLORE_SETTLERS[it.region])}`
    case 'hunt': {
      const colour = colourAt(state, seat, it)
      const { reward, settlers: needed } = monsterOf[colour]
      return `Chasser ${monster(colour)} en ${coordinates(it)} avec ${settlers(needed)} pour ${things(reward)}`
    }
    case 'build-outpost':
      return `Bâtir un avant-poste en ${coordinates(it)} (${cards.terrains[resourceAt(state, seat, it)]})`
    case 'activate-region': {
      const { gain, idle, again } = regionOutlook(state, seat, it)
      const region = `Activer ${again ? 'encore ' : ''}la région ${ROMAN[it.region]}`
      if (idle) return `${region}, bien qu’elle ne rapporte rien`
      return `${region} pour ${gain ? things(gain) : 'la ressource du Parchemin de fortune'}`
    }
    case 'activate-street': {
      const { names, idle } = streetOutlook(state, seat, it)
      const list = names.map((id) => cards.buildings[id].name).join(', ')
      const where = `Activer ${street(it.street)}`
      if (!list) return `${where}, bien que rien n’y soit construit`
      return `${where} (${list})${idle ? ', bien qu’aucun effet ne soit possible' : ''}`
    }
    case 'activate-outpost': {
      const amount = holds(state, seat, 'crown') ? 2 : 1
      const gained = things(one(resourceAt(state, seat, it), amount))
      return `Activer l’avant-poste en ${coordinates(it)} pour ${gained}`
    }
    case 'invite': {
      const id = state.heroRow[it.position - 1]
      const price = things(heroPrice(state, it.position) ?? {})
      return id
        ? `Inviter ${le(hero(id), 'm')} en position ${it.position} pour ${price}`
        : `Inviter le héros en position ${it.position} pour ${price}`
    }
    case 'end-turn':
      return 'Finir ton tour'
    case 'pass':
      return pass(state, seat)
    case 'place-building': {
      const name = task?.task === 'place-building' ? building(task.building) : 'le bâtiment'
      return `Poser ${name} dans ${street(it.street)}, case ${it.column}`
    }
    case 'place-terrain': {
      const name =
        task?.task === 'place-terrain'
          ? `« ${cards.terrains[resourceOf(task.tile)]} »`
          : 'le terrain'
      return `Poser ${name} en ${coordinates(it)}`
    }
    case 'gain-extra':
      return `Gagner encore ${things(one(it.resource))}`
    case 'monster':
    case 'no-monster': {
      if (task?.task !== 'mask')
        return it.do === 'monster' ? 'Le laisser apparaître' : 'Le tenir à distance'
      const at = { region: regionOf(task.space), column: columnOf(task.space) }
      return it.do === 'monster'
        ? `Laisser apparaître ${monster(colourAt(state, seat, at))} en ${coordinates(at)}`
        : `Garder ${coordinates(at)} sans monstre`
    }
    case 'use': {
      const { building: id } = buildingAt(board, buildingSpace(it.street, it.column))
      return `Utiliser ${building(id)} de la case ${it.column} : ${effect(optionOf(state, seat, it))}`
    }
    case 'done': {
      const left = task?.task === 'effects' ? task.left : []
      const names = left.map((space) => building(buildingAt(board, space).building))
      return `Finir et laisser ${and(names)} sans emploi`
    }
    case 'keep':
      return `Garder ${things(one(it.resource))}`
    case 'drop-rest': {
      const { wood, clay, stone } = board.supply
      return `Ne plus rien garder et rendre ${things({ wood, clay, stone })}`
    }
  }
}

function event(it: SettlementEvent, names: (seat: Seat) => string): string | null {
  const who = 'seat' in it ? names(it.seat) : ''
  switch (it.event) {
    case 'artifact-taken': {
      const taken = artifact(it.artifact)
      if (!it.previous) return `${who} prend ${taken}.`
      const previous = artifact(it.previous)
      return it.to === 'removed'
        ? `${who} prend ${taken} ; ${previous} quitte la partie.`
        : `${who} prend ${taken} et rend ${previous}.`
    }
    case 'artifact-gain':
      return `${capital(artifact(it.artifact))} apporte ${things(it.gain)} à ${who}.`
    case 'artifact-turned-up':
      return `${capital(artifact(it.artifact))} rejoint la rangée des artefacts.`
    case 'exchanged':
      return `${who} échange ${things(it.give)} contre ${things(it.get)}.`
    case 'bonus-chosen':
    case 'effects-finished':
      return null
    case 'constructed':
      return `${who} construit ${building(it.building)} pour ${things(it.paid)}, avec ${used(it.settlers)}.`
    case 'building-placed':
      return `${who} pose ${building(it.building)} dans ${street(it.street)}, case ${it.column}.`
    case 'market-refilled':
      return `${capital(building(it.building))} arrive sur la case ${it.market} du marché.`
    case 'explored':
      return `${who} explore la région ${ROMAN[it.region]} avec ${used(it.settlers)} et trouve « ${cards.terrains[resourceOf(it.tile)]} ».`
    case 'terrain-placed':
      return `${who} pose « ${cards.terrains[resourceOf(it.tile)]} » en ${coordinates(it)}.`
    case 'monster-checked':
      if (it.appears) return `${aMonster(it.colour)} arrive chez ${who} en ${coordinates(it)}.`
      return it.auto ? null : `${who} garde ${coordinates(it)} sans monstre.`
    case 'hunted':
      return `${who} chasse ${monster(it.colour)} en ${coordinates(it)} avec ${used(it.settlers)} et gagne ${things(it.reward)}.`
    case 'outpost-built':
      return `${who} bâtit un avant-poste en ${coordinates(it)} (${cards.terrains[resourceOf(it.tile)]}) avec ${used(it.settlers)}.`
    case 'region-activated': {
      const gained: { [R in Resource]?: number } = {}
      for (const { resource } of it.gains) gained[resource] = (gained[resource] ?? 0) + 1
      return `${who} active ${it.again ? 'encore ' : ''}la région ${ROMAN[it.region]} avec ${used(it.settlers)}${things(gained) ? ` et gagne ${things(gained)}` : ', sans rien gagner'}.`
    }
    case 'street-activated':
      return `${who} active ${it.again ? 'encore ' : ''}${street(it.street)} avec ${used(it.settlers)}.`
    case 'outpost-activated':
      return `${who} active l’avant-poste en ${coordinates(it)} avec ${used(it.settlers)} et gagne ${things(one(it.resource))}.`
    case 'effect-used': {
      if (it.stored) return `${who} dépose ${things(it.paid)} sur ${building(it.building)}.`
      const paid = things(it.paid)
      return `${who} utilise ${building(it.building)} : ${paid ? `${paid} contre ` : ''}${things(it.gain)}.`
    }
    case 'invited': {
      const gained = it.bonusSettlers ? ` et gagne ${bonus(it.bonusSettlers)}` : ''
      const guest = isHidden(it.hero) ? 'un héros' : le(invited(it.hero), 'm')
      return `${who} invite ${guest} pour ${things(it.paid)}${gained}.`
    }
    case 'hero-turned-up':
      return `Un nouveau héros rejoint la rangée : ${hero(it.hero)}.`
    case 'turn-ended':
      return it.auto ? null : `${who} finit son tour.`
    case 'passed':
      return it.first ? `${who} passe en premier et prend le marqueur de départ.` : `${who} passe.`
    case 'dropped': {
      const dropped = things(it.dropped)
      const kept = things(it.kept)
      if (!dropped) return `${who} garde ${kept}.`
      return `${who} rend ${dropped}${kept ? ` et garde ${kept}` : ''}.`
    }
    case 'settlers-cleared':
      return it.bonus === 0
        ? null
        : plural(it.bonus, {
            one: `${who} rend ${bonus(it.bonus)} déjà utilisé.`,
            other: `${who} rend ${bonus(it.bonus)} déjà utilisés.`,
          })
    case 'hero-discarded':
      return `${capital(le(hero(it.hero), 'm'))} quitte la rangée des héros.`
    case 'market-stacked':
      return plural(it.count, {
        one: `${cards.buildings[it.building].name} : ${it.count} exemplaire se trouve maintenant sur la case ${it.market} du marché.`,
        other: `${cards.buildings[it.building].name} : ${it.count} exemplaires se trouvent maintenant sur la case ${it.market} du marché.`,
      })
    case 'round-began':
      return `La manche ${it.round} commence${it.first === null ? '' : ` par ${names(it.first)}`}.`
    case 'game-over':
      return 'La partie est terminée.'
  }
}

/** Settlement in French. */
export const words: Words<SettlementState, SettlementMove, SettlementEvent> = {
  title: 'Settlement',
  tagline:
    'Explore les terres sauvages, bâtis ta ville et attire des héros illustres avec une poignée de colons.',
  options: {
    faceDown: {
      label: 'Héros invités',
      help: 'Face cachée, comme dans la règle : jusqu’à la fin, chacun ne voit que ses héros et ses points.',
      values: { true: 'Face cachée jusqu’à la fin', false: 'Visibles de tous' },
      matters: (seats) => seats > 1,
    },
  },
  categories: {
    adventurer: 'Aventuriers',
    defender: 'Défenseurs',
    builder: 'Bâtisseurs',
    artisan: 'Artisans',
    bank: 'Or sur les Banques',
    church: 'Diamants sur les Églises',
  },
  reasons: {
    'most-points': 'Le plus de points de victoire l’emporte.',
    'tie-gold': 'Autant de points : le plus d’or restant l’emporte.',
    'tie-diamonds': 'Autant de points et d’or : le plus de diamants restants l’emporte.',
    'shared-victory': 'Égalité en tout : victoire partagée.',
    'title-settler': 'Rang : Colon ; avec 51 points, Maire',
    'title-mayor': 'Rang : Maire ; avec 76 points, Chevalier',
    'title-knight': 'Rang : Chevalier ; avec 101 points, Seigneur ou Dame',
    'title-lord': 'Rang : Seigneur ou Dame, le plus haut de tous',
  },
  prompt,
  move,
  event,
}
