import { sentence, the } from '../kernel/english.ts'
import { locales, uncapital } from '../kernel/language.ts'
import { cardsEn } from './cards.en.ts'
import { isCrest } from './components/index.ts'
import { wordsOf } from './wording.ts'

const { counted, plural, and } = locales.en

type Id = keyof typeof cardsEn
/** "the Bakery" */
const name = (id: Id) => the(cardsEn[id].name)
const several: ReadonlySet<Id> = new Set(['gardens', 'row-houses', 'barracks', 'stables'])
/** The verb that goes with a card: there are several gardens. */
const verb = (id: Id, one: string, many: string) => (several.has(id) ? many : one)
const text = (id: Id) => uncapital(cardsEn[id].text ?? '')
const names = (ids: ReadonlyArray<Id>) => and(ids.map(name))
const points = (n: number) => counted(n, 'point', 'points')
const chosen = (pay?: 'choose') => (pay ? ', choosing the gold to pay' : '')
const atMost = (n: number) => (n > 1 ? ` (up to ${n})` : '')
const types = {
  trade: 'trade',
  social: 'social',
  residential: 'residential',
  culture: 'culture',
  military: 'military',
}
/** Behind a card; nothing is said of the usual place. */
const zones = {
  row: '',
  discard: ' from the discard pile',
  revealed: ' from the revealed cards',
  resources: ' from another foundation',
  sites: ' instead of a foundation',
}
const verbs = {
  row: 'Take',
  discard: 'Take',
  revealed: 'Take',
  resources: 'Move',
  sites: 'Convert',
}

/** Town Builder in English. */
export const words = wordsOf({
  title: 'Town Builder: Coevorden',
  tagline:
    'Every card is a building, a resource or a gold coin: raise the best district of the town.',
  options: {
    autoClaim: {
      label: 'Claim awards automatically',
      help: 'Whoever meets an award’s condition on their turn gets it at once, without having to remember it.',
      values: { true: 'Automatically', false: 'By hand' },
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
    points: 'Whoever has the most points wins.',
    buildings: 'Tied on points: whoever has the most buildings wins.',
    shared: 'Tied on points and buildings: a shared victory.',
    peasant: 'Title: Peasant; 30 points make a Citizen',
    citizen: 'Title: Citizen; 34 points make a Merchant',
    merchant: 'Title: Merchant; 38 points make a Noble',
    noble: 'Title: Noble, the highest of all',
  },
  nothing: 'The game is over.',
  prompt: {
    turn({ actions, award }) {
      if (actions > 0)
        return `Take a card (${actions}\u00a0left)${award ? ', claim an award' : ''} or use an ability.`
      return `${award ? 'Claim an award, use' : 'Use'} an ability, or end your turn.`
    },
    pay: ({ left }) => `Choose the gold to pay with (${left} to pay).`,
    pick: ({ from }) =>
      ({
        row: 'Choose a card from the row to take.',
        discard: 'Choose a card from the discard pile to take.',
        revealed: 'Choose one of the revealed cards, or none.',
        resources: 'Choose the resource to move.',
        sites: 'Choose the foundation to convert.',
      })[from],
    use: ({ card }) => `Choose what ${name(card)} becomes.`,
    discardRow: ({ left, gone }) =>
      gone > 0
        ? `Choose another card from the row to discard${atMost(left)}, or leave it at that.`
        : `Choose a card from the row to discard${atMost(left)}.`,
    storeRow: ({ left, gone }) =>
      gone > 0
        ? `Choose another card from the row to store as gold${atMost(left)}, or leave it at that.`
        : `Choose a card from the row to store as gold${atMost(left)}.`,
    protect: 'Choose a card in the row to protect.',
    cover: 'Choose the missing resource that counts as covered.',
    copy: 'Choose the ability to copy.',
    look: ({ card }) =>
      card
        ? `The top card is ${name(card)}. Leave it there or discard it?`
        : 'Leave the top card of the deck there or discard it?',
    addJudge: 'Choose the judge who joins the others.',
    soloDiscard: ({ left }) => `Choose a card from the row to discard (${left} to go).`,
    retype: 'Choose which type your building counts as in final scoring.',
  },
  move: {
    start: ({ card, cost, pay }) =>
      `Start ${name(card)} as a foundation${cost > 0 ? ` for ${cost} gold` : ''}${chosen(pay)}`,
    resource: ({ card, to, completes }) =>
      `Put ${name(card)} under ${name(to)} as a resource${completes ? ' and complete it' : ''}`,
    gold: ({ card }) => `Store ${name(card)} as gold`,
    build: ({ with: card, pay }) => `Use ${name(card)}${chosen(pay)}: ${text(card)}`,
    star: ({ with: card, pay }) =>
      `Use ${isCrest(card) ? 'your crest' : name(card)}${chosen(pay)}: ${text(card)}`,
    claim: ({ award }) => `Claim ${name(award)}`,
    end: ({ actions }) => `End the turn${actions > 0 ? ' without the remaining actions' : ''}`,
    pay: ({ with: card }) => `Pay with ${name(card)}`,
    payTurnGold: 'Pay with this turn’s gold',
    pick: ({ card, from }) => `${verbs[from]} ${name(card)}`,
    decline: 'Take none of them',
    found: ({ pay }) => `Start it as a foundation${chosen(pay)}`,
    supply: ({ to }) => `Put it under ${name(to)} as a resource`,
    store: 'Store it as gold',
    discard: ({ card }) => `Discard ${name(card)}`,
    storeCard: ({ card }) => `Store ${name(card)} as gold`,
    done: ({ storing }) => `${storing ? 'Store' : 'Discard'} no more cards`,
    protect: ({ card }) => `Protect ${name(card)}`,
    cover: ({ to, symbol }) => `Count the missing ${symbol} of ${name(to)} as covered`,
    copy: ({ of, pay }) => `Copy ${name(of)}${chosen(pay)}: ${text(of)}`,
    discardTop: 'Discard the top card',
    leaveTop: 'Leave the card on the deck',
    addJudge: ({ judge, favours }) => `Choose ${name(judge)} (${types[favours]} buildings)`,
    count: ({ card, as, instead }) =>
      instead
        ? `Count ${name(card)} as a ${types[as]} building instead`
        : `Count ${name(card)} once more, as a ${types[as]} building`,
    keep: ({ card }) => `Leave ${name(card)} as it is`,
  },
  event: {
    turnBegan: ({ last, round }, who) =>
      `${who} begins their ${last ? 'last turn' : `turn of round ${round}`}.`,
    dealt: ({ card }) => `${name(card)} ${verb(card, 'comes', 'come')} into the row.`,
    judgeArrived: ({ judge }) => `${name(judge)} joins the judges.`,
    reshuffled: ({ count, limit }) =>
      `The discard pile becomes the deck (reshuffle ${count} of ${limit}).`,
    endTriggered: ({ lastRound }) => `The end is near: round ${lastRound} is the last.`,
    paid: ({ cards, turnGold }, who) =>
      `${who} pays ${cards.length + turnGold} gold with ${and([...(turnGold > 0 ? ['this turn’s gold'] : []), ...cards.map(name)])}.`,
    started: ({ card, from }, who) => `${who} starts ${name(card)}${zones[from]}.`,
    supplied: ({ card, from, to }, who) =>
      `${who} puts ${name(card)}${zones[from]} under ${name(to)}.`,
    stored: ({ card, from }, who) => `${who} stores ${name(card)}${zones[from]} as gold.`,
    completed: ({ card }, who) => `${who} completes ${name(card)}.`,
    claimed: ({ award, points: n, replacement }, who) =>
      `${who} ${replacement ? 'also earns' : 'claims'} ${name(award)} (${points(n)}).`,
    used: ({ card }, who) => `${who} uses ${isCrest(card) ? 'their crest' : name(card)}.`,
    copied: ({ by, of }) => `${name(by)} ${verb(by, 'copies', 'copy')} ${name(of)}.`,
    discarded: ({ card, from }, who) =>
      `${who} discards ${name(card)}${{ row: ' from the row', revealed: '', deck: ' from the deck' }[from]}.`,
    gaveUp: ({ card }, who) => `${who} gives up ${name(card)}.`,
    cleared: ({ auto, card, freed }, who) =>
      auto
        ? `${who} discards ${name(card)} unfinished${freed.length > 0 ? `, with ${names(freed)}` : ''}.`
        : `${who} clears the foundation of ${name(card)}.`,
    protected: ({ card }, who) => `${who} protects ${name(card)} in the row.`,
    covered: ({ card, symbol }, who) =>
      `${who} counts the missing ${symbol} of ${name(card)} as covered.`,
    looked: ({ card }, who) =>
      `${who} looks at the top card of the deck${card ? `: ${name(card)}` : ''}.`,
    leftTop: (_, who) => `${who} leaves the card on the deck.`,
    revealed: ({ cards }, who) =>
      cards.length > 0 ? `${who} reveals ${names(cards)}.` : `${who} finds no card to reveal.`,
    declined: (_, who) => `${who} takes none of the revealed cards.`,
    gotActions: ({ count }, who) => `${who} gets ${counted(count, 'more action', 'more actions')}.`,
    gotTurnGold: ({ count }, who) => `${who} gets ${count} gold for this turn.`,
    judgesTurned: ({ judges }, who) => `${who} turns up ${names(judges)}.`,
    turnEnded: ({ forfeited: n }, who) =>
      n > 0 ? `${who} ends their turn and forfeits ${counted(n, 'action', 'actions')}.` : null,
    awardClosed: ({ award }) => `${name(award)} can no longer be claimed.`,
    stalled: 'Nothing has changed for a whole round: the game ends.',
    counted: ({ as, card }, who) =>
      as
        ? `${who} counts ${name(card)} as a ${types[as]} building.`
        : `${who} leaves ${name(card)} as it is.`,
    judged: ({ judge, points: n, winners }) =>
      winners.length > 0
        ? `${name(judge)} gives ${points(n)} to ${and(winners)}.`
        : `${name(judge)} finds nobody worthy.`,
    over: ({ solo, total, winners }) =>
      solo
        ? `The town is built: ${points(total)}.`
        : `${and(winners)} ${plural(winners.length, { one: 'has', other: 'share' })} the Best District.`,
  },
  ofEvent: sentence,
})
