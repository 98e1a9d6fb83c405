import type { AnyWords, Language, Names } from '../games/kernel/index.ts'
import type { Block, NoticeLetter } from '../wire/letter.ts'
import type { Notice } from './notice.ts'
import { type LetterWords, letterWords } from './words.ts'

/** How many of the latest sentences a letter tells. */
const mostSentences = 15

/** Whom a letter is written for. */
export interface Reader {
  readonly language: Language
  /** IANA name of their time zone, in which times are said. */
  readonly zone: string
}

type PlayNotice = Extract<Notice, { readonly seat: number }>

/** Makes a letter of a notice, in the words of its game. Links start with `origin`. */
export function compose(
  notice: Notice,
  reader: Reader,
  gameWords: AnyWords,
  origin: string,
): NoticeLetter {
  const words = letterWords[reader.language]
  const names: Names = (seat) => notice.names[seat] ?? words.seatName(seat + 1)
  const title = notice.title || words.tableOf(names(0))
  const path = `/t/${notice.table}`
  const { subject, heading, lead } = opening(notice, title, words, names)
  const list = new Intl.ListFormat(reader.language, { type: 'conjunction' })
  const everyone = list.format(notice.names.map((_, seat) => names(seat)))
  const deadline =
    notice.deadline === null || isUntimed(notice)
      ? null
      : words[deadlineWords(notice)](timeIn(reader, notice.deadline))
  const blocks: Block[] = [
    {
      block: 'text',
      text:
        notice.kind === 'invitation'
          ? words.invitedTable(title, gameWords.title)
          : words.table(title, gameWords.title),
    },
    ...(everyone === '' ? [] : [text(words.players(everyone))]),
    ...lead.map(text),
    ...('seat' in notice ? storyOf(notice, words, gameWords, names) : []),
    ...(deadline === null ? [] : [text(deadline)]),
    {
      block: 'button',
      label: notice.kind === 'over' ? words.look : words.open,
      url: `${origin}${path}`,
    },
  ]
  return {
    subject,
    stamp: gameWords.title,
    heading,
    gist: deadline === null ? (lead[0] ?? heading) : `${lead[0] ?? heading} ${deadline}`,
    path,
    blocks,
  }
}

/** A time in the reader's own zone, such as "Monday 4 May 2026 at 20:00". */
export const timeIn = ({ language, zone }: Reader, time: number): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de-DE', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  }).format(time)

const text = (said: string): Block => ({ block: 'text', text: said })

const deadlineWords = ({ kind }: Notice) => (kind === 'decision' ? 'lateSince' : 'until')

/** Whether a decision is about a seat whose time nobody counts. */
const isUntimed = (notice: Notice): boolean =>
  notice.kind === 'decision' && notice.patience !== null

/** Subject and heading, and the sentences that only this kind has. */
function opening(
  notice: Notice,
  title: string,
  words: LetterWords,
  names: Names,
): { subject: string; heading: string; lead: ReadonlyArray<string> } {
  switch (notice.kind) {
    case 'turn':
      return {
        subject: words.yourTurnSubject(title),
        heading: words.yourTurn(names(notice.seat)),
        lead: [],
      }
    case 'started':
    case 'full':
      return {
        subject: words.startedSubject(title),
        heading: words.started(names(notice.seat)),
        lead: notice.kind === 'full' ? [words.allSeatsTaken] : [],
      }
    case 'over':
      return {
        subject: words.overSubject(title),
        heading: endHeading(notice, words, names),
        lead: [],
      }
    case 'reminder': {
      const { nudgedBy } = notice
      return {
        subject: words.reminderSubject(title),
        heading: words.reminder(names(notice.seat)),
        lead: [nudgedBy === null ? words.timeRunsOut : words.nudged(nudgedBy)],
      }
    }
    case 'invitation':
      return {
        subject: words.invitationSubject(notice.by, title),
        heading: words.invitation(notice.by),
        lead: [words.seatsAreFree],
      }
    case 'talk':
      return {
        subject: words.talkSubject(notice.author, title),
        heading: words.talk(notice.author),
        lead: [words.quoted(notice.author, notice.text)],
      }
    case 'decision': {
      const late = names(notice.late)
      const { reason, patience } = notice
      return {
        subject: words.decisionSubject(title),
        heading: {
          time: () =>
            patience === null ? words.decision(late) : words.longAwaited(late, patience),
          gone: () => words.seatEmpty,
          stuck: () => words.botStuck(late),
        }[reason](),
        lead: [
          reason === 'time' && patience === null
            ? words.decisionChoices
            : words.decisionChoicesUntimed,
        ],
      }
    }
  }
}

function endHeading({ seat, result }: PlayNotice, words: LetterWords, names: Names): string {
  const name = names(seat)
  if (result?.places[seat] !== 1) return words.over(name)
  const winners = result.places.filter((place) => place === 1).length
  return winners > 1 ? words.shared(name) : words.won(name)
}

/** What happened since this seat's last turn, what it is asked, and how it ended. */
function storyOf(
  notice: PlayNotice,
  words: LetterWords,
  gameWords: AnyWords,
  names: Names,
): Block[] {
  const blocks: Block[] = []
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
    blocks.push(text(words.asked(prompt)))
  } else if (notice.kind === 'started' || notice.kind === 'full') {
    blocks.push(text(words.othersBegin))
  }
  if (notice.result) blocks.push(...ending(notice, words, gameWords, names))
  return blocks
}

function ending(
  { result, scores }: PlayNotice,
  words: LetterWords,
  gameWords: AnyWords,
  names: Names,
): Block[] {
  if (!result) return []
  if (result.reason === 'ended-together') return [text(words.endedTogether)]
  const reason = gameWords.reasons[result.reason]
  const rows = scores
    .map(({ seat, total }) => ({
      place: result.places[seat] ?? scores.length,
      name: names(seat),
      points: total,
    }))
    .toSorted((a, b) => a.place - b.place)
  return [
    ...(reason === undefined ? [] : [text(reason)]),
    { block: 'standings', title: words.standings, rows },
  ]
}
