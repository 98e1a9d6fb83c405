/** A turn in the making is kept on the device at once, and at the table a while later: for my other devices, and as browsers forget. */
import { createEffect, on, onCleanup } from 'solid-js'
import { same } from '../../../../worker/games/kernel/index.ts'
import type { Draft } from '../../../../worker/wire/schema/plans.ts'
import { perform, Unreachable } from '../../api/client.ts'
import { browserDrawer, type Drawer, type StoredPlan } from '../../planner/index.ts'
import type { Seated } from './seated.ts'

/** Pause in planning after which the table is told, in milliseconds; it is also told as the page is left or hidden. */
const quiet = 30_000

/** Part of a plan that is kept at the table. */
const draftIn = ({ revision, moves, at = 0 }: StoredPlan): Draft => ({
  revision,
  moves: moves.map((move) => ({ ...move })),
  at,
})

/** The draft that another device left at the table as a plan of this one. */
const asPlan = (draft: Draft, seat: number): StoredPlan | null =>
  draft.moves.length === 0 ? null : { ...draft, seat, turn: crypto.randomUUID(), sent: false }

/** The drawer of one seat's plan, for as long as its page is open. The newest counts: of this device, or of another by the table. */
export function createDraftDrawer(at: Seated, seat: number): Drawer {
  const device = browserDrawer(at.table.id, seat)
  /** Draft that is to be kept at the table. */
  let waiting: Draft | null = null
  /** Draft that this page has kept there last. */
  let kept: Draft | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Draft of the present revision that the table has. */
  function known(): Draft | null {
    const revision = at.play.revision
    return [kept, at.table.draft].find((draft) => draft?.revision === revision) ?? null
  }

  function letWait(draft: Draft | null): void {
    clearTimeout(timer)
    waiting = draft && !same(draft.moves, known()?.moves ?? []) ? draft : null
    if (waiting) timer = setTimeout(tell, quiet)
  }

  /** Not awaited: the page may be gone before the answer comes. */
  async function tell(): Promise<void> {
    clearTimeout(timer)
    const draft = waiting
    if (!draft) return
    waiting = null
    try {
      const said = { id: at.table.id, seat, ...draft }
      kept = (await perform('PUT /tables/{id}/draft', said, { keepalive: true })).draft
    } catch (error) {
      // Without a net it is said once there is one; what the table refuses, because it has moved on, is not worth a word.
      if (error instanceof Unreachable) waiting ??= draft
    }
  }

  const onHide = () => {
    if (document.visibilityState === 'hidden') void tell()
  }
  createEffect(
    on(at.live.connection, (connection) => connection === 'live' && void tell(), { defer: true }),
  )
  document.addEventListener('visibilitychange', onHide)
  addEventListener('pagehide', tell)
  onCleanup(() => {
    document.removeEventListener('visibilitychange', onHide)
    removeEventListener('pagehide', tell)
    void tell()
  })

  return {
    load() {
      const here = device.load()
      const there = known()
      if (there && !here?.sent && there.at > (here?.at ?? 0)) return asPlan(there, seat)
      if (here && !here.sent && here.revision === at.play.revision) letWait(draftIn(here))
      return here
    },
    save(plan) {
      // The time at which all was taken back is kept as well: the table may have an earlier draft.
      const none = { revision: at.play.revision, seat, moves: [], turn: '', sent: false }
      const stamped = { ...(plan ?? none), at: Date.now() }
      device.save(stamped)
      letWait(stamped.sent ? null : draftIn(stamped))
    },
  }
}
