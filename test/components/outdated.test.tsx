/** A file of the app that is gone, as after a new version. */
import { beforeEach, expect, test, vi } from 'vitest'
import { headFor, reloadWhenOutdated } from '../../web/src/device/outdated.ts'

beforeEach(() => sessionStorage.clear())

const missing = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

test('the page is loaded anew, once; a click on the way elsewhere leads there', () => {
  const load = vi.fn()
  reloadWhenOutdated(load)
  missing()
  expect(load.mock.calls).toEqual([[null]])
  missing()
  expect(load).toHaveBeenCalledTimes(1)
  sessionStorage.clear()
  headFor('/settings?part=post')
  missing()
  expect(load.mock.calls.at(-1)).toEqual(['/settings?part=post'])
  sessionStorage.clear()
  headFor(null)
  missing()
  expect(load.mock.calls.at(-1)).toEqual([null])
})
