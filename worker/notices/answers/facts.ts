/** Facts of the position that an answer asks about. They are told, and play nothing. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Fact, Matter } from '../../pictures/manifest.ts'
import { exact, namedIn, namesOf } from './piece-names.ts'
import { askedIn } from './questions.ts'
import { looseRequestIn } from './requests.ts'
import { namesRules } from './rules-asked.ts'
import { isKindRequest, isQuestion, partsOf } from './sentences.ts'
import { likeness, plainWords } from './spelling.ts'
import type { Asked, Known } from './wish.ts'
import { isDoubt, isHarmless, isSmall } from './words-beside.ts'
import { beginsToAsk, isOfQuestion, isOfThings, isTelling, mattersIn } from './words-of-facts.ts'
import { isGeneralVerb, isTaking, isVerb } from './words-of-moves.ts'
import { isNumber, numberOf } from './words-of-numbers.ts'
import { asksHow, beginningOf } from './words-of-questions.ts'

/** Most lines of an answer. */
const mostLines = 6

/** Answer to a question: lines about the position or its pieces, and the numbers of rules; with none, they are to be searched. */
export interface Answer {
  readonly by: 'facts' | 'pieces' | 'rules'
  readonly said: ReadonlyArray<string>
  readonly rules?: ReadonlyArray<string>
  /** Words for the things that rules are asked about, where some are about others. */
  readonly about?: ReadonlyArray<string>
  /** Pieces that are asked about, by their places among all. */
  readonly pieces?: ReadonlyArray<number>
}

/** The facts that an answer is made of. */
export type Answerable = Pick<Known, 'asked' | 'pieces'> & Partial<Pick<Known, 'listed'>>

/** Sentences, parted where a question stands beside another or beside a move, each with its answer; `null` where it asks nothing of the kind. */
export const answersIn = (sentences: ReadonlyArray<string>, known: () => Answerable) =>
  sentences
    .flatMap((one) => partedIn(one, (text) => answerTo(text, known)))
    .map((text) => ({ text, answer: answerTo(text, known) }))

/** An answer that is to be searched in the rules. */
const searched: Answer = { by: 'rules', said: [] }

/** The answer to one question about the position, a piece or the course of the game; `null` for anything else. */
export function answerTo(sentence: string, known: () => Answerable): Answer | null {
  if (looseRequestIn([sentence], 'list') ?? looseRequestIn([sentence], 'help')) return null
  const words = plainWords(sentence)
  if (asksHow(words) && (beginsToAsk(words) || !words.some(isOfMove))) {
    const pieces = namedIn(words, namesOf(known()), exact).found
    return textsIn(pieces, known()) ?? searched
  }
  const answer = asksForFacts(sentence) ? answerFor(sentence, known()) : null
  if (answer === null && namesRules(sentence)) return searched
  return answer ?? textsIn(askedIn(sentence, known), known())
}

/** Texts of pieces as an answer. */
function textsIn(pieces: ReadonlyArray<number>, { asked }: Answerable): Answer | null {
  return pieces.length === 0
    ? null
    : { by: 'pieces', said: asked ? pieces.map(asked.textOf) : [], pieces }
}

/** Words by which a reader speaks of themselves, and of all others. */
const own = new Set(
  plainWords(
    'i me my mine am ich mir mich mein meine meinem meinen meiner hab je j ai me moi mon ma mes il',
  ),
)
const others = new Set(plainWords('others other andere anderen autres'))
const everybody = new Set(plainWords('everybody everyone all alle jeder tous chacun'))
/** Words of questions about what can be had. */
const seeking = new Set(
  plainWords('can could get available kann könnte bekommen puis peux pourrais disponible'),
)
const comparing = new Set(plainWords('than als compared'))

/** Tells whether a sentence asks for some matter. */
function asksForFacts(sentence: string): boolean {
  const words = plainWords(sentence)
  const isTold = isTelling(words[0] ?? '') || words.some(isOfMove)
  const isAsked = beginsToAsk(words) || (isQuestion(sentence) && (!isTold || isSupposing(words)))
  // A polite request asks for a move, unless it asks to be told.
  const isRequest = isKindRequest(sentence) && !words.some((word) => tellings.has(word))
  return (
    isAsked &&
    !isRequest &&
    !isHeading(sentence) &&
    !/!\s*$/.test(sentence) &&
    (mattersIn(words).length > 0 || isBare(sentence))
  )
}

const supposing = new Set(plainWords('if wenn falls si'))

/** Tells whether a question begins with a condition: rules answer it, but no fact of the position as it is. */
const isSupposing = ([first = '']: ReadonlyArray<string>): boolean => supposing.has(first)

/** Tells whether a question is only the heading of its answer: “what fits: the school under the harbour”. */
function isHeading(sentence: string): boolean {
  const [heading = '', answer = ''] = sentence.split(/:\s/)
  return answer !== '' && !isQuestion(sentence) && beginsToAsk(plainWords(heading))
}

const tellings = new Set(
  plainWords('tell show say explain sagen zeigen erklären verraten dire montrer expliquer'),
)

/** Tells whether a sentence asks by its sign alone: “my hand?” */
const isBare = (sentence: string): boolean =>
  isQuestion(sentence) && plainWords(sentence).length <= mostBare

/** Most words of such a question. */
const mostBare = 3

/** A sentence, or its move and its question, or two questions: “the Mason, how many rounds are left”. */
function partedIn(
  sentence: string,
  answerIn: (text: string) => Answer | null,
): ReadonlyArray<string> {
  const parts = partsOf(sentence)
  for (const { from } of parts.slice(1)) {
    const [before, behind] = [sentence.slice(0, from), sentence.slice(from)]
    const [first, second] = [plainWords(before), plainWords(behind)]
    // “Puis-je” is no “then”.
    if (/puis\s*$/iu.test(before) && second[0] === 'je') continue
    if (first.some(isDoubt) || second.slice(0, 2).some(isDoubt)) continue
    const [asks, goesOn] = [beginsToAsk(first), beginsToAsk(second)]
    const isBehind =
      goesOn && isBesideIt(answerIn(behind), first) && (!asks || answerIn(before) !== null)
    const isBefore = asks && !goesOn && second.some(isOfMove) && answerIn(before) !== null
    if (isBehind)
      return [before.replace(/[\s,–-]+(?:and|und|et)?\s*$/iu, ''), ...partedIn(behind, answerIn)]
    if (isBefore) return [before, behind]
  }
  return [sentence]
}

/** Tells whether a question stands beside words: rules and texts of pieces are asked for beside another question, or a move that is said by its verb. */
const isBesideIt = (answer: Answer | null, words: ReadonlyArray<string>): boolean =>
  answer !== null && (answer.by === 'facts' || beginsToAsk(words) || words.some(isOfMove))

/** Tells whether a word is one of a move: “take”. */
const isOfMove = (word: string): boolean => isTaking(word) || (isVerb(word) && !isGeneralVerb(word))

/** Matters of pieces; those of all that somebody has; and those that are told of each by themselves. */
const ofPieces: ReadonlySet<Matter> = new Set(['need', 'padlock', 'piece', 'suit'])
/** Matters of pieces whose lines name several; and of things that the reader can get, of which some may be their own. */
const ofLists: ReadonlySet<Matter> = new Set(['chronicle', 'exchange'])
const offered: ReadonlySet<Matter> = new Set(['artifacts', 'customers', 'heroes', 'terrains'])
const ofAll: ReadonlySet<Matter> = new Set([
  'has',
  'stories',
  'village',
  'customers',
  'heroes',
  'terrains',
])
/** Matters whose words may be a suggestion: “the abbot?” */
const suggested: ReadonlySet<Matter> = new Set(['goods', 'has', 'kinds', 'people'])
const ofEach: ReadonlySet<Matter> = new Set(['last', 'money', 'life', 'kinds', 'goods'])

/** Matters that rules answer, with facts of the same matter before them. */
const ofRules: ReadonlySet<Matter> = new Set(['most', 'next', 'pass', 'pay', 'refill', 'score'])

/** Matters of which some rules are about other things than the one that is asked about. */
const ofThings: ReadonlySet<Matter> = new Set(['most', 'refill'])

function answerFor(sentence: string, known: Answerable): Answer | null {
  const { asked } = known
  if (!asked) return null
  const words = plainWords(sentence)
  const isNamed = (word: string) => isSmall(word) || seatsIn([word], asked).length > 0
  const bare = isBare(sentence) ? words.filter((word) => !isNamed(word)) : []
  const all = mattersIn(words)
  const isAll = ({ of, told }: (typeof all)[number]) =>
    told.size === bare.length && !suggested.has(of)
  const seats = seatsIn(words, asked)
  const numbers = words.flatMap((word) => (isNumber(word) ? (numberOf(word) ?? []) : []))
  const found = all.length > 0 ? all : mattersIn(bare, true).filter(isAll)
  // “How many cards are in stack 2” asks for no deck.
  const isOfStack = numbers.length > 0 && found.some(({ of }) => of === 'stacks')
  const matters = isOfStack ? found.filter(({ of }) => of !== 'deck') : found
  const least = (matters[0]?.weight ?? 0) - 2
  const named = { seats, numbers, said: words, isSought: words.some((word) => seeking.has(word)) }
  for (const { of, told } of matters.filter((one) => one.weight >= least)) {
    if (ofRules.has(of)) {
      const rules = asked.rulesOn(of)
      const about = ofThings.has(of) ? words.filter(isOfThings) : []
      if (rules.length > 0) return { by: 'rules', said: factsBeside(of, asked), rules, about }
      continue
    }
    if (isSupposing(words)) continue
    const isOther = (word: string) =>
      !(told.has(word) || isOfQuestion(word) || seatsIn([word], asked).length > 0)
    const said = factsOf(of, { ...named, words: words.filter(isOther) }, known, asked)
    if (said.length > 0) return { by: 'facts', said: said.slice(0, mostLines) }
  }
  return null
}

/** Facts of a matter that rules answer. Where none names who begins the next round, the one of who is first now is told. */
function factsBeside(of: Matter, asked: Asked): ReadonlyArray<string> {
  const all = asked.facts()
  const own = all.filter((fact) => fact.of === of)
  return linesOf(own.length > 0 || of !== 'next' ? own : all.filter((fact) => fact.of === 'first'))
}

/** Seats that words name; of themselves a reader speaks as such. */
function seatsIn(words: ReadonlyArray<string>, { names, seat }: Asked): ReadonlyArray<Seat> {
  const isOne = (word: string, one: string) => likeness(word, one) > 1 || word === `${one}s`
  const isCalled = (name: string) =>
    plainWords(name).some((one) => !isSmall(one) && words.some((word) => isOne(word, one)))
  const all = names.map((_, one) => one)
  const named = all.filter((one) => isCalled(names[one] ?? ''))
  const isOf = (some: ReadonlySet<string>) => words.some((word) => some.has(word))
  if (named.length > 0) return isOf(comparing) ? [seat, ...named] : named
  if (isOf(everybody)) return all
  if (isOf(others)) return all.filter((one) => one !== seat)
  return isOf(own) ? [seat] : []
}

/** Words beside a question about deeds. */
const besideDeeds = new Set(
  plainWords(
    'since so far yesterday they he she seit gestern heute sie er bisher depuis hier ils elle on gerade neues',
  ),
)
const isBesideDeeds = (word: string): boolean =>
  besideDeeds.has(word) || isSmall(word) || isHarmless(word) || isOfMove(word)

/** Things that a question names. */
interface Named {
  readonly seats: ReadonlyArray<Seat>
  readonly numbers: ReadonlyArray<number>
  /** Words that may be of pieces. */
  readonly words: ReadonlyArray<string>
  /** All words of the question. */
  readonly said: ReadonlyArray<string>
  /** The question is what can be had. */
  readonly isSought: boolean
}

/** Lines of one matter about the seats, pieces and numbers that are named. */
function factsOf(
  of: Matter,
  { seats, numbers, words, said, isSought }: Named,
  known: Pick<Known, 'pieces'>,
  asked: Asked,
): ReadonlyArray<string> {
  if (of === 'all' && seats.length === 0) return []
  const names = namesOf(known)
  const named = namedIn(words, names).found
  const pieces = named.length > 0 ? named : namedIn(said, names, exact).found
  // “What does the mill do” asks for nobody's deeds.
  if (of === 'last' && seats.length === 0 && !words.every(isBesideDeeds)) return []
  const all = asked.facts().filter((fact) => (of === 'all' ? ofAll.has(fact.of) : fact.of === of))
  const called = pieces.flatMap((piece) => known.pieces?.[piece] ?? [])
  const about = all.filter((fact) =>
    typeof fact.about === 'string'
      ? called.includes(fact.about)
      : fact.about !== undefined && numbers.includes(fact.about),
  )
  if (of === 'does' || of === 'piece') {
    const isPlain = pieces.every((piece) => ofPiece(piece, known, asked).length === 0)
    return of === 'does' && isPlain && beginningOf(said) > 0 ? [] : textsOf(pieces, known, asked)
  }
  // “Why is the mill worth 6” asks for nobody's points.
  if (of === 'points' && seats.length === 0 && pieces.length > 0) return []
  if (about.length > 0) return linesOf(about)
  if (of === 'beside' || of === 'yields') return linesOf(all.filter(isSaidIn(said)))
  if (of === 'holder') return pieces.map(asked.holdersOf)
  if (of === 'lies') return pieces.flatMap(asked.linesOf)
  if (ofPieces.has(of)) return textsOf(pieces, known, asked)
  if (!ofLists.has(of) && namedIn(words, names, exact).found.length > 0) return []
  return linesOf(
    ofSeats(
      of,
      all.filter((fact) => typeof fact.about !== 'number'),
      offered.has(of) && isSought ? [] : seats,
      asked.seat,
    ),
  )
}

/** Facts that tell more of a piece than its text does: what it costs or brings now. */
const ofPiece = (piece: number, { pieces }: Pick<Known, 'pieces'>, asked: Asked) =>
  linesOf(
    asked
      .facts()
      .filter(({ of, about }) => of === 'piece' && pieces?.[piece]?.includes(`${about}`)),
  )

/** Lines about pieces: such facts, or else the texts. */
const textsOf = (pieces: ReadonlyArray<number>, known: Pick<Known, 'pieces'>, asked: Asked) =>
  pieces.flatMap((piece) => {
    const now = ofPiece(piece, known, asked)
    return now.length > 0 ? now : asked.textOf(piece)
  })

/** Tells whether words name what a fact is about: a space, be it in two words, or a resource. */
const isSaidIn =
  (words: ReadonlyArray<string>) =>
  ({ about }: Fact): boolean => {
    const named = plainWords(`${about}`).join('')
    return words.some((word, i) => word === named || `${word}${words[i + 1]}` === named)
  }

/** Facts of the seats that are named; else those of nobody, of each or of the reader. */
function ofSeats(
  of: Matter,
  facts: ReadonlyArray<Fact>,
  seats: ReadonlyArray<Seat>,
  reader: Seat,
): ReadonlyArray<Fact> {
  const theirs = facts.filter(({ seat }) => seat !== undefined && seats.includes(seat))
  if (theirs.length > 0) return theirs
  if (offered.has(of) && seats.length > 0) return []
  const common = facts.filter(({ seat }) => seat === undefined)
  if (common.length > 0 && (seats.length === 0 || common.length === facts.length)) return common
  if (seats.length > 0) return []
  return ofEach.has(of) ? facts : facts.filter(({ seat }) => seat === reader)
}

const linesOf = (facts: ReadonlyArray<Fact>): ReadonlyArray<string> => facts.map(({ said }) => said)
