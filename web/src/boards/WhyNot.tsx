import { createEffect, createSignal, For, on, Show } from 'solid-js'
import type { Move } from '../../../worker/games/kernel/contract.ts'
import { same } from '../../../worker/games/kernel/json.ts'
import { rulesTexts } from '../rules/words.ts'
import type { Reason } from './index.ts'

/** More than this many reasons at once explain nothing. */
const mostReasons = 2

/**
 * Answers "why can't I?" on a piece: `wishes` are the moves that one would make with it. Nothing is
 * shown for a piece that can be used, or that nobody would use.
 */
export function WhyNot(props: {
  readonly wishes: ReadonlyArray<Move>
  readonly moves: ReadonlyArray<Move>
  readonly why: (wish: Move) => Promise<Reason | null>
}) {
  const [reasons, setReasons] = createSignal<ReadonlyArray<Reason>>([])
  const isAsked = () =>
    props.wishes.length > 0 &&
    !props.wishes.some((wish) => props.moves.some((move) => same(move, wish)))
  createEffect(on([() => props.wishes, () => props.moves], () => setReasons([]), { defer: true }))
  async function ask(): Promise<void> {
    const found = new Map<string, Reason>()
    for (const wish of props.wishes) {
      const reason = await props.why(wish)
      if (reason) found.set(reason.rule, reason)
    }
    setReasons([...found.values()].slice(0, mostReasons))
  }
  return (
    <Show when={isAsked()}>
      <div class="why-not" aria-live="polite">
        <Show
          when={reasons().length > 0}
          fallback={
            <button type="button" class="b-quiet-button" onClick={() => void ask()}>
              {rulesTexts().why}
            </button>
          }
        >
          <For each={reasons()}>
            {(reason) => (
              <p>
                <span class="mono">{reason.rule}</span> {reason.text}
              </p>
            )}
          </For>
        </Show>
      </div>
    </Show>
  )
}
