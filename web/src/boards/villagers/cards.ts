import type { Language, PerLanguage } from '../../../../worker/games/kernel/language.ts'
import {
  baseIds,
  type CardId,
  cards,
  type DevelopmentId,
  developments,
  foundersSides,
  profiteerIds,
  saintIds,
  scoundrelIds,
  soloEventIds,
  soloEvents,
  startingRoad,
} from '../../../../worker/games/villagers/components/index.ts'
import type { CardEntry, CardIndex, Fact } from '../../rules/entries.ts'
import { factsOf, originOf } from '../../rules/provenance.ts'
import type { CardWords } from './card-words.ts'
import type { MoreWords } from './more-words.ts'
import type { BoardWords } from './words.ts'

/** All that the index says, in one language. */
interface Said {
  readonly boardWords: BoardWords
  readonly more: MoreWords
  readonly words: CardWords
}

const load: PerLanguage<() => Promise<Said>> = {
  en: async () => ({
    boardWords: (await import('./words.en.ts')).boardWords,
    more: (await import('./more-words.en.ts')).moreWords,
    words: (await import('./card-words.en.ts')).cardWords,
  }),
  de: async () => ({
    boardWords: (await import('./words.de.ts')).boardWords,
    more: (await import('./more-words.de.ts')).moreWords,
    words: (await import('./card-words.de.ts')).cardWords,
  }),
  fr: async () => ({
    boardWords: (await import('./words.fr.ts')).boardWords,
    more: (await import('./more-words.fr.ts')).moreWords,
    words: (await import('./card-words.fr.ts')).cardWords,
  }),
}

/** Text of a card, in the board's sentences. */
function textOf({ boardWords }: Said, id: CardId): string {
  const { suit, phase, discard, predecessor, suitSymbols, chainStarter } = cards[id]
  const sentences = [boardWords.texts[id] ?? '']
  if (suit === 'special')
    sentences.push(
      boardWords.special,
      phase === 'draft'
        ? boardWords.draftSpecial
        : discard
          ? boardWords.discardAfter
          : boardWords.staysAndCosts,
    )
  else if (!boardWords.texts[id] && predecessor === null && suitSymbols > 0)
    sentences.push(chainStarter ? boardWords.starter : boardWords.solitary)
  return sentences.filter(Boolean).join(' ')
}

function factsOfCard({ boardWords, words }: Said, id: CardId): Fact[] {
  const of = cards[id]
  const { facts } = words
  const nameOf = (card: string | null) => (card ? boardWords.names[card as CardId] : '')
  const symbols = of.suitSymbols > 1 ? ` × ${of.suitSymbols}` : ''
  const found = factsOf(of, [
    [facts.suit, of.suitSymbols > 0 ? `${boardWords.suits[of.suit]}${symbols}` : '', 'suit'],
    [facts.on, nameOf(of.predecessor), 'predecessor'],
    [boardWords.food, of.food, 'food'],
    [boardWords.builder, of.builder, 'builder'],
    [boardWords.gold, of.gold, 'gold'],
    [
      facts.goldSide,
      id === 'founders' ? `${boardWords.gold} ${foundersSides.gold.gold}` : '',
      'gold',
    ],
    [
      facts.foodSide,
      id === 'founders' ? `${boardWords.food} ${foundersSides.food.food}` : '',
      'food',
    ],
    [facts.padlock, nameOf(of.unlocker), 'unlocker'],
    [facts.keyring, of.keyring > 0 ? words.keys(of.keyring) : '', 'keyring'],
    [facts.players, of.minPlayers === null ? '' : words.from(of.minPlayers), 'minPlayers'],
  ])
  // V-R2: which six they are is stated nowhere.
  if (startingRoad.some((one) => one === id))
    found.push({ label: facts.startingRoad, value: words.yes, source: 'reconstructed' })
  return found
}

function entryOfCard(said: Said, id: CardId, kind: keyof CardWords['kinds']): CardEntry {
  const origin = originOf(cards[id])
  return {
    id,
    kind,
    name: said.boardWords.names[id],
    text: textOf(said, id),
    facts: factsOfCard(said, id),
    count: cards[id].count,
    ...origin,
    reconstructed: origin.reconstructed || startingRoad.some((one) => one === id),
  }
}

/** Every card of Villagers, its modules and the Countess. */
export async function cardIndex(language: Language): Promise<CardIndex> {
  const said = await load[language]()
  const { more, words } = said
  const of = (kind: keyof CardWords['kinds'], ids: ReadonlyArray<CardId>) =>
    ids.map((id) => entryOfCard(said, id, kind))
  const developmentIds = Object.keys(developments) as ReadonlyArray<DevelopmentId>
  return {
    kinds: words.kinds,
    cards: [
      ...of('start', ['founders', 'lumberjack', 'hayer', 'miner']),
      ...of('villager', baseIds),
      ...of('saint', saintIds),
      ...of('scoundrel', scoundrelIds),
      ...of('profiteer', profiteerIds),
      ...developmentIds.map(
        (id): CardEntry => ({
          id: `development-${id}`,
          kind: 'development',
          name: more.developments.names[id],
          text: more.developments.texts[id],
          facts: factsOf(developments[id], [
            [words.facts.developmentSuit, words.developmentSuits[developments[id].suit], 'suit'],
            [words.facts.inSolo, developments[id].inSolo ? '' : words.no, 'inSolo'],
          ]),
          count: 1,
          ...originOf(developments[id]),
        }),
      ),
      ...of('countess', ['countess']),
      {
        id: 'jester',
        kind: 'countess',
        name: more.events.jester,
        text: more.events.jesterText,
        facts: [],
        count: 1,
        ...originOf({ source: 'rulebook', confidence: 'high', rule: 'V8.15' }),
      },
      ...soloEventIds.map(
        (id): CardEntry => ({
          id: `event-${id}`,
          kind: 'event',
          name: more.events.names[id],
          text: more.events.texts[id],
          facts: factsOf(soloEvents[id], [
            [words.facts.season, more.events.season[soloEvents[id].season], 'season'],
            [words.facts.phase, more.events.phase[soloEvents[id].phase], 'phase'],
          ]),
          count: 1,
          ...originOf(soloEvents[id]),
        }),
      ),
    ],
  }
}
