/**
 * The school banner.
 * Rules: M5.91–M5.95, M-R26.
 */
import type { Seat } from '../kernel/index.ts'
import { professions, schoolBanner } from './components/index.ts'
import { gainSp } from './gains.ts'
import type { Move } from './moves.ts'
import { type State, type TaskOf, type Village, villageOf } from './state.ts'
import { type At, decides } from './tasks.ts'
import { payTime } from './time.ts'

/** Moves that the school offers, by its two spaces and the empty villager spaces (M5.92-M5.95, M-R26). */
function lessons({ school, villagers }: Village): Move[] {
  const moves: Move[] = []
  if (!school.left) moves.push({ do: 'enrol' })
  else if (!school.right) moves.push({ do: 'advance' })
  for (const from of ['left', 'right'] as const)
    if (school[from])
      for (const to of professions) if (!villagers[to]) moves.push({ do: 'graduate', from, to })
  return moves
}

/**
 * Activates the school banner. An empty school takes a descendant in by itself (M11.15); with both
 * spaces occupied and no empty villager space nothing happens (M-R26).
 */
export function openSchool(state: State, seat: Seat, at: At): void {
  const village = villageOf(state, seat)
  if (!village.school.left && !village.school.right) enrol(village, seat, true, at)
  else if (lessons(village).length > 0) state.agenda.push({ task: 'school', seat })
}

function enrol(village: Village, seat: Seat, auto: boolean, at: At): void {
  village.school.left = true
  at.emit({ event: 'enrolled', seat, auto })
}

export const school = decides<TaskOf<'school'>>({
  moves: (state, { seat }) => [...lessons(villageOf(state, seat)), { do: 'forgo' }],
  forbids(state, { seat }, sent) {
    const { school } = villageOf(state, seat)
    if (sent.do === 'enrol') return school.right ? 'M5.95' : 'M5.93'
    if (sent.do === 'advance') return school.left ? 'M5.95' : 'M5.94'
    if (sent.do !== 'graduate') return undefined
    if (school.left) return school.right ? 'M5.95' : 'M5.93'
    return 'M5.94'
  },
  otherwise: 'M5.91',
  play(state, { seat }, move, at) {
    state.agenda.pop()
    const village = villageOf(state, seat)
    if (move.do === 'enrol') enrol(village, seat, false, at)
    else if (move.do === 'advance') {
      village.school = { left: false, right: true }
      at.emit({ event: 'advanced', seat })
    } else if (move.do === 'graduate') {
      payTime(state, seat, schoolBanner.graduateTime, at)
      village.school[move.from] = false
      village.villagers[move.to] = true
      at.emit({ event: 'graduated', seat, from: move.from, to: move.to })
      if (move.from === 'right') gainSp(state, seat, schoolBanner.rightSpaceSp, 'school', at)
    } else at.emit({ event: 'forgone', seat, what: 'school' })
  },
})
