import { For } from 'solid-js'
import type { Language } from '../../../../worker/games/kernel/index.ts'
import { professions, type Village } from '../../../../worker/games/my-village/index.ts'
import { suitOfProfession } from './Choices.tsx'
import { Pawn } from './Drawn.tsx'
import { boardWordsIn } from './dictionary.ts'

/** Living ones of the five villagers of a seat. */
export function Five(props: { readonly village: Village; readonly language: Language }) {
  const boardWords = () => boardWordsIn(props.language)
  const told = (who: (typeof professions)[number]) =>
    boardWords().villager(boardWords().cards.professions[who].name, props.village.villagers[who])
  return (
    <span class="mv-five">
      <For each={professions}>
        {(who) => (
          <span
            class="mv-one"
            classList={{ 'mv-gone': !props.village.villagers[who] }}
            title={told(who)}
          >
            <Pawn who={who} suit={suitOfProfession[who]} />
            <span class="quiet">{told(who)}</span>
          </span>
        )}
      </For>
    </span>
  )
}
