/**
 * Step III of a turn: the death of a villager, graves and day laborers.
 * Rules: M5.104–M5.111, M-R6–M-R10, M-R46.
 */
import { type Seat, unexpected } from '../kernel/index.ts'
import { chronicle, type Profession, professions } from './components/index.ts'
import { gainSp } from './gains.ts'
import type { Move } from './moves.ts'
import { type State, type TaskOf, type Village, villageOf } from './state.ts'
import { type At, decides } from './tasks.ts'

const present = ({ villagers }: Village): Profession[] =>
  professions.filter((profession) => villagers[profession])

/** Step III: without the reaper nothing happens; else he goes back and takes a villager (M5.104-M5.106). */
export function startDeath(state: State, seat: Seat, at: At): void {
  const village = villageOf(state, seat)
  if (!village.reaper) return
  village.reaper = false
  const [only, ...others] = present(village)
  if (only && others.length === 0) bury(state, seat, only, true, at)
  else state.agenda.push({ task: 'death', seat })
}

/** Asks which of the own villagers dies; descendants in the school are none (M5.106, M-R46). */
export const death = decides<TaskOf<'death'>>({
  moves: (state, { seat }) =>
    present(villageOf(state, seat)).map((villager): Move => ({ do: 'die', villager })),
  otherwise: 'M5.106',
  play(state, { seat }, move, at) {
    state.agenda.pop()
    if (move.do === 'die') bury(state, seat, move.villager, false, at)
  },
})

/** The villager goes to the chronicle or an anonymous grave, then the rat die follows (M5.107-M5.112). */
function bury(state: State, seat: Seat, profession: Profession, auto: boolean, at: At): void {
  const village = villageOf(state, seat)
  village.villagers[profession] = false
  const spaces: ReadonlyArray<number> = chronicle.spaces[profession]
  const buried = state.chronicle[profession]
  const sp = spaces[buried.length]
  if (sp === undefined) {
    state.graves.push({ seat, profession })
    const grave = state.graves.length
    at.emit({ event: 'died', seat, profession, chronicle: null, grave, auto })
  } else {
    buried.push(seat)
    const space = buried.length - 1
    at.emit({ event: 'died', seat, profession, chronicle: space, grave: null, auto })
    gainSp(state, seat, sp, 'chronicle', at)
  }
  state.agenda.push({ task: 'rat', seat })
  // M5.110, M-R9
  if (present(village).length === 0) state.agenda.push({ task: 'laborer', seat })
}

/** Occupied coffin spaces: chronicle and anonymous graves (M6.1). */
export const coffins = (state: State): number =>
  professions.reduce((sum, profession) => sum + state.chronicle[profession].length, 0) +
  state.graves.length

/** The day laborer's marker becomes an ordinary villager on any space (M5.110, M5.111). */
export const laborer = decides<TaskOf<'laborer'>>({
  moves: () => professions.map((as): Move => ({ do: 'hire', as })),
  otherwise: 'M5.110',
  play(state, { seat }, move, at) {
    if (move.do !== 'hire') unexpected(move)
    state.agenda.pop()
    const village = villageOf(state, seat)
    village.laborers++
    village.villagers[move.as] = true
    at.emit({ event: 'hired', seat, as: move.as, laborers: village.laborers })
  },
})
