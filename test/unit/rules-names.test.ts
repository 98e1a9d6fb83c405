/** Law of names in the rules: a rule about a card begins with the card's own name, in every language. */
import { describe, expect, test } from 'vitest'
import { languages, type PerLanguage } from '../../worker/games/kernel/language.ts'
import type { RulesChapter } from '../../worker/games/kernel/rules.ts'
import { cards as villageDe } from '../../worker/games/my-village/cards.de.ts'
import { cards as villageEn } from '../../worker/games/my-village/cards.en.ts'
import { cards as villageFr } from '../../worker/games/my-village/cards.fr.ts'
import * as villageRulesDe from '../../worker/games/my-village/rules.de.ts'
import * as villageRulesEn from '../../worker/games/my-village/rules.en.ts'
import * as villageRulesFr from '../../worker/games/my-village/rules.fr.ts'
import { cards as settlementDe } from '../../worker/games/settlement/cards.de.ts'
import { cards as settlementEn } from '../../worker/games/settlement/cards.en.ts'
import { cards as settlementFr } from '../../worker/games/settlement/cards.fr.ts'
import * as settlementRulesDe from '../../worker/games/settlement/rules.de.ts'
import * as settlementRulesEn from '../../worker/games/settlement/rules.en.ts'
import * as settlementRulesFr from '../../worker/games/settlement/rules.fr.ts'
import { cardsDe } from '../../worker/games/town-builder/cards.de.ts'
import { cardsEn } from '../../worker/games/town-builder/cards.en.ts'
import { cardsFr } from '../../worker/games/town-builder/cards.fr.ts'
import * as townRulesDe from '../../worker/games/town-builder/rules.de.ts'
import * as townRulesEn from '../../worker/games/town-builder/rules.en.ts'
import * as townRulesFr from '../../worker/games/town-builder/rules.fr.ts'
import * as villagersDe from '../../worker/games/villagers/cards.de.ts'
import * as villagersEn from '../../worker/games/villagers/cards.en.ts'
import * as villagersFr from '../../worker/games/villagers/cards.fr.ts'
import * as villagersRulesDe from '../../worker/games/villagers/rules.de.ts'
import * as villagersRulesEn from '../../worker/games/villagers/rules.en.ts'
import * as villagersRulesFr from '../../worker/games/villagers/rules.fr.ts'

type Group = Readonly<Record<string, string | { readonly name: string }>>

/** Names by card, of several groups of cards. */
const byCard = (...groups: ReadonlyArray<Group>): ReadonlyMap<string, string> =>
  new Map(
    groups.flatMap((group, i) =>
      Object.entries(group).map(
        ([id, one]) => [`${i} ${id}`, typeof one === 'string' ? one : one.name] as const,
      ),
    ),
  )

interface Rules {
  readonly rules: ReadonlyArray<RulesChapter>
}
/** Rules by their numbers. */
const byNumber = ({ rules }: Rules): ReadonlyMap<string, string> =>
  new Map(rules.flatMap((chapter) => Object.entries(chapter.rules)))

const village = ({ churches, chambers, buildings }: typeof villageEn) =>
  byCard(churches, chambers, buildings)
const settlement = ({ artifacts, buildings, monsters, heroes }: typeof settlementEn) =>
  byCard(artifacts, buildings, monsters, heroes)

const games: ReadonlyArray<
  readonly [
    game: string,
    names: PerLanguage<ReadonlyMap<string, string>>,
    rules: PerLanguage<ReadonlyMap<string, string>>,
  ]
> = [
  [
    'villagers',
    {
      en: byCard(villagersEn.names, villagersEn.developmentNames, villagersEn.eventNames),
      de: byCard(villagersDe.nouns, villagersDe.developmentNames, villagersDe.eventNames),
      fr: byCard(villagersFr.names, villagersFr.developmentNames, villagersFr.eventNames),
    },
    {
      en: byNumber(villagersRulesEn),
      de: byNumber(villagersRulesDe),
      fr: byNumber(villagersRulesFr),
    },
  ],
  [
    'my-village',
    { en: village(villageEn), de: village(villageDe), fr: village(villageFr) },
    { en: byNumber(villageRulesEn), de: byNumber(villageRulesDe), fr: byNumber(villageRulesFr) },
  ],
  [
    'settlement',
    { en: settlement(settlementEn), de: settlement(settlementDe), fr: settlement(settlementFr) },
    {
      en: byNumber(settlementRulesEn),
      de: byNumber(settlementRulesDe),
      fr: byNumber(settlementRulesFr),
    },
  ],
  [
    'town-builder',
    { en: byCard(cardsEn), de: byCard(cardsDe), fr: byCard(cardsFr) },
    { en: byNumber(townRulesEn), de: byNumber(townRulesDe), fr: byNumber(townRulesFr) },
  ],
]

describe.each(games)('%s', (_game, names, rules) => {
  test('a rule that begins with the name of a card does so in every language', () => {
    const other: string[] = []
    let found = 0
    for (const [number, text] of rules.en) {
      const [card] =
        [...names.en].find(
          ([, name]) => text.startsWith(`${name}:`) || text.startsWith(`${name},`),
        ) ?? []
      if (card === undefined) continue
      found++
      for (const language of languages) {
        const name = names[language].get(card)
        const rule = rules[language].get(number)
        if (name && !rule?.replaceAll('\u202f', ' ').startsWith(name.replaceAll('\u202f', ' ')))
          other.push(`${number} ${name}: ${rule}`)
      }
    }
    expect(found).toBeGreaterThan(2)
    expect(other).toEqual([])
  })
})
