import { du, type Gender, le } from '../kernel/french.ts'
import { capital, locales, uncapital } from '../kernel/language.ts'
import { cards } from './cards.fr.ts'
import type { ArtifactId, BuildingId, Colour, Gain, Resource, Street } from './components/index.ts'
import type { Settlers } from './state.ts'
import { gains, heroesBy, isUsual, wordsOf } from './wording.ts'

const { plural, counted, and } = locales.fr

const bonus = (n: number) => counted(n, 'colon bonus', 'colons bonus')
const settlers = (n: number) => counted(n, 'colon', 'colons')
const used = ({ basic, bonus: extra }: Settlers) => {
  if (basic === 0) return bonus(extra)
  return extra === 0 ? settlers(basic) : `${settlers(basic + extra)} (dont ${extra} bonus)`
}
const spent = (all: Settlers) => (isUsual(all) ? '' : ` avec ${used(all)}`)
/** Resources: one, and several. */
const nouns: Readonly<Record<Resource, readonly [one: string, many: string]>> = {
  wood: ['bois', 'bois'],
  clay: ['argile', 'argiles'],
  stone: ['pierre', 'pierres'],
  gold: ['or', 'or'],
  diamond: ['diamant', 'diamants'],
}
const count = (kind: Resource | 'bonusSettlers', n: number) => {
  if (kind === 'bonusSettlers') return bonus(n)
  return counted(n, ...nouns[kind])
}
const things = (gain: Gain) => gains(gain, count, and)
const basics = (n: number) => counted(n, 'ressource de base', 'ressources de base')
const streets = { upper: 'la rue haute', middle: 'la rue du milieu', lower: 'la rue basse' }
const street = (name: Street) => streets[name]

const masculineBuildings: ReadonlySet<BuildingId> = new Set([
  'alchemist',
  'bazaar',
  'warehouse',
  'gem-cutter',
  'trading-post',
])
const feminineArtifacts: ReadonlySet<ArtifactId> = new Set([
  'compass',
  'mace',
  'potion',
  'crown',
  'tankard',
  'star',
  'key',
])
/** "la Scierie" */
export const building = (id: BuildingId): string =>
  le(cards.buildings[id].name, masculineBuildings.has(id) ? 'm' : 'f')
const artifact = (id: ArtifactId) =>
  le(cards.artifacts[id].name, feminineArtifacts.has(id) ? 'f' : 'm')
const genderOf = (colour: Colour): Gender => (colour === 'yellow' || colour === 'blue' ? 'f' : 'm')
const terrainGenders = { wood: 'f', clay: 'f', stone: 'pl', diamond: 'pl', gold: 'm' } as const
const terrain = (resource: Resource) => le(cards.terrains[resource], terrainGenders[resource])
const monster = (colour: Colour) => le(cards.monsters[colour], genderOf(colour))
const counts = { terrain: 'terrain', outpost: 'avant-poste', building: 'bâtiment' }
const { hero, invited } = heroesBy({
  guilds: cards.heroes,
  colours: { green: 'vert', yellow: 'jaune', blue: 'bleu', red: 'rouge' },
  points: ({ points, per }) =>
    `${counted(points, 'point', 'points')}${per ? ` par ${counts[per]}` : ''}`,
  bonus,
})

/** Settlement in French. */
export const words = wordsOf({
  title: 'Settlement',
  tagline:
    'Explore les terres sauvages, bâtis ta ville et attire des héros illustres avec une poignée de colons.',
  options: {
    faceDown: {
      label: 'Héros invités',
      help: 'Face cachée, comme dans la règle : jusqu’à la fin, chacun ne voit que ses héros et ses points.',
      values: { true: 'Face cachée jusqu’à la fin', false: 'Visibles de tous' },
      matters: (seats) => seats > 1,
    },
    dealt: {
      label: 'Premiers artefacts',
      help: 'Distribués : à la première partie, personne ne sait encore lequel est bon.',
      values: { true: 'Distribués', false: 'Choisis à tour de rôle' },
    },
  },
  categories: {
    adventurer: 'Aventuriers',
    defender: 'Défenseurs',
    builder: 'Bâtisseurs',
    artisan: 'Artisans',
    bank: 'Or sur les Banques',
    church: 'Diamants sur les Églises',
  },
  reasons: {
    'most-points': 'Qui a le plus de points de victoire gagne.',
    'tie-gold': 'Égalité de points : le plus d’or restant gagne.',
    'tie-diamonds': 'Égalité de points et d’or : le plus de diamants restants gagne.',
    'shared-victory': 'Égalité parfaite : victoire partagée.',
    'title-settler': 'Rang : Colon ou Colone ; avec 51 points, Maire',
    'title-mayor': 'Rang : Maire ; avec 76 points, Chevalier ou Chevalière',
    'title-knight': 'Rang : Chevalier ou Chevalière ; avec 101 points, Seigneur ou Dame',
    'title-lord': 'Rang : Seigneur ou Dame, le plus haut de tous',
  },
  nothing: 'La partie est terminée.',
  prompt: {
    draft: 'Choisis un artefact pour la manche 1.',
    turn: ({ question, left }) =>
      ({
        solo: `Et maintenant ? Il te reste ${settlers(left)} à placer.`,
        heroOrEnd: 'Invite un héros ou finis ton tour.',
        actionOrEnd: 'Fais une action ou finis ton tour.',
        savesOrEnd: 'Finis ton tour, ou échange ce qui serait perdu et passe.',
        end: 'Finis ton tour ou passe.',
        hero: 'Tous les colons sont placés : invite un héros ou passe.',
        saves: 'Avant de passer, échange ce qui serait perdu contre un diamant.',
        pass: 'Tous les colons sont placés : passe pour cette manche.',
        all: `Une action, un héros, ou les deux. Il te reste ${settlers(left)} à placer.`,
      })[question],
    'place-building': ({ building: id }) => `Où va ${building(id)} ?`,
    'place-terrain': ({ colour, resource }) =>
      `Tu as pioché ${terrain(resource)}, repaire ${du(cards.monsters[colour], genderOf(colour))}. Où poser ce terrain ?`,
    scroll: 'Quelle ressource de plus le Parchemin de fortune apporte-t-il ?',
    mask: ({ colour }) =>
      `Masque de chaman : laisser venir ${colour ? monster(colour) : 'le monstre'} ?`,
    effects({ hourglass, only }) {
      if (hourglass) return 'Le Sablier éternel : utiliser aussitôt le nouveau bâtiment ?'
      return only ? `Utilises-tu ${building(only)} ?` : 'Quel bâtiment utilises-tu ?'
    },
    keep: ({ room }) => `Tes avant-postes peuvent encore garder ${basics(room)}. Lesquelles ?`,
    artifact: ({ round }) => `Choisis un artefact pour la manche ${round}.`,
  },
  move: {
    'take-artifact': ({ artifact: id }) =>
      `Prendre ${artifact(id)} : ${uncapital(cards.artifacts[id].text)}`,
    exchange: ({ give, get, kind }) =>
      `Échanger ${things(give)} contre ${things(get)}${kind ? ` (${kind === 'loss' ? 'à perte' : cards.artifacts.mirror.name})` : ''}`,
    'use-bonus': ({ count: n }) =>
      n === 0
        ? 'Utiliser d’abord les colons de base pour la prochaine action'
        : `Utiliser jusqu’à ${bonus(n)} pour la prochaine action`,
    construct: ({ building: id, cost, market }) =>
      id
        ? `Construire ${building(id)} de la case ${market} du marché pour ${things(cost)}`
        : `Construire depuis la case ${market} du marché`,
    explore: ({ region, settlers: n }) =>
      `Explorer un terrain de la région ${region} avec ${settlers(n)}`,
    hunt: ({ at, colour, reward, settlers: n }) =>
      `Chasser ${monster(colour)} en ${at} avec ${settlers(n)} pour ${things(reward)}`,
    'build-outpost': ({ at, resource }) =>
      `Bâtir un avant-poste en ${at} (${cards.terrains[resource]})`,
    'activate-region': ({ again, gain, idle, region }) =>
      `Activer ${again ? 'de nouveau ' : ''}la région ${region}${idle ? ', bien qu’elle ne rapporte rien' : ` pour ${gain ? things(gain) : 'la ressource du Parchemin de fortune'}`}`,
    'activate-street'({ idle, names, street: name }) {
      if (names.length === 0) return `Activer ${street(name)}, bien que rien n’y soit construit`
      const list = and(names.map(building))
      return `Activer ${street(name)} (${list})${idle ? ', bien qu’aucun effet ne soit possible' : ''}`
    },
    'activate-outpost': ({ at, gain }) => `Activer l’avant-poste en ${at} pour ${things(gain)}`,
    invite: ({ hero: id, position, price }) =>
      `Inviter ${id ? le(hero(id), 'm') : 'le héros'} en position ${position} pour ${things(price)}`,
    'end-turn': 'Finir ton tour',
    pass({ basics: lost, isLast, saves, settlers: idle }) {
      const losses = [
        ...(idle > 0
          ? [`${settlers(idle)} ${plural(idle, { one: 'inutilisé', other: 'inutilisés' })}`]
          : []),
        ...(lost > 0
          ? [`${basics(lost)} ${plural(lost, { one: 'perdue', other: 'perdues' })}`]
          : []),
      ].join(', ')
      const first = isLast ? 'Passer et finir ta partie' : 'Passer pour cette manche'
      return losses ? `${first} (${losses}${saves ? ' : les échanger avant ?' : ''})` : first
    },
    'place-building': ({ building: id, column, street: name }) =>
      `Poser ${id ? building(id) : 'le bâtiment'} dans ${street(name)}, case ${column}`,
    'place-terrain': ({ at, resource }) =>
      `Poser ${resource ? terrain(resource) : 'le terrain'} en ${at}`,
    'gain-extra': ({ gain }) => `Gagner ${things(gain)} de plus`,
    monster: (it) =>
      it ? `Laisser apparaître ${monster(it.colour)} en ${it.at}` : 'Le laisser apparaître',
    'no-monster': ({ at }) => (at ? `Garder ${at} sans monstre` : 'Le tenir à distance'),
    use({ building: id, column, gain, paid, stored }) {
      const effect = stored
        ? `y déposer ${things(paid)} pour toujours`
        : `${things(paid) ? `donner ${things(paid)}, ` : ''}gagner ${things(gain)}`
      return `Utiliser ${building(id)} de la case ${column} : ${effect}`
    },
    done: ({ unused }) => `Finir sans utiliser ${and(unused.map(building))}`,
    keep: ({ gain }) => `Garder ${things(gain)}`,
    'drop-rest': ({ rest }) => `Ne plus rien garder et rendre ${things(rest)}`,
  },
  event: {
    'artifact-taken'({ artifact: id, previous, to }, who) {
      if (!previous) return `${who} prend ${artifact(id)}.`
      return to === 'removed'
        ? `${who} prend ${artifact(id)} ; ${artifact(previous)} quitte la partie.`
        : `${who} prend ${artifact(id)} et rend ${artifact(previous)}.`
    },
    'artifact-gain': ({ artifact: id, gain }, who) =>
      `${capital(artifact(id))} apporte ${things(gain)} à ${who}.`,
    'artifact-turned-up': ({ artifact: id }) =>
      `${capital(artifact(id))} rejoint la rangée des artefacts.`,
    exchanged: ({ give, get }, who) => `${who} échange ${things(give)} contre ${things(get)}.`,
    'bonus-chosen': null,
    'effects-finished': null,
    constructed: (e, who) =>
      `${who} construit ${building(e.building)} pour ${things(e.paid)}${spent(e.settlers)}.`,
    'building-placed': (e, who) =>
      `${who} pose ${building(e.building)} dans ${street(e.street)}, case ${e.column}.`,
    'market-refilled': (e) =>
      `${capital(building(e.building))} arrive sur la case ${e.market} du marché.`,
    explored: (e, who) =>
      `${who} explore la région ${e.region}${spent(e.settlers)} et trouve ${terrain(e.resource)}.`,
    'terrain-placed': ({ at, resource }, who) => `${who} pose ${terrain(resource)} en ${at}.`,
    'monster-checked'({ appears, at, auto, colour }, who) {
      const one = genderOf(colour) === 'f' ? 'une' : 'un'
      if (appears) return `${who} attire ${one} ${cards.monsters[colour]} en ${at}.`
      return auto ? null : `${who} garde ${at} sans monstre.`
    },
    hunted: (e, who) =>
      `${who} chasse ${monster(e.colour)} en ${e.at}${spent(e.settlers)} et gagne ${things(e.reward)}.`,
    'outpost-built': (e, who) =>
      `${who} bâtit un avant-poste en ${e.at} (${cards.terrains[e.resource]})${spent(e.settlers)}.`,
    'region-activated': (e, who) =>
      `${who} active ${e.again ? 'de nouveau ' : ''}la région ${e.region}${spent(e.settlers)}${things(e.gain) ? ` et gagne ${things(e.gain)}` : ', sans rien gagner'}.`,
    'street-activated': (e, who) =>
      `${who} active ${e.again ? 'de nouveau ' : ''}${street(e.street)}${spent(e.settlers)}.`,
    'outpost-activated': (e, who) =>
      `${who} active l’avant-poste en ${e.at}${spent(e.settlers)} et gagne ${things(e.gain)}.`,
    'effect-used'({ building: id, gain, paid, stored }, who) {
      if (stored) return `${who} dépose ${things(paid)} sur ${building(id)}.`
      return `${who} utilise ${building(id)} : ${things(paid) ? `${things(paid)} contre ` : ''}${things(gain)}.`
    },
    invited: (e, who) =>
      `${who} invite ${e.hero ? le(invited(e.hero), 'm') : 'un héros'} pour ${things(e.paid)}${e.bonusSettlers ? ` et gagne ${bonus(e.bonusSettlers)}` : ''}.`,
    'hero-turned-up': (e) => `Un nouveau héros rejoint la rangée : ${le(hero(e.hero), 'm')}.`,
    'turn-ended': ({ auto }, who) => (auto ? null : `${who} finit son tour.`),
    passed: ({ auto, first }, who) =>
      `${who} passe${first ? ' en premier et prend le marqueur de départ' : ''}${auto ? ', faute de pouvoir faire plus' : ''}.`,
    dropped({ dropped, kept }, who) {
      if (!things(dropped)) return `${who} garde ${things(kept)}.`
      return `${who} rend ${things(dropped)}${things(kept) ? ` et garde ${things(kept)}` : ''}.`
    },
    'settlers-cleared': ({ bonus: n }, who) =>
      n === 0
        ? null
        : `${who} rend ${bonus(n)} déjà ${plural(n, { one: 'utilisé', other: 'utilisés' })}.`,
    'hero-discarded': (e) => `${capital(le(hero(e.hero), 'm'))} quitte la rangée des héros.`,
    'market-stacked': (e) =>
      `${capital(building(e.building))} se trouve maintenant ${e.count} fois sur la case ${e.market} du marché.`,
    'round-began': ({ first, round }) =>
      `La manche ${round} commence${first === null ? '' : ` par ${first}`}.`,
    'game-over': 'La partie est terminée.',
  },
})
