/** Wie in `reasons.en.ts`, so wie es hinter „für“ steht. */
export const reasons: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  villagers: {
    gold: 'dein Gold jetzt',
    'first-market': 'den ersten Markttag',
    'second-market': 'den zweiten Markttag',
    symbols: 'mehr Karten und mehr Bauten in späteren Runden',
    hand: 'das, was aus deiner Hand noch werden kann',
    countess: 'den Abstand zur Gräfin',
  },
  'my-village': {
    'story-tree': 'Geschichten auf dem Baum',
    coins: 'Münzen, um Würfel zu drehen',
    goods: 'Güter auf Vorrat',
    villagers: 'deine Dorfbewohner und ihren Nachwuchs',
    lifetime: 'Zeit, die du nicht verbrauchst',
    crafts: 'Handwerksgebäude für später',
    customers: 'Kunden, die du bedienen kannst',
  },
  settlement: {
    points: 'Punkte jetzt',
    heroes: 'das, womit deine Helden wachsen',
    resources: 'Rohstoffe im Vorrat',
    settlers: 'Siedler, die noch losziehen können',
    terrains: 'Landschaften, die später Ertrag bringen',
    buildings: 'Gebäude, die später wirken',
    outposts: 'Außenposten',
    artifact: 'ein Artefakt',
  },
  'town-builder': {
    foundations: 'Fundamente, die vorankommen',
    gold: 'Gold auf Vorrat',
    stars: 'Sternfähigkeiten in späteren Zügen',
  },
}
