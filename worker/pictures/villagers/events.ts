/** The pictures of the Countess's game: 24 events and the Jester; 88 by 85 units. */
import {
  type Season,
  type SoloEventId,
  soloEvents,
} from '../../games/villagers/components/index.ts'
import { hill, house, person } from '../parts.ts'
import {
  along,
  alpha,
  circle,
  group,
  marks,
  num,
  path,
  rect,
  repeat,
  repeatable,
} from '../shapes.ts'
import { coffer } from './craft-tools.ts'
import { scenes } from './scenes.ts'
import { type ToolName, tools } from './tools.ts'

const tones = { wall: 'light', side: 's3', roof: 's4', roof2: 's5' } as const

/** A tool with its middle at a place; at scale 1 it is about 46 wide. */
const at = (tool: ToolName, x = 44, y = 44, scale = 1.1): string =>
  group(x + 42 * scale, y + 30 * scale, scale, marks(tools[tool]))

const land: Readonly<Record<Season, () => string>> = {
  summer: () =>
    rect(0, 0, 88, 85, 's1') +
    path('M16 50L-20 6V-9L16 50L4-20H18L16 50L40-20H58L16 50L92-12V10z', 's2', alpha(0.4)) +
    circle(16, 20, 9, 'light') +
    hill(along('0 52 24 44 52 50 88 42'), 's3', 70) +
    path('M0 60C30 56 60 63 88 58V85H0z', 's2'),
  winter: () => {
    const next = repeatable(11)
    return (
      rect(0, 0, 88, 85, 's2') +
      circle(70, 20, 8, 'light') +
      hill(along('0 50 22 40 50 50 74 38 88 46'), 's3', 70) +
      path('M0 60C30 54 60 64 88 57V85H0z', 'light') +
      marks('s5/2 M10 62V40M10 52L3 44M10 48L17 40M10 44L6 38') +
      path(
        repeat(22, () => `M${num(next() * 88)} ${num(next() * 58)}a1.2 1.2 0 1 0 .1 0z`),
        'light',
      )
    )
  },
}

const coinStack = (x: number, y: number, count: number): string =>
  repeat(count, (i) =>
    marks(`coin2 o ${x} ${y - i * 4} 6.5\ncoin o ${x - 0.5} ${y - i * 4 - 0.7} 5.4`),
  )

const crown = (x: number, y: number, scale: number): string =>
  group(
    x,
    y,
    scale,
    marks(
      'acc M-12 8L-14-8L-6-1L0-11L6-1L14-8L12 8z\nacc2 M4-3.5L6-1L14-8L12 8H3z\nlight o -14 -9 2\nlight o 0 -12 2\nlight o 14 -9 2',
    ),
  )

const dagger = `steel M40 14L46 14L45 52L43 58L41 52z
light M40 14L43 14V58L41 52z
acc M32 12H54V16H32z
wood M41-2H45V12H41z
acc o 43 -4 3`

/** Emblem of each event. */
// biome-ignore format: one line an event
const drawn: Readonly<Record<SoloEventId, () => string>> = {
  bribes: () => at('gift', 36, 46, 0.9) + marks('acc/4 o 70 34 7\nacc/4 M70 41V66M70 60h7M70 66h6'),
  'countess-bank': () => house({ x: 16, y: 74, width: 44, height: 24, depth: 18, rise: 13, gable: true, windows: 0, door: false, ...tones }) + marks('s3 M19 74V51h4v23zM29 74V51h4v23zM43 74V51h4v23zM52 74V51h4v23z\nkey M34 74V56h8v18z') + crown(40, 26, 0.95) + coinStack(76, 78, 4),
  'sinister-banquet': () => at('goblet', 66, 42, 0.8) + marks('wood M4 66H84V72H4z\nacc2 M10 64C8 48 24 40 36 46C44 42 54 48 52 54C54 60 48 66 44 64z\nwood M36 46C44 42 54 48 52 54C54 60 48 66 44 64H34C42 60 42 52 36 46z\nlight M52 52l8-4a3 3 0 1 1 2 4l-9 3z\nlight/1.4 M16 56C18 50 24 47 30 48\ns2/1.6 M22 36C19 31 25 29 22 24M34 34C31 29 37 27 34 22'),
  'guild-conspiracy': () => marks('acc/4.5 o 24 22 8\nacc/4.5 M30 28L62 66M56 59l6-5M62 66l6-5\nsteel/4.5 o 64 22 8\nsteel/4.5 M58 28L26 66M32 59l-6-5M26 66l-6-5\ncoin2 o 44 46 9\ncoin o 43.5 45.3 7.6'),
  'land-claim': () => marks('s4 M2 82L20 62H86L88 82z\nacc/1.8 M8 80L26 64M24 80L40 64M42 80L54 64M60 80L68 64M78 80L82 64\nwood/3.4 M42 72V12\nwax M42 12H74L66 22L74 32H42z\nlight/1.5 M46 16H66M46 28H66') + crown(54, 23, 0.42),
  serfdom: () => marks('steel o 30 58 19\nlight@.75 M16 52A17 17 0 0 1 30 41C24 44 20 48 18 54z\nsteel/4 M46 46C50 38 58 42 60 34S70 30 72 24\nsteel/5.5 o 72 16 9'),
  'value-added-tax': () => marks('coin2 o 36 46 25\ncoin o 35 45 22.5\nacc2/2 o 35 45 17\npaper M36 46L62 30A30 30 0 0 1 66 50z\ns2 M36 46L62 30A30 30 0 0 1 66 50z') + at('scissors', 70, 44, 0.7),
  'black-market': () => rect(0, 0, 88, 85, 'key', alpha(0.55)) + at('lanternBarrel', 40, 46, 1.15) + marks('steel o 72 66 10\nlight o 71.5 65.3 8.4\nsteel/2 M68 69L75 62'),
  'mood-swing': () => marks('light M10 22C20 16 34 16 44 22C46 42 38 58 27 62C16 58 8 42 10 22z\nkey M16 34c3-4 7-4 9 0c-3 2-6 2-9 0zM30 34c3-4 7-4 9 0c-3 2-6 2-9 0z\nwax/2.6 M18 48C22 54 32 54 36 48\ns5 M46 30C56 24 70 24 80 30C82 50 74 66 63 70C52 66 44 50 46 30z\nlight M52 44c3 3 6 3 9 0c-2-4-7-4-9 0zM66 44c3 3 6 3 9 0c-2-4-7-4-9 0z\nlight/2.6 M54 60C58 54 68 54 72 60'),
  betrayer: () => group(40, 88, 0.92, person({ coat: 'key', coat2: 's5', hat: 'hood', beard: 'short', hair: 'black', facing: 'right', hand: [-26, -20] })) + group(-24, 12, 0.9, marks(dagger)),
  'temporary-employment': () => at('broom', 30, 44, 1) + at('fork', 66, 46, 1),
  customs: () => marks('wood M12 78V36H20V78z\nkey@.35 M17 78V36H20V78z\nlight M14 40L84 30V38L14 48z\nwax M24 38.5L34 37V45L24 46.5zM46 35.4L56 34V42L46 43.4zM68 32.3L78 30.9V38.9L68 40.3z\nsteel o 16 44 4\ns4 M60 78V58H84V78z\ns5 M57 58L72 46L87 58z\npane M68 64h8v8h-8z') + coinStack(40, 78, 3),
  arrest: () => at('shackles', 44, 44, 1.3),
  arson: () => house({ x: 34, y: 74, width: 32, height: 20, depth: 20, rise: 16, ...tones }) + marks('wax M36 44C34 26 50 26 48 10C58 18 56 28 62 30C64 26 64 22 62 18C74 26 78 40 70 50z\nacc M44 46C42 36 52 34 52 24C60 32 62 40 66 48z\nlight M50 47C50 42 55 40 55 35C59 40 60 44 60 48z\nwood/4.2 M10 82L24 54\nacc M16 54C14 44 22 40 24 30C32 38 34 46 30 54z\nlight M21 54C20 49 24 47 25 42C28 47 29 50 27 54z'),
  'it-was-you': () => at('marotte', 24, 44, 0.95) + marks('skin M40 38C40 34 46 33 50 34H68C76 34 80 40 80 48V56C80 62 74 64 68 63C62 64 58 60 58 54V44H46C42 44 40 42 40 38z\nskin2 M68 34C76 34 80 40 80 48V56C80 62 74 64 68 63C74 58 75 44 68 34z\nskin2/1.6 M60 50H66M60 56H66\nwax M62 62H82V76H62z\nacc M60 60H84V65H60z'),
  'dark-mood': () => rect(0, 0, 88, 58, 'key', alpha(0.45)) + marks('s5 M8 44C-2 42 2 26 14 28C14 14 36 10 42 20C50 10 72 12 72 26C86 24 88 42 78 44z\nkey@.5 M8 44C2 43 0 38 2 34C20 40 60 36 86 34C87 39 84 43 78 44z\nacc M46 40L34 60H44L36 80L60 54H48L58 40z\nlight/1.6 M18 50l-4 10M28 50l-4 10M70 50l-4 10M80 50l-4 10'),
  abduction: () => at('sack', 44, 34, 1.05) + marks('key/6 M34 62L30 78M52 62L58 76\nwood/6 M28 80H20M58 78H67\nskin/3 M20 20C16 30 18 40 26 44\nwax/2 M66 22l6-5M70 30l8-2M66 14l2-7'),
  blackmail: () => at('letter', 46, 50, 1.15) + group(-6, -2, 1, marks(dagger)),
  'trade-network': () => at('wagon', 24, 56, 0.7) + at('ship', 64, 36, 0.75) + marks('acc/2.2 M20 38C28 20 40 16 50 18M34 66C48 78 60 72 66 58'),
  rats: () => marks('steel M10 64C8 48 24 38 40 40C48 34 58 34 62 42L76 52C78 58 70 60 62 60C58 68 20 72 10 64z\nlight@.45 M14 60C14 50 26 43 38 44C30 50 26 58 28 66C22 66 16 64 14 60z\nsteel/3 M12 62C0 60-2 74 10 76C22 78 30 74 36 78\nskin2 o 54 36 6\nkey o 64 46 2\nskin2 o 76 54 2.6\nlight/1.1 M70 54l10-4M70 56l12 1M70 58l10 5') + at('cheese', 68, 74, 0.5),
  'protection-money': () => marks('steel M14 14H62V44C62 62 50 72 38 78C26 72 14 62 14 44z\nlight M18 18H38V73C27 67 18 58 18 44z\ns4 M38 18H58V44C58 58 49 67 38 73z\nwax M32 18H44V73L38 76L32 73z\nwax M18 38H58V48H18z') + coinStack(74, 76, 5),
  'spy-network': () => marks('s5/1.6 M8 12L44 42L80 12M8 72L44 42L80 72M4 42H84\ns5 o 8 12 4\ns5 o 80 12 4\ns5 o 8 72 4\ns5 o 80 72 4\nlight M16 42C28 22 60 22 72 42C60 62 28 62 16 42z\nwater o 44 42 13\nkey o 44 42 7\nlight o 41 39 2.6\nkey/3 M16 42C28 22 60 22 72 42C60 62 28 62 16 42z'),
  tribute: () => group(91, 84, 1.15, marks(coffer)) + crown(44, 18, 0.95),
  conscription: () => marks('wood/3.4 M22 84V18\nsteel M22 2L29 20H15z\nlight M22 2V20H15z\nwood/3.4 M70 84V18\nsteel M70 2L77 20H63z\nlight M70 2V20H63z\nsteel M26 50C26 30 34 24 46 24C58 24 66 30 66 50z\nlight@.8 M30 48C30 34 36 28 44 27C40 32 38 40 38 48z\nsteel M20 50H72V56H20z\nwax M46 24C42 14 50 8 60 10C54 14 54 20 50 24z\nkey M34 62H58V72C58 80 34 80 34 72z'),
}

/** The picture of an event, on the land of its season. */
export const eventPicture = (id: SoloEventId): string => land[soloEvents[id].season]() + drawn[id]()

/** The Jester. */
export const jesterPicture = (): string =>
  scenes.special() +
  group(
    62,
    87,
    0.92,
    person({
      coat: 'wax',
      coat2: 'roof2',
      trim: 'acc',
      hat: 'jester',
      hair: 'blond',
      facing: 'right',
      hand: [-25, -2],
      elbow: [-28, -14],
      tool: marks(tools.marotte),
      chest: marks('acc M-14-30l6 6l-6 6l-6-6zM-14-14l6 6l-6 6l-6-6z'),
    }),
  )
