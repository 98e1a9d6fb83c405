import { Show } from 'solid-js'
import { A } from '../../../parts/A.tsx'
import { Bar } from '../../../stage/Bar.tsx'
import { Sign } from '../../../stage/Sign.tsx'
import { useStage } from '../../../stage/stage.ts'
import { stageTexts } from '../../../stage/words.ts'
import { appTexts } from '../../../words/index.ts'
import { companyTexts } from '../../company/words.ts'
import type { Seated } from '../seated.ts'
import { seriesTexts } from '../series-words.ts'
import type { End } from './end.ts'

interface EndBarProps {
  readonly at: Seated
  readonly end: End
  readonly state: unknown
}

/** One tap from the end of a game to the next with the same people; for spectators to a table of their own. */
function Rematch(props: EndBarProps) {
  const table = () => props.at.table
  const texts = () => companyTexts().rematch
  const label = () => {
    if (table().seats.length === 1) return texts().alone
    const { series } = table()
    if (series?.goesOn) return seriesTexts().toNext(series.game + 1)
    return table().rematch ? texts().join : texts().go
  }
  return (
    <Show
      when={table().you !== null}
      fallback={
        <A href={`/new?game=${table().game}`} class="bar-button bar-send">
          {appTexts().table.again}
        </A>
      }
    >
      <button
        type="button"
        class="bar-button bar-send"
        disabled={props.end.again.busy()}
        onClick={() => void props.end.again.run()}
      >
        <Sign name="redo" />
        <span>{label()}</span>
      </button>
    </Show>
  )
}

/** The bar while the end lies over the board: the way to the next game stands where turns are sent. */
export function EndBar(props: EndBarProps) {
  const { look } = useStage()
  const table = () => props.at.table
  const more = () => {
    look.shut()
    props.end.showMore(!props.end.isMore())
  }
  const hint = () =>
    table().you !== null && table().seats.length > 1 && !table().rematch && !table().series?.goesOn
  return (
    <Bar
      state={props.state}
      question={appTexts().table.over}
      mine={false}
      small={hint() && <span>{companyTexts().rematch.hint}</span>}
      answers={
        <button
          type="button"
          id="end-more"
          class="bar-button end-more-button"
          aria-expanded={props.end.isMore()}
          onClick={more}
        >
          <span>{stageTexts().menu}</span>
          <Sign name={props.end.isMore() ? 'close' : 'more'} />
        </button>
      }
      send={<Rematch {...props} />}
    />
  )
}
