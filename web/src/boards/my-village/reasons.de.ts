/** Wie in `reasons.en.ts`, so wie es hinter „für“ steht. */
export const reasons: Readonly<Record<string, string>> = {
  'story-tree': 'Geschichten auf dem Baum',
  coins: 'Münzen, um Würfel zu drehen',
  goods: 'Güter auf Vorrat',
  villagers: 'deine Dorfbewohner und ihre Nachkommen',
  lifetime: 'Zeit, die du nicht verbrauchst',
  crafts: 'Handwerksgebäude für später',
  customers: 'Kunden, die du bedienen kannst',
}
