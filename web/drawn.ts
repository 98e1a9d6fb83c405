import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { fronts } from '../worker/pictures/fronts.ts'
import type { Hour, Place } from '../worker/pictures/tones.ts'

/** Pictures that are the same for everybody, by name. */
const pictures: Readonly<Record<string, (hour: Hour) => string>> = Object.fromEntries(
  Object.keys(fronts).map((game) => [`front-${game}`, fronts[game as Place]]),
)

const prefix = 'virtual:drawn/'
const isDrawn = new RegExp(`^\0${prefix}`)

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
      if (!isDrawn.test(id)) return null
      const name = id.slice(prefix.length + 1)
      const draw = pictures[name]
      if (!draw) throw new Error(`Nothing is drawn for ${name}.`)
      const address = (hour: Hour) => {
        const source = draw(hour)
        if (!isBuild) return `data:image/svg+xml,${encodeURIComponent(source)}`
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        const fileName = `assets/${name}-${hour}-${hash}.svg`
        this.emitFile({ type: 'asset', fileName, source })
        return `/${fileName}`
      }
      return `export default ${JSON.stringify({ day: address('day'), night: address('night') })}`
    },
  }
}
