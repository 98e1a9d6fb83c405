/** Pages that say no more than the start page. Those with parts that vary are known to `pages.ts`. */
export const plainPages: ReadonlyArray<string> = [
  '/',
  '/new',
  '/next',
  '/tables',
  '/tables/over',
  '/letters',
  '/settings',
  '/sign-in',
  '/sign-in/link',
  '/card',
  '/unsubscribe',
  '/lobby',
  '/clubs',
  '/clubs/new',
  '/tournaments',
  '/tournaments/new',
  '/people',
  '/best',
  '/ladders',
  '/week',
  '/rules',
  '/cards',
  '/about',
  '/status',
  '/how-answering-works',
]

/** Texts of the operator, where there are such. */
export const housePages: ReadonlyArray<string> = ['/imprint', '/privacy', '/terms', '/contact']

/** Pages of which every game has one, by the first part of their path; the second names the game. */
export const gamePages: ReadonlyArray<string> = ['rules', 'cards', 'how', 'learn', 'first']

/** Pages among the plain ones that search engines are led to: none that shows somebody's own things or a list that changes. */
export const searchedPages: ReadonlyArray<string> = ['/', '/rules', '/about']
