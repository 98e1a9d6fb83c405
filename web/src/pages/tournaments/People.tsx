import { For, Show } from 'solid-js'
import type { Tournament, TournamentEntrant } from '../../../../worker/wire/schema/tournaments.ts'
import { perform } from '../../api/client.ts'
import { A } from '../../parts/A.tsx'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { Stamp } from '../../parts/Stamp.tsx'
import { Twice } from '../clubs/Twice.tsx'
import { tournamentTexts } from './words.ts'

interface Props {
  readonly tournament: Tournament
  readonly onTournament: (tournament: Tournament) => void
}

/** Standing of somebody, beside their name. */
function standingOf({ waits, checkedIn, left }: TournamentEntrant, status: Tournament['status']) {
  const texts = tournamentTexts()
  if (left) return texts.lefts[left]
  if (waits) return texts.queued
  return checkedIn && status === 'registration' ? texts.hasCheckedIn : ''
}

/** People who play, wait or have left; the organiser can remove people. */
export function People(props: Props) {
  const remove = createAct(async (entrant: number) => {
    const whom = { id: props.tournament.id, entrant }
    const { tournament } = await perform('DELETE /tournaments/{id}/people/{entrant}', whom)
    props.onTournament(tournament)
  })
  /** People who have one of the places. */
  const placed = () => props.tournament.people.filter(({ waits, left }) => !waits && !left).length
  return (
    <section class="section" aria-labelledby="cup-people">
      <h2 id="cup-people" class="section-title">
        {tournamentTexts().peopleTitle}
      </h2>
      <Trouble error={remove.error()} />
      <Show when={props.tournament.status === 'registration' && props.tournament.people.length > 0}>
        <p class="soft">{tournamentTexts().people(placed(), props.tournament.places)}</p>
      </Show>
      <Show
        when={props.tournament.people.length > 0}
        fallback={<p class="soft">{tournamentTexts().nobody}</p>}
      >
        <ul class="cup-people sheet">
          <For each={props.tournament.people}>
            {(one) => (
              <li class="cup-row">
                <Show when={one.person}>
                  {(person) => <Stamp name={one.name} person={person()} size="m" />}
                </Show>
                <span class="cup-text">
                  <Show when={one.person} fallback={<span>{one.name}</span>}>
                    {(person) => <A href={`/people/${person()}`}>{one.name}</A>}
                  </Show>
                  <span class="small">{standingOf(one, props.tournament.status)}</span>
                </span>
                <Show when={props.tournament.may.includes('remove') && one.left === null}>
                  <Twice
                    words={tournamentTexts().remove}
                    again={tournamentTexts().reallyRemove(one.name)}
                    busy={remove.busy()}
                    onGo={() => void remove.run(one.entrant)}
                  />
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  )
}
