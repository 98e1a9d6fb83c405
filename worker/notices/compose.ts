import type { AnyWords, Language, Names } from '../games/kernel/index.ts'
import type { Block, Letter } from './letter.ts'
import type { Notice } from './notice.ts'
import { type LetterWords, letterWords } from './words.ts'

/** How many of the latest sentences a letter tells. */
const mostSentences = 15

/** Makes a letter of a notice, in the words of its game. Links start with `origin`. */
export function compose(
  notice: Notice,
  language: Language,
  gameWords: AnyWords,
  origin: string,
): Letter {
  const words = letterWords[language]
  const names: Names = (seat) => notice.names[seat] ?? words.seatName(seat + 1)
  const title = notice.title || words.tableOf(names(0))
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const everyone = list.format(notice.names.map((_, seat) => names(seat)))
  const blocks: Block[] = [
    { block: 'text', text: words.table(title, gameWords.title) },
    { block: 'text', text: words.players(everyone) },
  ]

  const sentences = notice.events
    .map((event) => gameWords.event(event, names))
    .filter((sentence) => sentence !== null)
  if (sentences.length > 0) {
    const earlier = sentences.length - mostSentences
    const lines = sentences.slice(-mostSentences)
    if (earlier > 0) lines.unshift(words.earlier(earlier))
    blocks.push({ block: 'list', title: words.since, lines })
  }

  if (notice.yourTurn) {
    const prompt = gameWords.prompt(notice.state, notice.seat, names)
    blocks.push({ block: 'text', text: words.asked(prompt) })
  } else if (notice.kind === 'started') {
    blocks.push({ block: 'text', text: words.othersBegin })
  }
  if (notice.result) blocks.push(...ending(notice, words, gameWords, names))

  blocks.push({
    block: 'button',
    label: notice.kind === 'over' ? words.look : words.open,
    url: `${origin}/t/${notice.table}`,
  })
  return {
    subject: subjectOf(notice.kind, title, words),
    stamp: gameWords.title,
    heading: headingOf(notice, words, names),
    blocks,
  }
}

const subjectOf = (kind: Notice['kind'], title: string, words: LetterWords): string =>
  ({
    turn: words.yourTurnSubject,
    started: words.startedSubject,
    over: words.overSubject,
  })[kind](title)

function headingOf({ kind, seat, result }: Notice, words: LetterWords, names: Names): string {
  const name = names(seat)
  if (kind === 'turn') return words.yourTurn(name)
  if (kind === 'started') return words.started(name)
  if (result?.places[seat] !== 1) return words.over(name)
  const winners = result.places.filter((place) => place === 1).length
  return winners > 1 ? words.shared(name) : words.won(name)
}

function ending(
  { result, scores }: Notice,
  words: LetterWords,
  gameWords: AnyWords,
  names: Names,
): Block[] {
  if (!result) return []
  const reason = gameWords.reasons[result.reason]
  const rows = scores
    .map(({ seat, total }) => ({
      place: result.places[seat] ?? scores.length,
      name: names(seat),
      points: total,
    }))
    .toSorted((a, b) => a.place - b.place)
  return [
    ...(reason === undefined ? [] : [{ block: 'text', text: reason } as const]),
    { block: 'standings', title: words.standings, rows },
  ]
}
