/** Helpers for French sentences around names that are put into them: elision, and articles by gender. */

/** Returns true if a word begins with a vowel or a silent h, so that "le", "la", "de" and "que" lose theirs before it. */
const elides = (word: string): boolean =>
  /^(?:[aeiouhœæ]|y(?![aeiou]))/i.test(word.normalize('NFD'))

/** "de Ben", "d’Ada" */
export const de = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`)

/** "que Ben", "qu’Ada" */
export const que = (name: string): string => (elides(name) ? `qu’${name}` : `que ${name}`)

/** The gender of a noun: masculine, feminine, or many of either. */
export type Gender = 'm' | 'f' | 'pl'

/** "le Faneur", "la Nonne", "l’Orfèvre", "les Fondateurs" */
export function le(noun: string, gender: Gender): string {
  if (gender === 'pl') return `les ${noun}`
  if (elides(noun)) return `l’${noun}`
  return gender === 'f' ? `la ${noun}` : `le ${noun}`
}

/** "du Faneur", "de la Nonne", "de l’Orfèvre", "des Fondateurs" */
export function du(noun: string, gender: Gender): string {
  if (gender === 'pl') return `des ${noun}`
  return gender === 'm' && !elides(noun) ? `du ${noun}` : `de ${le(noun, gender)}`
}

/** "de" before something that has its article: "du client 5", "de la Forge" */
export const from = (phrase: string): string =>
  phrase.startsWith('le ') ? `du ${phrase.slice(3)}` : `de ${phrase}`

/** "à" before something that has its article: "au client 5", "à la Forge" */
export const to = (phrase: string): string =>
  phrase.startsWith('le ') ? `au ${phrase.slice(3)}` : `à ${phrase}`

/** A day in a sentence: "hier", "le 3 mai" */
export const dated = (day: string): string => (/^\d/.test(day) ? `le ${day}` : day)

/** "jusqu’à demain soir", "jusqu’au 3 mai" */
export const until = (when: string): string =>
  /^\d/.test(when) ? `jusqu’au ${when}` : `jusqu’à ${when}`
