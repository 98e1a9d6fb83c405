import { expect, test } from 'vitest'
import { linkOf, playOf } from '../../worker/games/kernel/bg-stats.ts'
import { BgStatsPlay } from '../../worker/wire/schema/results.ts'

const ended = {
  table: 'V1StGXR8_Z5jdHi6B-myTw',
  game: 'villagers',
  title: 'Villagers & friends',
  endedAt: Date.UTC(2026, 10, 29, 20, 15),
  people: [
    { account: 'ada', name: 'Zoë #1 & co', place: 2, points: 40 },
    { account: null, name: null, place: 1, points: 41.5 },
  ],
}

test('a link to BG Stats holds the game as its documentation says', () => {
  const url = new URL(linkOf(ended))
  expect(url.origin + url.pathname).toBe('https://app.bgstatsapp.com/createPlay.html')
  expect([...url.searchParams.keys(), url.hash]).toEqual(['data', ''])
  const play = JSON.parse(url.searchParams.get('data') ?? '')
  expect(play).toEqual(playOf(ended))
  expect(BgStatsPlay.strict().parse(play)).toEqual({
    sourceName: 'Dorfpost',
    sourcePlayId: 'V1StGXR8_Z5jdHi6B-myTw',
    playDate: '2026-11-29 20:15:00',
    game: {
      ...{ name: 'Villagers & friends', sourceGameId: 'villagers' },
      ...{ highestWins: true, noPoints: false },
    },
    players: [
      { name: 'Zoë #1 & co', sourcePlayerId: 'ada', rank: 2, score: 40, winner: false },
      // Somebody without an account is another one in each game.
      {
        ...{ name: '?', sourcePlayerId: 'V1StGXR8_Z5jdHi6B-myTw 1' },
        ...{ rank: 1, score: 41.5, winner: true },
      },
    ],
  })
})
