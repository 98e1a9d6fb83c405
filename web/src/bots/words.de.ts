import { locales } from '../../../worker/games/kernel/language.ts'
import type { BotTexts } from './words.en.ts'

const { plural } = locales.de

export const de: BotTexts = {
  bot: 'Bot',
  level: 'Wie gut Bots spielen',
  levels: { easy: 'Leicht', medium: 'Gut', hard: 'Stark' },
  tag: (level) => `Bot · ${level}`,
  count: 'Bots am Tisch',
  countHint: (people) =>
    people === 1
      ? 'Niemand sonst muss kommen: Das Spiel beginnt sofort.'
      : `${people} Plätze sind für Menschen.`,
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
  soon: 'Bots ziehen, sobald sie überlegt haben: Du siehst es hier von selbst.',
  newcomer: 'Neu im Dorf',
  hint: {
    ask: 'Was täte, wer gut spielt?',
    thinking: 'Wird durchdacht …',
    title: 'Wer gut spielt, würde:',
    why: (what) => `Das bringt am meisten für ${what}.`,
    plan: 'So planen',
    close: 'Schon gut',
    failed: 'Dazu fiel nichts ein. Versuch es noch einmal.',
  },
}
