import { Show } from 'solid-js'
import type { ClubCard } from '../../../../worker/wire/schema/clubs.ts'
import { SelectField } from '../../parts/SelectField.tsx'
import { appTexts } from '../../words/index.ts'

interface ClubFilterProps {
  readonly clubs: ReadonlyArray<ClubCard>
  readonly onClub: (club: string) => void
}

/** Chooses one of my clubs, or all (the empty text), for a list of tables; nothing where there is none to choose. */
export const ClubFilter = (props: ClubFilterProps) => (
  <Show when={props.clubs.length > 0}>
    <SelectField
      inline
      label={appTexts().filter.club}
      values={[
        ['', appTexts().filter.allClubs],
        ...props.clubs.map(({ id, name }) => [id, name] as const),
      ]}
      onChange={props.onClub}
    />
  </Show>
)
