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
// Fetches what this page is going to need, while the app itself is on its way. The names are
// written into the page as it is built (`filesAhead` in web/files.ts).
{
  const { lang, dataset } = document.documentElement
  const isTable = /^\/(t|watch)\//.test(location.pathname)
  // The server names a table's game where it has begun.
  const { game } = dataset
  for (const name of [
    lang,
    ...(isTable ? ['table'] : []),
    ...(game ? [game, `${game}-${lang}`] : []),
  ]) {
    const files = document.querySelector(`meta[name="ahead:${name}"]`)?.content ?? ''
    for (const file of files.split(' ').filter((one) => one !== '')) {
      if (document.querySelector(`link[href="${file}"]`)) continue
      const link = document.createElement('link')
      link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
      link.as = file.endsWith('.css') ? 'style' : 'script'
      link.crossOrigin = ''
      link.href = file
      document.head.append(link)
    }
  }
}
