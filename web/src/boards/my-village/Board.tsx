import { createEffect, createMemo, createSignal, For, on } from 'solid-js'
import { copy, type Seat } from '../../../../worker/games/kernel/index.ts'
import {
  type AnyBanner,
  banners,
  type Event,
  type Move,
  type Options,
  pairs,
  type State,
} from '../../../../worker/games/my-village/index.ts'
import type { BoardProps } from '../index.ts'
import { createDetail, onEscape, onHappened } from '../kit/behaviour.ts'
import { Answers, Desk } from './Desk.tsx'
import { Details } from './Details.tsx'
import { Display } from './Display.tsx'
import { boardWordsIn } from './dictionary.ts'
import { clockwise, keyOf } from './facts.ts'
import { MainBoard, Market } from './MainBoard.tsx'
import { partOf } from './parts.ts'
import { type Detail, type Table, TableContext } from './table.ts'
import { litBy, movesBy, type Piece, tap, tappings } from './targets.ts'
import { showTravel } from './travel.ts'
import { Village } from './Village.tsx'

/** Moves that may be made beside others: what they light is not where the eye must go. */
const asides = ['order', 'plow']

/** The board of My Village. */
export function Board(props: BoardProps<State, Move, Event, Options>) {
  const [chosenPiece, choose] = createSignal<Piece | null>(null)
  const [aimed, setAim] = createSignal<AnyBanner | null>(null)
  const [explaining, setExplaining] = createSignal(false)
  const { detail, close, show, hide } = createDetail<Detail>()
  const [planned, setPlanned] = createSignal<Piece | null>(null)
  let root: HTMLDivElement | undefined
  let layer: HTMLDivElement | undefined

  const plain = createMemo(() => copy(props.state))
  const say = createMemo(() => boardWordsIn(props.language))
  const viewpoint = () => props.you ?? plain().turn.seat
  const outlooks = plain().villages.map((_, seat) =>
    createMemo(() => new Map(banners(plain(), seat).map((one) => [keyOf(one), one]))),
  )
  const choosing = () => {
    const task = plain().agenda.at(-1)?.task
    return (
      props.you !== null &&
      props.moves.length > 0 &&
      (task === 'dice' || task === 'use') &&
      props.toAct.includes(props.you)
    )
  }
  const open = createMemo(() => (choosing() && props.you !== null ? pairs(plain(), props.you) : []))
  const reached = createMemo(
    () => new Set(open().flatMap(({ reaches }) => reaches.map((one) => keyOf(one)))),
  )
  const aim = createMemo(() => {
    const banner = aimed()
    return open().length > 0 ? banner : null
  })

  const all = createMemo(() =>
    props.you === null ? [] : tappings(plain(), props.you, props.moves),
  )
  /** A choice lasts as long as it leads somewhere. */
  const chosen = createMemo(() => {
    const piece = chosenPiece()
    return all().some(({ pieces }) => pieces[0] === piece) ? piece : null
  })
  const lit = createMemo(() => litBy(all(), chosen()))
  const pointed = createMemo(() => {
    const move = props.pointedAt
    const [way] = move && props.you !== null ? tappings(plain(), props.you, [move]) : []
    return new Set<Piece>(way?.pieces ?? [])
  })

  const play = (moves: ReadonlyArray<Move>) => {
    choose(null)
    setAim(null)
    close()
    for (const move of moves) {
      const [way] = props.you === null ? [] : tappings(plain(), props.you, [move])
      setPlanned(way?.pieces[0] ?? null)
      props.onMove(move)
    }
  }
  const table: Table = {
    props,
    plain,
    say,
    viewpoint,
    outlook: (banner, seat = viewpoint()) => outlooks[seat]?.().get(keyOf(banner)),
    pairs: open,
    inReach: (banner) => reached().has(keyOf(banner)),
    aim,
    setAim(banner) {
      setAim(banner)
      const desk = root?.querySelector('.mv-pairs-panel')
      if (banner) desk?.scrollIntoView({ block: 'nearest' })
    },
    tappings: (piece) => movesBy(all(), chosen(), piece),
    isLit: (piece) => lit().has(piece),
    chosen,
    isPointedAt: (piece) => pointed().has(piece),
    awaits: (piece) => props.revealing && planned() === piece,
    tap(piece) {
      const tapped = tap(all(), chosen(), piece)
      if (!tapped) return
      if ('play' in tapped) play([tapped.play])
      else {
        close()
        choose(tapped.choose)
      }
    },
    play,
    explaining,
    show,
    hide,
  }

  // A narrow board shows one part at a time: the one where something is to be done.
  const others = createMemo(() =>
    clockwise(props.seats, viewpoint()).filter((seat) => seat !== viewpoint()),
  )
  const parts = () => ['display', `v${viewpoint()}`, 'main', ...others().map((seat) => `v${seat}`)]
  const calling = createMemo(
    () =>
      new Set(
        all().flatMap(({ move, pieces }) =>
          asides.includes(move.do) ? [] : pieces.flatMap((piece) => partOf(piece) ?? []),
        ),
      ),
  )
  const [part, setPart] = createSignal(`v${props.you ?? 0}`)
  createEffect(
    on([calling, chosen], ([wanted]) => {
      const [first] = parts().filter((one) => wanted.has(one))
      if (first && !wanted.has(part())) setPart(first)
    }),
  )
  const partName = (name: string) => {
    if (name === 'display') return say().display
    if (name === 'main') return say().mainBoard
    const seat = Number(name.slice(1))
    return seat === props.you ? say().myVillage : props.names(seat)
  }

  onHappened(props, (events) => {
    if (root?.isConnected && layer) showTravel(root, layer, events)
  })

  onEscape(() => {
    if (detail()) close()
    else if (chosen() !== null) choose(null)
    else setAim(null)
  })

  const shown = (name: string) => ({ 'mv-part': true, 'mv-shown': part() === name })
  const villagePart = (seat: Seat) => (
    <div classList={shown(`v${seat}`)}>
      <Village seat={seat} />
    </div>
  )
  return (
    <TableContext.Provider value={table}>
      <div
        ref={(element) => {
          root = element
        }}
        class="b-board mv-board"
        classList={{ 'b-explaining': explaining(), 'mv-choosing': chosen() !== null }}
      >
        <Desk explaining={explaining()} onExplain={() => setExplaining(!explaining())} />
        <Answers />
        <nav class="b-tabs" aria-label={say().parts}>
          <For each={parts()}>
            {(name) => (
              <button
                type="button"
                aria-pressed={part() === name}
                classList={{ 'mv-calls': calling().has(name) }}
                style={name.startsWith('v') ? { '--seat': `var(--seat-${name.slice(1)})` } : {}}
                onClick={() => setPart(name)}
              >
                {partName(name)}
              </button>
            )}
          </For>
        </nav>
        <div class="mv-columns">
          <div class="mv-column">
            <div classList={shown('display')}>
              <Market />
              <Display />
            </div>
          </div>
          <div class="mv-column">
            {villagePart(viewpoint())}
            <div classList={shown('main')}>
              <MainBoard />
            </div>
          </div>
        </div>
        <div class="mv-others">
          <For each={others()}>{villagePart}</For>
        </div>
        <Details detail={detail()} onClose={close} />
        <div
          ref={(element) => {
            layer = element
          }}
          class="b-layer"
          aria-hidden="true"
        />
      </div>
    </TableContext.Provider>
  )
}
