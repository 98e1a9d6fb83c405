/**
 * Activating a street, and the effects of its buildings.
 * Rules: S5.45–S5.52, S7.32–S7.34, S-R24.
 */
import { type Decision, fieldsOf } from '../kernel/index.ts'
import type { Action } from './action.ts'
import {
  boardOf,
  buildingAt,
  buildingSpace,
  columnOf,
  outposts,
  streetOf,
  streetSpaces,
  tileAt,
} from './board.ts'
import {
  type Amounts,
  allBasics,
  allResources,
  allStreets,
  buildingById,
  columns,
  type Gain,
  type Resource,
  type Street,
} from './components/index.ts'
import { canPay, exchangeMoves, forbidsExchange, playExchange } from './exchange.ts'
import { placeSettlers, settlersOf, standing } from './settlers.ts'
import type {
  ActivateStreetMove,
  BuildingSpace,
  EffectsTask,
  Event,
  Move,
  PlayerBoard,
  State,
  UseMove,
} from './state.ts'
import { affords, gain, one, pay } from './supply.ts'

/** One way to carry out a building's effect: what is paid, what is gained, and the choice behind it. */
export interface EffectOption {
  readonly paid: Amounts
  readonly gain: Gain
  /** The payment is laid on the building (S7.29, S7.30). */
  readonly stored: boolean
  readonly choice?: Resource
}

/** Every way to carry out the effect of the building on a space (S7.20-S7.31), payable or not. */
export function effectOptions(board: PlayerBoard, space: BuildingSpace): EffectOption[] {
  const { effect } = buildingById[buildingAt(board, space).building]
  switch (effect.op) {
    case 'gain':
      return effect.gain.anyBasic
        ? allBasics.map((choice) => ({ paid: {}, gain: one(choice), stored: false, choice }))
        : [{ paid: {}, gain: effect.gain, stored: false }]
    case 'trade':
      return effect.pay.anyBasic
        ? allBasics.map((choice) => ({
            paid: one(choice),
            gain: effect.gain,
            stored: false,
            choice,
          }))
        : [{ paid: effect.pay, gain: effect.gain, stored: false }]
    case 'store':
      return [{ paid: effect.pay, gain: {}, stored: true }]
    case 'gain-from-outpost-terrain': {
      // Own outposts only (S-R24); two of one resource are the same choice.
      const kinds = new Set(outposts(board).map((outpost) => tileAt(board, outpost).resource))
      return allResources
        .filter((choice) => kinds.has(choice))
        .map((choice) => ({
          paid: {},
          gain: one(choice, effect.count),
          stored: false,
          choice,
        }))
    }
  }
}

/** Returns true if an effect can be carried out, now or after exchanges (S5.49). */
export const canCarryOut = (board: PlayerBoard, space: BuildingSpace): boolean =>
  effectOptions(board, space).some(({ paid }) => canPay(board, paid))

const useMoves = (board: PlayerBoard, space: BuildingSpace): UseMove[] =>
  effectOptions(board, space)
    .filter(({ paid }) => affords(board.supply, paid))
    .map(({ choice }) => ({
      do: 'use',
      street: streetOf(space),
      column: columnOf(space),
      ...(choice && { resource: choice }),
    }))

/** S5.50, and the Key of Knowledge (S7.12): at most one street of the round a second time (S-R30). */
export function streetOpen(board: PlayerBoard, street: Street): boolean {
  const times = standing(board, `street-${street}`)
  if (times === 0) return true
  return (
    times === 1 &&
    board.artifact === 'key' &&
    allStreets.every((other) => standing(board, `street-${other}`) < 2)
  )
}

/** Chapter 5.8; without effect it is legal too, and often the only way to wait (S-R12). */
export const activateStreet: Action<ActivateStreetMove> = {
  moves(state, seat) {
    const board = boardOf(state, seat)
    if (settlersOf(board) < 1) return []
    return allStreets
      .filter((street) => streetOpen(board, street))
      .map((street) => ({
        do: 'activate-street',
        street,
      }))
  },
  forbids(state, seat) {
    const board = boardOf(state, seat)
    if (settlersOf(board) < 1) return 'S5.3'
    return board.artifact === 'key' ? 'S-R30' : 'S5.50'
  },
  play(state, seat, { street }, bonus, at) {
    const board = boardOf(state, seat)
    const again = standing(board, `street-${street}`) > 0
    const settlers = placeSettlers(board, `street-${street}`, 1, bonus)
    at.emit({ event: 'street-activated', seat, street, settlers, again })
    const left = streetSpaces(street).filter((space) => board.buildings[space])
    state.agenda.push({ task: 'effects', seat, by: street, left })
  },
}

/** Carrying out building effects one by one, with exchanges in between (S5.46-S5.49). */
export const effects: Decision<State, EffectsTask, Move, Event> = {
  // Over by itself where no effect is left that exchanges could make possible (S11.15).
  toAct(state, task) {
    const board = boardOf(state, task.seat)
    return task.left.some((space) => canCarryOut(board, space)) ? [task.seat] : []
  },
  moves(state, task) {
    const board = boardOf(state, task.seat)
    return [
      ...task.left.flatMap((space) => useMoves(board, space)),
      ...exchangeMoves(board),
      { do: 'done' },
    ]
  },
  forbids(state, task, _seat, sent) {
    const board = boardOf(state, task.seat)
    const move = fieldsOf(sent)
    if (move.do === 'exchange') return forbidsExchange(board, move)
    if (move.do !== 'use') return 'S-R48'
    const street = allStreets.find((it) => it === move.street)
    const column = columns.find((it) => it === move.column)
    if (!street || !column) return 'S5.46'
    const space = buildingSpace(street, column)
    if (task.left.includes(space)) return 'S5.49'
    return board.buildings[space] && task.by === street ? 'S7.33' : 'S5.46'
  },
  play(state, task, seat, move, at) {
    const board = boardOf(state, seat)
    if (move.do === 'exchange') {
      const { give, mirror } = playExchange(board, move)
      at.emit({ event: 'exchanged', seat, give, get: one(move.get), mirror })
    } else if (move.do === 'done') {
      state.agenda.pop()
      const unused = task.left.map((space) => buildingAt(board, space).building)
      at.emit({ event: 'effects-finished', seat, by: task.by, unused })
    } else if (move.do === 'use') {
      const space = buildingSpace(move.street, move.column)
      const option = effectOptions(board, space).find(({ choice }) => choice === move.resource)
      if (!option) throw new RangeError(`No effect of ${move.street} ${move.column}.`)
      const own = buildingAt(board, space)
      pay(board.supply, option.paid)
      gain(board, option.gain)
      if (option.stored) own.tokens++
      task.left = task.left.filter((it) => it !== space)
      at.emit({
        event: 'effect-used',
        seat,
        building: own.building,
        street: move.street,
        column: move.column,
        paid: option.paid,
        gain: option.gain,
        stored: option.stored,
        hourglass: task.by === 'hourglass',
      })
    }
  },
}
