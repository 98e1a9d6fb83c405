import type { Names, Seat, Words } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { names as cardNames } from './cards.en.ts'
import { type CardId, cards } from './components/index.ts'
import { isOpen } from './event-stacks.ts'
import type { Event } from './event-types.ts'
import { cardOf, topOf } from './hosts.ts'
import { isSoloEvent, isSoloMove } from './kinds.ts'
import { draftsLeft, isHandEmpty, tradesLeft } from './limits.ts'
import { moduleEvent, moduleMove, modulePrompt } from './modules.en.ts'
import { lacksScoundrels, matters } from './options.ts'
import { at, gold, list, name, onTop, sentence, withCountess } from './phrases.en.ts'
import { soloEvent, soloMove, soloPrompt } from './solo.en.ts'
import type { Move, State } from './state.ts'
import { printedGold } from './symbols.ts'
import { seatOf, topAt } from './village.ts'

const { plural } = locales.en

function moveLabel(state: State, seat: Seat, move: Move, players: Names): string {
  switch (move.do) {
    case 'draft': {
      if (move.from === 'reserve')
        return `Draft the top card of the Reserve (${name(state.reserve[0]?.card ?? '?')})`
      if (move.from === 'stack')
        return `Draft the top card of stack ${move.column + 1} (${name(state.stacks[move.column]?.[0]?.card ?? '?')})`
      const slot = state.road[move.column]
      const coins = slot?.coins ? `, with ${gold(slot.coins)}` : ''
      return `Draft ${name(slot?.card ?? '?')} from the Road (slot ${move.column + 1}${coins})`
    }
    case 'coin':
      return `Put 1 gold on ${name(state.road[move.column]?.card ?? '?')} (slot ${move.column + 1})`
    case 'no-coin':
      return 'Put no gold on the Road'
    case 'place':
      return `Build ${name(move.card)} ${onTop(state, seat, 'pile' in move ? move : {})}`
    case 'trade-in':
      return `Trade a hand card for a ${cardNames[move.basic]}`
    case 'put':
      if (move.on === 'stack') return `Lay ${name(move.card)} on stack ${move.column + 1}`
      return `Lay ${name(move.card)} on ${move.on === 'reserve' ? 'the Reserve' : 'the discard pile'}`
    case 'tinner':
      return 'Play the Tinner: padlocks may be opened free of charge this turn'
    case 'smuggle': {
      const of = seatOf(state, seat)
      const target = topAt(of.village, move.pile, move.branch)
      const half = Math.ceil(printedGold(of, target?.card ?? 'founders') / 2)
      return `Play the Smuggler: take ${gold(half)} for ${at(topOf(state, seat, move.pile, move.branch))}`
    }
    case 'apprentice': {
      const whose = move.owner === seat ? 'your village' : `${players(move.owner)}’s village`
      const target = cardOf(state, move.owner, move.pile, move.branch, move.level)
      return `Let the Apprentice replace ${at(target)} in ${whose}`
    }
    case 'resettle': {
      const card = resettled(state)
      if ('side' in move && move.side) return `Put the Founders down again, ${move.side} side up`
      return `Build ${name(card)} ${onTop(state, seat, 'pile' in move ? move : {})}`
    }
    case 'unlock': {
      if (move.by === 'tinner') return 'Open the padlock with the Tinner, free of charge'
      const where = at(topOf(state, move.owner, move.pile, move.branch))
      const lying = topAt(seatOf(state, move.owner).village, move.pile, move.branch)?.coins ?? 0
      const coins = lying > 0 ? `, where ${gold(lying)} lies` : ''
      return move.owner === seat
        ? `Put 2 gold from the bank on your own unlocker, ${where}${coins}`
        : `Pay 2 gold onto ${players(move.owner)}’s unlocker, ${where}${coins}`
    }
    case 'end-turn':
      return 'End your build turn'
    default:
      return isSoloMove(move) ? soloMove(state, move) : moduleMove(state, seat, move, players)
  }
}

/** The card whose place an Apprentice has taken and that must be placed now. */
function resettled(state: State): CardId {
  const task = state.agenda.at(-1)
  return task?.task === 'resettle' ? task.card : 'apprentice'
}

function prompt(state: State, seat: Seat, players: Names): string {
  const task = state.agenda.at(-1)
  switch (task?.task) {
    case 'draft': {
      const left = draftsLeft(state, seat)
      return left === 1
        ? 'Draft your last villager of this round.'
        : `Draft a villager; ${left} to go this round.`
    }
    case 'coin':
      return 'You may put 1 gold from the bank on a villager of the Road; villagers without gold will leave.'
    case 'build': {
      const left = (state.turn?.limit ?? 0) - (state.turn?.used ?? 0)
      const trades = tradesLeft(state, seat)
      if (left === 0)
        return trades === 0
          ? 'Your build actions are used up. End your turn when you are done.'
          : `Your build actions are used up. You may still trade in ${plural(trades, { one: '1 card', other: `${trades} cards` })}, or end your turn.`
      if (isHandEmpty(state, seat)) return 'Your hand is empty. End your turn when you are done.'
      return `Build your village: ${left} of ${state.turn?.limit ?? 0} build actions and ${plural(trades, { one: '1 trade-in', other: `${trades} trade-ins` })} are left.`
    }
    case 'trade-in':
      return isOpen(state, 'serfdom') // V7.145
        ? `Serfdom: which hand card goes to the Countess’s village for the ${cardNames[task.basic]}?`
        : `Choose a hand card to give away for the ${cardNames[task.basic]}, and where to lay it.`
    case 'resettle':
      return `Place ${name(task.card)} in your village.`
    case 'unlock': {
      const unlocker = cards[task.card].unlocker as CardId | null
      return `How do you open the padlock of ${name(task.card)}${unlocker ? `, which asks for ${name(unlocker)}` : ''}?`
    }
    default:
      return soloPrompt(task) ?? modulePrompt(task, seat, players) ?? 'Choose what to do.'
  }
}

function eventText(event: Event, players: Names): string | null {
  switch (event.event) {
    case 'round':
      return `Round ${event.round} begins. ${players(event.firstPlayer)} drafts first.`
    case 'drafted': {
      const who = players(event.seat)
      const coins = event.coins > 0 ? ` and gets ${gold(event.coins)} with it` : ''
      const from = { road: 'from the Road', stack: 'from a stack', reserve: 'from the Reserve' }
      return `${who} drafts ${name(event.card)} ${from[event.from]}${coins}.`
    }
    case 'refilled':
      return null
    case 'draft-lapsed':
      return 'Nothing is left to draft, so the drafting ends.'
    case 'took-square':
      return `${players(event.seat)} takes ${list(event.cards.map(name))} into hand.`
    case 'coin':
      return event.card
        ? `${players(event.seat)} puts 1 gold on ${name(event.card)}.`
        : `${players(event.seat)} puts no gold on the Road.`
    case 'road-cleared': {
      const coins = event.cards.reduce((sum, card) => sum + card.coins, 0)
      const lost = coins > 0 ? `, and ${gold(coins)} with them` : ''
      const leave = plural(event.cards.length, { one: 'leaves', other: 'leave' })
      const who = list(event.cards.map(({ card }) => cardNames[card]))
      return `${who} ${leave} the Road${lost}.`
    }
    case 'road-coins':
      return 'Every villager of the Road gets 1 gold.'
    case 'build-turn':
      return `${players(event.seat)} may build up to ${event.limit} villagers.`
    case 'placed': {
      const who = players(event.seat)
      if (event.side) return `${who} puts the Founders down again, ${event.side} side up.`
      return event.apprentice
        ? `The ${cardNames[event.card]} moves in with ${who}.`
        : `${who} builds ${name(event.card)}.`
    }
    case 'unlocked': {
      const who = players(event.seat)
      switch (event.how) {
        case 'tinner':
          return `${who} opens the padlock of ${name(event.card)} with the Tinner.`
        case 'own':
          return `The bank puts ${gold(event.gold)} on ${who}’s ${cardNames[event.unlocker]}.`
        case 'other':
          return `${who} pays ${gold(event.gold)} onto ${players(event.owner ?? event.seat)}’s ${cardNames[event.unlocker]}.`
        case 'bank':
          return `${who} pays ${gold(event.gold)} to the bank because nobody has ${name(event.unlocker)}.`
      }
      return null
    }
    case 'traded-in': {
      const where = {
        stack: `stack ${(event.column ?? 0) + 1}`,
        reserve: 'the Reserve',
        discard: 'the discard pile',
        countess: 'the Countess’s village',
      }
      return `${players(event.seat)} trades ${name(event.card)}, laid on ${where[event.on]}, for a ${cardNames[event.basic]}.`
    }
    case 'tinner':
      return `${players(event.seat)} plays the Tinner.`
    case 'smuggled':
      return `${players(event.seat)} plays the Smuggler and takes ${gold(event.gold)} for ${name(event.card)}.`
    case 'apprentice': {
      const coins =
        event.coins > 0 ? ` ${players(event.owner)} keeps the ${gold(event.coins)} on it.` : ''
      const whose =
        event.owner === event.seat ? 'in their own village' : `in ${players(event.owner)}’s village`
      return `${players(event.seat)} lets the Apprentice replace ${name(event.card)} ${whose}.${coins}`
    }
    case 'turn-ended':
      return `${players(event.seat)} ends the build turn.`
    case 'founders-turned':
      return `${players(event.seat)} has no food and turns the Founders to the food side.`
    case 'first-player':
      return `The first-player card passes to ${players(event.seat)}.`
    case 'market-triggered':
      return event.day === 'first'
        ? 'The First Market will be held at the end of this round.'
        : 'The Second Market will be held at the end of this round: it is the last one.'
    case 'market': {
      const parts = [
        ...(event.gold > 0 ? [`${gold(event.gold)} for gold symbols`] : []),
        ...(event.silver > 0 ? [`${gold(event.silver)} for silver symbols`] : []),
        ...(event.coins > 0 ? [`${gold(event.coins)} for coins`] : []),
      ]
      const day = event.day === 'first' ? 'First' : 'Second'
      return `${day} Market: ${players(event.seat)} gets ${list(parts) || 'nothing'}.`
    }
    case 'ended':
      return 'The Second Market is over, and so is the game.'
    default:
      return isSoloEvent(event) ? soloEvent(event, players) : moduleEvent(event, players)
  }
}

/** All that Villagers says in English. */
export const words: Words<State, Move, Event> = {
  title: 'Villagers',
  tagline:
    'Invite craftspeople from the road, link their trades into chains, and let your village prosper.',
  options: {
    padlocks: {
      label: 'Padlocks',
      help: 'Villagers with a padlock must be opened by another one, often for gold. Leave them out for a very first game.',
    },
    modules: {
      label: 'Modules',
      help: 'More cards, in any combination. Scoundrels are for up to four players, or five with the Courier.',
      values: {
        saints: 'Saints',
        scoundrels: 'Scoundrels',
        profiteers: 'Profiteers',
        developments: 'Developments',
      },
    },
    bronzeTiming: {
      matters: matters.bronzeTiming,
      label: 'Bronze symbols pay',
      help: 'Only with the Profiteers: when each player’s best bronze symbol brings its gold.',
      values: {
        endOfTurn: 'at the end of one’s own build turn',
        endOfPhase: 'for all after the build phase',
      },
    },
    windmillCount: {
      matters: matters.windmillCount,
      label: 'The Windmill counts',
      help: 'Only with the Developments: whether a starter with two branches is two chains or one.',
      values: { branches: 'every branch', piles: 'every starter with all that lies on it' },
    },
    courier: {
      matters: matters.courier,
      obstacle: (seats, chosen) =>
        lacksScoundrels(seats, chosen)
          ? 'With five players the Scoundrels need the Courier: without it there is not one for everybody.'
          : null,
      label: 'Courier',
      help: 'Only with the Scoundrels, and never alone: whoever holds this card may snatch a villager from the Road while somebody else is about to draft.',
    },
    level: {
      matters: matters.level,
      label: 'The Countess is',
      help: 'Only alone: how hard the Countess makes it for you.',
      values: { beginner: 'mild', standard: 'strict', hard: 'merciless' },
    },
  },
  categories: {
    start: 'Starting gold',
    road: 'Coins from the Road',
    smuggling: 'Smuggling',
    padlocks: 'Paid for padlocks',
    'first-gold': 'First Market: gold symbols',
    'first-coins': 'First Market: coins',
    'second-gold': 'Second Market: gold symbols',
    'second-silver': 'Second Market: silver symbols',
    'second-coins': 'Second Market: coins',
    'moved-coins': 'Coins of villagers that left',
    bronze: 'Bronze symbols',
    freelancers: 'Paid to Freelancers',
    recruiter: 'Paid for the Recruiter',
    thieves: 'Thieves and Sheriffs',
    developments: 'Developments',
    events: 'The Countess’s events',
  },
  reasons: {
    'most-gold': 'Most gold wins.',
    'fewer-villagers': 'Equal gold: the smaller village wins.',
    shared: 'Equal gold and equally many villagers: a shared win.',
    'beat-countess': 'More gold than the Countess: a win.',
    'lost-to-countess': 'Not more gold than the Countess: she wins.',
  },
  prompt: (state, seat, players) => sentence(prompt(state, seat, withCountess(players))),
  move: (state, seat, move, players) => moveLabel(state, seat, move, withCountess(players)),
  event(event, players) {
    const text = eventText(event, withCountess(players))
    return text === null ? null : sentence(text)
  },
}
