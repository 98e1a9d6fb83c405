import { Match, Show, Switch } from 'solid-js'
import { Part } from '../../parts/Part.tsx'
import { placed } from '../../stage/layout.ts'
import { aboutTasks, isAsked } from './asked.ts'
import { Choices } from './Choices.tsx'
import { showsUses } from './contents.ts'
import { Dice } from './Dice.tsx'
import { Sign } from './Drawn.tsx'
import { Market } from './Market.tsx'
import { Sums } from './Sums.tsx'
import { useTable } from './table.ts'
import { Uses } from './Uses.tsx'

/** Tray in which a turn is made: the dice, and what can be done with them; other questions take their place. */
export function Tray() {
  const table = useTable()
  const task = () => table.props.state.agenda.at(-1)?.task ?? ''
  const asked = () => table.props.moves.some(isAsked)
  const mine = () => table.props.moves.length > 0
  const layout = () => table.layout().tray
  return (
    <div class="mv-tray at" style={placed(layout()?.box)}>
      <Show when={layout()?.ruler}>
        {(box) => (
          <div class="mv-ruler at" style={placed(box())}>
            <Sums />
          </div>
        )}
      </Show>
      <Show when={layout()?.dice.box.h}>
        <Part>
          <Dice />
        </Part>
      </Show>
      <Switch
        fallback={
          <Part>
            <Market />
          </Part>
        }
      >
        <Match when={asked() || (mine() && aboutTasks.has(task()))}>
          <Choices />
        </Match>
        <Match when={showsUses(table)}>
          <Part>
            <Uses />
          </Part>
        </Match>
      </Switch>
      <Show when={layout()?.display}>
        {(box) => (
          <button
            type="button"
            class="mv-quiet mv-shelf-button at"
            style={placed(box())}
            data-place="display"
            title={table.boardWords().display}
            onClick={() => table.display(true)}
          >
            <Sign name="cards" />
            <span class="quiet">{table.boardWords().display}</span>
          </button>
        )}
      </Show>
    </div>
  )
}
