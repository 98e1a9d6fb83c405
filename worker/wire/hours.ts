/** Times at which somebody plays: their zone, the days and hours of their week, and the days they are away. */
export interface Hours {
  /** An IANA name, such as `Europe/Berlin`. */
  readonly zone: string
  /** Minutes after midnight, 0 to 1440; `to` not after `from`: past midnight. Both the same: all day. */
  readonly from: number
  readonly to: number
  /** ISO weekdays on which the hours begin, Monday being 1. */
  readonly days: ReadonlyArray<number>
  /** Local ISO dates, both ends included: no hours begin on them. */
  readonly away: ReadonlyArray<{ readonly from: string; readonly to: string }>
}
