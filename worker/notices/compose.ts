import {
  type AnyWords,
  type Language,
  locales,
  type Names,
  pointsIn,
  promptInWords,
  type Told,
  tell,
} from '../games/kernel/index.ts'
import { storyOf } from '../games/words.ts'
import type { Block, NoticeLetter } from '../wire/letter.ts'
import { mostInShort, mostOfStory, spaceIn, toldWithin, within } from './length.ts'
import type { LetterWords } from './letter-words.ts'
import type { Notice } from './notice.ts'
import { holdingsOf, pictureBlocks, posterBlocks } from './picture.ts'
import { seriesAside, seriesBlocks, seriesButton } from './series-words.ts'
import type { ListedTurn } from './turns.ts'
import { letterWords, sentence } from './words.ts'

/** The reader of a letter. */
export interface Reader {
  readonly language: Language
  /** IANA name of their time zone, in which times are said. */
  readonly zone: string
}

type PlayNotice = Extract<Notice, { readonly seat: number }>

/** Opening of a letter: its subject, its heading and its first sentences. */
export interface Opening {
  readonly subject: string
  readonly heading: string
  readonly lead: ReadonlyArray<string>
  /** Neither what happened nor how it stands follows: its reader has answered a letter that says it. */
  readonly isShort?: boolean
}

/** Parts of a letter besides its notice. */
export interface Beside {
  /** Turns to choose from; they stand where the story ends. */
  readonly choices?: ReadonlyArray<Block>
  /** The same turns as they are numbered, for the picture. */
  readonly listed?: ReadonlyArray<ListedTurn>
  /** In the place of the usual opening. */
  readonly opened?: Opening
  /** Heading of the story. */
  readonly since?: string
  /** The story tells all that the reader did; the lead need not. */
  readonly tellsOwn?: boolean
  /** The table as the reader's last letter showed it, where this one goes on with the same turn. */
  readonly seen?: PlayNotice | null
}

/** Makes a letter of a notice, in the words of its game. Links start with `origin`. */
export function compose(
  notice: Notice,
  reader: Reader,
  gameWords: AnyWords,
  origin: string,
  {
    choices = [],
    listed = [],
    opened,
    since = letterWords[reader.language].since,
    tellsOwn = false,
    seen = null,
  }: Beside = {},
): NoticeLetter {
  const words = letterWords[reader.language]
  const names: Names = (seat) => notice.names[seat] ?? words.seatName(seat + 1)
  const title = notice.title || words.tableOf(names(0))
  const path = `/t/${notice.table}`
  const play = 'seat' in notice ? notice : null
  const prompt = play?.yourTurn ? promptInWords(gameWords, play.state, play.seat, names) : null
  const {
    subject,
    heading,
    lead,
    isShort = false,
  } = opened ?? opening(notice, title, words, gameWords, names, prompt)
  const deadline =
    notice.deadline === null || isUntimed(notice)
      ? null
      : words[deadlineWords(notice)](timeIn(reader, notice.deadline))
  const told =
    play && !isShort
      ? tell(storyOf(play.game), play, gameWords, names, reader.language, {
          wholly: tellsOwn ? play.seat : null,
        })
      : []
  const standing = play && !isShort ? standingOf(play, words, gameWords, names) : []
  const hasPoints = standing.some(({ block }) => block === 'standings')
  const picture = play
    ? pictureBlocks(play, reader.language, names, listed, { isShort, hasPoints, seen })
    : posterBlocks(notice, gameWords, reader.language)
  const blocksWith = (list: ReadonlyArray<Block>, have: ReadonlyArray<Block>): Block[] => [
    ...lead.map(text),
    ...(prompt === null || prompt === heading ? [] : [text(words.asked(prompt))]),
    ...(deadline === null ? [] : [{ block: 'deadline', text: deadline } as const]),
    ...(play ? storyBlocks(play, told, since, words) : []),
    ...picture,
    // The list stands beside the picture, whose numbers it has.
    ...list.filter(({ block }) => block === 'choices'),
    ...have,
    ...list.filter(({ block }) => block !== 'choices'),
    ...standing,
    ...(play ? seriesBlocks(play, reader.language, names) : []),
    // The table's name stands at the head, and the names in how it stands.
    ...(play?.result === null && standing.length > 0
      ? []
      : whereOf(notice, title, words, gameWords, names, reader.language)),
    ...(play ? seriesAside(play, reader.language, names) : []),
    ...buttonsOf(notice, words, `${origin}${path}`, origin, reader.language),
  ]
  const stamp = `${gameWords.title} · ${title}`
  // The list is made for the room that is left.
  const room = spaceIn({ heading, stamp, blocks: blocksWith([], []) }, words) - leastOfList
  const have = play && !isShort ? haveOf(play, words, reader.language, room) : []
  return {
    subject,
    stamp,
    heading,
    gist: gistOf(
      [heading, ...lead, prompt, deadline, play && endOf(play, words, gameWords, names)],
      told,
      reader.language,
    ),
    ...(play?.yourTurn && told.length > 0 && { teaser: teaserOf(told, deadline) }),
    path,
    ...(play?.isAmongBots && { isAmongBots: true }),
    blocks: blocksWith(choices, have),
  }
}

/** The whole matter in sentences: what is asked, how long there is, and what happened. */
function gistOf(
  said: ReadonlyArray<string | null>,
  told: ReadonlyArray<Told>,
  language: Language,
): string {
  const asked = [...new Set(said.filter((one) => one !== null))].map(sentence)
  const story = toldWithin(told, mostInShort).join(' ')
  return [
    ...asked,
    ...(story === '' ? [] : [locales[language].labelled(letterWords[language].since, story)]),
  ].join(' ')
}

/** The weightiest events, and the time left. */
const teaserOf = (told: ReadonlyArray<Told>, deadline: string | null): string =>
  [...toldWithin(told, mostInShort), ...(deadline === null ? [] : [deadline])].join(' ')

/** End of the game, in a sentence or two; `null` while it goes on. */
function endOf(
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

/** Name of the table and of the people who sit there. */
function whereOf(
  notice: Notice,
  title: string,
  words: LetterWords,
  gameWords: AnyWords,
  names: Names,
  language: Language,
): Block[] {
  const isInvitation = notice.kind === 'invitation'
  const isRunning = 'seat' in notice && notice.result === null && !isBeginning(notice)
  const said = (isInvitation ? words.invitedTable : words.table)(title, gameWords.title)
  const everyone = locales[language].and(notice.names.map((_, seat) => names(seat)))
  // The table's name stands at the head of its own letters.
  const players = everyone === '' ? [] : [words.players(everyone)]
  const where = [...(isRunning && everyone !== '' ? [] : [said]), ...players].join(' ')
  return [{ block: 'text', text: where, aside: true }]
}

function buttonsOf(
  notice: Notice,
  words: LetterWords,
  url: string,
  origin: string,
  language: Language,
): Block[] {
  if (notice.kind !== 'over') return [{ block: 'button', label: words.open, url }]
  const isPlayedOut = notice.result !== null && notice.result.reason !== 'ended-together'
  const study = `${origin}/study?table=${notice.table}`
  return [
    seriesButton(notice, language, origin) ?? { block: 'button', label: words.again, url },
    ...(isPlayedOut
      ? [{ block: 'button', label: words.lookBack, url: study, quiet: true } as const]
      : []),
  ]
}

/** A time in the reader's own zone, such as "Monday 4 May 2026 at 20:00". */
export const timeIn = ({ language, zone }: Reader, time: number): string =>
  locales[language].date(time, { dateStyle: 'full', timeStyle: 'short', timeZone: zone })

const text = (said: string): Block => ({ block: 'text', text: said })

const deadlineWords = ({ kind }: Notice) => (kind === 'decision' ? 'lateSince' : 'until')

/** Returns true if a decision is about a seat whose time nobody counts. */
const isUntimed = (notice: Notice): boolean =>
  notice.kind === 'decision' && notice.patience !== null

/** Subject and heading, and the sentences that only this kind has. */
function opening(
  notice: Notice,
  title: string,
  words: LetterWords,
  { tagline }: AnyWords,
  names: Names,
  prompt: string | null,
): Opening {
  switch (notice.kind) {
    case 'turn':
      return {
        subject: words.yourTurnSubject(title),
        heading: prompt ?? words.yourTurn(names(notice.seat)),
        lead: prompt === null ? [] : [sentence(words.yourTurn(names(notice.seat)))],
      }
    case 'started':
    case 'full':
      return {
        subject: words.startedSubject(title),
        heading: words.started(names(notice.seat)),
        lead: [...(notice.kind === 'full' ? [words.allSeatsTaken] : []), tagline],
      }
    case 'over':
      return {
        subject: words.overSubject(title),
        heading: endHeading(notice, words, names),
        lead: [],
      }
    case 'reminder': {
      const { nudgedBy, deadline } = notice
      const unasked = deadline === null ? words.stillAwaited : words.timeRunsOut
      return {
        subject: words.reminderSubject(title),
        heading: words.reminder(names(notice.seat)),
        lead: [nudgedBy === null ? unasked : words.nudged(nudgedBy)],
      }
    }
    case 'invitation':
      return invited(notice, title, words)
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

function invited(
  { by, isRematch, isSought }: Extract<Notice, { kind: 'invitation' }>,
  title: string,
  words: LetterWords,
): Opening {
  if (isRematch)
    return {
      subject: words.rematchSubject(by, title),
      heading: words.rematch(by),
      lead: [words.rematchText],
    }
  if (isSought)
    return {
      subject: words.soughtSubject(title),
      heading: words.sought(by),
      lead: [words.soughtText],
    }
  return {
    subject: words.invitationSubject(by, title),
    heading: words.invitation(by),
    lead: [words.seatsAreFree],
  }
}

function endHeading({ seat, result }: PlayNotice, words: LetterWords, names: Names): string {
  const name = names(seat)
  if (result?.places[seat] !== 1) return words.over(name)
  const winners = result.places.filter((place) => place === 1).length
  return winners > 1 ? words.shared(name) : words.won(name)
}

const isBeginning = ({ kind }: PlayNotice): boolean => kind === 'started' || kind === 'full'

/** Story since this seat's last turn. */
function storyBlocks(
  notice: PlayNotice,
  told: ReadonlyArray<Told>,
  title: string,
  words: LetterWords,
): Block[] {
  const blocks: Block[] = []
  if (told.length > 0) {
    const lines = toldWithin(told, mostOfStory)
    const short = toldWithin(told, mostInShort)
    blocks.push({ block: 'list', title, lines, ...(short.length < lines.length && { short }) })
  }
  if (isBeginning(notice) && !notice.yourTurn) blocks.push(text(words.othersBegin))
  return blocks
}

/** Words that are left to the list beside holdings. */
const leastOfList = 24

/** Holdings that the reader decides with, the first ones as far as there is room. */
function haveOf(notice: PlayNotice, words: LetterWords, language: Language, room: number): Block[] {
  const lines = within(holdingsOf(notice, language), room)
  return lines.length === 0 ? [] : [{ block: 'list', title: words.have, lines, aside: true }]
}

/** Standing or end of the game. */
function standingOf(
  notice: PlayNotice,
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
    ...(reason === undefined ? [] : [text(sentence(reason))]),
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
