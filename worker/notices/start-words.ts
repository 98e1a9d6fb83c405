/** Words for the time at which a table starts by itself. */
import type { PerLanguage } from '../games/kernel/language.ts'

/** News that its host has set, moved or taken away that time. */
const startNews = ['start-set', 'start-moved', 'start-gone'] as const
export type StartNews = (typeof startNews)[number]

export const isOfStart = (what: string): what is StartNews => startNews.some((one) => one === what)

/** A piece of news in sentences. */
export interface Said {
  readonly subject: string
  readonly heading: string
  readonly text: string
}

type Say = (name: string, title: string, at: string) => Said

export const startWords: PerLanguage<Readonly<Record<StartNews, Say>>> = {
  en: {
    'start-set': (name, title, at) => ({
      subject: `Start time: ${title}`,
      heading: `${name} has set a start time`,
      text: `“${title}” begins on ${at}, with everybody who has a seat by then. Yours is kept; if the time does not suit you, leave it before then.`,
    }),
    'start-moved': (name, title, at) => ({
      subject: `New start time: ${title}`,
      heading: `${name} has changed the start time`,
      text: `“${title}” now begins on ${at}, with everybody who has a seat by then. If that does not suit you, leave your seat before then.`,
    }),
    'start-gone': (name, title) => ({
      subject: `No start time any more: ${title}`,
      heading: `${name} has removed the start time`,
      text: `“${title}” does not begin by itself any more. It begins when all seats are taken, or when ${name} says so.`,
    }),
  },
  de: {
    'start-set': (name, title, at) => ({
      subject: `Beginnt zu fester Zeit: ${title}`,
      heading: `${name} hat festgelegt, wann es losgeht`,
      text: `„${title}“ beginnt: ${at}, mit allen, die bis dahin dort sitzen. Dein Platz ist dir sicher; wenn dir die Zeit nicht passt, steh vorher auf.`,
    }),
    'start-moved': (name, title, at) => ({
      subject: `Beginnt zu anderer Zeit: ${title}`,
      heading: `${name} hat den Beginn verlegt`,
      text: `„${title}“ beginnt jetzt: ${at}, mit allen, die bis dahin dort sitzen. Wenn dir das nicht passt, steh vorher auf.`,
    }),
    'start-gone': (name, title) => ({
      subject: `Keine feste Zeit mehr: ${title}`,
      heading: `${name} hat die feste Zeit gestrichen`,
      text: `„${title}“ beginnt nicht mehr von selbst, sondern wenn alle Plätze besetzt sind oder ${name} es sagt.`,
    }),
  },
  fr: {
    'start-set': (name, title, at) => ({
      subject: `Début à heure fixe : ${title}`,
      heading: `${name} a fixé l’heure du début`,
      text: `« ${title} » commence à cette date : ${at}, avec les personnes qui y ont pris place. Tu gardes la tienne ; si l’heure ne te convient pas, quitte-la avant.`,
    }),
    'start-moved': (name, title, at) => ({
      subject: `Début à une autre heure : ${title}`,
      heading: `${name} a changé l’heure du début`,
      text: `« ${title} » commence désormais à cette date : ${at}, avec les personnes qui y ont pris place. Si cela ne te convient pas, quitte la tienne avant.`,
    }),
    'start-gone': (name, title) => ({
      subject: `Sans heure fixe désormais : ${title}`,
      heading: `${name} a retiré l’heure fixe`,
      text: `« ${title} » ne commence plus toute seule. La partie commence quand toutes les places sont prises, ou quand ${name} le décide.`,
    }),
  },
}
