/** Remarks behind or before a name that speak against its move: it is asked about, and not played. */
import { exact, namedIn, namesOf } from './piece-names.ts'
import { isDeclining } from './refusals.ts'
import { clausesOf } from './sentences.ts'
import { plainWords } from './spelling.ts'
import type { Known } from './wish.ts'
import { praise } from './words-of-evidence.ts'
import { meanAlike } from './words-of-moves.ts'

/** A word by itself, whatever letters it has. */
const word = (of: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${of})(?!\\p{L})`, flags)

/** Words that speak against what is named beside them, at any place of a clause. */
const against: ReadonlyArray<RegExp> = [
  // Too dear, too many, too early.
  /(?<!(?:not|never|nicht|gar nicht|pas|plus)\s)(?<!\p{L})(?:too|zu|trop)\s+(?:expensive|dear|costly|pricey|risky|much|many|early|late|slow|weak|teuer|riskant|früh|spät|schwach|wenig|viel|viele|langsam|cher|chère|chers|chères|risquée?|tôt|tard|coûteu(?:x|se)|faible|lent|d[e'’])(?!\p{L})/iu,
  word('(?:eine?n?|une?|one)\\s+\\p{L}+\\s+(?:reicht|genügt|suffit|is enough)'),
  word("ist (?:nix|nichts|zu wenig)|c[’']est cher"),
  // Disgust and contempt.
  word(
    'ugh|yuck|yikes|meh|igitt|pfui|beurk|berk|quelle horreur|useless|worthless|boring|overrated|nutzlos|wertlos|überschätzt|langweilig|inutiles?|surestimée?|surcotée?',
  ),
  word(
    'would be (?:silly|stupid|a mistake)|wäre (?:dumm|ein fehler|blöd)|serait (?:bête|une erreur|idiot)',
  ),
  word("to hell|kann mich mal|forget (?:it|about)|i[’']m done with|fort mit|dehors|fini les?"),
  // Warnings and regrets.
  word(
    "mind the|beware|vorsicht mit|attention (?:au|à|aux)|gare (?:au|à|aux)|what a pity|j[’']aurais dû|hätte \\p{L}+ sollen",
  ),
  // Hesitation.
  word(
    '(?:i|we) (?:could|might)|(?:ich|wir) könnten?|je pourrais|on pourrait|könnten? (?:ich|wir)',
  ),
  word(
    "let me think|lemme think|mal überlegen|i[’']ll think|hold on|was about to|kurz davor|was close to|ai failli",
  ),
  word('what for|wozu|wofür das|pour quoi faire|sert à quoi|à quoi bon'),
  // More than is named: “the rest as in your first suggestion”.
  word(
    '(?:(?:the|der|den|le|du) )?(?:rest|reste|everything else|alles andere|tout le reste) (?:(?:is|so|ist|bleibt|est) )*(?:as|like|the same|same|wie|genauso|comme|pareil|identique)',
  ),
  // Another time.
  word(
    '(?:next round|nächste runde|nächstes mal|next time|(?:à )?la prochaine manche)[,:]? (?:then|dann|alors|puis)',
  ),
  word(
    "someday|à la manche \\d|in round \\d|in runde \\d|sobald|quand j[’']aurai|as soon as|were (?:he|she|it)(?: not)?",
  ),
  // Somebody else's business, and questions that are none by their signs.
  word(
    '(?:should|shall) i|soll(?:te)? ich|dois-je|devrais-je|what would you do|ich soll|says i should',
  ),
  word(
    '(?:she|he|sie|er|elle|il) (?:wants|needs|lacks|will|braucht|möchte|veut) (?:the|den|die|das|le|la)',
  ),
  word(
    "that (?:is|was) (?:what \\p{L}+|\\p{L}+[’']s)|hope \\p{Lu}\\p{L}+ (?:takes|gets|picks)|i had (?:him|her|it)",
  ),
  word('tell me|show(?: me)? the|help with|montre|montrez'),
  // Hatred, refusals and conditions.
  word(
    'hate|despise|loathe|dread|fear|hasse|verabscheue|fürchte|déteste|hais|weigere|reject|decline|abandon|demolish|destroy|pas envie|ignore (?:this|that|it)|pigs fly|assuming|sofern|pending|subject to|almost|beinahe|fast|presque|imagine|nonsense|idiots',
  ),
  word(
    'zöger\\p{L}*|hüten?|verbiete\\p{L}*|unsinnig|abgesagt|scheu\\p{L}*|unterlass\\p{L}*|verwerf\\p{L}*|verworfen|gestrichen|abgelehnt|entfällt|ungern|kaum|unwillig|umsonst|unsinn|verzichte\\p{L}* darauf|hesitat\\p{L}*|reluctant\\p{L}*|hardly|loth|loath|rejected|postponed?|unthinkable|sucks|declined|refus(?:e|er|ée?s?)|hésit\\p{L}*|annulée?s?|impensable|à peine',
  ),
  // Duties that are asked about, and looks.
  /^\P{L}*(?:muss ich|must i|do i have to|dois-je|faut-il)(?!\p{L})/iu,
  /(?<!\p{L})(?:schau\p{L}* (?:dir|mir|euch)|look at|regarde[rz]?)(?!\p{L})/iu,
  // Conditions.
  /^\P{L}*(?:wenn|falls|sofern|if|si)(?!\p{L})(?!\s+(?:ich darf|möglich|i may|you please|possible|je peux|tu veux bien|vous voulez bien|that[’']?s ok|that is ok|it[’']s ok))/iu,
  // The contrary of a death.
  word('live|lives|survives?|leben|lebt|überleb(?:en|t)|vivre|vive|survi(?:vre|t)'),
  // Idioms in which something passes.
  word("se passe|s[’']est(?:-il)? passé|passe le bonjour|bon voyage|coup de main"),
]

/** A no or a sigh that ends a sentence. */
const behind =
  /\p{L}[^\p{L}]+(?:alas|leider|hélas|out|last|no|nope|nein|nee|nö|non|nan|nimmer|bof|pff+|mouais|hm+|but|aber|mais)[^\p{L}]*$/iu
/** A no that begins one, where nothing was asked. */
const before =
  /^\P{L}*(?:no|nope|nein|nee|nö|non|nan)\s*[,!.]\s*(?:(?:the|den|die|das|le|la)\s+|l['’])?\p{L}+\P{L}*$/iu
/** Deeds that somebody would do, and does not: “I'd pass, but I still have settlers”. */
const unreal =
  /(?<!\p{L})(?:i(?:['’]d| would)\s+(?!like|love|rather)|ich würde\s+(?!gerne?|lieber)|je\s+(?!voudrais|aimerais|préférerais)\p{L}+rais\s)[^.!?;]*(?:but|aber|mais)(?!\p{L})/iu
/** A farewell to what is named behind it. */
const farewell =
  /(?<!\p{L})(?:bye(?:[ -]bye)?|goodbye|farewell|so long|tschüss|lebe?\s?wohl|adieu|au revoir|ciao)[,!]?\s+(?:(?:the|den|die|das|le|la)\s+|l['’])?(\p{L}+)/giu
/** A thing that is denied: French `pas de`, which is the beginning of a name as well. */
const denied = /(?<!\p{L})pas\s+d(?:e\s+|['’])(?!tir|probl|souci|chance|quoi|doute|panique)\p{L}/iu

/** Tells whether sentences speak against a turn that would be played. `played`: the names of each of its moves, in every language. */
export function isVetoed(
  sentences: ReadonlyArray<string>,
  played: ReadonlyArray<ReadonlyArray<string>>,
  known: Known,
): boolean {
  const said = sentences.map((one) => one.replace(praise, ' '))
  const names = namesOf(known)
  const piecesIn = (text: string) => namedIn(plainWords(text), names, exact).found
  const playedPieces = played.flatMap(([label = '']) => piecesIn(label))
  const isDiscarding = (label: string) => meanAlike(plainWords(label)[0] ?? '', 'discard')
  const discarded = played.flatMap(([label = '']) => (isDiscarding(label) ? piecesIn(label) : []))
  // “The bank is too dear” speaks against nothing but the bank.
  const isAbout = (clause: string) => {
    const pieces = piecesIn(clause)
    return pieces.length === 0 || pieces.some((piece) => playedPieces.includes(piece))
  }
  const isDeclined = played.every((labels) => isDeclining(labels.flatMap(plainWords)))
  // Somebody has to die: they may be wished farewell.
  const isDeath = (known.position?.legal ?? []).some(({ labels: [label = ''] }) =>
    /\bdies?\b/i.test(label),
  )
  return (
    clausesOf(said).some(
      (clause) => against.some((said) => said.test(clause)) && isAbout(clause),
    ) ||
    said.some(
      (one) =>
        (!isDeath && behind.test(one)) ||
        (known.proposed === null && before.test(one)) ||
        (!isDeclined && denied.test(one)) ||
        unreal.test(one) ||
        (!isDeath &&
          [...one.matchAll(farewell)].some(([, name = '']) =>
            piecesIn(name).some((piece) => !discarded.includes(piece)),
          )),
    )
  )
}
