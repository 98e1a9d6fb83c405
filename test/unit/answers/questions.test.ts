/** Questions in answers: they are told from moves, whatever is asked and in whatever language. */
import { describe, expect, test } from 'vitest'
import { understand } from '../../../worker/notices/answers/understand.ts'
import { pieceNames } from '../../../worker/notices/told.ts'
import { knownAt } from './positions.ts'

const pieces = pieceNames('villagers')

/** Wish of an answer to a letter of Villagers; pieces by their English names. */
function wishOf(text: string) {
  const { wish } = understand(text.split('\n'), () => knownAt('draft', { pieces }))
  if (wish.wish !== 'pieces') return wish
  return wish.pieces.map((at) => pieces[at]?.[0])
}

describe('the table', () => {
  test.each([
    ...['table', 'Table, please!', 'show the table', 'the position?', 'How do we stand?'],
    ...['who is winning?', 'Hi! How does it stand? Thanks', 'my hand?'],
    ...['Tisch', 'Stand?', 'Wie steht es?', 'wie steht’s', 'Zeig mir bitte den Tisch'],
    ...['Hallo zusammen, wie ist der Stand?', 'Meine Hand'],
    ...['la table', 'Où en est-on ?', 'la position svp', 'qui mène ?'],
  ])('is asked for: %s', (text) => {
    expect(wishOf(text)).toMatchObject({ wish: 'table' })
  })

  test.each([
    ['table 2', 2],
    ['Tisch 3 bitte', 3],
    ['la table, partie 2', 2],
    ['show me the table, part 2', 2],
  ])('is asked for in parts: %s', (text, part) => {
    expect(wishOf(text)).toEqual({ wish: 'table', part })
  })

  test.each([
    ...['The mason. How do we stand?', '4, and how does it stand?', 'table the mason'],
    ...['Maurer. Wie steht es?', 'Take the mason, the table', 'le maçon, la table'],
    ...['What options do I have?', 'Welche Möglichkeiten habe ich?', 'How do I have to answer?'],
    ...['What I have to take is the mason', 'Was ich habe: Maurer', 'What I have in mind: 4'],
  ])('is not shown instead of a move: %s', (text) => {
    expect(wishOf(text)).not.toMatchObject({ wish: 'table' })
  })
})

describe('pieces', () => {
  test.each([
    ['What is the mason?', ['Mason']],
    ['mason?', ['Mason']],
    ['the mason?', ['Mason']],
    ['Mason or Ore Muler?', ['Mason', 'Ore Muler']],
    ['what does the wood carver do', ['Wood Carver']],
    ['What do the mason and the grazier do?', ['Mason', 'Grazier']],
    ['hmm, what does the glass blower do?', ['Glass Blower']],
    ['Hi! What is the mason? Thanks', ['Mason']],
    ['info bank', ['Bank']],
    ['explain the Gold Mine please', ['Gold Mine']],
    ['how does the apprentice work', ['Apprentice']],
    ['how much is the mason', ['Mason']],
    ['What happens if I take the mason?', ['Mason']],
    ['what is the masom?', ['Mason']],
    ['trader?', ['Horse Trader', 'Wine Trader']],
    ['what is 4?', ['Mason']],
    ['Was macht der Maurer?', ['Mason']],
    ['Was ist der Erztransporteur', ['Ore Muler']],
    ['den Maurer?', ['Mason']],
    ['Erkläre mir bitte den Gehilfen', ['Apprentice']],
    ['was kann die Rekrutiererin?', ['Recruiter']],
    ['Was bringt der Schmied', ['Blacksmith']],
    ['que fait le maçon', ['Mason']],
    ['C’est quoi, le Maquignon ?', ['Horse Trader']],
    ['qu’est-ce que le maçon ?', ['Mason']],
    ['À quoi sert l’Éleveur ?', ['Grazier']],
  ])('are asked about: %s', (text, names) => {
    expect(wishOf(text)).toEqual(names)
  })

  test.each([
    ...[
      'the mason',
      'mason please',
      'the mason, please?',
      'take the mason?',
      'shall I take the mason?',
    ],
    ...['What does the mason do, I take 3', 'The mason. What does the grazier do?', 'mason!'],
    ...['What is the weather like?', 'how about the mason?', '4?', 'explain', 'what is it?'],
    ...['der Maurer bitte', 'soll ich den Maurer nehmen?', 'le maçon', 'je prends le maçon ?'],
  ])('are not explained instead of a move: %s', (text) => {
    expect(wishOf(text)).not.toBeInstanceOf(Array)
  })

  test('are not asked about where none are known', () => {
    const { wish } = understand(['What is the mason?'], () => knownAt('draft'))
    expect(wish.wish).not.toBe('pieces')
  })
})
