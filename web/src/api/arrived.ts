import type { Resource } from 'solid-js'

/**
 * Value that a resource has brought; `undefined` until it has, and where it failed. For what a page
 * can do without: reading a resource that loads for the first time makes the whole page wait for it,
 * and a link that is pressed meanwhile changes the address but not the page.
 */
export const arrived = <T>(resource: Resource<T>): T | undefined =>
  resource.state === 'ready' || resource.state === 'refreshing' ? resource.latest : undefined
