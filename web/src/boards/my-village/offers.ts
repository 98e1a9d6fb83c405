import {
  type AnyBanner,
  bannerValue,
  type CraftBuildingId,
  craftBuilding,
  craftBuildingKinds,
  isCraftBuilding,
  nextLetter,
} from '../../../../worker/games/my-village/index.ts'
import { keyOf } from './facts.ts'
import type { Offer, Site } from './places.ts'
import { routeForAsked, usesOf } from './sums.ts'
import type { Table } from './table.ts'
import { displayPiece } from './targets.ts'

/** Parts of the table by which the offers are found. */
export type Seen = Pick<
  Table,
  'props' | 'plain' | 'selection' | 'viewpoint' | 'outlooks' | 'pairs' | 'route' | 'sum' | 'inReach'
>

function stacked(group: Offer['group'], uses: ReadonlyArray<AnyBanner>): Offer[] {
  const stacks = new Map<string, [AnyBanner, ...AnyBanner[]]>()
  for (const one of uses) {
    const kind =
      one.colour === 'black' && isCraftBuilding(one.banner)
        ? craftBuilding(one.banner).kind
        : keyOf(one)
    const known = stacks.get(kind)
    if (known) known.push(one)
    else stacks.set(kind, [one])
  }
  return [...stacks].map(([kind, stack]) => ({ name: `${group} ${kind}`, group, stack }))
}

/** The banner value that counts now; after the first white banner, that of the dice. */
export const valueShown = (seen: Seen): number | null =>
  seen.props.state.agenda.at(-1)?.task === 'finish' ? bannerValue(seen.plain()) : seen.sum()

/** Uses of two dice: one black banner, or white ones, or the "?" banner; and black ones of this value that lack something. */
export function offersOf(seen: Seen): Offer[] {
  const route = seen.route()
  const value = valueShown(seen)
  const uses: AnyBanner[] = route
    ? usesOf(route).map(({ colour, banner }) => ({ colour, banner }) as AnyBanner)
    : seen.props.moves.flatMap((move) =>
        move.do === 'activate' ? [{ colour: 'white' as const, banner: move.banner }] : [],
      )
  const lit = new Set(uses.map(keyOf))
  const withheld = route
    ? seen
        .outlooks()
        .filter(({ colour, values }) => colour === 'black' && values.includes(value as number))
        .filter((one) => !lit.has(keyOf(one)))
        .map(({ colour, banner }) => ({ colour, banner }) as AnyBanner)
    : []
  const of = (colour: 'black' | 'white') =>
    uses.filter((one) => one.colour === colour && one.banner !== 'headman')
  // The "?" banner takes other dice where those looked at would cost more.
  const asked: AnyBanner[] = routeForAsked(seen.pairs(), route)
    ? [{ colour: 'black', banner: 'headman' }]
    : []
  return [
    ...stacked('black', of('black')),
    ...stacked('white', of('white')),
    ...stacked('asked', asked),
    ...stacked('withheld', withheld),
  ]
}

/** The free plots of my village: one for each kind of card that some of my dice reach; the lit card of a kind comes first. */
export function sitesOf(seen: Seen): Site[] {
  const { state, you, looked } = seen.props
  const village = you === null ? undefined : seen.plain().villages[you]
  if (!village || looked !== you) return []
  const open = (card: Site) =>
    seen.selection.isLit(displayPiece(card)) ||
    (seen.pairs().length > 0 && seen.inReach({ colour: 'black', banner: card }))
  const kinds: ReadonlyArray<ReadonlyArray<Site>> = [
    village.church ? [] : state.churches,
    Object.values(state.monks).flatMap(({ top }) => (top ? [top] : [])),
    village.chamber ? [] : state.chambers,
    village.meetingPlace ? [] : ['meeting-place'],
    ...craftBuildingKinds.map((kind) =>
      state.buildings.filter((id: CraftBuildingId) => craftBuilding(id).kind === kind),
    ),
    ['field'],
  ]
  return kinds.flatMap((cards) => {
    const all = cards.filter(open)
    const lit = all.find((card) => seen.selection.isLit(displayPiece(card)))
    return lit ? [lit] : all.slice(0, 1)
  })
}

/** The next stage of my journey, where some of my dice reach it; `null`: none do. */
export const stageInReach = (seen: Seen): string | null => {
  const { you } = seen.props
  const village = you === null ? undefined : seen.plain().villages[you]
  const letter = village && nextLetter(village)
  return letter && seen.inReach({ colour: 'black', banner: `travel-${letter}` }) ? letter : null
}
