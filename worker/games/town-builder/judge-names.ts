import type { PerLanguage } from '../kernel/language.ts'
import type { JudgeId } from './components/index.ts'

/** Names of the judges in all languages: a few words for what tells of them without the texts of all cards. */
export const judgeNames: PerLanguage<Readonly<Record<JudgeId, string>>> = {
  en: {
    'judge-trade': 'Judge of Trade',
    'judge-social': 'Judge of Social Buildings',
    'judge-residential': 'Judge of Residential Buildings',
    'judge-culture': 'Judge of Culture',
    'judge-military': 'Judge of the Military',
    'judge-guilds': 'Judge of the Guilds',
  },
  de: {
    'judge-trade': 'Juror des Handels',
    'judge-social': 'Juror des Sozialwesens',
    'judge-residential': 'Juror des Wohnens',
    'judge-culture': 'Juror der Kultur',
    'judge-military': 'Juror des Militärs',
    'judge-guilds': 'Juror der Zünfte',
  },
  fr: {
    'judge-trade': 'Juge du commerce',
    'judge-social': 'Juge des affaires sociales',
    'judge-residential': 'Juge de l’habitation',
    'judge-culture': 'Juge de la culture',
    'judge-military': 'Juge militaire',
    'judge-guilds': 'Juge des guildes',
  },
}
