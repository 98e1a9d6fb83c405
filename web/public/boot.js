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
