/** Articles and cases that German sentences need around names that are put into them. */
import { capital } from './language.ts'

/** The gender of a noun: masculine, feminine, neuter, or many of any. */
export type Gender = 'm' | 'f' | 'n' | 'pl'

/** A noun as it stands in a title, and its forms behind an article where they differ. */
export interface Noun {
  readonly gender: Gender
  readonly name: string
  /** Behind "der", "die", "das": "Ewige Sanduhr". Without it, `name`. */
  readonly der?: string
  /** Behind "den" and "einen": "Propheten". Without it, as behind "der". */
  readonly den?: string
  /** Behind "dem" and the "der" of the dative: "Adligen". Without it, as behind "den". */
  readonly dem?: string
  /** Behind "des": "Propheten". Without it, as behind "den" with an s. */
  readonly des?: string
}

/** A noun whose forms are all alike but for the s of the genitive. */
export const noun = (gender: Gender, name: string): Noun => ({ gender, name })

/** A masculine noun that takes an ending in all cases but the first: "der Prophet, den Propheten". */
export const weak = (name: string, den: string): Noun => ({ gender: 'm', name, den, des: den })

/** A noun with an adjective: "Fahrender Händler", "der Fahrende Händler", "den Fahrenden Händler". */
export function withAdjective(gender: Gender, name: string): Noun {
  const [adjective = '', ...rest] = name.split(' ')
  const stem = adjective.replace(/e[rs]?$/, '')
  const der = [`${stem}e`, ...rest].join(' ')
  const dem = [`${stem}en`, ...rest].join(' ')
  return { gender, name, der, den: gender === 'm' ? dem : der, dem }
}

/** "der Fischer", "die Weberin", "das Gasthaus", "die Gärten" */
export const der = (noun: Noun): string =>
  `${{ m: 'der', f: 'die', n: 'das', pl: 'die' }[noun.gender]} ${noun.der ?? noun.name}`

const oblique = (noun: Noun): string => noun.den ?? noun.der ?? noun.name

/** The accusative: "den Fischer", "die Weberin", "den Propheten". */
export const den = (noun: Noun): string =>
  `${{ m: 'den', f: 'die', n: 'das', pl: 'die' }[noun.gender]} ${oblique(noun)}`

/** The dative: "dem Fischer", "der Weberin", "dem Propheten". */
export const dem = (noun: Noun): string =>
  `${{ m: 'dem', f: 'der', n: 'dem', pl: 'den' }[noun.gender]} ${noun.dem ?? oblique(noun)}`

/** "zum Fischer", "zur Weberin" */
export const zu = (noun: Noun): string =>
  noun.gender === 'pl'
    ? `zu ${dem(noun)}`
    : `${noun.gender === 'f' ? 'zur' : 'zum'} ${dem(noun).replace(/^de[mr] /, '')}`

/** The genitive: "des Fischers", "der Weberin", "des Propheten". */
export const des = (noun: Noun): string =>
  noun.gender === 'm' || noun.gender === 'n'
    ? `des ${noun.des ?? `${oblique(noun)}s`}`
    : `der ${noun.dem ?? oblique(noun)}`

/** "ein Fischer", "eine Weberin", "ein Fahrender Händler" */
export const ein = ({ gender, name }: Noun): string =>
  ({ m: `ein ${name}`, f: `eine ${name}`, n: `ein ${name}`, pl: name })[gender]

/** The accusative: "einen Fischer", "eine Weberin", "einen Propheten". */
export const einen = (noun: Noun): string =>
  noun.gender === 'm' ? `einen ${oblique(noun)}` : ein(noun)

/** A sentence whose head is an article begins with a capital. People's names stay as they write them. */
export const sentence = (text: string): string =>
  text.replace(/^(?:d(?:er|ie|as)|eine?)(?= )/, capital)
