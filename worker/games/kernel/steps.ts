import type { AddressedEvent, EventPart, Game, GameEvent, Move, Seat, Viewer } from './contract.ts'
import { copy } from './json.ts'
import { diff, type Patch, patchedCopy } from './patch.ts'
import { attempt, type Play, visibleTo } from './play.ts'

/** Something that happened in a turn, and the state that it led to. */
export interface Step<S = unknown, E extends GameEvent = GameEvent> {
  readonly event: AddressedEvent<E | EventPart>
  readonly state: S
}

/** A step as one viewer may see it. The first of a turn has no event: it is how the table stood before. */
export interface SeenStep<S = unknown, E extends GameEvent = GameEvent> {
  readonly event: E | EventPart | null
  readonly state: S
}

/** Tells whether a step is a part of the event before it. */
export const isPart = (event: GameEvent): event is EventPart => 'isPart' in event

/**
 * Plays the moves of one seat's turn as `submit` does, and keeps the state at every event. It copies the state as often:
 * it is for showing a turn, not for playing one. Throws as `submit` does.
 *
 * @example
 * const { steps } = stepsOf(toy, start(toy, {}, 2, new Uint8Array(32)), 0, [{ do: 'draw' }, { do: 'keep' }])
 * steps.map(({ event }) => event.event.event) // ['drew']
 */
export function stepsOf<S, M extends Move, O, E extends GameEvent>(
  game: Game<S, M, O, E>,
  play: Play<S, O>,
  seat: Seat,
  moves: ReadonlyArray<M>,
): { play: Play<S, O>; steps: Step<S, E>[] } {
  const state = copy(play.state)
  const steps: Step<S, E>[] = []
  const turn = attempt(game, { ...play, state }, (event) =>
    steps.push({ event, state: copy(state) }),
  )
  for (const move of moves) turn.play(seat, move)
  return { play: turn.end().play, steps }
}

/**
 * The steps of a turn as a viewer may see them, how it stood before first. An event that is not told to the viewer is
 * no step to them: what it changed is seen with the next one.
 */
export function stepsSeen<S, M extends Move, O, E extends GameEvent>(
  game: Game<S, M, O, E>,
  before: S,
  steps: ReadonlyArray<Step<S, E>>,
  viewer: Viewer,
): SeenStep<S, E>[] {
  const seen: SeenStep<S, E>[] = [{ event: null, state: game.redact(before, viewer) }]
  for (const { event, state } of steps)
    for (const told of visibleTo([event], viewer))
      seen.push({ event: told, state: game.redact(state, viewer) })
  return seen
}

/** A step as it is sent: `back` makes its state out of that of the next step, of the last one out of the state after the turn. */
export interface SentStep<E extends GameEvent = GameEvent> {
  readonly event: E | EventPart | null
  readonly back: Patch | null
}

/** Steps as they are sent beside the state after the turn, which the same viewer sees. */
export const sentSteps = <S, E extends GameEvent>(
  steps: ReadonlyArray<SeenStep<S, E>>,
  after: S,
): SentStep<E>[] =>
  steps.map(({ event, state }, i) => ({
    event,
    back: diff((steps[i + 1] ?? { state: after }).state, state),
  }))

/** Steps as they were before they were sent. */
export function receivedSteps<S, E extends GameEvent>(
  sent: ReadonlyArray<SentStep<E>>,
  after: S,
): SeenStep<S, E>[] {
  const steps: SeenStep<S, E>[] = []
  let state = after
  for (const { event, back } of sent.toReversed()) {
    state = patchedCopy(state, back) as S
    steps.push({ event, state })
  }
  return steps.reverse()
}
