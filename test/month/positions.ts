/** Tables of all games in the midst of play, for what their letters and lists say. */
import { games } from '../../worker/games/index.ts'
import {
  type AnyGame,
  attempt,
  type Play,
  type Random,
  start,
} from '../../worker/games/kernel/index.ts'
import type { Notice } from '../../worker/notices/notice.ts'
import type { TableSnapshot } from '../../worker/table/storage/snapshot.ts'
import { cardFor } from '../../worker/table/telling/card.ts'
import { noticeFor } from '../../worker/table/telling/tell.ts'
import type { TableCard } from '../../worker/wire/schema/table-list.ts'
import { begin } from './village.ts'

export interface Position {
  readonly notice: Notice
  readonly card: TableCard
}

/** Number of each game. */
const many = 4

const names = ['Ada', 'Bob', 'Cleo', 'Dora', 'Emil']

function positionOf(game: AnyGame, random: Random): Position | null {
  const seats = Math.max(2, game.seats.min)
  let play: Play = start(
    game,
    {},
    seats,
    Uint8Array.from({ length: 32 }, () => random.int(256)),
  )
  const turns = 2 + random.int(20)
  for (let turn = 0; turn < turns; turn++) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) return null
    const next = attempt(game, play)
    next.play(seat, random.pick(next.moves(seat)))
    play = next.end().play
  }
  const [seat] = game.toAct(play.state)
  if (seat === undefined) return null
  const snapshot = snapshotOf(game, play, seats)
  const row = {
    id: 0,
    kind: 'turn',
    seat,
    revision: play.revision,
    due: 0,
    attempts: 0,
    about: '',
  } as const
  const notice = noticeFor(snapshot, row, { isTurnPending: false, turns: [] })
  return notice && { notice, card: cardFor(snapshot, names[seat] ?? '', { unread: 0, back: null }) }
}

const snapshotOf = (game: AnyGame, play: Play, seats: number): TableSnapshot => ({
  game,
  play,
  settings: {
    ...{ id: 'position', game: game.id, title: '', access: 'link', options: play.options },
    ...{ wanted: seats, status: 'playing', change: 1, rated: false, seating: null, rematch: null },
    ...{ createdAt: begin, updatedAt: begin, startedAt: begin, endedAt: null, pace: null },
    ...{ patience: 7, tournament: null, deal: null, ended: null, start: null },
    ...{ origin: null, series: null },
  },
  takenSeats: Array.from({ length: seats }, (_, seat) => ({
    ...{ seat, account: names[seat] ?? '', name: names[seat] ?? '', ownRevision: 0 },
    ...{ waitingSince: null, bot: null, botOnce: false },
  })),
  absence: {
    ...{
      pausedAt: null,
      clocks: [],
      votes: [],
      open: new Set(),
      again: new Set(),
      stuck: new Set(),
    },
    ...{ happenings: [], proposal: null, hours: new Map(), nextHours: new Map() },
  },
  queue: [],
})

/** Some positions of every game, in which somebody is to act. */
export function positions(random: Random): Position[] {
  return games.flatMap((game) => {
    const found: Position[] = []
    while (found.length < many) {
      const position = positionOf(game, random)
      if (position) found.push(position)
    }
    return found
  })
}
