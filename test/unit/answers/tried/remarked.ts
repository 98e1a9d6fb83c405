import type { Tried } from './tried.ts'

/** Answers with remarks beside what they say: how a turn ends, what was wrong before, what something is good for. See `tried.test.ts`. */
export const remarked: Tried = {
  school: [
    [
      "I'll take the white 5 and the white 6 and use them for my school banner please. That ends my turn.",
      'Take the white 5 · Take the white 6 · Activate the school banner · End your turn',
    ],
    [
      'Schulbanner mit der weißen 5 und der weißen 6. Damit ist mein Zug zu Ende.',
      'Take the white 5 · Take the white 6 · Activate the school banner · End your turn',
    ],
  ],
  manticore: [
    [
      "Hunt the manticore with two settlers and that's my turn.",
      'Hunt the Steppe Manticore at I-3 with 2 settlers for 1 gold · End your turn',
    ],
    [
      'Je chasse la manticore avec deux colons. Mon tour est fini.',
      'Hunt the Steppe Manticore at I-3 with 2 settlers for 1 gold · End your turn',
    ],
    ['Hunt the manticore with two settlers, or does that end my turn?', 'ask'],
    ["Don't end my turn yet", 'ask'],
  ],
  outpost: [
    [
      'Hallo, ich aktiviere die Festung auf I-2 für ein Holz und beende den Zug. Gruß, Ada',
      'Activate the outpost at I-2 for 1 wood · End your turn',
    ],
    ['Dann pass ich mal, mir fällt nix mehr ein.', 'Pass for this round'],
  ],
  pile: [
    [
      'den Fischer als neue Reihe und die Schnitzerin auf den Holzfäller in Reihe 3, dann Schluss für heute',
      'Build the Fisher as a new pile · Build the Wood Carver on the Lumberjack (pile 3) · End your build turn',
    ],
    ['Huch, das vorhin war falsch, bitte nochmal zurück', 'undo'],
    ['oh nein bitte zurück, hab mich vertippt', 'undo'],
    ['oups, je me suis trompé, on peut revenir ?', 'undo'],
    ['Oops, that was a mistake, can we go back please?', 'undo'],
    ['Huch, das war falsch', 'ask'],
  ],
  carver: [
    ['Number 1 it is. Have a lovely weekend both of you', '#1'],
    ['Nummer 1 bitte. Schönes Wochenende euch beiden', '#1'],
    ['Number 1, but not 2', 'ask'],
  ],
  useless: [
    ["le 3, je n'ai plus rien à faire d'utile", '#3'],
    ['3, nothing else to do here', '#3'],
  ],
  known: [
    ['on explore la région 1, on sait jamais', 'Explore a terrain in region I with 1 settler'],
    ['Region I erkunden, man weiß ja nie', 'Explore a terrain in region I with 1 settler'],
    ["Je passe, c'est fini pour moi. Bien joué Cleo !", 'Pass'],
  ],
  gold: [
    ['nö, von mir kriegt keiner gold', 'Put no gold on the Road'],
    ['Nobody gets any gold', 'Put no gold on the Road'],
    ['Nobody else gets gold', 'ask'],
  ],
  tenement: [
    [
      "Merchant House under the Tenement, and the Theatre too, which finishes it. I don't need the crest.",
      'ask',
    ],
  ],
  // Hatred and refusals in words of no list.
  ring: [
    ['I hate the Diamond Ring', 'ask'],
    ['Diamond Ring stinks', 'ask'],
    ['Reject the Crown of Dominion', 'ask'],
    ['Bored of the Shaman Mask', 'ask'],
    ['take the diamond ring, it brings 1 coin and the bank', 'ask'],
  ],
  gnoll: [
    ['demolish the outpost at II-1', 'ask'],
    ['flee from the forest gnoll at II-2', 'ask'],
  ],
  fisher: [
    ['I almost drafted the fisher from the road', 'ask'],
    ['beekeeper, it gives me 4 gold and the glass blower', 'ask'],
    ['fisher, brings 3 gold', 'Draft the Fisher'],
  ],
  bakery: [
    ['je hais la chaumière; commence la banque', 'ask'],
    ['termine la boulangerie avec la chaumière', 'Put the Cottage under the Bakery || ask'],
  ],
}
