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
import type { CardEntry, CardIndex } from '../../rules/entries.ts'
import { factsOf, originOf } from '../../rules/provenance.ts'
import type { CardWords } from './card-words.ts'
import { boardWordsIn, loadWords } from './dictionary.ts'
import { symbolsInWords, symbolsOf } from './labels.ts'
import type { BoardWords } from './words.ts'

/** All that the index says, in one language. */
interface Said {
  readonly boardWords: BoardWords
  readonly words: CardWords
}

const load: PerLanguage<() => Promise<CardWords>> = {
  en: async () => (await import('./card-words.en.ts')).cardWords,
  de: async () => (await import('./card-words.de.ts')).cardWords,
  fr: async () => (await import('./card-words.fr.ts')).cardWords,
}

const townEntries = ({ boardWords, words: { facts } }: Said): CardEntry[] =>
  townCards.map((card: TownCard & { readonly id: TownId }) => {
    const { ability } = card
    const { text } = boardWords.cards[card.id]
    return {
      id: card.id,
      kind: 'town',
      name: boardWords.cards[card.id].name,
      text:
        ability && text ? boardWords.labelled(boardWords.kinds[ability.kind], text) : (text ?? ''),
      facts: factsOf(card, [
        [facts.type, boardWords.types[card.type], 'type'],
        [facts.gold, card.goldCost, 'goldCost'],
        [facts.resources, symbolsInWords(boardWords, symbolsOf(card.id)), 'resourceCost'],
        [facts.points, `${card.points}`, 'points'],
        [facts.gives, boardWords.or(card.yield.map((one) => boardWords.yields[one])), 'yield'],
      ]),
      count: card.count,
      ...originOf(card),
    }
  })

const awardEntries = ({ boardWords, words: { facts } }: Said): CardEntry[] =>
  awards.map((award: Award & { readonly id: AwardId }) => ({
    id: award.id,
    kind: 'award',
    name: boardWords.cards[award.id].name,
    text: boardWords.cards[award.id].text ?? '',
    facts: factsOf(award, [[facts.points, award.points, 'points']]),
    count: award.count,
    ...originOf(award),
  }))

const judgeEntries = ({ boardWords, words: { facts } }: Said): CardEntry[] =>
  judges.map((judge: Judge & { readonly id: JudgeId }) => ({
    id: judge.id,
    kind: 'judge',
    name: boardWords.cards[judge.id].name,
    text: boardWords.cards[judge.id].text ?? '',
    facts: factsOf(judge, [
      [facts.favours, boardWords.types[judge.favours], 'favours'],
      [facts.points, judge.points, 'points'],
    ]),
    count: judge.count,
    ...originOf(judge),
  }))

const crestEntries = ({ boardWords, words }: Said): CardEntry[] =>
  crests.map((crest: Crest & { readonly id: CrestId }) => ({
    id: crest.id,
    kind: 'crest',
    name: boardWords.cards[crest.id].name,
    text: boardWords.labelled(
      boardWords.kinds[crest.ability.kind],
      boardWords.cards[crest.id].text ?? '',
    ),
    facts: factsOf(crest, [
      [words.facts.begins, crest.firstPlayer ? words.firstPlayer : '', 'firstPlayer'],
    ]),
    count: crest.count,
    ...originOf(crest),
  }))

const otherEntries = ({ boardWords, words }: Said): CardEntry[] => {
  const { solo, min, max } = setUp.townCardsBelowJudge
  return [
    {
      id: marker.id,
      kind: 'other',
      name: boardWords.cards[marker.id].name,
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
  const [words] = await Promise.all([load[language](), loadWords(language)])
  const said: Said = { boardWords: boardWordsIn(language), words }
  return {
    kinds: words.kinds,
    cards: [townEntries, awardEntries, judgeEntries, crestEntries, otherEntries].flatMap((of) =>
      of(said),
    ),
  }
}
