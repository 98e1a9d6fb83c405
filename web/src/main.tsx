import { render } from 'solid-js/web'
import './design/fonts.css'
import './design/tokens.css'
import './design/base.css'
import './design/parts.css'
import './design/shell.css'
import { App } from './app.tsx'
import { setUpOffline } from './offline.ts'
import { beginOpening } from './opening.ts'
import { reloadWhenOutdated } from './outdated.ts'
import { askTableAhead } from './table-ahead.ts'
import { preferredLanguage, setLanguage } from './words/index.ts'

/** Said where no language could be loaded, hence in both. */
const speechless =
  'The post office cannot be reached. Please reload the page. · ' +
  'Die Poststube ist nicht zu erreichen. Bitte lade die Seite neu.'

/** Not awaited by the module itself: the files of a language may need this very one, and neither would ever come. */
async function start(root: HTMLElement): Promise<void> {
  askTableAhead(location)
  beginOpening(root)
  reloadWhenOutdated()
  try {
    await setLanguage(preferredLanguage())
    render(App, root)
    if (import.meta.env.PROD) setUpOffline()
  } catch (error) {
    console.error(error)
    root.textContent = speechless
  }
}

// `old.js` speaks where nobody says so.
document.documentElement.dataset.runs = ''
const root = document.getElementById('app')
if (root) void start(root)
