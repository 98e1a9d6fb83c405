import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js'
import type { Move } from '../../../../worker/games/kernel/contract.ts'
import { same } from '../../../../worker/games/kernel/json.ts'
import type { Reason } from '../../rules/index.ts'
import { ReasonLine } from '../../rules/ReasonLine.tsx'
import { rulesTexts } from '../../rules/words.ts'
import { language } from '../../words/index.ts'

/** More than this many reasons at once explain nothing. */
const maxReasons = 2

/**
 * Answers "why can't I?" on a piece: `wishes` are the moves that one would make with it, the likeliest
 * first. Nothing is shown for a piece that can be used, or that nobody would use.
 */
export function WhyNot<M extends Move>(props: {
  readonly wishes: ReadonlyArray<M>
  readonly moves: ReadonlyArray<Move>
  readonly why: (wish: M) => Promise<Reason | null>
}) {
  const [reasons, setReasons] = createSignal<ReadonlyArray<Reason>>([])
  const asked = createMemo(
    () =>
      props.wishes.some((wish) => props.moves.some((move) => same(move, wish))) ? [] : props.wishes,
    [],
    { equals: same },
  )
  let question = 0
  async function ask(wishes: ReadonlyArray<M>): Promise<void> {
    question++
    const mine = question
    const found = new Map<string, Reason>()
    for (const wish of wishes) {
      const reason = await props.why(wish)
      if (reason) found.set(reason.rule, reason)
      if (found.size === maxReasons) break
    }
    if (mine === question) setReasons([...found.values()])
  }
  createEffect(on([asked, language], ([wishes]) => void ask(wishes)))
  return (
    <Show when={reasons().length > 0}>
      <div class="why-not">
        <p class="why-not-title">{rulesTexts().why}</p>
        <For each={reasons()}>{(reason) => <ReasonLine reason={reason} />}</For>
      </div>
    </Show>
  )
}
