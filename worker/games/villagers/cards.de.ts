import { type Noun, noun, weak, withAdjective } from '../kernel/german.ts'
import type { CardId, DevelopmentId, SoloEventId, Suit } from './components/index.ts'

/** The German names of the cards, as nouns. */
export const nouns: Readonly<Record<CardId, Noun>> = {
  founders: noun('f', 'Gründung'),
  lumberjack: noun('m', 'Holzfäller'),
  hayer: noun('f', 'Heuwenderin'),
  miner: noun('m', 'Bergarbeiter'),
  brewer: noun('m', 'Brauer'),
  poulterer: noun('f', 'Geflügelhändlerin'),
  swineherd: noun('f', 'Schweinehirtin'),
  truffler: noun('m', 'Trüffelsucher'),
  carpenter: noun('f', 'Tischlerin'),
  cooper: noun('m', 'Böttcher'),
  shipwright: noun('m', 'Schiffsbauer'),
  wheeler: noun('f', 'Radmacherin'),
  cartwright: noun('m', 'Wagner'),
  'wood-carver': noun('f', 'Schnitzerin'),
  'log-rafter': noun('f', 'Flößerin'),
  thatcher: noun('m', 'Strohdachdecker'),
  'bed-builder': noun('m', 'Bettenbauer'),
  grazier: noun('m', 'Viehzüchter'),
  'milk-maid': noun('f', 'Milchmagd'),
  fromager: noun('f', 'Käserin'),
  peddler: withAdjective('m', 'Fahrender Händler'),
  'horse-trader': noun('f', 'Pferdezüchterin'),
  'ore-muler': noun('m', 'Erz-Transporteur'),
  blacksmith: noun('m', 'Schmied'),
  'glass-blower': noun('f', 'Glasbläserin'),
  mason: noun('m', 'Maurer'),
  seeker: noun('m', 'Sucher'),
  spelunker: noun('f', 'Höhlenforscherin'),
  jeweler: noun('m', 'Juwelier'),
  locksmith: noun('f', 'Schlosserin'),
  graper: noun('f', 'Pflückerin'),
  vintner: noun('f', 'Winzerin'),
  'wine-trader': noun('m', 'Weinhändler'),
  shepherd: noun('f', 'Schäferin'),
  spinner: noun('f', 'Spinnerin'),
  weaver: noun('f', 'Weberin'),
  tailor: noun('m', 'Schneider'),
  tanner: noun('m', 'Gerber'),
  saddler: noun('m', 'Sattler'),
  cobbler: noun('m', 'Schuster'),
  harvester: noun('f', 'Erntehelferin'),
  hunter: noun('f', 'Jägerin'),
  chandler: noun('f', 'Kerzenmacherin'),
  wattler: noun('f', 'Flechterin'),
  fisher: noun('m', 'Fischer'),
  beekeeper: noun('f', 'Imkerin'),
  grocer: noun('m', 'Lebensmittelhändler'),
  freemason: noun('m', 'Freimaurer'),
  priest: noun('m', 'Priester'),
  agent: noun('m', 'Vermittler'),
  tinner: noun('f', 'Blechschmiedin'),
  apprentice: weak('Gehilfe', 'Gehilfen'),
  monk: noun('m', 'Mönch'),
  smuggler: noun('m', 'Schmuggler'),
  benefactor: noun('m', 'Gönner'),
  nun: noun('f', 'Nonne'),
  pigeoneer: noun('f', 'Taubenzüchterin'),
  prophet: weak('Prophet', 'Propheten'),
  recruiter: noun('f', 'Rekrutiererin'),
  noble: withAdjective('f', 'Adlige'),
  barbarian: noun('f', 'Barbarin'),
  thief: noun('m', 'Dieb'),
  sheriff: noun('m', 'Sheriff'),
  flaker: noun('m', 'Hallodri'),
  schemer: weak('Intrigant', 'Intriganten'),
  courier: noun('m', 'Kurier'),
  alchemist: weak('Alchemist', 'Alchemisten'),
  arkwright: noun('f', 'Truhenbauerin'),
  captain: noun('m', 'Kapitän'),
  carter: noun('f', 'Kutscherin'),
  freelancer: noun('f', 'Freiberuflerin'),
  wholesaler: noun('f', 'Großhändlerin'),
  countess: noun('f', 'Gräfin'),
}

/** The same as they stand in a title. */
export const names = Object.fromEntries(
  Object.entries(nouns).map(([id, { name }]) => [id, name]),
) as Readonly<Record<CardId, string>>

/** Text of a card below its name, where it says anything besides its symbols. */
export const texts: Readonly<Partial<Record<CardId, string>>> = {
  founders:
    'Mitte deines Dorfes, Goldseite oben. Zeigt dein Dorf nach einer Bauphase keine Nahrung, drehst du sie endgültig auf die Nahrungsseite. Trägt bis zu zwei Getreide-Ketten.',
  lumberjack:
    'Start-Person: im Tausch gegen eine Handkarte, bis zu dreimal je Bauzug, ohne Bauaktion. Trägt bis zu zwei Ketten ihrer Betriebsart.',
  hayer:
    'Start-Person: im Tausch gegen eine Handkarte, bis zu dreimal je Bauzug, ohne Bauaktion. Trägt bis zu zwei Ketten ihrer Betriebsart.',
  miner:
    'Start-Person: im Tausch gegen eine Handkarte, bis zu dreimal je Bauzug, ohne Bauaktion. Trägt bis zu zwei Ketten ihrer Betriebsart.',
  'wood-carver':
    'Silber: so viel Gold, wie auf den sichtbaren Holz-Personen deines Dorfes aufgedruckt ist.',
  'log-rafter':
    'Silber: Jedes Holz-Symbol deines Dorfes bringt 1 Gold, die eigenen beiden zählen mit.',
  peddler: 'Silber: 3 Gold für jedes volle Paar sichtbarer Goldsymbole in deinem Dorf.',
  'horse-trader': 'Silber: 3 Gold für jedes volle Paar Heu-Symbole in deinem Dorf.',
  'ore-muler': 'Silber: 3 Gold für jedes volle Paar Erz-Symbole in deinem Dorf.',
  locksmith: 'Silber: Jedes Schloss in deinem Dorf, auch das eigene, bringt 2 Gold.',
  grocer: 'Silber: Jedes sichtbare Nahrungssymbol deines Dorfes bringt 3 Gold.',
  freemason: 'Silber: Jedes sichtbare Bausymbol deines Dorfes bringt 3 Gold.',
  priest: 'Silber: 3 Gold für jedes volle Paar Solo-Symbole in deinem Dorf.',
  agent:
    'Silber: noch einmal der Wert der Münzen auf einer deiner Personen (es gilt die reichste).',
  tinner:
    'Ab jetzt darfst du in diesem Bauzug die Schlösser der Personen, die du baust, umsonst öffnen, jedes nach Wahl. Danach ablegen.',
  apprentice:
    'Tritt an die Stelle einer überdeckten Person in irgendeinem Dorf (keine fremde Gründung); diese legst du sofort regelgerecht in dein Dorf. Zusammen 1 Bauaktion.',
  monk: 'Vertritt eine beliebige Person innerhalb einer Kette, auch die Gründung. Am Ende deines Zuges muss jemand auf ihm liegen. Einziges Symbol: Spezial.',
  smuggler:
    'Nimm die Hälfte eines sichtbaren aufgedruckten Goldwerts in deinem Dorf aus der Bank, aufgerundet. Danach ablegen.',
  benefactor:
    'Draft-Phase: Lege sofort eine Handkarte, keine Spezial-Person, regelgerecht in dein Dorf. Danach ablegen.',
  nun: '2. Markttag: Gold in Höhe des Silberwerts einer Person, die genau einmal in deinem Dorf liegt (es gilt die beste).',
  pigeoneer:
    'Sieh die obersten sechs Karten des Nachziehstapels an, nimm eine auf die Hand, lege die anderen beliebig geordnet zurück. Danach ablegen.',
  prophet:
    'Draft-Phase: Sieh einen verdeckten Stapel der Auslage durch und drafte daraus eine Person; lege den Rest beliebig geordnet zurück. Das ist dein Draft. Danach ablegen.',
  recruiter:
    'In jedem deiner Draftzüge darfst du für 1 Gold zwei Personen nacheinander draften. Das Drafting-Limit gilt weiter.',
  noble:
    'Sieh dir eine fremde Hand an und nimm eine Person daraus, keine Spezial-Person, auf deine Hand. Danach ablegen.',
  barbarian:
    'Draft-Phase: Wirf alle offenen Personen der Auslage ab, behalte die Münzen darauf und fülle vom Nachziehstapel auf. Danach ablegen.',
  thief:
    'Einmal in jedem deiner Bauzüge: Lege 3 Gold aus einem fremden Vorrat von mindestens 3 Gold auf den Dieb.',
  sheriff:
    'Wirf einen Dieb aus einem beliebigen Dorf, auch dem eigenen, ab und nimm seine Münzen. Danach ablegen.',
  flaker:
    'Draft-Phase: Nimm eine Person von einem beliebigen Dorfplatz auf deine Hand. Danach ablegen.',
  schemer:
    'Nimm eine oberste Person, keine Spezial-Person, aus einem beliebigen Dorf auf die Hand; ihre Münzen erhält, wem das Dorf gehört. Danach ablegen.',
  courier:
    'Im Draftzug eines anderen, bevor dieser nimmt: Nimm eine offene Person der Auslage direkt auf die Hand. Danach ablegen.',
  alchemist: 'Bronze: die Hälfte deines besten Silberwerts, abgerundet.',
  arkwright: 'Bronze: 2 Gold für jede deiner Personen, auf der Münzen liegen.',
  captain: 'Bronze: 1 Gold für jedes sichtbare Goldsymbol in deinem Dorf.',
  carter: 'Bronze: 1 Gold für jede deiner Start-Karten, die mindestens zwei Personen trägt.',
  freelancer:
    'Zu Beginn eines Bauzugs darf man 1 Gold auf eine Freiberuflerin in irgendeinem Dorf legen und erhält 1 Bauaktion mehr; jede nur einmal, nie mehr als 5 Aktionen.',
  wholesaler:
    'Silber: 3 Gold für jeden Satz aus je einem Erz-, Heu- und Holz-Symbol in deinem Dorf.',
  countess:
    'Startkarte im Dorf der Gräfin: eine Seite mit 4 Gold, die andere leer (Einsteigerspiel).',
}

/** The German names of the suits. */
export const suitNames: Readonly<Record<Suit, string>> = {
  grains: 'Getreide',
  wood: 'Holz',
  hay: 'Heu',
  ore: 'Erz',
  grapes: 'Wein',
  wool: 'Wolle',
  leather: 'Leder',
  solitary: 'Solo',
  special: 'Spezial',
}

/** The German names of the Developments. */
export const developmentNames: Readonly<Record<DevelopmentId, string>> = {
  inn: 'Gasthaus',
  church: 'Kirche',
  'town-hall': 'Rathaus',
  tavern: 'Schänke',
  bank: 'Bank',
  guildhall: 'Gildenhaus',
  lighthouse: 'Leuchtturm',
  marketplace: 'Marktplatz',
  'gold-mine': 'Goldmine',
  'ox-crane': 'Ochsenkran',
  sawmill: 'Sägemühle',
  windmill: 'Windmühle',
}

/** The German texts of the Developments. */
export const developmentTexts: Readonly<Record<DevelopmentId, string>> = {
  inn: 'Die meisten Spezial-Personen auf der Hand (nur Rückseiten): 5 Gold.',
  church:
    'Die größte Zahl Personen im Dorf: 3 Gold und die oberste Karte eines Stapels oder des Nachziehstapels, für die anderen verdeckt.',
  'town-hall': 'Die größte Zahl sichtbarer Goldsymbole: 5 Gold.',
  tavern: 'Die größte Zahl Solo-Symbole: 3 Gold und eine Start-Person, sofort ins Dorf.',
  bank: 'Die größte Zahl Personen mit Münzen: 5 Gold.',
  guildhall: 'Die größte Zahl Schlösser, auch überdeckte: 5 Gold.',
  lighthouse: 'Der höchste einzelne Silberwert: 5 Gold.',
  marketplace: 'Die größte Zahl sichtbarer Nahrungssymbole: 5 Gold.',
  'gold-mine': 'Die größte Zahl Erz-Symbole: 5 Gold.',
  'ox-crane': 'Die größte Zahl Heu-Symbole: 2 Gold und 1 Bausymbol für die nächste Runde.',
  sawmill: 'Die größte Zahl Holz-Symbole: 2 Gold und 1 Bausymbol für die nächste Runde.',
  windmill:
    'Die größte Zahl Ketten aus mindestens zwei Karten: 2 Gold und 1 Nahrung für die nächste Runde.',
}

/** The German names of the events. */
export const eventNames: Readonly<Record<SoloEventId, string>> = {
  bribes: 'Bestechung',
  'countess-bank': 'Die Bank der Gräfin',
  'sinister-banquet': 'Finsteres Bankett',
  'guild-conspiracy': 'Gildenverschwörung',
  'land-claim': 'Landanspruch',
  serfdom: 'Leibeigenschaft',
  'value-added-tax': 'Mehrwertsteuer',
  'black-market': 'Schwarzmarkt',
  'mood-swing': 'Stimmungsumschwung',
  betrayer: 'Verräter',
  'temporary-employment': 'Vorübergehende Beschäftigung',
  customs: 'Zoll',
  arrest: 'Arrest',
  arson: 'Brandstiftung',
  'it-was-you': 'Du warst es!',
  'dark-mood': 'Dunkle Stimmung',
  abduction: 'Entführung',
  blackmail: 'Erpressung',
  'trade-network': 'Handelsnetzwerk',
  rats: 'Ratten',
  'protection-money': 'Schutzgeld',
  'spy-network': 'Spionagenetzwerk',
  tribute: 'Tribut',
  conscription: 'Wehrpflicht',
}

/** The German texts of the events. */
export const eventTexts: Readonly<Record<SoloEventId, string>> = {
  bribes:
    'Die Gräfin legt Bankgold auf eine ihrer Personen mit Schlüsselbund, so viel wie dessen Zahl.',
  'countess-bank': 'Ein Schloss über die Bank zu öffnen kostet 3 statt 2 Gold.',
  'sinister-banquet': 'Jedes Nahrungssymbol in ihrem Dorf bringt der Gräfin 2 Gold.',
  'guild-conspiracy': 'Die Gräfin legt auf jede ihrer Personen mit Schlüsselbund 2 Bankgold.',
  'land-claim': 'Gib der Gräfin für jede Start-Person in deinem Dorf 2 Gold, auch für überdeckte.',
  serfdom:
    'Die Karte, die du für eine Start-Person abgibst, kommt ins Dorf der Gräfin statt in die Auslage.',
  'value-added-tax': 'Gib der Gräfin für jedes sichtbare Goldsymbol in deinem Dorf 1 Gold.',
  'black-market': 'Du und die Gräfin werten jeweils die Silbersymbole im eigenen Dorf.',
  'mood-swing':
    'Lege die Karte ab, ziehe vom selben Stapel ein anderes Ereignis und führe es sofort aus.',
  betrayer: 'Eine deiner obersten Personen, keine Start-Person, läuft ins Dorf der Gräfin über.',
  'temporary-employment': 'Jede verschiedene Betriebsart auf deiner Hand bringt der Gräfin 2 Gold.',
  customs: 'Gib der Gräfin für jede Person deiner häufigsten Betriebsart 1 Gold.',
  arrest: 'Wirf eine deiner obersten Personen ab, keine Start-Person.',
  arson: 'Eine Bauaktion weniger, oder zahle 3 Gold an die Bank.',
  'it-was-you': 'Der Hofnarr muss noch in dieser Runde eingesetzt werden.',
  'dark-mood': 'Beim Aufdecken: Lege die Karte ab und ziehe dafür zwei neue Ereignisse.',
  abduction: 'Lege eine Person von deiner Hand ab.',
  blackmail: 'Die Gräfin erhält Gold in Höhe des höchsten sichtbaren Goldwerts in deinem Dorf.',
  'trade-network': 'Die Gräfin wertet ein Silbersymbol ihres Dorfes.',
  rats: 'Nimm eine Person weniger, oder zahle 3 Gold an die Bank.',
  'protection-money': 'Gib der Gräfin so viel Gold, wie in Münzen auf einer deiner Personen liegt.',
  'spy-network': 'Die Gräfin erhält Gold in Höhe eines deiner Silberwerte.',
  tribute: 'Gib der Gräfin für jede Person auf deiner Hand 1 Gold.',
  conscription:
    'Die Gräfin bekommt die oberste Karte eines verdeckten Stapels oder des Nachziehstapels.',
}

export const jester = {
  name: 'Hofnarr',
  text: 'Einmal im Spiel, jederzeit: Wirf ein offenes Ereignis ab, das noch nicht begonnen hat.',
}
