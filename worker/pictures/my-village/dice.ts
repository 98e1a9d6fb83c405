import { alpha, circle, path } from '../shapes.ts'

const spots: ReadonlyArray<ReadonlyArray<readonly [number, number]>> = [
  [],
  [[0, 0]],
  [
    [-7, -7],
    [7, 7],
  ],
  [
    [-8, -8],
    [0, 0],
    [8, 8],
  ],
  [
    [-7, -7],
    [7, -7],
    [-7, 7],
    [7, 7],
  ],
  [
    [-8, -8],
    [8, -8],
    [0, 0],
    [-8, 8],
    [8, 8],
  ],
  [
    [-7, -9],
    [-7, 0],
    [-7, 9],
    [7, -9],
    [7, 0],
    [7, 9],
  ],
]

const body = (tone: string): string =>
  path('M-11-18H11a7 7 0 0 1 7 7V11a7 7 0 0 1-7 7H-11a7 7 0 0 1-7-7V-11a7 7 0 0 1 7-7z', tone)

/** A die as it lies, 36 wide about (0, 0). The black ones are the plague dice; the rat's is grey. */
export const die = (pips: number, colour: 'white' | 'black' | 'grey' = 'white'): string => {
  const [face, side, spot] =
    colour === 'white'
      ? (['light', 'wall2', 'key'] as const)
      : colour === 'black'
        ? (['key', 'flag', 'light'] as const)
        : (['faint', 'print', 'paper'] as const)
  return (
    path('M-18 18L22 18L30 24H-10z', 'key', alpha(0.2)) +
    (colour === 'black'
      ? path(
          'M-12-19.5H12a7.5 7.5 0 0 1 7.5 7.5V12a7.5 7.5 0 0 1-7.5 7.5H-12a7.5 7.5 0 0 1-7.5-7.5V-12a7.5 7.5 0 0 1 7.5-7.5z',
          'edge',
        )
      : '') +
    body(face) +
    path('M18-11V11a7 7 0 0 1-7 7H-11C8 16 16 8 18-11z', side, alpha(0.8)) +
    (spots[pips] ?? []).map(([x, y]) => circle(x, y, 3.7, spot)).join('')
  )
}
