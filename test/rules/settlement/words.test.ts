import { beforeAll, describe, expect, test } from 'vitest'
import type { Words } from '../../../worker/games/kernel/index.ts'
import { Random, start, submit } from '../../../worker/games/kernel/index.ts'
import { cards as cardsDe } from '../../../worker/games/settlement/cards.de.ts'
import { cards as cardsEn } from '../../../worker/games/settlement/cards.en.ts'
import { cards as cardsFr } from '../../../worker/games/settlement/cards.fr.ts'
import type { CardTexts } from '../../../worker/games/settlement/cards.ts'
import { allHeroes } from '../../../worker/games/settlement/components/index.ts'
import { evaluator } from '../../../worker/games/settlement/evaluator.ts'
import { settlement } from '../../../worker/games/settlement/index.ts'
import { scoreCategories } from '../../../worker/games/settlement/scoring.ts'
import type { Event, Move, State } from '../../../worker/games/settlement/state.ts'
import { words as de } from '../../../worker/games/settlement/words.de.ts'
import { words as en } from '../../../worker/games/settlement/words.en.ts'
import { words as fr } from '../../../worker/games/settlement/words.fr.ts'
import { richSupply, type Table, table, tile } from './table.ts'

type SettlementWords = Words<State, Move, Event>

const both: ReadonlyArray<readonly [string, SettlementWords, CardTexts]> = [
  ['English', en, cardsEn],
  ['German', de, cardsDe],
  ['French', fr, cardsFr],
]
const names = (seat: number) => ['Ann', 'Ben', 'Cem', 'Dora'][seat] ?? '?'

/** Events that only move pieces on screen may be silent, in both languages alike. */
const silent = new Set([
  'bonus-chosen',
  'effects-finished',
  'monster-checked',
  'turn-ended',
  'settlers-cleared',
])

/** Moves that end something are chosen rarely, so that rounds fill up and rare things happen. */
const weight = (move: Move): number =>
  ['pass', 'done'].includes(move.do) ? 1 : ['exchange', 'use-bonus'].includes(move.do) ? 3 : 30

function choose(moves: ReadonlyArray<Move>, random: Random): Move {
  let at = random.int(moves.reduce((sum, move) => sum + weight(move), 0))
  for (const move of moves) {
    at -= weight(move)
    if (at < 0) return move
  }
  throw new Error('There is no move.')
}

const isLabel = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && !/undefined|NaN|null|\[object| {2}/.test(text)
const isSentence = (text: string): boolean => isLabel(text) && text.endsWith('.')

/** Faults of words in each language in busy games, the kinds of moves and events that were met, and the longest list of moves. */
function listen() {
  const spoken = new Set<string>()
  const wrong: Record<string, string[]> = Object.fromEntries(both.map(([name]) => [name, []]))
  let most = 0
  for (let seats = 1; seats <= 4; seats++)
    for (let seed = 0; seed < 20; seed++) {
      const bytes = new Uint8Array(32).fill(40 * seats + seed)
      const random = Random.fromSeed(bytes)
      let play = start(settlement, {}, seats, bytes)
      for (let [seat] = settlement.toAct(play.state); seat !== undefined; ) {
        const { state } = play
        const acting = seat
        const moves = settlement.moves(state, seat)
        most = Math.max(most, moves.length)
        const move = choose(moves, random)
        const next = submit(settlement, play, seat, [move])
        const events = next.events.map(({ event }) => event)
        for (const kind of [move.do, ...events.map(({ event }) => event)]) spoken.add(kind)
        for (const [name, words] of both)
          wrong[name]?.push(...misspoken(words, state, acting, moves, events))
        play = next.play
        ;[seat] = settlement.toAct(play.state)
      }
      const reason = settlement.result(play.state)?.reason ?? ''
      for (const [name, words] of both)
        if (!(reason in words.reasons)) wrong[name]?.push(`no reason ${reason}`)
    }
  return { spoken, wrong, most }
}

/** The prompt, the labels and the sentences of one step that are not as they should be. */
function misspoken(
  words: SettlementWords,
  state: State,
  seat: number,
  moves: ReadonlyArray<Move>,
  events: ReadonlyArray<Event>,
): string[] {
  const labels = moves.map((move) => words.move(state, seat, move, names))
  const prompt = words.prompt(state, seat, names)
  return [
    ...(new Set(labels).size < labels.length ? labels : []),
    ...labels.filter((label) => !isLabel(label)),
    ...(isLabel(prompt) && /[.?]$/.test(prompt) ? [] : [prompt]),
    ...events.flatMap((event) => {
      const sentence = words.event(event, names)
      const isGood = sentence === null ? silent.has(event.event) : isSentence(sentence)
      return isGood ? [] : [`${event.event}: ${sentence}`]
    }),
  ]
}

describe('the words of Settlement', () => {
  let heard: ReturnType<typeof listen>
  beforeAll(() => {
    heard = listen()
  })

  test.each(both)('%s has a label for every move, event and prompt of busy play', (language) => {
    expect(heard.wrong[language]).toEqual([])
  })

  test('everything there is to say was said, and no list of moves is long', () => {
    expect([...heard.spoken].sort()).toEqual([...everything].sort())
    // Decisions are split so that no list of moves gets long.
    expect(heard.most).toBeLessThan(150)
  })

  test.each(both)('%s names every category and reason', (_, words) => {
    expect(Object.keys(words.categories)).toEqual([...scoreCategories])
    expect(Object.keys(words.reasons)).toHaveLength(8)
    expect(Object.keys(words.options)).toEqual(['faceDown', 'dealt'])
    expect(Object.keys(words.options.faceDown?.values ?? {})).toEqual(['true', 'false'])
  })

  test.each(both)('%s counts in points, in whole words', (_, words, cards) => {
    const said = allHeroes.map(({ id }) =>
      words.event({ event: 'hero-turned-up', hero: id, auto: true }, names),
    )
    said.push(cards.buildings.bank.text, cards.buildings.church.text)
    expect(said.filter((text) => /\b(VP|SP|PV)\b/.test(text ?? ''))).toEqual([])
  })

  test('S5.46 the last building of a street that can be used is asked for by its name', () => {
    const { state } = start(settlement, {}, 2, new Uint8Array(32).fill(3))
    const [board] = state.boards
    if (!board) throw new Error('There is no board.')
    board.supply = { wood: 0, clay: 0, stone: 0, diamond: 0, gold: 0 }
    board.buildings[0] = { building: 'sawmill', tokens: 0 }
    board.buildings[1] = { building: 'bank', tokens: 0 }
    state.agenda = [{ task: 'effects', seat: 0, by: 'upper', left: [0, 1] }]
    expect(de.prompt(state, 0, names)).toBe('Nutzt du das Sägewerk?')
    board.supply.gold = 1
    expect(de.prompt(state, 0, names)).toBe('Welches Gebäude nutzt du?')
  })

  test('both languages name the same pieces', () => {
    const keys = (value: object): unknown =>
      Object.entries(value).map(([key, inner]) =>
        typeof inner === 'string' ? key : [key, keys(inner)],
      )
    expect(keys(cardsDe)).toEqual(keys(cardsEn))
  })

  test('S5.2 S7.54 bonus settlers are told once, and by their name where only they are placed', () => {
    const hero = allHeroes.find(
      ({ bonusSettlers, guild }) => bonusSettlers === 1 && guild === 'builder',
    )
    if (!hero) throw new Error('No Builder brings a bonus settler.')
    const paid = { gold: 1 }
    const invited: Event = {
      ...{ event: 'invited', seat: 0, hero: hero.id, position: 1, paid, bonusSettlers: 1 },
    }
    const built = (settlers: { basic: number; bonus: number }): Event => ({
      ...{ event: 'outpost-built', seat: 0, region: 1, column: 1, tile: 'terrain-1-01', settlers },
    })
    for (const [words, told, only, some] of [
      [en, 'bonus settler', 'with 1 bonus settler', 'with 2 settlers (1 bonus)'],
      [de, 'Bonussiedler', 'mit 1 Bonussiedler ', 'mit 2 Siedlern (davon 1 Bonussiedler)'],
      [fr, 'colon bonus', 'avec 1 colon bonus', 'avec 2 colons (dont 1 bonus)'],
    ] as const) {
      expect(words.event(invited, names)?.split(told)).toHaveLength(2)
      expect(words.event(built({ basic: 0, bonus: 1 }), names)).toContain(only)
      expect(words.event(built({ basic: 1, bonus: 1 }), names)).toContain(some)
      expect(words.event(built({ basic: 1, bonus: 0 }), names)).not.toMatch(/settler|Siedler|colon/)
    }
  })
})

describe('honest labels', () => {
  const label = (words: SettlementWords, t: Table, name: Move['do']) =>
    t.moves(name).map((move) => words.move(t.state, t.acting, move, names))

  test('S4.3 who cannot pay for any hero, or has no settlers left, is not asked to do it', () => {
    const ask = (words: SettlementWords, t: Table) => words.prompt(t.state, 0, names)
    const turn = (supply: object, basic: number, done: 'acted' | 'invited' | null) => {
      const t = table({ boards: [{ basic, supply }], heroRow: [null, null, null, 'adventurer-01'] })
      const task = t.state.agenda.at(-1)
      if (task?.task === 'turn' && done) task[done] = true
      return t
    }
    const all = { wood: 5, clay: 5, stone: 5, diamond: 5, gold: 5 }
    expect(ask(en, turn(all, 3, 'acted'))).toBe('Invite a hero, or end your turn.')
    // After exchanges counts as well.
    expect(ask(en, turn({ wood: 20, clay: 20, stone: 20 }, 3, 'acted'))).toMatch(/^Invite a hero/)
    expect(ask(en, turn({}, 3, 'acted'))).toBe('End your turn, or pass for this round.')
    expect(ask(de, turn({}, 3, 'acted'))).toBe('Beende deinen Zug oder passe.')
    expect(ask(fr, turn({}, 3, 'acted'))).toBe('Finis ton tour ou passe.')
    expect(ask(en, turn(all, 3, 'invited'))).toBe('Take an action, or end your turn.')
    expect(ask(en, turn({ gold: 5 }, 0, 'invited'))).toBe('End your turn, or pass for this round.')
    expect(ask(en, turn(all, 0, null))).toBe('All settlers are placed: invite a hero, or pass.')
    expect(ask(en, turn({}, 0, null))).toBe('All settlers are placed: pass for this round.')
    expect(ask(de, turn({}, 0, null))).toBe('Alle Siedler sind eingesetzt: Passe für diese Runde.')
    expect(ask(fr, turn({}, 0, null))).toBe(
      'Tous les colons sont placés : passe pour cette manche.',
    )
  })

  test('S5.78, S5.84 who would lose by passing what an exchange keeps is told so', () => {
    const weightOf = (supply: object, move: Move) => {
      const { state } = table({ round: 1, heroRow: [], boards: [{ basic: 0, supply }] })
      return evaluator.weights?.(state, 0, [move])[0]
    }
    const ask = (
      words: SettlementWords,
      supply: object,
      more: {
        outposts?: boolean
        acted?: boolean
        round?: number
        artifact?: 'mirror'
        basic?: number
      } = {},
    ) => {
      const { outposts = false, acted = false, round = 1, artifact, basic = 0 } = more
      const on = { tile: tile(1), on: 'outpost' } as const
      const terrains = outposts ? { '1-1': on, '1-2': on, '1-3': on } : {}
      const t = table({
        round,
        heroRow: [],
        boards: [{ basic, supply, terrains, ...(artifact && { artifact }) }],
      })
      const task = t.state.agenda.at(-1)
      if (task?.task === 'turn') task.acted = acted
      return words.prompt(t.state, 0, names)
    }
    const three = { wood: 1, clay: 1, stone: 1 }
    const exchange = { do: 'exchange', give: 'wood+clay+stone', get: 'diamond' } as const
    const saves = 'Before you pass: exchange what would be lost for a diamond.'
    expect(ask(en, three)).toBe(saves)
    // Advice agrees.
    expect(weightOf(three, exchange)).toBeGreaterThan(0)
    expect(weightOf({ ...three, wood: 2 }, { ...exchange, give: 'wood+wood', get: 'clay' })).toBe(0)
    expect(ask(de, three)).toBe('Tausche, was verfällt, gegen einen Diamanten, bevor du passt.')
    expect(ask(fr, three)).toMatch(/^Avant de passer, échange ce qui serait perdu/)
    expect(ask(en, three, { acted: true })).toMatch(/^End your turn, or exchange what/)
    // S4.7: with few settlers left, too, one may pass after an action.
    expect(ask(en, three, { acted: true, basic: 2 })).toMatch(/^End your turn, or exchange what/)
    expect(ask(en, three, { acted: true, basic: 3 })).toBe('End your turn, or pass for this round.')
    expect(ask(en, three, { basic: 1 })).toMatch(/You have 1 settler to place/)
    expect(ask(en, { wood: 4 })).toMatch(/pass for this round/)
    // More than one exchange is not worth a question.
    expect(ask(en, { wood: 3, clay: 1 })).toMatch(/pass for this round/)
    expect(ask(en, { wood: 3 }, { artifact: 'mirror' })).toMatch(/pass for this round/)
    // S5.85: nothing is lost. S5.81: nothing is dropped.
    expect(ask(en, three, { outposts: true })).toMatch(/pass for this round/)
    expect(ask(en, three, { round: 6 })).toMatch(/pass for this round/)
    // S5.87: gold is not given for what is no loss.
    expect(ask(en, { wood: 1, gold: 2 })).toMatch(/pass for this round/)
  })

  test('S5.61, S5.63 passing says that an exchange keeps what it loses, however many settlers are left', () => {
    const three = { wood: 1, clay: 1, stone: 1 }
    const t = table({ round: 2, boards: [{ basic: 4, supply: three }] })
    expect(label(en, t, 'pass')).toEqual([
      'Pass for this round (4 settlers unused, 3 basic resources lost: exchange them first?)',
    ])
    expect(label(de, t, 'pass')).toEqual([
      'Passe für diese Runde (4 Siedler ungenutzt, 3 normale Ressourcen verloren: vorher tauschen?)',
    ])
    expect(label(fr, t, 'pass')[0]).toMatch(/perdues\u202f: les échanger avant\u202f\?\)$/)
  })

  test('S4.8, S5.84 passing says what it loses', () => {
    const t = table({ boards: [{ basic: 2, supply: { wood: 3 } }] })
    expect(label(en, t, 'pass')).toEqual([
      'Pass for this round (2 settlers unused, 3 basic resources lost)',
    ])
    expect(label(de, t, 'pass')).toEqual([
      'Passe für diese Runde (2 Siedler ungenutzt, 3 normale Ressourcen verloren)',
    ])
    const last = table({ round: 6, boards: [{ basic: 0, bonus: 1, supply: { wood: 3 } }] })
    expect(label(en, last, 'pass')).toEqual(['Pass, which ends your game (1 settler unused)'])
    const nothing = table({ boards: [{ basic: 0, bonus: 1, supply: { gold: 3 } }] })
    expect(label(de, nothing, 'pass')).toEqual(['Passe für diese Runde'])
  })

  test('S-R12 a street without a possible effect says so', () => {
    const t = table({ boards: [{ supply: {}, buildings: { 'upper-1': 'bank' } }] })
    expect(label(en, t, 'activate-street').slice(0, 2)).toEqual([
      'Activate the upper street (the Bank), although it can have no effect',
      'Activate the middle street, although nothing is built there',
    ])
    expect(label(de, t, 'activate-street').slice(0, 2)).toEqual([
      'Aktiviere die obere Siedlungsreihe (die Bank), obwohl kein Effekt möglich ist',
      'Aktiviere die mittlere Siedlungsreihe, obwohl dort nichts gebaut ist',
    ])
  })

  test('S-R12, S-R20 a region that yields nothing says so, unless the Scroll of Fortune adds something', () => {
    const of = (artifact: 'scroll' | 'chest') =>
      table({ boards: [{ artifact, terrains: { '1-1': { tile: tile(1, 0), on: 'monster' } } }] })
    expect(label(en, of('chest'), 'activate-region')[0]).toBe(
      'Activate region I, although it brings nothing',
    )
    expect(label(de, of('chest'), 'activate-region')[0]).toBe(
      'Aktiviere Wildnisreihe I, obwohl sie nichts bringt',
    )
    expect(label(en, of('scroll'), 'activate-region')[0]).toBe(
      'Activate region I for the resource of the Scroll of Fortune',
    )
  })

  test.each(both)(
    '%s tells apart the moves of the richest board, and there are few',
    (_, words) => {
      const t = table({
        boards: [
          {
            supply: richSupply,
            bonus: 9,
            artifact: 'mirror',
            terrains: {
              '1-1': tile(1, 0),
              '1-2': { tile: tile(1, 0), on: 'monster' },
              '1-3': { tile: tile(1, 0), on: 'outpost' },
              '2-1': tile(2, 0),
              '2-2': { tile: tile(2, 0), on: 'monster' },
              '2-3': { tile: tile(2, 0), on: 'outpost' },
              '3-1': tile(3, 0),
            },
            buildings: { 'upper-1': 'bank', 'middle-1': 'bank', 'lower-1': 'bank' },
          },
        ],
        market: Array(9).fill('church'),
      })
      const labels = t.moves().map((move) => words.move(t.state, 0, move, names))
      expect(new Set(labels).size).toBe(labels.length)
      expect(labels.length).toBeLessThan(100)
    },
  )
})

const everything = [
  'take-artifact',
  'exchange',
  'use-bonus',
  'construct',
  'explore',
  'hunt',
  'build-outpost',
  'activate-region',
  'activate-street',
  'activate-outpost',
  'invite',
  'end-turn',
  'pass',
  'place-building',
  'place-terrain',
  'gain-extra',
  'monster',
  'no-monster',
  'use',
  'done',
  'keep',
  'drop-rest',
  'artifact-taken',
  'artifact-gain',
  'artifact-turned-up',
  'exchanged',
  'bonus-chosen',
  'constructed',
  'building-placed',
  'market-refilled',
  'explored',
  'terrain-placed',
  'monster-checked',
  'hunted',
  'outpost-built',
  'region-activated',
  'street-activated',
  'outpost-activated',
  'effect-used',
  'effects-finished',
  'invited',
  'hero-turned-up',
  'turn-ended',
  'passed',
  'dropped',
  'settlers-cleared',
  'hero-discarded',
  'market-stacked',
  'round-began',
  'game-over',
]
