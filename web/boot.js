// Runs before the first paint, so that a chosen theme and language never flash.
/** Somebody has a session here, as the server says, or had one last time. */
let isKnown = document.documentElement.dataset.known !== undefined
try {
  isKnown ||= localStorage.getItem('dorfpost.person') !== null
  const theme = localStorage.getItem('dorfpost.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  // The same list as `languages` in worker/games/kernel/language.ts; a test compares them.
  const languages = ['en', 'de', 'fr']
  const wished = [localStorage.getItem('dorfpost.language') ?? '', ...navigator.languages]
  const known = wished.map((tag) => tag.slice(0, 2).toLowerCase())
  document.documentElement.lang = known.find((one) => languages.includes(one)) ?? 'en'
} catch {
  // Storage is shut off: the system's theme and the page's own language will do.
}
{
  const { lang, dataset } = document.documentElement
  const isTable = /^\/(t|watch)\//.test(location.pathname)
  // The server names a table's game where it has begun.
  const { game } = dataset
  /** What was written into the page as it is built (web/files.ts), in words. */
  const told = (name) =>
    (document.querySelector(`meta[name="${name}"]`)?.content ?? '').split(' ').filter(Boolean)

  /** Has something fetched, while the app itself is on its way. */
  function fetchAs(what, href, more) {
    if (document.querySelector(`link[href="${href}"]`)) return
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: what, ...more, href })
    // The same way in which the app asks for it: else it would be fetched twice.
    if (what !== 'image') link.crossOrigin = ''
    document.head.append(link)
  }

  /** Fetches what this page is going to need. */
  function fetchAhead(names) {
    for (const file of names.flatMap((name) => told(`ahead:${name}`)))
      if (file.endsWith('.css')) fetchAs('style', file)
      else fetchAs('script', file, { rel: 'modulepreload' })
  }

  const isDark = () =>
    dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches

  /** Shows a table's name over the land of its game until the table itself can be seen; returns the picture. */
  function showOpening([day, night]) {
    const picture = document.createElement('img')
    picture.className = 'banner-picture'
    picture.alt = ''
    picture.fetchPriority = 'high'
    picture.src = isDark() ? night : day
    const title = document.createElement('h1')
    title.textContent = document.title
    const ribbon = document.createElement('div')
    ribbon.className = 'banner-ribbon'
    ribbon.append(title)
    const opening = document.createElement('div')
    opening.className = 'opening banner'
    opening.ariaBusy = 'true'
    opening.append(picture, ribbon)
    document.body.append(opening)
    dataset.opening = ''
    return picture
  }

  /** Address of the picture of the table that the front page will show first, by `frontTables` in web/src/account/next.ts. */
  function firstPicture(tables) {
    const waits = (one) => one.waitingSince ?? 0
    const waiting = tables.filter((one) => one.yourTurn).sort((a, b) => waits(a) - waits(b))
    const [first] = [...waiting, ...tables.filter((one) => one.status !== 'over')]
    if (!first || first.status === 'gathering') return null
    const hour = isDark() ? 'night' : 'day'
    return `/api/tables/${first.id}/picture?lang=${lang}&hour=${hour}&v=${first.updatedAt}`
  }

  /** Asks for the tables of who is here, and fetches the first one's picture as soon as they are known. */
  function askMine() {
    const path = '/api/tables?which=mine'
    const answer = fetch(path)
    // The app takes the answer over (web/src/api/ahead.ts).
    globalThis.askedAhead = { path, answer }
    answer
      .then((response) => response.clone().json())
      .then(({ tables = [] }) => {
        const picture = firstPicture(tables)
        if (picture) fetchAs('image', picture, { fetchPriority: 'high' })
      })
      // The app meets the same failure, and says so.
      .catch(() => {})
  }

  /** Asks for what the front page is going to ask for, and for the first picture that is seen there. */
  function askAhead() {
    const [day, night] = told('front')
    if (isKnown) askMine()
    for (const path of ['me', 'games', ...(isKnown ? [] : ['tables?which=open'])])
      fetchAs('fetch', `/api/${path}`)
    if (day && !isKnown) fetchAs('image', isDark() ? night : day)
  }

  fetchAhead([lang])
  if (location.pathname === '/') askAhead()
  const pictures = isTable && game ? told(`opening:${game}`) : []
  const files = [...(isTable ? ['table'] : []), ...(game ? [game, `${game}-${lang}`] : [])]
  if (pictures.length > 0 && !document.hidden) {
    const picture = showOpening(pictures)
    // A phone's line is the picture's first. Once that is painted, the rest follows.
    const next = () => requestAnimationFrame(() => setTimeout(() => fetchAhead(files)))
    picture.addEventListener('load', next, { once: true })
    picture.addEventListener('error', next, { once: true })
  } else fetchAhead(files)
}
