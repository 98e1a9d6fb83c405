import { createMemo, createSignal, For, Show } from 'solid-js'
import type { PlanView, StandingOrder, Wish } from '../../../../worker/api/schema.ts'
import { type Play, promptInWords, type Seat } from '../../../../worker/games/kernel/index.ts'
import { Notice } from '../../parts/Notice.tsx'
import { emptyLine, type Line, movesOfLine } from '../../planner/line.ts'
import { language } from '../../words/index.ts'
import { Bench, meantBy, orderOf, wordedLine } from './Bench.tsx'
import { memoryTexts } from './memory-words.ts'
import type { Scenery } from './Stage.tsx'

/** What a plan holds at the most, as the table takes it. */
export const most = { steps: 12, wishes: 12, orders: 24 } as const

interface LayAheadProps extends Scenery {
  /** How my own view may look when I am asked, the likeliest first. */
  readonly guesses: ReadonlyArray<Play>
  readonly seat: Seat
  readonly plan: PlanView
  readonly busy: boolean
  readonly onWish: (step: number, wish: Wish) => void
  readonly onOrder: (order: StandingOrder) => void
  readonly onTry: () => void
  readonly onClose: () => void
}

/** Choosing moves for the next time that I am asked. */
export function LayAhead(props: LayAheadProps) {
  const [kind, setKind] = createSignal(0)
  const guess = () => props.guesses[kind()] ?? props.guesses[0]
  const fresh = (): Line | null => {
    const base = guess()
    return base ? emptyLine(base, props.seat) : null
  }
  const [line, setLine] = createSignal(fresh())
  const [step, setStep] = createSignal(0)
  const texts = createMemo(() => {
    const now = line()
    return now ? wordedLine(props.module.game, props.words, now, props.names) : []
  })
  const moves = () => {
    const now = line()
    return now ? movesOfLine(now).map(({ move }) => move) : []
  }
  const steps = () =>
    Array.from({ length: Math.min(most.steps, props.plan.steps.length + 1) }, (_, i) => i)
  const isFull = () => (props.plan.steps[step()]?.length ?? 0) >= most.wishes
  const prompt = (base: Play) =>
    promptInWords(props.words, base.state, props.seat, props.names) ?? ''
  return (
    <Show
      when={line()}
      fallback={
        <Notice tone="info">
          <p>{memoryTexts().lay.nothing}</p>
          <p class="form-row">
            <button type="button" class="button button-main" onClick={() => props.onTry()}>
              {memoryTexts().line.title}
            </button>
            <button type="button" class="button" onClick={() => props.onClose()}>
              {memoryTexts().back}
            </button>
          </p>
        </Notice>
      }
    >
      {(now) => (
        <Bench
          module={props.module}
          words={props.words}
          names={props.names}
          options={props.options}
          seats={props.seats}
          onShown={props.onShown}
          line={now()}
          onLine={setLine}
          viewer={props.seat}
          only={props.seat}
          onGuess={null}
          head={
            <>
              <p class="bench-title">
                <strong class="tag tag-wax">{memoryTexts().lay.title}</strong>
                <button type="button" class="button bench-close" onClick={() => props.onClose()}>
                  {memoryTexts().back}
                </button>
              </p>
              <p class="small">
                {memoryTexts().lay.hint} {memoryTexts().lay.guess}
              </p>
              <Show when={props.guesses.length > 1}>
                <div class="form-row">
                  <span class="small bench-label">{memoryTexts().lay.kind}</span>
                  <For each={props.guesses}>
                    {(base, i) => (
                      <button
                        type="button"
                        class="button bench-kind"
                        aria-pressed={i() === kind()}
                        onClick={() => {
                          setKind(i())
                          setLine(fresh())
                        }}
                      >
                        {prompt(base)}
                      </button>
                    )}
                  </For>
                </div>
              </Show>
            </>
          }
          tools={
            <Show when={moves().length > 0}>
              <div class="lay-tools">
                <Show when={props.plan.steps.length > 0}>
                  <label class="field">
                    <span class="field-label">{memoryTexts().lay.where}</span>
                    <select
                      class="input"
                      onChange={(event) => setStep(Number(event.currentTarget.value))}
                    >
                      <For each={steps()}>
                        {(i) => (
                          <option value={i} selected={i === step()}>
                            {memoryTexts().lay.asTurn(
                              i + 1,
                              (props.plan.steps[i]?.length ?? 0) + 1,
                            )}
                          </option>
                        )}
                      </For>
                    </select>
                  </label>
                </Show>
                <p class="form-row">
                  <button
                    type="button"
                    class="button button-wax lay-wish"
                    disabled={props.busy || isFull()}
                    onClick={() =>
                      props.onWish(step(), {
                        moves: moves().map((move) => ({ ...move })),
                        meant: meantBy(props.module.game, props.words, now()),
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
                        const order = orderOf(props.module.game, props.words, now(), props.names)
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
            </Show>
          }
        />
      )}
    </Show>
  )
}

/** The guesses at how a waiting seat will be asked, as plays of its own view; none while it is asked. */
export function guessesFor({ module }: Pick<Scenery, 'module'>, play: Play, seat: Seat): Play[] {
  const { game } = module
  return (game.ahead?.(play.state, seat) ?? []).map((state: unknown) => ({ ...play, state }))
}
