import { choosing } from '../../web/src/boards/my-village/choosing.ts'
import { contentsOf } from '../../web/src/boards/my-village/contents.ts'
import { boardWordsIn, loadWords } from '../../web/src/boards/my-village/dictionary.ts'
import { nameOf } from '../../web/src/boards/my-village/explain.ts'
import { keyOf } from '../../web/src/boards/my-village/facts.ts'
import { offersOf, sitesOf } from '../../web/src/boards/my-village/offers.ts'
import type { Contents, Site } from '../../web/src/boards/my-village/places.ts'
import { saysOf } from '../../web/src/boards/my-village/says.ts'
import type { Table } from '../../web/src/boards/my-village/table.ts'
import { askedAt, litAt } from '../../web/src/stage/choosing.ts'
import type { Seat } from '../../worker/games/kernel/index.ts'
import { languages } from '../../worker/games/kernel/language.ts'
import {
  type AnyBanner,
  banners,
  type Move,
  myVillage,
  type State,
} from '../../worker/games/my-village/index.ts'
import { playedStates, type Seen } from './played-states.ts'

/** A state of a game, as one seat sees it, and how it is looked at. */
export interface Looked extends Seen<State, Move> {
  /** The sum that is looked at; `null`: the first one. */
  readonly sum: number | null
}

const names = ['Käthe', 'Hebamme Frida', 'Weberin Tilda', 'Dachdecker Hugo']
const words = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await loadWords(language)])),
)

/** The contents of the stage in a state, on a pane or on all of it. */
export function contentsIn(at: Looked, pane: string | null): Contents {
  const boardWords = () => boardWordsIn(at.language)
  const asked = askedAt(choosing, at.state, at.you, at.moves)
  const more = choosing.more?.(asked, { ...choosing.view, sum: at.sum } as never, undefined)
  const lit = litAt(choosing as never, { ...asked, more } as never, [])
  const props = {
    ...{ plain: at.state, state: at.state, you: at.you, looked: at.looked, seats: at.seats },
    ...{ pane, language: at.language, words: words[at.language], moves: at.moves, toAct: at.toAct },
    names: (seat: Seat) => names[seat] ?? '',
    over: at.toAct.length === 0,
    isMidway: false,
  }
  const found = {
    props,
    plain: () => at.state,
    selection: { isLit: (piece: string) => lit.has(piece) },
    boardWords,
    viewpoint: () => at.you,
    outlooks: () => banners(at.state, at.you),
    pairs: () => more?.pairs ?? [],
    sums: () => more?.sums ?? [],
    sum: () => more?.sum?.value ?? null,
    route: () => more?.route ?? null,
    inReach: (banner: AnyBanner) => more?.reached.has(keyOf(banner)) ?? false,
    says: (banner: AnyBanner) =>
      saysOf(boardWords(), at.state, banner, at.state.villages[at.you]?.coins ?? 0),
    siteName: (site: Site) => boardWords().brief(nameOf(boardWords(), site)),
  } as unknown as Table
  const table = { ...found, offers: () => offersOf(found), sites: () => sitesOf(found) }
  return contentsOf(table)
}

/** Every state of some games of random play, each looked at in one language, in my village or in another; sums in turn. */
export function* statesOf(games: number): Generator<Looked> {
  const played = playedStates(myVillage, {
    ...{ games, steps: 900, stream: 90, away: 5, seats: (game) => 2 + (game % 3) },
    // Turns end as rarely as possible, so that villages grow.
    choose: (moves, random) => {
      const going = moves.filter(({ do: what }) => what !== 'end-turn' && what !== 'order')
      return random.pick(going.length > 0 ? going : moves)
    },
  })
  for (const { at, step } of played) {
    yield { ...at, sum: null }
    if (step % 3 === 0)
      yield { ...at, looked: at.you, sum: 2 + (step % 11), where: `${at.where} sum` }
  }
}
