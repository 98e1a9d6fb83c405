/** Holdings that a seat of Settlement decides with, in short lines for letters. */
import { isHidden, type Names, type Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage, uncapital } from '../../games/kernel/language.ts'
import { outposts } from '../../games/settlement/board.ts'
import {
  type ArtifactId,
  artifactById,
  heroById,
  roundCount,
} from '../../games/settlement/components/index.ts'
import { settlersOf } from '../../games/settlement/settlers.ts'
import type { State } from '../../games/settlement/state.ts'
import { basicsIn } from '../../games/settlement/supply.ts'
import { counted, countedIn, fitted, nounIn } from '../holdings.ts'
import { amountsIn } from './amounts.ts'
import { belongingsOf, ratesIn, texts, usedOf } from './seen.ts'
import { terms } from './terms.ts'

interface Said {
  readonly own: string
  readonly used: string
  /** Colours of the heroes in the row (S5.25). */
  readonly colours: string
  readonly exchange: string
  readonly passed: string
  readonly keeps: (kept: number, of: string) => string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ own: 'You', used: 'Used this round', colours: 'Colours with monsters' },
    ...{ exchange: 'Exchange', passed: 'has passed' },
    keeps: (kept, of) => `Passing, you keep ${kept} of ${of}.`,
  },
  de: {
    ...{
      own: 'Du',
      used: 'Diese Runde benutzt',
      colours: 'Monsterfarben',
    },
    ...{ exchange: 'Tausch', passed: 'hat gepasst' },
    keeps: (kept, of) => `Beim Passen behältst du ${kept} von ${of}.`,
  },
  fr: {
    ...{
      own: 'Toi',
      used: 'Déjà utilisé',
      colours: 'Couleurs à monstres',
    },
    ...{ exchange: 'Échanges', passed: 'a passé' },
    keeps: (kept, of) => `En passant, tu gardes ${kept} sur ${of}.`,
  },
}

/** Words for the buildings of an only rival. */
const mostOfBuildings = 8

/** Resources and artifact of the others, each by their name, and that they have passed; of an only one, settlers and buildings. */
function rivals(view: State, seat: Seat, language: Language, names: Names): string[] {
  const { between, labelled } = locales[language]
  const { artifacts, buildings } = texts[language]
  const isAlone = view.boards.length === 2
  return view.boards.flatMap((board, one) => {
    if (one === seat) return []
    const houses = board.buildings.flatMap((own) => (own ? [buildings[own.building].name] : []))
    const settlers = countedIn(settlersOf(board), terms[language].settlers, language)
    const said = [
      ...(view.passed.includes(one) ? [words[language].passed] : isAlone ? [settlers] : []),
      amountsIn(board.supply, language) || terms[language].none,
      board.artifact === null ? '' : artifacts[board.artifact].name,
      isAlone ? fitted(counted(houses), ', ', mostOfBuildings, language) : '',
    ].filter((part) => part !== '')
    return [`${labelled(names(one), said.join(between))}.`]
  })
}

/** Effect of an artifact, as long as it has one: some give all at the moment of taking (S-R33). */
function withEffect(id: ArtifactId, language: Language): string {
  const { name, text } = texts[language].artifacts[id]
  const effect = uncapital(text.replace(/\.$/, ''))
  return artifactById[id].type === 'take' ? name : locales[language].labelled(name, effect)
}

/** Resources, settlers and artifact of a seat with its effect, rates that it can use, what it has used and keeps, colours of the heroes, and the others. */
export function holdings(view: State, seat: Seat, language: Language, names: Names): string[] {
  const own = view.boards[seat]
  if (!own) return []
  const say = words[language]
  const { basics, round } = terms[language]
  const { between, labelled } = locales[language]
  const { colours } = texts[language]
  const row = view.heroRow.flatMap((id) =>
    id && !isHidden(id) ? [nounIn(colours[heroById[id].colour], language)] : [],
  )
  const count = basicsIn(own.supply)
  // The more there are, the more there is to say of them.
  const hasRoom = view.boards.length < 4
  const isTurn = view.agenda.at(-1)?.task === 'turn'
  // S5.85; S5.81: nothing is dropped in the last round.
  const isLosing = isTurn && count > outposts(own).length && view.round < roundCount
  // S5.68
  const rates = isTurn ? ratesIn(language, own.supply) : []
  const line = (label: string, items: ReadonlyArray<string>, mark = ', ') =>
    items.length === 0 ? [] : [labelled(label, `${items.join(mark)}.`)]
  const kept = isLosing ? [say.keeps(outposts(own).length, countedIn(count, basics, language))] : []
  return [
    [round(view.round), ...kept].join(' '),
    labelled(
      say.own,
      `${belongingsOf(own, language, hasRoom ? withEffect : undefined).join(between)}.`,
    ),
    ...line(say.exchange, rates, between),
    [...line(say.used, usedOf(view, seat, language)), ...line(say.colours, [...new Set(row)])].join(
      ' ',
    ),
    rivals(view, seat, language, names).join(' '),
  ].filter((one) => one !== '')
}
