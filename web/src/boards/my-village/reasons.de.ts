/** Wie in `reasons.en.ts`, so wie es hinter „durch“ und „für“ steht. */
export const reasons: Readonly<Record<string, string>> = {
  religion: 'Kirche und Mönche',
  council: 'Rathaus und Versammlungsplatz',
  harvest: 'Kornfelder',
  travel: 'deine Reise',
  market: 'bediente Kunden',
  stories: 'gesicherte Geschichten-Punkte',
  laborers: 'weniger Tagelöhner',
  hand: 'die Startspieler-Hand',
  'story-tree': 'Geschichten auf dem Baum',
  coins: 'Münzen, um Würfel zu drehen',
  goods: 'Güter auf Vorrat',
  villagers: 'deine Dorfbewohner und ihre Nachkommen',
  lifetime: 'gesparte Zeit',
  crafts: 'Handwerksgebäude für später',
  customers: 'Kunden, die du bedienen kannst',
}
