import { ChoicesField, choicesOf } from '../../parts/ChoicesField.tsx'
import { NumberField } from '../../parts/NumberField.tsx'
import { SelectField } from '../../parts/SelectField.tsx'
import { TimeField } from '../../parts/TimeField.tsx'
import { PaceOf } from '../shared/TableForm.tsx'
import type { PartProps } from './wishes.ts'
import { tournamentTexts } from './words.ts'

/** Fields for the start, the length of a round, and the fate of missing people. */
export function CourseFields(props: PartProps) {
  const texts = () => tournamentTexts().form
  return (
    <>
      <TimeField
        label={texts().startAt}
        hint={texts().startHint}
        value={props.wishes.startAt}
        onInput={(startAt) => props.set({ startAt })}
      />
      <SelectField
        label={texts().checkIn}
        values={([0, 12, 24, 48] as const).map((hours) => [hours, texts().checkIns[hours]])}
        value={props.wishes.checkInHours}
        onChange={(checkInHours) => props.set({ checkInHours })}
      />
      <NumberField
        label={texts().roundDays}
        hint={texts().roundDaysHint}
        min={1}
        max={180}
        value={props.wishes.roundDays}
        onInput={(roundDays) => props.set({ roundDays })}
      />
      <PaceOf form={props.form} />
      <ChoicesField
        name="leaving"
        legend={texts().onLeaving}
        hint={texts().onLeavingHint}
        value={props.wishes.onLeaving}
        choices={choicesOf(texts().leavings)}
        onChange={(onLeaving) => props.set({ onLeaving })}
      />
      <ChoicesField
        name="missing"
        legend={texts().missing}
        value={props.wishes.missing}
        choices={choicesOf(texts().missings)}
        onChange={(missing) => props.set({ missing })}
      />
    </>
  )
}
