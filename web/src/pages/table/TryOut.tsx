import { bytesToHex } from '@noble/hashes/utils.js'
import { createSignal, For, type JSX, Show } from 'solid-js'
import type { Move, Play, Seat, Viewer } from '../../../../worker/games/kernel/index.ts'
import type { StandingOrder } from '../../../../worker/wire/schema/plans.ts'
import { frontOf } from '../../boards/list.ts'
import { createAct } from '../../parts/act.ts'
import {
  emptyVariation,
  follow,
  goingOn,
  guessOn,
  movesOfVariation,
  passTo,
  type Variation,
} from '../../planner/variation.ts'
import { useStage } from '../../stage/stage.ts'
import { Bench } from './Bench.tsx'
import { orderOf } from './bench-words.ts'
import { memoryTexts } from './memory-words.ts'
import {
  forgetVariation,
  type KeptVariation,
  keepVariation,
  keptVariations,
  type Opening,
} from './variations.ts'

interface TryOutProps {
  /** The position from which to play on, after so many turns. */
  readonly base: Play
  /** Viewer whose eyes are used; `null`: everybody's in turn. */
  readonly viewer: Viewer
  /** Key under which variations are kept: the table's id. */
  readonly shelf: string
  /** A variation to begin with. */
  readonly opening: Opening
  readonly onClose: () => void
  /** Trouble to show. */
  readonly trouble?: JSX.Element
  /** Reads the position of another turn, to open a variation that was kept there. */
  readonly onOpen: (variation: KeptVariation) => void
  /** Takes my moves over into the plan; absent where there is nothing to plan. */
  readonly onLay: ((variation: Variation) => void) | null
  /** Returns true if there are moves of mine in a variation to be taken over. */
  readonly mayLay: (variation: Variation) => boolean
  /** Takes my last move over as a standing order; absent where there is nothing to plan. */
  readonly onOrder: ((order: StandingOrder) => void) | null
}

/** A variation that is tried out, followed from its opening on, and the variations that are kept here. */
function createTrial(props: TryOutProps) {
  const { setting } = useStage()
  const { game } = setting.module
  const [variation, setVariation] = createSignal<Variation>(
    emptyVariation(props.base, props.viewer),
  )
  const thinking = () => frontOf(game.id)?.thinker()
  /** Follows moves from the base on; also where something in them was guessed. */
  async function open({ moves, guess }: Opening): Promise<void> {
    const thinker = guess && (await thinking())
    const known = guess && thinker ? { ...guess, evaluator: thinker.evaluator } : null
    const { base, viewer } = props
    setVariation(follow(game, base, viewer, moves as { seat: Seat; move: Move }[], known))
  }
  void open(props.opening)
  const guess = createAct(async () => {
    const before = variation()
    const thinker = await thinking()
    if (!thinker || variation() !== before) return
    const seed = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
    setVariation(guessOn(game, thinker.evaluator, before, seed))
  })
  const [kept, setKept] = createSignal(keptVariations(props.shelf))
  const isKept = () =>
    kept().some(
      (one) =>
        one.revision === props.base.revision &&
        one.guess?.seed === variation().guess?.seed &&
        JSON.stringify(one.moves) === JSON.stringify(movesOfVariation(variation())),
    )
  const keep = () => {
    const { guess } = variation()
    setKept(
      keepVariation(props.shelf, {
        revision: props.base.revision,
        moves: movesOfVariation(variation()),
        ...(guess && { guess: { at: guess.at, seed: guess.seed } }),
      }),
    )
  }
  const forget = ({ id }: KeptVariation) => setKept(forgetVariation(props.shelf, id))
  return { variation, setVariation, open, guess, kept, isKept, keep, forget }
}

type TrialProps = TryOutProps & { readonly trial: ReturnType<typeof createTrial> }

/** Keeps the variation, or takes my moves of it over into the plan. */
function TakeOver(props: TrialProps) {
  const { setting } = useStage()
  const { game } = setting.module
  const { variation, isKept, keep } = props.trial
  const mine = () => props.onLay !== null && props.mayLay(variation())
  /** My own last move, as the answer that I would always give. */
  const order = () =>
    movesOfVariation(variation()).at(-1)?.seat === props.viewer
      ? orderOf(game, setting.words, variation(), setting.names)
      : null
  return (
    <p class="form-row">
      <button
        type="button"
        class="button"
        disabled={movesOfVariation(variation()).length === 0 || isKept()}
        onClick={keep}
      >
        {memoryTexts().variation.keep}
      </button>
      <Show when={mine() && props.onLay}>
        {(lay) => (
          <button type="button" class="button button-main" onClick={() => lay()(variation())}>
            {memoryTexts().variation.layAll}
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

/** The variations that were kept, to be opened again. */
function KeptVariations(props: TrialProps) {
  const { kept, open, forget } = props.trial
  return (
    <details class="bench-kept">
      <summary>
        {memoryTexts().variation.kept} <span class="count count-soft">{kept().length}</span>
      </summary>
      <p class="small">{memoryTexts().variation.keptHint}</p>
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
                {memoryTexts().variation.open(one.moves.length, one.revision)}
              </button>
              <button type="button" class="link" onClick={() => forget(one)}>
                {memoryTexts().variation.forget}
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
  const { game } = useStage().setting.module
  const trial = createTrial(props)
  const { variation, setVariation, guess, kept } = trial
  const isWaiting = () => {
    const asked = goingOn(game, variation())
    return props.viewer !== null && asked.length > 0 && !asked.includes(props.viewer)
  }
  return (
    <Bench
      variation={variation()}
      onVariation={setVariation}
      onGuess={props.viewer === null ? null : () => void guess.run()}
      viewer={props.viewer}
      only={null}
      title={memoryTexts().variation.title}
      about={
        <span>
          {movesOfVariation(variation()).length === 0
            ? memoryTexts().variation.hint
            : memoryTexts().variation.from(props.base.revision)}
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
                title={memoryTexts().variation.passHint}
                onClick={() => setVariation((now) => passTo(game, now, props.viewer ?? 0))}
              >
                {memoryTexts().variation.pass}
              </button>
            </p>
          </Show>
          <TakeOver {...props} trial={trial} />
          <Show when={kept().length > 0}>
            <KeptVariations {...props} trial={trial} />
          </Show>
        </>
      }
    />
  )
}
