import { A, useParams } from '@solidjs/router'
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  on,
  onCleanup,
  Show,
} from 'solid-js'
import { type AnyWords, type Move, type Seat, view } from '../../../../worker/games/kernel/index.ts'
import type { BoardModule, Happened } from '../../boards/index.ts'
import { frontOf } from '../../boards/list.ts'
import type { LessonTasks } from '../../boards/manifest.ts'
import { PlayBots } from '../../bots/PlayBots.tsx'
import { isKnown } from '../../games.ts'
import { Notice } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { Bar } from '../../stage/Bar.tsx'
import { Frame } from '../../stage/Frame.tsx'
import { GuideBubble } from '../../stage/GuideBubble.tsx'
import type { GuideState } from '../../stage/guide.ts'
import { createLook, RoomContext, type Setting } from '../../stage/room.ts'
import { Sign } from '../../stage/Sign.tsx'
import { eventTime } from '../../stage/settings.ts'
import { stageTexts } from '../../stage/words.ts'
import { gameTexts, language, t } from '../../words/index.ts'
import { howTexts } from '../how/words.ts'
import Missing from '../Missing.tsx'
import { Points } from '../table/Points.tsx'
import { positionOf } from '../table/past.ts'
import { pointsTexts } from '../table/points-words.ts'
import { closingOf } from '../table/turn.ts'
import {
  begin,
  botMove,
  goOn,
  type Lesson as LessonPlan,
  learner,
  type Progress,
  taskOf,
  wanted,
} from './lesson.ts'
import { lessonTexts } from './words.ts'
import '../table/table.css'
import './learn.css'

/** `/learn/<game>`: a lesson of five minutes on the real stage, played in this browser only. */
export default function Lesson() {
  const params = useParams<{ game?: string }>()
  return (
    <Show when={isKnown(params.game ?? '')} fallback={<Missing />}>
      <LessonPage game={params.game ?? ''} />
    </Show>
  )
}

function LessonPage(props: { readonly game: string }) {
  const game = () => props.game
  const title = () => lessonTexts().title(gameTexts(game()).title)
  const [loaded] = createResource(
    () => [game(), language()] as const,
    async ([id, spoken]) => {
      const front = frontOf(id)
      if (!front) return null
      const [{ board: module }, { lesson: plan }, { tasks }] = await Promise.all([
        front.board(),
        front.lesson(),
        front.tasks[spoken](),
      ])
      return { module, plan, tasks, words: await module.words(spoken) }
    },
  )
  return (
    <Show
      when={loaded.latest}
      fallback={
        <Page title={title()}>
          <h1>{title()}</h1>
          <Show when={loaded.error} fallback={<p>{t().loading}</p>}>
            <Notice tone="bad">
              <p>{t().table.boardLost}</p>
            </Notice>
          </Show>
        </Page>
      }
    >
      {(found) => (
        <Show when={found().module} keyed>
          {(module) => (
            <Learning
              module={module}
              plan={found().plan}
              tasks={found().tasks}
              words={found().words}
            />
          )}
        </Show>
      )}
    </Show>
  )
}

interface LearningProps {
  readonly module: BoardModule
  readonly plan: LessonPlan
  readonly tasks: LessonTasks
  readonly words: AnyWords
}

const names = (seat: Seat) => (seat === learner ? lessonTexts().you : lessonTexts().rival)

/** How far the lesson has come; the bot plays by itself, one thing after another. */
function createLesson({ module, plan }: LearningProps) {
  const { game } = module
  const [at, setAt] = createSignal<Progress>(begin(game, plan))
  const [happened, setHappened] = createSignal<Happened | null>(null)
  /** A move was tried that the rules allow, but not the lesson. */
  const [strayed, stray] = createSignal(false)
  let count = 0
  function make(move: Move): void {
    const next = goOn(game, plan, at(), move)
    stray(next === null)
    if (!next) return
    setAt(next.progress)
    setHappened({
      key: `lesson.${count++}`,
      seat: next.seat,
      events: next.events,
      planned: next.seat === learner,
    })
  }
  const bot = createMemo(() => botMove(plan, at()))
  createEffect(
    on([at, bot], ([, move]) => {
      if (!move) return
      const timer = setTimeout(() => make(move), eventTime())
      onCleanup(() => clearTimeout(timer))
    }),
  )
  return {
    at,
    happened,
    strayed,
    make,
    task: () => taskOf(plan, at()),
    isBots: () => bot() !== null,
    shown: createMemo(() => view(game, at().play, learner)),
    moves: createMemo(() => wanted(game, plan, at())),
    again() {
      setHappened(null)
      stray(false)
      setAt(begin(game, plan))
    },
  }
}

/** What the task says, as a note that points at its thing. */
function noteOf(
  lesson: ReturnType<typeof createLesson>,
  game: string,
  tasks: () => LessonTasks,
): GuideState {
  return {
    note() {
      const task = lesson.task()
      const told = task && tasks()[task.id]
      if (!task || !told || lesson.isBots()) return null
      const [title, text] = told
      return {
        title,
        text: lesson.strayed() ? `${lessonTexts().other} ${text}` : text,
        at: task.at ?? [],
        rule: { game, number: task.rule },
      }
    },
    mayAgain: () => false,
    done: () => {},
    off: () => {},
    again: () => {},
  }
}

function Learning(props: LearningProps) {
  const { module, plan } = props
  const lesson = createLesson(props)
  const look = createLook(learner)
  const guide = noteOf(lesson, module.game.id, () => props.tasks)
  const title = () => lessonTexts().title(gameTexts(module.game.id).title)
  createEffect(() => {
    document.title = `${title()} · Dorfpost`
  })
  const setting: Setting = {
    module,
    names,
    seats: 2,
    you: learner,
    table: null,
    home: `/how/${module.game.id}`,
    options: lesson.at().play.options,
    since: null,
    get title() {
      return title()
    },
    get words() {
      return props.words
    },
    get doings() {
      return [{ label: lessonTexts().again, run: lesson.again }]
    },
    get panels() {
      const body = () => (
        <Points scores={look.position()?.scores ?? null} words={props.words} names={names} />
      )
      return [{ id: 'points' as const, label: pointsTexts().title, body }]
    },
  }
  const [pointedAt, point] = createSignal<Move | null>(null)
  const closing = () => closingOf(module, lesson.moves())
  const answers = () => module.answers?.(lesson.shown().state, learner, lesson.moves()) ?? []
  const question = () => {
    if (lesson.isBots()) return lessonTexts().rivalPlays(names(1))
    const told = props.tasks[lesson.task()?.id ?? '']
    return told?.[0] ?? lessonTexts().doneTitle
  }
  return (
    <RoomContext.Provider value={{ setting, look }}>
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
        bar={
          <Bar
            state={lesson.shown().state}
            question={question()}
            mine={!lesson.isBots()}
            small={
              <span>
                {lessonTexts().step(
                  Math.min(lesson.at().task + 1, plan.tasks.length),
                  plan.tasks.length,
                )}
              </span>
            }
            answers={
              <For each={answers()}>
                {({ move, label }) => (
                  <button
                    type="button"
                    class="bar-button bar-answer"
                    onClick={() => lesson.make(move)}
                  >
                    {label}
                  </button>
                )}
              </For>
            }
            tools={
              <button
                type="button"
                class="bar-button"
                aria-label={lessonTexts().again}
                title={lessonTexts().again}
                onClick={() => lesson.again()}
              >
                <Sign name="undo" />
              </button>
            }
            send={
              <div class="send">
                <button
                  type="button"
                  class="bar-button bar-send"
                  disabled={closing().length === 0}
                  onClick={() => {
                    const [move] = closing()
                    if (move) lesson.make(move)
                  }}
                >
                  {closing()[0]?.do === 'pass' ? stageTexts().pass.send : stageTexts().send}
                </button>
              </div>
            }
          />
        }
        over={
          <Show
            when={lesson.task() === null}
            fallback={
              <GuideBubble
                guide={guide}
                step={[lesson.at(), lesson.strayed(), look.seat(), look.pane(), look.drawer()]}
                told
              />
            }
          >
            <Done game={module.game.id} onAgain={lesson.again} />
          </Show>
        }
      />
    </RoomContext.Provider>
  )
}

/** The end of a lesson, and the ways on: a real game against bots or with friends, or once more. */
function Done(props: { readonly game: string; readonly onAgain: () => void }) {
  return (
    <section class="learn-done" aria-labelledby="learn-done-title">
      <h2 id="learn-done-title">{lessonTexts().doneTitle}</h2>
      <p>{lessonTexts().doneText}</p>
      <div class="learn-ways">
        <PlayBots game={props.game} title={gameTexts(props.game).title} seats={2} />
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
