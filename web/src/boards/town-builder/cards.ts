import type { Language, PerLanguage } from '../../../../worker/games/kernel/language.ts'
import {
  type Award,
  type AwardId,
  awards,
  type Crest,
  type CrestId,
  crests,
  type Judge,
  type JudgeId,
  judges,
  marker,
  setUp,
  type TownCard,
  type TownId,
  townCards,
} from '../../../../worker/games/town-builder/components/index.ts'
import type { CardEntry, CardIndex } from '../../rules/cards.ts'
import { factsOf, originOf } from '../../rules/provenance.ts'
import type { CardWords } from './card-words.ts'
import { symbolsInWords, symbolsOf } from './labels.ts'
import type { BoardWords } from './words.ts'

/** All that the index says, in one language. */
interface Said {
  readonly say: BoardWords
  readonly words: CardWords
}

const load: PerLanguage<() => Promise<Said>> = {
  en: async () => ({
    say: (await import('./words.en.ts')).boardWords,
    words: (await import('./card-words.en.ts')).cardWords,
  }),
  de: async () => ({
    say: (await import('./words.de.ts')).boardWords,
    words: (await import('./card-words.de.ts')).cardWords,
  }),
  fr: async () => ({
    say: (await import('./words.fr.ts')).boardWords,
    words: (await import('./card-words.fr.ts')).cardWords,
  }),
}

const townEntries = ({ say, words: { facts } }: Said): CardEntry[] =>
  townCards.map((card: TownCard & { readonly id: TownId }) => {
    const { ability } = card
    const { text } = say.cards[card.id]
    return {
      id: card.id,
      kind: 'town',
      name: say.cards[card.id].name,
      text: ability && text ? say.labelled(say.kinds[ability.kind], text) : (text ?? ''),
      facts: factsOf(card, [
        [facts.type, say.types[card.type], 'type'],
        [facts.gold, card.goldCost, 'goldCost'],
        [facts.resources, symbolsInWords(say, symbolsOf(card.id)), 'resourceCost'],
        [facts.points, `${card.points}`, 'points'],
        [facts.gives, say.or(card.yield.map((one) => say.yields[one])), 'yield'],
      ]),
      count: card.count,
      ...originOf(card),
    }
  })

const awardEntries = ({ say, words: { facts } }: Said): CardEntry[] =>
  awards.map((award: Award & { readonly id: AwardId }) => ({
    id: award.id,
    kind: 'award',
    name: say.cards[award.id].name,
    text: say.cards[award.id].text ?? '',
    facts: factsOf(award, [[facts.points, award.points, 'points']]),
    count: award.count,
    ...originOf(award),
  }))

const judgeEntries = ({ say, words: { facts } }: Said): CardEntry[] =>
  judges.map((judge: Judge & { readonly id: JudgeId }) => ({
    id: judge.id,
    kind: 'judge',
    name: say.cards[judge.id].name,
    text: say.cards[judge.id].text ?? '',
    facts: factsOf(judge, [
      [facts.favours, say.types[judge.favours], 'favours'],
      [facts.points, judge.points, 'points'],
    ]),
    count: judge.count,
    ...originOf(judge),
  }))

const crestEntries = ({ say, words }: Said): CardEntry[] =>
  crests.map((crest: Crest & { readonly id: CrestId }) => ({
    id: crest.id,
    kind: 'crest',
    name: say.cards[crest.id].name,
    text: say.labelled(say.kinds[crest.ability.kind], say.cards[crest.id].text ?? ''),
    facts: factsOf(crest, [
      [words.facts.begins, crest.firstPlayer ? words.firstPlayer : '', 'firstPlayer'],
    ]),
    count: crest.count,
    ...originOf(crest),
  }))

const otherEntries = ({ say, words }: Said): CardEntry[] => {
  const { solo, min, max } = setUp.townCardsBelowJudge
  return [
    {
      id: marker.id,
      kind: 'other',
      name: say.cards[marker.id].name,
      text: words.marker,
      facts: [],
      count: marker.count,
      ...originOf(marker),
    },
    {
      id: 'town-cards-below-judge',
      kind: 'other',
      ...words.below,
      facts: factsOf(setUp.townCardsBelowJudge, [
        [words.facts.cards, words.between(min, max, solo), 'min'],
      ]),
      count: null,
      ...originOf(setUp.townCardsBelowJudge),
    },
  ]
}

/** Every card of Town Builder. */
export async function cardIndex(language: Language): Promise<CardIndex> {
  const said = await load[language]()
  return {
    kinds: said.words.kinds,
    cards: [townEntries, awardEntries, judgeEntries, crestEntries, otherEntries].flatMap((of) =>
      of(said),
    ),
  }
}
