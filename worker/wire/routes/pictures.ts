/** Routes about pictures. */
import { z } from '@hono/zod-openapi'
import { languages } from '../../games/kernel/language.ts'
import { problemResponses, routesOf } from './route.ts'

const route = routesOf('pictures')

const Lang = z.object({
  /** Language of the words in the picture. */
  lang: z.enum(languages).default('en'),
})

const png = { 200: { description: 'The picture.', content: { 'image/png': {} } } }

export const tablePreview = route({
  method: 'get',
  path: '/t/{id}/preview.png',
  operationId: 'getTablePreview',
  summary: 'Get the picture of a table’s link',
  description:
    'The picture that a link to this table unfolds to, 1200 by 630. It shows what a spectator may see.',
  who: 'anyone',
  request: { params: z.object({ id: z.string() }), query: Lang.loose() },
  responses: { ...png, ...problemResponses('bad-request', 'not-found', 'too-many') },
})

export const personPreview = route({
  method: 'get',
  path: '/people/{id}/preview.png',
  operationId: 'getPersonPreview',
  summary: 'Get the picture of a person’s link',
  description: 'The picture that a link to this person unfolds to, 1200 by 630.',
  who: 'anyone',
  request: { params: z.object({ id: z.string() }), query: Lang.loose() },
  responses: { ...png, ...problemResponses('bad-request', 'not-found', 'too-many') },
})

export const tablePicture = route({
  method: 'get',
  path: '/tables/{id}/picture',
  operationId: 'getTablePicture',
  summary: 'Get a small picture of a table',
  description: 'What lies open on a table, 600 by 300, for lists. It shows everybody the same.',
  who: 'anyone',
  request: {
    params: z.object({ id: z.string() }),
    query: Lang.extend({
      /** The light it is drawn in. */
      hour: z.enum(['day', 'night']).default('day'),
    }).loose(),
  },
  responses: {
    200: { description: 'The picture.', content: { 'image/svg+xml': {} } },
    304: { description: 'It is as you know it.' },
    ...problemResponses('bad-request', 'not-found'),
  },
})
