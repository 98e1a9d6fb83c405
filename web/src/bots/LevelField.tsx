import { SelectField } from '../parts/SelectField.tsx'
import { type BotLevel, botLevels, keepLevel } from './levels.ts'
import { botTexts } from './words.ts'

interface LevelFieldProps {
  readonly value: BotLevel
  readonly onChange: (level: BotLevel) => void
}

/** Strength of the bots. */
export const LevelField = (props: LevelFieldProps) => (
  <SelectField
    label={botTexts().level}
    values={botLevels.map((level) => [level, botTexts().levels[level]] as const)}
    value={props.value}
    onChange={(level) => {
      keepLevel(level)
      props.onChange(level)
    }}
  />
)
