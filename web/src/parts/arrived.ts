import type { Resource } from 'solid-js'

/**
 * What a resource has brought; `undefined` until it has, and where it failed. For what a page can do
 * without: reading a resource that loads for the first time has the whole page wait for it, and
 * whoever leaves the page just then stays on it.
 */
export const arrived = <T>(resource: Resource<T>): T | undefined =>
  resource.state === 'ready' || resource.state === 'refreshing' ? resource.latest : undefined
