/**
 * The colours of all pictures. A tone is a name that has one colour by day and one by night; night
 * is the same place after dark, with a moon where the sun was and light in the panes.
 */

/** A game whose place is drawn. */
export type Place = 'villagers' | 'my-village' | 'settlement' | 'town-builder'
/** The light a picture is printed in. */
export type Hour = 'day' | 'night'
/** A colour by day and by night, as `#rrggbb`. */
export type Tone = readonly [day: string, night: string]
type Tones = Readonly<Record<string, Tone>>
/** How late in its year a place is: as it begins, later, and at the end of a game. */
export type Season = 0 | 1 | 2
/** The season after a share of the game (0 to 1). */
export const seasonAfter = (share: number): Season => (share < 1 / 3 ? 0 : share < 2 / 3 ? 1 : 2)

const channel = (colour: string, at: number): number =>
  Number.parseInt(colour.slice(at, at + 2), 16)

/** `a` with `share` of `b` in it. */
function mix(a: string, b: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const value = Math.round(channel(a, at) * (1 - share) + channel(b, at) * share)
    return value.toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

/** Tones that every place has. `oak` and `cloth` are wood and dark coats that are seen before a night sky, too. */
const shared: Tones = {
  key: ['#29263d', '#070b1a'],
  light: ['#fff7e2', '#d5ddf4'],
  paper: ['#fcf5e4', '#39415f'],
  print: ['#26233a', '#f3ead6'],
  faint: ['#5b5468', '#cfc9d4'],
  edge: ['#d8c7a3', '#7b86b3'],
  skin: ['#f1c69c', '#d9a883'],
  skin2: ['#bb7f5a', '#8a5f5c'],
  hair: ['#6b3f26', '#4a3032'],
  acc: ['#e5a52c', '#f2bd4f'],
  acc2: ['#b67718', '#b5832f'],
  wax: ['#a62a2c', '#b03436'],
  waxink: ['#a3204e', '#f59a92'],
  coin: ['#eab63c', '#f0c052'],
  coin2: ['#6b4404', '#5e3d06'],
  pane: ['#4a3c50', '#ffc85f'],
  ok: ['#243f7e', '#9db8f5'],
  choose: ['#e2a92b', '#ffd069'],
  ring: ['#6b4200', '#ffd069'],
  steel: ['#343a4e', '#aeb9de'],
  oak: ['#764629', '#a8795a'],
  cloth: ['#29263d', '#545c8c'],
  flag: ['#2a2740', '#10162a'],
  onflag: ['#fff7e2', '#f3ead6'],
  food: ['#3d7a3f', '#8fd08a'],
  build: ['#a62a2c', '#f29a92'],
}

/** Skin and hair beside `skin`, `skin2` and `hair`; `person` of people.ts names them. */
const people: Tones = {
  tan: ['#d9a06c', '#c0906f'],
  tan2: ['#9c6540', '#7a5249'],
  brown: ['#a8693f', '#a3704f'],
  brown2: ['#70402a', '#61403a'],
  dark: ['#7a4630', '#85573f'],
  dark2: ['#4c2a20', '#4a302c'],
  black: ['#2c2530', '#1c1a28'],
  blond: ['#d9a650', '#b08d5e'],
  ginger: ['#b3562a', '#8a4a38'],
  grey: ['#b9b4b0', '#a3a8bd'],
}

const places: Readonly<Record<Place, Tones>> = {
  villagers: {
    star: ['#76b5ae', '#dfe6ff'],
    sky0: ['#76b5ae', '#0f1738'],
    sky1: ['#a6ccb5', '#172550'],
    sky2: ['#e6e0ae', '#27396a'],
    sky3: ['#f9d18a', '#4a5a88'],
    sun: ['#fff1c4', '#f6efd6'],
    ray: ['#ffffff', '#4f659f'],
    cloud: ['#fdf3da', '#56688f'],
    cloud2: ['#e9cf9f', '#33456f'],
    far: ['#8db3a6', '#2b3f6b'],
    far2: ['#79a489', '#26385f'],
    mid: ['#86a860', '#213d55'],
    mid2: ['#6b9152', '#1b3349'],
    near: ['#416e48', '#13293a'],
    near2: ['#2f5440', '#0d1e2d'],
    field: ['#e8bd58', '#6a6550'],
    field2: ['#c08c32', '#4a4a44'],
    path: ['#f3dfb0', '#414b70'],
    path2: ['#dabb82', '#323b5c'],
    stage: ['#bcc47c', '#203a4a'],
    stage2: ['#a8b368', '#1a3140'],
    square: ['#ecd8aa', '#323a58'],
    square2: ['#d3b67f', '#262d47'],
    water: ['#5f9fa0', '#2b5078'],
    water2: ['#9cc8bd', '#4a75a0'],
    wall: ['#fcefd4', '#8d92b4'],
    wall2: ['#cda882', '#474e76'],
    roof: ['#cf492d', '#86394a'],
    roof2: ['#943029', '#4d2439'],
    loden: ['#416e48', '#4a8270'],
    wood: ['#764629', '#2e2438'],
    leaf: ['#5e9151', '#2a5550'],
    leaf2: ['#386545', '#163537'],
    leaf3: ['#b0c871', '#4a7f6d'],
  },
  'my-village': {
    star: ['#d9a06b', '#dfe6ff'],
    sky0: ['#d9a06b', '#1d1430'],
    sky1: ['#e6bd84', '#2a1c42'],
    sky2: ['#f1d9a5', '#3f2a54'],
    sky3: ['#f7e8c6', '#6a4562'],
    sun: ['#fff6dc', '#fbe3c0'],
    ray: ['#fff8e0', '#d9a0b8'],
    cloud: ['#f8ead0', '#5a3f66'],
    cloud2: ['#d9ad83', '#3c2950'],
    far: ['#b993a0', '#392850'],
    far2: ['#997087', '#2f2146'],
    mid: ['#a9663c', '#47293c'],
    mid2: ['#7f4a3d', '#35203a'],
    near: ['#6b3a2e', '#261730'],
    near2: ['#4a2832', '#1a1024'],
    field: ['#dba545', '#6b5340'],
    field2: ['#a86f2b', '#493743'],
    path: ['#ecd4a6', '#5a4a66'],
    path2: ['#cfa873', '#443751'],
    stage: ['#d8bd80', '#3b2d47'],
    stage2: ['#c3a266', '#30243d'],
    square: ['#ead3a6', '#4b3c58'],
    square2: ['#d2b27c', '#3b2e49'],
    water: ['#2f7f86', '#1b4a63'],
    water2: ['#8cc3b9', '#4a8ba0'],
    wall: ['#f8ead0', '#a48fa8'],
    wall2: ['#c2936f', '#574464'],
    roof: ['#5c4a7d', '#4d3f78'],
    roof2: ['#382c55', '#2a2149'],
    loden: ['#6b3a2e', '#8c667a'],
    wood: ['#6b3d2a', '#291b2c'],
    leaf: ['#cc6a2c', '#8a4638'],
    leaf2: ['#8f3f28', '#4b2630'],
    leaf3: ['#f0ac4e', '#c07a4a'],
  },
  settlement: {
    star: ['#3f7ea6', '#dfe6ff'],
    sky0: ['#3f7ea6', '#071a30'],
    sky1: ['#86b4c9', '#0d2b42'],
    sky2: ['#f2c3a4', '#14555a'],
    sky3: ['#fbe3c4', '#3f9a7c'],
    sun: ['#fff3d6', '#e8fff0'],
    ray: ['#fff0dc', '#7ff0b8'],
    cloud: ['#fbeee2', '#2d6a72'],
    cloud2: ['#e9b9a0', '#1b4a58'],
    far: ['#c6dbe6', '#56789a'],
    far2: ['#6f9bb8', '#2b4f73'],
    mid: ['#4d7f8f', '#1d4258'],
    mid2: ['#3b6a6e', '#16344a'],
    near: ['#2a5550', '#0f2836'],
    near2: ['#1c3f42', '#0a1c28'],
    field: ['#d9c27a', '#5a6a5c'],
    field2: ['#ab934f', '#3f4f4c'],
    path: ['#e9d8b4', '#4d6170'],
    path2: ['#c6ad82', '#39495a'],
    stage: ['#9dbb97', '#1c3f48'],
    stage2: ['#84a787', '#16343e'],
    square: ['#d8d2ae', '#2f4c58'],
    square2: ['#bcb88f', '#25404c'],
    water: ['#3c8fae', '#17567a'],
    water2: ['#b7dde6', '#4f9dbb'],
    wall: ['#f4e3c4', '#93a3ae'],
    wall2: ['#bd9268', '#465a6a'],
    roof: ['#d9603f', '#a0483f'],
    roof2: ['#9c3a2d', '#5e2a31'],
    loden: ['#2a5550', '#4f8a80'],
    wood: ['#71492c', '#2a2630'],
    leaf: ['#3f7a5c', '#1f5a52'],
    leaf2: ['#1f4f47', '#0f3338'],
    leaf3: ['#8fc094', '#4f9a82'],
  },
  'town-builder': {
    star: ['#eef0e6', '#dfe6ff'],
    sky0: ['#eef0e6', '#0c1530'],
    sky1: ['#dfe7e8', '#13224a'],
    sky2: ['#f6e9cf', '#233a6b'],
    sky3: ['#fbdcae', '#4c5f92'],
    sun: ['#fff8e4', '#f4f0dd'],
    ray: ['#ffffff', '#8fa8e0'],
    cloud: ['#ffffff', '#4d659c'],
    cloud2: ['#8fabd0', '#2a3f73'],
    far: ['#9fb6d2', '#2c447a'],
    far2: ['#7391bd', '#243a6b'],
    mid: ['#9db86a', '#24485a'],
    mid2: ['#7ea053', '#1c3b4d'],
    near: ['#5f8746', '#173243'],
    near2: ['#436b3c', '#102634'],
    field: ['#f08a3c', '#8a5548'],
    field2: ['#e9c04a', '#7a6a4c'],
    path: ['#efdcb8', '#4f5a80'],
    path2: ['#d3b98a', '#3d476b'],
    stage: ['#ecd9b4', '#2c3658'],
    stage2: ['#d9bf92', '#232c4c'],
    square: ['#f3e5c8', '#374267'],
    square2: ['#dfc79c', '#2c3658'],
    water: ['#2c5a9e', '#1a3a78'],
    water2: ['#9fc0e6', '#5580c4'],
    wall: ['#f7e8cc', '#98a0c4'],
    wall2: ['#c58f66', '#4a5484'],
    roof: ['#e0662c', '#a04f3f'],
    roof2: ['#a53f22', '#5e2f38'],
    loden: ['#5f8746', '#4f7f78'],
    wood: ['#5a3a2c', '#262438'],
    leaf: ['#6d9a4c', '#2b5a55'],
    leaf2: ['#3f6d3f', '#17393d'],
    leaf3: ['#bcd07a', '#4f8672'],
  },
}

/** What a later season changes of a place; the rest stays. */
const later: Readonly<Record<Place, readonly [later: Tones, last: Tones]>> = {
  villagers: [
    {
      leaf: ['#8a9648', '#3d5a50'],
      leaf2: ['#5c6a38', '#233c38'],
      leaf3: ['#d3c25e', '#6d8a68'],
      mid: ['#a0ab5c', '#2b4553'],
      mid2: ['#82904a', '#233a48'],
      field: ['#dcb878', '#6e644e'],
      field2: ['#b58f56', '#4e4844'],
      stage: ['#c7c178', '#26404a'],
      stage2: ['#b3ac63', '#203640'],
    },
    {
      leaf: ['#c98436', '#6a5048'],
      leaf2: ['#8f5327', '#443034'],
      leaf3: ['#ecbb55', '#97795a'],
      mid: ['#b8a25a', '#3a4552'],
      mid2: ['#987e44', '#303a48'],
      near: ['#6c6a3c', '#1c2b38'],
      near2: ['#504a2e', '#14202c'],
      field: ['#b98d5a', '#5c5048'],
      field2: ['#8f6640', '#443c40'],
      stage: ['#d0bd7e', '#333f4c'],
      stage2: ['#bda768', '#2a3542'],
    },
  ],
  'my-village': [
    {
      leaf: ['#9a5c36', '#6a4644'],
      leaf2: ['#6b3b2e', '#42303a'],
      leaf3: ['#c9955c', '#9a7660'],
      mid: ['#94695a', '#423044'],
      field: ['#bd9660', '#5e5046'],
      field2: ['#8c6840', '#463c40'],
      stage: ['#d2be96', '#3e3450'],
      stage2: ['#baa27c', '#342b46'],
    },
    {
      leaf: ['#d8d2d4', '#7d82a4'],
      leaf2: ['#8f8498', '#484c6c'],
      leaf3: ['#fdf8ee', '#b0b7d8'],
      far2: ['#b7a4b4', '#3a3658'],
      mid: ['#d3c8c8', '#44466a'],
      mid2: ['#b0a2aa', '#383a5a'],
      field: ['#e2d6c6', '#5c5f80'],
      field2: ['#bfae9f', '#494c6c'],
      stage: ['#e6ddd0', '#474a6c'],
      stage2: ['#cfc4be', '#3b3e5e'],
      path: ['#f1e4cc', '#5c5672'],
    },
  ],
  settlement: [
    {
      leaf: ['#4c8a4e', '#265e4e'],
      leaf2: ['#2a5c40', '#143a34'],
      leaf3: ['#a6d07e', '#5c9e7c'],
      mid: ['#5c8c78', '#1f4852'],
      mid2: ['#467458', '#183a42'],
      field: ['#e4c95e', '#6a6c54'],
      field2: ['#b99a3e', '#4a5446'],
      stage: ['#abc084', '#234844'],
      stage2: ['#94ac70', '#1b3d3a'],
    },
    {
      far: ['#b9cfdc', '#4e6e8e'],
      leaf: ['#66803e', '#38584c'],
      leaf2: ['#3c5432', '#1f3834'],
      leaf3: ['#c9bd66', '#86946c'],
      mid: ['#7d8a62', '#2c4650'],
      mid2: ['#62704c', '#243a44'],
      field: ['#d79f48', '#705e4e'],
      field2: ['#a5742f', '#50463e'],
      stage: ['#c6ba80', '#344846'],
      stage2: ['#afa268', '#2a3d3c'],
    },
  ],
  'town-builder': [
    {
      leaf: ['#5f8f44', '#2c5c50'],
      leaf2: ['#39653a', '#183c38'],
      mid: ['#b2b866', '#304c54'],
      mid2: ['#94a050', '#263f48'],
      near: ['#748c46', '#1d3844'],
      near2: ['#546e3a', '#152c38'],
      field: ['#f2cf52', '#8a7a50'],
      field2: ['#d8a63a', '#746444'],
    },
    {
      leaf: ['#cf8630', '#72544c'],
      leaf2: ['#96541f', '#4a3438'],
      leaf3: ['#f0bd58', '#a07c58'],
      mid: ['#b8a65e', '#3c4656'],
      mid2: ['#988648', '#303c4c'],
      near: ['#857c40', '#242f3e'],
      near2: ['#665a30', '#1a2432'],
      field: ['#b27a44', '#6a504a'],
      field2: ['#936038', '#564440'],
    },
  ],
}

/** Five tones of a suit, an area, a resource or a kind of building: sky, light, far, middle, dark. */
const fives = {
  grains: ['#fdf1c8', '#f6d67f', '#dcab41', '#a8741f', '#573a10'],
  wood: ['#f6e7d4', '#e2be97', '#b98759', '#83532c', '#402618'],
  hay: ['#f4f4d0', '#dde08c', '#b0b84c', '#768124', '#384218'],
  ore: ['#e7eef1', '#bdccd6', '#8aa1b0', '#526d7e', '#223546'],
  grapes: ['#f4e6f4', '#d9b8df', '#a67cb8', '#713d86', '#371a49'],
  wool: ['#e3f4fa', '#b2dcef', '#6cb1d2', '#26769f', '#0f3c5a'],
  leather: ['#fde8da', '#f3ba96', '#d97d4c', '#a0451d', '#521d10'],
  solitary: ['#f0ede7', '#d0cac0', '#9a948c', '#5b5859', '#27272d'],
  special: ['#fde6ef', '#f6b5d0', '#dd6c9c', '#a82363', '#560e35'],
  craft: ['#f9e8cf', '#edbf8b', '#cf8248', '#8f4a26', '#472019'],
  harvest: ['#fdf0c4', '#f2cf72', '#d09c38', '#8c621e', '#473110'],
  religion: ['#f1e6f2', '#d0b4d6', '#9b78ac', '#624078', '#2f1c42'],
  council: ['#e4eeec', '#b3cfcb', '#77a5a3', '#3d7073', '#17393f'],
  travel: ['#e2f1f4', '#a9d6dc', '#5fa9b5', '#237583', '#0c3b46'],
  market: ['#fce4d6', '#f3b08f', '#d66f4c', '#9a3a26', '#4c1813'],
  timber: ['#e9efdc', '#b9cfa4', '#7ba375', '#3f6e54', '#173a35'],
  clay: ['#fbe6d6', '#f0b794', '#d57f56', '#9c4a30', '#4c2018'],
  stone: ['#e8edf0', '#c0ccd4', '#8fa2ae', '#566e7c', '#243844'],
  diamond: ['#e4f4f8', '#aee0ec', '#62b6cf', '#23789a', '#0b3c56'],
  gold: ['#fdf1cd', '#f5d581', '#dca73b', '#a06f1b', '#513710'],
  trade: ['#fdf0d2', '#f6cf84', '#e39a35', '#a8621a', '#552c0c'],
  social: ['#e6eef8', '#b5cdea', '#759dd0', '#355f9e', '#152f58'],
  residential: ['#fce6db', '#f5b596', '#e06f45', '#a63f20', '#531b10'],
  culture: ['#f2e6f1', '#d6b5d4', '#a977aa', '#703f74', '#371b3d'],
  military: ['#e7eee4', '#b9cdb4', '#7f9f80', '#476b50', '#1d3829'],
} satisfies Record<string, readonly [string, string, string, string, string]>

/** What a card is printed in. */
export type Suit = keyof typeof fives
/** All suits of all games. */
export const suits = Object.keys(fives) as ReadonlyArray<Suit>

const dark = '#0c1230'

/** The tones s1 to s5 of a suit, and s6, its mark on paper. By night the sky sinks and the figure stands lighter than it. */
function suitTones(suit: Suit): Tones {
  const [sky, light, far, middle, deep] = fives[suit]
  return {
    s1: [sky, mix(middle, dark, 0.6)],
    s2: [light, mix(far, dark, 0.52)],
    s3: [far, mix(middle, dark, 0.4)],
    s4: [middle, mix(middle, '#9aa6e0', 0.1)],
    s5: [deep, mix(deep, dark, 0.6)],
    s6: [middle, mix(far, '#ffffff', 0.28)],
  }
}

/** The tones of a place that are others in a season than at its beginning. */
const seasonal = (place: Place, season: Season): Tones =>
  season === 0 ? {} : later[place][season === 1 ? 0 : 1]

/** The colours of a place and, with it, of a suit, at one hour of a season. */
export function palette(
  place: Place,
  hour: Hour = 'day',
  suit?: Suit,
  season: Season = 0,
): Readonly<Record<string, string>> {
  const all: Tones = {
    ...shared,
    ...people,
    ...places[place],
    ...seasonal(place, season),
    ...(suit ? suitTones(suit) : {}),
  }
  const at = hour === 'day' ? 0 : 1
  return Object.fromEntries(Object.entries(all).map(([name, tone]) => [name, tone[at]]))
}

const tonePattern = /\$([a-z]+\d?)/gi

/**
 * Prints a picture: tones become CSS variables, or the colours of a palette.
 * @throws RangeError if the palette has no colour for a tone.
 */
export function ink(svg: string, colours?: Readonly<Record<string, string>>): string {
  return svg.replace(tonePattern, (_, name: string) => {
    if (!colours) return `var(--${name})`
    const colour = colours[name]
    if (!colour) throw new RangeError(`No tone is called ${name}.`)
    return colour
  })
}

/** The names of the tones a picture is printed in. */
export const tonesIn = (svg: string): ReadonlySet<string> =>
  new Set([...svg.matchAll(tonePattern)].map(([, name]) => name ?? ''))

const declared = (tones: Tones): string =>
  Object.entries(tones)
    .map(([name, [day, night]]) => `--${name}:light-dark(${day},${night})`)
    .join(';')

/**
 * The tones of a place as CSS: variables on `.place-<game>`, those of every suit on `.s-<suit>`
 * inside it, and those of a later season on `.season-<1 or 2>`, which the place
 * itself or its ground wears. `light-dark` follows `color-scheme`, as everywhere in the app. The site's policy allows
 * no inline styles: adopt this as a constructed style sheet.
 */
export function tonesCss(place: Place, printed: ReadonlyArray<Suit> = suits): string {
  const scope = `.place-${place}`
  const ground = `${scope}{${declared({ ...shared, ...people, ...places[place] })}}`
  const seasons = ([1, 2] as const).map(
    (season) =>
      `${scope}.season-${season},${scope} .season-${season}{${declared(seasonal(place, season))}}`,
  )
  return (
    ground +
    seasons.join('') +
    printed.map((s) => `${scope} .s-${s}{${declared(suitTones(s))}}`).join('')
  )
}
