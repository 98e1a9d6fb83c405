/** Standing of a game in a letter, and its end. */
import { type AnyWords, type Names, pointsIn } from '../games/kernel/index.ts'
import type { Block } from '../wire/letter.ts'
import type { LetterWords } from './letter-words.ts'
import { isBeginning, type Notice, type PlayNotice } from './notice.ts'
import { sentence } from './words.ts'

/** End of the game, in a sentence or two; `null` while it goes on. */
export function endOf(
  { result, scores }: PlayNotice,
  words: LetterWords,
  gameWords: AnyWords,
  names: Names,
): string | null {
  if (!result) return null
  if (result.reason === 'ended-together') return words.endedTogether
  const reason = gameWords.reasons[result.reason]
  const points = scores
    .toSorted((a, b) => (result.places[a.seat] ?? 0) - (result.places[b.seat] ?? 0))
    .map(({ seat, total }) => `${names(seat)} ${total}`)
    .join(', ')
  const said = [...(reason === undefined ? [] : [reason]), ...(points === '' ? [] : [points])]
  return said.map(sentence).join(' ')
}

/** Standing or end of the game. */
export function standingOf(
  notice: Notice & PlayNotice,
  words: LetterWords,
  gameWords: AnyWords,
  names: Names,
): Block[] {
  if (notice.result) return ending(notice, words, gameWords, names)
  if (isBeginning(notice) || notice.scores.every(({ total }) => total === 0)) return []
  const places = notice.scores.toSorted((a, b) => b.total - a.total)
  const rows = places.map(({ seat, total }) => ({
    place: places.filter((other) => other.total > total).length + 1,
    name: names(seat),
    points: total,
  }))
  return [{ block: 'standings', title: words.stands, rows }]
}

function ending(
  { result, scores }: PlayNotice,
  words: LetterWords,
  gameWords: AnyWords,
  names: Names,
): Block[] {
  if (!result) return []
  if (result.reason === 'ended-together') return [{ block: 'text', text: words.endedTogether }]
  const reason = gameWords.reasons[result.reason]
  const rows = scores
    .map(({ seat, total }) => ({
      place: result.places[seat] ?? scores.length,
      name: names(seat),
      points: total,
    }))
    .toSorted((a, b) => a.place - b.place)
  return [
    ...(reason === undefined ? [] : [{ block: 'text', text: sentence(reason) } as const]),
    { block: 'standings', title: words.standings, rows },
    ...byCategory(scores, words, gameWords, names),
  ]
}

/** Sources of everybody's points; nothing of a category that brought nobody any. */
function byCategory(
  scores: PlayNotice['scores'],
  words: LetterWords,
  gameWords: AnyWords,
  names: Names,
): Block[] {
  const categories = [
    ...new Set(scores.flatMap((score) => score.categories.map(({ category }) => category))),
  ]
  const telling = categories.filter((category) =>
    scores.some((score) => pointsIn(score, category) !== 0),
  )
  const rows = (telling.length > 0 ? telling : categories).map((category) => [
    gameWords.categories[category] ?? category,
    ...scores.map((score) => String(pointsIn(score, category))),
  ])
  if (rows.length === 0) return []
  const head = ['', ...scores.map(({ seat }) => names(seat))]
  const sums = [words.together, ...scores.map(({ total }) => String(total))]
  return [{ block: 'grid', title: words.categories, head, rows: [...rows, sums], sum: true }]
}
