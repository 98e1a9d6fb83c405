import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'

/**
 * An order of test files in which those that take longest, named from the longest on, come first:
 * otherwise one worker is left alone with them at the end.
 */
export const longestFirst = (names: ReadonlyArray<string>): TestSequencerConstructor =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const rank = ({ moduleId }: TestSpecification) => {
        const at = names.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
        return at < 0 ? names.length : at
      }
      return files.toSorted((a, b) => rank(a) - rank(b))
    }
  }
