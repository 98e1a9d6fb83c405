import { createMemo, createResource, Show } from 'solid-js'
import { type Play, same } from '../../../../worker/games/kernel/index.ts'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { frontOf } from '../../boards/list.ts'
import { keepFocus } from '../../parts/focus.ts'
import { Loading } from '../../parts/Loading.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { tableTitle } from '../../parts/table-title.ts'
import { appTexts, language } from '../../words/index.ts'
import type { LiveTable } from './live.ts'
import { Room } from './Room.tsx'

interface PlayingProps {
  readonly table: TableView
  readonly live: LiveTable
  /** The table was seen before it began: the page goes on, it does not begin. */
  readonly goesOn: boolean
}

/** The game cannot be shown: why, and what may help. */
const Unshown = (props: {
  readonly table: TableView
  readonly why: string
  readonly act: string
  readonly onAct: () => void
}) => (
  <Page title={tableTitle(props.table)}>
    <Notice tone="bad">
      <p>{props.why}</p>
      <button type="button" class="button" onClick={() => props.onAct()}>
        {props.act}
      </button>
    </Notice>
  </Page>
)

/** Loads the game's engine, words and board; then the table is played. */
export function Playing(props: PlayingProps) {
  // Every turn brings a new table, but the same game: the board stays.
  const wanted = createMemo(() => [props.table.game, language()] as const, undefined, {
    equals: same,
  })
  const [loaded, { refetch }] = createResource(wanted, async ([id, spoken]) => {
    const front = frontOf(id)
    // The board asks for its words itself; so they come along with it.
    const [loaded] = await Promise.all([front?.board(), front?.words[spoken]()])
    return loaded ? { module: loaded.board, words: await loaded.board.words(spoken) } : null
  })
  const lost = () => (
    <Unshown
      table={props.table}
      why={appTexts().table.boardLost}
      act={appTexts().retry}
      onAct={() => void refetch()}
    />
  )
  const unknown = () => (
    <Unshown
      table={props.table}
      why={appTexts().table.noBoard}
      act={appTexts().crash.reload}
      onAct={() => location.reload()}
    />
  )
  let goesOn = props.goesOn
  /** The room is there. If it took another's place, as somebody sat down, the keyboard comes along. */
  function arrived(): void {
    if (goesOn) queueMicrotask(() => keepFocus('content'))
    goesOn = true
  }
  return (
    <Show when={!loaded.error} fallback={lost()}>
      <Show
        when={loaded.latest}
        fallback={
          <Show when={loaded.state === 'ready'} fallback={<Loading />}>
            {unknown()}
          </Show>
        }
      >
        {(ready) => (
          <Show
            when={props.table.play?.version === ready().module.game.version && props.table.play}
            fallback={unknown()}
          >
            {(play) => (
              // Another seat is another person's plan: begin anew.
              <Show when={props.table.you === null ? 'nobody' : `${props.table.you}`} keyed>
                {(seat) => (
                  <Room
                    table={props.table}
                    live={props.live}
                    play={play() as Play}
                    seat={seat === 'nobody' ? null : Number(seat)}
                    module={ready().module}
                    words={ready().words}
                    onArrived={arrived}
                  />
                )}
              </Show>
            )}
          </Show>
        )}
      </Show>
    </Show>
  )
}
