import { createSignal, For, Match, onCleanup, onMount, Show, Switch } from 'solid-js'
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
  readonly onClose: () => void
}

interface Found {
  readonly moves: ReadonlyArray<Move>
  readonly sentences: ReadonlyArray<string>
  readonly reason: string | null
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
    const sentences = advice.moves.map((move, i) =>
      props.words.move(before[i]?.state, seat, move, props.names),
    )
    const reason = await reasonFor(props.game.id, advice.gains, props.words)
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

/** What a good player would do from here: lit on the board, in words, with a reason. It is for the position in which it was asked. */
export default function Hint(props: HintProps) {
  const { found, state, ask } = createAdvice(props)

  function follow(): void {
    for (const move of found()?.moves ?? []) props.onMove(move)
  }

  return (
    <section class="slip hint" aria-label={botTexts().hint.ask}>
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
              {(reason) => <p class="small">{botTexts().hint.why(reason())}</p>}
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
