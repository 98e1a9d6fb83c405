import type { TestProject } from 'vitest/node'
import { findOrInstallChromium } from '../../.tools/chromium.ts'
import { serveApp } from '../serve.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the app is served for this run. */
    origin: string
    /** The path of Chromium. */
    chromium: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, stop } = await serveApp()
  project.provide('origin', origin)
  project.provide('chromium', findOrInstallChromium())
  return stop
}
