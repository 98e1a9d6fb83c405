/** Key of the server that a subscription was made with, in base64url as the server tells it; `undefined`: the browser does not say. */
export function pushKeyOf({ options }: PushSubscription): string | undefined {
  const key = options.applicationServerKey
  if (!key) return undefined
  return btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
