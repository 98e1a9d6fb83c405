import { createSignal } from 'solid-js'
import type { Language } from '../../../worker/games/kernel/words.ts'
import { keep, kept } from '../kept.ts'
import type { Texts } from './en.ts'

const load: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
}

const [current, setCurrent] = createSignal<{ language: Language; texts: Texts } | null>(null)

const isLanguage = (value: string | null): value is Language => value === 'en' || value === 'de'

/** The language chosen here before, else the browser's first that we speak. */
export function preferredLanguage(): Language {
  const chosen = kept('language')
  if (isLanguage(chosen)) return chosen
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

/** Loads a language and shows everything in it. */
export async function speak(language: Language): Promise<void> {
  const texts = await load[language]()
  setCurrent({ language, texts })
  document.documentElement.lang = language
}

/** Speaks a language from now on, also after a reload. */
export function chooseLanguage(language: Language): Promise<void> {
  keep('language', language)
  return speak(language)
}

function spoken() {
  const now = current()
  if (!now) throw new Error('No language has been loaded.')
  return now
}

/** The texts of the present language, reactive. Before `speak` there are none. */
export const t = (): Texts => spoken().texts
export const language = (): Language => spoken().language

/** A game's name and what there is to say about it; the id where it is unknown. */
export const gameTexts = (id: string) => t().games[id] ?? { title: id, tagline: '', facts: '' }

/** "Ada, Ben and Cleo" */
export const listed = (items: ReadonlyArray<string>): string =>
  new Intl.ListFormat(t().locale, { type: 'conjunction' }).format(items)
