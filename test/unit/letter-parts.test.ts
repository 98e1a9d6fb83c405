/** The parts of letters, each by what it is made of. */
import { describe, expect, test } from 'vitest'
import { type AnyWords, copy, start, view } from '../../worker/games/kernel/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import { wordsOf } from '../../worker/games/words.ts'
import { compose, timeIn } from '../../worker/notices/compose.ts'
import { digestOf } from '../../worker/notices/digest.ts'
import { asHtml } from '../../worker/notices/html.ts'
import { invitationWords } from '../../worker/notices/invitation-words.ts'
import { asMailText, asText } from '../../worker/notices/letter.ts'
import type { Notice } from '../../worker/notices/notice.ts'
import { drawingOf } from '../../worker/notices/picture.ts'
import { withoutLinks } from '../../worker/notices/plain.ts'
import { choicesOf, labelOf, labelsOf, playOn, turnsFor } from '../../worker/notices/turns.ts'
import { letterWords, sentence } from '../../worker/notices/words.ts'
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
const events = Array.from({ length: 20 }, (_, i) => ({ event: `A thing ${i + 1}.` }))
const happened = (from: number, to = 20) => events.slice(from - 1, to).map(({ event }) => event)

/** Parts of a letter that has all that there is. */
const rows = [['gold', '1', '2']]
const choices = [
  { label: 'Draw', url: 'https://a' },
  { label: 'Roll', url: 'https://b' },
]
const less = { label: 'Less', url: 'https://l' }
const entry = { block: 'entry', stamp: 'Club', heading: 'Turn', lines: ['It is.'] } as const

describe('a letter', () => {
  test('says how much time there is, by itself and where there is little room', () => {
    const timed = letterOf({ ...turn, deadline: Date.parse('2026-11-24T19:00:00Z') })
    const [time] = parts(timed, 'deadline')
    expect(time?.text).toContain('24 November 2026')
    expect(timed.gist).toContain(time?.text)
    expect(parts(letterOf(turn), 'deadline')).toEqual([])
  })

  test('tells what mattered first, as far as there is room, and less of it where there is little', () => {
    // A sentence for each person, in their order: all weigh the same.
    const { gist, teaser, ...letter } = letterOf({ ...turn, events, deadline: 0 })
    const [list] = parts(letter, 'list')
    expect(list?.lines).toEqual(happened(1, 20))
    expect(list?.short).toEqual(happened(1, 7))
    expect(gist.endsWith(`: ${happened(1, 7).join(' ')}`)).toBe(true)
    expect(teaser?.startsWith(happened(1, 7).join(' '))).toBe(true)
    expect(teaser).toContain('1970')
    const [few] = parts(letterOf({ ...turn, events: events.slice(12) }), 'list')
    expect(few?.lines).toEqual(happened(13))
    expect(letterOf(turn).teaser).toBeUndefined()
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
    const { path } = letterOf(over)
    expect(parts(letterOf(over), 'button')).toEqual([
      { block: 'button', label: again, url: `https://example.org${path}` },
      { block: 'button', label: lookBack, url: 'https://example.org/study?table=t', quiet: true },
    ])
  })

  test('has everybody’s place by their points, at the end that of the result', () => {
    const rows = (notice: Notice) =>
      parts(letterOf(notice), 'standings').map((block) =>
        block.rows.map(({ place, name, points }) => `${place}. ${name} ${points}`),
      )
    expect(rows({ ...turn, scores: scored(9, 3, 9) })).toEqual([
      ['1. Hanna 9', '1. Kim 9', '3. Jonas 3'],
    ])
    const result = { places: [2, 1, 3], reason: 'most-gold' }
    expect(rows({ ...over, result })).toEqual([['1. Jonas 9', '2. Hanna 3', '3. Kim 5']])
    // As long as nobody has anything, or it only begins, there is nothing to tell.
    expect(rows({ ...turn, scores: scored(0, 0, 0) })).toEqual([])
    expect(rows({ ...turn, kind: 'started', scores: scored(9, 3, 9) })).toEqual([])
    expect(parts(letterOf(over), 'grid')).toEqual([])
    expect(rows({ ...over, result: { places: [], reason: 'ended-together' } })).toEqual([])
  })

  test('names the table and who sits there', () => {
    const aside = (all: string[]) => {
      const last = parts(letterOf({ ...turn, kind: 'started', names: all }), 'text').at(-1)
      return last?.text
    }
    expect(aside(names)).toContain('Club')
    expect(aside(names)).toContain('Hanna, Jonas and Kim')
    expect(aside([])).toBe(letterWords.en.table('Club', words.title))
    // While it goes on, the table's name at the head is enough, and where all have points, so are they.
    const running = (scores: PlayNotice['scores']) =>
      parts(letterOf({ ...turn, scores }), 'text').map(({ text }) => text)
    expect(running([])).toContain(letterWords.en.players('Hanna, Jonas and Kim'))
    expect(running(scored(3, 9, 5)).join(' ')).not.toContain('Kim')
  })

  test('about somebody who is late says since when, not until when', () => {
    const late = { reason: 'time', late: 0, patience: null, yourTurn: false } as const
    const deadline = Date.parse('2026-11-24T19:00:00Z')
    const decision: Notice = { ...turn, ...late, kind: 'decision', deadline }
    const [since] = parts(letterOf(decision), 'deadline')
    const [until] = parts(letterOf({ ...turn, deadline }), 'deadline')
    const time = timeIn({ language: 'en', zone: 'UTC' }, deadline)
    expect(since?.text).toBe(letterWords.en.lateSince(time))
    expect(until?.text).toBe(letterWords.en.until(time))
    expect(parts(letterOf({ ...decision, patience: 7 }), 'deadline')).toEqual([])
  })

  test('has the words of its picture only where there is one', () => {
    const alts = (notice: Notice) => parts(letterOf(notice), 'picture').map(({ alt }) => alt)
    expect(alts(turn)[0]).toContain('Hanna, Jonas, Kim.')
    expect(alts(over)[0]).toContain('Hanna 3 gold, Jonas 9 gold, Kim 5 gold.')
    const { account, table, revision, about, game, title, deadline } = turn
    const plain = { account, table, revision, about, game, title, deadline, names }
    const talk: Notice = { ...plain, kind: 'talk', author: 'Kim', text: 'Hello' }
    expect(alts(talk)).toEqual([])
    const invitation: Notice = { ...plain, kind: 'invitation', by: 'Kim', isRematch: false }
    expect(alts(invitation)).toEqual([`${words.title}: ${words.tagline}`])
    expect(alts({ ...invitation, game: 'chess' })).toEqual([])
  })

  test('raises the flag of whoever won, or of its reader where it is their turn', () => {
    const picture = (notice: Notice) => drawingOf(notice, 'en')
    const won = (...places: number[]) =>
      picture({ ...over, result: { places, reason: 'most-gold' } })
    expect(won(3, 1, 2)).toBe(won(2, 1, 3))
    expect(picture(turn)).not.toBe(picture({ ...turn, yourTurn: false }))
  })

  test('says each move of a turn as it is when those before it are made', () => {
    // With all cards open, so that nothing ends the turn.
    const [move] = villagers.moves(play.state, seat)
    const after = copy(play.state)
    if (!move || !playOn(villagers, after, seat, move)) throw new Error('It cannot be played.')
    const saying = { ...words, move: (at: unknown) => JSON.stringify(at) }
    expect(labelsOf({ ...turn, state: play.state }, [move, move], saying, String)).toEqual([
      JSON.stringify(play.state),
      JSON.stringify(after),
    ])
    expect(after).not.toEqual(play.state)
  })

  test('for everybody’s eyes lists what is legal by what anybody sees', () => {
    const legal = villagers.moves(state, seat).map((move) => JSON.stringify(move))
    const open = turnsFor(turn, true)
    expect(open.length).toBeGreaterThan(1)
    for (const [first] of open) expect(legal).toContain(JSON.stringify(first))
  })

  test('in plain text has a line for everything, and none that somebody typed', () => {
    const letter: Letter = {
      ...{ subject: '', stamp: '', heading: 'Ada\r\n\u2028Bob asks' },
      blocks: [
        { block: 'text', text: 'Play.' },
        { block: 'list', title: 'Since', lines: ['One.', 'Two.'] },
        { block: 'standings', title: 'Now', rows: [{ place: 1, name: 'Ada', points: 5 }] },
        { block: 'deadline', text: 'Until noon' },
        { block: 'picture', alt: 'A road.', numbers: '1 Draw' },
        { ...{ block: 'grid', title: 'Points', sum: false }, head: ['', 'Ada', 'Bob'], rows },
        { block: 'code', code: '123' },
        { ...{ block: 'choices', title: 'Likely', hint: 'Press.' }, rows: choices },
        { block: 'answering', title: 'Or answer', text: 'with a number' },
        {
          ...{ block: 'answering', title: 'Answer', text: 'with a name.' },
          more: { text: 'Or ask.', link: { label: 'How', url: 'https://h' } },
        },
        { ...entry, deadline: 'Soon', picture: { alt: 'A river.', drawing: 0 }, link: less },
        { ...entry, deadline: null, picture: null },
        { block: 'button', ...less },
      ],
    }
    const shown = [
      ...['Ada Bob asks', 'Play.', 'Since\n• One.\n• Two.', 'Now\n1. Ada: 5', 'Until noon'],
      ...['A road.', 'Points\ngold: Ada 1, Bob 2', '123'],
    ]
    const posted = ['Likely\nPress.\n1  Draw\n   https://a\n2  Roll\n   https://b']
    const answering = 'Or answer\nwith a number\n\nAnswer with a name.\nOr ask.\nHow: https://h'
    const last = [
      'Turn\nClub\nSoon\nIt is.\nA river.\nLess: https://l',
      'Turn\nClub\nIt is.',
      'Less: https://l',
    ]
    expect(asText(letter, 'en')).toBe([...shown, ...last].join('\n'))
    const footer = { reason: 'Why', links: [less, { label: 'None', url: 'https://n' }] }
    const below = ['-- \nWhy', 'Less: https://l\nNone: https://n\n']
    expect(asMailText(letter, footer, 'en')).toBe(
      [...shown, ...posted, answering, ...last, ...below].join('\n\n'),
    )
  })

  test('lists turns by their words, each a link, under what they are', () => {
    const turns = turnsFor(turn, false)
    expect(turns.length).toBeGreaterThan(1)
    expect(turnsFor({ ...turn, yourTurn: false }, false)).toEqual([])
    expect(turnsFor({ ...turn, game: 'chess' }, false)).toEqual([])
    const names = (seat: number) => `${seat}`
    const listed = turns.map((moves) => ({
      moves,
      label: labelOf(turn, moves, words, names, 'en'),
    }))
    const said = letterWords.en
    const origin = 'https://example.org'
    const how = { origin, isOpen: false, canAnswer: false, isWhole: false }
    const [block, ...others] = choicesOf(turn, listed, said, how)
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
    // An answer brings all of them if there are more.
    const hintOf = (isWhole: boolean) => {
      const [list] = choicesOf(turn, listed, said, { ...how, canAnswer: true, isWhole })
      return list?.block === 'choices' ? list.hint : ''
    }
    expect(hintOf(false)).toContain(said.choices.all)
    expect(hintOf(true)).not.toContain(said.choices.all)
    // In the letterbox, beside the table itself, nothing is to be answered.
    const letter = { subject: '', stamp: '', heading: 'Now', blocks: [block] }
    expect(asText(letter, 'en')).toBe('Now')
    expect(asMailText(letter, { reason: 'Why', links: [] }, 'en')).toContain(block.rows[0]?.label)
  })
})

test('a daily letter has of each table what mattered and how it stands', () => {
  const letter = letterOf({ ...turn, events, scores: scored(3, 9, 5) })
  const daily = digestOf({ language: 'en', name: 'Hanna' }, [letter], 'https://example.org')
  const [entry] = parts(daily, 'entry')
  expect(entry?.lines).toContain(`${letterWords.en.since}: ${happened(1, 7).join(' ')}`)
  expect(entry?.lines).toContain(`${letterWords.en.stands}: Jonas 9, Kim 5, Hanna 3.`)
  expect(entry?.link).toEqual({
    label: letterWords.en.open,
    url: `https://example.org${letter.path}`,
  })
  expect(daily.blocks.map(({ block }) => block)).toEqual(['text', 'entry', 'button'])
})

test('a daily letter has the pictures of the tables that have one, each beside its own', () => {
  const letter = letterOf(turn)
  const drawn = { ...letter, drawing: '<svg/>' }
  const { drawings, ...daily } = digestOf(
    { language: 'en', name: 'Hanna' },
    [letter, drawn],
    'https://example.org',
  )
  expect(drawings).toEqual(['<svg/>'])
  expect(parts(daily, 'entry').map(({ picture }) => picture?.drawing)).toEqual([undefined, 0])
})

test('a sentence ends as one does, wherever else it has a colon', () => {
  expect(['At 8: now', 'Now!', 'Who?', '“Now”'].map(sentence)).toEqual([
    ...['At 8: now.', 'Now!', 'Who?', '“Now”'],
  ])
})

test('text that somebody typed holds nothing that a mail program makes a link of', () => {
  for (const [typed, said] of [
    ['https://evil.example/x', 'evil example x'],
    ['mailto:me tel:12 javascript:go', 'me 12 go'],
    ['a@b.example, or +49 170 1234567', 'a b example, or +…'],
    ['At 8: no. 2!', 'At 8: no. 2!'],
  ] as const)
    expect(withoutLinks(typed)).toBe(said)
})

test('no words of a letter become a link, in its text, its page, or below it; its own links stay', async () => {
  const evil = 'Ada evil.example http://evil.example/x 192.0.2.1'
  const url = 'https://dorfpost.example.org/t/1'
  const letter = {
    ...{ subject: evil, stamp: evil, heading: evil },
    blocks: [
      { block: 'text', text: evil },
      { block: 'list', title: evil, lines: [evil] },
      { block: 'standings', title: evil, rows: [{ place: 1, name: evil, points: 3 }] },
      { block: 'grid', title: evil, head: ['', evil], rows: [[evil, '1']], sum: false },
      { block: 'choices', title: evil, hint: evil, rows: [{ label: evil, url }] },
      {
        ...{ block: 'entry', stamp: evil, heading: evil, deadline: evil, lines: [evil] },
        ...{ picture: null, link: { label: evil, url } },
      },
      { block: 'button', label: evil, url },
    ] as Block[],
  }
  const footer = { reason: evil, links: [{ label: evil, url }] }
  const [text, page] = [
    asMailText(letter, footer, 'en'),
    await asHtml(letter, 'en', footer, { preheader: evil }),
  ]
  for (const part of [text, page]) {
    expect(part).not.toContain('evil.example')
    expect(part).not.toContain('192.0.2.1')
    expect(part).not.toContain('http://')
    expect(part).toContain('evil. example')
    expect(part).toContain(url)
  }
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

  test('says how long there is time for each of several letters', async () => {
    const said = async (deadline: string | null) => {
      const all = await page([{ ...entry, deadline, picture: null }])
      return all.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, '')
    }
    expect(await said('Until noon')).toContain('Until noon')
    expect(await said(null)).not.toContain('null')
  })

  test('has the button that matters in colour, a quiet one beside it on paper', async () => {
    const grounds = async (quiet: boolean) => {
      const all = await page([{ block: 'button', ...less, quiet }])
      return /border-radius:8px;[^"]*background-color:([^";]*)"/.exec(all)?.[1]
    }
    expect(await grounds(true)).not.toBe(await grounds(false))
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
    expect(all.match(/<th /g)).toHaveLength(3)
    const bold = cells.flatMap(([, weight, text]) => (weight === '700' ? [text] : []))
    expect(cells).toHaveLength(12)
    expect(bold).toEqual(['gold', 'shops', 'together', '4', '6'])
  })
})

test('in French a letter’s last link ends letters: “Plus de …” would promise more of them', () => {
  const { unsubscribe, endLetters, muteKind } = letterWords.fr
  for (const label of [unsubscribe, endLetters, muteKind, invitationWords.fr.noMore])
    expect(label).not.toMatch(/^Plus d/)
})
