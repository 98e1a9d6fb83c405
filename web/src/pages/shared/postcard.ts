import type { Seat } from '../../../../worker/games/kernel/contract.ts'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import type { PostcardWords } from '../../boards/manifest.ts'
import { appTexts, gameTexts, language, locale } from '../../words/index.ts'
import { isSealed } from './deals.ts'

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
  // A village would show those who have not played yet what they will find.
  if (isSealed(table)) {
    const { isDrawn, poster } = await import('../../../../worker/pictures/preview.ts')
    const { title, line } = wordsFor(table, seat)
    const card = { title: table.title, line: [title, line].join(' · ') }
    return isDrawn(table.game) ? poster(table.game, card, language()) : null
  }
  return drawn.postcard(table.play.state, seat, wordsFor(table, seat))
}
