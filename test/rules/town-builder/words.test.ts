import { describe, expect, test } from 'vitest'
import { type Play, Random, start, submit } from '../../../worker/games/kernel/index.ts'
import {
  type Event,
  type Move,
  type State,
  townBuilder,
} from '../../../worker/games/town-builder/index.ts'
import { words as wordsDe } from '../../../worker/games/town-builder/words.de.ts'
import { words as wordsEn } from '../../../worker/games/town-builder/words.en.ts'
import { words as wordsFr } from '../../../worker/games/town-builder/words.fr.ts'
import { midgame } from './midgame.ts'

const names = (seat: number): string => ['Ann', 'Bob', 'Cem', 'Dora'][seat] ?? ''
const GAMES = 40
/** Words that a forgotten case or value leaves in a text. */
const broken = /undefined|null|NaN|\[object/

/** Plays random games and hands every state with its legal moves, and every event, to the callbacks. */
function play(
  onMoves: (state: State, seat: number, moves: Move[]) => void,
  onEvent: (event: Event) => void,
): void {
  for (let n = 0; n < GAMES; n++) {
    const seed = new Uint8Array(32).fill(n)
    const choice = Random.fromSeed(seed.map((byte) => byte ^ 0x5a))
    const rules = n % 2 ? midgame : townBuilder
    let game = start(rules, { autoClaim: n % 3 > 0 }, 1 + ((n >> 1) % 4), seed) as Play<State>
    for (let [seat] = townBuilder.toAct(game.state); seat !== undefined; ) {
      const moves = townBuilder.moves(game.state, seat)
      onMoves(game.state, seat, moves)
      const { play: after, events } = submit(townBuilder, game, seat, [choice.pick(moves)])
      for (const { event, others } of events) {
        onEvent(event)
        if (others) onEvent(others)
      }
      game = after as Play<State>
      seat = townBuilder.toAct(game.state)[0]
    }
  }
}

describe.each([
  ['English', wordsEn, /^[A-Z]/],
  ['German', wordsDe, /^[A-ZÄÖÜ]/],
  ['French', wordsFr, /^[A-Z]/],
] as const)('words in %s', (_language, words, capital) => {
  test('every legal move has a label of its own, every question and event a sentence', () => {
    const heard = new Set<string>()
    const done = new Set<string>()
    const wrong: unknown[] = []
    const check = (good: boolean, what: unknown): void => {
      if (!good) wrong.push(what)
    }
    play(
      (state, seat, moves) => {
        const prompt = words.prompt(state, seat, names)
        check(/[.?]$/.test(prompt), prompt)
        // T5.40: a player who may claim an award is told so.
        const mayClaim = moves.some((move) => move.do === 'claim')
        check(/award|Auszeichnung|distinction/.test(prompt) === mayClaim, [prompt, mayClaim])
        // T7.61, T7.64: so is one who may choose another card of the row, or none.
        const task = state.agenda.at(-1)?.task
        const ofRow = task === 'discardRow' || task === 'storeRow'
        const mayStop = ofRow && moves.some((move) => move.do === 'done')
        const isTold = /leave it at that|belass es dabei|restes-en là/.test(prompt)
        check(isTold === mayStop, [prompt, mayStop])
        const labels = moves.map((move) => words.move(state, seat, move, names))
        for (const label of labels) check(capital.test(label) && !broken.test(label), label)
        check(new Set(labels).size === labels.length, labels)
        for (const move of moves) done.add(move.do)
      },
      (event) => {
        heard.add(event.event)
        const sentence = words.event(event, names)
        check(
          sentence === null || (/^\p{Lu}.*[.!]$/u.test(sentence) && !broken.test(sentence)),
          event,
        )
      },
    )
    expect(wrong).toEqual([])
    expect(heard.size).toBeGreaterThan(28)
    expect(done.size).toBeGreaterThan(20)
  })

  test('T1.14, T1.20, T8.11 options, categories and reasons have names', () => {
    expect(Object.keys(words.options)).toEqual(['autoClaim', 'confirmEnd'])
    expect(Object.keys(words.categories)).toEqual(['buildings', 'abilities', 'awards', 'judges'])
    const reasons = ['points', 'buildings', 'shared', 'peasant', 'citizen', 'merchant', 'noble']
    expect(Object.keys(words.reasons)).toEqual(reasons)
  })
})
