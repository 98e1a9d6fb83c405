import type { Names } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { developmentNames } from './cards.en.ts'
import { aCard, at, gold, list, name, onTop, place } from './phrases.en.ts'
import type { ModuleSentences, Owned } from './wording.ts'

const { plural } = locales.en

const whose = ({ isOwn, owner }: Owned, names: Names) =>
  isOwn ? 'your village' : `${names(owner)}’s village`

/** "with 2 gold on it", to tell equal cards apart. */
const lying = (coins: number) => (coins > 0 ? `, with ${gold(coins)} on it` : '')

/** Sentences of the modules, in English. */
export const modules: ModuleSentences = {
  prompt: {
    look: 'You see the cards. Which one do you take?',
    order: 'In which order do the other cards go back? Choose from the top down.',
    steal: (task, _who, names) =>
      `You see ${names(task.from)}’s hand. Which villager do you steal?`,
    freelancers: 'Before you build: do you pay a Freelancer for one more build action?',
    church: 'The Church gives you a card: from where do you draw it?',
    tavern: (task, _who, names) =>
      task.isOwn
        ? 'The Tavern gives you a basic villager: which one?'
        : `The Tavern gives ${names(task.owner)} a basic villager: which one?`,
  },
  move: {
    recruit: 'Pay the Recruiter 1 gold and draft two villagers this turn',
    benefactor: (move) => `Play the Benefactor: build ${name(move.card)} ${onTop(move.top)}`,
    prophet: (move) =>
      `Play the Prophet: look through stack ${move.column + 1} and draft one of its cards`,
    barbarian: 'Play the Barbarian: sweep the Road and keep the coins',
    flaker: (move, _who, names) =>
      `Play the Flaker: take ${name(move.card)} from ${move.isOwn ? 'your' : `${names(move.owner)}’s`} village square`,
    courier(move) {
      const coins = move.coins > 0 ? ` with ${gold(move.coins)}` : ''
      return `Play the Courier: take ${name(move.card)}${coins} from slot ${move.column + 1} at once`
    },
    hire: (move, _who, names) =>
      `Put 1 gold on ${at(move.host)} in ${whose(move, names)} for one more build action`,
    'no-hire': 'Start building without paying a Freelancer',
    'place-basic': (move) => `Build ${name(move.basic)} from your hand, without a build action`,
    pigeoneer: 'Play the Pigeoneer: look at the top cards of the Reserve and take one',
    noble: (move, _who, names) => `Play the Noble: look at ${names(move.from)}’s hand`,
    choose: (move) => `Take ${name(move.card)}`,
    lay: (move) => `Lay ${name(move.card)} next, from the top down`,
    'keep-order': 'Put the others back in the order they were in',
    scheme: (move, _who, names) =>
      `Play the Schemer: take ${at(move.host)} from ${whose(move, names)} into your hand`,
    sheriff: (move, _who, names) =>
      `Play the Sheriff: discard ${at(move.host)} in ${whose(move, names)}${lying(move.coins)}`,
    rob: (move, _who, names) =>
      `Let the Thief${place(move.host)} take 3 gold from ${names(move.from)}`,
    draw: (move) =>
      move.from === 'stack'
        ? `Draw the top card of stack ${move.column + 1} (${name(move.card)})`
        : `Draw the top card of the Reserve (${name(move.card)})`,
    settle: (move) => `Choose ${aCard(move.basic)}`,
  },
  event: {
    recruited: (_e, who) => `${who} pays the Recruiter 1 gold for two drafts.`,
    benefactor: (_e, who) => `${who} plays the Benefactor.`,
    prophet: (e, who) =>
      `${who} plays the Prophet and looks through stack ${e.column + 1} (${plural(e.count, { one: '1 card', other: `${e.count} cards` })}).`,
    pigeoneer: (e, who) =>
      `${who} plays the Pigeoneer and looks at ${plural(e.count, { one: '1 card', other: `${e.count} cards` })} from the Reserve.`,
    noble: (e, who, names) => `${who} plays the Noble and looks at ${names(e.from)}’s hand.`,
    took: (e, who) =>
      e.by === 'pigeoneer'
        ? `${who} takes ${name(e.card)} from the Reserve.`
        : `${who} takes ${name(e.card)} from ${e.column === null ? 'the Reserve' : `stack ${e.column + 1}`} for the Church.`,
    stole: (e, who, names) => `${who} steals ${name(e.card)} from ${names(e.from)}.`,
    'put-back': (e, who) =>
      e.count === 0
        ? null
        : `${who} puts ${plural(e.count, { one: '1 card', other: `${e.count} cards` })} back.`,
    barbarian(e, who) {
      const those = list(e.cards.map(name))
      return `${who} plays the Barbarian${those ? ` and drives off ${those}` : ''}${e.coins > 0 ? `, keeping ${gold(e.coins)}` : ''}.`
    },
    flaker: (e, who, names) =>
      e.from === e.seat
        ? `${who} plays the Flaker and takes ${name(e.card)} from their own square into their hand.`
        : `${who} plays the Flaker and takes ${name(e.card)} from ${names(e.from)}’s square.`,
    courier(e, who) {
      const coins = e.coins > 0 ? ` with ${gold(e.coins)}` : ''
      return `${who} plays the Courier and snatches ${name(e.card)}${coins} from the Road.`
    },
    hired: (e, who, names) =>
      e.owner === e.seat
        ? `${who} puts 1 gold on their own Freelancer for one more build action.`
        : `${who} puts 1 gold on ${names(e.owner)}’s Freelancer for one more build action.`,
    schemed(e, who, names) {
      const coins = e.coins > 0 ? ` ${names(e.owner)} keeps the ${gold(e.coins)} on it.` : ''
      const from = e.owner === e.seat ? 'their own' : `${names(e.owner)}’s`
      return `${who} plays the Schemer and takes ${name(e.card)} from ${from} village into their hand.${coins}`
    },
    uncovered: (e, who) =>
      `Nothing covers ${name(e.card)} any more: it goes back to ${who}’s hand.`,
    arrested: (e, who, names) =>
      `${who} plays the Sheriff: ${e.owner === e.seat ? 'their own' : `${names(e.owner)}’s`} Thief has to go${e.coins > 0 ? `, leaving ${gold(e.coins)}` : ''}.`,
    robbed: (e, who, names) => `${who}’s Thief takes ${gold(e.gold)} from ${names(e.from)}.`,
    bronze: (e, who) => `${who} gets ${gold(e.gold)} for ${name(e.card)}’s bronze symbol.`,
    'tokens-returned': null,
    development: (e, who) =>
      e.seat === null
        ? `${developmentNames[e.id]}: nobody has the most outright.`
        : `${developmentNames[e.id]}: ${who} has the most (${e.count}).`,
    'development-reward': (e, who) =>
      `${who} gets ${gold(e.gold)} from the ${developmentNames[e.id]}.`,
    settled: (e, _who, names) => `${aCard(e.basic)} moves in with ${names(e.owner)}.`,
  },
}
