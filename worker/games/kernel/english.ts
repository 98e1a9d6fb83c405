/** Articles that English sentences need around names that are put into them. */
import { capital } from './language.ts'

/** "the Fisher" */
export const the = (name: string): string => `the ${name}`

/** "a Fisher", "an Agent" */
export const a = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`

/** A sentence whose head is an article begins with a capital. People's names stay as they write them. */
export const sentence = (text: string): string => text.replace(/^(?:the|an?)(?= )/, capital)
