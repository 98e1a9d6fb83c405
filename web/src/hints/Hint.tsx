import {
  createEffect,
  createSignal,
  For,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
} from 'solid-js'
import {
  type AnyGame,
  type Move,
  type Play,
  type Seat,
  same,
} from '../../../worker/games/kernel/index.ts'
import { boxInView, placeToRest, roomOn, wordsAround } from '../stage/placer.ts'
import '../bots/bots.css'
import { botTexts } from '../bots/words.ts'
import { planOn } from '../planner/plan.ts'
import { type Gain, reasonFor } from './reason.ts'
import { type Asking, askAdvice } from './thinking.ts'

interface HintProps {
  readonly game: AnyGame
  /** Words for the effect of a move on a state. */
  readonly label: (state: unknown, seat: Seat, move: Move) => string
  readonly seat: Seat
  /** The view with the planned moves played. */
  readonly play: Play
  readonly moves: ReadonlyArray<Move>
  readonly onFollow: (moves: ReadonlyArray<Move>) => void
  /** Lights a move up on the board. */
  readonly onPoint: (move: Move | null) => void
  readonly onClose: () => void
}

interface Found {
  readonly moves: ReadonlyArray<Move>
  readonly sentences: ReadonlyArray<string>
  readonly reason: Gain | null
}

/** Advice for the position in which it is asked: at once, and again where none was found. */
function createAdvice(props: HintProps) {
  const [found, setFound] = createSignal<Found | null>(null)
  const [state, setState] = createSignal<'thinking' | 'failed'>('thinking')
  let asking: Asking | null = null
  onMount(() => void ask())
  onCleanup(() => asking?.stop())

  async function ask(): Promise<void> {
    asking?.stop()
    setState('thinking')
    const { play, seat } = props
    const mine = askAdvice({ play: JSON.parse(JSON.stringify(play)), seat })
    asking = mine
    const advice = await mine.advice
    if (asking !== mine) return
    if (!advice || advice.moves.length === 0) {
      setState('failed')
      return
    }
    const { plan } = planOn(props.game, play, seat, advice.moves)
    const before = [play, ...plan.steps.map(({ after }) => after)]
    const sentences = advice.moves.map((move, i) => props.label(before[i]?.state, seat, move))
    const reason = await reasonFor(props.game.id, advice.gains)
    if (asking !== mine) return
    setFound({
      moves: advice.moves,
      sentences,
      reason,
    })
    const [first] = advice.moves
    props.onPoint(props.moves.find((move) => same(move, first)) ?? null)
  }

  return { found, state, ask }
}

/** Place of the advice: off what it points at, and what can be tapped on the stage; `null`: where slips lie. */
function createPlace(found: () => unknown, self: () => HTMLElement | undefined) {
  const [place, setPlace] = createSignal<{ readonly x: number; readonly y: number } | null>(null)
  function settle(): void {
    const stage = self()?.closest('.stage')
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = self() ?? {}
    const pointed = [...(stage?.querySelectorAll('.b-pointed') ?? [])]
    const first = pointed[0] ?? stage?.querySelector('.b-lit')
    if (!stage || !first) return
    const things = pointed.map((thing) => boxInView(thing, stage))
    setPlace(placeToRest(things, { width, height }, roomOn(stage), wordsAround(first)))
  }
  const later = () => requestAnimationFrame(settle)
  createEffect(on(found, later))
  addEventListener('resize', later)
  onCleanup(() => removeEventListener('resize', later))
  return place
}

/**
 * Advice: the move that a good player would do from here: lit on the board, in words, with a reason. It is
 * for the position in which it was asked.
 */
export default function Hint(props: HintProps) {
  let slip: HTMLElement | undefined
  const { found, state, ask } = createAdvice(props)
  const place = createPlace(found, () => slip)

  function follow(): void {
    props.onFollow(found()?.moves ?? [])
  }

  return (
    <section
      ref={(element) => {
        slip = element
      }}
      class="slip hint"
      classList={{ 'hint-placed': place() !== null }}
      style={{
        left: place() ? `${place()?.x}px` : undefined,
        top: place() ? `${place()?.y}px` : undefined,
      }}
      aria-label={botTexts().hint.ask}
    >
      <Show
        when={found()}
        fallback={
          <>
            <p role="status">
              <Switch>
                <Match when={state() === 'thinking'}>{botTexts().hint.thinking}</Match>
                <Match when={state() === 'failed'}>{botTexts().hint.failed}</Match>
              </Switch>
            </p>
            <Show when={state() === 'failed'}>
              <button type="button" class="button" onClick={() => void ask()}>
                {botTexts().hint.ask}
              </button>
            </Show>
          </>
        }
      >
        {(advice) => (
          <div class="hint-found" role="status">
            <p>{botTexts().hint.title}</p>
            <ol class="hint-moves">
              <For each={advice().sentences}>{(sentence) => <li>{sentence}</li>}</For>
            </ol>
            <Show when={advice().reason}>
              {(reason) => <p class="small">{botTexts().hint.why(reason().what, reason().more)}</p>}
            </Show>
          </div>
        )}
      </Show>
      <p class="form-row hint-row">
        <Show when={found()}>
          <button type="button" class="button button-main" onClick={follow}>
            {botTexts().hint.plan}
          </button>
        </Show>
        <button
          type="button"
          class="button"
          onClick={() => {
            props.onPoint(null)
            props.onClose()
          }}
        >
          {botTexts().hint.close}
        </button>
      </p>
    </section>
  )
}
