/** Holdings that a seat of My Village decides with, in short lines for letters. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { cards as cardsDe } from '../../games/my-village/cards.de.ts'
import { cards as cardsEn } from '../../games/my-village/cards.en.ts'
import { cards as cardsFr } from '../../games/my-village/cards.fr.ts'
import {
  craftBuilding,
  endThreshold,
  goods,
  lifeTrack,
  professions,
} from '../../games/my-village/components/index.ts'
import { coffins } from '../../games/my-village/death.ts'
import { dieColours, players, type State } from '../../games/my-village/state.ts'
import { calledWishOf } from './wishes.ts'

const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }

interface Said {
  readonly dice: string
  readonly white: string
  readonly black: string
  readonly coins: string
  readonly stories: (unsafe: number, safe: number) => string
  readonly time: string
  readonly goods: string
  readonly customers: string
  readonly dead: string
  readonly rats: string
  readonly graves: string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ dice: 'Dice', white: 'white', black: 'black', coins: 'Coins', goods: 'Goods' },
    ...{ time: 'Time until somebody dies', customers: 'Your customers want' },
    ...{ dead: 'Missing', rats: 'Steps until rats come', graves: 'Deaths until the game ends' },
    stories: (unsafe, safe) => `Stories: ${unsafe} on the tree, ${safe} brought home`,
  },
  de: {
    ...{ dice: 'Würfel', white: 'weiß', black: 'schwarz', coins: 'Münzen', goods: 'Güter' },
    ...{ time: 'Zeit, bis jemand stirbt', customers: 'Deine Kunden wünschen' },
    ...{
      dead: 'Nicht im Dorf',
      rats: 'Schritte, bis Ratten kommen',
      graves: 'Tote bis zum Spielende',
    },
    stories: (unsafe, safe) => `Geschichten: ${unsafe} am Baum, ${safe} heimgebracht`,
  },
  fr: {
    ...{ dice: 'Dés', white: 'blancs', black: 'noirs', coins: 'Pièces', goods: 'Biens' },
    ...{ time: 'Temps avant une mort', customers: 'Tes clients veulent' },
    ...{ dead: 'Il manque', rats: 'Pas avant les rats', graves: 'Morts avant la fin' },
    stories: (unsafe, safe) => `Histoires\u202f: ${unsafe} sur l’arbre, ${safe} à l’abri`,
  },
}

/** So few deaths before the end of the game are told (M6.2). */
const soon = 4

/** Dice on the table, coins, stories and time (M4.28), who is gone, goods, and the customers who wait. */
export function holdings(view: State, seat: Seat, language: Language): string[] {
  const own = view.villages[seat]
  if (!own) return []
  const say = words[language]
  const { between, labelled } = locales[language]
  const text = texts[language].goods
  const dice = dieColours.flatMap((colour) => {
    const pips = view.pool.filter((die) => die.colour === colour).map((die) => die.pips)
    return pips.length === 0 ? [] : [`${say[colour]} ${pips.toSorted((a, b) => a - b).join(' ')}`]
  })
  const stock = goods.flatMap((good) => {
    const stored = own.buildings
      .filter(({ id }) => craftBuilding(id).good === good)
      .reduce((sum, one) => sum + one.goods, 0)
    return stored === 0 ? [] : [text[good].count(stored)]
  })
  const dead = professions.filter((one) => !own.villagers[one])
  const called = dead.map((one) => texts[language].professions[one].name)
  const left = endThreshold.coffins[players(view)] - coffins(view)
  const wishes = own.market.map((id) => calledWishOf(id, language))
  const line = (label: string, items: ReadonlyArray<string>, mark: string) =>
    items.length === 0 ? [] : [labelled(label, `${items.join(mark)}.`)]
  return [
    ...line(say.dice, dice, between),
    `${labelled(say.coins, own.coins)}. ${labelled(say.time, lifeTrack.cloudSpaces - own.cloud)}.`,
    `${say.stories(own.treeSp, own.savedSp)}.${own.treeSp > 1 ? ` ${labelled(say.rats, view.rat)}.` : ''}`,
    ...line(say.dead, called, ', '),
    ...line(say.graves, left <= soon ? [`${Math.max(0, left)}`] : [], ''),
    ...line(say.goods, stock, ', '),
    ...line(say.customers, wishes, between),
  ]
}
