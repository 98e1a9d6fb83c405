import { For, Index, Show } from 'solid-js'
import {
  chamber,
  church,
  meetingPlace,
  type Profession,
  standingOrders,
  windowPoints,
} from '../../../../worker/games/my-village/index.ts'
import { locale } from '../../words/index.ts'
import { Spaces } from './Card.tsx'
import { isOrdering } from './contents.ts'
import { Building, Pawn, Sign } from './Drawn.tsx'
import { titleOf } from './explain.ts'
import { Cell, House, type InVillage, Quarter, Sites, Stock } from './Quarter.tsx'
import { PieceButton, useTable } from './table.ts'
import { markPiece, orderPiece } from './targets.ts'

/** The church of a village. */
function Church(props: InVillage) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  return (
    <Show when={props.village.church}>
      {(id) => (
        <Cell id="church">
          <PieceButton
            at={`v${props.seat}:church`}
            label={titleOf(boardWords(), id())}
            subject={() => ({
              title: titleOf(boardWords(), id()),
              lines: [
                { text: boardWords().textOf(id()) },
                { text: boardWords().worth(church(id()).pp) },
                ...(church(id()).spaces > 0
                  ? [{ text: boardWords().prevented(props.village.prevented, church(id()).spaces) }]
                  : []),
              ],
            })}
            class="mv-top mv-house mv-church"
          >
            <Building of={id()} />
          </PieceButton>
          <Show when={church(id()).spaces > 0}>
            <span class="mv-foot" aria-hidden="true">
              <span class="mv-tag">
                <Spaces filled={props.village.prevented} of={church(id()).spaces} />
              </span>
            </span>
          </Show>
        </Cell>
      )}
    </Show>
  )
}

/** The church windows of a village, and its monks. */
function Windows(props: InVillage) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const windows = () =>
    props.village.monks.length + (props.village.church ? church(props.village.church).windows : 0)
  return (
    <Cell id="windows">
      <PieceButton
        at={`v${props.seat}:monks`}
        label={locale().labelled(
          boardWords().windows(windows()),
          boardWords().points(windowPoints.points[windows()] ?? 0),
        )}
        subject={() => ({
          title: boardWords().windows(windows()),
          lines: [
            { text: boardWords().windowsHelp(windowPoints.points.join(', ')) },
            ...props.village.monks.map((id) => ({ text: titleOf(boardWords(), id) })),
          ],
        })}
        class="mv-whole mv-windows s-religion"
      >
        <span class="mv-monks">
          <For each={props.village.monks}>{() => <Pawn who="monk" suit="religion" />}</For>
        </span>
        <span class="mv-panes">
          <Index each={windowPoints.points.slice(1)}>
            {(_, i) => <Sign name={i < windows() ? 'window' : 'bare'} />}
          </Index>
        </span>
      </PieceButton>
    </Cell>
  )
}

/** An order in few signs: a question, no space, or from how many story points on losses are prevented. */
const inShort = (order: InVillage['village']['order']): string =>
  order === null ? '? 2+' : order === 'ask' ? '?' : order === 'never' ? '–' : `${order}+`

/** The church of salvation's answer to the rats, and how to change it (M11.21). */
function StandingOrder(props: InVillage) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  let details: HTMLDetailsElement | undefined
  // The sheet may lie over the sign that opened it.
  const close = () => {
    if (details) details.open = false
  }
  return (
    <Cell id="order">
      <details
        ref={(element) => {
          details = element
        }}
        class="mv-order mv-foot"
      >
        <summary title={boardWords().orders(props.village.order)}>
          <span class="mv-order-short" aria-hidden="true">
            <Sign name="rat" />
            {inShort(props.village.order)}
            <Show when={typeof (props.village.order ?? 2) === 'number'}>
              <Sign name="story" />
            </Show>
          </span>
          <span class="quiet">
            {locale().labelled(boardWords().order, boardWords().orders(props.village.order))}
          </span>
        </summary>
        <div class="mv-order-sheet">
          <div class="mv-offers-head">
            <b>{boardWords().order}</b>
            <button type="button" class="mv-quiet mv-close" onClick={close}>
              {boardWords().close}
            </button>
          </div>
          <p class="mv-note">{boardWords().orderHelp}</p>
          <div class="mv-orders" data-group>
            <For each={standingOrders}>
              {(order, i) => (
                <PieceButton
                  at={orderPiece(props.seat, order)}
                  first={i() === 0}
                  label={locale().labelled(
                    boardWords().order,
                    `${boardWords().orders(order)}${props.village.order === order ? ` (${boardWords().here})` : ''}`,
                  )}
                  class={`mv-order-choice ${props.village.order === order ? 'mv-order-now' : ''}`}
                >
                  {boardWords().orders(order)}
                </PieceButton>
              )}
            </For>
          </div>
        </div>
      </details>
    </Cell>
  )
}

/** The chapel hill: church, monks, standing order. */
export function Religion(props: InVillage) {
  const table = useTable()
  return (
    <Quarter {...props} area="religion">
      <Church {...props} />
      <Windows {...props} />
      <Show when={isOrdering(table, props.village)}>
        <StandingOrder {...props} />
      </Show>
      <Sites area="religion" />
    </Quarter>
  )
}

/**
 * The marked spaces of the area or population council chamber. Side by side they are smaller than a finger: on
 * a phone they are a single piece that tells of all, and the tray asks which is to be marked.
 */
function Marks(props: InVillage & { readonly of: ReadonlyArray<string> }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const nameOf = (space: string) =>
    boardWords().cards.professions[space as Profession]?.name ??
    boardWords().cards.categories[
      space as keyof ReturnType<typeof boardWords>['cards']['categories']
    ]
  const isMarked = (space: string) => props.village.marked.some((one) => one === space)
  /** A line of its own: it begins like a sentence. */
  const said = (space: string) =>
    boardWords()
      .marked(nameOf(space), isMarked(space))
      .replace(/^./u, (first) => first.toUpperCase())
  const single = () => (
    <For each={props.of}>
      {(space) => (
        <PieceButton
          at={markPiece(props.seat, space as Profession)}
          label={said(space)}
          subject={() => ({ title: said(space), lines: [] })}
          class="mv-mark"
        >
          <span class="mv-space" classList={{ 'mv-filled': isMarked(space) }} />
        </PieceButton>
      )}
    </For>
  )
  return (
    <Show
      when={table.props.pane !== null}
      fallback={
        <fieldset class="mv-foot mv-marks">
          <legend class="quiet">{boardWords().marks}</legend>
          {single()}
        </fieldset>
      }
    >
      <PieceButton
        at={`v${props.seat}:marks`}
        label={locale().labelled(boardWords().marks, props.of.map(said).join(', '))}
        subject={() => ({
          title: boardWords().marks,
          lines: props.of.map((space) => ({ text: said(space) })),
        })}
        class="mv-foot mv-stock"
      >
        <span class="mv-tag">
          <For each={props.of}>
            {(space) => (
              <span
                class="mv-space"
                classList={{ 'mv-filled': isMarked(space) }}
                data-place={markPiece(props.seat, space as Profession)}
              />
            )}
          </For>
        </span>
      </PieceButton>
    </Show>
  )
}

/** The council: its chamber and its meeting place. */
export function Council(props: InVillage) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  return (
    <Quarter {...props} area="council">
      <Sites area="council" />
      <Show when={props.village.chamber}>
        {(id) => {
          const spaces = () => chamber(id()).spaces
          const named = () => {
            const all = spaces()
            return typeof all === 'number' ? [] : all
          }
          return (
            <House {...props} banner={id()}>
              <Show when={id() === 'guild-chamber'}>
                <Stock
                  {...props}
                  on="guild-chamber"
                  filled={props.village.jokers}
                  of={Number(spaces())}
                  name={boardWords().jokers}
                  help={boardWords().textOf('guild-chamber')}
                />
              </Show>
              <Show when={named().length > 0}>
                <Marks {...props} of={named()} />
              </Show>
            </House>
          )
        }}
      </Show>
      <Show when={props.village.meetingPlace}>
        {(place) => (
          <House {...props} banner="meeting-place">
            <Stock
              {...props}
              on="meeting-place"
              filled={place().markers}
              of={meetingPlace.spaces}
              name={boardWords().cards.meetingPlace.name}
              help={boardWords().textOf('meeting-place')}
            />
          </House>
        )}
      </Show>
    </Quarter>
  )
}
