/** Answers to questions in letters: how the table stands, what its pieces do, and what the rules say. */
import { type Language, languages, locales, type Names } from '../games/kernel/index.ts'
import type { Matter } from '../pictures/manifest.ts'
import { isDrawn, piecesIn, tableIn, thingsIn } from '../pictures/preview.ts'
import { type Answer, answersIn, answerTo } from './answers/facts.ts'
import { plainWords } from './answers/spelling.ts'
import type { Question } from './answers/wish.ts'
import type { Reader } from './compose.ts'
import { partsWithin, within } from './length.ts'
import type { PlayNotice } from './notice.ts'
import type { Opening } from './opening.ts'
import { pictureInWords } from './picture.ts'
import { factsAt } from './position-facts.ts'
import { type Rulebooks, rulesTold } from './rulebook.ts'
import { letterWords } from './words.ts'

/** Names of a game's pieces, each in some languages. */
export function pieceNames(
  game: string,
  some: ReadonlyArray<Language> = languages,
): ReadonlyArray<ReadonlyArray<string>> {
  const all = isDrawn(game) ? some.map((language) => piecesIn(game, language)) : []
  return (all[0] ?? []).map((_, i) => all.map((pieces) => pieces[i]?.name ?? ''))
}

/** Most pieces that this line names. */
const mostLeft = 3

/**
 * The opening of a letter that answers a question: as much of the answer as finds room. `notice` is as its reader may see it; `books` are
 * needed for questions about the rules only.
 */
export function answered(
  question: Question,
  opened: Opening,
  notice: PlayNotice,
  reader: Reader,
  origin: string,
  books: Rulebooks | null,
): Opening {
  const { language } = reader
  const words = letterWords[language]
  const names: Names = (seat) => notice.names[seat] ?? words.seatName(seat + 1)
  const answer = (room: number): ReadonlyArray<string> => {
    switch (question.wish) {
      case 'facts':
        return within(
          factsTold(question.of, notice, reader, rulesFrom(books, notice, language, origin)),
          room,
        )
      case 'table':
        return tableTold(question, notice, language, names, room)
      case 'pieces':
        return piecesTold(question.pieces, notice.game, language, room)
      case 'rules': {
        const answer = answerTo(question.of, () => answerable(notice, reader)) ?? undefined
        return rulesFrom(books, notice, language, origin, room)(question.of, answer)
      }
    }
  }
  return { ...opened, answer }
}

/** Facts that questions are answered with. */
const answerable = (notice: PlayNotice, reader: Reader) => ({
  pieces: pieceNames(notice.game),
  asked: factsAt(notice, reader),
})

/** Tells rules that answer a question, by their numbers or as they are found. */
type Rules = (question: string, answer?: Answer) => ReadonlyArray<string>

/** Most words that the rules in an answer have where it tells other things, too. */
const mostOfRules = 100

/** Tells rules out of the rulebooks of a game, or where they stand. */
export const rulesFrom =
  (
    books: Rulebooks | null,
    { game }: Pick<PlayNotice, 'game'>,
    language: Language,
    origin: string,
    room = mostOfRules,
  ): Rules =>
  (question, answer) =>
    books === null
      ? [letterWords[language].answers.rulesElsewhere(`${origin}/rules/${game}`)]
      : rulesTold(question, books, language, room, answer)

/** Lines that answer what some sentences ask about the position, its pieces and the rules. */
export function factsTold(
  sentences: ReadonlyArray<string>,
  notice: PlayNotice,
  reader: Reader,
  rulesOf: Rules = () => [],
): ReadonlyArray<string> {
  const facts = answerable(notice, reader)
  const told = answersIn(sentences, () => facts).flatMap(({ text, answer }) => [
    ...(answer?.said ?? []),
    ...(answer?.by === 'rules' ? rulesOf(text, answer) : []),
  ])
  const { rulesMore } = letterWords[reader.language].answers
  const lines = new Set(told)
  return [...lines]
    .filter((line) => line !== rulesMore)
    .concat(lines.has(rulesMore) ? rulesMore : [])
}

/** Texts of pieces behind their names, and the names of those that find no room. */
function piecesTold(
  asked: ReadonlyArray<number>,
  game: string,
  language: Language,
  room: number,
): ReadonlyArray<string> {
  const pieces = isDrawn(game) ? piecesIn(game, language) : []
  const { labelled, and } = locales[language]
  const found = asked.flatMap((at) => pieces[at] ?? [])
  const told = within(
    found.map(({ name, text }) => labelled(name, text)),
    room,
  )
  const left = found.slice(told.length, told.length + mostLeft).map(({ name }) => name)
  return left.length === 0 ? told : [...told, letterWords[language].answers.askAgain(and(left))]
}

/** Most words that tell what a piece asks for. */
const mostOfReason = 26

/** Matters that name pieces wherever they are. */
const anywhere: ReadonlySet<Matter> = new Set(['need', 'padlock', 'piece', 'suit', 'yields'])

/**
 * Says that nothing can be done now with some pieces, by their places among all. Of a single one it tells what it costs and needs, as it
 * lies there for its reader, or that it is neither on offer nor theirs. `isHandShown`: the notice shows the reader's hidden cards.
 */
export function impossibleTold(
  pieces: ReadonlyArray<number>,
  notice: PlayNotice,
  reader: Reader,
  isHandShown: boolean,
): string {
  const { game, seat, state } = notice
  const { language } = reader
  const { answers, seatName } = letterWords[language]
  const found = isDrawn(game) ? pieces.flatMap((at) => piecesIn(game, language)[at] ?? []) : []
  const [only, ...others] = found
  if (!isDrawn(game) || !only || others.length > 0)
    return answers.impossible(locales[language].and(found.map(({ name }) => name)))
  const spaced = (text: string) => ` ${plainWords(text).join(' ')} `
  const names: Names = (one) => notice.names[one] ?? seatName(one + 1)
  const isNamedIn = (text: string) => spaced(text).includes(spaced(only.name))
  const thing = thingsIn(game, state, seat, language, names)
    .flatMap(({ things }) => things)
    .find((one) => one.facts !== '' && isNamedIn(one.name))
  if (thing) return answers.impossible(`${thing.name} – ${thing.facts}`)
  const isHere = factsAt(notice, reader)
    .facts()
    .some((fact) => !anywhere.has(fact.of) && (fact.seat ?? seat) === seat && isNamedIn(fact.said))
  if (!isHere) return answers.impossible(isHandShown ? answers.notHere(only.name) : only.name)
  const reason = within(only.text.split(/(?<=\.) /u), mostOfReason).join(' ')
  return answers.impossible(`${only.name} – ${reason.replace(/\.$/, '')}`)
}

function tableTold(
  { part = 1 }: Extract<Question, { wish: 'table' }>,
  notice: PlayNotice,
  language: Language,
  names: Names,
  room: number,
): ReadonlyArray<string> {
  const { game, state, seat } = notice
  const words = letterWords[language]
  const lines = isDrawn(game) ? tableIn(game, state, seat, language, names) : null
  const parts = partsWithin(lines ?? [pictureInWords(notice, language, names) ?? ''], room)
  const shown = Math.min(part, parts.length)
  const which = words.choices.partOf(shown, parts.length, words.answers.tableWord)
  return [...(parts.length > 1 ? [which] : []), ...(parts[shown - 1] ?? [])]
}
