/** Letter of a tournament: who meets whom, what became of a place, how it ended. */
import { type Language, locales } from '../games/kernel/language.ts'
import type { Place } from '../pictures/final-table.ts'
import { finalTable, gathering, isDrawn } from '../pictures/preview.ts'
import type { Block, NoticeLetter } from '../wire/letter.ts'
import { timeIn } from './compose.ts'
import { withoutLinks } from './plain.ts'
import type { TournamentNews } from './tournament-news.ts'

type Words = typeof import('./tournament-words.ts')['tournamentWords'][Language]

/** Person that a letter is for, as far as it depends on them. */
interface Reader {
  readonly name: string
  readonly language: Language
  /** Time zone by its IANA name. */
  readonly zone: string
  /** Pictures are wanted in letters. */
  readonly pictures: boolean
}

/** The letter of a tournament's news; `isPosted`: it goes out by e-mail, where its picture is drawn. */
export function composeTournament(
  { ORIGIN }: { readonly ORIGIN: string },
  person: Reader,
  news: TournamentNews,
  texts: Words,
  isPosted: boolean,
): NoticeLetter {
  const { what, round, table, tournament, deadline, place } = news
  // Its people need not know each other.
  const title = withoutLinks(news.title)
  const others = news.others.map(withoutLinks)
  const { language } = person
  const and = locales[language].and(others)
  const { subject, heading, text } = texts.say[what]({ title, round, others: and, place })
  const path = table === null ? `/tournaments/${tournament}` : `/t/${table}`
  const time = deadline === null ? '' : timeIn(person, deadline)
  const until = what === 'called' ? texts.starts(time) : texts.roundEnds(time)
  const places = news.standings.map(({ place: nth, name, points }): Place => {
    return {
      place: nth,
      name: withoutLinks(name),
      points: points === null ? '' : texts.points(points),
    }
  })
  const lines = places.map(inWords)
  const picture = pictureOf(news, { title, others, me: person.name }, places, texts, language)
  const blocks: Block[] = [
    { block: 'text', text },
    ...(deadline === null ? [] : [{ block: 'deadline', text: until } as const]),
    ...(picture === null ? [] : [{ block: 'picture', alt: picture.alt } as const]),
    ...(lines.length === 0
      ? []
      : [
          {
            block: 'list',
            title: what === 'group-out' ? texts.groupTable : texts.finalTable,
            lines,
          } as const,
        ]),
    {
      block: 'button',
      label: table === null ? texts.openTournament : texts.openTable,
      url: `${ORIGIN}${path}`,
    },
  ]
  const drawing = isPosted && person.pictures ? picture?.draw() : undefined
  const letter = { subject, stamp: 'Dorfpost', heading, gist: heading, path, blocks }
  return { ...letter, ...(drawing !== undefined && { drawing }) }
}

const inWords = ({ place, name, points }: Place): string =>
  points === '' ? `${place}. ${name}` : `${place}. ${name}, ${points}`

/** Number of lines in the picture of a final table: it is the same for everybody, and so made once. */
const linesDrawn = 10

/** Picture of a letter: the final table, or who sits at the table of a round; `null` where there is nothing to be seen. */
function pictureOf(
  { what, game = '', round }: TournamentNews,
  { title, others, me }: { readonly title: string; readonly others: string[]; readonly me: string },
  places: ReadonlyArray<Place>,
  texts: Words,
  language: Language,
): { readonly alt: string; readonly draw: () => string } | null {
  if (!isDrawn(game)) return null
  const { and, between, labelled } = locales[language]
  const word = what === 'group-out' ? texts.groupTable : texts.finalTable
  const shown = places.slice(0, linesDrawn)
  if (shown.length > 0)
    return {
      alt: labelled(word, `${shown.map(inWords).join(between)}.`),
      draw: () => finalTable(game, { title, line: word }, shown),
    }
  if (others.length === 0) return null
  const names = [me, ...others]
  const nth = `${texts.round} ${round}`
  const caption = { title, line: nth }
  return {
    alt: labelled(nth, `${and(names)}.`),
    draw: () =>
      gathering({ game, caption, names, language, free: '', mark: texts.round, date: `${round}` }),
  }
}
