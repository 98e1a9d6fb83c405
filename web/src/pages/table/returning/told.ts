import { createMemo, createResource } from 'solid-js'
import { same } from '../../../../../worker/games/kernel/index.ts'
import { frontOf } from '../../../boards/list.ts'
import type { CardLook, CardNamed } from '../../../rules/entries.ts'
import { language } from '../../../words/index.ts'
import type { Seated } from '../seated.ts'
import { toldAt } from '../since.ts'
import type { Visit } from '../visit.ts'
import { movedSince, type Told, tellMoved, worthIn } from './news.ts'
import { returningTexts } from './words.ts'

export type LookOf = (piece: CardNamed) => CardLook

/** Parts that are loaded for the cards: the earlier state, the words of the game, and its drawings. */
async function loadNews(at: Seated, visit: Visit) {
  const front = frontOf(at.module.game.id)
  if (!front) return null
  const [before, { meaning }, { lookOf }] = await Promise.all([
    // Without it the cards tell less.
    visit.pasts(at.table.since).then(
      ({ play }) => play.state,
      () => null,
    ),
    front.meaning(),
    front.cardLooks(),
  ])
  return { before, meaning, lookOf: lookOf as LookOf }
}

/** Cards of those who moved since my own turn, once they are loaded. */
export function createTold(at: Seated, visit: Visit) {
  const you = at.seat ?? 0
  const [loaded] = createResource(
    () => at.table.since,
    () => loadNews(at, visit),
  )
  /** Read only once it is there: nothing around the cards waits for it. */
  const ready = () => (loaded.state === 'ready' ? loaded() : null)
  const tell = (): ReadonlyArray<Told> => {
    const news = ready()
    if (!news) return []
    const moved = movedSince(at.live.entries(), at.table.since, you, toldAt(at))
    const states = { before: news.before, now: at.play.state, you }
    return tellMoved(
      at.module.game,
      news.meaning,
      moved,
      states,
      at.names,
      language(),
      returningTexts().ahead,
    )
  }
  // The line says first how the table stands already: cards that tell the same stay.
  const told = createMemo(tell, [], { equals: same })
  const mine = createMemo(() => {
    const news = ready()
    return news ? worthIn(at.module.game, news.meaning, at.play.state, you) : null
  })
  return { loaded, ready, told, mine }
}
