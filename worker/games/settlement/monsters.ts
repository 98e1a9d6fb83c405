/**
 * Monster checks, and hunting monsters.
 * Rules: S5.24–S5.35, S-R21, S-R39, S-R49.
 */
import type { Automatic, Decision } from '../kernel/index.ts'
import { type Action, type At, forbidsMeanwhile, spaceNamed } from './action.ts'
import { allSpaces, boardOf, columnOf, regionOf, terrainAt, terrainSpace, tileAt } from './board.ts'
import { artifactById, type Colour, heroById, monsterOf } from './components/index.ts'
import { placeSettlers, settlersOf } from './settlers.ts'
import type { CheckTask, Event, HuntMove, MaskTask, Move, State } from './state.ts'
import { gain } from './supply.ts'

/** Returns true if a hero of that colour lies in the row now (S5.25, S-R49). */
export const colourShown = (state: State, colour: Colour): boolean =>
  state.heroRow.some((hero) => hero !== null && heroById[hero].colour === colour)

/** The outcome of a monster check (S5.25); `auto` unless the Shaman Mask decided. */
function settleCheck(
  state: State,
  { seat, space }: { seat: number; space: number },
  appears: boolean,
  auto: boolean,
  at: At,
): void {
  const board = boardOf(state, seat)
  const terrain = terrainAt(board, space)
  if (appears) terrain.monster = true
  at.emit({
    event: 'monster-checked',
    seat,
    tile: terrain.tile,
    region: regionOf(space),
    column: columnOf(space),
    colour: tileAt(board, space).colour,
    appears,
    ...(auto && { auto: true }),
  })
}

/** Chapter 5.4. The caller that puts this on the agenda knows that a check is due (S5.24). */
export const check: Automatic<State, CheckTask, Event> = {
  run(state, task, at) {
    const board = boardOf(state, task.seat)
    if (board.artifact === 'mask') {
      state.agenda.push({ task: 'mask', seat: task.seat, space: task.space })
      return
    }
    settleCheck(state, task, colourShown(state, tileAt(board, task.space).colour), true, at)
  },
}

/** The Shaman Mask decides (S7.14, S-R21). */
export const mask: Decision<State, MaskTask, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves: () => [{ do: 'no-monster' }, { do: 'monster' }],
  forbids: (_state, _task, _seat, move) => forbidsMeanwhile(move),
  play(state, task, _seat, move, at) {
    state.agenda.pop()
    settleCheck(state, task, move.do === 'monster', false, at)
  },
}

/** Chapter 5.5. */
export const hunt: Action<HuntMove> = {
  moves(state, seat) {
    const board = boardOf(state, seat)
    const hands = settlersOf(board)
    return allSpaces
      .filter(
        (space) =>
          board.terrains[space]?.monster &&
          monsterOf[tileAt(board, space).colour].settlers <= hands,
      )
      .map((space) => ({ do: 'hunt', region: regionOf(space), column: columnOf(space) }))
  },
  forbids(state, seat, move) {
    const space = spaceNamed(move)
    return space !== null && boardOf(state, seat).terrains[space]?.monster ? 'S5.3' : 'S5.32'
  },
  play(state, seat, { region, column }, bonus, at) {
    const board = boardOf(state, seat)
    const space = terrainSpace(region, column)
    const { colour } = tileAt(board, space)
    const { settlers, reward } = monsterOf[colour]
    const used = placeSettlers(board, 'hunt', settlers, bonus)
    terrainAt(board, space).monster = false
    gain(board, reward)
    at.emit({
      event: 'hunted',
      seat,
      tile: terrainAt(board, space).tile,
      region,
      column,
      colour,
      reward,
      settlers: used,
    })
    const extra = artifactById.mace.gain
    if (board.artifact === 'mace' && extra) {
      gain(board, extra)
      at.emit({ event: 'artifact-gain', seat, artifact: 'mace', gain: extra, auto: true })
    }
  },
}
