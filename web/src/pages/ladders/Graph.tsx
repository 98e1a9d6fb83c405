import { For } from 'solid-js'
import type { Standing } from '../../../../worker/wire/schema/ladders.ts'
import { locale } from '../../words/index.ts'
import { ladderTexts } from './words.ts'
import './ladders.css'

/** Size of the drawing, in its own units: it is stretched to the width there is. */
const [width, height] = [300, 100]

/** Room above and below the line, so that it does not touch the edges. */
const margin = 10

/** A line of ratings in the units of the drawing, a point a table; a single one lies across all of it. */
export function lineOf(ratings: ReadonlyArray<number>): (readonly [x: number, y: number])[] {
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)]
  const y = (rating: number) =>
    most === least
      ? height / 2
      : height - margin - ((rating - least) / (most - least)) * (height - 2 * margin)
  const drawn = ratings.length === 1 ? [...ratings, ...ratings] : ratings
  return drawn.map((rating, i) => [(i / (drawn.length - 1)) * width, y(rating)])
}

/** The history of a rating as the crest of a hill. */
export function Graph(props: { readonly history: Standing['history'] }) {
  const ratings = () => props.history.map(({ rating }) => rating)
  const crest = () =>
    lineOf(ratings())
      .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ')
  const least = () => Math.min(...ratings())
  const most = () => Math.max(...ratings())
  const texts = () => ladderTexts().standing
  const said = () =>
    texts().graph({
      ...{ first: ratings()[0] ?? 0, last: ratings().at(-1) ?? 0 },
      ...{ least: least(), most: most(), tables: ratings().length },
    })
  const ends = () => [props.history[0], props.history.at(-1)]
  return (
    <figure class="ladder-graph">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={said()}
      >
        <polygon class="ladder-hill" points={`0,${height} ${crest()} ${width},${height}`} />
        <polyline class="ladder-crest" points={crest()} />
      </svg>
      <figcaption class="small">
        <span class="ladder-ends">
          <For each={ends()}>
            {(end) => <span>{end && locale().date(end.at, { dateStyle: 'medium' })}</span>}
          </For>
        </span>
        <span>
          {texts().most}: {locale().number(most())} · {texts().least}: {locale().number(least())}
        </span>
      </figcaption>
    </figure>
  )
}
