/** Checks of a turn that would be played against the words of its answer: each thing is done as its clause says. */
import { areAmountsAsSaid } from './amounts-said.ts'
import { areDiceAsSaid } from './dice-said.ts'
import { fitOf, isOfThing, labelOf } from './label.ts'
import { exact, type Names, namedIn, namesOf } from './piece-names.ts'
import { isUnderAsSaid } from './pronouns.ts'
import { type Joint, partsOf } from './sentences.ts'
import { plainWords, wordsIn } from './spelling.ts'
import type { Known } from './wish.ts'
import { isExchange, isPlacing } from './words-beside.ts'
import { asMaterial, below, finishing } from './words-of-evidence.ts'
import { isVerb, meanAlike } from './words-of-moves.ts'
import { isNumber } from './words-of-numbers.ts'

/** A move of the turn by its names, with the pieces that it is about. */
interface Done {
  readonly labels: ReadonlyArray<string>
  readonly own: ReadonlyArray<number>
}

/** A clause of the answer, with the pieces that it names. */
interface Said {
  readonly words: ReadonlyArray<string>
  readonly joint: Joint
  readonly pieces: ReadonlyArray<number>
}

/** Verbs that can mean nothing else: what one starts is not stored. */
const strict: ReadonlyArray<string> = [
  'start',
  'store',
  'discard',
  'protect',
  'exchange',
  'explore',
  'invite',
  'replace',
]
/** Tells whether a verb can mean nothing else. */
export const isStrict = (word: string): boolean =>
  !(loose.has(word) || nouns.has(word)) && strict.some((verb) => meanAlike(word, verb))

/** Words that are said of many moves beside. */
const loose = wordsIn(
  'open build building construct found erect errichte baue bauen bau ouvre ouvrir ouvrons construis construit construire bâtis bâtit bâtir construisons make machen mache mach faire fais weg change setz',
)

/** Nouns in names that are verbs elsewhere: the archery range, `vollende den Bau`. */
const nouns = wordsIn('range bau')

/**
 * Tells whether the moves of a turn do to each thing what an answer says of it, no more things are in it, and as many. `played`:
 * the names of each move, in every language; none of one that only the table can tell.
 */
export function isAsSaid(
  sentences: ReadonlyArray<string>,
  played: ReadonlyArray<ReadonlyArray<string>>,
  known: Known,
): boolean {
  const names = namesOf(known)
  const done = played.flatMap((labels) => (labels.length === 0 ? [] : [doneBy(labels, names)]))
  const said = sentences.flatMap((one) => saidIn(one, names))
  const text = sentences.join(' ')
  const english = done.map(({ labels: [label = ''] }) => label)
  return (
    said.every((one, i) => isDoneAsSaid(one, said[i - 1], done)) &&
    isAllSaid(text, done) &&
    isWithAsSaid(text, done) &&
    isMaterialAsSaid(sentences, done, names) &&
    areAmountsAsSaid(text, english) &&
    areDiceAsSaid(text, english) &&
    sentences.every((one) =>
      isUnderAsSaid(one, [{ moves: [], labels: done.flatMap((move) => move.labels) }]),
    )
  )
}

function doneBy(labels: ReadonlyArray<string>, names: Names): Done {
  const { main } = labelOf(labels[0] ?? '')
  const cut = main.findIndex((word, i) => i > 0 && isPlacing(word))
  return { labels, own: namedIn(main.slice(0, cut < 0 ? main.length : cut), names, exact).found }
}

const saidIn = (sentence: string, names: Names): Said[] =>
  partsOf(sentence).map(({ from, to, joint }) => {
    const words = plainWords(sentence.slice(from, to))
    return { words, joint, pieces: namedIn(words, names, exact).found }
  })

/** The strict verb that a clause says of its pieces; that of the clause before it where it only goes on. */
function verbOf({ words, joint }: Said, before: Said | undefined): string | null {
  if (words.some((word, i) => isAs(word) && isGold(words[i + 1] ?? ''))) return 'store'
  const own = strict.find((verb) => words.some((word) => isStrict(word) && meanAlike(word, verb)))
  if (own !== undefined) return own
  const isOfOwn = (word: string) =>
    isVerb(word) || isPlacing(word) || below.test(word) || finishing.has(word)
  return joint === 'and' && before !== undefined && !words.some(isOfOwn)
    ? verbOf({ ...before, joint: 'comma' }, undefined)
    : null
}

const isAs = (word: string): boolean => ['as', 'als', 'comme', 'en'].includes(word)
const isGold = (word: string): boolean => word === 'gold' || word === 'or'

/** The verbs in the names of a move. */
const verbsIn = ({ labels }: Done): ReadonlyArray<string> =>
  labels.flatMap((label) => labelOf(label).main.filter((word) => isVerb(word) && !nouns.has(word)))

/** Tells whether a move is about a piece of a clause in the way that its verb says, if it says one and a move is about such. */
function isDoneAsSaid(said: Said, before: Said | undefined, done: ReadonlyArray<Done>): boolean {
  const verb = verbOf(said, before)
  const about = done.filter(({ own }) => own.some((piece) => said.pieces.includes(piece)))
  const isDone = (one: string) =>
    about.some((move) => verbsIn(move).some((two) => meanAlike(two, one)))
  if (about.length === 0) return true
  // A thing that is built is neither stored nor thrown away.
  // Of several things that go, none is built.
  const isBegun = about.some((move) => ['start', 'store'].includes(verbsIn(move)[0] ?? ''))
  const isOnly = !said.words.some((word) => isBuilding(word) || meanAlike(word, 'start'))
  const isGone = verb === 'discard' || said.words.at(-1) === 'weg'
  if (isGone && isOnly && isBegun) return false
  if (verb === null) return !said.words.some(isBuilding) || !(isDone('store') || isDone('discard'))
  return isDone(verb)
}

const isBuilding = (word: string): boolean => meanAlike(word, 'build') && loose.has(word)

/** Tells whether each piece of a turn that exchanges something has a word of the text, or a verb that does something to it. */
const isAllSaid = (text: string, done: ReadonlyArray<Done>): boolean => {
  const words = plainWords(text)
  // A number of the list names its pieces.
  const isListed = isNumber(words[0] ?? '')
  if (isListed || !words.some((word) => meanAlike(word, 'exchange'))) return true
  const isNamed = (label: string) => {
    const { main } = labelOf(label)
    const cut = main.findIndex((word, i) => i > 0 && (isPlacing(word) || isExchange(word)))
    const things = main.slice(0, cut < 0 ? main.length : cut).filter(isOfThing)
    return words.some((word) => fitOf(word, things) > 0)
  }
  return done.every(
    (move) =>
      move.own.length === 0 ||
      move.labels.some(isNamed) ||
      verbsIn(move).some((verb) => words.some((word) => meanAlike(word, verb))),
  )
}

/** Tells whether a turn starts nothing that a text calls material: “the brewery is the stone”. */
const isMaterialAsSaid = (
  sentences: ReadonlyArray<string>,
  done: ReadonlyArray<Done>,
  names: Names,
): boolean =>
  sentences.every((one) =>
    [...one.matchAll(asMaterial)].every(({ index }) => {
      const material = namedIn(plainWords(one.slice(0, index)), names, exact).found.at(-1)
      return !done.some(
        (move) =>
          material !== undefined && move.own.includes(material) && verbsIn(move)[0] === 'start',
      )
    }),
  )

/** Details that a text gives, and words of names that say another. */
const details: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [
    /(?<!\p{L})(?:right|rechte[nrs]?|droite?)\s+(?:\p{L}+\s+)?(?:descendant|kid|child|nachkomme|enfant)/iu,
    /left descendant/,
  ],
  [
    /(?<!\p{L})(?:left|linke[nrs]?|gauche)\s+(?:\p{L}+\s+)?(?:descendant|kid|child|nachkomme|enfant)/iu,
    /right descendant/,
  ],
  [
    /(?<!\p{L})(?:pay|zahle?|paie|with|mit|avec)\s+(?:\p{L}+\s+)?(?:horse|pferd|cheval)/iu,
    /Pay 1 coin/,
  ],
  [/(?<!\p{L})(?:horse|pferd|cheval)(?:\s+\p{L}+)?\s+(?:zahlen|zahl)/iu, /Pay 1 coin/],
  [
    /(?<!\p{L})(?:keep|keeping|garde[rz]?)\s+(?:\p{L}+\s+)?(?:coins?|pi[eè]ces?)|m[uü]nzen?\s+behalte/iu,
    /\d coins?\)/,
  ],
  [/(?<!\p{L})(?:play banner|spiel-?banner|banni[eè]re de jeu)/iu, /Activate the (?:school|“)/],
  [
    /(?<!\p{L})(?:school banner|schulbanner|banni[eè]re de l[’']école)/iu,
    /Activate the (?:play|“)/,
  ],
  [/(?<!\p{L})(?:jug|krug|kr[uü]ge|cruche)(?!\p{L})/iu, /monk \((?!jug)/],
  [/(?<!\p{L})(?:quill|feder|plume)(?!\p{L})/iu, /monk \((?!quill)/],
  [/(?<!\p{L})(?:rosary|rosenkranz|chapelet)(?!\p{L})/iu, /monk \((?!rosary)/],
  [/(?<!\p{L})(?:card|karte|carte|voyage|reise)\s+A(?!\p{L})/iu, /travel card [BC]/],
  [/(?<!\p{L})(?:card|karte|carte|voyage|reise)\s+B(?!\p{L})/iu, /travel card [AC]/],
  [/(?<!\p{L})(?:card|karte|carte|voyage|reise)\s+C(?!\p{L})/iu, /travel card [AB]/],
]

/** Tells whether no detail of a turn is another than a text says: the left child for the right one. */
const isWithAsSaid = (text: string, done: ReadonlyArray<Done>): boolean =>
  details.every(
    ([said, other]) =>
      !said.test(text) || !done.some(({ labels: [label = ''] }) => other.test(label)),
  )
