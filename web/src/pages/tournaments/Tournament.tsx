import { useParams } from '@solidjs/router'
import { createResource, createSignal, For, Show } from 'solid-js'
import { createStore, reconcile } from 'solid-js/store'
import type { Tournament as TournamentView } from '../../../../worker/wire/schema/tournaments.ts'
import { me } from '../../account/me.ts'
import { perform } from '../../api/client.ts'
import { A } from '../../parts/A.tsx'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { paceName } from '../../parts/pace/pace.ts'
import { inFull } from '../../parts/time.ts'
import { gameTexts } from '../../words/index.ts'
import { Door, MyTables } from './Door.tsx'
import { People } from './People.tsx'
import { Rounds } from './Rounds.tsx'
import { Standings } from './Standings.tsx'
import { tournamentTexts } from './words.ts'
import './tournaments.css'

/** A tournament: what it is, who plays there, its rounds and how it stands. */
export default function Tournament() {
  const { id } = useParams<{ id: string }>()
  const [kept, keep] = createStore<{ tournament?: TournamentView }>({})
  // Rows that stay are the same rows: what is open in them stays so.
  const take = (tournament: TournamentView) =>
    keep('tournament', reconcile(tournament, { key: 'entrant', merge: true }))
  const [read, { refetch }] = createResource(
    // Anew when it is known who I am.
    () => `${id} ${me()?.id ?? ''}`,
    async () => take((await perform('GET /tournaments/{id}', { id })).tournament),
  )
  const shown = () => (read.error ? undefined : kept.tournament)
  return (
    <Page title={shown()?.title ?? tournamentTexts().title} narrow>
      <Trouble error={read.error as unknown} onRetry={() => void refetch()} />
      <Show when={shown()}>
        {(found) => (
          <>
            <Head tournament={found()} />
            <MyTables tournament={found()} />
            <Door tournament={found()} onTournament={take} />
            <Show when={found().standings.length > 0}>
              <Standings tournament={found()} />
            </Show>
            <Rounds tournament={found()} />
            <Facts tournament={found()} />
            <People tournament={found()} onTournament={take} />
          </>
        )}
      </Show>
    </Page>
  )
}

interface PartProps {
  readonly tournament: TournamentView
}

/** Name, how far it is, what it is about, and its link. */
function Head(props: PartProps) {
  const [isCopied, setCopied] = createSignal(false)
  const copy = createAct(async () => {
    await navigator.clipboard.writeText(`${location.origin}/tournaments/${props.tournament.id}`)
    setCopied(true)
  })
  const { statuses, formats } = tournamentTexts()
  const line = () => {
    const { game, format, status, organiser } = props.tournament
    return [
      gameTexts(game).title,
      formats[format][0],
      statuses[status],
      ...(organiser ? [tournamentTexts().by(organiser.name)] : []),
    ].join(' · ')
  }
  return (
    <>
      <h1>{props.tournament.title}</h1>
      <p class="soft">{line()}</p>
      <Show when={props.tournament.description}>
        <p class="cup-about">{props.tournament.description}</p>
      </Show>
      <p class="form-row">
        <button type="button" class="button" onClick={() => void copy.run()}>
          {isCopied() ? tournamentTexts().copied : tournamentTexts().copy}
        </button>
        <Show when={props.tournament.club}>
          {(club) => (
            <A href={`/c/${club()}`} class="button">
              {tournamentTexts().toClub}
            </A>
          )}
        </Show>
      </p>
      <Trouble error={copy.error()} />
    </>
  )
}

/** Facts that were fixed as it was made. */
function Facts(props: PartProps) {
  const rows = (): ReadonlyArray<readonly [string, string]> => {
    const texts = tournamentTexts().fact
    const { tournament: it } = props
    const { rounds, atOnce, groupSize, advance } = it
    const missing = tournamentTexts().form.missings[it.missing]
    return [
      [texts.game, gameTexts(it.game).title],
      [texts.tables, texts.tablesOf(it.size)],
      ...(groupSize === null || advance === null
        ? []
        : ([[texts.groups, texts.groupsOf(groupSize, advance)]] as const)),
      ...(rounds === null
        ? []
        : ([
            [texts.rounds, atOnce > 1 ? texts.roundsAtOnce(rounds, atOnce) : String(rounds)],
          ] as const)),
      ...(it.series ? ([[texts.games, tournamentTexts().form.series]] as const) : []),
      it.startedAt === null
        ? [texts.start, inFull(it.startAt)]
        : [texts.began, inFull(it.startedAt)],
      ...(it.endedAt === null ? [] : ([[texts.ended, inFull(it.endedAt)]] as const)),
      [texts.pace, it.pace ? paceName(it.pace) : texts.noClock],
      [texts.roundDays, texts.days(it.roundDays)],
      [tournamentTexts().form.onLeaving, tournamentTexts().form.leavings[it.onLeaving].join('. ')],
      [tournamentTexts().form.missing, missing.join('. ')],
      [texts.rated, it.rated ? texts.yes : texts.no],
    ]
  }
  return (
    <section class="section" aria-labelledby="cup-facts">
      <h2 id="cup-facts" class="section-title">
        {tournamentTexts().facts}
      </h2>
      <dl class="cup-facts sheet">
        <For each={rows()}>
          {([name, value]) => (
            <>
              <dt class="field-label">{name}</dt>
              <dd>{value}</dd>
            </>
          )}
        </For>
      </dl>
    </section>
  )
}
