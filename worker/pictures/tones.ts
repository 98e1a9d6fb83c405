/**
 * The colours of all pictures. A tone is a name that has one colour by day and one by night; night
 * is the same place after dark, with a moon where the sun was and light in the panes.
 */

/** The light a picture is printed in. */
export type Hour = 'day' | 'night'
/** A colour by day and by night, as `#rrggbb`. */
export type Tone = readonly [day: string, night: string]
type Tones = Readonly<Record<string, Tone>>
/** Place of a game: the game's id, and the colours of the place. All places have the same tones. */
export interface Place {
  readonly id: string
  readonly tones: Tones
  /** Changes of a later season; the rest stays. */
  readonly later: readonly [later: Tones, last: Tones]
}
/** Season of a place in its year: as it begins, later, and at the end of a game. */
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

/** Suit of a card. */
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
  season === 0 ? {} : place.later[season === 1 ? 0 : 1]

const atHour = (tones: Tones, hour: Hour): Readonly<Record<string, string>> => {
  const at = hour === 'day' ? 0 : 1
  return Object.fromEntries(Object.entries(tones).map(([name, tone]) => [name, tone[at]]))
}

/** The colours that are the same in every place: of people, paper and print. */
export const sharedPalette = (hour: Hour): Readonly<Record<string, string>> =>
  atHour({ ...shared, ...people }, hour)

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
    ...place.tones,
    ...seasonal(place, season),
    ...(suit ? suitTones(suit) : {}),
  }
  return atHour(all, hour)
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
  const scope = `.place-${place.id}`
  const ground = `${scope}{${declared({ ...shared, ...people, ...place.tones })}}`
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
