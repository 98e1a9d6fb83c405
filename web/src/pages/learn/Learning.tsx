import { createEffect, createSignal, For, on, onMount, Show } from 'solid-js'
import { type Move, moveInWords } from '../../../../worker/games/kernel/index.ts'
import { isFirst, meet } from '../../account/met.ts'
import { learner } from '../../boards/kit/lesson.ts'
import { frontOf } from '../../boards/list.ts'
import { PlayBots } from '../../bots/PlayBots.tsx'
import { A } from '../../parts/A.tsx'
import { RuleLink } from '../../rules/RuleLink.tsx'
import { ActionButton } from '../../stage/ActionButton.tsx'
import type { Action } from '../../stage/actions.ts'
import { Bar } from '../../stage/Bar.tsx'
import { closingOf, sendingIn } from '../../stage/closing.ts'
import { Frame } from '../../stage/Frame.tsx'
import { GuideBubble } from '../../stage/GuideBubble.tsx'
import type { GuideState } from '../../stage/guide.ts'
import {
  createLook,
  createPhone,
  type Look,
  type Setting,
  StageContext,
} from '../../stage/stage.ts'
import { stageTexts } from '../../stage/words.ts'
import { gameTexts, language } from '../../words/index.ts'
import { howTexts } from '../how/words.ts'
import { frameActions } from '../table/actions.ts'
import { Points } from '../table/Points.tsx'
import { positionOf } from '../table/past.ts'
import { pointsTexts } from '../table/points-words.ts'
import { createLesson, type LearningProps, names, noteOf, type PlayedLesson } from './state.ts'
import { lessonTexts } from './words.ts'

/** Setting of the table that the lesson is played at, for the frame. */
function settingOf(props: LearningProps, lesson: PlayedLesson, look: Look): Setting {
  const { module } = props
  const body = () => (
    <Points scores={look.position()?.scores ?? null} words={props.words} names={names} />
  )
  const panels = () => [{ id: 'points' as const, label: pointsTexts().title, body }]
  const actions: ReadonlyArray<Action> = [
    ...frameActions({ look, seats: 2, panels }),
    {
      id: 'again',
      get words() {
        return lessonTexts().again
      },
      inMenu: true,
      run: lesson.again,
    },
  ]
  return {
    module,
    actions,
    names,
    seats: 2,
    you: learner,
    table: null,
    home: `/how/${module.game.id}`,
    options: lesson.at().play.options,
    since: null,
    get title() {
      return lessonTexts().title(gameTexts(module.game.id).title)
    },
    get words() {
      return props.words
    },
    get panels() {
      return panels()
    },
  }
}

interface LessonBarProps extends LearningProps {
  readonly lesson: PlayedLesson
  readonly guide: GuideState
  readonly isPhone: boolean
}

/** The task in full, for the bar of a phone: on a stage so small it would hide what it speaks of. */
function Told(props: { readonly guide: GuideState; readonly step: string }) {
  return (
    <Show when={props.guide.note()}>
      {(note) => (
        <>
          <b class="guide-title">{note().title}</b> <span class="guide-text">{note().text}</span>{' '}
          <Show when={note().rule}>
            {(rule) => <RuleLink game={rule().game} rule={rule().number} />}
          </Show>{' '}
          <span class="bar-step">{props.step}</span>
        </>
      )}
    </Show>
  )
}

/** The bar of the lesson: the task, how many there are, and what answers it. */
function LessonBar(props: LessonBarProps) {
  const { module, plan, lesson } = props
  const state = () => lesson.shown().state
  const closing = () => sendingIn(module, state(), learner, lesson.moves())
  /** As at a table: to pass has a button of its own. */
  const passing = () =>
    closingOf(module.groups, lesson.moves())
      .filter((move) => !closing().includes(move))
      .map((move) => ({
        move,
        label:
          module.brief?.(state(), learner, move, language()) ??
          moveInWords(props.words, state(), learner, move, names),
      }))
  const answers = () => [
    ...(module.answers?.(state(), learner, lesson.moves()) ?? []),
    ...passing(),
  ]
  const step = () =>
    lessonTexts().step(Math.min(lesson.at().task + 1, plan.tasks.length), plan.tasks.length)
  const question = () => {
    if (lesson.isBots()) return lessonTexts().rivalPlays(names(1))
    const told = props.tasks[lesson.task()?.id ?? '']
    return told?.[0] ?? lessonTexts().doneTitle
  }
  return (
    <Bar
      state={lesson.shown().state}
      question={question()}
      mine={!lesson.isBots()}
      steady
      task={
        <Show when={props.isPhone}>
          <Told guide={props.guide} step={step()} />
        </Show>
      }
      small={<span>{step()}</span>}
      answers={
        <For each={answers()}>
          {({ move, label }) => (
            <button type="button" class="bar-button bar-answer" onClick={() => lesson.make(move)}>
              {label}
            </button>
          )}
        </For>
      }
      tools={<ActionButton id="again" sign="undo" class="bar-button" />}
      send={
        <div class="send">
          <button
            type="button"
            class="bar-button bar-send"
            disabled={closing().length === 0}
            onClick={() => {
              const { task } = lesson.at()
              // The closing of a turn may take several moves.
              for (let [move] = closing(); move && lesson.at().task === task; [move] = closing())
                lesson.make(move)
            }}
          >
            {stageTexts().send}
          </button>
        </div>
      }
    />
  )
}

/** The lesson on the stage, with what each task is told in. */
export function Learning(props: LearningProps) {
  const { module } = props
  const lesson = createLesson(props)
  const look = createLook(learner)
  const isPhone = createPhone()
  const guide = noteOf(lesson, module.game.id, () => props.tasks)
  const setting = settingOf(props, lesson, look)
  createEffect(() => {
    document.title = `${setting.title} · Dorfpost`
  })
  createEffect(
    on(
      () => lesson.task()?.pane,
      (pane) => pane && look.choosePane(pane),
    ),
  )
  const [pointedAt, point] = createSignal<Move | null>(null)
  return (
    <StageContext.Provider value={{ setting, look }}>
      <Frame
        position={positionOf(module.game, lesson.shown())}
        you={learner}
        moves={lesson.moves()}
        onMove={lesson.make}
        pointedAt={pointedAt()}
        onPoint={point}
        planned={[]}
        revealing={false}
        happened={lesson.happened()}
        present
        bar={<LessonBar {...props} lesson={lesson} guide={guide} isPhone={isPhone()} />}
        over={
          <Show
            when={lesson.task() === null}
            fallback={
              <GuideBubble
                guide={guide}
                step={[lesson.at(), lesson.strayed(), look.seat(), look.pane(), look.drawer()]}
                told
                isInBar={isPhone()}
              />
            }
          >
            <Done game={module.game.id} onAgain={lesson.again} />
          </Show>
        }
      />
    </StageContext.Provider>
  )
}

/** The end of a lesson, and the ways on: a real game against bots or with friends, or once more. */
function Done(props: { readonly game: string; readonly onAgain: () => void }) {
  onMount(() => {
    if (isFirst(props.game)) meet(props.game, 'learned')
  })
  return (
    <section class="learn-done" aria-labelledby="learn-done-title">
      <h2 id="learn-done-title">{lessonTexts().doneTitle}</h2>
      <p>{lessonTexts().doneText}</p>
      <div class="learn-ways">
        <PlayBots
          game={props.game}
          title={gameTexts(props.game).title}
          seats={2}
          options={isFirst(props.game) ? frontOf(props.game)?.firstOptions : undefined}
        />
        <A class="button" href={`/new?game=${props.game}`}>
          {lessonTexts().friends}
        </A>
        <button type="button" class="button" onClick={() => props.onAgain()}>
          {lessonTexts().again}
        </button>
        <A href={`/how/${props.game}`}>{howTexts().link}</A>
      </div>
    </section>
  )
}
