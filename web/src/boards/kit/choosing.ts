/** How a game is played by tapping pieces, as pure functions that it hands over; the frame's selection does the rest. */
import type { Language, Move, Names, Seat, Words } from '../../../../worker/games/kernel/index.ts'
import {
  type Chosen,
  litBy,
  movesBy,
  type Piece,
  type Tapped,
  tap,
  type Way,
  waysAlong,
} from './selection.ts'

/** A position in which a seat may be asked something. */
export interface Asked<S, M> {
  /** As plain data. */
  readonly state: S
  readonly seat: Seat
  readonly moves: ReadonlyArray<M>
  readonly ways: ReadonlyArray<Way<M>>
}

/** What sentences about a position are made of. */
export interface Speech<S, M extends Move> {
  readonly language: Language
  readonly names: Names
  // biome-ignore lint/suspicious/noExplicitAny: no event is put into words here.
  readonly words: Words<S, M, any>
}

/** What the keyboard was on after something was done with a piece. */
export interface Keyboard {
  readonly did: 'choose' | 'play' | 'let-go'
  readonly piece: Piece | null
  readonly byKey: boolean
  /** What it was on is gone. */
  readonly isLost: boolean
  readonly isOnPiece: boolean
}

/** All of it but `ways` has a default. */
export interface Choosing<S, M extends Move> {
  /** How each of some moves is made by tapping pieces, one after the other. */
  ways(state: S, seat: Seat, moves: ReadonlyArray<M>): ReadonlyArray<Way<M>>
  /** What is chosen, from what was tapped; `null`: nothing was since the last move. By default that, as long as it leads somewhere. */
  chosen?(at: Asked<S, M>, tapped: Chosen | null): Chosen
  /** What a tap on a piece does. By default that of `kit/selection.ts`. */
  tap?(at: Asked<S, M>, chosen: Chosen, piece: Piece): Tapped<M>
  /** Whether a piece that is neither lit nor chosen is tapped rather than explained. By default none is. */
  isTappable?(at: Asked<S, M>, chosen: Chosen, piece: Piece): boolean
  /** What a tap on a lit piece does, in a sentence or two; `ways` are those it leads to. */
  says(
    at: Asked<S, M>,
    chosen: Chosen,
    piece: Piece,
    ways: ReadonlyArray<Way<M>>,
    speech: Speech<S, M>,
  ): string | null
  /** What is asked now that something is chosen; `null`: what the rules ask. */
  question?(at: Asked<S, M>, chosen: Chosen, speech: Speech<S, M>): string | null
  /** Where the keyboard goes on: selectors, of which the first is taken that finds something. By default it stays. */
  keyboard?(was: Keyboard): ReadonlyArray<string>
}

/** What is chosen at a position. */
export const chosenAt = <S, M extends Move>(
  game: Choosing<S, M>,
  at: Asked<S, M>,
  tapped: Chosen | null,
): Chosen => {
  if (game.chosen) return game.chosen(at, tapped)
  return tapped && waysAlong(at.ways, tapped).length > 0 ? tapped : []
}

/** The pieces that are lit. */
export const litAt = <S, M extends Move>(
  _game: Choosing<S, M>,
  at: Asked<S, M>,
  chosen: Chosen,
): ReadonlySet<Piece> => litBy(at.ways, chosen)

/** The moves that tapping a lit piece leads to. */
export const waysAt = <S, M extends Move>(
  _game: Choosing<S, M>,
  at: Asked<S, M>,
  chosen: Chosen,
  piece: Piece,
): ReadonlyArray<Way<M>> => movesBy(at.ways, chosen, piece)

/** What a tap on a piece does. */
export const tapAt = <S, M extends Move>(
  game: Choosing<S, M>,
  at: Asked<S, M>,
  chosen: Chosen,
  piece: Piece,
): Tapped<M> => (game.tap ? game.tap(at, chosen, piece) : tap(at.ways, chosen, piece))
