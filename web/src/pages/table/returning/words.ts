import { locales } from '../../../../../worker/games/kernel/language.ts'
import { language } from '../../../words/index.ts'

const en = {
  /** People who moved, and the time of the last turn. */
  moved: (names: string, ago: string) => `${names} moved, most recently ${ago}.`,
  turns: (count: number) => locales.en.plural(count, { one: 'one turn', other: `${count} turns` }),
  /** In the place of the button that sends. */
  mine: 'Take my turn',
  toTable: 'Go to the table',
  watch: 'Watch',
  watchWho: (name: string) => `Watch ${name}`,
  watchAll: 'Watch all',
  /** Points before and after, for people who hear it. */
  rose: (was: number, is: number) => `from ${was} to ${is}`,
  you: (count: number) => `you ${count}`,
  ahead: (name: string) => `${name} is ahead of you now.`,
  untouched: 'None of this affects you.',
  quiet: 'Only small things; the log has them.',
  times: (count: number) => `${count} times`,
}
const de: typeof en = {
  moved: (names, ago) => `Gezogen: ${names}, zuletzt ${ago}.`,
  turns: (count) => locales.de.plural(count, { one: 'ein Zug', other: `${count} Züge` }),
  mine: 'Jetzt bin ich dran',
  toTable: 'Zum Tisch',
  watch: 'Ansehen',
  watchWho: (name) => `${name} ansehen`,
  watchAll: 'Alles ansehen',
  rose: (was, is) => `von ${was} auf ${is}`,
  you: (count) => `du ${count}`,
  ahead: (name) => `${name} liegt jetzt vor dir.`,
  untouched: 'Nichts davon betrifft dich.',
  quiet: 'Nur Kleinigkeiten; sie stehen im Verlauf.',
  times: (count) => `${count}-mal`,
}
const fr: typeof en = {
  moved: (names, ago) => `Ont joué : ${names}, la dernière fois ${ago}.`,
  turns: (count) => locales.fr.plural(count, { one: 'un tour', other: `${count} tours` }),
  mine: 'Jouer mon tour',
  toTable: 'Aller à la table',
  watch: 'Regarder',
  watchWho: (name) => `Regarder ${name}`,
  watchAll: 'Tout regarder',
  rose: (was, is) => `de ${was} à ${is}`,
  you: (count) => `toi ${count}`,
  ahead: (name) => `${name} est maintenant devant toi.`,
  untouched: 'Rien ici ne te concerne.',
  quiet: 'Seulement des détails ; ils sont dans le journal.',
  times: (count) => `${count} fois`,
}

/** Words of the cards of those who moved since my turn, in the present language. */
export const returningTexts = (): typeof en => ({ en, de, fr })[language()]
