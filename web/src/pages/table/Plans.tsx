import { For, Show } from 'solid-js'
import type { Plan, PlanView } from '../../../../worker/wire/schema/plans.ts'
import { CheckField } from '../../parts/CheckField.tsx'
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
  /** True if the game knows moves that pass. */
  readonly mayPass: boolean
}

/** Number of wishes and standing orders in a plan. */
export const laidIn = ({ steps, orders }: Plan): number =>
  steps.reduce((count, wishes) => count + wishes.length, 0) + orders.length

/** A plan without what the table says about it: what is sent when it changes. */
const planOf = ({ steps, orders, pass, forced }: PlanView): Plan => ({
  steps,
  orders,
  pass,
  forced,
})

/** Moves that could not be played as they were laid, until I have read of them. */
const Dropped = (props: {
  readonly game: string
  readonly dropped: NonNullable<PlanView['dropped']>
  readonly busy: boolean
  readonly onUnderstood: () => void
}) => (
  <Notice tone="bad">
    <p>{props.dropped.fault ? memoryTexts().plans.failed : memoryTexts().plans.dropped}</p>
    <ul>
      <For each={props.dropped.wishes}>
        {(text, i) => (
          <li>
            {text}
            <Show when={props.dropped.rules?.[i()]}>
              {(rule) => <RuleReason game={props.game} rule={rule()} />}
            </Show>
          </li>
        )}
      </For>
    </ul>
    <button type="button" class="button" disabled={props.busy} onClick={() => props.onUnderstood()}>
      {memoryTexts().plans.understood}
    </button>
  </Notice>
)

type ChangeProps = Pick<PlansProps, 'plan' | 'busy' | 'onChange'>

/** Wishes for one of my turns, those that I like best first. */
function Step(
  props: ChangeProps & { readonly wishes: Plan['steps'][number]; readonly step: number },
) {
  /** Replaces the wishes of this step; a step without wishes goes. */
  const setWishes = (wishes: Plan['steps'][number]) =>
    props.onChange({
      ...planOf(props.plan),
      steps: props.plan.steps
        .map((old, i) => (i === props.step ? wishes : old))
        .filter((step) => step.length > 0),
    })
  const prefer = (wish: number) => {
    const wishes = [...(props.plan.steps[props.step] ?? [])]
    const [moved] = wishes.splice(wish, 1)
    if (moved) wishes.splice(wish - 1, 0, moved)
    setWishes(wishes)
  }
  return (
    <section class="plans-step">
      <h3 class="plans-when">{memoryTexts().plans.turn(props.step + 1)}</h3>
      <ol class="plain-list">
        <For each={props.wishes}>
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
                    onClick={() => prefer(i())}
                  >
                    {memoryTexts().plans.earlier}
                  </button>
                </Show>
                <button
                  type="button"
                  class="link"
                  disabled={props.busy}
                  onClick={() => setWishes(props.wishes.filter((_, other) => other !== i()))}
                >
                  {memoryTexts().plans.remove}
                </button>
              </span>
            </li>
          )}
        </For>
      </ol>
    </section>
  )
}

/** Answers that I always give when I am asked the same. */
const Orders = (props: ChangeProps) => (
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
                  ...planOf(props.plan),
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
)

/** Moves that are played by themselves if I want so. */
const ByItself = (props: ChangeProps & Pick<PlansProps, 'mayPass'>) => (
  <fieldset class="plans-itself">
    <legend class="plans-when">{memoryTexts().plans.byItself}</legend>
    <Show when={props.mayPass}>
      <CheckField
        plain
        label={memoryTexts().plans.pass}
        hint={memoryTexts().plans.passHint}
        value={props.plan.pass}
        disabled={props.busy}
        onChange={(pass) => props.onChange({ ...planOf(props.plan), pass })}
      />
    </Show>
    <CheckField
      plain
      label={memoryTexts().plans.forced}
      hint={memoryTexts().plans.forcedHint}
      value={props.plan.forced}
      disabled={props.busy}
      onChange={(forced) => props.onChange({ ...planOf(props.plan), forced })}
    />
  </fieldset>
)

/** Plan that I have laid: to read, to reorder, to take back. */
export function Plans(props: PlansProps) {
  return (
    <div class="plans">
      <p class="soft">{memoryTexts().plans.hint}</p>
      <Show when={props.plan.dropped}>
        {(dropped) => (
          <Dropped
            game={props.game}
            dropped={dropped()}
            busy={props.busy}
            onUnderstood={() => props.onChange(planOf(props.plan))}
          />
        )}
      </Show>
      <Show when={props.yourTurn}>
        <p class="small">{memoryTexts().plans.yourTurn}</p>
      </Show>
      <For each={props.plan.steps}>
        {(wishes, step) => <Step {...props} wishes={wishes} step={step()} />}
      </For>
      <Show when={props.plan.orders.length > 0}>
        <Orders {...props} />
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
          {memoryTexts().variation.title}
        </button>
      </p>
      <ByItself {...props} />
    </div>
  )
}
