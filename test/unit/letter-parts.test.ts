/** The parts of letters, each by what it is made of. */
import { describe, expect, test } from 'vitest'
import { type AnyWords, start, view } from '../../worker/games/kernel/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import { wordsOf } from '../../worker/games/words.ts'
import { compose } from '../../worker/notices/compose.ts'
import { digestOf } from '../../worker/notices/digest.ts'
import { asHtml } from '../../worker/notices/html.ts'
import { asMailText, asText } from '../../worker/notices/letter.ts'
import type { Notice } from '../../worker/notices/notice.ts'
import { withoutLinks } from '../../worker/notices/plain.ts'
import { choicesOf, turnsFor } from '../../worker/notices/turns.ts'
import { letterWords } from '../../worker/notices/words.ts'
import type { Block, Letter } from '../../worker/wire/letter.ts'

type PlayNotice = Extract<Notice, { readonly kind: 'turn' | 'started' | 'full' | 'over' }>

const names = ['Hanna', 'Jonas', 'Kim']
const play = start(villagers, {}, 3, new Uint8Array(32))
const [seat = 0] = villagers.toAct(play.state as never)
const { state } = view(villagers, play, seat)
const turn: PlayNotice = {
  ...{ kind: 'turn', account: 'a', table: 't', revision: 5, about: '', game: 'villagers' },
  ...{ title: 'Club', names, deadline: null, seat, yourTurn: true, awaited: [seat], state },
  ...{ events: [], scores: [], result: null, open: { state, events: [], scores: [] } },
  ...{ since: 1, played: 5, isRated: false },
}
const scored = (...totals: number[]) =>
  totals.map((total, seat) => ({ seat, total, categories: [] }))
const over: PlayNotice = {
  ...turn,
  ...{ kind: 'over', yourTurn: false, awaited: [], scores: scored(3, 9, 5) },
  result: { places: [3, 1, 2], reason: 'most-gold' },
}

/** The game's words, but events are called as they are. */
const words: AnyWords = { ...wordsOf('villagers', 'en'), event: ({ event }) => event }
const letterOf = (notice: Notice, gameWords = words) =>
  compose(notice, { language: 'en', zone: 'UTC' }, gameWords, 'https://example.org')
const parts = <K extends Block['block']>({ blocks }: Letter, kind: K) =>
  blocks.filter((block): block is Extract<Block, { block: K }> => block.block === kind)
const events = Array.from({ length: 20 }, (_, i) => ({ event: `Thing ${i + 1}.` }))
const happened = (from: number) => events.slice(from - 1).map(({ event }) => event)

describe('a letter', () => {
  test('says how much time there is, by itself and where there is little room', () => {
    const timed = letterOf({ ...turn, deadline: Date.parse('2026-11-24T19:00:00Z') })
    const [time] = parts(timed, 'deadline')
    expect(time?.text).toContain('24 November 2026')
    expect(timed.gist).toContain(time?.text)
    expect(parts(letterOf(turn), 'deadline')).toEqual([])
  })

  test('tells the latest of what happened, and how much it leaves out', () => {
    const { gist, ...letter } = letterOf({ ...turn, events })
    expect(parts(letter, 'list').map(({ lines }) => lines)).toEqual([
      ['… and 5 earlier', ...happened(6)],
    ])
    expect(gist.endsWith(`: ${happened(16).join(' ')}`)).toBe(true)
    const [few] = parts(letterOf({ ...turn, events: events.slice(5) }), 'list')
    expect(few?.lines).toEqual(happened(6))
  })

  test('of the end says why and how, the first one first', () => {
    const reason = words.reasons['most-gold'] ?? ''
    expect(letterOf(over).gist).toContain(`${reason} Jonas 9, Kim 5, Hanna 3.`)
    const silent = letterOf(over, { ...words, reasons: {} })
    expect(silent.gist).not.toContain(reason)
    expect(silent.gist).toContain('Jonas 9, Kim 5, Hanna 3.')
    const ended = { places: [], reason: 'ended-together' }
    expect(letterOf({ ...over, result: ended }).gist).toContain(letterWords.en.endedTogether)
  })

  test('of the end leads to another round, and to a look back where it was played out', () => {
    const labels = (notice: Notice) => parts(letterOf(notice), 'button').map(({ label }) => label)
    const { again, lookBack, open } = letterWords.en
    expect(labels(over)).toEqual([again, lookBack])
    expect(labels({ ...over, result: { places: [], reason: 'ended-together' } })).toEqual([again])
    expect(labels({ ...over, result: null })).toEqual([again])
    expect(labels(turn)).toEqual([open])
  })

  test('lists turns by their words, each a link, under what they are', () => {
    const turns = turnsFor(turn, false)
    expect(turns.length).toBeGreaterThan(1)
    expect(turnsFor({ ...turn, yourTurn: false }, false)).toEqual([])
    expect(turnsFor({ ...turn, game: 'chess' }, false)).toEqual([])
    const said = { words: letterWords.en, gameWords: words, names: (seat: number) => `${seat}` }
    const how = { url: 'https://example.org/t/t', isOpen: false, canAnswer: false }
    const [block, ...others] = choicesOf(turn, turns, said, how)
    expect(others).toEqual([])
    if (block?.block !== 'choices') throw new Error('There is no list.')
    expect(block.title).toBe(letterWords.en.choices.likely)
    expect(block.rows).toHaveLength(turns.length)
    for (const { label, url } of block.rows) {
      expect(label).not.toBe('')
      expect(url).toMatch(/^https:\/\/example\.org\/t\/t#./)
    }
    expect(choicesOf(turn, [], said, how)).toEqual([])
    expect(choicesOf(turn, [], said, { ...how, canAnswer: true })).toMatchObject([
      { block: 'answering' },
    ])
    // In the letterbox, beside the table itself, nothing is to be answered.
    const letter = { subject: '', stamp: '', heading: 'Now', blocks: [block] }
    expect(asText(letter, 'en')).toBe('Now')
    expect(asMailText(letter, { reason: 'Why', links: [] }, 'en')).toContain(block.rows[0]?.label)
  })
})

test('a daily letter has of each table its latest sentences and how it stands', () => {
  const letter = letterOf({ ...turn, events, scores: scored(3, 9, 5) })
  const daily = digestOf({ language: 'en', name: 'Hanna' }, [letter], 'https://example.org')
  const [entry] = parts(daily, 'entry')
  expect(entry?.lines).toContain(`${letterWords.en.since}: ${happened(17).join(' ')}`)
  expect(entry?.lines).toContain(`${letterWords.en.stands}: Jonas 9, Kim 5, Hanna 3.`)
})

test('what somebody typed holds nothing that a mail program makes a link of', () => {
  for (const [typed, said] of [
    ['https://evil.example/x', 'evil example x'],
    ['mailto:me tel:12 javascript:go', 'me 12 go'],
    ['a@b.example, or +49 170 1234567', 'a b example, or +…'],
    ['At 8: no. 2!', 'At 8: no. 2!'],
  ] as const)
    expect(withoutLinks(typed)).toBe(said)
})

describe('the page of a letter', () => {
  const page = (blocks: Block[], links: { label: string; url: string }[] = []) =>
    asHtml({ subject: 's', stamp: 's', heading: 'h', blocks }, 'en', { reason: 'Why', links })

  test('sets the links below it apart', async () => {
    const url = 'https://example.org'
    const all = await page(
      [],
      [
        { label: 'Less', url },
        { label: 'None', url },
      ],
    )
    expect(all.replaceAll(/<[^>]*>/g, '')).toContain('Less · None')
    expect(all.replaceAll(/<[^>]*>/g, '')).not.toContain('· Less')
  })

  test('has the names of rows and the sum of a table in bold, and nothing else', async () => {
    const rows = [
      ['gold', '1', '2'],
      ['shops', '3', '4'],
      ['together', '4', '6'],
    ]
    const all = await page([
      { block: 'grid', title: 'Points', head: ['', 'A', 'B'], rows, sum: true },
    ])
    const cells = [...all.matchAll(/<t[dh] class="[ft] e"[^>]*font-weight:(\d+)"[^>]*>([^<]*)</g)]
    const bold = cells.flatMap(([, weight, text]) => (weight === '700' ? [text] : []))
    expect(cells).toHaveLength(12)
    expect(bold).toEqual(['gold', 'shops', 'together', '4', '6'])
  })
})
