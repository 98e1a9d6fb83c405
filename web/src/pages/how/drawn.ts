import { ink, tonesCss } from '../../../../worker/pictures/tones.ts'
import { frontOf } from '../../boards/list.ts'

/** The pictures of a game, printed in CSS variables, which the sheet declares. */
export interface Drawn {
  readonly place: string
  readonly parts: string
  readonly pictures: ReadonlyArray<string>
  /** Those that show the three parts of the aim, by number. */
  readonly aim: ReadonlyArray<number>
  /** The tones of the place: to be adopted as long as the pictures are there, as the site's policy allows no inline styles. */
  readonly tones: CSSStyleSheet
}

/** Draws a game's pictures; `null` for a game that has none. */
export async function drawnFor(
  game: string,
  name: (thing: string) => string,
): Promise<Drawn | null> {
  const loaded = await frontOf(game)?.figures()
  if (!loaded) return null
  const { figures } = loaded
  const tones = new CSSStyleSheet()
  tones.replaceSync(tonesCss(figures.place, figures.suits) + (figures.css ?? ''))
  const { place, parts } = figures
  return {
    place: place.id,
    parts: ink(parts),
    pictures: figures.draw(name).map((one) => ink(one)),
    aim: figures.aim,
    tones,
  }
}
