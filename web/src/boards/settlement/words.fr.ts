import { de } from '../../../../worker/games/kernel/french.ts'
import { locales } from '../../../../worker/games/kernel/language.ts'
import { cards } from '../../../../worker/games/settlement/cards.fr.ts'
import type { Gain } from '../../../../worker/games/settlement/components/index.ts'
import { gains, romanNumerals } from '../../../../worker/games/settlement/wording.ts'
import { building } from '../../../../worker/games/settlement/words.fr.ts'
import type { BoardWords } from './words.ts'

const { plural, and, labelled } = locales.fr

const settlersIn = (count: number) =>
  plural(count, { one: `${count} colon`, other: `${count} colons` })
const bonusIn = (count: number) =>
  plural(count, { one: `${count} colon bonus`, other: `${count} colons bonus` })
const pointsOf = (points: number) =>
  plural(points, { one: `${points} point`, other: `${points} points` })

const resourcesIn = (count: number) =>
  plural(count, { one: `${count} ressource`, other: `${count} ressources` })
/** Loss by passing: settlers, and resources if any. */
const lossIn = (settlers: number, basics: number): string =>
  and([settlersIn(settlers), ...(basics > 0 ? [resourcesIn(basics)] : [])])

const amounts = (gain: Gain): string =>
  gains(
    gain,
    (kind, count) => {
      if (kind === 'bonusSettlers') return bonusIn(count)
      if (kind === 'diamond')
        return plural(count, { one: `${count} diamant`, other: `${count} diamants` })
      return `${count} ${cards.resources[kind].toLowerCase()}`
    },
    and,
  )

/** The board in French. */
export const boardWords: BoardWords = {
  labelled,
  cards,
  amounts,
  roundTrack: (round, rounds) => `Manche ${round} sur ${rounds}`,
  heroRow: 'Héros',
  market: 'Marché',
  building,
  artifacts: 'Artefacts',
  myBoard: 'Ton village',
  boardOf: (name) => `Le village ${de(name)}`,
  marker: 'Premier',
  markerNote:
    'Détient le marqueur de départ : commence la manche suivante, ou celle-ci tant que personne n’a passé.',
  passed: 'a passé',
  passedShort: 'a passé',
  close: 'Fermer',
  details: 'À propos de cette pièce',
  activate: 'Activer',
  activatedShort: 'Activée',
  againShort: 'Encore',
  heroesNote: 'un par tour',
  marketNote: '1 colon et le prix à droite',
  artifactsNote: 'valent pour une manche ; en passant, on en prend un',
  showMarket: 'Héros et marché',
  showOwnHeroes: (count) => plural(count, { one: 'Ton héros', other: `Tes ${count} héros` }),
  showArtifacts: (count) =>
    plural(count, { one: `${count} artefact`, other: `${count} artefacts` }),
  home: 'Retour à mon village',
  refilled: (buildings) => `Nouveau sur le marché : ${and(buildings)}.`,
  stacked: (buildings) => `Exemplaires empilés : ${and(buildings)}.`,
  titles: {
    lord: 'Seigneur ou Dame',
    knight: 'Chevalier ou Chevalière',
    mayor: 'Maire',
    settler: 'Colon ou Colone',
  },
  drafting: 'Choix des artefacts',
  pass: {
    plain: 'Passer',
    losing: (lost) =>
      plural(lost, {
        one: `Passer, ${lost} ressource perdue`,
        other: `Passer, ${lost} ressources perdues`,
      }),
    last: 'Passer : fin de partie',
    asked: (settlers, basics) => `Perdre ${lossIn(settlers, basics)} ?`,
  },
  passing: 'on passe',
  answers: {
    monster: 'Le laisser venir',
    'no-monster': 'Le tenir à distance',
    done: 'Ne plus rien utiliser',
    'drop-rest': 'Ne plus rien garder',
  },
  useNone: 'Ne rien utiliser',
  asks: {
    idle: 'Cela ne rapporte rien : tu ne fais qu’attendre. Touche encore pour placer le colon quand même.',
    action: {
      construct: 'Quel bâtiment construis-tu ?',
      explore: 'Où explores-tu ?',
      hunt: 'Quel monstre chasses-tu ?',
      'build-outpost': 'Où va l’avant-poste ?',
    },
    pay: (building) => `${building} : quelle ressource donnes-tu ?`,
    gain: (building) => `${building} : quelle ressource prends-tu ?`,
    get: (give) => `Que prends-tu pour ${give} ?`,
  },
  supply: 'Réserve',
  settlers: ({ basic, bonus }) =>
    `${settlersIn(basic)} à placer${bonus > 0 ? `, et ${bonusIn(bonus)}` : ''}`,
  settlersShort: 'Colons',
  standing: ({ basic, bonus }) =>
    `${settlersIn(basic + bonus)} ici cette manche${bonus > 0 ? `, dont ${bonus} bonus` : ''}`,
  nobodyStands: 'Aucun colon ici cette manche',
  heroes: 'Héros invités',
  hiddenHero: 'Héros invité, face cachée jusqu’à la fin',
  noArtifact: 'Pas encore d’artefact',
  placed: 'Colons placés cette manche',
  doing: {
    construct: 'Construire',
    explore: 'Explorer',
    hunt: 'Chasser',
    'build-outpost': 'Avant-poste',
    'activate-region': 'Région',
    'activate-street': 'Rue',
    'activate-outpost': 'Utiliser l’avant-poste',
    invite: 'Inviter',
  },
  doingLong: { ...cards.actions, invite: 'Inviter un héros' },
  about: {
    construct:
      'Achète un bâtiment du marché et pose-le sur une case libre de tes rues. Son effet vient plus tard, quand tu actives la rue.',
    explore:
      'Pioche un terrain et pose-le à côté d’un terrain exploré. Si un héros de sa couleur est dans la rangée, un monstre vient.',
    hunt: 'Chasse un monstre d’un de tes terrains et prends la récompense. Cela réussit toujours.',
    'build-outpost':
      'Pose un avant-poste sur un terrain sans monstre : aucun n’y vient plus, il sert à chaque manche, et te garde 1 ressource de base.',
    'activate-region':
      'Chaque terrain sans monstre d’une région donne sa ressource. Une fois par manche et par région.',
    'activate-street':
      'Utilise une fois chaque bâtiment d’une rue, dans l’ordre de ton choix. Une fois par manche et par rue.',
    'activate-outpost':
      'Prends la ressource d’un terrain doté d’un avant-poste. Chacun une fois par manche.',
    invite:
      'Paie un héros de la rangée : ses points comptent à la fin. Sans colon. Les deux de gauche coûtent des diamants en plus.',
  },
  bonus: 'Prochaine action avec',
  bonusCount: (count) => (count === 0 ? 'de base d’abord' : `${count} bonus`),
  exchange: 'Échanger',
  exchangeHelp: 'Choisis ce que tu donnes, puis ce que tu reçois.',
  give: 'Donner',
  get: 'Recevoir',
  swap: (give, get) => `${give} contre ${get}`,
  costNow: (cost) => `Te coûte maintenant : ${cost}.`,
  surcharge: (diamonds) =>
    `Dont ${amounts({ diamond: diamonds })} pour sa position dans la rangée.`,
  payable: 'Tu as tout ce qu’il faut.',
  lacks: (missing) => `Il te manque ${missing}.`,
  exchangeCovers: 'Un échange y suffit.',
  noExchange: 'Aucun échange n’y suffit maintenant.',
  oneTap: 'En un seul geste ; tu peux annuler chaque étape.',
  deal: (swaps, last) =>
    `Échanger ${swaps}, puis ${{ construct: 'construire', invite: 'inviter le héros', use: 'l’utiliser' }[last]}`,
  dealThen: {
    construct: 'puis construire',
    invite: 'puis inviter',
    use: 'puis l’utiliser',
  },
  leaves: (rest) => (rest ? `Reste ${rest}` : 'Il ne reste rien'),
  obstacle: {
    'not-your-turn': 'Pas maintenant : ce n’est pas ton tour.',
    'has-acted': 'Tu as déjà fait ton action de ce tour.',
    'has-invited': 'Tu as invité un héros ce tour-ci.',
    'no-settlers': 'Tu n’as plus de colons cette manche.',
    'settlement-full': 'Les neuf cases de tes rues sont déjà bâties.',
    'decide-first': 'Prends d’abord la décision en attente.',
  },
  tooFewSettlers: (missing) => `Il te manque ${settlersIn(missing)}.`,
  vp: pointsOf,
  per: (counted, owner) =>
    owner
      ? `1 point pour chaque ${{ terrain: 'terrain', outpost: 'avant-poste', building: 'bâtiment' }[counted]} ${de(owner)}`
      : `1 point pour chacun de tes ${{ terrain: 'terrains', outpost: 'avant-postes', building: 'bâtiments' }[counted]}`,
  worthNow: (points, owner) =>
    `Vaut maintenant ${pointsOf(points)} sur ${owner ? `le plateau ${de(owner)}` : 'ton plateau'}.`,
  brings: (gain) => `Apporte aussitôt ${gain}.`,
  monsterSign: (colour, monster) => `${colour} : ${monster}`,
  drawsMonsters: (monster) =>
    `Tant qu’il est dans la rangée, les terrains de ce signe attirent ce monstre : ${monster}.`,
  position: (position) => `position ${position}`,
  copies: (count) => plural(count, { one: `${count} exemplaire`, other: `${count} exemplaires` }),
  copiesNote: 'Plusieurs exemplaires sont ici : en prendre un ne révèle pas de nouveau bâtiment.',
  whenActivated: 'À l’activation :',
  tokens: (lying, points) => `Il y en a ${lying} dessus : ${pointsOf(points)} à la fin.`,
  artifactType: {
    take: 'Agit au moment où on le prend.',
    'each-time': 'Agit chaque fois pendant la manche.',
    once: 'Agit une fois pendant la manche.',
    standing: 'Agit toute la manche.',
  },
  region: (region) => `Région ${romanNumerals[region]}`,
  street: (street) => cards.streets[street],
  stack: (region) => `Terrains inexplorés de la région ${romanNumerals[region]}`,
  left: (count) => plural(count, { one: `reste ${count}`, other: `restent ${count}` }),
  explore: (count) => `Explorer ici demande ${settlersIn(count)}.`,
  noSpace: 'Aucune case libre de cette région ne touche ce que tu as exploré.',
  firstInOne: 'Ton premier terrain vient de la région I.',
  emptyTerrain: 'Case inexplorée',
  sendFirst: 'Tu pourras continuer une fois ton plan envoyé : il révèle quelque chose.',
  reachable: 'Tu peux explorer ici : un terrain de cette région est pioché.',
  unreachable: 'Hors d’atteinte : ne touche encore aucun terrain exploré.',
  emptyBuilding: 'Case à bâtir',
  emptyBuildingNote: 'Un bâtiment du marché peut venir ici.',
  emptyPlace: 'Il n’y a rien ici.',
  yields: (gain) => `Donne maintenant ${gain}.`,
  extra: (kinds) => `Le Parchemin de fortune ajoute au choix : ${kinds}.`,
  threatened: (monster) =>
    `Un héros de cette couleur est dans la rangée : après la récolte, un monstre vient (${monster}).`,
  safe: (monster) =>
    `Aucun héros de cette couleur dans la rangée : aucun monstre ne viendrait maintenant (${monster}).`,
  maskDecides: 'Avec le Masque de chaman, tu décides si un monstre vient.',
  monsterHere: (monster) => `Un monstre est ici (${monster}) : le terrain ne donne rien.`,
  hunt: (count, reward) => `Le chasser demande ${settlersIn(count)} et rapporte ${reward}.`,
  outpost: 'Avant-poste : à l’abri des monstres, et garde 1 ressource de base quand tu passes.',
  outpostFree: 'Il peut servir cette manche, pour 1 colon.',
  outpostUsed: 'Il a servi cette manche.',
  couldBuildOutpost: 'Un avant-poste peut être bâti ici, pour 1 colon.',
  activated: 'Déjà activée cette manche.',
  again: 'Activée cette manche ; ton artefact le permet encore une fois.',
  byStreet: 'Tu l’utilises en activant sa rue.',
  nothingYields: 'Rien ici ne rapporterait quoi que ce soit.',
  noBuildings: 'Pas encore de bâtiments ici.',
  idleStreet: 'Aucun de ses effets n’est possible maintenant.',
  chooseFirst: 'possible, choisis encore',
  exchangeable: 'possible après un échange',
}
