import familyHouse from 'virtual:icon/family-house'
import fruitTree from 'virtual:icon/fruit-tree'
import grimReaper from 'virtual:icon/grim-reaper'
import openBook from 'virtual:icon/open-book'
import stoneBridge from 'virtual:icon/stone-bridge'
import { createSignal, For, Index, type JSX, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  type Area,
  type BannerOutlook,
  chamber,
  church,
  craftBuilding,
  customer,
  type HeadmanSpace,
  headmanSpaces,
  letters,
  lifeTrack,
  meetingPlace,
  nextLetter,
  type Profession,
  points,
  standingOrders,
  token,
  travelCard,
  type Village as VillageState,
  type WhiteBanner,
  windowPoints,
} from '../../../../worker/games/my-village/index.ts'
import { Icon } from '../../design/Icon.tsx'
import { BannerButton, Costs, Pennant, Spaces } from './Card.tsx'
import { AreaSign } from './Display.tsx'
import {
  explainBanner,
  explainScore,
  explainTotal,
  type ScoreCategory,
  sourceLine,
  titleOf,
} from './explain.ts'
import { timeLeft } from './facts.ts'
import { Glyph } from './glyphs.tsx'
import { CustomerFace } from './MainBoard.tsx'
import { PieceButton } from './PieceButton.tsx'
import { church as churchPicture, goodPictures, greekTemple } from './pictures.ts'
import { useTable } from './table.ts'
import {
  bannerPiece,
  goodsPiece,
  headmanPiece,
  markPiece,
  orderPiece,
  schoolPiece,
  villagerPiece,
} from './targets.ts'

const tileValues: ReadonlyArray<number> = token('tile-2-12').values ?? []

interface InVillage {
  readonly seat: Seat
  readonly village: VillageState
}

/** A small gain behind its sign. Decoration. */
const Gain = (props: { readonly coins?: number; readonly sp?: number }) => (
  <span class="mv-gain" aria-hidden="true">
    <Show when={props.coins}>
      +{props.coins} <Glyph name="coin" />
    </Show>
    <Show when={props.sp}>
      +{props.sp} <Glyph name="story" />
    </Show>
  </span>
)

/** The clouds from the bridge to the bridge, the time marker, and the reaper waiting (M4.26-M4.28). */
function TimeTrack(props: InVillage) {
  const table = useTable()
  const say = () => table.say()
  const text = () =>
    props.village.reaper ? say().reaperHere : say().timeHelp(timeLeft(props.village))
  return (
    <PieceButton
      at={`v${props.seat}:time`}
      label={`${say().timeTrack}: ${say().cloud(props.village.cloud + 1)}. ${text()}`}
      about={() => ({
        title: say().timeTrack,
        about: say().cloud(props.village.cloud + 1),
        lines: [{ text: text() }],
      })}
      first
      class="mv-time-track"
    >
      <span class="mv-clouds" aria-hidden="true">
        <Index each={Array.from({ length: lifeTrack.cloudSpaces })}>
          {(_, i) => (
            <span class="mv-cloud-space" classList={{ 'mv-here': props.village.cloud === i }}>
              <Show when={props.village.cloud === i} fallback={<Glyph name="cloud" />}>
                <Show when={props.village.reaper} fallback={<Glyph name="time" />}>
                  <Icon path={grimReaper} />
                </Show>
              </Show>
            </span>
          )}
        </Index>
        <span class="mv-bridge">
          <Icon path={stoneBridge} />
          <Show when={!props.village.reaper}>
            <Icon path={grimReaper} class="mv-reaper" />
          </Show>
        </span>
      </span>
      <span class="mv-time-left" classList={{ 'mv-lack': props.village.reaper }} aria-hidden="true">
        {props.village.reaper ? say().reaperHere : say().timeLeft(timeLeft(props.village))}
      </span>
    </PieceButton>
  )
}

const spaceNames: Readonly<Record<HeadmanSpace, 'mainHouse' | 'coinSpace' | 'spSpace'>> = {
  'main-house': 'mainHouse',
  'coin-space': 'coinSpace',
  'three-sp-space': 'spSpace',
}

/** Story tree, headman's path with the main house, school, and the banners of the village board. */
function Homestead(props: InVillage) {
  const table = useTable()
  const say = () => table.say()
  const mine = () => props.seat === table.props.you
  const white = (banner: WhiteBanner) => ({ colour: 'white', banner }) as const
  const values = (banner: WhiteBanner) =>
    withoutTile(props.village, banner, table.outlook(white(banner), props.seat)?.values ?? [])
  const spaceHelp = (space: HeadmanSpace) =>
    space === 'main-house'
      ? say().mainHouseHelp(props.village.savedSp)
      : space === 'coin-space'
        ? say().coinSpaceHelp
        : say().spSpaceHelp
  return (
    <div class="mv-homestead">
      <div class="mv-yard mv-stories" data-group>
        <PieceButton
          at={`v${props.seat}:tree`}
          label={`${say().storyTree}: ${props.village.treeSp}`}
          about={() => ({
            title: `${say().storyTree}: ${props.village.treeSp}`,
            lines: [{ text: say().storyTreeHelp(Math.floor(props.village.treeSp / 2)) }],
          })}
          first
          class="mv-tree"
        >
          <Icon path={fruitTree} />
          <b aria-hidden="true">{props.village.treeSp}</b>
        </PieceButton>
        <span class="mv-path-line" aria-hidden="true" />
        <For each={headmanSpaces}>
          {(space) => (
            <PieceButton
              at={headmanPiece(props.seat, space)}
              label={`${say()[spaceNames[space]]}${props.village.headman === space ? `, ${say().headman} ${say().here}` : ''}`}
              about={() => ({
                title: say()[spaceNames[space]],
                lines: [{ text: spaceHelp(space) }, { text: say().headmanHelp }],
              })}
              class={`mv-walk mv-walk-${space}`}
            >
              <Show when={space === 'main-house'}>
                <Icon path={familyHouse} />
                <b aria-hidden="true">{props.village.savedSp}</b>
              </Show>
              <Show when={space === 'coin-space'}>
                <Gain coins={1} />
              </Show>
              <Show when={space === 'three-sp-space'}>
                <Gain sp={3} />
              </Show>
              <Show when={props.village.headman === space}>
                <span class="mv-headman" aria-hidden="true">
                  <Glyph name="person" />
                </span>
              </Show>
            </PieceButton>
          )}
        </For>
        <BannerButton
          at={bannerPiece(props.seat, 'headman')}
          of={{ colour: 'black', banner: 'headman' }}
          seat={props.seat}
          class="mv-hanging"
        >
          <Pennant values={['?']} colour="black" />
          <Costs costs={[{ time: 1, coins: 0, goods: [] }]} />
        </BannerButton>
      </div>
      <div class="mv-yard mv-school" data-group>
        <BannerButton
          at={bannerPiece(props.seat, 'school')}
          of={white('school')}
          seat={props.seat}
          first
          class="mv-hanging"
        >
          <Pennant values={values('school')} colour="white" />
          <Icon path={openBook} />
          <Show when={props.village.tile === 'school'}>
            <Tile />
          </Show>
        </BannerButton>
        <For each={['left', 'right'] as const}>
          {(space) => (
            <PieceButton
              at={schoolPiece(props.seat, space)}
              label={`${space === 'left' ? say().schoolLeft : say().schoolRight}${props.village.school[space] ? `, ${say().here}` : ''}`}
              about={() => ({
                title: space === 'left' ? say().schoolLeft : say().schoolRight,
                lines: [{ text: space === 'left' ? say().schoolLeftHelp : say().schoolRightHelp }],
              })}
              class="mv-desk-space"
            >
              <span
                class="mv-space"
                classList={{ 'mv-filled': props.village.school[space] }}
                aria-hidden="true"
              />
              <Show when={space === 'right'}>
                <Gain sp={2} />
              </Show>
            </PieceButton>
          )}
        </For>
        <BannerButton
          at={bannerPiece(props.seat, 'play')}
          of={white('play')}
          seat={props.seat}
          class="mv-hanging"
        >
          <Pennant values={values('play')} colour="white" />
          <Gain sp={1} />
          <Show when={props.village.tile === 'play'}>
            <Tile />
          </Show>
        </BannerButton>
        <Show when={props.village.laborers > 0}>
          <span class="mv-laborers">{say().laborers(props.village.laborers)}</span>
        </Show>
        <Show when={mine() && props.village.coins >= 0}>
          <span class="quiet">{say().coins(props.village.coins)}</span>
        </Show>
      </div>
    </div>
  )
}

/** The values that a banner itself shows; those of the tile beside it are told by the tile. */
const withoutTile = (
  village: VillageState,
  banner: WhiteBanner,
  values: BannerOutlook['values'],
) =>
  village.tile === banner && banner !== 'meeting-place'
    ? values.filter((value) => value === '?' || !tileValues.includes(value))
    : values

const Tile = () => (
  <span class="mv-tile" aria-hidden="true">
    2/12
  </span>
)

interface OwnCardProps extends InVillage {
  readonly banner: WhiteBanner
  readonly picture: JSX.Element
  readonly name: string
  readonly children?: JSX.Element
}

/** A card in a village whose white banner can be activated. */
function OwnCard(props: OwnCardProps) {
  const table = useTable()
  const outlook = () => table.outlook({ colour: 'white', banner: props.banner }, props.seat)
  return (
    <div class="mv-own">
      <BannerButton
        at={bannerPiece(props.seat, props.banner)}
        of={{ colour: 'white', banner: props.banner }}
        seat={props.seat}
        class="mv-own-card"
      >
        <Pennant
          values={withoutTile(props.village, props.banner, outlook()?.values ?? [])}
          colour="white"
        />
        <span class="mv-own-name" aria-hidden="true">
          {props.picture} <span>{props.name}</span>
        </span>
        <Costs costs={outlook()?.costs ?? []} />
        <Show when={props.village.tile === props.banner}>
          <Tile />
        </Show>
      </BannerButton>
      {props.children}
    </div>
  )
}

/** Markers on a card of the village; a piece of its own, because a plow or a good may be taken from it. */
function Stock(
  props: InVillage & {
    readonly on: string
    readonly filled: number
    readonly of: number
    readonly name: string
    readonly help: string
  },
) {
  const table = useTable()
  const label = () => table.say().goods(props.filled, props.of, props.name)
  return (
    <PieceButton
      at={goodsPiece(props.seat, props.on)}
      label={label()}
      about={() => ({ title: label(), lines: [{ text: props.help }] })}
      class="mv-stock"
    >
      <Spaces filled={props.filled} of={props.of} />
    </PieceButton>
  )
}

/** The church of salvation's answer to the rats, and how to change it (M11.21). */
function StandingOrder(props: InVillage) {
  const table = useTable()
  const say = () => table.say()
  return (
    <details class="mv-order">
      <summary>
        {say().order}: <b>{say().orders(props.village.order)}</b>
      </summary>
      <p class="mv-note">{say().orderHelp}</p>
      <div class="mv-orders" data-group>
        <For each={standingOrders}>
          {(order, i) => (
            <PieceButton
              at={orderPiece(props.seat, order)}
              first={i() === 0}
              label={`${say().order}: ${say().orders(order)}${props.village.order === order ? ` (${say().here})` : ''}`}
              class={`mv-order-choice ${props.village.order === order ? 'mv-order-now' : ''}`}
            >
              {say().orders(order)}
            </PieceButton>
          )}
        </For>
      </div>
    </details>
  )
}

const scoreOf: Readonly<Record<Area, ScoreCategory>> = {
  religion: 'religion',
  council: 'council',
  harvest: 'harvest',
  travel: 'travel',
  crafts: 'market',
  market: 'market',
}

const villagerOf: Readonly<Partial<Record<Area, Profession>>> = {
  religion: 'abbot',
  council: 'councilman',
  travel: 'traveller',
  crafts: 'craftsman',
  market: 'merchant',
}

/** An area: its villager, what it scores now, and its cards. */
function AreaSheet(
  props: InVillage & {
    readonly area: Area
    readonly empty: boolean
    readonly children: JSX.Element
  },
) {
  const table = useTable()
  const say = () => table.say()
  const profession = () => villagerOf[props.area]
  const present = () => {
    const needed = profession()
    return !needed || props.village.villagers[needed]
  }
  const pp = () => points(table.plain(), props.seat)[scoreOf[props.area]]
  return (
    <section
      class="mv-area"
      classList={{ 'mv-inactive': !present() }}
      data-area={props.area}
      data-group
    >
      <h4 class="quiet">{say().cards.areas[props.area]}</h4>
      <header class="mv-area-head">
        <Show
          when={profession()}
          fallback={
            <span class="mv-area-sign">
              <AreaSign area={props.area} />
            </span>
          }
        >
          {(needed) => (
            <PieceButton
              at={villagerPiece(props.seat, needed())}
              label={say().villager(say().cards.professions[needed()].name, present())}
              about={() => ({
                title: say().villager(say().cards.professions[needed()].name, present()),
                lines: [
                  { text: say().villagerHelp[needed()] },
                  ...(present() ? [] : [{ text: say().inactive, tone: 'lack' as const }]),
                ],
              })}
              first
              class="mv-villager"
            >
              <span class="mv-marker" classList={{ 'mv-filled': present() }} aria-hidden="true">
                <Glyph name="person" />
              </span>
              <span class="mv-villager-name" aria-hidden="true">
                {say().cards.professions[needed()].name}
              </span>
            </PieceButton>
          )}
        </Show>
        <span class="mv-area-name">
          <Show when={profession()}>
            <AreaSign area={props.area} />
          </Show>
          <Show when={!profession()}>
            <span aria-hidden="true">{say().cards.areas[props.area]}</span>
          </Show>
        </span>
        <Show when={props.area !== 'crafts'}>
          <PieceButton
            at={`v${props.seat}:score:${props.area}`}
            label={explainScore(table, props.seat, scoreOf[props.area]).title}
            about={() => explainScore(table, props.seat, scoreOf[props.area])}
            first={!profession()}
            class="mv-pp"
          >
            <Glyph name="prestige" />
            <span aria-hidden="true">{pp()}</span>
          </PieceButton>
        </Show>
      </header>
      <Show when={!props.empty} fallback={<p class="quiet">{say().emptyArea}</p>}>
        <div class="mv-area-cards">{props.children}</div>
      </Show>
    </section>
  )
}

function Religion(props: InVillage) {
  const table = useTable()
  const say = () => table.say()
  const windows = () =>
    props.village.monks.length + (props.village.church ? church(props.village.church).windows : 0)
  const most = windowPoints.points.length - 1
  return (
    <AreaSheet {...props} area="religion" empty={!props.village.church}>
      <Show when={props.village.church}>
        {(id) => (
          <PieceButton
            at={`v${props.seat}:church`}
            label={titleOf(say(), id())}
            about={() => ({
              title: titleOf(say(), id()),
              lines: [
                { text: say().textOf(id()) },
                { text: say().worth(church(id()).pp) },
                ...(church(id()).spaces > 0
                  ? [{ text: say().prevented(props.village.prevented, church(id()).spaces) }]
                  : []),
                ...sourceLine(say(), id()),
              ],
            })}
            class="mv-own-card mv-church"
          >
            <span class="mv-own-name" aria-hidden="true">
              <Icon path={churchPicture} /> <span>{titleOf(say(), id())}</span>
            </span>
            <Show when={church(id()).spaces > 0}>
              <Spaces filled={props.village.prevented} of={church(id()).spaces} />
            </Show>
          </PieceButton>
        )}
      </Show>
      <PieceButton
        at={`v${props.seat}:monks`}
        label={`${say().windows(windows())}: ${say().points(windowPoints.points[windows()] ?? 0)}`}
        about={() => ({
          title: say().windows(windows()),
          lines: [
            { text: say().windowsHelp(windowPoints.points.join(', ')) },
            ...props.village.monks.map((id) => ({ text: titleOf(say(), id) })),
          ],
        })}
        class="mv-windows"
      >
        <Index each={Array.from({ length: most })}>
          {(_, i) => (
            <span
              class="mv-window-space"
              classList={{ 'mv-filled': i < windows() }}
              aria-hidden="true"
            >
              <Glyph name="window" />
              <small>{windowPoints.points[i + 1]}</small>
            </span>
          )}
        </Index>
      </PieceButton>
      <Show
        when={
          props.seat === table.props.you &&
          props.village.church === 'church-of-salvation' &&
          props.village.prevented < church('church-of-salvation').spaces
        }
      >
        <StandingOrder {...props} />
      </Show>
    </AreaSheet>
  )
}

function Council(props: InVillage) {
  const table = useTable()
  const say = () => table.say()
  const spaces = () => {
    const id = props.village.chamber
    return id ? chamber(id).spaces : 0
  }
  const named = () => {
    const all = spaces()
    return typeof all === 'number' ? [] : all
  }
  const nameOfSpace = (space: string) =>
    say().cards.professions[space as Profession]?.name ??
    say().cards.categories[space as keyof ReturnType<typeof say>['cards']['categories']]
  return (
    <AreaSheet
      {...props}
      area="council"
      empty={!props.village.chamber && !props.village.meetingPlace}
    >
      <Show when={props.village.chamber}>
        {(id) => (
          <OwnCard
            {...props}
            banner={id()}
            name={titleOf(say(), id())}
            picture={<Icon path={greekTemple} />}
          >
            <Show when={id() === 'guild-chamber'}>
              <Stock
                {...props}
                on="guild-chamber"
                filled={props.village.jokers}
                of={spaces() as number}
                name={say().jokers}
                help={say().textOf('guild-chamber')}
              />
            </Show>
            <Show when={named().length > 0}>
              <ul class="mv-marks" aria-label={say().marks}>
                <For each={named()}>
                  {(space) => (
                    <li>
                      <PieceButton
                        at={markPiece(props.seat, space)}
                        label={say().marked(
                          nameOfSpace(space),
                          props.village.marked.includes(space),
                        )}
                        about={() => ({
                          title: nameOfSpace(space),
                          lines: [{ text: say().textOf(id()) }],
                        })}
                        class="mv-mark"
                      >
                        <span
                          class="mv-space"
                          classList={{ 'mv-filled': props.village.marked.includes(space) }}
                          aria-hidden="true"
                        />
                        <span aria-hidden="true">{nameOfSpace(space)}</span>
                      </PieceButton>
                    </li>
                  )}
                </For>
              </ul>
            </Show>
          </OwnCard>
        )}
      </Show>
      <Show when={props.village.meetingPlace}>
        {(place) => (
          <OwnCard
            {...props}
            banner="meeting-place"
            name={titleOf(say(), 'meeting-place')}
            picture={<Glyph name="marker" />}
          >
            <Stock
              {...props}
              on="meeting-place"
              filled={place().markers}
              of={meetingPlace.spaces}
              name={say().cards.meetingPlace.name}
              help={say().textOf('meeting-place')}
            />
          </OwnCard>
        )}
      </Show>
    </AreaSheet>
  )
}

function Travel(props: InVillage) {
  const table = useTable()
  const say = () => table.say()
  const next = () => nextLetter(props.village)
  return (
    <AreaSheet {...props} area="travel" empty={false}>
      <ol class="mv-route-map">
        <For each={letters}>
          {(letter) => {
            const card = () => props.village.travel.find((id) => travelCard(id).letter === letter)
            return (
              <li classList={{ 'mv-next': next() === letter, 'mv-reached': !!card() }}>
                <PieceButton
                  at={`v${props.seat}:travel:${letter}`}
                  label={`${say().travelCard(letter)}${((id) => (id ? `: ${say().textOf(id)}` : next() === letter ? `, ${say().nextStop}` : ''))(card())}`}
                  about={() => {
                    const id = card()
                    return {
                      title: say().travelCard(letter),
                      lines: id
                        ? [{ text: say().textOf(id) }, ...sourceLine(say(), id)]
                        : explainBanner(table, { colour: 'black', banner: `travel-${letter}` })
                            .lines,
                    }
                  }}
                  class="mv-stop"
                >
                  <span class="mv-stop-mark" aria-hidden="true">
                    {((id) => (id ? travelCard(id).pp : letter))(card())}
                  </span>
                  <Show when={card()}>
                    {(id) => (
                      <Show when={travelCard(id()).grey}>
                        {(grey) => (
                          <Costs
                            costs={[
                              {
                                time: grey().time ?? 0,
                                coins: grey().coins ?? 0,
                                goods: grey().beer ? ['beer'] : [],
                              },
                            ]}
                          />
                        )}
                      </Show>
                    )}
                  </Show>
                </PieceButton>
              </li>
            )
          }}
        </For>
      </ol>
      <Show when={next() === null}>
        <p class="mv-note">{say().journeyOver}</p>
      </Show>
    </AreaSheet>
  )
}

/** The six areas of a village. */
function Areas(props: InVillage) {
  const table = useTable()
  const say = () => table.say()
  const servedPp = () => props.village.served.reduce((sum, id) => sum + customer(id).pp, 0)
  return (
    <div class="mv-areas">
      <AreaSheet {...props} area="crafts" empty={props.village.buildings.length === 0}>
        <For each={props.village.buildings.map(({ id }) => id)}>
          {(id) => {
            const { kind, good, spaces } = craftBuilding(id)
            const filled = () => props.village.buildings.find((one) => one.id === id)?.goods ?? 0
            return (
              <OwnCard
                {...props}
                banner={id}
                name={say().cards.buildings[kind].name}
                picture={<Icon path={goodPictures[good]} />}
              >
                <Stock
                  {...props}
                  on={id}
                  filled={filled()}
                  of={spaces}
                  name={say().cards.goods[good][1]}
                  help={good === 'plow' ? say().plowHelp : say().goodsHelp}
                />
              </OwnCard>
            )
          }}
        </For>
      </AreaSheet>
      <AreaSheet
        {...props}
        area="market"
        empty={props.village.market.length + props.village.served.length === 0}
      >
        <ul class="mv-customers">
          <For each={props.village.market}>
            {(id) => (
              <li>
                <BannerButton
                  at={bannerPiece(props.seat, id)}
                  of={{ colour: 'white', banner: id }}
                  seat={props.seat}
                  more={say().textOf(id)}
                  class="mv-customer"
                >
                  <CustomerFace id={id} />
                  <Show when={props.village.tile === id}>
                    <Tile />
                  </Show>
                </BannerButton>
              </li>
            )}
          </For>
        </ul>
        <p class="mv-served" data-place={`v${props.seat}:served`}>
          <Glyph name="bag" /> {say().served(props.village.served.length, servedPp())}
        </p>
      </AreaSheet>
      <AreaSheet {...props} area="harvest" empty={props.village.fields.length === 0}>
        <For each={props.village.fields.map(({ id }) => id)}>
          {(id) => {
            const plow = () => props.village.fields.find((one) => one.id === id)?.plow ?? false
            return (
              <OwnCard
                {...props}
                banner={id}
                name={say().cards.field.name}
                picture={<Glyph name="wheat" />}
              >
                <Stock
                  {...props}
                  on={id}
                  filled={plow() ? 1 : 0}
                  of={1}
                  name={say().cards.goods.plow[0]}
                  help={say().plowHelp}
                />
              </OwnCard>
            )
          }}
        </For>
      </AreaSheet>
      <Travel {...props} />
      <Religion {...props} />
      <Council {...props} />
    </div>
  )
}

/** A village: what it has, its time, its homestead and its areas. */
export function Village(props: { readonly seat: Seat }) {
  const table = useTable()
  const [large, setLarge] = createSignal(false)
  const say = () => table.say()
  const mine = () => props.seat === table.props.you
  const name = () => table.props.names(props.seat)
  const heading = () => `mv-seat-${props.seat}`
  const total = () =>
    Object.values(points(table.plain(), props.seat)).reduce((sum, pp) => sum + pp, 0)
  return (
    <Show when={table.props.state.villages[props.seat]}>
      {(village) => (
        <section
          class="b-sheet mv-village"
          classList={{
            'mv-mine': mine(),
            'mv-large': large(),
            'mv-acting': table.props.toAct.includes(props.seat),
          }}
          style={{ '--seat': `var(--seat-${props.seat})` }}
          aria-labelledby={heading()}
        >
          <header class="mv-village-head">
            <h3 id={heading()} class="b-heading">
              <span class="b-postmark" aria-hidden="true">
                {name().slice(0, 1).toUpperCase()}
              </span>
              <span>{mine() ? say().myVillage : say().villageOf(name())}</span>
            </h3>
            <span
              class="mv-purse"
              data-place={`v${props.seat}:coins`}
              title={say().coins(village().coins)}
            >
              <Glyph name="coin" />
              <b aria-hidden="true">{village().coins}</b>
              <span class="quiet">{say().coins(village().coins)}</span>
            </span>
            <PieceButton
              at={`v${props.seat}:total`}
              label={`${say().score}: ${total()}`}
              about={() => explainTotal(table, props.seat)}
              first
              class="mv-pp mv-total"
            >
              <Glyph name="prestige" />
              <span aria-hidden="true">{total()}</span>
            </PieceButton>
            <Show when={!mine()}>
              <button
                type="button"
                class="b-quiet-button mv-size"
                aria-expanded={large()}
                onClick={() => setLarge(!large())}
              >
                {large() ? say().smaller : say().larger}
              </button>
            </Show>
          </header>
          <TimeTrack seat={props.seat} village={village()} />
          <Homestead seat={props.seat} village={village()} />
          <Areas seat={props.seat} village={village()} />
        </section>
      )}
    </Show>
  )
}
