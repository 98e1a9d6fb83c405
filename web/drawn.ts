import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { banner, fronts } from '../worker/pictures/fronts.ts'
import { guests } from '../worker/pictures/guests.ts'
import { lost } from '../worker/pictures/my-village/lost.ts'
import type { Hour, Place } from '../worker/pictures/tones.ts'

type Draw = (hour: Hour) => string

/** Pictures that are the same for everybody, by name. */
const pictures: Readonly<Record<string, Draw>> = {
  ...Object.fromEntries(Object.entries(fronts).map(([game, draw]) => [`front-${game}`, draw])),
  ...Object.fromEntries(
    Object.keys(fronts).map((game): [string, Draw] => [
      `banner-${game}`,
      (hour) => banner(game as Place, hour),
    ]),
  ),
  guests,
  lost,
}

const prefix = 'virtual:drawn/'

/**
 * `import picture from 'virtual:drawn/front-villagers'` gives the addresses of a picture by day and
 * by night. It is drawn once, at the build, and shipped as a file: a page that shows it loads no
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
      const draw = pictures[name]
      if (!draw) throw new Error(`Nothing is drawn for ${name}.`)
      const address = (hour: Hour) => {
        const source = draw(hour)
        if (!isBuild) return `data:image/svg+xml,${encodeURIComponent(source)}`
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        const fileName = `assets/${name}-${hash}.svg`
        this.emitFile({ type: 'asset', fileName, source })
        return `/${fileName}`
      }
      return `export default ${JSON.stringify({ day: address('day'), night: address('night') })}`
    },
  }
}
