import type { Seat } from '../../../../worker/games/kernel/index.ts'

/** A piece of a message, and the seats whose name it calls; mostly none. */
export interface Piece {
  readonly text: string
  readonly seats: ReadonlyArray<Seat>
}

/** Parts a message at the names it calls: "@Ada", whatever the case, and the longest name that fits. */
export function called(
  text: string,
  people: ReadonlyArray<{ readonly seat: Seat; readonly name: string }>,
): Piece[] {
  const pieces: Piece[] = []
  const lower = text.toLowerCase()
  let done = 0
  for (let at = lower.indexOf('@'); at >= 0; at = lower.indexOf('@', at + 1)) {
    const rest = lower.slice(at + 1)
    const fits = people.filter(({ name }) => {
      const wanted = name.toLowerCase()
      return (
        wanted !== '' &&
        rest.startsWith(wanted) &&
        !/^[\p{L}\p{N}]/u.test(rest.slice(wanted.length))
      )
    })
    const length = Math.max(0, ...fits.map(({ name }) => name.length))
    if (length === 0) continue
    if (at > done) pieces.push({ text: text.slice(done, at), seats: [] })
    done = at + 1 + length
    pieces.push({
      text: text.slice(at, done),
      seats: fits.flatMap(({ seat, name }) => (name.length === length ? [seat] : [])),
    })
  }
  if (done < text.length) pieces.push({ text: text.slice(done), seats: [] })
  return pieces
}
