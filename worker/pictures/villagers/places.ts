/** Pictures of places: the Founders' house and the twelve Developments, 88 by 85 units. */
import type { DevelopmentId, FoundersSide } from '../../games/villagers/components/index.ts'
import { church, fence, hill, house, linden, mill, tower } from '../parts.ts'
import { along, alpha, group, line, marks, path, rect } from '../shapes.ts'

const tones = { wall: 'light', side: 's3', roof: 's4', roof2: 's5' } as const

/** Sky, hills and ground as behind the people. */
const land = (sun = 18): string =>
  rect(0, 0, 88, 85, 's1') +
  path(
    `M${sun} 50L-20 6V-9L${sun} 50L4-20H18L${sun} 50L40-20H58L${sun} 50L92-12V10z`,
    's2',
    alpha(0.4),
  ) +
  marks(`light o ${sun} 25 9`) +
  hill(along('0 48 26 40 52 46 88 38'), 's3', 60) +
  path('M0 53C30 49 60 56 88 52V85H0z', 's2')

/** The first house of a village, with what its side of the card gives. */
export const foundersPicture = (side: FoundersSide): string =>
  land(66) +
  house({
    x: 14,
    y: 68,
    width: 30,
    height: 18,
    depth: 22,
    rise: 16,
    timber: true,
    chimney: 0.6,
    windows: 2,
    ...tones,
  }) +
  group(64, 66, 0.62, linden()) +
  (side === 'gold'
    ? marks(`s3 M0 74C30 68 60 78 88 72V85H0z
wood/2 M52 80V46
wax M52 46H72L67 51L72 56H52z
coin2 o 60 76 6.5
coin o 59.5 75.5 5.5
coin2 o 70 78 6.5
coin o 69.5 77.5 5.5
coin2 o 65 71 6.5
coin o 64.5 70.5 5.5`)
    : marks(`s3 M0 74C30 68 60 78 88 72V85H0z
wax o 58 66 5.5
wax o 66 64 6
wax o 74 66 5.5
wax o 62 70 5
wax o 70 70 5
leaf2/1.8 M58 60l2-3M66 58l2-3M74 60l2-3
light@.8 o 64 62 1.6
light@.8 o 56 64 1.4
acc2 M48 70H84L79 83H53z
acc/1.6 M49 74H83M51 79H81`))

const front = 's3 M0 74C30 68 60 78 88 72V85H0z'

/** The twelve Developments, each by the one thing that names it. */
// biome-ignore format: one block a building
const buildings: Readonly<Record<DevelopmentId, () => string>> = {
  inn: () => house({ x: 10, y: 72, width: 40, height: 28, depth: 26, rise: 20, gable: true, timber: true, windows: 3, rows: 2, ...tones }) +
    marks(`wood/2.4 M52 36H74
wood/1.4 M62 36V42
acc M56 42H74V58H56z
key/2 o 65 50 4.5
key/2 M61 45.5h9`),
  church: () => church({ x: 18, y: 72, scale: 0.9, ...tones }),
  'town-hall': () => house({ x: 12, y: 72, width: 48, height: 30, depth: 20, rise: 15, windows: 4, rows: 2, ...tones }) +
    marks('key M18 72v-8a4 4 0 0 1 8 0v8zM31 72v-8a4 4 0 0 1 8 0v8zM44 72v-8a4 4 0 0 1 8 0v8z') +
    tower({ x: 30, y: 44, width: 13, height: 20, depth: 9, cap: 'onion', rise: 20, clock: true, slits: 0, band: false, ...tones }) +
    marks('wood/1.6 M20 40V22\nwax M20 22H9l3 4l-3 4h11z'),
  tavern: () => house({ x: 8, y: 72, width: 38, height: 24, depth: 28, rise: 18, timber: true, windows: 2, chimney: 0.7, ...tones }) +
    marks(`acc M58 60h16v18H58z
acc2 M69 60h5v18h-5z
wood/2.6 M74 64c7 0 7 10 0 10
light M56 60c-1-6 5-8 7-5c2-5 8-4 8 0c4-2 6 2 4 5z`),
  bank: () => house({ x: 12, y: 72, width: 46, height: 26, depth: 20, rise: 14, gable: true, windows: 0, door: false, ...tones }) +
    marks(`s3 M15 72V47h4v25zM25 72V47h4v25zM41 72V47h4v25zM51 72V47h4v25z
key M31 72V52h8v20z
coin2 o 35 39 6
coin o 34.5 38.5 5
coin2 M66 78h16v-4H66zM64 73h16v-4H64zM67 68h14v-4H67z
coin M66 77h14v-2.5H66zM64 72h14v-2.5H64zM67 67h12v-2.5H67z`),
  guildhall: () => house({ x: 12, y: 72, width: 40, height: 34, depth: 22, rise: 22, gable: true, windows: 3, rows: 3, ...tones }) +
    marks(`wax M60 40H78V58L69 66L60 58z
light M62.5 42.5H69V62L62.5 57z
steel/3.4 M66 60v-9a3 3 0 0 1 6 0v2
acc M63 52h12v8H63z
key o 69 56 1.6`),
  lighthouse: () => marks(`s4 M0 60H88V72C60 68 30 76 0 70z
light/1.4 M6 65C14 62 20 68 28 65M52 64C60 61 68 68 80 64`) +
    marks(`light M36 76L40 26H54L58 76z
s3 M48 26H54L58 76H49z
wax M38.8 41H55.2L56.2 52H37.9zM37 64H57.2L57.9 73H36.3z
roof2@.6 M48.6 41H55.2L56.2 52H48.7zM48.9 64H57.2L57.9 73H49z
key M37 26H57V23H37z
acc M41 23V13H53V23z
light M44 23V15H50V23z
s5 M39 13L47 5L55 13z
acc@.4 M53 14L88 4V28L53 21zM41 14L4 6V26L41 21z
s5 M22 80C28 70 64 70 72 80z`),
  marketplace: () => house({ x: 54, y: 62, width: 24, height: 18, depth: 14, rise: 12, gable: true, windows: 2, ...tones }) +
    marks(`wood/2.4 M12 80V50M58 80V50
wood M10 66H60V71H10z
leaf o 20 63 4
leaf o 28 63 4
acc o 37 63 4
acc o 45 63 4
wax o 53 63 3.6
light M6 50L14 36H56L64 50z
wax M6 50L14 36H24L20 50zM34 50L35 36H45L48 50z
wax M6 50a7 7 0 0 0 14 0zM34 50a7 7 0 0 0 14 0z
light M20 50a7 7 0 0 0 14 0zM48 50a7 7 0 0 0 16 0z`),
  'gold-mine': () => marks(`s4 M-2 74L20 34L34 22L50 32L62 24L90 74z
s5@.6 M34 22L50 32L56 74H44L40 44zM62 24L90 74H72z
s5 M26 76V62a14 14 0 0 1 28 0v14z
wood/4 M26 76V62a14 14 0 0 1 28 0v14
acc/2.4 M60 44L66 52L64 60L72 66M22 46L18 54L24 60
steel M56 66H80L77 78H59z
coin M58 66C60 58 66 62 68 58C70 62 77 60 78 66z
key o 63 79 3.4
key o 74 79 3.4`),
  'ox-crane': () => marks(`wood/4.4 M20 78L44 14L58 78M28 58H54
wood/4 M38 20L76 30
wood/1.4 M74 30V50
light M64 50H84V64H64z
s3 M77 50H84V64H77z
steel o 44 17 4
wood/1.4 M44 17L74 29M44 17L38 70
acc2 M2 66C2 56 12 54 20 55C26 52 32 56 33 61L31 68C30 71 27 71 25 69L24 78H20L19 70H10L9 78H5L4 70C2 69 2 68 2 66z
light/1.6 M30 56C33 52 36 54 36 50M25 55C23 51 25 48 28 48
key o 28 61 1.2`),
  sawmill: () => house({ x: 34, y: 70, width: 32, height: 20, depth: 20, rise: 15, windows: 2, ...tones }) +
    marks(`s4 M0 72C20 68 30 78 44 74V85H0z
light/1.4 M4 78C10 75 16 81 24 78
wood/3.4 o 22 58 17
wood/2.2 M5 58H39M22 41V75M10 46L34 70M34 46L10 70
acc2 M62 74H88V80H62zM58 80H88V85H58z
s2 o 62 77 3
s2 o 58 82.5 3
light M72 52l3-3l2 4l4-2l1 4l4 0l-1 4l3 3l-3 3l1 4l-4 0l-1 4l-4-2l-2 4z
steel o 78 63 6`),
  windmill: () => mill({ x: 44, y: 74, scale: 1.06, turn: 20, ...tones }) + fence(2, 76, 24) ,
}

/** The picture of a Development. Printed in the tones its kind is given by the board. */
export const developmentPicture = (id: DevelopmentId): string =>
  land(id === 'church' || id === 'lighthouse' ? 72 : 18) +
  (id === 'lighthouse' ? '' : marks(front)) +
  buildings[id]() +
  (id === 'windmill' ? line('M60 82l-2-6M66 82l0-7M72 82l2-6', 's4', 1.6) : '')
