import {
  type Evaluator,
  type GameManifest,
  isHidden,
  languages,
  type PerLanguage,
  type Words,
} from '../../worker/games/kernel/index.ts'
import { type ToyEvent, type ToyMove, type ToyState, toy } from '../kernel/toy.ts'

/** The number of a card that is not hidden. */
const numberOf = (card: string): number => Number(card.slice(1))

const pips = (card: string): string => (isHidden(card) ? 'a card' : `the ${numberOf(card)}`)

const english: Words<ToyState, ToyMove, ToyEvent> = {
  title: 'Toy',
  tagline: 'Play a card, draw one, or roll.',
  options: { cards: { label: 'Cards in the stack', help: 'More of them make a longer game.' } },
  categories: { points: 'Points' },
  reasons: { 'stack-empty': 'the stack ran out' },
  prompt: (state) =>
    state.agenda.at(-1)?.task === 'swap' ? 'Swap points with somebody?' : 'Play, draw or roll?',
  move(_state, _seat, move, names) {
    if (move.do === 'play') return `Play ${pips(move.card)}`
    if (move.do === 'swap') return `Swap points with ${names(move.with)}`
    return { draw: 'Draw a card', roll: 'Roll the die', keep: 'Keep the points' }[move.do]
  },
  event(event, names) {
    const who = names(event.seat)
    if (event.event === 'played') return `${who} played ${pips(event.card)}.`
    if (event.event === 'drew') return `${who} drew ${pips(event.card)}.`
    if (event.event === 'rolled') return `${who} rolled a ${event.pips}.`
    return `${who} swapped points with ${names(event.with)}.`
  },
}

/** Hidden cards are any others than those in view: the state does not tell how many there were. */
const evaluator: Evaluator<ToyState, ToyMove> = {
  deals: (view) => (random) => {
    const seen = new Set(view.hands.flat().filter((card) => !isHidden(card)))
    const pool = random.shuffle(
      Array.from({ length: 60 }, (_, i) => `c${i}`).filter((card) => !seen.has(card)),
    )
    const filled = (card: string) => (isHidden(card) ? (pool.pop() ?? card) : card)
    return {
      ...structuredClone(view),
      stack: view.stack.map(filled),
      hands: view.hands.map((hand) => hand.map(filled)),
    }
  },
  value: (state, seat) => ({
    points: state.points[seat] ?? 0,
    hand: (state.hands[seat] ?? []).reduce((sum, card) => sum + numberOf(card) / 2, 0),
  }),
}

/** The toy game, as the worker knows a game. It speaks English to everybody. */
export const manifest: GameManifest<ToyState, ToyMove, { cards: number }, ToyEvent> = {
  game: toy,
  words: Object.fromEntries(languages.map((language) => [language, english])) as PerLanguage<
    typeof english
  >,
  evaluator,
  story: { weight: () => 1, counted: {} },
  names: [],
}
