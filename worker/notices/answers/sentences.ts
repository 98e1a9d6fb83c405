/** Sentences of an answer, and their parts. */

import { plainWords } from './spelling.ts'
import { isArticle } from './words-beside.ts'
import { isNumbering, numberOf, placeOf } from './words-of-numbers.ts'
import { talkWords } from './words-of-requests.ts'

/** Words to the table, and the sentences beside it. */
export interface Written {
  readonly talk: string | null
  readonly sentences: ReadonlyArray<string>
}

const talking = new RegExp(
  `(?:^|(?<=(?:[.!?…]|,|;)\\s|\\s(?:and|und|et)\\s))(?:${talkWords.join('|')})\\s*:\\s*(.+)$`,
  'iu',
)

/** Reason for a move, between commas or up to the end of its sentence: “…, so I get some clay”. */
const reason =
  /,\s+(?:so (?:that )?(?:i|we)|to (?:get|have|make|keep|use|unlock|be)|because|since|weil|denn|damit (?:ich|wir|er|sie|es|man|du|ihr)|um(?=[^,.;!?]*\szu)|parce que?|car|puisque|afin d[e’']|pour (?:que|\p{L}+(?:er|ir|re)))(?!\p{L})(?:(?!(?<!\p{L})(?:then|dann|danach|puis|ensuite|(?:and|und|et)(?!\s+(?:an?|one|eine?n?|une?|\d)\s))(?!\p{L})|talk:)[^,.;!?])*(?=[,.;!?]|$)/giu

/** Parts written lines; what follows `talk:` at the start of a sentence, up to the end of its line, is said at the table. */
export function sentencesOf(lines: ReadonlyArray<string>): Written {
  const said: string[] = []
  const rest = withoutBullets(lines).map((written) => {
    const line = written
      // Smileys part what is said.
      .replace(/\p{Extended_Pictographic}\uFE0F?|(?<!\p{L})(?:[:;]-?[)D(P]|\^\^|xD|<3)/gu, '. ')
      // A sign that is a name asks nothing: the “?” banner.
      .replace(
        /["“„«]\s*\?\s*["”“»]|(?<=(?:^|\s)(?:the|my|his|her|das|mein|sein|ihr|la|ma|sa)\s)\?(?=\s)/giu,
        ' questionmark ',
      )
      .replace(/\?(?=\s*-?bann)|(?<=banni[eè]re\s*)\?(?=\s+\p{Ll})/giu, ' questionmark ')
      .replace(
        /(?<!\p{L})(?:question\s?marks?|fragezeichen)(?=[\s-]*bann)|(?<=(?:for|with) the )question mark(?!\p{L})/giu,
        ' questionmark ',
      )
      // A space in figures: `en 2-2`.
      .replace(
        /(?<=(?<!\p{L})(?:en|auf|at|in|on|bei|sur|to|nach)\s)([1-3])-([1-3])\b/giu,
        (_, row: string, column: string) => `${'I'.repeat(Number(row))}-${column}`,
      )
      .replace(/^\s*no\s+(?=\d{1,2}\s+(?:pls|please|thanks|thx)\s*[.!]?\s*$)/iu, 'number ')
      .replace(/(?<!\p{L})2\s?[x×](?=\s)/giu, 'both')
      .replace(
        /(?<=\p{L}e\s+(?:(?:lieber|mal|noch|gern|jetzt)\s+)*)was(?=\s+(?:in|im|auf|aus|für)\s)/giu,
        'etwas',
      )
      .replace(
        /(?<!\p{L})fragezeichen[-\s]*(?=bann)|(?<=banni[eè]re\s+(?:au\s+)?)point d['’]interrogation/giu,
        ' questionmark ',
      )
      // A space tells its region, too: `explore II-2`.
      .replace(
        /(?<!\p{L})(explor\p{L}*|erkund\p{L}*|erforsch\p{L}*)\s+(I{1,3})-([1-3])\b/giu,
        '$1 $2, $2-$3',
      )
      // Two of a kind are no piece with a 2: `les deux blancs`.
      .replace(
        /(?<!\p{L}|tous\s|toutes\s)(les|die|the)\s+(?:deux(?=\s+(?!sous|dans)\p{L}+s(?!\p{L}))|zwei(?=\s+\p{L}+n(?!\p{L}))|two(?=\s+\p{L}+(?:s|\s+ones|\s+dice)(?!\p{L})))(?!\p{L})/giu,
        '$1 beiden',
      )
      .replace(/(?<!\p{L})(?:one day|some day|eines tages|un jour)(?!\p{L})/giu, ' someday ')
      // “All three” names no piece with a 3.
      .replace(allOf, '$1 beiden')
      // The upper street is `rue du haut` as well, and no `rue du milieu` by its `du`.
      .replace(/\bdu\s+(?=(?:haut|bas|milieu)(?!\p{L}))/giu, '')
      // A place on the Road is no number of the list: `the third one on the road`.
      .replace(onRoad, (said: string, text: string) => {
        const [place = ''] = plainWords(text)
        const number = isArticle(place) || place === 'one' ? null : placeOf(place)
        return number === null ? said : `slot ${number}`
      })
      // Somebody else's turn ends the own one: `then it's Ada's turn`.
      .replace(othersTurn, 'that is all')
      .replace(ownEnd, 'end my turn')
      .replace(/(?<!\p{L})bin\s+(?=(?:the|it|that)(?!\p{L}))/giu, 'discard ')
      .replace(
        /(?<!\p{L})j(?=(?:ai|aimerais|a(?:ch[eè]te|ctive|joute|ttaque)|utilise|invite|explore|échange|engage|envoie)(?!\p{L}))/giu,
        "j'",
      )
      .replace(/\bn(?:o\.|r\.?|[°º])\s*(?=\d)/giu, 'number ')
    const found = talking.exec(line)
    if (!found) return withoutIdle(line.replace(reason, ''))
    said.push(found[1] ?? '')
    return withoutIdle(line.slice(0, found.index).replace(reason, ''))
  })
  return {
    talk: said.length > 0 ? said.join('\n') : null,
    sentences: rest.flatMap(sentencesIn).filter((sentence) => plainWords(sentence).length > 0),
  }
}

const othersTurn =
  /(?<!\p{L})(?:(?:ist|wäre)\s+(?:wieder\s+)?\p{Lu}\p{L}+\s+(?:(?:wieder|jetzt|dann)\s+)*(?:dran|am Zug|an der Reihe)|[Ii]t['’]?s\s+\p{Lu}\p{L}+['’]?s turn|[Oo]ver to \p{Lu}\p{L}+|[Cc]['’]est (?:à|au tour de) \p{Lu}\p{L}+(?: de jouer)?|à \p{Lu}\p{L}+ de jouer)(?!\p{L})(?![^.!]*\?)/gu

/** Sayings that deny no move, though they have words that do: “on sait jamais”, “mir fällt nix mehr ein”. */
const idle =
  /(?<!\p{L})(?:(?:but |because |as )?(?:you never know|(?:there['’]?s |there is |i have |i['’]ve got )?nothing (?:else |useful |better |more )*(?:left )?(?:for me )?to do(?: here| anyway| for me)*|nothing else is worth it|i can['’]?t think of anything (?:else|better|useful))|(?:man weiß (?:ja |doch )*nie|mir fällt (?:eh |ja |gerade |grad )*(?:nix|nichts)(?: mehr| besseres| anderes| sinnvolles| gescheites)* ein|(?:was|etwas|alles) andere?s? (?:lohnt sich|bringt)(?: ja| eh| doch| ohnehin| mir| was)* (?:nicht|nix|nichts)|(?:ich )?(?:kann|hab\p{L}*)(?: ich)?(?: eh| ja| hier| sonst)* (?:nichts|nix)(?: mehr| sinnvolles| anderes| besseres)+ (?:machen|tun|zu tun))|(?:on (?:ne )?sait jamais|(?:je |j['’])?(?:n['’])?(?:il n['’]y |y )?(?:ai |a )?plus rien (?:d['’]autre |de mieux |d['’]utile )?à faire(?: d['’]utile| ici| d['’]autre)*|rien d['’]autre (?:ne )?(?:en )?vaut (?:la peine|le coup)))(?=\s*(?:[.,;:!)]|$))/giu

/** A line without such sayings, unless it says no more. */
function withoutIdle(line: string): string {
  const rest = line.replace(idle, '')
  return plainWords(rest).length > 0 ? rest : line
}

/** Ways to say behind a move that the own turn is over: “that's my turn”, “dann Schluss für heute”. */
const ownEnd =
  /(?<=\p{L}.*[\s,.;!–-])(?<!(?:if|when|unless|before|until|not|mean|hope|guess|think|wenn|falls|ob|nicht|si|quand|pas)\s)(?:that (?:then )?(?:ends|concludes|completes|finishes) my turn|that(?: i|['’])s (?:the end of )?my turn(?: (?:over|done|finished))?|that(?: i|['’])s me (?:done|finished)|end (?:of )?(?:my )?turn after (?:that|this)|schlu(?:ss|ß) für (?:heute|mich|jetzt|diesmal)|(?:damit |dann )?ist mein zug (?:dann |damit )?(?:zu ende|vorbei|fertig|beendet)|mein zug ist (?:dann |damit )?(?:zu ende|vorbei|fertig|beendet)|c['’]est la fin de mon tour|(?:voilà )?mon tour est (?:fini|terminé)|(?:et )?j['’]en ai fini)(?:\s+(?:for (?:today|now|this (?:turn|round))|für (?:heute|jetzt)|pour (?:aujourd['’]hui|cette fois)|then|dann|alors))?(?=\s*(?:[.!,;)]|$))/giu

const allOf =
  /(?<!\p{L})(all|alle|tous\s+les|toutes\s+les)\s+(?:three|four|five|drei|vier|fünf|trois|quatre|cinq)(?!\p{L})/giu

const onRoad =
  /(?<!\p{L})([\p{L}\d]+)(?:\s+(?:one|card|villager|karte|person|carte))?\s+(?:on|in|of|from|aus|von|de|sur)\s+(?:the|der|la)\s+(?:road|auslage|route)(?!\p{L})/giu

const bullet = /^(?:[-*•–]|(\d{1,2})[.)])\s+(?=\p{L})/u

/** Lines that somebody numbered from 1 for order, or bulleted, without their marks: the numbers are none of the list. */
function withoutBullets(lines: ReadonlyArray<string>): ReadonlyArray<string> {
  const marks = lines.map((line) => bullet.exec(line))
  const isOrdered = marks.every((mark, i) => mark?.[1] === `${i + 1}`)
  const isMarked = marks.every((mark) => mark !== null && mark[1] === undefined)
  return lines.length > 1 && (isOrdered || isMarked)
    ? lines.map((line) => line.replace(bullet, ''))
    : lines
}

/** Parts a line after each full stop, unless it stands behind a number or its abbreviation: `2. then 5`, `Nr. 2`. */
function sentencesIn(line: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const { index, 0: stop } of line.matchAll(/[.!?…;]+(?=\s|$)/gu)) {
    const last = plainWords(line.slice(from, index)).at(-1) ?? ''
    const isOpen =
      stop === '.' &&
      ((isNumbering(last) && numberOf(plainWords(line.slice(index))[0] ?? '') !== null) ||
        (/^\d+$/.test(last) && from < index && line.slice(from, index).trim() === last))
    if (isOpen) continue
    sentences.push(line.slice(from, index + stop.length))
    from = index + stop.length
  }
  return [...sentences, line.slice(from)]
}

/** Questions that ask for a move politely: “could I have the harvester, please?” */
export const kindly =
  /^\W*(?:\p{L}+,\s+)?(?:(?:could|can|may)\s+(?:i|we)\s(?=(?:please\s+)?have(?!\p{L})|.*(?<!\p{L})(?:please|pls|plz)(?!\p{L}))|(?:could|can)\s+you\s|(?:would|will)\s+you\s(?=.*(?<!\p{L})(?:please|pls|plz)(?!\p{L}))|(?:kann|könnte|dürfte|darf)\s+ich\s(?=.*(?<!\p{L})bitte(?!\p{L}))|(?:kannst|könntest)\s+du\s|(?:können|könnten)\s+sie\s|(?:puis-je|est-ce que je peux|je peux|pourrais-je)\s(?=.*(?:s['’]il (?:te|vous) pla[iî]t|svp|stp))|(?:peux|pourrais)[- ]tu\s|(?:pouvez|pourriez)[- ]vous\s)/iu

/** Tells whether a question only asks politely for what it names. */
export const isKindRequest = (sentence: string): boolean => kindly.test(sentence)

/** Tells whether a sentence asks something. */
export const isQuestion = (sentence: string): boolean => /\?[)\s!]*$/.test(sentence)

const asking =
  /^\W*(?:(?:and|und|et)\s+)?(?:what|which|who|whose|how|why|when|where|is|are|do|does|did|was|wie|wieviel|welche[rsn]?|wer|wem|wessen|warum|wieso|wann|wo|gehört|hat|ist|sind|que|qu['’]|quoi|quel(?:le)?s?|qui|comment|combien|pourquoi|quand|où|est[- ]ce|y a)(?!\p{L})/iu

/** Tells whether a sentence ends in a question of its own: “the two fives, what can I do with them”. */
export const isAskingAtLast = (sentence: string): boolean =>
  /,\s*(?:what|which|how|was|welche[rsn]?|wie|que|qu['’]|quoi|comment)\s+(?:can|do|does|could|kann|mache?|tut|bringt|puis|faire|fait|peut)(?!\p{L})/iu.test(
    sentence,
  )

/** Beginnings of questions about others or about what would follow: “can one Miner carry both?”, “must I draft?” */
const general =
  /^\W*(?:(?:can|could|may|does|will)\s+(?!i\b|we\b|you\b)|must\s|(?:kann|darf|können|dürfen)\s+(?!ich\b|wir\b)|muss\s|(?:peut|doit|peut-on|doit-on|dois-je)\b|(?:if|wenn|si)\s[^,]*,\s*(?:is|are|does|do|can|may|ist|sind|kann|darf|muss|est|puis|peut))/iu

/** Tells whether a sentence asks for something to be told, and suggests nothing. */
export const isAsking = (sentence: string): boolean =>
  isQuestion(sentence) && (asking.test(sentence) || general.test(sentence))

/** Way in which a part of a sentence follows the one before it. */
export type Joint = 'then' | 'and' | 'comma' | 'bracket'

/** A part of a sentence that may be a move of its own, and where it stands in the sentence. */
export interface Part {
  readonly joint: Joint
  readonly from: number
  readonly to: number
}

const joints: ReadonlyArray<readonly [Joint, RegExp]> = [
  [
    'then',
    /\b(?:and then|then|after that|afterwards|und dann|dann|danach|anschließend|et puis|puis|et ensuite|ensuite|après)\b|·/giu,
  ],
  ['and', /\b(?:and|und|et|plus(?!\s+qu)|sowie|also)\b|[&+]/giu],
  ['comma', /,|(?<!\d\s*):(?=\s)|\s[–—-]\s|\)/giu],
  ['bracket', /\(/gu],
]

/** The parts of a sentence. A word that begins it parts nothing: `after 5` is no 5. */
export function partsOf(sentence: string): ReadonlyArray<Part> {
  const cuts = joints
    .flatMap(([joint, at]) =>
      [...sentence.matchAll(at)].map(({ index, 0: cut }) => ({
        joint,
        isWord: /\p{L}/u.test(cut),
        from: index,
        to: index + cut.length,
      })),
    )
    .sort((a, b) => a.from - b.from || b.to - a.to)
  const parts: Part[] = []
  let from = 0
  let joint: Joint = 'comma'
  for (const cut of [
    ...cuts,
    { joint, isWord: false, from: sentence.length, to: sentence.length },
  ]) {
    if (cut.from < from) continue
    const isEmpty = plainWords(sentence.slice(from, cut.from)).length === 0
    if (isEmpty && parts.length === 0 && cut.isWord) continue
    if (!isEmpty) parts.push({ joint, from, to: cut.from })
    // The strongest of joints in a row counts: `, and then`.
    joint = isEmpty && strength(joint) > strength(cut.joint) ? joint : cut.joint
    from = cut.to
  }
  return parts
}

/** Texts of all parts of some sentences. */
export const clausesOf = (sentences: ReadonlyArray<string>): ReadonlyArray<string> =>
  sentences.flatMap((one) => partsOf(one).map(({ from, to }) => one.slice(from, to)))

const strength = (joint: Joint): number => ['comma', 'and', 'then', 'bracket'].indexOf(joint)
