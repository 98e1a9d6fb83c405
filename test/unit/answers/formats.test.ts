/** The words of an answer are found in the formats of common mail programs. */
import { describe, expect, test } from 'vitest'
import { writtenLines } from '../../../worker/notices/answers/written-lines.ts'
import { formats, openings } from './formats.ts'

describe.each(formats)('%s', (_, text) => {
  test.each(openings)('%j is all that was written', (words) => {
    expect(writtenLines(text.replace('…', words), 'Ada')).toEqual([words])
  })
})
