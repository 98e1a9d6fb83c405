/** Shows in the tab's icon, and on an installed app's, how many tables wait. */
export function badge(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const name = count > 0 ? '/favicon-waiting.svg' : '/favicon.svg'
  // Named again, the same one would be fetched again.
  if (icon && icon.getAttribute('href') !== name) icon.setAttribute('href', name)
  const change = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  // Browsers offer it but refuse it to pages that are not installed.
  change?.catch(() => undefined)
}
