import type { Names, Words } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { claimable } from './awards.ts'
import { cardsEn } from './cards.en.ts'
import {
  type BuildingType,
  isCrest,
  judge,
  type Resource,
  type Source,
  townCard,
} from './components/index.ts'
import { missing } from './matching.ts'
import { goldCostNow } from './payment.ts'
import { ownDistrict, type TownEvent, type TownMove, type TownState } from './state.ts'

const { plural, and: list } = locales.en

const typeNames: Readonly<Record<BuildingType, string>> = {
  trade: 'trade',
  social: 'social',
  residential: 'residential',
  culture: 'culture',
  military: 'military',
}
const resourceNames: Readonly<Record<Resource, string>> = {
  stone: 'stone',
  wood: 'wood',
  straw: 'straw',
}

const name = (id: keyof typeof cardsEn): string => cardsEn[id].name
const sourceName = (id: Source): string => (isCrest(id) ? 'your crest' : name(id))
const sentence = (id: Source): string => cardsEn[id].text ?? ''
const number = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${plural(n, { one, other: many })}`
const chosen = (move: { pay?: 'choose' }): string => (move.pay ? ', choosing the gold to pay' : '')
const atMost = (n: number): string => (n > 1 ? ` (up to ${n})` : '')
/** Cards of the row are chosen one by one; once one is, it may be left at that. */
const ofRow = ({ left, gone }: Readonly<Record<'left' | 'gone', number>>, what: string): string =>
  gone > 0
    ? `Choose another card of the row ${what}${atMost(left)}, or leave it at that.`
    : `Choose a card of the row ${what}${atMost(left)}.`

function prompt(state: TownState): string {
  const task = state.agenda.at(-1)
  switch (task?.task) {
    case 'turn': {
      const award = claimable(state).length > 0
      if (state.turn.actions > 0)
        return `Take a card of the row (${state.turn.actions}\u00a0left), ${award ? 'claim an award, ' : ''}or use an ability.`
      return award
        ? 'Claim an award, use an ability, or end your turn.'
        : 'Use an ability, or end your turn.'
    }
    case 'pay':
      return `Choose the gold to pay with (${task.left} to pay).`
    case 'pick':
      return {
        row: 'Choose a card of the row to take.',
        discard: 'Choose a card of the discard pile to take.',
        revealed: 'Choose one of the revealed cards, or none.',
        resources: 'Choose the resource to move.',
        sites: 'Choose the foundation to convert.',
      }[task.from]
    case 'use':
      return `Choose what ${name(task.card)} becomes.`
    case 'discardRow':
      return ofRow(task, 'to discard')
    case 'storeRow':
      return ofRow(task, 'to store as gold')
    case 'protect':
      return 'Choose a card of the row to protect.'
    case 'cover':
      return 'Choose the missing resource that counts as covered.'
    case 'copy':
      return 'Choose the ability to copy.'
    case 'look': {
      const card = state.deck.at(-1)
      return card && card in cardsEn
        ? `The top card is ${name(card)}. Leave it there or discard it?`
        : 'Leave the top card of the deck there or discard it?'
    }
    case 'addJudge':
      return 'Choose the judge who joins the others.'
    case 'soloDiscard':
      return `Choose a card of the row to discard (${task.left} to go).`
    case 'retype':
      return 'Choose as what your building counts in final scoring.'
    default:
      return 'The game is over.'
  }
}

function move(state: TownState, made: TownMove): string {
  switch (made.do) {
    case 'start': {
      const cost = goldCostNow(state, made.card)
      const price = cost > 0 ? ` for ${cost} gold` : ''
      return `Start ${name(made.card)} as a foundation${price}${chosen(made)}`
    }
    case 'resource': {
      const foundation = ownDistrict(state).foundations.find((f) => f.card === made.to)
      const completes = foundation && missing(foundation) === 1 ? ' and complete it' : ''
      return `Put ${name(made.card)} under ${name(made.to)} as a resource${completes}`
    }
    case 'gold':
    case 'storeCard':
      return `Store ${name(made.card)} as gold`
    case 'build':
    case 'star':
      return `Use ${sourceName(made.with)}${chosen(made)}: ${sentence(made.with)}`
    case 'claim':
      return `Claim the ${name(made.award)}`
    case 'end':
      return state.turn.actions > 0 ? 'End the turn without the remaining actions' : 'End the turn'
    case 'pay':
      return `Pay with ${name(made.with)}`
    case 'payTurnGold':
      return 'Pay with the gold of this turn'
    case 'pick': {
      const task = state.agenda.at(-1)
      const verb =
        task?.task !== 'pick' || task.from === 'row' || task.from === 'discard'
          ? 'Take'
          : { revealed: 'Take', resources: 'Move', sites: 'Convert' }[task.from]
      return `${verb} ${name(made.card)}`
    }
    case 'decline':
      return 'Take none of them'
    case 'found':
      return `Start it as a foundation${chosen(made)}`
    case 'supply':
      return `Put it under ${name(made.to)} as a resource`
    case 'store':
      return 'Store it as gold'
    case 'discard':
      return `Discard ${name(made.card)}`
    case 'done':
      return state.agenda.at(-1)?.task === 'storeRow'
        ? 'Store no more cards'
        : 'Discard no more cards'
    case 'protect':
      return `Protect ${name(made.card)}`
    case 'cover':
      return `Count the missing ${resourceNames[made.symbol]} of ${name(made.to)} as covered`
    case 'copy':
      return `Copy ${name(made.of)}${chosen(made)}: ${sentence(made.of)}`
    case 'discardTop':
      return 'Discard the top card'
    case 'leaveTop':
      return 'Leave the card on the deck'
    case 'addJudge':
      return `Choose the ${name(made.judge)} (${typeNames[judge(made.judge).favours]} buildings)`
    case 'count':
      return townCard(made.card).ability?.op === 'change-type'
        ? `Count ${name(made.card)} as a ${typeNames[made.as]} building instead`
        : `Count ${name(made.card)} once more, as a ${typeNames[made.as]} building`
    case 'keep':
      return `Leave ${name(made.card)} as it is`
  }
}

const zoneNames = {
  row: 'from the row',
  discard: 'from the discard pile',
  revealed: 'from the revealed cards',
  resources: 'from another foundation',
  sites: 'instead of a foundation',
} as const

function event(e: TownEvent, names: Names): string | null {
  switch (e.event) {
    case 'turnBegan':
      return `${names(e.seat)} begins their ${e.last ? 'last turn' : `turn of round ${e.round}`}.`
    case 'dealt':
      return `${name(e.card)} comes into the row.`
    case 'judgeArrived':
      return `The ${name(e.judge)} joins the judges.`
    case 'reshuffled':
      return `The discard pile becomes the deck (reshuffle ${e.count} of ${e.limit}).`
    case 'endTriggered':
      return `The end is near: round ${e.lastRound} is the last.`
    case 'paid': {
      const parts = e.cards.map(name)
      if (e.turnGold > 0) parts.unshift('the gold of this turn')
      return `${names(e.seat)} pays ${number(e.cards.length + e.turnGold, 'gold', 'gold')}: ${list(parts)}.`
    }
    case 'started':
      return `${names(e.seat)} starts ${name(e.card)} ${zoneNames[e.from]}.`
    case 'supplied':
      return `${names(e.seat)} puts ${name(e.card)} ${zoneNames[e.from]} under ${name(e.to)}.`
    case 'stored':
      return `${names(e.seat)} stores ${name(e.card)} ${zoneNames[e.from]} as gold.`
    case 'completed':
      return `${names(e.seat)} completes ${name(e.card)}.`
    case 'claimed':
      return e.replacement
        ? `${names(e.seat)} also earns the ${name(e.award)} (${number(e.points, 'point')}).`
        : `${names(e.seat)} claims the ${name(e.award)} (${number(e.points, 'point')}).`
    case 'used':
      return isCrest(e.card)
        ? `${names(e.seat)} uses the crest.`
        : `${names(e.seat)} uses ${name(e.card)}.`
    case 'copied':
      return `${name(e.by)} copies ${name(e.of)}.`
    case 'discarded':
      return `${names(e.seat)} discards ${name(e.card)}${
        { row: ' from the row', revealed: '', deck: ' from the deck' }[e.from]
      }.`
    case 'gaveUp':
      return `${names(e.seat)} gives up ${name(e.card)}.`
    case 'cleared': {
      const freed = e.freed.length > 0 ? ` with ${list(e.freed.map(name))}` : ''
      return e.auto
        ? `${names(e.seat)} discards the unfinished ${name(e.card)}${freed}.`
        : `${names(e.seat)} clears the foundation ${name(e.card)}.`
    }
    case 'protected':
      return `${names(e.seat)} protects ${name(e.card)} in the row.`
    case 'covered':
      return `${names(e.seat)} counts the missing ${resourceNames[e.symbol]} of ${name(e.card)} as covered.`
    case 'looked':
      return e.card
        ? `${names(e.seat)} looks at the top card of the deck: ${name(e.card)}.`
        : `${names(e.seat)} looks at the top card of the deck.`
    case 'leftTop':
      return `${names(e.seat)} leaves the card on the deck.`
    case 'revealed':
      return e.cards.length > 0
        ? `${names(e.seat)} reveals ${list(e.cards.map(name))}.`
        : `${names(e.seat)} finds no card to reveal.`
    case 'declined':
      return `${names(e.seat)} takes none of the revealed cards.`
    case 'gotActions':
      return `${names(e.seat)} gets ${number(e.count, 'more action', 'more actions')}.`
    case 'gotTurnGold':
      return `${names(e.seat)} gets ${e.count} gold for this turn.`
    case 'judgesTurned':
      return `${names(e.seat)} turns up ${list(e.judges.map((id) => `the ${name(id)}`))}.`
    case 'turnEnded':
      return e.forfeited > 0
        ? `${names(e.seat)} ends the turn and forfeits ${number(e.forfeited, 'action')}.`
        : null
    case 'awardClosed':
      return `The ${name(e.award)} is closed.`
    case 'stalled':
      return 'Nothing moved for a whole round: the game ends.'
    case 'counted':
      return e.as
        ? `${names(e.seat)} counts ${name(e.card)} as a ${typeNames[e.as]} building.`
        : `${names(e.seat)} leaves ${name(e.card)} as it is.`
    case 'judged':
      return e.winners.length > 0
        ? `The ${name(e.judge)} gives ${number(e.points, 'point')} to ${list(e.winners.map(names))}.`
        : `The ${name(e.judge)} finds nobody worthy.`
    case 'over': {
      const winners = e.places.flatMap((place, seat) => (place === 1 ? [names(seat)] : []))
      return e.places.length === 1
        ? `The town is built: ${number(e.totals[0] ?? 0, 'point')}.`
        : `The Best District is that of ${list(winners)}.`
    }
  }
}

/** Town Builder in English. */
export const words: Words<TownState, TownMove, TownEvent> = {
  title: 'Town Builder: Coevorden',
  tagline:
    'Every card is a building, a resource or a gold coin: raise the best district of the town.',
  options: {
    autoClaim: {
      label: 'Claim awards by themselves',
      help: 'Whoever fulfils an award in their turn gets it at once, without having to remember it.',
      values: { true: 'By themselves', false: 'By hand' },
    },
    confirmEnd: {
      label: 'Always confirm the end of a turn',
      help: 'A turn ends only when its player says so, even with nothing left to do.',
      values: { true: 'Always', false: 'Only if something is left to do' },
    },
  },
  categories: {
    buildings: 'Buildings',
    abilities: 'Abilities',
    awards: 'Awards',
    judges: 'Judges',
  },
  reasons: {
    points: 'The most points win.',
    buildings: 'With equal points, the most buildings win.',
    shared: 'Equal points and equally many buildings: a shared victory.',
    peasant: 'Title: Peasant; 30 points make a Citizen',
    citizen: 'Title: Citizen; 34 points make a Merchant',
    merchant: 'Title: Merchant; 38 points make a Noble',
    noble: 'Title: Noble, the highest of all',
  },
  prompt,
  move: (state, _seat, made) => move(state, made),
  event,
}
