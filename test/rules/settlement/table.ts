import {
  IllegalMove,
  type Play,
  type Seat,
  start,
  submit,
  visibleTo,
} from '../../../worker/games/kernel/index.ts'
import { buildingSpace, terrainSpace } from '../../../worker/games/settlement/board.ts'
import {
  type Amounts,
  type ArtifactId,
  allArtifacts,
  allHeroes,
  allTerrains,
  type BuildingId,
  type Colour,
  type Column,
  type HeroId,
  heroById,
  type Region,
  type Resource,
  type Street,
  type TerrainId,
  terrainById,
} from '../../../worker/games/settlement/components/index.ts'
import { settlement } from '../../../worker/games/settlement/index.ts'
import type { Options } from '../../../worker/games/settlement/options.ts'
import type {
  Event,
  Move,
  PlayerBoard,
  State,
  Task,
} from '../../../worker/games/settlement/state.ts'
import { noSupply } from '../../../worker/games/settlement/supply.ts'

type Spot = `${Region}-${Column}`
type Lot = `${Street}-${Column}`

/** Contents of a test's board; nothing else lies there. */
export interface BoardOf {
  supply?: Amounts
  basic?: number
  bonus?: number
  /** A tile, with `monster` or `outpost` where one stands. */
  terrains?: { [spot in Spot]?: TerrainId | { tile: TerrainId; on: 'monster' | 'outpost' } }
  buildings?: { [lot in Lot]?: BuildingId }
  heroes?: HeroId[]
  artifact?: ArtifactId
}

export interface TableOf {
  seats?: number
  round?: number
  /** Seat that is to act. */
  seat?: Seat
  marker?: Seat
  passed?: Seat[]
  boards?: BoardOf[]
  heroRow?: (HeroId | null)[]
  heroDeck?: HeroId[]
  market?: (BuildingId | { building: BuildingId; count: number } | null)[]
  buildingStack?: BuildingId[]
  artifactRow?: ArtifactId[]
  /** Tops of the terrain stacks. */
  top?: TerrainId
}

const part = (key: string): [string, number] => {
  const [first = '', second = ''] = key.split('-')
  return [first, Number(second)]
}

function board(of: BoardOf, seat: Seat): PlayerBoard {
  const terrains: PlayerBoard['terrains'] = Array.from({ length: 9 }, () => null)
  for (const [key, value] of Object.entries(of.terrains ?? {})) {
    const [region, column] = part(key)
    const { tile, on } = typeof value === 'string' ? { tile: value, on: null } : value
    terrains[terrainSpace(Number(region) as Region, column as Column)] = {
      tile,
      monster: on === 'monster',
      outpost: on === 'outpost',
    }
  }
  const buildings: PlayerBoard['buildings'] = Array.from({ length: 9 }, () => null)
  for (const [key, building] of Object.entries(of.buildings ?? {})) {
    const [street, column] = part(key)
    buildings[buildingSpace(street as Street, column as Column)] = { building, tokens: 0 }
  }
  return {
    supply: { ...noSupply(), ...of.supply },
    settlers: { basic: of.basic ?? 6, bonus: of.bonus ?? 0 },
    placed: {},
    terrains,
    buildings,
    heroes: of.heroes ?? [],
    // Three that do nothing during a round, and one that matters to nobody here.
    artifact: of.artifact ?? (['chest', 'treasure', 'ring', 'key'] as const)[seat] ?? null,
  }
}

/** A table in the middle of a game, and what a test asks of it. */
export class Table {
  play: Play<State, Options>

  constructor(play: Play<State, Options>) {
    this.play = play
  }

  get state(): State {
    return this.play.state
  }

  get acting(): Seat {
    const [seat] = settlement.toAct(this.state)
    if (seat === undefined) throw new Error('The table is over.')
    return seat
  }

  board(seat: Seat = 0): PlayerBoard {
    const found = this.state.boards[seat]
    if (!found) throw new Error(`No seat ${seat}.`)
    return found
  }

  /** Legal moves of the seat to act, all or those of one kind. */
  moves(name?: Move['do']): Move[] {
    const moves = settlement.moves(this.state, this.acting)
    return name ? moves.filter((move) => move.do === name) : moves
  }

  /** Plays moves of the seat to act, and returns what everybody hears. */
  do(...moves: Move[]): Event[] {
    const events: Event[] = []
    for (const move of moves) {
      const after = submit(settlement, this.play, this.acting, [move])
      this.play = after.play
      events.push(...visibleTo(after.events, null))
    }
    return events
  }

  /** The rule by which a move is refused. */
  refusal(move: unknown, seat = this.acting): string | undefined {
    try {
      submit(settlement, this.play, seat, [move as Move])
    } catch (error) {
      if (error instanceof IllegalMove) return error.rule
      throw error
    }
    throw new Error(`${JSON.stringify(move)} is legal.`)
  }

  /** Passes with the first artifact of the row and as few basic resources as possible. */
  passAll(): Event[] {
    const events: Event[] = []
    const { round } = this.state
    while (this.state.round === round && this.state.agenda.length > 0) events.push(...this.pass())
    return events
  }

  /** One seat passes, with the first artifact of the row. */
  pass(): Event[] {
    const seat = this.acting
    const events = this.do({ do: 'pass' })
    while (this.state.agenda.length > 0 && this.acting === seat) {
      const [move] = [...this.moves('drop-rest'), ...this.moves('take-artifact')]
      if (!move) break
      events.push(...this.do(move))
    }
    return events
  }
}

/** A new table, at its first decision: the draft. */
export const fresh = (seats: number, seed = 1): Table =>
  new Table(start(settlement, {}, seats, new Uint8Array(32).fill(seed)))

/** A table built by hand: the turn of a seat in the middle of a round. */
export function table(of: TableOf = {}): Table {
  const seats = of.seats ?? 2
  const { play } = fresh(seats)
  const { state } = play
  const boards = Array.from({ length: seats }, (_, seat) => board(of.boards?.[seat] ?? {}, seat))
  const held = boards.map(({ artifact }) => artifact)
  const free = allArtifacts.map(({ id }) => id).filter((id) => !held.includes(id))
  const turn: Task = {
    task: 'turn',
    seat: of.seat ?? 0,
    acted: false,
    invited: false,
    bonus: 0,
  }
  const changed: State = {
    ...state,
    round: of.round ?? 1,
    marker: of.marker ?? 0,
    passed: of.passed ?? [],
    boards,
    artifactRow: of.artifactRow ?? free.slice(0, 3),
    artifactStack: seats === 1 ? free.slice(3) : [],
    agenda: [turn],
    ...(of.heroRow && { heroRow: of.heroRow }),
    ...(of.heroDeck && { heroDeck: of.heroDeck }),
    ...(of.buildingStack && { buildingStack: of.buildingStack }),
    ...(of.market && {
      market: Array.from({ length: 9 }, (_, i) => {
        const pile = of.market?.[i] ?? null
        return typeof pile === 'string' ? { building: pile, count: 1 } : pile
      }),
    }),
  }
  const { top } = of
  if (top) changed.terrainStacks[terrainById[top].region - 1]?.push(top)
  return new Table({ ...play, state: changed })
}

// No test depends on a single value of a hero or terrain (S7.72): they are found by what matters.

/** One tile for each resource. */
export const tilesOfKinds = (): TerrainId[] => [
  ...new Map(allTerrains.map(({ resource, id }) => [resource, id])).values(),
]

/** Any tile of a region. */
export function tile(region: Region, index = 0): TerrainId {
  const found = allTerrains.filter((it) => it.region === region)[index]?.id
  if (!found) throw new Error(`No tile ${index} of region ${region}.`)
  return found
}

/** A tile with a monster colour, of any region. */
export function tileOfColour(colour: Colour): TerrainId {
  const found = allTerrains.find((it) => it.colour === colour)
  if (!found) throw new Error(`No ${colour} tile.`)
  return found.id
}

export const resourceOf = (id: TerrainId): Resource => terrainById[id].resource
export const colourOf = (id: TerrainId): Colour => terrainById[id].colour

/** Heroes that show one colour, or that do not. */
export const heroesOf = (colour: Colour): HeroId[] =>
  allHeroes.filter((hero) => hero.colour === colour).map(({ id }) => id)
export const heroesWithout = (...colours: Colour[]): HeroId[] =>
  allHeroes.filter((hero) => !colours.includes(hero.colour)).map(({ id }) => id)

/** Four heroes, none of which shows a colour of these tiles. */
export const quiet = (...ids: TerrainId[]): HeroId[] =>
  heroesWithout(...ids.map(colourOf)).slice(0, 4)

/** Four heroes, the last of which shows the colour of a tile. */
export const loud = (id: TerrainId): HeroId[] => [
  ...heroesWithout(colourOf(id)).slice(0, 3),
  ...heroesOf(colourOf(id)).slice(0, 1),
]

/** A supply from which everything can be paid. */
export const richSupply: Amounts = { wood: 9, clay: 9, stone: 9, diamond: 9, gold: 9 }

/** The cost of a hero with a surcharge of diamonds. */
export const costOf = (hero: HeroId, surcharge = 0): Amounts => {
  const { baseCost } = heroById[hero]
  return { ...baseCost, diamond: (baseCost.diamond ?? 0) + surcharge }
}

/** First event of one kind, as it was told. */
export function said<E extends Event['event']>(
  events: ReadonlyArray<Event>,
  name: E,
): Extract<Event, { event: E }> | undefined {
  return events.find((it): it is Extract<Event, { event: E }> => it.event === name)
}
