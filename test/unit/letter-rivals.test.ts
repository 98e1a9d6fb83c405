/** Lines of a letter about the others, and what is true of the moment in which it comes. */
import { describe, expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { type AnyGame, languages, locales } from '../../worker/games/kernel/index.ts'
import { lifeTrack } from '../../worker/games/my-village/components/index.ts'
import type { State as MyVillageState } from '../../worker/games/my-village/state.ts'
import type { State as VillagersState } from '../../worker/games/villagers/state.ts'
import { wordsOf } from '../../worker/games/words.ts'
import { positionOf } from '../../worker/notices/answers/position.ts'
import { understand } from '../../worker/notices/answers/understand.ts'
import { compose } from '../../worker/notices/compose.ts'
import { asHtml } from '../../worker/notices/html.ts'
import { asMailText } from '../../worker/notices/letter.ts'
import { listedIn } from '../../worker/notices/listed.ts'
import { openingAfter } from '../../worker/notices/outcome.ts'
import { holdingsOf } from '../../worker/notices/picture.ts'
import { pieceNames } from '../../worker/notices/told.ts'
import { turnsFor } from '../../worker/notices/turns.ts'
import { letterWords } from '../../worker/notices/words.ts'
import type { Letter } from '../../worker/wire/letter.ts'
import { type TurnNotice, turnNotices } from './letter-games.ts'

const origin = 'https://example.org'
const zone = 'UTC'

const gameOf = (id: string): AnyGame => {
  const game = games.find((one) => one.id === id)
  if (!game) throw new Error('There is no such game.')
  return game
}

const asked = (game: AnyGame, seats: number, fill = 7): TurnNotice[] =>
  [...turnNotices(game, seats, fill)].filter(({ yourTurn }) => yourTurn)

/** Lines about the seats of others, by their seats. */
const rivalLines = (
  lines: ReadonlyArray<string>,
  { names, seat }: TurnNotice,
  language: (typeof languages)[number],
) =>
  names.flatMap((name, one) => {
    const start = locales[language].labelled(name, '')
    const line = lines.find((said) => said.startsWith(start))
    return one === seat || line === undefined ? [] : [{ seat: one, line }]
  })

describe.for(games.map((game) => [game.id, game] as const))('a letter of %s', ([, game]) => {
  test.for([2, 3])('has a line for each of %i people, always for the one ahead', (seats) => {
    for (const notice of asked(game, seats).filter((_, i) => i % 7 === 3))
      for (const language of languages) {
        const all = rivalLines(holdingsOf(notice, language), notice, language)
        expect(all.map(({ seat }) => seat)).toHaveLength(seats - 1)
        for (const { line } of all) {
          expect(line).not.toMatch(/undefined|NaN| {2}|; ;|, ,|;\./)
          expect(line.split(' ').length, line).toBeLessThanOrEqual(34)
        }
        const [ahead] = rivalLines(holdingsOf(notice, language, 0), notice, language)
        const total = (seat: number) => notice.scores.find((one) => one.seat === seat)?.total ?? 0
        const best = Math.max(...all.map(({ seat }) => total(seat)))
        expect(ahead && total(ahead.seat)).toBe(best)
      }
  })

  test('has all that its reader has in plain text, however short the page is', () => {
    for (const notice of asked(game, 3).filter((_, i) => i % 7 === 3)) {
      const reader = { language: 'de', zone, secrets: true } as const
      const { turns, blocks } = listedIn(notice, reader, turnsFor(notice, false), origin)
      const beside = { choices: blocks(true), listed: turns }
      const letter = compose(notice, reader, wordsOf(game.id, 'de'), origin, beside)
      const text = asMailText(letter, { reason: '', links: [] }, 'de')
      for (const line of holdingsOf(notice, 'de')) expect(text).toContain(`• ${line}\n`)
    }
  })
})

// V4.16: then all have drafted, and their cards are in their hands.
test('a letter of Villagers tells nobody to draft once the drafts are over', () => {
  const coins = asked(gameOf('villagers'), 2).filter(
    ({ state }) => (state as VillagersState).agenda.at(-1)?.task === 'coin',
  )
  expect(coins.length).toBeGreaterThan(2)
  const drafts = { en: /drafts left/, de: /noch zu nehmen/, fr: /encore à recruter/ }
  const gold = {
    en: 'A villager with gold stays on the Road, and whoever drafts it takes the gold.',
    de: 'Eine Person mit Gold bleibt in der Auslage; wer sie nimmt, bekommt das Gold.',
    fr: 'Un villageois avec de l’or reste sur la route, et celui qui le recrute prend l’or.',
  }
  for (const notice of coins)
    for (const language of languages) {
      const lines = holdingsOf(notice, language, 0)
      expect(lines.join('\n')).not.toMatch(drafts[language])
      expect(lines).toContain(gold[language])
    }
})

// V4.26: a card is built with a build action, and with none left in the next round, if there is one.
test('a letter of Villagers tells when a card can be built', () => {
  const when = {
    en: ['Can be built now: ', 'Can be built this round: ', 'Can be built next round: '],
    de: ['Jetzt baubar: ', 'Diese Runde baubar: ', 'Nächste Runde baubar: '],
    fr: [
      'À placer tout de suite\u202f: ',
      'À placer cette manche\u202f: ',
      'À placer à la prochaine manche\u202f: ',
    ],
  }
  const said = [0, 0, 0]
  const none = { more: 0, less: 0 }
  for (const notice of asked(gameOf('villagers'), 3)) {
    const state = structuredClone(notice.state) as VillagersState
    const tell = (at: number | null) => {
      for (const language of languages) {
        const text = holdingsOf({ ...notice, state }, language).join('\n')
        for (const [i, label] of when[language].entries()) {
          if (i !== at) expect(text).not.toContain(label)
          else if (text.includes(label)) said[i] = (said[i] ?? 0) + 1
        }
      }
    }
    const isFree = state.agenda.at(-1)?.task === 'build'
    if (state.agenda.at(-1)?.task === 'draft') tell(1)
    if (!state.turn || !isFree) continue
    tell(state.turn.used < state.turn.limit ? 0 : 2)
    state.turn.used = state.turn.limit
    const isLast = state.markets.second === 'triggered'
    tell(isLast ? null : 2)
    state.markets.second = 'triggered'
    tell(null)
    // V5.30: and nothing comes of trades that are used up.
    state.turn.tradeIns = 3
    expect(holdingsOf({ ...notice, state }, 'en').join('\n')).not.toContain('After a trade')
    // V4.35, V7.60, V8.12: no turn is on before the build phase and behind it.
    const { seat } = notice
    const phases: ReadonlyArray<readonly [number, VillagersState['agenda']]> = [
      [1, [{ task: 'markets' }, { task: 'end-build' }, { task: 'begin-build', seat }]],
      [1, [{ task: 'markets' }, { task: 'end-build' }, { task: 'open-build', seat, ...none }]],
      [2, [{ task: 'markets' }, { task: 'end-build' }, { task: 'begin-build', seat: seat + 1 }]],
      [2, [{ task: 'markets' }, { task: 'tavern', seat, owner: seat }]],
      [2, [{ task: 'markets' }, { task: 'church', seat }]],
      [2, [{ task: 'markets' }, { task: 'countess' }, { task: 'events', seat }]],
      [2, [{ task: 'markets' }, { task: 'swing', seat, id: 'bribes' }]],
    ]
    state.turn = null
    for (const [at, agenda] of phases) {
      state.agenda = agenda
      state.markets.second = 'ahead'
      tell(at)
      state.markets.second = 'triggered'
      tell(at === 2 ? null : at)
    }
  }
  for (const count of said) expect(count).toBeGreaterThan(0)
})

// V4.40, V4.41, V4.43: a market is held at the end of the round in which its stacks run out.
test('a letter of Villagers tells when the next market comes, first where that is soon, and always where it is due', () => {
  const [notice] = asked(gameOf('villagers'), 3)
  if (!notice) throw new Error('Nobody is asked.')
  const first = notice.state as VillagersState
  const lines = (markets: VillagersState['markets'], counts: ReadonlyArray<number>, room = 0) => {
    const stacks = counts.map((count) =>
      first.reserve.slice(0, 1).flatMap((one) => Array(count).fill(one)),
    )
    return holdingsOf({ ...notice, state: { ...first, markets, stacks } }, 'en', room)
  }
  const ahead = { first: 'ahead', second: 'ahead' } as const
  const far =
    'Stacks (cards): 6/6/6/6/6/6; First Market after the round that empties stacks 1 and 2 (12 more).'
  expect(lines(ahead, [6, 6, 6, 6, 6, 6], 70)).not.toContain(far)
  expect(lines(ahead, [6, 6, 6, 6, 6, 6], 500)).toContain(far)
  expect(lines(ahead, [0, 4, 6, 6, 6, 6], 70)).toContain(
    'Stacks (cards): 0/4/6/6/6/6; First Market after the round that empties stacks 1 and 2 (4 more).',
  )
  expect(lines({ first: 'triggered', second: 'ahead' }, [0, 0, 6, 6, 6, 6])).toContain(
    'Stacks (cards): 0/0/6/6/6/6; First Market after this round.',
  )
  expect(lines({ first: 'held', second: 'ahead' }, [0, 0, 0, 0, 1, 2], 70)).toContain(
    'Stacks (cards): 0/0/0/0/1/2; Second Market and end after the round that empties all (3 more).',
  )
})

const labelsIn = (notice: TurnNotice, language: (typeof languages)[number]) =>
  listedIn(notice, { language, zone, secrets: true }, turnsFor(notice, false), origin).turns

// V5.30, V5.31: the card that is traded in is the reader's no more.
test('a row of Villagers says which card is given away in a trade', () => {
  const given = {
    en: /^Give \S.* away for \S.*, to stack \d$/,
    de: /^Gib \S.* ab für \S.*, auf Stapel \d$/,
    fr: /^Donner \S.* contre \S.*, sur la pile \d$/,
  }
  const old = { en: /Trade for/, de: /Tausch gegen/, fr: /Échange contre/ }
  for (const language of languages) {
    const deeds = asked(gameOf('villagers'), 3).flatMap((notice) =>
      labelsIn(notice, language).flatMap(({ label }) => label.split(' · ')),
    )
    expect(deeds.filter((one) => given[language].test(one)).length).toBeGreaterThan(5)
    for (const deed of deeds) expect(deed).not.toMatch(old[language])
  }
})

test('such a row is played where somebody writes it in an answer', () => {
  for (const language of languages) {
    let played = 0
    for (const notice of asked(gameOf('villagers'), 3)) {
      const rows = labelsIn(notice, language)
      for (const { moves, label } of rows) {
        const [trade, put] = moves
        if (trade?.do !== 'trade-in' || put?.do !== 'put') continue
        const { wish } = understand([label.split(' · ')[0] ?? ''], () => ({
          ...{ listed: [], isAsked: false, proposed: null, people: [] },
          ...{ position: positionOf(notice), pieces: pieceNames('villagers') },
        }))
        expect(wish, label).toMatchObject({ wish: 'moves', moves: [trade, put] })
        played++
      }
    }
    expect(played).toBeGreaterThan(2)
  }
})

// T5.60: a crest's ability is used, and its effect follows.
test('a row of Town Builder says in words what is done with the crest or a card', () => {
  const used = {
    en: /Use your crest: discard \S/,
    de: /Nutze dein Wappen: wirf \S.* ab/,
    fr: /Utiliser ton blason\u202f: défausser \S/,
  }
  for (const language of languages) {
    const labels = [3, 5, 7].flatMap((fill) =>
      asked(gameOf('town-builder'), 3, fill).flatMap((notice) =>
        labelsIn(notice, language).map(({ label }) => label),
      ),
    )
    expect(labels.filter((one) => used[language].test(one)).length).toBeGreaterThan(3)
    expect(labels.join('\n')).not.toMatch(/(?:Crest|Wappen|Blason) · /)
  }
})

test('a note of a row that is about more than one thing says which it is of', () => {
  let named = 0
  for (const notice of [3, 5, 7].flatMap((fill) => asked(gameOf('town-builder'), 3, fill)))
    for (const { label, note } of labelsIn(notice, 'en')) {
      if (note === undefined) continue
      const [, of = ''] = /^([A-Z][^:]+): /.exec(note) ?? []
      expect(label, note).toContain(of)
      if (/ · |: /.test(label)) {
        expect(of, `${label} / ${note}`).not.toBe('')
        named++
      } else expect(of).toBe('')
    }
  expect(named).toBeGreaterThan(3)
})

test('a letter of My Village counts customers and time in words, and leaves out what is none', () => {
  const [notice] = asked(gameOf('my-village'), 2)
  if (!notice) throw new Error('Nobody is asked.')
  const state = structuredClone(notice.state) as MyVillageState
  const [other] = state.villages.filter((_, seat) => seat !== notice.seat)
  const all = state.customers.display
  if (!other) throw new Error('There is nobody else.')
  const said = (waiting: number, served: number, language: (typeof languages)[number]) => {
    other.cloud = lifeTrack.cloudSpaces - 1
    ;[other.market, other.served] = [all.slice(0, waiting), all.slice(0, served)]
    return rivalLines(holdingsOf({ ...notice, state }, language), notice, language)[0]?.line ?? ''
  }
  expect(said(0, 1, 'fr')).toMatch(/1 temps restant\u202f;.* 1 client servi\.$/)
  expect(said(1, 2, 'fr')).toMatch(/; 1 client en attente, 2 servis\.$/)
  expect(said(1, 0, 'de')).toMatch(/1 Zeit übrig;.* 1 wartender Kunde\.$/)
  expect(said(2, 0, 'en')).toMatch(/1 time left;.* 2 customers waiting\.$/)
  for (const language of languages) expect(said(0, 0, language)).not.toMatch(/ 0 |, \.|; \./)
})

test('a letter of Town Builder says that the types of others are of buildings', () => {
  const begins = {
    en: /[;:] buildings: \w/,
    de: /[;:] Gebäude: \w/,
    fr: /\u202f[;:] bâtiments\u202f: \w/,
  }
  for (const language of languages)
    expect(
      asked(gameOf('town-builder'), 3).filter((notice) =>
        rivalLines(holdingsOf(notice, language), notice, language).some(({ line }) =>
          begins[language].test(line),
        ),
      ).length,
    ).toBeGreaterThan(3)
})

test('a letter has the labels of its lines in bold', async () => {
  const [notice] = asked(gameOf('settlement'), 3)
  if (!notice) throw new Error('Nobody is asked.')
  for (const language of languages) {
    const reader = { language, zone }
    const letter = compose(notice, reader, wordsOf(notice.game, language), origin)
    const page = await asHtml(letter, language, { reason: '', links: [] })
    const { labelled } = locales[language]
    const label = labelled(notice.names[1] ?? '', '').trim()
    expect(page).toContain(`<b>${label}</b> `)
  }
})

test('a letter has labels in bold in what one has alone, and nothing empty', async () => {
  const told = 'Jonas says: this is a sentence.'
  const held = { block: 'list', title: 'You have', hasLabels: true } as const
  const letter: Letter = {
    ...{ subject: '', stamp: '', heading: '' },
    blocks: [
      { block: 'list', title: 'Since then', lines: [told, 'Nothing more.'] },
      { ...held, lines: ['Gold: 3.', 'Round 2. Gold: 3.'] },
    ],
  }
  const page = await asHtml(letter, 'en', { reason: '', links: [] })
  expect(page).toContain(`>${told}<`)
  expect(page).toContain('><b>Gold:</b> 3.<')
  expect(page).toContain('>Round 2. Gold: 3.<')
  expect(page).not.toContain('<b></b>')
})

test('a letter that asks for a yes says its turn once', () => {
  for (const game of games)
    for (const language of languages) {
      const notice = asked(game, 2)[9]
      if (!notice) throw new Error('Nobody is asked.')
      const offered = turnsFor(notice, false).slice(0, 1)
      const reader = { language, zone, secrets: true } as const
      const [turn] = listedIn(notice, reader, [], origin, { offered }).turns
      const label = turn?.label.replace(/ …$/, '') ?? ''
      const opened = openingAfter(
        { came: 'notPlayed', sentences: [], offered, isRead: true },
        ...([letterWords[language], 'Pond', () => label, [], []] as const),
      )
      const { turns, blocks } = listedIn(notice, reader, [], origin, {
        ...{ offered, isProposal: true, opened },
      })
      const beside = { choices: blocks(true), listed: turns, opened }
      const letter = compose(notice, reader, wordsOf(game.id, language), origin, beside)
      const text = asMailText(letter, { reason: '', links: [] }, language)
      expect(letter.heading).toContain(label)
      const beneath = letter.blocks.filter(({ block }) => block === 'choices' || block === 'text')
      expect(JSON.stringify(beneath)).not.toContain(label)
      expect(text).toMatch(new RegExp(`^1 {2}${letterWords[language].choices.yes}$`, 'm'))
    }
})
