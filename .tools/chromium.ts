/** Finds a Chromium for the browser tests, or installs one. Prints its path when run by itself. */
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/** Run by Node itself: on Windows `npx` is a script that only a shell can start. */
const playwrightScript = join(import.meta.dirname, '../node_modules/playwright-core/cli.js')

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const extension = process.platform === 'win32' ? '.exe' : ''
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...[process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
]

function find(): string | undefined {
  const fromPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, `${name}${extension}`)))
  const candidates = [
    process.env.CHROMIUM ?? '',
    ...fromPath,
    ...applications,
    chromium.executablePath(),
  ]
  return candidates.find((path) => path !== '' && isExecutable(path))
}

function isExecutable(path: string): boolean {
  if (!existsSync(path)) return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 2, 2] })

function installFromDebian(name: string): void {
  run('apt-get', 'update', '-qq')
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name)
}

/** The path of an executable Chromium. On Debian as root it installs the distribution's, elsewhere Playwright's. */
export function findOrInstallChromium(): string {
  const found = find()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian('chromium')
  else {
    run(process.execPath, playwrightScript, 'install', 'chromium')
  }
  const installed = find()
  if (!installed)
    throw new Error('No Chromium could be found or installed; set CHROMIUM to its path.')
  return installed
}

/**
 * The path of a browser without windows, which opens a page for a fifth of
 * Chromium's time but cannot be installed to nor show notifications. Debian has
 * one; elsewhere it is Chromium itself.
 */
export function findOrInstallHeadlessShell(): string {
  const shell = '/usr/bin/chromium-headless-shell'
  if (!isExecutable(shell) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    installFromDebian('chromium-headless-shell')
  return isExecutable(shell) ? shell : findOrInstallChromium()
}

if (import.meta.main) process.stdout.write(`${findOrInstallChromium()}\n`)
