import type { HeldNotice } from '../wire/table-object.ts'
import { type Scene, seatOf } from './scene.ts'
import type { Journal } from './storage/journal.ts'
import { mentionFor } from './talk.ts'
import { noticeFor } from './tell.ts'

/** Whether a held notice to an account still has its reason: they have not acted, not read it, and things stand as they did. */
export function stillStands(
  journal: Journal,
  scene: Scene,
  account: string,
  { kind, revision, about }: HeldNotice,
): boolean {
  const { facts, sittings } = scene
  const seat = seatOf(scene, account)
  if (kind === 'invitation')
    return seat === null && facts.status === 'gathering' && sittings.length < facts.wanted
  if (seat === null) return false
  const row = { id: 0, kind, seat, revision, due: 0, attempts: 0, about }
  if (kind === 'talk')
    return mentionFor(journal, scene, { ...row, kind, revision: Number(about) }) !== null
  return (
    noticeFor(scene, { ...row, kind }, { isLooking: false, isTurnPending: false, turns: [] }) !==
    null
  )
}
