import { useSearchParams } from '@solidjs/router'
import { createEffect, createResource, For, type JSX, onCleanup, Show } from 'solid-js'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import {
  becomeOther,
  hold,
  isHeld,
  othersHere,
  refreshOthers,
  setCurtained,
} from '../../../account/device-people.ts'
import { me } from '../../../account/me.ts'
import { arrived } from '../../../api/arrived.ts'
import { perform } from '../../../api/client.ts'
import { passTexts } from '../../../door/pass-words.ts'
import { createAct } from '../../../parts/act.ts'
import { Trouble } from '../../../parts/Notice.tsx'
import { Stamp } from '../../../parts/Stamp.tsx'
import { appTexts } from '../../../words/index.ts'
import './pass.css'

/** Somebody of this device who plays at a table. */
interface Player {
  readonly id: string
  readonly name: string
  readonly seat: number | null
  readonly acts: boolean
}

/** Those of this device who sit at a table, who is awaited first. */
function playersOf(table: TableView | undefined): Player[] {
  const present = me()
  const people = [...(present ? [present] : []), ...othersHere()]
  return people
    .map(({ id, name }) => {
      const seat = table?.seats.find(({ person }) => person === id)?.seat ?? null
      return { id, name, seat, acts: seat !== null && (table?.toAct ?? []).includes(seat) }
    })
    .filter(({ id, seat }) => seat !== null || id === present?.id)
    .sort((a, b) => Number(b.acts) - Number(a.acts))
}

interface CurtainProps {
  readonly id: string
  /** The account that the device is handed to; `undefined`: anybody of this device. */
  readonly for: string | undefined
}

/**
 * People of this device who can hold it at a table, as any spectator sees the table, and the call that makes
 * me one of them.
 */
function createHolding(props: CurtainProps) {
  const [seen, { refetch }] = createResource(async () => {
    const [{ table }] = await Promise.all([
      perform('GET /tables/{id}', { id: props.id, watch: '1' }),
      refreshOthers(),
    ])
    return table
  })
  const table = () => arrived(seen)
  const players = () => playersOf(table())
  const wanted = () => players().find(({ id }) => id === props.for)
  // Only one of this device has to do with this table: nobody needs to be asked.
  createEffect(() => {
    if (seen.state === 'ready' && me() !== undefined && !wanted() && players().length < 2) hold()
  })
  const become = createAct(async (account: string) => {
    const path = `/t/${props.id}`
    if (account !== me()?.id) return becomeOther(account, path)
    history.replaceState(history.state, '', path)
    hold()
  })
  return { seen, refetch, players, wanted, become }
}

type Become = ReturnType<typeof createHolding>['become']

/** Says that somebody holds the device now. */
const Choice = (props: {
  readonly player: Player
  /** True if the curtain says whose turn it is: the device was handed to nobody by name. */
  readonly open: boolean
  readonly main: boolean
  readonly become: Become
}) => (
  <button
    type="button"
    class="button button-large"
    classList={{ 'button-main': props.main }}
    disabled={props.become.busy()}
    onClick={() => void props.become.run(props.player.id)}
  >
    {passTexts().am(props.player.name)}
    <Show when={props.open && props.player.acts}>
      <span class="small"> · {passTexts().turn}</span>
    </Show>
  </button>
)

/** Asks for the one person that the device is handed to. */
function HandTo(props: { readonly player: Player; readonly become: Become }) {
  const texts = passTexts
  return (
    <>
      <Stamp
        seat={props.player.seat ?? 0}
        person={props.player.id}
        name={props.player.name}
        size="xl"
      />
      <h1>{texts().hand(props.player.name)}</h1>
      <p class="lead">{texts().nobody}</p>
      <Choice player={props.player} open={false} main become={props.become} />
      <Show when={props.player.id !== me()?.id && me()}>
        {(present) => (
          <button type="button" class="link" onClick={() => void props.become.run(present().id)}>
            {texts().stillAm(present().name)}
          </button>
        )}
      </Show>
    </>
  )
}

/**
 * Covers the whole page. Nothing of a table is read as its player before somebody has said who holds the
 * device: the curtain knows what any spectator knows.
 */
function Curtain(props: CurtainProps) {
  setCurtained(true)
  onCleanup(() => setCurtained(false))
  const texts = passTexts
  const { seen, refetch, players, wanted, become } = createHolding(props)
  return (
    <main id="content" class="curtain" tabindex="-1">
      <div class="sheet curtain-card">
        <Show
          when={seen.state !== 'pending' && me() !== undefined}
          fallback={<p aria-busy="true">{appTexts().loading}</p>}
        >
          <Show
            when={wanted()}
            fallback={
              <>
                <h1>{texts().who}</h1>
                <p class="lead">{texts().whoHint}</p>
                <For each={players()}>
                  {(player, i) => (
                    <Choice player={player} open={!props.for} main={i() === 0} become={become} />
                  )}
                </For>
              </>
            }
          >
            {(player) => <HandTo player={player()} become={become} />}
          </Show>
        </Show>
        <Trouble error={(seen.error as unknown) ?? become.error()} onRetry={() => void refetch()} />
      </div>
    </main>
  )
}

/** Shows a table only when it is known who holds the device; on a device of one person that is at once. */
export function BehindCurtain(props: { readonly id: string; readonly children: JSX.Element }) {
  const [search] = useSearchParams<{ for?: string }>()
  return (
    <Show when={isHeld()} fallback={<Curtain id={props.id} for={search.for} />}>
      {props.children}
    </Show>
  )
}
