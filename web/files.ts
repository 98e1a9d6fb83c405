/** Modules of the app that come together as one file, and which files a table's page is going to need. */
import type { Plugin, Rolldown } from 'vite'

/** A module's path with slashes, on every system. */
const pathOf = (id: string) => id.replaceAll('\\', '/')

/** Modules in folders of a game: a board, the rules, drawings. */
const ofGame = /(?:web\/src\/boards|worker\/games|worker\/pictures)\/((?!kit\/|kernel\/)[\w-]+)\//

/** The words of a game, its board and its guide that a table needs, a file a language. */
const gameWords =
  /(?:worker\/games|web\/src\/boards)\/[\w-]+\/(?:words|more-words|cards|guide)\.(\w\w)\.ts$/

/** Facts of the bundler about a module. */
interface Lookup {
  getModuleInfo(id: string): { readonly importers: ReadonlyArray<string> } | null
}

const drawing = /worker\/pictures\//

/** Files that a table asks for of its game, by address: the board and the words. */
const ofTable = /web\/src\/boards\/[\w-]+\/index\.tsx$|worker\/games\/[\w-]+\/words\.\w\w\.ts$/

/** True if a table needs a module as it starts. Drawings of letters and previews lie in the same folders, and no table needs them. */
function isForTables(id: string, lookup: Lookup): boolean {
  const found = new Set([id])
  for (const one of found) {
    if (ofTable.test(pathOf(one))) return true
    for (const importer of lookup.getModuleInfo(one)?.importers ?? []) found.add(importer)
  }
  return false
}

/** Names a file after the game that its modules belong to, and their language where they have one. */
const named = (part: string) => (id: string) => {
  const game = pathOf(id).match(ofGame)?.[1]
  const language = pathOf(id).match(gameWords)?.[1]
  return game === undefined ? null : [game, part, language].filter(Boolean).join('-')
}

/** Names a file that holds only what tables need as they start. */
const forTables = (name: (id: string) => string | null) => (id: string, lookup: Lookup) =>
  isForTables(id, lookup) ? name(id) : null

const isIn = (path: RegExp) => (id: string) => path.test(pathOf(id))

/**
 * Files of the app, by the modules that lie in them. A module belongs to the first group that
 * matches it or something that imports it. A request costs a phone more than its bytes; so what is
 * needed together comes together, and what only some pages need stays apart from what all need.
 */
export const groups = [
  // Modules that every page needs.
  {
    name: 'shell',
    test: isIn(
      /node_modules\/(solid-js|@solidjs)\/|web\/src\/([\w-]+|api\/client|boards\/list|boards\/[\w-]+\/manifest|bots\/(words|levels|PlayBots)|design\/\w+|door\/door|pages\/(Missing|missing)|pages\/company\/(words|company)|rules\/(words|reading|RuleLink|rule-link)|words\/(index|by-game)|parts\/(pace\/(pace|words)|(?!Qr\.)[A-Z]\w+|act|fronts))\.(tsx?|css)$|worker\/games\/kernel\/french\.ts$|virtual:(drawn\/front|icon\/(cog|envelope|key|village)$)/,
    ),
  },
  // Modules that tables share with other pages: how somebody comes in and hears of a turn, cards and villages.
  {
    name: (id: string, lookup: Lookup) =>
      !drawing.test(pathOf(id)) || isForTables(id, lookup) ? 'common' : null,
    test: isIn(
      /web\/src\/(door\/(words|PasskeyTrouble)|pages\/settings\/(words|PushHere))\.tsx?$|worker\/(games\/(kernel\/)?|pictures\/)[\w-]+\.ts$/,
    ),
  },
  // A table, and what all boards are made with.
  {
    name: 'table',
    test: isIn(
      /web\/src\/(pages\/table\/Table\.tsx|boards\/kit\/[\w.-]+|stage\/(layout|letters)\.ts)$|virtual:icon\//,
    ),
  },
  // Rules, words, drawings and board of each game.
  {
    name: forTables(named('rules')),
    test: isIn(/worker\/games\/(?!kernel\/)[\w-]+\/(?!evaluate|[\w-]+\.\w\w\.ts$)/),
  },
  { name: named('words'), test: isIn(gameWords) },
  { name: forTables(named('drawn')), test: isIn(/worker\/pictures\/[\w-]+\//) },
  { name: named('board'), test: isIn(/web\/src\/boards\/[\w-]+\/index\.tsx$/) },
].map((group, i, { length }) => ({ ...group, priority: length - i }))

/** A file of the app with all that it needs at once, by address. */
function withNeeds(
  bundle: Rolldown.OutputBundle,
  file: string,
  found = new Set<string>(),
): Set<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || found.has(`/${file}`)) return found
  found.add(`/${file}`)
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(`/${sheet}`)
  for (const other of chunk.imports) withNeeds(bundle, other, found)
  return found
}

/** Under which name a file is told ahead; `null`: not at all. */
function aheadName({
  name,
  facadeModuleId,
}: {
  name: string
  facadeModuleId: string | null
}): string | null {
  const language = pathOf(facadeModuleId ?? '').match(/web\/src\/words\/(\w\w)\.ts$/)?.[1]
  const ofGame = name.match(/^([\w-]+)-(?:board|words-(\w\w))$/)
  if (ofGame) return ofGame[2] === undefined ? (ofGame[1] ?? null) : `${ofGame[1]}-${ofGame[2]}`
  return language ?? (name === 'table' ? name : null)
}

/**
 * Tells `boot.js` in the page's head which files are going to be needed, so that they are fetched along with
 * the first ones instead of after them: `ahead:de` for a language, `ahead:table` for a table, and for one
 * of a certain game `ahead:<game>` and, for its words, `ahead:<game>-de`.
 */
export function filesAhead(): Plugin {
  return {
    name: 'files-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const ahead = new Map<string, Set<string>>()
        for (const file of Object.values(bundle)) {
          const name = file.type === 'chunk' ? aheadName(file) : null
          if (name !== null) ahead.set(name, withNeeds(bundle, file.fileName))
        }
        /** Returns true if the page asks for it itself, or another list tells it that comes along with this one. */
        const isTold = (file: string, name: string) =>
          html.includes(`"${file}"`) ||
          (name.length > 2 &&
            ['table', name.replace(/-\w\w$/, '')].some(
              (other) => other !== name && ahead.get(other)?.has(file),
            ))
        const metas = [...ahead].sort().map(([name, files]) => {
          const content = [...files].filter((file) => !isTold(file, name)).join(' ')
          return `<meta name="ahead:${name}" content="${content}">\n    `
        })
        return html.replace('</head>', (end) => metas.join('') + end)
      },
    },
  }
}
