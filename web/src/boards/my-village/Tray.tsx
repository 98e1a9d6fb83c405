import { Match, Switch } from 'solid-js'
import { Part } from '../../parts/Part.tsx'
import { Choices, isAsked } from './Choices.tsx'
import { Dice } from './Dice.tsx'
import { Market } from './Market.tsx'
import { useTable } from './table.ts'
import { Uses } from './Uses.tsx'

/** Questions about a card, which the frame's buttons answer. */
const about: ReadonlySet<string> = new Set([
  'mission',
  'bonus',
  'trade',
  'school-bonus',
  'salvation',
])

/** Where a turn is made: the dice, and what can be done with them; other questions take their place. */
export function Tray() {
  const table = useTable()
  const task = () => table.props.state.agenda.at(-1)?.task ?? ''
  const asked = () => table.props.moves.some(isAsked)
  const activates = () => table.props.moves.some((move) => move.do === 'activate')
  const mine = () => table.props.moves.length > 0
  return (
    <div class="mv-tray">
      <Part>
        <Dice />
      </Part>
      <Switch
        fallback={
          <Part>
            <Market />
          </Part>
        }
      >
        <Match when={asked() || (mine() && about.has(task()))}>
          <Choices />
        </Match>
        <Match when={table.sums().length > 0 || (activates() && mine())}>
          <Part>
            <Uses />
          </Part>
        </Match>
      </Switch>
    </div>
  )
}
