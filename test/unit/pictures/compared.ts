/** Pictures of one table a game by day and by night, which a test compares with stored ones. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { games } from '../../../worker/games/index.ts'
import { type AnyGame, Random, start, submit, view } from '../../../worker/games/kernel/index.ts'
import { isDrawn, small } from '../../../worker/pictures/preview.ts'
import type { Hour } from '../../../worker/pictures/tones.ts'
import { encode } from '../../../worker/png/encode.ts'

/** Their size in pixels. */
export const size = { width: 400, height: 200 } as const

/** A picture to be compared: its name is that of its file. */
export interface Compared {
  readonly name: string
  readonly game: AnyGame
  readonly hour: Hour
}

/** One of each game at each hour. */
export const compared: ReadonlyArray<Compared> = games.flatMap((game) =>
  (['day', 'night'] as const).map((hour) => ({ name: `${game.id}-${hour}`, game, hour })),
)

/** Path of a stored picture. */
export const fileOf = (name: string): string => join(import.meta.dirname, `${name}.png`)

/** Number of moves after which a table is drawn. */
const moves = 90
/** Moves that bring a random game no further. */
const idle: ReadonlySet<string> = new Set(['pass', 'end-turn', 'exchange', 'discard'])

/** Makes the renderer ready; before anything else here. */
export const ready = (): Promise<void> =>
  initWasm(
    readFileSync(
      join(import.meta.dirname, '../../../node_modules/@resvg/resvg-wasm/index_bg.wasm'),
    ),
  )

/** An SVG as its pixels, four bytes each. It is the same on every machine: the renderer is WebAssembly, and no font is used. */
function pixelsOf(svg: string): Uint8Array {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: size.width },
  }).render()
  const pixels = image.pixels.slice()
  image.free()
  return pixels
}

/** The pixels of a table of three after some moves of a fixed random game, as lists show it. */
export function draw({ game, hour }: Compared): Uint8Array {
  if (!isDrawn(game.id)) throw new RangeError(`${game.id} is not drawn.`)
  const seed = new Uint8Array(32).fill(5)
  const random = Random.fromSeed(seed)
  let play = start(game, game.options.parse({}), 3, seed)
  for (let i = 0; i < moves; i++) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) break
    const all: ReadonlyArray<{ readonly do: string }> = game.moves(play.state, seat)
    const lively = all.filter((move) => !idle.has(move.do) && !game.waits?.(play.state, seat, move))
    play = submit(game, play, seat, [random.pick(lively.length > 0 ? lively : all)]).play
  }
  const { state } = view(game, play, null)
  return pixelsOf(small(game.id, state, 0, { language: 'de', isOver: false, hour }))
}

/** The pixels of a PNG of the same size. */
const decoded = (png: Uint8Array): Uint8Array =>
  pixelsOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><image width="${size.width}" height="${size.height}" image-rendering="optimizeSpeed" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/></svg>`,
  )

/** The pixels of a stored picture. */
export const stored = (name: string): Uint8Array => decoded(readFileSync(fileOf(name)))

/** Pixels in the colours that their PNG has. */
export const printed = async (pixels: Uint8Array): Promise<Uint8Array> =>
  decoded(await pngOf(pixels))

/** Pixels as a PNG of few colours. */
export const pngOf = (pixels: Uint8Array): Promise<Uint8Array> => encode(pixels, size.width)

/** Number and place of differing pixels: those are red on the faded picture. */
export function difference(
  now: Uint8Array,
  before: Uint8Array,
): { count: number; shown: Uint8Array } {
  const shown = now.slice()
  let count = 0
  for (let at = 0; at < now.length; at += 4) {
    const differs = [0, 1, 2].some((channel) => now[at + channel] !== before[at + channel])
    if (differs) count++
    for (const channel of [0, 1, 2])
      shown[at + channel] = differs
        ? ([220, 0, 40][channel] ?? 0)
        : 200 + Math.round((now[at + channel] ?? 0) / 5)
  }
  return { count, shown }
}
