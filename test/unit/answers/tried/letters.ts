import type { Tried } from './tried.ts'

/** Answers of whole games that were played by letters alone. See `tried.test.ts`. */
export const letters: Tried = {
  explore: [
    [
      'Dann erkunde ich noch Reihe I und lege es auf Feld 1. Ende.',
      'Explore region I · Put I-1 · End your turn',
    ],
    ['Ich erkunde Reihe I.', 'Explore region I with 1'],
    ['erkunde I auf Feld 1', 'Explore region I · Put I-1'],
    ['Erkunde I (Feld 3)', 'Explore region I · Put I-3'],
    ['Erkunde I. Feld 3', 'Explore region I · Put I-3'],
    ['explore region I, on space 3, then pass', 'Explore region I · Put I-3 · Pass'],
    ['J’explore la région I et je le pose en I-3', 'Explore region I · Put I-3'],
    ['Erkunde Reihe I auf I-3. Dann passe ich.', 'Explore region I · Put I-3 · Pass'],
    ['Erkunde II-2', 'Explore region II · Put II-2'],
    ['Erkunde II-2 und passe', 'Explore region II · Put II-2 · Pass'],
    // S5.22: no land borders it.
    ['Explore II-3 please', 'ask'],
    ['Ich bin dran: Erkunde I bitte', 'Explore region I with 1'],
    ['Explore I', 'Explore region I with 1'],
    ['explore I think', 'ask'],
    ['Erkunde I und II', 'ask'],
    ['Erkunde I oder II', 'ask'],
    ['Erkunde I. Wenn Gold, dann Feld 1, sonst Feld 3', 'ask'],
    ['Aktiviere I', 'Activate region I'],
    ['Erkunde Reihe II, mittleres Feld', 'ask'],
  ],
  clay: [
    ['Waldgnoll besiegen und passen', 'Hunt I-1 · Pass'],
    ['kill the gnoll and pass', 'Hunt I-1 · Pass'],
    ['Gnoll bekämpfen, dann passen', 'Hunt I-1 · Pass'],
    ['Baue die Bank in die obere Straße', 'Construct the Bank · Put the Bank upper space 1'],
    ['Bank oben', 'Construct the Bank · Put the Bank upper space 1'],
    ['Baue die Bank oben und passe dann', 'Construct the Bank · Put the Bank upper · Pass'],
    ['Bank in der Mitte', 'Construct the Bank · Put the Bank middle'],
    ['Handelsposten für einen Diamanten', 'Construct the Trading Post'],
    ['Reihe I aktivieren und passen', 'Activate region I · Pass'],
    ['Festung am Lehmufer', 'outpost I-2'],
    // A price is no name.
    ['Lehm holen', 'ask'],
    ['Nimm Lehm', 'ask'],
    ['hole Lehm aus Reihe I', '#8 || ask'],
  ],
  lands: [
    ['Erkunde II-2 und passe dann', 'Explore region II · Put II-2 · Pass'],
    ['Explore II-3 please', 'ask'],
  ],
  dice: [
    ['La carte de voyage A et avec blanc 1 + 6, merci !', '#1'],
    ['Travel card A with the white 1 and the 6', '#1'],
  ],
  row: [
    [
      'Hi! Start Boarding House, then Storehouse → Boarding House, then Crest, then Drop Courthouse, thanks!',
      '#2',
    ],
    ['Start Almshouse · Boarding House → Almshouse · Crest · Drop Courthouse', '#1'],
    ['Start Almshouse · Boarding House → Almshouse · Crest · Drop Courthouse?', 'ask'],
    ['Not Start Almshouse · Boarding House → Almshouse · Crest · Drop Courthouse', 'ask'],
    [
      'I start the Boarding House with the Storehouse under it, then use my crest to drop the Courthouse',
      '#2',
    ],
    ['Start the Almshouse with Boarding House, crest drops the courthouse', '#1'],
    ['Almshouse, boarding house under it, crest on the courthouse', '#1'],
    // The same cards, but in other roles than those of any row.
    [
      'I start the Courthouse with the Almshouse under it, then use my crest to drop the Boarding House',
      'ask',
    ],
    [
      'I start the Boarding House with the Almshouse under it, then use my crest to drop the Courthouse',
      'ask',
    ],
    ['Start the Almshouse with the Courthouse, crest: drop the Boarding House', 'ask'],
  ],
}
