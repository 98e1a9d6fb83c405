/** Small settings kept on the device. If storage is shut off, they live as long as the page. */
const memory = new Map<string, string>()

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`dorfpost.${name}`)
  } catch {
    return memory.get(name) ?? null
  }
}

/** Keeps a value; `null` forgets it. */
export function keep(name: string, value: string | null): void {
  if (value === null) memory.delete(name)
  else memory.set(name, value)
  try {
    if (value === null) localStorage.removeItem(`dorfpost.${name}`)
    else localStorage.setItem(`dorfpost.${name}`, value)
  } catch {
    // The memory has it.
  }
}
