/** Aids of a decision in Settlement: lands by numbers, own goods, and costs of heroes and houses. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Language, PerLanguage } from '../../games/kernel/language.ts'
import { cards as cardsDe } from '../../games/settlement/cards.de.ts'
import { cards as cardsEn } from '../../games/settlement/cards.en.ts'
import { cards as cardsFr } from '../../games/settlement/cards.fr.ts'
import {
  type Amounts,
  allResources,
  type BuildingId,
  buildingById,
  heroById,
  type Street,
} from '../../games/settlement/components/index.ts'
import { heroPrice } from '../../games/settlement/heroes.ts'
import { settlersOf } from '../../games/settlement/settlers.ts'
import type { Move, State } from '../../games/settlement/state.ts'
import { type Aid, amount, below, type Disc, floor, type Numbered, plate, signRow } from '../aid.ts'
import { write } from '../letters.ts'
import { alpha, group, path, rect } from '../shapes.ts'
import { ink, palette, type Suit } from '../tones.ts'
import { building } from './buildings.ts'
import { hero } from './heroes.ts'
import { gamePlace } from './place.ts'
import { suitOfColour } from './suits.ts'
import { terms } from './terms.ts'
import { bonusSettler, resource, settler, sign } from './tokens.ts'
import { houses, inPicture, tiles } from './village.ts'

const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }

const words: PerLanguage<Readonly<Record<'heroes' | 'market' | 'settlers', string>>> = {
  en: { heroes: 'Heroes who would come', market: 'On the market', settlers: 'Settlers' },
  de: { heroes: 'Helden, die kämen', market: 'Auf dem Markt', settlers: 'Siedler' },
  fr: { heroes: 'Héros prêts à venir', market: 'Au marché', settlers: 'Colons' },
}

const print = (svg: string, suit?: Suit): string => ink(svg, palette(gamePlace, 'day', suit))

/** A price as signs, one for each thing. */
const price = (amounts: Amounts): string[] =>
  allResources.flatMap((kind) =>
    Array.from({ length: amounts[kind] ?? 0 }, () => print(resource(kind))),
  )

const ratesTop = below + 190
const heroesTop = ratesTop + 130
const marketTop = heroesTop + 340
const stallHeight = 226
const heroAt = (i: number) => ({ x: 28 + i * 292, y: heroesTop + 62 })
const stallAt = (i: number) => ({
  x: 28 + (i % 5) * 232,
  y: marketTop + 62 + Math.floor(i / 5) * (stallHeight + 16),
})

/** A sign, or a number beside one. */
type Part = string | number

const arrow = print(
  path('M3 12H17M12 6.5L18.5 12L12 17.5', 'none', ' stroke="$print" stroke-width="2.2"'),
)
const any = print(sign('any'))

/** A price, with the sign for a basic resource of one's choice. */
const withAny = ({
  anyBasic = 0,
  ...amounts
}: Amounts & { readonly anyBasic?: number }): Part[] => [
  ...price(amounts),
  ...Array.from({ length: anyBasic }, () => any),
]

/** The effect of a building (S7.20-S7.31): what is given and gained; what lies there for good, with its points at the end. */
function effectOf(id: BuildingId): Part[] {
  const { effect } = buildingById[id]
  switch (effect.op) {
    case 'gain':
      return ['+', ...withAny(effect.gain)]
    case 'trade': {
      const settlers = Array.from({ length: effect.gain.bonusSettlers ?? 0 }, () =>
        print(bonusSettler()),
      )
      return [...withAny(effect.pay), arrow, ...price(effect.gain), ...settlers]
    }
    case 'store':
      return [...price(effect.pay), arrow, effect.vpEach]
    case 'gain-from-outpost-terrain':
      return ['+', print(sign('build-outpost'))]
  }
}

const partSize = 36

/** Signs and numbers in a row around x. */
const inRow = (parts: ReadonlyArray<Part>, x: number, y: number): string =>
  parts
    .map((part, i) => {
      const left = x + (i - parts.length / 2) * (partSize + 4)
      return typeof part === 'string' && part.length > 1
        ? signRow([part], left, y, partSize)
        : write(String(part), left + partSize / 2, y + 28, 22, 'print', { weight: 1.9, align: 0.5 })
    })
    .join('')

/** Rates of the general supply (S5.62-S5.65), side by side. */
const rates = (): string =>
  [
    [any, any, arrow, any],
    [...price({ wood: 1, clay: 1, stone: 1 }), arrow, ...price({ diamond: 1 })],
    [...price({ diamond: 2 }), arrow, ...price({ gold: 1 })],
    [...price({ gold: 1 }), arrow, any],
  ]
    .map((parts, i) => inRow(parts, 170 + i * 290, ratesTop + 66))
    .join('')

/** The middle of a land, or of the wild where one would be. */
const landAt = ({ region, column }: { region: number; column: number }) =>
  inPicture(tiles.x + (column - 1) * tiles.across + 30, tiles.y - (region - 1) * tiles.up + 30)

const streets: ReadonlyArray<Street> = ['upper', 'middle', 'lower']

/** The middle of a house's plot in a street, or with column 0 the beginning of the street. */
const plotAt = (street: Street, column: number) =>
  inPicture(
    houses.x + (column === 0 ? -104 : (column - 1) * houses.across),
    houses.y + streets.indexOf(street) * houses.down - 36,
  )

/** Place of a move's number. */
function spotOf(move: Move): { readonly x: number; readonly y: number } | null {
  switch (move.do) {
    case 'explore':
      return landAt({ region: move.region, column: 4 })
    case 'activate-region':
      return landAt({ region: move.region, column: 0.48 })
    case 'hunt':
    case 'build-outpost':
    case 'activate-outpost':
    case 'place-terrain':
      return landAt(move)
    case 'activate-street':
      return plotAt(move.street, 0)
    case 'place-building':
    case 'use':
      return plotAt(move.street, move.column)
    case 'construct': {
      const { x, y } = stallAt(move.market - 1)
      return { x: x + 186, y: y + 34 }
    }
    case 'invite': {
      const { x, y } = heroAt(move.position - 1)
      return { x: x + 230, y: y + 34 }
    }
    default:
      return null
  }
}

function stalls(view: State, language: Language): string {
  return view.market
    .map((pile, i) => {
      if (!pile) return ''
      const { x, y } = stallAt(i)
      const name = texts[language].buildings[pile.building].name
      return (
        rect(x + 4, y + 5, 216, stallHeight, 'key', alpha(0.24)) +
        rect(x, y, 216, stallHeight, 'paper') +
        print(group(x + 76, y + 112, 1.25, building(pile.building))) +
        signRow(price(buildingById[pile.building].cost), x + 152, y + 78, 46) +
        write(name, x + 108, y + 166, 19, 'print', { weight: 1.6, align: 0.5, most: 200 }) +
        inRow(effectOf(pile.building), x + 108, y + 178)
      )
    })
    .join('')
}

function guests(view: State, language: Language): string {
  return view.heroRow
    .map((id, i) => {
      if (!id) return ''
      const { x, y } = heroAt(i)
      const { bonusSettlers, guild, colour, vp } = heroById[id]
      const gained = Array.from({ length: bonusSettlers }, () => print(bonusSettler()))
      const portrait = `<svg x="${x + 8}" y="${y + 8}" width="256" height="162" viewBox="6 2 108 76" preserveAspectRatio="xMidYMid slice">${print(hero(id), suitOfColour[colour])}</svg>`
      const name = `${texts[language].heroes[guild]} ${vp.points}${vp.per ? '+' : ''}`
      return (
        rect(x + 4, y + 5, 272, 264, 'key', alpha(0.24)) +
        rect(x, y, 272, 264, 'paper') +
        portrait +
        write(name, x + 14, y + 202, 19, 'print', { weight: 1.6, most: 240 }) +
        signRow(price(heroPrice(view, i + 1) ?? {}), x + 12, y + 212, 40) +
        signRow(gained, x + 264 - gained.length * 45, y + 126, 40)
      )
    })
    .join('')
}

export function aid(view: State, seat: Seat, language: Language, turns: Numbered): Aid {
  const own = view.boards[seat]
  if (!own) return { height: 0, drawn: '', discs: [] }
  const say = words[language]
  const { resources } = texts[language]
  const supply = [
    ...allResources.map(
      (kind) => [print(resource(kind)), own.supply[kind], resources[kind]] as const,
    ),
    [print(settler()), settlersOf(own), say.settlers] as const,
  ]
    .map(
      ([sign, count, name], i) =>
        amount(sign, count, 120 + i * 190, below + 12) +
        write(name, 120 + i * 190, below + 162, 20, 'print', { weight: 1.6, align: 0.5 }),
    )
    .join('')
  const rows = Math.ceil(view.market.length / 5)
  const height = marketTop + 62 + rows * (stallHeight + 16) + 10 - below
  const discs = turns.flatMap(([first], i): Disc[] => {
    const spot = first ? spotOf(first as Move) : null
    return spot ? [{ number: i + 1, ...spot }] : []
  })
  return {
    height,
    drawn:
      floor(height) +
      supply +
      plate(terms[language].exchange, ratesTop) +
      rates() +
      plate(say.heroes, heroesTop) +
      guests(view, language) +
      plate(say.market, marketTop) +
      stalls(view, language),
    discs,
  }
}
