import { createMemo, createSignal, For, Show } from 'solid-js'
import type { Move } from '../../../../worker/games/kernel/contract.ts'
import { Icon } from '../../design/Icon.tsx'
import type { MoveGroup } from '../../stage/board.ts'
import { appTexts, language } from '../../words/index.ts'

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

/** Folds of groups: one that was opened or closed by hand stays so, whatever moves come and go. */
function createFolds() {
  const [byHand, setByHand] = createSignal<ReadonlyMap<MoveGroup | null, boolean>>(new Map())
  const isOpen = (group: MoveGroup | null, moves: number) =>
    byHand().get(group) ?? (moves <= longList && !group?.aside)
  const fold = (group: MoveGroup | null, moves: number, open: boolean) => {
    // A group that is drawn open tells so, too: that is nobody's choice.
    if (open !== isOpen(group, moves)) setByHand((before) => new Map(before).set(group, open))
  }
  return { isOpen, fold }
}

/** Every legal move as a button: whatever the board can do, this can, by keyboard and by ear. */
export function Moves(props: MovesProps) {
  const { isOpen, fold } = createFolds()
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
        {appTexts().table.moves}
      </h2>
      <For each={grouped()}>
        {({ group, moves }) => (
          <Show
            when={grouped().length > 1 || group?.aside}
            fallback={buttons(moves, group?.closing ?? false)}
          >
            <details
              class="moves-group"
              open={isOpen(group, moves.length)}
              onToggle={(event) => fold(group, moves.length, event.currentTarget.open)}
            >
              <summary>
                <Show when={group?.icon}>{(icon) => <Icon path={icon()} />}</Show>
                {group?.label[language()] ?? appTexts().table.otherMoves}
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
