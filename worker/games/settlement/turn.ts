/**
 * A turn: at most one action and one hero, exchanges, then its end or a pass.
 * Rules: S4.3–S4.8, S-R13, S-R29, S-R43.
 */
import { type Decision, fieldsOf, type Seat } from '../kernel/index.ts'
import type { Action } from './action.ts'
import { isIdle } from './advice.ts'
import { boardOf } from './board.ts'
import { construct } from './construct.ts'
import { exchangeMoves, forbidsExchange, hasExchange, playExchange } from './exchange.ts'
import { explore } from './explore.ts'
import { forbidsInvite, invite, inviteMoves } from './heroes.ts'
import { hunt } from './monsters.ts'
import { activateOutpost, buildOutpost } from './outposts.ts'
import { pass } from './pass.ts'
import { activateRegion } from './regions.ts'
import {
  type ActionId,
  type ActionMove,
  actionIds,
  type Event,
  type Move,
  type PlayerBoard,
  type State,
  type TurnTask,
  type UseBonusMove,
} from './state.ts'
import { activateStreet } from './streets.ts'
import { one } from './supply.ts'

const actions: { readonly [K in ActionId]: Action<Extract<ActionMove, { do: K }>> } = {
  construct,
  explore,
  hunt,
  'build-outpost': buildOutpost,
  'activate-region': activateRegion,
  'activate-street': activateStreet,
  'activate-outpost': activateOutpost,
}

// Each action is typed for its own move; looked up by name, they all take any.
const actionNamed = (id: ActionId) => actions[id] as Action<ActionMove>

const isAction = (name: unknown): name is ActionId => actionIds.some((action) => action === name)

/** Most settlers that any action takes (S5.10). */
const mostSettlers = 4

/**
 * A solo player needs no "end turn": the next action, or the next hero, begins the
 * next turn (S11.18), for every sequence of actions and heroes is a sequence of turns.
 */
const solo = (state: State): boolean => state.boards.length === 1

const mayAct = (state: State, task: TurnTask): boolean => !task.acted || solo(state)
const mayInvite = (state: State, task: TurnTask): boolean => !task.invited || solo(state)

/** Other mixes of settlers than the present one (S-R26); none where there is nothing to mix. */
function mixes(board: PlayerBoard, task: TurnTask): UseBonusMove[] {
  const { basic, bonus } = board.settlers
  if (basic === 0 || bonus === 0) return []
  return Array.from({ length: Math.min(bonus, mostSettlers) + 1 }, (_, count) => count)
    .filter((count) => count !== task.bonus)
    .map((count) => ({ do: 'use-bonus', count }))
}

/** Everything a seat may do in its turn (S4.3-S4.8). */
export function turnMoves(state: State, task: TurnTask): Move[] {
  const board = boardOf(state, task.seat)
  const moves: Move[] = []
  if (mayAct(state, task)) {
    // S-R12: what only waits comes last.
    const waits: Move[] = []
    for (const action of actionIds)
      for (const move of actionNamed(action).moves(state, task.seat))
        (isIdle(state, task.seat, move) ? waits : moves).push(move)
    moves.push(...waits)
    if (moves.length > 0) moves.push(...mixes(board, task))
  }
  if (mayInvite(state, task)) moves.push(...inviteMoves(state, task.seat))
  moves.push(...exchangeMoves(board))
  if ((task.acted || task.invited) && !solo(state)) moves.push({ do: 'end-turn' })
  moves.push({ do: 'pass' })
  return moves
}

/** Returns true if a seat whose turn begins may do anything but pass (S11.19). */
export const mayDoMore = (state: State, seat: Seat): boolean =>
  hasExchange(boardOf(state, seat)) ||
  actionIds.some((action) => actionNamed(action).moves(state, seat).length > 0) ||
  inviteMoves(state, seat).length > 0

/** Chapter 4: at most one action and one hero, exchanges at any time, then end the turn or pass. */
export const turn: Decision<State, TurnTask, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves: turnMoves,
  forbids(state, task, seat, sent) {
    const move = fieldsOf(sent)
    if (isAction(move.do))
      return mayAct(state, task) ? actionNamed(move.do).forbids(state, seat, move) : 'S4.3'
    switch (move.do) {
      case 'exchange':
        return forbidsExchange(boardOf(state, seat), move)
      case 'invite':
        return mayInvite(state, task) ? forbidsInvite(state, move) : 'S5.70'
      case 'use-bonus':
        return 'S-R26'
      case 'end-turn':
        return solo(state) ? 'S11.18' : 'S4.4'
      case 'take-artifact':
        return 'S5.91'
      default:
        return 'S11.2'
    }
  },
  play(state, task, seat, move, at) {
    switch (move.do) {
      case 'exchange': {
        const { give, mirror } = playExchange(boardOf(state, seat), move)
        at.emit({ event: 'exchanged', seat, give, get: one(move.get), mirror })
        return
      }
      case 'use-bonus':
        task.bonus = move.count
        at.emit({ event: 'bonus-chosen', seat, count: move.count })
        return
      case 'invite':
        if (task.invited) {
          task.acted = false
          at.emit({ event: 'turn-ended', seat, auto: true })
        }
        task.invited = true
        invite(state, seat, move.position, at)
        return
      case 'end-turn':
        state.agenda.pop()
        at.emit({ event: 'turn-ended', seat })
        state.agenda.push({ task: 'next', seat })
        return
      case 'pass':
        state.agenda.pop()
        pass(state, seat, false, at)
        return
    }
    if (!isAction(move.do)) return
    if (task.acted) {
      task.invited = false
      at.emit({ event: 'turn-ended', seat, auto: true })
    }
    task.acted = true
    const { bonus } = task
    task.bonus = 0
    actionNamed(move.do).play(state, seat, move as ActionMove, bonus, at)
  },
}
