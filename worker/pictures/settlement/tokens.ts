/** Tokens and the signs of what a turn can hold: 24 x 24, read at 16 px. */
import type { Resource } from '../../games/settlement/components/resources.ts'
import { circle, line, path, rounded } from '../shapes.ts'

const resources: Readonly<Record<Resource, () => string>> = {
  wood: () =>
    path('M2 15.5L15 7.5L20 14L7 22z', 'tan2') +
    path('M2 15.5L15 7.5L16.5 9.5L3.5 17.5z', 'tan') +
    circle(18, 10.5, 4.2, 'tan') +
    circle(18, 10.5, 3.2, 'light') +
    circle(18, 10.5, 1.3, 'tan') +
    path('M3 8L13 2l3 4L6 12z', 'tan2') +
    path('M3 8L13 2l1 1.4L4 9.5z', 'tan'),
  clay: () =>
    path('M1 11L8 5H23L16 11z', 'roof') +
    path('M1 11H16V20H1z', 'roof') +
    path('M16 11L23 5V14L16 20z', 'roof2') +
    path('M1 11L8 5H23L16 11z', 'light', ' fill-opacity=".35"') +
    line('M4 14.5h5M8 17.5h5', 'roof2', 1.3),
  stone: () =>
    path('M2 20L4 9L12 3L20 7L22 17L17 21z', 'faint') +
    path('M4 9L12 3L14 10L8 14z', 'light') +
    path('M2 20L4 9L8 14L9 21z', 'far') +
    path('M14 10L20 7L22 17L17 21z', 'steel', ' fill-opacity=".55"'),
  diamond: () =>
    path('M6 3H18L23 10L12 22L1 10z', 'water') +
    path('M6 3H12L8 10H1z', 'water2') +
    path('M8 10H16L12 22z', 'water2') +
    path('M12 3H18L16 10z', 'light') +
    path('M16 10H23L12 22z', 'sky0'),
  gold: () =>
    path('M1 20L4.5 10H19.5L23 20z', 'coin') +
    path('M4.5 10L7 6.5H17L19.5 10z', 'light') +
    path('M15 10H19.5L23 20H17z', 'acc2') +
    line('M1 20L4.5 10H19.5L23 20zM4.5 10L7 6.5H17L19.5 10', 'coin2', 1.2, rounded),
}

/** One of a resource. */
export const resource = (kind: Resource): string => resources[kind]()

const body =
  'M12 8.5C17.5 9 21 11.5 21 14C21 15.5 19.5 15.5 16 14.5L18.5 22H14L12 18L10 22H5.5L8 14.5C4.5 15.5 3 15.5 3 14C3 11.5 6.5 9 12 8.5z'
/** A settler in the seat's colour (`ok`, if nothing else is set). */
export const settler = (): string =>
  path(body, 'ok') +
  circle(12, 5.6, 4, 'ok') +
  path(
    'M10 9.5C6.5 10.5 5 12 4.5 13.5',
    'none',
    ' stroke="$light" stroke-width="1.2" stroke-linecap="round" stroke-opacity=".7"',
  )
/** A bonus settler: it wears a wide hat and carries a bundle, so that it differs in form. */
export const bonusSettler = (): string =>
  path(body, 'acc2') +
  circle(12, 6.5, 3.6, 'acc2') +
  path(
    'M4.5 6C7 4.5 8 4.5 8.5 4.5L9.5 1H14.5L15.5 4.5C16.5 4.5 17 4.5 19.5 6C16 7.2 8 7.2 4.5 6z',
    'coin2',
  ) +
  line('M21 3V22', 'wood', 1.5) +
  circle(21, 4.5, 2.6, 'wax')

/** Things that a turn can hold. */
export type Sign =
  | 'construct'
  | 'explore'
  | 'hunt'
  | 'build-outpost'
  | 'activate'
  | 'invite'
  | 'exchange'
  | 'any'

const signs: Readonly<Record<Sign, () => string>> = {
  construct: () =>
    line('M5 21L14 11', 'wood', 3.2, rounded) +
    path('M8.5 6.5L14 2.5C17 3 19.5 5 21.5 8.5L18 11L16 8.5L13.5 12.5z', 'steel') +
    path('M8.5 6.5L14 2.5L16.5 6L11 10z', 'faint'),
  explore: () =>
    circle(12, 12, 10.5, 'acc2') +
    circle(12, 12, 8.3, 'light') +
    path('M17 6.5L14 14L7 17.5L10 10z', 'steel') +
    path('M17 6.5L14 14L10 10z', 'wax'),
  hunt: () =>
    line('M4 3L18 18M20 3L6 18', 'steel', 2.6) +
    line('M3.5 15.5l6 6M20.5 15.5l-6 6', 'acc2', 2.2) +
    line('M5 20l-2 2M19 20l2 2', 'wood', 2.6, rounded),
  'build-outpost': () =>
    path('M4 22V8h3.2v2.5h3V8h3.6v2.5h3V8H20v14z', 'faint') +
    path('M14 10.5h2.8V8H20v14h-6z', 'steel') +
    path('M9.5 22v-5a2.5 2.5 0 0 1 5 0v5z', 'key') +
    path('M12 8V1l7 2.5L12 6z', 'ok'),
  activate: () =>
    line('M19.5 12a7.5 7.5 0 1 1-3-6', 'ok', 2.8, rounded) + path('M13.5 7.5L21 8L19 1z', 'ok'),
  invite: () =>
    path('M2 6H22V19H2z', 'light') +
    line('M2 6H22V19H2zM2 6L12 14L22 6', 'steel', 1.6, rounded) +
    circle(12, 14, 3.6, 'wax'),
  exchange: () =>
    line('M3 8H18M21 16H6', 'ok', 2.6) + path('M16 3L22.5 8L16 13zM8 11L1.5 16L8 21z', 'ok'),
  any: () =>
    path('M12 1.5L22 7V17L12 22.5L2 17V7z', 'faint') +
    path('M12 1.5L22 7L12 12.5L2 7z', 'light', ' fill-opacity=".35"') +
    line('M9 9.5C9 6.5 15 6.5 15 9.7C15 12 12 12 12 14.5M12 17.6v.1', 'paper', 2.4, rounded),
}

/** The sign of something that a turn can hold. */
export const sign = (name: Sign): string => signs[name]()
