import { useLocation } from '@solidjs/router'
import { createEffect, For, type JSX, Match, on, Show, Switch } from 'solid-js'
import type { Move, Seat } from '../../../../worker/games/kernel/index.ts'
import { nextTable } from '../../account/me.ts'
import { byNext, type CameByNext } from '../../account/next.ts'
import { doorTexts } from '../../door/words.ts'
import { A } from '../../parts/A.tsx'
import { ActionButton } from '../../stage/ActionButton.tsx'
import { Bar } from '../../stage/Bar.tsx'
import { Sign } from '../../stage/Sign.tsx'
import { useSelection } from '../../stage/selection.ts'
import { createPhone, useStage } from '../../stage/stage.ts'
import { stageTexts } from '../../stage/words.ts'
import { appTexts, language } from '../../words/index.ts'
import { AnswerButton } from './AnswerButton.tsx'
import { AskButton } from './AskWhere.tsx'
import { mayAsk } from './advisable.ts'
import { EndBar } from './end/EndBar.tsx'
import type { End } from './end/end.ts'
import { QueueButton } from './gather/Queue.tsx'
import { Nudge } from './Nudge.tsx'
import { PassOn } from './pass/PassOn.tsx'
import { ReturningBar } from './returning/ReturningBar.tsx'
import { Send } from './Send.tsx'
import { SmallLine } from './SmallLine.tsx'
import type { Seated } from './seated.ts'
import { createSoundOffer, type SoundOffer, soundOfferTexts } from './sound-offer.ts'
import type { Turn } from './turn.ts'
import type { Visit } from './visit.ts'

/** Says in the place of the button that sends, near the thumb, that the turn is on its way. */
const Sent = (props: { readonly isSent: boolean }) => (
  <span class="bar-told" role="status">
    <Show when={props.isSent}>
      <span class="bar-sent">
        <Sign name="done" />
        {stageTexts().sent}
      </span>
    </Show>
  </span>
)

interface PartProps {
  readonly at: Seated
  readonly turn: Turn
}

/** The table to go to instead of this one, where I came by "next table" and have not begun. */
function createLater({ at, turn }: PartProps) {
  const came = useLocation<CameByNext>()
  return () =>
    turn.mine() && turn.planned().length === 0 && came.state?.byNext
      ? nextTable(at.table.id)
      : undefined
}

/** Leads to the table that waits next: while others move, or while a turn is played; my own turn can be put off. */
function Next({ at, turn }: PartProps) {
  const isPhone = createPhone()
  const later = createLater({ at, turn })
  const next = () => {
    if (turn.mine()) return isPhone() ? undefined : later()
    return turn.planned().length > 0 ? undefined : nextTable(at.table.id)
  }
  return (
    <Show when={next()}>
      {(table) => (
        <A class="bar-button bar-next" href={`/t/${table().id}`} state={byNext}>
          {turn.mine() ? stageTexts().later : appTexts().nav.next}
        </A>
      )}
    </Show>
  )
}

/** Short label of a button for a move that closes something, where its words are too long; `null`: they are not. */
const briefOf = ({ module, seat }: Seated, turn: Turn, move: Move): string | null =>
  module.brief?.(turn.shown().state, seat ?? 0, move, language()) ?? null

/** A move of mine in words. */
const wordsOf = ({ seat }: Seated, turn: Turn, move: Move): string =>
  turn.wording(turn.shown().state, seat ?? 0, move)

/** Question asked once before a move that passes; `null`: it is made at once. */
const losesBy = ({ module, seat }: Seated, turn: Turn, move: Move): string | null =>
  module.loses?.(turn.shown().state, seat ?? 0, move, language()) ?? null

/** Buttons for what no piece on the stage stands for; while others are to move, for what can be done meanwhile. */
function Answers(
  props: PartProps & {
    readonly offer: SoundOffer
    readonly onMove: (move: Move) => void
    readonly onPoint: (move: Move | null) => void
  },
) {
  const { at, turn } = props
  const given = () =>
    (turn.mine() && at.module.answers?.(turn.shown().state, at.seat ?? 0, turn.moves())) || []
  /** There is nothing else to do. */
  const isOnly = () => turn.closing().length === turn.moves().length
  const closing = () => (turn.mine() ? turn.otherClosing() : [])
  return (
    <>
      <For each={given()}>
        {({ move, label, quiet }) => (
          <AnswerButton
            label={label}
            quiet={quiet ?? false}
            asked={null}
            onPoint={(isPointed) => props.onPoint(isPointed ? move : null)}
            onPress={() => props.onMove(move)}
          />
        )}
      </For>
      <For each={closing()}>
        {(move) => (
          <AnswerButton
            label={briefOf(at, turn, move) ?? wordsOf(at, turn, move)}
            title={wordsOf(at, turn, move)}
            quiet={!isOnly()}
            asked={isOnly() ? null : losesBy(at, turn, move)}
            onPoint={(isPointed) => props.onPoint(isPointed ? move : null)}
            onPress={() => props.onMove(move)}
          />
        )}
      </For>
      <Show when={!turn.mine() && !turn.planner?.complete()}>
        <Nudge table={at.table} live={at.live} names={at.names} />
        <Show when={at.seat !== null && !props.offer.isOpen()}>
          <AskButton seats={at.table.seats} />
        </Show>
      </Show>
      <Show when={props.offer.isOpen()}>
        <button type="button" class="bar-button" onClick={props.offer.accept}>
          {soundOfferTexts().on}
        </button>
        <button type="button" class="bar-button" onClick={props.offer.refuse}>
          {soundOfferTexts().no}
        </button>
      </Show>
    </>
  )
}

/** Undo, redo and advice, in one box; on a phone also what puts this table off. */
function Tools(props: PartProps & Pick<NowBarProps, 'playing' | 'advising' | 'onAdvise'>) {
  const { at, turn } = props
  const isPhone = createPhone()
  const later = createLater(props)
  const { look } = useStage()
  look.lend('plan', {
    count: () => turn.planned().length,
    undone: () => turn.planner?.plan().undone.length ?? 0,
    isBusy: () => turn.planner?.status() === 'sending',
    undo: () => turn.planner?.undo(),
    redo: () => turn.planner?.redo(),
    clear: () => turn.planner?.clear(),
  })
  look.lend('advice', {
    may: () => turn.mine() && props.playing === null && turn.moves().length > 1 && mayAsk(at.table),
    ask: () => props.onAdvise(),
  })
  /** The answers stay where they are while what I sent goes, or is played on the stage, as my turn may come next. */
  const isBetween = () => turn.isSent() || props.playing !== null
  const shown = () =>
    !turn.over() &&
    turn.planner !== null &&
    (turn.mine() || turn.planned().length > 0 || isBetween())
  return (
    <Show when={shown()}>
      <ActionButton id="undo" sign="undo" class="bar-button bar-undo" />
      <ActionButton id="redo" sign="redo" class="bar-button bar-redo" />
      <Show when={mayAsk(at.table)}>
        <ActionButton
          id="advise"
          sign="hint"
          class="bar-button bar-hint"
          pressed={props.advising}
        />
      </Show>
      {/* On a phone a button of words would take a row from the board. */}
      <Show when={isPhone() && later()}>
        {(table) => (
          <A
            class="bar-button bar-next"
            href={`/t/${table().id}`}
            state={byNext}
            aria-label={stageTexts().later}
            title={stageTexts().later}
          >
            <Sign name="last" />
          </A>
        )}
      </Show>
    </Show>
  )
}

interface NowBarProps extends PartProps {
  readonly visit: Visit
  /** The cards of those who moved since my turn lie over the board. */
  readonly returning: boolean
  /** News that a move of mine brought besides what its words say, for a while; empty: nothing. */
  readonly news: string
  /** Sentence of what is played on the stage, where the bar says it; absent: it lies on the stage, or there is none. */
  readonly said?: JSX.Element
  /** Seat whose turn is being played on the stage just now; `null`: nobody's. */
  readonly playing: Seat | null
  /** True if the telling is of what the table does by itself after that turn. */
  readonly isAfter: boolean
  /** Nobody else's turn is played after it. */
  readonly isLast: boolean
  /** State on the stage: as it was told, where a turn is played there. */
  readonly state: unknown
  readonly onMove: (move: Move) => void
  readonly onPoint: (move: Move | null) => void
  readonly advising: boolean
  readonly onAdvise: () => void
  readonly end: End
  readonly onSend: () => void
}

/** Answers to the question: moves, for spectators the ways to a seat, after the end the result. */
function AnswersNow(props: NowBarProps & { readonly offer: SoundOffer }) {
  const { at, turn } = props
  const { look } = useStage()
  return (
    <Show
      when={turn.over() && props.playing === null}
      fallback={
        <>
          {/* While a turn is played on the stage, nothing is asked. */}
          <Show when={props.playing === null}>
            <Answers
              at={at}
              turn={turn}
              offer={props.offer}
              onMove={props.onMove}
              onPoint={props.onPoint}
            />
          </Show>
          <Next at={at} turn={turn} />
          <Show when={at.seat === null && !props.visit.isWatched()}>
            <button type="button" class="bar-button" onClick={() => look.open('way-in')}>
              {doorTexts().back.ask}
            </button>
            <Show when={at.table.status === 'playing' && at.table.seats.length > 1}>
              <QueueButton table={at.table} onOpen={() => look.open('table')} />
            </Show>
          </Show>
        </>
      }
    >
      <button type="button" class="bar-button" onClick={props.end.show}>
        {stageTexts().showResult}
      </button>
    </Show>
  )
}

/** The button that sends the turn; while there is none, what to do for others who play on this device. */
function SendNow(props: NowBarProps) {
  const { at, turn } = props
  const selection = useSelection()
  const sends = () =>
    props.playing === null && !turn.over() && (turn.mine() || turn.planned().length > 0)
      ? turn.planner
      : null
  return (
    <Show
      when={sends()}
      fallback={
        <>
          <PassOn table={at.table} />
          <Sent isSent={turn.isSent()} />
        </>
      }
    >
      {(planner) => (
        <Send
          planner={planner()}
          press={turn.press()}
          endsUnseen={turn.endsUnseen()}
          closesUnseen={turn.closesUnseen()}
          held={selection.held()}
          only={turn.closing().length === turn.moves().length}
          onSend={props.onSend}
          label={(move) => wordsOf(at, turn, move)}
          brief={(move) => briefOf(at, turn, move)}
        />
      )}
    </Show>
  )
}

/** The bar of the table as it stands: the question, and all that answers it. */
export function NowBar(props: NowBarProps) {
  const { at, turn } = props
  const offer = createSoundOffer(at, turn)
  // The gains of the turn were seen: that it was sent need not be said beside the next question.
  createEffect(
    on(
      () => props.playing,
      (playing, before) => {
        if (before != null && playing === null && turn.mine()) turn.forgetSent()
      },
    ),
  )
  const question = () => {
    if (props.playing === null) return turn.question()
    // It is played already: nobody thinks about it, or is to move.
    if (props.isAfter) return stageTexts().afterScene
    if (props.playing === at.seat) return stageTexts().ownScene
    return stageTexts().scene(at.names(props.playing))
  }
  return (
    <Switch
      fallback={
        <Bar
          state={props.state}
          question={question()}
          mine={turn.mine() && props.playing === null}
          steady={!turn.over() || props.playing !== null}
          said={props.said}
          small={
            <SmallLine
              {...props}
              watched={props.visit.isWatched()}
              offered={offer.isOpen() ? soundOfferTexts().question : ''}
            />
          }
          answers={<AnswersNow {...props} offer={offer} />}
          tools={<Tools {...props} />}
          send={<SendNow {...props} />}
        />
      }
    >
      <Match when={props.returning}>
        <ReturningBar {...props} mine={turn.mine()} />
      </Match>
      <Match when={props.end.isShown()}>
        <EndBar at={at} end={props.end} state={props.state} />
      </Match>
    </Switch>
  )
}
