/** Counts what lies together: names once each, in their first order, with how many there are of them. */
export function counted(names: ReadonlyArray<string>): string[] {
  const numbers = new Map<string, number>()
  for (const name of names) numbers.set(name, (numbers.get(name) ?? 0) + 1)
  return [...numbers].map(([name, number]) => (number === 1 ? name : `${name} ×${number}`))
}
