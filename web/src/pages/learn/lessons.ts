import type { Lesson } from './lesson.ts'

/** The lessons by game, each loaded when somebody opens it. */
export const lessons: Readonly<Record<string, () => Promise<Lesson>>> = {
  villagers: async () => (await import('./lessons/villagers.ts')).lesson,
  'my-village': async () => (await import('./lessons/my-village.ts')).lesson,
  settlement: async () => (await import('./lessons/settlement.ts')).lesson,
  'town-builder': async () => (await import('./lessons/town-builder.ts')).lesson,
}
