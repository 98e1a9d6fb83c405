/**
 * Texts of an instance’s operator: Markdown files that the build takes from `.house`, or that a server of one's own
 * hands over (`HOUSE`).
 */
import type { Env } from '../env.ts'
import type { Language } from '../games/kernel/language.ts'
import { getHouseText, getStatus } from '../wire/routes/house.ts'
import { type HouseName, houseNames } from '../wire/schema/house.ts'
import { ProblemError } from './problem.ts'
import { resource } from './route.ts'
import { statusOf } from './status.ts'

export const house = resource()

/** Texts by the names of their files, such as `privacy.de.md`. */
type Texts = Readonly<Record<string, string>>

let known: { readonly source: string; readonly texts: Texts } | null = null

/** All texts that there are. They are read once: they change with a new start or a new deployment only. */
async function textsOf({ HOUSE, ASSETS, ORIGIN }: Env): Promise<Texts> {
  const source = HOUSE ?? 'assets'
  if (known?.source === source) return known.texts
  const texts: Texts = HOUSE
    ? HOUSE === 'none'
      ? {}
      : JSON.parse(HOUSE)
    : await builtIn(ASSETS, ORIGIN)
  known = { source, texts }
  return texts
}

async function builtIn(assets: Fetcher, origin: string): Promise<Texts> {
  const file = await assets.fetch(new URL('/house.json', origin))
  return file.ok ? file.json() : {}
}

/** True if an instance is for this computer or a circle of friends alone: its operator says so, or it has no address for others. */
const isPrivate = ({ HOUSE, ORIGIN }: Env): boolean =>
  HOUSE === 'none' || /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(ORIGIN)

/** Texts of the house that exist; and those that are missing before everybody may be let in. */
export async function houseOf(
  env: Env,
): Promise<Readonly<Record<'there' | 'missing', ReadonlyArray<HouseName>>>> {
  const texts = await textsOf(env)
  const has = (name: HouseName) => `${name}.md` in texts
  return {
    there: houseNames.filter(has),
    missing: isPrivate(env) ? [] : houseNames.filter((name) => !has(name)),
  }
}

/** The file of a text: in a language where there is one, else the one for everybody. */
function find(texts: Texts, name: HouseName, language: Language) {
  const own = texts[`${name}.${language}.md`]
  if (own !== undefined) return { name, language, text: own }
  const text = texts[`${name}.md`]
  return text === undefined ? null : { name, language: null, text }
}

house.openapi(getStatus, async (c) => c.json(await statusOf(c.env, Date.now()), 200))

house.openapi(getHouseText, async (c) => {
  const { name } = c.req.valid('param')
  const found = find(await textsOf(c.env), name, c.req.valid('query').lang)
  if (!found) throw new ProblemError('not-found')
  return c.json(found, 200)
})
