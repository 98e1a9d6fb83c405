import { createResource } from 'solid-js'
import { type GameEvent, isPart, tell } from '../../../../worker/games/kernel/index.ts'
import { arrived } from '../../api/arrived.ts'
import { frontOf } from '../../boards/list.ts'
import type { Setting } from '../../stage/room.ts'
import { language } from '../../words/index.ts'
import type { Past } from './past.ts'

/**
 * Telling of whole turns in short, as letters tell them: what mattered, and not each die. The words for a turn are empty
 * where nothing of it is worth a word or it cannot be told so, and `null` while the game's way to tell is loading.
 */
export function createInShort(setting: Setting) {
  const { module, names, you } = setting
  const [loaded] = createResource(
    async () => (await frontOf(module.game.id)?.story())?.story ?? null,
  )
  return ({ entry, play }: Past): string | null => {
    if (loaded.loading) return null
    const story = arrived(loaded)
    if (!story || !entry) return ''
    const all = entry.events as ReadonlyArray<GameEvent>
    const events = all.filter((event) => !isPart(event) && !module.telling?.silent?.(event))
    const told = { events, state: play.state, seat: you ?? entry.seat }
    return tell(story, told, setting.words, names, language()).join(' ')
  }
}
