import { de, until } from '../../../../../worker/games/kernel/french.ts'
import { locales } from '../../../../../worker/games/kernel/language.ts'
import { fr as pace } from '../../../parts/pace/words.fr.ts'
import type { AbsenceTexts } from './words.en.ts'

const { plural } = locales.fr
const { span } = pace
const time = (hours: number, minutes: number) => (hours > 0 ? span(hours) : `${minutes} min`)
const dayCount = (days: number) => plural(days, { one: 'un jour', other: `${days} jours` })
/** "Ada aimerait", "Ada et Ben aimeraient" */
const wish = (names: string, many: boolean) => `${names} ${many ? 'aimeraient' : 'aimerait'}`

export const fr: AbsenceTexts = {
  late: 'temps écoulé',
  awayUntil: (when) => `en voyage ${until(when)}`,
  mine: (when) => `Tu as le temps ${until(when)}, à ton heure.`,
  mineLate:
    'Ton temps est écoulé. Joue ton tour et tout rentre dans l’ordre ; d’ici là, les autres peuvent décider de la suite.',
  longAwaited: (days) => `attente de ${dayCount(days)}`,
  mineAwaited: (days) =>
    `Les autres t’attendent depuis ${dayCount(days)}. Joue ton tour et tout rentre dans l’ordre ; d’ici là, ils peuvent décider de la suite.`,
  notPlayed: (name, days) => `${name} n’a pas joué depuis ${dayCount(days)}`,
  minePaused: 'Les horloges sont arrêtées.',
  left: (hours, minutes) => `${time(hours, minutes)} en réserve`,
  decisions: 'Décider',
  anew: 'Tu attends. Décider à nouveau',
  timeOver: (name) => `Le temps ${de(name)} est écoulé`,
  botStuck: (name) => `Le robot à la place ${de(name)} ne peut plus continuer`,
  botStuckAsk:
    'Quelque chose a mal tourné de notre côté. Si vous attendez, il réessaie d’ici un jour ; un autre robot fera peut-être mieux tout de suite.',
  gone: 'Quelqu’un est parti pour de bon',
  gonePlace: (place) => `La place ${place} est vide. Comment continuer ?`,
  ask: 'Le tour peut encore être joué. Comment continuer ?',
  alone: 'C’est toi qui décides.',
  majority:
    'Ce que choisit plus de la moitié d’entre vous est fait. D’ici là, tu peux changer d’avis.',
  othersDecide: 'Les autres décident de la suite.',
  choices: {
    wait: 'Attendre',
    day: 'Donner un jour de plus',
    week: 'Donner une semaine de plus',
    turn: 'Un robot joue ce tour',
    bot: 'Un robot prend la place',
    open: 'Quelqu’un d’autre prend la place',
    end: 'Finir la partie ensemble',
  },
  choicesHelp: {
    wait: 'Rien ne change. On te redemande dans un jour, et tu peux décider plus tôt.',
    day: 'Autant d’heures qu’en compte une de ses journées.',
    week: 'Sept de ses journées.',
    turn: 'Ensuite, la place lui revient.',
    bot: 'Jusqu’à son retour. La partie continue.',
    open: 'Par un lien que tu fais passer.',
    end: 'C’est terminé pour tout le monde, en l’état, sans victoire.',
  },
  chosenBy: (names) => `choisi par ${names}`,
  openTitle: (name) => `La place ${de(name)} est ouverte à quelqu’un d’autre`,
  openHint: 'Fais passer ce lien : la première personne qui le suit prend la place, main comprise.',
  link: 'Lien de la place',
  copy: 'Copier le lien',
  copied: 'Copié',
  mineOpen:
    'Ta place est ouverte à quelqu’un d’autre. Tant que personne ne l’a prise, elle est à toi.',
  keep: 'Me revoilà',
  reissue: (name) => `Un nouveau lien pour ${name}`,
  reissueHint: (name) =>
    `${name} ne retrouve plus son chemin ? En tant qu’hôte, tu peux donner un nouveau lien pour cette place, dès que personne n’a vu ${name} depuis une semaine. Tout le monde l’apprend.`,
  takeTitle: (name) => `La place ${de(name)} est libre pour toi`,
  takeHint: 'La partie est en cours. Tu reprends tout en l’état.',
  take: 'Prendre la place',
  takeAs: (name) => `Prendre la place : ${name}`,
  taken: 'Cette place n’est plus ouverte : quelqu’un l’a prise, ou son propriétaire est revenu.',
  botForMe: 'Un robot joue à ta place.',
  botForMeOnce: 'Un robot joue ce tour pour toi.',
  takeBack: 'Reprendre ma place',
  paused: 'Les horloges sont arrêtées tant que plus de la moitié le veut.',
  pausedUntimed:
    'La table est en pause tant que plus de la moitié le veut : ce temps ne compte pas comme attente.',
  wantPause: (names, many) => `${wish(names, many)} une pause.`,
  wantEnd: (names, many) => `${wish(names, many)} finir la partie ici.`,
  wantPace: (names, many) => `${wish(names, many)} un autre rythme.`,
  iWantPace: 'Tu aimerais ce rythme ; il compte dès que tout le monde le veut.',
  iWantPause: 'Tu aimerais une pause ; elle commence quand plus de la moitié la veut.',
  iWantEnd: 'Tu aimerais finir la partie ici ; elle finit quand tout le monde le veut.',
  meToo: 'Moi aussi',
  noLonger: 'J’y renonce',
  takeTurnBack: 'Reprendre mon dernier tour',
  takeTurnBackHint:
    'Aussitôt, si personne ne l’a vu et s’il n’a rien montré de caché. Sinon, on demande aux autres ; s’il a montré quelque chose, à tous ceux qui ont une place.',
  wantTurnBack: (name) => `${name} aimerait reprendre son dernier tour.`,
  wantTurnBackHint:
    'Si toutes les personnes interrogées sont d’accord, la table redevient comme avant. Les mêmes cartes reviendraient. Sans ton oui, le tour reste joué ; continuer à jouer, c’est dire non.',
  agree: 'D’accord',
  disagree: 'Non',
  turnKeptByTime: 'Le temps est écoulé sans l’accord de tous : ton tour reste joué.',
  turnKept: (by) => `${by} n’est pas d’accord : ton tour reste joué.`,
  iWantTurnBack: (names) =>
    `Tu aimerais reprendre ton dernier tour. Il manque l’accord de : ${names}.`,
  matters: 'Temps et places',
  give: (name) => `Donner un jour de plus à ${name}`,
  given: (name) => `${name} a un jour de plus grâce à toi.`,
  menuPause: 'Faire une pause ou finir ensemble',
  pause: 'J’aimerais une pause',
  pauseHint: 'Les horloges s’arrêtent tant que plus de la moitié le veut.',
  pauseHintUntimed: 'Tant que plus de la moitié le veut, le temps ne compte pas comme attente.',
  anotherPace: 'Un autre rythme',
  anotherPaceHint:
    'Il compte dès que tout le monde le veut. Le temps de chacun repart alors du début. Les robots sont d’accord ; qui est en retard n’est pas consulté.',
  propose: 'J’aimerais ce rythme',
  end: 'J’aimerais finir la partie ici',
  endHint: 'Elle finit quand tout le monde le veut, sans victoire.',
  resign: 'Confier ma place à un robot',
  resignHint: 'La partie continue, et tu peux reprendre ta place.',
  openBot: (name) => `Ouvrir la place ${de(name)} à quelqu’un d’autre`,
  openBotHint: 'À la place du robot, par un lien.',
  sure: 'Vraiment ?',
  yes: 'Oui',
  no: 'Non',
  rules: 'Ce qu’on peut convenir ici',
  rulesText: [
    'Une pause : toute personne qui joue peut en vouloir une. Elle dure tant que plus de la moitié la veut. Aucun temps ne court et personne ne prend de retard ; on peut jouer malgré tout. Tout le monde est prévenu du début et de la fin.',
    'Un autre rythme : toute personne qui joue peut en proposer un, les autres sont prévenus, et il compte quand tout le monde le veut. Les robots sont d’accord ; qui est en retard, ou absent plus longtemps que la table n’attend, n’est pas consulté. Le temps de chacun repart alors du début.',
    'Un tour repris : tant que personne d’autre n’a joué depuis, chacun peut reprendre son dernier tour. Seul, ou tant que personne ne l’a vu et qu’il n’a rien montré de caché, c’est immédiat. Sinon, il faut l’accord de ceux qui l’ont vu. S’il a révélé quelque chose, si des robots ou des plans ont joué à la suite, ou si la table est classée, il faut celui de tous les autres qui ont une place, même en retard ou remplacés par un robot : ce qui est vu reste vu, et les mêmes cartes reviendraient. Ne pas répondre n’est pas un oui ; si le temps de quelqu’un s’écoule, le tour reste joué. Le temps passé n’est pas rendu.',
    'La fin : la partie s’arrête sans victoire quand tout le monde le veut.',
  ],
  endedTogether: 'Vous y avez mis fin ensemble. Personne n’a gagné.',
  happened: {
    overTime: (name) => `Le temps ${de(name)} est écoulé.`,
    longAwaited: (name, days) => `${name} s’est fait attendre ${dayCount(days)}.`,
    gone: 'Quelqu’un est parti pour de bon.',
    waited: (name) => `Les autres attendent ${name}.`,
    dayGiven: (name, by) =>
      by === null ? `${name} reçoit un jour de plus.` : `${by} donne un jour de plus à ${name}.`,
    weekGiven: (name) => `${name} reçoit une semaine de plus.`,
    botTurn: (name) => `Un robot joue ce tour pour ${name}.`,
    botSeat: (name) => `Un robot prend la place ${de(name)}.`,
    botStuck: (name) => `Le robot à la place ${de(name)} ne peut plus continuer.`,
    opened: (name) => `La place ${de(name)} est ouverte à quelqu’un d’autre.`,
    reissued: (name, host) => `${host} donne un nouveau lien pour la place ${de(name)}.`,
    taken: (name) => `${name} rejoint la partie et reprend la place.`,
    takenBack: (name) => `${name} est de retour.`,
    resigned: (name) => `${name} confie sa place à un robot.`,
    paused: 'Les horloges sont arrêtées.',
    resumed: 'Les horloges courent à nouveau.',
    paceChanged: 'La table a un autre rythme ; le temps de chacun est reparti du début.',
    changed: 'L’hôte a modifié la table.',
    removed: 'L’hôte a libéré une place.',
    turnBack: (name) => `${name} reprend son dernier tour.`,
    turnKeptByTime: (name) => `Le temps est écoulé : le tour ${de(name)} reste joué.`,
    turnKept: (name, by) => `${by} préfère que le tour ${de(name)} ne soit pas repris.`,
    cancelled: 'L’hôte a annulé la table.',
    ended: 'La partie a été finie d’un commun accord.',
  },
}
