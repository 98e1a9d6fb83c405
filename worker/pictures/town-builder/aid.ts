/** Aids of a decision in Town Builder: the row by numbers, foundations with what they lack, gold and judges. */
import type { Move, Seat } from '../../games/kernel/index.ts'
import type { Language, PerLanguage } from '../../games/kernel/language.ts'
import { type CrestId, isCrest, type Resource } from '../../games/town-builder/components/index.ts'
import { needOf, type State, type TownId } from '../../games/town-builder/index.ts'
import type { Foundation, Move as TownMove } from '../../games/town-builder/state.ts'
import { type Aid, amount, below, type Disc, floor, type Numbered, plate } from '../aid.ts'
import { write } from '../letters.ts'
import { group } from '../shapes.ts'
import { namesIn, ticketsAt } from '../ticket.ts'
import { ink, palette } from '../tones.ts'
import { flat, flatRow, mostInRow } from './card.ts'
import { nameOf } from './facts.ts'
import { suitOf } from './index.ts'
import { crestShield, goods, medallion } from './pieces.ts'
import { gamePlace } from './place.ts'
import { lineSize, rowIn, titleOfRow } from './row.ts'

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
        namesIn(nameOf(id, language), 218, 22)
          .map((line, at) =>
            write(line, x + 60, y + 162 + at * 30, 22, 'print', {
              ...{ weight: 1.6, align: 0.5, most: 218 },
            }),
          )
          .join('')
      )
    })
    .join('')

/** From one line of the row to the next. */
const lineStep = 46

/** Between the plate of cards and these. */
const underPlate = 62

/** Symbols that a foundation still needs. */
const lackingOf = (foundation: Foundation): Resource[] =>
  needOf(foundation).symbols.flatMap(({ symbol, by }) => (by === null ? [symbol] : []))

export function aid(view: State, seat: Seat, language: Language, turns: Numbered): Aid {
  const own = view.districts[seat]
  if (!own) return { height: 0, drawn: '', discs: [] }
  const say = words[language]
  const plans = own.foundations.slice(0, mostPlans)
  const row = rowIn(view, language)
  const lines = row
    .map((line, i) =>
      write(line, 28, below + 92 + i * lineStep, lineSize, 'print', { weight: 1.7 }),
    )
    .join('')
  const plansTop = below + (row.length === 0 ? 0 : 76 + row.length * lineStep)
  const planPlaces = ticketsAt(plansTop + underPlate)
  const sites = plans
    .map((foundation, i) => {
      const { x, y } = planPlaces.at(i)
      return group(
        x,
        y,
        1,
        flat(foundation.card, language, { costs: lackingOf(foundation), isPlan: true }),
      )
    })
    .join('')
  const usesTop = plans.length === 0 ? plansTop : planPlaces.footOf(plans.length) + 8
  const uses = [...new Set(turns.flatMap(([first]) => usedBy(first) ?? []))]
  const usePlaces = ticketsAt(usesTop + underPlate)
  const abilities = uses
    .map((id, i) => {
      const { x, y } = usePlaces.at(i)
      return isCrest(id)
        ? print(group(x + 8, y, 2.4, crestShield()).replaceAll('$ok', '$water'))
        : group(x, y, 1, flat(id, language, { costs: [] }))
    })
    .join('')
  const numbers = uses.length === 0 ? usesTop : usePlaces.footOf(uses.length) + 8
  const gold = own.gold.length + (view.turn.seat === seat ? view.turn.gold : 0)
  const judges = judgesOf(view, language, numbers)
  const height = numbers + 206 - below
  const discs = turns.flatMap(([first], i): Disc[] => {
    const number = i + 1
    const move = first as TownMove | undefined
    const used = usedBy(move)
    if (used) return [{ number, ...usePlaces.discAt(uses.indexOf(used)) }]
    if (!move || !('card' in move)) return []
    const at = view.row.slice(0, mostInRow).indexOf(move.card)
    const plan = move.do === 'resource' ? plans.findIndex(({ card }) => card === move.to) : -1
    return [
      ...(at < 0 ? [] : [{ number, ...flatRow.discAt(at) }]),
      ...(plan < 0 ? [] : [{ number, ...planPlaces.discAt(plan) }]),
    ]
  })
  return {
    height,
    drawn:
      floor(height) +
      (row.length === 0 ? '' : plate(titleOfRow(language), below) + lines) +
      (plans.length === 0 ? '' : plate(say.plans, plansTop) + sites) +
      (uses.length === 0 ? '' : plate(say.abilities, usesTop) + abilities) +
      amount(print(goods.gold), gold, 120, numbers + 16) +
      write(say.gold, 120, numbers + 166, 21, 'print', { weight: 1.6, align: 0.5 }) +
      judges,
    discs,
  }
}
