import type { Tried } from './tried.ts'

/** Answers at 48 tables more, written from the letters alone before the reader had seen them. See `tried.test.ts`. */
export const everyday: Tried = {
  v1: [
    ["Hi all, I'll grab the cooper then. Cheers, Ada", '#1'],
    ['wheeler plz, 3 gold is 3 gold', '#3'],
    [
      "Good evening, since I don't have any builder icons yet I would like to have the Wattler, thank you.",
      '#6',
    ],
    [
      'blind draw from pile 4, one of the grain ones',
      'Draft the top card of stack 4 (a grains card)',
    ],
  ],
  v2: [
    ['Hallo zusammen, ich nehme die Geflügelhändlerin. LG Bob', '#1'],
    ['dann halt noch ne milchmagt, damit der viehzüchter nich alleine bleibt', '#3'],
    ['Den Lebensmitelhändler bitte, der passt gut zu meinen Nahrungssymbolen', '#2'],
    ['ich zieh mal verdeckt vom erzstapel', '#7'],
  ],
  v3: [
    ["Bonjour, je mets mon or sur la chasseuse s'il vous plait", '#2'],
    ['1 piece sur le chercheur, encore une :)', '#1'],
    ["pas d'or pour personne cette fois", 'Put no gold on the Road'],
    [
      "je pose l'or sur le constructeur naval de la place 6",
      'Put 1 gold on the Shipwright (slot 6)',
    ],
  ],
  v4: [
    ["I'd like to take the fisherman please, he gives food and 3 gold", '#2'],
    ['thatcher', '#3'],
    ['Die Nummer 1 bitte', '#1'],
    [
      'if nobody else wants the seeker I might take him, otherwise the swineherd. what does bob think?',
      'ask',
    ],
  ],
  v5: [
    ['Die Käserin natürlich!! 15 Gold, da kann man nicht nein sagen', '#1'],
    ['Kerzenmacherin, dann krieg ich auch mal was für die Schlösser. Grüße aus Kiel', '#5'],
    ["I'll have the seeker with the coin on him", '#2'],
    [
      'ich nehm den schmied und danach die glasbläserin',
      '#6 || Draft the Blacksmith from the Road (slot 4) · Draft the Glass Blower from the Road (slot 3)',
    ],
  ],
  v6: [
    ["Le joaillier ! J'ai déjà la spéléo donc c'est parfait", '#2'],
    ["je prend la soufleuse de verre avec sa piece d'or, merci", '#1'],
    ["Pour moi ce sera l'apicultrice. Bonne soirée à tous.", '#3'],
    ["Est-ce que le joaillier compte aussi s'il reste dans ma main à la fin ?", 'ask'],
  ],
  v7: [
    ['a monk please, doesnt matter which one', '#5 || #6'],
    [
      "Hello Ada, hello Bob! I'll take the lady with the harvest food, the Harvester. Love, Cleo",
      '#3',
    ],
    ['top card of the solitary pile', 'Draft the top card of stack 4 (a solitary card)'],
    ["je voudrais l'éleveur svp", '#2'],
  ],
  v8: [
    [
      'Ich baue die Pferdezüchterin auf die Heuwenderin und den Viehzüchter gleich mit drauf, dann bin ich fertig.',
      '#1',
    ],
    ['nr 2', '#2'],
    ['viehzuechter auf die heuwenderin', 'Build the Grazier on the Hayer'],
    ['Ich möchte eine Karte gegen einen Bergarbeiter eintauschen', 'Trade a hand card for a Miner'],
  ],
  v9: [
    ['La flotteuse sur le bucheron et la volaillère sur les fondateurs, puis je termine', '#1'],
    ["je pose d'abord la sculptrice sur bois stp", 'Build the Wood Carver on the Lumberjack'],
    ["Le joaillier sur le mineur et c'est tout", 'ask'],
    ['ok pour votre préféré', '#1'],
  ],
  v10: [
    ['Peddler again, I collect those, haha', '#1'],
    ['i need grapes for my vintner so the grapper', '#6'],
    ['Hmm. Could you show me the whole list please?', 'list'],
    [
      'Thatcher first then the wood carver',
      '#4 || Draft the Thatcher from the Road (slot 5) · Draft the Wood Carver from the Road (slot 6)',
    ],
  ],
  v11: [
    ['Die Pflückerin mit dem Goldstück drauf bitte', '#1'],
    ['ich hätte gern einen wagner, den auf platz 6', '#4'],
    ['Trüfelsucher, auch wenn Bob die 2 Gold kriegt, grrr', '#2'],
    ['Moin, ne Karte vom Heustapel. Gruß', '#7'],
  ],
  v12: [
    ["Le pretre avec l'or dessus", '#1'],
    ['Fromagère svp, 15 or à la fin ça fait du bien', '#2'],
    ['I pass', 'ask'],
    [
      'le forgeron pour moi, comme ça le 1 or et les cadenas des serrurieres me rapportent, bisous',
      '#3',
    ],
  ],
  s1: [
    ['The potion please!', '#1'],
    [
      "I'd love that compass thing that gives the resource when you explore",
      'Take the Enchanted Compass',
    ],
    ['hourglas, thx', '#2'],
    ['Ich nehme die Schamanenmaske, vor Monstern hab ich Angst', '#3'],
  ],
  s2: [
    ['Ich schick einen Siedler los und erkunde Reihe I', '#1'],
    ['bau eine festung in den wald auf I-1 und zug beenden', '#3'],
    ['Tausche mein Gold gegen einen Stein', 'Exchange 1 gold for 1 stone'],
    [
      'Hallo Ada, ich erkunde lieber weiter oben in der 2. Wildnisreihe, kostet halt zwei Siedler. Liebe Grüße vom Bob',
      '#2',
    ],
  ],
  s3: [
    ["J'explore la région I avec un colon.", '#1'],
    ["j'active la rue du milieu pour l'alchimiste", 'Activate the middle street (the Alchemist)'],
    ['avant poste sur les rochers en I-1 et je fini mon tour', '#3'],
    ['je change 1 or contre du bois', 'Exchange 1 gold for 1 wood'],
  ],
  s4: [
    [
      'Hunt the gnoll! poor thing',
      '#1 || Hunt the Forest Gnoll at I-2 with 1 settler for 1 diamond',
    ],
    [
      'I would like to build an outpost on the wood terrain II-1, which thanks to my potion also gives me a wood.',
      'Build an outpost at II-1 (Woodland)',
    ],
    ['diamond mine please', 'Construct the Diamond Mine from market space 9 for 1 gold'],
    ['build an outpost on my woodland', 'ask'],
  ],
  s5: [
    ['Ich kämpfe gegen den Mantikor auf II-3 (2 Siedler) und beende den Zug', '#2'],
    [
      'obere reihe aktivieren, 1 diamant in die kirche legen',
      '#1 || Activate the upper street (the Church) · Use the Church on space 1: put 1 diamond on it for good',
    ],
    [
      'Reihe I aktivieren (Holz und zwei Steine) und dann den Abenteurer für 1 Holz, 1 Stein, 2 Diamanten einladen',
      '#3',
    ],
    ['oh nein, das war falsch, bitte zurücknehmen', 'undo'],
  ],
  s6: [
    ["J'invite l'artisan à 8 points, enfin des points !", '#1'],
    ['Oui, le premier.', '#1'],
    ["je voudrai l'artisan jaune, celui qui coute 1 diamant et 2 or", '#1'],
    ["on active d'abord la région I (bois + 2 argiles)", 'Activate region I for 1 wood and 2 clay'],
  ],
  s7: [
    [
      'Can I have the living chest, and then build the bank in the upper street, first space?',
      '#1',
    ],
    ['diamond ring', 'Take the Diamond Ring'],
    ['Key of knowlege for me pls', '#3'],
    ['Shaman mask please', 'ask'],
  ],
  s8: [
    ['Ich passe für diese Runde, gute Nacht', '#3'],
    ['lehmgrube bauen, oben', '#2'],
    ['Einmal die unterste Wildnis erkunden bitte, also Reihe I', '#1'],
    ['Was bringt mir der Baumeister eigentlich, wenn ich die Lehmgrube baue?', 'ask'],
  ],
  s9: [
    ['Je construis le bazar dans la rue haute et je termine', '#4'],
    ['entrepot, rue haute', '#5'],
    ['active la region I, je prends la pierre', 'Activate region I for 1 stone'],
    ["Coucou ! j'explore en II avec 2 colons, on verra bien ce qu'on trouve", '#2'],
  ],
  s10: [
    ['I hunt the manticore, 2 settlers, gold for me. End turn', '#2'],
    ['swap my two diamonds for gold', 'Exchange 2 diamonds for 1 gold'],
    [
      'trading post, for one diamond please',
      'Construct the Trading Post from market space 3 for 1 diamond',
    ],
    ['how does this work? I need help', 'help'],
  ],
  s11: [
    [
      'Aktiviere Reihe II, den Stein brauch ich für den Verteidiger',
      'Activate region II for 1 stone || #4',
    ],
    ['bitte festung auf II-2 erichten', 'Build an outpost at II-2 (Rocks) || #6'],
    [
      'Ich setze 2 Bonussiedler ein und erkunde dann Reihe II',
      'Use up to 2 bonus settlers for the next action · Explore a terrain in region II with 2 settlers',
    ],
    ['@Bob und Cleo: ihr seid ja schnell unterwegs, ich muss noch überlegen!', 'none || ask'],
  ],
  s12: [
    ['Je change mes 2 diamants contre 1 or', 'Exchange 2 diamonds for 1 gold'],
    [
      'un avant poste en II-2 svp, avec la potion ca donne la pierre',
      'Build an outpost at II-2 (Rocks)',
    ],
    [
      'je construit la carriere avec mon argile',
      'Construct the Quarry from market space 6 for 1 clay',
    ],
    [
      "J'active l'avant-poste I-2 pour l'argile. Merci et bon dimanche !",
      'Activate the outpost at I-2 for 1 clay',
    ],
  ],
  m1: [
    [
      "Hi all, I'd like the mission church please, using the white 2 and the black 1. And that's my turn done.",
      '#1',
    ],
    [
      'brewery 6/8 with the 2 and teh 6, cheers',
      '#4 || Take the white 2 · Take the white 6 · Acquire the Brewery 6/8 (2 time)',
    ],
    ["I'll build a forge, thanks!", 'ask || #5 || #6'],
    [
      'Headman goes one step pls. I need that coin',
      '#2 || Take the white 2 · Take the white 6 · Activate the “?” banner (1 time)',
    ],
  ],
  m2: [
    [
      'Hallo zusammen, ich nehme die weiße 3 und eine weiße 4 und gehe damit auf Reisen (Karte A). LG Bob',
      '#1',
    ],
    ['spielbanner bitte, mit 4 und 5. zug ende', '#3'],
    ['Alle drei Kornfelder aktivieren, wir brauchen dringend Münzen!!', '#2'],
    ['Was kostet mich das wenn ich den Müller nehme? Kann ich den jetzt schon beliefern?', 'ask'],
  ],
  m3: [
    [
      'Bonjour, je prends le moine à la cruche et le descendant de gauche devient artisan. Merci, fin du tour',
      '#1',
    ],
    ['j active mes 3 champs avec le 1 et le 6 blanc', '#2'],
    [
      'banniere de jeu s.v.p.',
      '#3 || Take the white 2 · Take the white 4 · Activate the play banner',
    ],
    ['Je prends un 3 blanc et un 4 blanc pour commencer', 'Take the white 3 · Take the white 4'],
  ],
  m4: [
    [
      'The monk with the jug please, and then make the kid on the left a craftsman.',
      '#1 || Take the white 1 · Take the white 4 · Acquire the monk (jug) (3 time): activate your school banner once · Make the left descendant the craftsman (1 time)',
    ],
    ['2 and 5, both white. Off travelling again, card B :-)', '#2'],
    [
      'Could the church of salvation please stop every loss from now on? Those rats annoy me',
      'Let the Church of Salvation prevent every loss',
    ],
    ['Ich nehm Nummer 1, danke', '#1'],
  ],
  m5: [
    ['Ich dreh die 5 auf ne 4 für eine Münze und nehm die Startspielerhand. Fertig.', '#1'],
    [
      'Schulbanner, dann den Nachkommen links zum Ratsherrn machen und das Bevölkerungsrathaus aktivieren bitte',
      '#2',
    ],
    ['zur marktvogtei mit den beiden weissen, die 5 wird eine 4', '#3'],
    [
      'Hallo Bob, du bist ja schon weit vorne! Wenn der Müller noch da ist geh ich zum Markt, sonst Startspieler',
      'ask',
    ],
  ],
  m6: [
    ["Moine (plume) avec les deux 4 blancs, je tourne l'un en 6 pour 2 pièces", '#1'],
    ["un champ svp, et c'est tout pour ce tour ci. bonne soiree", '#2'],
    [
      "Je paye 1 pièce pour faire un 5 et j'active la bannière de jeu",
      '#3 || Take the white 4 · Take the white 4 · Turn the second die from 4 to 5 (1 coin) · Activate the play banner',
    ],
    ['the two white 4s', 'Take the white 4 · Take the white 4'],
  ],
  m7: [
    ['Start player hand please, so I turn the 5 into a 6. End turn', '#3'],
    [
      'Can i have teh guild council chamber? white 2 + black 1',
      '#2 || Take the white 2 · Take the black 1 (2 time) · Acquire the Guild Council Chamber (4 time)',
    ],
    [
      'Brewery with two fours',
      '#6 || Take the white 4 · Take the white 4 · Acquire the Brewery 5/8 (2 time)',
    ],
    ["Let's travel! I take card A with the 2 and the 5. Good luck Ada and Bob", '#1'],
  ],
  m8: [
    [
      'Die Heilskirche hätte ich gern. Weiße 4 und schwarze 1, die 4 drehe ich auf 2 (kostet mich leider beide Münzen). Zug beenden',
      '#1',
    ],
    [
      'schulbanner mit 5 und 6',
      '#2 || Take the white 5 · Take the white 6 · Activate the school banner',
    ],
    [
      'Hallo, bitte das Kornfeld aktivieren mit zwei 4ern, eine davon wird zur 3. Grüße aus Hamburg',
      '#4 || Take the white 4 · Take the white 4 · Turn the first die from 4 to 3 (1 coin) · Activate field 1',
    ],
    ['ich kaufe ein rathaus', 'ask'],
  ],
  m9: [
    [
      "8 points d'histoire, je ne vais pas laisser passer ça : la main du premier joueur !",
      '#1 || Take the white 1 · Take the white 3 · Take the starting player hand (8 story points)',
    ],
    ["je vais a l'office du marché avec 1 et 3", '#2'],
    [
      'Bannière ? avec deux 1 blancs, et le chef continue pour les 3 points. Fin de tour, bisous à tous',
      '#3',
    ],
    ['annuler', 'undo'],
  ],
  m10: [
    ['I take travel card B, using white 2 and white 5, and pay with the coin', '#1'],
    ['another field please and end my turn', '#2'],
    [
      'Guild hall chamber thingy: both 2s, turn one of them to a 1.',
      '#3 || Take the white 2 · Take the white 2 · Turn the first die from 2 to 1 (1 coin) · Acquire the Guild Council Chamber (4 time)',
    ],
    [
      "Bonsoir, la Chambre des Guildes s'il vous plait, avec 2 et 2 (un 2 devient 1)",
      '#3 || Take the white 2 · Take the white 2 · Turn the first die from 2 to 1 (1 coin) · Acquire the Guild Council Chamber (4 time)',
    ],
  ],
  m11: [
    [
      'Oberhaupt heim und die 18 Punkte sichern, endlich! Mit der 1 und der 2.',
      '#1 || Take the white 1 · Take the white 2 · Activate the “?” banner (1 time) · Bring the headman home and save 18 story points',
    ],
    ['Kornfelder 2 und 4 aktivieren mit weiß 1 und weiß 6, Zug zu Ende', '#3'],
    ['spiel banner', '#2 || Take the white 1 · Take the white 4 · Activate the play banner'],
    [
      'Ich nehme die weiße 6 und die schwarze 3, dann seh ich weiter',
      'Take the white 6 · Take the black 3',
    ],
  ],
  m12: [
    ['le 3 et le 6 blancs pour la bannière ?, on verra après où va le chef', '#1'],
    ['Je voudrais la main du premier joueur, donc je change le 3 en 4. Fini pour moi.', '#2'],
    [
      'champ en plus, le 3 tourné en 1 pour 2 pieces',
      '#3 || Take the white 3 · Take the white 6 · Turn the first die from 3 to 1 (2 coins) · Acquire a field (2 time)',
    ],
    ['liste', 'list'],
  ],
  t1: [
    [
      "Hi, I'll start the brewery and put the gardens under it. Then use my crest on the shepherds hut. Thanks",
      '#2',
    ],
    ['Keep the manor as gold pls', 'Store the Manor as gold'],
    [
      'Town square with the hut under it',
      'Start the Town Square as a foundation · Put the Shepherd’s Hut under the Town Square',
    ],
    ["3! a finished house in round one, can't beat that", '#3'],
  ],
  t2: [
    [
      'Die Schenke kommt unter den Burggraben, die Kapelle unter die Gärten. Wappen: Springbrunnen weg. Danke!',
      '#1',
    ],
    [
      'Waisenhaus und Schenke beide unter die gärten, dann ist der fertig',
      'Put the Orphanage under the Gardens · Put the Inn under the Gardens',
    ],
    ['ich bau den Springbrunnen für mein Gold', 'Start the Fountain as a foundation for 1 gold'],
    [
      'Kapelle beginnen und mit dem Springbrunnen gleich fertig stellen, danach werf ich mit dem Wappen die Waffenkammer raus. Sorry Ada ;)',
      '#5',
    ],
  ],
  t3: [
    ["Maison de marchand sous l'armurerie, et j'utilise l'armurerie pour choisir un juge", '#1'],
    [
      "je jette le terrain d'exercice avec mon blason puis la maison du marchand sous l'Armurerie",
      'Use your crest · Discard the Training Ground · Put the Merchant House under the Armoury',
    ],
    ['Le grenier pour finir mon armurerie svp', 'Put the Storehouse under the Armoury'],
    ['Bonjour, puis-je commencer la Maison de marchand sans or ?', 'ask'],
  ],
  t4: [
    ['Bathhouse and monastery go under the orchard, then I use the orchard.', '#2'],
    [
      'Guildhall for the barracks, and the monastery for the orchard please. No crest this time',
      'Put the Guildhall under the Barracks · Put the Monastery under the Orchard',
    ],
    [
      'put the theater under the baracks, monastry under the orchard, crest: get rid of the bakery',
      '#5',
    ],
    ["I'd take the bakery as gold first.", 'Store the Bakery as gold'],
  ],
  t5: [
    [
      'Blumenstand und Hospital unters Mietshaus, fertig! Und mit dem Wappen die Burg weg, die soll Bob nicht kriegen',
      '#1',
    ],
    [
      'ich fange das Stadthaus an und lege den Handelsposten drunter',
      'Start the Townhouse · Put the Trading Post under the Townhouse',
    ],
    ['die Burg als Gold lagern, Hospital zum Mietshaus, Stadthaus abwerfen', '#6'],
    ['Moin, hospital anfangen, stadthaus darunter und dann die Burg wegwerfen mit dem wapen', '#4'],
  ],
  t6: [
    [
      "Je mets le Canal sous l'hotel de ville et la galerie d'art sous le rempart, et je jette le château avec le blason.",
      '#1',
    ],
    ["l'Orphelinat pour achever mon hôtel de ville", 'Put the Orphanage under the Town Hall'],
    [
      "d'abord blason : adieu le Château (désolé Ada). Ensuite la salle de concert va à l'hôtel de ville et la galerie au rempart",
      '#2',
    ],
    ['Je place le Canal sous le rempart', 'ask'],
  ],
  t7: [
    [
      "I'd like to start the houseboat with the harbour under it, and drop the school with my crest",
      '#2',
    ],
    [
      'School first, then harbor under the school. Crest on the courthouse so nobody gets it.',
      '#4',
    ],
    ['Hello everyone! Just start the townhouse for now.', 'Start the Townhouse as a foundation'],
    ['help please, i dont understand what a foundation is', 'help || ask'],
  ],
  t8: [
    [
      'Herrenhaus und Tor unter die Statue, dann Statue benutzen und die Kaserne nehmen',
      'Put the Manor under the Statue · Put the Gatehouse under the Statue · Use the Statue · Take the Barracks || #1',
    ],
    [
      'Kloster unters Stadthaus, damit ist es fertig. Herrenhaus unter die Statue. Kaserne weg.',
      '#2',
    ],
    ['glockenturm unter die statue bitte', 'Put the Bell Tower under the Statue'],
    ['2', '#2'],
  ],
  t9: [
    ["L'immeuble sous le verger et le musée sous le comptoir, puis j'utilise le verger", '#1'],
    [
      "Puits → comptoir, puis immeuble → verger. C'est tout, merci",
      'Put the Well under the Trading Post · Put the Tenement under the Orchard || Put the Well under the Trading Post · Put the Tenement under the Orchard · End the turn',
    ],
    [
      'blason sur le corps de garde, apres le musee au comptoir',
      'Use your crest · Discard the Gatehouse · Put the Museum under the Trading Post',
    ],
    ['Le Puits ou le Musée pour le Comptoir, je sais pas trop... vous feriez quoi ?', 'ask'],
  ],
  t10: [
    ['Both the harbour and the library go under my castle. Then drop the almshouse.', '#1'],
    ['well under castle, harbour too, crest away the almshouse', '#4'],
    [
      "Library to the boarding house and harbour to the castle please, that's all I want to do",
      'Put the Library under the Boarding House · Put the Harbour under the Castle',
    ],
    ["I'm taking the cathedral!", 'ask'],
  ],
  t11: [
    [
      'Hurra, mit dem Glockenturm wird meine Burg fertig! Den Burggraben lege ich unter die Pension und das Kaufmannshaus kommt weg (Wappen).',
      '#1',
    ],
    [
      'wachturm zur pension, glockenturm zur burg',
      'Put the Watchtower under the Boarding House · Put the Bell Tower under the Castle',
    ],
    ['Kaufmannshaus unter die Burg, Graben unter die Pension, Glockenturm weg', '#2'],
    ['I finish the castle with the merchant house', 'Put the Merchant House under the Castle'],
  ],
  t12: [
    [
      "Le beffroi termine la cathédrale, enfin ! J'utilise le pont pour protéger la caserne et je la commence.",
      '#1',
    ],
    [
      "la galerie d'art sous la cathédrale puis je commence la fête",
      'Put the Art Gallery under the Cathedral · Start the Festival',
    ],
    ["Je garde l'étal de fleurs comme or", 'Store the Flower Stand as gold'],
    ['Coup n°3 svp', '#3'],
  ],
}
