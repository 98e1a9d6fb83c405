/** A letter's picture and what it shows in words. */
import type { GameId } from '../games/index.ts'
import { type AnyWords, type Language, locales, type Names, same } from '../games/kernel/index.ts'
import { wordsOf } from '../games/words.ts'
import type { CardPeople, Numbered } from '../pictures/aid.ts'
import type { Flag } from '../pictures/envelope.ts'
import {
  aidIn,
  board,
  boardInWords,
  holdingsIn,
  isDrawn,
  pointsIn,
  poster,
} from '../pictures/preview.ts'
import type { Block } from '../wire/letter.ts'
import type { Notice, PlayNotice } from './notice.ts'
import { type ListedTurn, maxTurns } from './turns.ts'
import { letterWords, sentence } from './words.ts'

/** Names of seats; of one where nobody sits, its number. */
const namesIn =
  ({ names }: Pick<PlayNotice, 'names'>, language: Language): Names =>
  (seat) =>
    names[seat] ?? letterWords[language].seatName(seat + 1)

/** Words on the flags of the seats in a letter's picture. */
function flagsOf(
  { seat, scores, result, yourTurn, names: all }: PlayNotice,
  points: (total: number) => string,
  names: Names,
): Flag[] {
  return all.map((_, one) => {
    const score = scores.find((found) => found.seat === one)
    return {
      name: names(one),
      points: score ? points(score.total) : '',
      raised: result ? result.places[one] === 1 : one === seat && yourTurn,
    }
  })
}

/** Points of everybody, as the flags of a picture have them. */
function flagsInWords(game: GameId, notice: PlayNotice, language: Language, names: Names): string {
  const flags = flagsOf(notice, (total) => pointsIn(game, total, language), names)
  return sentence(flags.map(({ name, points }) => `${name} ${points}`.trim()).join(', '))
}

/** The table in a picture, in words; `null` for a game that is not drawn. */
export function pictureInWords(
  notice: PlayNotice,
  language: Language,
  names: Names,
): string | null {
  const { game, state, seat } = notice
  if (!isDrawn(game)) return null
  const standing = flagsInWords(game, notice, language, names)
  return [...boardInWords(game, state, seat, language), standing].join(' ')
}

/** Rest of a letter around its picture. */
interface Around {
  /** It has nothing about the table: its reader has read that. */
  readonly isShort: boolean
  /** It has everybody's points. */
  readonly hasPoints: boolean
  /** The table as the reader's last letter showed it, where this one only goes on from there. */
  readonly seen: PlayNotice | null
}

/**
 * The picture's place in a letter. A mail program that shows no pictures has all of it in words. Plain text has the
 * table, too, and of the rest what stands nowhere else in it, nor in what its reader has just answered.
 */
export function pictureBlocks(
  notice: PlayNotice,
  language: Language,
  names: Names,
  listed: ReadonlyArray<ListedTurn>,
  { isShort, hasPoints, seen }: Around,
): Block[] {
  const { game, state, seat } = notice
  const table = pictureInWords(notice, language, names)
  if (table === null || !isDrawn(game)) return []
  const { numbers, said } = aidInWords(notice, language, listed)
  const read = seen ? aidInWords(seen, language, []).said : []
  const aids = isShort ? [] : said.filter((one) => !read.includes(one))
  const standing = isShort || hasPoints ? [] : [flagsInWords(game, notice, language, names)]
  const alt = [table, ...said].join(' ')
  const isRead = seen !== null && same(seen.state, state)
  const board = isRead ? [] : boardInWords(game, state, seat, language)
  const plain = [...board, ...standing, ...aids].join(' ')
  return [
    {
      block: 'picture',
      alt,
      ...(numbers !== null && { numbers }),
      ...(plain !== alt && { plain }),
    },
  ]
}

/** The turns that have their numbers in a picture; of a long list, only the first find room. */
const numberedOf = (listed: ReadonlyArray<ListedTurn>): Numbered =>
  listed.slice(0, maxTurns).map(({ moves }) => moves)

/** Aids of a picture for somebody who decides. */
interface AidInWords {
  /** Things that the numbers of listed turns stand on; `null`: there are none. */
  readonly numbers: string | null
  /** Other drawings there, in sentences. */
  readonly said: ReadonlyArray<string>
}

/** Aids drawn beside a table for its reader to decide with; nothing while others are to move. */
export function aidInWords(
  { game, state, seat, yourTurn }: PlayNotice,
  language: Language,
  listed: ReadonlyArray<ListedTurn>,
): AidInWords {
  if (!yourTurn || !isDrawn(game)) return { numbers: null, said: [] }
  const { numbers, said } = aidIn(game, state, seat, language, numberedOf(listed))
  const numbered = listed.flatMap(({ label }, i) =>
    numbers.has(i + 1) ? [`${i + 1} ${label}`] : [],
  )
  const { between, labelled } = locales[language]
  const discs = labelled(letterWords[language].numbers, numbered.join(between))
  return { numbers: numbered.length === 0 ? null : sentence(discs), said }
}

/** Holdings that its reader decides with, in short lines; nothing while others are to move. */
export const holdingsOf = (notice: PlayNotice, language: Language): ReadonlyArray<string> => {
  const { game, state, seat, yourTurn } = notice
  return yourTurn && isDrawn(game)
    ? holdingsIn(game, state, seat, language, namesIn(notice, language))
    : []
}

/** The game's place with a band on which somebody invites, as SVG; `null` for a game that is not drawn. */
export const invitationPoster = (
  game: string,
  heading: string,
  language: Language,
): string | null =>
  isDrawn(game)
    ? poster(game, { title: heading, line: wordsOf(game, language).title }, language)
    : null

/** The place of an invitation's picture, which says which game this is. */
export const posterBlocks = (
  { kind, game }: Notice,
  { title, tagline }: AnyWords,
  language: Language,
): Block[] =>
  kind === 'invitation' && isDrawn(game)
    ? [{ block: 'picture', alt: locales[language].labelled(title, tagline) }]
    : []

/** The table as the reader of a notice may see it, with the numbers of listed turns and what they decide with where it is their turn, in the way that they chose cards to show people, or an invitation's poster, as SVG; `null` where there is nothing to be seen. */
export function drawingOf(
  notice: Notice,
  language: Language,
  listed: ReadonlyArray<ListedTurn> = [],
  people: CardPeople = 'women',
): string | null {
  if (notice.kind === 'invitation') {
    const words = letterWords[language]
    const usual = notice.isSought ? words.sought : words.invitation
    const heading = (notice.isRematch ? words.rematch : usual)(notice.by)
    return invitationPoster(notice.game, heading, language)
  }
  if (!('seat' in notice) || !isDrawn(notice.game)) return null
  const { game, state: seen, seat, result } = notice
  const names = namesIn(notice, language)
  const flags = flagsOf(notice, (total) => pointsIn(game, total, language), names)
  const turns = notice.yourTurn ? numberedOf(listed) : null
  return board({ game, view: seen, seat, flags, language, isOver: result !== null }, turns, people)
}
