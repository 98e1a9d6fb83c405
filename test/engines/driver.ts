/**
 * One thin driver for engines that Playwright does not drive as people have them: Debian's Firefox by WebDriver BiDi,
 * and WebKitGTK's MiniBrowser by plain WebDriver.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import puppeteer from 'puppeteer-core'
import { freePort } from '../local-runtime.ts'

/** A key that tests press. */
type Key = 'Enter' | 'Tab' | 'l'

/** A browser with one page, as somebody uses it. */
export interface Driver {
  goto(url: string): Promise<void>
  /** Evaluates an expression in the page; its value is JSON. */
  value<T>(expression: string): Promise<T>
  /** Presses the middle of the first element that a selector finds. */
  press(selector: string): Promise<void>
  key(name: Key): Promise<void>
  size(width: number, height: number): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  close(): Promise<void>
}

export type Engine = 'firefox' | 'webkit'

const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/usr/local/bin/firefox']
const firefoxPath = (): string | undefined =>
  [process.env.FIREFOX ?? '', ...firefoxes].find((path) => path !== '' && existsSync(path))
const webkitDriver = '/usr/bin/WebKitWebDriver'
const miniBrowser = (): string | undefined =>
  globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0] ??
  globSync('/usr/libexec/webkit2gtk-4.*/MiniBrowser')[0]

/** Part that is missing for an engine, by the name of its package; `null`: nothing. */
export function missingFor(engine: Engine): string | null {
  if (engine === 'firefox') return firefoxPath() ? null : 'firefox-esr'
  if (!existsSync(webkitDriver) || !miniBrowser()) return 'webkit2gtk-driver'
  return existsSync('/usr/bin/Xvfb') ? null : 'xvfb'
}

/** Longest time in milliseconds for which a press waits until its element stands still. */
const longestMove = 2000

/** Expression that waits, as a person does, until an element stands still: for two frames in the same place, as the same node. */
const standsStill = (selector: string) => `new Promise((resolve) => {
  const end = performance.now() + ${longestMove}
  let last
  let box
  const look = () => {
    const node = document.querySelector(${JSON.stringify(selector)})
    const { x, y, width, height } = node?.getBoundingClientRect() ?? {}
    const now = [x, y, width, height].join()
    if ((node && node === last && now === box) || performance.now() > end) return resolve(true)
    last = node
    box = now
    requestAnimationFrame(look)
  }
  look()
})`

export const drive = (engine: Engine): Promise<Driver> =>
  engine === 'firefox' ? driveFirefox() : driveWebKit()

async function driveFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath() ?? '',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en' },
  })
  const page = await browser.newPage()
  return {
    async goto(url) {
      await page.goto(url)
    },
    value: (expression) => page.evaluate(expression) as Promise<never>,
    async press(selector) {
      await page.evaluate(standsStill(selector))
      await page.click(selector)
    },
    key: (name) => page.keyboard.press(name),
    size: (width, height) => page.setViewport({ width, height }),
    async back() {
      await page.goBack()
    },
    async forward() {
      await page.goForward()
    },
    close: () => browser.close(),
  }
}

/** The codes of keys in WebDriver (W3C WebDriver, 17.4.2). */
const codes = { Enter: '\uE007', Tab: '\uE004', l: 'l' }
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

async function driveWebKit(): Promise<Driver> {
  const port = await freePort()
  const driver = spawn('xvfb-run', ['-a', webkitDriver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // As root there is no sandbox within the sandbox.
    env: { ...process.env, LANG: 'en_GB.UTF-8', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  const at = `http://127.0.0.1:${port}`
  await isListening(at)
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${at}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }
  const options = { binary: miniBrowser(), args: ['--automation'] }
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `/session/${sessionId}`
  const value = async <T>(expression: string): Promise<T> => {
    const told = await ask<{ value?: T; error?: string }>('POST', `${session}/execute/async`, {
      // A promise of the page is waited for.
      script: `Promise.resolve(${expression}).then((value) => arguments[0]({ value }), (error) => arguments[0]({ error: String(error) }))`,
      args: [],
    })
    if (told.error !== undefined) throw new Error(`${told.error}, in ${expression}`)
    return told.value as T
  }
  return {
    value,
    async goto(url) {
      await ask('POST', `${session}/url`, { url })
    },
    async press(selector) {
      await value(standsStill(selector))
      const found = await ask<Record<string, string>>('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      })
      await ask('POST', `${session}/element/${found[elementKey]}/click`)
    },
    async key(name) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: codes[name] }))
      await ask('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    async size(width, height) {
      await ask('POST', `${session}/window/rect`, { width, height })
    },
    // Its button leaves out what lies before a page that came more than ten seconds after a press, as on a slow machine.
    async back() {
      await value('history.back()')
    },
    async forward() {
      await value('history.forward()')
    },
    async close() {
      await ask('DELETE', session)
      endGroup(driver)
    },
  }
}

/** Waits until the driver listens. */
async function isListening(at: string): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      await fetch(`${at}/status`)
      return
    } catch (error) {
      if (tries > 200) throw error
      await wait(50)
    }
}

function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM')
}
