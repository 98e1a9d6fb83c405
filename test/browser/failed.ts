/** Pictures of what a failed test saw. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { TestContext } from 'vitest'
import { whilePainted } from './unpainted.ts'

// `npm test` empties it.
const folder = join(import.meta.dirname, '../../node_modules/.cache/dorfpost-tests/screens')

/** A file's name from words. */
const named = (words: string) => words.replace(/[^\p{L}\d]+/gu, '-').slice(0, 120)

let count = 0

/**
 * Takes pictures of the pages of a test if it failed, and throws: so the paths, and where the pages stood, are told
 * with the reasons of the failure.
 */
export async function showFailure(task: TestContext['task'], pages: ReadonlyArray<Page>) {
  if (task.result?.state !== 'fail') return
  mkdirSync(folder, { recursive: true })
  const seen: string[] = []
  for (const page of pages) {
    if (page.isClosed()) continue
    const path = join(folder, `${named(`${task.file.name} ${task.name}`)}-${++count}.png`)
    try {
      await whilePainted(page, () => page.screenshot({ path }))
      seen.push(`${path}, at ${page.url()}`)
    } catch (error) {
      seen.push(`no picture of ${page.url()}: ${(error as Error).message.split('\n')[0]}`)
    }
  }
  if (seen.length > 0) throw new Error(`Seen when it failed:\n${seen.join('\n')}`)
}
