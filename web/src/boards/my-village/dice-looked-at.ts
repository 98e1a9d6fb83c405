import { createMemo } from 'solid-js'
import { keyOf } from './facts.ts'
import type { Props, Table } from './table.ts'

type Looked = Pick<
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
  | 'displayed'
  | 'display'
>

/** The two dice I look at: those of a sum, or those of a banner that I am after. Each part is told where it changes alone. */
export function createLooked({ selection }: Props): Looked {
  const { view, look } = selection
  const more = () => selection.more()
  const pairs = createMemo(() => more()?.pairs ?? [])
  const sums = createMemo(() => more()?.sums ?? [])
  const routes = createMemo(() => more()?.routes ?? [])
  const route = createMemo(() => more()?.route ?? null)
  const aim = createMemo(() => more()?.aim ?? null)
  const reached = createMemo(() => more()?.reached)
  const displayed = createMemo(() => view().displayed)
  return {
    pairs,
    sums,
    sum: createMemo(() => (aim() ? route()?.way.value : more()?.sum?.value) ?? null),
    setSum: (sum) => look({ ...view(), sum, route: null, aim: null }),
    routes,
    route,
    setRoute: (route) => look({ ...view(), route }),
    inReach: (banner) => reached()?.has(keyOf(banner)) ?? false,
    aim,
    setAim: (aim) => look({ ...view(), route: null, aim, displayed: false }),
    displayed,
    display: (displayed) => look({ ...view(), displayed }),
  }
}
