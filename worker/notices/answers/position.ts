/** A table as answers are read: its legal moves in words of all languages. */
import { gameById } from '../../games/index.ts'
import {
  copy,
  firstTurns,
  type Language,
  languages,
  type Names,
  same,
  type TurnMoves,
} from '../../games/kernel/index.ts'
import { wordsOf } from '../../games/words.ts'
import type { PlayNotice } from '../notice.ts'
import { isEnd, isPrepared, labelsOf, playOn } from '../turns.ts'
import { letterWords } from '../words.ts'
import type { Meant } from './clause.ts'
import type { Position } from './wish.ts'

/** Most legal moves that are looked through for words, or listed. */
export const maxLegal = 400

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
  return { moves, labels: said.map((labels) => labels.join(' · ')), parts }
}

/** The position of the reader's seat; later ones are played on their view, up to the first move that needs the table. */
export function positionOf(standing: Standing): Position {
  const game = gameById(standing.game)
  let legal: ReadonlyArray<Meant> | null = null
  return {
    get legal() {
      legal ??= game
        ? firstTurns(game, standing.state, standing.seat, maxLegal).map((moves) =>
            meantBy(standing, moves, moves.slice(0, 1)),
          )
        : []
      return legal
    },
    after(move) {
      if (!game) return null
      const state = copy(standing.state)
      const { seat } = standing
      if (!game.moves(state, seat).some((one: TurnMoves[number]) => same(one, move))) return null
      if (!playOn(game, state, seat, move)) return null
      return game.toAct(state).includes(seat) ? positionOf({ ...standing, state }) : null
    },
  }
}
