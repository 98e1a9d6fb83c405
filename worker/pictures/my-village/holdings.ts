/** Holdings that a seat of My Village decides with, in short lines for letters. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import { capital, type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { windowsOf } from '../../games/my-village/churches.ts'
import {
  lifeTrack,
  professions,
  ratTrack,
  schoolBanner,
} from '../../games/my-village/components/index.ts'
import type { State, Village } from '../../games/my-village/state.ts'
import { countedIn, nounIn } from '../holdings.ts'
import type { Unit } from '../manifest.ts'
import { chronicleOf, deathsOf, goodsOf, storiesOf, villagersOf } from './seen.ts'
import { terms } from './terms.ts'
import { calledAs } from './wishes.ts'

interface Said
  extends Readonly<Record<'coins' | 'goods' | 'customers' | 'windows' | 'timeLeft', string>> {
  readonly round: (round: number) => string
  readonly tree: Unit
  readonly without: (villagers: string) => string
  readonly school: string
  /** Descendants who can become villagers (M5.93, M5.94). */
  readonly descendant: Readonly<Record<'left' | 'right', string>>
}

const words: PerLanguage<Said> = {
  en: {
    ...{ coins: 'Coins', goods: 'Goods' },
    ...{ customers: 'Your customers', windows: 'Church windows', timeLeft: 'Time left' },
    tree: { one: 'story on the tree', other: 'stories on the tree' },
    round: (round) => `Round ${round}.`,
    without: (villagers) => `without ${villagers}`,
    school: 'In school',
    descendant: {
      left: `left, a villager for ${schoolBanner.graduateTime} time`,
      right: `right, a villager and ${schoolBanner.rightSpaceSp} stories for ${schoolBanner.graduateTime} time`,
    },
  },
  de: {
    ...{ coins: 'Münzen', goods: 'Güter' },
    ...{ customers: 'Deine Kunden', windows: 'Kirchenfenster', timeLeft: 'Zeit übrig' },
    tree: { one: 'Geschichte am Baum', other: 'Geschichten am Baum' },
    round: (round) => `Runde ${round}.`,
    without: (villagers) => `ohne ${villagers}`,
    school: 'In der Schule',
    descendant: {
      left: `links, ein Dorfbewohner für ${schoolBanner.graduateTime} Zeit`,
      right: `rechts, ein Dorfbewohner und ${schoolBanner.rightSpaceSp} Geschichten für ${schoolBanner.graduateTime} Zeit`,
    },
  },
  fr: {
    ...{ coins: 'Pièces', goods: 'Biens' },
    ...{ customers: 'Tes clients', windows: 'Vitraux', timeLeft: 'Temps restant' },
    tree: { one: 'histoire sur l’arbre', other: 'histoires sur l’arbre' },
    round: (round) => `Manche ${round}.`,
    without: (villagers) => `sans ${villagers}`,
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

/** Time that the others have left; of only one their coins and stories, too, and who is missing there. */
function others(view: State, seat: Seat, language: Language, names: Names): string[] {
  const say = words[language]
  const { labelled } = locales[language]
  const all = view.villages.flatMap((village, other) =>
    other === seat ? [] : [{ village, name: names(other) }],
  )
  const [only] = all
  if (!only || all.length > 1)
    return [
      `${labelled(say.timeLeft, all.map(({ village, name }) => `${name} ${timeLeft(village)}`).join(', '))}.`,
    ]
  const { coins, treeSp } = only.village
  const missing = villagersOf(only.village, language, false)
  const has = [
    `${timeLeft(only.village)} ${nounIn(say.timeLeft, language)}`,
    ...(coins > 0 ? [countedIn(coins, terms[language].coins, language)] : []),
    ...(treeSp > 0 ? [countedIn(treeSp, say.tree, language)] : []),
    ...(missing.length > 0 ? [say.without(missing.join('/'))] : []),
  ]
  return [`${labelled(only.name, has.join(', '))}.`]
}

/** Coins and time (M4.28), stories and their way home, who is gone and who learns, banners, what lies ready, customers who wait, the others, and the end. */
export function holdings(view: State, seat: Seat, language: Language, names: Names): string[] {
  const own = view.villages[seat]
  if (!own) return []
  const say = words[language]
  const { between, labelled } = locales[language]
  const { untilDeath, untilRats, stories, missing, chronicle } = terms[language]
  const task = view.agenda.at(-1)?.task
  const present = professions.filter((one) => own.villagers[one])
  const isNear = (own.reaper || timeLeft(own) <= soon) && task !== 'death'
  const line = (label: string, items: ReadonlyArray<string>, mark = ', ') => {
    const all = items.filter((one) => one !== '')
    return all.length === 0 ? [] : [labelled(label, `${all.join(mark)}.`)]
  }
  // M5.114, M5.117
  const isAtRisk = own.treeSp > 1 && view.rat <= ratTrack.redSpaces
  const windows = windowsOf(own)
  const learning = (['left', 'right'] as const).filter((side) => own.school[side])
  return [
    [
      ...line(say.coins, [`${own.coins}`]),
      ...line(untilDeath, [`${timeLeft(own)}`]),
      ...(isNear ? line(chronicle, [chronicleOf(view, present, language)]) : []),
    ],
    [
      ...line(stories, storiesOf(own, language)),
      ...(isAtRisk ? line(untilRats, [`${view.rat}`]) : []),
      ...(windows === 0 ? [] : line(say.windows, [`${windows}`])),
    ],
    [
      ...line(capital(missing), villagersOf(own, language, false)),
      ...line(
        say.school,
        learning.map((side) => say.descendant[side]),
        between,
      ),
    ],
    [
      ...line(say.goods, goodsOf(own, language)),
      ...line(
        say.customers,
        own.market.map((id) => calledAs(id, language)),
      ),
    ],
    others(view, seat, language, names),
    [say.round(view.round), deathsOf(view, language, 0)],
  ].flatMap((said) => (said.length === 0 ? [] : [said.join(' ')]))
}
