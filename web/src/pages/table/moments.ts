import { batch, createEffect, createSignal, on, onCleanup } from 'solid-js'
import type { GameEvent, Seat } from '../../../../worker/games/kernel/index.ts'
import { hour } from '../../account/hour.ts'
import { frontOf } from '../../boards/list.ts'
import { addressOf } from '../../parts/svg.ts'
import { chosenOf, type Moment, type MomentsOf, type Wave } from '../../stage/board-moments.ts'
import type { StagedMoment } from '../../stage/Moments.tsx'
import { eventTime, settings } from '../../stage/settings.ts'
import { language } from '../../words/index.ts'
import type { Seated } from './seated.ts'
import { villagePicture } from './won-village.ts'

/** Most moments that are staged one after the other. */
const mostMoments = 3

/** Duration of the words where a moment is not staged, in milliseconds. */
const saidFor = 6000

/** State of the page's moments. */
export interface Moments {
  /** The moment on the stage; `null`: none is. */
  now(): StagedMoment | null
  /** Ends it: the next one comes. */
  next(): void
  /** One is on the stage, or about to be: a turn that comes now is told after it. */
  isOnStage(): boolean
  /** Moments are on their way or on the stage: nothing is asked. */
  isHeld(): boolean
  /** Event in words, where it is not staged; empty: nothing. */
  said(): string
}

const isStill = () =>
  !settings.moments() || eventTime() === 0 || document.visibilityState === 'hidden'

/** A moment with its pictures. A picture that cannot be had is left out. */
async function staged(at: Seated, moment: Moment, before: unknown): Promise<StagedMoment> {
  const { id } = at.module.game
  const seat: Seat = moment.seat ?? at.seat ?? 0
  const light = moment.isNight ? 'night' : hour()
  const place = (state: unknown) => villagePicture(id, state, seat, light).catch(() => null)
  const look = async () => {
    if (!moment.piece) return null
    const looks = await frontOf(id)?.cardLooks()
    return looks ? addressOf(looks.lookOf(moment.piece).drawn(hour())) : null
  }
  const [now, then, piece] = await Promise.all([
    place(at.play.state),
    moment.motion === 'passes' ? place(before) : null,
    look().catch(() => null),
  ])
  const { title, sentence, motion, ms } = moment
  return { title, sentence, motion, ms, place: now, placeBefore: then, piece }
}

/** The moments of a game: loaded at the first wish, and then known at once. */
function createTable(game: string) {
  let loaded: MomentsOf | null = null
  let asked: Promise<unknown> | null = null
  return {
    known: () => loaded,
    load(): Promise<unknown> {
      asked ??= Promise.resolve(frontOf(game)?.moments()).then(
        (found) => {
          loaded = found?.moments ?? null
        },
        // Without them the turn is told all the same.
        () => undefined,
      )
      return asked
    },
  }
}

/** News of the latest revisions of a table: their events, and how it stood before them. */
function createWaves(at: Seated, tell: (wave: Wave) => void): void {
  let before: unknown = at.play.state
  let told = at.play.revision
  createEffect(
    on(
      // Either may be heard of first.
      [() => at.live.latest()?.revision, () => at.play.revision] as const,
      ([latest = told, reached]) => {
        if (latest <= told || reached < latest) return
        const news = at.live.entries().filter((one) => one.revision > told)
        const wave = {
          ...{ before, after: at.play.state, words: at.words, names: at.names },
          events: news.flatMap(({ events }) => events as GameEvent[]),
          language: language(),
        }
        before = at.play.state
        told = reached
        tell(wave)
      },
      { defer: true },
    ),
  )
}

/** Words that stay for a while. */
function createSaid() {
  const [said, say] = createSignal('')
  createEffect(
    on(said, (words) => {
      if (!words) return
      const timer = setTimeout(() => say(''), saidFor)
      onCleanup(() => clearTimeout(timer))
    }),
  )
  return [said, say] as const
}

/**
 * Moments of what happened. It waits until all was told, and comes before anything is asked.
 *
 * @param isTelling a turn is told on the stage
 * @param isPlanning something is planned: moments may come with it
 */
export function createMoments(
  at: Seated,
  isTelling: () => boolean,
  isPlanning: () => boolean,
): Moments {
  const table = createTable(at.module.game.id)
  const [due, setDue] = createSignal<ReadonlyArray<readonly [Moment, before: unknown]>>([])
  const [now, setNow] = createSignal<StagedMoment | null>(null)
  const [isStaging, setStaging] = createSignal(false)
  const [said, say] = createSaid()
  let waiting: StagedMoment[] = []
  const add = (wave: Wave) => {
    const fresh = chosenOf(table.known()?.(wave) ?? [], mostMoments)
    if (fresh.length === 0) return
    const all = [...due(), ...fresh.map((one) => [one, wave.before] as const)]
    setDue(all.slice(-mostMoments))
  }
  createEffect(() => isPlanning() && void table.load())
  createWaves(at, (wave) => {
    if (table.known()) add(wave)
    // A question that is asked already is not covered by what comes late.
    else void table.load().then(() => isTelling() && add(wave))
  })
  const next = () => setNow(waiting.shift() ?? null)
  async function stage(): Promise<void> {
    const all = due()
    if (all.length === 0) return
    if (isStill()) {
      setDue([])
      say(all.map(([{ title, sentence }]) => `${title}: ${sentence}`).join(' '))
      return
    }
    setStaging(true)
    waiting = await Promise.all(all.map(([moment, before]) => staged(at, moment, before)))
    batch(() => {
      // Some may have come meanwhile: they follow.
      setDue((present) => present.filter((one) => !all.includes(one)))
      setStaging(false)
      next()
    })
  }
  createEffect(
    on(
      () => due().length > 0 && !isTelling() && now() === null && !isStaging(),
      (isDue) => {
        if (!isDue) return
        // A turn that came just now is told first.
        const timer = setTimeout(() => !isTelling() && void stage())
        onCleanup(() => clearTimeout(timer))
      },
    ),
  )
  return {
    now,
    next,
    isOnStage: () => now() !== null || isStaging(),
    isHeld: () => now() !== null || (due().length > 0 && !isStill()),
    said,
  }
}
