import { boardOf, buildingSpace, terrainSpace } from '../../../../worker/games/settlement/board.ts'
import { BASIC_SETTLERS, BASICS } from '../../../../worker/games/settlement/components/index.ts'
import type {
  PlayerBoard,
  SettlementEvent,
  SettlementState,
  SettlerSpace,
  Settlers,
} from '../../../../worker/games/settlement/state.ts'
import { gain, one, pay } from '../../../../worker/games/settlement/supply.ts'

/** What lies on the table, in objects of its own: what is told changes it. */
function copied(before: SettlementState, now: SettlementState): SettlementState {
  return {
    ...now,
    round: before.round,
    marker: before.marker,
    passed: [...before.passed],
    heroRow: [...before.heroRow],
    market: before.market.map((pile) => pile && { ...pile }),
    terrainStacks: before.terrainStacks.map((stack) => [...stack]),
    artifactRow: [...before.artifactRow],
    boards: before.boards.map((board) => ({
      ...board,
      supply: { ...board.supply },
      settlers: { ...board.settlers },
      placed: { ...board.placed },
      terrains: board.terrains.map((terrain) => terrain && { ...terrain }),
      buildings: board.buildings.map((own) => own && { ...own }),
      heroes: [...board.heroes],
    })),
  }
}

function place(board: PlayerBoard, space: SettlerSpace, { basic, bonus }: Settlers): void {
  const there = board.placed[space] ?? { basic: 0, bonus: 0 }
  board.placed[space] = { basic: there.basic + basic, bonus: there.bonus + bonus }
  board.settlers.basic -= basic
  board.settlers.bonus -= bonus
}

/** Takes a hero out of the row: those to the left move on (S5.74, S-R10). */
function leaveRow(state: SettlementState, index: number): void {
  if (index < 0) return
  state.heroRow.splice(index, 1)
  state.heroRow.unshift(null)
}

/** What lies in the middle of the table after an event. */
function tellShared(state: SettlementState, event: SettlementEvent): void {
  switch (event.event) {
    case 'artifact-taken': {
      const { artifact, previous, to } = event
      state.artifactRow = state.artifactRow.flatMap((lying) => {
        if (lying !== artifact) return [lying]
        return previous && to === 'row' ? [previous] : []
      })
      return
    }
    case 'artifact-turned-up':
      state.artifactRow.push(event.artifact)
      return
    case 'constructed': {
      const pile = state.market[event.market - 1]
      if (pile && --pile.count === 0) state.market[event.market - 1] = null
      return
    }
    case 'market-refilled':
      state.market[event.market - 1] = { building: event.building, count: 1 }
      return
    case 'market-stacked':
      for (const market of event.from) state.market[market - 1] = null
      state.market[event.market - 1] = { building: event.building, count: event.count }
      return
    case 'explored':
      state.terrainStacks[event.region - 1]?.pop()
      return
    case 'invited':
      leaveRow(state, event.position - 1)
      return
    case 'hero-discarded':
      leaveRow(state, state.heroRow.indexOf(event.hero))
      return
    case 'hero-turned-up':
      state.heroRow[0] = event.hero
      return
    case 'passed':
      state.passed.push(event.seat)
      if (state.passed.length === 1) state.marker = event.seat
      return
    case 'round-began':
      state.round = event.round
      state.passed = []
      return
  }
}

/** What an event changes of what a seat has. */
type Change = (board: PlayerBoard, event: SettlementEvent) => void

/** What a seat has in its valley and its purse after events of its own; those that are left out change nothing there. */
const onBoard: {
  readonly [K in SettlementEvent['event']]?: (
    board: PlayerBoard,
    event: Extract<SettlementEvent, { event: K }>,
  ) => void
} = {
  'artifact-taken'(board, event) {
    board.artifact = event.artifact
  },
  'artifact-gain'(board, event) {
    gain(board, event.gain)
  },
  exchanged(board, event) {
    pay(board.supply, event.give)
    gain(board, event.get)
  },
  constructed(board, event) {
    pay(board.supply, event.paid)
    place(board, 'construct', event.settlers)
  },
  'building-placed'(board, event) {
    board.buildings[buildingSpace(event.street, event.column)] = {
      building: event.building,
      tokens: 0,
    }
  },
  explored(board, event) {
    place(board, 'explore', event.settlers)
  },
  'terrain-placed'(board, event) {
    board.terrains[terrainSpace(event.region, event.column)] = {
      tile: event.tile,
      monster: false,
      outpost: false,
    }
  },
  'monster-checked'(board, event) {
    const terrain = board.terrains[terrainSpace(event.region, event.column)]
    if (terrain && event.appears) terrain.monster = true
  },
  hunted(board, event) {
    const terrain = board.terrains[terrainSpace(event.region, event.column)]
    if (terrain) terrain.monster = false
    place(board, 'hunt', event.settlers)
    gain(board, event.reward)
  },
  'outpost-built'(board, event) {
    const terrain = board.terrains[terrainSpace(event.region, event.column)]
    if (terrain) terrain.outpost = true
    place(board, 'build-outpost', event.settlers)
  },
  'region-activated'(board, event) {
    place(board, `region-${event.region}`, event.settlers)
    for (const { resource } of event.gains) gain(board, one(resource))
  },
  'street-activated'(board, event) {
    place(board, `street-${event.street}`, event.settlers)
  },
  'outpost-activated'(board, event) {
    place(board, `outpost-${terrainSpace(event.region, event.column)}`, event.settlers)
    gain(board, one(event.resource))
  },
  'effect-used'(board, event) {
    const own = board.buildings[buildingSpace(event.street, event.column)]
    pay(board.supply, event.paid)
    gain(board, event.gain)
    if (own && event.stored) own.tokens++
  },
  invited(board, event) {
    pay(board.supply, event.paid)
    gain(board, { bonusSettlers: event.bonusSettlers })
    board.heroes.push(event.hero)
  },
  dropped(board, event) {
    for (const basic of BASICS) board.supply[basic] = event.kept[basic] ?? 0
  },
  'settlers-cleared'(board) {
    board.placed = {}
    board.settlers.basic = BASIC_SETTLERS
  },
}

/** At the end the heroes that lay face down are turned up (S-R25). */
function turnUp(state: SettlementState, now: SettlementState): void {
  state.boards.forEach((board, seat) => {
    board.heroes = [...boardOf(now, seat).heroes]
    delete board.closed
  })
}

/**
 * The table in the midst of turns that are played on the stage: as it stood before, with what was told
 * of them; whose turn it is, and what lies face down, is as it stands `now`.
 */
export function stateTold(
  before: SettlementState,
  told: ReadonlyArray<SettlementEvent>,
  now: SettlementState,
): SettlementState {
  const state = copied(before, now)
  for (const event of told) {
    tellShared(state, event)
    if (event.event === 'game-over') turnUp(state, now)
    if ('seat' in event)
      (onBoard[event.event] as Change | undefined)?.(boardOf(state, event.seat), event)
  }
  return state
}
