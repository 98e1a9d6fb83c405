/**
 * Turns along games of each kind, typed as people type them: the names of their moves with friendly words around, in any
 * language, in small letters, without accents and with a wrong letter. Nothing else is ever played, and nearly all at once.
 */
import { describe, expect, inject, test } from 'vitest'
import { evaluatorOf } from '../../../worker/games/evaluators.ts'
import { games } from '../../../worker/games/index.ts'
import {
  type AnyGame,
  attempt,
  type Language,
  languages,
  likelyTurns,
  type Move,
  type Play,
  Random,
  same,
  start,
  type TurnMoves,
  view,
} from '../../../worker/games/kernel/index.ts'
import { wordsOf } from '../../../worker/games/words.ts'
import { meantBy, positionOf } from '../../../worker/notices/answers/position.ts'
import { understand } from '../../../worker/notices/answers/understand.ts'
import type { Position } from '../../../worker/notices/answers/wish.ts'
import { pieceNames } from '../../../worker/notices/told.ts'
import { labelsOf } from '../../../worker/notices/turns.ts'

const names = ['Ada', 'Bob', 'Cleo']

const greetings = {
  en: ['', 'I take: ', 'ok, ', 'Hi all! ', 'please ', 'sorry for the delay. '],
  de: ['', 'ok, ', 'Hallo zusammen! ', 'bitte ', 'sorry, hatte 3 Tage Grippe. '],
  fr: ['', 'ok, ', 'Bonjour ! ', 'Désolé du retard. ', 'alors '],
} as const
const farewells = {
  en: ['', ' please', ', thanks!', '. Good luck everyone!', ' :-)', '. See you on Sunday at 5!'],
  de: ['', ' bitte', ', danke!', '. Viel Glück euch allen!', ' :-)', '. LG Tom'],
  fr: ['', ' svp', ', merci !', '. Bonne chance à tous !', ' :-)'],
} as const
const joints = {
  en: [', ', ' and ', ', then ', '. Then ', '\n'],
  de: [', ', ' und ', ', dann ', '. Dann ', '\n'],
  fr: [', ', ' et ', ', puis ', '. Puis ', '\n'],
} as const

/** A name without what stands in brackets and behind a colon, which nobody types. */
const shortened = (label: string): string =>
  label
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s?: .*/, '')
    .replace(/[„“«»"]/g, '')
    .trim()

/** The same with a letter too few or too many in a long word. */
function misspelt(text: string, random: Random): string {
  const long = [...text.matchAll(/\p{L}{7,}/gu)]
  if (long.length === 0) return text
  const { index, 0: word } = random.pick(long)
  const cut = index + 2 + random.int(word.length - 3)
  return text.slice(0, cut) + text.slice(random.int(2) > 0 ? cut + 1 : cut - 1)
}

const unmarked = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
const germanly = (text: string): string =>
  text.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss')

/** The names of moves as somebody types them. */
function typed(labels: ReadonlyArray<string>, language: Language, random: Random): string {
  const some = random.int(3)
  let text = labels.map(shortened).join(random.pick(joints[language]))
  if (random.int(3) === 0) text = text.toLowerCase()
  if (some === 0) text = language === 'de' ? germanly(text) : unmarked(text)
  if (random.int(4) === 0) text = misspelt(text, random)
  return `${random.pick(greetings[language])}${text}${random.pick(farewells[language])}`
}

/** Tells whether moves are some others, and after them only what is bound to follow. */
function isPlayed(played: TurnMoves, meant: TurnMoves, position: Position): boolean {
  if (!same(played.slice(0, meant.length), meant)) return false
  let reached: Position | null = position
  return played.every((move, i) => {
    const isBound = i < meant.length || reached?.legal.length === 1
    reached = reached?.after(move) ?? null
    return isBound
  })
}

/** Decisions along a game, and what was typed for one of the likely turns. */
function* answersIn(game: AnyGame, turns: number, seed: number) {
  const random = Random.fromSeed(new Uint8Array(32).fill(seed))
  let play: Play = start(game, {}, 3, new Uint8Array(32).fill(seed + 1))
  for (let turn = 0; turn < turns; turn++) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) return
    const { state } = view(game, play, seat)
    const stream = Random.fromSeed(new Uint8Array(32).fill(seed + 2))
    const likely = likelyTurns(game, evaluatorOf(game.id), state, seat, stream, 8)
    const standing = { game: game.id, seat, state, names }
    const chain = random.pick(likely)
    const moves = chain.slice(0, 1 + random.int(Math.min(3, chain.length)))
    const language = random.pick(languages)
    const nameOf = (said: TurnMoves, spoken: Language) =>
      labelsOf(standing, said, wordsOf(game.id, spoken), (one) => names[one] ?? '')
    const text = typed(nameOf(moves, language), language, random)
    const position = positionOf(standing)
    const listed = likely.map((one) => meantBy(standing, one))
    const { wish } = understand(text.split('\n'), () => ({
      listed,
      position,
      isAsked: false,
      proposed: null,
      pieces: pieceNames(game.id),
    }))
    const played: ReadonlyArray<Move> | null =
      wish.wish === 'moves'
        ? wish.moves
        : wish.wish === 'numbers'
          ? wish.numbers.flatMap((number) => likely[number - 1] ?? [])
          : null
    const isSame = (one: TurnMoves) => same(nameOf(one, 'en'), nameOf(moves, 'en'))
    const isRight = played !== null && (isPlayed(played, moves, position) || isSame(played))
    yield { text, isRight, played: played && nameOf(played, 'en').join(' · ') }
    const next = attempt(game, play)
    for (const move of random.int(3) > 0 ? (likely[0] ?? []) : random.pick(likely))
      next.play(seat, move)
    play = next.end().play
  }
}

describe.each(games.map((game) => [game.id, game] as const))('turns of %s', (_, game) => {
  test('are played as they are typed, and nothing else is', () => {
    const turns = inject('thorough') ? 400 : 40
    const answers = [...answersIn(game, turns, inject('seed') % 200)]
    const wrong = answers.filter(({ isRight, played }) => !isRight && played !== null)
    expect(wrong).toEqual([])
    const lost = answers.filter(({ isRight }) => !isRight).map(({ text }) => text)
    expect(lost.length / answers.length, lost.join('\n')).toBeLessThan(0.15)
  })
})
