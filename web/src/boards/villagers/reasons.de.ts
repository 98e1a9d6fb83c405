/** Wie in `reasons.en.ts`, so wie es hinter „für“ steht. */
export const reasons: Readonly<Record<string, string>> = {
  gold: 'dein Gold jetzt',
  'first-market': 'den ersten Markttag',
  'second-market': 'den zweiten Markttag',
  symbols: 'mehr Karten und mehr Bauten in späteren Runden',
  hand: 'das, was aus deiner Hand noch werden kann',
  countess: 'den Abstand zur Gräfin',
}
