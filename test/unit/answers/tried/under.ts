import type { Tried } from './tried.ts'

/** Answers of games that were played by letter, in which one piece comes under or on another, or is used with others. See `tried.test.ts`. */
export const under: Tried = {
  t06: [
    ['Beginne die Windmühle, Bäckerei drunter', 'ask'],
    ['Beginne die Bäckerei, Windmühle drunter', 'Start Bakery · Windmill under Bakery'],
  ],
  t13: [['Beginne die Pension, Burggraben drunter', 'ask']],
  t20: [
    ['Beginne die Kate, Kaserne drunter', 'ask'],
    ['Beginne die Kate und lege die Kaserne darunter', 'ask'],
    ['start the cottage, barracks underneath', 'ask'],
    ['commencer la chaumière, caserne dessous', 'ask'],
    ['die Kate, Fest drunter', 'ask'],
    ['start the barracks with the cottage underneath', 'Start Barracks · Cottage under Barracks'],
    ['Beginne die Kaserne und leg die Kate darunter', 'Start Barracks · Cottage under Barracks'],
  ],
  t30: [
    [
      'Mietshaus und Hospital unter das Waisenhaus, das ist damit fertig',
      'Tenement under Orphanage · Hospital under Orphanage',
    ],
  ],
  v37: [
    ['Trade the cooper for a hayer on stack 1', 'ask'],
    ['Trade the cooper for a hayer on stack 6', 'Trade Hayer · Cooper stack 6'],
  ],
  s09: [['Activate the middle street and use all three: sawmill, quarry, clay pit', 'ask']],
}
