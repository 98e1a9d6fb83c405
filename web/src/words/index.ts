import { createSignal } from 'solid-js'
import {
  isLanguage,
  type Language,
  locales,
  type PerLanguage,
  spokenOf,
} from '../../../worker/games/kernel/language.ts'
import { keep, kept } from '../device/browser-storage.ts'
import type { Texts } from './en.ts'
import type { GameTexts } from './game-texts.ts'

const load: PerLanguage<() => Promise<Texts>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
}

const [current, setCurrent] = createSignal<{ language: Language; texts: Texts } | null>(null)

/** The language chosen here before, else the browser's first that we setLanguage. */
export function preferredLanguage(): Language {
  const chosen = kept('language')
  if (isLanguage(chosen)) return chosen
  return spokenOf(navigator.languages) ?? 'en'
}

/** Loads a language and shows everything in it. */
export async function setLanguage(language: Language): Promise<void> {
  const texts = await load[language]()
  setCurrent({ language, texts })
  document.documentElement.lang = language
}

/**
 * Has the browser read how a language counts and lists, while other files are on their way. It does so when it is first
 * asked, which takes a phone 50 ms; so each is asked in a task of its own.
 */
export function countAhead(language: Language): void {
  const { counted, and } = locales[language]
  for (const ask of [() => counted(1, '', ''), () => and(['', ''])]) setTimeout(ask)
}

/** Speaks a language from now on, also after a reload. */
export function chooseLanguage(language: Language): Promise<void> {
  keep('language', language)
  return setLanguage(language)
}

function spoken() {
  const now = current()
  if (!now) throw new Error('No language has been loaded.')
  return now
}

/** The texts of the present language, reactive. Before `setLanguage` there are none. */
export const appTexts = (): Texts => spoken().texts
export const language = (): Language => spoken().language

/** A game's name and what there is to say about it; the id where it is unknown. */
export const gameTexts = (id: string): GameTexts =>
  appTexts().games[id] ?? { ...unknown, title: id }

const unknown: GameTexts = { title: '', tagline: '', facts: '', long: '', values: '', home: '' }

/** Way in which the present language counts, lists and writes numbers and dates. */
export const locale = () => locales[language()]

/** "Ada, Ben and Cleo" */
export const listed = (items: ReadonlyArray<string>): string => locale().and(items)
