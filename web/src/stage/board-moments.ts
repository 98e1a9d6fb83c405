import type {
  AnyWords,
  GameEvent,
  Language,
  Names,
  PerLanguage,
  Seat,
} from '../../../worker/games/kernel/index.ts'
import type { CardNamed } from '../rules/entries.ts'

/** Motion of a moment: something comes, goes, changes sides; or the place goes from one state to the next. */
export type MomentMotion = 'comes' | 'goes' | 'turns' | 'passes'

/** Something large that happened, staged for one or two seconds. */
export interface Moment {
  readonly title: string
  readonly sentence: string
  /** The card or piece that it is about; `null`: the place alone. */
  readonly piece: CardNamed | null
  readonly motion: MomentMotion
  /** Seat whose place is seen behind it; `null`: that of the viewer. */
  readonly seat: Seat | null
  /** The place is seen by night, at whatever hour it is. */
  readonly isNight: boolean
  /** Duration, in milliseconds: 1,000 to 2,000. */
  readonly ms: number
  /** Weight, to choose among many. */
  readonly weight: number
}

/** News that came at once: the events of turns, and how the table stood before and stands after them, as the viewer sees it. */
export interface Wave<S = unknown, E extends GameEvent = GameEvent> {
  readonly events: ReadonlyArray<E>
  readonly before: S
  readonly after: S
  readonly words: AnyWords
  readonly names: Names
  readonly language: Language
}

/** The moments of a wave, as they came. Pure, and it knows no more than the viewer may. */
// biome-ignore lint/suspicious/noExplicitAny: each game reads its own state and events; the page hands it what that game's engine made.
export type MomentsOf<S = any, E extends GameEvent = any> = (wave: Wave<S, E>) => Moment[]

/** Moment of an event. */
export interface MomentRow<E extends GameEvent> {
  readonly title: PerLanguage<string>
  readonly piece: (event: E) => CardNamed | null
  readonly motion: MomentMotion
  readonly ms: number
  readonly weight: number
  readonly isNight?: true
  /** Tells which of the events of that name; absent: all. */
  readonly when?: (event: E) => boolean
  /** All events of that name in one sentence; absent: each is a moment, in the words of the log. */
  readonly together?: (events: ReadonlyArray<E>, names: Names, language: Language) => string
}

/** The table of a game: what is made of each event, by its name. */
export type MomentTable<E extends GameEvent> = {
  readonly [K in E['event']]?: MomentRow<Extract<E, { event: K }>>
}

/** Line of what came to each of some people; it breaks between people only. */
export const eachOf = (parts: ReadonlyArray<string>): string =>
  parts.map((part) => part.replaceAll(' ', '\u00a0')).join('\u00a0· ')

const seatIn = (event: GameEvent & { readonly seat?: Seat | null }): Seat | null =>
  event.seat ?? null

/**
 * The moments of a wave by a game's table.
 *
 * @param changes moments that no event tells: they follow from how the table stood and stands
 */
export const momentsBy =
  <S, E extends GameEvent>(
    table: MomentTable<E>,
    changes: (wave: Wave<S, E>) => Moment[],
  ): MomentsOf<S, E> =>
  (wave) => {
    const { events, words, names, language } = wave
    // A row is found by the name of the event that it is of.
    const rowOf = (event: E) =>
      table[event.event as E['event']] as unknown as MomentRow<E> | undefined
    const told = events.filter((event) => {
      const row = rowOf(event)
      return row !== undefined && (row.when?.(event) ?? true)
    })
    const moments = told.flatMap((event, i): Moment[] => {
      const row = rowOf(event)
      if (!row) return []
      const alike = told.filter((one) => one.event === event.event)
      if (row.together && told.findIndex((one) => one.event === event.event) !== i) return []
      return [
        {
          ...{ motion: row.motion, ms: row.ms, weight: row.weight },
          title: row.title[language],
          sentence: row.together?.(alike, names, language) ?? words.event(event, names) ?? '',
          piece: row.piece(event),
          seat: row.together ? null : seatIn(event),
          isNight: row.isNight ?? false,
        },
      ]
    })
    return [...moments, ...changes(wave)]
  }

const seasons: PerLanguage<{ readonly title: string; readonly later: readonly [string, string] }> =
  {
    en: { title: 'The season turns', later: ['The year goes on.', 'The year draws to its end.'] },
    de: {
      title: 'Die Jahreszeit wechselt',
      later: ['Das Jahr schreitet fort.', 'Das Jahr neigt sich.'],
    },
    fr: { title: 'La saison change', later: ['L’année avance.', 'L’année touche à sa fin.'] },
  }

/** Words of a game for the turn of the season: a title for each, and a sentence on how far the game has come. */
export type SeasonWords<S> = PerLanguage<{
  readonly titles: readonly [string, string]
  readonly tells: (after: S) => string
}>

/** The turn of the season, where it came between two states. */
export function turnOfSeason<S>(
  seasonOf: (state: S) => 0 | 1 | 2,
  { before, after, language }: Pick<Wave<S>, 'before' | 'after' | 'language'>,
  words?: SeasonWords<S>,
): Moment[] {
  const [was, is] = [seasonOf(before), seasonOf(after)]
  if (is <= was || is === 0) return []
  const usual = seasons[language]
  const title = words?.[language].titles[is - 1] ?? usual.title
  const sentence = words?.[language].tells(after) ?? usual.later[is - 1] ?? ''
  return [
    {
      title,
      sentence,
      piece: null,
      motion: 'passes',
      seat: null,
      isNight: false,
      ms: 1900,
      weight: 20,
    },
  ]
}

/** The moments that tell most, so many at most, in the order in which they came. */
export function chosenOf(moments: ReadonlyArray<Moment>, most: number): Moment[] {
  const best = new Set(moments.toSorted((a, b) => b.weight - a.weight).slice(0, most))
  return moments.filter((moment) => best.has(moment))
}
