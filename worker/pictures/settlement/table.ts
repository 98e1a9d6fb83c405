/** The open table of Settlement in words, for letters whose reader asks for it. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { allColours, roundCount } from '../../games/settlement/components/index.ts'
import { score } from '../../games/settlement/scoring.ts'
import type { State } from '../../games/settlement/state.ts'
import { countedIn, nounIn } from '../holdings.ts'
import type { Fact, Matter } from '../manifest.ts'
import { inSentence } from '../things.ts'
import {
  belongingsOf,
  exploring,
  heroesOf,
  huntOf,
  landsOf,
  streetsOf,
  texts,
  usedOf,
} from './seen.ts'
import { terms } from './terms.ts'
import { offersOf } from './things.ts'

interface Said {
  readonly first: string
  readonly passed: string
  readonly artifacts: string
  readonly used: string
  readonly explore: string
  /** Settlers of the other actions (S5.8, S5.11-S5.14). */
  readonly actions: string
  /** Steps of passing (S5.84, S5.85, S5.87, S5.91). */
  readonly keeps: string
  readonly end: string
}

const words: PerLanguage<Said> = {
  en: {
    ...{
      first: 'Start marker',
      passed: 'Passed',
      artifacts: 'Artifacts left',
      used: 'used this round',
    },
    explore: 'Settlers to explore',
    actions: 'A building, an outpost and each activation take 1 settler.',
    keeps:
      'Whoever passes keeps diamonds, gold and 1 basic resource per outpost, and changes artifacts.',
    end: `The game ends once all have passed in round ${roundCount}.`,
  },
  de: {
    ...{ first: 'Startmarker', passed: 'Gepasst', artifacts: 'Freie Artefakte', used: 'benutzt' },
    explore: 'Siedler zum Erkunden',
    actions: 'Ein Gebäude, eine Festung und jede Aktivierung kosten 1 Siedler.',
    keeps:
      'Wer passt, behält Diamanten, Gold und je Festung 1 normale Ressource und wechselt das Artefakt.',
    end: `Das Spiel endet, wenn in Runde ${roundCount} alle gepasst haben.`,
  },
  fr: {
    ...{ first: 'Marqueur de départ', passed: 'Ont passé', artifacts: 'Artefacts libres' },
    used: 'utilisé',
    explore: 'Colons pour explorer',
    actions: 'Un bâtiment, un avant-poste et chaque activation prennent 1 colon.',
    keeps:
      'Qui passe garde diamants, or et 1 ressource de base par avant-poste, et change d’artefact.',
    end: `La partie finit quand tous ont passé dans la manche ${roundCount}.`,
  },
}

/** Round, row, market and artifacts, with the rates and costs that never change. */
function common(view: State, language: Language, names: Names): Fact[] {
  const say = words[language]
  const { labelled } = locales[language]
  const { exchange, heroes, hunt, market, round, surcharge } = terms[language]
  const matters = new Map<string, Matter>([
    [exchange, 'exchange'],
    [heroes, 'heroes'],
    [market, 'market'],
  ])
  const { artifacts, monsters } = texts[language]
  const line = (of: Matter, label: string, items: ReadonlyArray<string>, mark = ', '): Fact[] =>
    items.length === 0 ? [] : [{ of, said: labelled(label, `${items.join(mark)}.`) }]
  const hunted = allColours.map((colour) => `${monsters[colour]} (${huntOf(colour, language)})`)
  return [
    { of: 'end', said: round(view.round) },
    ...line('first', say.first, view.boards.length > 1 ? [names(view.marker)] : []),
    ...line('passed', say.passed, view.passed.map(names)),
    ...offersOf(view, language).map(
      (group): Fact => ({
        of: matters.get(group.title) ?? 'offer',
        said: inSentence(group, language),
      }),
    ),
    ...line(
      'artifacts',
      say.artifacts,
      view.artifactRow.map((id) => artifacts[id].name),
    ),
    { of: 'limits', said: say.actions },
    ...line('limits', say.explore, [exploring()]),
    ...line('hunting', hunt, hunted),
    { of: 'heroes', said: surcharge },
    { of: 'passed', said: say.keeps },
    { of: 'end', said: say.end },
  ]
}

/** A seat's resources, settlers, artifact, heroes, points, lands and buildings, and what it has used. */
function ofSeat(view: State, seat: Seat, language: Language, names: Names): Fact[] {
  const board = view.boards[seat]
  if (!board) return []
  const say = words[language]
  const { between, labelled } = locales[language]
  const { points, lands, buildings, heroes } = terms[language]
  const total = score(view).find((one) => one.seat === seat)?.total
  const has = [
    ...belongingsOf(board, language),
    ...(total === undefined ? [] : [countedIn(total, points, language)]),
  ]
  const line = (of: Matter, label: string, items: ReadonlyArray<string>, mark = ', '): Fact[] => {
    const titled = `${names(seat)}, ${nounIn(label, language)}`
    return items.length === 0 ? [] : [{ of, seat, said: labelled(titled, `${items.join(mark)}.`) }]
  }
  return [
    { of: 'has', seat, said: labelled(names(seat), `${has.join(between)}.`) },
    ...line('heroes', heroes, heroesOf(board.heroes, language)),
    ...line('terrains', lands, landsOf(view, seat, language)),
    ...line('village', buildings, streetsOf(view, seat, language), between),
    ...line('used', say.used, usedOf(view, seat, language)),
  ]
}

/** Everything open on a table, the reader's own board first. */
export function tableFacts(view: State, seat: Seat, language: Language, names: Names): Fact[] {
  const others = view.boards.map((_, one) => one).filter((one) => one !== seat)
  return [
    ...common(view, language, names),
    ...[seat, ...others].flatMap((one) => ofSeat(view, one, language, names)),
  ]
}

/** The same as lines. */
export const table = (...of: Parameters<typeof tableFacts>): string[] =>
  tableFacts(...of).map(({ said }) => said)
