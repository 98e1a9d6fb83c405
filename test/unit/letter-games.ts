/** Games played by likely moves, and what the letters of their turns are made of. */
import { evaluatorOf } from '../../worker/games/evaluators.ts'
import {
  type AddressedEvent,
  type AnyGame,
  attempt,
  copy,
  type GameEvent,
  type Play,
  Random,
  type Seat,
  scoresSeen,
  start,
  view,
  visibleTo,
} from '../../worker/games/kernel/index.ts'
import { optionsOf } from '../../worker/games/kernel/search.ts'
import type { Notice, PlayNotice } from '../../worker/notices/notice.ts'

export type TurnNotice = Extract<Notice, { readonly kind: 'turn' | 'started' | 'full' | 'over' }>

/** A notice to a seat of a play, with what was heard since; its letter can be anybody's. */
export function noticeAt(
  game: AnyGame,
  play: Play,
  seat: Seat,
  heard: ReadonlyArray<AddressedEvent<GameEvent>>,
): TurnNotice {
  const seen = view(game, play, seat)
  const result = game.result(play.state)
  const open = game.redact(play.state, null)
  const toAct = game.toAct(play.state)
  const about = { account: 'somebody', table: 'A'.repeat(22), revision: play.revision, about: '' }
  const standing: Omit<PlayNotice, 'seat'> = {
    ...{ ...about, game: game.id, title: 'Sunday table' },
    names: ['Hanna', 'Jonas', 'Kim', 'Mila'].slice(0, play.seats),
    deadline: result ? null : Date.parse('2026-11-24T19:00:00Z'),
    yourTurn: toAct.includes(seat),
    state: seen.state,
    events: visibleTo(heard, seat),
    scores: result ? game.score(play.state) : scoresSeen(game, seen.state),
    ...{ result, awaited: toAct },
    open: { state: open, events: visibleTo(heard, null), scores: scoresSeen(game, open) },
    ...{ since: 0, played: play.revision, isRated: false },
  }
  return { ...standing, seat, kind: result ? 'over' : 'turn' }
}

/** Notices of the turns of a whole game: each time that somebody else is asked than before, and the end. */
export function* turnNotices(game: AnyGame, seats: number, fill: number): Generator<TurnNotice> {
  const evaluator = evaluatorOf(game.id)
  const seed = new Uint8Array(32).fill(fill)
  const random = Random.fromSeed(seed)
  let play: Play = start(game, {}, seats, seed)
  let before: Seat | null = null
  const heard = new Map<Seat, AddressedEvent<GameEvent>[]>()
  for (let turn = 0; turn < 2000; turn++) {
    const [seat] = game.toAct(play.state)
    const told = seat ?? 0
    if (seat !== before) yield noticeAt(game, copy(play), told, heard.get(told) ?? [])
    if (seat === undefined) return
    const next = attempt(game, play)
    const options = optionsOf(game, evaluator, copy(play.state), seat)
    const chosen = options.toSorted((a, b) => b.share - a.share)[
      random.int(Math.min(3, options.length))
    ]
    if (!chosen) throw new Error('Nothing is legal.')
    next.play(seat, chosen.move)
    const ended = next.end()
    play = ended.play
    for (let other = 0; other < seats; other++)
      heard.set(other, [...(other === seat ? [] : (heard.get(other) ?? [])), ...ended.events])
    heard.set(seat, [])
    before = seat
  }
}
