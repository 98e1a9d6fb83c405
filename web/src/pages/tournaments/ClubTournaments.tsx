import { createResource, Show } from 'solid-js'
import type { Club } from '../../../../worker/wire/schema/clubs.ts'
import { perform } from '../../api/client.ts'
import { A } from '../../parts/A.tsx'
import { Trouble } from '../../parts/Notice.tsx'
import { TournamentList } from './TournamentList.tsx'
import { tournamentTexts } from './words.ts'

/** The tournaments of a club, on its page; its organisers plan them. */
export function ClubTournaments(props: { readonly club: Club }) {
  const [list, { refetch }] = createResource(
    () => props.club.id,
    async (club) => (await perform('GET /tournaments', { which: 'club', club })).tournaments,
  )
  const found = () => (list.error ? [] : (list.latest ?? []))
  const leads = () => props.club.standing === 'founder' || props.club.standing === 'organiser'
  return (
    <section class="section" aria-labelledby="club-tournaments">
      <h2 id="club-tournaments" class="section-title">
        {tournamentTexts().ofClub}
      </h2>
      <Trouble error={list.error as unknown} onRetry={() => void refetch()} />
      <TournamentList list={found()} />
      <Show when={found().length === 0 && !list.loading && !list.error}>
        <p class="soft">{tournamentTexts().none}</p>
      </Show>
      <Show when={leads()}>
        <p>
          <A href={`/tournaments/new?club=${props.club.id}`} class="button">
            {tournamentTexts().make}
          </A>
        </p>
      </Show>
    </section>
  )
}
