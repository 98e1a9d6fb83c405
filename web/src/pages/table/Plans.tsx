import { For, Show } from 'solid-js'
import type { Plan, PlanView } from '../../../../worker/wire/schema/plans.ts'
import { Notice } from '../../parts/Notice.tsx'
import { RuleReason } from '../../rules/RuleReason.tsx'
import { memoryTexts } from './memory-words.ts'

interface PlansProps {
  readonly game: string
  readonly plan: PlanView
  readonly yourTurn: boolean
  readonly busy: boolean
  readonly onChange: (plan: Plan) => void
  readonly onLay: () => void
  readonly onTry: () => void
  /** Whether the game knows moves that pass. */
  readonly mayPass: boolean
}

/** How many wishes and standing orders there are in a plan. */
export const laidIn = ({ steps, orders }: Plan): number =>
  steps.reduce((count, wishes) => count + wishes.length, 0) + orders.length

/** What I have laid ahead: to read, to reorder, to take back. */
export function Plans(props: PlansProps) {
  const plan = (): Plan => ({
    steps: props.plan.steps,
    orders: props.plan.orders,
    pass: props.plan.pass,
    forced: props.plan.forced,
  })
  /** The steps with one step's wishes replaced; a step without wishes goes. */
  const withStep = (index: number, wishes: Plan['steps'][number]) =>
    props.onChange({
      ...plan(),
      steps: props.plan.steps
        .map((old, i) => (i === index ? wishes : old))
        .filter((step) => step.length > 0),
    })
  const prefer = (step: number, wish: number) => {
    const wishes = [...(props.plan.steps[step] ?? [])]
    const [moved] = wishes.splice(wish, 1)
    if (moved) wishes.splice(wish - 1, 0, moved)
    withStep(step, wishes)
  }
  return (
    <div class="plans">
      <p class="soft">{memoryTexts().plans.hint}</p>
      <Show when={props.plan.dropped}>
        {(dropped) => (
          <Notice tone="bad">
            <p>{dropped().fault ? memoryTexts().plans.failed : memoryTexts().plans.dropped}</p>
            <ul>
              <For each={dropped().wishes}>
                {(text, i) => (
                  <li>
                    {text}
                    <Show when={dropped().rules?.[i()]}>
                      {(rule) => <RuleReason game={props.game} rule={rule()} />}
                    </Show>
                  </li>
                )}
              </For>
            </ul>
            <button
              type="button"
              class="button"
              disabled={props.busy}
              onClick={() => props.onChange(plan())}
            >
              {memoryTexts().plans.understood}
            </button>
          </Notice>
        )}
      </Show>
      <Show when={props.yourTurn}>
        <p class="small">{memoryTexts().plans.yourTurn}</p>
      </Show>
      <For each={props.plan.steps}>
        {(wishes, step) => (
          <section class="plans-step">
            <h3 class="plans-when">{memoryTexts().plans.turn(step() + 1)}</h3>
            <ol class="plain-list">
              <For each={wishes}>
                {(wish, i) => (
                  <li class="plans-wish">
                    <span class="plans-text">
                      <Show when={i() > 0}>
                        <em class="small">{memoryTexts().plans.or} </em>
                      </Show>
                      {wish.text}
                    </span>
                    <span class="plans-buttons">
                      <Show when={i() > 0}>
                        <button
                          type="button"
                          class="link"
                          disabled={props.busy}
                          onClick={() => prefer(step(), i())}
                        >
                          {memoryTexts().plans.earlier}
                        </button>
                      </Show>
                      <button
                        type="button"
                        class="link"
                        disabled={props.busy}
                        onClick={() =>
                          withStep(
                            step(),
                            wishes.filter((_, other) => other !== i()),
                          )
                        }
                      >
                        {memoryTexts().plans.remove}
                      </button>
                    </span>
                  </li>
                )}
              </For>
            </ol>
          </section>
        )}
      </For>
      <Show when={props.plan.orders.length > 0}>
        <section class="plans-step">
          <h3 class="plans-when">{memoryTexts().plans.orders}</h3>
          <p class="small">{memoryTexts().plans.ordersHint}</p>
          <ol class="plain-list">
            <For each={props.plan.orders}>
              {(order, i) => (
                <li class="plans-wish">
                  <span class="plans-text">{order.text}</span>
                  <button
                    type="button"
                    class="link"
                    disabled={props.busy}
                    onClick={() =>
                      props.onChange({
                        ...plan(),
                        orders: props.plan.orders.filter((_, other) => other !== i()),
                      })
                    }
                  >
                    {memoryTexts().plans.remove}
                  </button>
                </li>
              )}
            </For>
          </ol>
        </section>
      </Show>
      <Show when={laidIn(props.plan) === 0 && !props.plan.dropped}>
        <p>{memoryTexts().plans.none}</p>
      </Show>
      <p>
        <button type="button" class="button button-main" onClick={() => props.onLay()}>
          {laidIn(props.plan) === 0 ? memoryTexts().plans.lay : memoryTexts().plans.more}
        </button>
      </p>
      <p class="small">
        {memoryTexts().plans.others}{' '}
        <button type="button" class="link" onClick={() => props.onTry()}>
          {memoryTexts().line.title}
        </button>
      </p>
      <fieldset class="plans-itself">
        <legend class="plans-when">{memoryTexts().plans.byItself}</legend>
        <Show when={props.mayPass}>
          <Check
            label={memoryTexts().plans.pass}
            hint={memoryTexts().plans.passHint}
            checked={props.plan.pass}
            busy={props.busy}
            onChange={(pass) => props.onChange({ ...plan(), pass })}
          />
        </Show>
        <Check
          label={memoryTexts().plans.forced}
          hint={memoryTexts().plans.forcedHint}
          checked={props.plan.forced}
          busy={props.busy}
          onChange={(forced) => props.onChange({ ...plan(), forced })}
        />
      </fieldset>
    </div>
  )
}

/** Something that happens by itself if its owner wants so. */
const Check = (props: {
  readonly label: string
  readonly hint: string
  readonly checked: boolean
  readonly busy: boolean
  readonly onChange: (checked: boolean) => void
}) => (
  <label class="check">
    <input
      type="checkbox"
      checked={props.checked}
      disabled={props.busy}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
    <span>
      {props.label}
      <span class="small plans-aside">{props.hint}</span>
    </span>
  </label>
)
