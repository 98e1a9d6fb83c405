import type { Pace } from '../../../../worker/wire/schema/table.ts'
import { locale } from '../../words/index.ts'
import { roughlyIn, whenIn } from './when.ts'
import { paceTexts } from './words.ts'

/** Paces with a name; a day of active time is taken to have fourteen hours. */
export const presets = {
  relaxed: { start: 70, perTurn: 42, cap: 98 },
  daily: { start: 28, perTurn: 14, cap: 42 },
  brisk: { start: 14, perTurn: 4, cap: 14 },
} as const satisfies Record<string, Omit<Pace, 'late'>>
export type Preset = keyof typeof presets
export const presetNames = Object.keys(presets) as ReadonlyArray<Preset>

/** Number of days that somebody is waited for where no clock runs, if the host chooses nothing else. */
export const usualPatience = 7

/** Preset of a pace; `null` for own values. */
export const presetOf = ({ start, perTurn, cap }: Pace): Preset | null =>
  presetNames.find((name) => {
    const preset = presets[name]
    return preset.start === start && preset.perTurn === perTurn && preset.cap === cap
  }) ?? null

/** Preset whose time for a turn is nearest to that of a pace. */
export const nearestPreset = ({ perTurn }: Pace): Preset =>
  presetNames.reduce((best, name) => {
    const off = (one: Preset) => Math.abs(presets[one].perTurn - perTurn)
    return off(name) < off(best) ? name : best
  })

/** A pace's name: of a preset, or of its values. */
export function paceName(pace: Pace): string {
  const preset = presetOf(pace)
  return preset ? paceTexts()[preset] : paceTexts().short(pace)
}

/** All about a pace, in a sentence or two. */
export const paceSentence = (pace: Pace): string =>
  paceTexts().sentence(
    presetOf(pace) ? paceName(pace) : paceTexts().own,
    paceTexts().bank(pace),
    paceTexts().lates[pace.late],
  )

/** "tomorrow 20:00", here and in the present language. */
export const when = (time: number, now = Date.now()): string =>
  whenIn(paceTexts(), { locale: locale().tag }, time, now)

/** "tomorrow evening", here and in the present language. */
export const roughly = (time: number, now = Date.now()): string =>
  roughlyIn(paceTexts(), { locale: locale().tag }, time, now)
