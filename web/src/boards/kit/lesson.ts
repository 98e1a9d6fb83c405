/** A lesson: a prepared game on the real rules, played task by task against a bot whose turns are fixed. */
import {
  type AnyGame,
  type GameEvent,
  type Move,
  type Play,
  type Seat,
  same,
  start,
  submit,
  visibleTo,
} from '../../../../worker/games/kernel/index.ts'

/** Seat of the learner; the other is the bot's. */
export const learner: Seat = 0
export const rival: Seat = 1
const seats = 2

/** A move as a lesson writes it down. */
interface Written extends Move {
  readonly [field: string]: string | number
}

/** One task of a lesson. */
export interface Task {
  readonly id: string
  /** The number of the rule that it teaches. */
  readonly rule: string
  /** Moves to be done, in order. */
  readonly mine: readonly [Written, ...Written[]]
  /** Any move of the same kind will do, as nothing depends on it later. */
  readonly free?: true
  /** Moves of the bot after it. */
  readonly theirs?: ReadonlyArray<Written>
  /** The pieces and places (`data-at`, `data-place`) that it is about, the best first. */
  readonly at?: ReadonlyArray<string>
  /** The pane of a phone that it is told in, where nothing has to be tapped. */
  readonly pane?: string
}

export interface Lesson {
  /** Every byte of the seed: it decides how everything lies. */
  readonly seed: number
  readonly tasks: readonly [Task, ...Task[]]
}

/** Progress of somebody in the lesson. */
export interface Progress {
  readonly play: Play
  /** The index of the task; as many as there are: the lesson is over. */
  readonly task: number
  /** Number of its moves that are made, those of the bot after mine. */
  readonly made: number
}

export const begin = (game: AnyGame, lesson: Lesson): Progress => ({
  play: start(game, {}, seats, new Uint8Array(32).fill(lesson.seed)),
  task: 0,
  made: 0,
})

/** The task that is on; `null` at the end. */
export const taskOf = (lesson: Lesson, { task }: Progress): Task | null =>
  lesson.tasks[task] ?? null

/** Next move of the bot; `null` while it is my turn, and at the end. */
export function botMove(lesson: Lesson, at: Progress): Move | null {
  const task = taskOf(lesson, at)
  return task?.theirs?.[at.made - task.mine.length] ?? null
}

/** The moves of mine that the task asks for next, of those that the rules allow. */
export function wanted(game: AnyGame, lesson: Lesson, at: Progress): Move[] {
  const task = taskOf(lesson, at)
  if (!task || at.made >= task.mine.length) return []
  const left = task.mine.slice(at.made)
  const [next] = left
  return game.moves(at.play.state, learner).filter((move: Move) => {
    if (task.free) return move.do === next?.do
    // Dice may be taken in any order.
    return left.some((one, i) => same(one, move) && (i === 0 || one.do === next?.do))
  })
}

/** After one move, with what happened; `null` where the lesson asks for something else. */
export function goOn(
  game: AnyGame,
  lesson: Lesson,
  at: Progress,
  move: Move,
): { readonly progress: Progress; readonly seat: Seat; readonly events: GameEvent[] } | null {
  const task = taskOf(lesson, at)
  if (!task) return null
  const seat = at.made < task.mine.length ? learner : rival
  const isWanted =
    seat === learner
      ? wanted(game, lesson, at).some((one) => same(one, move))
      : same(botMove(lesson, at), move)
  if (!isWanted) return null
  const { play, events } = submit(game, at.play, seat, [move])
  const made = at.made + 1
  const isDone = made === task.mine.length + (task.theirs?.length ?? 0)
  return {
    progress: isDone ? { play, task: at.task + 1, made: 0 } : { play, task: at.task, made },
    seat,
    events: visibleTo(events, learner),
  }
}
