/** The turns that a letter lists: likely ones in words, each a link that lays it out at the table. */
import { sha256 } from '@noble/hashes/sha2.js'
import { evaluatorOf } from '../games/evaluators.ts'
import { gameById } from '../games/index.ts'
import {
  type AnyWords,
  copy,
  deedTurns,
  firstTurns,
  Hidden,
  type Language,
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
import { alikeIn, begunIn, briefIn, glossIn, isDrawn, isMeans, rowIn } from '../pictures/preview.ts'
import { said as saidOf } from '../pictures/things.ts'
import type { Block } from '../wire/letter.ts'
import type { LetterWords } from './letter-words.ts'
import type { PlayNotice } from './notice.ts'

/** A letter lists no more turns than this. */
export const maxTurns = 8

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
  const likely = likelyTurns(game, evaluatorOf(id), state, seat, streamOf(notice), mostLikely)
  const different = likely.filter(
    (turn, i) => !likely.slice(0, i).some((one) => isReordered(one, turn)),
  )
  return withoutAlike(id, state, different)
    .map((turn) => (isDrawn(id) ? begunIn(id, turn) : turn))
    .slice(0, maxTurns)
}

/** Most legal moves that are looked through for words, or listed. */
export const maxLegal = 400

/**
 * All legal turns of who is asked, or all deeds where a game knows these, as many ways lead to each (`isByDeed`). `isOpen`: none
 * that takes more than a spectator sees.
 */
export function allTurns(
  { game: id, state, open, seat }: Pick<PlayNotice, 'game' | 'state' | 'open' | 'seat'>,
  isOpen: boolean,
): { readonly turns: ReadonlyArray<TurnMoves>; readonly isByDeed: boolean } {
  const game = gameById(id)
  if (!game) return { turns: [], isByDeed: false }
  const view = isOpen ? open.state : state
  const deeds = deedTurns(game, evaluatorOf(id), view, seat)
  return deeds.length > 0
    ? { turns: deeds, isByDeed: true }
    : { turns: withoutAlike(id, view, firstTurns(game, view, seat, maxLegal)), isByDeed: false }
}

/** Number of likely turns that are looked for: some are others in another order. */
const mostLikely = maxTurns + 4

/** Tells whether two turns have the same moves, in whatever order. */
export function isReordered(one: TurnMoves, other: TurnMoves): boolean {
  const sorted = (moves: TurnMoves) => moves.map((move) => JSON.stringify(move)).toSorted()
  return same(sorted(one), sorted(other))
}

/** A word for what comes of a move: moves that come to the same have the same one. */
export const alikeOf = ({ game, state }: Pick<PlayNotice, 'game' | 'state'>, move: Move): string =>
  isDrawn(game) ? alikeIn(game, state, move) : JSON.stringify(move)

/** The turns without those that begin with a move that comes to the same as an earlier one's, and go on alike. */
function withoutAlike(id: string, view: unknown, turns: ReadonlyArray<TurnMoves>): TurnMoves[] {
  const known = new Set<string>()
  return turns.filter(([first, ...rest]) => {
    const begun = first ? alikeOf({ game: id, state: view }, first) : ''
    const key = JSON.stringify([begun, rest])
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
}

/** Moves that are legal by what anybody sees, and by what the seat sees too. */
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

/** Words for the moves of a turn, one after another. */
export function labelsOf(
  notice: Pick<PlayNotice, 'game' | 'state' | 'seat'>,
  moves: TurnMoves,
  words: AnyWords,
  names: Names,
): string[] {
  const { game: id, seat } = notice
  const game = gameById(id)
  // A single move is played on nothing.
  const state = moves.length > 1 ? copy(notice.state) : notice.state
  return moves.map((move, i) => {
    // They stand in a row: what is a sentence of its own must not look like its end.
    const label = moveInWords(words, state, seat, move, names).replace(/\.$/, '')
    if (game && i < moves.length - 1) playOn(game, state, seat, move)
    return label
  })
}

/** Tells whether a move does nothing but end a turn. */
export const isEnd = (move: Move): boolean => move.do === 'end' || move.do === 'end-turn'

/** Tells whether moves only pay for something that follows. */
export const isPrepared = (id: string, moves: TurnMoves): boolean =>
  isDrawn(id) && moves.every((move) => isMeans(id, move))

/**
 * A turn of a list in few words. The move that ends it is not said; one after which its seat goes on ends
 * with an ellipsis.
 */
export function labelOf(
  notice: Pick<PlayNotice, 'game' | 'state' | 'seat'>,
  moves: TurnMoves,
  words: AnyWords,
  names: Names,
  language: Language,
): string {
  const { game: id, seat } = notice
  const game = gameById(id)
  const state = copy(notice.state)
  const labels: string[] = []
  let goesOn = false
  for (const [i, move] of moves.entries()) {
    const isLast = i > 0 && isEnd(move)
    if (!isLast) labels.push(inShort(id, words, state, seat, move, names, language))
    goesOn =
      !isLast &&
      game !== undefined &&
      playOn(game, state, seat, move) &&
      game.toAct(state).includes(seat)
  }
  const row = isDrawn(id) ? rowIn(id, moves.slice(0, labels.length), labels, language) : labels
  return `${row.join(' · ')}${goesOn ? ' …' : ''}`
}

/** Worth or effect of the things that a turn is about, each once, by its name where the turn has several deeds: `known` are those that were said before. */
export function glossesOf(
  { game: id, state: before, seat }: Pick<PlayNotice, 'game' | 'state' | 'seat'>,
  moves: TurnMoves,
  language: Language,
  names: Names,
  known: ReadonlySet<string>,
): string[] {
  const game = gameById(id)
  if (!game || !isDrawn(id)) return []
  const state = copy(before)
  const said = new Set<string>()
  const deeds = moves.filter((move) => !isEnd(move) && !isMeans(id, move))
  for (const move of moves) {
    const thing = glossIn(id, state, seat, move, language, names)
    const one = thing && (deeds.length > 1 ? saidOf(thing, language) : thing.facts)
    if (one !== null && !known.has(one)) said.add(one)
    if (!playOn(game, state, seat, move)) break
  }
  return [...said]
}

/** A move in the fewest words there are. */
function inShort(
  id: string,
  words: AnyWords,
  state: unknown,
  seat: Seat,
  move: Move,
  names: Names,
  language: Language,
): string {
  const brief = isDrawn(id) ? briefIn(id, state, seat, move, language) : null
  return brief ?? moveInWords(words, state, seat, move, names).replace(/\.$/, '')
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

/** A turn of a list, as it is called there. */
export interface ListedTurn {
  readonly moves: TurnMoves
  readonly label: string
  /** Gain from it, in few words. */
  readonly note?: string
}

/** Way of answering a letter, in two lines, and where there is more of it. */
function answeringIn({ choices }: LetterWords, guide: string): Block {
  const { answering: title, answeringHow: text, answeringMore, answeringGuide: label } = choices
  const more = { text: answeringMore, link: { label, url: guide } }
  return { block: 'answering', title, text, more }
}

/** The list of a letter's turns; nothing where there are none. `canAnswer`: with how to answer it; `isWhole`: there are no others; `part`: of the list of all; `isAsking`: one of them was meant. */
export function choicesOf(
  notice: PlayNotice,
  turns: ReadonlyArray<ListedTurn>,
  words: LetterWords,
  {
    origin,
    isOpen,
    canAnswer,
    isWhole,
    part,
    isAsking = false,
  }: {
    origin: string
    isOpen: boolean
    canAnswer: boolean
    isWhole: boolean
    part?: { readonly at: number; readonly of: number } | null
    isAsking?: boolean
  },
): Block[] {
  const { likely, likelyHint, first, firstHint, openHint, all, allHint, partOf, answeringMore } =
    words.choices
  const { played: revision, isRated } = notice
  const plainHint = isOpen ? openHint : firstHint
  const isThought = !isOpen && !isRated && !part
  const hint = isThought ? likelyHint : plainHint
  const ofAll = ({ at, of }: { readonly at: number; readonly of: number }) =>
    of > 1 ? partOf(at, of) : allHint
  const { asked, askedOne, askedHint, yes } = words.choices
  const rows = turns.map(({ moves, label, note }) => ({
    label: isAsking && turns.length === 1 ? yes : label,
    ...(note !== undefined && { note }),
    url: `${origin}/t/${notice.table}#${turnFragment({ revision, moves })}`,
  }))
  if (isAsking)
    return [{ block: 'choices', title: rows.length > 1 ? asked : askedOne, hint: askedHint, rows }]
  return [
    ...(rows.length === 0
      ? []
      : [
          {
            block: 'choices',
            title: isThought ? likely : first,
            hint: part ? ofAll(part) : canAnswer && !isWhole ? `${hint} ${all}` : hint,
            rows,
          } as const,
        ]),
    // Somebody who waits has little to answer with.
    ...(canAnswer && notice.yourTurn ? [answeringIn(words, `${origin}/how-answering-works`)] : []),
    ...(canAnswer && !notice.yourTurn && notice.result === null
      ? [{ block: 'text', text: answeringMore, aside: true } as const]
      : []),
  ]
}
