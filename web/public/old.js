// Speaks to a browser that is too old for the app: so it is written as every browser reads it. The app says that it runs.
function speak() {
  var root = document.getElementById('app')
  if (!root) return
  if (document.documentElement.getAttribute('data-runs') !== null) {
    if (!isNewEnough()) warn(root)
    return
  }
  var words = {
    en: 'Dorfpost does not run in this browser. Please update it, or use a newer one. If it is up to date, reload the page.',
    de: 'Dorfpost läuft in diesem Browser nicht. Bitte aktualisiere ihn, oder nimm einen neueren. Ist er aktuell, lade die Seite neu.',
    fr: 'Dorfpost ne fonctionne pas dans ce navigateur. Mets-le à jour, ou utilises-en un plus récent. S’il est à jour, recharge la page.',
  }
  var text
  for (var language in words) {
    text = document.createElement('p')
    text.lang = language
    text.appendChild(document.createTextNode(words[language]))
    root.appendChild(text)
  }
}
// Chrome 125, Firefox 128 and Safari 17.5, as the app is built for (`target` in web/vite.config.ts), know all three.
function isNewEnough() {
  return (
    window.CSS !== undefined &&
    CSS.supports('color', 'light-dark(red, blue)') &&
    CSS.supports('color', 'rgb(from red r g b)') &&
    CSS.supports('width', 'round(5px, 2px)')
  )
}
// The app runs, and looks wrong.
function warn(root) {
  var words = {
    en: 'Your browser is too old for Dorfpost: much looks wrong here. You need Safari 17.5, Firefox 128 or Chrome 125, or a newer one.',
    de: 'Dein Browser ist zu alt für Dorfpost: Vieles sieht hier falsch aus. Du brauchst mindestens Safari 17.5, Firefox 128 oder Chrome 125.',
    fr: 'Ton navigateur est trop ancien pour Dorfpost : l’affichage sera mauvais. Il te faut au moins Safari 17.5, Firefox 128 ou Chrome 125.',
  }
  var text = document.createElement('p')
  text.setAttribute('role', 'alert')
  text.appendChild(document.createTextNode(words[document.documentElement.lang] || words.en))
  // By hand, as it cannot be told which of our styles it reads.
  text.style.margin = '0'
  text.style.padding = '12px'
  text.style.color = '#000'
  text.style.background = '#fff'
  root.parentNode.insertBefore(text, root)
}
window.addEventListener('load', speak)
