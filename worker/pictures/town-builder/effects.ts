/** Abilities of Town Builder's cards in the fewest words, for lines that tell many of them. */
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import {
  type Ability,
  type BuildingType,
  crest,
  isCrest,
  type Source,
  townCard,
} from '../../games/town-builder/components/index.ts'
import { words as facts, pointsIn } from './facts.ts'

type AbilityOf<K extends Ability['op']> = Extract<Ability, { op: K }>

interface Said {
  /** Time at which an ability works. */
  readonly when: Readonly<Record<'build' | 'star' | 'end', string>>
  /** Condition that something was completed in this turn (T7.60); of any kind where none is told. */
  readonly after: (type: string | null) => string
  readonly perType: (type: string) => string
  readonly effects: { readonly [K in Ability['op']]: string | ((one: AbilityOf<K>) => string) }
}

const words: PerLanguage<Said> = {
  en: {
    when: { build: 'once built', star: 'once a turn', end: 'at the end' },
    after: (type) => `after completing ${type === null ? 'anything' : `a ${type} building`}`,
    perType: (type) => `per ${type} building`,
    effects: {
      'discard-row-cards': ({ max }) => `discard ${max} from the row`,
      'replace-row-cards': ({ max }) => `replace ${max} of the row`,
      'add-to-row': ({ count }) => `${count} more card in the row`,
      'store-gold-from-row': ({ max }) => `store ${max} gold card`,
      'take-from-row': 'take 1 more from the row',
      'take-from-discard': ({ goldCost, as }) =>
        `${goldCost > 0 ? `for ${goldCost} gold ` : ''}take any discarded card${as.length > 1 ? '' : ' as a resource'}`,
      'extra-action': ({ count }) => `take ${count} more card`,
      'discard-self-store-gold': ({ max }) => `give it up to store ${max} gold cards`,
      'cover-symbol': ({ goldCost }) => `${goldCost} gold replaces a missing resource`,
      'protect-row-card': 'reserve 1 card of the row',
      'move-resource': ({ count }) => `move ${count} resource`,
      'look-at-top': 'see the top of the deck',
      'turn-gold': ({ count }) => `${count} gold to spend`,
      'copy-star': 'copies any once-a-turn ability',
      'copy-build': 'copies any once-built ability',
      'reveal-take-resource': ({ count }) => `reveal ${count}, use 1 as a resource`,
      'reveal-start-foundation': ({ count }) => `reveal ${count}, start 1`,
      'add-judge': 'choose another judge',
      'convert-foundation': 'use a foundation as resource or gold',
      'gold-discount': ({ amount }) => `here it makes others ${amount} gold cheaper`,
      'points-per-type': '',
      'points-per-different-type': 'per kind of building',
      'points-per-printed-value': ({ value }) => `per building worth ${value}`,
      'points-per-judge': 'per judge you win',
      'points-per-award': 'per award',
      'change-type': 'may count as another kind',
      'count-as-type': 'counts for a second kind',
    },
  },
  de: {
    when: { build: 'wenn fertig', star: 'einmal je Zug', end: 'am Ende' },
    after: (type) => `nach Fertigstellung${type === null ? '' : ` (${type})`}`,
    perType: (type) => `je Gebäude (${type})`,
    effects: {
      'discard-row-cards': ({ max }) => `${max} der Reihe abwerfen`,
      'replace-row-cards': ({ max }) => `${max} der Reihe ersetzen`,
      'add-to-row': ({ count }) => `${count} Karte mehr in der Reihe`,
      'store-gold-from-row': ({ max }) => `${max} Goldkarte lagern`,
      'take-from-row': 'noch 1 aus der Reihe nehmen',
      'take-from-discard': ({ goldCost, as }) =>
        `${goldCost > 0 ? `für ${goldCost} Gold ` : ''}eine abgeworfene Karte${as.length > 1 ? '' : ' als Rohstoff'}`,
      'extra-action': ({ count }) => `${count} Karte mehr nehmen`,
      'discard-self-store-gold': ({ max }) => `weggeben, um ${max} Goldkarten zu lagern`,
      'cover-symbol': ({ goldCost }) => `${goldCost} Gold ersetzt einen Rohstoff`,
      'protect-row-card': '1 Karte der Reihe reservieren',
      'move-resource': ({ count }) => `${count} Rohstoff umlegen`,
      'look-at-top': 'oberste Karte des Stapels ansehen',
      'turn-gold': ({ count }) => `${count} Gold zum Ausgeben`,
      'copy-star': 'wie eine beliebige Fähigkeit „einmal je Zug“',
      'copy-build': 'wie eine beliebige Fähigkeit „wenn fertig“',
      'reveal-take-resource': ({ count }) => `${count} aufdecken, 1 als Rohstoff`,
      'reveal-start-foundation': ({ count }) => `${count} aufdecken, 1 beginnen`,
      'add-judge': 'einen weiteren Juror wählen',
      'convert-foundation': 'ein Fundament als Rohstoff oder Gold',
      'gold-discount': ({ amount }) => `hier macht sie andere um ${amount} Gold billiger`,
      'points-per-type': '',
      'points-per-different-type': 'je Art von Gebäude',
      'points-per-printed-value': ({ value }) => `je Gebäude mit Wert ${value}`,
      'points-per-judge': 'je gewonnenem Juror',
      'points-per-award': 'je Auszeichnung',
      'change-type': 'zählt auf Wunsch als andere Art',
      'count-as-type': 'zählt für eine zweite Art',
    },
  },
  fr: {
    when: { build: 'une fois achevé', star: 'une fois par tour', end: 'à la fin' },
    after: (type) => `après un achèvement${type === null ? '' : ` (${type})`}`,
    perType: (type) => `par bâtiment (${type})`,
    effects: {
      'discard-row-cards': ({ max }) => `jeter ${max} de la rangée`,
      'replace-row-cards': ({ max }) => `remplacer ${max} de la rangée`,
      'add-to-row': ({ count }) => `${count} carte de plus à la rangée`,
      'store-gold-from-row': ({ max }) => `ranger ${max} carte d’or`,
      'take-from-row': 'prendre 1 de plus à la rangée',
      'take-from-discard': ({ goldCost, as }) =>
        `${goldCost > 0 ? `pour ${goldCost} or ` : ''}prendre une carte jetée${as.length > 1 ? '' : ' comme ressource'}`,
      'extra-action': ({ count }) => `prendre ${count} carte de plus`,
      'discard-self-store-gold': ({ max }) => `le jeter pour ranger ${max} cartes d’or`,
      'cover-symbol': ({ goldCost }) => `${goldCost} or remplace une ressource`,
      'protect-row-card': 'réserver 1 carte de la rangée',
      'move-resource': ({ count }) => `déplacer ${count} ressource`,
      'look-at-top': 'voir le dessus de la pioche',
      'turn-gold': ({ count }) => `${count} or à dépenser`,
      'copy-star': 'copie une capacité «\u202fune fois par tour\u202f»',
      'copy-build': 'copie une capacité «\u202fune fois achevé\u202f»',
      'reveal-take-resource': ({ count }) => `révéler ${count}, 1 comme ressource`,
      'reveal-start-foundation': ({ count }) => `révéler ${count}, en commencer 1`,
      'add-judge': 'choisir un juge de plus',
      'convert-foundation': 'un chantier sert de ressource ou d’or',
      'gold-discount': ({ amount }) => `ici, les autres coûtent ${amount} or de moins`,
      'points-per-type': '',
      'points-per-different-type': 'par type de bâtiment',
      'points-per-printed-value': ({ value }) => `par bâtiment valant ${value}`,
      'points-per-judge': 'par juge gagné',
      'points-per-award': 'par prix',
      'change-type': 'peut compter comme un autre type',
      'count-as-type': 'compte pour un second type',
    },
  },
}

const namedType = (type: BuildingType | 'any', language: Language): string | null =>
  type === 'any' ? null : facts[language].types[type]

/** Effect of an ability without the time at which it works (T7.60-T7.86). */
function effectIn(ability: Ability, language: Language): string {
  const say = words[language]
  const told = say.effects[ability.op] as string | ((one: Ability) => string)
  const said =
    ability.op === 'points-per-type'
      ? say.perType(facts[language].types[ability.type])
      : typeof told === 'string'
        ? told
        : told(ability)
  const worth = 'points' in ability ? `${pointsIn(ability.points, language)} ` : ''
  const condition =
    'condition' in ability && ability.condition
      ? ` ${say.after(namedType(ability.condition.completedThisTurn, language))}`
      : ''
  return `${worth}${said}${condition}`
}

const abilityOf = (source: Source): Ability | null =>
  isCrest(source) ? crest(source).ability : townCard(source).ability

/** Tells whether a card or a crest has an ability of which one can be used in each turn (T1.23). */
export const isStar = (source: Source): boolean => abilityOf(source)?.kind === 'star'

/** Time at which a kind of ability works (T1.22-T1.24). */
export const whenOf = (kind: 'build' | 'star' | 'end', language: Language): string =>
  words[language].when[kind]

/** Ability of a card or a crest in a few words, with the time at which it works (T1.22-T1.25): `once built: take 1 more card`; empty for a card with none. */
export function timedEffectOf(source: Source, language: Language): string {
  const ability = abilityOf(source)
  if (ability === null) return ''
  const said = effectIn(ability, language)
  return ability.kind === 'row'
    ? said
    : locales[language].labelled(whenOf(ability.kind, language), said)
}
