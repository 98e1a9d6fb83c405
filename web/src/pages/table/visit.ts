import { useSearchParams } from '@solidjs/router'
import { createEffect, createMemo, createSignal, on } from 'solid-js'
import { type Play, same } from '../../../../worker/games/kernel/index.ts'
import type { Plan, StandingOrder, Wish } from '../../../../worker/wire/schema/plans.ts'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { ApiProblem, perform } from '../../api/client.ts'
import { closeByBack } from '../../device/back-key.ts'
import { createAct } from '../../parts/act.ts'
import { foreseen, movesOfVariation, turnsOf, type Variation } from '../../planner/variation.ts'
import type { Look } from '../../stage/stage.ts'
import { language } from '../../words/index.ts'
import { meantBy, wordedVariation } from './bench-words.ts'
import { guessesFor, most } from './laying.ts'
import type { Past } from './past.ts'
import type { Moment } from './points-words.ts'
import type { Seated } from './seated.ts'
import { createSince } from './since.ts'
import type { KeptVariation, Opening } from './variations.ts'
import { createWatching } from './watching.ts'

/** Scene that is shown in the place of the table as it stands. */
export type Away =
  | { readonly what: 'variation'; readonly base: Play; readonly opening: Opening }
  | { readonly what: 'lay'; readonly guesses: readonly [Play, ...Play[]] }
  | {
      readonly what: 'film'
      readonly from: number
      readonly only?: ReadonlyArray<number> | undefined
    }

/** A step with one more wish; the same moves once more would never come to their turn. */
export const withWish = (step: ReadonlyArray<Wish> = [], wish: Wish): Wish[] =>
  step.some(({ moves }) => same(moves, wish.moves)) ? [...step] : [...step, wish]

/** Number of turns that were read and stay in memory: a page may be open for weeks. */
const mostPasts = 100

/** Reads how a table stood after its turns. A state that was once read stays as it was: the past does not change. */
function createPasts(at: Seated, isWatched: () => boolean) {
  const pasts = new Map<number, Promise<Past>>()
  createEffect(
    on(
      () => at.seat,
      () => pasts.clear(),
      { defer: true },
    ),
  )
  return (revision: number): Promise<Past> => {
    const known = pasts.get(revision)
    if (known) return known
    const asked = perform('GET /tables/{id}/history/{revision}', {
      id: at.table.id,
      revision,
      ...(isWatched() && { watch: '1' }),
    }).then(({ play, entry, steps }): Past => ({ play: play as Play, entry, steps }))
    pasts.set(revision, asked)
    const [oldest] = pasts.keys()
    if (pasts.size > mostPasts && oldest !== undefined) pasts.delete(oldest)
    asked.catch(() => pasts.delete(revision))
    return asked
  }
}

/** Plan of mine, and the ways to change it. */
function createLaying(at: Seated, laid: () => void) {
  const plan = () => at.table.plan
  const act = createAct(async (next: Plan) => {
    const version = plan()?.version ?? 0
    try {
      const { table } = await perform('PUT /tables/{id}/plan', {
        id: at.table.id,
        ...next,
        version,
        revision: at.play.revision,
      })
      at.live.take(table)
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'stale-plan')
        at.live.take(error.problem.table as TableView)
      throw error
    }
  })
  const present = (): Plan => ({
    steps: plan()?.steps ?? [],
    orders: plan()?.orders ?? [],
    pass: plan()?.pass ?? false,
    forced: plan()?.forced ?? false,
  })
  /** Lays a changed plan, and shows it. */
  async function keep(next: Plan): Promise<void> {
    if (await act.run(next)) laid()
  }
  return { act, plan, present, keep }
}

/**
 * My moves of a variation as wishes, one for each time that I am asked, as far as nothing is guessed. I
 * answer the present question myself: a variation from the present on begins with that.
 */
function laidAhead(at: Seated, variation: Variation): Wish[] {
  const { seat } = at
  if (seat === null) return []
  const known = foreseen(variation)
  const isMine = (_: string, i: number) => movesOfVariation(known)[i]?.seat === seat
  const texts = wordedVariation(at.module.game, at.words, known, at.names).filter(isMine)
  const senses = meantBy(at.module.game, at.words, known).filter(isMine)
  let from = 0
  const wishes = turnsOf(known, seat).map((moves): Wish => {
    const to = from + moves.length
    const wish = {
      moves: moves.map((move) => ({ ...move })),
      meant: senses.slice(from, to),
      language: language(),
      text: texts.slice(from, to).join(' · ').slice(0, 400),
    }
    from = to
    return wish
  })
  const isNow = at.table.toAct.includes(seat) && variation.base.revision === at.play.revision
  return wishes.slice(isNow ? 1 : 0, most.steps)
}

/** Additions to the plan: the moves of a variation, a standing order, or one wish. */
function createPlanning(at: Seated, laying: ReturnType<typeof createLaying>) {
  return {
    mayPlan: () => laying.plan() !== null && at.table.status === 'playing',
    laidAhead: (variation: Variation) => laidAhead(at, variation),
    layVariation(variation: Variation) {
      const steps = [...laying.present().steps]
      for (const [i, wish] of laidAhead(at, variation).entries())
        steps[i] = withWish(steps[i], wish)
      void laying.keep({ ...laying.present(), steps })
    },
    /** An order takes the place of the one that answered the same question with the same words. */
    layOrder(order: StandingOrder) {
      const others = laying
        .present()
        .orders.filter(({ task, text }) => task !== order.task || text !== order.text)
      void laying.keep({ ...laying.present(), orders: [...others, order] })
    },
    layWish(step: number, wish: Wish) {
      const steps = [...laying.present().steps]
      steps[step] = withWish(steps[step], wish)
      void laying.keep({ ...laying.present(), steps })
    },
  }
}

/** The turn that the address names, at most the last one, and how another is gone to; `null`: the table as it stands. */
function createTurnOfAddress(last: () => number) {
  const [search, setSearch] = useSearchParams<{ turn?: string }>()
  const turn = createMemo(() => {
    const wanted = Number(search.turn ?? Number.NaN)
    return Number.isInteger(wanted) && wanted >= 0 ? Math.min(wanted, last()) : null
  })
  const lookAtTurn = (next: number | null) =>
    setSearch(
      { turn: next === null ? null : `${next}` },
      { replace: turn() !== null, scroll: false },
    )
  return [turn, lookAtTurn] as const
}

/** Ways to see what came since my turn. */
function createShowing(
  at: Seated,
  offer: ReturnType<typeof createSince>,
  {
    clear,
    setAway,
    setCounts,
  }: {
    readonly clear: () => void
    readonly setAway: (away: Away | null) => void
    readonly setCounts: (counts: boolean) => void
  },
) {
  /** @param only some of the turns, such as those of one seat; absent: all from `from` on */
  function showFilm(from: number, only?: ReadonlyArray<number>): void {
    offer.refuse()
    // It plays on to the end.
    setCounts(true)
    clear()
    setAway({ what: 'film', from, only })
  }
  return {
    showFilm,
    /** Deeds of the others since my turn; at the end only the film shows them. */
    showSince() {
      if (at.table.status === 'over') {
        showFilm(at.table.since)
        return
      }
      clear()
      setAway(null)
      offer.recall()
    },
  }
}

/** Scenes that somebody looks at in the place of the table as it stands, and the ways there and back. */
export function createVisit(at: Seated, look: Look) {
  const [away, setAway] = createSignal<Away | null>(null)
  const [unforeseen, setUnforeseen] = createSignal(false)
  const last = () => at.play.revision
  const offer = createSince(at)
  const [counts, setCounts] = createSignal(at.table.status !== 'over')
  const [turn, lookAtTurn] = createTurnOfAddress(last)
  const isWatched = createWatching()
  const pasts = createPasts(at, isWatched)
  // The present is as calm as it was: what came while somebody looked elsewhere is in the log.
  const leave = () => {
    setAway(null)
    if (turn() !== null) lookAtTurn(null)
  }
  closeByBack(() => away() !== null, leave)
  const laying = createLaying(at, () => {
    setAway(null)
    look.open('plans')
  })
  function tryFrom(base: Play, opening: Opening = { moves: [] }): void {
    look.shut()
    setAway({ what: 'variation', base, opening })
  }
  /** A variation that was kept at another turn is followed from how that turn left the table. */
  const openKept = createAct(async (variation: KeptVariation) => {
    const { play } = await pasts(variation.revision)
    setAway(null)
    tryFrom(play, variation)
  })
  const showing = createShowing(at, offer, {
    clear() {
      look.shut()
      if (turn() !== null) lookAtTurn(null)
    },
    setAway,
    setCounts,
  })
  return {
    away,
    turn,
    last,
    isWatched,
    lookAtTurn,
    pasts,
    leave,
    laying,
    tryFrom,
    openKept,
    lookBack() {
      offer.refuse()
      setAway(null)
      const { since } = at.table
      // Somebody who has moved already sees what came since; who has not, the latest turn.
      lookAtTurn(at.seat !== null && since < last() ? since : last())
    },
    /** At the end the points are counted first: not on a visit to a table that is over. */
    counts,
    counted: () => setCounts(false),
    ...showing,
    /** Nothing can be foreseen just now. */
    unforeseen,
    openLay() {
      const [first, ...others] = at.seat === null ? [] : guessesFor(at.module, at.play, at.seat)
      setUnforeseen(!first)
      if (!first) return
      look.shut()
      if (turn() !== null) lookAtTurn(null)
      setAway({ what: 'lay', guesses: [first, ...others] })
    },
    ...createPlanning(at, laying),
    /** Moment of the points of what is on the stage. */
    moment(): Moment {
      const what = away()?.what
      if (what === 'variation' || what === 'lay') return 'tried'
      const after = look.position()?.play.revision ?? last()
      return after === last() ? 'now' : { after }
    },
    ...offer,
  }
}
export type Visit = ReturnType<typeof createVisit>
