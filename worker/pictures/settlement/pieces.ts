/** Texts of Settlement's pieces, for letters whose reader asks about one. */
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import {
  allArtifacts,
  allBuildings,
  allColours,
  allGuilds,
  allHeroes,
  allResources,
  type Guild,
} from '../../games/settlement/components/index.ts'
import { countedIn } from '../holdings.ts'
import { amountsIn } from './amounts.ts'
import { huntOf, texts, worthOf } from './seen.ts'
import { terms } from './terms.ts'

interface Said {
  readonly cost: string
  readonly hero: string
  readonly monster: (colour: string) => string
  readonly land: (gain: string) => string
  readonly outpost: readonly [name: string, text: string]
  readonly bonus: readonly [name: string, text: string]
}

const words: PerLanguage<Said> = {
  en: {
    cost: 'Cost',
    hero: 'Price, colour and bonus settlers differ from card to card.',
    monster: (colour) =>
      `${colour}: comes to terrains of its colour while a hero of that colour is in the row. A terrain with a monster brings nothing.`,
    land: (gain) => `Terrain: ${gain} whenever its region is activated and no monster is there.`,
    outpost: [
      'Outpost',
      '1 settler, on a terrain without a monster. No monster comes there; passing, you keep 1 basic resource for it; once a round 1 settler brings the terrain’s resource.',
    ],
    bonus: ['Bonus settler', 'Works like any settler, but only once.'],
  },
  de: {
    cost: 'Kosten',
    hero: 'Preis, Farbe und Bonussiedler stehen auf der Karte.',
    monster: (colour) =>
      `${colour}: kommt auf Landschaften seiner Farbe, solange ein Held dieser Farbe in der Reihe liegt. Eine Landschaft mit Monster bringt nichts.`,
    land: (gain) =>
      `Landschaft: ${gain}, sooft ihre Reihe aktiviert wird und kein Monster dort ist.`,
    outpost: [
      'Festung',
      '1 Siedler, auf einer Landschaft ohne Monster. Dorthin kommt kein Monster; beim Passen behältst du für sie 1 normale Ressource; einmal je Runde bringt 1 Siedler die Ressource der Landschaft.',
    ],
    bonus: ['Bonussiedler', 'Arbeitet wie jeder Siedler, aber nur einmal.'],
  },
  fr: {
    cost: 'Coût',
    hero: 'Prix, couleur et colons bonus varient d’une carte à l’autre.',
    monster: (colour) =>
      `${colour}\u202f: vient sur les terrains de sa couleur tant qu’un héros de cette couleur est dans la rangée. Un terrain avec un monstre ne donne rien.`,
    land: (gain) =>
      `Terrain\u202f: ${gain} chaque fois que sa région est activée sans monstre sur lui.`,
    outpost: [
      'Avant-poste',
      '1 colon, sur un terrain sans monstre. Aucun monstre n’y vient\u202f; en passant, tu gardes pour lui 1 ressource de base\u202f; une fois par manche, 1 colon en tire la ressource du terrain.',
    ],
    bonus: ['Colon bonus', 'Travaille comme un autre colon, mais une seule fois.'],
  },
}

/** Points of a guild's heroes: `1 point per outpost`, or the least and the most printed ones (S7.53). */
function worthIn(guild: Guild, language: Language): string {
  const [least, ...others] = allHeroes
    .filter((hero) => hero.guild === guild)
    .toSorted((one, other) => one.vp.points - other.vp.points)
    .map((hero) => worthOf(hero, language))
  const most = others.at(-1)
  return least === most ? `${least}` : `${least?.split(' ')[0]}–${most}`
}

/** Every kind of piece by the name that lists and letters give it. */
export function pieces(language: Language) {
  const say = words[language]
  const { labelled } = locales[language]
  const { artifacts, buildings, heroes, monsters, colours, terrains } = texts[language]
  const named = ([name, text]: readonly [string, string]) => ({ name, text })
  return [
    ...allBuildings.map(({ id, cost }) => {
      const settler = countedIn(1, terms[language].settlers, language)
      const price = labelled(say.cost, `${amountsIn(cost, language)}, ${settler}.`)
      return { name: buildings[id].name, text: `${price} ${buildings[id].text}` }
    }),
    ...allArtifacts.map(({ id }) => artifacts[id]),
    ...allGuilds.map((guild) => ({
      name: heroes[guild],
      text: `${worthIn(guild, language)}. ${say.hero} ${terms[language].surcharge}`,
    })),
    ...allColours.map((colour) => ({
      name: monsters[colour],
      text: `${say.monster(colours[colour])} ${labelled(terms[language].hunt, huntOf(colour, language))}.`,
    })),
    ...allResources.map((kind) => ({
      name: terrains[kind],
      text: say.land(amountsIn({ [kind]: 1 }, language)),
    })),
    named(say.outpost),
    named(say.bonus),
  ]
}
