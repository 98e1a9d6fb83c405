import type { Move, Seat } from '../../../worker/games/kernel/index.ts'

/** A plan as it is kept on the device. */
export interface StoredPlan<M extends Move = Move> {
  /** The revision it was made on. */
  readonly revision: number
  readonly seat: Seat
  readonly moves: ReadonlyArray<M>
  /** Meaning of each of them on the view it was planned on. */
  readonly meant?: ReadonlyArray<string>
  /** The name of the turn: the same moves sent again under it are played once. */
  readonly turn: string
  /** It was sent and no answer came: the table may have played it or not. */
  readonly sent: boolean
  /** Time at which it was put away, by the clock of the device; absent in plans of before. */
  readonly at?: number
}

/** Store of the plan of one table between reloads. A plan without moves tells when all was taken back. */
export interface Drawer<M extends Move = Move> {
  load(): StoredPlan<M> | null
  save(plan: StoredPlan<M> | null): void
}

/**
 * A drawer in the browser's storage, one for each seat, as several people may play on one device. Each
 * tab keeps a plan of its own, also over a reload; a new tab begins with what was put away last. If
 * storage is shut off or full, plans live as long as the page.
 */
export function browserDrawer<M extends Move>(table: string, seat: Seat): Drawer<M> {
  // Plans of before lie in one drawer for the whole table.
  const earlier = `dorfpost.plan.${table}`
  const key = `${earlier}.${seat}`
  return {
    load() {
      try {
        const text =
          sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? localStorage.getItem(earlier)
        const plan = text ? readPlan<M>(JSON.parse(text)) : null
        return plan?.seat === seat ? plan : null
      } catch {
        return null
      }
    },
    save(plan) {
      try {
        // An empty drawer is kept too: after a reload it must not fill with another tab's plan.
        sessionStorage.setItem(key, JSON.stringify(plan))
        if (plan && plan.moves.length > 0) localStorage.setItem(key, JSON.stringify(plan))
        else localStorage.removeItem(key)
        localStorage.removeItem(earlier)
      } catch {
        // Planning goes on without being kept.
      }
    },
  }
}

/** Storage may hold anything; what is not a plan is no plan. Its moves are checked by the rules. */
function readPlan<M extends Move>(value: unknown): StoredPlan<M> | null {
  const plan = value as Partial<StoredPlan<M>> | null
  return plan &&
    Number.isInteger(plan.revision) &&
    Number.isInteger(plan.seat) &&
    Array.isArray(plan.moves) &&
    (plan.meant === undefined || Array.isArray(plan.meant)) &&
    typeof plan.turn === 'string' &&
    typeof plan.sent === 'boolean' &&
    (plan.at === undefined || Number.isInteger(plan.at))
    ? (plan as StoredPlan<M>)
    : null
}
