import { For, type JSX, Show } from 'solid-js'
import {
  type Area,
  type BannerOutlook,
  craftBuilding,
  isCraftBuilding,
  type Profession,
  points,
  token,
  type Village,
  type WhiteBanner,
} from '../../../../worker/games/my-village/index.ts'
import { buildingOf } from '../../../../worker/pictures/my-village/index.ts'
import { placed } from '../../stage/layout.ts'
import { BannerButton, Flag, Spaces } from './Card.tsx'
import { suitOfProfession } from './Choices.tsx'
import { Building, Pawn, Sign, type SignName, Thing } from './Drawn.tsx'
import { explainScore, type ScoreCategory } from './explain.ts'
import { timeLeft } from './facts.ts'
import type { Site } from './places.ts'
import { kindOf } from './sums.ts'
import { PieceButton, useTable } from './table.ts'
import { bannerPiece, displayPiece, goodsPiece, plotPiece, villagerPiece } from './targets.ts'

export interface InVillage {
  readonly seat: number
  readonly village: Village
}

const tileValues: ReadonlyArray<number> = token('tile-2-12').values ?? []

/** The values that a banner itself shows; those of the tile beside it are told by the tile. */
export const withoutTile = (
  village: Village,
  banner: WhiteBanner,
  values: BannerOutlook['values'],
) =>
  village.tile === banner && banner !== 'meeting-place'
    ? values.filter((value) => value === '?' || !tileValues.includes(value))
    : values

/** The value tile beside a banner. Decoration. */
export const Tile = (props: InVillage & { readonly banner: WhiteBanner }) => (
  <Show when={props.village.tile === props.banner}>
    <span class="mv-tile" aria-hidden="true">
      2/12
    </span>
  </Show>
)

const villagerOf: Readonly<Partial<Record<Area, Profession>>> = {
  religion: 'abbot',
  council: 'councilman',
  travel: 'traveller',
  crafts: 'craftsman',
  market: 'merchant',
}
const scoreOf: Readonly<Record<Area, ScoreCategory>> = {
  religion: 'religion',
  council: 'council',
  harvest: 'harvest',
  travel: 'travel',
  crafts: 'market',
  market: 'market',
}

/** Something in a street: what is drawn stands in its upper part, what lies on it in its foot. */
export function Cell(props: {
  readonly id: string
  readonly class?: string
  readonly children: JSX.Element
}) {
  const table = useTable()
  const place = () => table.layout().scene?.cells.get(props.id)
  return (
    <Show when={place()}>
      {(place) => (
        <div
          class={`mv-cell at ${props.class ?? ''}`}
          style={{ ...placed(place().box), '--foot': `${place().foot.h}px` }}
        >
          {props.children}
        </div>
      )}
    </Show>
  )
}

/** Apparent age of somebody of a family, by the time that is left to the bridge. */
const ageOf = (village: Village): string => {
  const left = timeLeft(village)
  if (left > 6) return 'mv-young'
  return left > 3 ? 'mv-grown' : 'mv-old'
}

/** The villager of a quarter, alive or gone. */
function Villager(props: InVillage & { readonly who: Profession }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const present = () => props.village.villagers[props.who]
  const label = () =>
    boardWords().villager(boardWords().cards.professions[props.who].name, present())
  return (
    <PieceButton
      at={villagerPiece(props.seat, props.who)}
      label={label()}
      subject={() => ({
        title: label(),
        lines: [
          { text: boardWords().villagerHelp[props.who] },
          ...(present() ? [] : [{ text: boardWords().inactive, tone: 'lack' as const }]),
        ],
      })}
      first
      class={`mv-top mv-villager ${ageOf(props.village)}`}
    >
      <Show
        when={present()}
        fallback={<Thing name="slab" class={`mv-slab mv-seat-${props.seat}`} />}
      >
        <Pawn who={props.who} suit={suitOfProfession[props.who]} />
      </Show>
    </PieceButton>
  )
}

/** The points of an area, as a tag. */
export function Points(props: {
  readonly seat: number
  readonly area: Area
  readonly first?: boolean
}) {
  const table = useTable()
  const score = () => explainScore(table, props.seat, scoreOf[props.area])
  return (
    <PieceButton
      at={`v${props.seat}:score:${props.area}`}
      label={score().title}
      subject={score}
      first={props.first ?? false}
      class="mv-foot mv-points"
    >
      <span class="mv-tag" data-words>
        <Sign name="prestige" />
        {points(table.plain(), props.seat)[scoreOf[props.area]]}
      </span>
    </PieceButton>
  )
}

/** A quarter of the village: what was built, its villager, its points. */
export function Quarter(
  props: InVillage & { readonly area: Area; readonly children: JSX.Element },
) {
  const table = useTable()
  const profession = () => villagerOf[props.area]
  const present = () => {
    const needed = profession()
    return !needed || props.village.villagers[needed]
  }
  return (
    <section
      class={`mv-quarter mv-at-${props.area}`}
      classList={{ 'mv-inactive': !present() }}
      data-group
      aria-label={table.boardWords().cards.areas[props.area]}
    >
      {props.children}
      <Show
        when={profession()}
        fallback={
          <Cell id={props.area}>
            <Points seat={props.seat} area={props.area} first />
          </Cell>
        }
      >
        {(who) => (
          <Cell id={`who:${who()}`}>
            <Villager seat={props.seat} village={props.village} who={who()} />
            <Show when={props.area !== 'crafts'}>
              <Points seat={props.seat} area={props.area} />
            </Show>
          </Cell>
        )}
      </Show>
    </section>
  )
}

/** The free plots of an area that some of my dice reach: the house stands there as a shadow. */
export function Sites(props: { readonly area: Area }) {
  const table = useTable()
  /** A plot on which several could stand asks which; else it stands for the one card. */
  const pieceOf = (site: Site) => {
    const plot = isCraftBuilding(site) ? plotPiece(craftBuilding(site).kind) : ''
    return table.selection.more()?.plots.has(plot) ? plot : displayPiece(site)
  }
  const sites = () => table.sites().filter((site) => kindOf(site) === props.area)
  return (
    <For each={sites()}>
      {(site) => (
        <Cell id={`site:${site}`} class="mv-site">
          <BannerButton at={pieceOf(site)} of={{ colour: 'black', banner: site }} class="mv-whole">
            <Show when={buildingOf(site)} fallback={<Pawn who="monk" suit="religion" />}>
              <Building of={site} />
            </Show>
            <span class="mv-tag mv-site-name" data-words lang={table.props.language}>
              + {table.siteName(site)}
            </span>
          </BannerButton>
        </Cell>
      )}
    </For>
  )
}

/** Markers on a card of the village; a piece of its own, because a plow or a good may be taken from it. */
export function Stock(
  props: InVillage & {
    readonly on: WhiteBanner
    readonly filled: number
    readonly of: number
    readonly name: string
    readonly help: string
    readonly sign?: SignName
  },
) {
  const table = useTable()
  const label = () => table.boardWords().goods(props.filled, props.of, props.name)
  const house = () => bannerPiece(props.seat, props.on)
  /** The foot of a house whose banner is lit is a part of the house. */
  const isOfHouse = () => table.selection.isLit(house())
  return (
    <PieceButton
      at={goodsPiece(props.seat, props.on)}
      label={label()}
      otherwise={isOfHouse() ? () => table.selection.tap(house()) : undefined}
      otherwiseLabel={isOfHouse() ? (table.selection.says(house()) ?? undefined) : undefined}
      subject={() => ({ title: label(), lines: [{ text: props.help }] })}
      class="mv-foot mv-stock"
    >
      <span class="mv-tag">
        <Show when={props.sign}>{(sign) => <Sign name={sign()} />}</Show>
        <Spaces filled={props.filled} of={props.of} />
      </span>
    </PieceButton>
  )
}

/** A building of the village with its white banner; what lies on it comes behind it. */
export function House(
  props: InVillage & {
    readonly banner: WhiteBanner
    readonly plow?: boolean
    readonly children?: JSX.Element
  },
) {
  const table = useTable()
  const outlook = () => table.outlook({ colour: 'white', banner: props.banner }, props.seat)
  return (
    <Cell id={`house:${props.banner}`}>
      <BannerButton
        at={bannerPiece(props.seat, props.banner)}
        of={{ colour: 'white', banner: props.banner }}
        seat={props.seat}
        class="mv-top mv-house"
      >
        <Building of={props.banner} plow={props.plow ?? false} />
        <Flag
          values={withoutTile(props.village, props.banner, outlook()?.values ?? [])}
          colour="white"
        />
        <Tile seat={props.seat} village={props.village} banner={props.banner} />
      </BannerButton>
      {props.children}
    </Cell>
  )
}
