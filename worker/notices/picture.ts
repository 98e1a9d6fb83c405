/** A letter's picture and what it shows in words. */
import type { GameId } from '../games/index.ts'
import { type AnyWords, type Language, locales, type Names } from '../games/kernel/index.ts'
import { wordsOf } from '../games/words.ts'
import type { CardPeople, Numbered } from '../pictures/aid.ts'
import type { Flag } from '../pictures/envelope.ts'
import type { Holdings, Rival } from '../pictures/manifest.ts'
import {
  board,
  holdingsIn,
  isDrawn,
  numbersIn,
  pointsIn,
  poster,
  thingsIn,
} from '../pictures/preview.ts'
import { type Group, inLines, inSentence } from '../pictures/things.ts'
import type { Block } from '../wire/letter.ts'
import { thoseWithin, wordsIn } from './length.ts'
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

/** Things in the picture of a table, in words; those that only somebody needs who decides, where its reader does. */
const groupsOf = (
  { game, state, seat, yourTurn }: PlayNotice,
  language: Language,
  names: Names,
): Group[] =>
  isDrawn(game)
    ? thingsIn(game, state, seat, language, names).filter(({ isAid }) => yourTurn || !isAid)
    : []

/** The table in a picture in sentences, with everybody's points; `null` for a game that is not drawn. */
export function pictureInWords(
  notice: PlayNotice,
  language: Language,
  names: Names,
): string | null {
  const groups = groupsOf(notice, language, names)
  const { game } = notice
  return isDrawn(game)
    ? inOneText(groups, flagsInWords(game, notice, language, names), language)
    : null
}

const inOneText = (groups: ReadonlyArray<Group>, points: string, language: Language): string =>
  [...groups.map((group) => inSentence(group, language)), points].join(' ')

/**
 * The picture's place in a letter: its words in one text for mail programs that show no pictures, and in lines for plain text.
 * `hasPoints`: the letter has everybody's points, or its reader has read them; the lines leave them out.
 */
export function pictureBlocks(
  notice: PlayNotice,
  language: Language,
  names: Names,
  listed: ReadonlyArray<ListedTurn>,
  hasPoints: boolean,
): Block[] {
  const { game } = notice
  if (!isDrawn(game)) return []
  const points = flagsInWords(game, notice, language, names)
  const groups = groupsOf(notice, language, names)
  const numbers = numbersInWords(notice, language, listed)
  return [
    {
      block: 'picture',
      alt: inOneText(groups, points, language),
      ...(numbers !== null && { numbers }),
      groups: [
        ...groups.map((group) => inLines(group, language)),
        ...(hasPoints ? [] : [[points]]),
      ],
    },
  ]
}

/** The turns that have their numbers in a picture; of a long list, only the first find room. */
const numberedOf = (listed: ReadonlyArray<ListedTurn>): Numbered =>
  listed.slice(0, maxTurns).map(({ moves }) => moves)

/** Turns whose numbers stand in a picture, in words; `null` where there are none. */
function numbersInWords(
  { game, state, seat, yourTurn }: PlayNotice,
  language: Language,
  listed: ReadonlyArray<ListedTurn>,
): string | null {
  if (!yourTurn || !isDrawn(game)) return null
  const numbers = numbersIn(game, state, seat, language, numberedOf(listed))
  const said = listed.flatMap(({ label }, i) => (numbers.has(i + 1) ? [`${i + 1} ${label}`] : []))
  const { between, labelled } = locales[language]
  return said.length === 0
    ? null
    : sentence(labelled(letterWords[language].numbers, said.join(between)))
}

/** Lines about the others: first of the one ahead, then of the rest. */
function rivalsIn({ scores }: PlayNotice, { rivals }: Holdings): ReadonlyArray<string[]> {
  const total = ({ seat }: Rival) => scores.find((one) => one.seat === seat)?.total ?? 0
  const best = Math.max(...rivals.map(total))
  const ahead = rivals.find((one) => total(one) === best)
  const others = rivals.filter((one) => one !== ahead)
  return [ahead ? [ahead] : [], others].map((some) => some.map(({ said }) => said))
}

/** Holdings that its reader decides with, in short lines, as many as find room; nothing while others are to move. */
export function holdingsOf(
  notice: PlayNotice,
  language: Language,
  room = Number.POSITIVE_INFINITY,
): ReadonlyArray<string> {
  const { game, state, seat, yourTurn } = notice
  if (!yourTurn || !isDrawn(game)) return []
  const holdings = holdingsIn(game, state, seat, language, namesIn(notice, language))
  const [first, ...more] = holdings.more
  const [ahead = [], others = []] = rivalsIn(notice, holdings)
  const always = [...holdings.always, ...ahead]
  const rest = [...(first === undefined ? [] : [first]), ...others, ...more]
  return [...always, ...thoseWithin(rest, room - wordsIn(always.join(' ')))]
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
