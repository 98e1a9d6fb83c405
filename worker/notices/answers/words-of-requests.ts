/**
 * Words of requests in English, German and French. People answer in the language they like, so all three are known at
 * once. All are written as `plainWords` gives them, once they have gone through it.
 */
import { phrasesIn, wordsIn } from './spelling.ts'

/** Answers that are a request of their own. */
export const phrases = {
  undo: phrasesIn(
    'undo, undo that, undo it, take back, take it back, take that back, take my turn back, take my move back, take back what i just did, take back what i did, revert',
    'zurücknehmen, rückgängig, rückgängig machen, nimm zurück, nimm das zurück, nimm das bitte zurück, nimm bitte zurück, nimm meinen zug zurück, zug zurück, nehme zurück, nehme meinen zug zurück, nehme das zurück',
    'annuler, annule, annule cela, annule ça, annulez, reprendre, reprends, annuler le dernier coup, reviens en arrière, revenir en arrière, retour en arrière',
  ),
  yes: phrasesIn(
    'yes, y, yep, yeah, yup, ok, okay, okey, k, agreed, i agree, sure, of course, go ahead, no problem, why not, fine, fine by me, fine with me, i don’t mind, absolutely, definitely, granted, alright, all right, sounds good, by all means, exactly, yess, yea, ye, that’s right, that is right, that’s the one, correct, that’s what i said, that’s what i meant, thats what i said, thats what i meant, that is what i meant, you got it, spot on',
    'ja, jo, jup, jap, jep, japp, jepp, joa, jawohl, jawoll, einverstanden, in ordnung, klar, na klar, sicher, natürlich, selbstverständlich, kein problem, gern, gerne, von mir aus, meinetwegen, warum nicht, passt, geht klar, stimme zu, ich stimme zu, na gut, nichts dagegen, habe nichts dagegen, freilich, genau, genau das, ganz genau, genau so, richtig, das stimmt, stimmt, stimmt genau, so ist es, so war es gemeint, das meine ich, das meinte ich, richtig verstanden, so war s gemeint, so wars gemeint, so meinte ich das, so meinte ich es',
    'oui, o, ouais, d accord, dac, j accepte, bien sûr, pas de problème, pas de souci, aucun problème, pourquoi pas, volontiers, vas y, entendu, ça marche, ça me va, certainement, exact, exactement, tout à fait, c est ça, c est bien ça, c est exact, c est juste, c est exactement ça, c est ce que je voulais dire',
  ),
  no: phrasesIn(
    'no, n, nope, nah, no way, i refuse, rather not, i d rather not, better not, i disagree, not this time, never, don’t, please don’t, i do not agree, i don’t agree',
    'nein, nö, nee, ne, lieber nicht, auf keinen fall, besser nicht, nicht einverstanden, ich lehne ab, abgelehnt, keinesfalls, niemals, diesmal nicht',
    'non, nan, je refuse, refusé, pas d accord, plutôt pas, surtout pas, pas question, jamais, je préfère pas, je préfère que non, je ne suis pas d accord, pas cette fois',
  ),
  help: phrasesIn(
    'help, help me, i don’t understand, i don’t understand anything, i am lost, i m lost, how does this work, what can i say, what can i do, how do i answer, how does it work, how do i, how can i, instructions',
    'hilfe, hilf mir, ich verstehe nichts, ich versteh nichts, wie antwortet man, wie geht das, wie geht es, wie funktioniert, wie spiele ich, was kann ich sagen, was kann ich tun, was kann ich schreiben, wie antworte ich, anleitung',
    'aide, aide moi, aidez moi, à l aide, comment ça marche, comment faire, comment je fais, comment jouer, comment répondre, comment on répond, comment je réponds, au secours, je comprends rien, je ne comprends rien, que puis je dire, que puis je faire, mode d emploi',
  ),
  list: phrasesIn(
    'list, list all, show all moves, all moves, show me the list, the list, full list, what are my moves, what are my options, options, moves, legal moves, possible moves, legal turns, possible turns, show list',
    'liste, alle züge, zeig alle züge, ganze liste, zeig mir alle züge, die liste, züge, möglichkeiten, zeig die liste, alle möglichkeiten, welche züge, mögliche züge, möglichen züge',
    'liste, tous les coups, la liste, montre tous les coups, liste complète, toutes les options, quels coups, les coups possibles, coups possibles',
  ),
} as const

/** Words before the colon of something to be said at the table. */
export const talkWords = [
  'talk',
  'say',
  'chat',
  'sag',
  'sage',
  'rede',
  'sagt',
  'dire',
  'dis',
  'message',
  'nachricht',
]

/** Words for oneself alone: a letter that says no more is a request. */
export const aloneUndo = phrasesIn(
  'zurück, noch einmal zurück, noch mal zurück, nochmal zurück, retour, revenir, on revient, go back, on peut revenir, peut on revenir, je peux revenir, can i go back, can we go back, kann ich zurück, ich will zurück, ich möchte zurück',
)

/** Dismay and politeness beside such words. */
export const dismay = phrasesIn(
  'bitte, svp, stp, s il te plaît, s il vous plaît, please, ups, upsi, huch, hoppla, oh je, oje, oh nein, oh no, oh non, ah non, oh, ah, ach, oops, whoops, oups, mince, zut, mist, verdammt, damn, sorry, pardon, désolé, désolée, entschuldigung, tschuldigung',
)

/** Admissions of a mistake, which ask for nothing by themselves. */
export const mistaken = phrasesIn(
  `i made a mistake, i made an error, my mistake, my bad, i misread, i misclicked, i was wrong, wrong card, wrong one, wrong building,
   hab mich vertan, ich hab mich vertan, habe mich vertan, ich habe mich vertan, vertan, verklickt, hab mich verklickt, vertippt, hab mich vertippt, hab mich geirrt, ich habe mich geirrt, falsche karte, falsches gebäude, mein fehler, das war falsch, das eben war falsch, das vorhin war falsch, das war ein fehler, das war ein versehen, das wollte ich nicht, that was wrong, that was a mistake, that was an error, i mistyped, c était une erreur, c était faux, ce n était pas ça,
   je me suis trompé, je me suis trompée, me suis trompé, me suis trompée, trompé, trompée, mauvaise carte, erreur de ma part, c est une erreur, fausse manip`,
)

/** Answers that agree to the one thing that was asked about. */
export const pointing = phrasesIn(
  'right, good, great, perfect, awesome, do it, do that, do so, let’s do it, let’s do that, that works, works for me, that works for me, that one, this one, exactly this one, exactly that one, gut, prima, super, perfekt, mach das, die nehm ich, die nehme ich, den nehm ich, den nehme ich, das nehm ich, das nehme ich, i ll take that, i ll take it, i ll do that, je prends ça, fais ça, mach das so, mach es so, so machen wir das, so machen wir es, machen wir so, nimm die, nimm den, nimm das, die, der, den, diese, diesen, die da, den da, genau die, genau der, genau den, die meine, den meine, si, celle là, celui là, comme ça, comme ça oui, bien, super, parfait, nickel, fais le, fais ça, fais cela, fais comme ça',
)

/** Words of taking back that name no move of a game. */
export const undoWords = wordsIn(
  'undo revert turn move rückgängig zurücknehmen zug annuler annule annulez coup tour',
)

const refusing = wordsIn('no nope wait stop nein halt moment stopp doch non attends')

/** Tells whether a word at the start of a clause is a no to what was said before. */
export const isRefusing = (word: string): boolean => refusing.has(word)

/** Words that ask for help or the list by themselves. */
export const requestWords = {
  help: wordsIn('help instructions hilfe anleitung aide'),
  list: wordsIn('list liste options possibilities möglichkeiten possibilités'),
} as const

const parts = wordsIn('part page teil seite partie')

/** Tells whether a word stands before the number of a part of the list. */
export const isPart = (word: string): boolean => parts.has(word)
