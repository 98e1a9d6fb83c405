import { sentence } from '../kernel/english.ts'
import { locales } from '../kernel/language.ts'
import { names as cardNames } from './cards.en.ts'
import { modules } from './modules.en.ts'
import { aCard, at, gold, list, name, onTop } from './phrases.en.ts'
import { solo } from './solo.en.ts'
import { obstacle, wordsOf } from './wording.ts'

const { plural } = locales.en

/** All that Villagers says in English. */
export const words = wordsOf({
  title: 'Villagers',
  tagline:
    'Invite craftspeople from the Road, link their trades into chains, and let your village prosper.',
  options: {
    padlocks: {
      label: 'Padlocks',
      help: 'A villager with a padlock needs another one to open it, often for gold. Leave padlocks out of your very first game.',
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
      label: 'Bronze symbols pay',
      help: 'Only with the Profiteers: when each player’s best bronze symbol pays its gold.',
      values: {
        endOfTurn: 'at the end of each build turn',
        endOfPhase: 'for all after the build phase',
      },
    },
    windmillCount: {
      label: 'The Windmill counts',
      help: 'Only with the Developments: whether a starter with two branches is two chains or one.',
      values: { branches: 'every branch', piles: 'every starter with all that lies on it' },
    },
    courier: {
      obstacle: obstacle(
        'With five players the Scoundrels need the Courier: without it there is not one for everybody.',
      ),
      label: 'Courier',
      help: 'Only with the Scoundrels, and never alone: whoever holds this card may snatch a villager from the Road while somebody else is about to draft.',
    },
    level: {
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
    'most-gold': 'The most gold wins.',
    'fewer-villagers': 'Gold is tied: the smaller village wins.',
    shared: 'Gold and villagers are tied: a shared win.',
    'beat-countess': 'More gold than the Countess: a win.',
    'lost-to-countess': 'No more gold than the Countess: she wins.',
  },
  countess: 'the Countess',
  sentence,
  nothing: 'Choose what to do.',
  prompt: {
    ...modules.prompt,
    ...solo.prompt,
    draft: (task) =>
      plural(task.left, {
        one: 'Draft your last villager of this round.',
        other: `Draft a villager; ${task.left} to go this round.`,
      }),
    coin: 'You may put 1 gold from the bank on a villager on the Road; villagers without gold will leave.',
    build(task) {
      if (task.left === 0)
        return task.trades === 0
          ? 'Your build actions are used up. End your turn when you are done.'
          : `Your build actions are used up. You may still trade in ${plural(task.trades, { one: '1 card', other: `${task.trades} cards` })}, or end your turn.`
      if (task.isHandEmpty) return 'Your hand is empty. End your turn when you are done.'
      return `Build your village: ${task.left} of ${task.limit} build actions and ${plural(task.trades, { one: '1 trade-in', other: `${task.trades} trade-ins` })} are left.`
    },
    'trade-in': (task) =>
      task.isSerfdom
        ? `Serfdom: which hand card goes to the Countess’s village for ${name(task.basic)}?`
        : `Choose a hand card to give away for ${name(task.basic)}, and where to lay it.`,
    resettle: (task) => `Build ${name(task.card)} in your village.`,
    unlock: (task) =>
      `How do you open the padlock of ${name(task.card)}${task.unlocker ? `, which asks for ${name(task.unlocker)}` : ''}?`,
  },
  move: {
    ...modules.move,
    ...solo.move,
    draft(move) {
      if (move.from === 'reserve') return `Draft the top card of the Reserve (${name(move.card)})`
      if (move.from === 'stack')
        return `Draft the top card of stack ${move.column + 1} (${name(move.card)})`
      const coins = move.coins > 0 ? `, with ${gold(move.coins)}` : ''
      return `Draft ${name(move.card)} from the Road (slot ${move.column + 1}${coins})`
    },
    coin: (move) => `Put 1 gold on ${name(move.card)} (slot ${move.column + 1})`,
    'no-coin': 'Put no gold on the Road',
    place: (move) => `Build ${name(move.card)} ${onTop(move.top)}`,
    'trade-in': (move) => `Trade a hand card for ${aCard(move.basic)}`,
    put(move) {
      if (move.on === 'stack') return `Lay ${name(move.card)} on stack ${move.column + 1}`
      return `Lay ${name(move.card)} on ${move.on === 'reserve' ? 'the Reserve' : 'the discard pile'}`
    },
    tinner: 'Play the Tinner: padlocks may be opened free of charge this turn',
    smuggle: (move) => `Play the Smuggler: take ${gold(move.gold)} for ${at(move.host)}`,
    apprentice(move, _who, names) {
      const whose = move.isOwn ? 'your village' : `${names(move.owner)}’s village`
      return `Let the Apprentice replace ${at(move.host)} in ${whose}`
    },
    resettle(move) {
      if (move.side) return `Put the Founders down again, ${move.side} side up`
      return `Build ${name(move.card)} ${onTop(move.top)}`
    },
    unlock(move, _who, names) {
      if (move.by === 'tinner') return 'Open the padlock with the Tinner, free of charge'
      const where = at(move.host)
      const coins = move.coins > 0 ? `, with ${gold(move.coins)} on it` : ''
      return move.isOwn
        ? `Put 2 gold from the bank on your own unlocker, ${where}${coins}`
        : `Pay 2 gold to ${names(move.owner)}’s unlocker, ${where}${coins}`
    },
    'end-turn': 'End your build turn',
  },
  event: {
    ...modules.event,
    ...solo.event,
    round: (e) => `Round ${e.round} begins. ${e.first} drafts first.`,
    drafted(e, who) {
      const coins = e.coins > 0 ? ` with ${gold(e.coins)}` : ''
      // The usual place is not said.
      const from = { road: '', stack: ' from a stack', reserve: ' from the Reserve' }
      return `${who} drafts ${name(e.card)}${from[e.from]}${coins}.`
    },
    refilled: null,
    'draft-lapsed': 'Nothing is left to draft, so the drafting ends.',
    'took-square': (e, who) => `${who} takes ${list(e.cards.map(name))} into their hand.`,
    coin: (e, who) =>
      e.card ? `${who} puts 1 gold on ${name(e.card)}.` : `${who} puts no gold on the Road.`,
    'road-cleared'(e) {
      const lost = e.coins > 0 ? `; ${gold(e.coins)} goes back to the bank` : ''
      const leave = plural(e.cards.length, { one: 'leaves', other: 'leave' })
      return `${list(e.cards.map(name))} ${leave} the Road${lost}.`
    },
    'road-coins': 'Every villager on the Road gets 1 gold.',
    'build-turn': (e, who) => `${who} may build up to ${e.limit} villagers.`,
    placed(e, who) {
      if (e.side) return `${who} puts the Founders down again, ${e.side} side up.`
      return e.apprentice
        ? `${name(e.card)} moves in with ${who}.`
        : `${who} builds ${name(e.card)}.`
    },
    unlocked(e, who, names) {
      switch (e.how) {
        case 'tinner':
          return `${who} opens the padlock of ${name(e.card)} with the Tinner.`
        case 'own':
          return `The bank puts ${gold(e.gold)} on ${who}’s ${cardNames[e.unlocker]}.`
        case 'other':
          return `${who} pays ${gold(e.gold)} to ${names(e.owner ?? e.seat)}’s ${cardNames[e.unlocker]}.`
        case 'bank':
          return `${who} pays ${gold(e.gold)} to the bank because nobody has ${name(e.unlocker)}.`
      }
      return null
    },
    'traded-in'(e, who) {
      const where = {
        stack: `on stack ${(e.column ?? 0) + 1}`,
        reserve: 'on the Reserve',
        discard: 'on the discard pile',
        countess: 'in the Countess’s village',
      }
      return `${who} lays ${name(e.card)} ${where[e.on]} and takes ${aCard(e.basic)} for it.`
    },
    tinner: (_e, who) => `${who} plays the Tinner.`,
    smuggled: (e, who) =>
      `${who} plays the Smuggler and takes ${gold(e.gold)} for ${name(e.card)}.`,
    apprentice(e, who, names) {
      const coins = e.coins > 0 ? ` ${names(e.owner)} keeps the ${gold(e.coins)} on it.` : ''
      const whose = e.owner === e.seat ? 'in their own village' : `in ${names(e.owner)}’s village`
      return `${who} lets the Apprentice replace ${name(e.card)} ${whose}.${coins}`
    },
    'turn-ended': (_e, who) => `${who} ends their build turn.`,
    'founders-turned': (_e, who) => `${who} has no food and turns the Founders to the food side.`,
    'first-player': (_e, who) => `The first-player card passes to ${who}.`,
    'market-triggered': (e) =>
      e.day === 'first'
        ? 'The First Market will be held at the end of this round.'
        : 'The Second Market will be held at the end of this round: it is the last one.',
    market(e, who) {
      const parts = [
        ...(e.gold > 0 ? [`${gold(e.gold)} for gold symbols`] : []),
        ...(e.silver > 0 ? [`${gold(e.silver)} for silver symbols`] : []),
        ...(e.coins > 0 ? [`${gold(e.coins)} for coins`] : []),
      ]
      const day = e.day === 'first' ? 'First' : 'Second'
      return `${day} Market: ${who} gets ${list(parts) || 'nothing'}.`
    },
    ended: 'The Second Market is over, and so is the game.',
  },
})
