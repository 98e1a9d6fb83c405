import type { Tried } from './tried.ts'

/** Answers that name a row of the list by what it does, on a table of the seventh set. See `tried.test.ts`. */
export const rows: Tried = {
  dice: [
    ['Spielbanner', '#2'],
    ['Schmiede 6/9 mit weiß 3 + weiß 3', '#7'],
    ['Ich nehme die weißen Dreier und hole mir die Brauerei 6/8', '#4'],
    ['weiß 3 und weiß 3, Brauerei 6/9', '#5'],
    ['die Zweier und die Brauerei 6/8', 'ask'],
    ['die Dreier', 'ask'],
    ['both 3s', 'ask'],
    ['the 6s', 'ask'],
    ['Schmiede', 'ask'],
    ['nicht das Spielbanner', 'ask'],
    ['Spielbanner oder Schmiede 6/8', 'ask'],
    ['the forge 6/8 is gone, play banner', 'ask'],
    ['play banner?', 'ask'],
    ['the play banner was good', 'ask'],
    ['forge 6/8 and brewery 6/9', 'ask'],
    ['4 and the forge 6/8', 'ask'],
    ['forge 6/8 with 3', 'ask'],
    ['forge 6/8 with 2 and 3', 'ask'],
    ['church of salvation with 3 and 1', 'ask'],
    ['Heilskirche mit 2 und 1', 'ask'],
    [
      'Acquire the Church of Salvation (4 time) · with black 2 (2 time) + white 3, 3 → 1 (2 coins)',
      '#1',
    ],
    ['Erwirb die Schmiede 6/8 (2 Zeit) · mit weiß 3 + weiß 3', '#6'],
    ['Acquérir la Forge 6/9 (2 temps) · avec blanc 3 + blanc 3', '#7'],
    ['forge 6/8 with two and three', 'ask'],
    ['forge 6/8 with two threes', '#6'],
    ['forge 6/8 with 3 and 3', '#6'],
    ['la forge 6/9, avec les deux 3 blancs', '#7'],
  ],
}
