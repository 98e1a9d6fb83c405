import type { Language, PerLanguage } from '../../../../worker/games/kernel/language.ts'
import {
  type Artifact,
  allArtifacts,
  allBuildings,
  allHeroes,
  allMonsters,
  allTerrains,
  allTokens,
  type Hero,
  type Token,
} from '../../../../worker/games/settlement/components/index.ts'
import { romanNumerals } from '../../../../worker/games/settlement/wording.ts'
import type { CardEntry, CardIndex } from '../../rules/entries.ts'
import { factsOf, originOf } from '../../rules/provenance.ts'
import type { CardWords } from './card-words.ts'
import { boardWordsIn, loadWords } from './dictionary.ts'
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

const terrains = ({ boardWords, words: { facts } }: Said): CardEntry[] =>
  allTerrains.map((tile) => ({
    id: tile.id,
    kind: 'terrain',
    name: boardWords.cards.terrains[tile.resource],
    text: '',
    facts: factsOf(tile, [
      [facts.region, romanNumerals[tile.region], 'region'],
      [facts.yields, boardWords.amounts({ [tile.resource]: 1 }), 'resource'],
      [
        facts.colour,
        boardWords.monsterSign(
          boardWords.cards.colours[tile.colour],
          boardWords.cards.monsters[tile.colour],
        ),
        'colour',
      ],
    ]),
    count: 1,
    ...originOf(tile),
  }))

const buildings = ({ boardWords, words: { facts } }: Said): CardEntry[] =>
  allBuildings.map((building, i) => ({
    id: building.id,
    kind: 'building',
    name: boardWords.cards.buildings[building.id].name,
    text: `${boardWords.whenActivated} ${boardWords.cards.buildings[building.id].text}`,
    facts: factsOf(building, [[facts.cost, boardWords.amounts(building.cost), 'cost']]),
    count: building.count,
    ...originOf(building),
    // In the order of the rulebook (S7.20-S7.31).
    rule: `S7.${20 + i}`,
  }))

const heroes = ({ boardWords, words: { facts } }: Said): CardEntry[] =>
  allHeroes.map((hero: Hero) => ({
    id: hero.id,
    kind: 'hero',
    name: boardWords.cards.heroes[hero.guild],
    text: hero.vp.per ? `${boardWords.per(hero.vp.per, null)}.` : '',
    facts: factsOf(hero, [
      [facts.guild, boardWords.cards.guilds[hero.guild], 'guild'],
      [facts.cost, boardWords.amounts(hero.baseCost), 'baseCost'],
      [facts.points, hero.vp.per ? '' : hero.vp.points, 'vp'],
      [facts.brings, boardWords.amounts({ bonusSettlers: hero.bonusSettlers }), 'bonusSettlers'],
      [
        facts.colour,
        boardWords.monsterSign(
          boardWords.cards.colours[hero.colour],
          boardWords.cards.monsters[hero.colour],
        ),
        'colour',
      ],
    ]),
    count: 1,
    ...originOf(hero),
  }))

const artifacts = ({ boardWords, words: { facts } }: Said): CardEntry[] =>
  allArtifacts.map(
    (artifact: Artifact & { readonly id: (typeof allArtifacts)[number]['id'] }, i) => ({
      id: artifact.id,
      kind: 'artifact',
      name: boardWords.cards.artifacts[artifact.id].name,
      text: `${boardWords.cards.artifacts[artifact.id].text} ${boardWords.artifactType[artifact.type]}`,
      facts: factsOf(artifact, [
        [facts.brings, artifact.gain ? boardWords.amounts(artifact.gain) : '', 'gain'],
      ]),
      count: 1,
      ...originOf(artifact),
      // In the order of the rulebook (S7.1-S7.14).
      rule: `S7.${1 + i}`,
    }),
  )

const monsters = ({ boardWords, words: { facts } }: Said): CardEntry[] =>
  allMonsters.map((monster, i) => ({
    id: monster.id,
    kind: 'monster',
    name: boardWords.cards.monsters[monster.colour],
    text: '',
    facts: factsOf(monster, [
      [facts.colour, boardWords.cards.colours[monster.colour], 'colour'],
      [facts.settlers, `${monster.settlers} ${boardWords.settlersShort}`, 'settlers'],
      [facts.reward, boardWords.amounts(monster.reward), 'reward'],
    ]),
    count: monster.count,
    ...originOf(monster),
    // In the order of the rulebook (S7.40-S7.43).
    rule: `S7.${40 + i}`,
  }))

const tokens = ({ words: { facts, tokens: names } }: Said): CardEntry[] =>
  allTokens.map((token: Token & { readonly id: (typeof allTokens)[number]['id'] }) => ({
    id: `token-${token.id}`,
    kind: 'token',
    name: names[token.id],
    text: '',
    facts: factsOf(token, [[facts.perPlayer, token.perPlayer ?? '', 'perPlayer']]),
    count: token.count,
    ...originOf(token),
  }))

/** Every card, tile and token of Settlement. */
export async function cardIndex(language: Language): Promise<CardIndex> {
  const [words] = await Promise.all([load[language](), loadWords(language)])
  const said: Said = { boardWords: boardWordsIn(language), words }
  return {
    kinds: words.kinds,
    cards: [terrains, buildings, heroes, artifacts, monsters, tokens].flatMap((of) => of(said)),
  }
}
