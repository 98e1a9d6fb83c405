import type { PerLanguage } from '../games/kernel/index.ts'

/** Words of a letter to somebody who has never heard of us. */
interface InvitationWords {
  readonly subject: (host: string, game: string) => string
  readonly heading: (host: string) => string
  readonly what: (game: string, title: string) => string
  readonly who: (names: string) => string
  readonly open: string
  readonly slowly: string
  readonly reason: (host: string) => string
  readonly noMore: string
}

export const invitationWords: PerLanguage<InvitationWords> = {
  en: {
    subject: (host, game) => `${host} invites you to a game of ${game}`,
    heading: (host) => `${host} would like to play with you`,
    what: (game, title) =>
      title
        ? `There is a free seat at the table “${title}”. The game is ${game}.`
        : `There is a free seat at a table for ${game}.`,
    who: (names) => `At the table so far: ${names}.`,
    open: 'Look at the table',
    slowly:
      'On Dorfpost you play slowly: a letter tells you when it is your turn, and you take it when it suits you. It is free, and you need no account.',
    reason: (host) => `This letter was sent because ${host} typed your address at Dorfpost.`,
    noMore: 'No more invitations to this address',
  },
  de: {
    subject: (host, game) => `${host} lädt dich zu ${game} ein`,
    heading: (host) => `${host} möchte mit dir spielen`,
    what: (game, title) =>
      title
        ? `Am Tisch „${title}“ ist ein Platz frei. Gespielt wird ${game}.`
        : `An einem Tisch ist ein Platz frei. Gespielt wird ${game}.`,
    who: (names) => `Am Tisch sitzen schon: ${names}.`,
    open: 'Den Tisch ansehen',
    slowly:
      'In der Dorfpost wird langsam gespielt: Du ziehst, wann es dir passt, und ein Brief sagt dir, wenn du dran bist. Es kostet nichts, und du brauchst kein Konto.',
    reason: (host) =>
      `Dieser Brief kommt, weil ${host} deine Adresse in der Dorfpost eingegeben hat.`,
    noMore: 'Keine Einladungen mehr an diese Adresse',
  },
  fr: {
    subject: (host, game) => `${host} t’invite à jouer à ${game}`,
    heading: (host) => `${host} aimerait jouer avec toi`,
    what: (game, title) =>
      title
        ? `Il y a une place libre à la table « ${title} ». On y joue à ${game}.`
        : `Il y a une place libre à une table de ${game}.`,
    who: (names) => `À la table pour l’instant : ${names}.`,
    open: 'Regarder la table',
    slowly:
      'Sur Dorfpost, on joue sans se presser : tu joues quand ça t’arrange, et une lettre te prévient quand c’est à toi. C’est gratuit, et il ne faut pas de compte.',
    reason: (host) =>
      `Cette lettre a été envoyée parce que ${host} a saisi ton adresse sur Dorfpost.`,
    noMore: 'Ne plus recevoir d’invitations à cette adresse',
  },
}
