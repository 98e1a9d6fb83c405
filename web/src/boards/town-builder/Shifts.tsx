import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js'
import { verdicts } from '../../../../worker/games/town-builder/index.ts'
import { locale } from '../../words/index.ts'
import { useTable } from './table.ts'

/** How long it is said who leads with a judge now, in milliseconds. */
const saidFor = 2600

/** Who leads with a judge now, for a while after that has changed: points of others change with it, too. */
export function Shifts() {
  const table = useTable()
  const [said, say] = createSignal('')
  let timer: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(timer))
  const leaders = createMemo(() => verdicts(table.props.state))
  createEffect(
    on(leaders, (now, before) => {
      if (!before) return
      const { cards, judgeLeads, judgeNobody, and } = table.boardWords()
      const sentences = now.flatMap(({ judge, winners }) => {
        const led = before.find((one) => one.judge === judge)?.winners ?? []
        if (led.join() === winners.join()) return []
        const names = and(winners.map(table.props.names))
        const who = winners.length > 0 ? judgeLeads(names) : judgeNobody
        return [locale().labelled(cards[judge].name, who)]
      })
      if (sentences.length === 0) return
      clearTimeout(timer)
      say(sentences.join(' '))
      timer = setTimeout(() => say(''), saidFor)
    }),
  )
  /** Something else is read there: on another pane than the row, on the tray, or under a card of a wide screen. */
  const isCovered = () => {
    const { pane } = table.props
    return table.tray() !== null || (pane === null ? table.chosen() !== null : pane !== 'row')
  }
  return (
    <Show when={!isCovered() && said()}>
      <p class="tb-shift" role="status">
        {said()}
      </p>
    </Show>
  )
}
