import { bytesToHex } from '@noble/hashes/utils.js'
import { createSignal, For, type JSX, Show } from 'solid-js'
import type { Move, Play, Seat, Viewer } from '../../../../worker/games/kernel/index.ts'
import type { StandingOrder } from '../../../../worker/wire/schema/plans.ts'
import { frontOf } from '../../boards/list.ts'
import { createAct } from '../../parts/act.ts'
import {
  emptyLine,
  follow,
  goingOn,
  guessOn,
  type Line,
  movesOfLine,
  passTo,
} from '../../planner/line.ts'
import { useRoom } from '../../stage/room.ts'
import { Bench } from './Bench.tsx'
import { orderOf } from './bench-words.ts'
import { forgetLine, type KeptLine, keepLine, keptLines, type Opening } from './lines.ts'
import { memoryTexts } from './memory-words.ts'

interface TryOutProps {
  /** The position from which to play on, after so many turns. */
  readonly base: Play
  /** Viewer whose eyes are used; `null`: everybody's in turn. */
  readonly viewer: Viewer
  /** Key under which lines are kept: the table's id. */
  readonly shelf: string
  /** A line to begin with. */
  readonly opening: Opening
  readonly onClose: () => void
  /** Trouble to show. */
  readonly trouble?: JSX.Element
  /** Reads the position of another turn, to open a line that was kept there. */
  readonly onOpen: (line: KeptLine) => void
  /** Takes my moves over into the plan; absent where there is nothing to plan. */
  readonly onLay: ((line: Line) => void) | null
  /** Returns true if there are moves of mine in a line to be taken over. */
  readonly mayLay: (line: Line) => boolean
  /** Takes my last move over as a standing order; absent where there is nothing to plan. */
  readonly onOrder: ((order: StandingOrder) => void) | null
}

/** A line that is tried out, followed from its opening on, and the lines that are kept here. */
function createTrial(props: TryOutProps) {
  const { setting } = useRoom()
  const { game } = setting.module
  const [line, setLine] = createSignal<Line>(emptyLine(props.base, props.viewer))
  const thinking = () => frontOf(game.id)?.thinker()
  /** Follows moves from the base on; also where something in them was guessed. */
  async function open({ moves, guess }: Opening): Promise<void> {
    const thinker = guess && (await thinking())
    const known = guess && thinker ? { ...guess, evaluator: thinker.evaluator } : null
    const { base, viewer } = props
    setLine(follow(game, base, viewer, moves as { seat: Seat; move: Move }[], known))
  }
  void open(props.opening)
  const guess = createAct(async () => {
    const before = line()
    const thinker = await thinking()
    if (!thinker || line() !== before) return
    const seed = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
    setLine(guessOn(game, thinker.evaluator, before, seed))
  })
  const [kept, setKept] = createSignal(keptLines(props.shelf))
  const isKept = () =>
    kept().some(
      (one) =>
        one.revision === props.base.revision &&
        one.guess?.seed === line().guess?.seed &&
        JSON.stringify(one.moves) === JSON.stringify(movesOfLine(line())),
    )
  const keep = () => {
    const { guess } = line()
    setKept(
      keepLine(props.shelf, {
        revision: props.base.revision,
        moves: movesOfLine(line()),
        ...(guess && { guess: { at: guess.at, seed: guess.seed } }),
      }),
    )
  }
  const forget = ({ id }: KeptLine) => setKept(forgetLine(props.shelf, id))
  return { line, setLine, open, guess, kept, isKept, keep, forget }
}

type TrialProps = TryOutProps & { readonly trial: ReturnType<typeof createTrial> }

/** Keeps the line, or takes my moves of it over into the plan. */
function TakeOver(props: TrialProps) {
  const { setting } = useRoom()
  const { game } = setting.module
  const { line, isKept, keep } = props.trial
  const mine = () => props.onLay !== null && props.mayLay(line())
  /** My own last move, as the answer that I would always give. */
  const order = () =>
    movesOfLine(line()).at(-1)?.seat === props.viewer
      ? orderOf(game, setting.words, line(), setting.names)
      : null
  return (
    <p class="form-row">
      <button
        type="button"
        class="button"
        disabled={movesOfLine(line()).length === 0 || isKept()}
        onClick={keep}
      >
        {memoryTexts().line.keep}
      </button>
      <Show when={mine() && props.onLay}>
        {(lay) => (
          <button type="button" class="button button-main" onClick={() => lay()(line())}>
            {memoryTexts().line.layAll}
          </button>
        )}
      </Show>
      <Show when={props.onOrder && order()}>
        {(always) => (
          <button
            type="button"
            class="button lay-order"
            title={memoryTexts().lay.alwaysHint}
            onClick={() => props.onOrder?.(always())}
          >
            {memoryTexts().lay.always}
          </button>
        )}
      </Show>
    </p>
  )
}

/** The lines that were kept, to be opened again. */
function KeptLines(props: TrialProps) {
  const { kept, open, forget } = props.trial
  return (
    <details class="bench-kept">
      <summary>
        {memoryTexts().line.kept} <span class="count count-soft">{kept().length}</span>
      </summary>
      <p class="small">{memoryTexts().line.keptHint}</p>
      <ul class="plain-list">
        <For each={kept()}>
          {(one) => (
            <li class="form-row">
              <button
                type="button"
                class="button"
                onClick={() =>
                  one.revision === props.base.revision ? void open(one) : props.onOpen(one)
                }
              >
                {memoryTexts().line.open(one.moves.length, one.revision)}
              </button>
              <button type="button" class="link" onClick={() => forget(one)}>
                {memoryTexts().line.forget}
              </button>
            </li>
          )}
        </For>
      </ul>
    </details>
  )
}

/** Playing on alone from a position, for everybody, without telling anybody. */
export function TryOut(props: TryOutProps) {
  const { game } = useRoom().setting.module
  const trial = createTrial(props)
  const { line, setLine, guess, kept } = trial
  const isWaiting = () => {
    const asked = goingOn(game, line())
    return props.viewer !== null && asked.length > 0 && !asked.includes(props.viewer)
  }
  return (
    <Bench
      line={line()}
      onLine={setLine}
      onGuess={props.viewer === null ? null : () => void guess.run()}
      viewer={props.viewer}
      only={null}
      title={memoryTexts().line.title}
      about={
        <span>
          {movesOfLine(line()).length === 0
            ? memoryTexts().line.hint
            : memoryTexts().line.from(props.base.revision)}
        </span>
      }
      onClose={props.onClose}
      trouble={props.trouble}
      tools={
        <>
          <Show when={isWaiting() && props.viewer !== null}>
            <p class="form-row">
              <button
                type="button"
                class="button"
                title={memoryTexts().line.passHint}
                onClick={() => setLine((now) => passTo(game, now, props.viewer ?? 0))}
              >
                {memoryTexts().line.pass}
              </button>
            </p>
          </Show>
          <TakeOver {...props} trial={trial} />
          <Show when={kept().length > 0}>
            <KeptLines {...props} trial={trial} />
          </Show>
        </>
      }
    />
  )
}
