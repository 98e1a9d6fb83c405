/**
 * Inviting heroes, and the hero row.
 * Rules: S5.70–S5.76, S-R10, S-R11.
 */
import { type Fields, peek, type Seat } from '../kernel/index.ts'
import type { At } from './action.ts'
import { boardOf } from './board.ts'
import {
  type Amounts,
  artifactById,
  type HeroId,
  heroById,
  surcharges,
} from './components/index.ts'
import { heroBack } from './redact.ts'
import type { InviteMove, State } from './state.ts'
import { affords, gain, pay } from './supply.ts'

/** Base cost and surcharge of a hero at a position 1..4 (S5.71); `null` where no hero lies. */
export function heroPrice(state: State, position: number): Amounts | null {
  const hero = state.heroRow[position - 1]
  if (!hero) return null
  const { baseCost } = heroById[hero]
  const surcharge = surcharges[position - 1] ?? 0
  return surcharge === 0 ? baseCost : { ...baseCost, diamond: (baseCost.diamond ?? 0) + surcharge }
}

/** Chapter 5.12. */
export function inviteMoves(state: State, seat: Seat): InviteMove[] {
  const { supply } = boardOf(state, seat)
  return state.heroRow.flatMap((_, i): InviteMove[] => {
    const price = heroPrice(state, i + 1)
    return price && affords(supply, price) ? [{ do: 'invite', position: i + 1 }] : []
  })
}

export function forbidsInvite(state: State, move: Fields): string {
  const price = typeof move.position === 'number' ? heroPrice(state, move.position) : null
  return price ? 'S5.73' : 'S5.70'
}

/** Pays, gains the bonus settlers, takes the hero, closes the gap and refills the row (S5.74). */
export function invite(state: State, seat: Seat, position: number, at: At): void {
  const board = boardOf(state, seat)
  const hero = state.heroRow[position - 1]
  const paid = heroPrice(state, position)
  if (!hero || !paid) throw new RangeError(`No hero lies at position ${position}.`)
  const { bonusSettlers } = heroById[hero]
  pay(board.supply, paid)
  gain(board, { bonusSettlers })
  board.heroes.push(board.closed ? heroBack : hero)
  leaveRow(state, position)
  const told = { event: 'invited', seat, hero, position, paid, bonusSettlers } as const
  // S-R25: everybody saw who it was, but nothing is to tell of it from now on.
  if (state.faceDown) at.emitTo([seat], told, { ...told, hero: heroBack })
  else at.emit(told)
  const extra = artifactById.tankard.gain
  if (board.artifact === 'tankard' && extra) {
    gain(board, extra)
    at.emit({ event: 'artifact-gain', seat, artifact: 'tankard', gain: extra, auto: true })
  }
  refillRow(state, at)
}

/** Takes the hero off a position: those to its left move right, without a deck as well (S-R10). */
export function leaveRow(state: State, position: number): void {
  state.heroRow.splice(position - 1, 1)
  state.heroRow.unshift(null)
}

/** A new hero comes to position 1, as long as there is one. */
export function refillRow(state: State, at: At): void {
  const top = state.heroDeck.at(-1)
  if (top === undefined) return
  const hero: HeroId = peek(top)
  state.heroDeck.pop()
  state.heroRow[0] = hero
  at.emit({ event: 'hero-turned-up', hero, auto: true })
}
