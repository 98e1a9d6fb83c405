import { For, Show } from 'solid-js'
import { languages, locales } from '../../../../worker/games/kernel/language.ts'
import { me, switchLanguage } from '../../account/me.ts'
import { A } from '../../parts/A.tsx'
import { rulesTexts } from '../../rules/words.ts'
import { appTexts, language } from '../../words/index.ts'
import { companyTexts } from '../company/words.ts'
import { houseNames, houseTexts } from '../house/words.ts'
import { weekTexts } from '../week/words.ts'

/** Texts of the house that the server says there are, or are missing before everybody may be let in. */
const namesIn = (said: string | undefined) =>
  houseNames.filter((name) => said?.split(' ').includes(name))

export const Footer = () => (
  <footer class="footer">
    <Show when={namesIn(document.documentElement.dataset.houseMissing).length > 0}>
      <strong class="footer-unready" role="status">
        {houseTexts().unready(
          namesIn(document.documentElement.dataset.houseMissing).map((name) => houseTexts()[name]),
        )}
      </strong>
    </Show>
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
      <A href="/tournaments">{appTexts().nav.tournaments}</A>
      <Show when={me()}>
        <A href="/clubs">{appTexts().nav.clubs}</A>
        <A href="/people">{companyTexts().people.title}</A>
      </Show>
      <A href="/week">{weekTexts().title}</A>
      <A href="/best">{companyTexts().best.title}</A>
      <A href="/ladders">{appTexts().nav.ladders}</A>
      <A href="/study">{appTexts().nav.study}</A>
      <A href="/about">{appTexts().nav.about}</A>
      <A href="/status">{houseTexts().status.title}</A>
      <For each={namesIn(document.documentElement.dataset.house)}>
        {(name) => <A href={`/${name}`}>{houseTexts()[name]}</A>}
      </For>
    </span>
  </footer>
)
