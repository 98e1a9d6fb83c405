/** The pass that a letter's link brings in its fragment, beside a turn or alone. */
const inFragment = /(?:^#|&)as=([\w-]{20,100})$/

/** The pass of this page's address; it is taken out of it, so that nobody shares it by the address bar. */
export function takePass(): string | null {
  const token = inFragment.exec(location.hash)?.[1] ?? null
  if (token !== null) {
    const rest = location.hash.replace(inFragment, '')
    history.replaceState(history.state, '', location.pathname + location.search + rest)
  }
  return token
}
