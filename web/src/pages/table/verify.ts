import { hexToBytes } from '@noble/hashes/utils.js'
import {
  type AnyGame,
  commitmentOf,
  type Play,
  replayFrom,
  same,
} from '../../../../worker/games/kernel/index.ts'
import type { RecordView } from '../../../../worker/wire/schema/history.ts'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { beginningOf } from '../study/record.ts'
import { endedTogether } from './absence/words.ts'

export type Verdict = 'verified' | 'sealBroken' | 'endDiffers' | 'versionDiffers'

/** Turns replayed before the page may breathe. */
const breath = 20

/**
 * Replays a finished game from its seed, as the record has it, and compares: the
 * seed with the fingerprint that was shown from the start, the end with what the
 * table shows.
 */
export async function verify(
  game: AnyGame,
  record: RecordView,
  table: TableView,
): Promise<Verdict> {
  if (record.version !== game.version) return 'versionDiffers'
  const seed = hexToBytes(record.seed)
  const shown = table.play?.commitment
  if (commitmentOf(seed) !== record.commitment || record.commitment !== shown) return 'sealBroken'
  let end: Play | null = null
  let count = 0
  try {
    const begin = await beginningOf(game, record)
    for (const play of replayFrom(game, begin, record.turns)) {
      end = play
      if (++count % breath === 0) await new Promise((resolve) => setTimeout(resolve))
    }
  } catch {
    // A turn that the rules do not allow cannot have been played.
    return 'endDiffers'
  }
  const fits =
    end !== null &&
    same(game.redact(end.state, table.you), table.play?.state) &&
    // If its people ended it, the rules did not, and there is no result.
    same(game.result(end.state), table.result?.reason === endedTogether ? null : table.result) &&
    same(game.score(end.state), table.scores)
  return fits ? 'verified' : 'endDiffers'
}
