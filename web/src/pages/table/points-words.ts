import { language } from '../../words/index.ts'

/** Moment whose points are shown: as they stand, after a turn that is looked back at, or in what is tried out. */
export type Moment = 'now' | 'tried' | { readonly after: number }

const en = {
  title: 'Points',
  heading: (moment: Moment) => {
    if (moment === 'now') return 'Points so far'
    if (moment === 'tried') return 'Points as they would be'
    return moment.after === 0 ? 'Points at the beginning' : `Points after turn ${moment.after}`
  },
  unknown: 'They cannot be counted, because something is hidden from you.',
}
const de: typeof en = {
  title: 'Punkte',
  heading: (moment) => {
    if (moment === 'now') return 'Punkte bisher'
    if (moment === 'tried') return 'Punkte, wie sie dann wären'
    return moment.after === 0 ? 'Punkte am Anfang' : `Punkte nach Zug ${moment.after}`
  },
  unknown: 'Sie lassen sich nicht zählen, weil dir etwas verborgen ist.',
}

const fr: typeof en = {
  title: 'Points',
  heading: (moment) => {
    if (moment === 'now') return 'Points jusqu’ici'
    if (moment === 'tried') return 'Points tels qu’ils seraient'
    return moment.after === 0 ? 'Points au début' : `Points après le tour ${moment.after}`
  },
  unknown: 'On ne peut pas les compter, car quelque chose t’est caché.',
}

/** Words about points while a game runs, in the present language. */
export const pointsTexts = (): typeof en => ({ en, de, fr })[language()]
