import { createMemo, For, Show } from 'solid-js'
import type { Move } from '../../../../worker/games/kernel/contract.ts'
import type { MoveGroup } from '../../boards/index.ts'
import { Icon } from '../../design/Icon.tsx'
import { language, t } from '../../words/index.ts'

interface MovesProps {
  readonly moves: ReadonlyArray<Move>
  readonly groups: ReadonlyArray<MoveGroup>
  readonly label: (move: Move) => string
  readonly pointedAt: Move | null
  readonly onMove: (move: Move) => void
  readonly onPoint: (move: Move | null) => void
}

/** A long list starts folded, so that the short ones are seen. */
const longList = 14

/** Every legal move as a button: whatever the board can do, this can, by keyboard and by ear. */
export function Moves(props: MovesProps) {
  const grouped = createMemo(() => {
    const rest = new Set(props.moves)
    const groups = props.groups.map((group) => {
      const moves = props.moves.filter((move) => group.dos.includes(move.do))
      for (const move of moves) rest.delete(move)
      return { group: group as MoveGroup | null, moves }
    })
    const isAside = ({ group }: { group: MoveGroup | null }) => group?.aside === true
    return [
      ...groups.filter((one) => !isAside(one)),
      { group: null, moves: [...rest] },
      ...groups.filter(isAside),
    ].filter(({ moves }) => moves.length > 0)
  })
  const buttons = (moves: ReadonlyArray<Move>, closing: boolean) => (
    <ul class="moves-list">
      <For each={moves}>
        {(move) => (
          <li>
            <button
              type="button"
              class="move"
              classList={{ 'move-closing': closing, 'move-pointed': props.pointedAt === move }}
              onClick={() => props.onMove(move)}
              onPointerEnter={() => props.onPoint(move)}
              onPointerLeave={() => props.onPoint(null)}
              onFocus={() => props.onPoint(move)}
              onBlur={() => props.onPoint(null)}
            >
              {props.label(move)}
            </button>
          </li>
        )}
      </For>
    </ul>
  )
  return (
    <section class="sheet moves" aria-labelledby="moves-title">
      <h2 id="moves-title" class="sheet-title">
        {t().table.moves}
      </h2>
      <For each={grouped()}>
        {({ group, moves }) => (
          <Show
            when={grouped().length > 1 || group?.aside}
            fallback={buttons(moves, group?.closing ?? false)}
          >
            <details class="moves-group" open={moves.length <= longList && !group?.aside}>
              <summary>
                <Show when={group?.icon}>{(icon) => <Icon path={icon()} />}</Show>
                {group?.label[language()] ?? t().table.otherMoves}
                <span class="count count-soft">{moves.length}</span>
              </summary>
              {buttons(moves, group?.closing ?? false)}
            </details>
          </Show>
        )}
      </For>
    </section>
  )
}
