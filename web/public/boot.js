// Runs before the first paint, so that a chosen theme and language never flash.
try {
  const theme = localStorage.getItem('dorfpost.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const language = localStorage.getItem('dorfpost.language') ?? navigator.language.slice(0, 2)
  document.documentElement.lang = language === 'de' ? 'de' : 'en'
} catch {
  // Storage is shut off: the system's theme and the page's own language will do.
}
