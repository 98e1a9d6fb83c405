import { type Language, locales } from '../games/kernel/language.ts'
import { wordsOf } from '../games/words.ts'
import type { Letter } from '../wire/letter.ts'
import { headerText } from './header.ts'
import { invitationWords } from './invitation-words.ts'
import { invitationPoster } from './picture.ts'

/** The letter to somebody who has no account: who asks, what this is, and how to sit down; `drawing` as SVG. */
export function strangersLetter(
  {
    game,
    title,
    names,
  }: {
    readonly game: string
    readonly title: string
    readonly names: ReadonlyArray<string>
  },
  host: { readonly name: string; readonly language: Language },
  url: string,
): Letter & { readonly drawing?: string } {
  const { language } = host
  const words = invitationWords[language]
  const { title: gameTitle, tagline } = wordsOf(game, language)
  const drawing = invitationPoster(game, words.heading(host.name), language)
  return {
    subject: headerText(words.subject(host.name, gameTitle)),
    stamp: gameTitle,
    heading: words.heading(host.name),
    blocks: [
      ...(drawing === null ? [] : [{ block: 'picture', alt: gameTitle } as const]),
      { block: 'text', text: words.what(gameTitle, title) },
      { block: 'text', text: tagline },
      { block: 'text', text: words.who(locales[language].and(names)) },
      { block: 'button', label: words.open, url },
      { block: 'text', text: words.slowly },
    ],
    ...(drawing !== null && { drawing }),
  }
}
