import type { Names, Seat } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { names as cardNames, developmentNames } from './cards.en.ts'
import type { ModuleEvent } from './event-types.ts'
import { topOf } from './hosts.ts'
import { at, gold, list, name, onTop, place } from './phrases.en.ts'
import type { ModuleMove, State, Task } from './state.ts'
import { seatOf, topAt } from './village.ts'

const { plural } = locales.en

const whose = (seat: Seat, owner: Seat, players: Names) =>
  owner === seat ? 'your village' : `${players(owner)}’s village`

/** "where 2 gold lies", to tell equal cards apart. */
function lying(state: State, owner: Seat, pile: number, branch: number): string {
  const coins = topAt(seatOf(state, owner).village, pile, branch)?.coins ?? 0
  return coins > 0 ? `, where ${gold(coins)} lies` : ''
}

/** The label of a move that only modules bring. */
export function moduleMove(state: State, seat: Seat, move: ModuleMove, players: Names): string {
  switch (move.do) {
    case 'recruit':
      return 'Pay the Recruiter 1 gold and draft two villagers in this turn'
    case 'benefactor':
      return `Play the Benefactor: build ${name(move.card)} ${onTop(state, seat, move)}`
    case 'prophet':
      return `Play the Prophet: look through stack ${move.column + 1} and draft one of its cards`
    case 'barbarian':
      return 'Play the Barbarian: sweep the Road and keep the coins'
    case 'flaker':
      return `Play the Flaker: take ${name(move.card)} from ${move.owner === seat ? 'your' : `${players(move.owner)}’s`} village square`
    case 'courier': {
      const slot = state.road[move.column]
      const coins = slot?.coins ? ` with ${gold(slot.coins)}` : ''
      return `Play the Courier: take ${name(slot?.card ?? '?')}${coins} from slot ${move.column + 1} at once`
    }
    case 'hire':
      return `Put 1 gold on ${at(topOf(state, move.owner, move.pile, 0))} in ${whose(seat, move.owner, players)} for one more build action`
    case 'no-hire':
      return 'Begin to build without paying any Freelancer'
    case 'place-basic':
      return `Build the ${cardNames[move.basic]} from your hand, without a build action`
    case 'pigeoneer':
      return 'Play the Pigeoneer: look at the top cards of the Reserve and take one'
    case 'noble':
      return `Play the Noble: look at ${players(move.from)}’s hand`
    case 'choose':
      return `Take ${name(move.card)}`
    case 'lay':
      return `Lay ${name(move.card)} next, from the top down`
    case 'keep-order':
      return 'Put the others back in the order in which they lay'
    case 'scheme':
      return `Play the Schemer: take ${at(topOf(state, move.owner, move.pile, move.branch))} from ${whose(seat, move.owner, players)} into your hand`
    case 'sheriff':
      return `Play the Sheriff: discard ${at(topOf(state, move.owner, move.pile, 0))} in ${whose(seat, move.owner, players)}${lying(state, move.owner, move.pile, 0)}`
    case 'rob':
      return `Let the Thief${place(topOf(state, seat, move.pile, 0))} take 3 gold from ${players(move.from)}`
    case 'draw':
      return move.from === 'stack'
        ? `Draw the top card of stack ${move.column + 1} (${name(state.stacks[move.column]?.[0]?.card ?? '?')})`
        : `Draw the top card of the Reserve (${name(state.reserve[0]?.card ?? '?')})`
    case 'settle':
      return `Choose a ${cardNames[move.basic]}`
  }
}

/** What is asked where only modules ask. */
export function modulePrompt(task: Task | undefined, seat: Seat, players: Names): string | null {
  switch (task?.task) {
    case 'look':
      return 'You see the cards. Which one do you take?'
    case 'order':
      return 'In which order do the other cards go back? Choose from the top down.'
    case 'steal':
      return `You see ${players(task.from)}’s hand. Which villager do you steal?`
    case 'freelancers':
      return 'Before you build: do you pay a Freelancer for one more build action?'
    case 'church':
      return 'The Church gives you a card: from where do you draw it?'
    case 'tavern':
      return task.owner === seat
        ? 'The Tavern gives you a basic villager: which one?'
        : `The Tavern gives ${players(task.owner)} a basic villager: which one?`
    default:
      return null
  }
}

/** What happened that only modules bring. */
export function moduleEvent(event: ModuleEvent, players: Names): string | null {
  switch (event.event) {
    case 'recruited':
      return `${players(event.seat)} pays the Recruiter 1 gold for two drafts.`
    case 'benefactor':
      return `${players(event.seat)} plays the Benefactor.`
    case 'prophet':
      return `${players(event.seat)} plays the Prophet and looks through stack ${event.column + 1} (${plural(event.count, { one: '1 card', other: `${event.count} cards` })}).`
    case 'pigeoneer':
      return `${players(event.seat)} plays the Pigeoneer and looks at ${plural(event.count, { one: '1 card', other: `${event.count} cards` })} of the Reserve.`
    case 'noble':
      return `${players(event.seat)} plays the Noble and looks at ${players(event.from)}’s hand.`
    case 'took':
      return event.by === 'pigeoneer'
        ? `${players(event.seat)} takes ${name(event.card)} from the Reserve.`
        : `${players(event.seat)} takes ${name(event.card)} from ${event.column === null ? 'the Reserve' : `stack ${event.column + 1}`} for the Church.`
    case 'stole':
      return `${players(event.seat)} steals ${name(event.card)} from ${players(event.from)}.`
    case 'put-back':
      return event.count === 0
        ? null
        : `${players(event.seat)} puts ${plural(event.count, { one: '1 card', other: `${event.count} cards` })} back.`
    case 'barbarian': {
      const coins = event.cards.reduce((sum, card) => sum + card.coins, 0)
      const who = list(event.cards.map(({ card }) => name(card)))
      return `${players(event.seat)} plays the Barbarian${who ? ` and drives off ${who}` : ''}${coins > 0 ? `, keeping ${gold(coins)}` : ''}.`
    }
    case 'flaker':
      return event.from === event.seat
        ? `${players(event.seat)} plays the Flaker and takes ${name(event.card)} from the own square into hand.`
        : `${players(event.seat)} plays the Flaker and takes ${name(event.card)} from ${players(event.from)}’s square.`
    case 'courier': {
      const coins = event.coins > 0 ? ` with ${gold(event.coins)}` : ''
      return `${players(event.seat)} plays the Courier and snatches ${name(event.card)}${coins} from the Road.`
    }
    case 'hired':
      return event.owner === event.seat
        ? `${players(event.seat)} puts 1 gold on the own Freelancer for one more build action.`
        : `${players(event.seat)} puts 1 gold on ${players(event.owner)}’s Freelancer for one more build action.`
    case 'schemed': {
      const coins =
        event.coins > 0 ? ` ${players(event.owner)} keeps the ${gold(event.coins)} on it.` : ''
      const from = event.owner === event.seat ? 'the own' : `${players(event.owner)}’s`
      return `${players(event.seat)} plays the Schemer and takes ${name(event.card)} from ${from} village into hand.${coins}`
    }
    case 'uncovered':
      return `${cardNames[event.card]}: nobody lies on it any more, back to ${players(event.seat)}’s hand.`
    case 'arrested':
      return `${players(event.seat)} plays the Sheriff: ${event.owner === event.seat ? 'the own' : `${players(event.owner)}’s`} Thief has to go${event.coins > 0 ? `, leaving ${gold(event.coins)}` : ''}.`
    case 'robbed':
      return `${players(event.seat)}’s Thief takes ${gold(event.gold)} from ${players(event.from)}.`
    case 'bronze':
      return `${players(event.seat)} gets ${gold(event.gold)} for ${name(event.card)}’s bronze symbol.`
    case 'tokens-returned':
      return null
    case 'development':
      return event.seat === null
        ? `${developmentNames[event.id]}: nobody alone has most.`
        : `${developmentNames[event.id]}: ${players(event.seat)} has most (${event.count}).`
    case 'development-reward':
      return `${players(event.seat)} gets ${gold(event.gold)} from the ${developmentNames[event.id]}.`
    case 'settled':
      return `A ${cardNames[event.basic]} moves in with ${players(event.owner)}.`
  }
}
