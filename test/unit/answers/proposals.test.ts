/** An answer that is not clear is asked about by what it most likely means. */
import { expect, test } from 'vitest'
import type { Move, TurnMoves } from '../../../worker/games/kernel/index.ts'
import { meantBy, positionOf } from '../../../worker/notices/answers/position.ts'
import { understand } from '../../../worker/notices/answers/understand.ts'
import { movesAt } from './positions.ts'
import tables from './tried/tables.json' with { type: 'json' }
import begun from './tried/tables-begun.json' with { type: 'json' }
import byLetter from './tried/tables-typed.json' with { type: 'json' }

const row = { ...tables.eight.row, names: ['Ada', 'Bob', 'Cleo'] }
const listed = row.listed as ReadonlyArray<TurnMoves>
const known = {
  listed: listed.map((moves) => meantBy(row, moves)),
  position: positionOf(row),
  isAsked: false,
  proposed: null,
}

test.each(['2 cheers', 'a nice 2 for you', '2 bonne soirée'])('%j is asked about', (text) => {
  expect(understand([text], () => known).wish).toEqual({ wish: 'unsure', turns: [listed[1]] })
})

test.each(['2 or 3', 'in 2 days', '2 of us are away'])('%j is not', (text) => {
  const { wish } = understand([text], () => known)
  expect(wish).not.toEqual({ wish: 'unsure', turns: [listed[1]] })
  expect(['unknown', 'unsure']).toContain(wish.wish)
})

const build = { ...tables.nine.build, names: ['Ada', 'Bob', 'Cleo'] }
const [placed, agent, end] = build.listed[1] as [Move, Move, Move]
const swineherd: TurnMoves = [placed]
/** The Swineherd was asked about. */
const proposal = {
  listed: [swineherd, ...(build.listed as ReadonlyArray<TurnMoves>)].map((moves) =>
    meantBy(build, moves),
  ),
  position: positionOf(build),
  isAsked: false,
  proposed: 1,
}
const meantBehind = (text: string, more = {}) =>
  understand([text], () => ({ ...proposal, ...more })).wish

test.each([
  ['yes, and then end my turn', [...swineherd, end]],
  ['ja, und dann Ende', [...swineherd, end]],
  ['Oui ! Puis l’agent.', [...swineherd, agent]],
])('%j goes on from what was asked about', (text, moves) => {
  expect(meantBehind(text)).toEqual({ wish: 'moves', moves })
})

test.each(['yes, 1', 'ja, die 1'])('%j is no more than a yes', (text) => {
  expect(meantBehind(text)).toEqual({ wish: 'numbers', numbers: [1] })
})

test.each([
  ['ok then: the agent', [agent]],
  ['Na gut dann: der Agent', [agent]],
  ['D’accord alors : l’agent.', [agent]],
])('%j is read as any answer, and not as a yes', (text, moves) => {
  expect(meantBehind(text)).toEqual({ wish: 'moves', moves })
})

const none = [{ do: 'decline' }]
const offered = [
  { moves: none, labels: ['Take none of them', 'Nimm keine davon', 'N’en prendre aucune'] },
  { moves: [{ do: 'take' }], labels: ['Take the Ship', 'Nimm das Schiff', 'Prendre le navire'] },
]
const choosing = { ...known, listed: offered, position: { legal: offered, after: () => null } }

test.each(['none', 'None of them, thanks', 'keine davon bitte', 'aucune', 'I take none'])(
  '%j takes nothing where one choice is that',
  (text) => {
    expect(understand([text], () => choosing).wish).toEqual({ wish: 'moves', moves: none })
    expect(understand([text], () => known).wish.wish).toBe('unknown')
  },
)

test.each(['none', 'I take none, thanks', 'Keine, danke', 'aucun'])(
  '%j takes nothing where that is said with what is refused',
  (text) => {
    const labels = ['Take no free customer', 'Nimm keinen Kunden umsonst', 'Aucun client gratuit']
    const legal = [{ moves: none, labels }, ...offered.slice(1)]
    const position = { legal, after: () => null }
    expect(understand([text], () => ({ ...known, listed: legal, position })).wish).toEqual({
      wish: 'moves',
      moves: none,
    })
  },
)

test.each(['none but the ship', 'none or the ship'])('%j takes nothing by itself', (text) => {
  expect(['unsure', 'unknown']).toContain(understand([text], () => choosing).wish.wish)
})

const wright = {
  moves: [{ do: 'draft' }],
  labels: ['Draft the Shipwright', 'Nimm den Schiffbauer', 'Recruter la charpentière navale'],
}

test.each(['ship wright', 'the ship wright, please', 'Schiff Bauer'])(
  '%j is a name of one word',
  (text) => {
    const legal = [wright, ...offered.map((one) => ({ ...one, labels: ['Draft the Miner'] }))]
    const position = { legal, after: () => null }
    expect(understand([text], () => ({ ...known, listed: legal, position })).wish).toEqual({
      wish: 'moves',
      moves: wright.moves,
    })
  },
)

const fisher = positionOf(build).legal.find(({ labels: [name = ''] }) => /Fisher/.test(name))
const fishing = fisher?.moves.slice(0, 1) ?? []
test.each([
  ['ok, then end my turn', [[...swineherd, end], [end]]],
  ['Gut, dann Ende', [[...swineherd, end], [end]]],
  ['sure, the fisher', [[...swineherd, ...fishing], fishing]],
  ['yes, 3', [swineherd, build.listed[1]]],
  ['ok, whatever you say', [swineherd]],
])('%j goes on, or decides anew: both are asked about', (text, turns) => {
  expect(meantBehind(text)).toEqual({ wish: 'unsure', turns })
})

test.each(['oui, la porchère', 'yes the swineherd', 'ok, the swineherd', 'ja die Schweinehirtin'])(
  '%j names what was asked about, and is a yes',
  (text) => {
    expect(meantBehind(text)).toEqual({ wish: 'numbers', numbers: [1] })
  },
)

test.each(['ok then, the agent', 'na gut dann, der Agent', 'd’accord alors, l’agent'])(
  '%j decides anew',
  (text) => {
    expect(meantBehind(text)).toEqual({ wish: 'moves', moves: [agent] })
  },
)

test.each(['yes, and I take the fisher', 'ok, the fisher', 'Ja. Ende', 'sure! 2'])(
  '%j plays nothing where a yes lets somebody take back a turn',
  (text) => {
    expect(meantBehind(text, { isAsked: true, proposed: null }).wish).toBe('unknown')
  },
)

test.each([
  'start the library with the watchtower below',
  'Ich beginne die Bibliothek mit dem Wachturm',
])('%j is asked about, as it has a word of another turn of the list', (text) => {
  const [townhouse, library, watchtower, ...others] = movesAt('town')
  if (!townhouse || !library || !watchtower) throw new Error('There are too few moves.')
  const legal = [
    townhouse,
    library,
    ...others.filter(({ labels }) => !/Watch/.test(labels[0] ?? '')),
  ]
  const beside = { listed: [watchtower], isAsked: false, proposed: null }
  const { wish } = understand([text], () => ({ ...beside, position: { legal, after: () => null } }))
  expect(wish).toMatchObject({ wish: 'unsure' })
  expect(wish.wish === 'unsure' && wish.turns).toContainEqual(library.moves)
})

/** The names of what is asked about at a table. */
function asked(
  table: { game: string; seat: number; state: unknown; listed: unknown },
  text: string,
): ReadonlyArray<string> {
  const standing = { ...table, names: ['Ada', 'Bob', 'Cleo'] }
  const turns = (table.listed as ReadonlyArray<TurnMoves>).map((moves) => meantBy(standing, moves))
  const there = { listed: turns, position: positionOf(standing), isAsked: false, proposed: null }
  const { wish } = understand([text], () => there)
  expect(wish.wish).toBe('unsure')
  return wish.wish === 'unsure'
    ? wish.turns.map((moves) => meantBy(standing, moves).labels[0] ?? '')
    : []
}

test.each(['Noch einen Lehm dazu', 'one more clay', 'encore une argile'])(
  '%j is asked about by what brings one, not by what costs one',
  (text) => {
    const names = ['Activate region I for 1 clay', 'Exchange 1 gold for 1 clay']
    expect(asked(begun.rest, text)).toEqual(names)
  },
)

test.each(['the first one, both white', '1, both white', 'le premier, les deux blancs'])(
  '%j is asked about as the row whose pieces it describes',
  (text) => {
    const [only, ...others] = asked(byLetter.market, text)
    expect(others).toEqual([])
    expect(only).toBe('Take the white 1 · Take the white 3 · Go to the market office')
  },
)

test('nothing is offered that has no word of the answer', () => {
  const there = { ...tables.one.keep, names: ['Ada', 'Bob', 'Cleo'] }
  const { wish } = understand(['one more clay'], () => ({
    listed: [],
    position: positionOf(there),
    isAsked: false,
    proposed: null,
  }))
  expect(wish.wish).toBe('unknown')
})

test.each([
  ['trade clay', begun.rest],
  ['Tausche Lehm', begun.rest],
  ['échange argile', begun.rest],
])('%j is asked about by what gives it', (text, table) => {
  const names = asked(table, text)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !/^Exchange [^f]*clay/.test(name))).toEqual([])
})

test.each(['both white', 'les deux blancs', 'beide weiß'])(
  '%j is not asked about as single pieces',
  (text) => {
    const table = { ...byLetter.market, names: ['Ada', 'Bob', 'Cleo'] }
    const turns = (table.listed as ReadonlyArray<TurnMoves>).map((moves) => meantBy(table, moves))
    const ask = (some: typeof turns) =>
      understand([text], () => ({
        ...{ listed: some, position: positionOf(table), isAsked: false, proposed: null },
      })).wish
    expect(ask(turns).wish).toBe('unknown')
    const [white, black, church] = turns
    if (!white || !black || !church) throw new Error('There are too few turns.')
    expect(ask([white, black, church])).toEqual({
      wish: 'unsure',
      turns: [white.moves, church.moves],
    })
  },
)

test.each([
  ['2, et la banque', 'la banque'],
  ['2 et la banque', 'la banque'],
  ['2, dann die Bank', 'die Bank'],
  ['2 and then pass', 'pass'],
])('%j is asked about with what it leaves out', (text, leftOut) => {
  const table = { ...tables.two.bonus, names: ['Ada', 'Bob', 'Cleo'] }
  const turns = (table.listed as ReadonlyArray<TurnMoves>).map((moves) => meantBy(table, moves))
  const { wish } = understand([text], () => ({
    ...{ listed: turns, position: positionOf(table), isAsked: false, proposed: null },
  }))
  expect(wish).toEqual({ wish: 'unsure', turns: [turns[1]?.moves], leftOut })
})

test('a question about one of several goes on with the rest, or names it', () => {
  const table = { ...tables.nine.draft, names: ['Ada', 'Bob', 'Cleo'] }
  const position = positionOf(table)
  const { wish } = understand(['a hay card from the stack, then pass please'], () => ({
    ...{ listed: [], position, isAsked: false, proposed: null },
  }))
  expect(wish).toMatchObject({ wish: 'unsure', leftOut: 'pass please' })
})

test.each([
  'Die Bibliothek erstmal nicht',
  'die Bibliothek lasse ich weg',
  'die Bibliothek nehme ich nicht',
])('%j is asked about by nothing that it refuses', (text) => {
  const [, library] = movesAt('town')
  const beside = { listed: [], isAsked: false, proposed: null }
  const legal = library ? [library] : []
  const { wish } = understand([text], () => ({ ...beside, position: { legal, after: () => null } }))
  expect(wish.wish).toBe('unknown')
})
