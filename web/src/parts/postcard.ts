import type { Seat } from '../../../worker/games/kernel/contract.ts'
import type { TableView } from '../../../worker/wire/schema.ts'
import { gameTexts, locale, t } from '../words/index.ts'

/** Its size in pixels: what messengers show of a picture without cutting it. */
export const postcardSize = { width: 1200, height: 630 } as const

interface Words {
  readonly title: string
  readonly line: string
  readonly place: string
  readonly date: string
}

// biome-ignore lint/suspicious/noExplicitAny: each game draws its own state; the table says which game it is.
type Draw = (view: any, seat: Seat, words: Words) => string

/** How each game draws one; its drawings are loaded when somebody wants one. */
const draws: Readonly<Record<string, () => Promise<Draw>>> = {
  villagers: async () => (await import('../../../worker/pictures/villagers/postcard.ts')).postcard,
  'my-village': async () =>
    (await import('../../../worker/pictures/my-village/village.ts')).postcard,
  settlement: async () => (await import('../../../worker/pictures/settlement/village.ts')).postcard,
  'town-builder': async () =>
    (await import('../../../worker/pictures/town-builder/village.ts')).postcard,
}

/** The seat whose village is shown: mine, else the winner's, else the first. */
export const postcardSeat = ({ you, result }: TableView): Seat =>
  you ?? Math.max(0, result?.places.indexOf(1) ?? 0)

function wordsFor(table: TableView, seat: Seat): Words {
  const texts = t().postcard
  const points = table.scores.find((score) => score.seat === seat)?.total
  const place = table.result?.places[seat]
  return {
    title: texts.title(table.seats[seat]?.name ?? '', table.game),
    line: [
      gameTexts(table.game).title.split(':')[0],
      ...(place !== undefined && table.seats.length > 1
        ? [texts.place(place, table.seats.length)]
        : []),
      ...(points === undefined ? [] : [t().table.points(points)]),
    ].join(' · '),
    place: place === undefined ? texts.growing : texts.mark(place),
    date: locale()
      .date(table.endedAt ?? Date.now(), { day: 'numeric', month: 'numeric', year: '2-digit' })
      .replaceAll('/', '.'),
  }
}

/** The village of a seat as SVG text, from what the viewer of the table sees; `null` where nothing is drawn for its game. */
export async function drawPostcard(table: TableView): Promise<string | null> {
  const draw = await draws[table.game]?.()
  if (!draw || !table.play) return null
  const seat = postcardSeat(table)
  return draw(table.play.state, seat, wordsFor(table, seat))
}

/** An address of an SVG text that a page may show: the site's policy allows pictures as `data:`, not as `blob:`. */
export const addressOf = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

/** Makes the picture a PNG, as other apps want it. Throws where the browser cannot. */
export async function pngOf(svg: string): Promise<Blob> {
  const { width, height } = postcardSize
  const picture = new Image(width, height)
  picture.src = addressOf(svg)
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (png) => (png ? resolve(png) : reject(new Error('No picture was made.'))),
      'image/png',
    )
  })
}
