import type { GamePictures } from './manifest.ts'
import { type Hour, ink, palette } from './tones.ts'

/** The far land of a place as a strip over a page, 1180 by 268, printed in the colours of an hour. */
export const banner = ({ far, place }: GamePictures, hour: Hour): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1180" height="268" viewBox="${far.box}" preserveAspectRatio="xMidYMid slice">${ink(far.draw(), palette(place, hour))}</svg>`
