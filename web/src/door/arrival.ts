import { useNavigate } from '@solidjs/router'
import { type Accessor, createSignal } from 'solid-js'
import { me } from '../account/me.ts'
import { takeWayBack } from './back.ts'

/** Steps after signing in: a name for somebody new, then back to where they were. */
export interface Arrival {
  /** The name is being asked for. */
  readonly asking: Accessor<boolean>
  /** Somebody has just signed in. */
  arrive(): void
  /** Goes on to where they were. */
  go(): void
}

export function createArrival(): Arrival {
  const navigate = useNavigate()
  const [asking, ask] = createSignal(false)
  const go = () => navigate(takeWayBack() ?? '/', { replace: true })
  return { asking, go, arrive: () => (me()?.named === false ? void ask(true) : go()) }
}
