import { batch, createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { terrainSpace } from '../../../../worker/games/settlement/board.ts'
import type { SettlementMove } from '../../../../worker/games/settlement/state.ts'
import { seasonOf } from '../../../../worker/pictures/settlement/index.ts'
import { Part } from '../../parts/Part.tsx'
import { createDetail, onEscape, onHappened } from '../kit/behaviour.ts'
import type { Piece } from '../kit/selection.ts'
import { Ground, Sprite } from './Art.tsx'
import { Guests, OwnArtifact } from './Belongings.tsx'
import { Details } from './Details.tsx'
import { boardWordsIn } from './dictionary.ts'
import { Others } from './Others.tsx'
import { Purse } from './Purse.tsx'
import { paneOf } from './panes.ts'
import { questionOf } from './question.ts'
import { Shelf } from './Shelf.tsx'
import { Sites } from './Sites.tsx'
import { createSelection, type Props } from './selection.ts'
import { type Detail, type Table, TableContext } from './table.ts'
import { actionOf, isAction, isOfTray, terrainPiece, waysOf } from './targets.ts'
import { showTravel } from './travel.ts'
import { Valley } from './Valley.tsx'

/** What every part of the board shares. `root` is the board once it is there. */
function createShared(props: Props, root: () => HTMLElement | undefined) {
  const selection = createSelection(props)
  const { detail, close, show, hide } = createDetail<Detail>()
  const boardWords = createMemo(() => boardWordsIn(props.language))
  const pointed = createMemo(() => {
    const move = props.pointedAt
    const [way] = move && props.you !== null ? waysOf(props.you, [move as SettlementMove]) : []
    return new Set<Piece>(way?.pieces ?? [])
  })
  /** The keyboard goes on with what is to be chosen next. */
  const focusNext = () =>
    requestAnimationFrame(() => {
      const board = root()
      const get = board?.querySelector<HTMLElement>('.b-lit[data-at^="get:"]')
      ;(get ?? board?.querySelector<HTMLElement>('.b-lit'))?.focus()
    })
  /** A chosen action goes on where its pieces are: a phone may have to open another part. */
  const goOn = () => {
    const chosen = selection.chosen()
    const action = chosen === null ? null : actionOf(chosen)
    const pane = action === null ? null : paneOf(action)
    if (pane !== null && props.pane !== null && props.pane !== pane) props.onPane(pane)
  }
  const wanted = createWanted(props, (move) => table.play(move))
  const awaited = createAwaited(props, wanted.space)
  /** The action that was chosen before an exchange was begun: it goes on after that. */
  let goesOn: Piece | null = null
  // Not before the move: without its choice, the position before it would be drawn anew.
  const end = (move: SettlementMove) => {
    selection.choose(move.do === 'exchange' || move.do === 'use-bonus' ? goesOn : null)
    goesOn = null
    close()
  }
  const table: Table = {
    ...selection,
    props,
    boardWords,
    isPointedAt: (piece) => pointed().has(piece),
    awaits: (piece) => awaited() === piece,
    tap(piece, byKey) {
      const before = selection.chosen()
      if (!piece.startsWith('get:'))
        goesOn = before !== null && isAction(before) && isOfTray(piece) ? before : null
      const move = selection.tapped(piece)
      if (move?.do === 'explore') wanted.want(piece)
      if (move) table.play(move)
      else {
        close()
        goOn()
        if (byKey && selection.chosen() !== null) focusNext()
      }
    },
    play(move) {
      props.onMove(move)
      end(move)
      // The piece that was tapped may be gone, and the keyboard's place with it.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusNext()
      })
    },
    strike(deal) {
      batch(() => {
        for (const move of deal.moves) props.onMove(move)
      })
      end(deal.last)
    },
    explaining: () => false,
    visit: (seat) => props.onLook(seat),
    show,
    hide,
  }
  lookAtMine(props)
  createEffect(() => props.onAsk(questionOf(table)))
  onCleanup(() => props.onAsk(null))
  return { table, detail, close, letGo: () => selection.choose(null) }
}

/** What I do is seen where it happens. */
function lookAtMine(props: Props): void {
  createEffect(
    on(
      () => props.planned?.length ?? 0,
      (now, before) => {
        if (props.you !== null && now > (before ?? now)) props.onLook(props.you)
      },
    ),
  )
}

/**
 * The space that was tapped to explore: once its terrain is drawn, it is put there, and can be taken
 * back as any planned move. Doing anything else instead forgets the space.
 */
function createWanted(props: Props, play: (move: SettlementMove) => void) {
  const [space, setSpace] = createSignal<Piece | null>(null)
  createEffect(
    on(
      () => props.moves,
      (moves) => {
        // While the terrain is drawn, nothing can be done.
        const wanted = space()
        if (wanted === null || moves.length === 0) return
        const { you } = props
        const here = moves.find(
          (move) =>
            move.do === 'place-terrain' &&
            you !== null &&
            terrainPiece(you, terrainSpace(move.region, move.column)) === wanted,
        )
        setSpace(null)
        if (here) play(here)
      },
      { defer: true },
    ),
  )
  return {
    space,
    /** A stack is no space: what was tapped there is forgotten. */
    want: (piece: Piece) => setSpace(piece),
  }
}

/** Where the move starts that only the table can play; for a terrain, the space that was tapped. */
function createAwaited(props: Props, space: () => Piece | null) {
  return createMemo(() => {
    const move = props.revealing ? props.planned?.at(-1) : undefined
    if (!move || props.you === null) return null
    const [way] = waysOf(props.you, [move as SettlementMove])
    return space() ?? way?.pieces[0] ?? null
  })
}

/** Says whose valley is on the stage when it is not mine, and leads home. */
function Visit(props: { readonly seat: Seat; readonly table: Table }) {
  const boardWords = () => props.table.boardWords()
  return (
    <Show when={props.seat !== (props.table.props.you ?? props.seat)}>
      <p class="s-visit" data-words>
        <b>{boardWords().boardOf(props.table.props.names(props.seat))}</b>
        <button
          type="button"
          classList={{ 's-urgent': props.table.props.moves.length > 0 }}
          onClick={() => props.table.visit(props.table.props.you ?? 0)}
        >
          {boardWords().home}
        </button>
      </p>
    </Show>
  )
}

/** The board of Settlement. */
export function Board(props: Props) {
  let root: HTMLDivElement | undefined
  let layer: HTMLDivElement | undefined
  const { table, detail, close, letGo } = createShared(props, () => root)

  onHappened(props, (events) => {
    if (root?.isConnected && layer) showTravel(root, layer, events)
  })
  onEscape(() => {
    if (detail()) close()
    else letGo()
  })

  return (
    <TableContext.Provider value={table}>
      <div
        ref={(element) => {
          root = element
        }}
        class="s-board place-settlement"
        classList={{
          [`season-${seasonOf(props.state)}`]: true,
          's-choosing': table.chosen() !== null,
          's-wide': props.pane === null,
          's-over': props.over,
        }}
        style={{ '--mine': `var(--seat-${props.you ?? props.looked})` }}
        data-pane={props.pane ?? undefined}
      >
        <Sprite state={props.state} />
        <Part>
          <Ground />
        </Part>
        <div class="s-above">
          <OwnArtifact seat={props.looked} />
          <Visit seat={props.looked} table={table} />
          <Guests seat={props.looked} />
        </div>
        <Valley seat={props.looked} />
        <div class="s-bench">
          <Show when={!props.over}>
            <Part>
              <Sites seat={props.looked} />
            </Part>
          </Show>
          <Part>
            <Purse seat={props.looked} />
          </Part>
        </div>
        <Part>
          <Shelf />
        </Part>
        <Show when={props.pane === 'others'}>
          <Others />
        </Show>
        <Details detail={detail()} onClose={close} />
        <div
          ref={(element) => {
            layer = element
          }}
          class="b-layer place-settlement"
          aria-hidden="true"
        />
      </div>
    </TableContext.Provider>
  )
}
