import { createSignal, For, Show } from 'solid-js'
import type { Tournament } from '../../../../worker/wire/schema/tournaments.ts'
import { beSomebody, me } from '../../account/me.ts'
import { perform } from '../../api/client.ts'
import { NameField } from '../../door/NameField.tsx'
import { A } from '../../parts/A.tsx'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { when } from '../../parts/pace/pace.ts'
import { listed } from '../../words/index.ts'
import { Twice } from '../clubs/Twice.tsx'
import { nameIn, roundName } from './people.ts'
import { tournamentTexts } from './words.ts'

interface Props {
  readonly tournament: Tournament
  readonly onTournament: (tournament: Tournament) => void
}

type Deed =
  | 'POST /tournaments/{id}/registration'
  | 'DELETE /tournaments/{id}/registration'
  | 'POST /tournaments/{id}/check-in'
  | 'POST /tournaments/{id}/start'
  | 'POST /tournaments/{id}/cancel'

const hour = 60 * 60 * 1000

/** The place that I have, or wait for. */
function Standing(props: { readonly tournament: Tournament }) {
  const mine = () => props.tournament.people.find(({ entrant }) => entrant === props.tournament.me)
  const queued = () => props.tournament.people.filter(({ waits }) => waits)
  const said = () => {
    const { status, checkInHours, startAt, may } = props.tournament
    const one = mine()
    if (!one || status !== 'registration') return []
    const texts = tournamentTexts()
    const from = checkInHours === null ? null : startAt - checkInHours * hour
    return [
      one.waits ? texts.waiting(queued().indexOf(one) + 1) : texts.registered,
      ...(one.checkedIn ? [texts.checkedIn] : []),
      ...(from === null || one.checkedIn || may.includes('check-in')
        ? []
        : [texts.checkInFrom(when(from))]),
    ]
  }
  return (
    <Show when={said().length > 0}>
      <p class="lead">{said().join(' ')}</p>
    </Show>
  )
}

/** Registering by a button, with a name where I have none. */
function Register(props: {
  readonly tournament: Tournament
  readonly busy: boolean
  readonly onGo: (name: string) => void
}) {
  const [name, setName] = createSignal('')
  const isFull = () =>
    props.tournament.people.filter(({ waits }) => !waits).length >= props.tournament.places
  return (
    <form
      class="form sheet"
      onSubmit={(event) => {
        event.preventDefault()
        props.onGo(name())
      }}
    >
      <Show when={!me()}>
        <NameField value={name()} onInput={setName} alone={false} />
      </Show>
      <button type="submit" class="button button-main" disabled={props.busy}>
        {isFull() ? tournamentTexts().wait : tournamentTexts().register}
      </button>
    </form>
  )
}

/** Actions of mine: register, check in, withdraw; start and cancel as its organiser. */
export function Door(props: Props) {
  const act = createAct(async (deed: Deed, name?: string) => {
    if (name !== undefined) await beSomebody(name)
    props.onTournament((await perform(deed, { id: props.tournament.id })).tournament)
  })
  const may = (deed: Tournament['may'][number]) => props.tournament.may.includes(deed)
  // A stranger may once they have a name.
  const canRegister = () =>
    may('register') ||
    (!me() && props.tournament.status === 'registration' && props.tournament.club === null)
  const texts = tournamentTexts
  return (
    <>
      <Standing tournament={props.tournament} />
      <Show when={canRegister()}>
        <Register
          tournament={props.tournament}
          busy={act.busy()}
          onGo={(name) => void act.run('POST /tournaments/{id}/registration', name)}
        />
      </Show>
      <Trouble error={act.error()} />
      <p class="form-row">
        <Show when={may('check-in')}>
          <button
            type="button"
            class="button button-main"
            disabled={act.busy()}
            onClick={() => void act.run('POST /tournaments/{id}/check-in')}
          >
            {texts().checkIn}
          </button>
        </Show>
        <Show when={may('withdraw')}>
          <Twice
            words={texts().withdraw}
            again={texts().reallyWithdraw}
            busy={act.busy()}
            onGo={() => void act.run('DELETE /tournaments/{id}/registration')}
          />
        </Show>
        <Show when={may('start')}>
          <Twice
            words={texts().startNow}
            again={texts().reallyStart}
            busy={act.busy()}
            onGo={() => void act.run('POST /tournaments/{id}/start')}
          />
        </Show>
        <Show when={may('cancel')}>
          <Twice
            words={texts().cancel}
            again={texts().reallyCancel}
            busy={act.busy()}
            onGo={() => void act.run('POST /tournaments/{id}/cancel')}
          />
        </Show>
      </p>
      <Show when={may('withdraw') && props.tournament.status === 'running'}>
        <p class="soft">{texts().withdrawHints[props.tournament.onLeaving]}</p>
      </Show>
    </>
  )
}

/** The tables where I am to play now. */
export function MyTables(props: { readonly tournament: Tournament }) {
  const rows = () => {
    const { me: own, played } = props.tournament
    if (own === null) return []
    return played
      .filter(({ isOver }) => !isOver)
      .flatMap((one) =>
        one.tables
          .filter(({ entrants, places }) => places === null && entrants.includes(own))
          .map((table) => ({
            ...table,
            said: tournamentTexts().toTable(
              roundName(one),
              listed(
                table.entrants
                  .filter((one) => one !== own)
                  .map((one) => nameIn(props.tournament, one)),
              ),
            ),
          })),
      )
  }
  const byes = () =>
    props.tournament.played.filter(
      ({ isOver, byes: free }) => !isOver && free.includes(props.tournament.me ?? 0),
    )
  return (
    <Show when={rows().length > 0 || byes().length > 0}>
      <section class="section" aria-labelledby="cup-mine">
        <h2 id="cup-mine" class="section-title">
          {tournamentTexts().yourTables}
        </h2>
        <For each={rows()}>
          {(row) => (
            <p>
              <Show when={row.isMade} fallback={`${row.said}. ${tournamentTexts().notMade}`}>
                <A href={`/t/${row.table}`} class="button button-main">
                  {row.said}
                </A>
              </Show>
            </p>
          )}
        </For>
        <For each={byes()}>{({ round }) => <p>{tournamentTexts().bye(round)}</p>}</For>
      </section>
    </Show>
  )
}
