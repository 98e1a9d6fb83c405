import type { Tried } from './tried.ts'

/** Answers to letters of sixty tables, written by people’s habits with nothing but the letters in sight. Where a reason follows, a first choice is taken back or nothing tells the dice, a question is right as well. See `tried.test.ts`. */
export const sixty: Tried = {
  v01: [
    ['Swineherd please, she feeds the truffler', 'Draft the Swineherd'],
    ['the third one on the road', 'Draft the Grazier'],
    ['special from stack 1', 'Draft stack 1'],
    ['not the brewer, rather the carpenter', 'Draft the Carpenter'],
    ['Sorry for being late! Grazzier, and good luck', 'Draft the Grazier'],
  ],
  v02: [
    ['Gold auf die Tischlerin bitte', 'Put 1 gold Carpenter'],
    ['auf den Strohdachdecker, dann bleibt er liegen', 'Put 1 gold Thatcher || ask'],
    ['Pflückerin', 'ask'],
    ['1 Gold auf die Imckerin', 'Put 1 gold Beekeeper'],
    ['nein, lieber doch nichts legen', 'Put no gold'],
  ],
  v03: [
    ['Je mets l’or sur la porchère', 'Put 1 gold Swineherd'],
    ['Je préfère ne rien poser', 'Put no gold'],
    ['pas le forgeron, plutôt la laitiere', 'Put 1 gold Milk Maid'],
  ],
  v04: [
    ['I’ll go with the log rafter, lots of wood in my village :)', 'Draft the Log Rafter || ask'],
    ['Top of the wood stack', 'Draft stack 6'],
    ['Glas blower... no wait, the swineherd!', 'Draft the Swineherd || ask'],
    ['hmm, what does the glass blower do?', 'ask || help'],
    ['whatever you think is best', 'ask'],
  ],
  v05: [
    ['Die Magd mit dem Gold', 'Draft the Milk Maid'],
    ['Strohdachdecker nehmen und Gruß an alle', 'Draft the Thatcher'],
    ['Stapel sechs', 'Draft stack 6'],
    ['1 oder 2, egal', 'ask'],
  ],
  v07: [
    [
      'Prêtre et moissonneuse, chacun en nouvelle pile',
      '#1 || Priest new pile · Harvester new pile',
    ],
    [
      'J’échange une carte contre un bûcheron et je pose la rouetière dessus',
      'Trade Lumberjack || ask',
    ],
    ['Je construis le prêtre puis je termine', 'Priest new pile · End'],
  ],
  v08: [
    ['Wine trader. He was mine all along, haha', 'Draft the Wine Trader'],
    ['let me have that wheeler with the coin on it', 'Draft the Wheeler'],
    ['4?', '#4 || ask'],
  ],
  v09: [
    ['Den Bettenbauer vom Stapel 5', 'Draft stack 5'],
    ['Moin zusammen, ich schnapp mir den Schiffbauer :-)', 'Draft the Shipwright'],
    ['Nein, nicht den Weinhändler – lieber den Brauer.', 'Draft the Brewer'],
    ['bitte erst mal Liste', 'list'],
  ],
  v11: [
    ['la porchère et le brasseur sur les fondateurs', '#1 || Swineherd Founders · Brewer Founders'],
    [
      'Chasseuse en nouvelle pile et Porchère sur Fondateurs, merci et bonne soirée',
      '#3 || Hunter new pile · Swineherd Founders',
    ],
    ['comme 2 mais avec la chasseuse au lieu de la chandelière', '#3'],
  ],
  v12: [
    ['bed builder with the gold', 'Draft the Bed Builder slot 5'],
    ['The Weaver, thanks, then I can build my tailor', 'Draft the Weaver || ask'],
    ['peddlar', 'Draft the Peddler'],
  ],
  v13: [
    ['irgendeinen Viehzüchter', 'ask'],
    ['Viehzüchter auf Platz 5', 'Draft the Grazier slot 5'],
    ['Getreide vom vierten Stapel', 'Draft stack 4'],
    [
      'Tischlerin. sag: wer hat die Schäferin geklaut?',
      'Draft the Carpenter',
      'wer hat die Schäferin geklaut?',
    ],
  ],
  v14: [
    ['La bergère avec la pièce d’or', 'Draft slot 3'],
    ['l’apprenti de gauche', 'Draft slot 5 || ask'],
  ],
  v18: [
    ['Je prends la charpentière (ça fait un bâtisseur)', 'Draft the Carpenter'],
    ['contrbandier', 'Draft the Smuggler'],
  ],
  v19: [
    ['1, thanks', '#1'],
    ['Bed builder on the hayer and stop there', 'Bed Builder Hayer · End || ask'],
  ],
  v20: [
    ['oberste Karte vom Nachziehstapel', '#7'],
    ['Wagner oder nein: Mönch', 'Draft the Monk || ask'],
  ],
  m01: [
    ['Hand with 1 and 3', '#2 || ask'],
    [
      'I take the market office with white 1 + 3',
      'Take white 1 · Take white 3 · market office || #5',
    ],
    ['travel please (3+4)', '#6'],
    ['play banner, the two threes', '#3'],
    ['Two threes for the stable', 'ask || Take white 3 · Take white 3 · Stable'],
  ],
  m02: [
    ['Brauerei mit den beiden Vieren', '#7 || ask'],
    ['zwei Dreien nehmen, Spielbanner', '#3'],
    ['Ich mach die Startspielerhand', '#2'],
    ['Abteikirche!', '#1'],
  ],
  m03: [
    ['Le voyage avec un 1 et un 6', '#1'],
    ['le moine à la cruche', '#2'],
    ['je prends deux 1, la banniere d’ecole', '#4'],
    ['un champ avec 1+6', 'Take white 1 · Take white 6 · field'],
  ],
  m04: [
    ['5 and 2, travel B', '#1'],
    ['Market! (2+2)', 'Take white 2 · Take white 2 · market office || #4 || ask'],
    ['hand', '#2 || ask'],
  ],
  m05: [
    ['Oberhaupt heimbringen', '#1 || ask'],
    ['Kornfeld aktivieren mit 6 + 1', '#3'],
    ['1 + 2 fürs Fragezeichen-Banner und den Chef nach Hause holen', '#1'],
    ['neues Kornfeld mit 2 und 5', 'Take white 2 · Take white 5 · field'],
  ],
  m06: [
    ['Abteikirche für 4 Zeit', '#1 || ask'],
    ['die Wagnerei mit 4 und 5', 'ask'],
    ['4+5, Spielbanner', '#4'],
    [
      'Handelskirche statt Abteikirche, sonst wie 1',
      'Take white 3 · Take white 5 · 3 6 · Trade Church || ask',
    ],
  ],
  m07: [
    ['écurie 6/8 avec les deux 4', '#3'],
    ['Je garde mes pièces : deux fois 4, écurie', 'ask'],
    ['Place de réunion avec 6 et 6', 'Take white 6 · Take white 6 · Meeting Place'],
  ],
  m08: [
    ['field 2 with 1 and 6, please', '#4'],
    ['I’d love the rosary monk', '#1 || ask'],
    ['3+5 play banner and then brewery', '#3'],
    ['not 4. rather 2', '#2'],
  ],
  m09: [
    ['Mönch mit dem Krug', '#2'],
    ['linken Nachkommen zum Handwerker ausbilden', '#1 || ask'],
    ['Reisen mit 3 und 4', 'Take white 3 · Take white 4 · travel'],
  ],
  m10: [
    ['la banniere point d’interrogation', '#1'],
    ['champ 3 avec le 2 et le 5', 'Take white 2 · Take white 5 · Activate field 3'],
  ],
  m11: [
    ['3 et 4 pour voyager', '#1'],
    ['Brasserie 6/8', '#4'],
    ['Deux 4, forge', 'ask'],
  ],
  m12: [
    ['office', '#1 || ask'],
    ['white 3 black 2 and the forge', 'ask || #3'],
  ],
  m13: [
    ['Mönch mit Krug, 3 und 6', '#2'],
    [
      'Ich würde gern die Schmiede mit 3+6 benutzen',
      'Take white 3 · Take white 6 · Activate Forge',
    ],
  ],
  m14: [['carte de voyage B, je paie deux pièces', '#2 || ask']],
  m16: [
    ['Population chamber, mark the abbot', '#2'],
    ['school banner (5+6)', '#4'],
    ['take 1+6 and travel. Cheers from Kraków', '#1 || ask'],
  ],
  m17: [['Feder-Mönch mit 4 und 6, den linken Nachkommen zum Handwerker', '#3']],
  m20: [
    ['Oberhaupt heim! Das Spiel ist ja gleich aus.', '#1'],
    ['Stall aktivieren mit 3+3', '#3'],
  ],
  t01: [
    ['Start the windmill and put the brewery under it', 'Start Windmill · Brewery under Windmill'],
    ['Gatehouse and Town Hall as gold', 'ask'],
    ['Trading post as gold, then town hall as gold', 'Store Trading Post · Store Town Hall'],
    ['brewery first, windmill underneath', 'Start Brewery · Windmill under Brewery'],
    ['3 but without the crest', 'Start Brewery · Windmill under Brewery'],
  ],
  t02: [
    [
      'Galerie aufs Stadthaus und Theater auf die Brauerei',
      'Art Gallery under Townhouse · Theatre under Brewery',
    ],
    ['Wappen: Schenke weg', 'crest · Discard Inn'],
    ['Ich fange das Hausboot an, Schenke drunter', 'Start Houseboat · Inn under Houseboat'],
    ['Schenke als Stroh unter das Stadthaus', 'ask'],
  ],
  t03: [
    ['la chapelle en chantier, et le musée sous le manoir', 'Start Chapel · Museum under Manor'],
    [
      'Le Musée va sous le Manoir comme pierre, puis je commence la Pension',
      'Museum under Manor · Start Boarding House',
    ],
    [
      'je jette la boulangerie avec le blason et je commence la salle de concert',
      'crest · Discard Bakery · Start Music Hall',
    ],
    ['chapelle + pension', 'Start Chapel · Start Boarding House || ask'],
  ],
  t04: [
    [
      'use the well to complete the Archery range, then start the almshouse',
      'Well under Archery · Start Almshouse',
    ],
    [
      'Well on the range, use the range to throw out Farm and Statue, start almshouse',
      'Well under Archery · Use Archery · Discard Farm · Discard Statue · Start Almshouse',
    ],
    ['crest the well, then I start the farm', 'crest · Discard Well · Start Farm'],
  ],
  t05: [
    ['Gärten und Obstgarten unter den Bauernhof', 'Gardens under Farm · Orchard under Farm'],
    [
      'Burggraben + Obstgarten auf den Bauernhof, fertig',
      'Moat under Farm · Orchard under Farm || Moat under Farm · Orchard under Farm · End',
    ],
    ['Wachturm als Stein auf den Marktplatz', 'ask'],
    ['Marktplatz', 'ask'],
  ],
  t06: [
    ['Marktstand und Glockenturm beginnen', 'Start Market Stall · Start Bell Tower'],
    [
      'Kaufmannshaus unter den Glockenturm nachdem ich ihn begonnen habe',
      'Start Bell Tower · Merchant under Bell Tower',
    ],
    ['Marktstand als Gold lagern und das Rathaus anfangen', 'Store Market Stall · Start Town Hall'],
  ],
  t07: [
    [
      'Maison des guildes et hospice sous les jardins',
      'Guildhall under Gardens · Almshouse under Gardens',
    ],
    ['J’utilise l’étal du marché', 'Use Market Stall'],
    ['blason, je défausse la cathédrale', 'crest · Discard Cathedral'],
    ['Armurerie : je commence le chantier. Bonne journée à tous', 'Start Armoury'],
  ],
  t08: [
    [
      'Town square finishes the cottage, quarry finishes the museum',
      'Town Square under Cottage · Quarry under Museum',
    ],
    ['Statue for the museum please', 'Statue under Museum'],
    ['like 1 but the statue instead of the quarry', '#2 || ask'],
    ['canal as a new foundation', 'Start Canal'],
  ],
  t09: [
    ['Hafen beginnen, Zunfthaus drunter', 'Start Harbour · Guildhall under Harbour'],
    [
      'Schenke anfangen und mit dem Musiksaal fertigstellen, dann nutzen',
      'Start Inn · Music Hall under Inn · Use Inn',
    ],
  ],
  t10: [
    [
      'tribunal sous la banque, canal sous l’armurerie',
      'Courthouse under Bank · Canal under Armoury',
    ],
  ],
  t12: [
    ['wall goes under the townhouse', 'Town Wall under Townhouse'],
    ['townhall', 'Start Town Hall || ask'],
  ],
  t13: [
    [
      'Stallungen -> Marktstand, Kapelle -> Bäckerei',
      'Stables under Market Stall · Chapel under Bakery',
    ],
    [
      'Fischerei als Stroh zum Marktstand. Nein, doch lieber zum Schießplatz',
      'Fishery under Archery || ask',
    ],
    ['Kapelle und Stallungen in die Bäckerei', 'Chapel under Bakery · Stables under Bakery'],
    ['Schenke unter Schießplatz, Wachturm auch', 'Inn under Archery · Watchtower under Archery'],
  ],
  t14: [
    ['j’achève la fontaine avec le grenier', 'Storehouse under Fountain'],
    [
      'la carrière sous la fontaine et j’ouvre le chantier de la péniche',
      'Quarry under Fountain · Start Houseboat',
    ],
  ],
  t15: [
    ['Orphanage into the barracks, then chapel as a foundation', 'ask'],
    [
      'gallery into barracks and thats it',
      'Art Gallery under Barracks || Art Gallery under Barracks · End',
    ],
  ],
  t18: [
    [
      'les douves sous la maison de ville et les jardins sous la salle de concert',
      'Moat under Townhouse · Gardens under Music Hall',
    ],
    [
      'non pas les douves ! les bains publics pour la maison de ville',
      'Bathhouse under Townhouse || ask',
    ],
  ],
  t19: [
    ['flower stand please, then we see', '#1'],
    [
      'Start Quarry and stick the Brewery under it, bye for now',
      'Start Quarry · Brewery under Quarry',
    ],
  ],
  t20: [
    ['Alles was Stein ist unter die Kathedrale', 'ask'],
    [
      'Hafen nutzen, dann Lagerhalle und Gerichtshaus unter die Kathedrale',
      '#2 || Use Harbour · Storehouse under Cathedral · Courthouse under Cathedral',
    ],
  ],
}
