import { type Accessor, batch, createEffect, createSignal, on } from 'solid-js'
import {
  type AnyGame,
  type GameEvent,
  type Play,
  receivedSteps,
  type SentStep,
  scoresSeen,
} from '../../../../worker/games/kernel/index.ts'
import type { Entry } from '../../../../worker/wire/schema/entry.ts'
import type { BoardModule, Happened } from '../../stage/board.ts'
import type { Position } from '../../stage/stage.ts'
import { type Happening, happeningOf } from '../../stage/telling.ts'

/** A table after one of its turns. */
export interface Past {
  readonly play: Play
  /** The turn that led there; `null`: the beginning. */
  readonly entry:
    | (Pick<Entry, 'seat' | 'by' | 'events'> &
        Partial<Pick<Entry, 'back'>> & { readonly at: number | null })
    | null
  /** Steps of that turn, event by event, as it was sent. Absent or `null`: that is not known. */
  readonly steps?: ReadonlyArray<SentStep> | null
}

/** Position of a play, as a view of it tells. */
export const positionOf = (game: AnyGame, play: Play): Position => ({
  play,
  toAct: game.toAct(play.state),
  scores: scoresSeen(game, play.state),
})

/** Happening in the turn that led to a past. */
export const happeningIn = ({ telling }: BoardModule, { play, entry, steps }: Past): Happening =>
  happeningOf(
    telling,
    steps ? receivedSteps(steps, play.state) : null,
    (entry?.events ?? []) as ReadonlyArray<GameEvent>,
  )

const none = () => undefined

/**
 * Follows a table's turns as somebody steps through them. Going one turn on, what happened in it
 * is told to the board.
 *
 * @param at reads how the table stood after a turn; what has been read comes at once
 */
export function createPast(
  turn: Accessor<number>,
  last: Accessor<number>,
  at: (turn: number) => Promise<Past>,
) {
  const [past, setPast] = createSignal<{ turn: number; past: Past } | null>(null)
  const [error, setError] = createSignal<unknown>(null)
  const [happened, setHappened] = createSignal<Happened | null>(null)
  let wanted = -1
  async function show(next: number): Promise<void> {
    wanted = next
    try {
      const found = await at(next)
      // Somebody who turns the pages quickly only sees where they stop.
      if (wanted !== next) return
      const before = past()?.turn
      batch(() => {
        setError(null)
        setPast({ turn: next, past: found })
        if (found.entry && before === next - 1)
          setHappened({
            key: `past.${next}`,
            seat: found.entry.seat,
            events: found.entry.events as GameEvent[],
            planned: false,
          })
      })
      if (next < last()) at(next + 1).catch(none)
    } catch (reason) {
      if (wanted === next) setError(() => reason)
    }
  }
  createEffect(on(turn, (next) => void show(next)))
  return {
    shown: () => past()?.past ?? null,
    /** The turn that is shown: the one before, while the next is not there yet. */
    turn: () => past()?.turn ?? turn(),
    error,
    happened,
    again: () => void show(turn()),
  }
}
