/** Holdings that a seat of Settlement decides with, in short lines for letters. */
import { isHidden, type Names, type Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage, uncapital } from '../../games/kernel/language.ts'
import { type HeroOffer, heroOffers } from '../../games/settlement/advice.ts'
import { boardOf, outposts, streetSpaces } from '../../games/settlement/board.ts'
import {
  type ArtifactId,
  allResources,
  allStreets,
  artifactById,
  heroById,
  roundCount,
  type Street,
  terrainById,
} from '../../games/settlement/components/index.ts'
import { colourShown } from '../../games/settlement/monsters.ts'
import { settlersOf } from '../../games/settlement/settlers.ts'
import type { State } from '../../games/settlement/state.ts'
import { basicsIn } from '../../games/settlement/supply.ts'
import { counted, countedIn, fitted, nounIn } from '../holdings.ts'
import type { Holdings, Rival } from '../manifest.ts'
import { amountsIn } from './amounts.ts'
import { belongingsOf, texts, usedOf, worthOf } from './seen.ts'
import { terms } from './terms.ts'

interface Said {
  /** In the last round: the end of the game (S4.1). */
  readonly last: string
  /** Owner of the start marker once somebody has passed (S4.11). */
  readonly begins: (name: string) => string
  readonly youBegin: string
  readonly nearest: string
  /** Points that a hero would bring now. */
  readonly now: (points: number) => string
  readonly payable: string
  readonly exchanging: string
  readonly lacking: (of: string) => string
  readonly free: string
  readonly streets: Readonly<Record<Street, string>>
  readonly own: string
  readonly used: string
  /** Colours of the heroes in the row (S5.25). */
  readonly colours: string
  readonly passed: string
  readonly keeps: (kept: number, of: string) => string
  /** A terrain that was drawn, and the monster of its colour. */
  readonly drawn: string
  readonly monster: string
  readonly noMonster: string
  readonly decided: string
}

const words: PerLanguage<Said> = {
  en: {
    last: 'once all have passed, the game ends.',
    begins: (name) => `${name} begins the next round.`,
    ...{ youBegin: 'You begin the next round.', nearest: 'Heroes in reach' },
    now: (points) => `now ${points}`,
    ...{ payable: 'payable', exchanging: 'by exchanges' },
    lacking: (of) => `lacking ${of}`,
    ...{ own: 'You', used: 'Used this round', colours: 'Colours with monsters' },
    ...{ drawn: 'Drawn', monster: 'with a monster', noMonster: 'without a monster' },
    decided: 'you decide about the monster',
    free: 'Free building spaces',
    streets: { upper: 'upper', middle: 'middle', lower: 'lower' },
    passed: 'has passed',
    keeps: (kept, of) => `Passing, you keep ${kept} of ${of}.`,
  },
  de: {
    last: 'haben alle gepasst, endet das Spiel.',
    begins: (name) => `${name} beginnt die nächste Runde.`,
    ...{ youBegin: 'Du beginnst die nächste Runde.', nearest: 'Helden in Reichweite' },
    now: (points) => `jetzt ${points}`,
    ...{ payable: 'bezahlbar', exchanging: 'durch Tauschen' },
    lacking: (of) => `noch ${of}`,
    free: 'Freie Gebäudefelder',
    streets: { upper: 'oben', middle: 'Mitte', lower: 'unten' },
    ...{
      own: 'Du',
      used: 'Diese Runde benutzt',
      colours: 'Monsterfarben',
    },
    passed: 'hat gepasst',
    ...{ drawn: 'Gezogen', monster: 'mit Monster', noMonster: 'ohne Monster' },
    decided: 'über das Monster entscheidest du',
    keeps: (kept, of) => `${of}, beim Passen behältst du ${kept}.`,
  },
  fr: {
    last: 'quand tous ont passé, la partie finit.',
    begins: (name) => `${name} commence la prochaine manche.`,
    ...{ youBegin: 'Tu commences la prochaine manche.', nearest: 'Héros à portée' },
    now: (points) => `${points} pour l’instant`,
    ...{ payable: 'payable', exchanging: 'par échange' },
    lacking: (of) => `manque ${of}`,
    free: 'Cases de bâtiment libres',
    streets: { upper: 'haut', middle: 'milieu', lower: 'bas' },
    ...{
      own: 'Toi',
      used: 'Déjà utilisé',
      colours: 'Couleurs à monstres',
    },
    passed: 'a passé',
    ...{ drawn: 'Tiré', monster: 'avec un monstre', noMonster: 'sans monstre' },
    decided: 'à toi de décider du monstre',
    keeps: (kept, of) => `En passant, tu gardes ${kept} sur ${of}.`,
  },
}

/** Most words for the heroes and for the buildings of another: fewer of each where there are several. */
const mostOf = { alone: 8, several: 5 }

/** Settlers that others have left, or that they have passed, and their resources, heroes, artifact and buildings. */
function rivals(view: State, seat: Seat, language: Language, names: Names): Rival[] {
  const { between, labelled } = locales[language]
  const { artifacts, buildings, heroes } = texts[language]
  const most = view.boards.length === 2 ? mostOf.alone : mostOf.several
  return view.boards.flatMap((board, one) => {
    if (one === seat) return []
    const houses = board.buildings.flatMap((own) => (own ? [buildings[own.building].name] : []))
    const settlers = countedIn(settlersOf(board), terms[language].settlers, language)
    const people = board.heroes.map((id) => (isHidden(id) ? '?' : heroes[heroById[id].guild]))
    const said = [
      view.passed.includes(one) ? words[language].passed : settlers,
      amountsIn(board.supply, language) || terms[language].none,
      board.artifact === null ? '' : artifacts[board.artifact].name,
      fitted(counted(people), ', ', most, language),
      fitted(counted(houses), ', ', most, language),
    ].filter((part) => part !== '')
    return [{ seat: one, said: `${labelled(names(one), said.join(between))}.` }]
  })
}

/** Effect of an artifact, as long as it has one: some give all at the moment of taking (S-R33). */
function withEffect(id: ArtifactId, language: Language): string {
  const { name, text } = texts[language].artifacts[id]
  const effect = uncapital(text.replace(/\.$/, ''))
  return artifactById[id].type === 'take' ? name : locales[language].labelled(name, effect)
}

/** The round, the end, what passing keeps, and who begins the next round. */
function roundIn(view: State, seat: Seat, language: Language, names: Names): string {
  const say = words[language]
  const { basics, round } = terms[language]
  const own = boardOf(view, seat)
  const count = basicsIn(own.supply)
  const room = outposts(own).length
  const isLast = view.round === roundCount
  // S5.85; S5.81: nothing is dropped in the last round.
  const isLosing = isTurnIn(view) && count > room && !isLast
  const first = view.marker === seat ? say.youBegin : say.begins(names(view.marker))
  const isBegun = view.passed.length > 0 && view.boards.length > 1 && !isLast
  return [
    isLast
      ? `${round(view.round).replace(/\.$/, '')}${locales[language].between}${say.last}`
      : round(view.round),
    ...(isBegun ? [first] : []),
    ...(isLosing ? [say.keeps(room, countedIn(count, basics, language))] : []),
  ].join(' ')
}

const isTurnIn = (view: State): boolean => view.agenda.at(-1)?.task === 'turn'

/** A way to pay a hero now, or what is lacking for it. */
export function meansOf({ affordable, lacking, ways }: HeroOffer, language: Language): string {
  const say = words[language]
  if (affordable) return say.payable
  return ways.length > 0 ? say.exchanging : say.lacking(amountsIn(lacking, language))
}

/** Points of a hero now, where they depend on the board. */
export const nowOf = ({ hero, pointsNow }: HeroOffer, language: Language): string[] =>
  heroById[hero].vp.per ? [words[language].now(pointsNow)] : []

/** Offers of the heroes of the row; one that is not seen has no price. */
export function offersIn(view: State, seat: Seat): HeroOffer[] {
  const heroRow = view.heroRow.map((id) => (id && isHidden(id) ? null : id))
  return heroOffers({ ...view, heroRow }, seat)
}

/** Heroes of the row that are nearest to being paid (S5.71), with their points, also those that they would bring now, and what is lacking. */
function nearestIn(view: State, seat: Seat, language: Language, most: number): string[] {
  const distance = ({ affordable, lacking, ways }: HeroOffer) =>
    affordable
      ? 0
      : ways.length > 0
        ? 1
        : 1 + allResources.reduce((sum, one) => sum + (lacking[one] ?? 0), 0)
  const offers = offersIn(view, seat).map((offer) => ({ offer, at: distance(offer) }))
  return offers
    .toSorted((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ offer }) => {
      const hero = heroById[offer.hero]
      const worth = [worthOf(hero, language), ...nowOf(offer, language)]
      return `${texts[language].heroes[hero.guild]}, ${worth.join(', ')} (${meansOf(offer, language)})`
    })
}

/** Building spaces that are left in each street (S5.16). */
export function freeIn(view: State, seat: Seat, language: Language): string {
  const { buildings } = boardOf(view, seat)
  const { free, streets } = words[language]
  const left = allStreets.map((street) => {
    const count = streetSpaces(street).filter((space) => !buildings[space]).length
    return `${streets[street]} ${count}`
  })
  return `${locales[language].labelled(free, left.join(', '))}.`
}

/** A terrain that was just drawn, its colour, and whether a monster comes with it (S5.23-S5.25). */
function drawnIn(view: State, seat: Seat, language: Language): string[] {
  const task = view.agenda.at(-1)
  if (task?.task !== 'place-terrain') return []
  const { colour, resource } = terrainById[task.tile]
  const { drawn, decided, monster, noMonster } = words[language]
  const { colours, resources } = texts[language]
  const comes =
    boardOf(view, seat).artifact === 'mask'
      ? decided
      : colourShown(view, colour)
        ? monster
        : noMonster
  const land = [nounIn(resources[resource], language), nounIn(colours[colour], language)]
  return [`${locales[language].labelled(drawn, [...land, comes].join(', '))}.`]
}

/** Resources, settlers and artifact of a seat with its effect, a terrain just drawn, the round, the others and the nearest heroes; then places that are used or free, and colours of the heroes. */
export function holdings(view: State, seat: Seat, language: Language, names: Names): Holdings {
  const own = view.boards[seat]
  if (!own) return { always: [], rivals: [], more: [] }
  const say = words[language]
  const { between, labelled } = locales[language]
  const { colours } = texts[language]
  const row = view.heroRow.flatMap((id) =>
    id && !isHidden(id) ? [nounIn(colours[heroById[id].colour], language)] : [],
  )
  // The more there are, the more there is to say of them.
  const hasRoom = view.boards.length < 4
  const line = (label: string, items: ReadonlyArray<string>, mark = ', ') =>
    items.length === 0 ? [] : [labelled(label, `${items.join(mark)}.`)]
  const belongings = belongingsOf(own, language, hasRoom ? withEffect : undefined)
  const others = rivals(view, seat, language, names)
  return {
    rivals: others,
    always: [
      labelled(say.own, `${belongings.join(between)}.`),
      ...drawnIn(view, seat, language),
      roundIn(view, seat, language, names),
      ...line(say.nearest, nearestIn(view, seat, language, others.length > 1 ? 1 : 2), between),
    ],
    more: [
      ...line(say.used, usedOf(view, seat, language)),
      ...(own.buildings.some(Boolean) ? [freeIn(view, seat, language)] : []),
      ...line(say.colours, [...new Set(row)]),
    ],
  }
}
