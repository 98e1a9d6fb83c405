import type { Tried } from './tried.ts'

/** Sixty answers that were written once those of the sixty tables were mended, at other tables. See `tried.test.ts`. */
export const later: Tried = {
  v01: [
    ['Hm. Harvester I suppose', 'Draft the Harvester || ask'],
    ['wood from the second stack pls', 'Draft stack 2'],
    ['Forget the swineherd, I want the grazier', 'Draft the Grazier || ask'],
  ],
  v03: [
    ['la fromagère, ma laitière l’attend', 'Draft the Fromager || ask'],
    ['Franc maçon avec l’or dessus', 'Draft the Freemason'],
    ['le deuxième de la route', 'Draft the Freemason'],
    ['pile de bois', 'Draft stack 4'],
  ],
  v05: [
    ['Der Schiffsbauer samt Gold', 'Draft the Shipwright'],
    ['Käserin vom Stapel nehmen', 'Draft stack 6'],
    ['ich hätt gern die Glasbläserinn', 'Draft the Glass Blower'],
  ],
  v07: [
    [
      'moissonneuse d’abord, ensuite le constructeur naval sur le bûcheron',
      '#1 || Harvester new pile · Shipwright Lumberjack',
    ],
    ['la 1, merci beaucoup', '#1'],
  ],
  v09: [
    ['den Mönch oder den Schmied? Schmied.', 'Draft the Blacksmith || ask'],
    ['Wagner verdeckt vom fünften Stapel', 'Draft stack 5'],
    ['Wen hat Ada gerade genommen?', 'ask || help'],
  ],
  v13: [
    [
      'erst die Schnitzerin auf den Holzfäller, dann Imkerin als neue Reihe',
      'Wood Carver Lumberjack · Beekeeper new pile',
    ],
    ['Kerzenmacherin und Jägerin neu, fertig', 'Chandler new pile · Hunter new pile · End'],
  ],
  v17: [
    ['Radmacherin, egal welche', 'ask'],
    ['die vordere Radmacherin', 'Draft the Wheeler slot 1 || ask'],
  ],
  v19: [
    ['Seeker please; talk: hi Bob, nice wattler!', 'Draft the Seeker', 'hi Bob, nice wattler!'],
  ],
  m02: [
    ['Wappen gibts nicht, also Brauerei 6/9', '#5 || ask'],
    ['Brauerei 6/8 mit 1 und 5', '#4'],
    ['Feder-Mönch mit 5+5', 'Take white 5 · Take white 5 · monk quill'],
    ['nicht die Brauerei, lieber die Schmiede 5/8', '#6'],
  ],
  m04: [
    ['rosary', '#1 || ask'],
    ['4 and 4, the play banner', '#2'],
    ['two fours for the ? banner', '#3 || ask'],
  ],
  m10: [
    ['carte B avec 2 et 5', '#1 || ask'],
    ['banniere d’école (5+6)', '#3'],
    ['la main avec 5 et 6', '#2 || ask'],
  ],
  m13: [
    ['Oberhaupt weiterschicken', '#1 || ask'],
    ['Kornfeld anlegen mit 1 und schwarzer 6', '#2'],
    ['Handelskirche bitte', '#3 || ask'],
    ['weiße 4 und schwarze 6 für die Marktvogtei', 'Take white 4 · Take black 6 · market office'],
  ],
  m15: [
    ['new field with 1+6', 'Take white 1 · Take white 6 · field'],
    ['activate field 3 using the 1 and the 6', '#3'],
    ['7 stories in hand, with the black 3', '#2 || ask'],
  ],
  m17: [
    ['Heilskirche!', '#1 || ask'],
    ['Stall 5/9 und Brauerei 5/8', '#2 || ask'],
    ['1+4, Stall 5/9 und danach Brauerei 5/8', '#2'],
  ],
  t01: [
    ['library as a foundation, gatehouse into it', 'Start Library · Gatehouse under Library'],
    ['Well and chapel: start both', 'Start Well · Start Chapel || ask'],
    [
      'start the well, finish it with the gatehouse and use it',
      'Start Well · Gatehouse under Well · Use Well',
    ],
    ['discard barracks with the crest', 'crest · Discard Barracks'],
  ],
  t04: [
    ['orchard & moat under the tenement', 'Orchard under Tenement · Moat under Tenement'],
    [
      'Moat completes the armoury. Then orchard to the tenement. Bye!',
      'Moat under Armoury · Orchard under Tenement',
    ],
    ['no, not the moat. The monastery under the tenement', 'Monastery under Tenement || ask'],
    ['start monastery', 'Start Monastery'],
  ],
  t07: [
    [
      'la ferme et l’étal du marché sous le pas de tir',
      'Farm under Archery · Market Stall under Archery',
    ],
    ['j’ouvre les écuries', 'Start Stables'],
    ['étal du marché en or', 'Store Market Stall'],
    ['le grenier sous le pas de tir comme bois', 'Storehouse under Archery'],
  ],
  t10: [
    [
      'les jardins dans la brasserie, les bains dans la banque',
      'Gardens under Brewery · Bathhouse under Bank',
    ],
    ['j’achève la banque avec le manoir', 'Manor under Bank'],
  ],
  t12: [
    ['Hut under the monastery, then start the chapel', 'Shepherd under Monastery · Start Chapel'],
    ['market stall as gold plus flower stand as gold', 'Store Market Stall · Store Flower Stand'],
    ['houseboat?', 'Start Houseboat || ask'],
  ],
  t15: [
    [
      'Armoury to the castle, cottage to the houseboat',
      'Armoury under Castle · Cottage under Houseboat',
    ],
  ],
  t18: [
    ['Manoir comme or puis je commence le Beffroi', 'Store Manor · Start Bell Tower'],
    ['blason sur la cathédrale', 'crest · Discard Cathedral'],
  ],
}
