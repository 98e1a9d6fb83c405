/** Facts of a table that people ask about by letter: those of every game, and those of its own. */
import { locales, type Names, pointsIn, type Seat, seatOf, tell } from '../games/kernel/index.ts'
import { storyOf, wordsOf } from '../games/words.ts'
import type { Fact } from '../pictures/manifest.ts'
import { factsIn, pointsIn as inUnit, isDrawn, piecesIn } from '../pictures/preview.ts'
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
  let made: ReadonlyArray<Fact> | null = null
  return {
    names,
    seat,
    facts() {
      made ??= [...general(notice, reader), ...ofGame(notice, reader)]
      return made
    },
    textOf(piece) {
      const { name = '', text = '' } = isDrawn(game)
        ? (piecesIn(game, reader.language)[piece] ?? {})
        : {}
      return locales[reader.language].labelled(name, text)
    },
  }
}

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
  const { categories } = wordsOf(game, language)
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
