import { locales } from '../../../worker/games/kernel/language.ts'
import { language } from '../words/index.ts'

const en = {
  title: (game: string) => `Rules: ${game}`,
  short: 'Rules',
  search: 'Search the rules',
  none: 'No rule contains all these words.',
  found: (count: number) => locales.en.plural(count, { one: 'One rule', other: `${count} rules` }),
  ours: 'In our own words, with our rulings where the printed rules are silent.',
  untranslated: (name: string) => `These rules are not translated yet. Here they are in ${name}.`,
  contents: 'Chapters',
  close: 'Close the rules',
  why: 'Why not now?',
  readRule: (rule: string) => `Rule ${rule}, in the rules`,
  cards: 'Cards and pieces',
  cardsTitle: (game: string) => `Cards and pieces: ${game}`,
  cardsLead:
    'Every card, tile and piece of the game with its values, and where each value comes from.',
  cardsSearch: 'Search cards and pieces',
  kinds: 'Kinds',
  allKinds: 'All',
  noCards: 'Nothing matches.',
  foundCards: (count: number) =>
    locales.en.plural(count, { one: 'One entry', other: `${count} entries` }),
  reconstructed: 'reconstructed',
  onlyReconstructed: 'Only with reconstructed values',
  reconstructedHint:
    'means reconstructed: no public source gives the value, so we derived it. It may differ from the printed game.',
  copies: (count: number) => `${count}×`,
  sources: (names: string) => `Source: ${names}`,
  sourceNames: {
    rulebook: 'rulebook',
    public: 'other publications',
    reconstructed: 'our reconstruction',
  },
  confidence: { high: 'certain', medium: 'likely', low: 'a guess' },
}

const de: typeof en = {
  title: (game) => `Regeln: ${game}`,
  short: 'Regeln',
  search: 'Regeln durchsuchen',
  none: 'Keine Regel enthält alle diese Wörter.',
  found: (count) => locales.de.plural(count, { one: 'Eine Regel', other: `${count} Regeln` }),
  ours: 'In unseren eigenen Worten, mit unseren Entscheidungen, wo die gedruckten Regeln schweigen.',
  untranslated: (name) => `Diese Regeln sind noch nicht übersetzt. Hier stehen sie auf ${name}.`,
  contents: 'Kapitel',
  close: 'Regeln schließen',
  why: 'Warum jetzt nicht?',
  readRule: (rule) => `Regel ${rule}, in den Regeln`,
  cards: 'Karten und Teile',
  cardsTitle: (game) => `Karten und Teile: ${game}`,
  cardsLead:
    'Alle Karten, Plättchen und Teile des Spiels mit ihren Werten, und woher jeder Wert stammt.',
  cardsSearch: 'Karten und Teile durchsuchen',
  kinds: 'Arten',
  allKinds: 'Alle',
  noCards: 'Dazu gibt es nichts.',
  foundCards: (count) =>
    locales.de.plural(count, { one: 'Ein Eintrag', other: `${count} Einträge` }),
  reconstructed: 'rekonstruiert',
  onlyReconstructed: 'Nur mit rekonstruierten Werten',
  reconstructedHint:
    'heißt rekonstruiert: Keine öffentliche Quelle nennt den Wert, wir haben ihn abgeleitet. Er kann vom gedruckten Spiel abweichen.',
  copies: (count) => `${count}×`,
  sources: (names) => `Quelle: ${names}`,
  sourceNames: {
    rulebook: 'Regelheft',
    public: 'andere Veröffentlichungen',
    reconstructed: 'unsere Rekonstruktion',
  },
  confidence: { high: 'sicher', medium: 'wahrscheinlich', low: 'geraten' },
}

const fr: typeof en = {
  title: (game) => `Règles : ${game}`,
  short: 'Règles',
  search: 'Chercher dans les règles',
  none: 'Aucune règle ne contient tous ces mots.',
  found: (count) => locales.fr.plural(count, { one: `${count} règle`, other: `${count} règles` }),
  ours: 'Avec nos propres mots, et nos décisions là où les règles imprimées se taisent.',
  untranslated: (name) => `Ces règles ne sont pas encore traduites. Les voici en ${name}.`,
  contents: 'Chapitres',
  close: 'Fermer les règles',
  why: 'Pourquoi pas maintenant ?',
  readRule: (rule) => `Règle ${rule}, dans les règles`,
  cards: 'Cartes et pièces',
  cardsTitle: (game) => `Cartes et pièces : ${game}`,
  cardsLead: 'Chaque carte, tuile et pièce du jeu avec ses valeurs, et d’où vient chaque valeur.',
  cardsSearch: 'Chercher cartes et pièces',
  kinds: 'Sortes',
  allKinds: 'Toutes',
  noCards: 'Rien ne correspond à tout cela.',
  foundCards: (count) =>
    locales.fr.plural(count, { one: `${count} entrée`, other: `${count} entrées` }),
  reconstructed: 'reconstruit',
  onlyReconstructed: 'Seulement avec des valeurs reconstruites',
  reconstructedHint:
    'veut dire reconstruit : aucune source publique ne donne la valeur, nous l’avons donc déduite. Elle peut différer du jeu imprimé.',
  copies: (count) => `${count}×`,
  sources: (names) => `Source : ${names}`,
  sourceNames: {
    rulebook: 'livret de règles',
    public: 'autres publications',
    reconstructed: 'notre reconstruction',
  },
  confidence: { high: 'sûr', medium: 'probable', low: 'deviné' },
}

/** Words of the rules and the card index around the games' own texts, in the present language. */
export const rulesTexts = (): typeof en => ({ en, de, fr })[language()]
