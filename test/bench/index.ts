/** `npm run bench`: figures as ratios within one run. Not part of the tests. */
import { benchKernel } from './kernel.ts'

await benchKernel()
