import type { Person } from './people.ts'

/** Looks of the people who sit at tables, by their number: on stamps and on the podium. */
export const guestLooks: ReadonlyArray<Person> = [
  { hat: 'straw', hair: 'hair', apron: 'light' },
  { hat: 'kerchief', hair: 'black', hairdo: 'braid', skin: 'tan' },
  { hat: 'felt', beard: 'full', hair: 'grey', build: 'stout' },
  { hairdo: 'long', hair: 'ginger', shawl: 'leaf', build: 'slim', facing: 'right' },
  { hat: 'cap', beard: 'moustache', hair: 'black', skin: 'brown' },
  { hat: 'bonnet', hair: 'grey', build: 'stout', shawl: 'wall2' },
  { hairdo: 'bun', hair: 'black', skin: 'dark', trim: 'acc', build: 'slim' },
  { hairdo: 'bald', beard: 'long', hair: 'ginger', apron: 'acc2', build: 'stout' },
  { hat: 'beret', hairdo: 'long', hair: 'blond', build: 'slim' },
  { hat: 'turban', beard: 'short', hair: 'black', skin: 'brown', facing: 'right' },
  { hairdo: 'curls', hair: 'hair', skin: 'tan', apron: 'light' },
  { hat: 'wide', beard: 'short', hair: 'blond', trim: 'acc' },
  { hat: 'wimple', skin: 'skin', trim: 'light', build: 'slim' },
  { hairdo: 'braid', hair: 'blond', facing: 'right', trim: 'acc' },
  { hat: 'toque', beard: 'moustache', hair: 'hair', build: 'stout', apron: 'light' },
  { hat: 'hood', hair: 'black', skin: 'tan', beard: 'full' },
  { hairdo: 'curls', hair: 'black', skin: 'dark', beard: 'short', facing: 'right' },
  { hairdo: 'bun', hair: 'grey', trim: 'acc', shawl: 'roof', facing: 'right' },
  { hat: 'helmet', beard: 'full', hair: 'blond', facing: 'right' },
  { hat: 'straw', hairdo: 'long', hair: 'black', skin: 'brown', build: 'slim' },
  { hairdo: 'short', hair: 'ginger', apron: 'light', facing: 'right', build: 'slim' },
  { hat: 'felt', hairdo: 'braid', hair: 'hair', facing: 'right', trim: 'acc' },
  { hat: 'kerchief', skin: 'dark', hair: 'black', apron: 'acc', build: 'stout', facing: 'right' },
  { hat: 'crown', hairdo: 'long', hair: 'grey', skin: 'skin', beard: 'long' },
]
