import { useLocation, useSearchParams } from '@solidjs/router'

/** Returns true if the page is one for looking on: `/watch/:id`, or a link of before, `/t/:id?watch=1`. */
export function createWatching(): () => boolean {
  const place = useLocation()
  const [search] = useSearchParams<{ watch?: string }>()
  return () => place.pathname.startsWith('/watch/') || search.watch !== undefined
}
