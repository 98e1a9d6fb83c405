import { createEffect, createMemo, For, on, Show } from 'solid-js'
import type { Score, Seat } from '../../../worker/games/kernel/index.ts'
import type { SeatView } from '../../../worker/wire/schema/table.ts'
import { givenName } from '../bots/given-name.ts'
import { botTexts } from '../bots/words.ts'
import { Part } from '../parts/Part.tsx'
import { roughly } from '../parts/pace/pace.ts'
import { paceTexts } from '../parts/pace/words.ts'
import { Stamp } from '../parts/Stamp.tsx'
import { appTexts, language } from '../words/index.ts'
import { createSize } from './behaviour.ts'
import { Miniature } from './Miniature.tsx'
import { Sign } from './Sign.tsx'
import { useSelection } from './selection.ts'
import { eventTime } from './settings.ts'
import { createPhone, type Position, useStage } from './stage.ts'
import { stageTexts } from './words.ts'

/** Height of the rail in CSS pixels that seats with their villages need, by the number of seats; more leave no room. */
const heightWithPlaces: Readonly<Record<number, number>> = { 2: 400, 3: 560, 4: 690 }

interface RailProps {
  readonly position: Position
  /** Seat whose turn is played on the stage just now; nobody plays what follows it by itself. `null`: none is. */
  readonly playing: Seat | 'nobody' | null
  readonly state: unknown
  /** It is the table as it stands: what is only true now is said. */
  readonly present: boolean
}

interface SeatTabProps extends RailProps {
  readonly seat: Seat
  /** The seat as the table knows it; absent where a game is studied. */
  readonly view: SeatView | undefined
  readonly score: Score | undefined
  readonly compact: boolean
  /** The rail has room for the villages of the seats. */
  readonly isRoomy: boolean
}

/** Words about a seat besides its name, the most important first. */
function standing(
  view: SeatView | undefined,
  now: 'asked' | 'plays' | null,
  present: boolean,
): string[] {
  const said: string[] = []
  if (view?.you) said.push(stageTexts().you)
  if (now) said.push(now === 'plays' ? stageTexts().plays : stageTexts().turn)
  if (!present || !view) return said
  if (now === 'asked' && view.deadline !== null && view.deadline > Date.now())
    said.push(paceTexts().until(roughly(view.deadline)))
  if (view.overAt !== null) said.push(stageTexts().late)
  if (view.awayUntil !== null) said.push(stageTexts().away)
  // Its sign says so as well.
  if (view.bot && said.length === 0) said.push(botTexts().tag(botTexts().levels[view.bot]))
  return said
}

/** Unit of points, drawn: a coin or a star. */
const Unit = (props: { readonly isGold: boolean }) => (
  <svg
    class="seat-unit"
    classList={{ 'seat-gold': props.isGold }}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path
      d={
        props.isGold
          ? 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z'
          : 'M12 1.5l3.2 6.8 7.3.9-5.4 5.1 1.4 7.4L12 18.1l-6.5 3.6 1.4-7.4L1.5 9.2l7.3-.9z'
      }
    />
  </svg>
)

/** The points of a seat; where they change, that draws the eye. */
function Points(props: { readonly score: Score }) {
  const { setting } = useStage()
  const isGold = () => setting.module.isGold === true
  const said = (count: number) =>
    isGold() ? stageTexts().gold(count) : appTexts().table.points(count)
  let shown: HTMLElement | undefined
  // Each message brings the scores anew; few change them.
  const total = createMemo(() => props.score.total)
  createEffect(
    on(
      total,
      () => {
        const duration = eventTime()
        if (duration > 0)
          shown?.animate([{ scale: 1 }, { scale: 1.5, offset: 0.3 }, { scale: 1 }], { duration })
      },
      { defer: true },
    ),
  )
  return (
    <span class="seat-points">
      <span
        ref={(element) => {
          shown = element
        }}
        class="seat-total"
      >
        {total()}
      </span>
      <Unit isGold={isGold()} />
      <span class="quiet"> {said(total()).replace(/^\S+\s/, '')}</span>
    </span>
  )
}

/** Stamp of the person in the seat, with a mark if they look at the table. */
const SeatStamp = (props: SeatTabProps & { readonly name: string }) => (
  <span class="seat-stamp">
    <Stamp seat={props.seat} name={props.name} person={props.view?.person} size="m" />
    <Show when={props.present && props.view?.present && !props.view.you}>
      <span class="presence" role="img" aria-label={appTexts().table.present} />
    </Show>
  </span>
)

/** The place of a seat in small, with its marks. */
function SmallPlace(props: SeatTabProps) {
  const { setting } = useStage()
  const { Marks } = setting.module
  return (
    <Miniature
      seat={props.seat}
      state={props.position.play.state}
      isMoving={props.playing !== null}
      marks={
        Marks && (
          <Marks state={props.state} seat={props.seat} you={setting.you} language={language()} />
        )
      }
    />
  )
}

/** A seat of the rail: one tap puts its village on the stage. */
function SeatTab(props: SeatTabProps) {
  const { setting, look } = useStage()
  const { Counters } = setting.module
  const selection = useSelection()
  const name = () => setting.names(props.seat)
  /** On a phone a bot goes by its given name, so that its plate is no higher than others; not where somebody else has it. */
  const shortName = () => {
    const short = props.compact && props.view?.bot ? givenName(name()) : name()
    const isTaken = Array.from({ length: setting.seats }, (_, seat) => seat).some(
      (seat) => seat !== props.seat && setting.names(seat) === short,
    )
    return isTaken ? name() : short
  }
  /** The seat that is asked next waits until what is played on the stage was seen. */
  const now = () => {
    if (props.playing !== null) return props.playing === props.seat ? 'plays' : null
    // A plan of mine asks nobody before it was sent.
    const asked = (props.present && setting.table?.toAct) || props.position.toAct
    return asked.includes(props.seat) ? 'asked' : null
  }
  const acts = () => now() !== null
  /** Something of the present choice lies in this village, and another is on the stage. */
  const reaches = () => selection.reached().includes(props.seat) && look.seat() !== props.seat
  const isLate = () => props.present && props.view?.overAt != null
  const show = () => {
    look.lookAt(props.seat)
    const { panes } = setting.module
    const own = panes.filter(({ ofSeat }) => ofSeat)
    // On a phone another part may be in view, where nothing of that seat is seen.
    if (props.compact && own[0] && !own.some(({ id }) => id === look.pane()))
      look.choosePane(own[0].id)
  }
  const said = () => standing(props.view, now(), props.present).join(' · ')
  return (
    <button
      type="button"
      class={`seat seat-${props.seat % 6}`}
      classList={{
        'seat-me': props.seat === setting.you,
        'seat-acts': acts(),
        'seat-seen': look.seat() === props.seat,
        'seat-late': isLate(),
      }}
      data-words
      aria-pressed={look.seat() === props.seat}
      onClick={show}
    >
      <SeatStamp {...props} name={name()} />
      <Show when={reaches()}>
        <span class="pane-mark seat-mark" role="img" aria-label={stageTexts().waits} />
      </Show>
      <span class="seat-who">
        <b class="seat-name">{shortName()}</b>
        <span class="seat-said">
          <Show when={props.present && props.view?.bot}>
            <Sign name="bot" />
            <Show when={acts()}>
              <span class="quiet">Bot </span>
            </Show>
          </Show>
          {said()}
        </span>
      </span>
      <span class="seat-counters">
        <Show when={props.score}>{(score) => <Points score={score()} />}</Show>
        <Counters
          state={props.state}
          seat={props.seat}
          you={setting.you}
          language={language()}
          compact={props.compact}
        />
      </span>
      {/* Mine is on the stage. */}
      <Show when={props.isRoomy && props.seat !== setting.you}>
        <SmallPlace {...props} />
      </Show>
    </button>
  )
}

/** All seats, always in view, in turn order. */
export function Rail(props: RailProps) {
  const { setting } = useStage()
  const isPhone = createPhone()
  const { size, follow } = createSize()
  const isRoomy = createMemo(
    () => !isPhone() && size().height >= (heightWithPlaces[setting.seats] ?? Infinity),
  )
  const seats = createMemo(() => Array.from({ length: setting.seats }, (_, seat) => seat))
  return (
    <nav class="rail" ref={follow} aria-label={stageTexts().seats} data-seats={setting.seats}>
      <a class="bar-button rail-home" href={setting.home} aria-label={stageTexts().home}>
        <Sign name="back" />
      </a>
      <For each={seats()}>
        {(seat) => (
          <Part>
            <SeatTab
              position={props.position}
              playing={props.playing}
              state={props.state}
              score={props.position.scores.find((one) => one.seat === seat)}
              present={props.present}
              seat={seat}
              view={setting.table?.seats[seat]}
              compact={isPhone()}
              isRoomy={isRoomy()}
            />
          </Part>
        )}
      </For>
    </nav>
  )
}
