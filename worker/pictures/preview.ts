/**
 * Pictures of a table for everybody with its link: 1200 by 630 for link previews, 600 by 300 for lists.
 * They take what a spectator sees, never more. Plain shapes and colours only, ready to become a PNG.
 */
import type { GameId } from '../games/index.ts'
import type { Language, Move, Names, Seat } from '../games/kernel/index.ts'
import { locales } from '../games/kernel/language.ts'
import { below, type CardPeople, discs, type Numbered } from './aid.ts'
import {
  band,
  brand,
  type Caption,
  type Flag,
  flags,
  frame,
  postmark,
  sitters,
  square,
  usualLayout,
} from './envelope.ts'
import { heightOf, type Place, sheetOf } from './final-table.ts'
import { pictures } from './index.ts'
import type { Fact, Holdings, Matter } from './manifest.ts'
import { cloudShape, patterns } from './parts.ts'
import type { Group, Thing } from './things.ts'
import { type Hour, ink, palette } from './tones.ts'

/** Returns true if previews of a game can be drawn. */
export const isDrawn = (game: string): game is GameId => Object.hasOwn(pictures, game)

/** Points as a game calls them, such as "1 point" or "12 gold". */
export const pointsIn = (game: GameId, total: number, language: Language): string =>
  `${total} ${locales[language].plural(total, pictures[game].unit[language])}`

/** Specks of light cost a fifth of a PNG's bytes, and nobody sees them in it. */
const withoutGrain = (svg: string): string =>
  svg.replace(/<path d="[^"]*" fill="url\(#grain[^>]*\/>/g, '')

const whole = (
  game: GameId,
  inner: string,
  { width = 1200, height = 630, hour = 'day' as Hour } = {},
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ink(
    `<path d="M0 0H${width}V${height}H0z" fill="$stage"/><defs>${patterns()}${cloudShape()}</defs>${withoutGrain(inner)}`,
    palette(pictures[game].place, hour),
  )}</svg>`

/** Three pieces in a fan, in the lower right. */
function fan(game: GameId, language: Language): string {
  const { samples, sampleSize } = pictures[game]
  const [width, height, scale] = sampleSize
  const step = width > height ? 84 : 98
  const pieces = samples(language)
  const places = [
    [0, -9, 0.94],
    [2, 9, 0.94],
    [1, 0, 1.06],
  ] as const
  return places
    .map(([i, turn, size]) => {
      const factor = scale * size
      return `<g transform="translate(${958 + (i - 1) * step} ${378 + Math.abs(i - 1) * 10})rotate(${turn})translate(${Math.round(-width * factor) / 2} ${Math.round((-height * factor) / 2 + 40)})scale(${Math.round(factor * 100) / 100})">${pieces[i] ?? ''}</g>`
    })
    .join('')
}

/** A table where people gather. */
export interface Gathering {
  readonly game: GameId
  readonly caption: Caption
  /** By seat; `null` is free. */
  readonly names: ReadonlyArray<string | null>
  readonly language: Language
  /** Texts on a free seat, and on the postmark: a word and the date. */
  readonly free: string
  readonly mark: string
  readonly date: string
}

/** Picture of the people who sit and of the free seats, before the place where the game is played. */
export const gathering = ({
  game,
  caption,
  names,
  language,
  free,
  mark,
  date,
}: Gathering): string =>
  whole(
    game,
    pictures[game].scenery() +
      square() +
      band(caption) +
      postmark(mark, date) +
      fan(game, language) +
      sitters(names, free) +
      brand() +
      frame(),
  )

/** A table that plays or is over. */
export interface Running {
  readonly game: GameId
  /** The state as a spectator sees it. */
  readonly view: unknown
  /** Seat whose place is shown where each seat has one: who is to move, or who has won. */
  readonly seat: Seat
  readonly caption: Caption
  readonly flags: ReadonlyArray<Flag>
  readonly language: Language
  readonly isOver: boolean
}

/** Picture of the open pieces at a table, the turn, and the standing. */
export const running = ({
  game,
  view,
  seat,
  caption,
  flags: all,
  language,
  isOver,
}: Running): string => {
  const { layout = usualLayout, position } = pictures[game]
  return whole(
    game,
    position(view, seat, language, isOver) +
      band(caption, layout.band) +
      flags(all, layout.flags) +
      brand(layout.brand) +
      frame(),
  )
}

/** A game and its place, of no table: for private tables, and for pages that have none. */
export const poster = (game: GameId, caption: Caption, language: Language): string =>
  whole(
    game,
    pictures[game].scenery() + square() + band(caption) + fan(game, language) + brand() + frame(),
  )

/** Final table of a tournament before the place where its game is played; higher with more lines. */
export const finalTable = (game: GameId, caption: Caption, lines: ReadonlyArray<Place>): string => {
  const height = heightOf(lines)
  const picture = pictures[game].scenery() + square() + band(caption)
  const framed = brand({ x: 952, y: 60 }) + sheetOf(lines) + frame(height)
  return whole(game, picture + framed, { height })
}

/**
 * A table as the reader of a letter may see it, with their own place and everybody's points; below it what they decide with, and the
 * numbers of their listed turns on what these mean, where `turns` are given. `people`: the side of cards that they chose to see.
 */
export function board(
  { game, view, seat, flags: all, language, isOver }: Omit<Running, 'caption'>,
  turns: Numbered | null,
  people: CardPeople = 'women',
): string {
  const { position, inLetter } = pictures[game]
  const drawn =
    inLetter && !isOver ? inLetter(view, seat, language) : position(view, seat, language, isOver)
  const table = drawn + flags(all)
  if (turns === null) return whole(game, table)
  const aid = pictures[game].aid(view, seat, language, turns, people)
  return whole(game, `${table}${aidMark}${aid.drawn}${discs(aid.discs)}</g>`, {
    height: below + aid.height,
  })
}

/** Begins what is drawn for somebody who decides; nothing else follows it. */
const aidMark = '<g id="aid">'

/** A drawing of a board without what is drawn for somebody who decides: for where its list is not. */
export function tableAlone(drawing: string): string {
  const end = drawing.indexOf(aidMark)
  if (end < 0) return drawing
  const size = (height: string | number) => `height="${height}" viewBox="0 0 1200 ${height}"`
  const [, height = ''] = /height="(\d+)"/.exec(drawing) ?? []
  return `${drawing.slice(0, end).replace(size(height), size(below))}</svg>`
}

/** The numbers that stand in the picture of a table. */
export const numbersIn = (
  game: GameId,
  view: unknown,
  seat: Seat,
  language: Language,
  turns: Numbered,
): ReadonlySet<number> =>
  new Set(pictures[game].aid(view, seat, language, turns).discs.map(({ number }) => number))

/** Things in the picture of a table, in words. */
export const thingsIn = (
  game: GameId,
  view: unknown,
  seat: Seat,
  language: Language,
  names: Names,
): ReadonlyArray<Group> => pictures[game].things(view, seat, language, names)

/** Holdings that the decision of a seat needs, as far as the view shows it. */
export const holdingsIn = (
  game: GameId,
  view: unknown,
  seat: Seat,
  language: Language,
  names: Names,
): Holdings => pictures[game].holdings(view, seat, language, names)

/** The open table in words, in short lines; `null` where the game has none but those for its picture. */
export const tableIn = (
  game: GameId,
  view: unknown,
  seat: Seat,
  language: Language,
  names: Names,
): ReadonlyArray<string> | null => pictures[game].table?.(view, seat, language, names) ?? null

/** Facts of a position that people ask about, as far as the view shows them. */
export const factsIn = (
  game: GameId,
  view: unknown,
  seat: Seat,
  language: Language,
  names: Names,
): ReadonlyArray<Fact> => pictures[game].facts?.(view, seat, language, names) ?? []

/** Numbers of a game's rules that answer questions about a matter. */
export const rulesOn = (game: GameId, of: Matter): ReadonlyArray<string> =>
  pictures[game].rulesOn?.[of] ?? []

/** Names and texts of the pieces of a game, in one order in every language. */
export const piecesIn = (
  game: GameId,
  language: Language,
): ReadonlyArray<{ readonly name: string; readonly text: string }> =>
  pictures[game].pieces?.(language) ?? []

/** A move in few words, where a game has fewer than its usual ones. */
export const briefIn = (
  game: GameId,
  view: unknown,
  seat: Seat,
  move: Move,
  language: Language,
): string | null => pictures[game].brief(view, seat, move, language)

/** A turn of a list from its moves in few words: what is done first, then what it is paid with, where a game has these apart. */
export const rowIn = (
  game: GameId,
  moves: ReadonlyArray<Move>,
  said: ReadonlyArray<string>,
  language: Language,
): ReadonlyArray<string> => pictures[game].row?.(moves, said, language) ?? said

/** Tells whether a move only pays for what follows it. */
export const isMeans = (game: GameId, { do: kind }: Move): boolean =>
  pictures[game].means?.includes(kind) ?? false

/** The part of a turn that a list has. */
export const begunIn = (game: GameId, moves: ReadonlyArray<Move>): ReadonlyArray<Move> =>
  pictures[game].begun?.(moves) ?? moves

/** Key of a move that others share which come to the same. */
export const alikeIn = (game: GameId, view: unknown, move: Move): string =>
  pictures[game].alike?.(view, move) ?? JSON.stringify(move)

/** The thing that a move is about, with its worth or effect in few words; `null` where there is nothing to add to its name. */
export const glossIn = (
  game: GameId,
  view: unknown,
  seat: Seat,
  move: Move,
  language: Language,
  names: Names,
): Thing | null => pictures[game].gloss(view, seat, move, language, names)

/** Picture of the open pieces at a table, without words around it, in the light of an hour: 600 by 300. */
export const small = (
  game: GameId,
  view: unknown,
  seat: Seat,
  { language, isOver, hour }: { language: Language; isOver: boolean; hour: Hour },
): string => {
  const drawn =
    view === null
      ? pictures[game].scenery(hour)
      : pictures[game].position(view, seat, language, isOver, hour)
  return whole(game, `<g transform="translate(-12 -10)scale(.52)">${drawn}</g>`, {
    width: 600,
    height: 300,
    hour,
  })
}
