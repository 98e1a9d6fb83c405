import type { Tried } from './tried.ts'

/** Answers of whole games by letter that were played wrongly, or asked about by the opposite. See `tried.test.ts`. */
export const played: Tried = {
  t1: [
    [
      "I'd like to start the houseboat, then the brewery goes under the almshouse; crest: throw away the library.",
      'Start Houseboat · Put Brewery · Use your crest · Discard Library || ask',
    ],
  ],
  t2: [['ok then, yes, drop the cemetery', '#1 || ask']],
  t3: [["Laisse l'orphelinat en habitation, je garde le juge", 'Leave Orphanage || ask']],
  t4: [['ne change rien', 'Leave Orphanage || ask']],
  s5: [['Activate the lower street and end my turn', 'ask']],
  s6: [['Ich aktiviere die obere Straße und beende den Zug', 'ask']],
  s7: [['Activate the upper street with clay pit, quarry and bank, then finish my turn', 'ask']],
  s8: [
    [
      'Activate the middle street, use bazaar 1 with clay, bazaar 3 with clay, then the bank, end turn',
      'ask',
    ],
  ],
  m9: [['was kostet ein schwarzer Würfel?', 'ask']],
  m10: [['gehört mir die Startspieler-Hand?', 'ask']],
  m11: [
    [
      'Nein. Fragezeichen-Banner, weiß 3 und weiß 3, das Oberhaupt soll heim gehen',
      'white 3 · white 3 · Activate the “?” · Bring the headman home · End your turn',
    ],
  ],
  m12: [['wieviel Zeit hat Jonas noch bis jemand stirbt?', 'ask']],
  v13: [["I don't put gold on anybody this time", 'Put no gold || ask']],
  v14: [['Which cards need a padlock?', 'ask']],
}
