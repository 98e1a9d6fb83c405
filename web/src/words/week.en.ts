import { locales } from '../../../worker/games/kernel/language.ts'

const { plural } = locales.en

export const en = {
  title: 'Deal of the week',
  invite: 'The same start for everybody. One try each.',
  lead: 'Everybody begins with the same cards in the same order. You have one try per game, without advice, and see afterwards how others played.',
  until: (day: string) => `Games finished by ${day} count.`,
  past: 'This week is over. You can still play its deals, but they no longer count.',
  name: (week: string, year: string) => `Week ${week} of ${year}`,
  before: 'Previous week',
  now: 'This week',
  alone: 'alone',
  bots: (count: number) =>
    plural(count, { one: 'against a good bot', other: `against ${count} good bots` }),
  finished: (count: number) =>
    count === 0
      ? 'Nobody has finished it yet.'
      : plural(count, {
          one: 'One person has finished it.',
          other: `${count} people have finished it.`,
        }),
  begin: 'Play this deal',
  goOn: 'Continue my try',
  over: 'Go to my table',
  none: 'No deal was played in that week.',
  results: 'Results',
  later: 'late',
  rank: 'Place',
  who: 'Who',
  points: 'Points',
  you: 'you',
  compare: 'Compare',
  compareWith: (name: string) => `Compare with ${name}`,
  share: 'Link to this deal',
  copied: 'Copied',
  hidden: 'You see everybody’s points once your own try is over.',
  toResults: 'Results and other people’s games',
  sealed: (day: string) =>
    `The deal stays sealed until ${day}, because others are still playing it. After that you can check and study this game.`,
  paths: (name: string) => `Your game and ${name}’s`,
  turn: (turn: number, last: number) => `Turn ${turn} of ${last}`,
  previous: 'Previous turn',
  next: 'Next turn',
  atEnd: 'has finished',
  village: (name: string) => `${name}’s village after this turn`,
  back: 'Back to the week',
}

export type WeekTexts = typeof en
