/** A yes or a no to the one thing that was asked about, in whatever words. */
import { describe, expect, test } from 'vitest'
import type { TurnMoves } from '../../../worker/games/kernel/index.ts'
import { meantBy, positionOf } from '../../../worker/notices/answers/position.ts'
import { understand } from '../../../worker/notices/answers/understand.ts'
import type { Known } from '../../../worker/notices/answers/wish.ts'
import tables from './tried/tables.json' with { type: 'json' }

const build = { ...tables.nine.build, names: ['Ada', 'Bob', 'Cleo'] }
const rows = build.listed as ReadonlyArray<TurnMoves>
const swineherd = (rows[1] ?? []).slice(0, 1)
/** The Swineherd was asked about. */
const proposal = {
  listed: [swineherd, ...rows].map((moves) => meantBy(build, moves)),
  position: positionOf(build),
  isAsked: false,
  proposed: 1,
}
const open = { ...proposal, listed: proposal.listed.slice(1), proposed: null }
/** Somebody would like their turn back. */
const asked = { listed: [], position: null, isAsked: true, proposed: null }

const wishOf = (text: string, known: Known = proposal) => understand([text], () => known).wish

describe('a proposal', () => {
  test.each([
    'right',
    'Exactly this one.',
    'that one',
    'do it',
    'yesss',
    'yes that one',
    'yes please do',
    'yes, exactly that one',
    'Yes, sounds like a plan',
    'Yes. After that I’m off to bed.',
    'yes, she helps me',
    'Genau die!',
    'diese',
    'jaaa',
    'Mach das',
    'die meine ich',
    'Ja, sie hilft mir',
    'Ja! Das hilft mir sehr.',
    'si',
    'ouiii',
    'celle-là',
    'Oui volontiers, elle m’aide',
    'oui merci, bonne soirée',
    'genau, mach das',
    'Jap',
    'Japp, mach das so bitte',
    'sure, do it',
    'perfect do that',
    'great, that works for me',
    'Perfekt, so machen wir das',
    'ok passt, nimm die',
    'oui vas-y celle-là',
    'parfait, fais comme ça',
    'nickel',
  ])('is agreed to by %j', (text) => {
    expect(wishOf(text)).toEqual({ wish: 'numbers', numbers: [1] })
  })

  test.each([
    'no thanks, not that one',
    'no, the other one',
    'nope, other',
    'no, I did not mean that',
    'nein, die andere',
    'nein, nicht die',
    'nein das ist falsch',
    'nein, mach das nicht',
    'no, don’t do that',
    'non, pas comme ça',
    'non merci, pas celle-là',
    'non, l’autre',
  ])('is refused by %j', (text) => {
    expect(wishOf(text)).toEqual({ wish: 'list' })
  })

  test.each([
    'yes, tomorrow',
    'yes, later',
    'yes? really?',
    'yes provided Bob agrees',
    'yes, assuming Bob is fine with it',
    'yes as long as Bob agrees',
    'yes, when Bob has played',
    'yes, only once Bob has played',
    'yes, maybe',
    'yes, forget it',
    'yes, depends',
    'yes if Bob agrees',
    'yes, in two days',
    'yes unless it costs gold',
    'yes or no?',
    'yeah, no',
    'ja, sofern Bob zustimmt',
    'ja, vorausgesetzt Bob mag',
    'ja, vielleicht',
    'ja, vergiss es',
    'ja, aber erst morgen',
    'ja, doch nicht',
    'oui, pourvu que Bob soit d’accord',
    'oui, peut-être',
    'oui si Bob est d’accord',
    'oui, mais pas maintenant',
    'yes, not sure',
    'yes, actually no',
    'I’d say yes but I am not sure',
    'not yes',
    'si Bob veut',
    'right?',
    'that one or the other',
    'yes, the other one',
    'ja, die andere',
    'oui, l’autre',
    'do it later',
    'not that one',
  ])('is not agreed to by %j', (text) => {
    expect(['unsure', 'unknown', 'list']).toContain(wishOf(text).wish)
  })

  test.each(['Yes. After that the fisher', 'Ja. Danach der Fischer'])(
    '%j goes on from it',
    (text) => {
      expect(wishOf(text)).toEqual({
        wish: 'moves',
        moves: [...swineherd, { do: 'place', card: 'fisher' }].map((move) =>
          expect.objectContaining(move),
        ),
      })
    },
  )
})

test.each(['right', 'that one', 'genau die', 'si'])(
  '%j agrees to nothing where nothing was asked',
  (text) => {
    expect(wishOf(text, open).wish).toBe('unknown')
  },
)

describe('a wish for a turn back', () => {
  test.each(['yes, she helps me', 'Ja, alles gut, das kenne ich', 'oui, elle m’aide', 'yesss'])(
    'is granted by %j',
    (text) => {
      expect(wishOf(text, asked)).toEqual({ wish: 'consent', yes: true })
    },
  )

  test.each([
    'yes if I may have mine back, too',
    'yes, but not now',
    'yes provided that I get mine',
    'ja, aber nur dieses Mal nicht',
    'oui si tu m’invites',
    'yes? really?',
    'right',
    'si',
  ])('is not granted by %j', (text) => {
    expect(wishOf(text, asked).wish).not.toBe('consent')
  })
})

describe('a decision of two moves', () => {
  const deciding = (...names: ReadonlyArray<string>) => {
    const legal = names.map((name) => ({ moves: [{ do: name }], labels: [name] }))
    return { listed: legal, position: { legal, after: () => null }, isAsked: false, proposed: null }
  }
  const both = (use: string, leave: string) => [
    ['Yes, please', deciding(use, leave), use] as const,
    ['Nein danke', deciding(use, leave), leave] as const,
  ]

  test.each([
    ...both('Use the bonus: activate the Stable', 'Forgo the monk’s bonus'),
    ...both('Use the Quarry: gain 1 stone', 'Finish and leave the Quarry unused'),
    ...both('Convert the Harbour', 'Take none of them'),
    ...both('Discard the Gardens', 'Discard no more cards'),
    ...both('Move the headman', 'Leave the headman where he is'),
  ])('that can be refused is made by %j', (text, known, name) => {
    expect(wishOf(text, known)).toEqual({ wish: 'moves', moves: [{ do: name }] })
  })

  test.each([
    ['Let the Dragon appear at II-2', 'Keep II-2 free of monsters'],
    ['Prevent the loss of 2 points', 'Accept the loss of 2 points'],
    ['Leave the card on the deck', 'Discard the top card'],
  ])('of which neither is a no is asked about: %j', (...names) => {
    for (const text of ['yes', 'no, thanks'])
      expect(wishOf(text, deciding(...names))).toEqual({
        wish: 'unsure',
        turns: names.map((name) => [{ do: name }]),
      })
  })

  test('a no among several is asked about, and a yes there is none', () => {
    const known = deciding('Discard the Gardens', 'Discard the Moat', 'Discard no more cards')
    expect(wishOf('no', known)).toEqual({
      wish: 'unsure',
      turns: [[{ do: 'Discard no more cards' }]],
    })
    expect(wishOf('yes', known)).toEqual({ wish: 'consent', yes: true })
  })

  test.each(['yes if Bob agrees', 'yes or no?', 'yes, but not now', 'no problem?'])(
    '%j makes none',
    (text) => {
      const known = deciding('Use the bonus: activate the Stable', 'Forgo the monk’s bonus')
      expect(['unsure', 'unknown']).toContain(wishOf(text, known).wish)
    },
  )
})
