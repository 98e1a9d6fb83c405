/** Decisions as letters list them: the legal moves in English, German and French, as the games word them. */
import type { Meant } from '../../../worker/notices/answers/clause.ts'
import type { Known, Position } from '../../../worker/notices/answers/wish.ts'

/** A row for each legal move. */
const texts = {
  /** Villagers: a card is drafted. */
  draft: `
Draft the Swineherd from the Road (slot 1) | Nimm die Schweinehirtin aus der Auslage (Platz 1) | Recruter la Porchère sur la route (place 1)
Draft the Carpenter from the Road (slot 2, with 1 gold) | Nimm die Tischlerin aus der Auslage (Platz 2, mit 1 Gold) | Recruter la Charpentière sur la route (place 2, avec 1 or)
Draft the Grazier from the Road (slot 3) | Nimm den Viehzüchter aus der Auslage (Platz 3) | Recruter l’Éleveur sur la route (place 3)
Draft the Mason from the Road (slot 4) | Nimm den Maurer aus der Auslage (Platz 4) | Recruter le Maçon sur la route (place 4)
Draft the Ore Muler from the Road (slot 5) | Nimm den Erz-Transporteur aus der Auslage (Platz 5) | Recruter le Muletier sur la route (place 5)
Draft the Horse Trader from the Road (slot 6) | Nimm den Pferdehändler aus der Auslage (Platz 6) | Recruter le Maquignon sur la route (place 6)
Draft the top card of stack 1 (a hay card) | Nimm die oberste Karte von Stapel 1 (eine Heu-Karte) | Recruter la première carte de la pile 1 (une carte Foin)
Draft the top card of stack 2 (a solitary card) | Nimm die oberste Karte von Stapel 2 (eine Solo-Karte) | Recruter la première carte de la pile 2 (une carte Solitaire)`,
  /** Villagers: cards are built. */
  build: `
Build the Log Rafter on the Lumberjack | Lege die Flößerin auf den Holzfäller | Placer la Flotteuse de bois sur le Bûcheron
Build the Wheeler on the Lumberjack | Lege die Radmacherin auf den Holzfäller | Placer la Rouetière sur le Bûcheron
Build the Fisher as a new pile | Lege den Fischer als neue Reihe | Placer le Pêcheur en nouvelle pile
Trade a hand card for a Lumberjack | Tausche eine Handkarte gegen einen Holzfäller | Échanger une carte de ta main contre un Bûcheron
Trade a hand card for a Hayer | Tausche eine Handkarte gegen eine Heuwenderin | Échanger une carte de ta main contre un Faneur
Trade a hand card for a Miner | Tausche eine Handkarte gegen einen Bergarbeiter | Échanger une carte de ta main contre un Mineur
End your build turn | Beende deinen Bauzug | Finir ton tour de construction`,
  /** My Village: dice are taken. */
  dice: `
Take the white 1 | Nimm die weiße 1 | Prendre le 1 blanc
Take the white 3 | Nimm die weiße 3 | Prendre le 3 blanc
Take the white 4 | Nimm die weiße 4 | Prendre le 4 blanc
Take the white 5 | Nimm die weiße 5 | Prendre le 5 blanc
Take the black 1 (2 time) | Nimm die schwarze 1 (2 Zeit) | Prendre le 1 noir (2 temps)
Take the black 5 (2 time) | Nimm die schwarze 5 (2 Zeit) | Prendre le 5 noir (2 temps)`,
  /** My Village: something is acquired. */
  acquire: `
Activate the play banner | Aktiviere das Spielbanner | Activer la bannière de jeu
Acquire the Stable (3 time) | Erwirb den Stall (3 Zeit) | Acquérir l’Écurie (3 temps)
Acquire the Brewery (2 time) | Erwirb die Brauerei (2 Zeit) | Acquérir la Brasserie (2 temps)
Acquire the Forge (2 time) | Erwirb die Schmiede (2 Zeit) | Acquérir la Forge (2 temps)
Acquire the Scriptorium (3 time) | Erwirb die Schreibstube (3 Zeit) | Acquérir le Scriptorium (3 temps)
Go to the market office | Geh zur Marktvogtei | Aller à l’office du marché
End your turn | Beende deinen Zug | Finir ton tour`,
  /** Settlement: an action. */
  action: `
Construct the Clay Pit from market space 1 for 1 wood | Baue die Lehmgrube von Marktfeld 1 für 1 Holz | Construire la Glaisière de la case 1 du marché pour 1 bois
Construct the Bank from market space 2 for 1 clay | Baue die Bank von Marktfeld 2 für 1 Lehm | Construire la Banque de la case 2 du marché pour 1 argile
Construct the Quarry from market space 7 for 1 clay | Baue den Steinbruch von Marktfeld 7 für 1 Lehm | Construire la Carrière de la case 7 du marché pour 1 argile
Construct the Church from market space 8 for 1 wood | Baue die Kirche von Marktfeld 8 für 1 Holz | Construire l’Église de la case 8 du marché pour 1 bois
Explore a terrain in region I with 1 settler | Erkunde eine Landschaft der Wildnisreihe I mit 1 Siedler | Explorer un terrain de la région I avec 1 colon
Explore a terrain in region II with 2 settlers | Erkunde eine Landschaft der Wildnisreihe II mit 2 Siedlern | Explorer un terrain de la région II avec 2 colons
Hunt the Forest Gnoll at I-3 with 1 settler for 1 diamond | Bekämpfe den Waldgnoll auf I-3 mit 1 Siedler für 1 Diamanten | Chasser le Gnoll des forêts en I-3 avec 1 colon pour 1 diamant
Build an outpost at II-3 (Clay bank) | Errichte eine Festung auf II-3 (Lehmufer) | Bâtir un avant-poste en II-3 (Glaise)
Pass for this round (6 settlers unused) | Passe für diese Runde (6 Siedler ungenutzt) | Passer pour cette manche (6 colons inutilisés)`,
  /** Settlement: a building is placed. */
  street: `
Put the Bazaar in the upper street, space 1 | Stelle den Basar in die obere Siedlungsreihe, Feld 1 | Poser le Bazar dans la rue haute, case 1
Put the Bazaar in the upper street, space 3 | Stelle den Basar in die obere Siedlungsreihe, Feld 3 | Poser le Bazar dans la rue haute, case 3
Put the Bazaar in the middle street, space 1 | Stelle den Basar in die mittlere Siedlungsreihe, Feld 1 | Poser le Bazar dans la rue du milieu, case 1
Put the Bazaar in the lower street, space 2 | Stelle den Basar in die untere Siedlungsreihe, Feld 2 | Poser le Bazar dans la rue basse, case 2`,
  /** Town Builder: a turn. */
  town: `
Start the Townhouse as a foundation | Beginne das Stadthaus als Fundament | Ouvrir le chantier de la Maison de ville
Start the Library as a foundation | Beginne die Bibliothek als Fundament | Ouvrir le chantier de la Bibliothèque
Start the Watchtower as a foundation | Beginne den Wachturm als Fundament | Ouvrir le chantier de la Tour de guet
Put the Townhouse under the Orphanage as a resource | Lege das Stadthaus als Rohstoff unter das Waisenhaus | Placer la Maison de ville comme ressource sous l’Orphelinat
Put the Watchtower under the Orphanage as a resource | Lege den Wachturm als Rohstoff unter das Waisenhaus | Placer la Tour de guet comme ressource sous l’Orphelinat
Store the Bank as gold | Lagere die Bank als Gold | Ranger la Banque comme or
Store the Library as gold | Lagere die Bibliothek als Gold | Ranger la Bibliothèque comme or
Use your crest: Discard 1 card of the row | Nutze dein Wappen: Wirf 1 Karte der Reihe ab | Utiliser ton blason : Défausse 1 carte de la rangée`,
} as const

export type PositionName = keyof typeof texts

/** The legal moves of a decision, from 1. */
export const movesAt = (name: PositionName): Meant[] =>
  texts[name]
    .trim()
    .split('\n')
    .map((row, i) => ({ moves: [{ do: `move ${i + 1}` }], labels: row.split(' | ') }))

/** A move is legal once, in whatever order. */
const positionWith = (legal: ReadonlyArray<Meant>): Position => ({
  legal,
  after: ({ do: done }) => positionWith(legal.filter(({ moves }) => moves[0]?.do !== done)),
})

/** Facts that are known at a decision whose letter lists its moves in reverse, but for the last. */
export const knownAt = (name: PositionName, more: Partial<Known> = {}): Known => {
  const legal = movesAt(name)
  return {
    listed: legal.slice(0, -1).reverse(),
    position: positionWith(legal),
    isAsked: false,
    proposed: null,
    ...more,
  }
}
