import type { TableSettings } from '../storage/settings.ts'

/** True if anybody may sit down at a table, and none of its seats is kept for somebody. */
export const isOpenToAll = ({ status, access, seating }: TableSettings): boolean =>
  status === 'gathering' && access === 'open' && seating === null
