import { locales } from '../../../worker/games/kernel/language.ts'
import type { BotTexts } from './bots.en.ts'

const { plural } = locales.fr

export const fr: BotTexts = {
  bot: 'Robot',
  level: 'Force des robots',
  levels: { easy: 'Facile', medium: 'Bon', hard: 'Fort' },
  tag: (level) => `Robot · ${level}`,
  count: 'Robots à la table',
  countHint: (people) =>
    plural(people, {
      one: 'Il ne faut personne d’autre : la partie commence aussitôt.',
      other: `${people} places sont pour des humains.`,
    }),
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
    plural(count, { one: `${names} réfléchit…`, other: `${names} réfléchissent…` }),
  soon: 'Les robots jouent dès qu’ils ont réfléchi. Tu le verras ici.',
  newcomer: 'Sans nom',
  hint: {
    ask: 'Un conseil ?',
    thinking: 'Réflexion en cours…',
    title: 'Mon conseil :',
    why: (what, more) =>
      more > 0
        ? `Rapporte environ ${more} de plus que d’autres tours, surtout pour ${what}.`
        : `C’est ce qui aide le plus pour ${what}.`,
    plan: 'Prévoir ce tour',
    close: 'Non merci',
    failed: 'Rien ne me vient. Réessaie.',
  },
}
