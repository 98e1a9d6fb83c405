import { guest } from './client.ts'
import {
  actingOf,
  beforeAlarms,
  type Guest,
  lettersOf,
  pass,
  playOne,
  runAlarm,
  viewOf,
} from './table-helpers.ts'
import { hour, ok, pacedTable, runOut, told, voteOn } from './time-helpers.ts'

/** A table's whole slow life: late, given time, paused, opened, taken over, resigned, taken back, nudged, ended. */
export async function slowly(between: (id: string, people: ReadonlyArray<Guest>) => Promise<void>) {
  const { id, players, acting, late } = await pacedTable(['Ada', 'Bob', 'Cleo'])
  const [first, second] = [1, 2].map((after) => players[(late + after) % 3]) as [Guest, Guest]
  const dora = await guest('Dora')
  const people = [...players, dora]
  /** Lets what must leave the table do so, with whatever may come between. */
  const rest = async () => {
    await between(id, people)
    pass(6000)
    await runAlarm(id)
  }
  const path = (rest: string) => `/api/tables/${id}/${rest}`
  const seatOf = async (player: Guest) => (await viewOf(player, id)).you ?? -1

  await rest()
  await between(id, people)
  await ok(first.post(path(`seats/${late}/time`)))
  await between(id, people)
  await runOut(id, acting, late)
  await rest()
  await between(id, people)
  await ok(voteOn(first, id, late, 'day'))
  await between(id, people)
  await ok(voteOn(second, id, late, 'day'))
  await rest()
  for (const on of [true, false])
    for (const player of [first, second]) {
      await between(id, people)
      await ok(player.post(path('wish'), { wish: 'pause', on }))
    }
  await rest()
  await between(id, people)
  await runOut(id, acting, late)
  for (const voter of [first, second]) {
    await between(id, people)
    await ok(voteOn(voter, id, late, 'open'))
  }
  await rest()
  await between(id, people)
  const { token } = (await first.get(path(`seats/${late}/link`))).body
  await between(id, people)
  await ok(dora.post(path(`seats/${late}/take`), { token }))
  await rest()
  const here = players.map((player) => (player === acting ? dora : player))
  await between(id, people)
  await playOne(id, here)
  await rest()
  await between(id, people)
  const next = await actingOf(id, here)
  await beforeAlarms(id, async () => {
    await ok(next.acting.post(path('resign')))
    await between(id, people)
    await ok(next.acting.post(path('return')))
  })
  await rest()
  pass(13 * hour)
  await between(id, people)
  const awaited = (await actingOf(id, here)).seat
  const nudger = here.find((player) => player !== here[awaited]) as Guest
  await ok(nudger.post(path('nudges'), { seat: awaited }))
  await rest()
  // Somebody who wishes it last is not told of the end.
  for (const after of [0, 1, 2]) {
    await between(id, people)
    const player = here[(late + after) % 3] as Guest
    await ok(player.post(path('wish'), { wish: 'end', on: true }))
  }
  await rest()
  // The first player is drawn by lot, so seats are counted from there.
  const fromLate = (seat: number) => (seat - late + 3) % 3
  const table = await viewOf(first, id)
  const letters = await Promise.all(
    here.map(async (player) => [
      fromLate(await seatOf(player)),
      (await lettersOf(player, id)).map(({ kind }) => kind).toSorted(),
    ]),
  )
  return {
    told: (await told(first, id)).map((line) =>
      line.replace(/\d/g, (seat) => `${fromLate(Number(seat))}`),
    ),
    letters: letters.toSorted(),
    status: table.status,
    newcomer: table.seats[late]?.name,
  }
}
