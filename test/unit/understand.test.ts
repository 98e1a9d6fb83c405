/** Wish of an answer to a letter, read from its words. */
import { describe, expect, test } from 'vitest'
import type { Meant } from '../../worker/notices/answers/clause.ts'
import { understand } from '../../worker/notices/answers/understand.ts'
import type { Known, Position } from '../../worker/notices/answers/wish.ts'
import { writtenLines } from '../../worker/notices/answers/written-lines.ts'

const draft = (column: number, en: string, de: string): Meant => ({
  moves: [{ do: 'draft', column } as { do: string }],
  labels: [en, de],
})
const carpenter = draft(
  0,
  'Draft the Carpenter from the Road (slot 3, with 1 gold)',
  'Die Zimmerfrau von der Straße nehmen (Platz 3, mit 1 Gold)',
)
const miner = draft(
  1,
  'Draft the Miner from the Road (slot 4)',
  'Den Bergmann von der Straße nehmen (Platz 4)',
)
const end: Meant = { moves: [{ do: 'end' }], labels: ['End your turn', 'Deinen Zug beenden'] }
const legal = [carpenter, miner, end]
/** A position in which the moves that were made are legal no more. */
const at = (all: ReadonlyArray<Meant>): Position => ({
  legal: all,
  after: (move) => at(all.filter(({ moves }) => moves[0] !== move)),
})
const knowing =
  (
    listed: ReadonlyArray<Meant>,
    all: ReadonlyArray<Meant>,
    more: Partial<Known> = {},
  ): (() => Known) =>
  () => ({ listed, position: at(all), isAsked: false, proposed: null, ...more })
const wishOf = (text: string, listed: ReadonlyArray<Meant> = [miner, carpenter]) =>
  understand([text], knowing(listed, legal)).wish
const read = (lines: ReadonlyArray<string>) => understand(lines, knowing([miner], legal))

describe('an answer', () => {
  test.each([
    ['1', [1]],
    ['#2', [2]],
    ['2.', [2]],
    ['2, then 5', [2, 5]],
    ['2, dann 5', [2, 5]],
    ['1 2', [1, 2]],
    ['3 und danach 1', [3, 1]],
    ['Nummer 2!', [2]],
  ])('%j are numbers of the list', (text, numbers) => {
    expect(wishOf(text)).toEqual({ wish: 'numbers', numbers })
  })

  test.each([
    ['draft the carpenter', carpenter],
    ['Bitte die Zimmerfrau nehmen.', carpenter],
    ['nimm Platz 3', carpenter],
    ['draft slot 4', miner],
    ['Bergmann', miner],
    ['end turn', end],
    ['Zug beenden', end],
  ])('%j is a move in words, in whatever language', (text, { moves }) => {
    expect(wishOf(text)).toEqual({ wish: 'moves', moves })
  })

  test('counts no word that only begins with a figure as a number of the list', () => {
    const cellar = draft(2, 'Draft the Miner of the 2nd cellar', 'x')
    const miners = [cellar, draft(3, 'Draft the Miner of the 2nd cellar, too', 'x')]
    const { wish } = understand(['2nd cellar 1'], knowing(miners, miners))
    expect(wish.wish).toBe('unsure')
  })

  test('with a verb and a number that no label has means the number of the list', () => {
    expect(wishOf('draft 2')).toEqual({ wish: 'numbers', numbers: [2] })
  })

  test.each([
    ['draft 3', 'numbers'],
    ['nimm 3', 'numbers'],
    ['draft from stack 3', 'moves'],
    ['draft slot 3', 'moves'],
    ['draft 4', 'moves'],
  ])(
    '%j means the number of the list where several moves have it, and words tell them apart',
    (text, wish) => {
      const stack = draft(2, 'Draft the top card of stack 3', 'Nimm die oberste Karte von Stapel 3')
      const all = [carpenter, miner, stack, end]
      const { wish: found } = understand([text], knowing([miner, carpenter, stack], all))
      expect(found).toEqual(
        wish === 'numbers'
          ? { wish, numbers: [3] }
          : {
              wish,
              moves: { 'draft from stack 3': stack, 'draft slot 3': carpenter, 'draft 4': miner }[
                text
              ]?.moves,
            },
      )
    },
  )

  test.each(['draft', 'von der Straße'])('%j could be more than one thing', (text) => {
    const wish = wishOf(text)
    expect(wish.wish).toBe('unsure')
  })

  test.each([
    'the draft is cold in here',
    'hello',
    '2 or 3',
    '1, else 2',
    'draft 9',
    'undo nothing',
  ])('%j is not guessed at', (text) => {
    expect(['unknown', 'unsure']).toContain(wishOf(text).wish)
  })

  test.each(['undo', 'Undo!', 'Take it back.', 'zurück', 'Rückgängig'])(
    '%j asks to take back',
    (text) => {
      expect(wishOf(text)).toMatchObject({ wish: 'undo', rest: [] })
    },
  )

  test.each([
    ['Yes!', true],
    ['ja, gern', true],
    ['nein', false],
    ['No.', false],
  ])('%j is a yes or no, where somebody waits for one', (text, yes) => {
    const asked = understand([text], knowing([], [], { isAsked: true }))
    expect(asked.wish).toEqual({ wish: 'consent', yes })
    expect(wishOf(text)).toEqual({ wish: 'consent', yes })
    const move = { moves: [{ do: 'agree' }], labels: ['Yes', 'Ja'] }
    const called = understand(['ja'], knowing([], [move]))
    expect(called.wish).toEqual({ wish: 'moves', moves: move.moves })
  })

  test('that plays does not also say yes', () => {
    const { wish } = understand(['1, yes'], knowing([miner], legal, { isAsked: true }))
    expect(wish.wish).not.toBe('consent')
  })

  test('names a move whole where only filling words are left out, though another begins alike', () => {
    const plough = draft(2, 'Take the plough', 'Den Pflug nehmen')
    const both = draft(3, 'Take the plough and the field', 'Den Pflug und das Feld nehmen')
    const { wish } = understand(['take plough'], knowing([], [plough, both]))
    expect(wish).toEqual({ wish: 'moves', moves: plough.moves })
  })

  test('can say something beside what it plays', () => {
    expect(read(['1', 'talk: well played: you two!'])).toEqual({
      talk: 'well played: you two!',
      wish: { wish: 'numbers', numbers: [1] },
    })
    expect(read(['Sag: schön!'])).toEqual({
      talk: 'schön!',
      wish: { wish: 'none' },
    })
  })
})

describe('written answers', () => {
  test.each([
    ['2\r\n\r\nOn Mon, 23 Nov 2026 at 12:00, Dorfpost <turn+0@x.example> wrote:\r\n> 1\r\n> 2'],
    [
      '2\n\nOn Mon, Nov 23, 2026 at 12:00 PM Dorfpost <\nturn+0@dorfpost.example>\nwrote:\n\n> 1  Draft',
    ],
    ['2\n\nOn Mon, 23 Nov 2026 at 12:00, Dorfpost\n<turn+0@dorfpost.example> wrote:\n> 1'],
    ['2\n\nAm 23.11.2026 um 12:00 schrieb Dorfpost <post@dorfpost.example>:\n> 1'],
    ['2\n\n-----Ursprüngliche Nachricht-----\nVon: Dorfpost\n1'],
    ['2\n\n________________________________\nFrom: Dorfpost <post@x.example>\nSent: Monday'],
    ['2\n-- \nAda\n5 Main Street'],
    ['2\n\nSent from my iPhone'],
    ['2\n\nVon meinem iPhone gesendet'],
    ['\u200b2\u00a0\n\n> 1\n5'],
    ['2\n\nMit freundlichen Grüßen\nOtto Muster\nTel. 1'],
    ['2\n\nViele Grüße, Otto'],
    ['2\n\nLG Otto'],
    ['2\nDanke!\nOtto'],
    ['Hallo Dorfpost,\n\n2\n\nVielen Dank'],
    ['Hi,\n2\n\nBest regards,\nHanna'],
    ['2\n\nCheers, Hanna'],
    ['Bonjour,\n\n2\n\nCordialement\nFleur'],
    ['2\n\nBises,\nFleur'],
    ['2\n\nOutlook für iOS beziehen<https://aka.ms/x>'],
    ['2\n\nHolen Sie sich Outlook für Android'],
    ['2\n\nTélécharger Outlook pour iOS'],
    ['2\n\nEnvoyé à partir d’Outlook pour iOS'],
    ['2\n\n*From:* Dorfpost <post@x.example>\n*Sent:* Monday'],
    ['2\n\nDorfpost <post@x.example> schrieb am Mo., 23. Nov. 2026, 12:00:\n\n> 1'],
    ['2\n\n23.11.2026 12:00 Dorfpost <post@x.example>:\n> 1'],
    ['2\n\nLe lun. 23 nov. 2026 à 12:00, Dorfpost <post@x.example>\na écrit\u202f:\n\n> 1'],
    ['2\n---\nHanna'],
    ['2\n\nAda'],
  ])('%j is 2, without quotes and signatures', (text) => {
    expect(writtenLines(text, 'Ada')).toEqual(['2'])
  })

  test.each([
    ['Thanks, draft the carpenter'],
    ['Danke'],
    ['Hallo Zimmerfrau'],
    ['no thanks'],
    ['Ada'],
    ['the best card'],
    ['2\nbest of all: draft'],
  ])('%j is left as it is', (text) => {
    expect(writtenLines(text, 'Ada')).toEqual(text.split('\n'))
  })

  test('is read to its end, however long or odd a line is', () => {
    expect(writtenLines(`On ${'a'.repeat(500_000)}`, 'Ada')).toHaveLength(1)
    expect(read([`1 ${', then '.repeat(50_000)}`]).wish).toMatchObject({ wish: 'unknown' })
    expect(read([`1${' ,'.repeat(28)} qq`]).wish).toEqual({ wish: 'numbers', numbers: [1] })
  })
})
