import { For } from 'solid-js'
import type { BoardModule, BoardProps, CountersProps } from '../../web/src/stage/board.ts'
import { same } from '../../worker/games/kernel/index.ts'
import { type ToyEvent, type ToyMove, type ToyState, toy } from '../kernel/toy.ts'
import { manifest } from './manifest.ts'

/** The hand as buttons, and the stack with its height. */
const Board = (props: BoardProps<ToyState, ToyMove, ToyEvent>) => {
  const legal = (move: ToyMove) => props.moves.some((one) => same(one, move))
  return (
    <div data-board="toy">
      <For each={props.you === null ? [] : props.state.hands[props.you]}>
        {(card) => (
          <button
            type="button"
            disabled={!legal({ do: 'play', card })}
            onClick={() => props.selection.play({ do: 'play', card })}
          >
            {`Card ${card.slice(1)}`}
          </button>
        )}
      </For>
      <p>{`${props.state.stack.length} cards are left`}</p>
    </div>
  )
}

const Counters = (props: CountersProps<ToyState>) => (
  <span>{`${props.state.points[props.seat] ?? 0} points`}</span>
)

/** The toy game for the table page. */
export const board: BoardModule = {
  game: toy,
  words: async (language) => manifest.words[language],
  Board,
  Counters,
  panes: [],
  groups: [],
  where: (state: ToyState) => `${state.stack.length} left`,
}
