/** Afterwards: every journal replayed, every letter counted. */
import type { RecordView } from '../../worker/api/schema.ts'
import { replay, same } from '../../worker/games/kernel/index.ts'
import type { Played } from './play.ts'

/** Replays a table from its seed; what does not fit is a fault. */
export async function checkJournal(played: Played): Promise<string[]> {
  const { id, game, people, acknowledged } = played
  const faults: string[] = []
  const [first] = people
  if (!first) return ['Nobody played.']
  const table = await first.see(id)
  const answer = await first.surely('GET', `/api/tables/${id}/record`)
  if (answer.status !== 200) return [`${id}: no record (${answer.status})`]
  const record: RecordView = answer.body
  for (const turn of acknowledged) {
    const kept = record.turns[turn.revision - 1]
    if (!kept || kept.seat !== turn.seat || !same(kept.moves, turn.moves))
      faults.push(`${id}: the turn to revision ${turn.revision} is lost or changed`)
  }
  if (record.turns.length !== acknowledged.length)
    faults.push(`${id}: ${record.turns.length} turns kept, ${acknowledged.length} answered for`)
  const seed = Uint8Array.from(record.seed.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  const plays = replay(game, record.options, record.seats, seed, record.turns)
  let last = plays.next().value
  for (const play of plays) last = play
  if (!last || !same(game.result(last.state), table.result))
    faults.push(`${id}: the replay ends differently`)
  else if (!same(game.redact(last.state, 0), (await first.see(id)).play?.state))
    faults.push(`${id}: the replayed state is another`)
  return faults
}

interface LetterRow {
  readonly id: string
  readonly account: string
  readonly table: string | null
  readonly revision: number
  readonly kind: string
}

export interface Post {
  readonly letters: ReadonlyArray<LetterRow>
  readonly mails: ReadonlyArray<{ readonly to: string; readonly headers: string }>
  readonly waiting: ReadonlyArray<unknown>
}

/** Counts the letters against what should have been sent. */
export function checkPost(tables: ReadonlyArray<Played>, post: Post): string[] {
  const faults: string[] = []
  if (post.waiting.length > 0) faults.push(`${post.waiting.length} letters never left`)
  const sent = new Map<string, number>()
  for (const { headers } of post.mails) {
    const id: string | undefined = JSON.parse(headers)['X-Dorfpost-Letter']
    if (id !== undefined) sent.set(id, (sent.get(id) ?? 0) + 1)
  }
  for (const [id, count] of sent) if (count > 1) faults.push(`letter ${id} went out ${count} times`)
  const addresses = new Map(
    tables.flatMap(({ people }) => people.map(({ id, email }) => [id, email] as const)),
  )
  for (const letter of post.letters)
    if (addresses.get(letter.account) && !sent.has(letter.id) && letter.kind !== 'note')
      faults.push(`letter ${letter.id} (${letter.kind}) never went out`)

  for (const { id, people, waits } of tables) {
    const here = post.letters.filter(({ table }) => table === id)
    if (people.length === 1) {
      if (here.length > 0) faults.push(`${id}: letters to somebody who plays alone`)
      continue
    }
    for (const person of people) {
      const mine = here.filter(({ account }) => account === person.id)
      const over = mine.filter(({ kind }) => kind === 'over').length
      if (over !== 1) faults.push(`${id}: ${over} letters that it is over to ${person.name}`)
      const began = mine.filter(({ kind }) => kind === 'started' || kind === 'full').length
      if (began > 1) faults.push(`${id}: ${began} letters that it began to ${person.name}`)
    }
    for (const { account, revision } of waits) {
      const told = here.some(
        (letter) =>
          letter.account === account &&
          ['turn', 'started', 'full'].includes(letter.kind) &&
          letter.revision <= revision,
      )
      if (!told) faults.push(`${id}: nobody told that it was their turn at revision ${revision}`)
    }
  }
  return faults
}
