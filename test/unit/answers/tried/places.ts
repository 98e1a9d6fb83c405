import type { Tried } from './tried.ts'

/** Answers that name a building and where it is to stand at once, on a table of the fifth set. See `tried.test.ts`. */
export const places: Tried = {
  invite: [
    [
      'Gem Cutter in the upper street, space 3',
      'Construct the Gem Cutter · Put the Gem Cutter upper space 3',
    ],
    [
      'gem cutter, middle street 1',
      'Construct the Gem Cutter · Put the Gem Cutter middle space 1 || ask',
    ],
    [
      'I build the tavern from space 9 in the middle street, space 2',
      'Construct the Tavern space 9 · Put the Tavern middle space 2',
    ],
    [
      'tavern in the middle street, space 2',
      'Construct the Tavern · Put the Tavern middle space 2',
    ],
    [
      'gem cutter in the lower street',
      'Construct the Gem Cutter · Put the Gem Cutter lower space 1',
    ],
    ['gem cutter, but not in the lower street', 'ask'],
    ['gem cutter in the evening', 'ask || Construct the Gem Cutter'],
    [
      'Edelsteinschleifer in die mittlere Reihe, Feld 1',
      'Construct the Gem Cutter · Put the Gem Cutter middle space 1',
    ],
    [
      'Baue bitte die Taverne von Feld 9 in die mittlere Reihe, Feld 2',
      'Construct the Tavern space 9 · Put the Tavern middle space 2',
    ],
    [
      'le lapidaire dans la rue du milieu, case 2',
      'Construct the Gem Cutter · Put the Gem Cutter middle space 2',
    ],
  ],
}
