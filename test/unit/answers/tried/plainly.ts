import type { Tried } from './tried.ts'

/** Answers at 48 other tables again, written in the same way. See `tried.test.ts`. */
export const plainly: Tried = {
  v1: [
    ["Hi both, I'll have the mason please. Thanks for the quick round!", '#2'],
    ['the top one from the hay pile', 'Draft the top card of stack 5 (a hay card)'],
    ['ill take that grazer, I want some food and he only needs a hayer', '#3'],
    ['Guten Abend, ich nehm dann den Mönch. Grüße aus Kassel', '#6'],
  ],
  v2: [
    [
      'Die Schweinehirtin kommt auf die Gründung und auf sie gleich der Trüffelsucher',
      '#1 || Build the Swineherd on the Founders · Build the Truffler on the Swineherd',
    ],
    [
      'Liebe Mitspieler, ich mache erst eine neue Reihe mit der Imkerin auf, danach lege ich die Schweinehirtin auf meine Gründung. Damit bin ich fertig. LG Gerda',
      '#2',
    ],
    ['will ne karte eintauschen gegen nen bergarbeiter', 'Trade a hand card for a Miner'],
    [
      'wieviel bekomm ich denn unterm strich für die imkerin, gehen da die 2 gold fürs schloss noch ab?',
      'ask',
    ],
  ],
  v3: [
    ['Bonjour, je prends le négociant en vin. Merci et bonne soirée', '#1'],
    ['la speleologue mais celle de la pile 4 stp, on sait jamais ce qui vient dessous', '#7'],
    ['constructeur navale pour moi', '#6'],
    ['la souffleuse de verre, pour ouvrir le cadenas du négociant plus tard', '#8'],
  ],
  v4: [
    ['Jeweller obviously!! 20 gold, yes please', '#1'],
    [
      "The jeweler now, and next time around I'd like the seeker from pile 6 if he is still there",
      '#1 || ask',
    ],
    ['I need a seeker under my spelunker so give me the top one of stack six', '#8'],
    ['no 3 pls', '#3'],
  ],
  v5: [
    ['die pferdezüchterin ohne frage, ich hab ja lauter heu :-)', '#1'],
    ['Bettenbauer oder Glasbläserin, je nachdem was mehr bringt', 'ask'],
    ['einmal blind vom letzten Stapel, also das Erz', '#8'],
    [
      'Noch ein Milchmädchen bitte, also die Magd aus der Auslage. Dann hab ich zwar zwei, ist aber egal. Gruß Opa Heinz',
      '#5',
    ],
  ],
  v6: [
    ['je prend la floteuse de bois', '#2'],
    ['Bonsoir à tous, ce sera la chandelière pour moi : 3 or et pas de cadenas. Bises', '#3'],
    ["The wine trader please, just so Bob can't have him", '#1'],
    ['bof rien ne me plait... allez la carte foin de la pile, on verra', '#7'],
  ],
  v7: [
    ['freemason thx', '#1'],
    [
      'Good evening. I should like the top card of the third stack, if I may. Regards, Harold',
      'Draft the top card of stack 3 (a solitary card)',
    ],
    [
      'one of the solitary ones from the stacks',
      'ask || Draft the top card of stack 3 (a solitary card)',
    ],
    ['what does my apprentice do if nothing in my village is covered yet?', 'ask'],
  ],
  v8: [
    ['Freimaurer, Schweinehirtin und Erntehelferin, in der Reihenfolge, und dann Ende', '#1'],
    [
      'Erstmal nur den Freimaurer bauen bitte, ich überleg dann weiter',
      'Build the Freemason as a new pile',
    ],
    [
      'ich ersetz bei Cleo die Heuwenderin durch meinen Gehilfen hehe, sorry cleo',
      'Let the Apprentice replace the Hayer (pile 2)',
    ],
    [
      'schweinehirtin auf die grundung, erntehelferin als neue reihe daneben. den freimaurer behalt ich noch auf der hand',
      'Build the Swineherd on the Founders · Build the Harvester as a new pile || Build the Swineherd on the Founders · Build the Harvester as a new pile · End your build turn',
    ],
  ],
  v9: [
    [
      'La sculptrice sur le bûcheron de la pile 5 et la maquignonne sur le faneur de la pile 4. Merci !',
      '#1 || Build the Wood Carver on the Lumberjack (pile 5) · Build the Horse Trader on the Hayer (pile 4)',
    ],
    [
      'maquignone sur un faneur',
      'Build the Horse Trader on the Hayer (pile 4) || Build the Horse Trader on the Hayer (pile 3) || ask',
    ],
    [
      "je pose le pretre puis le pecheur, tant pis si Ada touche l'argent des cadenas",
      'Build the Priest as a new pile · Build the Fisher as a new pile || Build the Priest as a new pile · Build the Fisher as a new pile · End your build turn',
    ],
    ['Mince, je me suis trompé, reviens en arrière stp', 'undo'],
  ],
  v10: [
    [
      'Carpenter onto the lumberjack in pile 8, then the shipwright onto the one in pile 10. Done.',
      'Build the Carpenter on the Lumberjack (pile 8) · Build the Shipwright on the Lumberjack (pile 10) · End your build turn',
    ],
    [
      'log rafter to pile 6, shipwright to pile 4',
      '#2 || Build the Log Rafter on the Lumberjack (pile 6) · Build the Shipwright on the Lumberjack (pile 4)',
    ],
    [
      "if the log rafter counts his own two woods then put him on pile 7, otherwise I'd rather have the shipwright there",
      'ask',
    ],
    [
      'salut, je mets la flotteuse de bois sur le bucheron de la pile 4 et le constructeur naval sur celui de la 6',
      '#3 || Build the Log Rafter on the Lumberjack (pile 4) · Build the Shipwright on the Lumberjack (pile 6)',
    ],
  ],
  v11: [
    ['Die Radmacherin nehme ich, dann kann der Wagner endlich drauf', '#3'],
    ['käserin!!', '#2'],
    ['Den Juwelier nehm ich. Cleo, tut mir leid falls du den wolltest ;)', '#1'],
    ['ich will diesmal keinen, passe', 'ask'],
  ],
  v12: [
    ["L'apicultrice svp, elle me rapporte même 2 or", '#3'],
    ['laitiere, il me la faut pour poser ma fromagere', '#4'],
    ["Je tire une carte de la réserve, à l'aveugle. On croise les doigts", '#7'],
    ['le moine avec la pièce qui est dessus', '#2'],
  ],
  s1: [
    ['The ring, and then build a bank in the upper street', '#1'],
    ["I'll take the magic treasure please, nothing else for now", 'Take the Magic Treasure'],
    ['potion of power sounds fun, lets go', '#4 || Take the Potion of Power'],
    ['same as your first one but with the chest instead of the ring', '#3'],
  ],
  s2: [
    ['auf gehts, den Mantikor verkloppen!!', '#1 || Hunt the Steppe Manticore at I-2'],
    ['Guten Tag, ich möchte bitte Region 2 erkunden.', '#3'],
    ['Ich erkunde mal in der ersten Wildnisreihe, kostet ja nur einen Siedler', '#2'],
    ['kann ich den handwerker mit den 8 punkten eigentlich jetzt schon einladen?', 'ask'],
  ],
  s3: [
    [
      "Je bâtis un avant-poste sur l'argile en I-3",
      'Build an outpost at I-3 (Clay bank) || Build an outpost at I-3 (Clay bank) · End your turn',
    ],
    ['un avant poste dans le bois I-2, fini', '#4'],
    [
      "j'active la region 1 ca me fait un bois et une argile",
      'Activate region I for 1 wood and 1 clay || Activate region I for 1 wood and 1 clay · End your turn',
    ],
    ["Bonjour les amis, une mine de diamants dans la rue du haut s'il vous plaît. Martine", '#3'],
  ],
  s4: [
    ['kill the gnoll', '#1 || Hunt the Forest Gnoll at I-2'],
    [
      'Hello everybody, I would like to activate region one and collect my wood and stone. Best wishes, Margaret',
      '#2 || Activate region I for 1 wood and 1 stone',
    ],
    [
      'swap my gold into a stone first, then an outpost on the wood at I-1',
      'Exchange 1 gold for 1 stone · Build an outpost at I-1 (Woodland) || Exchange 1 gold for 1 stone · Build an outpost at I-1 (Woodland) · End your turn',
    ],
    ['can you send me the whole list', 'list'],
  ],
  s5: [
    [
      'Die Kirche aktivieren und den Diamanten drauf legen',
      '#1 || Activate the upper street (the Church) · Use the Church on space 3: put 1 diamond on it for good',
    ],
    [
      'Hallo Ada, ich errichte noch eine Festung auf den Felsen in I-3. Danke dir fürs Warten!',
      'Build an outpost at I-3 (Rocks) || Build an outpost at I-3 (Rocks) · End your turn',
    ],
    [
      'reihe eins aktiviren, gibt 1 holz und 2 steine',
      'Activate region I for 1 wood and 2 stone || Activate region I for 1 wood and 2 stone · End your turn',
    ],
    ['ich tausch mein gold gegen einen stein', 'Exchange 1 gold for 1 stone'],
  ],
  s6: [
    [
      'chasse la manticore avec 2 colons',
      'Hunt the Steppe Manticore at I-1 with 2 settlers for 1 gold || Hunt the Steppe Manticore at I-1 with 2 settlers for 1 gold · End your turn',
    ],
    [
      "L'église ! J'y dépose mon diamant, ça fait 4 points.",
      '#1 || Activate the upper street (the Church) · Use the Church on space 2: put 1 diamond on it for good',
    ],
    ['je construit la glaisiere pour 1 bois, rue haute', '#2'],
    ['au secours je comprends rien à ce jeu, comment on répond ??', 'help'],
  ],
  s7: [
    ['Living chest, and a church up top', '#1'],
    ['guiding star for me cheers', '#3 || Take the Guiding Star'],
    ['Ich nehme den Spiegel der Verwandlung und baue die Kirche dazu', '#4'],
    ['that fancy mug please, I love inviting heroes', 'Take the Ornate Tankard'],
  ],
  s8: [
    ['nr 1 bitte', '#1'],
    [
      'Ich baue den Steinbruch für meinen Lehm, sonst verfällt der ja beim Passen',
      'Construct the Quarry from market space 6 for 1 clay',
    ],
    [
      'zwei siedler gegen den mantikor, das gold brauch ich dringend',
      '#2 || Hunt the Steppe Manticore at I-3',
    ],
    ['Ich lade den Abenteurer ein!', 'ask'],
  ],
  s9: [
    ["L'hydre ! 3 colons, 2 or. Et fin du tour, à toi Cleo... ah non elle a passé", '#1'],
    [
      'le gnoll en 2-2',
      'Hunt the Forest Gnoll at II-2 || Hunt the Forest Gnoll at II-2 · End your turn',
    ],
    [
      "J'explore plutôt la région III, soyons fous",
      'Explore a terrain in region III with 3 settlers',
    ],
    ['je vais chasser un monstre', 'ask'],
  ],
  s10: [
    [
      "I'd like to build an outpost on I-2, the woodland",
      'Build an outpost at I-2 (Woodland) || Build an outpost at I-2 (Woodland) · End your turn',
    ],
    ['manticore pls', '#4 || Hunt the Steppe Manticore at I-1 || ask'],
    ['fight the hydra with three of my people, then end my turn', '#2'],
    [
      "I'm spending the diamond on a warehouse",
      'Construct the Warehouse from market space 2 for 1 diamond',
    ],
  ],
  s11: [
    [
      'Den Waldgnoll angreifen, der Diamant kommt mir gerade recht',
      '#1 || Hunt the Forest Gnoll at II-2',
    ],
    ['aktiviere reihe I', '#2 || Activate region I for 2 wood'],
    [
      'Ich setze eine Festung auf I-1 und beende dann den Zug. Schönen Sonntag euch!',
      'Build an outpost at I-1 (Woodland) · End your turn',
    ],
    [
      'hallo zusammen, bin grad im zug mit ganz schlechtem netz, melde mich heute abend',
      'none || ask',
    ],
  ],
  s12: [
    [
      "j'active l'avant-poste en II-3, je prends l'argile",
      '#3 || Activate the outpost at II-3 for 1 clay',
    ],
    ['échanger un or contre du bois', 'Exchange 1 gold for 1 wood'],
    [
      'Je construis la scierie avec une de mes pierres',
      'Construct the Sawmill from market space 7 for 1 stone',
    ],
    [
      'Ich setz beide Bonussiedler ein und erkunde damit Region II',
      'Use up to 2 bonus settlers for the next action · Explore a terrain in region II with 2 settlers',
    ],
  ],
  m1: [
    [
      "Hi all, I'd like to get the stable please, the one with 5/8. Horses are always good :)",
      '#1 || Take the white 2 · Take the white 3 · Acquire the Stable 5/8 (3 time)',
    ],
    [
      'white 2 and white 6, then the brewery 6/8',
      '#6 || Take the white 2 · Take the white 6 · Acquire the Brewery 6/8 (2 time)',
    ],
    ['can i sell my wagon to the collier allready or do i have to own him first?', 'ask'],
    [
      'Ich nehm die weiße 2 und die weiße 6 und mach damit das Spielbanner, die Wagnerei natürlich auch gleich. Gruß, Ada',
      '#2 || Take the white 2 · Take the white 6 · Activate the play banner · Activate the Wainwright 5/8 (1 time)',
    ],
  ],
  m2: [
    [
      'Moin, ich hol mir den Mönch mit der Feder, die drei Geschichtenpunkte kann ich gut brauchen',
      '#1 || Take the white 2 · Take the white 2 · Acquire the monk (quill) (3 time)',
    ],
    ['bitte zweimal die weisse 2, damit zur marktvogtei und dann die Handelskirche benutzen', '#5'],
    [
      'Erst den Joker als Pflug aufs Feld 1, dann mit 3 und 4 das Kornfeld ernten.',
      'Move a joker to field 1 as a plow · Take the white 3 · Take the white 4 · Activate field 1 · End your turn || Move a joker to field 1 as a plow · Take the white 3 · Take the white 4 · Activate field 1',
    ],
    ['Nr. 4 bitte', '#4'],
  ],
  m3: [
    [
      "Bonjour, je prends le moine à la plume avec mes deux dés blancs, ça me fait deux fois l'école. Merci !",
      '#1',
    ],
    ['office du marche svp', '#2'],
    [
      'je prend le blanc 1 et le noir 6 pour activer mon champ, y a deja la charrue dessus',
      '#4 || Take the white 1 · Take the black 6 (2 time) · Activate field 1',
    ],
    [
      'the question mark banner with the 1 and the 3 pls',
      '#3 || Take the white 1 · Take the white 3 · Activate the “?” banner (1 time)',
    ],
  ],
  m4: [
    [
      "Travel card B please! I'll use the white 1 and the black 6. Somebody is going to die anyway...",
      '#1',
    ],
    [
      'Set my Church of Salvation so that it only prevents losses of 4 or more story points. Then the ? banner with the 1 and a 2.',
      'Let the Church of Salvation prevent a loss of 4 or more story points · Take the white 1 · Take the white 2 · Activate the “?” banner (1 time) · End your turn || Let the Church of Salvation prevent a loss of 4 or more story points · Take the white 1 · Take the white 2 · Activate the “?” banner (1 time)',
    ],
    [
      'rosary monk',
      '#4 || Take the white 2 · Take the black 4 (2 time) · Acquire the monk (rosary) (3 time)',
    ],
    ['if my abbot dies now do I get the 2 points, and who decides which one it is?', 'ask'],
  ],
  m5: [
    [
      'Liebe Runde, diese verflixten Ratten!! Ich nehme jetzt die Startspielerhand, mit 1 und 2, die 2 auf 3 gedreht.',
      '#2 || Take the white 1 · Take the white 2 · Turn the second die from 2 to 3 (1 coin) · Take the starting player hand (2 story points)',
    ],
    ['weiße 1 + weiße 2, schulbanner, fertig', '#3'],
    [
      'Die Heilskirche soll ab jetzt jeden Verlust verhindern. und dann noch das spielbanner mit 1 und 5',
      'Let the Church of Salvation prevent every loss · Take the white 1 · Take the white 5 · Activate the play banner · End your turn || Let the Church of Salvation prevent every loss · Take the white 1 · Take the white 5 · Activate the play banner',
    ],
    ['reise B mit der 2 und der 5 bitte', '#1'],
  ],
  m6: [
    [
      'Salut, le moine a la cruche pour moi, dés 2 et 3 (les blancs)',
      '#2 || Take the white 2 · Take the white 3 · Acquire the monk (jug) (3 time)',
    ],
    [
      "Un nouveau champ s'il vous plaît, avec le 1 et le 6.",
      '#3 || Take the white 1 · Take the white 6 · Acquire a field (2 time)',
    ],
    ['aide svp je comprend rien', 'help || ask'],
    [
      "Le moine avec la plume et ensuite l'office du marché en bonus. Désolé Ada, je crois que c'est bientôt fini :-)",
      '#1',
    ],
  ],
  m7: [
    ['Lets build the mission church! turn both dice down by one with my coins', '#1'],
    [
      'I want the start player hand, dice 2 and 3, turn the 2 into a 1. Cheers, Ada',
      '#2 || Take the white 2 · Take the white 3 · Turn the first die from 2 to 1 (1 coin) · Take the starting player hand (2 story points)',
    ],
    ['can you show me the whole list please', 'list'],
    ['the 2 and the 5 of the white ones and go travelling to A', '#3'],
  ],
  m8: [
    [
      'die Brauerei, aber die mit 6/9',
      '#5 || Take the white 1 · Take the white 5 · Acquire the Brewery 6/9 (2 time)',
    ],
    [
      'Ich bau die Schmiede 5/8, weiße 3 und weisse 5. lg',
      '#6 || Take the white 3 · Take the white 5 · Acquire the Forge 5/8 (2 time)',
    ],
    [
      'Eine Brauerei wär schön',
      'ask || #2 || Take the white 3 · Take the white 5 · Acquire the Brewery 5/8 (2 time)',
    ],
    ['travel to card A with white 1 + white 6. sorry for the late reply guys, busy week', '#1'],
  ],
  m9: [
    [
      'Le moine à la cruche. Bisous à tous',
      '#1 || Take the white 1 · Take the white 4 · Acquire the monk (jug) (3 time)',
    ],
    ['je prend le 1 et le 4 blanc, je tourne le 4 sur 6 et je voyage (carte B)', '#2'],
    [
      "La main du premier joueur pour moi, c'est toujours les autres qui commencent !",
      '#4 || Take the white 1 · Take the white 4 · Turn the second die from 4 to 3 (1 coin) · Take the starting player hand (2 story points)',
    ],
    ['chambre des cartiers, avec le 4 blanc et le 5 noir que je monte tous les deux de 1', '#3'],
  ],
  m10: [
    ["Both white fives, then the starting player hand. I'm done after that.", '#2'],
    ['Hello Ada and Bob! The monk with the rosary please and his ? banner bonus too.', '#1'],
    [
      'church of salvation should ask me every time the rats come',
      'Let the Church of Salvation ask me at every rat invasion',
    ],
    [
      'nimm schon mal die weiße 5 und die schwarze 1',
      'Take the white 5 · Take the black 1 (2 time)',
    ],
  ],
  m11: [
    ['Weiß 2 und weiß 4, dann das Fragezeichen-Banner, Zug beenden.', '#2'],
    ['Ich reise weiter zur B, dafür dreh ich die 4 auf die 5', '#1'],
    ['zurück bitte, ich hab mich vertan', 'undo'],
    [
      'Kann ich den Mönch mit dem Krug überhaupt noch nehmen oder stirbt mir dann gleich einer?',
      'ask',
    ],
  ],
  m12: [
    [
      'Je voudrais encore un champ, merci',
      '#1 || Take the white 2 · Take the white 4 · Turn the second die from 4 to 5 (1 coin) · Acquire a field (2 time)',
    ],
    ["Premier joueur ! je baisse les 2 dés d'un cran, j'ai assez de pieces", '#2'],
    ['je passe mon tour', 'ask || none'],
    ['le deux blanc et le 5 noir', 'Take the white 2 · Take the black 5 (2 time)'],
  ],
  t1: [
    [
      "I'll start the storehouse and slide the fishery underneath, then use my crest to get rid of the flower stand.",
      '#4',
    ],
    [
      'Could I begin the stables please, and put the fishery under them?',
      'Start the Stables as a foundation · Put the Fishery under the Stables as a resource',
    ],
    ['flower stand first, fishery under it an then use it', '#2'],
    ['number 7, thanks', '#7'],
  ],
  t2: [
    ['Brunnen anfangen, Kerker drunter, und die Kapelle mit dem Wappen weg', '#2'],
    [
      'Ich beginne das Tor und leg den Kerker drunter. Dann nutz ich das Tor und werfe Kapelle und Springbrunnen ab!',
      '#5',
    ],
    ['die Bank als gold nehmen bitte', 'Store the Bank as gold'],
    ['was macht die lagerhalle nochmal genau, zahl ich da ein gold pro runde?', 'ask'],
  ],
  t3: [
    [
      "L'étal et la grand place sous le beffroi, ensuite le pas de tir pour virer l'école et la bibliothèque",
      '#1',
    ],
    ["je mets l'ecole sous mon beffroi", 'Put the School under the Bell Tower as a resource'],
    [
      'Bonjour ! Je commence le moulin à vent, et la bibliothèque va au beffroi.',
      'Start the Windmill as a foundation · Put the Library under the Bell Tower as a resource',
    ],
    [
      'use my crest and chuck out the market stall',
      'Use your crest: discard 1 card from the row · Discard the Market Stall',
    ],
  ],
  t4: [
    [
      'almshouse finishes my shepherds hut, then i start the bridge. Thanks!',
      'Put the Almshouse under the Shepherd’s Hut as a resource and complete it · Start the Bridge as a foundation',
    ],
    [
      'Like your number 3 but please leave out the crest',
      'Put the Almshouse under the Shepherd’s Hut as a resource and complete it · Start the Training Ground as a foundation || ask',
    ],
    [
      "I'll keep the castle as gold, and the theatre is my new foundation. Costs me one gold I believe.",
      'Store the Castle as gold · Start the Theatre as a foundation for 1 gold',
    ],
    [
      'archers!! theatre and training ground must go',
      'Use the Archery Range: discard up to 2 cards from the row · Discard the Theatre · Discard the Training Ground',
    ],
  ],
  t5: [
    [
      'Das Fest unter die Schäferhütte, den Handelsposten unter die Burg. Danach Schießplatz auf Schenke und Steinbruch.',
      '#2',
    ],
    [
      'Ich stell mit der Schenke die Schaeferhütte fertig',
      'Put the Inn under the Shepherd’s Hut as a resource and complete it',
    ],
    [
      'den Handelsposten und den steinbruch zur burg bitte, endlich gehts da mal weiter',
      'Put the Trading Post under the Castle as a resource · Put the Quarry under the Castle as a resource',
    ],
    ['Gärten anfangen oder doch das Fest, ich kann mich nicht entscheiden', 'ask'],
  ],
  t6: [
    [
      "La caserne sous les maisons mitoyennes et l'immeuble sous le cimetière",
      'Put the Barracks under the Row Houses as a resource and complete it · Put the Tenement under the Cemetery as a resource and complete it',
    ],
    ["Bonsoir, le coup 1 s'il vous plait", '#1'],
    [
      'je commence le manoir et je met la caserne sous les maisons',
      'Start the Manor as a foundation · Put the Barracks under the Row Houses as a resource and complete it',
    ],
    ['utiliser le puit', '#3'],
  ],
  t7: [
    [
      "I'd go with the well, and the fountain underneath so it's finished straight away, then I look at the top card with it",
      '#1',
    ],
    ['Take the cathedral for gold.', 'Store the Cathedral as gold'],
    ['crest: away with the fountain. then well and guildhall as foundations', '#2'],
    ['start the musik hall and put the well under it so its done', 'ask'],
  ],
  t8: [
    [
      'Pension unter den Musiksaal, dann den Musiksaal nutzen, mit dem Wappen die Burg weg und die Bibliothek anfangen',
      '#1',
    ],
    [
      'Die Statue beginnen. Und die Pension in den Musiksaal',
      'Start the Statue as a foundation · Put the Boarding House under the Music Hall as a resource and complete it',
    ],
    ['yes do your favourite, i trust you', '#1'],
    [
      'Weg mit der Pension, dafür nehm ich das Wappen. Danach Bibliothek anfangen und die Schäferhütte drunter, das reicht für heute',
      '#3',
    ],
  ],
  t9: [
    [
      "L'étal sous la pension et l'hopital sous la salle de concert svp. Pour le reste je regarde après",
      'Put the Market Stall under the Boarding House as a resource and complete it · Put the Hospital under the Music Hall as a resource and complete it',
    ],
    ['le corps de garde comme nouveau chantier', 'Start the Gatehouse as a foundation'],
    [
      'Je range la banque pour son or et je finis la salle de concert avec le moulin.',
      'Store the Bank as gold · Put the Windmill under the Music Hall as a resource and complete it',
    ],
    ['Cleo tu joues vraiment vite ! Moi je réfléchis encore un peu, à ce soir', 'none || ask'],
  ],
  t10: [
    [
      'bakery as foundation with the archery range under it. then the bathhouse on fishery and bank',
      '#2',
    ],
    [
      "Orphanage please. And I'd keep the bank as gold.",
      'Start the Orphanage as a foundation · Store the Bank as gold',
    ],
    ['use the baths, throw out bakery and archery range', '#3'],
    ["Sorry, I'm new here, how do I answer this letter?", 'help || ask'],
  ],
  t11: [
    [
      'Schenke ins Armenhaus, Brunnen in den Hafen, und mit der Brücke schütz ich mir das Kloster',
      '#1',
    ],
    [
      'Zuerst die Brücke und damit das Kloster schützen. Dann kloster unters armenhaus und springbrunnen unter den hafen. Danke!',
      '#3',
    ],
    [
      'ich nehm die Katedrale als Gold und das Kloster fang ich neu an',
      'Store the Cathedral as gold · Start the Monastery as a foundation',
    ],
    ['Burg anfangen falls mein Gold dafür langt, ansonsten halt was anderes', 'ask'],
  ],
  t12: [
    [
      "Les douves pour finir ma maison de ville, puis la boulangerie et jeter l'étal de fleurs",
      '#2',
    ],
    [
      'cimetière sous la maison de ville !',
      'Put the Cemetery under the Townhouse as a resource and complete it',
    ],
    [
      "l'étal de fleur comme or et puis les douves en chantier, c'est la derniere manche de toute façon",
      'Store the Flower Stand as gold · Start the Moat as a foundation',
    ],
    [
      'start canal and grenier pls',
      'Start the Canal as a foundation · Start the Storehouse as a foundation',
    ],
  ],
}
