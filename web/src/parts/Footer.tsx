import { A } from '@solidjs/router'
import { For, Show } from 'solid-js'
import { companyTexts } from '../pages/company/words.ts'
import { me, switchLanguage } from '../person.ts'
import { rulesTexts } from '../rules/words.ts'
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
      <A href="/rules">{rulesTexts().short}</A>
      <A href="/cards">{rulesTexts().cards}</A>
      <A href="/lobby">{companyTexts().lobby.title}</A>
      <Show when={me()}>
        <A href="/people">{companyTexts().people.title}</A>
      </Show>
      <A href="/best">{companyTexts().best.title}</A>
      <A href="/study">{t().nav.study}</A>
      <A href="/about">{t().nav.about}</A>
    </span>
  </footer>
)
