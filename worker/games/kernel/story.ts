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
  /** Result of an event, as it stands now, in a sentence that begins with who did it. */
  outcome?(event: E, state: S, names: Names, language: Language): string | null
  /** Events that divide the course of the game: no sentence joins what a person did before and after one. */
  readonly divides?: ReadonlySet<E['event']>
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds stories of different games.
export type AnyStory = Story<any, any>

/** Something that somebody did; `said` is the sentence without the name of its doer, or whole where that does not begin it. */
interface Deed {
  readonly seat: Seat | null
  readonly kind: string
  /** Part of the game, from 0. */
  readonly part: number
  readonly weight: Weight
  readonly said: string
}

/** A sentence tells no more than this of one person. */
const mostDeeds = 4

/** The seat that an event is about; `null` where it is about none. */
export const seatOf = (event: GameEvent): Seat | null =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : null

/** Sentences that can be joined to others about the same person: nothing within them ends or divides a sentence. */
const isPlain = (said: string): boolean => !/[.:;!?]/.test(said.replace(/\.$/, ''))

function deedOf(seat: Seat | null, deed: Omit<Deed, 'seat'>, names: Names): Deed {
  const { said } = deed
  const who = seat === null ? '' : `${names(seat)} `
  if (seat === null || !said.startsWith(who) || !isPlain(said.slice(who.length)))
    return { seat: null, ...deed }
  return { seat, ...deed, said: said.slice(who.length).replace(/\.$/, '') }
}

/** Objects of one verb in a row, each with two words at least; what all of them end with stands once, as a verb's second part does. */
function objects(
  rests: ReadonlyArray<ReadonlyArray<string>>,
  and: (typeof locales)[Language]['and'],
): string {
  const [first = []] = rests
  let same = 0
  const at = (words: ReadonlyArray<string>) => words.at(-1 - same)
  while (rests.length > 1 && rests.every((one) => one.length > same + 2 && at(one) === at(first)))
    same++
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

/** Options of a story. */
interface Telling {
  /** Seat whose usual deeds are told beside weightier ones, too. */
  readonly wholly?: Seat | null
  /** Sentences that there is room for, of all of them with the weightiest first; these are told in the order in which they happened. */
  choose?(said: ReadonlyArray<string>): ReadonlyArray<string>
}

/** Deeds that events tell of, each with the part of the game it belongs to, and how often what is only counted happened. */
function deedsOf(
  story: AnyStory,
  { events, state, seat }: { events: ReadonlyArray<GameEvent>; state: unknown; seat: Seat },
  words: AnyWords,
  names: Names,
  language: Language,
): { deeds: Deed[]; counts: Map<string, number> } {
  const deeds: Deed[] = []
  const counts = new Map<string, number>()
  let part = 0
  for (const event of events) {
    if (story.divides?.has(event.event)) part++
    if (story.counted[event.event]) {
      counts.set(event.event, (counts.get(event.event) ?? 0) + 1)
      continue
    }
    const weight = story.weight(event, seat)
    const said = weight === 0 ? null : words.event(event, names)
    if (said === null) continue
    const { event: kind } = event
    deeds.push(deedOf(seatOf(event), { kind, part, weight, said }, names))
    const outcome = story.outcome?.(event, state, names, language) ?? null
    if (outcome !== null)
      deeds.push(deedOf(seatOf(event), { kind: 'outcome', part, weight, said: outcome }, names))
  }
  return { deeds, counts }
}

/**
 * Events as a seat heard them, in sentences: one for each person with their weightiest deeds, and one for everything that nobody did. Those that
 * matter most come first, of two that matter the same the earlier one, and what was only counted last.
 */
export function tell(
  story: AnyStory,
  heard: { events: ReadonlyArray<GameEvent>; state: unknown; seat: Seat },
  words: AnyWords,
  names: Names,
  language: Language,
  { wholly = null, choose }: Telling = {},
): string[] {
  const { deeds, counts } = deedsOf(story, heard, words, names, language)
  const people = Map.groupBy(deeds, ({ seat, part }) => (seat === null ? '' : `${seat} ${part}`))
  const told = new Set<string>()
  const lines = deeds.flatMap((deed): Array<{ weight: Weight; said: string }> => {
    if (deed.seat === null) return [deed]
    const key = `${deed.seat} ${deed.part}`
    const all = people.get(key)
    if (!all || told.has(key)) return []
    // Everything of a person stands where their first deed did.
    told.add(key)
    const some = deed.seat === wholly ? all : chosen(all)
    const weight = Math.max(...some.map((one) => one.weight)) as Weight
    return [{ weight, said: joined(names(deed.seat), some, language) }]
  })
  const weighed = [
    ...lines.toSorted((a, b) => b.weight - a.weight).map(({ said }) => said),
    ...[...counts].flatMap(([kind, count]) => story.counted[kind]?.[language](count) ?? []),
  ]
  if (!choose) return weighed
  const fitting = new Set(choose(weighed))
  const happened = [...lines.map(({ said }) => said), ...weighed.slice(lines.length)]
  return happened.filter((said) => fitting.has(said))
}
