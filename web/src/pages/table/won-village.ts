import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type { Hour } from '../../../../worker/pictures/tones.ts'
import { frontOf } from '../../boards/list.ts'

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
  const loaded = await frontOf(game)?.village()
  if (!loaded) return null
  return `data:image/svg+xml,${encodeURIComponent(whole(loaded.village(view, seat, hour)))}`
}
