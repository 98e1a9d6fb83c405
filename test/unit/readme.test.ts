/** Commands and addresses in the guides exist. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { usage } from '../../.tools/ops.ts'
import { games } from '../../worker/games/index.ts'

const top = join(import.meta.dirname, '../..')
const guides = [
  ...['README.md', '.host/README.md', '.github/CONTRIBUTING.md', 'test/cost/COST.md'],
  ...['worker/README.md', 'worker/OPERATING.md', 'worker/MAIL.md', 'worker/notices/README.md'],
  ...['worker/games/README.md', 'web/README.md', 'web/FEATURES.md'],
]
const textOf = (path: string) => readFileSync(join(top, path), 'utf8')
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }

/** Words after some words in all guides, each once. */
const saidAfter = (words: RegExp): string[] => [
  ...new Set(
    guides.flatMap((guide) => [...textOf(guide).matchAll(words)].map(([, one]) => one ?? '')),
  ),
]

test('every script that a guide names is one', () => {
  const named = saidAfter(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
  const files = saidAfter(/\bnode (\.?[\w./-]+\.ts)/g)
  expect(files.filter((file) => !existsSync(join(top, file)))).toEqual([])
})

test('every script for whoever works here stands in the README or in a guide for them', () => {
  const told = `${textOf('README.md')}${textOf('.github/CONTRIBUTING.md')}${textOf('web/README.md')}`
  const within =
    /^(?:start|test|serve|secrets|migrate|build|types|api-lint|imports|unused|lint|format|dry-deploy)$/
  const untold = Object.keys(scripts).filter(
    (name) => !within.test(name) && !new RegExp(`\`?(?:npm run )?${name}\\b`).test(told),
  )
  expect(untold).toEqual([])
})

test('every command for an operator is one', () => {
  const known = usage()
  const day = /^\| `npm run ops --`[\s\S]*?\n\n/m.exec(textOf('worker/OPERATING.md'))?.[0] ?? ''
  const inTable = [...day.matchAll(/^\| `(?!npm )([a-z-]+)|, `([a-z-]+)/gm)].map(
    ([, a, b]) => a ?? b ?? '',
  )
  const named = [...saidAfter(/npm run (?:--silent )?ops -- ([a-z][a-z-]*)/g), ...inTable]
  expect(inTable).toContain('unban-network')
  expect(named.length).toBeGreaterThan(6)
  const missing = named.filter((name) => !new RegExp(`ops -- ${name}\\b`).test(known))
  expect(missing).toEqual([])
})

test('every command of a server of one’s own is one', () => {
  const source = textOf('.host/index.ts')
  const named = saidAfter(/npm run (?:--silent )?host -- ([a-z][a-z-]*)/g)
  expect(named.length).toBeGreaterThan(3)
  for (const name of named)
    expect(source.includes(`case '${name}'`) || source.includes(`=== '${name}'`), name).toBe(true)
})

test('every option and word that a guide gives to a script is one that it takes', () => {
  const given = saidAfter(/`npm run (?:--silent )?((?!host|ops)[a-z][\w:-]* -- [^`]+)`/g)
  expect(given.length).toBeGreaterThan(12)
  for (const command of given) {
    const [script = '', ...words] = command.split(/ -- | /)
    const file = /node (\S+\.ts)/.exec(scripts[script] ?? '')?.[1]
    // A suite takes the name of one of its files.
    const isSuite = script.startsWith('test:') && file === undefined
    const source = isSuite
      ? readdirSync(join(top, 'test', script.replace('test:', '')))
          .filter((name) => name.endsWith('.test.ts') || name.endsWith('.test.tsx'))
          .map((name) => `'${name.split('.')[0]}'`)
          .join()
      : textOf(file ?? '')
    for (const [i, word] of words.entries()) {
      if (word.startsWith('--')) expect(source, command).toMatch(optionIn(word.slice(2)))
      const isFree = words[i - 1]?.startsWith('--') || /^[\d-]|:/.test(word)
      if (!isFree && !games.some(({ id }) => id === word))
        expect(source, command).toContain(`'${word}'`)
    }
  }
})

/** An option as a script reads it, by `parseArgs` or from its words. */
const optionIn = (name: string) => new RegExp(`\\b${name}: \\{ type:|'--${name}'`)

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[`*]/g, '')
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-')

test('every link from one guide to another, to a file or a picture leads there', () => {
  for (const guide of guides) {
    const links = [
      ...textOf(guide).matchAll(/\]\(((?!https?:|mailto:)[^)\s]+)\)|src="((?!http)[^"]+)"/g),
    ]
    for (const [, link, picture] of links) {
      const [file = '', anchor] = (link ?? picture ?? '').split('#')
      const path = file === '' ? join(top, guide) : resolve(dirname(join(top, guide)), file)
      expect(existsSync(path), `${guide}: ${file}`).toBe(true)
      if (anchor === undefined || statSync(path).isDirectory()) continue
      const headings = [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, one]) =>
        anchorOf(one ?? ''),
      )
      expect(headings, `${guide}: ${link}`).toContain(anchor)
    }
  }
})

test('every file that a guide names is one, by its path or the end of it', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: top, encoding: 'utf8' }).split('\n')
  const named = saidAfter(/`((?:\.?[\w-]+\/)+[\w.-]+\.(?:tsx?|js|css|md|yml|toml))`/g)
  expect(named.length).toBeGreaterThan(20)
  const isThere = (path: string) => tracked.some((file) => `/${file}`.endsWith(`/${path}`))
  expect(named.filter((path) => !isThere(path))).toEqual([])
})

/** Files of tests that run a command themselves. */
const runByTest: Readonly<Record<string, string>> = {
  'npm run ops': 'test/host/instance.ts',
  'npm run host': 'test/host/instance.ts',
  'npm run gallery': 'test/host/commands.test.ts',
}

test('each command of the README is run: by a test, by npm test, or at night by the workflow', () => {
  const said = [
    ...textOf('README.md').matchAll(/`(npm (?:start|test|run [^`]+?))`|^(npm (?:start|test))$/gm),
  ].map(([, one, other]) => one ?? other ?? '')
  expect(new Set(said).size).toBeGreaterThan(40)
  const workflow = textOf('.github/workflows/test.yml')
  const byNight = [...workflow.matchAll(/^ +- (?:run: )?(.+)$/gm)].map(([, one = '']) => one)
  const inTest = textOf('.tools/test.ts')
  const isRun = (command: string): boolean => {
    const script = command.replace(/^npm (?:run )?/, '')
    if (byNight.some((line) => line.split(' && ').some((one) => ` ${one}`.endsWith(` ${command}`))))
      return true
    // Suites, checks, and what both need; a suite takes the name of a file as well.
    if (inTest.includes(`'${script.replace(/^(test:\w+) -- \w+$/, '$1')}'`)) return true
    const file = runByTest[command]
    return file !== undefined && textOf(file).includes(scriptOf(script))
  }
  // The one that is told what to try has no use without; a deployment is tried by a dry run of it.
  const others = ['npm run mutate', 'npm run deploy', 'npm test', 'npm run bench:bots']
  expect([...new Set(said)].filter((one) => !isRun(one) && !others.includes(one))).toEqual([])
  expect(byNight.some((line) => line.startsWith('npm run mutate -- '))).toBe(true)
  expect(byNight.some((line) => line.includes(' npm run bench:bots -- all '))).toBe(true)
  expect(byNight.some((line) => line.startsWith('npm test -- '))).toBe(true)
  // Each is looked at for words that it says, or for a page that it serves.
  const [, commands = ''] = /^ {8}command:\n((?: {10}- .+\n)+)/m.exec(workflow) ?? []
  const unheard = commands
    .split('\n')
    .filter((line) => !/ test\/commands\/(?:says|serves)\.ts /.test(line))
  expect(unheard).toEqual([''])
  expect(inTest).toContain(`'dry-deploy'`)
  expect(scripts.deploy).toMatch(/^npm run build && wrangler d1 migrations .* && wrangler deploy$/)
  expect(textOf('test/upload.ts')).toMatch(/'deploy', '--dry-run'/)
})

/** Words by which a test runs a script: its file, or its name where npm runs it. */
const scriptOf = (script: string): string =>
  /node (\S+\.ts)/.exec(scripts[script] ?? '')?.[1] ?? `'${script}'`

/** Runs a command of the README that changes nothing; what it prints. */
const run = (script: string, words: ReadonlyArray<string>, env: Record<string, string> = {}) =>
  execFileSync(process.execPath, [join(top, script), ...words], {
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
  })

test('fresh secrets are printed, a name and a value a line; ops alone lists what there is', () => {
  const names = run('.tools/secrets.ts', ['--print']).trim().split('\n')
  expect(names.map((line) => line.split(' ')[0])).toEqual([
    ...['SESSION_SECRET', 'OPERATOR_SECRET', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ])
  expect(run('.tools/ops.ts', [])).toBe(`${usage()}\n`)
})

test('the settings of the guide are right but for the mail server, which is not there', () => {
  const [, line = ''] = /^export (HOUSE=.*)$/m.exec(textOf('.host/README.md')) ?? []
  const { SMTP_URL: _, ...env } = Object.fromEntries(
    line.split(' ').map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
  )
  expect(Object.keys(env)).toEqual(['HOUSE', 'ORIGIN', 'MAIL_FROM'])
  expect(run('.host/index.ts', ['check'], { ...env, MAIL: 'none' })).toContain(
    'The settings are right.',
  )
})
