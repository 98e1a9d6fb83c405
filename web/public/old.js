// Speaks to a browser that cannot run the app: so it is written as every browser reads it. The app says that it runs.
function speak() {
  var root = document.getElementById('app')
  if (document.documentElement.getAttribute('data-runs') !== null || !root) return
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
window.addEventListener('load', speak)
