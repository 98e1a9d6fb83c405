/**
 * The rat and its invasions.
 * Rules: M5.112–M5.117, M-R41.
 */
import { lossOf, mayPrevent, spare } from './churches.ts'
import { dice, ratTrack } from './components/index.ts'
import { defaultOrder, players, villageOf } from './state.ts'
import type { AutomaticTask } from './tasks.ts'

/** The rat die: the rat runs, and stops at the rat-invasion space at the latest (M5.112, M5.113). */
export const rat: AutomaticTask<'rat'> = {
  run(state, _task, at) {
    const pips = at.random.int(dice[2].faces.length) + 1
    const from = state.rat
    state.rat = Math.max(0, from - pips)
    at.emit({ event: 'rat', pips, from, to: state.rat, auto: true })
    if (state.rat === 0) state.agenda.push({ task: 'invasion' })
  },
}

/**
 * A rat invasion: the church of salvation first (M11.21). An order that its owner has set answers;
 * without one the owner is asked in their own turn, and the default order answers in anybody else's.
 */
export const invasion: AutomaticTask<'invasion'> = {
  run(state, _task, at) {
    at.emit({ event: 'invasion', auto: true })
    const owner = state.villages.findIndex(
      (village, seat) => mayPrevent(village) && lossOf(state, seat) > 0,
    )
    if (owner < 0) {
      state.agenda.push({ task: 'plague', spared: null })
      return
    }
    const order =
      villageOf(state, owner).order ?? (owner === state.turn.seat ? 'ask' : defaultOrder)
    if (order === 'ask') {
      state.agenda.push({ task: 'salvation', seat: owner })
      return
    }
    const loss = lossOf(state, owner)
    const spared = order !== 'never' && loss >= order ? owner : null
    if (spared !== null) spare(state, spared, loss, true, at)
    state.agenda.push({ task: 'plague', spared })
  },
}

/** Everybody but the spared one loses half of the story tree; then the rat goes back (M5.114-M5.116). */
export const plague: AutomaticTask<'plague'> = {
  run(state, { spared }, at) {
    state.villages.forEach((village, seat) => {
      const sp = lossOf(state, seat)
      if (seat === spared || sp === 0) return
      village.treeSp -= sp
      at.emit({ event: 'lost-sp', seat, sp, auto: true })
    })
    state.rat = ratTrack.stepsToRatInvasion[players(state)]
  },
}
