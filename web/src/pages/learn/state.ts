import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import { type AnyWords, type Move, type Seat, view } from '../../../../worker/games/kernel/index.ts'
import {
  begin,
  botMove,
  goOn,
  type Lesson as LessonPlan,
  learner,
  type Progress,
  taskOf,
  wanted,
} from '../../boards/kit/lesson.ts'
import type { LessonTasks } from '../../boards/manifest.ts'
import type { BoardModule, Happened } from '../../stage/board.ts'
import type { GuideState } from '../../stage/guide.ts'
import { eventTime } from '../../stage/settings.ts'
import { lessonTexts } from './words.ts'

/** A lesson with the game that it is played in. */
export interface LearningProps {
  readonly module: BoardModule
  readonly plan: LessonPlan
  readonly tasks: LessonTasks
  readonly words: AnyWords
}

/** Names of the two seats. */
export const names = (seat: Seat) => (seat === learner ? lessonTexts().you : lessonTexts().rival)

/** Progress of the lesson; the bot plays by itself, one thing after another. */
export function createLesson({ module, plan }: LearningProps) {
  const { game } = module
  const [at, setAt] = createSignal<Progress>(begin(game, plan))
  const [happened, setHappened] = createSignal<Happened | null>(null)
  /** A move was tried that the rules allow, but not the lesson. */
  const [strayed, stray] = createSignal(false)
  let count = 0
  function make(move: Move): void {
    const next = goOn(game, plan, at(), move)
    stray(next === null)
    if (!next) return
    setAt(next.progress)
    setHappened({
      key: `lesson.${count++}`,
      seat: next.seat,
      events: next.events,
      planned: next.seat === learner,
    })
  }
  const bot = createMemo(() => botMove(plan, at()))
  createEffect(
    on([at, bot], ([, move]) => {
      if (!move) return
      const timer = setTimeout(() => make(move), eventTime())
      onCleanup(() => clearTimeout(timer))
    }),
  )
  return {
    at,
    happened,
    strayed,
    make,
    task: () => taskOf(plan, at()),
    isBots: () => bot() !== null,
    shown: createMemo(() => view(game, at().play, learner)),
    moves: createMemo(() => wanted(game, plan, at())),
    again() {
      setHappened(null)
      stray(false)
      setAt(begin(game, plan))
    },
  }
}

/** A lesson that is being played. */
export type PlayedLesson = ReturnType<typeof createLesson>

/** Note for the task, which points at its thing. */
export function noteOf(lesson: PlayedLesson, game: string, tasks: () => LessonTasks): GuideState {
  return {
    note() {
      const task = lesson.task()
      const told = task && tasks()[task.id]
      if (!task || !told || lesson.isBots()) return null
      const [title, text] = told
      return {
        title,
        text: lesson.strayed() ? `${lessonTexts().other} ${text}` : text,
        at: task.at ?? [],
        rule: { game, number: task.rule },
      }
    },
    mayAgain: () => false,
    done: () => {},
    off: () => {},
    again: () => {},
  }
}
