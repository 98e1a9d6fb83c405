/** Docker's, Caddy's and systemd's files for a server of one's own: what they name exists, and they agree with each other. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { longestStop } from '../../.host/front.ts'
import { readSettings } from '../../.host/settings.ts'

const top = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(top, path), 'utf8')
/** The file without its comments; in all of these a line of `#` is one. */
const bare = (path: string) => read(path).replace(/^\s*#.*\n/gm, '')

const dockerfile = bare('.host/Dockerfile').replace(/\\\n\s*/g, ' ')
const compose = bare('.host/compose.yaml')
const caddyfile = bare('.host/Caddyfile')
const unit = bare('.host/dorfpost.service')

/** The first group of each match. */
const all = (text: string, words: RegExp): string[] =>
  [...text.matchAll(words)].map(([, found]) => found ?? '')
/** The first group of the one match. */
function only(text: string, words: RegExp): string {
  const found = all(text, words)
  expect(found, String(words)).toHaveLength(1)
  return found[0] ?? ''
}

/** The settings that the host asks for, whatever way letters take. */
function knownSettings(): Set<string> {
  const asked = new Set<string>()
  const values: Record<string, string> = {
    ...{ ORIGIN: 'https://dorfpost.example', MAIL_FROM: 'post@dorfpost.example', HOUSE: 'none' },
    ...{ MAIL_ANSWERS: 'turn@dorfpost.example', MAIL_LISTEN: '0.0.0.0:25' },
  }
  for (const way of [{ SMTP_URL: 'smtp://mail.example' }, { MAIL_API_KEY: 'x' }, { MAIL: 'none' }])
    readSettings(
      new Proxy<Record<string, string>>(
        { ...values, ...way },
        {
          get(target, name) {
            asked.add(String(name))
            return Reflect.get(target, name)
          },
        },
      ),
    )
  return asked
}
const known = knownSettings()
/** Names that others than the host read. */
const notOurs = ['HOME', 'NODE_ENV', 'SITE']
const unknown = (names: ReadonlyArray<string>) =>
  names.filter((name) => !known.has(name) && !notOurs.includes(name))

/** Names and values of `A=b C=d`. */
const pairs = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]))

const image = pairs(only(dockerfile, /^ENV (.+)$/gm))
const inside = Object.fromEntries(
  [
    ...only(
      compose,
      /^ {4}environment:\n((?: {6}[A-Z_]+: .+\n)+) {4}volumes:\n {6}- data/gm,
    ).matchAll(/^ {6}([A-Z_]+): (.+)$/gm),
  ].map(([, name, value]) => [name, value]),
)
const service = Object.assign({}, ...all(unit, /^Environment=(.+)$/gm).map(pairs))
const portOf = (listen: string | undefined) => listen?.split(':').at(-1)

test('every setting that a file or the guide names is one, and the guide names all', () => {
  for (const env of [image, inside, service]) {
    expect(env.DATA).toMatch(/^\//)
    expect(unknown(Object.keys(env))).toEqual([])
  }
  const commented = all(
    ['Dockerfile', 'compose.yaml', 'dorfpost.service'].map((name) => read(`.host/${name}`)).join(),
    /\b([A-Z]+_[A-Z_]+)=/g,
  )
  expect(commented).toContain('MAIL_LISTEN')
  expect(unknown(commented)).toEqual([])
  const guide = read('.host/README.md')
  const table = /## Settings\n([\s\S]*?)\n\n(?!\|)(?=If )/.exec(guide)?.[1] ?? ''
  const told = new Set(all(table, /`([A-Z][A-Z_]+)(?:=[^`]*)?`/g))
  expect([...known].filter((name) => !told.has(name))).toEqual([])
  expect(unknown([...told]).filter((name) => name !== 'MAIL_AUTHSERV')).toEqual([])
})

test('every script, command and file that the files name is there', () => {
  const { scripts, devDependencies } = JSON.parse(read('package.json'))
  const spoken = `${dockerfile}${read('.host/dorfpost.service')}${read('.host/compose.yaml')}`
  const named = all(spoken, /npm run ([\w:-]+)/g)
  expect(named).toContain('build')
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
  const guide = read('.host/README.md')
  const commands = [
    ...all(spoken, /npm run host -- ([\w-]+)/g),
    ...all(guide, /(?:node \.host\/index\.ts|run --rm dorfpost) ([\w-]+)/g),
  ]
  expect(new Set(commands)).toEqual(new Set(['bundle', 'backup', 'restore']))
  for (const folder of all(guide, /\s(\/\w+)\/today/g)) expect(compose).toContain(`:${folder}\n`)
  for (const command of commands) expect(read('.host/index.ts')).toContain(`'${command}'`)
  const copied = all(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((paths) => paths.split(' '))
  const files = [
    ...copied,
    ...all(dockerfile, /^ENTRYPOINT .*"([^"]+)"\]$/gm),
    ...all(spoken, /-f (\S+)/g),
    only(compose, /^ {6}dockerfile: (.+)$/gm),
    ...all(compose, /- \.\/(Caddyfile):/g).map((file) => `.host/${file}`),
    ...all(unit, /^ExecStart=\S+ (\S+)$/gm),
  ]
  expect(files.filter((file) => !existsSync(join(top, file)))).toEqual([])
  // It is the package's own Node, of the same version as the image's.
  expect(only(unit, /^ExecStart=(\S+)/gm)).toBe(
    `${only(unit, /^WorkingDirectory=(.+)$/gm)}/node_modules/.bin/node`,
  )
  const [major] = devDependencies.node.split('.')
  expect(new Set(all(dockerfile, /^FROM node:(\d+)-/gm))).toEqual(new Set([major]))
  expect(only(dockerfile, /^ENTRYPOINT \["([^"]+)"/gm)).toBe('tini')
  expect(dockerfile.split(/^FROM/gm).at(-1)).toMatch(/apt-get install [^&]*\btini\b/)
})

test('ports, names and networks agree', () => {
  const port = portOf(image.LISTEN)
  expect(portOf(inside.LISTEN)).toBe(port)
  expect(only(dockerfile, /^HEALTHCHECK .*127\.0\.0\.1:(\d+)\/health/gm)).toBe(port)
  expect(only(caddyfile, /reverse_proxy (\S+)/g)).toBe(`dorfpost:${port}`)
  expect(read('.host/front.ts')).toContain(`'/health'`)
  const mail = only(read('.host/compose.yaml'), /MAIL_LISTEN=0\.0\.0\.0:(\d+)/g)
  expect(only(dockerfile, /^EXPOSE (.+)$/gm)).toBe(`${port} ${mail}`)
  expect(read('.host/compose.yaml')).toContain(`# ports: ["25:${mail}"]`)
  // Addresses of the trusted network are those in it: the worker and Caddy alone.
  expect(only(compose, /subnet: (\S+)/g)).toBe(inside.TRUSTED_PROXIES)
  const services = all(compose.split(/^networks:/m)[0] ?? '', /^ {2}(\w+):$/gm)
  expect(services).toEqual(['dorfpost', 'caddy'])
  expect(only(compose, /depends_on: \[(\w+)\]/g)).toBe('dorfpost')
  const volumes = all(compose.split(/^volumes:/m)[1] ?? '', /^ {2}(\w+):/gm)
  const mounted = all(compose, /^ {6}- (\w+):\//gm)
  expect(mounted.toSorted()).toEqual(volumes.toSorted())
  expect(compose).toContain(`- data:${image.DATA}\n`)
  expect(inside.DATA).toBe(image.DATA)
  expect(only(dockerfile, /^VOLUME (.+)$/gm)).toBe(image.DATA)
  // Caddy has the name of the site.
  expect(all(caddyfile, /\{\$(\w+)\}/g)).toEqual(all(compose, /^ {6}(SITE): \$\{SITE:\?/gm))
  expect(service.DATA).toBe(`/var/lib/${only(unit, /^StateDirectory=(.+)$/gm)}`)
})

test('nothing of an instance gets into an image, but the texts of its house', () => {
  const out = bare('.host/Dockerfile.dockerignore').trim().split('\n')
  const ofAnInstance = bare('.gitignore')
    .trim()
    .split('\n')
    .map((line) => line.replace(/^\/|\/$/g, ''))
    .filter((line) => line !== '.house')
  expect(ofAnInstance).toContain('.host/settings.env')
  expect(ofAnInstance.filter((line) => !out.includes(line))).toEqual([])
})

test('there is time enough to stop: longer than the host takes for what is under way', () => {
  const most = longestStop / 1000
  expect(Number(only(unit, /^TimeoutStopSec=(\d+)$/gm))).toBeGreaterThan(most)
  expect(Number(only(compose, /stop_grace_period: (\d+)s/g))).toBeGreaterThan(most)
})

const has = (command: string, ...words: string[]) => spawnSync(command, words).status === 0

test.skipIf(!has('systemd-analyze', '--version'))(
  'systemd finds nothing wrong with the unit',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'dorfpost-unit-'))
    try {
      const path = join(folder, 'dorfpost.service')
      writeFileSync(path, read('.host/dorfpost.service').replaceAll('/opt/dorfpost', top))
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', path], {
        encoding: 'utf8',
      })
      expect(stderr.split('\n').filter((line) => line.includes('dorfpost'))).toEqual([])
      expect(status).toBe(0)
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)

test.skipIf(!has('docker', 'compose', 'version'))('docker compose reads its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dorfpost-compose-'))
  try {
    for (const name of ['compose.yaml', 'Caddyfile', 'Dockerfile'])
      cpSync(join(top, '.host', name), join(folder, '.host', name))
    const settings = join(folder, '.host/settings.env')
    writeFileSync(settings, 'SITE=dorfpost.example.com\nMAIL=none\n')
    const file = join(folder, '.host/compose.yaml')
    const words = ['-f', file, '--env-file', settings, 'config', '--format', 'json']
    const { services } = JSON.parse(execFileSync('docker', ['compose', ...words]).toString())
    expect(services.dorfpost.environment).toMatchObject({ ...inside, MAIL: 'none' })
    expect(services.caddy.environment).toEqual({ SITE: 'dorfpost.example.com' })
    expect(basename(services.dorfpost.build.dockerfile)).toBe('Dockerfile')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
