/** Facts of a table that people ask about by letter: those of every game, and those of its own. */
import {
  locales,
  type Names,
  pointsIn,
  promptInWords,
  type Seat,
  seatOf,
  tell,
} from '../games/kernel/index.ts'
import { storyOf, wordsOf } from '../games/words.ts'
import type { Fact, Matter } from '../pictures/manifest.ts'
import { factsIn, pointsIn as inUnit, isDrawn, piecesIn, rulesOn } from '../pictures/preview.ts'
import { plainWords } from './answers/spelling.ts'
import type { Asked } from './answers/wish.ts'
import { type Reader, timeIn } from './compose.ts'
import type { PlayNotice } from './notice.ts'
import { letterWords } from './words.ts'

/** A table as facts are made of it. */
type Standing = Pick<
  PlayNotice,
  'awaited' | 'deadline' | 'events' | 'game' | 'names' | 'scores' | 'seat' | 'state' | 'yourTurn'
>

/** The facts of a table that a reader may know; `notice` is as they may see it. They are made where one is asked for. */
export function factsAt(notice: Standing, reader: Reader): Asked {
  const { game, names, seat } = notice
  const { and, labelled } = locales[reader.language]
  let made: ReadonlyArray<Fact> | null = null
  const facts = () => {
    made ??= [...general(notice, reader), ...ofGame(notice, reader)]
    return made
  }
  const pieceAt = (piece: number) =>
    (isDrawn(game) ? piecesIn(game, reader.language)[piece] : undefined) ?? { name: '', text: '' }
  const withPiece = (piece: number, of: ReadonlySet<Matter>) => {
    const plain = (text: string) => ` ${plainWords(text).join(' ')} `
    const name = plain(pieceAt(piece).name)
    return facts().filter((fact) => of.has(fact.of) && plain(fact.said).includes(name))
  }
  return {
    ...{ names, seat, facts },
    textOf(piece) {
      const { name, text } = pieceAt(piece)
      return labelled(name, text)
    },
    holdersOf(piece) {
      const found = withPiece(piece, held).flatMap((fact) => fact.seat ?? [])
      const holders = [...new Set(found)].map(namesIn(notice, reader))
      return `${labelled(pieceAt(piece).name, and(holders) || '–')}.`
    },
    linesOf: (piece) => withPiece(piece, lying).map(({ said }) => said),
    rulesOn: (of) => (isDrawn(game) ? rulesOn(game, of) : []),
  }
}

/** Matters of what somebody has, and of what lies on the table. */
const held: ReadonlySet<Matter> = new Set(['has', 'hand', 'heroes', 'village'])
const lying: ReadonlySet<Matter> = new Set(['offer', 'village'])

const namesIn =
  ({ names }: Standing, { language }: Reader): Names =>
  (seat) =>
    names[seat] ?? letterWords[language].seatName(seat + 1)

function ofGame(notice: Standing, reader: Reader): ReadonlyArray<Fact> {
  const { game, seat, state } = notice
  return isDrawn(game) ? factsIn(game, state, seat, reader.language, namesIn(notice, reader)) : []
}

/** The time to answer, who is awaited, the standing, each seat's points by their sources, and what the others did. */
function general(notice: Standing, reader: Reader): ReadonlyArray<Fact> {
  const { awaited, deadline, game, names, scores, yourTurn } = notice
  const { language } = reader
  const { and, labelled } = locales[language]
  const words = letterWords[language]
  const nameOf = namesIn(notice, reader)
  const gameWords = wordsOf(game, language)
  const { categories } = gameWords
  const prompt = yourTurn ? promptInWords(gameWords, notice.state, notice.seat, nameOf) : null
  const inPoints = (total: number) => (isDrawn(game) ? inUnit(game, total, language) : `${total}`)
  const ranked = scores.toSorted((a, b) => b.total - a.total)
  const standing = ranked.map(({ seat, total }) => `${nameOf(seat)} ${total}`).join(', ')
  const points = scores.map((score): Fact => {
    const sources = score.categories
      .filter(({ category }) => pointsIn(score, category) !== 0)
      .map(({ category }) => `${categories[category] ?? category} ${pointsIn(score, category)}`)
    const total = labelled(nameOf(score.seat), inPoints(score.total))
    const said = sources.length === 0 ? total : `${total} (${sources.join(', ')})`
    return { of: 'points', seat: score.seat, said: `${said}.` }
  })
  const lead: ReadonlyArray<Fact> =
    standing === '' ? [] : [{ of: 'lead', said: `${labelled(words.stands, standing)}.` }]
  const isTimed = yourTurn && deadline !== null
  return [
    ...(isTimed
      ? [{ of: 'time' as const, said: words.until(timeIn(reader, deadline)) }]
      : [{ of: 'time' as const, said: words.answers.untimed }]),
    ...(awaited.length === 0
      ? []
      : [{ of: 'turn' as const, said: words.answers.waitsFor(and(awaited.map(nameOf))) }]),
    ...lead,
    ...points,
    ...(prompt === null ? [] : [{ of: 'limits' as const, seat: notice.seat, said: prompt }]),
    ...names.flatMap((_, seat) => (seat === notice.seat ? [] : lastOf(notice, seat, reader))),
  ]
}

/** Deeds of somebody since the reader's last turn. */
function lastOf(notice: Standing, seat: Seat, reader: Reader): ReadonlyArray<Fact> {
  const { language } = reader
  const nameOf = namesIn(notice, reader)
  const events = notice.events.filter((event) => seatOf(event) === seat)
  const words = wordsOf(notice.game, language)
  const told = tell(storyOf(notice.game), { ...notice, events }, words, nameOf, language)
  const said =
    told.length === 0
      ? [letterWords[language].answers.didNothing(nameOf(seat))]
      : told.map((one) => one.said)
  return said.map((one) => ({ of: 'last', seat, said: one }))
}
