import type { Tried } from './tried.ts'

/** Answers at 16 tables more, most written from the letters alone before the reader had seen them. See `tried.test.ts`. */
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
  m2: [
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
  t1: [
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
  t3: [
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
}
