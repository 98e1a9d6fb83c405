/** Holdings that a seat of Town Builder decides with, in short lines for letters. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { judge } from '../../games/town-builder/components/index.ts'
import { goldCostNow } from '../../games/town-builder/payment.ts'
import { verdicts } from '../../games/town-builder/scoring.ts'
import { awardStandings } from '../../games/town-builder/standings.ts'
import type { State } from '../../games/town-builder/state.ts'
import { counted, fitted } from '../holdings.ts'
import { endOf } from './end.ts'
import { costOf, words as facts, type Id, lackOf, nameOf, texts, useOf } from './facts.ts'

interface Said {
  readonly gold: string
  readonly plans: string
  readonly judges: string
  readonly awards: string
  readonly now: string
  readonly row: string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ gold: 'Gold', plans: 'Foundations (lacking)', judges: 'Judges (buildings, you–others)' },
    ...{ awards: 'Awards (you–others)', now: ', this round only' },
    row: 'Row (cost → use)',
  },
  de: {
    ...{ gold: 'Gold', plans: 'Fundamente (fehlt noch)', judges: 'Juroren (Gebäude, du–andere)' },
    ...{ awards: 'Auszeichnungen (du–andere)', now: ', nur noch diese Runde' },
    row: 'Reihe (Kosten → gibt)',
  },
  fr: {
    ...{ gold: 'Or', plans: 'Chantiers (manque)', judges: 'Juges (bâtiments, toi–autres)' },
    ...{ awards: 'Prix (toi–autres)', now: ', cette manche seulement' },
    row: 'Rangée (coût → donne)',
  },
}

/** Gold (T1.14), foundations with what they still need, the judges in play, and what the cards of the row cost and yield (T2.7). */
export function holdings(view: State, seat: Seat, language: Language): string[] {
  const own = view.districts[seat]
  if (!own) return []
  const say = words[language]
  const { between, labelled } = locales[language]
  const name = (id: Id) => nameOf(id, language)
  const plans = own.foundations.map((one) => `${name(one.card)} (${lackOf(one, language)})`)
  const row = view.row.map((card) => {
    const cost = costOf(card, goldCostNow(view, card), language)
    return `${name(card)} (${cost === '' ? '' : `${cost} `}→ ${useOf(card, language)})`
  })
  return [
    ...(row.length === 0 ? [] : [labelled(say.row, `${row.join(', ')}.`)]),
    `${labelled(say.gold, own.gold.length + (view.turn.seat === seat ? view.turn.gold : 0))}.`,
    ...(plans.length === 0
      ? []
      : [labelled(say.plans, `${fitted(plans, between, 20, language)}.`)]),
    ...races(view, seat, language),
  ]
}

/** Most that somebody lacks for an award that is worth telling. */
const mostLacking = 2

/** Judges and awards that can still be won, each with how near the seat is and the best of the others (T5.40-T5.45, T6.9), and the end (T6.1-T6.3). */
function races(view: State, seat: Seat, language: Language): string[] {
  const say = words[language]
  const { between, labelled } = locales[language]
  /** Own number, and the most of the others: “2–3”. */
  const counts = (all: ReadonlyArray<number>): string => {
    const others = all.filter((_, other) => other !== seat)
    return [all[seat] ?? 0, ...(others.length > 0 ? [Math.max(...others)] : [])].join('–')
  }
  const judges = verdicts(view).map(
    (one) => `${facts[language].types[judge(one.judge).favours]} ${counts(one.counts)}`,
  )
  const awards = awardStandings(view).flatMap(({ award, status, by, seats, needed }) => {
    const isFar = seats.every(({ has }) => has < needed - mostLacking)
    if (status === 'closed' || by.includes(seat) || isFar) return []
    const condition = texts[language][award].text?.replace(/\.$/, '')
    return `${condition} ${counts(seats.map(({ has }) => has))}${status === 'claimed' ? say.now : ''}`
  })
  const line = (label: string, all: ReadonlyArray<string>, mark: string) =>
    all.length === 0 ? [] : [labelled(label, `${all.join(mark)}.`)]
  return [
    ...line(say.judges, counted(judges), ', '),
    ...line(say.awards, awards, between),
    endOf(view, language),
  ]
}
