/** Preview of a link to a table, in words and as a drawing: never more than a spectator may know. */
import type { GameId } from '../games/index.ts'
import type { Seat } from '../games/kernel/index.ts'
import { type Language, locales } from '../games/kernel/language.ts'
import { wordsOf } from '../games/words.ts'
import type { Flag } from '../pictures/envelope.ts'
import {
  gathering,
  isDrawn,
  pointsIn as pointsOf,
  poster,
  running,
  small,
} from '../pictures/preview.ts'
import type { Hour } from '../pictures/tones.ts'
import type { TableView } from '../wire/schema/table-view.ts'
import { type PreviewWords, previewWords } from './preview-words.ts'

/** A link unfolded. */
export interface Preview {
  readonly title: string
  readonly description: string
  /** The picture in words. */
  readonly alt: string
}

/** A table as its preview sees it. */
interface Told {
  readonly table: TableView
  readonly language: Language
  readonly words: PreviewWords
  readonly game: string
  readonly name: (seat: Seat) => string
  /** The table's own title, or the host's name. */
  readonly called: string
}

function told(table: TableView, language: Language): Told {
  const words = previewWords[language]
  const name = (seat: Seat) => table.seats[seat]?.name ?? words.seatName(seat + 1)
  const host = table.seats.find((seat) => seat.host)?.seat ?? 0
  return {
    table,
    language,
    words,
    game: wordsOf(table.game, language).title,
    name,
    called: table.title || words.tableOf(name(host)),
  }
}

/** The round that a state says it is in; `null` where a game counts none. */
function roundOf({ play }: TableView): number | null {
  const state = play?.state
  if (typeof state !== 'object' || state === null || !('round' in state)) return null
  return typeof state.round === 'number' && state.round > 0 ? state.round : null
}

const winnersOf = ({ result }: TableView): Seat[] =>
  (result?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []))

const freeIn = ({ seats }: TableView): number => seats.filter(({ name }) => name === null).length

/** Words for the turn, the winner, or how else it stands: short enough for the band. */
function standing({ table, words, name, language }: Told): string {
  const all = (seats: ReadonlyArray<Seat>) => locales[language].and(seats.map(name))
  if (table.status === 'gathering')
    return words.invites(name(table.seats.find((seat) => seat.host)?.seat ?? 0))
  if (table.status === 'playing') return words.isToMove(all(table.toAct), table.toAct.length)
  if (table.result?.reason === 'ended-together') return words.endedTogether
  if (table.result?.reason === 'cancelled') return words.cancelled
  const winners = winnersOf(table)
  return winners.length > 0 ? words.won(all(winners), winners.length) : words.over
}

/** Progress of a table: free seats, the round; empty where there is nothing to say. */
function progress({ table, words }: Told): string {
  if (table.status === 'gathering') {
    const free = freeIn(table)
    return free > 0 ? words.free(free) : words.full
  }
  const round = table.status === 'playing' ? roundOf(table) : null
  return round === null ? '' : words.round(round)
}

/** The points of all, such as "Hanna 27 gold, Jonas 31 gold". */
const pointsIn = ({ table, name, language }: Told): string =>
  table.scores
    .map(({ seat, total }) => `${name(seat)} ${totalIn(table.game, total, language)}`)
    .join(', ')

const totalIn = (game: string, total: number, language: Language): string =>
  isDrawn(game) ? pointsOf(game, total, language) : `${total}`

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** A link to a table in words. `watch`: the link for looking on. */
export function previewOf(table: TableView, language: Language, watch = false): Preview {
  const about = told(table, language)
  const { words, game, called, name } = about
  const { tagline } = wordsOf(table.game, language)
  if (table.access === 'private') {
    const host = words.hostedBy(name(0))
    const description = `${words.privateTable}. ${tagline}`
    return { title: `${game}. ${host}`, description, alt: words.shows(game, `${host}.`) }
  }
  const said = sentence(standing(about))
  const ending = table.status === 'over' ? standing(about) : progress(about)
  const title = locales[language].labelled(called, [game, ending].filter(Boolean).join(', '))
  const alt = words.shows(game, [said, pointsIn(about)].filter(Boolean).map(sentence).join(' '))
  if (table.status === 'gathering') {
    const taken = table.seats.flatMap((seat) => seat.name ?? [])
    // The person who invites sits there: alone, that is said already.
    const sitting =
      taken.length > 1 ? words.sitting(locales[language].and(taken), taken.length) : ''
    return { title, description: [said, sitting, tagline].filter(Boolean).join(' '), alt }
  }
  const open = table.decisions.find((decision) => decision.open)
  const story = [
    open ? words.toTakeOver(name(open.seat)) : '',
    said,
    sentence(pointsIn(about)),
  ].filter((part) => part.length > 1)
  const description = story.join(' ')
  return { title, description: watch ? words.look(description) : description, alt }
}

/** The link to study a finished table; of one that goes on there is nothing to study yet. */
export function studyPreviewOf(table: TableView, language: Language): Preview {
  const preview = previewOf(table, language)
  if (table.access === 'private' || table.status !== 'over') return preview
  const { description, alt } = preview
  const { called, words, game } = told(table, language)
  return {
    title: `${words.study(called)} (${game})`,
    description: `${words.studied} ${description}`,
    alt,
  }
}

const date = (time: number, language: Language): string =>
  locales[language]
    .date(time, { day: '2-digit', month: '2-digit', year: '2-digit', timeZone: 'UTC' })
    .replaceAll('/', '.')

/** Seat whose place a picture shows: who is to move or has won, else the first. */
const shownSeat = (table: TableView): Seat =>
  (table.status === 'over' ? winnersOf(table)[0] : table.toAct[0]) ?? 0

function flagsOf({ table, name, language }: Told): Flag[] {
  const raised = table.status === 'over' ? winnersOf(table) : table.toAct
  return table.seats.map(({ seat }) => {
    const score = table.scores.find((one) => one.seat === seat)
    return {
      name: name(seat),
      points: score ? totalIn(table.game, score.total, language) : '',
      raised: raised.includes(seat),
    }
  })
}

/** The picture of a link to a table, 1200 by 630, as SVG; `null` for a game that is not drawn. */
export function drawingOf(table: TableView, language: Language): string | null {
  const { game } = table
  if (!isDrawn(game)) return null
  const about = told(table, language)
  const { words, called, name } = about
  if (table.access === 'private')
    return poster(
      game,
      { title: words.privateTable, line: `${about.game} · ${words.hostedBy(name(0))}` },
      language,
    )
  const title = standing(about)
  const line = [about.game, called, progress(about)].filter(Boolean).join(' · ')
  const caption = { title, line }
  if (!table.play)
    return gathering({
      game,
      caption,
      names: table.seats.map((seat) => seat.name),
      language,
      free: words.freeSeat,
      mark: words.byPost,
      date: date(table.createdAt, language),
    })
  return running({
    game,
    view: table.play.state,
    seat: shownSeat(table),
    caption,
    flags: flagsOf(about),
    language,
    isOver: table.status === 'over',
  })
}

/** A table without words around it, 600 by 300, as SVG; `null` for a game that is not drawn. */
export function smallDrawingOf(
  table: TableView,
  language: Language,
  hour: Hour = 'day',
): string | null {
  const { game, play, access, status } = table
  if (!isDrawn(game)) return null
  const state = access === 'private' ? null : (play?.state ?? null)
  return small(game, state, shownSeat(table), { language, isOver: status === 'over', hour })
}

/** The picture of a page that is about no table. */
export const posterOf = (game: GameId, title: string, line: string, language: Language): string =>
  poster(game, { title, line }, language)
