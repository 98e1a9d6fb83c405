import { createSignal } from 'solid-js'

/** Rules that lie open beside the page. */
interface Reading {
  readonly game: string
  /** The rule to begin at. */
  readonly at?: string
}

const [reading, setReading] = createSignal<Reading | null>(null)

export { reading }

/** Opens a game's rules beside the page, at a rule where one is meant; `null` closes them. */
export const readRules = (open: Reading | null): void => void setReading(() => open)
