import { type JSX, Show } from 'solid-js'
import {
  type Area,
  type BannerOutlook,
  type Profession,
  points,
  token,
  type Village,
  type WhiteBanner,
} from '../../../../worker/games/my-village/index.ts'
import { BannerButton, Flag, Spaces } from './Card.tsx'
import { suitOfProfession } from './Choices.tsx'
import { Building, Pawn, Sign, type SignName } from './Drawn.tsx'
import { explainScore, nameOf, type ScoreCategory } from './explain.ts'
import { PieceButton, useTable } from './table.ts'
import { bannerPiece, goodsPiece, villagerPiece } from './targets.ts'

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
      class={`mv-villager ${present() ? '' : 'mv-gone'}`}
    >
      <Show when={present()} fallback={<Sign name="grave" />}>
        <Pawn who={props.who} suit={suitOfProfession[props.who]} />
      </Show>
      <span class="mv-villager-name" data-words>
        {boardWords().cards.professions[props.who].name}
      </span>
    </PieceButton>
  )
}

/** A quarter of the village: its villager, its points, what was built. */
export function Quarter(
  props: InVillage & {
    readonly area: Area
    readonly empty: boolean
    /** More stands in it than fits side by side. */
    readonly crowded?: boolean
    readonly children: JSX.Element
  },
) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const profession = () => villagerOf[props.area]
  const present = () => {
    const needed = profession()
    return !needed || props.village.villagers[needed]
  }
  const score = () => explainScore(table, props.seat, scoreOf[props.area])
  return (
    <section
      class={`mv-quarter mv-at-${props.area}`}
      classList={{ 'mv-inactive': !present(), 'mv-crowd': props.crowded ?? false }}
      data-group
      aria-label={boardWords().cards.areas[props.area]}
    >
      <div class="mv-houses">
        <Show when={!props.empty} fallback={<span class="mv-plot" aria-hidden="true" />}>
          {props.children}
        </Show>
      </div>
      <header class="mv-quarter-head">
        <Show
          when={profession()}
          fallback={
            <span class="mv-villager-name" data-words>
              {boardWords().kinds[props.area]}
            </span>
          }
        >
          {(who) => <Villager seat={props.seat} village={props.village} who={who()} />}
        </Show>
        <Show when={props.area !== 'crafts'}>
          <PieceButton
            at={`v${props.seat}:score:${props.area}`}
            label={score().title}
            subject={score}
            first={!profession()}
            class="mv-points"
          >
            <Sign name="prestige" />
            <span data-words>{points(table.plain(), props.seat)[scoreOf[props.area]]}</span>
          </PieceButton>
        </Show>
      </header>
    </section>
  )
}

/** Markers on a card of the village; a piece of its own, because a plow or a good may be taken from it. */
export function Stock(
  props: InVillage & {
    readonly on: string
    readonly filled: number
    readonly of: number
    readonly name: string
    readonly help: string
    readonly sign?: SignName
  },
) {
  const table = useTable()
  const label = () => table.boardWords().goods(props.filled, props.of, props.name)
  return (
    <PieceButton
      at={goodsPiece(props.seat, props.on)}
      label={label()}
      subject={() => ({ title: label(), lines: [{ text: props.help }] })}
      class="mv-stock"
    >
      <Show when={props.sign}>{(sign) => <Sign name={sign()} />}</Show>
      <Spaces filled={props.filled} of={props.of} />
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
    <div class="mv-house">
      <BannerButton
        at={bannerPiece(props.seat, props.banner)}
        of={{ colour: 'white', banner: props.banner }}
        seat={props.seat}
        class="mv-building-button"
      >
        <Building of={props.banner} plow={props.plow ?? false} />
        <Flag
          values={withoutTile(props.village, props.banner, outlook()?.values ?? [])}
          colour="white"
        />
        <Tile seat={props.seat} village={props.village} banner={props.banner} />
        <span class="mv-house-name" data-words lang={table.props.language}>
          {table.boardWords().brief(nameOf(table.boardWords(), props.banner))}
        </span>
      </BannerButton>
      {props.children}
    </div>
  )
}
