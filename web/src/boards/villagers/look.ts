import type { CardLook } from './places.ts'

/** Properties of a card's look for style sheets, set on all that lie together. */
export const lookOf = ({ w, head, foot, letters, seen }: CardLook): Record<string, string> => ({
  '--cw': `${w}px`,
  '--head': `${head}px`,
  '--foot': `${foot}px`,
  '--letters': `${letters}px`,
  '--seen': `${seen}px`,
})

/** Classes of cards that lie together. */
export const classesOf = (look: CardLook): Record<string, boolean> => ({
  'v-marks-below': look.marksBelow,
  'v-over': look.seen < look.w,
})
