import type { Tried } from './tried.ts'

/** Answers at 48 more tables, written from the letters alone before the reader had seen them. See `tried.test.ts`. */
export const spoken: Tried = {
  v1: [
    [
      "Hi Ada, I'll have the brewer please. Food AND a builder, can't say no to that. Cheers, Bob",
      'Draft the Brewer',
    ],
    ['mason', 'Draft the Mason'],
    ['can i get the top card of the third pile, the hay one', 'Draft the top card of stack 3'],
    ['ich nehm den Gehilfen', 'Draft the Apprentice'],
  ],
  v2: [
    [
      'Hallo zusammen, ich nehme den Gehilfen mit den 2 Goldstücken drauf. Liebe Grüße, Renate',
      'Draft the Apprentice',
    ],
    ['kaserin bitte', 'Draft the Fromager'],
    ['Nr. 4', '#4'],
    ['Was bringt mir denn der Freimaurer genau, zählen da auch die Bausymbole von Ada?', 'ask'],
  ],
  v3: [
    [
      "Bonjour ma belle équipe, je prends le chercheur avec sa petite pièce, comme ça ma spéléologue pourra enfin s'installer. Bises de Mamie Jo",
      'Draft the Seeker',
    ],
    ['la chandeliere svp', 'Draft the Chandler'],
    ['je pioche celle du dessus sur la pile 6, le minerai', 'Draft the top card of stack 6'],
    ['une carte bois', 'ask'],
  ],
  v4: [
    ['Spelunker for me!! finally my jeweler has somewhere to go :)', 'Draft the Spelunker'],
    [
      'I should like to have the agent, please. He doubles the coins on my best villager if I understand him correctly.',
      'Draft the Agent',
    ],
    ['ore from the last stack pls', 'Draft the top card of stack 6'],
    ['oh no wrong card, can i take back what i just did??', 'undo'],
  ],
  v5: [
    ['Die Käserin, und zwar schnell bevor Ada sie mir wegschnappt', 'Draft the Fromager'],
    ['nehm die kerzenmacherin von platz 5', 'Draft the Chandler from the Road (slot 5)'],
    [
      'Ich hätte gern eine Kerzenmacherin, die brauch ich fürs Schloss meiner Höhlenforscherin.',
      'Draft the Chandler from the Road (slot 1, with 1 gold) || ask',
    ],
    ['den Schmid bitte, dann bleibt das Geld im Dorf. lg Horst', 'Draft the Blacksmith'],
  ],
  v6: [
    ['je prend le macon', 'Draft the Mason'],
    ["La chasseuse, et l'or va dans ma poche ! À toi Bob", 'Draft the Hunter'],
    ["la moissonneuse ou le prêtre, j'hésite... t'en penses quoi Bob ?", 'ask'],
    [
      "Bonsoir,\npourriez-vous me donner la première carte de la réserve ?\nMerci d'avance,\nOdile",
      'Draft the top card of the Reserve',
    ],
  ],
  v7: [
    ['gimme the cooper', 'Draft the Cooper'],
    [
      'I think the mason suits me better because I need more builders, so please let me have him.',
      'Draft the Mason',
    ],
    ['solitary card from pile four', 'Draft the top card of stack 4'],
    ["l'eleveur svp, il mangera mon foin", 'Draft the Grazier'],
  ],
  v8: [
    ['Radmacherin auf den Holzfäller und die Geflügelhändlerin auf die Gründung, fertig.', '#1'],
    [
      'böttcher bauen und danach die geflügelhändlerin',
      'Build the Cooper on the Lumberjack · Build the Poulterer on the Founders || #2',
    ],
    [
      'Ich möchte gern die Schlosserin bauen, dafür tausche ich einen von meinen beiden Weinhändlern gegen einen Bergarbeiter.',
      'Trade a hand card for a Miner || ask',
    ],
    [
      'nur die radmacherin, sonst nix mehr diese runde',
      'Build the Wheeler on the Lumberjack · End your build turn',
    ],
  ],
  v9: [
    ['oui, le premier', '#1'],
    [
      "Coucou les amis, désolée du retard, j'ai eu les petits enfants tout le week-end. Je prends la charpentière, il me manque des batisseurs.",
      'Draft the Carpenter',
    ],
    ['the truffler on stack 5 please', 'Draft the top card of stack 5'],
    ['2 ou 3', 'ask'],
  ],
  v10: [
    ['no. 3 then, nine gold is nine gold. anyone seen a wheeler lately?', '#3'],
    ['spelunkr', 'Draft the Spelunker'],
    [
      'Good evening, the milkmaid please, she is on top of the fifth stack. Kind regards, Walter',
      'Draft the top card of stack 5',
    ],
    ["If nobody else wants the smuggler I'll take the brewer now, otherwise the smuggler", 'ask'],
  ],
  v11: [
    ['Ich nehm den Strohdachdecker vom Stapel', 'Draft the top card of stack 6'],
    ['Ich nehme die Flechterin und das Gold was drauf liegt, danke sehr', 'Draft the Wattler'],
    ['den schifsbauer. @Bob schöne grüsse an deine mutter!', 'Draft the Shipwright'],
    ['sag: mensch Bob, 29 schon, wie machst du das immer', 'none'],
  ],
  v12: [
    ['pecheur', 'Draft the Fisher'],
    [
      "Allez, la souffleuse de verre, mes deux marchands de vin l'attendent",
      'Draft the Glass Blower',
    ],
    [
      "Je prends la vendangeuse avec l'or et au prochain tour la laitière",
      'Draft the Graper || ask',
    ],
    ['ich nehme den Sucher mit der Münze drauf', 'Draft the Seeker'],
  ],
  s1: [
    ['your favourite sounds good to me, go on', '#1'],
    ['the mask', 'Take the Shaman Mask'],
    [
      "Hello Ada! The potion, good choice. I'll have the mirror and then send one settler to explore region I.",
      '#4',
    ],
    ['Guidng star, so i can activate twice', 'Take the Guiding Star'],
  ],
  s2: [
    [
      'Ich baue eine Festung auf den Lehm',
      'Build an outpost at I-2 · End your turn || Build an outpost at I-2',
    ],
    [
      'erkunde mit zwei siedlern die zweite reihe',
      'Explore a terrain in region II with 2 settlers',
    ],
    ['Hol mir den Lehm aus Reihe I, bitte, und dann ist Ada wieder dran. Gruß Opa', '#4'],
    ['darf ich den verteidiger auch einladen wenn mir noch das gold fehlt?', 'ask'],
  ],
  s3: [
    ["Je chasse la manticore et avec l'or j'invite le défenseur. Merci !", '#1'],
    ['on tue la bete en I-3', 'Hunt the Steppe Manticore at I-3'],
    ['explorer la region 3, 3 colons', 'Explore a terrain in region III'],
    [
      "Bonjour, j'échange une pièce d'or contre du bois, ensuite j'explore dans la région I.",
      'Exchange 1 gold for 1 wood · Explore a terrain in region I with 1 settler',
    ],
  ],
  s4: [
    ['kill the gnoll at II-3', '#1 || Hunt the Forest Gnoll at II-3'],
    ['hunt the gnoll!', 'ask'],
    [
      "Swap one gold for a stone, then get rid of the gnoll on I-1 and I'm done. Thanks, Margaret",
      'Exchange 1 gold for 1 stone · Hunt the Forest Gnoll at I-1 · End your turn',
    ],
    ['id like to build the tavern', 'Construct the Tavern'],
  ],
  s5: [
    ['Waldgnoll bei I-1 weghauen, fertig', '#1'],
    [
      'Ich tausch ein Gold in Holz um und erledige danach den Gnoll auf I-1',
      'Exchange 1 gold for 1 wood · Hunt the Forest Gnoll at I-1 || #4',
    ],
    ['Aktivier die erste Reihe, da krieg ich lehm und stein. zug beenden', '#3'],
    [
      'Eine Festung auf die Felsen, dank meinem Trank bekomme ich da gleich noch einen Stein dazu. Schönen Sonntag euch!',
      'Build an outpost at I-3 · End your turn || Build an outpost at I-3',
    ],
  ],
  s6: [
    ["j'active la region 1 puis j'invite l'artisan a 9 points", '#1'],
    [
      "Activer l'avant-poste sur le diamant, s'il te plaît",
      'Activate the outpost at II-3 · End your turn || Activate the outpost at II-3',
    ],
    [
      "Un or contre une pierre, et après j'active la région II pour le diamant",
      'Exchange 1 gold for 1 stone · Activate region II for 1 diamond · End your turn || Exchange 1 gold for 1 stone · Activate region II for 1 diamond',
    ],
    ['montre moi la liste de tous les coups', 'list'],
  ],
  s7: [
    ['Diamond ring, then build the church with my wood and put it on the upper street', '#1'],
    ['I take the ring.', 'Take the Diamond Ring'],
    ['key of knowlege thx', 'Take the Key of Knowledge'],
    ['Die Schriftrolle nehm ich, danke', 'Take the Scroll of Fortune'],
  ],
  s8: [
    ['Ich erkunde Reihe 1', 'Explore a terrain in region I with 1 settler'],
    ['Da kann man nix machen, ich passe für die Runde. Viel Spaß noch, Bob', 'Pass for this round'],
    [
      'einen siedler losschiken zum erkunden bitte, mal sehn was kommt',
      'Explore a terrain in region I with 1 settler',
    ],
    [
      'Bekomme ich vom Diamantring jetzt noch mal einen Diamanten oder war das nur am Anfang?',
      'ask',
    ],
  ],
  s9: [
    ['La manticore ! Deux colons dessus et fin de mon tour', '#1'],
    ['je chasse le gnol, ca me fait un 2e diamant', '#2 || Hunt the Forest Gnoll at I-3'],
    [
      "Bonjour à tous, je souhaite bâtir un avant poste sur l'argile (I-2). Cordialement, Gérard",
      'Build an outpost at I-2 · End your turn || Build an outpost at I-2',
    ],
    ['construis le bazar avec mon diamant', 'Construct the Bazaar'],
  ],
  s10: [
    ['the gnoll on the stone one please', '#1 || Hunt the Forest Gnoll at I-1'],
    [
      'activate region 2 for another diamond and end turn',
      'Activate region II for 1 diamond · End your turn',
    ],
    ["Sorry I'm lost, how do I answer this? help please", 'help'],
    ['take the 2nd', '#2'],
  ],
  s11: [
    ['Reihe I aktivieren, ein Holz für mich. Danke und fertig', '#1'],
    ['festung auf II-1 und zug ende', '#4'],
    [
      'Ich tausche mein Gold gegen einen Stein und errichte dann eine Festung auf II-1',
      'Exchange 1 gold for 1 stone · Build an outpost at II-1 || Exchange 1 gold for 1 stone · Build an outpost at II-1 · End your turn',
    ],
    ['diamantmine kaufen fürs gold', 'Construct the Diamond Mine'],
  ],
  s12: [
    ["Je construis l'église avec mon bois, dans la rue haute", '#1'],
    [
      "activer la région II, puis inviter l'aventurier avec l'argile que je gagne. Ada et Bob, j'arrive !!",
      '#2',
    ],
    ['avant poste I-1 pour du bois, fin de tour', '#4'],
    [
      'build an outpost on the woodland please',
      'Build an outpost at I-2 · End your turn || Build an outpost at I-2',
    ],
  ],
  m1: [
    [
      "Hi all, I'll take the Abbey Church please, using the white 5 and the white 6. Good luck Ada! Bob",
      '#1 || Take the white 5 · Take the white 6 · Acquire the Abbey Church (4 time)',
    ],
    [
      'brewery for the 2 time thx',
      '#8 || Take the white 4 · Take the white 4 · Acquire the Brewery 5/8 (2 time)',
    ],
    [
      "ok i'll grab the black 3 and one of the white 4s first, then see what i do with them",
      'Take the black 3 · Take the white 4 || Take the white 4 · Take the black 3',
    ],
    [
      'Ich möchte bitte die beiden weißen Vieren und damit das Spielbanner aktivieren, dann ist Ada wieder dran.',
      '#3',
    ],
  ],
  m2: [
    ['Hallo zusammen, ich geh mit der weißen 4 und der 6 in die Marktvogtei. LG Ada', '#6'],
    [
      'schulbaner mit 1+2 und dann das finanzrathaus',
      '#2 || Take the white 1 · Take the white 2 · Activate the school banner · Activate the Finance Council Chamber (1 time)',
    ],
    [
      'nehme die weisse 1 und die weisse 6, reise auf die karte B und zahl die münze. das pferd behalt ich',
      '#5',
    ],
    [
      'Moment mal, was kostet mich die Handelskirche genau, wenn ich die 4 drehe? Sterbe ich dann?',
      'ask',
    ],
  ],
  m3: [
    [
      'Salut ! je prend la carte de voyage B avec un 1 et un 6 blanc, on verra apres pour payer',
      '#1',
    ],
    [
      "l'eglise du salut svp, avec un blanc 1 et le noir 2. Bisous à tous",
      '#2 || Take the white 1 · Take the black 2 (2 time) · Acquire the Church of Salvation (4 time)',
    ],
    ["numéro 3 s'il vous plaît", '#3'],
    [
      "I'd like to use my game banner please, with the white 3 and the white 6",
      '#4 || Take the white 3 · Take the white 6 · Activate the play banner',
    ],
  ],
  m4: [
    [
      'Hi! The monk with the quill please, and the left kid shall become the traveller.',
      '#1 || Take the white 1 · Take the white 3 · Acquire the monk (quill) (3 time): activate your school banner twice · Make the left descendant the traveller (1 time)',
    ],
    [
      'start player again pls, 1 and 3',
      '#2 || Take the white 1 · Take the white 3 · Take the starting player hand (4 story points)',
    ],
    ["Both white threes for my play banner. That's it, end turn. (Poor merchant, Ada!)", '#3'],
    [
      "If Ada wants to be start player next round then I'd take the hand, otherwise the monk.",
      'ask',
    ],
  ],
  m5: [
    [
      'Ich nehm die Startspielerhand, 6 Geschichten kann man doch nicht liegen lassen :-)',
      '#1 || Take the white 4 · Take the white 6 · Take the starting player hand (6 story points)',
    ],
    ['Spielbanner mit den beiden Vieren und danach bitte den stall nutzen für 1 zeit', '#3'],
    [
      'Guten Abend, bitte das Schulbanner nehmen, das Bevölkerungsrathaus aktivieren und dort den Ratsherren ankreuzen. Gruß Manfred',
      '#2',
    ],
    [
      'je voudrais activer mon champ 1, avec deux 4 blancs dont un tourné en 3 contre ma piece',
      '#4 || Take the white 4 · Take the white 4 · Turn the first die from 4 to 3 (1 coin) · Activate field 1',
    ],
  ],
  m6: [
    [
      "Bonsoir à tous, pour moi ce sera l'Église de la Mission, avec 1 et 2. Merci !",
      '#2 || Take the white 1 · Take the white 2 · Acquire the Mission Church (4 time)',
    ],
    [
      "je prends le 4 et le 5 blancs, je paie deux pièces pour les tourner et j'ajoute l'eglise des marchands",
      '#3',
    ],
    ['heu une église, celle à 4 points', 'ask'],
    ['annule stp je me suis trompée', 'undo'],
  ],
  m7: [
    [
      "I'd like the two white ones, use the school banner to get the meeting place going, and put the 2/12 tile next to my play banner please.",
      '#3',
    ],
    [
      'abbey chruch!! turning one of the 5s into a 6 with my coin',
      '#1 || Take the white 5 · Take the white 5 · Turn the second die from 5 to 6 (1 coin) · Acquire the Abbey Church (4 time)',
    ],
    ['Number 4 please', '#4'],
    [
      'two fives for the starting hand. sorry for the wait everybody, work was mad',
      '#2 || Take the white 5 · Take the white 5 · Take the starting player hand (1 story point)',
    ],
  ],
  m8: [
    [
      'Liebe Runde, ich verreise: die Reisekarte A bitte, die Münze zum Drehen gebe ich gern her. Eure Ada',
      '#1',
    ],
    [
      '? banner, 2x weiß 4',
      '#4 || Take the white 4 · Take the white 4 · Activate the “?” banner (1 time)',
    ],
    [
      'nehm die weiße 4 und die schwarze 5, dreh die 5 auf ne 6 und hol mir den startspieler',
      '#3 || Take the white 4 · Take the black 5 (2 time) · Turn the second die from 5 to 6 (1 coin) · Take the starting player hand (4 story points)',
    ],
    ['ich passe', 'ask'],
  ],
  m9: [
    [
      'La main du premier joueur avec le 4 et le 6 :)',
      '#1 || Take the white 4 · Take the white 6 · Take the starting player hand (4 story points)',
    ],
    [
      "D'abord la banniere de jeu (2+4 blancs) et ensuite j'active l'écurie pour 1 temps. Bonne soirée",
      '#2 || Take the white 2 · Take the white 4 · Activate the play banner · Activate the Stable 6/8 (1 time)',
    ],
    ['les deux 6 blancs pour aller a la place de reunion', '#3'],
    [
      'I take the white two and the black three for now',
      'Take the white 2 · Take the black 3 || Take the black 3 · Take the white 2',
    ],
  ],
  m10: [
    [
      "Let's go for the monk with the jug, 2 + 3, and yes I'd like to use his ? banner bonus too.",
      '#1',
    ],
    ['scriptorium please', 'ask || Take the white 2 · Take the white 3'],
    [
      'Hallo, ich nehme bitte die Schreibstube 5/9, mit der weißen 2 und 3',
      '#3 || Take the white 2 · Take the white 3 · Acquire the Scriptorium 5/9 (3 time)',
    ],
    [
      'the 5/8 scriptorium with white two and white three. I need scrolls for the Carter!',
      '#2 || Take the white 2 · Take the white 3 · Acquire the Scriptorium 5/8 (3 time)',
    ],
  ],
  m11: [
    [
      'Ich hätte gern die Hand vom Startspieler, 11 Punkte!! Beide Münzen weg, egal.',
      '#1 || Take the white 2 · Take the white 6 · Turn the first die from 2 to 4 (2 coins) · Take the starting player hand (11 story points)',
    ],
    [
      'feld 1, ich dreh die 2 auf 1',
      '#3 || Take the white 2 · Take the white 6 · Turn the first die from 2 to 1 (1 coin) · Activate field 1',
    ],
    [
      'Bitte die Heilskirche so einstellen, dass sie mich bei jeder Ratteninvasion fragt. Und dann gehe ich mit der 2 und der 6 zur Marktvogtei (2 zur 4 drehen).',
      'Let the Church of Salvation ask me at every rat invasion · Take the white 2 · Take the white 6 · Turn the first die from 2 to 4 · Go to the market office',
    ],
    [
      'Kann ich auch die schwarze 4 und die schwarze 5 nehmen oder stirbt mir dann schon wieder jemand?',
      'ask',
    ],
  ],
  m12: [
    [
      'moine au rosaire avec le 2 et le 6 svp',
      '#2 || Take the white 2 · Take the white 6 · Acquire the monk (rosary) (3 time): 2 story points',
    ],
    [
      'Coucou les amis, je pars en voyage ! Carte A, avec le blanc 2 tourné en 1 et le blanc 6.',
      '#1',
    ],
    ['je comprends pas comment il faut répondre... aide svp', 'help'],
    [
      'Je prends le 2 blanc et le 6 noir, tant pis pour le temps.',
      'Take the white 2 · Take the black 6 || Take the black 6 · Take the white 2',
    ],
  ],
  t1: [
    [
      "I'll start the windmill and put the festival under it. Then I use my crest to get rid of the archery range.",
      '#1',
    ],
    [
      'Hi, first discard the festival with my crest, then archery range as a foundation. Still thinking about the rest',
      'Use your crest · Discard the Festival · Start the Archery Range',
    ],
    [
      'barracks please, with the storehouse underneath as recource',
      'Start the Barracks · Put the Storehouse under the Barracks',
    ],
    ['Das Fest bitte als Gold weglegen', 'Store the Festival as gold'],
  ],
  t2: [
    [
      'Hospital unter den Schießplatz, die Statue unters Herrenhaus, dann mit dem Schießplatz die Bank und das Mietshaus wegwerfen. Danke!',
      '#1',
    ],
    [
      'Das Kaufmannshaus zum Handelsposten bitte und die Statue ins Herrenhaus',
      'Put the Merchant House under the Trading Post · Put the Statue under the Manor',
    ],
    [
      'hospital und mietshaus beide ins herenhaus',
      'Put the Hospital under the Manor · Put the Tenement under the Manor',
    ],
    ['ich will das hospital als holz nehmen', 'ask'],
  ],
  t3: [
    [
      "Bonjour, je mets le canal sous les écuries, puis avec le blason je jette l'hôtel de ville et je commence le beffroi. Merci",
      '#1',
    ],
    [
      'commencer la pecherie et mettre le canal dans les ecuries',
      'Start the Fishery · Put the Canal under the Stables',
    ],
    [
      "je garde l'hôtel de ville comme or, je n'arriverai jamais à le construire",
      'Store the Town Hall as gold',
    ],
    [
      'the bakery as gold and the canal to my stables, cheers',
      'Store the Bakery as gold · Put the Canal under the Stables',
    ],
  ],
  t4: [
    [
      'Put the Inn under my Fishery, that finishes it, the town wall goes to the bridge and then use the fishery please.',
      '#1',
    ],
    [
      'brewery in the bridge, inn in the fishery',
      'Put the Brewery under the Bridge · Put the Inn under the Fishery || #5',
    ],
    ['same as 2 but with the music hall instead of the townhouse', '#3'],
    ['can you send me the whole list please? thanks', 'list'],
  ],
  t5: [
    [
      'Den Burggraben in die Fischerei und das Theater in den Marktstand, danach die Fischerei benutzen. Ada, ich hol dich noch ein ;-)',
      '#2',
    ],
    ['Schütz mir mit der Brücke die Kapelle!', 'Use the Bridge · Protect the Chapel'],
    [
      'ich fange die kapelle an und dann noch das waisenhaus',
      'Start the Chapel · Start the Orphanage',
    ],
    [
      'theater -> fischerei, graben -> marktstand',
      'Put the Theatre under the Fishery · Put the Moat under the Market Stall',
    ],
  ],
  t6: [
    [
      'Armurerie sous la prison, rempart sous le cimetière',
      'Put the Armoury under the Prison · Put the Town Wall under the Cemetery || #1',
    ],
    [
      "Je commence l'hospice puis la chaumiere, je sais que c'est pas malin",
      'Start the Almshouse · Start the Cottage',
    ],
    ["oui d'accord pour votre préféré !", '#1'],
    [
      'Die Waffenkammer als Fundament beginnen und dann bitte den Schießplatz nutzen',
      'Start the Armoury · Use the Archery Range',
    ],
  ],
  t7: [
    [
      'Library as a foundation, statue underneath. Get rid of the fishery with the crest. Cleo',
      '#1',
    ],
    [
      'hello everyone sorry was on holiday! I start the bathhouse and the fishery goes under it',
      'Start the Bathhouse · Put the Fishery under the Bathhouse || #5',
    ],
    ['I want the prison and the statue', 'Start the Prison · Start the Statue || ask'],
    [
      'crest on the statue, then start the prison',
      'Use your crest · Discard the Statue · Start the Prison',
    ],
  ],
  t8: [
    [
      'Das Fest kommt unter den Burggraben und das Museum in die Bibliothek. Danke euch, schönen Abend noch',
      'Put the Festival under the Moat · Put the Museum under the Library || #1',
    ],
    [
      'herrenhaus als gold behalten, dann schaeferhütte anfangen',
      'Store the Manor as gold · Start the Shepherd’s Hut',
    ],
    ['Nr. 2', '#2'],
    [
      'Ist das Museum besser als die Stadtmauer? Ich hab das noch nicht verstanden mit den Auszeichnungen.',
      'ask',
    ],
  ],
  t9: [
    [
      "L'armurerie pour finir la maison de ville, ensuite le blason sur la fontaine et je commence la péniche",
      '#1',
    ],
    ['fontaine dans la maison de ville', 'Put the Fountain under the Townhouse'],
    ['je commence le puit et la peniche', 'Start the Well · Start the Houseboat'],
    ["Je voudrais commencer l'auberge s'il vous plaît, elle me plaît bien.", 'ask'],
  ],
  t10: [
    ['Hospital first, put the bridge under it, then crest the merchant house away.', '#3'],
    [
      'Start the row houses please. And the orphanage!',
      'Start the Row Houses · Start the Orphanage',
    ],
    [
      'drop the bridge so ada doesnt get it, then i begin the hospital',
      'Use your crest · Discard the Bridge · Start the Hospital',
    ],
    ['Yes, do your favourite, I trust you', '#1'],
  ],
  t11: [
    [
      'Beginne den Kerker und leg das Herrenhaus als Stein drunter. Mit dem Wappen kann die Schenke weg.',
      '#1',
    ],
    [
      'ich nehm das Herrenhaus als Gold, werf mit dem wappen den Kerker ab und fang für das Gold die Schenke an',
      '#5',
    ],
    [
      'Hallo ihr zwei, ich beginne die Gracht und die Stadtmauer. Liebe Grüße, Cleo',
      'Start the Canal · Start the Town Wall',
    ],
    [
      'stadtmauer, und den kerker da drunter. wappen brauch ich nicht',
      'Start the Town Wall · Put the Prison under the Town Wall',
    ],
  ],
  t12: [
    ['la ferme dans la salle de concert et le reste comme au 1', '#2'],
    [
      "La pension pour terminer la salle de concert et la fontaine sous le rempart, s'il vous plaît",
      'Put the Boarding House under the Music Hall · Put the Fountain under the Town Wall || #1',
    ],
    [
      'je mets le corps de garde puis la fontaine au rempart',
      'Put the Gatehouse under the Town Wall · Put the Fountain under the Town Wall',
    ],
    ['Bien joué Ada, belle avance ! Je réfléchis encore un peu, réponse ce soir.', 'none || ask'],
  ],
}
