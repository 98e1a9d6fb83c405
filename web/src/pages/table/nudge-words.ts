import { language } from '../../words/index.ts'

const en = {
  nudge: (name: string) => `Nudge ${name} politely`,
  done: (name: string) => `You nudged ${name}. You can do it again tomorrow.`,
}
const de: typeof en = {
  nudge: (name) => `${name} freundlich anstupsen`,
  done: (name) => `${name} wurde angestupst. Morgen geht es wieder.`,
}

const fr: typeof en = {
  nudge: (name) => `Relancer gentiment ${name}`,
  done: (name) => `Tu as relancé ${name}. Tu pourras recommencer demain.`,
}

/** Words about nudging, in the present language. */
export const nudgeTexts = (): typeof en => ({ en, de, fr })[language()]
