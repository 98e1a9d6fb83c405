import { createEffect, createSignal, For, on, Show } from 'solid-js'
import type { Move, Seat } from '../../../worker/games/kernel/index.ts'
import { language } from '../words/index.ts'
import type { Happened } from './board.ts'
import { closingOf } from './closing.ts'
import { paneToOpen, waitingPanes } from './pane.ts'
import { SeatBand } from './SeatBand.tsx'
import { type Setting, useStage } from './stage.ts'
import { stageTexts } from './words.ts'

interface PanesProps {
  readonly state: unknown
  readonly you: Seat | null
  readonly moves: ReadonlyArray<Move>
  readonly planned: ReadonlyArray<Move>
  /** The one in view. */
  readonly pane: string | null
  readonly happened: Happened | null
}

/** The panes out of view in which others changed something; one that is opened is seen. */
function createNews(props: PanesProps) {
  const { setting } = useStage()
  const [news, setNews] = createSignal<ReadonlySet<string>>(new Set())
  createEffect(
    on(
      () => props.happened?.key,
      () => {
        const { happened } = props
        if (!happened || happened.planned || happened.seat === props.you) return
        const told = new Set(happened.events.map(({ event }) => event))
        const changed = setting.module.panes.filter(
          ({ id, tells }) => id !== props.pane && tells?.some((event) => told.has(event)),
        )
        setNews((before) => new Set([...before, ...changed.map(({ id }) => id)]))
      },
      { defer: true },
    ),
  )
  createEffect(
    on(
      () => props.pane,
      (pane) => setNews((before) => new Set([...before].filter((id) => id !== pane))),
    ),
  )
  return news
}

/** Somebody else whose place is in view in a pane; `null`: it is mine, or the pane shows what all share. */
export function seatInView(
  { you, seats, module }: Pick<Setting, 'you' | 'seats' | 'module'>,
  looked: Seat,
  pane: string | null,
): Seat | null {
  if (you === null || looked === you || looked < 0 || looked >= seats) return null
  return module.panes.some(({ id, ofSeat }) => ofSeat && id === pane) ? looked : null
}

/** The tabs of a phone; a mark says where something waits. */
export function Panes(props: PanesProps) {
  const { setting, look } = useStage()
  const { panes } = setting.module
  const news = createNews(props)
  const waiting = () => waitingPanes(panes, props.state, props.you, props.moves)
  /** Something is planned, and the turn can end with it. */
  const mayEnd = () =>
    props.planned.length > 0 && closingOf(setting.module.groups, props.moves).length > 0
  // A new question opens the pane where it is answered; who is in one of those, or may end the turn, stays.
  createEffect(
    on(
      () => props.moves,
      (_, before) => {
        const next = paneToOpen(waiting(), props.pane, (before?.length ?? 0) > 0, mayEnd())
        // A pane that was not chosen, but opened with a question in it, stays open after a move, too.
        const asked = look.pane() === null && waiting().length > 0 ? props.pane : null
        const pane = next ?? asked
        if (pane !== null) look.choosePane(pane)
      },
    ),
  )
  const other = () => seatInView(setting, look.seat(), props.pane)
  /** The pane in view before somebody else's place was. */
  let before: string | null = null
  createEffect(() => {
    if (look.seat() === setting.you) before = props.pane
  })
  const goHome = () => {
    const pane = before
    if (setting.you !== null) look.lookAt(setting.you)
    if (pane !== null) look.choosePane(pane)
  }
  return (
    <Show
      when={other() === null}
      fallback={
        <nav class="panes" aria-label={stageTexts().panes}>
          <SeatBand seat={other() ?? 0} state={props.state} onBack={goHome} />
        </nav>
      }
    >
      <nav class="panes" aria-label={stageTexts().panes}>
        <For each={panes}>
          {(pane) => (
            <button
              type="button"
              class="pane-tab"
              data-place={`pane:${pane.id}`}
              aria-pressed={props.pane === pane.id}
              onClick={() => look.choosePane(pane.id)}
            >
              {pane.label[language()]}
              <Show
                when={waiting().includes(pane)}
                fallback={
                  <Show when={news().has(pane.id)}>
                    <span
                      class="pane-mark pane-news"
                      role="img"
                      aria-label={stageTexts().changed}
                    />
                  </Show>
                }
              >
                <span class="pane-mark" role="img" aria-label={stageTexts().waits} />
              </Show>
            </button>
          )}
        </For>
      </nav>
    </Show>
  )
}
