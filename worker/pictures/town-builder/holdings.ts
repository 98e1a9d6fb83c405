/** Holdings that a seat of Town Builder decides with, in short lines for letters. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { judge, type TownId, townCard } from '../../games/town-builder/components/index.ts'
import { missing } from '../../games/town-builder/matching.ts'
import { goldCostNow } from '../../games/town-builder/payment.ts'
import { verdicts } from '../../games/town-builder/scoring.ts'
import { awardStandings } from '../../games/town-builder/standings.ts'
import type { State } from '../../games/town-builder/state.ts'
import { protectedBy } from '../../games/town-builder/zones.ts'
import { counted, fitted } from '../holdings.ts'
import { endOf } from './end.ts'
import { costOf, words as facts, lackOf, nameOf, texts, useOf } from './facts.ts'

interface Said
  extends Readonly<
    Record<'gold' | 'plans' | 'you' | 'judges' | 'awards' | 'now' | 'row', string>
  > {}

const words: PerLanguage<Said> = {
  en: {
    ...{ row: 'Row (kind·points: cost → use)', gold: 'Gold' },
    ...{ plans: 'Foundations (lacking)', you: 'you' },
    ...{ judges: 'Judges (you–others)', awards: 'Awards (you–others)', now: ', this round only' },
  },
  de: {
    ...{ row: 'Reihe (Art·Punkte: Kosten → gibt)', gold: 'Gold' },
    ...{ plans: 'Fundamente (fehlt noch)', you: 'du' },
    ...{ judges: 'Juroren (du–andere)', awards: 'Auszeichnungen (du–andere)' },
    now: ', nur noch diese Runde',
  },
  fr: {
    ...{ row: 'Rangée (type·points\u202f: coût → donne)', gold: 'Or' },
    ...{ plans: 'Chantiers (manque)', you: 'toi' },
    ...{ judges: 'Juges (toi–autres)', awards: 'Prix (toi–autres)' },
    now: ', cette manche seulement',
  },
}

/** Most words that tell one's own foundations. */
const mostOfPlans = 20

/** Foundations of a seat with what they lack, those first that lack least. */
const plansOf = (view: State, seat: Seat, language: Language): string[] =>
  (view.districts[seat]?.foundations ?? [])
    .toSorted((a, b) => missing(a) - missing(b))
    .map((one) => `${nameOf(one.card, language)} (${lackOf(one, language)})`)

/** Foundations of the others: of one all, of several the next to be completed, and how many more there are. */
function plansOfOthers(view: State, seat: Seat, language: Language, names: Names): string[] {
  const isAlone = view.districts.length === 2
  return view.districts.flatMap((_, other) => {
    const [first, ...rest] = other === seat ? [] : plansOf(view, other, language)
    if (first === undefined) return []
    const more = isAlone ? rest : rest.length === 0 ? [] : [`+${rest.length}`]
    return locales[language].labelled(names(other), [first, ...more].join(', '))
  })
}

/** A card of the row: kind, points, cost and use (T2.7), and who has reserved it (T7.70). */
function rowCard(view: State, card: TownId, seat: Seat, language: Language, names: Names): string {
  const { kept, types } = facts[language]
  const { between, labelled } = locales[language]
  const { type, points } = townCard(card)
  const keeper = protectedBy(view, card)
  const cost = costOf(card, goldCostNow(view, card), language)
  const printed = labelled(`${types[type]}·${points}`, `${cost} → ${useOf(card, language)}`.trim())
  const more = keeper === null ? [] : [kept(keeper === seat ? null : names(keeper))]
  return `${nameOf(card, language)} (${[printed, ...more].join(between)})`
}

/** The row, gold (T1.14), foundations of all with what they still need, judges and awards, and the end. */
export function holdings(view: State, seat: Seat, language: Language, names: Names): string[] {
  const own = view.districts[seat]
  if (!own) return []
  const say = words[language]
  const { between, labelled } = locales[language]
  const row = view.row.map((card) => rowCard(view, card, seat, language, names))
  const mine = fitted(plansOf(view, seat, language), ', ', mostOfPlans, language)
  const theirs = plansOfOthers(view, seat, language, names)
  const plans = [...(mine === '' ? [] : [labelled(say.you, mine)]), ...theirs].join(between)
  const gold = own.gold.length + (view.turn.seat === seat ? view.turn.gold : 0)
  const line = (label: string, said: string) => (said === '' ? [] : [labelled(label, `${said}.`)])
  return [
    ...line(say.row, row.join(', ')),
    `${labelled(say.gold, gold)}.`,
    ...line(say.plans, plans),
    ...races(view, seat, language),
  ]
}

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
    // Somebody has half of what it asks for.
    const isFar = seats.every(({ has }) => has * 2 < needed)
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
