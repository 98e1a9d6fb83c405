/** Links of a letter that are bound to its reader. */
import { freshPass, passToken, seatedAt } from '../accounts/passes.ts'
import type { Env } from '../env.ts'
import type { Block } from '../wire/letter.ts'
import type { Keeper } from './keeper.ts'

/** Letter that goes out. */
interface Posted {
  readonly table: string | null
  readonly kind: string
  /** The pass that lies with it, for links to its table. */
  readonly pass?: string | null
}

/**
 * The blocks of a letter by e-mail, with a pass in each link to a table where its reader sits. It is made when the
 * letter goes out, so that letters which are held, kept or shown elsewhere have none. A table's own letters go to
 * who sits there, but for invitations; of those about several tables, the list of tables says it.
 */
export async function boundTo(
  env: Env,
  keeper: Keeper,
  account: string,
  { table, kind, pass = null }: Posted,
  blocks: ReadonlyArray<Block>,
  now: number,
): Promise<ReadonlyArray<Block>> {
  if (table !== null && kind === 'invitation') return blocks
  const linked = [...new Set(blocks.flatMap(urlsOf).flatMap((url) => tableOf(env, url) ?? []))]
  if (linked.length === 0) return blocks
  const seated = table === null ? await seatedAt(env, account, linked) : linked
  const passes = new Map<string, string>()
  if (table !== null && pass !== null) passes.set(table, await passToken(env, account, pass))
  const others = seated.filter((one) => !passes.has(one))
  const made = await Promise.all(others.map((one) => freshPass(env, account, one, now)))
  if (made.length > 0) await keeper.keepPasses(made.map(({ kept }) => kept))
  for (const { token, kept } of made) passes.set(kept.table, token)
  const bound = (url: string): string => {
    const pass = passes.get(tableOf(env, url) ?? '')
    return pass === undefined ? url : `${url}${url.includes('#') ? '&' : '#'}as=${pass}`
  }
  return blocks.map((block) => {
    if (block.block === 'button') return { ...block, url: bound(block.url) }
    if (block.block === 'entry' && block.link)
      return { ...block, link: { ...block.link, url: bound(block.link.url) } }
    if (block.block !== 'choices') return block
    return { ...block, rows: block.rows.map((row) => ({ ...row, url: bound(row.url) })) }
  })
}

function urlsOf(block: Block): string[] {
  if (block.block === 'button') return [block.url]
  if (block.block === 'entry') return block.link ? [block.link.url] : []
  return block.block === 'choices' ? block.rows.map(({ url }) => url) : []
}

/** The table that a link of ours opens; `null` for any other. */
function tableOf({ ORIGIN }: Env, url: string): string | null {
  const path = url.startsWith(`${ORIGIN}/t/`) ? url.slice(ORIGIN.length) : ''
  return /^\/t\/([\w-]+)(?:#|$)/.exec(path)?.[1] ?? null
}
