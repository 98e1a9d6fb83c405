import { locales } from '../../../worker/games/kernel/language.ts'
import type { BotTexts } from './bots.en.ts'

const { plural } = locales.de

export const de: BotTexts = {
  bot: 'Bot',
  level: 'Wie gut Bots spielen',
  levels: { easy: 'Leicht', medium: 'Gut', hard: 'Stark' },
  tag: (level) => `Bot · ${level}`,
  count: 'Bots am Tisch',
  countHint: (people) =>
    plural(people, {
      one: 'Sonst muss niemand kommen: Das Spiel beginnt sofort.',
      other: `${people} Plätze sind für Menschen.`,
    }),
  none: 'keine',
  seat: 'Bot dazusetzen',
  dismiss: (name) => `${name} wegschicken`,
  tryIt: 'Gleich probieren',
  tryItHow: (count, level) =>
    plural(count, {
      one: `gegen 1 ${{ easy: 'leichten', medium: 'guten', hard: 'starken' }[level]} Bot`,
      other: `gegen ${count} ${{ easy: 'leichte', medium: 'gute', hard: 'starke' }[level]} Bots`,
    }),
  thinks: (names, count) =>
    plural(count, { one: `${names} überlegt …`, other: `${names} überlegen …` }),
  soon: 'Bots ziehen, sobald sie überlegt haben. Du siehst es dann hier.',
  newcomer: 'Neu im Dorf',
  hint: {
    ask: 'Gib mir einen Tipp',
    thinking: 'Ich überlege …',
    title: 'Mein Tipp:',
    why: (what, more) =>
      more > 0
        ? `Bringt etwa ${more} mehr als andere Züge, vor allem durch ${what}.`
        : `Das bringt am meisten für ${what}.`,
    plan: 'So planen',
    close: 'Schon gut',
    failed: 'Mir fällt nichts ein. Versuch es noch einmal.',
  },
}
