import { A } from '@solidjs/router'
import { For } from 'solid-js'
import { switchLanguage } from '../person.ts'
import { language, t } from '../words/index.ts'

const names = { en: 'English', de: 'Deutsch' } as const

export const Footer = () => (
  <footer class="footer">
    <span>
      Dorfpost · <span>{t().tagline}</span>
    </span>
    <span class="footer-links">
      <For each={['de', 'en'] as const}>
        {(code) => (
          <button
            type="button"
            class="link"
            lang={code}
            aria-pressed={language() === code}
            onClick={() => void switchLanguage(code)}
          >
            {names[code]}
          </button>
        )}
      </For>
      <A href="/about">{t().nav.about}</A>
    </span>
  </footer>
)
