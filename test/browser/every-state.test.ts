import { expect, inject, test } from 'vitest'
import { languages } from '../../worker/games/kernel/language.ts'
import type {} from '../seed.ts'
import { within } from '../within.ts'
import { isPhone, type Size } from './gallery.ts'
import { measureEssential, sizes } from './measured.ts'
import {
  absentFrom,
  createAxe,
  createFaults,
  faultsOf,
  type Look,
  misses,
  type State,
  unreached,
  walkThrough,
} from './walking.ts'
import { withGallery } from './with-gallery.ts'

const { both } = withGallery()

const maxSeats = { villagers: 5, 'my-village': 4, settlement: 4, 'town-builder': 4 } as const
type Game = keyof typeof maxSeats
const ids: ReadonlyArray<Game> = ['villagers', 'my-village', 'settlement', 'town-builder']
/**
 * All of it is `npm run walk`, which the workflow does at night. The test command looks at a sample: unit tests (`*-layout`) hold the
 * boards to the same laws in every state and size, and what they cannot know is the frame, and what the browser makes of both.
 */
const isWhole = inject('thorough')
/** Number of states of which one is looked at. It shares no factor with the turns that alternate. */
const every = isWhole ? 1 : 17
/** The most people first, which takes longest. */
const games = ids.flatMap((game) =>
  Array.from(
    { length: isWhole ? maxSeats[game] - 1 : 1 },
    (_, i) => [game, maxSeats[game] - i] as const,
  ),
)
const looksWithAxe = Object.fromEntries(ids.map((id) => [id, createAxe()])) as Record<
  Game,
  ReturnType<typeof createAxe>
>

/** Number of states in a row that are looked at alike, as it takes long to lay a page out anew. */
const inARow = isWhole ? 9 : every
const themes = ['light', 'dark'] as const
const kinds = [sizes.filter(isPhone), sizes.filter((size) => !isPhone(size))]
const of = <T>(all: ReadonlyArray<T>, i: number): T => all[i % all.length] as T

/** Rotation in which the states of a game are looked at on screens of one kind: sizes, languages and lights in turn. */
function rotation(alike: ReadonlyArray<Size>, seats: number): (nth: number) => Look {
  const looks = Array.from({ length: alike.length * languages.length * themes.length }, (_, i) => ({
    size: of(alike, i),
    language: of(languages, i),
    theme: of(themes, Math.floor(i / alike.length)),
    panes: 'few' as const,
  }))
  return (nth) => of(looks, Math.floor(nth / inARow) + seats)
}

test.for(games)(
  `what is seen of a whole game of %s for %i fits on phones and wide screens, ${isWhole ? 'state by state' : 'from state to state'}`,
  { timeout: within(600_000) },
  async ([game, seats]) => {
    const faults = createFaults()
    const through = async (alike: ReadonlyArray<Size>) => {
      const look = rotation(alike, seats)
      const see = async ({ page, isMine }: State, where: string) => {
        const found = await measureEssential(page)
        faults.note(faultsOf(found), where)
        faults.note(absentFrom(found, seats, isMine), where)
        faults.note(await looksWithAxe[game](page), where)
        if (isMine) {
          faults.note(await unreached(page), where)
          faults.note(await misses(page), where)
        }
      }
      const { browser, gallery } = both()
      const looksAt = ({ nth, isOver }: State) => (nth % every === 0 || isOver ? [look(nth)] : [])
      await walkThrough(browser, gallery, { game, seats, seed: 1 }, looksAt, see, look(0).size)
    }
    await Promise.all(kinds.map(through))
    expect(faults.lines()).toEqual([])
  },
)
