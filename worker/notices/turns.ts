/** The turns that a letter lists: likely ones in words, each a link that lays it out at the table. */
import { sha256 } from '@noble/hashes/sha2.js'
import { evaluatorOf } from '../games/evaluators.ts'
import { gameById } from '../games/index.ts'
import {
  type AnyWords,
  copy,
  firstTurns,
  Hidden,
  likelyTurns,
  type Move,
  moveInWords,
  type Names,
  Random,
  type Seat,
  same,
  type TurnMoves,
  turnFragment,
} from '../games/kernel/index.ts'
import type { Block } from '../wire/letter.ts'
import type { PlayNotice } from './notice.ts'
import type { LetterWords } from './words.ts'

/** How many turns a letter lists. */
const maxTurns = 8

/**
 * Turns that the reader of a notice may play now, the likeliest first; at a rated table the first
 * legal ones. Nothing where it is not their turn. The same notice has the same turns, as it may be
 * delivered more than once. `isOpen`: nothing is listed that takes more than a spectator sees.
 */
export function turnsFor(notice: PlayNotice, isOpen: boolean): TurnMoves[] {
  const { game: id, state, seat, yourTurn, isRated } = notice
  const game = gameById(id)
  if (!yourTurn || !game) return []
  if (isOpen) return openTurns(notice)
  if (isRated) return firstTurns(game, state, seat, maxTurns)
  return likelyTurns(game, evaluatorOf(id), state, seat, streamOf(notice), maxTurns)
}

/** What is legal by what anybody sees, and by what the seat sees too. */
function openTurns({ game: id, state, open, seat }: PlayNotice): TurnMoves[] {
  const game = gameById(id)
  if (!game) return []
  try {
    const legal: Move[] = game.moves(state, seat)
    const isLegal = ([first]: TurnMoves) => legal.some((move) => same(move, first))
    return firstTurns(game, open.state, seat, maxTurns * 2)
      .filter(isLegal)
      .slice(0, maxTurns)
  } catch (error) {
    if (error instanceof Hidden) return []
    throw error
  }
}

/** Chance for thinking, told by nothing but which letter this is. */
const streamOf = ({ table, played, seat }: PlayNotice): Random =>
  Random.fromSeed(sha256(new TextEncoder().encode(`likely turns:${table}:${played}:${seat}`)))

/** What the moves of a turn do, one after another, in words. */
export function labelsOf(
  notice: Pick<PlayNotice, 'game' | 'state' | 'seat'>,
  moves: TurnMoves,
  words: AnyWords,
  names: Names,
): string[] {
  const { game: id, seat } = notice
  const game = gameById(id)
  const state = copy(notice.state)
  return moves.map((move, i) => {
    // They stand in a row: what is a sentence of its own must not look like its end.
    const label = moveInWords(words, state, seat, move, names).replace(/\.$/, '')
    if (game && i < moves.length - 1) playOn(game, state, seat, move)
    return label
  })
}

type Rules = NonNullable<ReturnType<typeof gameById>>

/** Plays a move on a view; whether the view shows what comes of it. */
export function playOn(game: Rules, view: unknown, seat: Seat, move: Move): boolean {
  try {
    game.play(view, seat, move, { random: Random.hidden(), emit() {}, emitTo() {} })
    return true
  } catch (error) {
    if (error instanceof Hidden) return false
    throw error
  }
}

/** The list of a letter's turns; nothing where there are none. `canAnswer`: with how to answer it. */
export function choicesOf(
  notice: PlayNotice,
  turns: ReadonlyArray<TurnMoves>,
  { words, gameWords, names }: { words: LetterWords; gameWords: AnyWords; names: Names },
  { url, isOpen, canAnswer }: { url: string; isOpen: boolean; canAnswer: boolean },
): Block[] {
  const { likely, likelyHint, first, firstHint, openHint, answering, answeringHow } = words.choices
  const { played: revision, isRated } = notice
  const plainHint = isOpen ? openHint : firstHint
  const isThought = !isOpen && !isRated
  const rows = turns.map((moves) => ({
    label: labelsOf(notice, moves, gameWords, names).join(' · '),
    url: `${url}#${turnFragment({ revision, moves })}`,
  }))
  return [
    ...(rows.length === 0
      ? []
      : [
          {
            block: 'choices',
            title: isThought ? likely : first,
            hint: isThought ? likelyHint : plainHint,
            rows,
          } as const,
        ]),
    ...(canAnswer ? [{ block: 'answering', title: answering, text: answeringHow } as const] : []),
  ]
}
