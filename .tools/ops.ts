/**
 * `npm run ops -- <what> <link>`: what an operator does, by the operator's API. Without arguments it lists what there
 * is. It needs `OPERATOR_SECRET` in the environment, or finds that of an instance on this machine; `--origin` says where.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { examine } from './doctor.ts'
import { arriveFrom, askAt, filesOf, instanceOf, linesOf, putIn } from './leave.ts'

interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api/operator`. */
  readonly path: string
  readonly body?: object
}

interface Command {
  readonly does: string
  /** Kind of thing that its link leads to; a network is named by an address; absent: it takes none. */
  readonly of?: 'table' | 'account' | 'network'
  /** Its path, where that is not the one of what its link leads to; `{}` stands for the id. */
  readonly path?: string
  /** Argument after the link, as it is shown, and the body that is made of it. */
  readonly takes?: string
  readonly body?: (words: ReadonlyArray<string>, id: string) => object
  readonly method: Request['method']
  readonly rest?: string
  /** It cannot be taken back, or takes much with it, so it is done with `--yes` only. */
  readonly isFinal?: true
}

/** Moment to which an object goes back. */
const toMoment = {
  takes: '<time>',
  body: ([at]: ReadonlyArray<string>) => ({ to: momentOf(at) }),
}

/** Reason to shut somebody out. */
const withReason = {
  takes: '<reason>',
  body(words: ReadonlyArray<string>) {
    if (words.length === 0) throw new RangeError('Why? The reason is for you alone.')
    return { reason: words.join(' ') }
  },
}

const commands: Readonly<Record<string, Command>> = {
  state: { does: 'how the instance stands, in numbers', method: 'GET' },
  reports: { does: 'who was reported, the latest first', method: 'GET' },
  table: { does: 'what a table is, and what it could not deliver', of: 'table', method: 'GET' },
  retry: {
    does: 'has a table try again what it could not deliver',
    of: 'table',
    method: 'POST',
    rest: '/retry',
  },
  'take-down': {
    does: 'takes a table down for good, and tells its people',
    of: 'table',
    method: 'DELETE',
    isFinal: true,
  },
  'restore table': {
    does: 'has a table be as it was at a moment of the last 30 days, and prints what undoes it',
    of: 'table',
    method: 'POST',
    rest: '/restore',
    isFinal: true,
    ...toMoment,
  },
  account: { does: 'an account, its sessions and tables', of: 'account', method: 'GET' },
  export: {
    does: 'everything that is kept about an account',
    of: 'account',
    method: 'GET',
    rest: '/data',
  },
  'restore account': {
    does: 'has a person’s letters, list and settings be as they were, and prints what undoes it',
    of: 'account',
    method: 'POST',
    rest: '/restore',
    isFinal: true,
    ...toMoment,
  },
  'close-report': {
    does: 'says what came of a report, and tells whoever made it',
    of: 'account',
    method: 'POST',
    path: '/reports/close',
    takes: '<link of the reporter> acted|no-reason',
    body: ([link = '', outcome = ''], person) => ({
      person,
      reporter: idOf('account', link),
      outcome,
    }),
  },
  bans: { does: 'who is shut out, the latest first', method: 'GET' },
  ban: {
    does: 'shuts an account out: its sessions end, and none is opened any more',
    of: 'account',
    method: 'PUT',
    path: '/bans/accounts/{}',
    ...withReason,
  },
  unban: {
    does: 'lets an account in again',
    of: 'account',
    method: 'DELETE',
    path: '/bans/accounts/{}',
  },
  'ban-network': {
    does: 'lets nobody new in from a network: an address, of IPv6 its /64',
    of: 'network',
    method: 'PUT',
    path: '/bans/networks/{}',
    ...withReason,
  },
  'unban-network': {
    does: 'lets a network in again',
    of: 'network',
    method: 'DELETE',
    path: '/bans/networks/{}',
  },
  'delete-account': {
    does: 'deletes an account with everything that belongs to it',
    of: 'account',
    method: 'DELETE',
    isFinal: true,
  },
}

/** Form of the platform's name for a moment, as a recovery prints it. */
const bookmark = /^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/

/** A time as it was typed, in milliseconds since 1970, or a bookmark. */
function momentOf(at: string | undefined): number | string {
  if (at !== undefined && bookmark.test(at)) return at
  const time = Date.parse(at ?? '')
  if (Number.isNaN(time)) throw new RangeError('To which moment? Such as 2026-11-23T18:00:00Z.')
  return time
}

const linkOf = { table: '/t/<id>', account: '/people/<id>', network: '<address>' } as const

/** All that can be done, a line each. */
export const usage = (): string =>
  Object.entries(commands)
    .map(([name, { does, of, takes, isFinal }]) => {
      const asked = [name, of && linkOf[of], takes, isFinal && '--yes'].filter((part) => part)
      return `npm run ops -- ${asked.join(' ').padEnd(40)} ${does}`
    })
    .concat(
      `npm run ops -- ${'take-out [/t/<id>]'.padEnd(40)} prints a table, or all, each as a line of JSON`,
      `npm run ops -- ${'put-in <file>'.padEnd(40)} has the tables of such lines go on here`,
      `npm run ops -- ${'leave'.padEnd(40)} prints the whole instance, a record a line`,
      `npm run ops -- ${'arrive <file>'.padEnd(40)} has the instance of such lines arrive here, where nobody is yet`,
      `npm run ops -- ${'doctor [address]'.padEnd(40)} examines mail and settings, and sends a test letter to the address`,
    )
    .join('\n')

/** The id that a link leads to; throws a `RangeError` for others. A link may be an id alone, of a table also that of its object. */
function idOf(of: NonNullable<Command['of']>, link: string): string {
  const known = {
    table: /(?:^|\/t\/)([\w-]{22}|[0-9a-f]{64})(?:[/?#].*)?$/,
    account: /(?:^|\/people\/)([\w-]{22})(?:[/?#].*)?$/,
    network: /^([\da-f:.]+)$/i,
  }[of]
  const [, id] = known.exec(link) ?? []
  if (id === undefined) throw new RangeError(`This needs a link: ${linkOf[of]}`)
  return id
}

/** The request for what was asked; throws a `RangeError` that says what is missing. */
export function requestFor(
  name: string,
  link: string | undefined,
  isSure: boolean,
  ...words: ReadonlyArray<string | undefined>
): Request {
  const command = commands[name]
  if (!command) throw new RangeError(`There is no “${name}”.\n${usage()}`)
  const { of, method, rest = '', isFinal, body } = command
  if (!of) return { method, path: `/${name}` }
  const id = idOf(of, link ?? '')
  if (isFinal && !isSure)
    throw new RangeError(`“${name}” takes something away. Add --yes to do it.`)
  const path = command.path?.replace('{}', encodeURIComponent(id)) ?? `/${of}s/${id}${rest}`
  const said = words.filter((word) => word !== undefined)
  return body ? { method, path, body: body(said, id) } : { method, path }
}

/**
 * The secret of the environment, of the server of one's own whose folder is `DATA`, of local running, or of the usual folder of
 * such a server.
 */
function secretHere(): string {
  const { OPERATOR_SECRET, DATA } = process.env
  const here = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  const ofHost = (folder: string) => {
    const secrets = JSON.parse(here(join(folder, 'secrets.json')) || '{}') as Record<string, string>
    return secrets.OPERATOR_SECRET
  }
  const top = join(import.meta.dirname, '..')
  const found =
    OPERATOR_SECRET ||
    (DATA && ofHost(DATA)) ||
    /^OPERATOR_SECRET="(.+)"$/m.exec(here(join(top, '.dev.vars')))?.[1] ||
    ofHost(join(top, 'data'))
  if (!found)
    throw new RangeError(
      'There is no OPERATOR_SECRET: set it, or DATA to the folder of the server.',
    )
  return found
}

const movers = ['take-out', 'put-in', 'leave', 'arrive'] as const
type Mover = (typeof movers)[number]

/** Prints tables or the instance, or puts those of a file in; the exit code. */
async function leaveOrArrive(
  name: Mover,
  word: string | undefined,
  origin: string,
): Promise<number> {
  const ask = askAt(origin, secretHere())
  const tell = (line: string) => void process.stdout.write(`${line}\n`)
  if (name === 'put-in' || name === 'arrive') {
    if (word === undefined) throw new RangeError('Which file?')
    const refused =
      name === 'put-in'
        ? await putIn(ask, linesOf(word), tell)
        : await arriveFrom(ask, () => linesOf(word), tell)
    return refused === 0 ? 0 : 1
  }
  const lines =
    name === 'leave'
      ? instanceOf(ask)
      : filesOf(ask, word === undefined ? word : idOf('table', word))
  for await (const line of lines) tell(line)
  return 0
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      origin: { type: 'string', default: process.env.DORFPOST_ORIGIN ?? 'http://localhost:8787' },
      yes: { type: 'boolean', default: false },
    },
  })
  const [first, ...others] = positionals
  const name = first === 'restore' ? `restore ${others.shift() ?? ''}` : first
  const [link, ...words] = others
  if (name === undefined) {
    process.stdout.write(`${usage()}\n`)
    return 0
  }
  try {
    if (name === 'doctor') return await examine(values.origin, secretHere(), link)
    const mover = movers.find((one) => one === name)
    if (mover) return await leaveOrArrive(mover, link, values.origin)
    const { method, path, body } = requestFor(name, link, values.yes, ...words)
    const answer = await fetch(`${values.origin}/api/operator${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretHere()}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const said = text === '' ? 'Done.' : JSON.stringify(JSON.parse(text), null, 2)
    process.stdout.write(`${said}\n`)
    return answer.ok ? 0 : 1
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 2
  }
}

if (import.meta.main) process.exitCode = await main()
