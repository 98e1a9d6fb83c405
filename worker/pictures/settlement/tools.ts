/** Tools of heroes: drawn around the hand at (0, 0), for people who look left. */
import { alpha, circle, group, line, path, rounded } from '../shapes.ts'

const draw = {
  // --- adventurers
  staff: () =>
    line('M2 20L-6-46', 'wood', 4.5, rounded) +
    path(
      'M-12-42C-16-56 2-58 2-46C2-40-6-40-6-45',
      'none',
      ' stroke="$wood" stroke-width="4" stroke-linecap="round"',
    ) +
    line('M-6-34l8-2', 'wax', 3),
  lantern: () =>
    line('M0-2V-10M-10-12a10 8 0 0 1 20 0', 'steel', 2.4, rounded) +
    path('M-9-12H9L11-36H-11z', 'acc') +
    path('M2-12H9L11-36H4z', 'acc2') +
    path('M-13-36H13L8-44H-8z', 'steel') +
    path('M-12-12H12V-7H-12z', 'steel') +
    path('M0-15C-7-20-1-26 0-32C4-26 6-20 0-15z', 'light') +
    line('M-22-40l-5-4M-24-24h-6M22-40l5-4', 'acc', 2, rounded),
  map: () =>
    path('M-28-36L-10-40L6-34L20-38L18-4L6 0L-10-6L-26-2z', 'light') +
    path('M-10-40L6-34L6 0L-10-6z', 'wall2', alpha(0.45)) +
    line(
      'M-22-28C-14-22-16-14-6-16S2-26 10-22',
      'wax',
      2.4,
      ' stroke-dasharray="4 3" stroke-linecap="round"',
    ) +
    line('M10-26l8 8M18-26l-8 8', 'wax', 2.4) +
    path('M-24-14l5-9 5 9z', 's4'),
  spyglass: () =>
    path('M6-2L-2-10L-16-26L-24-20L-12-4L-2 6z', 'acc') +
    path('M-16-26L-30-38L-38-30L-24-20z', 'acc2') +
    path('M-30-38L-36-44L-46-34L-38-30z', 'coin2') +
    line('M-4-12l-9 8M-18-27l-8 7', 'light', 2),
  rope: () =>
    line('M-14-20a16 14 0 1 1 .1 0', 'acc2', 5) +
    line('M-14-14a12 10 0 1 1 .1 0', 'acc', 4) +
    line('M-10 4C-18 12-24 6-26 14', 'acc2', 4, rounded) +
    line('M-32-44l18 24M-32-44c-8-2-10 6-6 10', 'steel', 3.4, rounded),
  pick: () =>
    line('M4 22L-10-40', 'wood', 4.5, rounded) +
    path('M-36-24C-30-42-10-50 14-44C-4-42-20-36-30-22z', 'steel') +
    path('M-10-46C0-47 8-46 14-44C4-43-2-42-8-40z', 'faint'),
  bow: () =>
    line('M-2 24C-26 12-26-34 0-48', 'wood', 4.5, rounded) +
    line('M-2 24L0-48', 'light', 1.2) +
    line('M-34-10H14', 'acc2', 2.2) +
    path('M-42-10l10-5v10zM14-10l6-4h-8l-4 4 4 4h8z', 'light'),
  bundle: () =>
    line('M10 18L-22-40', 'wood', 4, rounded) +
    path('M-40-30C-44-48-20-54-12-42C-8-32-16-22-26-22C-32-22-38-24-40-30z', 'wax') +
    path('M-18-48C-8-42-12-24-26-22C-22-30-16-38-18-48z', 'roof2') +
    path('M-24-46l-2-10 8 4 6-4 0 8z', 'roof2') +
    circle(-30, -36, 2, 'light') +
    circle(-24, -30, 2, 'light'),
  torch: () =>
    path('M-5 20L-8-22H6L4 20z', 'wood') +
    path('M-10-22h18l-2 6h-14z', 'steel') +
    path('M-1-22C-20-28-12-42-6-46C-6-40-2-38 0-44C2-52-2-56 2-60C10-52 18-34 6-22z', 'acc') +
    path('M1-22C-8-27-4-36 1-42C6-36 8-28 1-22z', 'light'),
  // --- defenders
  shield: () =>
    path('M-24-36C-12-36-6-38 0-44C6-38 12-36 24-36C26-8 16 8 0 20C-16 8-26-8-24-36z', 'light') +
    path('M-19-31C-10-31-4-33 0-37V13C-14 4-21-8-19-31z', 's4') +
    path('M19-31C10-31 4-33 0-37V13C14 4 21-8 19-31z', 's5') +
    path('M-4-26h8v9h9v8h-9v14h-8v-14h-9v-8h9z', 'acc'),
  buckler: () =>
    circle(-2, -12, 26, 'wood') +
    path('M10-35A26 26 0 0 1 2 13A34 34 0 0 0 10-35z', 'key', alpha(0.35)) +
    circle(-2, -12, 26, 'none', ' stroke="$steel" stroke-width="4"') +
    line('M-2-36V12M-26-12H22', 's2', 4) +
    circle(-2, -12, 8, 'steel') +
    circle(-4, -14, 3, 'light'),
  spear: () =>
    line('M2 24L-4-40', 'wood', 4.5, rounded) +
    path('M-4-64L5-44L-3-34L-13-42z', 'steel') +
    path('M-4-64L-3-34L-13-42z', 'light') +
    path('M-8-34L10-30L6-20L12-12L-6-18z', 'wax'),
  halberd: () =>
    line('M2 24L-4-44', 'wood', 4.5, rounded) +
    path('M-5-66L2-46L-8-46z', 'steel') +
    path('M-6-44C-20-50-30-42-32-26C-22-30-14-26-8-24z', 'steel') +
    path('M-6-44C-20-50-30-42-32-26C-26-36-16-40-6-38z', 'light') +
    path('M-2-40l16-4-6 12-9 0z', 'steel'),
  sword: () =>
    path('M-6-14L-18-58L-8-64L4-16z', 'faint') +
    path('M-13-61L-8-64L4-16L-1-15z', 'steel') +
    line('M-18-12L16-20', 'acc', 5, rounded) +
    line('M0-16L6 12', 'wood', 5.5) +
    circle(7, 14, 4.5, 'acc'),
  crossbow: () =>
    line('M16 12L-30-32', 'wood', 7, rounded) +
    line('M-42-4C-44-22-28-42-8-46', 'steel', 4.5, rounded) +
    line('M-42-4L-10-14L-8-46', 'light', 1.3) +
    line('M-10-14L-36-38', 'acc', 2),
  alarm: () =>
    path('M4-2C-10 4-26-2-36-20L-46-8C-34 14-8 18 8 6z', 'acc') +
    path('M-36-20L-46-8L-54-16L-40-30z', 'light') +
    path('M4-2C-8 4-20 2-28-4L-30 2C-20 10-4 12 8 6z', 'acc2') +
    line('M-22-8l-5 8M-8-2l-3 8', 'coin2', 2.4),
  banner: () =>
    line('M2 24L-2-62', 'wood', 4, rounded) +
    path('M-2-60H-42L-34-48L-42-36H-2z', 'wax') +
    path('M-20-60H-2V-36H-20z', 'roof2') +
    path('M-20-55l2.5 4.5 5 .5-3.5 3.5 1 5-5-2.5-5 2.5 1-5-3.5-3.5 5-.5z', 'light') +
    circle(-2, -63, 3.5, 'acc'),
  axe: () =>
    line('M8 22L-8-40', 'wood', 4.5, rounded) +
    path('M-10-44C-22-48-36-40-38-24C-30-22-18-22-8-26z', 'steel') +
    path('M-36-34C-38-30-38-26-38-24C-30-22-18-22-8-26L-9-29C-20-26-28-26-36-34z', 'light') +
    path('M-6-42l12 0-2 14-8 2z', 'steel'),
  // --- builders
  trowel: () =>
    line('M6 10L-6-10', 'wood', 6, rounded) +
    line('M-6-10l-6-6l-4 2', 'steel', 3) +
    path('M-12-12L-14-46L-40-24C-34-14-24-10-12-12z', 'faint') +
    path('M-12-12L-14-46L-24-22C-22-16-18-12-12-12z', 'steel') +
    path('M-40-24C-34-34-24-42-16-42L-20-32C-28-30-32-26-36-20z', 'wall2'),
  hammer: () =>
    line('M6 20L-10-34', 'wood', 5.5, rounded) +
    path('M-34-42L6-54L11-38L-28-26z', 'steel') +
    path('M-34-42L6-54L7-50L-33-38z', 'faint') +
    path('M6-54l8 1 2 8-5 7z', 'key'),
  plumb: () =>
    line('M6 16L-2-52H-24', 'wood', 4, rounded) +
    line('M-22-52V-20', 'key', 1.8) +
    path('M-31-22H-13L-22 6z', 'acc') +
    path('M-22-22H-13L-22 6z', 'acc2') +
    circle(-22, -24, 4, 'steel'),
  plan: () =>
    path('M-34-34L10-46L16-12L-28 0z', 's1') +
    path('M-34-34L10-46L11-40L-33-28z', 'light') +
    line('M-26-8V-22L-16-30L-6-24V-12zM-6-20h14v-10M-26-14l20-5', 's5', 1.8, rounded) +
    path('M-38-36c4-4 8-3 9 1l6 34c-1 4-7 5-9 1z', 'light') +
    path('M-32-38c3 0 4 2 4 3l6 34c0 2-2 3-4 3z', 'wall2'),
  saw: () =>
    path('M4-12L-14-60L-28-54L-14-6z', 'light') +
    path('M4-12L-14-60L-18-58L-3-9z', 'steel') +
    path('M-28-54l-4 4 6 1-4 5 6 1-4 5 6 1-4 5 6 1-4 5 6 1-4 5 6 1-3 4 5 1z', 'light') +
    path('M-18-6L8-16C14-8 14 8 4 12C-6 14-14 6-18-6z', 'acc2') +
    circle(0, 1, 4.5, 's5'),
  square: () =>
    line('M4 14L-8-50L-32-44', 'acc', 8, ' stroke-linejoin="miter"') +
    path('M0-6L-14-46H-8L8 14H5z', 'acc2') +
    line('M3 2l-6 1M1-9l-6 1M-1-20l-6 1M-3-31l-6 1M-15-52l1 6M-24-50l1 6', 'key', 2),
  hod: () =>
    line('M2 22L-4-18', 'wood', 5, rounded) +
    path('M-30-18L-8-10L18-24L-6-30z', 'wood') +
    path('M-26-20V-34L-8-28V-12zM-8-12V-28L14-38V-24z', 'roof') +
    path('M-8-12V-28L14-38V-24z', 'roof2') +
    path('M-26-34L-4-42L14-38L-8-28z', 'light') +
    line('M-26-27l18 6M-8-20l22-11M-17-31v14M4-33v14', 'wall2', 1.4),
  mallet: () =>
    line('M6 20L-6-22', 'wood', 5, rounded) +
    path('M-30-46H14L10-18H-26z', 'wood') +
    path('M-2-46H14L10-18H-2z', 'key', alpha(0.35)) +
    line('M-29-40H13', 'wall2', 2) +
    line('M-40 4L-26-20', 'steel', 4, rounded) +
    line('M-44 10l5-8', 'wood', 5, rounded),
  model: () =>
    path('M-34-8H14V-2H-34z', 'wood') +
    path('M-28-8V-26L-14-38L0-26V-8z', 'wall') +
    path('M-14-38L0-26V-8L12-12V-30L-2-42z', 'wall2') +
    path('M-32-25L-14-42L4-25L0-24L-14-36L-28-24z', 'roof') +
    path('M-14-42L-2-46L16-29L4-25z', 'roof2') +
    path('M-18-8v-9h8v9z', 'wood') +
    path('M-24-22h5v5h-5zM-8-22h5v5h-5z', 'pane'),
  // --- artisans
  tongs: () =>
    line('M-21-28C-32-46-18-62-4-58C12-54 12-38 4-30', 'roof', 8) +
    line('M-21-28C-32-46-18-62-4-58C12-54 12-38 4-30', 'acc', 4.5) +
    line('M6 20L-2-8L-18-28M-8 20L-2-8L0-26', 'steel', 4, rounded) +
    circle(-2, -8, 3.4, 'light') +
    line('M-30-56l-4-5M-14-66l-1-5M10-60l4-5', 'acc', 2.6, rounded),
  gem: () =>
    path('M-30-34H2L14-20L-14 10L-42-20z', 'water') +
    path('M-30-34H-14L-22-20H-42z', 'water2') +
    path('M-22-20H-6L-14 10z', 'water2') +
    path('M-14-34H2L-6-20z', 'light') +
    line('M-48-40l-6-5M-40-46l-2-7M14-40l6-5', 'light', 2.2, rounded),
  vase: () =>
    path('M-26-2C-40-14-36-28-24-34C-24-40-30-42-30-46H2C2-42-4-40-4-34C8-28 12-14-2-2z', 'roof') +
    path('M-6-46H2C2-42-4-40-4-34C8-28 12-14-2-2H-12C2-14 0-28-12-34z', 'roof2') +
    line('M-35-20C-24-14-6-14 6-20', 'light', 3) +
    line('M-30-12l5-4 5 4 5-4 5 4 5-4 4 3', 'acc', 2, rounded),
  glass: () =>
    line('M14 20L-6-18', 'steel', 4.5, rounded) +
    path('M-4-16C4-26 8-44-6-52C-22-58-34-44-26-30C-22-20-12-16-4-16z', 'roof') +
    path('M-6-20C0-28 3-42-7-47C-20-52-29-42-23-31C-19-24-12-20-6-20z', 'acc') +
    path('M-20-34C-22-42-16-47-10-46C-15-42-18-38-17-31z', 'light'),
  spindle: () =>
    line('M0 20L-6-56', 'wood', 3.6, rounded) +
    path('M-6-58C-24-54-24-28-8-22C8-26 10-52-6-58z', 'light') +
    path('M-6-58C10-52 8-26-8-22C-2-34 0-46-6-58z', 'wall2') +
    line('M-18-44C-10-40 0-42 6-46M-19-34C-10-30 0-32 5-36', 'faint', 1.6) +
    line('M-10-24C-26-14-30 0-28 14', 'light', 1.6) +
    path('M-33 8h10l-3 10h-4z', 'wood'),
  scissors: () =>
    line('M0 2L-34-46M-6 4L-14-52', 'steel', 5, rounded) +
    circle(-11, -14, 3, 'light') +
    line('M4 0a8 7 0 1 1 4 14a8 7 0 0 1-4-14M-10 4a8 7 0 1 0-2 14a8 7 0 0 0 2-14', 's5', 4) +
    path('M-54-24C-44-30-40-20-32-26L-28-6C-38-2-42-10-52-4z', 'wax'),
  gear: () =>
    path(
      'M-14-46l3 7 8-3 1 8 8 1-3 8 7 4-5 7 4 7-8 2 0 8-8-1-4 7-6-5-7 4-2-8-8 0 1-8-7-4 5-6-4-7 8-2 0-8 8 1z',
      'acc',
    ) +
    path('M-14-46l3 7 8-3 1 8 8 1-3 8 7 4-5 7 4 7-8 2 0 8-8-1-4 7C4-8 2-32-14-46z', 'acc2') +
    circle(-11, -18, 9, 's1') +
    circle(-11, -18, 4, 'coin2'),
  lute: () =>
    line('M14 14L-20-20L-40-46', 'wood', 5, rounded) +
    path('M18 20C2 26-14 10-14-6C-2-10 24 0 18 20z', 'acc2') +
    path('M-14-6C-2-10 24 0 18 20C14 8 0-2-14-6z', 'wood') +
    circle(2, 5, 4.5, 'key') +
    line('M10 12L-38-44', 'light', 1.2) +
    line('M-44-40l8-9M-40-34l8-9', 'acc', 3, rounded),
  chalice: () =>
    path('M-32-46H4C6-28-4-18-14-18S-34-28-32-46z', 'acc') +
    path('M-10-46H4C6-28-4-18-14-18C-6-26-6-36-10-46z', 'acc2') +
    path('M-17-20h6L-9-4H-19z', 'acc2') +
    path('M-30 4C-28-6 0-6 2 4z', 'acc') +
    circle(-14, -34, 4.5, 'wax') +
    circle(-24, -36, 2.4, 'water') +
    line('M-31-42H4', 'light', 2),
} as const

/** Tool of a hero. */
export type Tool = keyof typeof draw

/** Tools that reach far from the hand are drawn smaller. */
const sizes: Readonly<Partial<Record<Tool, number>>> = {
  spyglass: 0.66,
  rope: 0.74,
  bow: 0.78,
  bundle: 0.74,
  crossbow: 0.74,
  alarm: 0.64,
  banner: 0.78,
  saw: 0.86,
  plumb: 0.86,
  plan: 0.8,
  tongs: 0.9,
  trowel: 0.74,
  gem: 0.8,
  glass: 0.86,
  scissors: 0.78,
  lute: 0.82,
  pick: 0.85,
  hod: 0.95,
  map: 0.9,
  square: 0.84,
  sword: 0.9,
  axe: 0.95,
  vase: 0.9,
  gear: 1,
  buckler: 0.95,
}

/** A tool around the hand at (0, 0). */
export const tool = (name: Tool): string => group(0, 0, sizes[name] ?? 0.88, draw[name]())
