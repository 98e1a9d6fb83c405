/** Holdings that a seat of My Village decides with, in short lines for letters. */
import type { Seat } from '../../games/kernel/index.ts'
import { capital, type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { lifeTrack, professions, ratTrack } from '../../games/my-village/components/index.ts'
import type { State, Village } from '../../games/my-village/state.ts'
import { chronicleOf, deathsOf, leftGoodsOf, readyOf, storiesOf, villagersOf } from './seen.ts'
import { terms } from './terms.ts'
import { calledWishOf } from './wishes.ts'

interface Said {
  readonly coins: string
  readonly banners: string
  readonly goods: string
  readonly customers: string
}

const words: PerLanguage<Said> = {
  en: {
    coins: 'Coins',
    banners: 'Your banners',
    goods: 'Goods left',
    customers: 'Your customers want',
  },
  de: {
    coins: 'Münzen',
    banners: 'Deine Banner',
    goods: 'Übrige Güter',
    customers: 'Deine Kunden wünschen',
  },
  fr: {
    coins: 'Pièces',
    banners: 'Tes bannières',
    goods: 'Biens restants',
    customers: 'Tes clients veulent',
  },
}

/** Number of deaths before the end of the game at which it is said how that comes (M6.2). */
const nearEnd = 4

/** Time left at which it is told what a death brings: many turns take no more. */
const soon = 2

const timeLeft = ({ cloud }: Village): number => lifeTrack.cloudSpaces - cloud

/** Coins and time (M4.28), stories and their way home, who is gone, banners, goods, customers who wait, and the end. */
export function holdings(view: State, seat: Seat, language: Language): string[] {
  const own = view.villages[seat]
  if (!own) return []
  const say = words[language]
  const { between, labelled } = locales[language]
  const { untilDeath, untilRats, stories, missing, chronicle } = terms[language]
  const task = view.agenda.at(-1)?.task
  const present = professions.filter((one) => own.villagers[one])
  const isNear = (own.reaper || timeLeft(own) <= soon) && task !== 'death'
  const line = (label: string, items: ReadonlyArray<string>, mark: string) =>
    items.length === 0 ? [] : [labelled(label, `${items.join(mark)}.`)]
  // M5.114, M5.117
  const isAtRisk = own.treeSp > 1 && view.rat <= ratTrack.redSpaces
  const wishes = own.market.map((id) => calledWishOf(id, language))
  const near = isNear ? line(chronicle, [chronicleOf(view, present, language)], '') : []
  const rats = isAtRisk ? line(untilRats, [`${view.rat}`], '') : []
  return [
    [
      ...line(say.coins, [`${own.coins}`], ''),
      ...line(untilDeath, [`${timeLeft(own)}`], ''),
      ...near,
    ],
    [...line(stories, storiesOf(own, language), ', '), ...rats],
    line(capital(missing), villagersOf(own, language, false), ', '),
    [
      ...line(say.banners, readyOf(own, language), ', '),
      ...line(say.goods, leftGoodsOf(own, language), ', '),
    ],
    line(say.customers, wishes, between),
    [deathsOf(view, language, nearEnd)],
  ].flatMap((said) => (said.length === 0 ? [] : [said.join(' ')]))
}
