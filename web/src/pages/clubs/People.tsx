import { createResource, For, Show } from 'solid-js'
import type { Club, ClubMember } from '../../../../worker/wire/schema/clubs.ts'
import { me } from '../../account/me.ts'
import { arrived } from '../../api/arrived.ts'
import { perform } from '../../api/client.ts'
import { A } from '../../parts/A.tsx'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { Stamp } from '../../parts/Stamp.tsx'
import { leads } from './standing.ts'
import { Twice } from './Twice.tsx'
import { clubTexts } from './words.ts'

interface PeopleProps {
  readonly club: Club
  /** Takes the club as it stands now. */
  readonly onClub: (club: Club) => void
}

type Deed = readonly [words: string, ask: () => Promise<{ readonly club: Club }>]

/** Things that I may do about somebody, by my role and theirs. */
function deedsAbout({ club }: PeopleProps, { person, standing }: ClubMember): Deed[] {
  const texts = clubTexts().people
  const whom = { id: club.id, person }
  const isFounder = club.standing === 'founder'
  const accept = () => perform('POST /clubs/{id}/people/{person}', whom)
  const remove = () => perform('DELETE /clubs/{id}/people/{person}', whom)
  const make = (role: 'organiser' | 'member') => () =>
    perform('PUT /clubs/{id}/people/{person}', { ...whom, role })
  const block: Deed = [texts.block, () => perform('PUT /clubs/{id}/blocked/{person}', whom)]
  switch (standing) {
    case 'asked':
      return [[texts.accept, accept], [texts.decline, remove], block]
    case 'invited':
      return [[texts.withdraw, remove]]
    case 'blocked':
      return [[texts.unblock, remove]]
    case 'organiser':
      return isFounder ? [[texts.member, make('member')], [texts.remove, remove], block] : []
    case 'member':
      return [
        ...(isFounder ? [[texts.organiser, make('organiser')] as const] : []),
        [texts.remove, remove],
        block,
      ]
    default:
      return []
  }
}

/** Members of a club, and for organisers what they can do about them. */
export function ClubPeople(props: PeopleProps) {
  const act = createAct(async (ask: Deed[1]) => props.onClub((await ask()).club))
  const heir = (one: ClubMember) =>
    props.club.standing === 'founder' && ['organiser', 'member'].includes(one.standing)
  const deeds = (one: ClubMember) =>
    leads(props.club) && one.person !== me()?.id ? deedsAbout(props, one) : []
  return (
    <section class="section" aria-labelledby="club-people">
      <h2 id="club-people" class="section-title">
        {clubTexts().people.title}
      </h2>
      <Trouble error={act.error()} />
      <ul class="club-people sheet">
        <For each={props.club.people}>
          {(one) => (
            <li class="club-row">
              <Stamp name={one.name} person={one.person} size="m" />
              <span class="club-text">
                <A href={`/people/${one.person}`}>{one.name}</A>
                <span class="small">{clubTexts().standings[one.standing]}</span>
              </span>
              <Show when={deeds(one).length > 0}>
                <details>
                  <summary>{clubTexts().people.more(one.name)}</summary>
                  <p class="form-row">
                    <For each={deeds(one)}>
                      {([words, ask]) => (
                        <button
                          type="button"
                          class="button"
                          disabled={act.busy()}
                          onClick={() => void act.run(ask)}
                        >
                          {words}
                        </button>
                      )}
                    </For>
                    <Show when={heir(one)}>
                      <Twice
                        words={clubTexts().people.founder}
                        again={clubTexts().people.really(one.name)}
                        busy={act.busy()}
                        onGo={() =>
                          void act.run(() =>
                            perform('PUT /clubs/{id}/people/{person}', {
                              ...{ id: props.club.id, person: one.person },
                              role: 'founder',
                            }),
                          )
                        }
                      />
                    </Show>
                  </p>
                </details>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={leads(props.club)}>
        <InviteMet
          club={props.club}
          onInvite={(person) =>
            void act.run(() =>
              perform('POST /clubs/{id}/invitations', { id: props.club.id, people: [person] }),
            )
          }
        />
      </Show>
    </section>
  )
}

/** People I played with who are not in the club. */
function InviteMet(props: { readonly club: Club; readonly onInvite: (person: string) => void }) {
  const [people] = createResource(
    () => me()?.id,
    async () => (await perform('GET /people')).people,
  )
  const met = () =>
    (arrived(people) ?? []).filter(
      ({ id, blocked }) => !blocked && !props.club.people.some(({ person }) => person === id),
    )
  return (
    <Show when={met().length > 0}>
      <details>
        <summary>{clubTexts().people.invite}</summary>
        <p class="form-row">
          <For each={met()}>
            {({ id, name }) => (
              <button type="button" class="button" onClick={() => props.onInvite(id)}>
                {name}
              </button>
            )}
          </For>
        </p>
      </details>
    </Show>
  )
}
