import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { regionYield } from '../../../../worker/games/settlement/advice.ts'
import type { Region, Street } from '../../../../worker/games/settlement/components/index.ts'
import type { State } from '../../../../worker/games/settlement/state.ts'
import { streetOpen } from '../../../../worker/games/settlement/streets.ts'
import type { BoardWords } from './words.ts'

/** True if a region stands activated, and may be once more by the Guiding Star (S7.11). */
export function flagUse(state: State, seat: Seat, region: Region, over: boolean) {
  const standing = state.boards[seat]?.placed[`region-${region}`]
  const mayAgain = !!standing && !over && regionYield(state, seat, region).open
  return { standing, mayAgain, isUsed: !!standing && !mayAgain }
}

/** True if a street stands activated, and may be once more by the Key of Knowledge (S7.12). */
export function gateUse(state: State, seat: Seat, street: Street, over: boolean) {
  const own = state.boards[seat]
  const standing = own?.placed[`street-${street}`]
  const mayAgain = !!own && !!standing && !over && streetOpen(own, street)
  return { standing, mayAgain, isUsed: !!standing && !mayAgain }
}

/** Word of a flag or a gate about its use; `null`: it was not used, and cannot be any more. */
export function useWord(
  boardWords: BoardWords,
  { isUsed, mayAgain }: { readonly isUsed: boolean; readonly mayAgain: boolean },
  over: boolean,
): string | null {
  if (mayAgain) return boardWords.againShort
  if (isUsed) return boardWords.activatedShort
  return over ? null : boardWords.activate
}
