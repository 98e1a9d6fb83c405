import type { PerLanguage } from '../../games/kernel/index.ts'

/** Names of bots, in the language of the person who seats them: people of a village, by name and trade. */
export const botNames: PerLanguage<readonly [string, ...string[]]> = {
  en: [
    'Tilda the Weaver',
    'Bruno the Cooper',
    'Greta the Beekeeper',
    'Otto the Ferryman',
    'Wanda the Potter',
    'Hugo the Thatcher',
    'Ida the Shepherdess',
    'Emil the Wheelwright',
    'Frida the Midwife',
    'Anton the Sexton',
  ],
  de: [
    'Weberin Tilda',
    'Küfer Bruno',
    'Imkerin Greta',
    'Fährmann Otto',
    'Töpferin Wanda',
    'Dachdecker Hugo',
    'Schäferin Ida',
    'Stellmacher Emil',
    'Hebamme Frida',
    'Küster Anton',
  ],
  fr: [
    'Tilda la Tisserande',
    'Bruno le Tonnelier',
    'Greta l’Apicultrice',
    'Otto le Passeur',
    'Wanda la Potière',
    'Hugo le Chaumier',
    'Ida la Bergère',
    'Emil le Charron',
    'Frida la Sage-femme',
    'Anton le Sacristain',
  ],
}
