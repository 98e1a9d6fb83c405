/**
 * Prints the OpenAPI document, made without a server.
 *
 *   node .tools/api-document.ts https://dorfpost.example
 *
 * The routes are those of the worker; what only the platform has is left out, as no request is answered here.
 */
import { registerHooks } from 'node:module'

const origin = process.argv[2]
if (!origin) throw new Error('Name the origin that the document shall have.')

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('cloudflare:') || specifier.endsWith('.wasm')
      ? { url: `platform:${specifier}`, shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url.startsWith('platform:')
      ? {
          format: 'module',
          source:
            'export class DurableObject {}; export class WorkerEntrypoint {}; export const env = {}; export default null',
          shortCircuit: true,
        }
      : next(url, context),
})

const from = (path: string) => import(new URL(path, import.meta.url).href)
const { app } = await from('../worker/api/app.ts')
const { openapi } = await from('../worker/api/openapi.ts')
process.stdout.write(openapi(app, origin))
