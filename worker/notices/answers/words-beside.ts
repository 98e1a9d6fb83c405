/** Words beside the name of a move, in English, German and French. */
import { phrasesIn, wordsIn } from './spelling.ts'

/** Phrases that change nothing about what is said beside them. */
export const polite = phrasesIn(
  'hi both, hello both, hey both, evening both, morning both, good morning both, good evening both, hallo beide, hallo ihr zwei, ohne frage, without question, without a doubt, without doubt, ohne zweifel, ohne zu zögern, sans aucun doute, hallo ihr beiden, hallo ihr lieben, ihr zwei, ihr beiden, you two, both of you, the two of you, you both, euch beiden, euch zwei, vous deux, with it, with her, with him, mit ihr, mit ihm, avec lui, avec elle, hi there, hello there, hey there, hallo zusammen, salut à tous',
  `if you please, if i may, if that s ok, if that is ok, if it s ok, why not, not bad, no worries, no problem, no rush, i d have,
   well done, nicely done, no doubt, last but not least, could not resist, can't resist, thank you, thank you very much, many thanks,
   could you please, could you, can you please, can you, would you please, for me, for myself, for me today, this time, it is, it s,
   going with, go with, going for, go for, looks good to me, sounds good to me, looks fun, looks like fun, looks nice, card in the list, card on the list, one in the list, one on the list, in the list, on the list, i roll with, i ll roll with, let s roll with, looks good, sounds good, looks great, sounds great, give me, would love to have,
   would like to have, would love, would like, d like to have, d like, d love, want to, like to have, let s do, let s take, let s go with,
   gimme, let us do, let us take, let us go with, let us go for, let us, let s, lets, i am taking, i m taking, i am going with, i m going with,
   i am going for, i m going for, i am going, i m going, i am drafting, going after, i go after, ok for, ok für, ok pour,
   i am building, i m building, lets go with, lets go for, lets do, lets take, let s go for, i ll go with, i ll go for, i ll have, i ll do,
   is my choice, is my pick, it shall be, shall be, has to be, must be, in advance, gl hf, rest in peace, my move, my turn, the turn, this turn, for this round, this round, the round, for this turn, that s it, thanks a lot, of course,
   fingers crossed, then i ll see, let s see, we ll see, what comes, my last, for now, nothing to do, nothing left to do, hand side, as well, next i,
   first of all, after that, all right, in my turn, to start with, to begin with, for a start, for starters, let me have, let me take, let me get, i fancy, face up, face down`,
  `ich hätte gern, ich hätte gerne, hätte gern, hätte gerne, hätte ich gern, hätte ich gerne, warum nicht, kein problem, nicht schlecht,
   keine ahnung, keine eile, nichts zu tun, nichts mehr zu tun, ohne zweifel, wenn ich darf, vielen dank, liebe grüße, viele grüße, schöne grüße, für mich, na gut, na dann,
   also gut, soll es sein, ich entscheide mich für, entscheide mich für, ich entscheide mich diesmal für, entscheide mich diesmal für, klingt gut, sieht gut aus, sieht lustig aus, karte in der liste, karte auf der liste, in der liste, auf der liste, mein zug, meinen zug, meinen bauzug, den zug, den bauzug,
   für diese runde, diese runde, in dieser runde, das war s, das wars, ganz klar, kannst du bitte, könntest du bitte, kannst du, könntest du,
   würdest du bitte, guten tag, guten morgen, guten abend,
   mal sehen, mal schauen, wir werden sehen, was kommt, was da kommt, mein letztes, meinen letzten, meinem letzten, als nächstes, erst mal,
   seh ich weiter, sehe ich weiter, schau ich weiter, schaue ich weiter, gib mir, her mit, zum anfang, für den anfang, zu beginn, zum start, fürs erste, ich bin für, muss es sein, wird es, das wird, darf es sein, auf geht s, im voraus`,
  `bien joué, j aurais aimé, carte de la liste, carte dans la liste, de la liste, dans la liste, pas mal, rien à faire, plus rien à faire, me va, me va bien, me va très bien, pas de problème, pas de souci, pourquoi pas, sans doute, sans hésiter, si je peux, si tu veux bien,
   s il te plaît, s il vous plaît, va pour, partons sur, on part sur, pour moi, ce sera, je me décide pour, me décide pour, cette fois, aujourd hui, bien sûr, merci beaucoup,
   on verra bien, on verra ensuite, on verra, croisons les doigts, ma dernière, mon dernier,
   mon tour, le tour, du tour, mon coup, mon tour de construction, pour cette manche, cette manche, d avance, je choisis, ça sera, c est parti, peux tu, pourrais tu, vais prendre, je vais prendre, pour commencer, pour débuter, dans un premier temps`,
)

/** Phrases that say that nothing more is done. */
export const closing = phrasesIn(
  `that s it, that s all, that is all, that is it, nothing else, nothing more, das war s, das wars, das war es, das ist alles, sonst nichts, mehr nicht, c est tout, ce sera tout, rien d autre, rien de plus,
   nothing more from me, over to you, your turn, you re up, all done, nothing more this round, nothing else this round, sonst nix, sonst nix mehr, sonst nichts mehr, mehr nix, du bist dran, ihr seid dran, jetzt du, mehr mach ich nicht, mehr mache ich nicht, mehr geht nicht, à toi, à vous, à toi de jouer, j ai fini`,
)

/** Phrases that say the same behind a move; alone, or behind a yes, they only like what was asked about. */
export const contented = phrasesIn(
  `that s it, that is it, i m good, i am good, passt so, c est bon, c est bon pour moi`,
)

/** Words that may stand beside the name of a move that is played. Others ask back first. */
const harmless = wordsIn(
  `I I'll I'd I'm me my mine we us the a an one please pls plz thanks thank thx and then so ok okay well oh ah hm hmm just now today
   like love want wanna would will going gonna think guess believe prefer choose final answer choice move card cards turn hello hi hey
   everyone all cheers too that this these those his its their using via through into onto out over to it from of in on finally definitely simply first plus lets only with as at by certainly surely
   absolutely nasty pesky poor obviously naturally indeed gladly really always here rather should blind lol haha hehe new him her them she he bye goodbye farewell adieu`,
  `ich mir mich mein meine meinen meinem wir der die das den dem ein eine einen einem es bitte danke mal dann also nun jetzt heute halt
   eben einfach ganz fiesen fiese blöden blöde böse bösen armen arme gern gerne lieber möchte will würde würd glaub denk haben hin und so ok na natürlich diesmal einmal karte karten zug danach zuerst hallo moin zu aus von vom auf in im
   nur bloß erst selbstverständlich unbedingt sofort gleich endlich bei beim mit an zum zur ins als unser soll sollte wohl neu neue neuen neuer tschüss verdeckt prost ihn ihm sie nach über durch dieser diesen diese dieses diesem seine seinen seiner ihre ihren ihrer damit dazu samt hätt noch auch straße gasse`,
  `je j me m moi mon ma mes le la les l un une des svp stp merci voudrais veux aimerais alors donc bon et puis ensuite d maintenant tout vilain vilaine méchant méchante pauvre
   elle il volontiers carte cartes coup tour bonjour bonsoir salut vais de dans sur bien seulement juste avec en au aux par chez comme aussi doit nouveau nouvelle mdr évidemment
   enfin abord allez on santé lui ce cet cette ces son sa ses leur leurs vers chez via`,
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

const kind = wordsIn(
  `a at be been by this is played game take care quel jeu good great nice lovely happy fine well best luck fun sunday saturday friday day days morning evening afternoon night week weekend hunting hope enjoy
   thanks thank thx cheers sorry late delay soon see regards greetings friends your you are for phone brings gives helps fits`,
  `danke grüße gut gute guten schön schöne schönen viel viele vielen glück spaß erfolg tag abend morgen woche wochenende bis bald sonntag samstag freitag feierabend lieben liebe grüße gruß euch lg vg mfg
   euer passt stimmt super prima toll klasse cool allen alle zusammen freue mich verspätung handy bringt gibt passt hilft`,
  `merci bon bonne belle beau chance week soirée journée bientôt retard tous toutes amis bises bisous dimanche samedi vendredi pour à désolé désolée courage téléphone`,
)

/** Tells whether a word is one that people greet, thank, wish or excuse themselves with. It says nothing of a move, but is not said beside one. */
export const isKind = (word: string): boolean => kind.has(word)

const doubts = wordsIn(
  `not don't doesn't didn't isn't won't can't couldn't wouldn't shouldn't haven't wasn't aren't cannot never no nobody nothing neither nor or if
   unless else otherwise except without instead either but whether versus vs than none both said says told refuse`,
  `nicht nie kein keine keinen keiner niemand nichts oder falls wenn sonst außer ohne statt anstatt ob warte aber sondern weder sagte meinte meint weigere beide beiden`,
  `pas jamais aucun aucune personne rien ou si sinon sauf sans attends mais ni refuse`,
)

/** Tells whether a word may turn what is said into its contrary, a condition or a choice. */
export const isDoubt = (word: string): boolean => doubts.has(word)

const without = wordsIn('without ohne sans')

const unused = wordsIn('unused ungenutzt sans free frei')

/** Tells whether a name says by a word that something is left as it is. */
export const isUnused = (word: string): boolean => unused.has(word)

/** Tells whether a word leaves out what stands behind it. */
export const isWithout = (word: string): boolean => without.has(word)

const retracting = wordsIn(
  'no not nope wait stop cancel oops actually scratch kidding joke joking mistake changed wrong nein nicht halt moment stopp doch scherz quatsch falsch irrtum non pas attends oups blague rigole erreur trompé',
)

/** Tells whether a word may take back what was said before it. */
export const isRetracting = (word: string): boolean => retracting.has(word)

const regretting = wordsIn('sorry pardon désolé désolée oops ups entschuldigung verzeihung')

/** Tells whether a word regrets: a move after it takes the place of the one before. */
export const isRegret = (word: string): boolean => regretting.has(word)

const telling = wordsIn(
  'had was were took wanted hoped wish wished regret hatte hätte war wäre wollte wollten hoffte gehofft genommen schade avait avais était étais eu voulait espérais pris dommage',
)

/** Tells whether a word tells of what was or might have been. */
export const isOfTale = (word: string): boolean => telling.has(word)

const turning = wordsIn(
  `next later tomorrow tonight someday soon away gone out back already until when`,
  `nächste nächsten nächstes nächster später irgendwann bald morgen weg schon bis sobald zurück`,
  `prochain prochaine tard demain bientôt déjà quand dès lorsque`,
)

/** Tells whether a word behind a name says that it is not for now. */
export const isPuttingOff = (word: string): boolean => turning.has(word)

const small = wordsIn(
  `the a an of to from in on and it for is with as at by i m d ll s my your you me we us`,
  `der die das den dem des ein eine einen einem von vom auf aus in im zu und als mit es ich mein meine meinen dein deine für an am`,
  `le la les l un une des de du d et sur sous dans en comme je j mon ma ton ta au aux c ce est`,
)

/** Tells whether a word only holds others together. */
export const isSmall = (word: string): boolean => small.has(word)

const joints = wordsIn('and then und dann et puis plus')

/** Tells whether a word joins what stands before it to what follows. */
export const isJoint = (word: string): boolean => joints.has(word)

const placing = wordsIn('in into on onto to at under auf unter ins im zu dans sur sous en')

/** Tells whether a word stands before the place where something comes to. */
export const isPlacing = (word: string): boolean => placing.has(word)

const several = wordsIn('both beide beiden')

/** Tells whether a word says that several things are meant. */
export const isOfSeveral = (word: string): boolean => several.has(word)

const articles = wordsIn(
  'the a an my der die das den dem ein eine einen mein meine meinen le la les l un une mon ma',
)

/** Tells whether a word stands before the name of a thing. */
export const isArticle = (word: string): boolean => articles.has(word)

const fors = wordsIn('for für pour am')

const towards = wordsIn('zum zur au aux')

/** Tells whether a word stands before what something comes to. */
export const isTowards = (word: string): boolean => towards.has(word)

/** Tells whether a word says what something is for. Behind a name it is part of it: “trading post for gold”, not “thanks for the mason”. */
export const isFor = (word: string): boolean => fors.has(word)

const exchanges = wordsIn('for against gegen für contre pour')

/** Tells whether a word stands between what is given and what comes for it. */
export const isExchange = (word: string): boolean => exchanges.has(word)

const units = wordsIn(
  `day days hour hours minute minutes min week weeks month months year years o clock pm am times percent`,
  `tag tage tagen stunde stunden minuten woche wochen monat monate monaten jahr jahre jahren uhr mal prozent`,
  `jour jours heure heures semaine semaines mois an ans h fois`,
)

/** Tells whether a word counts time, so that a number before it is none of a move. */
export const isUnit = (word: string): boolean => units.has(word)
