import { language } from '../words/index.ts'

const en = {
  title: (game: string) => `Rules: ${game}`,
  short: 'Rules',
  cards: 'Cards and pieces',
  search: 'Search the rules',
  none: 'No rule has all these words.',
  found: (count: number) => (count === 1 ? 'One rule' : `${count} rules`),
  ours: 'Told in our own words, with the rulings that this house decided where the printed rules are silent.',
  contents: 'Chapters',
  close: 'Close the rules',
  why: 'Why not now?',
  inRules: 'In the rules',
  cardsTitle: (game: string) => `Cards and pieces: ${game}`,
  cardsSearch: 'Search cards',
  kind: 'Kind',
  allKinds: 'All kinds',
  noCards: 'No card has all these words.',
  foundCards: (count: number) => (count === 1 ? 'One entry' : `${count} entries`),
  reconstructed: 'reconstructed',
  onlyReconstructed: 'Only reconstructed values',
  reconstructedHint:
    'Marked values are reconstructed: no public source gives them, so we derived them. They may differ from the printed game.',
  copies: (count: number) => `${count}×`,
  source: 'Source',
}

const de: typeof en = {
  title: (game) => `Regeln: ${game}`,
  short: 'Regeln',
  cards: 'Karten und Teile',
  search: 'Regeln durchsuchen',
  none: 'Keine Regel enthält alle diese Wörter.',
  found: (count) => (count === 1 ? 'Eine Regel' : `${count} Regeln`),
  ours: 'In unseren eigenen Worten, mit den Entscheidungen dieses Hauses, wo die gedruckten Regeln schweigen.',
  contents: 'Kapitel',
  close: 'Regeln schließen',
  why: 'Warum jetzt nicht?',
  inRules: 'In den Regeln',
  cardsTitle: (game) => `Karten und Teile: ${game}`,
  cardsSearch: 'Karten durchsuchen',
  kind: 'Art',
  allKinds: 'Alle Arten',
  noCards: 'Keine Karte enthält alle diese Wörter.',
  foundCards: (count) => (count === 1 ? 'Ein Eintrag' : `${count} Einträge`),
  reconstructed: 'rekonstruiert',
  onlyReconstructed: 'Nur rekonstruierte Werte',
  reconstructedHint:
    'Markierte Werte sind rekonstruiert: Keine öffentliche Quelle nennt sie, wir haben sie abgeleitet. Sie können vom gedruckten Spiel abweichen.',
  copies: (count) => `${count}×`,
  source: 'Quelle',
}

/** What the rules and the card index say around the games' own texts, in the present language. */
export const rulesTexts = (): typeof en => (language() === 'de' ? de : en)
