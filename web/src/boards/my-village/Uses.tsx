import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js'
import {
  type AnyBanner,
  bannerValue,
  type CraftBuildingId,
  craftBuilding,
  isCraftBuilding,
  isMonk,
  monk,
} from '../../../../worker/games/my-village/index.ts'
import { Part } from '../../parts/Part.tsx'
import type { Piece } from '../../stage/taps.ts'
import { Flag, KindStamp, Stamp } from './Card.tsx'
import { DisplayButton } from './DisplayButton.tsx'
import { keyOf, useOf } from './facts.ts'
import { Sums } from './Sums.tsx'
import { besidePicture, between, gap, least, most, type RowGroup, stampWidth } from './stamps.ts'
import { routeForAsked, usesOf } from './sums.ts'
import { type Table, useTable } from './table.ts'
import { waysOf } from './targets.ts'

/** The piece that stands for a banner, in the display or in my village. */
function usePiece(table: Table, banner: AnyBanner): Piece {
  const [tapping] = waysOf(table.plain(), table.viewpoint(), [useOf(banner)])
  return tapping?.pieces[0] ?? ''
}

/** What is said with a use besides its name. */
const moreOf = (table: Table, id: string): string | undefined =>
  isMonk(id) ? table.boardWords().cards.monkText(monk(id).bonus) : undefined

/** Uses that share a stamp, by its name: the buildings of a kind in the display differ in their banners only. */
function stacked(
  uses: ReadonlyArray<AnyBanner>,
): ReadonlyMap<string, readonly [AnyBanner, ...AnyBanner[]]> {
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
  return stacks
}

/** The stamp of uses that share one; while it goes, it shows what it showed. */
function StackedStamp(props: {
  readonly stack: readonly [AnyBanner, ...AnyBanner[]] | undefined
  readonly first: boolean
}) {
  const table = useTable()
  const stack = createMemo<ReadonlyArray<AnyBanner>>((last) => props.stack ?? last, [])
  return (
    <Show when={stack()[0]}>
      {(one) => (
        <Show
          when={stack().length > 1}
          fallback={
            <Stamp
              at={usePiece(table, one())}
              of={one()}
              more={moreOf(table, one().banner)}
              first={props.first}
              tellLacks
            />
          }
        >
          <KindStamp
            ids={stack().map(({ banner }) => banner as CraftBuildingId)}
            first={props.first}
          />
        </Show>
      )}
    </Show>
  )
}

function Group(props: {
  readonly title: string
  readonly colour: 'black' | 'white'
  readonly value: ReadonlyArray<number | '?'>
  readonly uses: ReadonlyArray<AnyBanner>
  readonly class: string
}) {
  const stacks = createMemo(() => stacked(props.uses))
  return (
    <Show when={props.uses.length > 0}>
      <div class={`mv-use-group ${props.class}`} data-group>
        <h2 class="mv-group-title" data-words>
          <Flag values={props.value} colour={props.colour} /> {props.title}
        </h2>
        <div class="mv-stamps">
          {/* By name: a stamp that stays is not drawn anew. */}
          <For each={[...stacks().keys()]}>
            {(name, i) => (
              <Part>
                <StackedStamp stack={stacks().get(name)} first={i() === 0} />
              </Part>
            )}
          </For>
        </div>
      </div>
    </Show>
  )
}

/**
 * How wide the stamps of groups may be in an element, in pixels: they fit beside each other and, with
 * heading, name and foot, into its height. Less than the least: they lie small. Where they scroll, on a phone, they go on
 * in lines below, and their number tells.
 */
function createRoom(
  element: () => HTMLElement | undefined,
  groups: () => ReadonlyArray<RowGroup>,
  scrolls: () => boolean,
) {
  const [room, setRoom] = createSignal({ width: 0, height: 0 })
  const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect ?? room()))
  onMount(() => {
    const watched = element()
    if (watched) watch.observe(watched)
  })
  onCleanup(() => watch.disconnect())
  return createMemo(() => {
    const { width, height } = room()
    if (scrolls()) {
      const stamps = groups().reduce((sum, group) => sum + group.stamps, 0)
      return Math.min(most, Math.floor((width - 2 * between) / stamps) - gap)
    }
    const tall = (height - besidePicture) / (67.5 / 120) + 12
    return stampWidth(groups(), width, Math.max(least, Math.min(most, tall)))
  })
}

/** The uses of the value that counts now, each kind of them apart. */
function createUses(table: Table) {
  const finishing = () => table.props.state.agenda.at(-1)?.task === 'finish'
  const value = () => (finishing() ? bannerValue(table.plain()) : table.sum())
  /** What is lit: by the sum looked at, or, after the first white banner, by the moves left. */
  const uses = createMemo((): AnyBanner[] => {
    const route = table.route()
    if (route) return usesOf(route).map(({ colour, banner }) => ({ colour, banner }) as AnyBanner)
    return table.props.moves.flatMap((move) =>
      move.do === 'activate' ? [{ colour: 'white' as const, banner: move.banner }] : [],
    )
  })
  /** Black banners of this value that lack something: shown, for "why not?". */
  const withheld = createMemo((): AnyBanner[] => {
    const now = table.route() ? value() : null
    if (now === null) return []
    const lit = new Set(uses().map(keyOf))
    return table
      .outlooks()
      .filter(({ colour, values }) => colour === 'black' && values.includes(now))
      .filter((one) => !lit.has(keyOf(one)))
      .map(({ colour, banner }) => ({ colour, banner }) as AnyBanner)
  })
  const of = (colour: 'black' | 'white') =>
    uses().filter((one) => one.colour === colour && one.banner !== 'headman')
  /** The "?" banner takes other dice where those looked at would cost more. */
  const asked = (): AnyBanner[] =>
    routeForAsked(table.pairs(), table.route()) ? [{ colour: 'black', banner: 'headman' }] : []
  return { finishing, value, withheld, of, asked }
}

/** Which value it is, and ways to other pairs of dice and to the display. */
function Heading(props: { readonly value: number | null }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  return (
    <div class="mv-offers-head">
      <h2 class="mv-heading" data-words>
        {boardWords().reachesOf(props.value ?? 0)}
      </h2>
      <Show when={table.aim()}>
        <button type="button" class="mv-quiet" onClick={() => table.setAim(null)}>
          {boardWords().allPairs}
        </button>
      </Show>
      <DisplayButton />
    </div>
  )
}

/** What two dice can be used for: one black banner, or white ones, or the "?" banner. */
export function Uses() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  let row: HTMLDivElement | undefined
  const { finishing, value, withheld, of, asked } = createUses(table)
  const whiteTitle = () => (of('black').length > 0 ? boardWords().orWhite : boardWords().anyWhite)
  const count = (all: ReadonlyArray<AnyBanner>) => stacked(all).size
  /** Once a banner was used, those that may follow keep the size they had: a finger finds them again. */
  const groups = createMemo<ReadonlyArray<RowGroup>>((before) => {
    const now = [
      { stamps: count(of('black')), title: boardWords().oneBlack },
      { stamps: count(of('white')), title: whiteTitle() },
      { stamps: asked().length, title: boardWords().orAsked },
    ]
    const all = (some: ReadonlyArray<RowGroup>) => some.reduce((sum, { stamps }) => sum + stamps, 0)
    return finishing() && all(before) > all(now) ? before : now
  }, [])
  const room = createRoom(
    () => row,
    groups,
    () => table.props.pane !== null,
  )
  const shown = () => {
    const now = value()
    return now === null ? [] : [now]
  }
  return (
    <section class="mv-offers" aria-label={boardWords().reachesOf(value() ?? 0)}>
      <Heading value={value()} />
      <Show when={table.sums().length > 0}>
        <Sums />
      </Show>
      <div
        ref={(element) => {
          row = element
        }}
        class="mv-uses-row"
        classList={{ 'mv-dense': room() < least }}
        style={{ '--stamp': `${room()}px` }}
      >
        <Group
          class="mv-black"
          title={boardWords().oneBlack}
          colour="black"
          value={shown()}
          uses={of('black')}
        />
        <Group
          class="mv-white"
          title={whiteTitle()}
          colour="white"
          value={shown()}
          uses={of('white')}
        />
        <Group
          class="mv-asked"
          title={boardWords().orAsked}
          colour="black"
          value={['?']}
          uses={asked()}
        />
        <Group
          class="mv-withheld"
          title={boardWords().notNow}
          colour="black"
          value={shown()}
          uses={withheld()}
        />
      </div>
    </section>
  )
}
