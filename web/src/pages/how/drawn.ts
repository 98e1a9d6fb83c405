import { ink, tonesCss } from '../../../../worker/pictures/tones.ts'
import type { Figures } from './figures/kit.ts'

/** The pictures of each game, loaded when its page is opened. */
const files: Readonly<Record<string, () => Promise<Figures>>> = {
  villagers: async () => (await import('./figures/villagers.ts')).figures,
  'my-village': async () => (await import('./figures/my-village.ts')).figures,
  settlement: async () => (await import('./figures/settlement.ts')).figures,
  'town-builder': async () => (await import('./figures/town-builder.ts')).figures,
}

/** The pictures of a game, printed in CSS variables, which the sheet declares. */
export interface Drawn {
  readonly place: string
  readonly parts: string
  readonly pictures: ReadonlyArray<string>
  /** The tones of the place: to be adopted as long as the pictures are there, as the site's policy allows no inline styles. */
  readonly tones: CSSStyleSheet
}

/** Draws a game's pictures; `null` for a game that has none. */
export async function drawnFor(
  game: string,
  name: (thing: string) => string,
): Promise<Drawn | null> {
  const figures = await files[game]?.()
  if (!figures) return null
  const tones = new CSSStyleSheet()
  tones.replaceSync(tonesCss(figures.place, figures.suits) + (figures.css ?? ''))
  const { place, parts } = figures
  return { place, parts: ink(parts), pictures: figures.draw(name).map((one) => ink(one)), tones }
}
