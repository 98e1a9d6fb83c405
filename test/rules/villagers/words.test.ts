import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Language,
  languages,
  Random,
  start,
  submit,
  visibleTo,
} from '../../../worker/games/kernel/index.ts'
import { type CardId, moduleIds } from '../../../worker/games/villagers/components/index.ts'
import type { Event } from '../../../worker/games/villagers/event-types.ts'
import { villagers } from '../../../worker/games/villagers/index.ts'
import type { Options } from '../../../worker/games/villagers/options.ts'
import { wordsOf } from '../../../worker/games/words.ts'
import { ask } from '../../../worker/table/turns/wishes.ts'
import { seedOf } from '../../kernel/seeds.ts'

const players = (seat: number) => ['Ann', 'Bo', 'Cy', 'Di', 'Eva'][seat] ?? '?'

/** Every kind of move and of event. */
const all = [
  ...['draft', 'coin', 'no-coin', 'place', 'trade-in', 'put', 'tinner', 'smuggle', 'apprentice'],
  ...['resettle', 'unlock', 'end-turn', 'round', 'drafted', 'refilled', 'draft-lapsed'],
  ...['took-square', 'road-cleared', 'road-coins', 'build-turn', 'placed', 'unlocked', 'traded-in'],
  ...['smuggled', 'turn-ended', 'founders-turned', 'first-player', 'market-triggered', 'market'],
  ...['ended', 'recruit', 'benefactor', 'prophet', 'barbarian', 'flaker', 'courier', 'hire'],
  ...['no-hire', 'pigeoneer', 'noble', 'choose', 'lay', 'keep-order', 'scheme', 'sheriff', 'rob'],
  ...[
    'draw',
    'settle',
    'place-basic',
    'recruited',
    'took',
    'stole',
    'put-back',
    'hired',
    'schemed',
  ],
  ...['arrested', 'robbed', 'bronze', 'tokens-returned', 'development', 'development-reward'],
  ...['settled', 'give', 'pay', 'suffer', 'serf', 'event', 'point', 'discard', 'jester'],
  ...['event-revealed', 'event-begun', 'event-discarded', 'countess-gets', 'settled-with'],
  ...['event-gold', 'event-coins', 'event-removed', 'no-effect', 'reserve-shuffled', 'uncovered'],
  ...['events-shuffled'],
]

/** Kinds that random play hardly ever meets. */
const rare = new Set([
  'draft-lapsed',
  'uncovered',
  'events-shuffled',
  'place-basic',
  'reserve-shuffled',
  'arrested',
])

/** All modules in turn, alone and together, and all levels. */
const optionsOf = (game: number): Partial<Options> => ({
  padlocks: game % 4 > 0,
  modules: game % 6 < 4 ? moduleIds.filter((_, i) => i !== game % 6) : [...moduleIds],
  courier: true,
  level: (['standard', 'hard', 'beginner'] as const)[game % 3] ?? 'standard',
  bronzeTiming: game % 2 === 0 ? 'endOfPhase' : 'endOfTurn',
})

/** Faults of the words in a language about the games, and the kinds of moves and events that were met. */
function listen() {
  const kinds = new Set<string>()
  // Collected: so many assertions would take longer than the games.
  const wrong = Object.fromEntries(languages.map((language) => [language, [] as unknown[]]))
  for (let game = 0; game < 60; game++) {
    const seats = 1 + (game % 5)
    const seed = new Uint8Array(32).fill(game + 1)
    const choice = Random.fromSeed(seed.map((byte) => byte ^ 0xff))
    let play = start(villagers, optionsOf(game), seats, seed)
    /** Has every language say something of this position. */
    const each = (say: (words: ReturnType<typeof spoken>, check: Check) => void): void => {
      for (const language of languages)
        say(spoken(language), (isGood, what) => {
          if (!isGood) wrong[language]?.push(what)
        })
    }
    for (;;) {
      const [acting] = villagers.toAct(play.state)
      if (acting === undefined) break
      const couriers = play.state.seats.flatMap((_, other) =>
        other !== acting && villagers.moves(play.state, other).length > 0 ? [other] : [],
      )
      const seat = couriers[choice.int(6)] ?? acting
      const seen = villagers.redact(play.state, seat)
      const moves = villagers.moves(seen, seat)
      const move = choice.pick(moves)
      kinds.add(move.do)
      const { play: after, events } = submit(villagers, play, seat, [move])
      const heard = visibleTo(events, null)
      for (const { event } of heard) kinds.add(event)
      each((words, check) => {
        const labels = moves.map((one) => words.move(seen, seat, one, players))
        check(new Set(labels).size === labels.length, labels)
        const prompt = words.prompt(seen, seat, players)
        check(prompt !== words.prompt({ ...seen, agenda: [] }, seat, players), prompt)
        const said = heard.map((event) => words.event(event, players))
        for (const text of [...labels, prompt, ...said.filter((one) => one !== null)])
          check(
            /^[„“«\s]*[\p{Lu}\d]/u.test(text) && !/undefined|null|NaN|\?\w|\s\s/.test(text),
            text,
          )
      })
      play = after
    }
    const reason = villagers.result(play.state)?.reason ?? ''
    each((words, check) => {
      check(Boolean(words.reasons[reason]), reason)
      for (const { categories } of villagers.score(play.state))
        for (const { category } of categories) check(Boolean(words.categories[category]), category)
    })
  }
  return { kinds, wrong }
}

type Check = (isGood: boolean, what: unknown) => void

const spoken = (language: Language) => wordsOf('villagers', language)

describe('in random games', () => {
  let heard: ReturnType<typeof listen>
  beforeAll(() => {
    heard = listen()
  })

  test.each(languages)(
    'the words in %s cover every move, event and prompt, and labels differ',
    (language) => {
      expect(heard.wrong[language]).toEqual([])
    },
  )

  test('every kind of move and event that is not rare is met', () => {
    const met = all.filter((kind) => !rare.has(kind))
    expect(met.filter((kind) => !heard.kinds.has(kind))).toEqual([])
    expect([...heard.kinds].filter((kind) => !all.includes(kind))).toEqual([])
  })
})

test.each(languages)('the words in %s tell what hardly ever happens', (language) => {
  const words = wordsOf('villagers', language)
  const events: Event[] = [
    { event: 'draft-lapsed', auto: true },
    { event: 'uncovered', seat: 1, card: 'monk', auto: true },
    { event: 'events-shuffled', season: 'summer', auto: true },
    { event: 'events-shuffled', season: 'winter', auto: true },
    { event: 'reserve-shuffled', count: 3, auto: true },
    { event: 'arrested', seat: 0, owner: 1, pile: 2, coins: 6 },
    { event: 'market', day: 'first', seat: -1, gold: 4, silver: 0, coins: 0, auto: true },
  ]
  const said = events.map((event) => words.event(event, players))
  for (const text of said) expect(text).toMatch(/^\p{Lu}.*\.$/u)
  expect(new Set(said).size).toBe(events.length)
  const state = start(villagers, {}, 2, new Uint8Array(32).fill(1)).state
  const label = words.move(state, 0, { do: 'place-basic', basic: 'hayer' }, players)
  expect(label).toContain({ en: 'Hayer', de: 'Heuwenderin', fr: 'Faneur' }[language])
})

test.each(languages)(
  'V7.145 in %s the card given for a basic villager is asked for the Countess while Serfdom is in force',
  (language) => {
    const words = wordsOf('villagers', language)
    const state = start(villagers, {}, 1, new Uint8Array(32).fill(1)).state
    state.agenda.push({ task: 'trade-in', seat: 0, basic: 'miner' })
    const asked = () => words.prompt(state, 0, players)
    const countess = { en: 'Countess', de: 'Gräfin', fr: 'Comtesse' }[language]
    if (state.solo) state.solo.open = []
    expect(asked()).not.toContain(countess)
    state.solo?.open.push({ id: 'serfdom', begun: false })
    expect(asked()).toContain(countess)
  },
)

test.each([
  ['en', '1 of 2 build actions'],
  ['de', '1 von 2 Bauaktionen'],
  ['fr', '1 action sur 2'],
] as const)('the words in %s count one build action that is left', (language, said) => {
  let play = start(villagers, {}, 2, seedOf(1))
  for (;;) {
    const [seat = 0] = villagers.toAct(play.state)
    const [move] = villagers.moves(play.state, seat)
    if (play.state.turn?.limit === 2 && move) {
      const state = { ...play.state, turn: { ...play.state.turn, used: 1 } }
      expect(wordsOf('villagers', language).prompt(state, seat, String)).toContain(said)
      return
    }
    if (!move) throw new Error('Nobody builds.')
    play = submit(villagers, play, seat, [move]).play
  }
})

test.each([
  ['en', 'You may still trade in 2 cards, or end your turn.', 'End your turn when you are done.'],
  ['de', 'Du darfst noch 2-mal eintauschen oder den Zug beenden.', 'Beende den Zug'],
  ['fr', 'Tu peux encore échanger 2 cartes, ou terminer ton tour.', 'Termine ton tour'],
] as const)('without build actions left, %s says what may still be done', (language, more, end) => {
  const { state } = start(villagers, {}, 2, seedOf(3))
  const after = (tradeIns: number) =>
    wordsOf('villagers', language).prompt(
      {
        ...state,
        agenda: [{ task: 'build', seat: 0 }],
        turn: { seat: 0, limit: 2, used: 2, tradeIns } as never,
      },
      0,
      String,
    )
  expect(after(1)).toContain(more)
  expect(after(1)).not.toMatch(/Baue|Build your|Construis/)
  expect(after(3)).toContain(end)
})

test.each([
  ['en', 'Your build actions are used up. End your turn', 'Your hand is empty. End your turn'],
  [
    'de',
    'Deine Bauaktionen sind verbraucht. Beende den Zug',
    'Deine Hand ist leer. Beende den Zug',
  ],
  [
    'fr',
    'Tes actions de construction sont épuisées. Termine',
    'Ta main est vide. Termine ton tour',
  ],
] as const)('V5.30 with an empty hand, %s offers no trade-in', (language, used, left) => {
  const { state } = start(villagers, {}, 2, seedOf(3))
  const after = (used: number) =>
    wordsOf('villagers', language).prompt(
      {
        ...state,
        seats: state.seats.map((of) => ({ ...of, hand: [] })),
        agenda: [{ task: 'build', seat: 0 }],
        turn: { seat: 0, limit: 2, used, tradeIns: 1 } as never,
      },
      0,
      String,
    )
  expect(after(2)).toContain(used)
  expect(after(1)).toContain(left)
})

test('V7.39 moves laid ahead are not played on a pile that moved up to the place of theirs', () => {
  let play = start(villagers, { modules: ['scoundrels'] }, 2, seedOf(3))
  const words = wordsOf('villagers', 'en')
  const numbers = (seat: number) => `${seat + 1}`
  for (;;) {
    const [seat = 0] = villagers.toAct(play.state)
    const moves = villagers.moves(play.state, seat)
    const of = play.state.seats[seat]
    if (play.state.turn && of && moves.some((move) => move.do === 'place')) {
      const bare = (card: CardId, coins: number) => ({
        starter: { card, coins, as: null },
        branches: [],
      })
      const founders = of.village.slice(0, 1)
      of.village = [...founders, bare('thief', 0), bare('lumberjack', 0), bare('lumberjack', 4)]
      of.hand.push({ card: 'shipwright', seen: [seat] })
      const move = villagers
        .moves(play.state, seat)
        .find(
          (one) =>
            one.do === 'place' && 'pile' in one && one.card === 'shipwright' && one.pile === 2,
        )
      if (!move) throw new Error('The Shipwright fits no Lumberjack.')
      const text = words.move(play.state, seat, move, numbers)
      const wish = { moves: [move], language: 'en', text, meant: [text] }
      const plan = { steps: [[wish]], orders: [], pass: false, forced: false }
      const answer = () => ask(villagers, play, seat, plan as never, true).answer
      expect(answer()?.moves).toEqual([move])
      // The Thief is arrested: the piles after him have other numbers in the state.
      of.village.splice(1, 1)
      expect(answer()).toBeNull()
      return
    }
    const last = moves.at(-1)
    if (!last) throw new Error('The game ended before a card could be built.')
    play = submit(villagers, play, seat, [last]).play
  }
})
