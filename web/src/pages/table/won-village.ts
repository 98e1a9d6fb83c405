import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type { Hour } from '../../../../worker/pictures/tones.ts'

/** A village as it is drawn from what a viewer sees: a whole SVG, or what one of 1600 by 900 holds. */
type Draw = (view: never, seat: Seat, hour?: Hour) => string

/** Loaded only where a game has ended. */
const drawn: Readonly<Record<string, () => Promise<{ readonly village: Draw }>>> = {
  villagers: () => import('../../../../worker/pictures/villagers/postcard.ts'),
  'my-village': () => import('../../../../worker/pictures/my-village/village.ts'),
  settlement: () => import('../../../../worker/pictures/settlement/village.ts'),
  'town-builder': () => import('../../../../worker/pictures/town-builder/village.ts'),
}

const whole = (picture: string): string =>
  picture.startsWith('<svg')
    ? picture
    : `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="803" viewBox="0 60 1600 803">${picture}</svg>`

/**
 * The address of a picture of a seat's village.
 *
 * @param view the state as its viewer sees it: nothing else can be in the picture
 * @returns `null` for a game that has no drawings
 */
export async function villagePicture(
  game: string,
  view: unknown,
  seat: Seat,
  hour: Hour,
): Promise<string | null> {
  const loaded = await drawn[game]?.()
  if (!loaded) return null
  return `data:image/svg+xml,${encodeURIComponent(whole(loaded.village(view as never, seat, hour)))}`
}
