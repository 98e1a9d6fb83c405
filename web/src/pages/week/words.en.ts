import { locales } from '../../../../worker/games/kernel/language.ts'

const { plural } = locales.en

export const en = {
  title: 'Deal of the week',
  invite: 'The same start for everybody. One try each.',
  lead: 'Everybody begins with the same cards in the same order. You have one try per game, without advice, and see others’ afterwards.',
  until: (day: string) => `Games finished by ${day} count.`,
  past: 'This week is over. You can still play its deals, but they no longer count.',
  name: (week: string, year: string) => `Week ${week} of ${year}`,
  before: 'The week before',
  now: 'To this week',
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
  over: 'To my table',
  none: 'No deal of this week was played.',
  results: 'Results',
  later: 'afterwards',
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
    `The deal stays sealed until ${day}, as others are still playing it. After that you can verify and study this game.`,
  paths: (name: string) => `Your game and ${name}’s`,
  turn: (turn: number, last: number) => `Turn ${turn} of ${last}`,
  previous: 'Turn before',
  next: 'Next turn',
  atEnd: 'is at the end',
  village: (name: string) => `${name}’s village after this turn`,
  back: 'Back to the week',
}

export type WeekTexts = typeof en
