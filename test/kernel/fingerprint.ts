/**
 * Fingerprint of a game's rules and data, as two hashes that `stored/fingerprints.json` keeps with
 * the game's version: of their code, without comments, types and layout, and of random games of
 * every option. `node test/kernel/fingerprint.ts` writes them down anew; it refuses where games
 * play differently under the same version.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transformSync } from '@swc/core'
import { games } from '../../worker/games/index.ts'
import { type AnyGame, attempt, Random, start } from '../../worker/games/kernel/index.ts'
import { folder, variantsOf } from './stored.ts'

export interface Fingerprint {
  readonly version: number
  /** SHA-256 of the code that the game's `index.ts` is made of. */
  readonly code: string
  /** SHA-256 of all states of one random game of each option. */
  readonly play: string
}

const file = join(folder, 'fingerprints.json')

export const keptFingerprints = (): Readonly<Record<string, Fingerprint>> =>
  JSON.parse(readFileSync(file, 'utf8'))

export const whatToDo = {
  play: (game: AnyGame): string =>
    `${game.id}: the same moves lead elsewhere, so a rule or a value has changed. Raise the game's version (with an upgrade where older states need one), then run "node test/kernel/stored.ts" and "node test/kernel/fingerprint.ts".`,
  code: (game: AnyGame): string =>
    `${game.id}: the code of the rules has changed, though random games play as before. If a rule or a value is different in some corner, raise the version as above; if none is, "node test/kernel/fingerprint.ts" writes the new hash down.`,
}

/** The modules of a game's folder that its `index.ts` needs, by their paths. */
function modulesOf(path: string, root: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(path) || !path.startsWith(root)) return found
  found.add(path)
  for (const [, next = ''] of readFileSync(path, 'utf8').matchAll(/ from '(\.[^']+\.ts)'/g))
    modulesOf(join(dirname(path), next), root, found)
  return found
}

function codeOf(game: AnyGame): string {
  const root = join(import.meta.dirname, '../../worker/games', game.id)
  const hash = createHash('sha256')
  // Sorted as on every system: by the path inside the folder, with slashes.
  const modules = new Map(
    [...modulesOf(join(root, 'index.ts'), root)].map((path) => [
      path.slice(root.length).replaceAll('\\', '/'),
      path,
    ]),
  )
  for (const [name, path] of [...modules].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { code } = transformSync(readFileSync(path, 'utf8'), {
      jsc: {
        parser: { syntax: 'typescript' },
        target: 'es2024',
        minify: { compress: false, mangle: false, format: { comments: false } },
      },
      minify: true,
    })
    hash.update(`${name}\n${code}\n`)
  }
  return hash.digest('hex')
}

function playOf(game: AnyGame): string {
  const hash = createHash('sha256')
  for (const { options, seats } of variantsOf(game)) {
    const choice = Random.fromSeed(new Uint8Array(32).fill(6))
    let play = start(game, options, seats, new Uint8Array(32).fill(5))
    for (let [seat] = game.toAct(play.state); seat !== undefined; [seat] = game.toAct(play.state)) {
      const turn = attempt(game, play)
      turn.play(seat, choice.pick(turn.moves(seat)))
      play = turn.end().play
      hash.update(JSON.stringify(play.state))
    }
    hash.update(JSON.stringify(game.score(play.state)))
  }
  return hash.digest('hex')
}

export const fingerprintOf = (game: AnyGame): Fingerprint => ({
  version: game.version,
  code: codeOf(game),
  play: playOf(game),
})

if (import.meta.main) {
  const kept = keptFingerprints()
  const now: Record<string, Fingerprint> = {}
  for (const game of games) {
    const print = fingerprintOf(game)
    const before = kept[game.id]
    if (before?.version === print.version && before.play !== print.play)
      throw new Error(whatToDo.play(game))
    now[game.id] = print
  }
  writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`)
}
