import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import {
  type Language,
  languages,
  locales,
  type PerLanguage,
} from '../worker/games/kernel/language.ts'
import { type Rulebook, rulebookPath } from '../worker/games/kernel/rules.ts'
import type { fronts as Fronts } from './src/boards/list.ts'
import type { GameFront } from './src/boards/manifest.ts'

/** Title of the first chapter, which the account of a game for newcomers makes. */
const inShort: PerLanguage<string> = { en: 'In short', de: 'In Kürze', fr: 'En bref' }

/** The rulebook of a game in a language: in English where nobody has translated the rules. */
export async function rulebookOf(
  { rules, how }: Pick<GameFront, 'rules' | 'how'>,
  language: Language,
): Promise<Rulebook> {
  const { goal, steps } = (await how[language]()).how
  const { labelled } = locales[language]
  const told = steps.map(([title, text]) => labelled(title, text.replaceAll('*', '')))
  const sentences = [goal, ...told].map((one, i) => [`${i}`, one])
  const { rules: chapters } = await (rules[language] ?? rules.en)()
  return [{ title: inShort[language], rules: Object.fromEntries(sentences) }, ...chapters]
}

/** Rulebooks of all games, each a file that the worker reads when a letter asks about the rules: so they are no part of its upload. */
export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    apply: 'build',
    // After the service worker, which keeps what pages need: they load the rules as code.
    generateBundle: {
      order: 'post',
      async handler() {
        // By its path: a bundled configuration would take in every board.
        const list = pathToFileURL(join(import.meta.dirname, 'src/boards/list.ts'))
        const { fronts }: { readonly fronts: typeof Fronts } = await import(list.href)
        for (const [game, front] of Object.entries(fronts))
          for (const language of languages) {
            const source = JSON.stringify(await rulebookOf(front, language))
            const fileName = rulebookPath(game, language).slice(1)
            this.emitFile({ type: 'asset', fileName, source })
          }
      },
    },
  }
}
