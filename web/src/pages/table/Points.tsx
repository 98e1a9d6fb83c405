import { Show } from 'solid-js'
import type { Score } from '../../../../worker/games/kernel/contract.ts'
import type { AnyWords, Names } from '../../../../worker/games/kernel/words.ts'
import type { SeatView } from '../../../../worker/wire/schema/table.ts'
import { appTexts } from '../../words/index.ts'
import { pointsTexts } from './points-words.ts'
import { Scores } from './Scores.tsx'

interface PointsProps {
  /** Empty where they cannot be counted, `null` while the position is not there yet. */
  readonly scores: ReadonlyArray<Score> | null
  readonly words: AnyWords
  readonly names: Names
  readonly people?: ReadonlyArray<Pick<SeatView, 'person'>> | undefined
}

/** Points by category before the end: those of the position that is on the board. */
export const Points = (props: PointsProps) => (
  <Show when={props.scores} fallback={<p aria-busy="true">{appTexts().loading}</p>}>
    {(scores) => (
      <Show when={scores().length > 0} fallback={<p class="soft">{pointsTexts().unknown}</p>}>
        <Scores
          scores={scores()}
          result={null}
          words={props.words}
          names={props.names}
          people={props.people}
        />
      </Show>
    )}
  </Show>
)
