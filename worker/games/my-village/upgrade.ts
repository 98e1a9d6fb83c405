import { defaultOrder, type State } from './state.ts'

/**
 * Brings a state of an older version to this one. Version 1 wrote the default order down as if its
 * owner had set it; since version 2 such an owner is asked in their own turn (M11.21).
 *
 * @param from the version that wrote the state
 */
export function upgrade(stored: unknown, from: number): State {
  const state = stored as State
  if (from > 1) return state
  return {
    ...state,
    villages: state.villages.map((village) => ({
      ...village,
      order: village.order === defaultOrder ? null : village.order,
    })),
  }
}
