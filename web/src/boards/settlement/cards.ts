import type { Language, PerLanguage } from '../../../../worker/games/kernel/language.ts'
import {
  ARTIFACTS,
  type Artifact,
  BUILDINGS,
  HEROES,
  type Hero,
  MONSTERS,
  TERRAINS,
  TOKENS,
  type Token,
} from '../../../../worker/games/settlement/components/index.ts'
import { ROMAN } from '../../../../worker/games/settlement/wording.ts'
import type { CardEntry, CardIndex } from '../../rules/cards.ts'
import { factsOf, originOf } from '../../rules/provenance.ts'
import type { CardWords } from './card-words.ts'
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

const terrains = ({ say, words: { facts } }: Said): CardEntry[] =>
  TERRAINS.map((tile) => ({
    id: tile.id,
    kind: 'terrain',
    name: say.cards.terrains[tile.resource],
    text: '',
    facts: factsOf(tile, [
      [facts.region, ROMAN[tile.region], 'region'],
      [facts.yields, say.amounts({ [tile.resource]: 1 }), 'resource'],
      [
        facts.colour,
        say.monsterSign(say.cards.colours[tile.colour], say.cards.monsters[tile.colour]),
        'colour',
      ],
    ]),
    count: 1,
    ...originOf(tile),
  }))

const buildings = ({ say, words: { facts } }: Said): CardEntry[] =>
  BUILDINGS.map((building, i) => ({
    id: building.id,
    kind: 'building',
    name: say.cards.buildings[building.id].name,
    text: `${say.whenActivated} ${say.cards.buildings[building.id].text}`,
    facts: factsOf(building, [[facts.cost, say.amounts(building.cost), 'cost']]),
    count: building.count,
    ...originOf(building),
    // In the order of the rulebook (S7.20-S7.31).
    rule: `S7.${20 + i}`,
  }))

const heroes = ({ say, words: { facts } }: Said): CardEntry[] =>
  HEROES.map((hero: Hero) => ({
    id: hero.id,
    kind: 'hero',
    name: say.cards.heroes[hero.guild],
    text: hero.vp.per ? `${say.per[hero.vp.per]}.` : '',
    facts: factsOf(hero, [
      [facts.guild, say.cards.guilds[hero.guild], 'guild'],
      [facts.cost, say.amounts(hero.baseCost), 'baseCost'],
      [facts.points, hero.vp.per ? '' : hero.vp.points, 'vp'],
      [facts.brings, say.amounts({ bonusSettlers: hero.bonusSettlers }), 'bonusSettlers'],
      [
        facts.colour,
        say.monsterSign(say.cards.colours[hero.colour], say.cards.monsters[hero.colour]),
        'colour',
      ],
    ]),
    count: 1,
    ...originOf(hero),
  }))

const artifacts = ({ say, words: { facts } }: Said): CardEntry[] =>
  ARTIFACTS.map((artifact: Artifact & { readonly id: (typeof ARTIFACTS)[number]['id'] }, i) => ({
    id: artifact.id,
    kind: 'artifact',
    name: say.cards.artifacts[artifact.id].name,
    text: `${say.cards.artifacts[artifact.id].text} ${say.artifactType[artifact.type]}`,
    facts: factsOf(artifact, [
      [facts.brings, artifact.gain ? say.amounts(artifact.gain) : '', 'gain'],
    ]),
    count: 1,
    ...originOf(artifact),
    // In the order of the rulebook (S7.1-S7.14).
    rule: `S7.${1 + i}`,
  }))

const monsters = ({ say, words: { facts } }: Said): CardEntry[] =>
  MONSTERS.map((monster, i) => ({
    id: monster.id,
    kind: 'monster',
    name: say.cards.monsters[monster.colour],
    text: '',
    facts: factsOf(monster, [
      [facts.colour, say.cards.colours[monster.colour], 'colour'],
      [facts.settlers, `${monster.settlers} ${say.settlersShort}`, 'settlers'],
      [facts.reward, say.amounts(monster.reward), 'reward'],
    ]),
    count: monster.count,
    ...originOf(monster),
    // In the order of the rulebook (S7.40-S7.43).
    rule: `S7.${40 + i}`,
  }))

const tokens = ({ words: { facts, tokens: names } }: Said): CardEntry[] =>
  TOKENS.map((token: Token & { readonly id: (typeof TOKENS)[number]['id'] }) => ({
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
  const said = await load[language]()
  return {
    kinds: said.words.kinds,
    cards: [terrains, buildings, heroes, artifacts, monsters, tokens].flatMap((of) => of(said)),
  }
}
