import { For, Show } from 'solid-js'
import type { Names } from '../../../../../worker/games/kernel/words.ts'
import { onPodium } from '../../../../../worker/pictures/podium.ts'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { hour } from '../../../account/hour.ts'
import { portraitOf } from '../../../parts/portrait.ts'
import { appTexts } from '../../../words/index.ts'
import { type Count, pointsOf } from './count.ts'
import { endTexts } from './words.ts'

interface PodiumProps {
  readonly table: TableView
  readonly names: Names
  readonly count: Count
}

/** Places of seats, by their order in the result: the first one in the middle, the second on the left of it. */
const spots: Readonly<Record<number, ReadonlyArray<number>>> = {
  1: [0],
  2: [1, 0],
  3: [1, 0, 2],
  4: [1, 0, 2, 3],
  5: [2, 1, 3, 0, 4],
}

/** Everybody on pedestals that grow with what is paid; then they change to their places, and the winner gets the cup. */
export function Podium(props: PodiumProps) {
  const scores = () => props.table.scores
  const place = (seat: number) => props.table.result?.places[seat] ?? null
  const most = () => Math.max(1, ...scores().map(({ total }) => total))
  /** By place; while the points are counted, in the order of seats. */
  const order = () => {
    if (!props.count.isDone()) return scores().map(({ seat }) => seat)
    const rank = (seat: number, total: number) => place(seat) ?? -total
    return scores()
      .toSorted((a, b) => rank(a.seat, a.total) - rank(b.seat, b.total) || b.total - a.total)
      .map(({ seat }) => seat)
  }
  const spot = (seat: number) => {
    const at = order().indexOf(seat)
    return props.count.isDone() ? (spots[scores().length]?.[at] ?? at) : at
  }
  const hasWon = (seat: number) => props.count.isDone() && place(seat) === 1
  const isAlone = () => scores().length === 1
  const paid = (seat: number) => {
    const category = props.count.now()
    const points = category === undefined ? 0 : pointsOf(scores(), seat, category)
    return points === 0 ? '' : points > 0 ? `+${points}` : `−${-points}`
  }
  return (
    <ol class="podium">
      <For each={scores().map(({ seat }) => seat)}>
        {(seat) => (
          <li
            class={`podium-seat seat-${seat % 6}`}
            classList={{ 'podium-won': hasWon(seat), 'podium-you': seat === props.table.you }}
            style={{
              '--spot': spot(seat),
              '--share': Math.max(0, props.count.sum(seat)) / most(),
            }}
          >
            <svg class="podium-figure" viewBox="0 0 60 70" aria-hidden="true">
              <g
                innerHTML={onPodium(
                  portraitOf(props.table.seats[seat]?.person ?? props.names(seat)).face,
                  hasWon(seat) && !(isAlone() && place(seat) !== 1),
                  hour(),
                )}
              />
            </svg>
            <span class="podium-block">
              <Show when={props.count.isDone() && !isAlone() && place(seat)}>
                {(known) => <span class="quiet">{endTexts().placed(known())}</span>}
              </Show>
              <b class="podium-points">{props.count.sum(seat)}</b>
              <span class="quiet">
                {appTexts()
                  .table.points(props.count.sum(seat))
                  .replace(/^\S+\s/, '')}
              </span>
              <span class="podium-name">{props.names(seat)}</span>
              <span class="podium-paid" aria-hidden="true">
                {paid(seat)}
              </span>
            </span>
          </li>
        )}
      </For>
    </ol>
  )
}
