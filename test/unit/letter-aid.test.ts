/** Parts of a letter's picture that help to decide: the numbers of its list, and the reader's own things. */

import { describe, expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { type AnyGame, languages, type Move } from '../../worker/games/kernel/index.ts'
import type { State as VillageState } from '../../worker/games/my-village/state.ts'
import { cards as settlementCards } from '../../worker/games/settlement/cards.en.ts'
import type { State as SettlementState } from '../../worker/games/settlement/state.ts'
import { cardsDe } from '../../worker/games/town-builder/cards.de.ts'
import { cardsEn } from '../../worker/games/town-builder/cards.en.ts'
import { cardsFr } from '../../worker/games/town-builder/cards.fr.ts'
import { townCards } from '../../worker/games/town-builder/components/town-cards.ts'
import { names as villagersDe } from '../../worker/games/villagers/cards.de.ts'
import { names as villagersEn } from '../../worker/games/villagers/cards.en.ts'
import { names as villagersFr } from '../../worker/games/villagers/cards.fr.ts'
import type { State as VillagersState } from '../../worker/games/villagers/state.ts'
import { wordsOf } from '../../worker/games/words.ts'
import { compose } from '../../worker/notices/compose.ts'
import { listedIn } from '../../worker/notices/listed.ts'
import { openly } from '../../worker/notices/notice.ts'
import { drawingOf, pictureInWords } from '../../worker/notices/picture.ts'
import { turnsFor } from '../../worker/notices/turns.ts'
import { letterWords } from '../../worker/notices/words.ts'
import { below } from '../../worker/pictures/aid.ts'
import { pictures } from '../../worker/pictures/index.ts'
import { isDrawn, tableAlone } from '../../worker/pictures/preview.ts'
import { nameSize } from '../../worker/pictures/ticket.ts'
import { type TurnNotice, turnNotices } from './letter-games.ts'

const zone = 'Europe/Berlin'
const origin = 'https://example.org'

/** Turns along a game in which somebody is asked. */
function asked(game: AnyGame): TurnNotice[] {
  let turn = 0
  return [...turnNotices(game, 3, 7)].filter(({ yourTurn }) => yourTurn && turn++ % 6 === 1)
}

function listed(notice: TurnNotice, language: (typeof languages)[number], secrets = true) {
  const reader = { language, zone, secrets }
  return listedIn(notice, reader, turnsFor(notice, !secrets), origin)
}

const numbersOf = (
  notice: TurnNotice,
  language: (typeof languages)[number],
  turns: ReturnType<typeof listed>['turns'],
): string => {
  const reader = { language, zone }
  const words = wordsOf(notice.game, language)
  const { blocks } = compose(notice, reader, words, origin, { listed: turns })
  const picture = blocks.find(({ block }) => block === 'picture')
  return picture?.block === 'picture' ? (picture.numbers ?? '') : ''
}

/** Moves that are about something in the picture, by game. */
const drawnMoves: Readonly<Record<string, ReadonlyArray<string>>> = {
  villagers: ['draft', 'put', 'trade-in', 'place', 'coin'],
  'my-village': ['take', 'acquire', 'activate'],
  settlement: [
    ...['explore', 'hunt', 'build-outpost', 'activate-region', 'activate-street', 'construct'],
    ...['invite', 'place-building', 'place-terrain'],
  ],
  'town-builder': ['start', 'resource', 'gold', 'build', 'star'],
}

/** The reserve of Villagers lies in no picture. */
const isHiddenPlace = (move: Move): boolean => 'from' in move && move.from === 'reserve'

/** The height of a drawing. */
const heightOf = (svg: string | null): number => Number(/ height="(\d+)"/.exec(svg ?? '')?.[1])

test('all dice of My Village lie within the picture', () => {
  const game = games.find(({ id }) => id === 'my-village')
  if (!game) throw new Error('It is not played.')
  for (const { state, seat } of asked(game)) {
    const { pool } = state as VillageState
    const takes = pool.map(({ pips, colour }) => [{ do: 'take', pips, colour }])
    const { discs, height } = pictures['my-village'].aid(state, seat, 'en', takes)
    expect(discs).toHaveLength(pool.length)
    expect(Math.max(0, ...discs.map(({ x }) => x))).toBeLessThan(1140)
    expect(Math.max(0, ...discs.map(({ y }) => y))).toBeLessThan(below + height)
  }
})

test('cards in the hand of Villagers are large enough for their names to be read on a phone', () => {
  const game = games.find(({ id }) => id === 'villagers')
  if (!game) throw new Error('It is not played.')
  for (const { state, seat } of asked(game)) {
    const { hand } = (state as VillagersState).seats[seat] ?? { hand: [] }
    const own = [...new Set(hand.map(({ card }) => card))]
    const places = own.map((card) => [{ do: 'place', card }])
    const { discs } = pictures.villagers.aid(state, seat, 'en', places)
    const [first, second] = discs
    if (first && second) expect(second.x - first.x).toBeGreaterThan(180)
    expect(new Set(discs.map(({ x, y }) => `${x} ${y}`)).size).toBe(own.length)
  }
})

// S5.62-S5.65, S7.20-S7.31: rates and effects never change, and are needed to decide.
test('the picture of Settlement has rates, heroes and the market with what they cost and bring', () => {
  const game = games.find(({ id }) => id === 'settlement')
  const [notice] = game ? asked(game) : []
  if (!notice) throw new Error('Nobody is asked.')
  const state = structuredClone(notice.state) as SettlementState
  const drawn = (building: 'bazaar' | 'warehouse') => {
    state.market = [{ building, count: 1 }]
    return pictures.settlement.aid(state, notice.seat, 'en', [])
  }
  expect(drawn('bazaar').drawn).not.toBe(drawn('warehouse').drawn)
  drawn('bazaar')
  const said = pictureInWords({ ...notice, state }, 'en', String)
  expect(said).toContain('Exchange in your turn: 2 basic resources → 1 basic resource; ')
  expect(said).toContain('Market: Bazaar (1 diamond): Give 1 basic resource, gain 1 gold.')
})

/** Names of all cards that lie in letters, by game and language. */
const cardNames = [villagersEn, villagersDe, villagersFr].flatMap((names) => Object.values(names))
const townNames = [cardsEn, cardsDe, cardsFr].flatMap((all) =>
  townCards.map(({ id }) => all[id].name),
)

/** Width of a picture, and of a phone. */
const [drawnWidth, phone] = [1200, 390]

test.for([...cardNames, ...townNames])('the name %s is read on a phone', (name) => {
  // Capitals are seven tenths of a face of their size: these are those of 9 pixels or more, but for very long words.
  const least = name.split(/[\s-]/).some(({ length }) => length > 15) ? 5 : 6.3
  expect((nameSize(name) * phone) / drawnWidth).toBeGreaterThanOrEqual(least)
})

describe.for(games.map((game) => [game.id, game] as const))('the picture of %s', ([id, game]) => {
  test('has the numbers of listed turns within it, and says in words what they stand for', () => {
    let shown = 0
    for (const notice of asked(game))
      for (const language of languages) {
        if (!isDrawn(id)) throw new Error('It is not drawn.')
        const { turns } = listed(notice, language)
        const moves = turns.map((turn) => turn.moves)
        const { discs, height } = pictures[id].aid(notice.state, notice.seat, language, moves)
        const alt = numbersOf(notice, language, turns)
        for (const { number, x, y } of discs) {
          expect(number).toBeGreaterThan(0)
          expect(number).toBeLessThanOrEqual(turns.length)
          expect(x).toBeGreaterThan(34)
          expect(x).toBeLessThan(1166)
          expect(y).toBeGreaterThan(34)
          expect(y).toBeLessThan(below + height - 30)
          expect(alt).toContain(`${number} ${turns[number - 1]?.label}`)
        }
        if (discs.length > 0) expect(alt).toContain(letterWords[language].numbers)
        shown += discs.length > 0 ? 1 : 0
        expect(heightOf(drawingOf(notice, language, turns))).toBe(below + height)
      }
    expect(shown).toBeGreaterThan(3)
  })

  test('has a number for every turn that is about something drawn', () => {
    const isDrawnHere = drawnMoves[id] ?? []
    const missed = new Set<string>()
    const met = new Set<string>()
    for (const notice of turnNotices(game, 3, 11)) {
      if (!notice.yourTurn || !isDrawn(id)) continue
      const moves = turnsFor(notice, false)
      const { discs } = pictures[id].aid(notice.state, notice.seat, 'en', moves)
      for (const [i, [first]] of moves.entries()) {
        if (!first || !isDrawnHere.includes(first.do)) continue
        met.add(first.do)
        if (!discs.some(({ number }) => number === i + 1) && !isHiddenPlace(first))
          missed.add(JSON.stringify(first))
      }
    }
    expect([...missed]).toEqual([])
    expect(met.size).toBeGreaterThan(0)
  })

  test('is of the table alone where the list is not, as in the daily letter', () => {
    for (const notice of asked(game).slice(0, 2)) {
      const whole = drawingOf(notice, 'en', listed(notice, 'en').turns) ?? ''
      const alone = tableAlone(whole)
      expect(heightOf(alone)).toBe(below)
      expect(alone).toContain(`viewBox="0 0 1200 ${below}"`)
      expect(alone.endsWith('</svg>')).toBe(true)
      // Every group and drawing that begins also ends.
      for (const kind of ['g', 'svg', 'defs'])
        for (const svg of [whole, alone])
          expect(svg.match(new RegExp(`<${kind}[ >]`, 'g'))?.length).toBe(
            svg.match(new RegExp(`</${kind}>`, 'g'))?.length,
          )
      expect(tableAlone(alone)).toBe(alone)
    }
  })

  test('is of the table alone for whoever is not asked', () => {
    const [notice] = asked(game)
    if (!notice) throw new Error('Nobody is asked.')
    expect(heightOf(drawingOf({ ...notice, yourTurn: false }, 'en'))).toBe(below)
  })

  test('shows nothing more than anybody knows where letters tell no secrets', () => {
    for (const notice of asked(game)) {
      const { turns } = listed(notice, 'en', false)
      const open = openly(notice)
      // The picture is made of what is open, whatever the seat sees besides.
      const elsewhere = openly({ ...notice, state: null, events: [] })
      expect(drawingOf(open, 'en', turns)).toBe(drawingOf(elsewhere, 'en', turns))
      for (const { moves, label } of turns) {
        expect(label).not.toBe('')
        expect(game.moves(notice.state, notice.seat)).toContainEqual(moves[0])
      }
    }
  })
})

test('the hand of Villagers is drawn for its owner alone', () => {
  const game = games.find((one) => one.id === 'villagers')
  if (!game) throw new Error('There is no such game.')
  const held = asked(game).filter(
    ({ state, seat }) => (state as { seats: { hand: unknown[] }[] }).seats[seat]?.hand.length,
  )
  expect(held.length).toBeGreaterThan(3)
  const differing = held.filter(
    (notice) => heightOf(drawingOf(notice, 'en')) > heightOf(drawingOf(openly(notice), 'en')),
  )
  expect(differing.length).toBeGreaterThan(0)
})

// S5.71, S5.15: no hero and no building is left out where pictures are off.
test('the words beside the picture of Settlement have every hero and building with its price', () => {
  const game = games.find(({ id }) => id === 'settlement')
  if (!game) throw new Error('There is no such game.')
  for (const notice of asked(game).slice(0, 4)) {
    const said = pictureInWords(notice, 'en', String) ?? ''
    const state = notice.state as SettlementState
    for (const pile of state.market)
      if (pile)
        expect(said).toMatch(
          new RegExp(`${settlementCards.buildings[pile.building].name}( ×\\d)? \\(`),
        )
    const heroes = /Heroes: (.*?)\. Market/.exec(said)?.[1] ?? ''
    expect(heroes.split('; ')).toHaveLength(state.heroRow.filter(Boolean).length)
    expect(said).toMatch(/point/)
  }
})

test('V2.2 a letter shows basic villagers as its reader chose them, and else as women', () => {
  const game = games.find(({ id }) => id === 'villagers') as AnyGame
  const isTraded = (notice: TurnNotice) =>
    listed(notice, 'en').turns.some(({ moves: [first] }) => first?.do === 'trade-in')
  const shown = [...turnNotices(game, 3, 7)].filter(({ yourTurn }) => yourTurn).filter(isTraded)
  expect(shown.length).toBeGreaterThan(0)
  for (const notice of shown) {
    const { turns } = listed(notice, 'en')
    const [usual, women, men] = [undefined, 'women' as const, 'men' as const].map((people) =>
      drawingOf(notice, 'en', turns, people),
    )
    expect(women).toBe(usual)
    expect(men).not.toBe(usual)
    expect(heightOf(men ?? null)).toBe(heightOf(usual ?? null))
    // The table above, which others may see as well, is as it was.
    expect(tableAlone(men ?? '')).toBe(tableAlone(usual ?? ''))
  }
})
