import { type LocalServer, startLocalServer } from './local-server.ts'

/**
 * A service that takes webhooks and tells by a GET what was posted: the last part of a path is the status it
 * answers with.
 */
export function listenForWebhooks(): Promise<LocalServer> {
  const heard: { path: string; body: unknown }[] = []
  return startLocalServer((request, response) => {
    const path = request.url ?? '/'
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(heard))
      return
    }
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => {
      heard.push({ path, body: JSON.parse(text) })
      response.statusCode = Number(path.split('/').at(-1))
      response.end()
    })
  })
}
