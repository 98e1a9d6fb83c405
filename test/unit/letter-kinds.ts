/** Every kind of letter that goes out by e-mail, made of games as they are played. */
import { games } from '../../worker/games/index.ts'
import type { Language } from '../../worker/games/kernel/index.ts'
import { wordsOf } from '../../worker/games/words.ts'
import type { Question } from '../../worker/notices/answers/wish.ts'
import { compose } from '../../worker/notices/compose.ts'
import { digestOf } from '../../worker/notices/digest.ts'
import { type HouseWords, plainHouseLetter } from '../../worker/notices/house.ts'
import { asHtml, pictureId } from '../../worker/notices/html.ts'
import { invitationWords } from '../../worker/notices/invitation-words.ts'
import { asMailText, type Footer } from '../../worker/notices/letter.ts'
import { listedIn, type Offer } from '../../worker/notices/listed.ts'
import { type News, newsInWords } from '../../worker/notices/news.ts'
import type { Notice, SeriesNotice } from '../../worker/notices/notice.ts'
import type { Opening } from '../../worker/notices/opening.ts'
import { openingAfter } from '../../worker/notices/outcome.ts'
import { drawingOf } from '../../worker/notices/picture.ts'
import { proofLetter } from '../../worker/notices/proof-letter.ts'
import { strangersLetter } from '../../worker/notices/strangers-letter.ts'
import { answered } from '../../worker/notices/told.ts'
import { composeTournament } from '../../worker/notices/tournament-compose.ts'
import { tournamentWords } from '../../worker/notices/tournament-words.ts'
import { allTurns, turnsFor } from '../../worker/notices/turns.ts'
import { letterWords } from '../../worker/notices/words.ts'
import type { Letter, NoticeLetter } from '../../worker/wire/letter.ts'
import { type TurnNotice, turnNotices } from './letter-games.ts'

const origin = 'https://dorfpost.example'
const zone = 'Europe/Berlin'
const token = 'k3v9'.repeat(20)

/** A letter ready to go out; `drawings` are SVG. */
export interface MadeLetter {
  readonly kind: string
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly drawings: ReadonlyArray<string>
}

type Drawn = Letter & Partial<Pick<NoticeLetter, 'gist' | 'teaser' | 'drawing' | 'drawings'>>

function footerIn(language: Language): Footer {
  const { reason, muteTable, muteKind, settings, unsubscribe } = letterWords[language]
  const page = `${origin}/unsubscribe?token=${token}`
  const links = [
    { label: muteTable, url: `${page}&table=${'A'.repeat(22)}` },
    { label: muteKind, url: `${page}&kind=turn` },
    { label: settings, url: `${origin}/settings` },
    { label: unsubscribe, url: page },
  ]
  return { reason, links }
}

async function made(
  kind: string,
  language: Language,
  letter: Drawn,
  footer: Footer = footerIn(language),
): Promise<MadeLetter> {
  const drawings = letter.drawing === undefined ? (letter.drawings ?? []) : [letter.drawing]
  const preheader = letter.teaser ?? letter.gist ?? ''
  const pictures = drawings.map((_, i) => pictureId(i))
  const html = await asHtml(letter, language, footer, { preheader, pictures })
  const text = asMailText(letter, footer, language)
  return { kind, language, subject: letter.subject, text, html, drawings }
}

/** A letter about how a play stands, with its list and its picture. */
function letterOf(notice: Notice, language: Language, offer: Offer = {}): NoticeLetter {
  const reader = { language, zone, secrets: true }
  const play = 'seat' in notice && notice.yourTurn ? notice : null
  const list = play && listedIn(play, reader, turnsFor(play, false), origin, offer)
  const listed = list?.turns ?? []
  const drawing = drawingOf(notice, language, listed)
  const { opened } = offer
  return {
    ...compose(notice, reader, wordsOf(notice.game, language), origin, {
      ...{ choices: list?.blocks(true) ?? [], listed },
      ...(opened && { opened }),
    }),
    ...(drawing !== null && { drawing }),
  }
}

/** The opening of a letter that answers a question. */
function toldAt(turn: TurnNotice, language: Language, question: Question): Opening {
  const { answers } = letterWords[language]
  const heading = answers.answeredHeading
  const usual = { subject: answers.answered('Pond'), heading, lead: [answers.still], isShort: true }
  return answered(question, usual, turn, { language, zone }, origin, null)
}

/** The second game of a series, as the people of a table stand in it. */
const seriesOf = ({ names }: TurnNotice, how: Partial<SeriesNotice> = {}): SeriesNotice => ({
  ...{ game: 2, goesOn: true, isDecided: false, next: 'B'.repeat(22) },
  standings: names.map((_, seat) => ({
    ...{ seat, place: seat + 1, wins: seat === 0 ? 1 : 0, places: seat + 1, points: 50 - seat },
  })),
  ...how,
})

/** Letters about a play: its turn, what answers it, and all that may happen at its table. */
function ofPlay(turn: TurnNotice, over: TurnNotice, language: Language): [string, NoticeLetter][] {
  const { answers } = letterWords[language]
  const about = { account: 'a', table: turn.table, game: turn.game, title: turn.title }
  const invited = { ...about, names: turn.names, revision: 0, about: '', deadline: null } as const
  const talk = 'Well played! Shall we have another round on Sunday?'
  const opening = (subject: string, heading: string, ...lead: string[]): Opening => {
    return { subject, heading, lead: [...lead, answers.next] }
  }
  const played = opening(answers.played('Pond'), answers.playedHeading, answers.youPlayed('…'))
  const helped = opening(answers.helped('Pond'), answers.helpedHeading, answers.help)
  const { turns: legal } = allTurns(turn, false)
  const proposed = turnsFor(turn, false).slice(0, 1)
  const asked = openingAfter(
    { came: 'notPlayed', sentences: [], offered: proposed, leftOut: 'and the gold', isRead: true },
    letterWords[language],
    'Pond',
    () => 'Carpenter',
    [],
    [],
  )
  const lost = opening(answers.notPlayed('Pond'), answers.notPlayedHeading, answers.late)
  const all = opening(answers.listed('Pond'), answers.listedHeading, answers.allTurns(legal.length))
  const notices: [string, Notice][] = [
    ['turn', turn],
    ['started', { ...turn, kind: 'started' }],
    ['full', { ...turn, kind: 'full' }],
    ['over', over],
    ['turn of a series', { ...turn, series: seriesOf(turn) }],
    ['over as a series goes on', { ...over, series: seriesOf(over) }],
    [
      'over with its series',
      { ...over, series: seriesOf(over, { goesOn: false, isDecided: true }) },
    ],
    ['over as a series ends', { ...over, series: seriesOf(over, { goesOn: false, next: null }) }],
    ['reminder', { ...turn, kind: 'reminder', nudgedBy: 'Jonas' }],
    ['reminder by the clock', { ...turn, kind: 'reminder', nudgedBy: null }],
    ['talk', { ...turn, kind: 'talk', author: 'Jonas', text: talk }],
    ['decision', { ...turn, kind: 'decision', late: 1, reason: 'time', patience: null }],
    ['invitation', { ...invited, kind: 'invitation', by: 'Jonas', isRematch: false }],
    ['sought', { ...invited, kind: 'invitation', by: 'Jonas', isRematch: false, isSought: true }],
    ['rematch', { ...invited, kind: 'invitation', by: 'Jonas', isRematch: true }],
  ]
  return [
    ...notices.map(([kind, notice]): [string, NoticeLetter] => [kind, letterOf(notice, language)]),
    ['played', letterOf(turn, language, { opened: played })],
    ['waits', letterOf({ ...turn, yourTurn: false }, language, { opened: played })],
    ['not played', letterOf(turn, language, { opened: lost })],
    ['asked back', letterOf(turn, language, { offered: proposed, opened: asked })],
    ['help', letterOf(turn, language, { opened: { ...helped, isShort: true } })],
    ['table', letterOf(turn, language, { opened: toldAt(turn, language, { wish: 'table' }) })],
    [
      'pieces',
      letterOf(turn, language, { opened: toldAt(turn, language, { wish: 'pieces', pieces: [1] }) }),
    ],
    [
      'list',
      letterOf(turn, language, { offered: legal, part: 1, opened: { ...all, isShort: true } }),
    ],
  ]
}

const happened: ReadonlyArray<News['what']> = [
  ...(['changed', 'removed', 'cancelled', 'paused', 'resumed', 'pace-asked'] as const),
  ...(['pace-changed', 'back-asked', 'back', 'back-granted', 'back-refused'] as const),
  ...(['queue', 'reissued', 'start-set', 'start-moved', 'start-gone'] as const),
]

/** Letters of the house: what people did at a table, and what befell an account. */
function ofHouse(standing: TurnNotice, language: Language): [string, NoticeLetter][] {
  const words = letterWords[language]
  const path = `/t/${standing.table}`
  const house = (said: HouseWords) => plainHouseLetter(origin, said, path)
  const news = happened.map((what): [string, NoticeLetter] => {
    const told = {
      what,
      title: 'Pond',
      host: 'Ada',
      by: 'Jonas',
      changed: ['pace', 'title'],
    } as const
    const { consent: _, ...said } = newsInWords(
      { ...told, seat: 'Kim', at: Date.UTC(2027, 8, 21, 18) },
      { language, zone: 'Europe/Berlin' },
    )
    return [`news ${what}`, house(said)]
  })
  const { passUsed, cleared, takenDown, seatTaken, club, reportRead, test } = words
  return [
    ...news,
    ['webhook off', house(words.webhookOff)],
    ['address given', house(words.addressGiven)],
    [
      'pass used',
      house({
        ...passUsed,
        subject: passUsed.subject('Pond'),
        text: passUsed.text('Pond', 'Firefox'),
      }),
    ],
    [
      'cleared',
      house({ ...cleared, subject: cleared.subject('Pond'), text: cleared.text('Pond') }),
    ],
    [
      'taken down',
      house({ ...takenDown, subject: takenDown.subject('Pond'), text: takenDown.text('Pond') }),
    ],
    [
      'seat taken',
      house({
        ...seatTaken,
        ...{ subject: seatTaken.subject('Pond'), heading: seatTaken.heading('Kim') },
        text: seatTaken.text('Kim', 'Pond'),
      }),
    ],
    ...Object.entries(reportRead.text).map(([what, text]): [string, NoticeLetter] => [
      `report ${what}`,
      house({ ...reportRead, text: text('Kim') }),
    ]),
    ['test', house({ ...test, button: words.webhookOff.button })],
    ...Object.entries(club).map(([what, one]): [string, NoticeLetter] => [
      `club ${what}`,
      house({ ...one, subject: one.subject('Sunday club'), text: one.text('Sunday club', 'Kim') }),
    ]),
  ]
}

/** Letters of tournaments, the longest that there are of each. */
function ofTournaments(language: Language): [string, NoticeLetter][] {
  const texts = tournamentWords[language]
  const others = ['Jonas Morgenstern', 'Kim', 'Mila', 'Ada']
  const standings = ['Hanna', ...others].map((name, i) => ({ place: i + 1, name, points: 5 - i }))
  return (Object.keys(texts.say) as (keyof typeof texts.say)[]).map((what) => [
    `tournament ${what}`,
    composeTournament(
      { ORIGIN: origin },
      { language, zone, name: 'Ada', pictures: true },
      {
        ...{
          what,
          game: 'villagers',
          tournament: 'A'.repeat(22),
          title: 'Open autumn tournament of the valley',
        },
        ...{ round: 3, table: 'A'.repeat(22), others, place: 2, standings },
        deadline: Date.UTC(2027, 8, 21, 18),
      },
      texts,
      true,
    ),
  ])
}

/** All kinds in a language: those about a play for every game, from its middle. */
export async function letterKinds(language: Language): Promise<MadeLetter[]> {
  const all: MadeLetter[] = []
  const turns: NoticeLetter[] = []
  for (const game of games) {
    const notices = [...turnNotices(game, 3, 7)]
    const asked = notices.filter(({ yourTurn }) => yourTurn)
    const turn = asked[Math.floor(asked.length / 2)]
    const over = notices.at(-1)
    if (!turn || !over) throw new Error('Nobody was asked.')
    for (const [kind, letter] of ofPlay(turn, over, language))
      all.push(await made(`${game.id}: ${kind}`, language, letter))
    turns.push(letterOf(turn, language))
    if (game !== games[0]) continue
    for (const [kind, letter] of ofHouse(turn, language))
      all.push(await made(kind, language, letter))
  }
  const many = Array.from({ length: 25 }, (_, i) => turns[i % turns.length]).filter(
    (letter) => letter !== undefined,
  )
  all.push(await made('daily', language, digestOf({ language, name: 'Hanna' }, turns, origin)))
  all.push(
    await made('daily, of many', language, digestOf({ language, name: 'Hanna' }, many, origin)),
  )
  for (const [kind, letter] of ofTournaments(language)) all.push(await made(kind, language, letter))
  const words = invitationWords[language]
  const asked = { game: 'villagers', title: 'Pond', names: ['Jonas', 'Kim'] }
  const stranger = strangersLetter(
    asked,
    { name: 'Jonas', language },
    `${origin}/t/x#invited=${token}`,
  )
  const noMore = { label: words.noMore, url: `${origin}/unsubscribe?token=${token}` }
  const below = { reason: words.reason('Jonas'), links: [noMore] }
  all.push(await made('invitation to a stranger', language, stranger, below))
  const begun = { token, code: '482 913' }
  const { reason } = letterWords[language].signIn
  const signIn = proofLetter(language, begun, origin)
  all.push(await made('sign-in', language, signIn, { reason, links: [] }))
  return all
}
