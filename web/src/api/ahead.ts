/** Request that was sent before the app was there (`boot.js`). */
interface Asked {
  /** Address from the root, with its query. */
  readonly path: string
  readonly answer: Promise<Response>
}

declare global {
  var askedAhead: Asked | undefined
}

/** Takes the answer to a request of this address that was sent before the app was there; once only, as it grows old. */
export function takeAhead(path: string): Promise<Response> | null {
  const asked = globalThis.askedAhead
  if (asked?.path !== path) return null
  globalThis.askedAhead = undefined
  return asked.answer
}
