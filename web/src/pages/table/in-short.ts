import { createResource } from 'solid-js'
import {
  type GameEvent,
  inTime,
  isPart,
  type Seat,
  tell,
} from '../../../../worker/games/kernel/index.ts'
import { arrived } from '../../api/arrived.ts'
import { frontOf } from '../../boards/list.ts'
import type { Setting } from '../../stage/stage.ts'
import { language } from '../../words/index.ts'

/** Events of a turn, as far as they are told, and how the table stands after it. */
interface Told {
  readonly seat: Seat
  readonly events: ReadonlyArray<GameEvent>
  readonly state: unknown
}

/**
 * Telling of whole turns in short, as letters tell them: what mattered, and not each die. The words for a turn are empty
 * where nothing of it is worth a word or it cannot be told so, and `null` while the game's way to tell is loading.
 */
export function createInShort(setting: Pick<Setting, 'module' | 'names' | 'you' | 'words'>) {
  const { module, names, you } = setting
  const [loaded] = createResource(
    async () => (await frontOf(module.game.id)?.story())?.story ?? null,
  )
  return ({ seat, events: all, state }: Told): string | null => {
    if (loaded.loading) return null
    const story = arrived(loaded)
    if (!story) return ''
    const events = all.filter((event) => !isPart(event) && !module.telling?.silent?.(event))
    const told = tell(story, { events, state, seat: you ?? seat }, setting.words, names, language())
    return inTime(told).join(' ')
  }
}
