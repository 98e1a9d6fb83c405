import type { DoorTexts } from '../words/door.en.ts'
import { appTexts } from '../words/index.ts'

/** Words of the ways in, in the present language: devices, seat card, passkeys. */
export const doorTexts = (): DoorTexts => appTexts().door
