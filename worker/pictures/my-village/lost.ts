/** Nobody lives here: the postman at a signpost in the street of My Village. */
import { write } from '../letters.ts'
import { horn } from '../parts.ts'
import { alpha, group, line, path } from '../shapes.ts'
import { type Hour, ink, palette } from '../tones.ts'
import { ground } from './ground.ts'
import { gamePlace } from './place.ts'
import { postman } from './villagers.ts'

/** 1180 by 700 units of the place, printed in colours; the left half is calm. */
export const lost = (hour: Hour): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1180" height="700" viewBox="180 140 1180 700" preserveAspectRatio="xMaxYMid slice">${ink(
    ground() +
      path('M1150 726L1256 716L1276 726H1160z', 'key', alpha(0.2)) +
      group(1000, 720, 4.4, postman()) +
      line('M1150 726V470', 'oak', 17) +
      path('M1056 486H1206L1246 522L1206 558H1056z', 'light') +
      path('M1248 582H1104L1066 614L1104 646H1248z', 'wall') +
      write('404', 1138, 538, 34, 'key', { weight: 1.9, align: 0.5 }) +
      horn(1176, 622, 1.7, 'coin2'),
    palette(gamePlace, hour),
  )}</svg>`
