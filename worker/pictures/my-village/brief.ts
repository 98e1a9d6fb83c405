/** Moves of My Village in few words, for lists that have little room. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { blackCosts } from '../../games/my-village/black-banners.ts'
import { cards as cardsDe } from '../../games/my-village/cards.de.ts'
import { cards as cardsEn } from '../../games/my-village/cards.en.ts'
import { cards as cardsFr } from '../../games/my-village/cards.fr.ts'
import { isMonk, monk } from '../../games/my-village/components/index.ts'
import type { Move } from '../../games/my-village/moves.ts'
import type { State } from '../../games/my-village/state.ts'

const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }

interface Said {
  readonly die: Readonly<Record<'white' | 'black', string>>
  readonly time: string
  readonly coins: { readonly one: string; readonly other: string }
  readonly marker: string
  readonly monk: string
  readonly office: string
  readonly dice: (dice: string) => string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ die: { white: 'White', black: 'Black' }, time: 'time', marker: 'marker' },
    ...{ monk: 'Monk', office: 'market office' },
    dice: (dice) => `with ${dice}`,
    coins: { one: 'coin', other: 'coins' },
  },
  de: {
    ...{ die: { white: 'Weiß', black: 'Schwarz' }, time: 'Zeit', marker: 'Marker' },
    ...{ monk: 'Mönch', office: 'Marktvogtei' },
    dice: (dice) => `mit ${dice}`,
    coins: { one: 'Münze', other: 'Münzen' },
  },
  fr: {
    ...{ die: { white: 'Blanc', black: 'Noir' }, time: 'temps', marker: 'marqueur' },
    ...{ monk: 'Moine', office: 'office du marché' },
    dice: (dice) => `avec ${dice}`,
    coins: { one: 'pièce', other: 'pièces' },
  },
}

/** Dice by colour and pips (M4.3), what they are turned to, and monks by their stack, with the time they cost. */
export function brief(view: State, seat: Seat, move: Move, language: Language): string | null {
  const say = words[language]
  if (move.do === 'take') {
    const die = `${say.die[move.colour]} ${move.pips}`
    return move.colour === 'white' ? die : `${die} (2 ${say.time})`
  }
  if (move.do === 'acquire' && isMonk(move.card)) {
    const [cost] = blackCosts(view, seat, move.card)
    const stack = texts[language].stacks[monk(move.card).stack]
    return `${say.monk} (${stack}, ${cost?.time ?? 0} ${say.time})`
  }
  if (move.do === 'use') {
    const task = view.agenda.at(-1)
    if (task?.task !== 'bonus' || 'headman' in monk(task.card).bonus) return null
    return `→ ${say.office}`
  }
  if (move.do !== 'change') return null
  const from = view.turn.dice[move.die]?.pips
  if (from === undefined) return null
  const paid = Math.abs(move.to - from)
  const coins = `${paid} ${locales[language].plural(paid, say.coins)}`
  return `${from} → ${move.to} (${move.by === 'coins' ? coins : `1 ${say.marker}`})`
}

/** Moves that get the dice of a deed. */
export const means: ReadonlyArray<Move['do']> = ['take', 'change']

/** A turn with its deed first, and behind it the dice that it is done with (M5.1) and what these are turned to (M5.3). */
export function row(
  moves: ReadonlyArray<{ readonly do: string }>,
  said: ReadonlyArray<string>,
  language: Language,
): string[] {
  const of = (kind: Move['do']) => said.filter((_, i) => moves[i]?.do === kind)
  const deeds = said.filter((_, i) => !means.some((kind) => kind === moves[i]?.do))
  const [dice, changes] = [of('take'), of('change')]
  if (deeds.length === 0 || deeds.length === said.length) return [...said]
  const taken = dice.map((die) => `${die.charAt(0).toLowerCase()}${die.slice(1)}`).join(' + ')
  const paid = [...(dice.length === 0 ? [] : [taken]), ...changes].join(', ')
  return [...deeds, words[language].dice(paid)]
}
