/**
 * Taking artifacts: the draft before round 1, and the last step of passing.
 * Rules: S3.11, S5.91–S5.95, S8.3, S8.4, S-R22, S-R38, S-R42.
 */
import {
  type Automatic,
  type Decision,
  fieldsOf,
  peek,
  type Seat,
  unexpected,
} from '../kernel/index.ts'
import type { At } from './action.ts'
import { boardOf } from './board.ts'
import { type ArtifactId, artifactById } from './components/index.ts'
import type { ArtifactTask, DealTask, DraftTask, Event, Move, State } from './state.ts'
import { gain } from './supply.ts'

const takeMoves = (state: State): Move[] =>
  state.artifactRow.map((artifact) => ({ do: 'take-artifact', artifact }))

/** Takes the gains of an artifact at the moment of taking it (S5.94, S-R22). */
function gainOnTaking(state: State, seat: Seat, artifact: ArtifactId, at: At): void {
  const { type, gain: gained } = artifactById[artifact]
  if (type !== 'take' || !gained) return
  gain(boardOf(state, seat), gained)
  at.emit({ event: 'artifact-gain', seat, artifact, gain: gained, auto: true })
}

/** An artifact leaves the row for a seat that has none yet. */
function takeFirst(state: State, seat: Seat, artifact: ArtifactId, at: At): void {
  state.artifactRow.splice(state.artifactRow.indexOf(artifact), 1)
  boardOf(state, seat).artifact = artifact
  at.emit({ event: 'artifact-taken', seat, artifact, previous: null, to: null })
  gainOnTaking(state, seat, artifact, at)
}

/** An artifact for a seat where the first ones are dealt: the row is shuffled (S3.5). */
export const deal: Automatic<State, DealTask, Event> = {
  run(state, { seat }, at) {
    const artifact = state.artifactRow.at(-1)
    if (artifact === undefined) throw new RangeError('There is no artifact to deal.')
    takeFirst(state, seat, artifact, at)
  },
}

/** The draft before round 1 (S3.9): the row is not refilled. */
export const draft: Decision<State, DraftTask, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves: takeMoves,
  forbids: (_state, _task, _seat, move) => (fieldsOf(move).do === 'exchange' ? 'S5.68' : 'S3.9'),
  play(state, _task, seat, move, at) {
    if (move.do !== 'take-artifact') unexpected(move)
    state.agenda.pop()
    takeFirst(state, seat, move.artifact, at)
  },
}

/** Step 3 of passing (S5.91): the previous artifact takes the new one's place in the row. */
export const takeArtifact: Decision<State, ArtifactTask, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves: takeMoves,
  forbids(state, _task, seat, sent) {
    const move = fieldsOf(sent)
    if (move.do === 'exchange') return 'S5.83'
    return move.artifact === boardOf(state, seat).artifact ? 'S5.91' : 'S5.92'
  },
  play(state, _task, seat, move, at) {
    if (move.do !== 'take-artifact') unexpected(move)
    state.agenda.pop()
    const board = boardOf(state, seat)
    const { artifact } = move
    const previous = board.artifact
    const index = state.artifactRow.indexOf(artifact)
    const solo = state.boards.length === 1
    if (!previous) throw new RangeError(`Seat ${seat} has no artifact to return.`)
    board.artifact = artifact
    if (solo) {
      state.artifactRow.splice(index, 1)
      state.removedArtifacts.push(previous)
    } else {
      state.artifactRow[index] = previous
    }
    at.emit({ event: 'artifact-taken', seat, artifact, previous, to: solo ? 'removed' : 'row' })
    gainOnTaking(state, seat, artifact, at)
    if (!solo) return
    // S8.3: it has left the game, and a new one comes off the stack.
    const top = state.artifactStack.at(-1)
    if (top === undefined) throw new RangeError('The artifact stack is empty.')
    const drawn = peek(top)
    state.artifactStack.pop()
    state.artifactRow.splice(index, 0, drawn)
    at.emit({ event: 'artifact-turned-up', artifact: drawn, auto: true })
  },
}
