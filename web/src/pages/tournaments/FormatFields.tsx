import { Show } from 'solid-js'
import type { Tournament } from '../../../../worker/wire/schema/tournaments.ts'
import { CheckField } from '../../parts/CheckField.tsx'
import { ChoicesField, choicesOf } from '../../parts/ChoicesField.tsx'
import { NumberField } from '../../parts/NumberField.tsx'
import { SeatsField } from '../../parts/SeatsField.tsx'
import { fewestPlaces, mostPeople, type PartProps } from './wishes.ts'
import { tournamentTexts } from './words.ts'

/** Most people at a table. */
const mostAtTable = 5

/** Size of the groups, and how many of each go on. */
const GroupFields = (props: PartProps) => (
  <>
    <NumberField
      label={tournamentTexts().form.groupSize}
      hint={tournamentTexts().form.groupSizeHint}
      min={3}
      max={12}
      value={props.wishes.groupSize}
      onInput={(groupSize) => props.set({ groupSize })}
    />
    <NumberField
      label={tournamentTexts().form.advance}
      min={1}
      max={Math.min(4, props.wishes.groupSize - 1)}
      value={props.wishes.advance}
      onInput={(advance) => props.set({ advance })}
    />
  </>
)

/** Its format with what belongs to that. */
export function FormatFields(props: PartProps) {
  const texts = () => tournamentTexts().form
  const isSwiss = () => props.wishes.format === 'swiss'
  const isGroups = () => props.wishes.format === 'groups'
  const take = (format: Tournament['format']) => {
    const places = Math.min(props.wishes.places, mostPeople[format])
    props.set({ format, places: Math.max(places, fewestPlaces(format)) })
    if (format === 'round-robin' || format === 'knock-out') props.form.set({ seats: 2 })
  }
  return (
    <>
      <ChoicesField
        name="format"
        legend={texts().format}
        value={props.wishes.format}
        choices={choicesOf(tournamentTexts().formats)}
        onChange={take}
      />
      <Show when={isGroups()}>
        <GroupFields {...props} />
      </Show>
      <Show when={isSwiss() || isGroups()}>
        <SeatsField
          legend={texts().size}
          min={props.form.fewest()}
          max={Math.min(mostAtTable, props.form.most())}
          value={props.form.wishes().seats}
          onChange={(seats) => props.form.set({ seats })}
        />
      </Show>
      <Show when={isSwiss() || (isGroups() && props.form.wishes().seats > 2)}>
        <NumberField
          label={isSwiss() ? texts().rounds : texts().groupRounds}
          min={1}
          max={15}
          value={props.wishes.rounds}
          onInput={(rounds) => props.set({ rounds })}
        />
      </Show>
      <Show when={props.wishes.format === 'knock-out'}>
        <CheckField
          label={texts().series}
          hint={texts().seriesHint}
          value={props.wishes.series}
          onChange={(series) => props.set({ series })}
        />
      </Show>
      <Show when={props.wishes.format !== 'knock-out'}>
        <NumberField
          label={texts().atOnce}
          hint={texts().atOnceHint}
          min={1}
          max={5}
          value={props.wishes.atOnce}
          onInput={(atOnce) => props.set({ atOnce })}
        />
      </Show>
      <NumberField
        label={texts().places}
        hint={texts().placesHint}
        min={fewestPlaces(props.wishes.format)}
        max={mostPeople[props.wishes.format]}
        value={props.wishes.places}
        onInput={(places) => props.set({ places })}
      />
      <ChoicesField
        name="seeding"
        legend={texts().seeding}
        value={props.wishes.seeding}
        choices={choicesOf(texts().seedings)}
        onChange={(seeding) => props.set({ seeding })}
      />
    </>
  )
}
