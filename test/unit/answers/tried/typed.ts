import type { Tried } from './tried.ts'

/** Answers of a whole game of My Village and one of Settlement, by letters as all that their reader saw. See `tried.test.ts`. */
export const typed: Tried = {
  brewery: [
    ['brewery 6/9 with white 1 and white 5, thx', '#1'],
    ['brewery 6/9, white 1 and white 5', '#1'],
    ['ok: brewery 6/9, with the 1 and the 5 (white). Cheers', '#1'],
    ['the 6/9 one then, with white 1 + 5', '#1'],
    ['1 please, the all-white one', '#1'],
    ['brewery 6/9 with white 1 and black 5', '#2'],
    // M5.9: a black die costs time, and none was named.
    ['brewery 6/9 with 1 and 5', '#1 || ask'],
  ],
  scriptorium: [
    ['like 1, but 6/8', 'ask || white 2 · white 6 · Scriptorium 6/8'],
    [
      'scriptorum 6/8, white 2 and white 6',
      'white 2 · white 6 · Scriptorium 6/8 · End || white 2 · white 6 · Scriptorium 6/8',
    ],
    ['a scriptorium with the white 2 + a white 6', 'ask'],
  ],
  market: [
    // Two white ones are no white 2.
    ['les deux blancs', 'ask'],
    ['die zwei weißen', 'ask'],
    ['the two whites', 'ask'],
    ['le 2 blanc', 'white 2'],
    // One customer wants both, which is another thing.
    ['1, then the customer with 1 beer and the one with 1 scroll', 'ask'],
    ['1, then the customer with 1 beer and the customer with 1 scroll', 'ask'],
    [
      '1, then the taylor and the shepherd',
      'white 1 · white 3 · market office · customer Taylor · customer Shepherd',
    ],
    [
      '1, then the customer with a beer and a scroll',
      'white 1 · white 3 · market office · customer Carpenter',
    ],
  ],
  customers: [
    ['then also the shepherd', 'customer Shepherd'],
    ["shepherd, that's it", 'customer Shepherd · Finish · End'],
    ["The shepherd. That's it for me, thanks", 'customer Shepherd · Finish · End'],
    ['Schäfer und Schneider. Das war’s', 'customer Shepherd · customer Taylor · Finish · End'],
    ['le berger, c’est tout', 'customer Shepherd · Finish · End'],
    ['Berger. Fini !', 'customer Shepherd · Finish · End'],
    ['shepherd, nothing else', 'customer Shepherd · Finish · End'],
    ['Schäfer, dann fertig', 'customer Shepherd · Finish · End'],
    ['undo please, I meant two customers: Taylor and Shepherd', 'ask'],
  ],
  carpenter: [['Serve the carpenter with 4 and 6, both white. Thank you', '#1']],
  fours: [
    [
      'the play banner and then the scriptorium with both white fours, good luck Ida!',
      'white 4 · white 4 · play banner · Scriptorium · End',
    ],
    [
      'play banner with both white fours, then the scriptorium',
      'white 4 · white 4 · play banner · Scriptorium · End',
    ],
    [
      'Spielbanner und Schreibstube mit den beiden weißen Vieren',
      'white 4 · white 4 · play banner · Scriptorium · End',
    ],
    [
      'la bannière de jeu et le scriptorium avec les deux 4 blancs',
      'white 4 · white 4 · play banner · Scriptorium · End',
    ],
    ['play banner and scriptorium with the black fours', 'ask'],
    ['stable or wainwright with white 1 and white 5', 'ask'],
  ],
  travel: [
    ['Moin Ida! Reisekarte A mit der weißen 3 und der weißen 4 bitte', '#1'],
    ['Reise A mit weiß 3 + 4', '#1'],
    ['voyage A avec les blancs 3 et 4', '#1'],
  ],
  dying: [
    ['der Händler... Friede seiner Seele', '#1'],
    ['Der Rats-Herr muss leider gehen', 'ask || #3'],
    ['den Abt nicht! Der Reisende stirbt.', 'ask || #4'],
  ],
  hand: [
    ['ich nehme die Startspielerhand, 1 + 3 in weiß', '#1'],
    ['ich greif mir die Startspielerhand, 1 + 3 in weiß', 'ask'],
    ['nr 1, die Hand!', '#1'],
  ],
  headman: [
    ['Das Fragezeichenbanner mit den beiden weißen Einsern bitte. Glückwunsch zum Mönch!', '#4'],
    ['la bannière point d’interrogation avec les deux 1 blancs', '#4'],
    ['5. sag: fleißige Mönche hast du', '#5', 'fleißige Mönche hast du'],
  ],
  rosary: [
    ['Rosenkranzmönch mit weiß 3 und weiß 5', 'white 3 · white 5 · monk rosary'],
    ['den Mönch (Rosenkranz) mit weiß 3 und weiß 5', 'white 3 · white 5 · monk rosary'],
  ],
  home: [['Das Oberhaupt heim, mit 3 und 5 (weiß)', 'ask || #1']],
  artifact: [['Bonjour Hugo ! Je prends le mirroir svp', '#2 || Mirror']],
  land: [
    ['j’explore d’abord la région I, merci', 'Explore region I'],
    ['On explore la région 1', 'Explore region I'],
    ['on construit la banque dans la rue du milieu', 'Construct the Bank · Bank middle street'],
  ],
  clay: [
    ['au milieu svp', 'Clay bank I-2'],
    ['à gauche', 'Clay bank I-1'],
    ['I-2, au milieu', 'Clay bank I-2'],
    ['the left one please', 'Clay bank I-1'],
    ['Right, I-2 please', 'ask || Clay bank I-2'],
    ['left or right', 'ask'],
  ],
  hunt: [['chasse à la manticore !', 'Hunt I-2']],
  bank: [
    ['rue du haut', 'Activate upper street'],
    ['activer la rue du haut, merci', 'Activate upper street'],
    // The row leaves the Church unused.
    ['4 und die Kirche', 'ask'],
    ['5 and exchange gold for wood', 'outpost I-2 · Exchange gold wood'],
    ['la banque en haut, à côté de l’église', 'ask || Construct the Bank · Bank upper street'],
  ],
}
