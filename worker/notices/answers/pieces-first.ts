/** Pieces that are named behind what they are for: “the play banner and the scriptorium with both white fours”. */
import { fitOf, labelOf } from './label.ts'
import { plainWords } from './spelling.ts'
import type { Position } from './wish.ts'
import { isArticle, isHarmless, isJoint, isOfSeveral } from './words-beside.ts'
import { isVerb } from './words-of-moves.ts'
import { isNumber } from './words-of-numbers.ts'

const withPieces =
  /(?:,\s*)?(?<!\p{L})(?:with|using|mit|avec)\s+([^,.!?;()]+?)(?=\s*(?:[,.!?;()]|$|(?<!\p{L})(?:and then|then|und dann|dann|et puis|puis|please|bitte|svp|stp)(?!\p{L})))/giu

/** The sentences with the pieces of each before all else that it says, where these are to be taken first; `null` where none has such. */
export function withPiecesFirst(
  sentences: ReadonlyArray<string>,
  position: Position | null,
): ReadonlyArray<string> | null {
  const pieces = (position?.legal ?? []).flatMap(({ labels }) =>
    labels.flatMap((text) => {
      const { main } = labelOf(text)
      return main.filter(isNumber).length === 1 ? [main] : []
    }),
  )
  const isOfPiece = (word: string) =>
    isNumber(word) ||
    isJoint(word) ||
    isArticle(word) ||
    isOfSeveral(word) ||
    (!isVerb(word) && !isHarmless(word) && pieces.some((main) => fitOf(word, main) > 0))
  const turned = sentences.map((sentence) => {
    for (const { 0: all, 1: phrase = '', index } of sentence.matchAll(withPieces)) {
      const words = plainWords(phrase)
      const rest = `${sentence.slice(0, index)} ${sentence.slice(index + all.length)}`
      if (words.some(isNumber) && words.every(isOfPiece) && plainWords(rest).length > 0)
        return `${phrase}, ${rest.trim()}`
    }
    return sentence
  })
  return turned.some((sentence, i) => sentence !== sentences[i]) ? turned : null
}
