/** Answers to questions in letters: how the table stands, and what its pieces do. */
import { type Language, languages, locales, type Names } from '../games/kernel/index.ts'
import { isDrawn, piecesIn, tableIn } from '../pictures/preview.ts'
import { plainWords } from './answers/spelling.ts'
import type { Question } from './answers/wish.ts'
import { within } from './length.ts'
import type { PlayNotice } from './notice.ts'
import { pictureInWords } from './picture.ts'
import { letterWords } from './words.ts'

/** Names of a game's pieces, each in every language. */
export function pieceNames(game: string): ReadonlyArray<ReadonlyArray<string>> {
  const all = isDrawn(game) ? languages.map((language) => piecesIn(game, language)) : []
  return (all[0] ?? []).map((_, i) => all.map((pieces) => pieces[i]?.name ?? ''))
}

/** Words kept free for the line that says how to ask for the rest. */
const roomForRest = 12

/** Lines that answer a question, in no more words than there is room for: of a long table one part. `notice` is as its reader may see it. */
export function toldOf(
  question: Question,
  notice: PlayNotice,
  language: Language,
  names: Names,
  most: number,
): ReadonlyArray<string> {
  const room = most - roomForRest
  return question.wish === 'table'
    ? tableTold(question, notice, language, names, room)
    : within(textsOf(question.pieces, notice.game, language), room)
}

/** Texts of pieces behind their names. */
const textsOf = (
  asked: ReadonlyArray<number>,
  game: string,
  language: Language,
): ReadonlyArray<string> => {
  const pieces = isDrawn(game) ? piecesIn(game, language) : []
  const found = asked.flatMap((at) => pieces[at] ?? [])
  return found.map(({ name, text }) => locales[language].labelled(name, text))
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
  const parts = partsOf(lines ?? [pictureInWords(notice, language, names) ?? ''], room)
  const isNamed = (name: string) => plainWords(name).some((word) => of.includes(word))
  const named = notice.names.map((_, one) => names(one)).find(isNamed)
  const about = named ?? (of.some((word) => ownWords.has(word)) ? names(seat) : null)
  const at = parts.findIndex(
    (some) => about !== null && some.some((line) => line.startsWith(about)),
  )
  const shown = Math.min(part ?? Math.max(at, 0) + 1, parts.length)
  const which = words.choices.partOf(shown, parts.length, words.answers.tableWord)
  return [...(parts.length > 1 ? [which] : []), ...(parts[shown - 1] ?? [])]
}

/** Lines in parts, none of which has more words than there is room for, but for one of a single line. */
function partsOf(lines: ReadonlyArray<string>, room: number): ReadonlyArray<string>[] {
  const parts: ReadonlyArray<string>[] = []
  for (let from = 0; from < lines.length; ) {
    const part = within(lines.slice(from), room)
    parts.push(part)
    from += part.length
  }
  return parts
}
