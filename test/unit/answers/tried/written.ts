import type { Tried } from './tried.ts'

/** Answers at 24 tables more, most written from the letters alone before the reader had seen them. See `tried.test.ts`. */
export const written: Tried = {
  v1: [
    ['1', '#1'],
    [
      "Hi there, swineherd goes onto the founders and the fisher starts a new pile. I'll pay the 2 gold for the padlock, no problem. How was the seaside, Bob? xx Ada",
      '#1',
    ],
    ['graper first, then the vinter right on top of her', '#2'],
    [
      'Swineherd out to stack 2 for a lumberjack, wheeler on that lumberjack, and the fisher as a new pile. Done!',
      '#3',
    ],
    [
      'Food first I think. Swineherd on the founders please, and next to it the graper in her own pile. Thanks',
      'Swineherd Founders · Graper new pile',
    ],
    ['fisher + graper, both new piles', 'Fisher new pile · Graper new pile'],
    [
      'ok here goes: I give the Graper away, she goes to stack 3, and I get a Miner for her. Mason on the Miner. Then Fisher, new pile. Puh.',
      'Give Graper away for Miner, to stack 3 · Mason Miner · Fisher new pile',
    ],
    ["Milk Maid onto the Grazier please, I've got two hungry villagers to feed :)", 'ask'],
    [
      'Oh dear. The vintner would be so nice later, but the fisher gives food now... what would you do in my place?',
      'ask',
    ],
  ],
  v2: [
    ['Nr 1 bitte, schönen Sonntag euch beiden', '#1'],
    ['Vermittler und Kerzenmacherin, beide in eine neue Reihe', '#1'],
    ['moin, ich bau die erntehelferin und den vermittler hin. gruss jonas', '#2'],
    [
      'Den Mönch leg ich in eine neue Reihe, und auf ihn kommt gleich die Flösserin. Bin gespannt!',
      '#3',
    ],
    [
      'Kerzenmacherin wegen der 3 Gold. Und Erntehelferin, damit ich mehr Karten kriege. Jede kommt in eine eigene neue Reihe.',
      'Chandler new pile · Harvester new pile',
    ],
    [
      'Neue Reihe mit dem Mönch, Tischlerin drauf. Das Bausymbol brauch ich dringend ;-)',
      'Monk new pile · Carpenter Monk',
    ],
    ['die dritte variante, hab lange genug gegrübelt', '#3'],
    ['Ich lege bloß den Mönch aus, sonst nichts, und bin dann fertig.', 'Monk new pile || ask'],
    ['Ada, gehst du nächste Runde auf die Imkerin? Die würd mir nämlich auch gefallen', 'ask'],
  ],
  v3: [
    ['3 stp', '#3'],
    ["Bonjour à tous, je recrute l'apprenti avec sa piece d'or. Bises, Ada", '#1'],
    ["la sculptrice, vu que j'ai pas mal de bois qui arrive", '#2'],
    ['Chandelière, mais celle qui est sur la route hein, place 6, pas celle de la pile', '#5'],
    ["J'ai faim ! Donc la laitiere :) merci", '#4'],
    ['Allez, je tente ma chance : la carte raisin au sommet de la pile 4', '#7'],
    ["je pioche le foin de la pile 6, on verra bien ce que c'est", 'Stack 6'],
    ["Je voulais la Porchère depuis le début, c'est elle que je recrute.", 'ask'],
    ["Laitière ou Apprenti... j'hésite encore, je vous redis ça ce soir après le boulot", 'ask'],
  ],
  v4: [
    ['Cartwright pls', '#1'],
    [
      "Evening all. 20 points each nearly, exciting! I'll have the carver, she should pay well with my wood people. Bob",
      '#2',
    ],
    ['slot 2 for me', '#3'],
    ['Nobody feeds my village so hunter it is', '#6'],
    ['7', '#7'],
    ['Bed bilder!! sleepy me wants beds', '#5'],
    ["I'd like the face-down one from stack 6, feeling lucky. cheers", '#8'],
    ['Beekeeper into the village, I pay the 2 gold for her padlock', 'ask'],
    [
      "If Ada leaves the Agent alone I'd wait with him and grab the peddler, but if she wants him then I need him now",
      'ask',
    ],
  ],
  v5: [
    ['Winzerin, ganz klar. Der Weinhändler wartet ja schon auf sie. LG Cleo', '#1'],
    ['nehm den auf platz 4, hast 2 gold verdient hanna ;)', '#1'],
    ['Trüfelsucher', '#2'],
    ['4 – der Schmied soll es sein, dann sind meine Schlosserinnen billiger', '#4'],
    ['Hallo zusammen, die Flechterin bitte. Noch ein Bausymbol schadet nie.', '#5'],
    ['den sucher brauch ich fuer die höhlenforscherin, also der', '#6'],
    ['blind vom Stapel 6 bitte, no risk no fun', '#7'],
    ['Zuletzt die Höhlenforscherin auf den Sucher und fertig', 'ask'],
    [
      'Hm, bei der Imkerin kriegt Ada was ab, beim Trüffelsucher der Bob... gefällt mir beides nicht, blöde Lage.',
      'ask',
    ],
  ],
  v6: [
    ['1 merci', '#1'],
    ["Le joaillier de la place 4, j'adore ce qui brille ✨", '#1'],
    ['Joaillier, mais plutot celui en place 6', 'Jeweler slot 6'],
    ['je recrute le tanneur, il ira sous mon sellier', 'Tanner'],
    ['Salut les amis ! Pour moi ce sera la Rouetière. Bon dimanche, Cleo', 'Wheeler'],
    ["macon svp, le bâtisseur m'arrange", 'Mason'],
    ['14 or, ça ne se refuse pas : négociant en vin !', 'Wine Trader'],
    ['la carte du dessus de la pile 6', 'ask'],
    [
      "C'est vraiment la dernière manche ? Du coup est-ce que ça vaut encore la peine de prendre un joaillier si Bob ou Dora touche les 2 or ?",
      'ask',
    ],
  ],
  s1: [
    ['key of knowledge', '#1'],
    [
      'Hello Ada, nice compass! I go for the Potion of Power, outposts that pay at once sound good to me. Best, Bob',
      '#2',
    ],
    ['The crown, and I build the bank with my clay.', '#3'],
    ['no 2', '#2'],
    ['Give me the key pls, activating a street twice is just what i like', '#1'],
    ['3rd suggestion. thx, off to bed now', '#3'],
    [
      "Crown of Dominon for me and I'd like to build a quarry with it, paying the clay",
      'Crown of Dominion · Quarry',
    ],
    ['Enchanted Compass', 'ask'],
    ["Potion or key? Never played this before, no idea what's stronger at the start", 'ask'],
  ],
  s2: [
    ['erkunde I', '#1'],
    ['Ich schicke einen Siedler los in die erste Wildnisreihe, mal gucken was er findet!', '#1'],
    ['1. Viele Grüße aus dem Zug, Bob', '#1'],
    ['passe', '#2'],
    ['Ohne Ressourcen macht das alles keinen Sinn, ich bin raus für diese Runde', '#2'],
    ['Ab in die Wildnis: Reihe I erkunden bitte, Cleo hat da ja auch was gefunden', '#1'],
    ['nö, diesmal nix. ich passe auch, wie ihr zwei :-)', '#2'],
    ['Steinbruch bauen, mittlere Reihe', 'ask'],
    [
      'Soll ich jetzt erkunden oder lieber gleich passen? Mit dem Streitkolben bräuchte ich ja Monster...',
      'ask',
    ],
  ],
  s3: [
    ['Chasser le gnoll en I-2', '#1 || Hunt the Forest Gnoll at I-2 with 1 settler for 1 diamond'],
    ["J'envoie un colon contre le gnoll de la I-3, pour le diamant. A+", '#2'],
    ['3', '#3'],
    ['Deux colons partent explorer la région II, souhaitez-leur bonne chance ! Bob', '#4'],
    ['je passe cette manche', '#5'],
    ['explo de la region I, un colon suffit', '#3'],
    ['Bonsoir, fatigué ce soir... je fais comme Dora, je passe. Bonne nuit', '#5'],
    ['Je chasse le gnoll, un colon, et je prends mon diamant', 'ask'],
    [
      "Si Ada laisse la I-1 libre j'explore plus tard, sinon j'y vais maintenant, enfin ça dépend d'elle",
      'ask',
    ],
  ],
  s4: [
    ['1 please :)', '#1'],
    [
      'Build the bazaar in the upper street',
      '#2 || Construct the Bazaar from market space 4 for 1 diamond · Put the Bazaar in the upper street, space 1',
    ],
    ['My only diamond buys a warehouse. It goes to the upper street, next to the bank.', '#3'],
    ['bazaar, but put it in the middle street instead', 'Bazaar · middle street'],
    ['Hey Bob! warehouse for the diamond, lower street. your go. H', 'Warehouse · lower street'],
    ['One settler off to explor region I, I want more land', '#1'],
    ["I'm passing this round, keeping my head down", '#4'],
    ['Church in the lower street, so I can collect diamonds there', 'ask'],
    ["I could get the Artisan with one more diamond, couldn't I? Not sure how though", 'ask'],
  ],
  s5: [
    ['Erkunde I bitte', '#1'],
    ['Sägewerk in die obere Reihe, für den einen Stein', '#2'],
    ['baue saegewerk mittlere reihe', 'Sawmill · middle street'],
    [
      'Der Stein geht fürs Sägewerk drauf, und zwar unten in der unteren Reihe. Danke fürs Warten, Bob',
      'Sawmill · lower street',
    ],
    ['3', '#3'],
    [
      'Na dann wandert halt ein Siedler in die Wildnisreihe I, irgendwas wird er schon entdecken',
      '#1',
    ],
    ['Hallo Cleo, hallo Ada, ich pass. Den Stein verlier ich halt, egal.', '#3'],
    ['obere Reihe nochmal aktivieren', 'ask'],
    [
      'Handwerker für 6 Punkte wär ja der Hammer, aber mir fehlt so ziemlich alles. Was meint ihr?',
      'ask',
    ],
  ],
  s6: [
    ["J'active la II et j'invite l'artisan. 7 points, youpi !", '#1'],
    ['1', '#1'],
    ['activer région I, merci', '#2 || Activate region I for 1 wood, 1 clay and 1 stone'],
    [
      "Je change un or contre un bois puis j'active la région I. Amitiés, Bob",
      '#3 || Exchange 1 gold for 1 wood · Activate region I for 1 wood, 1 clay and 1 stone',
    ],
    ["J'active la région I et avec ça j'invite le bâtisseur vert", 'Activate I · Builder'],
    ["juste la region II, sans heros pour l'instant", 'Activate II'],
    ['Le n° 3, ça me paraît pas mal, et bravo Cleo pour ton avance', '#3'],
    [
      "L'artisan ça vaut le coup, mais peut-être que le défenseur... bof, je sais pas trop. Laisse-moi réfléchir",
      'ask',
    ],
    ['Explorer, activer ou construire, peu importe, choisis pour moi', 'ask'],
  ],
  m1: [
    ['abbey church pls, six points cant be bad', '#1'],
    [
      "Hi Ada! Nice start with the Meeting Place. I'd rather be first next round, so the starting player hand for me. Cheers, Bob",
      '#2',
    ],
    ["the two white fours -> brewery. I'm thirsty 🍺", 'white 4 · white 4 · Brewery'],
    ['Just activating my play banner this time, one story point, thanks', '#3'],
    [
      'Sorry for the wait, kids had a fever all week. I will build the scriptorum with white 4 and the other white 4. Have a good evening!',
      'white 4 · white 4 · Scriptorium',
    ],
    [
      '4+6 in white, I pay a coin to turn the 4 into a 5 so thats 11 and the school gets a pupil',
      '#4',
    ],
    [
      'Off to the market office with my white 4 and white 6. The Potter only, nobody else.',
      'white 4 · white 6 · Market office · Potter',
    ],
    ['hmm what exactly happens to me when I pick a black die? the black 4 looks tempting', 'ask'],
    [
      'Forge or Wainwright with the 4s... plows seem good but wagons too. Ugh. Need another coffee first',
      'ask',
    ],
  ],
  m2: [
    ['2', '#2'],
    [
      'Moin! Den Mönch mit dem Krug hätte ich gern, der passt so schön zu meiner Schule. LG Bob',
      '#1',
    ],
    ['weisse 4 und weisse 6, die 4 mach ich für eine Münze zur 5, also Schulbanner', '#3'],
    [
      'Ich baue die Brauerei!! Dafür nehme ich die weiße 4 und die schwarze 4, Ratten hin oder her :-)',
      'white 4 · black 4 · Brewery',
    ],
    ['mönch mit der feder bitte, beide weißen würfel', 'white 4 · white 6 · Monk quill'],
    [
      'Oberhaupt heim, damit die Geschichten sicher sind. Also das Fragezeichen-Banner mit weiß 4 und weiß 6',
      'white 4 · white 6 · banner',
    ],
    [
      'Ich geb beide Münzen aus, dreh die weiße 4 auf 2 und mach mit der weißen 6 das Spielbaner. Ein Geschichtenpunkt, immerhin',
      '#4',
    ],
    ['Einen Mönch will ich haben, aber Rosenkranz oder Feder? Bin echt unschlüssig', 'ask'],
    ['Cleo, wenn du mir den Schneider übrig lässt, lass ich dir den Vogler. Deal?', 'ask'],
    ['Marktvogtei mit der 4 und der 6', '#2'],
    ['Ich geh zum Markt mit den beiden weißen, den Böttcher und den Vogler hätt ich gern', 'ask'],
    ['brauerei mit 4 und schwarzer 2 bitte', 'ask'],
    [
      'Ich nehm die weiße 6 und die schwarze 2 und hol mir dafür die Schmiede auf 6/8',
      'white 6 · black 2 · Forge 6/8',
    ],
    ['Mönch mit dem Krug, dafür dreh ich die 4 auf 3', '#1'],
    ['Spielbanner mit weiß 6 und schwarz 2, kostet halt Zeit', 'white 6 · black 2 · play banner'],
    [
      '?-Banner mit schwarz 2 und 4, das Oberhaupt muss heim',
      'black 2 · white 4 · banner · headman home · End',
    ],
    ['Ich hätte gern das zweite, also den Markt', '#2'],
  ],
  m3: [
    ['Bonsoir à tous, je prends le moine à la plume. Bises, Ada', '#1'],
    ['la main du 1er joueur svp, comme ca je commence', '#2'],
    ['On part en voyage ! Carte A, avec le 2 et le 5 blancs 😀', '#3'],
    ['Blanc 4 + blanc 5 = 9 donc je construis la forge', 'white 4 · white 5 · Forge'],
    [
      'un cheval de plus ne fera pas de mal : ecurie avec le 2 blanc et le 6 blanc',
      'white 2 · white 6 · Stable',
    ],
    [
      "J'active ma brasserie. Dés : le 4 blanc et un 5 blanc. Santé !",
      'white 4 · white 5 · Brewery',
    ],
    [
      "5 et 6 blancs pour la bannière d'école, et mon descendant de gauche devient marchand, il m'en manque un depuis trop longtemps",
      'white 5 · white 6 · School banner · descendant merchant || white 6 · white 5 · school · merchant',
    ],
    ["deux 6 blancs, ça fait 12, pour la bannière d'école", 'ask'],
    [
      'Si Cleo compte prendre le moine à la cruche alors je le prends avant elle, sinon plutôt le scriptorium. Cleo tu fais quoi ?',
      'ask',
    ],
    ['champ avec 2 et 5 blancs', 'white 2 · white 5 · field'],
    ['scriptorium 5+4 blancs, tant pis pour le temps', 'white 4 · white 5 · Scriptorium'],
    ['la main du premier joueur, avec les deux 2', '#2'],
    ['Carte de voyage A avec 2+5, on verra bien où ça nous mène', '#3'],
    ['moine plume avec 5 et 5', 'white 5 · white 5 · monk quill'],
    [
      'activer la brasserie et la charronnerie avec le 4 et le 5 blancs',
      'white 4 · white 5 · Brewery · Wainwright',
    ],
  ],
  m4: [
    ['Rosary monk, obviously! 6 points yay', '#1'],
    ['no. 3 – I could do with a craftsman again', '#3'],
    [
      "Let's travel :) card A, using a white 1 and the white 6",
      'white 1 · white 6 · travel card A',
    ],
    [
      'White 1 and white 2 for the school banner, but my left descendant should become the councilman instead of what you suggest.',
      'white 1 · white 2 · School banner · descendant councilman',
    ],
    [
      'hey jonas hows the new flat? ok my move, monk with the jug, white 1 + white 4',
      'white 1 · white 4 · Monk jug',
    ],
    [
      '12 stories hanging on that tree make me nervous. Two of the white ones (1 and 1) for the ? banner so the headman goes home. Ada',
      'white 1 · white 1 · banner · headman home · End',
    ],
    ['play baner, 1 point, dont want to spend time', '#2'],
    ['Black 3 and the other black 3 make six, so the rosary one', 'ask'],
    ["Not the market, I'm sick of customers who want horses I havent got", 'ask'],
  ],
  m5: [
    ['Zehn Punkte?? Na klar, Startspieler-Hand!', '#1'],
    ['die fünf bitte', '#5'],
    [
      'Hallo ihr zwei, ich geh mit weiß 4 und weiß 6 zur Marktvogtei und nehme nur den Sattler mit. Grüße aus Kiel, Ada',
      'white 4 · white 6 · Market office · Saddler',
    ],
    ['weisse 6 + schwarze 6 = 12, damit Schulbanner', 'white 6 · black 6 · School banner'],
    [
      'Ich hole mir den Mönch mit der Feder. Würfel: 4 weiß, 6 weiß. Danke fürs Warten',
      'white 4 · white 6 · Monk quill',
    ],
    [
      'Nur mein spielbanner, dafür dreh ich die weisse 4 runter auf 3 (eine Münze) und nehm die 6 dazu',
      '#3',
    ],
    [
      'Rosenkranz-Mönch. Weiße 6 mit schwarzer 2, macht 8. So, und jetzt ab ins Bett ;)',
      'white 6 · black 2 · Monk rosary',
    ],
    ['Stall aktivieren, ich will ein zweites Pferd', 'ask'],
    [
      'Puh, Bob hat 42, das hol ich ja nie mehr auf. Lohnt sich die Schule da überhaupt noch?',
      'ask',
    ],
  ],
  m6: [
    ['je fais rentrer mon chef, numéro 1 donc', '#1'],
    ["Banniere de jeu, un petit point d'histoire c'est toujours ça de pris", '#2'],
    ["À l'école, on décale juste le gamin sur la case de droite. Merci !", '#3'],
    [
      "Coucou, avec le blanc 1 et un blanc 2 la bannière d'école : le descendant de gauche devient artisan, comme ça l'écurie remarche. Dora",
      'white 1 · white 2 · School banner · descendant craftsman',
    ],
    [
      'office du marché, 5 et 5 blancs, seulement le potier',
      'white 5 · white 5 · Market office · Potter',
    ],
    ['Bannière ? mais avec deux 5 blancs', 'white 5 · white 5 · banner'],
    [
      'je prends le 5 blanc et le 6 blanc, total 11 : école, et mon descendant sera le nouveau marchand',
      'white 5 · white 6 · School banner · descendant merchant',
    ],
    [
      "Le pelletier vaut 6 points mais je n'ai ni bière ni rouleau... à ce stade de la partie, bof. Je réfléchis encore",
      'ask',
    ],
    ["Tout sauf l'école cette fois !", 'ask'],
  ],
  t1: [
    ['your favourite sounds good to me', '#1'],
    [
      "Start the shepherds hut, archery range goes on it as the straw so it's finished, and my crest throws out the Merchant House.",
      '#4',
    ],
    ['I start Archery Range, put Merchant House under it. Crest: bye bye gatehouse!', '#3'],
    [
      "Hi Ada, good luck! I'll open two foundations: the Shepherd’s Hut and the Archery Range. Bob",
      'Start Shepherd’s Hut · Start Archery Range',
    ],
    [
      "shepherd's hut as a new foundation, festival under it for the straw, then discard the gatehouse w/ the crest",
      'Start Shepherd’s Hut · Festival under Shepherd’s Hut · crest · Discard Gatehouse',
    ],
    ['option 2 thx', '#2'],
    [
      "Festival! I'd like to start that one and slide the archery range underneath as straw 🎉",
      'Start Festival · Archery Range under Festival',
    ],
    ['Gatehouse would be great but where would I get the gold from?', 'ask'],
    ['use the crest on the hut or on the festival, whichever hurts, dunno', 'ask'],
    ['Festival as gold, then start the gatehouse', 'Store Festival · Start Gatehouse'],
    [
      'start archery range with festival as its straw. crest on the merchant house',
      'Start Archery Range · Festival under Archery Range · crest · Discard Merchant House',
    ],
    ['shepherds hut done with archery range, then crest: bye bye merchant house', '#4'],
    [
      "Start the shepherd's hut and complete it with the festival. Use my crest to get rid of the merchant house.",
      'Start Hut · Festival under Hut · crest · Discard Merchant House',
    ],
    ['Take festival as gold and buy the gatehouse with it', 'Store Festival · Start Gatehouse'],
    ['start hut, start archery range', 'Start Hut · Start Archery Range'],
    [
      '4 but discard the gatehouse instead',
      'Start Hut · Archery Range under Hut · crest · Discard Gatehouse',
    ],
  ],
  t2: [
    [
      'Kapelle in die Stallungen, Stadthaus zum Glockenturm, und das Rathaus fliegt per Wappen raus',
      '#1',
    ],
    ['nr 2 bitte :)', '#2'],
    [
      'Huhu, die Brauerei lege ich unter die Stallungen, der Rest so wie in eurem ersten Vorschlag. Gruß Cleo',
      '#4',
    ],
    ['Vorschlag fünf gefällt mir am besten', '#5'],
    [
      'Stallungen fertig machen! Kapelle als Holz und Brauerei als Stroh drunter',
      'Chapel under Stables · Brewery under Stables',
    ],
    ['Die kapelle soll an den glockenturm, alles andere wie bei 1', '#3'],
    [
      'Ich fange die Kapelle an und leg gleich das Stadthaus als Stein drunter. Wappen: Rathaus weg, sonst schnappt Bob sich das noch',
      'Start Chapel · Townhouse under Chapel · crest · Discard Town Hall',
    ],
    ['Holz in die Stallungen bitte', 'ask'],
    [
      'Kann ich das Rathaus anfangen, obwohl ich kein Gold habe? 6 Punkte wären ja schon schick',
      'ask',
    ],
  ],
  t3: [
    ['Le 1, merci. Et bravo Cleo pour le pont !', '#1'],
    ['plutot les douves sous la maison des guildes, le reste pareil', '#2'],
    [
      'La Pension va finir la Maison des guildes, le Beffroi passe sous la Prison, et avec mon blason je vire la Tour de guet.',
      '#1',
    ],
    ['douves -> guildes, beffroi -> prison, blason sur la tour de guet. Voilà', '#2'],
    [
      'Je commence deux chantiers : la Tour de guet et les Douves. Bonne soirée, Bob',
      'Start Watchtower · Start Moat',
    ],
    ['comme votre préféré 👍', '#1'],
    [
      "Salut la compagnie, désolé j'étais en déplacement, pas de réseau. Je joue la deuxième proposition.",
      '#2',
    ],
    ['La Banque sous la prison hop', 'ask'],
    ['il me faut de la paille pour la maison des guildes', 'ask'],
    [
      'Pension sous la maison des guildes, beffroi sous la prison, blason sur la tour de guet',
      '#1',
    ],
    [
      "J'achève la Maison des guildes avec les Douves et je mets le Beffroi sous la Prison",
      'Moat under Guildhall · Bell Tower under Prison',
    ],
    [
      'les douves pour finir la maison des guildes, puis le beffroi dans la prison, et je défausse la tour de guet',
      'Moat under Guildhall · Bell Tower under Prison · crest · Discard Watchtower',
    ],
    [
      'je commence la tour de guet et je mets le beffroi dessous',
      'Start Watchtower · Bell Tower under Watchtower',
    ],
    [
      'Pension à la Maison des guildes. Beffroi à la Prison. Blason : Douves.',
      'Boarding House under Guildhall · Bell Tower under Prison · crest · Discard Moat',
    ],
    [
      'comme le 1, mais avec les douves à la place de la pension',
      'Moat under Guildhall · Bell Tower under Prison · crest · Discard Watchtower',
    ],
  ],
  t4: [
    ['one', '#1'],
    [
      'Town square and then the market stall, both onto the school. Cathedral gets binned with the crest',
      '#2',
    ],
    [
      'I start the Festival, the stall goes under the school and I discard the cathedral with my crest. Love, Ada',
      '#4',
    ],
    [
      'market stall as wood to the School, town square as stone to the Town Wall, crest: Town Hall out',
      'Market Stall under School · Town Square under Town Wall · crest · Discard Town Hall',
    ],
    [
      'new foundation: Market Stall. Then I put the town sqare under it, straw, done :-)',
      'Start Market Stall · Town Square under Market Stall || Start Market Stall · Town Square under Market Stall · End',
    ],
    [
      'Same cards as 1 (stall and festival both under the school) but with the crest please discard the town hall, not the cathedral.',
      'Market Stall under School · Festival under School · crest · Discard Town Hall',
    ],
    [
      "Feeling bold today! Market stall as gold, with that I start the Cathedral. And the crest kicks out the Town Hall so Bob can't have it",
      'Store Market Stall · Start Cathedral · crest · Discard Town Hall',
    ],
    ['town square... to the wall or to the school, hmm, both would work', 'ask'],
    [
      "Bob, are you after the Town Hall? If you are I'll throw it away, otherwise the Cathedral",
      'ask',
    ],
  ],
  t5: [
    [
      'Schenke in die Gärten, Wappen aufs Badehaus und für mein Gold fang ich die Kathedrale an',
      '#1',
    ],
    [
      'Erst mit dem Wappen die Schenke wegwerfen, dann Badehaus unter die Gärten (fertig!) und zuletzt Kathedrale beginnen. VG Bob',
      '#2',
    ],
    ['ich nehm die drei', '#3'],
    [
      'Kathedrale anfangen für 1 Gold und Statue gleich als Stein drunter',
      'Start Cathedral · Statue under Cathedral',
    ],
    [
      'Servus! Ich beginne die Kathedrale, leg den Marktstand als Holz drunter und werf mit dem wappen die Statue ab. Schönen Sonntag',
      'Start Cathedral · Market Stall under Cathedral · crest · Discard Statue',
    ],
    ['zwei neue baustellen: statue und marktstand', 'Start Statue · Start Market Stall'],
    ['Passt, euer Favorit ist auch meiner', '#1'],
    ['Stroh für die Gärten, dann sind sie endlich fertig', 'ask'],
    ['Ich benutze die Schule und schieb einen Stein rüber', 'ask'],
  ],
  t6: [
    [
      'Étal du marché et maison de marchand sous le pont, puis boulangerie sur la banque. Belle partie !',
      '#1',
    ],
    ['2 svp', '#2'],
    ["je ne fais que la boulangerie : banque défaussée, c'est tout", '#3'],
    [
      'La cabane de berger (pierre) et la maison de marchand (bois) vont sous le Pont, et il est achevé !!',
      'Shepherd’s Hut under Bridge · Merchant House under Bridge',
    ],
    [
      "etal + maison de marchand sous le pont. Mais pas la boulangerie : j'utilise mon blason et je défausse les jardins",
      'Market Stall under Bridge · Merchant House under Bridge · crest · Discard Gardens',
    ],
    [
      'Je commence la Cabane de berger et je glisse les Jardins dessous comme paille. Bisous, Dora',
      'Start Shepherd’s Hut · Gardens under Shepherd’s Hut',
    ],
    [
      "il me faut du commerce pour le juge, donc je commence l'étal du marché, avec les jardins dessous pour la paille",
      'Start Market Stall · Gardens under Market Stall',
    ],
    ['Et si je jette la Banque, les autres chantiers coûtent plus cher à Cleo, non ?', 'ask'],
    ['les jardins ou la maison de marchand, ça dépend de ce que Bob va faire', 'ask'],
  ],
}
