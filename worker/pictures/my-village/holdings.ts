/** Holdings that a seat of My Village decides with, in short lines for letters. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import { capital, type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { windowsOf } from '../../games/my-village/churches.ts'
import {
  lifeTrack,
  professions,
  schoolBanner,
  token,
} from '../../games/my-village/components/index.ts'
import type { State, Village } from '../../games/my-village/state.ts'
import { countedIn, fitted, nounIn } from '../holdings.ts'
import type { Holdings, Rival, Unit } from '../manifest.ts'
import { bannersOf, chronicleOf, deathsOf, goodsOf, storiesOf, villagersOf } from './seen.ts'
import { terms } from './terms.ts'
import { calledAs } from './wishes.ts'

interface Said extends Readonly<Record<'goods' | 'customers' | 'windows', string>> {
  /** The last villager of a village is the only one (M5.110). */
  readonly last: string
  readonly round: (round: number) => string
  readonly without: (villagers: string) => string
  /** Customers that wait, and those that were served: by themselves, or behind the others. */
  readonly waiting: Unit
  readonly served: Readonly<Record<'alone' | 'behind', Unit>>
  readonly timeLeft: Unit
  readonly school: string
  /** Descendants who can become villagers (M5.93, M5.94). */
  readonly descendant: Readonly<Record<'left' | 'right', string>>
}

/** Points that a day laborer costs at the end (M6.9). */
const laborerPoints = `−${-(token('day-laborer').pp ?? 0)}`

const words: PerLanguage<Said> = {
  en: {
    goods: 'Goods',
    ...{ customers: 'Your customers', windows: 'Church windows' },
    last: `Your last villager: if they die, a day laborer comes, ${laborerPoints} points at the end.`,
    round: (round) => `Round ${round}.`,
    without: (villagers) => `without ${villagers}`,
    waiting: { one: 'customer waiting', other: 'customers waiting' },
    served: {
      alone: { one: 'customer served', other: 'customers served' },
      behind: { one: 'served', other: 'served' },
    },
    timeLeft: { one: 'time left', other: 'time left' },
    school: 'In school',
    descendant: {
      left: `left, a villager for ${schoolBanner.graduateTime} time`,
      right: `right, a villager and ${schoolBanner.rightSpaceSp} stories for ${schoolBanner.graduateTime} time`,
    },
  },
  de: {
    goods: 'Güter',
    ...{ customers: 'Deine Kunden', windows: 'Kirchenfenster' },
    last: `Dein letzter Dorfbewohner: Stirbt er, kommt ein Tagelöhner, am Ende ${laborerPoints} Punkte.`,
    round: (round) => `Runde ${round}.`,
    without: (villagers) => `ohne ${villagers}`,
    waiting: { one: 'wartender Kunde', other: 'wartende Kunden' },
    served: {
      alone: { one: 'bedienter Kunde', other: 'bediente Kunden' },
      behind: { one: 'bedienter', other: 'bediente' },
    },
    timeLeft: { one: 'Zeit übrig', other: 'Zeit übrig' },
    school: 'In der Schule',
    descendant: {
      left: `links, ein Dorfbewohner für ${schoolBanner.graduateTime} Zeit`,
      right: `rechts, ein Dorfbewohner und ${schoolBanner.rightSpaceSp} Geschichten für ${schoolBanner.graduateTime} Zeit`,
    },
  },
  fr: {
    goods: 'Biens',
    ...{ customers: 'Tes clients', windows: 'Vitraux' },
    last: `Ton dernier villageois\u202f: s’il meurt, un journalier vient, ${laborerPoints} points à la fin.`,
    round: (round) => `Manche ${round}.`,
    without: (villagers) => `sans ${villagers}`,
    waiting: { one: 'client en attente', other: 'clients en attente' },
    served: {
      alone: { one: 'client servi', other: 'clients servis' },
      behind: { one: 'servi', other: 'servis' },
    },
    timeLeft: { one: 'temps restant', other: 'temps restants' },
    school: 'À l’école',
    descendant: {
      left: `à gauche, un villageois pour ${schoolBanner.graduateTime} temps`,
      right: `à droite, un villageois et ${schoolBanner.rightSpaceSp} histoires pour ${schoolBanner.graduateTime} temps`,
    },
  },
}

/** Time left at which it is told what a death brings: many turns take no more. */
const soon = 2

const timeLeft = ({ cloud }: Village): number => lifeTrack.cloudSpaces - cloud

/** Words for the banners of another. */
const mostOfBanners = 7

/** Coins and time of another (M4.28), stories, who is missing there, banners but for those that every village has, and customers. */
function rivalIn(village: Village, seat: Seat, language: Language, names: Names): Rival {
  const say = words[language]
  const { atHome, onTree, stories } = terms[language]
  const { between, labelled } = locales[language]
  const { treeSp, savedSp, market, served } = village
  const missing = villagersOf(village, language, false)
  const [, , ...banners] = bannersOf(village, language, false)
  const coins = countedIn(village.coins, terms[language].coins, language)
  const time = countedIn(timeLeft(village), say.timeLeft, language)
  const customers = [
    ...(market.length === 0 ? [] : [countedIn(market.length, say.waiting, language)]),
    ...(served.length === 0
      ? []
      : [countedIn(served.length, say.served[market.length > 0 ? 'behind' : 'alone'], language)]),
  ]
  const told = [
    ...(treeSp === 0 ? [] : [`${treeSp} ${onTree}`]),
    ...(savedSp === 0 ? [] : [`${savedSp} ${atHome}`]),
  ]
  const has = [
    `${coins}, ${time}`,
    ...(told.length === 0 ? [] : [`${nounIn(stories, language)} ${told.join(', ')}`]),
    ...(missing.length === 0 ? [] : [say.without(missing.join('/'))]),
    fitted(banners, ', ', mostOfBanners, language),
    customers.join(', '),
  ].filter((one) => one !== '')
  return { seat, said: `${labelled(names(seat), has.join(between))}.` }
}

/** Coins and time (M4.28), a last villager (M5.110, M6.9), the others, and how near rats and the end are; then stories and their way home, who is gone and who learns, banners, what lies ready, and customers who wait. */
export function holdings(view: State, seat: Seat, language: Language, names: Names): Holdings {
  const own = view.villages[seat]
  if (!own) return { always: [], rivals: [], more: [] }
  const say = words[language]
  const { between, labelled } = locales[language]
  const { coins, untilDeath, untilRats, stories, missing, chronicle } = terms[language]
  const task = view.agenda.at(-1)?.task
  const present = professions.filter((one) => own.villagers[one])
  const isNear = (own.reaper || timeLeft(own) <= soon) && task !== 'death'
  const line = (label: string, items: ReadonlyArray<string>, mark = ', ') => {
    const all = items.filter((one) => one !== '')
    return all.length === 0 ? [] : [labelled(label, `${all.join(mark)}.`)]
  }
  const inOne = (...parts: ReadonlyArray<string>[]) => {
    const said = parts.flat()
    return said.length === 0 ? [] : [said.join(' ')]
  }
  const windows = windowsOf(own)
  const learning = (['left', 'right'] as const).filter((side) => own.school[side])
  return {
    always: [
      `${countedIn(own.coins, coins, language)}. ${labelled(untilDeath, timeLeft(own))}.`,
      ...(isNear ? line(chronicle, [chronicleOf(view, present, language)]) : []),
      ...(present.length > 1 ? [] : [say.last]),
      ...inOne(
        [say.round(view.round), deathsOf(view, language, 0)],
        line(untilRats, [`${view.rat}`]),
      ),
    ],
    rivals: view.villages.flatMap((village, one) =>
      one === seat ? [] : [rivalIn(village, one, language, names)],
    ),
    more: [
      ...inOne(
        line(stories, storiesOf(own, language)),
        windows === 0 ? [] : line(say.windows, [`${windows}`]),
      ),
      ...inOne(
        line(capital(missing), villagersOf(own, language, false)),
        line(
          say.school,
          learning.map((side) => say.descendant[side]),
          between,
        ),
      ),
      ...inOne(
        line(say.goods, goodsOf(own, language)),
        line(
          say.customers,
          own.market.map((id) => calledAs(id, language)),
        ),
      ),
    ],
  }
}
