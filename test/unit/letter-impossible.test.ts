/** Sentences that say why nothing can be done now with a piece that an answer names. */
import { expect, test } from 'vitest'
import { gameById } from '../../worker/games/index.ts'
import { languages, start } from '../../worker/games/kernel/index.ts'
import { impossibleTold, pieceNames } from '../../worker/notices/told.ts'
import { noticeAt } from './letter-games.ts'

/** The sentence about pieces, by their English names, as a game begins. */
function toldOf(
  id: string,
  named: ReadonlyArray<string>,
  language: (typeof languages)[number],
  isHandShown = true,
) {
  const game = gameById(id)
  if (!game) throw new Error('There is no such game.')
  const play = start(game, {}, 3, new Uint8Array(32).fill(7))
  const [seat = 0] = game.toAct(play.state)
  const all = pieceNames(id, ['en'])
  const pieces = named.map((name) => all.findIndex(([one]) => one === name))
  const reader = { language, zone: 'Europe/Berlin' }
  return impossibleTold(pieces, noticeAt(game, play, seat, []), reader, isHandShown)
}

test.each([
  // V5.20, V5.43: what a card of the hand waits for.
  [
    ['villagers', 'Truffler'],
    'Truffler – grains, 8 gold, 1 food, on Swineherd (missing), padlock Hunter (2 gold to the bank).',
  ],
  // V5.31
  [
    ['villagers', 'Lumberjack'],
    'Lumberjack – Wood; carries 2. Basic villager: taken in exchange for a hand card, up to three times per build turn, without a build action.',
  ],
  [['villagers', 'Locksmith'], 'Locksmith, neither on offer nor yours.'],
  [['town-builder', 'Castle'], 'Castle, neither on offer nor yours.'],
  [
    ['settlement', 'Defender'],
    'Defender (yellow, 1 clay, 1 stone, 3 diamonds) – 1 point per outpost, 1 bonus settler.',
  ],
])('%j cannot be used: %s', ([game = '', piece = ''], said) => {
  expect(toldOf(game, [piece], 'en')).toBe(`You cannot do that now: ${said}`)
})

test('speaks German and French, and names several alone', () => {
  expect(toldOf('town-builder', ['Castle'], 'de')).toMatch(/, weder im Angebot noch bei dir\.$/)
  expect(toldOf('town-builder', ['Castle'], 'fr')).toMatch(/, ni disponible ni à toi\.$/)
  expect(toldOf('villagers', ['Truffler', 'Locksmith'], 'en')).toBe(
    'You cannot do that now: Truffler and Locksmith.',
  )
  for (const language of languages)
    expect(toldOf('villagers', ['Truffler'], language)).toMatch(/ – .+\.$/)
})

test('says nothing of a piece that may lie in a hand that letters do not show', () => {
  expect(toldOf('villagers', ['Locksmith'], 'en', false)).toBe('You cannot do that now: Locksmith.')
})
