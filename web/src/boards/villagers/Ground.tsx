import { createMemo, For } from 'solid-js'
import { seatOf } from '../../../../worker/games/villagers/village.ts'
import { ink } from '../../../../worker/pictures/tones.ts'
import {
  housesOf,
  land,
  maxHouses,
  onTheRoad,
  progressOf,
  seasonOf,
} from '../../../../worker/pictures/villagers/index.ts'
import { useTable } from './table.ts'

/** Cards of a village that make one more house on its hill. */
const cardsPerHouse = 2

/** The place: the village on its hill grows with the village looked at, the coach comes nearer each round. */
export function Ground(props: { readonly seat: number; readonly phone: boolean }) {
  const table = useTable()
  const houses = createMemo(() => {
    const cards = seatOf(table.props.state, props.seat).village.reduce(
      (sum, { branches }) => sum + 1 + branches.flat().length,
      0,
    )
    return Math.min(maxHouses, 2 + Math.floor(cards / cardsPerHouse))
  })
  const progress = createMemo(() => progressOf(table.props.state))
  // The land is drawn once: of the ground, only houses come and go and the coach moves.
  const { behind, before } = land()
  const coach = createMemo(() => ink(onTheRoad(progress())))
  return (
    <svg
      class={`v-ground season-${seasonOf(table.props.state)}`}
      viewBox={props.phone ? '1000 30 416 870' : '0 52 1600 848'}
      preserveAspectRatio={props.phone ? 'xMidYMin slice' : 'xMaxYMax slice'}
      aria-hidden="true"
    >
      <g innerHTML={ink(behind)} />
      <For each={housesOf(houses())}>{(house) => <g innerHTML={ink(house)} />}</For>
      <g innerHTML={ink(before)} />
      <g innerHTML={coach()} />
    </svg>
  )
}
