import type { TestProject } from 'vitest/node'
import { findOrInstallChromium, findOrInstallHeadlessShell } from '../../.tools/chromium.ts'
import { serveApp } from '../serve.ts'
import { startClock } from './clock.ts'
import { startEdge } from './edge.ts'
import { startOneGallery } from './one-gallery.ts'
import { listenForWebhooks } from './webhook-listener.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin at which the app is served for this run. */
    origin: string
    /** Address at which webhooks of this run are heard. */
    webhooks: string
    /** Address at which a test asks for the address of the gallery. */
    gallery: string
    /** Address at which a test lets time pass. */
    clock: string
    /** The path of Chromium. */
    chromium: string
    /** The path of a Chromium without windows, quicker, for most tests. */
    shell: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const listener = await listenForWebhooks()
  const edge = await startEdge()
  const app = await serveApp({ LOCAL_WEBHOOK: listener.origin, ORIGIN: edge.origin })
  edge.leadTo(app.origin)
  const clock = await startClock(app)
  const gallery = await startOneGallery()
  project.provide('origin', edge.origin)
  project.provide('clock', clock.origin)
  project.provide('gallery', gallery.origin)
  project.provide('webhooks', listener.origin)
  project.provide('chromium', findOrInstallChromium())
  project.provide('shell', findOrInstallHeadlessShell())
  return async () => {
    await edge.stop()
    await clock.stop()
    await gallery.stop()
    await app.stop()
    await listener.stop()
  }
}
