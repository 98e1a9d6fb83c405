/** How wide the stamps of the tray may be. */

/** The widths of a stamp, the gap behind it, the room between groups, and what is above and below its picture, in pixels. */
export const least = 88
export const most = 176
export const gap = 9
export const between = 16
export const besidePicture = 84

/** What stands in a row below one heading. */
export interface RowGroup {
  readonly stamps: number
  readonly title: string
}

/** How wide a heading is at most, with the flag before it: its letters are 14 px high. In pixels. */
const headingWidth = ({ title }: RowGroup): number => 24 + title.length * 7

/** How wide stamps may be so that groups with their headings fit beside each other, in pixels; below the least: nothing fits. */
export function stampWidth(groups: ReadonlyArray<RowGroup>, room: number, widest: number): number {
  const shown = groups.filter(({ stamps }) => stamps > 0)
  const fits = (stamp: number) =>
    shown.reduce(
      (sum, group) => sum + Math.max(group.stamps * (stamp + gap), headingWidth(group)) + between,
      -between,
    ) <= room
  let stamp = Math.floor(widest)
  while (stamp >= least && !fits(stamp)) stamp--
  return stamp
}
