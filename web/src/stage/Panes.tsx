import { createEffect, For, on, Show } from 'solid-js'
import type { Move, Seat } from '../../../worker/games/kernel/index.ts'
import type { Pane } from '../boards/index.ts'
import { language } from '../words/index.ts'
import { useRoom } from './room.ts'
import { stageTexts } from './words.ts'

/** The panes in which one of the legal moves begins. */
export const waitingPanes = (
  panes: ReadonlyArray<Pane>,
  state: unknown,
  you: Seat | null,
  moves: ReadonlyArray<Move>,
): ReadonlyArray<Pane> =>
  you === null || moves.length === 0 ? [] : panes.filter((pane) => pane.waits(state, you, moves))

/** The pane to be shown: the one that was chosen, else the first where something waits, else the first. */
export const paneInView = (
  panes: ReadonlyArray<Pane>,
  chosen: string | null,
  state: unknown,
  you: Seat | null,
  moves: ReadonlyArray<Move>,
): string | null =>
  (panes.find(({ id }) => id === chosen) ?? waitingPanes(panes, state, you, moves)[0] ?? panes[0])
    ?.id ?? null

interface PanesProps {
  readonly state: unknown
  readonly you: Seat | null
  readonly moves: ReadonlyArray<Move>
  /** The one in view. */
  readonly pane: string | null
}

/** The tabs of a phone; a mark says where something waits. */
export function Panes(props: PanesProps) {
  const { setting, look } = useRoom()
  const { panes } = setting.module
  const waiting = () => waitingPanes(panes, props.state, props.you, props.moves)
  // A new question opens the pane where it is answered; who is in one of those stays.
  createEffect(
    on(
      () => props.moves,
      () => {
        const [first] = waiting()
        if (first && !waiting().some(({ id }) => id === props.pane)) look.choosePane(first.id)
      },
    ),
  )
  return (
    <nav class="panes" aria-label={stageTexts().panes}>
      <For each={panes}>
        {(pane) => (
          <button
            type="button"
            class="pane-tab"
            aria-pressed={props.pane === pane.id}
            onClick={() => look.choosePane(pane.id)}
          >
            {pane.label[language()]}
            <Show when={waiting().includes(pane)}>
              <span class="pane-mark" role="img" aria-label={stageTexts().waits} />
            </Show>
          </button>
        )}
      </For>
    </nav>
  )
}
