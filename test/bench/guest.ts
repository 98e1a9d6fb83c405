/** Somebody at the API with a session of their own. */
export async function guest(origin: string, name: string) {
  const headers: Record<string, string> = { origin, 'content-type': 'application/json' }
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0]
    if (cookie) headers.cookie = cookie
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${text}`)
    return JSON.parse(text)
  }
  await post('/api/me/guest', { name, language: 'en' })
  const get = async (path: string) =>
    JSON.parse(await (await fetch(origin + path, { headers })).text())
  const see = async (table: string) => (await get(`/api/tables/${table}`)).table
  /** The session's cookie, `name=value`. */
  const cookie = () => headers.cookie ?? ''
  return { post, get, see, cookie }
}

export type Guest = Awaited<ReturnType<typeof guest>>
