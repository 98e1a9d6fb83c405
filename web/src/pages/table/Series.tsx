import { createUniqueId, Show } from 'solid-js'
import type { Names } from '../../../../worker/games/kernel/words.ts'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { listed } from '../../words/index.ts'
import { seriesTexts } from './series-words.ts'

type Series = NonNullable<TableView['series']>

interface SeriesProps {
  readonly table: TableView
  readonly names: Names
}

/** Score of a series in a sentence: games won at a table of two, else the sums of places; empty before there is one. */
function scoreOf({ standings }: Series, names: Names): string {
  if (standings.every(({ places }) => places === 0)) return ''
  const isOfTwo = standings.length === 2
  const score = standings
    .map(({ seat, wins, places }) => `${names(seat)} ${isOfTwo ? wins : places}`)
    .join(', ')
  return isOfTwo ? seriesTexts().won(score) : seriesTexts().places(score)
}

/** Sentence on how it goes on: who has won, which game follows, or that none does; empty while nothing is to be said. */
function onward(series: Series, { table, names }: SeriesProps): string {
  const { game, goesOn, isDecided, standings } = series
  const texts = seriesTexts()
  if (isDecided) {
    const winners = standings.flatMap(({ place, seat }) => (place === 1 ? [seat] : []))
    if (winners.length === 1 && winners[0] === table.you) return texts.youWon
    return texts.winner(listed(winners.map(names)), winners.length > 1)
  }
  if (table.status !== 'over') return goesOn ? '' : texts.last
  if (!goesOn) return texts.broken
  return table.rematch === null ? texts.soon(game + 1) : texts.open(game + 1)
}

/** The series that a table belongs to, and how it stands; nothing at any other. */
export function SeriesPart(props: SeriesProps) {
  const heading = createUniqueId()
  return (
    <Show when={props.table.series}>
      {(series) => (
        <section class="series" aria-labelledby={heading}>
          <h3 id={heading} class="sheet-title">
            {seriesTexts().game(series().game)}
          </h3>
          <p role="status">
            {[scoreOf(series(), props.names), onward(series(), props)].filter(Boolean).join(' ')}
          </p>
        </section>
      )}
    </Show>
  )
}
