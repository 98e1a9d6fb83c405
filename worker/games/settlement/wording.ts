import { isHidden, type Names, type Seat, wordsBy } from '../kernel/index.ts'
import { exchangeSaves, heroOffers, isIdle, passLoss, regionYield, streetYield } from './advice.ts'
import {
  boardOf,
  buildingAt,
  buildingSpace,
  columnOf,
  regionOf,
  terrainAt,
  terrainSpace,
} from './board.ts'
import {
  allResources,
  type BuildingId,
  buildingById,
  type Colour,
  type Column,
  exploreSettlers,
  type Gain,
  type Guild,
  type Hero,
  type HeroId,
  heroById,
  monsterOf,
  type Region,
  type Resource,
  roundCount,
  type TerrainId,
  terrainById,
} from './components/index.ts'
import { exchangeOf } from './exchange.ts'
import { heroPrice } from './heroes.ts'
import { settlersOf, standing } from './settlers.ts'
import type {
  ActivateRegionMove,
  ActivateStreetMove,
  ArtifactTask,
  DraftTask,
  EffectsTask,
  Event,
  KeepTask,
  MaskTask,
  Move,
  PlaceBuildingTask,
  PlaceTerrainTask,
  ScrollTask,
  Settlers,
  State,
  TurnTask,
  UseMove,
} from './state.ts'
import { canCarryOut, type EffectOption, effectOptions } from './streets.ts'
import { one } from './supply.ts'

export const romanNumerals = { 1: 'I', 2: 'II', 3: 'III' } as const satisfies Record<Region, string>

interface At {
  readonly region: Region
  readonly column: Column
}

/** A terrain space by its coordinates: `II-3`. */
export const coordinates = ({ region, column }: At): string => `${romanNumerals[region]}-${column}`

/** A list of gains; each part is put into words by `count`, and all of them joined by `list`. */
export function gains(
  gain: Gain,
  count: (kind: Resource | 'bonusSettlers', number: number) => string,
  list: (parts: ReadonlyArray<string>) => string,
): string {
  const parts: string[] = []
  for (const kind of [...allResources, 'bonusSettlers'] as const) {
    const number = gain[kind] ?? 0
    if (number > 0) parts.push(count(kind, number))
  }
  return list(parts)
}

/** Tells whether an action took what is usual, a basic settler: that is not said. */
export const isUsual = ({ basic, bonus }: Settlers): boolean => bonus === 0 && basic < 2

const resourceOf = (tile: TerrainId): Resource => terrainById[tile].resource

/** The resource of a terrain on a seat's board. */
const resourceAt = (state: State, seat: Seat, at: At): Resource =>
  resourceOf(terrainAt(boardOf(state, seat), terrainSpace(at.region, at.column)).tile)

/** The monster colour of a terrain on a seat's board. */
export const colourAt = (state: State, seat: Seat, at: At) =>
  terrainById[terrainAt(boardOf(state, seat), terrainSpace(at.region, at.column)).tile].colour

/** The way of using a building that a move means. */
function optionOf(state: State, seat: Seat, move: UseMove): EffectOption {
  const space = buildingSpace(move.street, move.column)
  const option = effectOptions(boardOf(state, seat), space).find(
    ({ choice }) => choice === move.resource,
  )
  return option ?? { paid: {}, gain: {}, stored: false }
}

/** The only building that can still be used; `null` where there are several. */
function onlyUse(state: State, seat: Seat, { left }: EffectsTask) {
  const board = boardOf(state, seat)
  const [space, ...more] = left.filter((one) => canCarryOut(board, one))
  return space === undefined || more.length > 0 ? null : buildingAt(board, space).building
}

/**
 * Yield of a region, and whether it is its second activation this round. `gain` is `null` where nothing
 * yields; then `idle` says whether the Scroll of Fortune adds nothing either (S-R12, S-R20).
 */
export function regionOutlook(state: State, seat: Seat, move: ActivateRegionMove) {
  const { gain } = regionYield(state, seat, move.region)
  return {
    gain: allResources.some((resource) => gain[resource]) ? gain : null,
    idle: isIdle(state, seat, move),
    again: standing(boardOf(state, seat), `region-${move.region}`) > 0,
  }
}

/** The buildings of a street, and whether none of them could be used even after exchanges. */
function streetOutlook(
  state: State,
  seat: Seat,
  move: ActivateStreetMove,
): { names: BuildingId[]; idle: boolean } {
  const { buildings } = streetYield(state, seat, move.street)
  return {
    names: buildings.map(({ building }) => building),
    idle: isIdle(state, seat, move),
  }
}

/** With no more settlers left than this after an action, the round is nearly done: passing is thought of. */
const fewSettlers = 2

/**
 * Things that can still be done in a turn (S4.3): an action with settlers, a hero paid now or after
 * exchanges, and, once few settlers are left, an exchange of what passing would lose.
 */
export function turnAsks(state: State, { seat, acted, invited }: TurnTask) {
  const settlers = settlersOf(boardOf(state, seat))
  const canPayHero = () =>
    heroOffers(state, seat).some(({ affordable, ways }) => affordable || ways.length > 0)
  return {
    begun: acted || invited,
    action: !acted && settlers > 0,
    hero: !invited && canPayHero(),
    saves: settlers <= (acted ? fewSettlers : 0) && exchangeSaves(state, seat),
  }
}

type MoveOf<K extends Move['do']> = Extract<Move, { do: K }>
type EventOf<K extends Event['event']> = Extract<Event, { event: K }>
type Asked =
  | ArtifactTask
  | DraftTask
  | EffectsTask
  | KeepTask
  | MaskTask
  | PlaceBuildingTask
  | PlaceTerrainTask
  | ScrollTask
  | TurnTask

type Question =
  | 'all'
  | 'solo'
  | 'hero'
  | 'saves'
  | 'pass'
  | 'heroOrEnd'
  | 'actionOrEnd'
  | 'savesOrEnd'
  | 'end'

/** Question that a turn asks, by what can still be done in it. */
function questionOf(state: State, task: TurnTask): Question {
  if (state.boards.length === 1) return 'solo'
  const { begun, action, hero, saves } = turnAsks(state, task)
  if (begun) return hero ? 'heroOrEnd' : action ? 'actionOrEnd' : saves ? 'savesOrEnd' : 'end'
  if (action) return 'all'
  return hero ? 'hero' : saves ? 'saves' : 'pass'
}

/** The building or terrain that is to be placed now. */
const buildingPlaced = (state: State) => {
  const task = state.agenda.at(-1)
  return task?.task === 'place-building' ? task.building : null
}
const terrainPlaced = (state: State) => {
  const task = state.agenda.at(-1)
  return task?.task === 'place-terrain' ? resourceOf(task.tile) : null
}

/** Place where the Shaman Mask decides; `null` where that is not asked now. */
const maskedAt = (state: State): At | null => {
  const task = state.agenda.at(-1)
  return task?.task === 'mask'
    ? { region: regionOf(task.space), column: columnOf(task.space) }
    : null
}

/** An event at a terrain space: where, and the resource of its tile. */
const located = <E extends At>(event: E) => ({ ...event, at: coordinates(event) })
const placed = <E extends At & { tile: TerrainId }>(event: E) => ({
  ...event,
  at: coordinates(event),
  resource: resourceOf(event.tile),
})

/** Facts that the sentences of every language read from the state. */
const facts = {
  prompt: {
    turn: (task: TurnTask, state: State, seat: Seat) => ({
      question: questionOf(state, task),
      left: settlersOf(boardOf(state, seat)),
    }),
    'place-terrain': ({ tile }: PlaceTerrainTask) => terrainById[tile],
    mask(task: MaskTask, state: State, seat: Seat): { colour: Colour | null } {
      const terrain = boardOf(state, seat).terrains[task.space]
      return { colour: terrain ? terrainById[terrain.tile].colour : null }
    },
    effects: (task: EffectsTask, state: State, seat: Seat) =>
      task.by === 'hourglass'
        ? { hourglass: true, only: null }
        : { hourglass: false, only: onlyUse(state, seat, task) },
    artifact: (_task: unknown, state: State) => ({ round: state.round + 1 }),
  },
  move: {
    exchange(move: MoveOf<'exchange'>) {
      const known = exchangeOf(move)
      const kind = known?.wasteful ? 'loss' : known?.mirror ? 'mirror' : null
      return { give: known?.give ?? {}, get: one(move.get), kind }
    },
    construct({ market }: MoveOf<'construct'>, state: State) {
      const building = state.market[market - 1]?.building
      return building
        ? { market, building, cost: buildingById[building].cost }
        : { market, building: null, cost: {} }
    },
    explore: ({ region }: MoveOf<'explore'>) => ({
      region: romanNumerals[region],
      settlers: exploreSettlers[region],
    }),
    hunt(move: MoveOf<'hunt'>, state: State, seat: Seat) {
      const { colour, reward, settlers } = monsterOf[colourAt(state, seat, move)]
      return { at: coordinates(move), colour, reward, settlers }
    },
    'build-outpost': (move: MoveOf<'build-outpost'>, state: State, seat: Seat) => ({
      at: coordinates(move),
      resource: resourceAt(state, seat, move),
    }),
    'activate-region': (move: ActivateRegionMove, state: State, seat: Seat) => ({
      region: romanNumerals[move.region],
      ...regionOutlook(state, seat, move),
    }),
    'activate-street': (move: ActivateStreetMove, state: State, seat: Seat) => ({
      street: move.street,
      ...streetOutlook(state, seat, move),
    }),
    'activate-outpost': (move: MoveOf<'activate-outpost'>, state: State, seat: Seat) => ({
      at: coordinates(move),
      gain: one(resourceAt(state, seat, move), boardOf(state, seat).artifact === 'crown' ? 2 : 1),
    }),
    invite: ({ position }: MoveOf<'invite'>, state: State) => ({
      position,
      hero: state.heroRow[position - 1] ?? null,
      price: heroPrice(state, position) ?? {},
    }),
    pass: (_move: unknown, state: State, seat: Seat) => ({
      ...passLoss(state, seat),
      isLast: state.round === roundCount,
      saves: exchangeSaves(state, seat),
    }),
    'place-building': (move: MoveOf<'place-building'>, state: State) => ({
      ...move,
      building: buildingPlaced(state),
    }),
    'place-terrain': (move: MoveOf<'place-terrain'>, state: State) => ({
      at: coordinates(move),
      resource: terrainPlaced(state),
    }),
    'gain-extra': ({ resource }: MoveOf<'gain-extra'>) => ({ gain: one(resource) }),
    monster(_move: unknown, state: State, seat: Seat) {
      const at = maskedAt(state)
      return at && { at: coordinates(at), colour: colourAt(state, seat, at) }
    },
    'no-monster'(_move: unknown, state: State) {
      const at = maskedAt(state)
      return { at: at && coordinates(at) }
    },
    use: (move: UseMove, state: State, seat: Seat) => ({
      column: move.column,
      building: buildingAt(boardOf(state, seat), buildingSpace(move.street, move.column)).building,
      ...optionOf(state, seat, move),
    }),
    done(_move: unknown, state: State, seat: Seat) {
      const task = state.agenda.at(-1)
      const left = task?.task === 'effects' ? task.left : []
      return { unused: left.map((space) => buildingAt(boardOf(state, seat), space).building) }
    },
    keep: ({ resource }: MoveOf<'keep'>) => ({ gain: one(resource) }),
    'drop-rest'(_move: unknown, state: State, seat: Seat) {
      const { wood, clay, stone } = boardOf(state, seat).supply
      return { rest: { wood, clay, stone } }
    },
  },
  event: {
    explored: (event: EventOf<'explored'>) => ({
      ...event,
      region: romanNumerals[event.region],
      resource: resourceOf(event.tile),
    }),
    'terrain-placed': placed<EventOf<'terrain-placed'>>,
    'monster-checked': located<EventOf<'monster-checked'>>,
    hunted: located<EventOf<'hunted'>>,
    'outpost-built': placed<EventOf<'outpost-built'>>,
    'region-activated'(event: EventOf<'region-activated'>) {
      const gain: { [R in Resource]?: number } = {}
      for (const { resource } of event.gains) gain[resource] = (gain[resource] ?? 0) + 1
      return { ...event, region: romanNumerals[event.region], gain }
    },
    'outpost-activated': (event: EventOf<'outpost-activated'>) => ({
      at: coordinates(event),
      settlers: event.settlers,
      gain: one(event.resource),
    }),
    invited: (event: EventOf<'invited'>) => ({
      ...event,
      hero: isHidden(event.hero) ? null : event.hero,
    }),
    'round-began': ({ round, first }: EventOf<'round-began'>, names: Names) => ({
      round,
      first: first === null ? null : names(first),
    }),
  },
}

/** Settlement in a language, by its sentences. */
export const wordsOf = wordsBy<State, Asked, Move, Event, typeof facts>(facts)

/** Names of heroes: "Adventurer (green, 1 point per terrain, 1 bonus settler)"; `invited`: without what they brought. */
export function heroesBy(say: {
  readonly guilds: Readonly<Record<Guild, string>>
  readonly colours: Readonly<Record<Colour, string>>
  points(vp: Hero['vp']): string
  bonus(count: number): string
}) {
  const called = (id: HeroId, isInvited: boolean): string => {
    const { guild, colour, vp, bonusSettlers } = heroById[id]
    const bonus = bonusSettlers && !isInvited ? [say.bonus(bonusSettlers)] : []
    return `${say.guilds[guild]} (${[say.colours[colour], say.points(vp), ...bonus].join(', ')})`
  }
  return {
    hero: (id: HeroId) => called(id, false),
    invited: (id: HeroId) => called(id, true),
  }
}
