import { children, createSignal, type JSX, onCleanup, onMount, Show, untrack } from 'solid-js'
import { gameTexts, language } from '../words/index.ts'
import { Sign } from './Sign.tsx'
import { useSelection } from './selection.ts'
import { createPhone, useStage } from './stage.ts'
import { stageTexts } from './words.ts'

/** A question of more letters than this is written smaller. */
const longQuestion = 62

interface BarProps {
  /** The state that round and phase are read from. */
  readonly state: unknown
  /** One sentence. */
  readonly question: string
  /** The question is for me. */
  readonly mine: boolean
  /** While it is not for me, the bar of a phone stays as high as it was when it last was. */
  readonly steady?: boolean
  /** Sentence that stands in the place of the question while a turn is played on the stage of a phone. */
  readonly said?: JSX.Element
  /** Task of a lesson on a phone, in full, in the place of the line below. */
  readonly task?: JSX.Element
  /** Its reason or count, in a few words. */
  readonly small?: JSX.Element
  /** Buttons that answer the question. */
  readonly answers?: JSX.Element
  /** Undo, redo, advice. */
  readonly tools?: JSX.Element
  /** The button that ends and sends. */
  readonly send?: JSX.Element
}

/** Height that the bar needs, so that the stage stays as it is while a turn goes and others play. */
function createSteady(props: BarProps) {
  const isPhone = createPhone()
  const [height, setHeight] = createSignal(0)
  return {
    follow(bar: HTMLElement) {
      const watch = new ResizeObserver(() => {
        if (untrack(() => props.mine)) setHeight(bar.getBoundingClientRect().height)
      })
      watch.observe(bar)
      onCleanup(() => watch.disconnect())
    },
    style: () =>
      isPhone() && props.steady && !props.mine ? { 'min-block-size': `${height()}px` } : undefined,
  }
}

/** Answers of a bar that are told apart by their number; from here on there are many. */
const manyAnswers = 5

/**
 * Tells style sheets what is in the bar, as boards and pages put things into it that it does not know: `data-answers`
 * (`0` to `4`, or `many`) and `data-has` (`send`, `past`, `tools`).
 */
function tellContents(bar: HTMLElement): void {
  const has = (selector: string) => bar.querySelector(selector) !== null
  const tell = () => {
    const answers = bar.querySelectorAll('.bar-answer').length
    bar.dataset.answers = answers < manyAnswers ? String(answers) : 'many'
    const there = [
      has('.bar-send') && 'send',
      has('.past-bar') && 'past',
      has('.bar-tools > :not(.bar-more)') && 'tools',
    ]
    bar.dataset.has = there.filter(Boolean).join(' ')
  }
  const watch = new MutationObserver(tell)
  watch.observe(bar, { childList: true, subtree: true })
  onCleanup(() => watch.disconnect())
  onMount(tell)
}

/** Question of a bar, or the sentence or the task in its place, and the line below it. */
function Asked(props: BarProps & { readonly where: string }) {
  const said = children(() => props.said)
  const task = children(() => props.task)
  return (
    <>
      {/* It is there before anything is said: a screen reader misses what comes together with its region. */}
      <div aria-live="polite" class="bar-said">
        {said()}
      </div>
      <div role="status" classList={{ quiet: Boolean(said() ?? task()) }}>
        <h1 class="bar-question" data-long={props.question.length > longQuestion || undefined}>
          {props.question}
        </h1>
      </div>
      <Show when={!said()}>
        <Show
          when={task()}
          fallback={
            <Show when={props.small}>
              <div class="bar-small">{props.small}</div>
              {/* A phone has room for it only while that line is empty. */}
              <span class="bar-where">{props.where}</span>
            </Show>
          }
        >
          <div class="bar-task" role="status">
            {task()}
          </div>
        </Show>
      </Show>
    </>
  )
}

/** The bar with the question and all that answers it: on top on wide screens, at the foot on phones. */
export function Bar(props: BarProps) {
  const { setting, look } = useStage()
  const selection = useSelection()
  const question = () => (props.mine && selection.question()) || props.question
  const where = () => {
    try {
      return setting.module.where(props.state, language())
    } catch {
      // Something hidden keeps it from being said.
      return ''
    }
  }
  const steady = createSteady(props)
  return (
    <section
      ref={(bar) => {
        steady.follow(bar)
        tellContents(bar)
      }}
      class="bar"
      data-mine={props.mine || undefined}
      aria-label={stageTexts().bar}
      style={steady.style()}
    >
      <a class="bar-button bar-home" href={setting.home} aria-label={stageTexts().home}>
        <Sign name="back" />
      </a>
      <p class="bar-place" data-words>
        <b>{gameTexts(setting.module.game.id).title}</b>
        <span>{where()}</span>
      </p>
      <div class="bar-ask" classList={{ 'bar-mine': props.mine }} data-words>
        <Asked {...props} question={question()} where={where()} />
      </div>
      <div class="bar-acts">
        {/* A board shows its answers to what is chosen here. */}
        <div
          class="bar-slot"
          ref={(slot) => {
            selection.setSlot(slot)
            onCleanup(() => selection.slot() === slot && selection.setSlot(null))
          }}
        />
        <Show when={props.answers}>
          <div class="bar-answers">{props.answers}</div>
        </Show>
        <div class="bar-tools">
          {props.tools}
          <button
            type="button"
            class="bar-button bar-more"
            aria-label={stageTexts().menu}
            aria-expanded={look.drawer() !== null}
            onClick={() => look.open(look.drawer() === null ? 'menu' : null)}
          >
            <Sign name="more" />
          </button>
        </div>
        {props.send}
      </div>
    </section>
  )
}
