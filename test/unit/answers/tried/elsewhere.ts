import type { Tried } from './tried.ts'

/** Names of pieces that are not there, each like a word of a move that is: nothing may be played. At the hundred tables. See `tried.test.ts`. */
export const elsewhere: Tried = {
  // “Minerai” is ore in French.
  v01: [
    ['the horse trader or the mason. And then build the miner', 'ask'],
    ['miner', 'ask'],
    ['the weaver or the brewer. Mason', 'Draft the Mason || ask'],
  ],
  t10: [
    // No misspelt “store”.
    ['stone', 'ask'],
    ['start the moat and put the town hall under it', 'ask'],
  ],
  t12: [
    ['start the museum and the bakery', 'ask'],
    ['Commencer le musée et la boulangerie', 'ask'],
    ['start the museum and the row houses', 'ask || Start Museum · Start Row Houses'],
  ],
  t18: [['Marktstand', 'ask']],
}
