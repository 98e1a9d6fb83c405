/** Answers to questions in letters: how the table stands, what its pieces do, and what the rules say. */
import { type Language, languages, locales, type Names } from '../games/kernel/index.ts'
import type { Matter } from '../pictures/manifest.ts'
import { isDrawn, piecesIn, tableIn, thingsIn } from '../pictures/preview.ts'
import { factsIn } from './answers/facts.ts'
import { likeness, plainWords } from './answers/spelling.ts'
import type { Question } from './answers/wish.ts'
import { isSmall } from './answers/words-beside.ts'
import { isOfAsking } from './answers/words-of-questions.ts'
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
        return within(factsTold(question.of, notice, reader), room)
      case 'table':
        return tableTold(question, notice, language, names, room)
      case 'pieces':
        return piecesTold(question.pieces, notice.game, language, room)
      case 'rules':
        return books === null
          ? [words.answers.rulesElsewhere(`${origin}/rules/${notice.game}`)]
          : rulesTold(question.of, books, language, room)
    }
  }
  return { ...opened, answer }
}

/** Lines that answer what some sentences ask about the position. */
export const factsTold = (
  sentences: ReadonlyArray<string>,
  notice: PlayNotice,
  reader: Reader,
): ReadonlyArray<string> =>
  factsIn(sentences, () => ({
    pieces: pieceNames(notice.game),
    asked: factsAt(notice, reader),
  })).said

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

/** Words by which somebody asks about themselves. */
const ownWords = new Set(plainWords('I my ich meine habe j ai ma'))

function tableTold(
  { part, of = [] }: Extract<Question, { wish: 'table' }>,
  notice: PlayNotice,
  language: Language,
  names: Names,
  room: number,
): ReadonlyArray<string> {
  const { game, state, seat } = notice
  const words = letterWords[language]
  const lines = isDrawn(game) ? tableIn(game, state, seat, language, names) : null
  const parts = partsWithin(lines ?? [pictureInWords(notice, language, names) ?? ''], room)
  const isNamed = (name: string) =>
    plainWords(name).some((word) => of.includes(word) && !isSmall(word))
  const named = notice.names.map((_, one) => names(one)).find(isNamed)
  const about = named ?? (of.some((word) => ownWords.has(word)) ? names(seat) : null)
  const isAbout = (some: ReadonlyArray<string>) =>
    about !== null && some.some((line) => line.startsWith(about))
  const asked = of.filter((word) => !isSmall(word) && !isOfAsking(word))
  const count = (some: ReadonlyArray<string>) => {
    const said = plainWords(some.join(' '))
    return asked.filter((word) => said.some((one) => likeness(word, one) > 1)).length
  }
  const most = Math.max(...parts.map(count))
  const at =
    about === null ? parts.findIndex((some) => count(some) === most) : parts.findIndex(isAbout)
  const shown = Math.min(part ?? Math.max(at, 0) + 1, parts.length)
  const which = words.choices.partOf(shown, parts.length, words.answers.tableWord)
  return [...(parts.length > 1 ? [which] : []), ...(parts[shown - 1] ?? [])]
}
