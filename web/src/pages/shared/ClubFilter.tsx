import { For, Show } from 'solid-js'
import type { ClubCard } from '../../../../worker/wire/schema/clubs.ts'
import { appTexts } from '../../words/index.ts'

interface ClubFilterProps {
  readonly clubs: ReadonlyArray<ClubCard>
  readonly onClub: (club: string) => void
}

/** Chooses one of my clubs, or all (the empty text), for a list of tables; nothing where there is none to choose. */
export const ClubFilter = (props: ClubFilterProps) => (
  <Show when={props.clubs.length > 0}>
    <label class="field field-inline">
      <span class="field-label">{appTexts().filter.club}</span>
      <select class="input" onChange={(event) => props.onClub(event.currentTarget.value)}>
        <option value="">{appTexts().filter.allClubs}</option>
        <For each={props.clubs}>{(club) => <option value={club.id}>{club.name}</option>}</For>
      </select>
    </label>
  </Show>
)
