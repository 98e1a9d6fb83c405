/** Errors that nobody catches: what a test waits for does not come any more, so its wait ends with the error, and at once. */
import { configure } from '@solidjs/testing-library'
import { beforeEach } from 'vitest'

let thrown = Promise.withResolvers<never>()

/** Has the wait of the test that is running end with an error. */
export const endWait = (error: unknown): void => thrown.reject(error)

// Vitest has the errors of the window come here as well, and fails the run by itself.
process.on('uncaughtException', endWait)
process.on('unhandledRejection', endWait)
beforeEach(() => {
  thrown = Promise.withResolvers()
  // Not every test waits.
  thrown.promise.catch(() => {})
})
configure({ asyncWrapper: (wait) => Promise.race([wait(), thrown.promise]) })
