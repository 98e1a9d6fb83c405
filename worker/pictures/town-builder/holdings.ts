/** Holdings that a seat of Town Builder decides with, in short lines for letters. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { usableAbility } from '../../games/town-builder/abilities.ts'
import {
  isCrest,
  judge,
  solo,
  type TownId,
  townCard,
} from '../../games/town-builder/components/index.ts'
import { missing, needsCard } from '../../games/town-builder/matching.ts'
import { verdicts } from '../../games/town-builder/scoring.ts'
import { awardStandings } from '../../games/town-builder/standings.ts'
import type { Foundation, State } from '../../games/town-builder/state.ts'
import { protectedBy } from '../../games/town-builder/zones.ts'
import { counted, fitted, nounIn } from '../holdings.ts'
import type { Holdings, Rival } from '../manifest.ts'
import { endOf } from './end.ts'
import { words as facts, lackOf, nameOf, pointsIn, texts } from './facts.ts'
import { words as tableWords } from './table.ts'

interface Said extends Readonly<Record<'gold' | 'star' | 'plans' | 'awards' | 'now', string>> {
  /** Cards of the row of which any completes a foundation. */
  readonly completes: (cards: string) => string
  /** Judges, with the points of each, and who is compared; alone, the buildings that win one (T8.10). */
  readonly judges: (points: string, sides: string | null) => string
  /** Sides of a comparison: the reader and the only other, or the best of the others. */
  readonly sides: (other: string | null) => string
}

const words: PerLanguage<Said> = {
  en: {
    ...{
      gold: 'Gold',
      star: 'Once a turn',
      plans: 'Your foundations lack',
      awards: 'Awards',
      now: ', this round only',
    },
    completes: (cards) => `${cards} completes it`,
    judges: (points, sides) =>
      sides === null
        ? `Judges (${points} for ${solo.judgeNeeds} buildings)`
        : `Judges (${points} for most buildings; ${sides})`,
    sides: (other) => `you–${other ?? 'best other'}`,
  },
  de: {
    ...{
      gold: 'Gold',
      star: 'Einmal je Zug',
      plans: 'Deinen Fundamenten fehlt',
      awards: 'Auszeichnungen',
    },
    now: ', nur noch diese Runde',
    completes: (cards) => `fertig mit ${cards}`,
    judges: (points, sides) =>
      sides === null
        ? `Juroren (${points} für ${solo.judgeNeeds} Gebäude)`
        : `Juroren (${points} für die meisten Gebäude; ${sides})`,
    sides: (other) => `du–${other ?? 'Bester sonst'}`,
  },
  fr: {
    ...{
      gold: 'Or',
      star: 'Une fois par tour',
      plans: 'Il manque à tes chantiers',
      awards: 'Prix',
    },
    now: ', cette manche seulement',
    completes: (cards) => `achevé avec ${cards}`,
    judges: (points, sides) =>
      sides === null
        ? `Juges (${points} pour ${solo.judgeNeeds} bâtiments)`
        : `Juges (${points} au plus de bâtiments\u202f; ${sides})`,
    sides: (other) => `toi–${other ?? 'meilleur autre'}`,
  },
}

/** Most words that tell one's own foundations. */
const mostOfPlans = 20

const nearestFirst = (view: State, seat: Seat): Foundation[] =>
  (view.districts[seat]?.foundations ?? []).toSorted((a, b) => missing(a) - missing(b))

/** Cards of the row that a seat may take as a resource of a foundation (T5.15, T7.70). */
export const cardsFor = (view: State, seat: Seat, foundation: Foundation): TownId[] =>
  view.row.filter(
    (card) => needsCard(foundation, card) && [null, seat].includes(protectedBy(view, card)),
  )

/** Own foundations with what they lack and what of the row completes them, those first that lack least. */
function ownPlans(view: State, seat: Seat, language: Language): string {
  const { between, or } = locales[language]
  const plans = nearestFirst(view, seat)
  const said = plans.map((one) => {
    const cards = missing(one) === 1 ? cardsFor(view, seat, one) : []
    const all = [
      lackOf(one, language),
      ...(cards.length === 0
        ? []
        : [words[language].completes(or(cards.map((card) => nameOf(card, language))))]),
    ]
    return `${nameOf(one.card, language)} (${all.join(between)})`
  })
  const names = plans.map((one) => `${nameOf(one.card, language)} (${lackOf(one, language)})`)
  return fitted(said, ', ', mostOfPlans, language, names)
}

/** Most words that tell foundations of another. */
const mostOfOthers = 7

/** Gold of the others, their buildings by type, and their foundations with what they lack, those first that lack least. */
function others(view: State, seat: Seat, language: Language, names: Names): Rival[] {
  const { between, labelled } = locales[language]
  const { resources, types } = facts[language]
  const { buildings: buildingsWord, lacks } = tableWords[language]
  return view.districts.flatMap(({ gold, buildings }, other) => {
    if (other === seat) return []
    const built = Map.groupBy(buildings, (card) => townCard(card).type)
    const counts = [...built].map(([type, some]) => `${types[type]} ${some.length}`)
    const plans = nearestFirst(view, other).map(
      (one) => `${nameOf(one.card, language)} (${lacks(lackOf(one, language))})`,
    )
    const isBare = counts.length + plans.length === 0
    const has = [
      gold.length > 0 || isBare ? `${gold.length} ${resources.gold}` : '',
      counts.length === 0 ? '' : labelled(nounIn(buildingsWord, language), counts.join(', ')),
      fitted(plans, ', ', mostOfOthers, language),
    ].filter((one) => one !== '')
    return [{ seat: other, said: `${labelled(names(other), has.join(between))}.` }]
  })
}

/** Crest and buildings of whose abilities one can be used in each turn (T5.60); nothing once that is done. */
function abilities(view: State, seat: Seat, language: Language): string {
  const own = view.districts[seat]
  if (!own || (view.turn.seat === seat && view.turn.starUsed)) return ''
  const stars = [own.crest, ...own.buildings].filter((one) => usableAbility(one)?.kind === 'star')
  const named = stars.map((one) => (isCrest(one) ? facts[language].crest : nameOf(one, language)))
  return locales[language].or(named)
}

/** Gold (T1.14), abilities and the end, own foundations with what they still need, and judges; then the others and awards. */
export function holdings(view: State, seat: Seat, language: Language, names: Names): Holdings {
  const own = view.districts[seat]
  if (!own) return { always: [], rivals: [], more: [] }
  const say = words[language]
  const { labelled } = locales[language]
  const gold = own.gold.length + (view.turn.seat === seat ? view.turn.gold : 0)
  const line = (label: string, said: string) => (said === '' ? [] : [labelled(label, `${said}.`)])
  const stars = line(say.star, abilities(view, seat, language))
  return {
    always: [
      [`${labelled(say.gold, gold)}.`, ...stars, endOf(view, language)].join(' '),
      ...line(say.plans, ownPlans(view, seat, language)),
      ...judges(view, seat, language, names),
    ],
    rivals: others(view, seat, language, names),
    more: awards(view, seat, language),
  }
}

/** Own number, and that of the only other or the most of the others: “2–3”. */
function counts(all: ReadonlyArray<number>, seat: Seat): string {
  const others = all.filter((_, other) => other !== seat)
  return [all[seat] ?? 0, ...(others.length > 0 ? [Math.max(...others)] : [])].join('–')
}

/** Names of those who are compared; `null` for somebody alone. */
function sidesOf(view: State, seat: Seat, language: Language, names: Names): string | null {
  const seats = view.districts.map((_, one) => one).filter((one) => one !== seat)
  const [other] = seats
  return other === undefined ? null : words[language].sides(seats.length > 1 ? null : names(other))
}

/** Judges by the kind they count, with how near the seat and the others are (T6.9, T8.10). */
function judges(view: State, seat: Seat, language: Language, names: Names): string[] {
  const all = verdicts(view)
  if (all.length === 0) return []
  const points = [...new Set(all.map((one) => judge(one.judge).points))].join('/')
  const label = words[language].judges(
    `${points} ${locales[language].plural(Number(points), facts[language].points)}`,
    sidesOf(view, seat, language, names),
  )
  const said = all.map(
    (one) => `${facts[language].types[judge(one.judge).favours]} ${counts(one.counts, seat)}`,
  )
  return [`${locales[language].labelled(label, counted(said).join(', '))}.`]
}

/** Rounds in which all awards are told. */
const earlyRounds = 2

/** Awards that the seat can still get, with what they ask for, their points and how near it and the others are (T5.40-T5.45). */
function awards(view: State, seat: Seat, language: Language): string[] {
  const say = words[language]
  const { between, labelled } = locales[language]
  const said = awardStandings(view).flatMap(({ award: id, points, status, by, seats, needed }) => {
    // Everybody is told at first what there is, and then what somebody has half of.
    const isFar = view.round > earlyRounds && seats.every(({ has }) => has * 2 < needed)
    if (status === 'closed' || by.includes(seat) || isFar) return []
    const condition = texts[language][id].text?.replace(/\.$/, '')
    const near = counts(
      seats.map(({ has }) => has),
      seat,
    )
    const more = status === 'claimed' ? say.now : ''
    return labelled(`${condition} (${pointsIn(points, language)})`, `${near}${more}`)
  })
  return said.length === 0 ? [] : [labelled(say.awards, `${said.join(between)}.`)]
}
