import backwards from 'virtual:icon/anticlockwise-rotation'
import forwards from 'virtual:icon/clockwise-rotation'
import clear from 'virtual:icon/trash-can'
import { createEffect, For, Match, on, Show, Switch } from 'solid-js'
import { ApiProblem, sentenceOf } from '../../api/client.ts'
import { Icon } from '../../design/Icon.tsx'
import { Seal } from '../../parts/Seal.tsx'
import type { ReactivePlanner } from '../../planner/index.ts'
import { RuleReason } from '../../rules/RuleReason.tsx'
import { t } from '../../words/index.ts'

interface PlanStripProps {
  readonly game: string
  readonly planner: ReactivePlanner
  /** What was planned, in sentences, each worded on the state it was planned in. */
  readonly planned: ReadonlyArray<string>
  readonly dropped: ReadonlyArray<string>
}

/** The plan as a strip at the page's foot: what is planned, back and forth, and the seal. */
export function PlanStrip(props: PlanStripProps) {
  const count = () => props.planned.length
  /** Nothing to send, to take back or to say: then the strip is out of the way. */
  const idle = () =>
    count() === 0 &&
    props.dropped.length === 0 &&
    props.planner.plan().undone.length === 0 &&
    props.planner.status() === 'planning'
  // The newest step is in sight, however many there are.
  let text: HTMLDivElement | undefined
  createEffect(on(count, () => text?.scrollTo({ top: text.scrollHeight })))
  async function send(): Promise<void> {
    await props.planner.submit()
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
  }
  /** The rule that a turn was refused by. */
  const refusedBy = () => {
    const refusal = props.planner.status() === 'refused' ? props.planner.refusal() : null
    return refusal instanceof ApiProblem ? refusal.problem.rule : undefined
  }
  const busy = () => props.planner.status() === 'sending'
  return (
    <section class="plan" classList={{ 'plan-idle': idle() }} aria-label={t().table.plan}>
      <Show when={props.dropped.length > 0}>
        <div class="plan-message plan-message-bad" role="alert">
          <div>
            <p>{t().table.dropped(props.dropped.join(' · '))}</p>
            <Show when={props.planner.dropped()[0]?.rule}>
              {(rule) => <RuleReason game={props.game} rule={rule()} />}
            </Show>
          </div>
          <button type="button" class="button" onClick={() => props.planner.forget()}>
            {t().table.carried}
          </button>
        </div>
      </Show>
      <Show when={refusedBy()}>
        {(rule) => (
          <div class="plan-message plan-message-bad">
            <RuleReason game={props.game} rule={rule()} />
          </div>
        )}
      </Show>
      <div class="plan-row">
        <div
          class="plan-text"
          ref={(element) => {
            text = element
          }}
        >
          <ol class="plan-steps">
            <For each={props.planned}>
              {(sentence, index) => (
                <li
                  class="plan-step"
                  classList={{
                    'plan-step-reveals':
                      props.planner.plan().reveals !== null && index() === count() - 1,
                  }}
                >
                  {sentence}
                </li>
              )}
            </For>
          </ol>
          <p class="plan-say" role="status">
            <Switch>
              <Match when={busy()}>{t().table.sending}</Match>
              <Match when={props.planner.status() === 'unreachable'}>
                <span class="bad">{t().table.unreachable}</span>
              </Match>
              <Match when={props.planner.status() === 'refused'}>
                <span class="bad">
                  {t().table.refused} {sentenceOf(props.planner.refusal())}
                </span>
              </Match>
              <Match when={props.planner.plan().reveals}>{t().table.reveals}</Match>
              <Match when={props.planner.complete()}>{t().table.complete}</Match>
            </Switch>
          </p>
        </div>
        <div class="plan-tools">
          <button
            type="button"
            class="tool"
            disabled={count() === 0 || busy()}
            onClick={() => props.planner.undo()}
          >
            <Icon path={backwards} />
            <span class="tool-text">{t().table.undo}</span>
          </button>
          <button
            type="button"
            class="tool"
            disabled={props.planner.plan().undone.length === 0 || busy()}
            onClick={() => props.planner.redo()}
          >
            <Icon path={forwards} />
            <span class="tool-text">{t().table.redo}</span>
          </button>
          <button
            type="button"
            class="tool"
            disabled={count() === 0 || busy()}
            onClick={() => props.planner.clear()}
          >
            <Icon path={clear} />
            <span class="tool-text">{t().table.clear}</span>
          </button>
        </div>
        <Seal
          label={
            busy()
              ? t().table.sending
              : props.planner.status() === 'unreachable'
                ? t().table.resend
                : t().table.submit
          }
          disabled={count() === 0 || busy()}
          busy={busy()}
          onPress={() => void send()}
        />
      </div>
    </section>
  )
}
