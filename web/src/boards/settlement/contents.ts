import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { spacesOf, streetSpaces } from '../../../../worker/games/settlement/board.ts'
import {
  type Amounts,
  allRegions,
  allResources,
  allStreets,
  type BuildingId,
  buildingById,
  exploreSettlers,
  heroById,
  heroRowSize,
  marketSpaces,
  surcharges,
  terrainById,
} from '../../../../worker/games/settlement/components/index.ts'
import { noteHeight } from '../../stage/guide.ts'
import type { Contents, ShelfContents, TerraceContents, TokenWidths } from './places.ts'
import type { Table as Whole } from './table.ts'
import { rolesOf } from './targets.ts'
import { flagUse, gateUse, useWord } from './used.ts'
import { breakable } from './words.ts'

/** Table that the layout is made from. */
export type Table = Omit<Whole, 'layout'>

/** Width of a picture with its number (1 is not written), in sizes of its letters. */
const token = (count = 1, sign = ''): number =>
  1.3 + (sign || count !== 1 ? 0.56 * `${sign}${count}`.length : 0)

const tokensOf = (
  of: Amounts & { readonly bonusSettlers?: number; readonly anyBasic?: number },
) => [
  ...(of.anyBasic ? [token(of.anyBasic)] : []),
  ...allResources.flatMap((resource) => (of[resource] ? [token(of[resource])] : [])),
  ...(of.bonusSettlers ? [token(of.bonusSettlers)] : []),
]

/** Effect of a building, as `Effect` draws it. */
export function effectOf(building: BuildingId): TokenWidths {
  const { effect } = buildingById[building]
  const arrow = effect.op === 'gain' ? 0.6 : 1
  const pay = effect.op === 'trade' || effect.op === 'store' ? tokensOf(effect.pay) : []
  const gain = effect.op === 'gain' || effect.op === 'trade' ? tokensOf(effect.gain) : []
  const ofOutpost = effect.op === 'gain-from-outpost-terrain'
  return [
    ...pay,
    ...(ofOutpost ? [token()] : []),
    arrow,
    ...gain,
    ...(ofOutpost ? [token()] : []),
    ...(effect.op === 'store' ? [1.6] : []),
  ]
}

/** A region and the street across the river, the i-th from above. */
function terraceOf({ props, boardWords }: Table, i: number): TerraceContents {
  const { looked: seat, state, plain, over } = props
  const words = boardWords()
  const board = state.boards[seat]
  const region = allRegions.toReversed()[i] ?? 1
  const street = allStreets[i] ?? 'lower'
  return {
    flag: useWord(words, flagUse(plain, seat, region, over), over),
    gate: useWord(words, gateUse(plain, seat, street, over), over),
    price: over ? null : `${words.doing.explore} ${exploreSettlers[region]}`,
    left: words.left(state.terrainStacks[region - 1]?.length ?? 0),
    lands: spacesOf(region).map((space) => {
      const terrain = board?.terrains[space]
      return terrain ? breakable(words.cards.terrains[terrainById[terrain.tile].resource]) : null
    }),
    houses: streetSpaces(street).map((space) => {
      const own = board?.buildings[space]
      if (!own) return null
      const name = breakable(words.cards.buildings[own.building].name)
      return { name, effect: effectOf(own.building) }
    }),
  }
}

function shelfOf({ props, boardWords, side }: Table): ShelfContents {
  const { heroRow, market, artifactRow, boards } = props.state
  const words = boardWords()
  const own = boards[props.you ?? -1]?.heroes.length ?? 0
  return {
    side: side(),
    own,
    heroes: {
      title: words.heroRow,
      note: words.heroesNote,
      cards: Array.from({ length: heroRowSize }, (_, i) => {
        const hero = heroRow[i]
        if (!hero) return null
        const { guild, baseCost } = heroById[hero]
        const surcharge = surcharges[i] ?? 0
        const extra = surcharge > 0 ? [token(surcharge, '+') + 0.45] : []
        return { name: words.cards.heroes[guild], price: [...tokensOf(baseCost), ...extra] }
      }),
    },
    market: {
      title: words.market,
      note: words.marketNote,
      wares: Array.from({ length: marketSpaces }, (_, i) => {
        const pile = market[i]
        if (!pile) return null
        return {
          name: breakable(words.cards.buildings[pile.building].name),
          effect: effectOf(pile.building),
          price: Math.max(...tokensOf(buildingById[pile.building].cost)),
        }
      }),
    },
    artifacts: {
      title: words.artifacts,
      note: words.artifactsNote,
      cards: artifactRow.map((id) => {
        const { name, text } = words.cards.artifacts[id]
        return { name: breakable(name), text: breakable(text) }
      }),
    },
    turns:
      side() === 'market'
        ? [words.showArtifacts(artifactRow.length), ...(own > 0 ? [words.showOwnHeroes(own)] : [])]
        : [words.showMarket],
  }
}

/** The artifact that lies before a seat; where taking it ends the round, the state has it only once the turn is sent. */
export function artifactOf({ props, selection }: Table, seat: Seat) {
  const last = selection.planned().findLast((move) => move.do === 'take-artifact')
  const chosen = seat === props.you ? last?.artifact : undefined
  return { chosen, shown: chosen ?? props.state.boards[seat]?.artifact }
}

/** All that lies on the board now, as its layout counts it. */
export function contentsOf(table: Table): Contents {
  const { props, boardWords } = table
  const { looked, you, over, state } = props
  const words = boardWords()
  const board = state.boards[looked]
  const { basic = 0, bonus = 0 } = board?.settlers ?? {}
  const { shown } = artifactOf(table, looked)
  const card = shown && words.cards.artifacts[shown]
  return {
    pane: props.pane,
    handle: table.hasHandle(),
    over,
    note: noteHeight(),
    visit:
      looked === (you ?? looked)
        ? null
        : { title: words.boardOf(props.names(looked)), home: words.home },
    tag: card
      ? { name: breakable(card.name), text: card.text }
      : { name: words.noArtifact, text: null },
    guests: board?.heroes.length ?? 0,
    terraces: allRegions.map((_, i) => terraceOf(table, i)),
    sites: over
      ? []
      : (['construct', 'explore', 'hunt', 'build-outpost'] as const).map(
          (site) => words.doing[site],
        ),
    purse: {
      amounts: allResources.map((resource) => `${board?.supply[resource] ?? 0}`),
      settlers: [`${basic}`, ...(bonus > 0 ? [`${bonus}`] : [])],
      asked:
        looked === you &&
        allResources.some((resource) =>
          rolesOf(resource).some((piece) => table.selection.isLit(piece)),
        ),
      exchange: looked === you && !over ? words.exchange : null,
    },
    shelf: shelfOf(table),
    others: Array.from({ length: props.seats - 1 }, (_, i) => ({
      heroes: state.boards[((you ?? 0) + 1 + i) % props.seats]?.heroes.length ?? 0,
    })),
  }
}
