import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js'
import { verdicts } from '../../../../worker/games/town-builder/index.ts'
import { placed } from '../../stage/layout.ts'
import { locale } from '../../words/index.ts'
import { useTable } from './table.ts'

/** Time in milliseconds for which the new leader with a judge is named. */
const saidFor = 2600

/** Judges with the same leaders, together. */
export function byLeaders(all: ReturnType<typeof verdicts>) {
  const groups = Map.groupBy(all, ({ winners }) => winners.join())
  return [...groups.values()].map((alike) => ({
    judges: alike.map(({ judge }) => judge),
    winners: alike[0]?.winners ?? [],
  }))
}

/** Leaders with a judge now, for a while after that has changed: points of others change with it, too. */
export function Shifts() {
  const table = useTable()
  const leaders = createMemo(() => verdicts(table.props.state))
  const [changed, setChanged] = createSignal<ReturnType<typeof verdicts>>([])
  let timer: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(timer))
  createEffect(
    on(leaders, (now, before) => {
      const others = now.filter(({ judge, winners }) => {
        const led = before?.find((one) => one.judge === judge)?.winners ?? []
        return before && led.join() !== winners.join()
      })
      if (others.length === 0) return
      clearTimeout(timer)
      setChanged(others)
      timer = setTimeout(() => setChanged([]), saidFor)
    }),
  )
  const sentences = () => {
    const { cards, judgeLeads, judgeNobody, and } = table.boardWords()
    return byLeaders(changed()).map(({ judges, winners }) =>
      locale().labelled(
        and(judges.map((judge) => cards[judge].name)),
        winners.length > 0 ? judgeLeads(and(winners.map(table.props.names))) : judgeNobody,
      ),
    )
  }
  /** Answers are read there. */
  const isCovered = () => table.tray() !== null || table.layout().answers !== null
  return (
    <Show when={changed().length > 0 && !isCovered()}>
      <p
        class="tb-shift at"
        classList={{ 'tb-shift-over': table.layout().isShiftOver }}
        style={placed(table.layout().shift)}
        role="status"
      >
        {sentences().join(' ')}
      </p>
    </Show>
  )
}
