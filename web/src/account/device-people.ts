/** Several people on one device: who else is signed in here, and how the device goes from one to another. */
import { createSignal } from 'solid-js'
import type { OtherHere } from '../../../worker/wire/schema/me.ts'
import { perform } from '../api/client.ts'
import { keep, kept } from '../device/browser-storage.ts'
import { forgetViews } from './offline.ts'

/** True if more than one person is signed in on this device, as far as this browser noticed. */
const flag = 'others'
/** In the tab's storage: the page that opens next was asked for by the person who holds the device. */
const sure = 'dorfpost.sure'

const [othersHere, setOthers] = createSignal<ReadonlyArray<OtherHere>>([])

export { othersHere }

/** Returns true if somebody else may be signed in here. */
export const isShared = (): boolean => kept(flag) !== null

/** Asks who else is signed in here; nothing is asked on a device of one person. Throws as `api` does. */
export async function refreshOthers(): Promise<void> {
  if (!isShared()) return
  const { others } = await perform('GET /me/others')
  setOthers(others)
  if (others.length === 0) keep(flag, null)
}

/** Somebody else came onto this device, or became the present person. */
export async function noteOthers(): Promise<void> {
  keep(flag, 'yes')
  await refreshOthers()
}

/** Returns true if the person who holds the device has said so on the page before; asked once for each page. */
function takeSure(): boolean {
  try {
    const said = sessionStorage.getItem(sure) !== null
    sessionStorage.removeItem(sure)
    return said
  } catch {
    return false
  }
}

const [isHeld, setHeld] = createSignal(!isShared() || takeSure())

/** True if it is known who holds the device: on a device of several people each page asks before it shows a hand. */
export { isHeld }

/** The person who is signed in says that they hold the device. */
export const hold = (): void => void setHeld(true)

/** True if a curtain is drawn over the whole page. */
const [isCurtained, setCurtained] = createSignal(false)

export { isCurtained, setCurtained }

/**
 * Somebody else of this device becomes the present person. The page is left for a new one, so that nothing of
 * the person before stays in it; what was kept for offline goes, too.
 */
export async function becomeOther(account: string, path: string): Promise<void> {
  await perform('POST /me/others', { account })
  await forgetViews()
  keep('person', account)
  try {
    sessionStorage.setItem(sure, 'yes')
  } catch {
    // Without storage the next page asks once more.
  }
  location.replace(path)
}

/** Draws the curtain for somebody at a table: as a new page, so that nothing of this one lies behind it. */
export const passTo = (account: string, table: string): void =>
  location.replace(`/t/${table}?for=${account}`)

/** Reloads a page of somebody who is not the present person any more: one of another tab, or one that the browser kept. */
export function leaveToOthers(present: () => string | undefined): () => void {
  const isAnothers = () => present() !== undefined && kept('person') !== present()
  const onStorage = ({ key }: StorageEvent) => {
    if (key === 'dorfpost.person' && isAnothers() && location.pathname.startsWith('/t/'))
      location.reload()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isAnothers()) location.reload()
  }
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onShow)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onShow)
  }
}
