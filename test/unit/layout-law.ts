/** Parts of the laws of boards' layouts: pieces on a stage, and the walk over states and sizes. */
import { expect } from 'vitest'
import { type Box, bottom, right, type Size } from '../../web/src/stage/layout.ts'

/** A place or a piece, with its box on the stage. */
export interface Piece {
  readonly name: string
  readonly box: Box
  /** Not to be tapped. */
  readonly still?: boolean
  /** Visible part of it, where it lies in a part that scrolls. */
  readonly seen?: Box
}

/** A box that counts from the corner of another, on the stage. */
export const inside = (outer: Box, box: Box): Box => ({
  ...box,
  x: outer.x + box.x,
  y: outer.y + box.y,
})

/** As much of a box as is seen of it in an area that scrolls up and down. */
export function seenIn(area: Box, box: Box): Box {
  const y = Math.min(Math.max(box.y, area.y), bottom(area))
  return { ...box, y, h: Math.max(0, Math.min(bottom(box), bottom(area)) - y) }
}

/** Pieces of an area that scrolls, numbered; their places count from its corner. */
export const scrolled = (name: string, area: Box, places: ReadonlyArray<Box>): Piece[] =>
  places.map((place, i) => {
    const box = inside(area, place)
    return { name: `${name} ${i}`, box, seen: seenIn(area, box) }
  })

const meet = (a: Box, b: Box, by: number): boolean =>
  Math.min(right(a), right(b)) - Math.max(a.x, b.x) > by &&
  Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y) > by

/** Pieces that are seen over each other by more pixels than `by`, but for pairs that may be. */
export const overlapsIn = <P extends Piece>(
  all: ReadonlyArray<P>,
  by: number,
  mayMeet: (a: P, b: P) => boolean,
): string[] =>
  all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .flatMap((b) =>
        meet(a.seen ?? a.box, b.seen ?? b.box, by) && !mayMeet(a, b)
          ? [`${a.name} over ${b.name}`]
          : [],
      ),
  )

/** Pieces to be tapped that are smaller than a finger. */
export const untouchedIn = (all: ReadonlyArray<Piece>): string[] =>
  all.flatMap(({ name, box, still }) =>
    still || Math.min(box.w, box.h) >= 43.5
      ? []
      : [`${name} is ${Math.round(box.w)}x${Math.round(box.h)}`],
  )

/** Stages of some kind of screen, and the panes that are shown there; `null`: the whole board. */
export interface Looks {
  readonly stages: ReadonlyArray<Size>
  readonly panes: ReadonlyArray<string | null>
}

/** Fails on each fault that is found in any of many states, on any pane and stage, with where it was found first. */
export function expectLawful<At extends { readonly where: string }, L extends Looks, Contents>(
  states: Iterable<At>,
  all: ReadonlyArray<L>,
  contentsIn: (at: At, pane: string | null, looks: L) => Contents,
  faultsIn: (stage: Size, contents: Contents, pane: string | null, looks: L) => string[],
): void {
  const faults = new Map<string, { first: string; times: number }>()
  let looked = 0
  for (const at of states)
    for (const looks of all)
      for (const pane of looks.panes) {
        const contents = contentsIn(at, pane, looks)
        for (const stage of looks.stages) {
          looked++
          for (const fault of faultsIn(stage, contents, pane, looks)) {
            const key = `${stage.width}x${stage.height} ${pane ?? ''} ${fault}`
            const known = faults.get(key) ?? { first: at.where, times: 0 }
            known.times++
            faults.set(key, known)
          }
        }
      }
  expect(looked).toBeGreaterThan(10_000)
  expect([...faults].map(([fault, { first, times }]) => `${fault} (${times}, ${first})`)).toEqual(
    [],
  )
}
