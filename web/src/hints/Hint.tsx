import { createEffect, createSignal, For, Match, on, onCleanup, Show, Switch } from 'solid-js'
import {
  type AnyGame,
  type AnyWords,
  type Move,
  type Names,
  type Play,
  type Seat,
  same,
} from '../../../worker/games/kernel/index.ts'
import '../bots/bots.css'
import { botTexts } from '../bots/words.ts'
import { planOn } from '../planner/plan.ts'
import { reasonFor } from './reason.ts'
import { type Asking, askAdvice } from './thinking.ts'

interface HintProps {
  readonly game: AnyGame
  readonly words: AnyWords
  readonly names: Names
  readonly seat: Seat
  /** The view with the planned moves played. */
  readonly play: Play
  readonly moves: ReadonlyArray<Move>
  readonly onMove: (move: Move) => void
  /** Lights a move up on the board. */
  readonly onPoint: (move: Move | null) => void
}

interface Found {
  readonly moves: ReadonlyArray<Move>
  readonly sentences: ReadonlyArray<string>
  readonly reason: string | null
}

/** On request, what a good player would do from here: lit on the board, in words, with a reason. */
export default function Hint(props: HintProps) {
  const [found, setFound] = createSignal<Found | null>(null)
  const [state, setState] = createSignal<'idle' | 'thinking' | 'failed'>('idle')
  let asking: Asking | null = null
  const drop = () => {
    asking?.stop()
    asking = null
    setFound(null)
    setState('idle')
  }
  // Advice is for one position; on another it is out of date.
  createEffect(on(() => props.play, drop, { defer: true }))
  onCleanup(() => asking?.stop())

  async function ask(): Promise<void> {
    drop()
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
    const sentences = advice.moves.map((move, i) =>
      props.words.move(before[i]?.state, seat, move, props.names),
    )
    setState('idle')
    setFound({
      moves: advice.moves,
      sentences,
      reason: reasonFor(props.game.id, advice.gains, props.words),
    })
    const [first] = advice.moves
    props.onPoint(props.moves.find((move) => same(move, first)) ?? null)
  }

  function follow(): void {
    for (const move of found()?.moves ?? []) props.onMove(move)
  }

  return (
    <section class="sheet hint" aria-label={botTexts().hint.ask}>
      <Show
        when={found()}
        fallback={
          <>
            <button
              type="button"
              class="button"
              disabled={state() === 'thinking'}
              onClick={() => void ask()}
            >
              {botTexts().hint.ask}
            </button>
            <p role="status" class="small" hidden={state() === 'idle'}>
              <Switch>
                <Match when={state() === 'thinking'}>{botTexts().hint.thinking}</Match>
                <Match when={state() === 'failed'}>{botTexts().hint.failed}</Match>
              </Switch>
            </p>
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
              {(reason) => <p class="small">{botTexts().hint.why(reason())}</p>}
            </Show>
            <p class="form-row">
              <button type="button" class="button button-main" onClick={follow}>
                {botTexts().hint.plan}
              </button>
              <button
                type="button"
                class="button"
                onClick={() => {
                  props.onPoint(null)
                  drop()
                }}
              >
                {botTexts().hint.close}
              </button>
            </p>
          </div>
        )}
      </Show>
    </section>
  )
}
