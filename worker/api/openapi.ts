import type { OpenAPIHono } from '@hono/zod-openapi'
import { securitySchemes } from '../wire/routes/route.ts'
import { tags } from '../wire/tags.ts'
import type { AppEnv } from './route.ts'

/** The document's text, once it was built: it takes long, and stays the same for as long as this code runs. */
let built: { readonly origin: string; readonly text: string } | null = null

/** The OpenAPI 3.1 document, as JSON, of everything mounted on `app`, from the schemas that guard its routes. */
export function openapi(app: OpenAPIHono<AppEnv>, origin: string): string {
  if (built?.origin !== origin) built = { origin, text: JSON.stringify(build(app, origin)) }
  return built.text
}

const build = (app: OpenAPIHono<AppEnv>, origin: string) => {
  for (const [name, scheme] of Object.entries(securitySchemes))
    app.openAPIRegistry.registerComponent('securitySchemes', name, scheme)
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Dorfpost',
      version: '1',
      description:
        'Play-by-post for village-building games. Answers that are no success are problem documents (RFC 9457). Requests that change something, and sockets, must carry the Origin of our own pages.',
      contact: { name: 'Whoever runs this', url: origin },
      license: { name: 'MIT', url: 'https://opensource.org/licenses/MIT' },
    },
    servers: [{ url: origin }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
  })
}
