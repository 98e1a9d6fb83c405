import { createSignal } from 'solid-js'
import { theme } from './me.ts'

const system = matchMedia('(prefers-color-scheme: dark)')
const [isDark, setDark] = createSignal(system.matches)
system.addEventListener('change', () => setDark(system.matches))

/** The light that pictures are shown in: the chosen theme, else the system's. */
export function hour(): 'day' | 'night' {
  if (theme() !== 'system') return theme() === 'dark' ? 'night' : 'day'
  return isDark() ? 'night' : 'day'
}
