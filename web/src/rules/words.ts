import { language } from '../words/index.ts'

const en = {
  title: (game: string) => `Rules: ${game}`,
  short: 'Rules',
  search: 'Search the rules',
  none: 'No rule has all these words.',
  found: (count: number) => (count === 1 ? 'One rule' : `${count} rules`),
  ours: 'Told in our own words, with the rulings that this house decided where the printed rules are silent.',
  contents: 'Chapters',
  close: 'Close the rules',
  why: 'Why not now?',
  readRule: (rule: string) => `Rule ${rule}, in the rules`,
}

const de: typeof en = {
  title: (game) => `Regeln: ${game}`,
  short: 'Regeln',
  search: 'Regeln durchsuchen',
  none: 'Keine Regel enthält alle diese Wörter.',
  found: (count) => (count === 1 ? 'Eine Regel' : `${count} Regeln`),
  ours: 'In unseren eigenen Worten, mit den Entscheidungen dieses Hauses, wo die gedruckten Regeln schweigen.',
  contents: 'Kapitel',
  close: 'Regeln schließen',
  why: 'Warum jetzt nicht?',
  readRule: (rule) => `Regel ${rule}, in den Regeln`,
}

/** What the rules and the card index say around the games' own texts, in the present language. */
export const rulesTexts = (): typeof en => (language() === 'de' ? de : en)
