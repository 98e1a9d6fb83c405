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
import { countedIn } from '../holdings.ts'
import type { Holdings, Unit } from '../manifest.ts'
import { chronicleOf, deathsOf, goodsOf, storiesOf, villagersOf } from './seen.ts'
import { terms } from './terms.ts'
import { calledAs } from './wishes.ts'

interface Said extends Readonly<Record<'goods' | 'customers' | 'windows', string>> {
  readonly coinsAndTime: string
  readonly you: string
  /** The last villager of a village is the only one (M5.110). */
  readonly last: string
  readonly round: (round: number) => string
  readonly tree: Unit
  readonly without: (villagers: string) => string
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
    tree: { one: 'story on the tree', other: 'stories on the tree' },
    ...{ coinsAndTime: 'Coins (time until a death)', you: 'you' },
    last: `Your last villager: if they die, a day laborer comes, ${laborerPoints} points at the end.`,
    round: (round) => `Round ${round}.`,
    without: (villagers) => `without ${villagers}`,
    school: 'In school',
    descendant: {
      left: `left, a villager for ${schoolBanner.graduateTime} time`,
      right: `right, a villager and ${schoolBanner.rightSpaceSp} stories for ${schoolBanner.graduateTime} time`,
    },
  },
  de: {
    goods: 'Güter',
    ...{ customers: 'Deine Kunden', windows: 'Kirchenfenster' },
    tree: { one: 'Geschichte am Baum', other: 'Geschichten am Baum' },
    ...{ coinsAndTime: 'Münzen (Zeit, bis jemand stirbt)', you: 'du' },
    last: `Dein letzter Dorfbewohner: Stirbt er, kommt ein Tagelöhner, am Ende ${laborerPoints} Punkte.`,
    round: (round) => `Runde ${round}.`,
    without: (villagers) => `ohne ${villagers}`,
    school: 'In der Schule',
    descendant: {
      left: `links, ein Dorfbewohner für ${schoolBanner.graduateTime} Zeit`,
      right: `rechts, ein Dorfbewohner und ${schoolBanner.rightSpaceSp} Geschichten für ${schoolBanner.graduateTime} Zeit`,
    },
  },
  fr: {
    goods: 'Biens',
    ...{ customers: 'Tes clients', windows: 'Vitraux' },
    tree: { one: 'histoire sur l’arbre', other: 'histoires sur l’arbre' },
    ...{ coinsAndTime: 'Pièces (temps avant une mort)', you: 'toi' },
    last: `Ton dernier villageois\u202f: s’il meurt, un journalier vient, ${laborerPoints} points à la fin.`,
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

/** Coins of everybody, and the time until a death (M4.28). */
function coinsIn(view: State, seat: Seat, language: Language, names: Names): string {
  const { coinsAndTime, you } = words[language]
  const said = (of: ReadonlyArray<Village>, name: (at: number) => string) =>
    of.map((one, at) => `${name(at)} ${one.coins} (${timeLeft(one)})`)
  const others = view.villages.flatMap((_, one) => (one === seat ? [] : [one]))
  const own = said(view.villages.slice(seat, seat + 1), () => you)
  const theirs = said(
    others.flatMap((one) => view.villages[one] ?? []),
    (at) => names(others[at] ?? 0),
  )
  return `${locales[language].labelled(coinsAndTime, [...own, ...theirs].join(', '))}.`
}

/** Stories of an only rival, and who is missing there. */
function rivalIn(view: State, seat: Seat, language: Language, names: Names): string[] {
  const rival = view.villages[1 - seat]
  if (!rival || view.villages.length > 2) return []
  const say = words[language]
  const missing = villagersOf(rival, language, false)
  const has = [
    ...(rival.treeSp > 0 ? [countedIn(rival.treeSp, say.tree, language)] : []),
    ...(missing.length > 0 ? [say.without(missing.join('/'))] : []),
  ]
  return has.length === 0 ? [] : [`${locales[language].labelled(names(1 - seat), has.join(', '))}.`]
}

/** Coins and time (M4.28), a last villager (M5.110, M6.9), the others, and how near rats and the end are; then stories and their way home, who is gone and who learns, banners, what lies ready, and customers who wait. */
export function holdings(view: State, seat: Seat, language: Language, names: Names): Holdings {
  const own = view.villages[seat]
  if (!own) return { always: [], more: [] }
  const say = words[language]
  const { between, labelled } = locales[language]
  const { untilRats, stories, missing, chronicle } = terms[language]
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
      coinsIn(view, seat, language, names),
      ...(isNear ? line(chronicle, [chronicleOf(view, present, language)]) : []),
      ...(present.length > 1 ? [] : [say.last]),
      ...inOne(
        [say.round(view.round), deathsOf(view, language, 0)],
        line(untilRats, [`${view.rat}`]),
      ),
    ],
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
      ...rivalIn(view, seat, language, names),
    ],
  }
}
