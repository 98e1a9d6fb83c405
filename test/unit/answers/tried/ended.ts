import type { Tried } from './tried.ts'

/**
 * Answers of a game of Settlement that was played by letters alone, round by round, as they were typed. Half of them were
 * asked back at first. `ask`: that is still right, or not understood. See `tried.test.ts`.
 */
export const ended: Tried = {
  at1: [
    [
      "Hi! I'll have the diamond ring and build the bank in the upper street please",
      'Take the Diamond Ring · Construct the Bank · Put the Bank in the upper street space 1',
    ],
  ],
  at2: [
    [
      "Lovely start Jonas. I'd like to explore region one first, to get some land",
      'Explore region I',
    ],
  ],
  at3: [['just explore region 1', 'Explore region I']],
  at4: [['in the middle please', 'Put the Woodland at I-2']],
  at5: [['build the clay pit for my wood, next to the bank. Cheers', 'ask']],
  at6: [['Festung auf dem Waldland bitte', 'ask']],
  at7: [['ja', '#1']],
  at8: [['Erkunde Reihe I, mal sehen was kommt :)', 'Explore region I']],
  at9: [['Ja genau!', '#1']],
  at10: [
    ['Ganz links bitte', 'Put the Rocks at I-1'],
    ['auf die 1', 'ask'],
  ],
  at11: [
    ['Sawmill with my stone, upper street, then hire nobody', 'ask'],
    ['yes please', '#1'],
  ],
  at12: [
    [
      'Sawmill with my stone, upper street',
      'Construct the Sawmill · Put the Sawmill in the upper street space 2',
    ],
  ],
  at13: [['last settler: outpost on the rocks', 'Build an outpost at I-1']],
  at14: [["J'explore la région 2, on verra bien", 'ask']],
  at15: [['Outpost on the rocks then please', 'Build an outpost at I-1']],
  at16: [['compass sounds great, let me have that one', 'Take the Enchanted Compass']],
  at17: [['Moin, ich erkunde dann mal die zweite Wildnisreihe', 'Explore region II']],
  at18: [['in die Mitte', 'ask']],
  at19: [['Moin, ich erkunde dann mal die Wildnisreihe II', 'Explore region II']],
  at20: [['2', '#2']],
  at21: [["I'd put it on II-1, under the rocks", 'ask']],
  at22: [['Yes!', '#1']],
  at23: [
    [
      "Church for my last wood, upper street. That'll be 4 points one day :-)",
      'Construct the Church · Put the Church in the upper street space 3',
    ],
  ],
  at24: [['next I activate region 1, so I get a wood and a stone', 'Activate region I']],
  at25: [
    [
      'Ok, dann baue ich die Lehmgrube in der oberen Reihe',
      'Construct the Clay Pit · Put the Clay Pit in the upper street space 3',
    ],
    ['Je passe mon tour, merci', 'Pass for this round'],
  ],
  at26: [['L’anneau de diamant pour moi, j’en ai besoin pour les héros', 'Take the Diamond Ring']],
  at27: [["Je recrute l'artisan bleu, 6 points !", 'Invite the Artisan']],
  at28: [
    ["Let's invite the blue artisan and then build the trading post up top", 'ask'],
    ['Trading post then, top street if possible', 'ask'],
  ],
  at29: [
    [
      'activate the top street and use the sawmill',
      'Activate the upper street · Use the Sawmill on space 2',
    ],
  ],
  at30: [
    [
      'no bank, but invite the artisan please',
      'Finish and leave the Bank unused · Invite the Artisan',
    ],
  ],
  at31: [
    [
      'Leave the bank alone and invite the artisan',
      'Finish and leave the Bank unused · Invite the Artisan',
    ],
  ],
  at32: [
    ["don't use the bank. Artisan please", 'Finish and leave the Bank unused · Invite the Artisan'],
  ],
  at33: [
    ["Finish, I don't need the bank", 'Finish and leave the Bank unused'],
    [
      'leave the bank unused and invite the artisan, thanks',
      'Finish and leave the Bank unused · Invite the Artisan',
    ],
  ],
  at34: [
    [
      'Bank nicht nutzen, Handwerker einladen',
      'Finish and leave the Bank unused · Invite the Artisan',
    ],
  ],
  at35: [
    [
      'Baue bitte die Kirche für ein Holz in die mittlere Reihe',
      'Construct the Church · Put the Church in the middle street space 1',
    ],
  ],
  at36: [
    [
      'Und nun die Lehmgrube, auch mittig. Schönen Sonntag euch!',
      'Construct the Clay Pit · Put the Clay Pit in the middle street space 2',
    ],
  ],
  at37: [
    ['explore 1, fingers crossed', '#1'],
    ['Explore 1', '#1'],
  ],
  at38: [['Yep, that.', '#1']],
  at39: [
    ["I'll hunt that nasty manticore with both settlers!", 'Hunt the Steppe Manticore at I-3'],
  ],
  at40: [['2 bitte', '#2']],
  at41: [
    ['oui je passe', '#1'],
    ['Je passe', 'Pass for this round'],
  ],
  at42: [['Cette fois je prends le masque svp', 'Take the Shaman Mask']],
  at43: [['Ich geh in Reihe zwei auf Entdeckungsreise', 'ask']],
  at44: [['Erkunden', 'ask']],
  at45: [['1 natürlich', '#1']],
  at46: [['II-3 and no monster please', 'ask']],
  at47: [
    [
      'Activate region 1 for wood, clay and stone, and invite the artisan too',
      'Activate region I · Invite the Artisan',
    ],
  ],
  at48: [['Ich erkunde Reihe 2 und behalte das Monster für mich', 'ask']],
  at49: [['Erkunde die Reihe II, das wird spannend', 'Explore region II']],
  at50: [
    ['à droite, et pas de monstre merci', 'Put the Rocks at II-3 · Keep II-3 free of monsters'],
    ['II-3 sans monstre', 'Put the Rocks at II-3 · Keep II-3 free of monsters'],
  ],
  at51: [['use both my clay pit & church: middle street', 'ask']],
  at52: [
    [
      'quarry for my clay, please place it in the lower street',
      'Construct the Quarry · Put the Quarry in the lower street space 1',
    ],
  ],
  at53: [['Festung auf den Felsen II-1, der Rest passt', 'Build an outpost at II-1']],
  at54: [['Diesmal den Ring', 'Take the Diamond Ring']],
  at55: [['activate region II for the stones, thanks all', 'Activate region II']],
  at56: [['Reihe I aktivieren bitte, ich brauch Material', 'Activate region I']],
  at57: [
    [
      'active la rue du haut, et la scierie',
      'Activate the upper street · Use the Sawmill on space 2',
    ],
  ],
  at58: [["la scierie, puis rien d'autre", 'Use the Sawmill on space 2']],
  at59: [
    [
      'Utilise la scierie, et ensuite finis',
      'Use the Sawmill on space 2 · Finish and leave the Bank unused',
    ],
    ["la scierie et puis c'est bon", 'Use the Sawmill on space 2'],
  ],
  at60: [
    ['hunt the manticore (2 settlers) + invite green adventurer', 'ask'],
    ['Letzter Siedler: Diamant auf die Kirche', 'ask'],
  ],
  at61: [
    ['ohne Bank, fertig', 'Finish and leave the Bank unused · End your turn'],
    ['skip the bank, thx', 'Finish and leave the Bank unused'],
  ],
  at62: [
    [
      "Hunt the manticore in II-3 and invite the adventurer, that's 4 pts I think",
      'Hunt the Steppe Manticore at II-3 · Invite the Adventurer',
    ],
  ],
  at63: [
    [
      'Ich leg den Diamanten auf meine Kirche (mittlere Reihe) und hol mir noch Lehm aus der Grube',
      'Activate the middle street · Use the Church on space 1 · Use the Clay Pit on space 2',
    ],
  ],
  at64: [
    [
      'Je construis la banque pour une argile, rue du bas stp',
      'Construct the Bank · Put the Bank in the lower street space 2',
    ],
  ],
  at65: [["I'm out of settlers I guess, pass", 'Pass for this round']],
  at66: [
    [
      'keep 2 wood, the clay and the stone',
      'Keep 1 wood · Keep 1 wood · Keep 1 clay · Keep 1 stone',
    ],
  ],
  at67: [['keep all of that please', 'ask']],
  at68: [
    [
      'keep 2 wood, the clay and the stone',
      'Keep 1 wood · Keep 1 wood · Keep 1 clay · Keep 1 stone',
    ],
  ],
}
