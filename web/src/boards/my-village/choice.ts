import { type Accessor, createMemo, createSignal } from 'solid-js'
import {
  type AnyBanner,
  pairs as pairsOf,
  type State,
} from '../../../../worker/games/my-village/index.ts'
import { keyOf, type Route } from './facts.ts'
import { keyOfRoute, routesFor, type Sum, sumLookedAt, sumsOf } from './sums.ts'
import type { Table } from './table.ts'

type Choice = Pick<
  Table,
  | 'pairs'
  | 'sums'
  | 'sum'
  | 'setSum'
  | 'routes'
  | 'route'
  | 'setRoute'
  | 'inReach'
  | 'aim'
  | 'setAim'
> & {
  /** Forgets what was looked at: something was played. */
  readonly forget: () => void
}

/**
 * Which two dice I look at: those of a sum, or those of a banner that I am after. Nothing of it is
 * played before a use is tapped.
 */
export function createChoice(props: Table['props'], plain: Accessor<State>): Choice {
  const [wanted, want] = createSignal<number | null>(null)
  const [picked, pick] = createSignal<string | null>(null)
  const [aimed, setAim] = createSignal<AnyBanner | null>(null)

  const choosing = () => {
    const task = plain().agenda.at(-1)?.task
    return (
      props.you !== null &&
      props.moves.length > 0 &&
      (task === 'dice' || task === 'use') &&
      props.toAct.includes(props.you)
    )
  }
  const pairs = createMemo(() =>
    choosing() && props.you !== null ? pairsOf(plain(), props.you) : [],
  )
  const reached = createMemo(
    () => new Set(pairs().flatMap(({ reaches }) => reaches.map((one) => keyOf(one)))),
  )
  const sums = createMemo(() => (pairs().length > 0 ? sumsOf(pairs()) : []))
  const aim = () => (pairs().length > 0 ? aimed() : null)
  const sum = createMemo<Sum | null>(
    (before) => sumLookedAt(sums(), wanted(), before, plain().turn.dice.length),
    null,
  )
  const routes = createMemo((): ReadonlyArray<Route> => {
    const banner = aim()
    if (banner) return routesFor(pairs(), banner)
    return sum()?.routes ?? []
  })
  const route = createMemo(
    () => routes().find((one) => keyOfRoute(one) === picked()) ?? routes()[0] ?? null,
  )
  const forget = () => {
    want(null)
    pick(null)
    setAim(null)
  }
  return {
    pairs,
    sums,
    sum: () => (aim() ? (route()?.way.value ?? null) : (sum()?.value ?? null)),
    setSum(value) {
      forget()
      want(value)
    },
    routes,
    route,
    setRoute: pick,
    inReach: (banner) => reached().has(keyOf(banner)),
    aim,
    setAim(banner) {
      pick(null)
      setAim(banner)
    },
    forget,
  }
}
