import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { banner } from '../worker/pictures/banner.ts'
import { guests } from '../worker/pictures/guests.ts'
import { pictures } from '../worker/pictures/index.ts'
import { lost } from '../worker/pictures/my-village/lost.ts'
import type { Hour } from '../worker/pictures/tones.ts'

type Draw = (hour: Hour) => string

/** Pictures that are the same for everybody, by name: one, or one for each game. */
const drawings: Readonly<Record<string, Draw | ReadonlyMap<string, Draw>>> = {
  fronts: new Map(Object.entries(pictures).map(([game, { front }]) => [game, front])),
  banners: new Map(
    Object.entries(pictures).map(([game, of]) => [game, (hour) => banner(of, hour)]),
  ),
  guests,
  // Pages of the house borrow a street: it must be somebody's.
  lost,
  calm: (hour) => banner(pictures['my-village'], hour),
}

/** The colour that is seen before a picture of a game has come, as CSS. */
function behind(game: string): string {
  const { place, behind: tone } = pictures[game as keyof typeof pictures]
  return `light-dark(${place.tones[tone]?.join(',')})`
}

const prefix = 'virtual:drawn/'

/** The name of the file that a picture is shipped as. */
function fileOf(source: string, name: string): string {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return `assets/${name}-${hash}.svg`
}

/**
 * `import picture from 'virtual:drawn/lost'` gives the addresses of a picture by day and by night,
 * `import pictures from 'virtual:drawn/fronts'` those of each game's by its id. It is drawn once, at the build, and shipped as a file: a page that shows it loads no
 * drawing code, and a browser keeps it. A name that nothing is drawn for fails the build.
 */
export function drawn(): Plugin {
  let isBuild = false
  return {
    name: 'drawn',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const name = id.slice(prefix.length + 1)
      const drawing = drawings[name]
      if (!drawing) throw new Error(`Nothing is drawn for ${name}.`)
      const address = (draw: Draw, hour: Hour, file: string) => {
        const source = draw(hour)
        if (!isBuild) return `data:image/svg+xml,${encodeURIComponent(source)}`
        const fileName = fileOf(source, file)
        this.emitFile({ type: 'asset', fileName, source })
        return `/${fileName}`
      }
      const addresses = (draw: Draw, file: string) => ({
        day: address(draw, 'day', file),
        night: address(draw, 'night', file),
      })
      const found =
        typeof drawing === 'function'
          ? addresses(drawing, name)
          : Object.fromEntries(
              [...drawing].map(([game, draw]) => [
                game,
                { ...addresses(draw, `${name}-${game}`), behind: behind(game) },
              ]),
            )
      return `export default ${JSON.stringify(found)}`
    },
  }
}

const hours = ['day', 'night'] as const

/** The addresses of a picture by day and by night, as `boot.js` reads them. */
const filesOf = (draw: Draw, name: string): string =>
  hours.map((hour) => `/${fileOf(draw(hour), name)}`).join(' ')

/**
 * Tells `boot.js` of each game the picture that its tables open with, by day and by night: `opening:<game>`; and
 * `front`, that of the first game on the front page.
 */
export function openings(): Plugin {
  return {
    name: 'openings',
    apply: 'build',
    transformIndexHtml: () => {
      const games = Object.entries(pictures)
      const metas = games.map(([game, of]) => ({
        name: `opening:${game}`,
        content: filesOf((hour) => banner(of, hour), `banners-${game}`),
      }))
      const fronts = games
        .slice(0, 1)
        .map(([game, { front }]) => ({ name: 'front', content: filesOf(front, `fronts-${game}`) }))
      return [...metas, ...fronts].map((attrs) => ({ tag: 'meta', attrs }))
    },
  }
}
