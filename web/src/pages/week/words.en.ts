import { locales } from '../../../../worker/games/kernel/language.ts'

const { plural } = locales.en

export const en = {
  title: 'Deal of the week',
  invite: 'The same start for everybody. One try each.',
  lead: 'Everybody begins with the same cards in the same order. You have one try for each game, alone and without advice. Nobody sees anybody’s way before their own try is over.',
  until: (day: string) => `What is finished by ${day} counts.`,
  past: 'This week is over. You can still play its deals, but they count no more.',
  name: (week: string, year: string) => `Week ${week} of ${year}`,
  before: 'The week before',
  now: 'To the present week',
  alone: 'alone',
  bots: (count: number) =>
    plural(count, { one: 'against a middling bot', other: `against ${count} middling bots` }),
  finished: (count: number) =>
    count === 0
      ? 'Nobody has finished it yet.'
      : plural(count, {
          one: 'One person has finished it.',
          other: `${count} people have finished it.`,
        }),
  begin: 'Play this deal',
  goOn: 'Go on with my try',
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
  hidden: 'Who made how many points is shown once your own try is over.',
  toResults: 'Results and other ways',
  sealed: (day: string) =>
    `The deal stays sealed until ${day}, as others are still playing it. After that you can verify and study this game.`,
  paths: (name: string) => `Your way and that of ${name}`,
  turn: (turn: number, last: number) => `Turn ${turn} of ${last}`,
  previous: 'Turn before',
  next: 'Next turn',
  atEnd: 'is at the end',
  village: (name: string) => `The village of ${name} after this turn`,
  back: 'Back to the week',
}

export type WeekTexts = typeof en
