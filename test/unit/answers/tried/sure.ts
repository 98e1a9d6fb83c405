import type { Tried } from './tried.ts'

/** Sixty answers at tables of the hundred, needlessly asked about where they are not played: reasons, outcomes and prices beside a turn. See `tried.test.ts`. */
export const sure: Tried = {
  v07: [
    ['Mason for me, I can use the money', '#1'],
    ['ich nehm die Flechterin, die fehlt mir noch zum Korb', '#6'],
    ["hay card from stack 6 pls, even if it's face down", 'Draft top card stack 6'],
    ['Bonjour ! La vendangeuse, elle ira bien avec mon vigneron', '#3'],
    ['not a solitary again... ore from stack 4', 'Draft top card stack 4'],
  ],
  v11: [
    ['put my coin on the horse trader, nobody wants her anyway', '#3'],
    ['1 Gold auf den Brauer auf Platz 5, nicht den auf 3', 'Put 1 gold Brewer slot 5'],
    ['un or sur la sculptrice, ça fera plaisir à Cleo', 'Put 1 gold Wood Carver'],
  ],
  v15: [
    ["Fromager since there's a coin on it", '#1'],
    ['Die Kerzenmacherin, dann hab ich alle drei beisammen', '#4'],
    ['le chasseur stp, et bon weekend à tous', '#5'],
    ["i'll take the card from the reserve", '#7'],
  ],
  v19: [
    ["swineherd, I've got a truffler waiting for her", '#1'],
    ['Den Maurer bitte! Bob schnappt ihn mir sonst weg', '#2'],
    ['la carte spéciale de la pile 1', '#7'],
    ['Wattler please, never had one of those', '#6'],
  ],
  v23: [
    ['the milk maid off stack 5, thanks Bob for leaving her', '#8'],
    ['der Strohdachdecker mit dem Goldstück', '#1'],
    ['thatcher then. not the fisher, I have one already', '#1'],
  ],
  m03: [
    ['both white twos and grab the starting player hand', '#1'],
    ["les deux 2 blancs, et je transforme l'un en 5 pour voyager avec la carte A", '#2'],
    ['Feld kaufen, 3 Münzen ausgeben', '#3'],
  ],
  m07: [
    ['Abbey church with the 5 and the 6, 4 time is ok', '#1'],
    ['school banner please, the 1 and the 2 will do nicely', '#2'],
    ["weiße 1 und weiße 4, Spielbanner. Liebe Grüße an alle, bei uns schneit's", '#3'],
    ['la brasserie 5/8 avec le 1 et le 4, merci', '#4'],
  ],
  m12: [
    ['Brewery 6/9 with the two threes', '#4'],
    ['Ich nehme die weiße 1 und die weiße 6 und kaufe mir ein Feld dafür', '#1'],
    ['white 3 and white 3, brewery 6/8, that makes six', '#3'],
    ["Un nouveau champ avec 1 et 6, le dernier qu'il me faut", '#1'],
  ],
  m16: [
    ['church!! 5 and 6, it costs 4 time but whatever', '#1'],
    ['Schulbanner mit der 5 und der 6', '#3'],
    ['Le lieu de réunion avec les deux 1, le blanc et le noir', '#2'],
  ],
  m20: [
    [
      'Field 1 please. White 2 plus white 5',
      '#4 || Take white 2 · Take white 5 · Activate field 1',
    ],
    ['Starting player hand with the two twos, only 1 point but I want to go first', '#2'],
  ],
  s02: [
    ["build the clay pit, I've one wood left after all, upper street space 3", '#4'],
    ['Erkunde eine Landschaft in Region II, die beiden Siedler hab ich ja', '#3'],
    ["on explore la région 1 avec un seul colon, j'espère du bois", '#1'],
    ['kill the manticore', '#2 || Hunt Manticore'],
  ],
  s08: [
    ['hunt the gnoll at II-1, the diamond will come in handy', '#3 || Hunt Gnoll II-1'],
    ['Außenposten auf I-2, da kommt jede Runde Holz raus', 'Build outpost I-2'],
    ['Activer la région I pour le bois', 'Activate region I'],
  ],
  s13: [
    ['Diamond ring for me, then build the bank in the upper street', '#1'],
    ['Der Humpen! Ich lad eh viele Helden ein', 'Take the Ornate Tankard || #4'],
    ["the shaman mask pls, I'm sick of monsters", 'Take the Shaman Mask'],
  ],
  s17: [
    ['use the outpost at I-2, I need stone badly', '#4 || Activate outpost I-2'],
    ['Ich erkunde Region II mit meinen zwei Siedlern, drückt mir die Daumen', '#2'],
    ['je passe, il ne me reste rien à faire cette manche', '#5'],
  ],
  s21: [
    ['scierie et comptoir dans la rue haute, on active ça', '#3'],
    ['Gnoll auf I-3 erlegen, der nervt schon lang genug', '#1 || Hunt Gnoll I-3'],
  ],
  t02: [
    ['bridge under the well, that finishes it, then use the well', '#1'],
    [
      'Den Marktstand als Gold lagern und die Brücke unter den Brunnen',
      'Store Market Stall gold · Bridge under Well',
    ],
    [
      "I'll start the flower stand with the almshouse as its resource",
      'Start Flower Stand · Almshouse under Flower Stand || Start Flower Stand · Almshouse under Flower Stand · Use Flower Stand',
    ],
  ],
  t06: [
    [
      'Fischerei unters Mietshaus, Obstgarten unter die Reihenhäuser',
      'Fishery under Tenement · Orchard under Row Houses',
    ],
    [
      "verger sous l'immeuble, comme ça il est fini, et la pêcherie sous les maisons mitoyennes",
      'Orchard under Tenement · Fishery under Row Houses',
    ],
  ],
  t09: [
    [
      'Gardens to the stables please and then the inn gets started with my gold',
      'Gardens under Stables · Start Inn',
    ],
  ],
  t14: [
    ['Lagere das Herrenhaus als Gold, das brauch ich später', 'Store the Manor'],
    [
      "armoury and manor both under the statue, it's complete then",
      'Armoury under Statue · Manor under Statue',
    ],
  ],
  t19: [
    [
      "Je commence les écuries et je glisse l'orphelinat dessous",
      'Start Stables · Orphanage under Stables',
    ],
    ['crest on the town hall, then stables started and orphanage under it. Sorry Ada!', '#2'],
  ],
}
