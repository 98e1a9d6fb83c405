/** Wie in `reasons.en.ts`, so wie es hinter „durch“ und „für“ steht. */
export const reasons: Readonly<Record<string, string>> = {
  gold: 'Gold, das du gleich bekommst',
  'first-market': 'den ersten Markttag',
  'second-market': 'den zweiten Markttag',
  symbols: 'mehr Karten und mehr Bauten in späteren Runden',
  hand: 'die Karten auf deiner Hand',
  countess: 'den Abstand zur Gräfin',
}
