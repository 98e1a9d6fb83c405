/** Aids of a decision in Town Builder: the row by numbers, foundations with what they lack, gold and judges. */
import type { Move, Seat } from '../../games/kernel/index.ts'
import type { Language, PerLanguage } from '../../games/kernel/language.ts'
import { cardsDe } from '../../games/town-builder/cards.de.ts'
import { cardsEn } from '../../games/town-builder/cards.en.ts'
import { cardsFr } from '../../games/town-builder/cards.fr.ts'
import { type CrestId, isCrest } from '../../games/town-builder/components/index.ts'
import { needOf, type State, type TownId } from '../../games/town-builder/index.ts'
import type { Move as TownMove } from '../../games/town-builder/state.ts'
import {
  type Aid,
  amount,
  below,
  type Disc,
  floor,
  inRow,
  type Numbered,
  plate,
  signRow,
} from '../aid.ts'
import { write } from '../letters.ts'
import { group } from '../shapes.ts'
import { ink, palette } from '../tones.ts'
import { card, rowPlaces } from './card.ts'
import { suitOf } from './index.ts'
import { crestShield, goods, medallion } from './pieces.ts'
import { gamePlace } from './place.ts'

const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }

const words: PerLanguage<Readonly<Record<'plans' | 'abilities' | 'gold', string>>> = {
  en: { plans: 'Your foundations, and what they lack', abilities: 'Abilities', gold: 'gold' },
  de: { plans: 'Deine Fundamente, und was fehlt', abilities: 'Fähigkeiten', gold: 'Gold' },
  fr: { plans: 'Tes chantiers, et ce qui manque', abilities: 'Capacités', gold: 'or' },
}

const print = (svg: string): string => ink(svg, palette(gamePlace))
const mostPlans = 8

/** The building or the crest whose ability a move uses; `null` for any other move. */
const usedBy = (move: Move | undefined): TownId | CrestId | null => {
  const one = move as TownMove | undefined
  return one?.do === 'build' || one?.do === 'star' ? one.with : null
}

/** The judges who wait, beside each other below y. */
const judgesOf = (view: State, language: Language, y: number): string =>
  view.judgeRow
    .slice(0, 4)
    .map((id, i) => {
      const x = 300 + i * 230
      const drawn = ink(medallion(id), palette(gamePlace, 'day', suitOf(id)))
      return (
        group(x, y + 12, 1.2, drawn) +
        write(texts[language][id].name, x + 60, y + 164, 17, 'print', {
          ...{ weight: 1.6, align: 0.5, most: 218 },
        })
      )
    })
    .join('')

/** Foundations are so large that their names are read on a phone, where there is room. */
const planScale = 1.6

export function aid(view: State, seat: Seat, language: Language, turns: Numbered): Aid {
  const own = view.districts[seat]
  if (!own) return { height: 0, drawn: '', discs: [] }
  const say = words[language]
  const plans = own.foundations.slice(0, mostPlans)
  const { step, scale: fit } = inRow(plans.length, 190 * planScale)
  const scale = planScale * fit
  const planAt = (i: number) => ({ x: 28 + i * step, y: below + 62 })
  const sites = plans
    .map((foundation, i) => {
      const { x, y } = planAt(i)
      const lacking = needOf(foundation).symbols.filter(({ by }) => by === null)
      const signs = lacking.map(({ symbol }) => print(goods[symbol]))
      return (
        group(x, y, 1.5 * scale, card(foundation.card, language, 'day', true)) +
        signRow(
          signs,
          x,
          y + 236 * scale,
          Math.min(46, (170 * scale) / Math.max(1, signs.length) / 1.12),
        )
      )
    })
    .join('')
  const usesTop = below + (plans.length === 0 ? 0 : Math.ceil(62 + 290 * scale + 14))
  const uses = [...new Set(turns.flatMap(([first]) => usedBy(first) ?? []))]
  const useAt = (i: number) => ({ x: 28 + i * 190, y: usesTop + 62 })
  const abilities = uses
    .map((id, i) => {
      const { x, y } = useAt(i)
      return isCrest(id)
        ? print(group(x + 8, y + 8, 3.4, crestShield()).replaceAll('$ok', '$water'))
        : group(x, y, 1.5, card(id, language))
    })
    .join('')
  const numbers = usesTop + (uses.length === 0 ? 0 : 62 + 226 + 24)
  const gold = own.gold.length + (view.turn.seat === seat ? view.turn.gold : 0)
  const judges = judgesOf(view, language, numbers)
  const height = numbers + 190 - below
  const discs = turns.flatMap(([first], i): Disc[] => {
    const move = first as TownMove | undefined
    const used = usedBy(move)
    if (used) {
      const { x, y } = useAt(uses.indexOf(used))
      return [{ number: i + 1, x: x + 40, y: y + 196 }]
    }
    if (!move || !('card' in move)) return []
    const at = view.row.slice(0, rowPlaces.most).indexOf(move.card)
    const inTheRow =
      at < 0
        ? []
        : [
            {
              number: i + 1,
              x: rowPlaces.x + at * rowPlaces.step + 50 * rowPlaces.scale,
              y: rowPlaces.y + 150 * rowPlaces.scale,
            },
          ]
    const plan = move.do === 'resource' ? plans.findIndex(({ card }) => card === move.to) : -1
    const onPlan =
      plan < 0
        ? []
        : [{ number: i + 1, x: planAt(plan).x + 40 * scale, y: planAt(plan).y + 196 * scale }]
    return [...inTheRow, ...onPlan]
  })
  return {
    height,
    drawn:
      floor(height) +
      (plans.length === 0 ? '' : plate(say.plans, below) + sites) +
      (uses.length === 0 ? '' : plate(say.abilities, usesTop) + abilities) +
      amount(print(goods.gold), gold, 120, numbers + 16) +
      write(say.gold, 120, numbers + 166, 21, 'print', { weight: 1.6, align: 0.5 }) +
      judges,
    discs,
  }
}
