// Runs before the first paint, so that a chosen theme and language never flash.
try {
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

  /** Fetches what this page is going to need, while the app itself is on its way. */
  function fetchAhead(names) {
    for (const file of names.flatMap((name) => told(`ahead:${name}`))) {
      if (document.querySelector(`link[href="${file}"]`)) continue
      const link = document.createElement('link')
      link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
      link.as = file.endsWith('.css') ? 'style' : 'script'
      link.crossOrigin = ''
      link.href = file
      document.head.append(link)
    }
  }

  /** Shows a table's name over the land of its game until the table itself can be seen; returns the picture. */
  function showOpening([day, night]) {
    const isDark = dataset.theme
      ? dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches
    const picture = document.createElement('img')
    picture.className = 'banner-picture'
    picture.alt = ''
    picture.fetchPriority = 'high'
    picture.src = isDark ? night : day
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

  fetchAhead([lang])
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
