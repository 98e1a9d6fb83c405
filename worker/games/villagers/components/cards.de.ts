import type { CardId, Suit } from './index.ts'

/** The German names of the cards. */
export const names: Readonly<Record<CardId, string>> = {
  founders: 'Gründung',
  lumberjack: 'HolzfällerIn',
  hayer: 'HeuwenderIn',
  miner: 'BergarbeiterIn',
  brewer: 'Brauer',
  poulterer: 'Geflügelhändlerin',
  swineherd: 'Schweinehirt',
  truffler: 'Trüffelsucher',
  carpenter: 'Tischler',
  cooper: 'Böttcher',
  shipwright: 'Schiffsbauer',
  wheeler: 'Radmacherin',
  cartwright: 'Wagner',
  'wood-carver': 'Schnitzerin',
  'log-rafter': 'Flößerin',
  thatcher: 'Strohdachdecker',
  'bed-builder': 'Bettenbauer',
  grazier: 'Viehzüchter',
  'milk-maid': 'Milchmagd',
  fromager: 'Käserin',
  peddler: 'Fahrender Händler',
  'horse-trader': 'Pferdezüchterin',
  'ore-muler': 'Erz-Transporteur',
  blacksmith: 'Schmied',
  'glass-blower': 'Glasbläser',
  mason: 'Maurer',
  seeker: 'Sucher',
  spelunker: 'Höhlenforscher',
  jeweler: 'Juwelier',
  locksmith: 'Schlosser',
  graper: 'Pflückerin',
  vintner: 'Winzer',
  'wine-trader': 'Weinhändler',
  shepherd: 'Schäfer',
  spinner: 'Spinnerin',
  weaver: 'Weberin',
  tailor: 'Schneider',
  tanner: 'Gerber',
  saddler: 'Sattler',
  cobbler: 'Schuster',
  harvester: 'Erntehelferin',
  hunter: 'Jäger',
  chandler: 'Kerzenmacher',
  wattler: 'Flechterin',
  fisher: 'Fischer',
  beekeeper: 'Imkerin',
  grocer: 'Lebensmittelhändler',
  freemason: 'Freimaurer',
  priest: 'Priester',
  agent: 'Vermittler',
  tinner: 'Blechschmiedin',
  apprentice: 'Gehilfe',
  monk: 'Mönch',
  smuggler: 'Schmuggler',
}

/** What a card says below its name, where it says anything besides its symbols. */
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
  priest: 'Silber: 3 Gold für jedes volle Paar Hut-Symbole in deinem Dorf.',
  agent:
    'Silber: noch einmal der Wert der Münzen auf einer deiner Personen (es gilt die reichste).',
  tinner:
    'Ab jetzt darfst du in diesem Bauzug die Schlösser deiner ausgespielten Personen umsonst öffnen, bei jedem nach Wahl. Danach ablegen.',
  apprentice:
    'Tritt an die Stelle einer überdeckten Person in irgendeinem Dorf (keine fremde Gründung); diese legst du sofort regelgerecht in dein Dorf. Zusammen 1 Bauaktion.',
  monk: 'Vertritt eine beliebige Person innerhalb einer Kette, auch die Gründung. Am Ende deines Zuges muss jemand auf ihm liegen. Einziges Symbol: Spezial.',
  smuggler:
    'Nimm die Hälfte eines sichtbaren aufgedruckten Goldwerts in deinem Dorf aus der Bank, aufgerundet. Danach ablegen.',
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
