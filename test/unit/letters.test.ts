/** Words of letters, for every game and in both languages: whole sentences, on paper that mail programs can show. */
import { describe, expect, test } from 'vitest'
import { evaluatorOf } from '../../worker/games/evaluators.ts'
import { games } from '../../worker/games/index.ts'
import {
  type AnyGame,
  type GameEvent,
  languages,
  Random,
  scoresSeen,
  start,
  submit,
  view,
  visibleTo,
} from '../../worker/games/kernel/index.ts'
import { wordsOf } from '../../worker/games/words.ts'
import { compose } from '../../worker/notices/compose.ts'
import { digestOf } from '../../worker/notices/digest.ts'
import { asHtml } from '../../worker/notices/html.ts'
import { asMailText } from '../../worker/notices/letter.ts'
import type { Notice } from '../../worker/notices/notice.ts'
import { openly } from '../../worker/notices/notice.ts'
import { drawingOf, holdingsOf } from '../../worker/notices/picture.ts'
import { inShort } from '../../worker/notices/plain.ts'
import { labelsOf, maxLegal, turnsFor } from '../../worker/notices/turns.ts'
import { letterWords } from '../../worker/notices/words.ts'
import type { NoticeLetter } from '../../worker/wire/letter.ts'

/** A notice to the seat that is to move, or to the first one at the end, with what it heard on the way. */
function noticeOf(game: AnyGame, turns: number): Notice {
  const seed = new Uint8Array(32).fill(5)
  const random = Random.fromSeed(seed)
  let play = start(game, game.options.parse({}), 3, seed)
  const events: GameEvent[] = []
  for (let i = 0; i < turns; i++) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) break
    const next = submit(game, play, seat, [random.pick(game.moves(play.state, seat))])
    play = next.play
    if (i > turns - 12) events.push(...visibleTo(next.events, 0))
  }
  const seat = game.toAct(play.state)[0] ?? null
  const seen = view(game, play, seat ?? 0)
  return {
    kind: seat === null ? 'over' : 'turn',
    account: 'somebody',
    table: 'A'.repeat(22),
    revision: turns,
    about: '',
    game: game.id,
    title: 'Club',
    names: ['Hanna', 'Jonas', 'Kim'],
    deadline: seat === null ? null : Date.parse('2026-11-24T19:00:00Z'),
    seat: seat ?? 0,
    yourTurn: seat !== null,
    state: seen.state,
    events,
    scores: seat === null ? game.score(play.state) : scoresSeen(game, seen.state),
    result: game.result(play.state),
    awaited: game.toAct(play.state),
    open: {
      state: game.redact(play.state, null),
      events: [],
      scores: scoresSeen(game, game.redact(play.state, null)),
    },
    since: 0,
    played: turns,
    isRated: false,
  }
}

const footer = { reason: 'Because.', links: [{ label: 'Less', url: 'https://example.org/less' }] }
const letterOf = (game: AnyGame, turns: number, language: (typeof languages)[number]) =>
  compose(
    noticeOf(game, turns),
    { language, zone: 'Europe/Berlin' },
    wordsOf(game.id, language),
    'https://example.org',
  )

describe.for(games.map((game) => [game.id, game] as const))('a letter of %s', ([, game]) => {
  test('that invites, or asks for another round, shows the place of its game and who asks', () => {
    for (const [isRematch, said] of [
      [false, 'Jonas invites you to play'],
      [true, 'Jonas would like another round'],
    ] as const) {
      const { account, table, title, names } = noticeOf(game, 0)
      const about = { account, table, game: game.id, title, names, revision: 0, about: '' }
      const notice: Notice = {
        ...about,
        kind: 'invitation',
        deadline: null,
        by: 'Jonas',
        isRematch,
      }
      const words = wordsOf(game.id, 'en')
      const reader = { language: 'en', zone: 'Europe/Berlin' } as const
      const { heading, blocks } = compose(notice, reader, words, 'https://example.org')
      expect(heading).toBe(said)
      const alt = `${words.title}: ${words.tagline}`
      expect(blocks.filter(({ block }) => block === 'picture')).toEqual([{ block: 'picture', alt }])
      // Letters in pictures are drawn, so the two differ where their bands say something else.
      expect(drawingOf(notice, 'en')).not.toBe(drawingOf({ ...notice, by: 'Hanna' }, 'en'))
    }
  })

  test('tells the whole matter in sentences where there is little room', () => {
    for (const language of languages) {
      const { gist } = letterOf(game, 30, language)
      expect(gist).toMatch(/[.!?]$/)
      // Nothing runs on into the time: what is before it ends as a sentence does.
      expect(gist).toMatch(
        {
          en: /[.!?] It is your turn, \w+\. You have time until [^.]+\. Since your last turn: ./,
          de: /[.!?] Du bist am Zug, \w+\. Du hast Zeit bis .+\. Seit deinem letzten Zug: ./,
          fr: /[.!?] C’est à toi, \w+\. Tu as jusqu’au [^.]+\. Depuis ton dernier tour\u202f: ./,
        }[language],
      )
    }
  })

  test('can be told without secrets: words and picture are the same wherever hidden pieces lie', () => {
    for (const turns of [8, 45, 90]) {
      const notice = noticeOf(game, turns)
      const shown = openly(notice)
      if (!('seat' in notice && 'seat' in shown)) throw new Error('Nobody plays.')
      const letter = compose(
        shown,
        { language: 'de', zone: 'Europe/Berlin' },
        wordsOf(game.id, 'de'),
        'https://example.org',
      )
      const elsewhere = evaluatorOf(game.id).deals(
        shown.state,
        null,
      )(Random.fromSeed(new Uint8Array(32)))
      const same = { ...shown, state: game.redact(elsewhere, null) }
      expect(drawingOf(same, 'de')).toEqual(drawingOf(shown, 'de'))
      expect(letter.blocks.length).toBeGreaterThan(2)
      if (turnsFor(notice, true).length > 0)
        for (const moves of turnsFor(notice, true))
          expect(
            labelsOf(shown, moves, wordsOf(game.id, 'de'), (seat) => `P${seat}`),
          ).not.toContain('')
    }
  })

  test('at the end has everybody’s points by category, another round and the look back', () => {
    for (const language of languages) {
      const { blocks, gist } = letterOf(game, 5000, language)
      const grid = blocks.find((block) => block.block === 'grid')
      if (grid?.block !== 'grid') throw new Error('There are no categories.')
      expect(grid.head.slice(1)).toEqual(['Hanna', 'Jonas', 'Kim'])
      for (const seat of [1, 2, 3]) {
        const values = grid.rows.map((row) => Number(row[seat]))
        const sum = values.slice(0, -1).reduce((a, b) => a + b, 0)
        expect(values.at(-1)).toBe(sum)
      }
      for (const block of blocks) if (block.block === 'text') expect(block.text).toMatch(/[.!?]$/)
      expect(gist).toMatch(/Hanna -?\d+/)
      // Labels have the colon of their language, in plain text too.
      const plain = asMailText(letterOf(game, 5000, language), footer, language)
      expect(plain).toContain(language === 'fr' ? 'Less\u202f: https' : 'Less: https')
      const own = plain.replaceAll('Town Builder: Coevorden', '')
      if (language === 'fr') expect(own).not.toMatch(/[\p{L}\d]: /u)
      expect(blocks.filter(({ block }) => block === 'button')).toHaveLength(2)
    }
  })

  test('is short enough for mail programs, in tables, with all that its picture shows in words', async () => {
    const letter = letterOf(game, 45, 'de')
    const page = await asHtml(letter, 'de', footer, {
      preheader: letter.gist,
      pictures: ['table@dorfpost'],
    })
    expect(Buffer.byteLength(page)).toBeLessThan(100_000)
    expect(page).not.toMatch(/display:\s*(?:flex|grid)|url\(|<script|https?:\/\/(?!example\.org)/)
    const picture = letter.blocks.find((block) => block.block === 'picture')
    if (picture?.block !== 'picture') throw new Error('There is no picture.')
    expect(picture.alt).toMatch(/Hanna -?\d+ \p{L}+, Jonas -?\d+ \p{L}+, Kim -?\d+ \p{L}+\.$/u)
    for (const lines of picture.groups ?? [])
      expect(asMailText(letter, footer, 'de')).toContain(lines.join('\n'))
    const without = await asHtml(letter, 'de', footer)
    expect(without).not.toContain('<img')
  })
})

describe('a daily letter', () => {
  /** A letter of each game, with its picture, in the middle or at its end. */
  const drawn = (turns: number, language: (typeof languages)[number]): NoticeLetter[] =>
    games.flatMap((game) => {
      const notice = noticeOf(game, turns)
      const drawing = drawingOf(notice, language)
      return { ...letterOf(game, turns, language), ...(drawing !== null && { drawing }) }
    })
  const daily = (letters: ReadonlyArray<NoticeLetter>, language: (typeof languages)[number]) =>
    digestOf({ language, name: 'Hanna' }, letters, 'https://example.org')

  test('tells the story of each table in whole sentences, in every language', () => {
    for (const language of languages)
      for (const turns of [30, 5000]) {
        const { blocks, gist } = daily(drawn(turns, language), language)
        const entries = blocks.filter(({ block }) => block === 'entry')
        expect(entries).toHaveLength(games.length)
        for (const entry of entries) {
          if (entry.block !== 'entry') continue
          expect(entry.lines.length).toBeGreaterThan(0)
          for (const line of entry.lines) expect(line).toMatch(/[.!?…»”“]$/)
          // The name of the table stands over it, and only there.
          expect(entry.stamp).toMatch(/ · Club$/)
          expect(entry.lines.join(' ')).not.toContain('Club')
          expect(entry.picture?.alt).toMatch(/[.!?]$/)
        }
        expect(gist).toContain('Club')
      }
  })

  test('has four pictures at most, and stays below what Gmail shows, however many letters it has', async () => {
    const letters = Array.from({ length: 12 }, () => drawn(30, 'de')).flat()
    const letter = daily(letters, 'de')
    expect(letter.drawings).toHaveLength(4)
    const told = letter.blocks.filter(({ block }) => block === 'entry').length
    expect(told).toBeGreaterThan(5)
    const ids = [1, 2, 3].map((n) => `table-${n + 1}@dorfpost`)
    const page = await asHtml(letter, 'de', footer, {
      ...{ preheader: letter.gist, pictures: ['table@dorfpost', ...ids] },
    })
    // With room for the pass of each link.
    expect(Buffer.byteLength(page) + 20 * 70).toBeLessThan(100_000)
    expect(page.match(/<img [^>]*width="226"[^>]*alt="[^"]{20,}"/g)).toHaveLength(4)
    expect(page).toContain(`${letters.length - told} weitere Briefe liegen in deinem Briefkasten.`)
    // A picture that was not made leaves its words alone.
    const without = await asHtml(letter, 'de', footer, { pictures: ids })
    expect(without.match(/<img/g)).toHaveLength(3)
  })
})

describe('a letter is shorter than Gmail clips, in bytes, with the pass of each link', () => {
  const bytesOf = async (letter: NoticeLetter, language: (typeof languages)[number]) => {
    const pictures = ['table@dorfpost', 'table-2@dorfpost', 'table-3@dorfpost', 'table-4@dorfpost']
    const wrapping = { preheader: letter.gist, pictures }
    return Buffer.byteLength(await asHtml(letter, language, footer, wrapping))
  }
  const pass = `#turn=${'1'.repeat(60)}&as=${'x'.repeat(64)}`
  const rows = (number: number) =>
    Array.from({ length: number }, (_, i) => ({
      label: `Ersetze die Baustelle des Bürgermeisterhäuschens durch das Gildehaus, für ${i} Gold`,
      url: `https://dorfpost.example.org/t/${'A'.repeat(22)}${pass}`,
    }))
  const listing = (number: number) =>
    ({ block: 'choices', title: 'Züge', hint: 'Wähle.', rows: rows(number) }) as const

  test.for(languages)('a turn of each game, and the end, in %s', async (language) => {
    for (const game of games)
      for (const turns of [0, 12, 45, 90, 5000]) {
        const letter = letterOf(game, turns, language)
        const full = { ...letter, blocks: [...letter.blocks, listing(8)] }
        expect(await bytesOf(full, language)).toBeLessThan(100_000)
      }
  })

  test.for(languages)('a list of all turns, as many as there may be, in %s', async (language) => {
    for (const game of games) {
      const letter = letterOf(game, 45, language)
      const full = { ...letter, blocks: [...letter.blocks, listing(maxLegal)] }
      expect(await bytesOf(full, language)).toBeLessThan(100_000)
      // Each can still be answered by its number.
      const page = await asHtml(full, language, footer)
      expect(page).toContain(`${maxLegal}. ${rows(maxLegal).at(-1)?.label}`)
    }
  })
})

test('a push ends with a whole sentence', () => {
  const said = 'Hanna drafted the Miner! '
  expect(inShort(said)).toBe(said)
  expect(inShort(said.repeat(40))).toMatch(/Miner!$/)
  expect(inShort(said.repeat(40)).length).toBeLessThanOrEqual(500)
  expect(inShort('a'.repeat(600))).toMatch(/^a{499}…$/)
})

describe.for(games.map((game) => [game.id, game] as const))('a turn’s letter of %s', ([, game]) => {
  const haveOf = (letter: NoticeLetter, language: (typeof languages)[number]) =>
    letter.blocks.find(
      (block) => block.block === 'list' && block.title === letterWords[language].have,
    )

  test('says in one to seven short lines what its reader has', () => {
    for (const language of languages)
      for (const turns of [0, 12, 30, 60]) {
        const letter = letterOf(game, turns, language)
        const have = haveOf(letter, language)
        if (have?.block !== 'list') throw new Error('The letter does not say what one has.')
        expect(have.lines.length).toBeGreaterThan(0)
        expect(have.lines.length).toBeLessThan(8)
        for (const line of have.lines) expect(line).toMatch(/[^.]\.$/)
        // A banner of My Village is called so.
        const said = have.lines.join(' ').replace(/[“„«]\s?\?\s?[”“»]/gu, '')
        expect(said).not.toMatch(/undefined|null|NaN|\?/)
        expect(letter.gist).not.toContain(have.lines[0])
      }
  })

  test('says nothing of what others may not know where it tells no secrets', () => {
    for (const turns of [8, 45, 90]) {
      const shown = openly(noticeOf(game, turns))
      if (!('seat' in shown)) throw new Error('Nobody plays.')
      const elsewhere = evaluatorOf(game.id).deals(
        shown.state,
        null,
      )(Random.fromSeed(new Uint8Array(32)))
      const same = { ...shown, state: game.redact(elsewhere, null) }
      expect(holdingsOf(same, 'en')).toEqual(holdingsOf(shown, 'en'))
    }
  })
})
