/** Pieces of Town Builder, each with all that it does, costs and is worth. */
import { capital, type Language, locales } from '../../games/kernel/language.ts'
import { awards, judges, townCards } from '../../games/town-builder/components/index.ts'
import { abilityOf, nameOf, pointsIn, printOf, texts, words } from './facts.ts'

/** Town cards as printed (T2.7), judges (T2.3), awards (T2.2), and the crest, whose ability is that of all four (T2.4). */
export function pieces(
  language: Language,
): ReadonlyArray<{ readonly name: string; readonly text: string }> {
  const { crest, kinds } = words[language]
  return [
    ...townCards.map(({ id }) => ({
      name: nameOf(id, language),
      text: `${capital(printOf(id, language))}. ${abilityOf(id, language)}`.trim(),
    })),
    ...[...judges, ...awards].map(({ id, points }) => ({
      name: nameOf(id, language),
      text: `${capital(pointsIn(points, language))}. ${texts[language][id].text}`,
    })),
    {
      name: crest,
      text: locales[language].labelled(kinds.star, texts[language]['crest-1'].text ?? ''),
    },
  ]
}
