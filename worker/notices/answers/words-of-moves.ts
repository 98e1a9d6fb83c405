/** Words of moves in English, German and French: verbs, and what is in the names of many. */
import { isOneOff, plainWords, wordsIn } from './spelling.ts'

const turnWords = wordsIn(
  `end pass your the turn build for this round which ends game`,
  `beende passe deinen den dein zug bauzug für diese runde spiel ist dann zu ende`,
  `finir passer ton le ta tour de construction pour cette manche ce qui finit partie`,
)

const rounds = wordsIn('round runde manche')

/** Tells whether a word names a round, which is more than a turn. */
export const isRound = (word: string): boolean => rounds.has(word)

const turnNouns = wordsIn('turn round zug bauzug runde tour manche')

/** Tells whether a word names the turn itself. */
export const isTurnNoun = (word: string): boolean => turnNouns.has(word)

/** Tells whether a move's name has this word without being about a piece: the end of a turn is. */
export const isOfTurn = (word: string): boolean => turnWords.has(word)

const generalNouns = wordsIn(
  `new complete completes completing building card cards row round settler settlers region space market street foundation foundations resource terrain turn gold time coin coins point points slot stack pile settle customer customers`,
  `neu neue gebäude karte karten reihe runde siedler siedlern feld marktfeld fundament rohstoff fertigstellen fertigstelle vollende vollenden landschaft wildnisreihe zug gold zeit münze münzen punkt punkte platz stapel kunde kunden`,
  `nouveau nouvelle achever achève achevant bâtiment carte cartes rangée manche colon colons région case marché rue chantier ressource terrain tour or temps pièce pièces point points place pile client clients`,
)

/** Tells whether a word names no piece: it is in the names of many moves. */
export const isGeneralNoun = (word: string): boolean => generalNouns.has(word)

/** Words that say what is done. Those of a row mean the same. */
const verbRows: ReadonlyArray<string> = [
  `take takes taking draft drafts drafting recruit get getting pick picking grabbing grab choose have draw
   nimm nehme nehmen wähle wählen ziehe zieh hole hol holen greife schnappe schnapp nehm
   prends prendre prend choisis choisir recrute recruter pioche piocher tire tirer prenons récupère jprends`,
  `start begin found open build construct erect starting building
   beginne beginnen anfangen anfange fang fange fangen gründen starten baue bauen bau errichte gründe starte
   commence commencer commençons ouvre ouvrir ouvrons construis construit construire construisons bâtis bâtit bâtir`,
  `put place lay set add goes stick tuck kommt va
   lege leg legen stelle stell stellen setze setz setzen stecke stecken platziere
   pose poser posons glisse glisser slide place placer plaçons mets met mettre mettons ajoute`,
  `keep behalte behalten garder garde`,
  `store keep save stash make lagere lager lagern aufheben spare sparen einlagern behalt behalte behalten conserve conserver machen mache mach range ranger garde garder stocke stocker faire fais`,
  `use activate nutze nutz nutzen benutze benutzen verwende verwenden aktiviere utilise utiliser active activer emploie`,
  `end ending finish finished finishing done zugende zugsende beende beenden ende fertig schluss finis finir fini termine terminer fin`,
  `pass passing skip passe passen raus aussetzen aussetze passer saute jpasse`,
  `buy purchase acquire buying build construct take get hole hol holen nimm nehme prends prendre baue bauen construis construire kaufe kauf kaufen erwirb erwerbe erwerben achète acheter acquérir errichte errichten ajoute ajouter add`,
  `send ship schicke schick sende entsende envoie envoyer continue continuer`,
  `explore explores exploring explorons exploration erkundung erkunde erkunden erforsche explorer`,
  `hunt kill slay fight attack greif greife angreifen kämpfe weg attaque attaquer combattre hunting töte töten bekämpfe bekämpfen besiege besiegen erlege erlegen erschlage erschlagen vertreibe vertreiben verjage verjagen jage jagen chasse chasser tue tuer combats hau haue hauen verhaue verhauen verkloppe verkloppen klopp beat bash defeat élimine éliminer bats battre vaincre affronte affronter`,
  `exchange trade swap change umtauschen umtausche eintauschen eintausche wechsle wechseln tausche tausch tauschen échange échanger troque`,
  `invite hire recruit recrute recruter anheuern lade einladen engagiere invite inviter engage`,
  `serve bediene bedienen versorge servir sers`,
  `discard drop toss ditch chuck dump scrap remove removes throw throws dropped kick kicks rid away abwerfen wirf werfe weg schmeiß schmeiße schmeißen raus entferne entfernen défausse défausser jette jeter enlève enlever trash werf werfen poubelle vire virer dégage dégager fliegt fliegen`,
  `pay zahl zahle bezahle zahlen paie paye payer dépense dépenser`,
  `let lass lasse laisse laisser`,
  `sell verkaufe verkaufen vends vendre`,
  `leave lass lasse lassen laisse laisser quitte quitter verlass verlasse verlassen`,
  `shift move bring bringe bringen rück rücke rücken verschiebe verschieben déplace déplacer ramène ramener`,
  `convert wandle wandeln umwandeln verwandle transforme transformer`,
  `dreh drehe drehen gedreht tourne tourner tourné tournée passer transforme flip flipping turning turned`,
  `dies kill kills sacrifice opfere opfern sacrifie sacrifier stirbt sterben sterbe tot meurt meure mourir tue tuer töte`,
  `replace replaces ersetze ersetzt ersetzen remplace remplacer`,
  `prevent avoid avert verhindere verhindern abwenden empêche empêcher évite éviter`,
  `accept hinnehmen hinnehme akzeptiere akzeptieren accepte accepter`,
  `mark markiere markier markieren marque marquer`,
  `forgo waive skip verzichte verzichten renonce renoncer`,
  `count zähle zählen compte compter`,
  `protect schütze schützen schütz protège protéger`,
  `play spiel spiele spielen joue jouer jouons`,
  `travel travelling traveling go verreise verreisen reise reisen bewege ziehe voyage voyager avance`,
]
const rowsOfVerb = new Map<string, number[]>()
for (const [row, text] of verbRows.entries())
  for (const verb of plainWords(text)) rowsOfVerb.set(verb, [...(rowsOfVerb.get(verb) ?? []), row])

const generalVerbs = wordsIn(
  'make do play go going have has give gives gib gebe geben donne donnez move moves geh gehe habe vais aller va mach mache machen spiel spiele spielen tu fais faire joue jouer jouons',
)

/** Tells whether a word says what is done. */
export const isVerb = (word: string): boolean => rowsOfVerb.has(word) || generalVerbs.has(word)

/** The least length of a verb in which a wrong letter is forgiven. */
const leastVerb = 7

/** A verb, or a noun of many moves, with one letter mended: `aktiviren`; any other word as it is. */
export function verbSpelt(word: string): string {
  if (word.length < leastVerb - 1 || isVerb(word) || isGeneralNoun(word)) return word
  return (
    [...rowsOfVerb.keys(), ...generalNouns].find(
      (verb) => verb.length >= leastVerb && isOneOff(word, verb),
    ) ?? word
  )
}

/** Tells whether a verb is said of any move. */
export const isGeneralVerb = (word: string): boolean => generalVerbs.has(word)

const before =
  /^(?:an|aus|auf|dazu|drunter|darunter|ein|fort|heim|her|hin|hinzu|los|rein|unter|weiter|weg|zusammen)(.+)$/

/** Tells whether a word is a German verb with a particle before it, that asks for nothing else: `dazuholen`. */
export function isCompound(word: string): boolean {
  const [, verb = ''] = before.exec(word) ?? []
  return isVerb(verb) && !isVerb(word) && !meanAlike(verb, 'leave')
}

/** Tells whether two verbs mean the same. */
export const meanAlike = (one: string, other: string): boolean =>
  one === other || (rowsOfVerb.get(one) ?? []).some((row) => rowsOfVerb.get(other)?.includes(row))

const takes = wordsIn(
  'take takes taking draft drafts recruit recrute pick choose choosing get grab fetch hol hole holen play nimm nehme nehm nehmen wähle spiele prends prend prendre choisis choisir joue',
)

/** Tells whether a verb takes a turn of the list by its number. */
export const isTaking = (word: string): boolean => takes.has(word)

const ending = wordsIn(
  `end ending finish finished finishing done zugende zugsende beende beenden ende fertig schluss finis finir fini termine terminer fin`,
)
const passing = wordsIn(
  'pass passing skip passe passen raus aussetzen aussetze passer saute jpasse',
)

/** Tells whether a verb ends a turn. */
export const isEnding = (word: string): boolean => ending.has(word)

/** Tells whether a verb says that one does nothing more. */
export const isPassing = (word: string): boolean => passing.has(word)

const besideEnds = wordsIn(
  `building drafting bauen gebaut construire ai just only here that thats s is it all my of m im am`,
  `ist ist's mit es war's wars zu mein meinen meines meinem den der das damit hiermit bin`,
  `de du mon c est tout le la ma`,
)

/** Tells whether a word may stand beside the end of a turn. */
export const isBesideEnd = (word: string): boolean => besideEnds.has(word)

const telltale = wordsIn(
  `prevent avoid avert verhindere verhindern abwenden empêche empêcher évite éviter
   accept hinnehmen hinnehme akzeptiere akzeptieren accepte accepter
   forgo waive verzichte verzichten renonce renoncer hunt hunting bekämpfe bekämpfen jage jagen chasse chasser
   explore erkunde erkunden erforsche explorer keep behalte behalten garde garder
   discard abwerfen défausse défausser travel reise reisen voyage voyager`,
)

/** Tells whether a verb alone names a move, where one such is legal: there is nothing else to hunt. */
export const isTelltale = (word: string): boolean => telltale.has(word)
