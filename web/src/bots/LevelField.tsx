import { For } from 'solid-js'
import { type BotLevel, botLevels, keepLevel } from './levels.ts'
import { botTexts } from './words.ts'

interface LevelFieldProps {
  readonly value: BotLevel
  readonly onChange: (level: BotLevel) => void
}

/** Strength of the bots. */
export const LevelField = (props: LevelFieldProps) => (
  <label class="field">
    <span class="field-label">{botTexts().level}</span>
    <select
      class="input"
      value={props.value}
      onChange={(event) => {
        const level = botLevels.find((one) => one === event.currentTarget.value)
        if (!level) return
        keepLevel(level)
        props.onChange(level)
      }}
    >
      <For each={botLevels}>
        {(level) => <option value={level}>{botTexts().levels[level]}</option>}
      </For>
    </select>
  </label>
)
