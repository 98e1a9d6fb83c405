import { createEffect, createSignal, on, Show } from 'solid-js'
import { language } from '../words/index.ts'
import type { Reason } from './index.ts'
import { ReasonLine } from './ReasonLine.tsx'
import { reasonOf } from './why.ts'

/** Text of the rule of a number, and the way to it; nothing as long as there is no such rule to read. */
export function RuleReason(props: { readonly game: string; readonly rule: string }) {
  const [reason, setReason] = createSignal<Reason | null>(null)
  createEffect(
    on(
      () => [props.game, props.rule, language()] as const,
      async ([game, rule]) => {
        const found = await reasonOf(game, rule)
        if (rule === props.rule) setReason(found)
      },
    ),
  )
  return <Show when={reason()}>{(found) => <ReasonLine reason={found()} />}</Show>
}
