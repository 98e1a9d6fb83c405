/**
 * The one word that a game has for a thing in a language, and words that would name it twice. Where the
 * publishers' own rules use several, this is the one that we settled on.
 */
import type { PerLanguage } from './kernel/language.ts'

/** Words by what they settle: `say` is written, none of `never` is. */
interface Settled {
  readonly say: string
  readonly never: ReadonlyArray<string>
}

/** By game, in each language. Words are whole or the beginning of others, with their capitals. */
export const vocabulary: Readonly<Record<string, PerLanguage<ReadonlyArray<Settled>>>> = {
  villagers: {
    en: [
      { say: 'Road', never: ['Street', 'Display'] },
      { say: 'slot', never: ['position'] },
      { say: 'padlock', never: ['the lock '] },
    ],
    de: [
      { say: 'Auslage', never: ['Landstraße', 'Marktreihe'] },
      { say: 'Platz', never: ['Position'] },
      { say: 'Person', never: ['Dorfbewohner', 'Bewohner'] },
      { say: 'Holzfäller', never: ['HolzfällerIn', 'HeuwenderIn', 'BergarbeiterIn'] },
    ],
    fr: [
      { say: 'route', never: ['étalage', 'chemin '] },
      { say: 'place', never: ['position', 'emplacement'] },
    ],
  },
  'my-village': {
    en: [{ say: 'headman', never: ['mayor', 'village chief'] }],
    de: [
      { say: 'Geschichten-Punkt', never: ['Geschichtspunkt', 'Geschichtenpunkt'] },
      { say: 'Ruhmespunkt', never: ['Prestigepunkt', 'Siegpunkt'] },
      { say: 'Oberhaupt', never: ['Dorfvorsteher', 'Bürgermeister'] },
    ],
    fr: [{ say: 'point d’histoire', never: ['point de récit', 'points de récit'] }],
  },
  settlement: {
    en: [
      { say: 'outpost', never: ['fortification', 'fortress'] },
      { say: 'basic resource', never: ['normal resource', 'raw material'] },
    ],
    de: [
      { say: 'Festung', never: ['Außenposten', 'Vorposten'] },
      { say: 'Ressource', never: ['Rohstoff'] },
      { say: 'Platz', never: ['Position'] },
    ],
    fr: [
      { say: 'avant-poste', never: ['forteresse', 'fortin'] },
      { say: 'ressource', never: ['matière première', 'matériau'] },
    ],
  },
  'town-builder': {
    en: [
      { say: 'social', never: ['Welfare', 'welfare'] },
      { say: 'residential', never: ['Housing', 'housing'] },
      { say: 'judge', never: ['juror', 'Juror'] },
      { say: 'foundation', never: ['building site', 'construction site'] },
    ],
    de: [
      { say: 'Stadtteil', never: ['Bezirk', 'Stadtviertel'] },
      { say: 'Rohstoff', never: ['Ressource'] },
      { say: 'Sozialwesen', never: ['Soziales', 'Wohlfahrt'] },
      { say: 'Juror', never: ['Richter', 'Preisrichter'] },
      { say: 'Fundament', never: ['Baustelle', 'Bauplatz'] },
    ],
    fr: [
      { say: 'quartier', never: ['arrondissement'] },
      { say: 'chantier', never: ['fondation', 'Fondation'] },
    ],
  },
}
