import { createMemo, createSignal, For, Show } from 'solid-js'
import { type Language, locales } from '../../../worker/games/kernel/language.ts'
import { TextField } from '../parts/TextField.tsx'
import { language, locale } from '../words/index.ts'
import { found } from './index.ts'
import type { Rules } from './shelf.ts'
import { rulesTexts } from './words.ts'
import './rules.css'

/** A game's rules to read and to search, each rule with its number. */
export function RulesReader(props: {
  readonly rules: Rules
  /** The language that the rules are written in. */
  readonly language: Language
  /** The rule to begin at. */
  readonly at?: string
}) {
  const [search, setSearch] = createSignal('')
  const chapters = createMemo(() => found(props.rules, search()))
  const count = () => chapters().reduce((sum, { rules }) => sum + Object.keys(rules).length, 0)
  return (
    <div class="rules">
      <Show when={props.language !== language()}>
        <p class="soft">
          {rulesTexts().untranslated(
            new Intl.DisplayNames(locale().tag, { type: 'language' }).of(props.language) ??
              locales[props.language].name,
          )}
        </p>
      </Show>
      <TextField label={rulesTexts().search} type="search" value={search()} onInput={setSearch} />
      <p class="small" role="status">
        <Show when={search().trim() !== ''}>
          {count() === 0 ? rulesTexts().none : rulesTexts().found(count())}
        </Show>
      </p>
      <Show when={search().trim() === ''}>
        <details class="rules-contents">
          <summary>{rulesTexts().contents}</summary>
          <ol lang={props.language}>
            <For each={props.rules}>
              {({ title, rules }) => (
                <li>
                  <a href={`#${Object.keys(rules)[0]}`}>{title}</a>
                </li>
              )}
            </For>
          </ol>
        </details>
      </Show>
      <For each={chapters()}>
        {({ title, rules }) => (
          <section class="rules-chapter" lang={props.language}>
            <h2>{title}</h2>
            <dl>
              <For each={Object.entries(rules)}>
                {([number, text]) => (
                  <div
                    class="rule"
                    classList={{ 'rule-at': number === props.at }}
                    id={number}
                    ref={(element) => {
                      if (number === props.at)
                        queueMicrotask(() => element.scrollIntoView({ block: 'center' }))
                    }}
                  >
                    <dt>
                      <a href={`#${number}`}>{number}</a>
                    </dt>
                    <dd>{text}</dd>
                  </div>
                )}
              </For>
            </dl>
          </section>
        )}
      </For>
    </div>
  )
}
