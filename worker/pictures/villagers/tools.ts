/** Everything that a person of this game can hold, by name. */
import { courtTools } from './court-tools.ts'
import { craftTools } from './craft-tools.ts'
import { fieldTools } from './field-tools.ts'

export const tools = { ...craftTools, ...fieldTools, ...courtTools }
export type ToolName = keyof typeof tools
