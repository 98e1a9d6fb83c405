/** Routes by which a whole instance leaves, and arrives at an empty one. */
import { z } from '@hono/zod-openapi'
import { exampleId } from '../schema/basics.ts'
import {
  InstancePart,
  InstanceRecord,
  InstanceStart,
  objectKinds,
  RecordArrived,
} from '../schema/instance.ts'
import { json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('operator')

const problems = ['not-the-operator', 'not-found', 'too-many'] as const

export const startInstance = route({
  method: 'get',
  path: '/operator/instance',
  operationId: 'startInstance',
  summary: 'Begin to take the instance out',
  description: 'The first record of the stream of this instance.',
  who: 'operator',
  responses: { 200: json(InstanceStart, 'The record.'), ...problemResponses(...problems) },
})

export const takeInstanceOut = route({
  method: 'get',
  path: '/operator/instance/{part}',
  operationId: 'takeInstanceOut',
  summary: 'Take a part of the instance out',
  description:
    'Some records of a part, from a place on: objects with all that they keep, or rows of the accounts’ database. They hold secrets of running games, addresses and letters.',
  who: 'operator',
  request: {
    params: z.object({ part: z.enum([...objectKinds, 'rows']) }),
    query: z.object({ after: z.string().max(100).default('') }),
  },
  responses: {
    200: json(InstancePart, 'The records.'),
    ...problemResponses('bad-request', ...problems),
  },
})

export const putRecordIn = route({
  method: 'put',
  path: '/operator/instance/record',
  operationId: 'putRecordIn',
  summary: 'Put a record of an instance in',
  description:
    'Checks a record of the stream and takes it over. What is here already stays as it is, so that a stream may be put in again. Rows come first, then people, tournaments and tables. The first record is refused where other people are here.',
  who: 'operator',
  request: jsonBody(InstanceRecord, {
    ...{ kind: 'person', id: exampleId, step: 1, rows: {} },
  }),
  responses: {
    200: json(RecordArrived, 'It is here.'),
    ...problemResponses('bad-request', ...problems, 'file-refused'),
  },
})
