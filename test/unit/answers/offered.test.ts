/** An answer to a question tells one of the offered turns from the others, in whatever words. */
import { describe, expect, test } from 'vitest'
import { labelsOfEach } from '../../../worker/notices/answers/impossible.ts'
import { listedBy, positionOf } from '../../../worker/notices/answers/position.ts'
import { understand } from '../../../worker/notices/answers/understand.ts'
import type { Known, Position } from '../../../worker/notices/answers/wish.ts'
import { movesAt, type PositionName } from './positions.ts'
import everyday from './tried/tables-everyday.json' with { type: 'json' }

/** A question that offers some moves of a position, by their numbers there. */
const offering = (name: PositionName, numbers: ReadonlyArray<number>): Known => {
  const legal = movesAt(name)
  return {
    listed: numbers.flatMap((number) => legal[number - 1] ?? []),
    position: { legal, after: () => null },
    isAsked: false,
    isOffer: true,
    proposed: null,
    people: ['Ada', 'Bob'],
    pieces: [
      ['Grazier', 'Viehzüchter', 'Éleveur'],
      ['Lumberjack', 'Holzfäller', 'Bûcheron'],
      ['Miner', 'Bergarbeiter', 'Mineur'],
    ],
  }
}

const stacks = offering('draft', [4, 7, 8])
const trades = offering('build', [4, 5, 6])
const streets = offering('street', [1, 3, 4])

describe('an offered turn', () => {
  test.each([
    ['Auf Stapel 2 bitte', stacks, 3],
    ['the hay one', stacks, 2],
    ['the last one please', stacks, 3],
    ['le dernier', stacks, 3],
    ['Den letzten, danke!', stacks, 3],
    ['Holzfäller', trades, 1],
    ['the lumberjack of course', trades, 1],
    ['celui du mineur', trades, 3],
    ['I meant the hayer', trades, 2],
    ['die mittlere', streets, 2],
    ['lower street', streets, 3],
    ['the second one', trades, 2],
  ])('%j is chosen', (text, known, number) => {
    expect(understand([text], () => known).wish).toEqual({ wish: 'numbers', numbers: [number] })
  })

  test('is not the one that is refused', () => {
    const known = offering('draft', [7, 8])
    expect(understand(['not the hay one'], () => known).wish).toEqual({
      ...{ wish: 'numbers', numbers: [2] },
    })
  })

  test.each([
    ['the hay or the solitary one', stacks],
    ['is the last one better?', stacks],
    ['maybe the last one', stacks],
    ['the last one was mine', stacks],
    ['the last, if Bob agrees', stacks],
  ])('%j chooses none', (text, known) => {
    const { wish } = understand([text], () => known)
    expect(['numbers', 'moves']).not.toContain(wish.wish)
  })
})

/** The offers of a question at a stored table. */
const offers = (stored: Omit<Parameters<typeof positionOf>[0], 'names'>, asked: string): Known => {
  const standing = { ...stored, names: ['Ada', 'Bob'] }
  const known = { listed: [], position: positionOf(standing), isAsked: false, proposed: null }
  const { wish } = understand([asked], () => known)
  if (wish.wish !== 'unsure') throw new Error(`It is not asked about: ${asked}`)
  const listed = wish.turns.map((moves) => listedBy(standing, moves))
  return { ...known, listed, isOffer: true, proposed: listed.length === 1 ? 1 : null }
}

describe('a part of an offer is corrected, and the rest stays', () => {
  const town = offers(everyday.t4, 'monastery under orchard? guildhall under barracks')
  const crest = offers(
    everyday.t5,
    'Blumenstand und Hospital unters Mietshaus, Wappen auf die Burg?',
  )
  const dice = offers(everyday.m1, 'brewery with 2 and black 6')
  test.each([
    [
      'almost, but the theatre, not the monastery',
      town,
      ['Put the Theatre under the Orchard', 'Put the Guildhall under the Barracks'],
    ],
    [
      "the rest was right, but I don't want to put the monastery under anything",
      town,
      ['Put the Guildhall under the Barracks'],
    ],
    ['yes but without the guildhall', town, ['Put the Monastery under the Orchard']],
    [
      'ja aber die Burg bleibt',
      crest,
      ['Put the Flower Stand under the Tenement', 'Put the Hospital under the Tenement'],
    ],
    ['white ones, no black dice', dice, ['Take the white 2', 'Take the white 6', 'Brewery 5/8']],
    ['Bitte keine schwarzen, nur weiße', dice, ['white 2', 'white 6', 'Brewery 5/8']],
  ])('%j', (text, known, names) => {
    const { wish } = understand([text], () => known)
    const [turn = []] = wish.wish === 'unsure' ? wish.turns : []
    const said = labelsOfEach(known.position as Position, turn).map(([english = '']) => english)
    expect(said).toHaveLength(names.length)
    expect(
      names.every((name, i) => said[i]?.includes(name)),
      said.join(),
    ).toBe(true)
  })
})
