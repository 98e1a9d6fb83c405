/** Pages that say no more than the start page. Those with parts that vary are known to `pages.ts`. */
export const plainPages: ReadonlyArray<string> = [
  '/',
  '/new',
  '/tables',
  '/tables/over',
  '/letters',
  '/settings',
  '/sign-in',
  '/sign-in/link',
  '/unsubscribe',
  '/lobby',
  '/people',
  '/best',
  '/rules',
  '/cards',
  '/about',
]
