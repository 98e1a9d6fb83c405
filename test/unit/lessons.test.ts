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
import { choosing as settling } from '../../web/src/boards/settlement/choosing.ts'
import { choosing as townBuilding } from '../../web/src/boards/town-builder/choosing.ts'
import { choosing as villaging } from '../../web/src/boards/villagers/choosing.ts'
import { rulesOf } from '../../web/src/rules/index.ts'
import { shelve } from '../../web/src/rules/shelf.ts'
import { askedAt, type Choosing, chosenAt, litAt, tapAt } from '../../web/src/stage/choosing.ts'
import { gameById, games } from '../../worker/games/index.ts'
import type { AnyGame, Move } from '../../worker/games/kernel/index.ts'
import { languages, same, view } from '../../worker/games/kernel/index.ts'

shelve(async () => frontOf)

// biome-ignore lint/suspicious/noExplicitAny: each game reads its own state.
const tapped: ReadonlyArray<readonly [string, Choosing<any, any>]> = [
  ['settlement', settling],
  ['villagers', villaging],
  ['town-builder', townBuilding],
]

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

  test('no task names a side of the table: a phone has its pieces elsewhere', async () => {
    const sides = /\b(right|left)\b(?! of)|\b(rechts|links)\b(?! neben)|à (droite|gauche)(?! d)/i
    for (const language of languages) {
      const told = await frontOf(game.id)?.tasks[language]()
      for (const [id, texts] of Object.entries(told?.tasks ?? {}))
        expect(texts.join(' '), `${language}, ${id}`).not.toMatch(sides)
    }
  })
})

/** Exchanges that a board offers at once, by the piece that is tapped: only Settlement has them. */
type Deals = ReadonlyMap<string, ReadonlyArray<{ readonly moves: readonly [Move, ...Move[]] }>>

test.for(tapped)('in %s’s lesson only what it asks for is lit', async ([id, choosing]) => {
  const game = gameById(id)
  const lesson = (await frontOf(id)?.lesson())?.lesson
  if (!game || !lesson) throw new Error(`There is no lesson for ${id}.`)
  playOut(game, lesson, (at) => {
    const right = wanted(game, lesson, at)
    const position = askedAt(choosing, view(game, at.play, learner).state, learner, right)
    const isRight = (move: Move) => right.some((one) => same(one, move))
    // Each tap leads, for any choice on the way, to a move of the task, or to exchanges that begin with one.
    const more: { readonly deals?: Deals } = position.more ?? {}
    const deals = [...(more.deals?.values() ?? [])].flat()
    expect(deals.filter(({ moves: [first] }) => !isRight(first))).toEqual([])
    const waiting = [chosenAt(choosing, position, null)]
    for (let chosen = waiting.pop(); chosen; chosen = waiting.pop()) {
      const lit = litAt(choosing, position, chosen)
      if (chosen.length > 0 && deals.length === 0) expect(lit.size, `${chosen}`).toBeGreaterThan(0)
      for (const piece of lit) {
        const does = tapAt(choosing, position, chosen, piece)
        const where = `${taskOf(lesson, at)?.id}: ${[...chosen, piece]}`
        if (does && 'play' in does) expect(isRight(does.before?.[0] ?? does.play), where).toBe(true)
        else if (does && does.choose.length > chosen.length) waiting.push(does.choose)
        else expect(chosen, where).toContain(piece)
      }
    }
  })
})

test('My Village’s lesson points at the sum to be made, and at what it is made for', async () => {
  const loaded = await frontOf('my-village')?.lesson()
  for (const { id, mine, at = [] } of loaded?.lesson.tasks ?? []) {
    const pips = mine.flatMap((move) => (move.do === 'take' ? [Number(move.pips)] : []))
    if (pips.length < 2) continue
    expect(at, id).toContain(`sum:${pips.reduce((sum, one) => sum + one)}`)
    expect(at.join(), id).not.toMatch(/villager:|pool/)
  }
})
