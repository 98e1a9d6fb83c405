/**
 * Words of answers in English, German and French. People answer in the language they like, so all three are known at
 * once. All are written as `plainWords` gives them, once they have gone through it.
 */
import { plainWords } from './spelling.ts'

const wordsIn = (...texts: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(texts.flatMap(plainWords))

/** Phrases, each as its words with a space between, the longest first. */
const phrasesIn = (...texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts
    .flatMap((text) => text.split(','))
    .map((phrase) => plainWords(phrase).join(' '))
    .sort((a, b) => b.length - a.length)

/** Answers that are a request of their own. */
export const phrases = {
  undo: phrasesIn(
    'undo, undo please, undo that, undo it, undo this, undo my turn, undo my move, take back, take it back, take that back, take my turn back, take back my turn, take my move back, take back my move, revert',
    'zurücknehmen, rückgängig, rückgängig machen, nimm zurück, nimm das zurück, nimm das bitte zurück, nimm bitte zurück, nimm meinen zug zurück, zug zurücknehmen, zug zurück, nehme zurück, nehme meinen zug zurück, nehme das zurück',
    'annuler, annule, annule cela, annule ça, annule mon coup, annule mon tour, annuler mon coup, annuler mon tour, annulez, reprendre, reprends, reprendre mon coup, reprendre mon tour, retour en arrière',
  ),
  yes: phrasesIn(
    'yes, y, yep, yeah, yup, ok, okay, okey, k, agreed, i agree, sure, of course, go ahead, no problem, why not, fine, fine by me, fine with me, i don’t mind, absolutely, definitely, granted, alright, all right, sounds good, by all means',
    'ja, jo, jup, jawohl, jep, einverstanden, in ordnung, klar, na klar, sicher, natürlich, selbstverständlich, kein problem, gern, gerne, von mir aus, meinetwegen, warum nicht, passt, geht klar, stimme zu, ich stimme zu, na gut, nichts dagegen, habe nichts dagegen, freilich',
    'oui, o, ouais, d accord, dac, j accepte, bien sûr, pas de problème, pas de souci, aucun problème, pourquoi pas, volontiers, vas y, entendu, ça marche, ça me va, certainement',
  ),
  no: phrasesIn(
    'no, n, nope, nah, no way, i refuse, rather not, i d rather not, better not, i disagree, not this time, never, don’t, please don’t, i do not agree, i don’t agree',
    'nein, nö, nee, ne, lieber nicht, auf keinen fall, besser nicht, nicht einverstanden, ich lehne ab, abgelehnt, keinesfalls, niemals, diesmal nicht',
    'non, nan, je refuse, refusé, pas d accord, plutôt pas, surtout pas, pas question, jamais, je préfère pas, je préfère que non, je ne suis pas d accord, pas cette fois',
  ),
  help: phrasesIn(
    'help, help me, how does this work, what can i say, what can i do, how do i answer, instructions',
    'hilfe, hilf mir, wie geht das, was kann ich sagen, was kann ich tun, was kann ich schreiben, wie antworte ich, anleitung',
    'aide, aide moi, aidez moi, à l aide, comment ça marche, que puis je dire, que puis je faire, mode d emploi',
  ),
  list: phrasesIn(
    'list, list all, list all moves, show all moves, all moves, show me the list, the list, full list, list please, what are my moves, what are my options, options, moves, legal moves, show list',
    'liste, alle züge, zeig alle züge, ganze liste, zeig mir alle züge, die liste, züge, möglichkeiten, zeig die liste, alle möglichkeiten, welche züge',
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

/** Phrases that change nothing about what is said beside them. */
export const polite = phrasesIn(
  `if you please, if i may, if that s ok, if that is ok, if it s ok, why not, not bad, no worries, no problem, no rush, i d have,
   well done, nicely done, no doubt, last but not least, could not resist, can't resist, thank you, thank you very much, many thanks,
   could you please, could you, can you please, can you, would you please, for me, for myself, for me today, this time, it is, it s,
   going with, go with, going for, go for, looks good to me, sounds good to me, looks good, sounds good, give me, would love to have,
   would like to have, would love, would like, d like to have, d like, d love, want to, like to have, let s do, let s take, let s go with,
   my move, my turn, the turn, this turn, for this round, this round, the round, for this turn, that s it, thanks a lot, of course,
   first of all, all right, in my turn`,
  `ich hätte gern, ich hätte gerne, hätte gern, hätte gerne, hätte ich gern, hätte ich gerne, warum nicht, kein problem, nicht schlecht,
   keine ahnung, keine eile, ohne zweifel, wenn ich darf, vielen dank, liebe grüße, viele grüße, schöne grüße, für mich, na gut, na dann,
   also gut, soll es sein, ich entscheide mich für, entscheide mich für, mein zug, meinen zug, meinen bauzug, den zug, den bauzug,
   für diese runde, diese runde, in dieser runde, das war s, das wars, ganz klar, kannst du bitte, könntest du bitte, kannst du, könntest du,
   würdest du bitte, guten tag, guten morgen, guten abend`,
  `j aurais aimé, pas mal, pas de problème, pas de souci, pourquoi pas, sans doute, sans hésiter, si je peux, si tu veux bien,
   s il te plaît, s il vous plaît, pour moi, ce sera, je me décide pour, me décide pour, cette fois, aujourd hui, bien sûr, merci beaucoup,
   mon tour, le tour, du tour, mon coup, mon tour de construction, pour cette manche, cette manche, peux tu, pourrais tu, vais prendre, je vais prendre`,
)

/** Words that may stand beside the name of a move that is played. Others ask back first. */
const harmless = wordsIn(
  `I I'll I'd I'm me my mine we us the a an one please pls plz thanks thank thx and then so ok okay well oh ah hm hmm just now today
   like love want wanna would will going gonna think guess believe prefer choose final answer choice move card cards turn hello hi hey
   everyone all cheers to it from of in on finally definitely simply first plus`,
  `ich mir mich mein meine meinen meinem wir der die das den dem ein eine einen einem es bitte danke mal dann also nun jetzt heute halt
   eben einfach gern gerne lieber möchte will würde und so ok na natürlich diesmal einmal karte karten zug danach zuerst hallo moin zu aus von vom auf in im`,
  `je j me m moi mon ma mes le la les l un une des svp stp merci voudrais veux aimerais alors donc bon et puis ensuite d maintenant
   volontiers carte cartes coup tour bonjour salut vais de dans sur`,
)

/** Tells whether a word may stand beside the name of a move that is played. */
export const isHarmless = (word: string): boolean => harmless.has(word)

const sparse = wordsIn(
  `I I'll I'd I'm please pls now ok okay so well then and thanks will would want to my turn`,
  `ich bitte dann jetzt nun danke möchte will würde bin und`,
  `je j svp stp merci alors maintenant d ai et puis vais`,
)

/** Tells whether a word may stand beside a verb that plays by itself, or beside a number of the list. */
export const isSparse = (word: string): boolean => sparse.has(word)

const turnWords = wordsIn(
  `end pass your turn build for this round which ends game`,
  `beende passe deinen dein zug bauzug für diese runde spiel ist dann zu ende`,
  `finir passer ton ta tour de construction pour cette manche ce qui finit partie`,
)

const turnNouns = wordsIn('turn round zug bauzug runde tour manche')

/** Tells whether a word names the turn itself. */
export const isTurnNoun = (word: string): boolean => turnNouns.has(word)

/** Tells whether a move's name has this word without being about a piece: the end of a turn is. */
export const isOfTurn = (word: string): boolean => turnWords.has(word)

const generalNouns = wordsIn(
  `card cards row round settler settlers region space market street turn gold time coin coins point points slot stack pile settle`,
  `karte karten reihe runde siedler siedlern feld marktfeld wildnisreihe zug gold zeit münze münzen punkt punkte platz stapel`,
  `carte cartes rangée manche colon colons région case marché rue tour or temps pièce pièces point points place pile`,
)

/** Tells whether a word names no piece: it is in the names of many moves. */
export const isGeneralNoun = (word: string): boolean => generalNouns.has(word)

const kind = wordsIn(
  `a at be been by this is played game take care quel jeu good great nice lovely happy fine well best luck fun day days morning evening afternoon night week weekend hunting hope enjoy
   sorry late delay soon see regards greetings friends your you are for phone`,
  `gut gute guten schön schöne schönen viel viele vielen glück spaß erfolg tag abend morgen woche wochenende bis bald lieben liebe grüße gruß euch
   euer allen alle zusammen freue mich verspätung handy`,
  `bon bonne belle beau chance week end soirée journée bientôt retard tous toutes amis bises pour à désolé désolée courage téléphone`,
)

/** Tells whether a word is one that people greet, thank, wish or excuse themselves with. It says nothing of a move, but is not said beside one. */
export const isKind = (word: string): boolean => kind.has(word)

/** Words that say what is done. Those of a row mean the same. */
const verbRows: ReadonlyArray<string> = [
  `take takes taking draft drafts drafting recruit get getting pick picking grabbing grab choose have draw
   nimm nehme nehmen wähle wählen ziehe zieh hole hol greife schnappe schnapp nehm
   prends prendre prend choisis choisir recrute recruter pioche piocher tire tirer prenons récupère`,
  `start begin found open build construct erect starting building
   beginne beginnen baue bauen bau errichte gründe starte
   commence commencer ouvre ouvrir construis construire bâtis bâtir`,
  `put place lay set add
   lege leg legen stelle stell stellen setze setz setzen platziere
   pose poser place placer mets mettre ajoute`,
  `store keep save stash lagere lager lagern aufheben spare sparen range ranger garde garder stocke`,
  `use activate nutze nutz nutzen benutze verwende aktiviere utilise utiliser active activer emploie`,
  `end finish finished done zugende zugsende beende beenden ende fertig schluss finis finir fini termine terminer fin`,
  `pass skip passe passen aussetzen passer saute`,
  `buy purchase acquire buying build construct take get hole hol nimm nehme prends prendre baue bauen construis construire kaufe kauf kaufen erwerbe achète acheter acquérir`,
  `send ship schicke schick sende entsende envoie envoyer`,
  `explore erkunde erkunden erforsche explorer`,
  `hunt kill slay fight hunting töte töten bekämpfe bekämpfen besiege jage jagen chasse chasser tue tuer combats`,
  `exchange trade swap tausche tausch tauschen échange échanger troque`,
  `invite hire lade einladen engagiere invite inviter engage`,
  `serve bediene bedienen versorge servir sers`,
  `discard abwerfen wirf werfe défausse défausser jette`,
  `pay zahle bezahle zahlen paie paye payer`,
  `let lass lasse laisse laisser`,
  `sell verkaufe verkaufen vends vendre`,
  `travel go reise reisen bewege ziehe voyage voyager avance`,
]
const rowsOfVerb = new Map<string, number[]>()
for (const [row, text] of verbRows.entries())
  for (const verb of plainWords(text)) rowsOfVerb.set(verb, [...(rowsOfVerb.get(verb) ?? []), row])

const generalVerbs = wordsIn(
  'make do play go going have has give gives gib geben donne donnez move moves geh gehe habe vais aller va mach mache machen spiel spiele spielen tu fais faire joue jouer jouons',
)

/** Tells whether a word says what is done. */
export const isVerb = (word: string): boolean => rowsOfVerb.has(word) || generalVerbs.has(word)

/** Tells whether a verb is said of any move. */
export const isGeneralVerb = (word: string): boolean => generalVerbs.has(word)

/** Tells whether two verbs mean the same. */
export const meanAlike = (one: string, other: string): boolean =>
  one === other || (rowsOfVerb.get(one) ?? []).some((row) => rowsOfVerb.get(other)?.includes(row))

const doubts = wordsIn(
  `not don't doesn't didn't isn't won't can't couldn't wouldn't shouldn't haven't wasn't aren't cannot never no nobody nothing neither nor or if unless else otherwise except without
   instead either but had was were took wanted hoped wish wished regret should whether versus vs
   than`,
  `nicht nie kein keine keinen keiner niemand nichts oder falls wenn sonst außer ohne statt anstatt hatte hätte war wäre
   wollte wollten hoffte gehofft genommen schade ob warte aber sondern weder`,
  `pas jamais aucun aucune personne rien ou si sinon sauf sans avait avais était étais eu voulait espérais pris dommage
   attends mais ni`,
)
/** Tells whether a word may turn what is said into its contrary, a condition, a choice or a tale. */
export const isDoubt = (word: string): boolean => doubts.has(word)

const retracting = wordsIn(
  'no not nope wait stop cancel oops actually scratch kidding joke joking mistake changed wrong nein nicht halt moment stopp doch scherz quatsch falsch irrtum non pas attends oups blague rigole erreur trompé',
)

/** Tells whether a word may take back what was said before it. */
export const isRetracting = (word: string): boolean => retracting.has(word)

const regretting = wordsIn('sorry pardon désolé désolée oops ups entschuldigung verzeihung')

/** Tells whether a word regrets: a move after it takes the place of the one before. */
export const isRegret = (word: string): boolean => regretting.has(word)

const counted: ReadonlyArray<ReadonlySet<string>> = [
  wordsIn('eins'),
  wordsIn('two zwei zwo deux'),
  wordsIn('three drei trois'),
  wordsIn('four vier quatre'),
  wordsIn('five fünf cinq'),
  wordsIn('six sechs'),
  wordsIn('seven sieben sept'),
  wordsIn('eight acht huit'),
  wordsIn('nine neun neuf'),
  wordsIn('ten zehn dix'),
  wordsIn('eleven elf onze'),
  wordsIn('twelve zwölf douze'),
]
const ones = wordsIn('one un une ein eine einen erste ersten first premier première')
const ordinals: ReadonlyArray<ReadonlySet<string>> = [
  wordsIn('first 1st erste ersten erster erstes premier première 1er 1ère'),
  wordsIn('second 2nd zweite zweiten zweiter zweites deuxième seconde second 2e 2ème'),
  wordsIn('third 3rd dritte dritten dritter drittes troisième 3e 3ème'),
  wordsIn('fourth 4th vierte vierten vierter viertes quatrième 4e 4ème'),
  wordsIn('fifth 5th fünfte fünften fünfter fünftes cinquième 5e 5ème'),
  wordsIn('sixth 6th sechste sechsten sechster sechstes sixième 6e 6ème'),
  wordsIn('seventh 7th siebte siebten siebter siebtes septième 7e 7ème'),
  wordsIn('eighth 8th achte achten achter achtes huitième 8e 8ème'),
]

/** The number that a word is, in figures or letters; `null` for any other. `un`, `ein` and `one` are none. */
export function numberOf(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word)
  const found = counted.findIndex((words) => words.has(word))
  return found < 0 ? null : found + 1
}

/** The place in a list that a word names alone, such as `second` or `one`; `null` for any other. */
export function placeOf(word: string): number | null {
  const found = ordinals.findIndex((words) => words.has(word))
  return found >= 0 ? found + 1 : ones.has(word) ? 1 : numberOf(word)
}

/** Tells whether a word is a one that is mostly an article. */
export const isOne = (word: string): boolean => ones.has(word)

const countedThings = wordsIn(
  'slot space stack pile row region number option platz feld stapel reihe nummer nr place case rangée région numéro',
)

/** Tells whether a word stands before a number that is part of a move's name. */
export const isCounted = (word: string): boolean => countedThings.has(word)

/** Words for oneself alone: a letter that says no more is a request. */
export const aloneUndo = phrasesIn('zurück, zurück bitte, bitte zurück, retour, retour svp')

const takes = wordsIn(
  'take takes taking draft drafts recruit recrute pick choose choosing get grab play nimm nehme nehm nehmen wähle spiele prends prend prendre choisis choisir joue',
)

/** Tells whether a verb takes a turn of the list by its number. */
export const isTaking = (word: string): boolean => takes.has(word)

const numbering = wordsIn('number option item choice nr nummer punkt numéro choix')

/** Tells whether a word stands before a number of the list. */
export const isNumbering = (word: string): boolean => numbering.has(word)
