import { render } from 'solid-js/web'
import './design/fonts.css'
import './design/tokens.css'
import './design/base.css'
import './design/parts.css'
import './design/shell.css'
import { askMeAhead } from './account/me-ahead.ts'
import { setUpOffline } from './account/offline.ts'
import { askTableAhead } from './account/table-ahead.ts'
import { App } from './app.tsx'
import { beginOpening, onceThere } from './device/opening.ts'
import { reloadWhenOutdated } from './device/outdated.ts'
import { shelve } from './rules/shelf.ts'
import { countAhead, preferredLanguage, setLanguage } from './words/index.ts'

/** Said where no language could be loaded, hence in both. */
const speechless =
  'The post office cannot be reached. Please reload the page. · ' +
  'Die Poststube ist nicht zu erreichen. Bitte lade die Seite neu.'

/** True if a table is opened, whose words count and list at once. */
const isTable = ({ pathname }: Location): boolean => /^\/(t|watch)\//.test(pathname)

/** Not awaited by the module itself: the files of a language may need this very one, and neither would ever come. */
async function start(root: HTMLElement): Promise<void> {
  shelve(async () => (await import('./boards/list.ts')).frontOf)
  askTableAhead(location)
  askMeAhead(location)
  const preferred = preferredLanguage()
  if (isTable(location)) countAhead(preferred)
  beginOpening(root)
  reloadWhenOutdated()
  try {
    await setLanguage(preferred)
    render(App, root)
    if (import.meta.env.PROD) onceThere(root, setUpOffline)
  } catch (error) {
    console.error(error)
    root.textContent = speechless
  }
}

// `old.js` speaks where nobody says so.
document.documentElement.dataset.runs = ''
const root = document.getElementById('app')
if (root) void start(root)
