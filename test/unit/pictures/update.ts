/** Stores the compared pictures as they are drawn now: look at each of them before it is committed. */
import { writeFileSync } from 'node:fs'
import { compared, draw, fileOf, pngOf, ready } from './compared.ts'

await ready()
for (const one of compared) writeFileSync(fileOf(one.name), await pngOf(draw(one)))
