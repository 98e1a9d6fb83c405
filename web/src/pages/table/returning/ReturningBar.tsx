import { createMemo } from 'solid-js'
import { ago } from '../../../parts/time.ts'
import { Bar } from '../../../stage/Bar.tsx'
import { Sign } from '../../../stage/Sign.tsx'
import { appTexts, listed } from '../../../words/index.ts'
import type { Seated } from '../seated.ts'
import { toldAt } from '../since.ts'
import type { Visit } from '../visit.ts'
import { movedSince } from './news.ts'
import { returningTexts } from './words.ts'
import './bar.css'

interface ReturningBarProps {
  readonly at: Seated
  readonly visit: Visit
  /** I am asked next. */
  readonly mine: boolean
  readonly state: unknown
}

/** The bar while the cards of those who moved lie over the stage. The way to my turn stands where turns are sent. */
export function ReturningBar(props: ReturningBarProps) {
  const { at, visit } = props
  const moved = createMemo(() =>
    movedSince(at.live.entries(), at.table.since, at.seat ?? 0, toldAt(at)),
  )
  const last = () => Math.max(...moved().map((one) => one.at))
  return (
    <Bar
      state={props.state}
      question={appTexts().table.since}
      mine={false}
      small={
        moved().length > 0 && (
          <span>
            {returningTexts().moved(listed(moved().map(({ seat }) => at.names(seat))), ago(last()))}
          </span>
        )
      }
      send={
        <div class="returning-acts">
          <button type="button" class="bar-button" onClick={() => visit.showFilm(at.table.since)}>
            <Sign name="film" />
            <span>{returningTexts().watchAll}</span>
          </button>
          <button type="button" class="bar-button bar-send" onClick={visit.refuse}>
            {props.mine ? returningTexts().mine : returningTexts().toTable}
          </button>
        </div>
      }
    />
  )
}
