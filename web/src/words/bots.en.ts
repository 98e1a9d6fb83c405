import type { BotLevel } from '../../../worker/games/kernel/bot.ts'
import { locales } from '../../../worker/games/kernel/language.ts'

const { plural } = locales.en

export const en = {
  bot: 'Bot',
  level: 'How well bots play',
  levels: { easy: 'Easy', medium: 'Good', hard: 'Strong' },
  /** The tag beside a name. */
  tag: (level: string) => `Bot · ${level}`,
  count: 'Bots at the table',
  countHint: (people: number) =>
    plural(people, {
      one: 'No one else is needed: the game begins at once.',
      other: `${people} seats are for people.`,
    }),
  none: 'none',
  seat: 'Seat a bot',
  dismiss: (name: string) => `Send ${name} away`,
  tryIt: 'Try it now',
  tryItHow: (count: number, level: BotLevel) =>
    `against ${count} ${{ easy: 'easy', medium: 'good', hard: 'strong' }[level]} ${plural(count, { one: 'bot', other: 'bots' })}`,
  /** The seats the table waits for, where only bots are to move. */
  thinks: (names: string, count: number) =>
    plural(count, { one: `${names} is thinking…`, other: `${names} are thinking…` }),
  soon: 'Bots play as soon as they have thought it over. You will see it here.',
  /** Name of somebody who has not said a name yet. */
  newcomer: 'Newcomer',
  hint: {
    ask: 'What would a good player do?',
    thinking: 'Thinking it over…',
    title: 'A good player would:',
    /** @param more points or gold that it brings beyond other turns, at least 1 to be told */
    why: (what: string, more: number) =>
      more > 0
        ? `Brings about ${more} more than other turns, mainly through ${what}.`
        : `It helps most with ${what}.`,
    plan: 'Plan this',
    close: 'Never mind',
    failed: 'Nothing came to mind. Try again.',
  },
}

export type BotTexts = typeof en
