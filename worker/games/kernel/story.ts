/** Telling of what happened to somebody who was away: what mattered first, routine counted. */
import type { GameEvent, Seat } from './contract.ts'
import { type Language, locales, type PerLanguage } from './language.ts'
import type { AnyWords, Names } from './words.ts'

/** Importance of an event: 3 turns something for its people, 2 is a step ahead, 1 is usual, 0 is not worth a word later. */
export type Weight = 0 | 1 | 2 | 3

/** Functions of a game that tell its events in short. Everything is told from what its reader sees. */
export interface Story<S = unknown, E extends GameEvent = GameEvent> {
  /** Importance of an event to a seat that was away. */
  weight(event: E, reader: Seat): Weight
  /** Events that are only counted, and the sentence with their number, such as "3 new cards in the row." */
  readonly counted: Partial<Readonly<Record<E['event'], PerLanguage<(count: number) => string>>>>
  /** Event with which a person begins something, and the one that tells what it was: that is told before what else came of it. */
  readonly begins?: E['event']
  readonly causes?: E['event']
  /** Events that befall people: nobody did them, and they stand where they happened. */
  readonly befalling?: ReadonlySet<E['event']>
  /** Events that a full account has beside those of some weight; and those that it leaves out where others tell what they were for. */
  readonly minor?: ReadonlySet<E['event']>
  readonly leading?: ReadonlySet<E['event']>
  /** Result of an event, as it stands now, in a sentence that begins with who did it. */
  outcome?(event: E, state: S, names: Names, language: Language): string | null
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds stories of different games.
export type AnyStory = Story<any, any>

/** Something that somebody did; `said` is the sentence without the name of its doer, or whole where that does not begin it. */
interface Deed {
  readonly seat: Seat | null
  readonly kind: string
  readonly weight: Weight
  readonly said: string
}

/** A sentence tells no more than this of one person. */
const mostDeeds = 4

/** A sentence of a story; `at`: its place in time among the others. */
export interface Told {
  readonly said: string
  readonly at: number
  /** It tells of the seat that all is told of. */
  readonly isOwn: boolean
}

/** Sentences of a story in the order of time. */
export const inTime = (told: ReadonlyArray<Told>): string[] =>
  told.toSorted((a, b) => a.at - b.at).map(({ said }) => said)

/** The seat that an event is about; `null` where it is about none. */
export const seatOf = (event: GameEvent): Seat | null =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : null

/** A name in quotation marks, such as “?” of a banner. */
const quoted = /[„“«][^“”»]*[“”»]/gu

/** Sentences that can be joined to others about the same person: nothing within them ends or divides a sentence. */
const isPlain = (said: string): boolean =>
  !/[.:;!?]/.test(said.replace(quoted, '').replace(/\.$/, ''))

function deedOf(seat: Seat | null, kind: string, weight: Weight, said: string, names: Names): Deed {
  const who = seat === null ? '' : `${names(seat)} `
  if (seat === null || !said.startsWith(who) || !isPlain(said.slice(who.length)))
    return { seat: null, kind, weight, said }
  return { seat, kind, weight, said: said.slice(who.length).replace(/\.$/, '') }
}

/** Number of words, of which French joins an article to its noun. */
const countOf = (words: ReadonlyArray<string>): number =>
  words.flatMap((word) => word.split('’')).length

/** Objects of one verb in a row, each with two words at least; what all of them end with stands once, as a verb's second part does. */
function objects(
  rests: ReadonlyArray<ReadonlyArray<string>>,
  and: (typeof locales)[Language]['and'],
): string {
  const [first = []] = rests
  let same = 0
  const at = (words: ReadonlyArray<string>) => words.at(-1 - same)
  const isShared = (one: ReadonlyArray<string>) =>
    at(one) === at(first) && countOf(one.slice(0, -1 - same)) >= 2
  while (rests.length > 1 && rests.every(isShared)) same++
  const heads = rests.map((words) => words.slice(0, words.length - same).join(' '))
  return [and(heads), ...first.slice(first.length - same)].join(' ').trim()
}

/**
 * Deeds of a person in one sentence, with one verb for all of a kind. A semicolon divides off what joins things itself, lest
 * one loses count.
 */
function joined(who: string, deeds: ReadonlyArray<Deed>, language: Language): string {
  const { and, between } = locales[language]
  const conjunction = and(['', '']).trim()
  const verbs = new Map<string, { readonly verb: string; readonly rests: string[][] }>()
  for (const { kind, said } of deeds) {
    const [verb = '', ...rest] = said.split(' ')
    const found = verbs.get(`${kind} ${verb}`) ?? { verb, rests: [] }
    found.rests.push(rest)
    verbs.set(`${kind} ${verb}`, found)
  }
  const clauses: string[][] = []
  let isOpen = false
  for (const { verb, rests } of verbs.values()) {
    const isDouble = rests.some(
      (rest) => rest.includes(conjunction) || rest.some((word) => word.endsWith(',')),
    )
    const parts =
      isDouble || rests.some((rest) => rest.length === 0)
        ? rests.map((rest) => [verb, ...rest].join(' '))
        : [`${verb} ${objects(rests, and)}`]
    for (const part of parts) {
      if (isOpen && !isDouble) clauses.at(-1)?.push(part)
      else clauses.push([part])
      isOpen = !isDouble
    }
  }
  return `${who} ${clauses.map(and).join(between)}.`
}

/** The weightiest deeds of a person, as they came; what is usual only where there is nothing else. */
function chosen(deeds: ReadonlyArray<Deed>): ReadonlyArray<Deed> {
  const most = Math.max(...deeds.map(({ weight }) => weight))
  const telling = deeds.filter(({ weight }) => weight >= Math.min(2, most))
  const ranked = telling.toSorted((a, b) => b.weight - a.weight).slice(0, mostDeeds)
  return telling.filter((deed) => ranked.includes(deed))
}

/** Tells whether a story has a word about what a seat did. */
export const tellsOf = (
  story: AnyStory,
  { events, seat }: { events: ReadonlyArray<GameEvent>; seat: Seat },
  words: AnyWords,
  names: Names,
): boolean =>
  events.some(
    (event) =>
      seatOf(event) === seat &&
      !story.counted[event.event] &&
      story.weight(event, seat) > 0 &&
      words.event(event, names) !== null,
  )

/** Deeds in the order of their sentences: those of a person with their first, as far as nothing comes between that nobody did. */
function grouped(deeds: ReadonlyArray<Deed>): ReadonlyArray<Deed>[] {
  const groups: Deed[][] = []
  let open = new Map<Seat, Deed[]>()
  for (const deed of deeds) {
    const found = deed.seat === null ? undefined : open.get(deed.seat)
    if (found) {
      found.push(deed)
      continue
    }
    const group = [deed]
    groups.push(group)
    if (deed.seat === null) open = new Map()
    else open.set(deed.seat, group)
  }
  return groups
}

/** Things that a seat heard of. */
interface Heard {
  readonly events: ReadonlyArray<GameEvent>
  readonly state: unknown
  readonly seat: Seat
}

/** Deeds of a story in their order, of those events that are told. */
function deedsIn(
  story: AnyStory,
  { events, state, seat }: Heard,
  words: AnyWords,
  names: Names,
  language: Language,
  isTold: (event: GameEvent, weight: Weight) => boolean,
): Deed[] {
  const deeds: Deed[] = []
  let begun = 0
  for (const event of events) {
    if (event.event === story.begins) begun = deeds.length
    if (story.counted[event.event]) continue
    const weight = story.weight(event, seat)
    const said = isTold(event, weight) ? words.event(event, names) : null
    if (said === null) continue
    const doer = story.befalling?.has(event.event) ? null : seatOf(event)
    const at = event.event === story.causes ? begun : deeds.length
    deeds.splice(at, 0, deedOf(doer, event.event, weight, said, names))
    const outcome = story.outcome?.(event, state, names, language) ?? null
    if (outcome !== null) deeds.push(deedOf(seatOf(event), 'outcome', weight, outcome, names))
  }
  return deeds
}

/** Sentences with the number of events that are only counted. */
function countsIn(
  story: AnyStory,
  events: ReadonlyArray<GameEvent>,
  language: Language,
): ReadonlyArray<string> {
  const counts = new Map<string, number>()
  for (const { event } of events)
    if (story.counted[event]) counts.set(event, (counts.get(event) ?? 0) + 1)
  return [...counts].flatMap(([kind, count]) => story.counted[kind]?.[language](count) ?? [])
}

/**
 * Events as a seat heard them, in sentences: each of a person with their weightiest deeds, or of something that nobody did. Those that
 * matter most come first, of two that matter the same the earlier one, and what was only counted last. `wholly`: whose usual deeds are
 * told beside weightier ones, too.
 */
export function tell(
  story: AnyStory,
  heard: Heard,
  words: AnyWords,
  names: Names,
  language: Language,
  { wholly = null }: { readonly wholly?: Seat | null } = {},
): Told[] {
  const deeds = deedsIn(story, heard, words, names, language, (_, weight) => weight > 0)
  const people = new Set(deeds.map((deed) => deed.seat))
  const kept = new Set(
    [...people].flatMap((who) => {
      const own = deeds.filter((deed) => deed.seat === who)
      return who === null || who === wholly ? own : chosen(own)
    }),
  )
  const lines = grouped(deeds.filter((deed) => kept.has(deed))).map((group, at) => {
    const [first] = group
    const who = first?.seat ?? null
    const said = who === null ? (first?.said ?? '') : joined(names(who), group, language)
    const isOwn = who !== null && who === wholly
    return { weight: Math.max(...group.map(({ weight }) => weight)), said, at, isOwn }
  })
  const counted = countsIn(story, heard.events, language)
  return [
    ...lines.toSorted((a, b) => b.weight - a.weight).map(({ weight: _, ...line }) => line),
    ...counted.map((said, i) => ({ said, at: lines.length + i, isOwn: false })),
  ]
}

/** A line of a full account has about so many words at most. */
const mostOfLine = 24

/** Deeds in runs: those of one person that follow each other as far as they belong together, or something that nobody did. */
function runsOf(
  deeds: ReadonlyArray<Deed>,
  belong: (run: ReadonlyArray<Deed>) => boolean = () => true,
): ReadonlyArray<Deed>[] {
  const runs: Deed[][] = []
  for (const deed of deeds) {
    const run = runs.at(-1)
    if (run && deed.seat !== null && run[0]?.seat === deed.seat && belong([...run, deed]))
      run.push(deed)
    else runs.push([deed])
  }
  return runs
}

const isShort = (run: ReadonlyArray<Deed>): boolean =>
  run.reduce((sum, { said }) => sum + said.split(' ').length, 0) <= mostOfLine

/**
 * A full account of events as a seat heard them: short sentences in the order of time, each of a person's next deeds or of something that
 * nobody did, and last what is only counted.
 */
export function recount(
  story: AnyStory,
  heard: Heard,
  words: AnyWords,
  names: Names,
  language: Language,
): string[] {
  const isTold = ({ event }: GameEvent, weight: Weight) =>
    weight > 0 || (story.minor?.has(event) ?? false)
  const deeds = runsOf(deedsIn(story, heard, words, names, language, isTold)).flatMap((run) => {
    const telling = run.filter(({ kind }) => !story.leading?.has(kind))
    return telling.length === 0 ? run : telling
  })
  const lines = runsOf(deeds, isShort).map(([first, ...rest]) =>
    first === undefined || first.seat === null
      ? (first?.said ?? '')
      : joined(names(first.seat), [first, ...rest], language),
  )
  return [...lines, ...countsIn(story, heard.events, language)]
}
