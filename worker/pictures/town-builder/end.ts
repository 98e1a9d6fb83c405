/** Distance to the end of a game of Town Builder, in words. */
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import type { State } from '../../games/town-builder/index.ts'
import { endStanding, roundsToCome } from '../../games/town-builder/standings.ts'

interface Said {
  readonly last: string
  /** Rounds after this one; with the number of cards in the deck where they are an estimate. */
  readonly rounds: (rounds: number, deck: number | null) => string
  /** Reshuffles that are still to come, two or more. */
  readonly reshuffles: (left: number, deck: number) => string
}

const words: PerLanguage<Said> = {
  en: {
    last: 'This is the last round.',
    rounds: (rounds, deck) => {
      const said = locales.en.counted(rounds, 'more round', 'more rounds')
      return deck === null ? `${said} after this one.` : `About ${said} (deck: ${deck}).`
    },
    reshuffles: (left, deck) =>
      `The game ends once the deck (${deck} cards) is used up ${left} times.`,
  },
  de: {
    last: 'Das ist die letzte Runde.',
    rounds: (rounds, deck) => {
      const said = locales.de.counted(rounds, 'Runde', 'Runden')
      return deck === null ? `Danach noch ${said}.` : `Noch etwa ${said} (Stapel: ${deck}).`
    },
    reshuffles: (left, deck) =>
      `Das Spiel endet, wenn der Stapel (${deck} Karten) ${left}-mal leer war.`,
  },
  fr: {
    last: 'C’est la dernière manche.',
    rounds: (rounds, deck) => {
      const said = `Encore ${locales.fr.counted(rounds, 'manche', 'manches')}`
      return deck === null ? `${said} après celle-ci.` : `${said} environ (pioche\u202f: ${deck}).`
    },
    reshuffles: (left, deck) =>
      `La partie finit quand la pioche (${deck} cartes) a été vidée ${left} fois.`,
  },
}

/** Rounds after this one, estimated until the last reshuffle (T6.3), or the reshuffles before it (T6.1). */
export function endOf(view: State, language: Language): string {
  const { last, rounds, reshuffles } = words[language]
  const { reshuffles: done, reshuffleLimit, deck } = endStanding(view)
  const left = roundsToCome(view)
  if (left === null) return reshuffles(reshuffleLimit - done, deck)
  return left.rounds === 0 ? last : rounds(left.rounds, left.sure ? null : deck)
}
