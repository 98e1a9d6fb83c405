/** The open table of Town Builder in words: what lies in the row and in all districts, and how near the end is. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { judge } from '../../games/town-builder/components/index.ts'
import { score, verdicts } from '../../games/town-builder/scoring.ts'
import { awardStandings } from '../../games/town-builder/standings.ts'
import type { State } from '../../games/town-builder/state.ts'
import type { Fact } from '../manifest.ts'
import { endOf } from './end.ts'
import { words as facts, lackOf, nameOf, pointsIn, texts } from './facts.ts'
import { rowOf as shownRow } from './things.ts'

interface Said
  extends Readonly<
    Record<'buildings' | 'foundations' | 'deck' | 'discard' | 'judgesLeft' | 'closed', string>
  > {
  readonly lacks: (need: string) => string
  /** Award that some have; `isOpen`: others can still get it in this round (T5.45). */
  readonly taken: (names: string, isOpen: boolean) => string
}

export const words: PerLanguage<Said> = {
  en: {
    ...{ buildings: 'Buildings', foundations: 'Foundations', discard: 'Discard pile' },
    ...{ judgesLeft: 'Judges in the deck', closed: 'No longer open.', deck: 'Deck (cards)' },
    lacks: (need) => `lacks ${need}`,
    taken: (names, isOpen) =>
      `Taken by ${names}${isOpen ? '; open to others in this round only' : ''}.`,
  },
  de: {
    ...{ buildings: 'Gebäude', foundations: 'Fundamente', discard: 'Ablagestapel' },
    ...{ judgesLeft: 'Juroren im Stapel', closed: 'Nicht mehr offen.', deck: 'Stapel (Karten)' },
    lacks: (need) => `fehlt ${need}`,
    taken: (names, isOpen) =>
      `Vergeben an ${names}${isOpen ? '; für andere nur noch in dieser Runde' : ''}.`,
  },
  fr: {
    ...{ buildings: 'Bâtiments', foundations: 'Chantiers', discard: 'Défausse' },
    ...{ judgesLeft: 'Juges dans la pioche', closed: 'Ne peut plus être obtenu.' },
    deck: 'Pioche (cartes)',
    lacks: (need) => `manque ${need}`,
    taken: (names, isOpen) =>
      `Obtenu par ${names}${isOpen ? '\u202f; pour les autres, cette manche seulement' : ''}.`,
  },
}

const sentences = (...all: ReadonlyArray<string>): string => all.filter(Boolean).join(' ')

/** Cards of the row, a line each (T2.7, T7.70). */
const rowOf = (view: State, language: Language, names: Names): Fact[] =>
  shownRow(view, language, (keeper) => facts[language].kept(names(keeper))).flatMap(({ things }) =>
    things.map(({ name, facts: all }) => ({
      of: 'offer',
      about: name,
      said: `${locales[language].labelled(facts[language].kinds.row, locales[language].labelled(name, all))}.`,
    })),
  )

/** Points, gold, foundations with what they lack, and buildings of each seat. */
function seatsOf(view: State, language: Language, names: Names): Fact[] {
  const say = words[language]
  const { labelled } = locales[language]
  const list = (label: string, items: ReadonlyArray<string>): string =>
    items.length === 0 ? '' : `${labelled(label, items.join(', '))}.`
  const named = (one: Parameters<typeof nameOf>[0]) => nameOf(one, language)
  return score(view).map(({ seat, total }) => {
    const { buildings = [], foundations = [], gold = [] } = view.districts[seat] ?? {}
    const count = gold.length + (view.turn.seat === seat ? view.turn.gold : 0)
    const has = `${pointsIn(total, language)}, ${count} ${facts[language].resources.gold}`
    const plans = foundations.map(
      (one) => `${named(one.card)} (${say.lacks(lackOf(one, language))})`,
    )
    const said = sentences(
      `${labelled(names(seat), has)}.`,
      list(say.foundations, plans),
      list(say.buildings, buildings.map(named)),
    )
    return { of: 'has', said, seat }
  })
}

/** Judges (T6.9) and awards (T5.40) in play, with how far each seat is, and whose an award is. */
function prizesOf(view: State, language: Language, names: Names): Fact[] {
  const say = words[language]
  const { and, labelled } = locales[language]
  const counts = (all: ReadonlyArray<number>): string =>
    `${all.map((count, seat) => `${names(seat)} ${count}`).join(', ')}.`
  const judged = verdicts(view).map((one) => {
    const { favours, points } = judge(one.judge)
    const worth = `${pointsIn(points, language)}, ${facts[language].types[favours]}`
    const about = nameOf(one.judge, language)
    const said = labelled(`${about} (${worth})`, counts(one.counts))
    return { of: 'judges' as const, said, about }
  })
  const awarded = awardStandings(view).map(({ award, points, status, by, seats }) => {
    const about = nameOf(award, language)
    const said = sentences(
      labelled(`${about} (${pointsIn(points, language)})`, texts[language][award].text ?? ''),
      counts(seats.map(({ has }) => has)),
      by.length > 0
        ? say.taken(and(by.map(names)), status === 'claimed')
        : status === 'closed'
          ? say.closed
          : '',
    )
    return { of: 'awards' as const, said, about }
  })
  return [...judged, ...awarded]
}

/** The row, all districts, judges and awards, the end, and the discard pile with its latest card first (T1.4). */
export function tableFacts(view: State, language: Language, names: Names): Fact[] {
  const say = words[language]
  const { labelled } = locales[language]
  const line = (of: Fact['of'], label: string, text: string | number, isThere: boolean): Fact[] =>
    isThere ? [{ of, said: `${labelled(label, text)}.` }] : []
  const gone = view.discard.map((card) => nameOf(card, language)).reverse()
  return [
    ...rowOf(view, language, names),
    ...seatsOf(view, language, names),
    ...prizesOf(view, language, names),
    ...line('judges', say.judgesLeft, view.deckJudges, view.deckJudges > 0),
    { of: 'end', said: endOf(view, language) },
    ...line('discard', say.discard, gone.join(', '), gone.length > 0),
  ]
}

/** The same as lines. */
export const table = (view: State, _seat: Seat, language: Language, names: Names): string[] =>
  tableFacts(view, language, names).map(({ said }) => said)
