import { createMemo, createSignal, For, type JSX, Show } from 'solid-js'
import { type Play, promptInWords, type Seat } from '../../../../worker/games/kernel/index.ts'
import type { PlanView, StandingOrder, Wish } from '../../../../worker/wire/schema/plans.ts'
import { SelectField } from '../../parts/SelectField.tsx'
import { emptyVariation, movesOfVariation, type Variation } from '../../planner/variation.ts'
import { useStage } from '../../stage/stage.ts'
import { language } from '../../words/index.ts'
import { Bench } from './Bench.tsx'
import { meantBy, orderOf, wordedVariation } from './bench-words.ts'
import { most } from './laying.ts'
import { memoryTexts } from './memory-words.ts'

interface LayAheadProps {
  /** Guesses of my own view when I am asked, the likeliest first. */
  readonly guesses: readonly [Play, ...Play[]]
  readonly seat: Seat
  readonly plan: PlanView
  readonly busy: boolean
  readonly onWish: (step: number, wish: Wish) => void
  readonly onOrder: (order: StandingOrder) => void
  readonly onClose: () => void
  /** Trouble to show. */
  readonly trouble?: JSX.Element
}

/** Kinds of questions to me, where that is not certain. */
function KindRow(
  props: Pick<LayAheadProps, 'guesses' | 'seat'> & {
    readonly kind: number
    readonly onKind: (kind: number) => void
  },
) {
  const { setting } = useStage()
  const prompt = (base: Play) =>
    promptInWords(setting.words, base.state, props.seat, setting.names) ?? ''
  return (
    <div class="form-row">
      <span class="small bench-label">{memoryTexts().lay.kind}</span>
      <For each={props.guesses}>
        {(base, i) => (
          <button
            type="button"
            class="button bench-kind"
            aria-pressed={i() === props.kind}
            onClick={() => props.onKind(i())}
          >
            {prompt(base)}
          </button>
        )}
      </For>
    </div>
  )
}

/** Field for the turn of mine that a wish is for. */
function StepField(props: {
  readonly plan: PlanView
  readonly step: number
  readonly onStep: (step: number) => void
}) {
  const steps = () =>
    Array.from({ length: Math.min(most.steps, props.plan.steps.length + 1) }, (_, i) => i)
  return (
    <SelectField
      label={memoryTexts().lay.where}
      values={steps().map(
        (i) =>
          [i, memoryTexts().lay.asTurn(i + 1, (props.plan.steps[i]?.length ?? 0) + 1)] as const,
      )}
      value={props.step}
      onChange={props.onStep}
    />
  )
}

/** Lays the chosen moves: as a wish for one of my turns, or as a standing order. */
function LayTools(
  props: LayAheadProps & {
    readonly variation: Variation
    readonly step: number
    readonly onStep: (step: number) => void
  },
) {
  const { setting } = useStage()
  const { game } = setting.module
  const texts = createMemo(() =>
    wordedVariation(game, setting.words, props.variation, setting.names),
  )
  const moves = () => movesOfVariation(props.variation).map(({ move }) => move)
  const isFull = () => (props.plan.steps[props.step]?.length ?? 0) >= most.wishes
  return (
    <div class="lay-tools">
      <Show when={props.plan.steps.length > 0}>
        <StepField plan={props.plan} step={props.step} onStep={props.onStep} />
      </Show>
      <p class="form-row">
        <button
          type="button"
          class="button button-wax lay-wish"
          disabled={props.busy || isFull()}
          onClick={() =>
            props.onWish(props.step, {
              moves: moves().map((move) => ({ ...move })),
              meant: meantBy(game, setting.words, props.variation),
              language: language(),
              text: texts().join(' · ').slice(0, 400),
            })
          }
        >
          {memoryTexts().lay.asWish}
        </button>
        <Show when={moves().length === 1 && props.plan.orders.length < most.orders}>
          <button
            type="button"
            class="button lay-order"
            title={memoryTexts().lay.alwaysHint}
            disabled={props.busy}
            onClick={() => {
              const order = orderOf(game, setting.words, props.variation, setting.names)
              if (order) props.onOrder(order)
            }}
          >
            {memoryTexts().lay.always}
          </button>
        </Show>
      </p>
      <Show when={isFull()}>
        <p class="small">{memoryTexts().lay.full}</p>
      </Show>
    </div>
  )
}

/** Choosing moves for the next time that I am asked. */
export function LayAhead(props: LayAheadProps) {
  const [kind, setKind] = createSignal(0)
  const fresh = (): Variation =>
    emptyVariation(props.guesses[kind()] ?? props.guesses[0], props.seat)
  const [variation, setVariation] = createSignal(fresh())
  const [step, setStep] = createSignal(0)
  return (
    <Bench
      variation={variation()}
      onVariation={setVariation}
      viewer={props.seat}
      only={props.seat}
      onGuess={null}
      title={memoryTexts().lay.title}
      about={<span>{memoryTexts().lay.hint}</span>}
      onClose={props.onClose}
      trouble={props.trouble}
      tools={
        <>
          <p class="small">{memoryTexts().lay.guess}</p>
          <Show when={props.guesses.length > 1}>
            <KindRow
              guesses={props.guesses}
              seat={props.seat}
              kind={kind()}
              onKind={(chosen) => {
                setKind(chosen)
                setVariation(fresh())
              }}
            />
          </Show>
          <Show when={movesOfVariation(variation()).length > 0}>
            <LayTools {...props} variation={variation()} step={step()} onStep={setStep} />
          </Show>
        </>
      }
    />
  )
}
