import type { CardTexts } from './cards.ts'

/** Names and texts of the pieces, in German. */
export const cards: CardTexts = {
  artifacts: {
    hourglass: {
      name: 'Ewige Sanduhr',
      text: 'Den Effekt jedes Gebäudes, das du baust, darfst du sofort einmal nutzen.',
    },
    compass: {
      name: 'Verzauberter Kompass',
      text: 'Jede Landschaft, die du erkundest, bringt sofort ihre Ressource, noch vor der Monsterprüfung.',
    },
    mace: {
      name: 'Streitkolben der Tapferkeit',
      text: 'Jedes Monster, das du bekämpfst, bringt 1 Diamanten mehr.',
    },
    potion: {
      name: 'Trank der Macht',
      text: 'Jede Festung, die du errichtest, bringt sofort die Ressource ihrer Landschaft.',
    },
    chest: { name: 'Lebendige Truhe', text: 'Sofort 1 Bonussiedler.' },
    scroll: {
      name: 'Schriftrolle des Glücks',
      text: 'Jede aktivierte Wildnisreihe bringt 1 Ressource mehr von einer ihrer Landschaften, mit oder ohne Monster.',
    },
    crown: {
      name: 'Herrschaftskrone',
      text: 'Jede aktivierte Festung bringt 1 Ressource mehr.',
    },
    tankard: {
      name: 'Verzierter Humpen',
      text: 'Jeder Held, den du einlädst, bringt 1 Bonussiedler mehr.',
    },
    treasure: { name: 'Magischer Schatz', text: 'Sofort 1 Gold.' },
    ring: { name: 'Diamantring', text: 'Sofort 1 Diamant.' },
    star: {
      name: 'Leitstern',
      text: 'Einmal in dieser Runde darfst du eine Wildnisreihe mit einem weiteren Siedler erneut aktivieren.',
    },
    key: {
      name: 'Schlüssel des Wissens',
      text: 'Einmal in dieser Runde darfst du eine Siedlungsreihe mit einem weiteren Siedler erneut aktivieren.',
    },
    mirror: {
      name: 'Spiegel der Verwandlung',
      text: 'Du darfst normale Ressourcen eins zu eins tauschen.',
    },
    mask: {
      name: 'Schamanenmaske',
      text: 'Bei jeder deiner Monsterprüfungen entscheidest du, ob das Monster erscheint.',
    },
  },
  buildings: {
    sawmill: { name: 'Sägewerk', text: 'Nimm 1 Holz.' },
    'clay-pit': { name: 'Lehmgrube', text: 'Nimm 1 Lehm.' },
    quarry: { name: 'Steinbruch', text: 'Nimm 1 Stein.' },
    'diamond-mine': { name: 'Diamantenmine', text: 'Nimm 1 Diamanten.' },
    alchemist: { name: 'Alchemist', text: 'Gib 1 Gold ab, nimm 2 Diamanten.' },
    bazaar: { name: 'Basar', text: 'Gib 1 normale Ressource ab, nimm 1 Gold.' },
    warehouse: { name: 'Warenspeicher', text: 'Nimm 1 normale Ressource deiner Wahl.' },
    'gem-cutter': {
      name: 'Edelsteinschleifer',
      text: 'Gib 1 Diamanten ab, nimm je 1 Holz, Lehm und Stein.',
    },
    tavern: { name: 'Taverne', text: 'Gib 1 Diamanten ab, nimm 2 Bonussiedler.' },
    bank: {
      name: 'Bank',
      text: 'Lege 1 Gold für immer auf dieses Plättchen; am Ende zählt jedes 5 Punkte.',
    },
    church: {
      name: 'Kirche',
      text: 'Lege 1 Diamanten für immer auf dieses Plättchen; am Ende zählt jeder 4 Punkte.',
    },
    'trading-post': {
      name: 'Handelsposten',
      text: 'Nimm die Ressource einer deiner Landschaften mit Festung.',
    },
  },
  monsters: {
    green: 'Waldgnoll',
    yellow: 'Steppen-Mantikor',
    blue: 'Wasserhydra',
    red: 'Höhlendrache',
  },
  terrains: {
    wood: 'Wald',
    clay: 'Lehmufer',
    stone: 'Felsen',
    diamond: 'Diamantengrund',
    gold: 'Goldader',
  },
  heroes: {
    adventurer: 'Abenteurer',
    defender: 'Verteidiger',
    builder: 'Baumeister',
    artisan: 'Handwerker',
  },
  resources: {
    wood: 'Holz',
    clay: 'Lehm',
    stone: 'Stein',
    diamond: 'Diamant',
    gold: 'Gold',
  },
  colours: {
    green: 'Grün',
    yellow: 'Gelb',
    blue: 'Blau',
    red: 'Rot',
  },
  guilds: {
    adventurer: 'Gilde der Abenteurer',
    defender: 'Gilde der Verteidiger',
    builder: 'Gilde der Baumeister',
    artisan: 'Gilde der Handwerker',
  },
  streets: {
    upper: 'Obere Siedlungsreihe',
    middle: 'Mittlere Siedlungsreihe',
    lower: 'Untere Siedlungsreihe',
  },
  actions: {
    construct: 'Gebäude bauen',
    explore: 'Landschaft erkunden',
    hunt: 'Monster bekämpfen',
    'build-outpost': 'Festung errichten',
    'activate-region': 'Wildnisreihe aktivieren',
    'activate-street': 'Siedlungsreihe aktivieren',
    'activate-outpost': 'Festung aktivieren',
  },
}
