/** Words of questions about the table and its pieces in English, German and French, as `plainWords` gives them. */
import { phrasesIn, takeOut, wordsIn } from './spelling.ts'
import { isSmall } from './words-beside.ts'

const tables = wordsIn(
  `table board status position standing standings score scores overview stand hand winning leads ahead
   tisch spielstand stellung lage steht stehts überblick führt gewinnt vorn plateau partie aperçu situation main mène gagne`,
)
const besideTables = wordsIn(
  `please pls bitte mal svp stp show me see whole how do does what where who things game
   zeig zeige mir ganzen wie wo wer ist spiel montre moi voir qui`,
)
const tablePhrases = phrasesIn('où en est, où en sommes')

/** Tells whether words ask for the whole table. */
export function asksForTable(words: ReadonlyArray<string>): boolean {
  const { count, left } = takeOut(words, tablePhrases)
  const others = left.filter((word) => !tables.has(word))
  return (
    count + left.length > others.length &&
    others.every((word) => besideTables.has(word) || isSmall(word))
  )
}

/** Words that begin questions. */
const begins = wordsIn(
  'what how which when who was wie wann welche wer que qu qui quand combien quelle comment',
)

const waysOf = wordsIn('how wie comment')

const asking = wordsIn(
  'explain explaining info infos describe details erkläre erklär erklären erklärt beschreib explique expliquer expliques expliquez décris',
)
const askingPhrases = phrasesIn(
  'tell me about, c est quoi, à quoi ser, how much, wie viel, can you explain, peux tu m expliquer',
)
const verbs = wordsIn(
  `is s are does do can has would happens works
   ist sind macht machen kann tut bringt bewirkt kostet bedeutet hat funktioniert geht est fait font vaut peut coûte marche`,
)

/** Number of words that begin a question about a piece; 0 where none do. */
export function beginningOf(words: ReadonlyArray<string>): number {
  const [first = '', second = ''] = words
  if (asking.has(first) || first === 'wieviel' || first === 'combien') return 1
  if (begins.has(first) && verbs.has(second)) return 2
  const phrase = askingPhrases.find((one) => `${words.join(' ')} `.startsWith(one))
  return phrase?.split(' ').length ?? 0
}

const rules = wordsIn(
  'rule rules rulebook manual regel regeln regelwerk spielregel spielregeln spielanleitung règle règles',
)
const chapters = wordsIn('chapter chapters kapitel chapitre chapitres')
const besideRules = wordsIn(
  `please pls send me show give read the all i you we this here there things everything could about be shall need want can could you have get
   bitte schick zeig gib mir man die der den das dieses hier dran bist alle ich brauche möchte kannst du
   svp stp envoie montre donne moi on dois toutes tous les la ce ici je veux voudrais peux tu`,
)

/** Tells whether a word is one for the rules of a game. */
export const isOfRules = (word: string): boolean => rules.has(word) || isOfChapters(word)

/** Tells whether a word is one for chapters of the rules. */
export const isOfChapters = (word: string): boolean => chapters.has(word)

/** Tells whether words ask for the rules first of all: “send me the rules on padlocks”. */
export const asksForRules = (words: ReadonlyArray<string>): boolean =>
  isOfRules(words.find((word) => !besideRules.has(word)) ?? '')

const working = wordsIn(
  'work works working go goes funktioniert funktionieren geht gehen läuft laufen fonctionne fonctionnent marche marchent',
)

const counts = wordsIn('many much long viele viel lange')

/** The words from the one on that asks for the way of something; none for a number, or a time. */
export function fromWay(words: ReadonlyArray<string>): ReadonlyArray<string> {
  const at = words.findIndex((word, i) => waysOf.has(word) && !counts.has(words[i + 1] ?? ''))
  return at < 0 ? [] : words.slice(at)
}

/** Tells whether words ask how something works that they name: “I forgot how the bank works”. */
export function asksHow(words: ReadonlyArray<string>): boolean {
  const asked = fromWay(words)
  return (
    asked.some((word) => working.has(word)) &&
    asked.some((word) => !(isSmall(word) || isOfAsking(word) || isOfGame(word)))
  )
}

const wholes = wordsIn(
  'game play played playing work goes spiel spielen spielt gespielt jeu joue jouer partie',
)

/** Tells whether a word is one for the whole game. */
export const isOfGame = (word: string): boolean => wholes.has(word)

/** Tells whether a word says nothing of the matter that a question is about. */
export const isOfAsking = (word: string): boolean =>
  isOfRules(word) ||
  besideRules.has(word) ||
  working.has(word) ||
  asking.has(word) ||
  verbs.has(word) ||
  begins.has(word)

const answering = wordsIn(
  'answer reply respond write say tell mail letter number antworte antworten schreibe schreiben sage sagen brief zahl nummer réponds répondre écris écrire dire lettre numéro',
)

/** Tells whether a word is one of answering a letter. */
export const isOfAnswering = (word: string): boolean => answering.has(word)
