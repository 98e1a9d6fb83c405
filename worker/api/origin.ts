/** Moments that a table can go on from, checked: sealed here, or reached by the rules. */
import { hexToBytes } from '@noble/hashes/utils.js'
import { isOurs, sealOf } from '../accounts/moments.ts'
import type { Env } from '../env.ts'
import { evaluatorOf } from '../games/evaluators.ts'
import { gameById } from '../games/index.ts'
import {
  type AnyGame,
  IllegalMove,
  type Move,
  type Play,
  resume,
  start,
  startFrom,
  submit,
  view,
} from '../games/kernel/index.ts'
import { objectionToTitle } from '../wire/names.ts'
import type { ContinueRequest, Moment, RecordSoFar } from '../wire/schema/moments.ts'
import { ProblemError } from './problem.ts'

const refused = (detail: string) => new ProblemError('moment-refused', { detail })

/** The moment that a table is to go on from. Throws the problem `moment-refused` with the reason where it cannot. */
export async function originOf(env: Env, from: ContinueRequest['from']): Promise<Moment> {
  const game = gameById(from.game)
  if (!game) throw refused('There is no such game here.')
  if ('turns' in from && from.from) {
    await checkSeal(env, from.from)
    if (from.from.game !== game.id) throw refused('It began as another game.')
  }
  if (!('turns' in from)) await checkSeal(env, from)
  const play = 'turns' in from ? replayed(game, from) : presentOf(game, from)
  if (game.toAct(play.state).length === 0) throw refused('The game is over there.')
  const { version, seats, state } = play
  const options = play.options as Moment['options']
  const turn = 'turns' in from ? (from.from?.turn ?? 0) + from.turns.length : from.turn
  // A title stands on everybody's page: that of a file is nobody's yet.
  const title = objectionToTitle(from.title) === null ? from.title : ''
  const about = { game: game.id, version, options, seats, title, turn }
  const moment = { ...about, state: state as Moment['state'] }
  return { ...moment, seal: await sealOf(env, moment) }
}

async function checkSeal(env: Env, moment: Moment): Promise<void> {
  if (!(await isOurs(env, moment)))
    throw refused('It was changed, or comes from another instance: nobody here has sealed it.')
}

/** A moment of earlier rules, by those of today. */
function presentOf(game: AnyGame, { version, options, seats, state }: Moment): Play {
  if (version > game.version) throw refused('It was played by newer rules than there are here.')
  const hidden = { seed: null, commitment: '', drawn: 0, revision: 0 }
  return resume(game, { game: game.id, version, options, seats, state, ...hidden })
}

/** A record after its last turn, as any spectator would see it. */
function replayed(game: AnyGame, record: RecordSoFar): Play {
  let play = beginningOf(game, record)
  for (const [i, { seat, moves }] of record.turns.entries())
    try {
      if (seat >= play.seats) throw new IllegalMove('There is no such seat.')
      play = submit(game, play, seat, moves as Move[]).play
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error
      throw refused(`The rules of today do not allow turn ${i + 1}.`)
    }
  return view(game, play, null)
}

function beginningOf(game: AnyGame, { options, seats, seed, from }: RecordSoFar): Play {
  const { min, max } = game.seats
  if (seats < min || seats > max) throw refused(`This game is for ${min} to ${max} players.`)
  const chosen = game.options.safeParse(options)
  if (!chosen.success) throw refused('Its options are none of this game.')
  const bytes = hexToBytes(seed)
  if (from)
    return startFrom(game, evaluatorOf(game.id), { ...from, ...presentOf(game, from) }, bytes)
  try {
    return start(game, chosen.data, seats, bytes)
  } catch (error) {
    if (error instanceof RangeError) throw refused(error.message)
    throw error
  }
}
