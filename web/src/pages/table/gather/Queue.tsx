import { createSignal, For, Match, Show, Switch } from 'solid-js'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { beSomebody, me, refreshMe } from '../../../account/me.ts'
import { perform } from '../../../api/client.ts'
import { NameField } from '../../../door/NameField.tsx'
import { A } from '../../../parts/A.tsx'
import { createAct } from '../../../parts/act.ts'
import { Trouble } from '../../../parts/Notice.tsx'
import type { LiveTable } from '../live.ts'
import { gatherTexts } from './words.ts'
import './queue.css'

interface QueueProps {
  readonly table: TableView
  readonly live: LiveTable
}

/** Nobody waits. */
const none: TableView['line'] = {
  length: 0,
  place: null,
  isCalled: false,
  isKept: false,
  isFree: false,
  people: [],
}

/** A table's queue. A view that was kept offline by an earlier version does not know of it. */
export const queueOf = (table: TableView): TableView['line'] =>
  (table as Partial<TableView>).line ?? none

/** Joins the queue, by name for somebody who has none yet. */
function Entry(props: {
  readonly queue: TableView['line']
  readonly name: string
  readonly onName: (name: string) => void
  readonly busy: boolean
  readonly onJoin: () => void
}) {
  const texts = () => gatherTexts().queue
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        props.onJoin()
      }}
    >
      <Show when={props.queue.isKept}>
        <p>{texts().kept}</p>
      </Show>
      <Show when={me() === null}>
        <NameField value={props.name} onInput={props.onName} />
      </Show>
      <p class="form-row">
        <button type="submit" class="button" disabled={props.busy || me() === undefined}>
          {texts().wait}
        </button>
      </p>
      <p class="small">{texts().waitHint(props.queue.length)}</p>
    </form>
  )
}

/** For somebody who came too late: waiting in the queue for a seat, and taking it when it is theirs. */
export function JoinQueue(props: QueueProps) {
  const texts = () => gatherTexts().queue
  const [name, setName] = createSignal('')
  const queue = () => queueOf(props.table)
  const change = createAct(
    async (
      call: 'POST /tables/{id}/line' | 'DELETE /tables/{id}/line' | 'POST /tables/{id}/line/seat',
    ) => {
      await beSomebody(name())
      const { table } = await perform(call, { id: props.table.id })
      props.live.take(table)
      await refreshMe()
    },
  )
  const Leave = () => (
    <button
      type="button"
      class="button"
      disabled={change.busy()}
      onClick={() => void change.run('DELETE /tables/{id}/line')}
    >
      {texts().leave}
    </button>
  )
  return (
    <div class="queued" role="status">
      <Switch>
        <Match when={queue().isCalled && queue().isFree}>
          <p>
            <strong>{texts().called}</strong>
          </p>
          <p class="form-row">
            {/* Before the game begins the seat is taken as by anybody. */}
            <Show when={props.table.status === 'playing'}>
              <button
                type="button"
                class="button button-main"
                disabled={change.busy()}
                onClick={() => void change.run('POST /tables/{id}/line/seat')}
              >
                {texts().take}
              </button>
            </Show>
            <Leave />
          </p>
        </Match>
        <Match when={queue().place}>
          {(place) => (
            <>
              <p>
                <strong>{texts().place(place(), queue().length)}</strong>{' '}
                <A href="/settings#reach">{texts().told}</A>
              </p>
              <p class="form-row">
                <Leave />
              </p>
            </>
          )}
        </Match>
        <Match when={props.table.seats.length > 1}>
          <Entry
            queue={queue()}
            name={name()}
            onName={setName}
            busy={change.busy()}
            onJoin={() => void change.run('POST /tables/{id}/line')}
          />
        </Match>
      </Switch>
      <Trouble error={change.error()} />
    </div>
  )
}

/** In the bar of somebody who came too late: leads to what they can do instead, or says how far that is. */
export function QueueButton(props: { readonly table: TableView; readonly onOpen: () => void }) {
  const texts = () => gatherTexts().queue
  const label = () => {
    const { isCalled, isFree, place, length } = queueOf(props.table)
    if (isCalled && isFree) return texts().take
    return place ? texts().placeShort(place, length) : texts().waitShort
  }
  /** The whole of it: the bar of a phone holds two buttons. */
  const whole = () => (label() === texts().waitShort ? texts().wait : undefined)
  return (
    <button
      type="button"
      class="bar-button"
      aria-label={whole()}
      title={whole()}
      onClick={() => props.onOpen()}
    >
      {label()}
    </button>
  )
}

/** For those who sit: how many wait in the queue; the host sees who, and may offer somebody a free seat. */
export function InQueue(props: QueueProps) {
  const texts = () => gatherTexts().queue
  const queue = () => queueOf(props.table)
  const offer = createAct(async (person: string) => {
    const { table } = await perform('POST /tables/{id}/call/{person}', {
      id: props.table.id,
      person,
    })
    props.live.take(table)
  })
  return (
    <Show when={queue().length > 0}>
      <div class="queued">
        <p>{texts().waiting(queue().length)}</p>
        <ol class="queue-people">
          <For each={queue().people}>
            {({ person, name, isCalled }) => (
              <li class="queue-person">
                <div>
                  <b>{name}</b>
                  <Show when={isCalled && queue().isFree}>
                    <span class="small">{texts().offered}</span>
                  </Show>
                  <Show when={queue().isFree && !isCalled}>
                    <button
                      type="button"
                      class="button"
                      disabled={offer.busy()}
                      onClick={() => void offer.run(person)}
                    >
                      {texts().give(name)}
                    </button>
                  </Show>
                </div>
              </li>
            )}
          </For>
        </ol>
        <Show when={queue().people.length > 0}>
          <p class="small">{texts().giveHint}</p>
        </Show>
        <Trouble error={offer.error()} />
      </div>
    </Show>
  )
}
