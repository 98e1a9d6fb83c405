import { dated, de } from '../../../worker/games/kernel/french.ts'
import { locales } from '../../../worker/games/kernel/language.ts'
import type { DoorTexts } from './door.en.ts'

const { plural } = locales.fr

/** Words of the ways in, in French. */
export const fr: DoorTexts = {
  firstName: 'Connexion réussie. Encore une chose :',

  devices: {
    title: 'Appareils',
    lead: 'Ton compte est ouvert sur ces appareils. Déconnecte ceux que tu n’utilises plus ou ne connais pas : l’effet est immédiat.',
    unknown: 'Un appareil sans nom',
    here: 'cet appareil',
    seen: (day) => `dernière visite ${dated(day)}`,
    since: (day) => `depuis ${dated(day)}`,
    by: {
      guest: 'sans compte',
      letter: 'par e-mail',
      card: 'par carte de place',
      passkey: 'par clé d’accès',
      pass: 'par le lien d’une lettre',
    },
    only: (tables) => `seulement ${tables}`,
    hint: 'Seul le jour de la dernière visite est noté ; l’heure n’est pas gardée.',
  },

  passkeys: {
    title: 'Clés d’accès',
    lead: 'Ton empreinte, ton visage ou un code gardent ton compte, sans mot de passe ni adresse, et te connectent aussi sur d’autres appareils.',
    none: 'Ce navigateur ne gère pas les clés d’accès.',
    add: 'Ajouter une clé d’accès',
    keep: 'Le garder par clé d’accès',
    made: (day) => `créée ${dated(day)}`,
    used: (day) => `dernier usage ${dated(day)}`,
    unused: 'pas encore utilisée',
    rename: 'Renommer',
    remove: 'Retirer',
    name: 'Nom de la clé d’accès',
    stopped: 'Il ne s’est rien passé : le navigateur n’a pas donné de clé d’accès.',
    signInTitle: 'Par clé d’accès',
    signInLead: 'Si tu as créé une clé d’accès ici, un clic suffit, sans adresse.',
    signIn: 'Se connecter par clé d’accès',
  },

  card: {
    title: 'Carte de place',
    keep: (name) => `Garde cette carte, ${name}`,
    lead: 'Elle te ramène à tes places depuis n’importe quel téléphone ou ordinateur. Sans compte. Toute personne qui l’a peut jouer pour toi.',
    kept: 'Tu n’as pas besoin de carte de place : sur un autre appareil, connecte-toi avec ton adresse e-mail.',
    show: 'Montrer ma carte de place',
    send: 'Me l’envoyer',
    mail: 'Me l’envoyer par e-mail',
    print: 'Imprimer',
    copy: 'Copier le lien',
    copied: 'Copié',
    qr: 'Code QR de ta carte de place',
    scan: 'Scanne-le avec l’autre appareil.',
    secret: 'Lien secret',
    seat: (seat, of) => `place ${seat} sur ${of}`,
    seats: 'pour toutes tes places',
    made: (day) => `Créée ${dated(day)}.`,
    used: (day) => `Dernier usage ${dated(day)}.`,
    unused: 'Pas encore utilisée.',
    anew: 'Une nouvelle carte',
    anewHint: 'Tu l’as perdue ? Crées-en une nouvelle ; l’ancienne n’est alors plus valable.',
    end: 'Annuler la carte',
    ended: 'La carte n’est plus valable. Son lien ne mène plus nulle part.',
    mailSubject: (name) => `Dorfpost : carte de place ${de(name)}`,
    mailText: (link) =>
      `Ce lien te ramène à tes places sur n’importe quel appareil. Toute personne qui l’a peut jouer pour toi.\n\n${link}`,
    done: 'C’est fait',
  },

  cardPage: {
    title: 'Retour à ta place',
    who: (name) => `Voici la carte de place ${de(name)}.`,
    tables: 'Elle mène à',
    noTables: 'Aucune partie n’y est en cours pour l’instant.',
    go: (name) => `C’est moi, ${name} : entrer`,
    goHint: 'Seulement si elle est à toi : tu joues alors sous ce nom sur cet appareil.',
    hereAlready: (name) => `Tu joues déjà sous le nom ${de(name)} sur cet appareil.`,
    on: 'Continuer à jouer',
    other: (name) =>
      `Dans ce navigateur, ton nom est ${name}. Tout ce qui est à ${name} reste, et tu le retrouves ici en te déconnectant.`,
    kept: (name) =>
      `${name} a maintenant une adresse e-mail, la carte n’est donc plus valable. Connecte-toi avec cette adresse.`,
    none: 'Ce lien est incomplet. La fin manque-t-elle ?',
  },

  invited: {
    wants: (email) =>
      `Les lettres arrivent à ${email} : cette adresse te connecte sur tout appareil. Ce n’est pas la tienne ? Alors décoche cette case.`,
    known: (email) => `${email}, à qui cette invitation a été envoyée, a déjà un compte.`,
    signIn: 'Se connecter',
  },

  pass: {
    title: 'Depuis ta lettre',
    who: (name) => `Ce lien vient d’une lettre à ${name}.`,
    play: (name) => `C’est moi, ${name} : jouer ici à cette table`,
    hint: 'Seulement si la lettre est à toi. Le lien sert une fois, pour cette table. Un e-mail te prévient ; les réglages permettent d’y mettre fin.',
    signIn: 'Se connecter',
    look: 'Seulement regarder la table',
    over: 'Le lien de cette lettre a déjà servi, ou date de plus d’une semaine. Connecte-toi pour jouer ; tout le monde peut regarder.',
    here: (name, tables) =>
      plural(tables, {
        one: `Le lien d’une lettre n’ouvre ici que cette table, sous le nom ${de(name)}. Connecte-toi pour tout le reste.`,
        other: `Les liens de lettres n’ouvrent ici que ces tables, sous le nom ${de(name)}. Connecte-toi pour tout le reste.`,
      }),
    toTable: 'Aller à la table',
    leave: 'Y mettre fin sur cet appareil',
    open: (count) =>
      plural(count, {
        one: `${count} lien de tes lettres peut encore ouvrir sa table sur un autre appareil. Il sert une fois, dans la semaine qui suit la lettre.`,
        other: `${count} liens de tes lettres peuvent encore ouvrir leur table sur un autre appareil. Chacun sert une fois, dans la semaine qui suit sa lettre.`,
      }),
    end: 'Annuler les liens de toutes les lettres',
  },

  back: {
    title: 'L’une de ces places est-elle la tienne ?',
    ask: 'L’une de ces places est-elle la tienne ?',
    sit: (names, count) =>
      plural(count, {
        one: `Cette place est à ${names}. Si c’est toi, voici comment revenir :`,
        other: `Ces places sont à ${names}. Si l’une est à toi, voici comment revenir :`,
      }),
    card: 'Par ta carte de place',
    cardHint: 'Ouvre son lien ou scanne son code sur cet appareil.',
    mail: 'Par e-mail',
    mailHint: 'Si tu as donné une adresse, connecte-toi avec elle.',
    passkey: 'Par clé d’accès',
    passkeyHint: 'Si tu en as créé une, cet appareil l’a peut-être aussi.',
    device: 'Sur l’appareil où tu as pris place',
    deviceHint:
      'Ton compte y est encore ouvert. Les réglages y montrent ta carte de place : scanne-la avec cet appareil.',
    host: (name) => `Par l’hôte, ${name}`,
    hostHint: 'Rien de tout cela sous la main ? Demande un nouveau lien vers ta place.',
  },
}
