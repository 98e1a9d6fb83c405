import clockwork from 'virtual:icon/clockwork'
import { Icon } from '../design/Icon.tsx'
import './bots.css'
import type { BotLevel } from './levels.ts'
import { botTexts } from './words.ts'

/** Says beside a name that a bot plays here. */
export const BotTag = (props: { readonly level: BotLevel }) => (
  <span class="tag bot-tag">
    <Icon path={clockwork} />
    {botTexts().tag(botTexts().levels[props.level])}
  </span>
)
