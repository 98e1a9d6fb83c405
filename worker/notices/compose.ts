import {
  type AnyWords,
  type Language,
  locales,
  type Names,
  promptInWords,
} from '../games/kernel/index.ts'
import type { Block, NoticeLetter } from '../wire/letter.ts'
import { endOf, standingOf } from './ending.ts'
import { roomIn, spaceIn, wordsIn } from './length.ts'
import type { LetterWords } from './letter-words.ts'
import {
  gistOf,
  linesWithin,
  type Narrative,
  narrativeOf,
  nothing,
  storyBlocks,
  teaserOf,
} from './narrative.ts'
import { isBeginning, type Notice, type PlayNotice } from './notice.ts'
import { type Opening, openingOf } from './opening.ts'
import { holdingsOf, pictureBlocks, posterBlocks } from './picture.ts'
import { seriesAside, seriesBlocks, seriesButton } from './series-words.ts'
import type { ListedTurn } from './turns.ts'
import { letterWords } from './words.ts'

/** The reader of a letter. */
export interface Reader {
  readonly language: Language
  /** IANA name of their time zone, in which times are said. */
  readonly zone: string
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
}

/** Words that are left to the list beside holdings that give way, and beside an answer; and to the line that says how to ask for the rest of an answer. */
const listBesideHoldings = 56
const leastOfList = 24
const roomForRest = 12

/** Parts that are fitted to the room in a letter; `lines`: of its story. */
interface Fitted {
  readonly list?: ReadonlyArray<Block>
  readonly have?: ReadonlyArray<Block>
  readonly answered?: ReadonlyArray<string>
  readonly lines?: ReadonlyArray<string>
}

/** A letter that its list is still to be put into, with lines of its story. */
interface Draft {
  readonly letter: Omit<NoticeLetter, 'blocks'>
  readonly story: Narrative
  readonly blocks: (list: ReadonlyArray<Block>, lines: ReadonlyArray<string>) => Block[]
}

/** All of a letter but for its list, and what is fitted to the room beside that. */
function draftOf(
  notice: Notice,
  reader: Reader,
  gameWords: AnyWords,
  origin: string,
  { listed = [], opened, since, tellsOwn = false }: Beside,
): Draft {
  const { language } = reader
  const words = letterWords[language]
  const names: Names = (seat) => notice.names[seat] ?? words.seatName(seat + 1)
  const title = notice.title || words.tableOf(names(0))
  const path = `/t/${notice.table}`
  const stamp = `${gameWords.title} · ${title}`
  const buttons = buttonsOf(notice, words, `${origin}${path}`, origin, language)
  const play = 'seat' in notice ? notice : null
  if (opened?.isAsking) {
    const after = [...tableIn(play, reader, listed), ...buttons]
    return askingDraft(opened, stamp, path, after, language)
  }
  const prompt = play?.yourTurn ? promptInWords(gameWords, play.state, play.seat, names) : null
  const opening = opened ?? openingOf(notice, title, words, gameWords, names, prompt)
  const { subject, heading, lead, answer, isShort = false } = opening
  const deadline =
    notice.deadline === null || isUntimed(notice)
      ? null
      : words[deadlineWords(notice)](timeIn(reader, notice.deadline))
  const story =
    play && !isShort
      ? narrativeOf(play, gameWords, names, language, tellsOwn ? play.seat : null)
      : nothing
  const standing = play && !isShort ? standingOf(play, words, gameWords, names) : []
  const hasPoints = isShort || standing.some(({ block }) => block === 'standings')
  const picture = play
    ? pictureBlocks(play, language, names, listed, hasPoints)
    : posterBlocks(notice, gameWords, language)
  const before = (answered: ReadonlyArray<string>): Block[] => [
    ...[...answered, ...lead].map(text),
    ...(prompt === null || prompt === heading ? [] : [text(words.asked(prompt))]),
    ...(deadline === null ? [] : [{ block: 'deadline', text: deadline } as const]),
  ]
  const after: Block[] = [
    ...standing,
    ...(play ? seriesBlocks(play, language, names) : []),
    // The table's name stands at the head, and the names in how it stands.
    ...(play?.result === null && standing.length > 0
      ? []
      : whereOf(notice, title, words, gameWords, names, language)),
    ...(play ? seriesAside(play, language, names) : []),
    ...buttons,
  ]
  const blocks = ({ list = [], have = [], answered = [], lines = [] }: Fitted): Block[] => {
    const choices = list.filter(({ block }) => block === 'choices')
    return [
      ...before(answered),
      ...storyBlocks(story, since ?? words.since, lines),
      ...(play && isBeginning(play) && !play.yourTurn ? [text(words.othersBegin)] : []),
      // The list stands beside the picture, whose numbers it has; in a short letter it comes first.
      ...(isShort ? [...choices, ...picture] : [...picture, ...choices]),
      ...have,
      ...list.filter(({ block }) => block !== 'choices'),
      ...after,
    ]
  }
  const bare = { heading, stamp, blocks: blocks({ lines: linesWithin(story, 0) }) }
  const space = spaceIn(bare, words)
  const room = play?.yourTurn ? space - leastOfList : roomIn(bare, words)
  const fitted = {
    answered: answer?.(room - roomForRest) ?? [],
    have: play ? haveOf(play, words, language, isShort ? null : space - listBesideHoldings) : [],
  }
  const end = play && endOf(play, words, gameWords, names)
  const said = [heading, ...fitted.answered, ...lead, prompt, deadline, end]
  const letter = {
    ...{ subject, stamp, heading, path, gist: gistOf(said, story, language) },
    ...(play?.yourTurn && story.told.length > 0 && { teaser: teaserOf(story, deadline) }),
    ...(play?.isAmongBots && { isAmongBots: true }),
  }
  return { letter, story, blocks: (list, lines) => blocks({ ...fitted, list, lines }) }
}

/** The table, as picture and as words, and the holdings, which only plain text shows. */
function tableIn(
  play: PlayNotice | null,
  { language }: Reader,
  listed: ReadonlyArray<ListedTurn>,
): Block[] {
  if (!play) return []
  const words = letterWords[language]
  const names: Names = (seat) => play.names[seat] ?? words.seatName(seat + 1)
  return [...pictureBlocks(play, language, names, listed, true), ...haveOf(play, words, language)]
}

/** A letter that asks what was meant: no more than that, the choices, and the table behind them. */
const askingDraft = (
  { subject, heading, lead }: Opening,
  stamp: string,
  path: string,
  after: ReadonlyArray<Block>,
  language: Language,
): Draft => ({
  letter: { subject, stamp, heading, path, gist: gistOf([heading, ...lead], nothing, language) },
  story: nothing,
  blocks: (list) => [...lead.map(text), ...list, ...after],
})

/** Makes a letter of a notice, in the words of its game. Links start with `origin`. */
export function compose(
  notice: Notice,
  reader: Reader,
  gameWords: AnyWords,
  origin: string,
  beside: Beside = {},
): NoticeLetter {
  const { letter, story, blocks } = draftOf(notice, reader, gameWords, origin, beside)
  const { choices = [], since } = beside
  const words = letterWords[reader.language]
  // The story takes the room that the list has left.
  const left = roomIn({ ...letter, blocks: blocks(choices, []) }, words)
  const lines = linesWithin(story, left - wordsIn(since ?? words.since))
  return { ...letter, blocks: blocks(choices, lines) }
}

/** Number of words for which there is room in the list of a letter. */
export function roomForList(
  notice: Notice,
  reader: Reader,
  gameWords: AnyWords,
  origin: string,
  beside: Pick<Beside, 'opened'>,
): number {
  const { letter, story, blocks } = draftOf(notice, reader, gameWords, origin, beside)
  const bare = { ...letter, blocks: blocks([], linesWithin(story, 0)) }
  return spaceIn(bare, letterWords[reader.language])
}

/** Holdings that the reader decides with, as far as there is room; all in plain text, and there alone where `room` is `null`. */
function haveOf(
  notice: PlayNotice,
  words: LetterWords,
  language: Language,
  room: number | null = null,
): Block[] {
  const all = holdingsOf(notice, language)
  const lines = room === null ? [] : holdingsOf(notice, language, room)
  const list = { block: 'list', title: words.have, hasLabels: true, aside: true } as const
  return all.length === 0 ? [] : [{ ...list, lines, all }]
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
