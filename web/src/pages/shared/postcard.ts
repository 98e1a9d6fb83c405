import type { Seat } from '../../../../worker/games/kernel/contract.ts'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import type { PostcardWords } from '../../boards/manifest.ts'
import { appTexts, gameTexts, locale } from '../../words/index.ts'

/** Its size in pixels: what messengers show of a picture without cutting it. */
export const postcardSize = { width: 1200, height: 630 } as const

/** The seat whose village is shown: mine, else the winner's, else the first. */
export const postcardSeat = ({ you, result }: TableView): Seat =>
  you ?? Math.max(0, result?.places.indexOf(1) ?? 0)

function wordsFor(table: TableView, seat: Seat): PostcardWords {
  const texts = appTexts().postcard
  const points = table.scores.find((score) => score.seat === seat)?.total
  const place = table.result?.places[seat]
  return {
    title: texts.title(table.seats[seat]?.name ?? '', gameTexts(table.game).home),
    line: [
      gameTexts(table.game).title.split(':')[0],
      ...(place !== undefined && table.seats.length > 1
        ? [texts.place(place, table.seats.length)]
        : []),
      ...(points === undefined ? [] : [appTexts().table.points(points)]),
    ].join(' · '),
    place: place === undefined ? texts.growing : texts.mark(place),
    date: locale()
      .date(table.endedAt ?? Date.now(), { day: 'numeric', month: 'numeric', year: '2-digit' })
      .replaceAll('/', '.'),
  }
}

/** The village of a seat as SVG text, from what the viewer of the table sees; `null` where nothing is drawn for its game. */
export async function drawPostcard(table: TableView): Promise<string | null> {
  // Not with the page: every page has this module, few people want a card.
  const { frontOf } = await import('../../boards/list.ts')
  const drawn = await frontOf(table.game)?.village()
  if (!drawn || !table.play) return null
  const seat = postcardSeat(table)
  return drawn.postcard(table.play.state, seat, wordsFor(table, seat))
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
