import { locales } from '../../../worker/games/kernel/language.ts'
import type { BotTexts } from './words.en.ts'

const { plural } = locales.fr

export const fr: BotTexts = {
  bot: 'Robot',
  level: 'Force des robots',
  levels: { easy: 'Facile', medium: 'Bon', hard: 'Fort' },
  tag: (level) => `Robot · ${level}`,
  count: 'Robots à la table',
  countHint: (people) =>
    people === 1
      ? 'Personne d’autre n’a besoin de venir : la partie commence aussitôt.'
      : `${people} places sont pour des humains.`,
  none: 'aucun',
  seat: 'Installer un robot',
  dismiss: (name) => `Renvoyer ${name}`,
  tryIt: 'Essayer',
  tryItHow: (count, level) =>
    plural(count, {
      one: `contre 1 ${{ easy: 'robot facile', medium: 'bon robot', hard: 'robot fort' }[level]}`,
      other: `contre ${count} ${{ easy: 'robots faciles', medium: 'bons robots', hard: 'robots forts' }[level]}`,
    }),
  thinks: (names, count) =>
    plural(count, { one: `${names} réfléchit …`, other: `${names} réfléchissent …` }),
  soon: 'Les robots jouent dès qu’ils ont réfléchi : cela se voit ici tout seul.',
  newcomer: 'Sans nom',
  hint: {
    ask: 'Que ferait quelqu’un qui joue bien ?',
    thinking: 'Réflexion en cours …',
    title: 'Quelqu’un qui joue bien ferait :',
    why: (what) => `C’est ce qui rapporte le plus pour ${what}.`,
    plan: 'Le planifier ainsi',
    close: 'Peu importe',
    failed: 'Aucune idée n’est venue. Réessaie.',
  },
}
