/**
 * Choosing of moves in a game by tapping pieces, as pure functions that it hands over; the frame's selection
 * does the rest.
 */
import type { Language, Move, Names, Seat, Words } from '../../../worker/games/kernel/index.ts'
import { goldOf } from './light.ts'
import {
  type Chosen,
  leadsOn,
  litBy,
  movesBy,
  type Piece,
  type Tapped,
  tap,
  type Way,
} from './taps.ts'

/** A position in which a seat may be asked something. `more` is what a game finds out about it, once. */
export interface Asked<S, M, X = unknown> {
  /** As plain data. */
  readonly state: S
  readonly seat: Seat
  readonly moves: ReadonlyArray<M>
  readonly ways: ReadonlyArray<Way<M>>
  readonly more: X
}

/** Material of sentences about a position. */
export interface Speech<S, M extends Move> {
  readonly language: Language
  readonly names: Names
  // biome-ignore lint/suspicious/noExplicitAny: no event is put into words here.
  readonly words: Words<S, M, any>
}

/** Focus of the keyboard after something was done with a piece. */
export interface Keyboard {
  readonly did: 'choose' | 'play' | 'let-go'
  readonly piece: Piece | null
  readonly byKey: boolean
  /** The focused piece is gone. */
  readonly isLost: boolean
  readonly isOnPiece: boolean
}

/** Look of a piece that can be tapped. */
export interface Looks {
  readonly class?: string
  /** Its explanation offers something to do. */
  readonly offers?: boolean
}

/** Functions that a game hands over. Almost all have a default. */
export interface Choosing<S, M extends Move, X = unknown, V = unknown> {
  /** Ways to make each of some moves by tapping pieces, one after the other. */
  ways(state: S, seat: Seat, moves: ReadonlyArray<M>): ReadonlyArray<Way<M>>
  /** Object looked at on the board before anything is played; it is forgotten with every move. */
  readonly view?: V
  /** Further facts about a position as it is looked at; `before` was known last. */
  more?(at: Omit<Asked<S, M>, 'more'>, view: V, before: X | undefined): X
  /** Chosen pieces, derived from the tapped ones; `null`: none was tapped since the last move. By default those tapped, as long as they lead somewhere. */
  chosen?(at: Asked<S, M, X>, tapped: Chosen | null): Chosen
  /** The pieces that are lit. By default the next ones of all ways along what is chosen. */
  lit?(at: Asked<S, M, X>, chosen: Chosen): ReadonlySet<Piece>
  /** Pieces that stand out: just unlocked, or plainly good. They are gold as long as they are few. By default none. */
  good?(at: Asked<S, M, X>, chosen: Chosen): Iterable<Piece>
  /** The moves that tapping a lit piece leads to. By default from what is chosen on, or else from the start. */
  waysBy?(at: Asked<S, M, X>, chosen: Chosen, piece: Piece): ReadonlyArray<Way<M>>
  /** Effect of a tap on a piece. By default that of `kit/selection.ts`. */
  tap?(at: Asked<S, M, X>, chosen: Chosen, piece: Piece): Tapped<M>
  /** Tells whether a piece that is neither lit nor chosen is tapped rather than explained. By default none is. */
  isTappable?(at: Asked<S, M, X>, chosen: Chosen, piece: Piece): boolean
  /** A class that all pieces have, one of what is seen of them, and how a piece looks besides. */
  readonly class?: string
  readonly seen?: string
  looks?(at: Asked<S, M, X>, chosen: Chosen, piece: Piece, isLit: boolean): Looks
  /** Effect of a tap on a piece, in a sentence or two; `ways` are those it leads to, none where it is not lit. */
  says(
    at: Asked<S, M, X>,
    chosen: Chosen,
    piece: Piece,
    ways: ReadonlyArray<Way<M>>,
    speech: Speech<S, M>,
  ): string | null
  /** Question once something is chosen; `null`: that of the rules. */
  question?(at: Asked<S, M, X>, chosen: Chosen, speech: Speech<S, M>): string | null
  /** Name of the piece that is chosen and leads to no move yet: the turn does not go without a word about it. By default nothing. */
  held?(at: Asked<S, M, X>, chosen: Chosen, speech: Speech<S, M>): string | null
  /**
   * Seats in whose villages pieces lie, the nearest first; `null` stands for what is in view in all of them.
   * By default there.
   */
  places?(at: Asked<S, M, X>, pieces: ReadonlySet<Piece>): ReadonlySet<Seat | null>
  /** The pane of a phone in which the choice goes on; `null`: it stays in the one in view. By default it stays. */
  pane?(at: Asked<S, M, X>, chosen: Chosen, lit: ReadonlySet<Piece>, pane: string): string | null
  /** The pane of a phone in which a move is seen; `null`: it stays in the one in view. By default it stays. */
  paneAfter?(at: Asked<S, M, X>, move: M, pane: string): string | null
  /** The move that follows from what was played on the board, as there is no other choice; `null`: none. */
  follows?(at: Asked<S, M, X>): M | null
  /** All moves of one tap are taken back by one step. */
  readonly joins?: true
  /** The move that was wished for at a piece, once there are other moves; `null`: it cannot be made. */
  granted?(at: Asked<S, M, X>, piece: Piece): M | null
  /** My moves are seen in my own village, which comes on the stage. */
  readonly isSeenAtHome?: true
  /** Next focus of the keyboard: selectors, of which the first is taken that finds something. By default it stays. */
  keyboard?(was: Keyboard): ReadonlyArray<string>
}

/** A position with all that is found out about it. */
export function askedAt<S, M extends Move>(
  game: Choosing<S, M>,
  state: S,
  seat: Seat,
  moves: ReadonlyArray<M>,
): Asked<S, M> {
  const at = { state, seat, moves, ways: game.ways(state, seat, moves) }
  return { ...at, more: game.more?.(at, game.view, undefined) }
}

/** Chosen pieces at a position. */
export const chosenAt = <S, M extends Move>(
  game: Choosing<S, M>,
  at: Asked<S, M>,
  tapped: Chosen | null,
): Chosen => {
  if (game.chosen) return game.chosen(at, tapped)
  return tapped && leadsOn(at.ways, tapped) ? tapped : []
}

/** The pieces that are lit. */
export const litAt = <S, M extends Move>(
  game: Choosing<S, M>,
  at: Asked<S, M>,
  chosen: Chosen,
): ReadonlySet<Piece> => game.lit?.(at, chosen) ?? litBy(at.ways, chosen)

/** The lit pieces that are gold. */
export const goldAt = <S, M extends Move>(
  game: Choosing<S, M>,
  at: Asked<S, M>,
  chosen: Chosen,
): ReadonlySet<Piece> => goldOf(litAt(game, at, chosen), game.good?.(at, chosen) ?? [])

/** The moves that tapping a lit piece leads to. */
export const waysAt = <S, M extends Move>(
  game: Choosing<S, M>,
  at: Asked<S, M>,
  chosen: Chosen,
  piece: Piece,
): ReadonlyArray<Way<M>> => game.waysBy?.(at, chosen, piece) ?? movesBy(at.ways, chosen, piece)

/** Effect of a tap on a piece. */
export const tapAt = <S, M extends Move>(
  game: Choosing<S, M>,
  at: Asked<S, M>,
  chosen: Chosen,
  piece: Piece,
): Tapped<M> => (game.tap ? game.tap(at, chosen, piece) : tap(at.ways, chosen, piece))
