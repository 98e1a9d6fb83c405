/** Words of questions about the table and its pieces in English, German and French, as `plainWords` gives them. */
import { phrasesIn, plainWords, wordsIn } from './spelling.ts'

/** Questions about the whole table. */
export const tablePhrases = phrasesIn(
  `table, the table, whole table, open table, show table, show the table, show me the table, board, the board, show the board, show me the board, state, status, position, the position, show the position,
   standing, standings, score, scores, the score, overview, situation, summary, my hand, what s in my hand, what is in my hand, how does it stand, how do we stand, how do things stand, how does it look, what s the position, what s the score, what is the score,
   where are we, where do we stand, who has what, who is winning, who s winning, who leads, who is ahead, who s ahead, when does it end, when does the game end, how long does it last, what round is it, which round is it`,
  `tisch, der tisch, den tisch, zeig tisch, zeig den tisch, zeig mir den tisch, stand, der stand, spielstand, zwischenstand, punktestand, stellung, lage, die lage, überblick, übersicht, meine hand, wie steht es, wie steht s, wie stehts, wie steht das spiel, wie ist der stand, wie ist die lage, wie sieht es aus, wie sieht s aus,
   wer hat was, wer führt, wer liegt vorn, wer liegt vorne, wer gewinnt, wann endet es, wann endet das spiel, wann ist schluss, wann ist das spiel aus, wie lange noch, welche runde ist es`,
  `la table, montre la table, montre moi la table, voir la table, la position, le plateau, montre le plateau, la situation, aperçu, résumé, le score, les scores, ma main, où en est on, où en est la table, où en est la partie, où en sommes nous, on en est où, état du jeu, état de la partie,
   qui a quoi, qui mène, qui gagne, qui est en tête, quand finit la partie, quand est ce que ça finit, quelle manche`,
)

const pleases = wordsIn('please pls bitte mal doch mir me moi svp stp')

/** Tells whether a word only makes a request polite, wherever it stands. */
export const isPlease = (word: string): boolean => pleases.has(word)

/** Questions about somebody's things, or a place of the table: `*` is any words. */
const patterns = [
  ...['what does * have', 'what do * have', 'what have * got', 'what has *', 'what does * own'],
  ...['how much * have', 'how many * have', 'how much * got', 'how many * got', 'what do * have *'],
  ...['how many * left', 'how much * left', 'what is on *', 'what s on *', 'what is in *'],
  ...['what s in *', 'which * left', 'was hat *', 'was haben *', 'was habe *', 'was besitzt *'],
  ...[
    'wie viel * hat *',
    'wie viele * hat *',
    'wieviel * hat *',
    'wieviele * hat *',
    'was liegt *',
  ],
  ...['wie viel * habe *', 'wie viele * habe *', 'wie viel * haben *', 'wie viele * haben *'],
  ...['wie viele * noch *', 'was ist auf *', 'was ist in *', 'was gibt es *', 'qu a *', 'qu ont *'],
  ...['qu ai *', 'que possède *', 'que possèdent *', 'qu est ce que * a', 'qu est ce qu * a'],
  ...[
    'qu est ce que * ont',
    'qu est ce qu a *',
    'combien * a *',
    'combien * ont *',
    'combien * ai *',
  ],
  ...['qu y a t il *', 'combien * reste *'],
].map(
  (text) =>
    new RegExp(
      `^${text
        .split('*')
        .map((part) => plainWords(part).join(' '))
        .join(' .+ ')
        .trim()}$`,
    ),
)

/** Tells whether words ask for somebody's things, or a place of the table. */
export const asksForThings = (words: ReadonlyArray<string>): boolean =>
  patterns.some((pattern) => pattern.test(words.join(' ')))

/** Words that begin a question about a piece. */
export const asking = phrasesIn(
  `what is, what s, whats, what are, what does, what do, what can, what has, what would, what happens, tell me about, tell me more about, explain, explain me, info, infos, info on, info about, information on, information about,
   describe, details, details of, details on, details about, how does, how do, how much is, how much does, who is, who s, what did, what was, meaning of, remind me, can you explain, could you explain`,
  `was ist, was sind, was macht, was machen, was kann, was können, was tut, was bringt, was bewirkt, was kostet, was bedeutet, was hat, was heißt, was passiert, wie viel kostet, wieviel kostet, wie funktioniert, wie geht, wer ist,
   wozu ist, wozu dient, wofür ist, erkläre, erkläre mir, erklär, erklär mir, beschreib, beschreibe, info zu, infos zu, details zu, kannst du erklären, kannst du mir erklären`,
  `que fait, que font, c est quoi, qu est ce que, qu est ce qu, à quoi sert, à quoi servent, explique, explique moi, expliquer, décris, infos sur, info sur, détails, qui est, combien coûte, que coûte, que vaut, que peut, que se passe,
   comment marche, comment fonctionne, peux tu expliquer, peux tu m expliquer, il fait quoi, elle fait quoi, ça fait quoi, ça sert à quoi`,
)
