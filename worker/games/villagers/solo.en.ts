import { eventTexts } from './cards.en.ts'
import { at, eventName, gold, name } from './phrases.en.ts'
import type { SoloSentences } from './wording.ts'

/** Sentences of the game against the Countess, in English. */
export const solo: SoloSentences = {
  prompt: {
    rats: 'Rats: pay 3 gold, or draft one villager fewer?',
    arson: 'Arson: pay 3 gold, or take one build action fewer?',
    give: 'Which villager on the Road goes to the Countess?',
    events: 'Event phase: which event is carried out next?',
    swing: (task) => `Mood Swing draws ${eventName(task.id)}: carry it out at once.`,
    'event-choice': (task) => `${eventName(task.id)}: ${eventTexts[task.id]}`,
  },
  move: {
    give: (move) => `Send the Countess ${name(move.card)} (slot ${move.column + 1})`,
    pay: 'Pay the bank 3 gold',
    suffer: (move) =>
      move.isRats ? 'Draft one villager fewer this round' : 'Take one build action fewer this turn',
    serf: (move) => `Give ${name(move.card)} to the Countess’s village`,
    event: (move) =>
      move.isCarriedOut
        ? `Carry out the event ${eventName(move.id)}`
        : `Put the event ${eventName(move.id)} away`,
    point(move) {
      const target = at(move.host)
      return `Choose ${target} in ${move.isCountess ? 'the Countess’s village' : 'your village'}${move.coins > 0 ? `, with ${gold(move.coins)} on it` : ''}`
    },
    discard: (move) => `Discard ${name(move.card)} from your hand`,
    jester: (move) => `Use the Jester: discard the event ${eventName(move.id)}`,
  },
  event: {
    'event-revealed': (e) => `A new event: ${eventName(e.id)}.`,
    'event-begun': (e) =>
      e.isCarriedOut
        ? `The event ${eventName(e.id)} is carried out.`
        : `The event ${eventName(e.id)} is put away.`,
    'event-discarded': (e) =>
      e.by === 'jester'
        ? `The Jester discards the event ${eventName(e.id)}.`
        : e.by === 'done'
          ? null
          : `${eventName(e.id)} brings two new events.`,
    'events-shuffled': (e) =>
      e.season === 'summer'
        ? 'The discarded Summer events are reshuffled.'
        : 'The discarded Winter events are reshuffled.',
    'reserve-shuffled': 'The discard pile is shuffled and becomes the Reserve.',
    'countess-gets'(e, _who, names) {
      const coins = e.coins > 0 ? ` with ${gold(e.coins)}` : ''
      const from = {
        road: 'from the Road',
        stack: 'from a stack',
        reserve: 'from the Reserve',
        village: `from ${names(0)}’s village`,
        hand: `from ${names(0)}’s hand`,
      }
      return `The Countess gets ${name(e.card)}${coins} ${from[e.from]}.`
    },
    'settled-with'(e, who) {
      if (e.gold > 0) return `${who} pays ${gold(e.gold)} because of the event ${eventName(e.by)}.`
      return e.by === 'rats'
        ? `${who} drafts one villager fewer because of the Rats.`
        : `${who} has one build action fewer because of the Arson.`
    },
    'event-gold'(e, who, names) {
      if (e.paid) return `${names(0)} pays the Countess ${gold(e.gold)}.`
      return `${who} gets ${gold(e.gold)} from the bank.`
    },
    'event-coins': (e) =>
      `The bank puts ${gold(e.gold)} on ${name(e.card)} in the Countess’s village.`,
    'event-removed'(e, who) {
      const coins = e.coins > 0 ? ` ${who} keeps the ${gold(e.coins)} on it.` : ''
      return e.from === 'hand'
        ? `${who} discards ${name(e.card)} from their hand.`
        : `${who} loses ${name(e.card)}.${coins}`
    },
    'no-effect': (e) => `${eventName(e.by)} has no effect.`,
  },
}
