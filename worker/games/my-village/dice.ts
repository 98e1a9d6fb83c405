/**
 * Step I of a turn: two dice and the banner value.
 * Rules: M5.1–M5.10, M-R4, M-R5.
 */
import { type Random, type Seat, unexpected } from '../kernel/index.ts'
import { dice as dieKinds, setupNumbers } from './components/index.ts'
import type { Move } from './moves.ts'
import {
  changes,
  type Die,
  dieColours,
  players,
  type State,
  type TaskOf,
  villageOf,
} from './state.ts'
import { type At, decides } from './tasks.ts'
import { payTime } from './time.ts'

/** The highest face of a die. */
export const mostPips = dieKinds[0].faces.length

/** Time for choosing a black die, whatever it shows (M5.9). */
export const blackDieTime: number = dieKinds[1].timeCost

/** Rolls all dice in play, sorted: positions have no meaning (M4.3, M3.17-M3.19). */
export function rollPool(state: State, random: Random): void {
  const counts = setupNumbers.dice[players(state)]
  state.pool = []
  for (const colour of dieColours) {
    const rolled = Array.from({ length: counts[colour] }, () => random.int(mostPips) + 1)
    for (const pips of rolled.sort((a, b) => a - b)) state.pool.push({ colour, pips })
  }
}

/** The sum of the two chosen dice; only a pair has a value (M5.2). */
export function bannerValue(state: State): number {
  return state.turn.dice.reduce((sum, { pips }) => sum + pips, 0)
}

/** Chooses one die after the other; a black one costs its time at once (M5.1, M5.9, M-R4). */
export const diceTask = decides<TaskOf<'dice'>>({
  moves(state) {
    const moves: Move[] = []
    let last: Die | undefined
    for (const die of state.pool) {
      const { colour, pips } = die
      if (last?.colour !== colour || last.pips !== pips) moves.push({ do: 'take', colour, pips })
      last = die
    }
    return moves
  },
  forbids: (_state, _task, sent) => (sent.do === 'take' ? 'M5.1' : undefined),
  otherwise: 'M4.10',
  play(state, { seat }, move, at) {
    if (move.do !== 'take') unexpected(move)
    const { colour, pips } = move
    state.pool.splice(
      state.pool.findIndex((die) => die.colour === colour && die.pips === pips),
      1,
    )
    const { dice } = state.turn
    dice.push({ colour, pips, rolled: pips, by: null })
    at.emit({ event: 'took-die', seat, die: { colour, pips }, nth: dice.length === 1 ? 0 : 1 })
    if (colour === 'black') payTime(state, seat, blackDieTime, at)
    if (dice.length < 2) return
    state.agenda.pop()
    state.agenda.push({ task: 'use', seat })
  },
})

/**
 * The changes of a die that are legal now: with coins, 1 a step, within 1 to 6 (M5.3, M5.4); with a
 * marker of the meeting place to any value (M5.5). Each die is changed once, the shortest way (M-R5).
 */
export function changeMoves(state: State, seat: Seat): Move[] {
  const { coins, meetingPlace } = villageOf(state, seat)
  const moves: Move[] = []
  state.turn.dice.forEach(({ pips, by }, die) => {
    if (by) return
    for (const with_ of changes)
      for (let to = 1; to <= mostPips; to++) {
        const enough =
          with_ === 'coins' ? Math.abs(to - pips) <= coins : (meetingPlace?.markers ?? 0) > 0
        if (to !== pips && enough)
          moves.push({ do: 'change', die: die === 0 ? 0 : 1, to, by: with_ })
      }
  })
  return moves
}

/** The rule that forbids a change of a die. */
export function forbidsChange(
  state: State,
  { die, to, by }: { readonly [key: string]: unknown },
): string {
  const changed = state.turn.dice[die === 1 ? 1 : 0]
  if (typeof to === 'number' && (to < 1 || to > mostPips)) return 'M5.4'
  if (changed?.by || changed?.pips === to) return 'M-R5'
  return by === 'marker' ? 'M5.5' : 'M5.3'
}

/** Changes a die and pays for it (M5.3, M5.5). */
export function change(
  state: State,
  seat: Seat,
  { die: nth, to, by }: Extract<Move, { do: 'change' }>,
  at: At,
): void {
  const die = state.turn.dice[nth]
  if (!die) return
  const village = villageOf(state, seat)
  const paid = by === 'coins' ? Math.abs(to - die.pips) : 1
  if (by === 'coins') village.coins -= paid
  else if (village.meetingPlace) village.meetingPlace.markers--
  state.turn.dice[nth] = { ...die, pips: to, by }
  at.emit({ event: 'changed-die', seat, nth, from: die.pips, to, by, paid })
}
