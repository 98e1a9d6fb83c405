import type { Tried } from './tried.ts'

/** Answers at 48 tables, twelve of each game, written from the letters alone before the reader had seen them. See `tried.test.ts`. */
export const fresh: Tried = {
  v1: [
    ["Nice one with the vintner Bob, had my eye on her. I'll grab the mason then", '#1'],
    ['the one for 3 gold pls', '#2'],
    ['Nicht den Maurer, lieber die Erntehelferin. Gruss, Ada', '#5'],
    ['une carte foin, celle du dessus de la pile 3', 'Draft the top card of stack 3 (a hay card)'],
    ['ich nehm lieber was von den stapeln, die auslage gefaellt mir nich', 'ask'],
  ],
  v2: [
    [
      'erst den Fischer und danach die Imkerin',
      '#1 || Build the Fisher as a new pile · Build the Beekeeper as a new pile',
    ],
    [
      'Tischlerin auf den Holzfäller in Reihe 3, dann die Imkerin, das wars für mich',
      'Build the Carpenter on the Lumberjack (pile 3) · Build the Beekeeper as a new pile · End your build turn || Build the Carpenter on the Lumberjack (pile 3) · Build the Beekeeper as a new pile',
    ],
    [
      "just the fisher this time, then I'm done building",
      'Build the Fisher as a new pile · End your build turn',
    ],
    ['je pose le maçon sur le mineur', 'ask'],
    [
      'charpentiere sur le bucheron de la pile 2 et ensuite le pecheur a coté',
      '#3 || Build the Carpenter on the Lumberjack (pile 2) · Build the Fisher as a new pile',
    ],
  ],
  v3: [
    ['le pretre avec ses 2 pieces svp', '#1'],
    ['Salut Bob ! Pas le prêtre cette fois, je prends plutôt la vigneronne. Bonne soirée', '#3'],
    ['bed builder from stack 5', '#8'],
    ['Truffelsucher bitte. Ne Schweinehirtin fehlt mir zwar noch, aber egal', '#2'],
    ["If Bob gets paid for the priest's padlock then leave him, otherwise take him", 'ask'],
  ],
  v4: [
    ['horse trader!!! finally', '#1'],
    ['Gimme the bed builder. Hm no wait, make that the cartwright', '#3'],
    ['ich haette gern die Pflückerin vom Platz 1', '#4'],
    ['je pioche la carte du dessus de la pile 6, celle avec le foin', '#8'],
    ['Bettenbauer, Schloss ist ja umsonst bei mir', '#2'],
  ],
  v5: [
    ['kaeserin', '#1'],
    ['Den fuer 4 Gold wo das Schloss an die Bank geht, nicht das an Bob!!', '#4'],
    ['je prends la vigneronne qui est sur la pile 6, merci', '#7'],
    ["Not the fromager, I'll never get hold of a milk maid. Mason it is", '#5'],
    ['le moine ou le charron, je sais pas trop... tu en penses quoi Bob ?', 'ask'],
  ],
  v6: [
    ['Serruriere', '#1'],
    ["celle qui s'occupe du lait 😄", '#3'],
    ['Die Blechschmiedin auf Platz 5 bitte', '#6'],
    [
      '7\n\n> Recrute un villageois ; il t’en reste 2 à recruter.\n> 1  Serrurière\n> 2  Franc-maçon',
      '#7',
    ],
    ['Guten Abend Ada, den Viehzüchter nehm ich mir, bei den vielen Heuwenderinnen. LG Bob', '#4'],
  ],
  v7: [
    ['spelunker. 10 gold is 10 gold ;)', '#1'],
    [
      "Evening both! Can't afford anything fancy right now so let me have the ore card, stack 3.",
      'Draft the top card of stack 3 (an ore card)',
    ],
    ['la 4 svp', '#4'],
    ['nee nicht die höhlenforscherin. flechterin', '#6'],
    ["I'll have the baker please", 'ask'],
  ],
  v8: [
    ['flechterin mitsamt münze', '#1'],
    [
      'Hallo ihr zwei, sorry dass es so lang gedauert hat, war auf Dienstreise. Ich nehm den Gehilfen (der auf Platz 4 mit dem Goldstück). Liebe Grüße Ada\n\nVon meinem iPhone gesendet',
      '#2',
    ],
    ['grapes card off stack 4', 'Draft the top card of stack 4 (a grapes card)'],
    ['chaseuse, place 2', '#5'],
    ['Which of those gives the most gold at the end?', 'ask'],
  ],
  v9: [
    ['brasseur + la piece', '#1'],
    [
      "Bonjour à tous, désolée pour le retard, encore le train... Je recrute le négociant en vin, même s'il me manque la vigneronne. Bises, Cleo",
      '#2',
    ],
    ['den Sucher vom Stapel 5, nicht den aus der Auslage', '#8'],
    ['a wood card from the pile, whichever it is', 'Draft the top card of stack 6 (a wood card)'],
    ['harvestr pls', '#5'],
  ],
  v10: [
    ['grazier', 'ask'],
    ['the grazier that has a coin on it', '#5'],
    ['Stapel 5, den Weinhändler bitte', 'Draft the top card of stack 5 (the Wine Trader)'],
    ['je voudrais la serrurière avec sa pièce', '#1'],
    ['Laitière ! celle du dessus de la pile 6', 'Draft the top card of stack 6 (the Milk Maid)'],
  ],
  v11: [
    ['Lebensmittelhaendler', '#1'],
    ['Nummer fünf', '#5'],
    ['la soufleuse de verre svp', '#2'],
    ['carpenter please. no sorry, i meant the hunter', '#3'],
    ['Wie viele Runden spielen wir eigentlich noch?', 'ask'],
  ],
  v12: [
    ["Tonnelier bien sûr, tu t'en doutais Ada 😉", '#1'],
    ['fromagere, pour la laitiere on verra plus tard', '#2'],
    ['blacksmith, slot 4', '#6'],
    ['den mit der Münze drauf', '#4'],
    ['oups, annule mon dernier coup stp', 'undo'],
  ],
  s1: [
    ['guiding star please', '#3'],
    ['Shaman mask! Then I can decide about the monsters myself', 'Take the Shaman Mask'],
    ['das wo man sofort 1 Gold kriegt', '#1'],
    ['la boussole', '#2'],
    ['the mace of valor', 'ask'],
  ],
  s2: [
    ['erkunden, reihe 1, mit einem siedler', '#1'],
    ['je passe cette manche', '#2'],
    ['Baue die Kirche in die mittlere Reihe', 'ask'],
    ['Explore region II with 2 settlers', 'ask'],
    ['Passe. Hab eh nix mehr, viel Spass noch Bob', '#2'],
  ],
  s3: [
    ["j'explore la 1ere region", '#1'],
    [
      "Bof... j'aurais bien aimé inviter un défenseur mais sans bois c'est mort. Explore donc en I avec un colon.",
      '#1',
    ],
    ['what are all the things i could do here? show me everything', 'list'],
    ['Ich setze die Runde aus, also passen', '#2'],
    ['invite un aventurier', 'ask'],
  ],
  s4: [
    [
      'Morning Bob. Four rounds in and I still own nothing but a bank, haha. Ok lets try: send one guy out to explore region one and see what turns up.\n\nAda',
      '#1',
    ],
    ['2', '#2'],
    ['\n\nEnvoyé de mon iPhone', 'none'],
    ['Soll ich lieber passen oder noch was erkunden, was meinst du?', 'ask'],
    ['build the sawmill in the upper street', 'ask'],
  ],
  s5: [
    ['Nr. 1 bitte', '#1'],
    [
      'Schick einen Siedler los und erforsche das Gelände in Reihe I, mal schaun was kommt :-)',
      '#1',
    ],
    ['help', 'help'],
    [
      'active quand meme la rue haute, je sais que ça sert à rien',
      'Activate the upper street (the Bank), although it can have no effect',
    ],
    ['sorry, pressed the wrong thing, take that back please', 'undo'],
  ],
  s6: [
    ['mets mon or sur la banque', '#1'],
    [
      'Non pas la banque, plutot construire la mine de diamants dans la rue haute',
      '#3 || Construct the Diamond Mine · Put the Diamond Mine in the upper street',
    ],
    ['Tausche mein Gold gegen einen Stein', 'Exchange 1 gold for 1 stone'],
    [
      'swap the gold for a stone and then build the sawmill with it',
      'Exchange 1 gold for 1 stone · Construct the Sawmill',
    ],
    ["J'arrête là, je passe pour de bon. Belle partie Bob !", 'Pass, which ends your game'],
  ],
  s7: [
    ['Magic treasure, then build a bank in the upper street', '#1'],
    ['potion of power', 'Take the Potion of Power'],
    ['die lebende Truhe, und gleich die Bank bauen, obere Reihe', '#3'],
    ["le coffre vivant, rien d'autre pour l'instant", 'Take the Living Chest'],
    ['La boussole enchantee svp, et bonne chance à vous deux', '#2'],
  ],
  s8: [
    ['zeig mir mal alle möglichkeiten', 'list'],
    [
      'setz den bonussiedler ein und erkunde dann reihe 1',
      'Use up to 1 bonus settler for the next action · Explore a terrain in region I',
    ],
    ['pass for me, see you next round!', '#2'],
    ['On peut inviter un héros sans rien payer ?', 'ask'],
    ['Handwerker für 2 Diamanten einladen', 'ask'],
  ],
  s9: [
    ['explore I', '#1'],
    ['jpasse', '#2'],
    ['erste Wildnisreihe, 1 Siedler, erkunden. Schönen Sonntag euch', '#1'],
    ['Hi Cleo, hi Ada! Kids are asleep at last :) Hope your week was ok', 'ask || none'],
    ["Si Ada passe aussi alors je passe, sinon j'explore en I", 'ask'],
  ],
  s10: [
    ['put one of my golds on the bank', '#1'],
    ['hunt the mantikore with two settlers', '#4 || Hunt the Steppe Manticore at I-3'],
    ['Kill the gnoll, the one on I-2', '#3 || Hunt the Forest Gnoll at I-2'],
    [
      '1 Gold gegen 1 Stein tauschen, dann Reihe II aktivieren und damit den Handwerker einladen',
      'Exchange 1 gold for 1 stone · Activate region II for 1 diamond · Invite the Artisan',
    ],
    ['construis le lapidaire, celui qui donne bois argile et pierre', 'Construct the Gem Cutter'],
  ],
  s11: [
    ['Waldgnoll jagen und dann den Abenteurer dazuholen', '#2'],
    [
      'tausche 1 Gold in Stein, danach den gruenen Handwerker einladen',
      'Exchange 1 gold for 1 stone · Invite the Artisan',
    ],
    [
      'invite the defender for one wood and two diamonds',
      'Invite the Defender (yellow, 1 point per outpost) at position 2',
    ],
    [
      'active la région II puis invite le défenseur jaune',
      'Activate region II for 1 wood and 2 diamonds · Invite the Defender (yellow, 1 point per outpost) at position 2',
    ],
    ['Festung in den Wald auf II-3', 'Build an outpost at II-3 (Woodland)'],
  ],
  s12: [
    [
      "Un avant-poste sur l'autre terrain de diamants, en II-2",
      'Build an outpost at II-2 (Diamond ground)',
    ],
    ['Region II first, then take the red adventurer with the stuff', '#1'],
    ['hunt the manticore with 2 settlers, I need the gold', 'Hunt the Steppe Manticore at I-3'],
    ['Warenspeicher bauen für meinen Diamanten', 'Construct the Warehouse'],
    ["l'artisan", 'ask'],
  ],
  m1: [
    ["2 and 5 for me, I'm off travelling again. Card A please", '#1'],
    [
      "Hi both. Sorry for being slow, we had visitors all weekend. I want the population council chamber, so I'll spend my coin and make the black five a six.",
      '#2',
    ],
    [
      'Guten Abend Bob! Ich nehm die weisse 3 und die schwarze 4 und lege damit ein Kornfeld an. Gruesse aus dem Zug',
      'Take the white 3 · Take the black 4 (2 time) · Acquire a field || Take the black 4 (2 time) · Take the white 3 · Acquire a field || Take the white 3 · Take the black 4 (2 time) · Acquire a field · End your turn || Take the black 4 (2 time) · Take the white 3 · Acquire a field · End your turn',
    ],
    ['nicht die Reisekarte, lieber das spielbanner', '#3'],
    ['Je prendrais bien le moine mais je sais pas lequel, vous feriez quoi ?', 'ask'],
  ],
  m2: [
    ['1', '#1'],
    [
      'Weiße 3 und weiße 4, damit ein neues Kornfeld. Danach bin ich fertig.',
      'Take the white 3 · Take the white 4 · Acquire a field || Take the white 4 · Take the white 3 · Acquire a field || Take the white 3 · Take the white 4 · Acquire a field · End your turn || Take the white 4 · Take the white 3 · Acquire a field · End your turn',
    ],
    ['school banner thx', '#2'],
    [
      "Je voudrais la Place de réunion mais sans la bannière de jeu, et la tuile 2/12 à coté de la bannière d'école",
      '#4',
    ],
    [
      "salut Bob, désolé pour ta perte :( je prends les deux 1 blancs, bannière de jeu d'abord, puis la place de réunion",
      'Take the white 1 · Take the white 1 · Activate the play banner · Activate the Meeting Place || #3',
    ],
  ],
  m3: [
    ["chambre des quartiers, je marque l'eglise et les moines", '#1'],
    ['la proposition 3 stp', '#3'],
    [
      'Two white sixes for the play banner',
      'Take the white 6 · Take the white 6 · Activate the play banner',
    ],
    ['a monk please', 'ask'],
    ['Bevoelkerungsrathaus und dann den Abt markieren. schoenen Sonntag noch euch beiden', '#2'],
  ],
  m4: [
    ['the monk with the rosary', '#1'],
    ['Take 5 and 6, school banner, and make my left kid the craftsman. cheers!', '#3'],
    [
      'Ich möchte die 4 und die 5 (beide weiß) und hole mir damit den Mönch mit dem Krug',
      'Take the white 4 · Take the white 5 · Acquire the monk (jug) || Take the white 5 · Take the white 4 · Acquire the monk (jug) || Take the white 4 · Take the white 5 · Acquire the monk (jug) · End your turn || Take the white 5 · Take the white 4 · Acquire the monk (jug) · End your turn',
    ],
    [
      'Wenn Bob vorhat sich den Rosenkranz-Mönch zu holen dann nehm ich ihn, sonst das Spielbanner',
      'ask',
    ],
    [
      "Que l'Eglise du Salut empêche seulement les pertes de 3 points ou plus",
      'Let the Church of Salvation prevent a loss of 3 or more story points',
    ],
  ],
  m5: [
    ['Nimm die Startspielerhand, dafür geb ich meine Münze her (die 5 auf 6)', '#2'],
    [
      'Hallo zusammen, wir sitzen grad bei Oma beim Kaffee, deshalb kurz: die 4 und die 5 nehm ich, und zwar fürs Spielbanner, keine Marktvogtei. LG Ada',
      '#3',
    ],
    [
      'church of salvation should ask me every time the rats come',
      'Let the Church of Salvation ask me at every rat invasion',
    ],
    ['le moine au rosaire, avec le 2 et le 4', '#1'],
    ['oups, annule mon dernier coup stp', 'undo'],
  ],
  m6: [
    ['un champ avec le 2 et le 5', '#2'],
    [
      "Bonjour Bob ! Belle avance que j'ai, non ? Bon allez : le 3 et le 4 blancs pour un champ, et je termine mon tour",
      'Take the white 3 · Take the white 4 · Acquire a field || Take the white 4 · Take the white 3 · Acquire a field || Take the white 3 · Take the white 4 · Acquire a field · End your turn || Take the white 4 · Take the white 3 · Acquire a field · End your turn',
    ],
    ['jug monk, and yes use his bonus for the ? banner', '#1'],
    ['Meeting place with a white one and a black one', '#3'],
    ['ich nehme die Abteikirche bitte', 'ask'],
  ],
  m7: [
    ['wainwright 6/9', '#3'],
    ['Wainwright. good luck Bob', 'ask'],
    ['heilskirche mit der weissen 1 und 2', '#1'],
    ['Ich haette gern das Skriptorium 6/8, nicht das mit der 9. Zug beenden', '#5'],
    ['la chambre des finances avec le 1 et le 2 blancs. A demain !', '#4'],
  ],
  m8: [
    ['die Kirche mit den 6 Punkten!!', '#3'],
    [
      'beide weissen vierer, aber keine münzen ausgeben, einfach das spielbanner',
      'Take the white 4 · Take the white 4 · Activate the play banner || Take the white 4 · Take the white 4 · Activate the play banner · End your turn',
    ],
    ["I'd like to travel, card B: both white fours, turn one of them down to a 3", '#1'],
    ["Pas l'abbatiale, plutôt l'église du commerce", '#4'],
    ['un champs, je tourne un 4 en 3 avec une pièce', '#2'],
  ],
  m9: [
    ['les deux champs, le 1 puis le 3', '#2'],
    ["C'est quoi la différence entre la bannière de jeu et la bannière d'école ?", 'ask || help'],
    [
      'white three plus black three, that makes 6: rosary monk',
      'Take the white 3 · Take the black 3 (2 time) · Acquire the monk (rosary) || Take the black 3 (2 time) · Take the white 3 · Acquire the monk (rosary) || Take the white 3 · Take the black 3 (2 time) · Acquire the monk (rosary) · End your turn || Take the black 3 (2 time) · Take the white 3 · Acquire the monk (rosary) · End your turn',
    ],
    ['White 6 and white 6, meeting place (sorry for the delay, kids were sick all week)', '#4'],
    ['Schulbanner mit 5 und 6 und dann noch das Bevölkerungsrathaus aktivieren', '#1'],
  ],
  m10: [
    ['grab the starting hand, 12 points!!', '#1'],
    [
      'white 4 and white 3, activate field 4, then end my turn',
      '#3 || Take the white 4 · Take the white 3 · Activate field 4 · End your turn',
    ],
    ['den mönch mit rosenkranz, die 3 auf 2 drehn', '#4'],
    [
      'weiße 3 und schwarze 4 fürs Feld 4... nee halt, doch lieber die weiße 4 statt der schwarzen',
      '#3',
    ],
    [
      "Avec le 4 blanc et le 6 noir je vais à l'office du marché",
      'Take the white 4 · Take the black 6 (2 time) · Go to the market office || Take the black 6 (2 time) · Take the white 4 · Go to the market office',
    ],
  ],
  m11: [
    [
      'erstmal nur die beiden weissen 3er nehmen, dann schau ich weiter',
      'Take the white 3 · Take the white 3',
    ],
    ['ein weiteres Kornfeld anlegen', '#4'],
    [
      'Activate fields 1 and 3 with a white three and a white four, in that order.',
      'Take the white 3 · Take the white 4 · Activate field 1 · Activate field 3 || Take the white 4 · Take the white 3 · Activate field 1 · Activate field 3 || Take the white 3 · Take the white 4 · Activate field 1 · Activate field 3 · End your turn || Take the white 4 · Take the white 3 · Activate field 1 · Activate field 3 · End your turn',
    ],
    ['la main du 1er joueur, meme si ca rapporte que 2', '#3'],
    [
      "Le moine, celui à la plume… ou la cruche peut-être. Je sais pas encore, j'y réfléchis ce soir",
      'ask',
    ],
  ],
  m12: [
    ['abbatiale', '#1'],
    [
      'Le 6 blanc et le 4 noir pour prendre la main du premier joueur',
      'Take the white 6 · Take the black 4 (2 time) · Take the starting player hand || Take the black 4 (2 time) · Take the white 6 · Take the starting player hand || Take the white 6 · Take the black 4 (2 time) · Take the starting player hand · End your turn || Take the black 4 (2 time) · Take the white 6 · Take the starting player hand · End your turn',
    ],
    ['Feild 2 please with the one and the six', '#2'],
    ['Abbey church. No wait, that takes too much time, field 2 instead', '#2'],
    ['Hab leider grad keine Zeit, melde mich morgen mit meinem Zug. LG Cleo', 'ask || none'],
  ],
  t1: [
    ['hospital, brewery goes under it, then the crest and chuck the barracks', '#1'],
    [
      'Start the barracks and tuck the brewery underneath.',
      'Start the Barracks · Put the Brewery under the Barracks',
    ],
    [
      'Erst Wappen: das Hospital fliegt raus. Dann Brauerei anfangen und die Kaserne drunter.',
      '#2',
    ],
    ['das rathaus als gold einlagern', 'Store the Town Hall as gold'],
    [
      "je commence l'entrepôt avec l'hopital dessous",
      'Start the Storehouse · Put the Hospital under the Storehouse',
    ],
  ],
  t2: [
    [
      'Reihenhaeuser beginnen, das Museum darunter',
      'Start the Row Houses · Put the Museum under the Row Houses',
    ],
    [
      'Nicht die Bank, eher das Rathaus als Gold weglegen, und danach das Museum beginnen. Viele Grüße, Bob',
      'Store the Town Hall as gold · Start the Museum',
    ],
    ['3 please', '#3'],
    [
      "Bonsoir, je mets la bibliothèque en chantier, le musée dessous, ensuite blason et on jette l'hôtel de ville",
      '#3',
    ],
    ['je prends la cathédrale', 'ask'],
  ],
  t3: [
    [
      'verger sous les bains publics et chapelle sous la carriere, dans cet ordre',
      'Put the Orchard under the Bathhouse · Put the Chapel under the Quarry',
    ],
    ['votre coup numéro 3 me va très bien merci', '#3'],
    [
      'Merchant house under the quarry, orchard under the bathhouse. Then my crest: bank out. Happy Sunday everyone!',
      '#2',
    ],
    ['put the merchant house under it', 'ask'],
    [
      'Kathedrale als Gold, danach die Kapelle unter den Steinbruch',
      'Store the Cathedral as gold · Put the Chapel under the Quarry',
    ],
  ],
  t4: [
    [
      'Prison finishes the bathhouse, well under the harbour. Use the bath house to throw out the bank and the courthouse',
      '#1',
    ],
    [
      "bell tower under the quarry and the courthouse under the bathouse, that's both of them done",
      'Put the Bell Tower under the Quarry · Put the Courthouse under the Bathhouse',
    ],
    [
      'Brunnen untern Hafen, Kerker untern Steinbruch',
      'Put the Well under the Harbour · Put the Prison under the Quarry',
    ],
    ['Leg den Kerker dahin wo er am meisten bringt, was meinst du wo das wäre?', 'ask'],
    ['le tribunal sous la carriere', 'Put the Courthouse under the Quarry'],
  ],
  t5: [
    ['Kloster unter die Kate, die ist dann fertig', 'Put the Monastery under the Cottage'],
    [
      'Zunfthaus beginnen und gleich das Waisenhaus drunterlegen, den Rest ueberleg ich mir noch',
      'Start the Guildhall · Put the Orphanage under the Guildhall',
    ],
    [
      'archery range to the cottage, then toss the orphanage w/ the crest and begin the guildhall',
      '#3',
    ],
    ['les jardins sous le port svp', 'ask'],
    ['montre-moi la liste', 'list'],
  ],
  t6: [
    [
      "Pont sous les bains publics, ça les achève. Ensuite j'utilise le port.",
      'Put the Bridge under the Bathhouse · Use the Harbour',
    ],
    ["commencer l'auberge en payant mon or", 'Start the Inn as a foundation for 1 gold'],
    [
      'bridge on the orphanage, then harbour, then start the fishery. gg Bob, you won this one!',
      '#1',
    ],
    ['Stables and almshouse, start both please', 'Start the Stables · Start the Almshouse'],
    ['die brücke drunterlegen', 'ask'],
  ],
  t7: [
    [
      "I'll start the school, with the orchard under it",
      'Start the School · Put the Orchard under the School',
    ],
    ['help! how do I answer this?', 'help'],
    ['Das Festival als Gold einlagern bitte', 'Store the Festival as gold'],
    [
      'Moin! Obstgarten anfangen, dann die Kapelle auch noch anfangen',
      'Start the Orchard · Start the Chapel',
    ],
    ["l'école d'abord, verger dessous, et le blason pour virer le château", '#1'],
  ],
  t8: [
    [
      'Badehaus unters Waisenhaus, Gaerten unters Zunfthaus',
      'Put the Bathhouse under the Orphanage · Put the Gardens under the Guildhall',
    ],
    ['Eine von den beiden Goldkarten einlagern', 'ask'],
    [
      'gardens and well both under the guildhall to finish it, then drop the bank with my crest',
      '#1',
    ],
    [
      "Puits sous la maison des guildes. Puis bains publics sous l'orphelinat, ce qui l'achève",
      'Put the Well under the Guildhall · Put the Bathhouse under the Orphanage',
    ],
    ['cathedrale en or', 'Store the Cathedral as gold'],
  ],
  t9: [
    [
      "l'hôpital sous les bains, et la statue aussi",
      'Put the Hospital under the Bathhouse · Put the Statue under the Bathhouse',
    ],
    ['Pas la grand-place ! plutôt la boulangerie, à garder comme or', 'Store the Bakery as gold'],
    [
      'Statue & fishery under bathhouse',
      'Put the Statue under the Bathhouse · Put the Fishery under the Bathhouse',
    ],
    [
      'crest on the bakery, it has to go',
      'Use your crest: discard 1 card from the row · Discard the Bakery',
    ],
    [
      'Falls Ada als naechstes auf die Statue aus ist würd ich sie lieber selbst nehmen, ist sie das?',
      'ask',
    ],
  ],
  t10: [
    [
      'shepherds hut and the fishery under the windmil pls',
      'Put the Shepherd’s Hut under the Windmill · Put the Fishery under the Windmill',
    ],
    ['\n\nSent from my iPhone', 'none'],
    ['ich beginne das Gebäude das nur ein einziges Stroh kostet', 'Start the Shepherd’s Hut'],
    [
      'wappen: weg mit dem gasthaus. danach das gerichtsgebäude unter die windmuehle',
      'Use your crest: discard 1 card from the row · Discard the Inn · Put the Courthouse under the Windmill',
    ],
    ["J'ouvre l'auberge comme nouveau chantier", 'ask'],
  ],
  t11: [
    [
      'Schule unter die Brauerei, Gärten unter den Blumenstand, beide fertig. Blumenstand gleich nutzen',
      '#2',
    ],
    ['kate und bruecke anfangen', 'Start the Cottage · Start the Bridge'],
    ['cottage under the brewery', 'Put the Cottage under the Brewery'],
    [
      "Blason pour jeter l'école, puis la chaumière sous la brasserie",
      'Use your crest: discard 1 card from the row · Discard the School · Put the Cottage under the Brewery',
    ],
    ['Bien joué Cleo !!! Quelle remontée, on se voit toujours samedi ?', 'ask || none'],
  ],
  t12: [
    ['pecherie sous le musee', 'Put the Fishery under the Museum'],
    ["J'utilise l'étal de fleurs, pour voir ce qui vient", '#2'],
    [
      'Crest to bin the merchant house, fishery completes the museum, then begin the bell tower',
      '#3',
    ],
    [
      'Start the one that costs a stone and a straw, then fishery under the museum',
      'Start the Canal · Put the Fishery under the Museum',
    ],
    ['Fischerei oder Kanal?', 'ask'],
  ],
}
