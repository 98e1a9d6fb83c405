/**
 * `npm run ops -- <what> <link>`: what an operator does, by the operator's API. Without arguments it lists what there
 * is. It needs `OPERATOR_SECRET` in the environment, or takes the local one from `.dev.vars`; `--origin` says where.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

interface Request {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below `/api/operator`. */
  readonly path: string
  readonly body?: { readonly to: number | string }
}

interface Command {
  readonly does: string
  /** What its link leads to; absent: it takes none. */
  readonly of?: 'table' | 'account'
  readonly method: Request['method']
  readonly rest?: string
  /** It cannot be taken back, or takes much with it, so it is done with `--yes` only. */
  readonly isFinal?: true
  /** To which moment. */
  readonly goesBack?: true
}

const commands: Readonly<Record<string, Command>> = {
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
    goesBack: true,
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
    goesBack: true,
  },
  'delete-account': {
    does: 'deletes an account with everything that belongs to it',
    of: 'account',
    method: 'DELETE',
    isFinal: true,
  },
}

/** What the platform calls a moment, as a recovery prints it. */
const bookmark = /^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/

/** A time as it was typed, in milliseconds since 1970, or a bookmark. */
function momentOf(at: string | undefined): number | string {
  if (at !== undefined && bookmark.test(at)) return at
  const time = Date.parse(at ?? '')
  if (Number.isNaN(time)) throw new RangeError('To which moment? Such as 2026-11-23T18:00:00Z.')
  return time
}

const linkOf = { table: '/t/<id>', account: '/people/<id>' } as const

/** All that can be done, a line each. */
export const usage = (): string =>
  Object.entries(commands)
    .map(([name, { does, of, isFinal, goesBack }]) => {
      const asked = [name, of && linkOf[of], goesBack && '<time>', isFinal && '--yes'].filter(
        (part) => part,
      )
      return `npm run ops -- ${asked.join(' ').padEnd(32)} ${does}`
    })
    .join('\n')

/** The request for what was asked; throws a `RangeError` that says what is missing. A link may be an id alone, of a table also that of its object. */
export function requestFor(
  name: string,
  link: string | undefined,
  isSure: boolean,
  at?: string,
): Request {
  const command = commands[name]
  if (!command) throw new RangeError(`There is no “${name}”.\n${usage()}`)
  const { of, method, rest = '', isFinal, goesBack } = command
  if (!of) return { method, path: `/${name}` }
  const known =
    of === 'table'
      ? /(?:^|\/t\/)([\w-]{22}|[0-9a-f]{64})(?:[/?#].*)?$/
      : /(?:^|\/people\/)([\w-]{22})(?:[/?#].*)?$/
  const [, id] = known.exec(link ?? '') ?? []
  if (id === undefined) throw new RangeError(`“${name}” needs a link: ${linkOf[of]}`)
  if (isFinal && !isSure)
    throw new RangeError(`“${name}” takes something away. Add --yes to do it.`)
  const path = `/${of}s/${id}${rest}`
  return goesBack ? { method, path, body: { to: momentOf(at) } } : { method, path }
}

/** The secret of the environment, or of local running. */
function secretHere(): string {
  const { OPERATOR_SECRET } = process.env
  if (OPERATOR_SECRET) return OPERATOR_SECRET
  const vars = readFileSync(join(import.meta.dirname, '../.dev.vars'), 'utf8')
  const [, local] = /^OPERATOR_SECRET="(.+)"$/m.exec(vars) ?? []
  if (local === undefined) throw new RangeError('There is no OPERATOR_SECRET.')
  return local
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
  const [link, at] = others
  if (name === undefined) {
    process.stdout.write(`${usage()}\n`)
    return 0
  }
  try {
    const { method, path, body } = requestFor(name, link, values.yes, at)
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
