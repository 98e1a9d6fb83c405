import { locales } from '../../../worker/games/kernel/language.ts'
import type { Person } from '../../../worker/wire/schema/company.ts'

const { plural } = locales.en

export const en = {
  lobby: {
    title: 'Open tables',
    lead: 'Somebody is looking for players here. Take a seat; the game begins when all seats are taken.',
    none: 'No open table at the moment.',
    noneHint: 'Open one: others will find it here.',
    make: 'Open a table for everybody',
    more: 'More open tables',
    mine: 'You sit here',
    listed: 'It is listed among the open tables.',
    unlisted: 'It is not listed: only a host’s three newest open tables are.',
    closer: 'Narrow it down',
    answers: 'Answers',
    anyAnswers: 'At any speed',
    answersHours: 'Within six hours',
    answersDay: 'Within a day',
    steady: 'Finishes, and is seldom late',
    language: 'Language of the host',
    anyLanguage: 'All languages',
    pace: 'Pace',
    anyPace: 'Any pace',
    paces: {
      hours: 'A few hours for a turn',
      day: 'About a day for a turn',
      days: 'Several days for a turn',
      none: 'No clock',
    },
    level: 'Experience of the host',
    anyLevel: 'Any',
    levels: { new: 'New to the game', practised: 'Has some experience' },
    lookout: {
      title: 'Tell me when a table like this opens',
      lead: 'For four weeks you are told once about each such table, just like an invitation. Pace, experience and language are as chosen above.',
      nobody: 'You need a name for this: take a seat somewhere, or sign in.',
      noGame: 'Choose a game above first.',
      seats: (game: string) => `Seats, ${game}`,
      anySeats: 'Any number',
      for: (seats: number) => `For ${seats}`,
      go: 'Tell me',
      mine: 'You are looking out for',
      until: (day: string) => `until ${day}`,
      end: 'End',
    },
    noneFits: 'No open table matches all of this.',
  },
  figures: {
    title: 'What it is like to play together',
    hint: 'From the latest tables with others, fifty at most. Only the times of turns count.',
    few: 'Shown after ten finished tables with others.',
    answers: (time: number) =>
      time < 90 * 60_000
        ? 'usually answers within the hour'
        : time < 36 * 60 * 60_000
          ? `usually answers within ${Math.round(time / 3_600_000)} hours`
          : `usually answers within ${Math.round(time / 86_400_000)} days`,
    finished: (finished: number, tables: number) =>
      finished === tables
        ? `played all ${tables} tables to the end`
        : `played ${finished} of ${tables} tables to the end`,
    seldomLate: 'seldom late',
  },
  rated: 'Rated',
  ratedHint:
    'The result counts towards the ratings of everybody who plays. No hints at this table.',
  people: {
    title: 'People',
    lead: 'Everybody you have sat at a table with.',
    none: 'Nobody yet.',
    noneHint: 'People you play with show up here, so that you can invite them again.',
    me: 'My own page',
    tables: (count: number) =>
      plural(count, { one: 'one table together', other: `${count} tables together` }),
    blocked: 'People you avoid',
    block: 'Avoid',
    unblock: 'Stop avoiding',
    report: 'Report',
    reportText: 'What happened?',
    reportHint: 'Only the people who run this site read it. The person is not told.',
    reportGo: 'Send the report',
    reported: 'Thank you. Your report has been sent.',
    blockHint:
      'You no longer meet at open tables, and neither can invite the other. Running games go on. The other person is not told.',
  },
  person: {
    since: (date: string) => `Here since ${date}`,
    you: 'This is you, as others see you.',
    ratings: 'Ratings',
    noRatings: 'No rated table finished yet.',
    ratingOf: (tables: number) =>
      plural(tables, { one: 'from one table', other: `from ${tables} tables` }),
    ratingHint:
      'Everybody begins near 1000. A rating grows with skill and with certainty, so the first tables move it most.',
    games: 'Finished games',
    tally: ({ finished, alone, won }: Person['tallies'][number]) =>
      `${finished} finished${alone > 0 ? ` (${alone} alone)` : ''}, ${won} won`,
    none: 'No finished game yet.',
    last: 'Latest games',
    place: (place: number, seats: number) => `Place ${place} of ${seats}`,
    solo: 'Solo',
    points: (points: number) => plural(points, { one: '1 point', other: `${points} points` }),
  },
  best: {
    title: 'Best solo games',
    lead: 'The best results of games played alone, one per person and set of options.',
    none: 'Nobody has finished this game alone yet. Be the first!',
    play: 'Play alone',
  },
  invite: {
    title: 'Invite people',
    free: 'From your clubs, free for a game like this',
    met: 'People you played with',
    email: 'E-mail addresses',
    emailHint: 'Several, with commas between them. They get one letter with the link.',
    guestHint: 'To send letters to addresses, first sign in with your own.',
    go: 'Send invitations',
    sent: (count: number) =>
      plural(count, {
        one: 'One invitation is on its way.',
        other: `${count} invitations are on their way.`,
      }),
    wrong: 'This does not look like an e-mail address.',
  },
  rematch: {
    go: 'Rematch',
    alone: 'Once more',
    join: 'Go to the rematch',
    hint: 'Same game, same options; the one who began goes last this time. The others are invited.',
  },
}

export type CompanyTexts = typeof en
