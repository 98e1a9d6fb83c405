import type { Names } from '../kernel/index.ts'
import { eventNames, eventTexts } from './cards.en.ts'
import { soloEvents } from './components/index.ts'
import type { SoloEvent } from './event-types.ts'
import { topOf } from './hosts.ts'
import { at, gold, name } from './phrases.en.ts'
import { countess, type SoloMove, type State, type Task } from './state.ts'
import { seatOf, topAt } from './village.ts'

/** The label of a move that only the game against the Countess brings. */
export function soloMove(state: State, move: SoloMove): string {
  switch (move.do) {
    case 'give':
      return `Send the Countess ${name(state.road[move.column]?.card ?? '?')} (slot ${move.column + 1})`
    case 'pay':
      return 'Pay the bank 3 gold'
    case 'suffer':
      return state.agenda.at(-1)?.task === 'rats'
        ? 'Draft one villager less in this round'
        : 'Do with one build action less in this turn'
    case 'serf':
      return `Give ${name(move.card)} to the Countess’s village`
    case 'event':
      return soloEvents[move.id].phase === 'event'
        ? `Carry out the event ${eventNames[move.id]}`
        : `Put the event ${eventNames[move.id]} away`
    case 'point': {
      const coins = topAt(seatOf(state, move.owner).village, move.pile, move.branch)?.coins ?? 0
      const target = at(topOf(state, move.owner, move.pile, move.branch))
      return `Choose ${target} in ${move.owner === countess ? 'the Countess’s village' : 'your village'}${coins > 0 ? `, where ${gold(coins)} lies` : ''}`
    }
    case 'discard':
      return `Discard ${name(move.card)} from your hand`
    case 'jester':
      return `Use the Jester: discard the event ${eventNames[move.id]}`
  }
}

/** What is asked only against the Countess; `null` for any other task. */
export function soloPrompt(task: Task | undefined): string | null {
  switch (task?.task) {
    case 'rats':
      return 'Rats: pay 3 gold, or draft one villager less?'
    case 'arson':
      return 'Arson: pay 3 gold, or do with one build action less?'
    case 'give':
      return 'Which villager of the Road goes to the Countess?'
    case 'events':
      return 'The event phase: which event is carried out next?'
    case 'swing':
      return `Mood Swing has drawn ${eventNames[task.id]}, which is carried out at once.`
    case 'event-choice':
      return `${eventNames[task.id]}: what do you choose? ${eventTexts[task.id]}`
    default:
      return null
  }
}

/** What happened only against the Countess. */
export function soloEvent(event: SoloEvent, players: Names): string | null {
  switch (event.event) {
    case 'event-revealed':
      return `A new event: ${eventNames[event.id]}.`
    case 'event-begun':
      return soloEvents[event.id].phase === 'event'
        ? `The event ${eventNames[event.id]} is carried out.`
        : `The event ${eventNames[event.id]} is put away.`
    case 'event-discarded':
      return event.by === 'jester'
        ? `The Jester makes the event ${eventNames[event.id]} go away.`
        : event.by === 'done'
          ? null
          : `${eventNames[event.id]} brings two new events.`
    case 'events-shuffled':
      return event.season === 'summer'
        ? 'The discarded Summer events are shuffled anew.'
        : 'The discarded Winter events are shuffled anew.'
    case 'reserve-shuffled':
      return 'The discard pile is shuffled and becomes the Reserve.'
    case 'countess-gets': {
      const coins = event.coins > 0 ? ` with ${gold(event.coins)}` : ''
      const from = {
        road: 'from the Road',
        stack: 'from a stack',
        reserve: 'from the Reserve',
        village: `from ${players(0)}’s village`,
        hand: 'from the hand',
      }
      return `The Countess gets ${name(event.card)}${coins} ${from[event.from]}.`
    }
    case 'settled-with':
      if (event.gold > 0)
        return `${players(event.seat)} pays ${gold(event.gold)} because of the event ${eventNames[event.by]}.`
      return event.by === 'rats'
        ? `${players(event.seat)} drafts one villager less because of the Rats.`
        : `${players(event.seat)} has one build action less because of the Arson.`
    case 'event-gold':
      if (event.paid) return `${players(0)} pays the Countess ${gold(event.gold)}.`
      return `${players(event.seat)} gets ${gold(event.gold)} from the bank.`
    case 'event-coins':
      return `The bank puts ${gold(event.gold)} on ${name(event.card)} of the Countess.`
    case 'event-removed': {
      const coins =
        event.coins > 0 ? ` ${players(event.seat)} keeps the ${gold(event.coins)} on it.` : ''
      return event.from === 'hand'
        ? `${players(event.seat)} discards ${name(event.card)} from hand.`
        : `${players(event.seat)} loses ${name(event.card)}.${coins}`
    }
    case 'no-effect':
      return `${eventNames[event.by]} has no effect.`
  }
}
