import { describe, expect, test } from 'vitest'
import {
  begin,
  botMove,
  goOn,
  type Lesson,
  learner,
  type Progress,
  taskOf,
  wanted,
} from '../../web/src/boards/kit/lesson.ts'
import { frontOf } from '../../web/src/boards/list.ts'
import { rulesOf } from '../../web/src/rules/index.ts'
import { shelve } from '../../web/src/rules/shelf.ts'
import { games } from '../../worker/games/index.ts'
import type { AnyGame, Move } from '../../worker/games/kernel/index.ts'
import { languages, same } from '../../worker/games/kernel/index.ts'

shelve(async () => frontOf)

/** Plays a lesson by its own steps; calls `look` before every move of mine. */
function playOut(game: AnyGame, lesson: Lesson, look: (at: Progress) => void): Progress {
  let at = begin(game, lesson)
  while (taskOf(lesson, at)) {
    const bot = botMove(lesson, at)
    if (!bot) look(at)
    const [move] = bot ? [bot] : wanted(game, lesson, at)
    const next = move && goOn(game, lesson, at, move)
    if (!next) throw new Error(`Nothing can be done in task ${taskOf(lesson, at)?.id}.`)
    at = next.progress
  }
  return at
}

describe.for(games)('the lesson of $id', (game) => {
  const load = async () => {
    const front = frontOf(game.id)
    if (!front) throw new Error(`There is no lesson for ${game.id}.`)
    return (await front.lesson()).lesson
  }

  test('can be played to its end by its own steps, on the real rules', async () => {
    const lesson = await load()
    const met = new Set<string>()
    playOut(game, lesson, (at) => {
      expect(game.toAct(at.play.state)).toContain(learner)
      met.add(taskOf(lesson, at)?.id ?? '')
    })
    expect([...met]).toEqual(lesson.tasks.map(({ id }) => id))
  })

  test('takes no other move, legal or not', async () => {
    const lesson = await load()
    playOut(game, lesson, (at) => {
      const right = wanted(game, lesson, at)
      const others = game
        .moves(at.play.state, learner)
        .filter((move: Move) => !right.some((one) => same(one, move)))
      for (const move of [...others, { do: 'no-such-move' }])
        expect(goOn(game, lesson, at, move)).toBeNull()
    })
  })

  test('each task is told in every language, and cites a rule that can be read', async () => {
    const lesson = await load()
    const ids = lesson.tasks.map(({ id }) => id)
    for (const language of languages) {
      const told = await frontOf(game.id)?.tasks[language]()
      expect(Object.keys(told?.tasks ?? {}), language).toEqual(ids)
    }
    const rules = new Set(
      (await rulesOf(game.id, 'en'))?.rules.flatMap((chapter) => Object.keys(chapter.rules)),
    )
    for (const { rule } of lesson.tasks) expect(rules).toContain(rule)
  })
})
