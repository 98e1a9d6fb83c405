/** Questions about the running game: each is answered by lines of fact, in the language of its letter. */
import { describe, expect, test } from 'vitest'
import { rulebookOf } from '../../../web/rulebooks.ts'
import { frontOf } from '../../../web/src/boards/list.ts'
import { gameById } from '../../../worker/games/index.ts'
import { type Language, languages } from '../../../worker/games/kernel/index.ts'
import { wordsOf } from '../../../worker/games/words.ts'
import { positionOf } from '../../../worker/notices/answers/position.ts'
import { understand } from '../../../worker/notices/answers/understand.ts'
import type { Question } from '../../../worker/notices/answers/wish.ts'
import { openly } from '../../../worker/notices/notice.ts'
import { factsAt } from '../../../worker/notices/position-facts.ts'
import { inPlay, type Rulebooks } from '../../../worker/notices/rulebook.ts'
import { answered, factsTold, pieceNames, rulesFrom } from '../../../worker/notices/told.ts'
import { labelsOf } from '../../../worker/notices/turns.ts'
import { type TurnNotice, turnNotices } from '../letter-games.ts'
import {
  asked,
  later,
  mixed,
  pointed,
  ruled,
  shown,
  things,
  unsaid,
  unseen,
} from './facts-asked.ts'

/** A turn of the first seat in the middle of a game of three. */
function middleOf(id: string): TurnNotice {
  const game = gameById(id)
  const all = game ? [...turnNotices(game, 3, 5)] : []
  const notice = all.slice(Math.floor(all.length / 2)).find(({ seat }) => seat === 0)
  if (!notice) throw new Error(id)
  return notice
}

const matters = ['most', 'next', 'pass', 'pay', 'refill', 'score'] as const
const ids: ReadonlyArray<string> = ['villagers', 'my-village', 'settlement', 'town-builder']
const notices = new Map(ids.map((id) => [id, middleOf(id)]))

function noticeOf(id: string): TurnNotice {
  const notice = notices.get(id)
  if (!notice) throw new Error(id)
  return notice
}

const readerOf = (language: Language) => ({ language, zone: 'Europe/Berlin' })

/** The rules of each game, as a table of several without modules has them. */
const books = new Map(
  await Promise.all(ids.map(async (id) => [id, await rulebooksIn(id)] as const)),
)

async function rulebooksIn(id: string): Promise<Rulebooks> {
  const front = frontOf(id)
  if (!front) throw new Error(id)
  const read = async (language: Language) =>
    inPlay((await rulebookOf(front, language)) ?? [], false, [])
  return { en: await read('en'), de: await read('de'), fr: await read('fr') }
}

/** Meaning of an answer in the middle of a game, and the lines that answer its questions. */
function answerTo(id: string, language: Language, text: string) {
  const notice = noticeOf(id)
  const { wish, asks = [] } = understand([text], () => ({
    ...{ listed: [], position: positionOf(notice), isAsked: false, proposed: null },
    ...{ pieces: pieceNames(id), asked: factsAt(notice, readerOf(language)) },
  }))
  const reader = readerOf(language)
  const rules = books.get(id) ?? null
  const opened = { subject: '', heading: '', lead: [], isShort: true }
  const plain = { ...notice, kind: 'turn', about: '' } as const
  const isAsked = ['facts', 'pieces', 'rules', 'table'].includes(wish.wish)
  const said = isAsked
    ? (answered(wish as Question, opened, plain, reader, '', rules).answer?.(200) ?? [])
    : factsTold(asks, notice, reader, rulesFrom(rules, notice, language, ''))
  const names = (seat: number) => notice.names[seat] ?? ''
  const played =
    wish.wish === 'moves' ? labelsOf(notice, wish.moves, wordsOf(id, 'en'), names).join(' · ') : ''
  return { wish: wish.wish, asks, said, played }
}

describe.each([
  ['asked', asked],
  ['unseen', unseen],
  ['unseen later', later],
  ['about offers and worth', pointed],
  ['about things', things],
])('a question that was %s', (_, all) => {
  const rows = all.map(([game, language, question, ...words]) => ({
    ...{ game, language, question, words },
  }))
  test.each(rows)('$game, $language: $question', ({ game, language, question, words }) => {
    const { wish, said } = answerTo(game, language, question)
    expect(wish).toBe('facts')
    expect(said.length).toBeLessThanOrEqual(6)
    for (const word of words) expect(said.join('\n')).toContain(word)
  })
})

describe('a question of a newcomer', () => {
  const rows = [...ruled, ...shown].map(([game, language, question, ...words]) => ({
    ...{ game, language, question, words },
  }))
  test.each(rows)('$game, $language: $question', ({ game, language, question, words }) => {
    const { said } = answerTo(game, language, question)
    for (const word of words) expect(said.join('\n')).toContain(word)
  })
})

test('a question who begins the next round is not answered with who is first now', () => {
  const { said } = answerTo('villagers', 'en', 'who starts next round?')
  expect(said[0]).toMatch(/next round: Jonas/)
  expect(said.slice(0, 2).join(' ')).not.toContain('Hanna')
  expect(said[1]).toContain('V4.36')
})

test.each(ids)('rules that answer questions about %s are in its rulebook', (id) => {
  const rules = languages.map((one) =>
    books.get(id)?.[one].flatMap((chapter) => Object.keys(chapter.rules)),
  )
  for (const of of matters)
    for (const number of factsAt(noticeOf(id), readerOf('en')).rulesOn(of))
      for (const all of rules) expect(all).toContain(number)
})

describe('a question beside a move', () => {
  const rows = mixed.map(([game, language, text, move, ...words]) => ({
    ...{ game, language, text, move, words },
  }))
  test.each(rows)('$game, $language: $text', ({ game, language, text, move, words }) => {
    const { said, played } = answerTo(game, language, text)
    expect(played).toContain(move)
    for (const word of words) expect(said.join('\n')).toContain(word)
  })
})

test.each([
  'what is the Mason? undo',
  'undo. what is the Mason?',
  'how do padlocks work? undo please',
  'how many rounds are left? undo',
])('what is asked back beside a question is taken back: %s', (text) => {
  expect(answerTo('villagers', 'en', text).wish).toBe('undo')
})

describe('a text that asks for no fact', () => {
  test.each(unsaid)('%s: %s', (game, text) => {
    const { asks, wish } = answerTo(game, 'en', text)
    expect(wish).not.toBe('facts')
    expect(asks).toEqual([])
  })
})

/** Turns of whole games, of one and of several, and the same as somebody sees them who must see no secrets. */
function* everyFifth(id: string): Generator<TurnNotice> {
  const game = gameById(id)
  for (const seats of game ? [game.seats.min, 4] : []) {
    const all = game ? [...turnNotices(game, seats, 7)] : []
    for (const notice of all.filter((_, i) => i % 5 === 0)) yield* [notice, openly(notice)]
  }
}

test.each(ids)('facts of %s are whole lines in every language, throughout the game', (id) => {
  for (const notice of everyFifth(id))
    for (const language of languages)
      for (const { said } of factsAt(notice, readerOf(language)).facts()) {
        expect(said).toMatch(/[.!)]$/)
        expect(said).not.toMatch(/undefined|NaN|null|\s\s|: ?\.$/)
      }
})

test('a hand is not told where secrets must not be', () => {
  const notice = noticeOf('villagers')
  const handIn = (one: TurnNotice) => factsTold(['my hand?'], one, readerOf('en')).join()
  expect(handIn(notice)).toContain('Blacksmith')
  expect(handIn(openly(notice))).toContain('hand (4)')
  expect(handIn(openly(notice))).not.toContain('Blacksmith')
})
