import { batch, createSignal, createUniqueId, Show } from 'solid-js'
import type { Move } from '../../../../worker/games/kernel/index.ts'
import { keepFocus } from '../../parts/focus.ts'
import type { ReactivePlanner } from '../../planner/index.ts'
import { Sign } from '../../stage/Sign.tsx'
import { useStage } from '../../stage/stage.ts'
import { stageTexts } from '../../stage/words.ts'
import { type Press, type Sending, sendingOf } from './sending.ts'
import { createSure } from './sure.ts'

interface SendProps {
  readonly planner: ReactivePlanner
  /** Press that closes the turn, or a step of it; `null`: nothing does. */
  readonly press: Press | null
  /** Piece that is chosen on the board and not used: it is asked back first; `null`: nothing. */
  readonly held: string | null
  /** There is nothing else to do: it is not asked back. */
  readonly only: boolean
  readonly label: (move: Move) => string
  /** The same in few words, where its own are too long for a button; `null`: they are not. */
  readonly brief: (move: Move) => string | null
  /** True if the plan turns something up, and the turn ends with it. */
  readonly endsUnseen: boolean
  /** True if the plan turns something up, and nothing but the turn's end is left after it. */
  readonly closesUnseen: boolean
  /** The turn goes: what was explained about that is read. */
  readonly onSend: () => void
}

/** The first move that the button would make, in few words; `null`: its own are short enough. */
function briefly({ press, brief }: SendProps): string | null {
  const [first] = press?.moves ?? []
  return first ? brief(first) : null
}

/** Label of the button: what it would do now, or what it asks back. */
function labelOf(props: SendProps, now: Sending | null, isBusy: boolean, isSure: boolean): string {
  const { planner, held } = props
  if (isBusy) return stageTexts().sending
  if (now === 'again') return stageTexts().sendAgain
  if (held !== null && isSure) return stageTexts().without(held)
  if (planner.plan().reveals && !props.endsUnseen && !props.closesUnseen)
    return stageTexts().sendReveal
  if (now === 'nothing') return isSure ? stageTexts().nothing.sure : stageTexts().nothing.send
  if (now === 'reveal') return briefly(props) ?? stageTexts().sendReveal
  return now === 'step' ? (briefly(props) ?? stageTexts().step) : stageTexts().send
}

/** The one red button: plays the move that closes the turn, if there is one to play, and sends. */
export function Send(props: SendProps) {
  const sending = () => sendingOf(props.planner, props.press?.closes ?? null)
  let button: HTMLButtonElement | undefined
  const [sure, setSure] = createSure(
    () => [props.planner.plan(), sending(), props.held],
    () => button,
  )
  const count = () => props.planner.plan().steps.length
  const isBusy = () => props.planner.status() === 'sending'
  const mayPart = () =>
    !isBusy() && (props.closesUnseen || (count() > 0 && !props.planner.complete()))
  const label = () => labelOf(props, sending(), isBusy(), sure())
  const title = () => {
    const first = props.press?.moves[0]
    if (sending() === null && !isBusy()) return stageTexts().unfinished
    return first && !props.planner.complete() ? props.label(first) : undefined
  }
  /** Plans what closes the turn: one undo takes it back. */
  function close(planner: ReactivePlanner): void {
    for (const [i, move] of (props.press?.moves ?? []).entries()) planner.add(move, i > 0)
  }
  async function submit(): Promise<void> {
    const { planner, closesUnseen } = props
    const reveals = planner.plan().reveals !== null
    await planner.submit()
    // It was sent to see what it brings. If only the turn's end is left then, it is not asked for.
    const isLast = closesUnseen || props.only
    const isTaken = planner.status() === 'planning' && planner.plan().steps.length === 0
    if (reveals && isLast && isTaken && props.press?.closes === 'end') {
      close(planner)
      await planner.submit()
    }
    keepFocus('content')
  }
  /** Sends what is planned, and no more. */
  async function submitPart(): Promise<void> {
    await props.planner.submit()
    keepFocus('content')
  }
  function press(): void {
    const now = sending()
    if (now === null) return
    if ((props.held !== null || (now === 'nothing' && !props.only)) && !sure()) {
      setSure(true)
      return
    }
    props.onSend()
    // At once: what follows from it by itself is told after sending.
    batch(() => {
      if (now !== 'again' && now !== 'plan') close(props.planner)
      // A move that closes the turn is sent, even if I am the next to be asked; a step is not the end of it.
      if (now !== 'step' || props.planner.complete()) void submit()
    })
  }
  useStage().look.lend('send', { may: () => sending() !== null, press })
  return (
    <div class="send">
      <button
        ref={button}
        type="button"
        class="bar-button bar-send"
        classList={{ 'bar-send-nothing': sending() === 'nothing' && !sure() }}
        disabled={sending() === null}
        aria-busy={isBusy()}
        title={title()}
        onClick={press}
      >
        {label()}
      </button>
      <Show when={mayPart()}>
        <SendPart
          label={props.closesUnseen ? stageTexts().sendReveal : stageTexts().sendPart}
          onSend={() => void submitPart()}
        />
      </Show>
    </div>
  )
}

/** A turn may go in parts: what is planned so far is sent, and the rest follows. */
function SendPart(props: { readonly label: string; readonly onSend: () => void }) {
  const menu = createUniqueId()
  const [place, setPlace] = createSignal({ right: 0, top: 0 })
  let button: HTMLButtonElement | undefined
  const open = () => {
    const box = button?.getBoundingClientRect()
    if (box) setPlace({ right: innerWidth - box.right, top: box.bottom + 8 })
  }
  const isLow = () => place().top > innerHeight / 2
  return (
    <>
      <button
        ref={button}
        type="button"
        class="bar-button bar-part"
        aria-label={props.label}
        title={props.label}
        popoverTarget={menu}
        onClick={open}
      >
        <Sign name="down" />
      </button>
      <div
        id={menu}
        popover="auto"
        class="part-menu"
        style={{
          right: `${place().right}px`,
          ...(isLow()
            ? { bottom: `${innerHeight - place().top + 60}px` }
            : { top: `${place().top}px` }),
        }}
      >
        <button
          type="button"
          class="bar-button"
          popoverTarget={menu}
          popoverTargetAction="hide"
          onClick={() => props.onSend()}
        >
          {props.label}
        </button>
        <p class="part-hint">{stageTexts().sendPartHint}</p>
      </div>
    </>
  )
}
