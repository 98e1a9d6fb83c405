import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from './route.ts'

/** The OpenAPI 3.1 document of everything mounted on `app`, from the schemas that guard its routes. */
export const openapi = (app: OpenAPIHono<AppEnv>, origin: string) =>
  app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Dorfpost',
      version: '1',
      description:
        'Play-by-post for village-building games. Answers that are no success are problem documents (RFC 9457). Requests that change something, and sockets, must carry the Origin of our own pages.',
    },
    servers: [{ url: origin }],
  })
