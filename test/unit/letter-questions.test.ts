/** Letters that answer a question: how the table stands, and what a piece does. */
import { describe, expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import {
  type AnyGame,
  copy,
  type Language,
  languages,
  type Names,
} from '../../worker/games/kernel/index.ts'
import { names as villagersNames } from '../../worker/games/villagers/cards.en.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import type { State } from '../../worker/games/villagers/state.ts'
import { wordsOf } from '../../worker/games/words.ts'
import type { Question } from '../../worker/notices/answers/wish.ts'
import { compose } from '../../worker/notices/compose.ts'
import { asHtml } from '../../worker/notices/html.ts'
import { listedIn } from '../../worker/notices/listed.ts'
import type { Opening } from '../../worker/notices/opening.ts'
import { pictureInWords } from '../../worker/notices/picture.ts'
import { answered, factsTold, pieceNames } from '../../worker/notices/told.ts'
import { turnsFor } from '../../worker/notices/turns.ts'
import { letterWords } from '../../worker/notices/words.ts'
import { isDrawn, piecesIn, tableIn } from '../../worker/pictures/preview.ts'
import { type TurnNotice, turnNotices } from './letter-games.ts'
import { visible } from './visible-words.ts'

const origin = 'https://example.org'
const zone = 'Europe/Berlin'
const people = ['Hanna', 'Jonas', 'Kim', 'Mila']
const names: Names = (seat) => people[seat] ?? `${seat + 1}`

/** A letter that answers a question, as a page, with its first sentences and the number of turns that it lists. */
async function answerTo(question: Question, notice: TurnNotice, language: Language) {
  const words = letterWords[language]
  const reader = { language, zone, secrets: true }
  const { still } = words.answers
  const usual: Opening = {
    ...{ subject: words.answers.answered('Club'), heading: words.answers.answeredHeading },
    ...{ lead: notice.yourTurn ? [still] : [], isShort: true },
  }
  const { answer, ...rest } = answered(question, usual, notice, reader, origin, null)
  let told: ReadonlyArray<string> = []
  const opened: Opening = {
    ...rest,
    answer: (room) => {
      told = answer?.(room) ?? []
      return told
    },
  }
  const { turns, blocks } = listedIn(notice, reader, turnsFor(notice, false), origin, { opened })
  const gameWords = wordsOf(notice.game, language)
  const letter = compose(notice, reader, gameWords, origin, { choices: blocks(true), opened })
  const { reason, muteTable, muteKind, settings, unsubscribe } = words
  const links = [muteTable, muteKind, settings, unsubscribe].map((label) => ({
    label,
    url: origin,
  }))
  const wrapping = { preheader: letter.gist, pictures: ['table@dorfpost'] }
  const page = await asHtml(letter, language, { reason, links }, wrapping)
  return { page, told, listed: turns.length }
}

/** Some turns of games of all numbers of seats, the last ones among them, which have most on the table. */
function sampled(game: AnyGame): TurnNotice[] {
  const found: TurnNotice[] = []
  for (let seats = game.seats.min; seats <= Math.min(4, game.seats.max); seats++) {
    const all = [...turnNotices(game, seats, 7)]
    const asked = all.filter(({ yourTurn }) => yourTurn)
    const some = [2, Math.floor(asked.length / 2), asked.length - 1].flatMap(
      (at) => asked[at] ?? [],
    )
    found.push(...some, ...all.slice(-1))
  }
  return found
}

const isPart = /^(?:Part|Teil|Partie) (\d+) (?:of|von|sur) (\d+)\. /

describe.each(games.map((game) => [game.id, game] as const))('a letter about %s', (id, game) => {
  test('tells the whole table in parts that are short enough to be read', async () => {
    for (const notice of sampled(game))
      for (const language of languages) {
        const lines = isDrawn(id) ? tableIn(id, notice.state, notice.seat, language, names) : null
        const expected = lines ?? [pictureInWords(notice, language, names)]
        const shown: string[] = []
        for (let part = 1, of = 1; part <= of; part++) {
          const { page, told, listed } = await answerTo({ wish: 'table', part }, notice, language)
          expect(visible(page).length, visible(page).join(' ')).toBeLessThanOrEqual(250)
          if (notice.yourTurn) expect(listed).toBeGreaterThan(0)
          const [, at, all] = isPart.exec(told[0] ?? '') ?? []
          if (at !== undefined) expect(Number(at)).toBe(part)
          of = Number(all ?? 1)
          shown.push(...told.filter((line) => !isPart.test(line)))
        }
        expect(shown).toEqual(expected)
      }
  })

  test('tells of each seat by its name, and answers what somebody has who is named', () => {
    for (const notice of sampled(game)) {
      const lines = isDrawn(id) ? tableIn(id, notice.state, notice.seat, 'en', names) : null
      for (const name of lines ? notice.names : []) {
        expect(lines?.some((line) => line.startsWith(name))).toBe(true)
        const told = factsTold([`what has ${name.toLowerCase()}?`], notice, {
          language: 'en',
          zone,
        })
        expect(told.some((line) => line.startsWith(name))).toBe(true)
      }
    }
  })

  test('tells the text of each piece, in every language', async () => {
    const [notice] = sampled(game)
    const count = pieceNames(id).length
    for (const language of languages) {
      const pieces = isDrawn(id) ? piecesIn(id, language) : []
      expect(pieces).toHaveLength(count)
      for (const { name, text } of pieces) {
        expect(name).not.toBe('')
        expect(text, name).toMatch(/[.!)]$/)
        expect(text).not.toMatch(/undefined|NaN|\s\s/)
      }
    }
    if (!notice || count === 0) return
    for (const language of languages)
      for (let at = 0; at < count; at += 5) {
        const question: Question = {
          wish: 'pieces',
          pieces: [0, 1, 2, 3, 4, 5, 6].map((i) => (at + i) % count),
        }
        const { page, told, listed } = await answerTo(question, notice, language)
        expect(visible(page).length, visible(page).join(' ')).toBeLessThanOrEqual(250)
        expect(listed).toBeGreaterThan(0)
        expect(told[0]).toContain(piecesIn(isDrawn(id) ? id : 'villagers', language)[at]?.text)
      }
  })
})

describe('the table of Villagers', () => {
  const tables = sampled(villagers)
  const said = (language: Language) =>
    tables.map(({ state, seat }) =>
      (tableIn('villagers', state, seat, language, names) ?? []).join('\n'),
    )

  test('says the round, the road, stacks, gold, hands, limits and villages', () => {
    const all = said('en').join('\n')
    expect(all).toMatch(/^Round \d+; \w+ is first; First Market: .+; Second Market: .+\.$/m)
    expect(all).toMatch(/^Stacks \(cards\): 1 [A-Z]\w+ \(\d+\), .*; Reserve: [A-Z]\w+ \(\d+\)\.$/m)
    expect(all).toMatch(/^Stacks \(cards\): 1 –, /m)
    expect(all).toMatch(/^Jonas: \d+ gold; hand \d+: .+; drafts \d, builds \d; a market now: /m)
    expect(all).toMatch(/^Jonas, village: Founders \((?:2 gold|1 food)\)/m)
    // V5.45: gold on a card; V5.41: the cards that open padlocks.
    expect(all).toMatch(/village: .*\w \(\d+ gold\)/)
    expect(all).toMatch(/^Padlocks are opened by: \w/m)
    // V8.8: all of the Countess lies open.
    expect(all).toMatch(/^Countess, village: Countess/m)
  })

  test('speaks German and French', () => {
    expect(said('de').join('\n')).toMatch(/^Jonas, Dorf: Gründung/m)
    expect(said('fr').join('\n')).toMatch(/^Jonas, village\u202f: Fondateurs/m)
  })

  test('names cards of a hand to those alone who know them (V9.1)', () => {
    const handOf = (state: unknown, seat: number): string => {
      const lines = tableIn('villagers', state, seat, 'en', names) ?? []
      const own = lines.find((line) => line.startsWith(`${names(seat)}:`)) ?? ''
      return /hand \d+: ([^;]*)/.exec(own)?.[1] ?? ''
    }
    let secret = 0
    for (const { state, seat, open } of tables.filter(({ result }) => result === null)) {
      const { hand } = (state as State).seats[seat] ?? { hand: [] }
      const known = ((open.state as State).seats[seat]?.hand ?? []).map(({ card }) => card)
      const own = handOf(state, seat)
      const shown = handOf(open.state, seat).split(/ ×\d|, /)
      for (const { card } of hand) {
        const name = villagersNames[card as keyof typeof villagersNames]
        expect(own).toContain(name)
        if (known.includes(card)) continue
        expect(shown).not.toContain(name)
        secret++
      }
    }
    expect(secret).toBeGreaterThan(5)
  })

  test('names an empty hand, a Monk’s place and the holder of a Development', () => {
    const [notice] = tables.filter(({ names: { length } }) => length === 3)
    if (!notice) throw new Error('No game was played.')
    const state = copy(notice.state) as State
    const [own] = state.seats
    if (!own) throw new Error('Nobody sits there.')
    own.hand = []
    own.village.push({ starter: { card: 'monk', coins: 2, as: 'miner' }, branches: [] })
    state.developments = [
      { id: 'inn', holder: 1 },
      { id: 'church', holder: null },
    ]
    const all = (tableIn('villagers', state, 0, 'en', names) ?? []).join('\n')
    expect(all).toMatch(/^Hanna: \d+ gold; hand 0; /m)
    expect(all).toContain('Monk (= Miner, 2 gold)')
    expect(all).toContain('Inn (Jonas), Church.')
  })
})

describe('the pieces of Villagers', () => {
  const textOf = (name: string) =>
    piecesIn('villagers', 'en').find((one) => one.name === name)?.text

  test.each([
    ['Mason', 'Ore; on Miner; 2 gold; 1 builder.'],
    ['Spelunker', 'Ore; on Seeker; 10 gold; carries 1; padlock: Chandler.'],
    ['Blacksmith', 'Ore; on Miner; 2 gold; opens padlocks: 10.'],
    ['Inn', 'Most special villagers in hand (backs only): 5 gold.'],
  ])('%s', (name, text) => {
    expect(textOf(name)).toBe(text)
  })

  test('have the text below their name behind what is printed', () => {
    expect(textOf('Log Rafter')).toBe(
      'Wood ×2; on Lumberjack. Silver: 1 gold for each wood symbol in your village, its own two included.',
    )
    expect(textOf('Founders')).toMatch(/^Grains; 2 gold; 1 food; carries 2\. Start of your village/)
  })
})
