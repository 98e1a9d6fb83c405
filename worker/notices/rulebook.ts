/** The rules by letter: in short, by chapters, and what they say about a question. */
import MiniSearch from 'minisearch'
import { type Language, languages, type PerLanguage, type Rulebook } from '../games/kernel/index.ts'
import type { Answer } from './answers/facts.ts'
import { likeness, plainWords } from './answers/spelling.ts'
import { isDoubt, isHarmless, isSmall } from './answers/words-beside.ts'
import { numberOf } from './answers/words-of-numbers.ts'
import {
  asksHow,
  fromWay,
  isOfAsking,
  isOfChapters,
  isOfGame,
  isOfRules,
} from './answers/words-of-questions.ts'
import { isPart } from './answers/words-of-requests.ts'
import { partsWithin, within, wordsIn } from './length.ts'
import { letterWords, sentence } from './words.ts'

/** A game's rules in every language: a question may be asked in any. */
export type Rulebooks = PerLanguage<Rulebook>

/** Chapters of a rulebook that count for a table. */
export const inPlay = (
  book: Rulebook,
  isAlone: boolean,
  modules: ReadonlyArray<string>,
): Rulebook =>
  book.filter(
    ({ alone = false, module }) =>
      (isAlone || !alone) && (module === undefined || modules.includes(module)),
  )

/** Most words that tell what was found: more rules would bury the one that was asked for. */
const mostFound = 130

/**
 * Sentences that answer a question about the rules, in as many words as there is room for: rules that have its words, a chapter
 * that it names, the list of chapters, or the game in short.
 */
export function rulesTold(
  question: string,
  books: Rulebooks,
  language: Language,
  room: number,
  { rules: numbers = [], about = [] }: Partial<Pick<Answer, 'rules' | 'about'>> = {},
): ReadonlyArray<string> {
  const said = plainWords(question)
  const matter = matterOf(question).filter((word) => !isBeside(word))
  const words = matter.every(isOfGame) ? [] : matter
  const figures = words.flatMap((word) => numberOf(word) ?? [])
  const book = books[language]
  const { rulesChapters, rulesHow, rulesNothing, rulesMore } = letterWords[language].answers
  const isOfNumbers = words.length === figures.length
  if (words.length === 0 && said.some(isOfChapters))
    return [rulesChapters(book.map(({ title }, i) => `${i + 1} ${title}`).join(', '))]
  if (words.length === 0) return [...chapterTold(book, 1, 1, language, room), rulesHow]
  const [number = 0, part = 1] = isOfNumbers ? figures : [titled(words, books, asksHow(said))]
  if (book[number - 1]) return chapterTold(book, number, part, language, room)
  const all = new Map(book.flatMap(({ rules }) => Object.entries(rules)))
  const chosen = aboutWords(numbers, about, books)
  const found = (chosen.length > 0 ? chosen : search(words, books)).flatMap((id) => {
    const text = all.get(id) ?? []
    return typeof text === 'string' && /^\p{L}/u.test(id) ? `${text} (${id})` : text
  })
  const told = within(found, Math.min(room, mostFound) - wordsIn(rulesMore))
  if (told.length > 0) return [...told, rulesMore]
  return said.some(isOfRules)
    ? [...chapterTold(book, 1, 1, language, room), rulesHow]
    : [rulesNothing, rulesMore, rulesHow]
}

/** Those of some rules that have one of some words in some language, in their text or title; all where none has. */
function aboutWords(
  numbers: ReadonlyArray<string>,
  words: ReadonlyArray<string>,
  books: Rulebooks,
): ReadonlyArray<string> {
  const all = languages.flatMap((language) => books[language])
  const saidIn = (number: string) =>
    all.flatMap(({ title, rules }) =>
      rules[number] ? plainWords(`${title} ${rules[number]}`) : [],
    )
  const known = numbers.map((number) => [number, saidIn(number)] as const)
  const found = known.filter(([, said]) =>
    words.some((word) => said.some((one) => likeness(word, one) > 1)),
  )
  return (found.length > 0 ? found : known).flatMap(([number, said]) =>
    said.length > 0 ? number : [],
  )
}

/** Words that tell which rules are asked for: of how something works, or behind the word for rules, or right before it: “the padlock rules”. */
function matterOf(question: string): ReadonlyArray<string> {
  const clauses = question.split(/[,.;!?–]/u).map(plainWords)
  const how = clauses.find(asksHow)
  if (how) return fromWay(how)
  const words = clauses.find((clause) => clause.some(isOfRules)) ?? clauses.flat()
  const at = words.findIndex(isOfRules)
  if (at < 0) return words
  const behind = words.slice(at + 1).filter((word) => !isBeside(word))
  const before = words.slice(Math.max(0, at - 1), at).filter((word) => !isBeside(word))
  return behind.length > 0 ? behind : before
}

/** Tells whether a word says nothing of the matter that is asked about. */
const isBeside = (word: string): boolean =>
  isSmall(word) || isHarmless(word) || isDoubt(word) || isPart(word) || isOfAsking(word)

/** Number of the chapter that has words for its title, in any language, from 1; 0 for none. */
function titled(words: ReadonlyArray<string>, books: Rulebooks, isLoose: boolean): number {
  const isTitle = (title: string) => {
    const said = plainWords(title).filter((word) => !isBeside(word))
    return (
      said.length === words.length &&
      said.every((one, i) => (isLoose ? isOfOne(words[i] ?? '', one) : words[i] === one))
    )
  }
  return Math.max(
    ...languages.map((language) => books[language].findIndex(({ title }) => isTitle(title)) + 1),
  )
}

/** One part of a chapter below its title. */
function chapterTold(
  book: Rulebook,
  number: number,
  part: number,
  language: Language,
  room: number,
): ReadonlyArray<string> {
  const { title = '', rules = {} } = book[number - 1] ?? {}
  const { answers, choices } = letterWords[language]
  const parts = partsWithin(Object.values(rules), room - roomForTitle)
  const at = Math.min(Math.max(part, 1), parts.length)
  const which = choices.partOf(at, parts.length, `${answers.rulesWord} ${number}`)
  return [
    parts.length > 1 ? `${sentence(title)} ${which}` : sentence(title),
    ...(parts[at - 1] ?? []),
  ]
}

/** Tells whether two words are one, or a compound and its end. */
const isOfOne = (one: string, other: string): boolean =>
  likeness(one, other) > 1 || likeness(other, one) > 1

const roomForTitle = 26

/** Share of the best rule's score that another has at least that is told as well. */
const leastShare = 0.6

/** Numbers of the rules that have words of a question, in the language that has most of them; the best first. */
function search(words: ReadonlyArray<string>, books: Rulebooks): ReadonlyArray<string> {
  const index = indexOf(books)
  const whole = index.search(words.join(' '), {
    boost: { title: 2 },
    prefix: (word) => word.length > 3,
    fuzzy: (word) => (word.length > 4 ? 0.2 : 0),
  })
  const found = whole.length > 0 ? whole : index.search(words.flatMap(endsOf).join(' '))
  const fit = found.filter(({ terms }) => isAbout(words, terms))
  const [best] = fit
  return fit
    .filter((one) => {
      return best && one.language === best.language && one.score >= leastShare * best.score
    })
    .map(({ rule }) => rule)
}

/** Tells whether words of a rule are half of those asked for, their inflections and ends among them; a wrong letter begins none. */
function isAbout(words: ReadonlyArray<string>, terms: ReadonlyArray<string>): boolean {
  const matter = words.filter((word) => !isOfGame(word))
  const said = matter.filter((word) =>
    terms.some((term) => likeness(word, term) > 0 || term.startsWith(word) || word.endsWith(term)),
  )
  return said.length * 2 >= matter.length
}

/** Indexes that were made: it takes a while. */
const indexes = new WeakMap<Rulebooks, MiniSearch<Entry>>()

/** Index of the rules in every language. */
function indexOf(books: Rulebooks): MiniSearch<Entry> {
  const made = indexes.get(books)
  if (made) return made
  const index = new MiniSearch<Entry>({
    fields: ['title', 'text'],
    storeFields: ['language', 'rule'],
    tokenize: (text) => [...plainWords(text)],
  })
  for (const language of languages)
    for (const { title, rules } of books[language])
      for (const [rule, text] of Object.entries(rules))
        index.add({ id: `${language} ${rule}`, language, rule, title, text })
  indexes.set(books, index)
  return index
}

/** A rule in the index. */
interface Entry {
  readonly id: string
  readonly language: Language
  readonly rule: string
  readonly title: string
  readonly text: string
}

/** Ends of a word, the last parts of a compound: `schloss` of `vorhangeschloss`. */
const endsOf = (word: string): ReadonlyArray<string> =>
  Array.from({ length: Math.max(0, word.length - leastEnd) }, (_, i) => word.slice(i + 1))

const leastEnd = 5
