/** A table as answers are read: its legal moves in words of all languages. */
import { evaluatorOf } from '../../games/evaluators.ts'
import { gameById } from '../../games/index.ts'
import {
  copy,
  deedTurns,
  firstTurns,
  type Language,
  languages,
  type Names,
  same,
  type TurnMoves,
} from '../../games/kernel/index.ts'
import { namesOf, wordsOf } from '../../games/words.ts'
import type { PlayNotice } from '../notice.ts'
import { alikeOf, isEnd, isPrepared, labelOf, labelsOf, maxLegal, playOn } from '../turns.ts'
import { letterWords } from '../words.ts'
import type { Meant } from './clause.ts'
import type { Position } from './wish.ts'

/** The part of a notice that tells how a table stands. */
type Standing = Pick<PlayNotice, 'game' | 'state' | 'seat' | 'names'>

/** Names of the people at a table. */
export const namesIn =
  ({ names }: Pick<Standing, 'names'>, language: Language): Names =>
  (seat) =>
    names[seat] ?? letterWords[language].seatName(seat + 1)

/** A turn with its name in every language: nobody is held to that of their settings. `worded`: the moves in the name. */
export function meantBy(standing: Standing, moves: TurnMoves, worded = moves): Meant {
  const said = languages.map((language) =>
    labelsOf(standing, worded, wordsOf(standing.game, language), namesIn(standing, language)),
  )
  const parts = worded.flatMap((move, i) =>
    isEnd(move)
      ? []
      : [
          {
            labels: said.map((labels) => labels[i] ?? ''),
            isMeans: isPrepared(standing.game, [move]),
          },
        ],
  )
  const names = namesOf(standing.game)
  const labels = said.map((one) => one.join(' · '))
  return { moves, labels, parts, names, isDeclining: isDeclining(standing, worded) }
}

/** Tells whether a turn only declines something, or ends. */
function isDeclining({ game: id, state, seat }: Standing, moves: TurnMoves): boolean {
  const game = gameById(id)
  const [first, ...others] = moves
  const isPass = (move: TurnMoves[number]) => isEnd(move) || game?.passes?.includes(move.do)
  const isFirst = first && (isPass(first) || game?.declines?.(state, seat, first))
  return Boolean(isFirst) && others.every(isPass)
}

/** A position behind something that is still hidden, with what can be told ahead of it; `null` where nothing can. */
function foreseenAfter(standing: Standing, move: TurnMoves[number]): Position | null {
  const { game, state, seat } = standing
  const moves = evaluatorOf(game).foreseen?.(state, seat, move) ?? []
  if (moves.length === 0) return null
  return {
    legal: moves.map((one) => meantBy(standing, [one])),
    after: (one) => foreseenAfter(standing, one),
  }
}

/** A turn of a letter's list, with its name there. */
export const listedBy = (standing: Standing, moves: TurnMoves): Meant => ({
  ...meantBy(standing, moves),
  brief: languages.map((language) =>
    labelOf(
      standing,
      moves,
      wordsOf(standing.game, language),
      namesIn(standing, language),
      language,
    ),
  ),
})

/** The position of the reader's seat; later ones are played on their view, up to the first move that needs the table. */
export function positionOf(standing: Standing): Position {
  const game = gameById(standing.game)
  let legal: ReadonlyArray<Meant> | null = null
  return {
    get legal() {
      legal ??= game
        ? firstTurns(game, standing.state, standing.seat, maxLegal).map((moves) => ({
            ...meantBy(standing, moves, moves.slice(0, 1)),
            ...(moves[0] && { alike: alikeOf(standing, moves[0]) }),
          }))
        : []
      return legal
    },
    deeds(numbers) {
      const { state, seat } = standing
      const turns = game ? deedTurns(game, evaluatorOf(game.id), state, seat, numbers) : []
      return turns.map((moves) => meantBy(standing, moves))
    },
    after(move) {
      if (!game) return null
      const state = copy(standing.state)
      const { seat } = standing
      if (!game.moves(state, seat).some((one: TurnMoves[number]) => same(one, move))) return null
      if (!playOn(game, state, seat, move)) return foreseenAfter(standing, move)
      return game.toAct(state).includes(seat) ? positionOf({ ...standing, state }) : null
    },
  }
}
