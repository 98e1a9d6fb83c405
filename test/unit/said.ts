/** All that is said of games of random play, in every language: for laws of what players read. */
import { fronts } from '../../web/src/boards/list.ts'
import * as villageBoard from '../../web/src/boards/my-village/dictionary.ts'
import { meaningWords as villageNews } from '../../web/src/boards/my-village/meaning-words.ts'
import * as settlementBoard from '../../web/src/boards/settlement/dictionary.ts'
import { meaningWords as settlementNews } from '../../web/src/boards/settlement/meaning-words.ts'
import * as townBoard from '../../web/src/boards/town-builder/dictionary.ts'
import { meaningWords as townNews } from '../../web/src/boards/town-builder/meaning-words.ts'
import * as villagersBoard from '../../web/src/boards/villagers/dictionary.ts'
import { meaningWords as villagersNews } from '../../web/src/boards/villagers/meaning-words.ts'
import type { Meaning } from '../../web/src/stage/board-meaning.ts'
import { gameById } from '../../worker/games/index.ts'
import {
  type AddressedEvent,
  type AnyGame,
  type GameEvent,
  type Language,
  languages,
  moveInWords,
  type Play,
  promptInWords,
  Random,
  type Seat,
  start,
  submit,
  view,
  visibleTo,
} from '../../worker/games/kernel/index.ts'
import { moduleIds } from '../../worker/games/villagers/components/index.ts'
import { wordsOf } from '../../worker/games/words.ts'

const people = (seat: number) => ['Ann', 'Bo', 'Cy', 'Di', 'Eva'][seat] ?? '?'

/** Words of the boards, loaded in every language. */
export const boards = {
  villagers: { ...villagersBoard, news: villagersNews },
  'my-village': { ...villageBoard, news: villageNews },
  settlement: { ...settlementBoard, news: settlementNews },
  'town-builder': { ...townBoard, news: townNews },
} as const
for (const board of Object.values(boards))
  for (const language of languages) await board.loadWords(language)

/** Games that are played: their seats and their options. */
export const played: ReadonlyArray<
  readonly [id: keyof typeof fronts, seats: number, options: unknown]
> = [
  ['villagers', 3, { modules: moduleIds, courier: true }],
  ['villagers', 2, { modules: moduleIds }],
  ['villagers', 1, { level: 'hard' }],
  ['my-village', 3, {}],
  ['my-village', 2, {}],
  ['settlement', 3, {}],
  ['settlement', 1, {}],
  ['town-builder', 3, {}],
  ['town-builder', 1, {}],
]

/** A turn of random play: the position before and after it, and who took it. */
interface Turn {
  readonly seat: Seat
  readonly before: Play
  readonly after: Play
  readonly events: ReadonlyArray<AddressedEvent<GameEvent>>
}

function gameNamed(id: string): AnyGame {
  const game = gameById(id)
  if (!game) throw new RangeError(`No game is called ${id}.`)
  return game
}

/** The turns of a game of random play. */
export function* turnsOf(
  id: string,
  seats: number,
  options: unknown,
  seed = 7 + seats,
): Generator<Turn> {
  const game = gameNamed(id)
  const random = Random.fromSeed(new Uint8Array(32).fill(seed))
  let play = start(game, options, seats, new Uint8Array(32).fill(seed))
  for (;;) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) return
    const move = random.pick(game.moves(view(game, play, seat).state, seat))
    const next = submit(game, play, seat, [move])
    yield { seat, before: play, after: next.play, events: next.events }
    play = next.play
  }
}

/** A text that players read, and its language. */
interface Said {
  readonly language: Language
  /** Subject: a question, a kind of move or event, or news. */
  readonly of: string
  readonly text: string
}

/** All that is said of a turn: its moves, the question, what happens, and what that means to the others. */
function* saidOfTurn(game: AnyGame, meaning: Meaning, seats: number, turn: Turn): Generator<Said> {
  const { seat, before, after } = turn
  const { state } = view(game, before, seat)
  for (const language of languages) {
    const words = wordsOf(game.id, language)
    const question = promptInWords(words, state, seat, people)
    if (question) yield { language, of: 'question', text: question }
    for (const move of game.moves(state, seat))
      yield { language, of: move.do, text: moveInWords(words, state, seat, move, people) }
    for (const event of visibleTo(turn.events, null)) {
      const text = words.event(event, people)
      if (text) yield { language, of: event.event, text }
    }
    for (let you = 0; you < seats; you++) {
      if (you === seat) continue
      const told = meaning.touches({
        ...{ who: seat, you, names: people, language, events: visibleTo(turn.events, you) },
        ...{ before: view(game, before, you).state, now: view(game, after, you).state },
      })
      for (const { news, why } of told) yield { language, of: 'news', text: `${news} ${why}` }
    }
  }
}

/** All that is said of a game of random play. */
export async function said(
  id: keyof typeof fronts,
  seats: number,
  options: unknown,
  seed = 7 + seats,
): Promise<Generator<Said>> {
  const game = gameNamed(id)
  const { meaning } = await fronts[id].meaning()
  return (function* () {
    for (const turn of turnsOf(id, seats, options, seed))
      yield* saidOfTurn(game, meaning, seats, turn)
  })()
}
