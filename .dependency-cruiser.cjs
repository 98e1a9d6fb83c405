/** The import rules of the house: imports point one way only, those of types included. */
const { readdirSync } = require('node:fs')
const { join } = require('node:path')

/** A game is a folder with a manifest. */
const games = readdirSync(join(__dirname, 'worker/games'), { withFileTypes: true }).flatMap(
  (entry) => (entry.isDirectory() && entry.name !== 'kernel' ? [entry.name] : []),
)

/** The layers of the worker, the lowest first. A layer imports from itself and from those before it. */
const layers = [
  ['games'],
  ['pairings'],
  ['wire'],
  ['accounts'],
  ['notices'],
  ['table', 'person'],
  ['tournaments'],
  ['api'],
]
/** The rooms of a table, the lowest first, types included. Files outside of rooms stand above them all. */
const rooms = [
  'ground',
  'storage',
  'seats',
  'turns',
  'effects',
  'bots',
  'time',
  'votes',
  'telling',
  'queue',
  'people',
  'watching',
  'change',
  'operations',
]
const folder = (names) => `^worker/(${names.join('|')})/`

/** The layers of the front end, the lowest first: see web/README.md. */
const webLayers = [
  'device',
  'words',
  'api',
  'planner',
  'account',
  'design',
  'parts',
  'rules',
  'door',
  'bots',
  'stage',
  'boards',
  'hints',
  'pages',
]
const webFolder = (names) => `^web/src/(${names.join('|')})/`

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Modules that import each other cannot be understood one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circles-of-types',
      comment: 'What parts know of each other has a lowest floor, types included.',
      severity: 'error',
      from: { path: '^(web|worker)/' },
      to: { circular: true },
    },
    {
      name: 'stories-load-no-languages',
      comment:
        'A table loads a story in one language; the words of all cards would come along in all.',
      severity: 'error',
      from: { path: '^worker/games/[^/]+/story\\.ts$' },
      to: { path: '\\.(en|de|fr)\\.ts$', reachable: true },
    },
    {
      name: 'rules-are-pure',
      comment: 'The rules import nothing of the worker, the web or the platform.',
      severity: 'error',
      from: { path: '^worker/games/' },
      to: { pathNot: ['^worker/games/', '^node_modules/(zod|@noble)/'] },
    },
    {
      name: 'the-kernel-knows-no-game',
      severity: 'error',
      from: { path: '^worker/games/kernel/' },
      to: { path: '^worker/games/', pathNot: '^worker/games/kernel/' },
    },
    ...games.map((game) => ({
      name: `${game}-imports-no-other-game`,
      severity: 'error',
      from: { path: `^worker/games/${game}/` },
      to: { path: '^worker/games/', pathNot: `^worker/games/(${game}|kernel)/` },
    })),
    {
      name: 'pictures-are-pure',
      comment: 'A picture is drawn from a view alone, in the browser as in a letter.',
      severity: 'error',
      from: { path: '^worker/pictures/' },
      to: { pathNot: ['^worker/pictures/', '^worker/games/'] },
    },
    ...games.map((game) => ({
      name: `pictures-of-${game}-know-no-other-game`,
      severity: 'error',
      from: { path: `^worker/pictures/${game}/` },
      to: {
        path: ['^worker/pictures/[^/]+/', '^worker/games/[^/]+/'],
        pathNot: [`^worker/pictures/${game}/`, `^worker/games/(${game}|kernel)/`],
      },
    })),
    {
      name: 'pairings-are-pure',
      comment:
        'Pairings and standings follow from what they are given, and from the chance of the kernel.',
      severity: 'error',
      from: { path: '^worker/pairings/' },
      to: { pathNot: ['^worker/pairings/', '^worker/games/kernel/'] },
    },
    {
      name: 'web-sees-games-pictures-and-types-only',
      comment:
        'The front end runs the rules, draws the pictures and knows the shapes on the wire and of the operations, nothing else of the worker.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^worker/', pathNot: '^worker/(games|pictures|wire|table/operations)/' },
    },
    {
      name: 'web-takes-only-types-of-wire-and-operations',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^worker/(wire|table/operations)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-loads-games-through-their-boards',
      comment: 'Rules and words of a game are loaded with its board, never with the shell.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/boards/' },
      to: { path: '^worker/games/', pathNot: '^worker/games/kernel/' },
    },
    ...games.map((game) => ({
      name: `board-of-${game}-is-its-own`,
      severity: 'error',
      from: { path: `^web/src/boards/${game}/` },
      to: {
        path: ['^web/src/boards/[^/]+/', '^worker/games/[^/]+/', '^worker/pictures/[^/]+/'],
        pathNot: [
          `^web/src/boards/(${game}|kit)/`,
          `^worker/games/(${game}|kernel)/`,
          `^worker/pictures/${game}/`,
        ],
      },
    })),
    ...layers.slice(0, -1).map((layer, i) => ({
      name: `${layer.join('-and-')}-import-no-higher-layer`,
      comment: 'See worker/README.md.',
      severity: 'error',
      from: { path: folder(layer) },
      to: { path: [folder(layers.slice(i + 1).flat()), '^worker/index\\.ts$'] },
    })),
    ...webLayers.slice(0, -1).map((name, i) => ({
      name: `web-${name}-imports-no-higher-layer`,
      comment: 'See web/README.md.',
      severity: 'error',
      from: { path: webFolder([name]) },
      to: { path: [webFolder(webLayers.slice(i + 1)), '^web/src/(app|main)\\.tsx$'] },
    })),
    {
      name: 'web-files-lie-in-layers',
      comment: 'Only what starts the app lies beside the layers.',
      severity: 'error',
      from: {
        path: '^web/src/',
        pathNot: [webFolder(webLayers), '^web/src/(app|main)\\.tsx$', '\\.d\\.ts$'],
      },
      to: {},
    },
    ...rooms.map((room, i) => ({
      name: `${room}-of-a-table-imports-no-higher-room`,
      comment: 'See "The rooms of a table" in worker/README.md.',
      severity: 'error',
      from: { path: `^worker/table/${room}/` },
      to: {
        path: '^worker/table/',
        pathNot: `^worker/table/(${rooms.slice(0, i + 1).join('|')})/`,
      },
    })),
    {
      name: 'table-and-person-are-apart',
      comment: 'A table and a person call each other through their Durable Objects only.',
      severity: 'error',
      from: { path: '^worker/(table|person)/' },
      to: { path: '^worker/(table|person)/', pathNot: '^worker/$1/' },
    },
    {
      name: 'wire-and-environment-are-leaves',
      comment: 'What everybody imports depends on nobody but the games.',
      severity: 'error',
      from: { path: '^worker/(wire/|env\\.ts|fault\\.ts|steps\\.ts|sockets\\.ts|count\\.ts)' },
      to: { path: '^worker/', pathNot: '^worker/(wire|games)/' },
    },
    {
      name: 'worker-knows-no-web',
      severity: 'error',
      from: { path: '^worker/' },
      to: { path: '^web/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '^(web|worker/(table|accounts|person|tournaments|api|pictures|wire))/' },
      to: { path: '^test/' },
    },
    {
      name: 'all-imports-resolve',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(cloudflare:|virtual:)' },
    },
    {
      name: 'dev-packages-stay-out',
      comment: 'What runs in production is a dependency.',
      severity: 'error',
      from: { path: '^worker/', pathNot: '\\.config\\.ts$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/dist/' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
