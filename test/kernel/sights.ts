/** Helpers of the laws: who looks, what they cannot know, and what nobody should send. */
import {
  copy,
  isHidden,
  type Json,
  type Move,
  type Random,
  type Viewer,
} from '../../worker/games/kernel/index.ts'
import { isThorough } from './seeds.ts'

/** Everybody who looks at a table: a spectator, and each seat. */
export const viewers = (seats: number): Viewer[] => [
  null,
  ...Array.from({ length: seats }, (_, s) => s),
]

/**
 * The state with all that the viewer cannot see dealt anew: wherever the view
 * shows a back, the faces behind equal backs are shuffled among each other.
 */
export function dealtAnew(state: unknown, seen: unknown, random: Random): unknown {
  const places = new Map<string, { holder: Record<string, unknown>; key: string }[]>()
  const result = { root: copy(state) } as Record<string, unknown>
  const walk = (holder: Record<string, unknown>, key: string, shown: unknown): void => {
    const real = holder[key]
    if (typeof shown === 'string' && shown.startsWith('?') && typeof real === 'string') {
      const behind = places.get(shown)
      if (behind) behind.push({ holder, key })
      else places.set(shown, [{ holder, key }])
    } else if (real && shown && typeof real === 'object' && typeof shown === 'object') {
      for (const inner of Object.keys(real))
        walk(real as Record<string, unknown>, inner, (shown as Record<string, unknown>)[inner])
    }
  }
  walk(result, 'root', seen)
  for (const group of places.values()) {
    const faces = random.shuffle(group.map(({ holder, key }) => holder[key]))
    group.forEach(({ holder, key }, i) => {
      holder[key] = faces[i]
    })
  }
  return result.root
}

/** One of some things at each step, in turn; all of them where there is time to look further. */
export const inTurn = <T>(all: ReadonlyArray<T>, step: number): ReadonlyArray<T> =>
  isThorough ? all : all.slice(step % all.length, (step % all.length) + 1)

/** Values that are no move of any game. */
export const nonsense: ReadonlyArray<unknown> = [
  { do: 'nonsense' },
  null,
  'draft',
  7,
  [],
  { do: { a: 1 } },
]

/** Values that break what does not look first. */
const nasty: ReadonlyArray<Json> = [
  null,
  true,
  -1,
  0,
  1,
  99,
  0.5,
  1e300,
  '',
  '?',
  'gold',
  'toString',
  '__proto__',
  [],
  [0],
  {},
  { toString: 1 },
  { toString: null, valueOf: 'x' },
  JSON.parse('{"__proto__":{"do":"pass"}}'),
  JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`),
]

/** A move of the game with a fault in it, or one of another question, or two mixed up. */
export function mutated(moves: ReadonlyArray<Move>, random: Random): Json {
  const move: Record<string, Json | undefined> = { ...random.pick(moves) }
  const other: Record<string, Json | undefined> = { ...random.pick(moves) }
  const key = random.pick([...Object.keys(move).slice(1), ...Object.keys(other), 'extra'])
  switch (random.int(6)) {
    case 0:
      return move
    case 1:
      delete move[key]
      return move
    case 2:
      return { ...move, [key]: random.pick(Object.values(other)) }
    case 3:
      return { ...other, do: random.pick(moves).do, [key]: random.int(12) }
    default:
      return { ...move, [key]: random.pick(nasty) }
  }
}

/** The faces in a state at places where a view has backs. */
export function betrayed(state: unknown, seen: unknown): unknown[] {
  // A back that is covered by now was seen before: it is no face.
  if (typeof seen === 'string')
    return isHidden(seen) && !(typeof state === 'string' && isHidden(state)) ? [state] : []
  if (!seen || typeof seen !== 'object') return []
  return Object.entries(seen).flatMap(([key, inner]) =>
    betrayed((state as Record<string, unknown> | undefined)?.[key], inner),
  )
}
