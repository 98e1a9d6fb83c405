/** Rules by letter: what asks for them, what is told, and that every chapter finds room in a letter. */
import { describe, expect, test } from 'vitest'
import { rulebookOf } from '../../web/rulebooks.ts'
import { frontOf } from '../../web/src/boards/list.ts'
import { games } from '../../worker/games/index.ts'
import { type Language, languages } from '../../worker/games/kernel/index.ts'
import { moduleIds } from '../../worker/games/villagers/components/index.ts'
import { understand } from '../../worker/notices/answers/understand.ts'
import { wordsIn } from '../../worker/notices/length.ts'
import { inPlay, type Rulebooks, rulesTold } from '../../worker/notices/rulebook.ts'
import { pieceNames } from '../../worker/notices/told.ts'
import { letterWords } from '../../worker/notices/words.ts'
import { knownAt } from './answers/positions.ts'

/** Words of an answer that such a letter has room for, about. */
const room = 90

async function booksOf(game: string): Promise<Rulebooks> {
  const front = frontOf(game)
  if (!front) throw new Error(`There is no front of ${game}.`)
  const [en, de, fr] = await Promise.all(languages.map((one) => rulebookOf(front, one)))
  if (!en || !de || !fr) throw new Error(`${game} has no rules.`)
  return { en, de, fr }
}

const pieces = pieceNames('villagers')
const wishOf = (text: string) =>
  understand(text.split('\n'), () => knownAt('draft', { pieces })).wish

describe('the rules', () => {
  test.each([
    ...['rules', 'Rules please!', 'send me the rules', 'the rules on padlocks', 'rules 4'],
    ...['What are the rules for trading in?', 'Hi! Rules? Thanks', 'chapters', 'rules: padlock'],
    ...['what is a padlock?', 'When do markets come?', 'how does the game end?'],
    ...['why can nobody see my hand?', 'where do the coins go when I pay a padlock?'],
    ...['I do not know the rules', 'can a villager be built twice?'],
    ...['How does the game work? And what are the rules?', 'how do I build twice?'],
    ...['How is this game played?', 'Wie funktioniert das Spiel?', 'comment on joue à ce jeu ?'],
    ...['Regeln', 'Schick mir bitte die Regeln', 'Regeln zum Schloss', 'Kapitel'],
    ...['Was ist ein Schloss?', 'Wie endet das Spiel?', 'Wie viele Karten darf man ziehen?'],
    ...['les règles svp', 'règles 4', 'c’est quoi un cadenas ?', 'comment finit la partie ?'],
  ])('are asked for: %s', (text) => {
    expect(wishOf(text)).toMatchObject({ wish: 'rules' })
  })

  test.each([
    ...['the Mason. What is a padlock?', '4, then rules'],
    ...['Mason, as the rules say', 'could I take the mason?', 'Shall I take 4?'],
    ...['What is the Mason?', 'How do we stand?', 'How do I answer?', 'how can I reply to this?'],
    ...['den Maurer. Was ist ein Schloss?', 'le maçon, c’est quoi un cadenas ?', 'the bank?'],
  ])('are not told instead of anything else: %s', (text) => {
    expect(wishOf(text)).not.toMatchObject({ wish: 'rules' })
  })
})

describe('the rules by themselves', () => {
  test.each([
    'Hi there! I’ve never played this - could you send me the rules please?',
    'Hallo! Ich kenne das Spiel noch nicht, wie sind die Regeln?',
    'Je ne connais pas ce jeu, tu peux m’envoyer les règles ?',
  ])('are told in short to a newcomer: %s', async (text) => {
    const books = await booksOf('villagers')
    expect(wishOf(text)).toMatchObject({ wish: 'rules' })
    expect(rulesTold(text, books, 'en', room)).toEqual(rulesTold('rules', books, 'en', room))
  })
})

describe('a question about the rules', () => {
  test.each([
    // Game, question, words of a rule that answers it.
    ['villagers', 'how does the game end?', 'all six stacks are empty. Then the game ends'],
    ['villagers', 'what is a padlock?', 'by the villager shown on it'],
    ['villagers', 'Was ist ein Vorhängeschloss?', 'by the villager shown on it'],
    ['villagers', 'c’est quoi un cadenas ?', 'padlock'],
    ['villagers', 'when is the first market?', 'both of the two leftmost stacks are empty'],
    ['settlement', 'when does a monster come?', 'a monster of that colour comes to the terrain'],
    ['settlement', 'wie endet das Spiel', 'The game ends when all have passed in round 6'],
    ['my-village', 'when do the rats come?', 'the rats come'],
    ['town-builder', 'what are judges?', 'The judge row is the open judges above the card row'],
    ['town-builder', 'how do I get gold?', 'slide it under your crest. It is now 1 gold'],
  ])('of %s is answered by its rule: %s', async (game, question, answer) => {
    const told = rulesTold(question, await booksOf(game), 'en', room)
    expect(told.join(' ')).toContain(answer)
    expect(told.at(-1)).toBe(letterWords.en.answers.rulesMore)
  })

  test('in any language is answered in the reader’s', async () => {
    const books = await booksOf('villagers')
    const found = languages.map((one) => rulesTold('padlock', books, one, room)[0])
    const rules = languages.map((one, i) =>
      books[one]
        .flatMap((chapter) => Object.entries(chapter.rules))
        .find(([number, text]) => found[i] === `${text} (${number})`),
    )
    const numbers = rules.map((rule) => rule?.[0])
    expect(new Set(numbers).size).toBe(1)
    expect(numbers[0]).toMatch(/^V/)
  })

  test.each(['zeppelin?', 'what is the weather', 'why is Kim so slow today?'])(
    'that no rule is about is told how to ask: %s',
    async (question) => {
      const { rulesNothing, rulesMore, rulesHow } = letterWords.en.answers
      expect(rulesTold(question, await booksOf('villagers'), 'en', room)).toEqual([
        rulesNothing,
        rulesMore,
        rulesHow,
      ])
    },
  )
})

test('V8.2 chapters of modules are told at tables that play them', async () => {
  const books = await booksOf('villagers')
  const played = (modules: ReadonlyArray<string>): Rulebooks => ({
    en: inPlay(books.en, false, modules),
    de: inPlay(books.de, false, modules),
    fr: inPlay(books.fr, false, modules),
  })
  const told = (modules: ReadonlyArray<string>, language: Language) =>
    rulesTold('rules on the windmill and production chains', played(modules), language, room).join(
      ' ',
    )
  for (const language of languages) {
    expect(played(moduleIds)[language]).toHaveLength(played([])[language].length + moduleIds.length)
    const titles = played(['saints'])[language].map(({ title }) => title)
    expect(titles).toHaveLength(played([])[language].length + 1)
  }
  expect(told(['developments'], 'en')).toContain('Windmill: most production chains')
  expect(told([], 'en')).not.toContain('Windmill: most production chains')
})

describe.each(games.map(({ id }) => id))('the rules of %s', (game) => {
  test.each(languages)(
    'are told by chapters, each whole, in parts that find room: %s',
    async (language) => {
      const books = await booksOf(game)
      const { rulesWord, rulesHow } = letterWords[language].answers
      const ask = (question: string) => rulesTold(question, books, language, room)
      const [contents = ''] = ask({ en: 'chapters', de: 'Kapitel', fr: 'chapitres' }[language])
      expect(ask(rulesWord)).toEqual([...ask(`${rulesWord} 1`), rulesHow])
      for (const [i, { title, rules }] of books[language].entries()) {
        expect(contents).toContain(`${i + 1} ${title}`)
        const whole: string[] = []
        for (let part = 1; whole.length < Object.values(rules).length; part++) {
          const [head = '', ...told] = ask(`${rulesWord} ${i + 1} ${part}`)
          expect(head).toContain(title)
          expect(wordsIn([head, ...told].join(' '))).toBeLessThanOrEqual(
            Math.max(room, ...told.map((one) => wordsIn(`${head} ${one}`))),
          )
          whole.push(...told)
        }
        expect(whole).toEqual(Object.values(rules))
      }
    },
  )

  test('have a chapter for those who play alone where it differs', async () => {
    const alone = (language: Language, books: Rulebooks) =>
      books[language].flatMap(({ alone = false }, i) => (alone ? [i] : []))
    const books = await booksOf(game)
    // A game without such a chapter takes two at least, or has no other rules for one.
    expect(languages.map((one) => alone(one, books))).toEqual(
      languages.map(() => alone('en', books)),
    )
  })
})
