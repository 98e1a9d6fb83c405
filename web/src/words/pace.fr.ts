import { until } from '../../../worker/games/kernel/french.ts'
import { locales } from '../../../worker/games/kernel/language.ts'
import type { PaceTexts } from './pace.en.ts'

const { plural } = locales.fr

const hours = (count: number) => plural(count, { one: `${count} heure`, other: `${count} heures` })

/** Hours that a day of playing time is taken to have. */
const dayHours = 14

/** Playing time as people say it: from two days on in days. */
const span = (count: number) => {
  if (count < 2 * dayHours) return count === dayHours ? 'un jour' : hours(count)
  const days = count / dayHours
  return Number.isInteger(days) ? `${days} jours` : `environ ${Math.round(days)} jours`
}

export const fr: PaceTexts = {
  legend: 'Rythme',
  none: 'Sans horloge',
  noneHint: 'Chacun prend le temps qu’il lui faut.',
  relaxed: 'Tranquille',
  relaxedHint: 'Environ cinq jours au départ, et trois de plus à chaque tour.',
  daily: 'Un tour par jour',
  dailyHint: 'Environ deux jours au départ, et un de plus à chaque tour.',
  brisk: 'Vif',
  briskHint: 'Environ un jour au départ, et quelques heures de plus à chaque tour.',
  own: 'Au choix',
  ownHint: 'En heures du temps actif de chaque personne.',
  rule: 'Le temps ne court que pendant les heures de jeu de chacun, fixées dans ses réglages, et jamais en son absence.',
  start: 'Au départ (heures)',
  perTurn: 'En plus à chaque tour (heures)',
  cap: 'Réserve maximale (heures)',
  late: 'Quand le temps de quelqu’un est écoulé',
  lates: {
    ask: 'les autres décident de la suite',
    day: 'un jour de plus, une seule fois ; puis les autres décident',
    turn: 'un robot joue ce tour à sa place',
    bot: 'un robot joue à sa place jusqu’à son retour',
    end: 'la partie s’arrête pour tout le monde',
  },
  patience: 'Attendre quelqu’un (jours)',
  patienceHint:
    'Après autant de jours sans coup, les autres décident de la suite. Rien n’arrive tout seul.',
  unhurried: (days) =>
    `Sans horloge. Quand quelqu’un n’a pas joué pendant ${plural(days, { one: 'un jour', other: `${days} jours` })}, les autres décident de la suite.`,
  bank: ({ start, perTurn, cap }) =>
    `${span(start)} au départ, ${span(perTurn)} de plus à chaque tour, ${span(cap)} au maximum`,
  sentence: (name, bank, late) =>
    `Rythme : ${name} (${bank}, sur le temps où chacun joue). Quand le temps est écoulé, ${late}.`,
  short: ({ start, perTurn }) => `${span(start)}, et ${span(perTurn)} de plus à chaque tour`,
  isOver: 'temps écoulé',
  span,
  until,
  justNow: 'à l’instant',
  today: (clock) => `aujourd’hui à ${clock}`,
  tomorrow: (clock) => `demain à ${clock}`,
  onDay: (day, clock) => `${day} à ${clock}`,
  parts: {
    morning: { today: 'ce matin', tomorrow: 'demain matin', on: (day) => `${day} matin` },
    noon: { today: 'ce midi', tomorrow: 'demain midi', on: (day) => `${day} midi` },
    afternoon: {
      today: 'cet après-midi',
      tomorrow: 'demain après-midi',
      on: (day) => `${day} après-midi`,
    },
    evening: { today: 'ce soir', tomorrow: 'demain soir', on: (day) => `${day} soir` },
    night: {
      today: 'cette nuit',
      tomorrow: 'demain dans la nuit',
      on: (day) => `${day} dans la nuit`,
    },
  },
}
