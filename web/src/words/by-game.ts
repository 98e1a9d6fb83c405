/** Contents of files such as `../boards/<game>/texts.en.ts`, by game. */
export const byGame = <T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(files).map(([path, found]) => [path.split('/').at(-2) ?? '', found]),
  )
