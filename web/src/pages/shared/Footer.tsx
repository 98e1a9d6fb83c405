import { For, Show } from 'solid-js'
import { languages, locales } from '../../../../worker/games/kernel/language.ts'
import { me, switchLanguage } from '../../account/me.ts'
import { A } from '../../parts/A.tsx'
import { rulesTexts } from '../../rules/words.ts'
import { appTexts, language } from '../../words/index.ts'
import { clubTexts } from '../clubs/words.ts'
import { companyTexts } from '../company/words.ts'
import { weekTexts } from '../week/words.ts'

export const Footer = () => (
  <footer class="footer">
    <span>
      Dorfpost · <span>{appTexts().tagline}</span>
    </span>
    <span class="footer-links">
      <For each={languages}>
        {(code) => (
          <button
            type="button"
            class="link"
            lang={code}
            aria-pressed={language() === code}
            onClick={() => void switchLanguage(code)}
          >
            {locales[code].name}
          </button>
        )}
      </For>
      <A href="/rules">{rulesTexts().short}</A>
      <A href="/cards">{rulesTexts().cards}</A>
      <A href="/lobby">{companyTexts().lobby.title}</A>
      <Show when={me()}>
        <A href="/clubs">{clubTexts().title}</A>
        <A href="/people">{companyTexts().people.title}</A>
      </Show>
      <A href="/week">{weekTexts().title}</A>
      <A href="/best">{companyTexts().best.title}</A>
      <A href="/study">{appTexts().nav.study}</A>
      <A href="/about">{appTexts().nav.about}</A>
    </span>
  </footer>
)
