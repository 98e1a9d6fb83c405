/**
 * Acquiring monks, and their bonuses.
 * Rules: M5.47–M5.56, M-R27, M-R42, M-R43.
 */
import { back, peek, type Seat } from '../kernel/index.ts'
import { windowsOf } from './churches.ts'
import { type MonkId, type MonkStack, monk, monkStacks, windowPoints } from './components/index.ts'
import { gainSp } from './gains.ts'
import { activateHeadman } from './headman.ts'
import type { Lack } from './lacks.ts'
import { marketOfficeLacks, openMarketOffice } from './market-office.ts'
import type { Move } from './moves.ts'
import { openSchool } from './school.ts'
import { type Back, type State, type TaskOf, villageOf } from './state.ts'
import { type At, type AutomaticTask, decides } from './tasks.ts'

/** The back of a monk under the top of its stack shows the stack's symbol. */
export const monkBack = (stack: MonkStack): Back => back(stack) as Back

const mostWindows = windowPoints.points.length - 1

/** Preconditions of acquiring a monk (M5.47, M5.49). */
export function monkLacks(state: State, seat: Seat, card: MonkId): Lack[] {
  const lacks: Lack[] = []
  const village = villageOf(state, seat)
  if (state.monks[monk(card).stack].top !== card) lacks.push({ lacks: 'card', rule: 'M5.49' })
  if (!village.villagers.abbot)
    lacks.push({ lacks: 'villager', profession: 'abbot', rule: 'M5.47' })
  if (!village.church) lacks.push({ lacks: 'church', rule: 'M5.47' })
  if (windowsOf(village) >= mostWindows) lacks.push({ lacks: 'window-space', rule: 'M5.48' })
  return lacks
}

/** First the bonus, then the card is laid at the church (M5.50). */
export function acquireMonk(state: State, seat: Seat, card: MonkId, at: At): void {
  const { stack, bonus } = monk(card)
  if ('sp' in bonus) gainSp(state, seat, bonus.sp, card, at)
  state.monks[stack].top = null
  state.agenda.push({ task: 'lay-monk', seat, card })
  if ('school' in bonus)
    for (let i = 0; i < bonus.school; i++) state.agenda.push({ task: 'school-bonus', seat })
  else if ('headman' in bonus || ('maxCustomers' in bonus && marketOfficeLacks(state).length === 0))
    state.agenda.push({ task: 'bonus', seat, card })
}

export const layMonk: AutomaticTask<'lay-monk'> = {
  run(state, { seat, card }, at) {
    villageOf(state, seat).monks.push(card)
    at.emit({ event: 'acquired', seat, card })
  },
}

/** The school once; the second time sees what the first one left (M5.54, M-R27). */
export const schoolBonus: AutomaticTask<'school-bonus'> = {
  run: (state, { seat }, at) => openSchool(state, seat, at),
}

/** The "?" banner (M5.52) or a small market office (M5.55): used, or forgone together with its cost (M4.22). */
export const bonus = decides<TaskOf<'bonus'>>({
  moves: (): Move[] => [{ do: 'use' }, { do: 'forgo' }],
  otherwise: 'M5.50',
  play(state, { seat, card }, move, at) {
    state.agenda.pop()
    const { bonus } = monk(card)
    if (move.do === 'forgo') at.emit({ event: 'forgone', seat, what: 'bonus' })
    else if ('maxCustomers' in bonus) openMarketOffice(state, seat, bonus.maxCustomers)
    else activateHeadman(state, seat, at)
  },
})

/** The tops of the monk stacks that were taken from are revealed (M-R44). */
export function revealMonks(state: State, at: At): void {
  for (const stack of monkStacks) {
    const pile = state.monks[stack]
    if (pile.top) continue
    const next = pile.under.shift()
    if (!next) continue
    pile.top = peek(next) as MonkId
    at.emit({ event: 'monk-revealed', stack, monk: pile.top, auto: true })
  }
}
