import { locales } from '../../../../../worker/games/kernel/language.ts'
import { language } from '../../../words/index.ts'

/** Parts of a gathering table that the host can change. */
export type Changed = 'game' | 'options' | 'seats' | 'pace' | 'title' | 'series'

const en = {
  change: 'Change',
  changeTitle: 'Change the table',
  changeHint:
    'Everybody keeps their seat and is told what has changed. They can leave before the game begins.',
  save: 'Change it',
  back: 'Leave it as it is',
  cancel: 'Cancel the table',
  cancelHint: 'Everybody here is told, and the link says so too.',
  parts: {
    game: 'the game',
    options: 'the options',
    seats: 'the number of seats',
    pace: 'the pace',
    title: 'the name',
    series: 'how many games you play',
  } satisfies Record<Changed, string>,
  changed: (parts: string, ago: string) => `The host has changed: ${parts} (${ago}).`,
  origin: (title: string, turn: number) =>
    `It goes on where ${title ? `“${title}”` : 'another table'} stood after ${locales.en.plural(turn, { one: '1 turn', other: `${turn} turns` })}. What was hidden there is dealt anew.`,
  full: 'All seats are taken. The game begins when the host says so.',
  remove: (name: string) => `Remove ${name}`,
  removed: 'Removed',
  removedHint: 'They cannot use the link to sit down again.',
  askAgain: (name: string) => `Ask ${name} again`,
  youAreOut:
    'The host has freed your seat. You can sit down here again only if they invite you; of course you may watch.',
  cancelledTitle: 'This table was cancelled',
  cancelledText: 'The host cancelled it before the game began. Everybody has been told.',
  another: 'Open a table',
  tables: 'My tables',
  lateFull: 'All seats are taken. You can watch: every turn shows here as it comes.',
  lookingOn: 'You are watching.',
  latePlaying: 'You are watching. All seats are taken.',
  anew: 'Open another table like this',
  anewHint: 'The same game with the same options and pace, for your own friends.',
  start: {
    set: 'Start at a fixed time',
    change: 'Change the time of the start',
    when: 'Day and time',
    hint: 'In your time zone, within sixty days. If too few have come by then, the table is cancelled. If it is full before, it waits.',
    bots: 'Bots take the free seats then',
    go: 'Set the time',
    end: 'No fixed time',
    at: (time: string) => `The game begins on ${time}.`,
    withThose: 'Everybody with a seat by then plays.',
    withBots: 'Everybody with a seat by then plays; bots take the free ones.',
    full: 'All seats are taken. The game begins at the time set, or when the host says so.',
  },
  queue: {
    wait: 'Wait in line for a seat',
    waitShort: 'Wait in line',
    waitHint: (length: number) =>
      length === 0
        ? 'Nobody is waiting yet. When a seat becomes free, you are told and it is kept for you for a day.'
        : `${locales.en.plural(length, { one: 'One person is', other: `${length} people are` })} already waiting. A free seat is kept for the first in line for a day; then the next may have it, too.`,
    place: (place: number, length: number) => `You are in line: place ${place} of ${length}.`,
    placeShort: (place: number, length: number) => `In line: ${place} of ${length}`,
    told: 'You are told in your letterbox here, and in the ways you set.',
    called: 'A seat is free for you.',
    take: 'Take the seat',
    leave: 'Leave the line',
    kept: 'The free seat is kept for those in line.',
    waiting: (length: number) =>
      locales.en.plural(length, {
        one: 'One person is waiting for a seat.',
        other: `${length} people are waiting for a seat.`,
      }),
    give: (name: string) => `Offer ${name} the free seat`,
    giveHint: 'Seats are offered in order; you may let somebody jump the line.',
    offered: 'may take it now',
  },
  rulesText:
    'Until the game begins the host may change the table, free a seat, or cancel; everybody is told. Anybody removed needs a new invitation.',
}

const de: typeof en = {
  change: 'Ändern',
  changeTitle: 'Tisch ändern',
  changeHint:
    'Wer sitzt, behält den Platz und erfährt, was sich geändert hat. Bis die Partie beginnt, können alle wieder aufstehen.',
  save: 'So ändern',
  back: 'Lassen, wie es ist',
  cancel: 'Tisch absagen',
  cancelHint: 'Alle hier erfahren es; auch der Link sagt es dann.',
  parts: {
    game: 'das Spiel',
    options: 'die Optionen',
    seats: 'die Zahl der Plätze',
    pace: 'das Tempo',
    title: 'der Name',
    series: 'wie viele Partien ihr spielt',
  },
  changed: (parts, ago) => `Geändert: ${parts} (${ago}).`,
  origin: (title: string, turn: number) =>
    `Es geht dort weiter, wo ${title ? `„${title}“` : 'ein anderer Tisch'} nach ${locales.de.plural(turn, { one: '1 Zug', other: `${turn} Zügen` })} stand. Was dort verdeckt war, wird neu ausgeteilt.`,
  full: 'Alle Plätze sind besetzt. Die Partie beginnt, sobald der Start freigegeben ist.',
  remove: (name) => `${name} ausladen`,
  removed: 'Ausgeladen',
  removedHint: 'Mit dem Link können sie sich nicht wieder hinsetzen.',
  askAgain: (name) => `${name} wieder einladen`,
  youAreOut:
    'Dein Platz wurde freigegeben. Du kannst erst wieder Platz nehmen, wenn du eingeladen wirst; zuschauen darfst du natürlich.',
  cancelledTitle: 'Dieser Tisch wurde abgesagt',
  cancelledText: 'Er wurde abgesagt, bevor die Partie begann. Alle haben es erfahren.',
  another: 'Einen Tisch eröffnen',
  tables: 'Meine Tische',
  lateFull:
    'Alle Plätze sind besetzt. Du kannst zuschauen: Jeder Zug erscheint hier, sobald er kommt.',
  lookingOn: 'Du schaust zu.',
  latePlaying: 'Du schaust zu. Alle Plätze sind besetzt.',
  anew: 'So einen Tisch neu eröffnen',
  anewHint: 'Das gleiche Spiel mit gleichen Optionen und gleichem Tempo, für deine eigenen Leute.',
  start: {
    set: 'Zu einer festen Zeit beginnen',
    change: 'Zeit des Beginns ändern',
    when: 'Tag und Uhrzeit',
    hint: 'In deiner Zeitzone, innerhalb von sechzig Tagen. Sind bis dahin zu wenige da, wird der Tisch abgesagt. Ist er vorher voll, wartet er.',
    bots: 'Bots nehmen dann die freien Plätze',
    go: 'Zeit festlegen',
    end: 'Keine feste Zeit',
    at: (time) => `Die Partie beginnt am ${time}.`,
    withThose: 'Es spielt, wer bis dahin hier sitzt.',
    withBots: 'Es spielt, wer bis dahin hier sitzt; Bots nehmen die freien Plätze.',
    full: 'Alle Plätze sind besetzt. Die Partie beginnt zur festgelegten Zeit oder sobald der Start freigegeben ist.',
  },
  queue: {
    wait: 'Für einen Platz anstellen',
    waitShort: 'Anstellen',
    waitHint: (length) =>
      length === 0
        ? 'Noch steht niemand an. Wird ein Platz frei, erfährst du es, und er ist einen Tag lang für dich da.'
        : `${locales.de.plural(length, { one: 'Eine Person steht', other: `${length} stehen` })} schon an. Ein freier Platz ist einen Tag lang für die erste Person da; danach darf ihn auch die nächste nehmen.`,
    place: (place, length) => `Du stehst an: Stelle ${place} von ${length}.`,
    placeShort: (place, length) => `Du stehst an: ${place} von ${length}`,
    told: 'Du erfährst es hier in deinen Briefen und so, wie du es eingestellt hast.',
    called: 'Ein Platz ist frei für dich.',
    take: 'Platz nehmen',
    leave: 'Nicht länger anstehen',
    kept: 'Der freie Platz ist für die da, die anstehen.',
    waiting: (length) =>
      locales.de.plural(length, {
        one: 'Eine Person steht für einen Platz an.',
        other: `${length} Personen stehen für einen Platz an.`,
      }),
    give: (name) => `${name} den freien Platz anbieten`,
    giveHint: 'Ein Platz wird von selbst der Reihe nach angeboten; du kannst jemanden vorziehen.',
    offered: 'darf ihn jetzt nehmen',
  },
  rulesText:
    'Wer eingeladen hat, darf bis zum Beginn den Tisch ändern, Plätze freigeben oder absagen; alle erfahren es. Ausgeladene kommen nur auf Einladung wieder.',
}

const fr: typeof en = {
  change: 'Modifier',
  changeTitle: 'Modifier la table',
  changeHint:
    'Tout le monde garde sa place et apprend ce qui a changé. On peut partir tant que la partie n’a pas commencé.',
  save: 'Modifier ainsi',
  back: 'Laisser tel quel',
  cancel: 'Annuler la table',
  cancelHint: 'Toutes les personnes qui ont une place ici sont prévenues, et le lien le dit aussi.',
  parts: {
    game: 'le jeu',
    options: 'les options',
    seats: 'le nombre de places',
    pace: 'le rythme',
    title: 'le nom',
    series: 'le nombre de parties',
  },
  changed: (parts, ago) => `L’hôte a modifié : ${parts} (${ago}).`,
  origin: (title: string, turn: number) =>
    `Elle reprend là où ${title ? `« ${title} »` : 'une autre table'} en était après ${locales.fr.plural(turn, { one: `${turn} tour`, other: `${turn} tours` })}. Ce qui y était caché est distribué à nouveau.`,
  full: 'Toutes les places sont prises. La partie commence quand l’hôte en donne le signal.',
  remove: (name) => `Retirer ${name}`,
  removed: 'Personnes retirées',
  removedHint: 'Le lien seul ne leur permet plus de prendre place.',
  askAgain: (name) => `Réinviter ${name}`,
  youAreOut:
    'L’hôte a libéré ta place. Tu pourras de nouveau prendre place ici sur son invitation ; tu peux bien sûr regarder.',
  cancelledTitle: 'Cette table a été annulée',
  cancelledText: 'L’hôte l’a annulée avant le début de la partie. Tout le monde a été prévenu.',
  another: 'Ouvrir une table',
  tables: 'Mes tables',
  lateFull:
    'Toutes les places sont prises. Tu peux regarder : chaque tour s’affiche ici dès qu’il arrive.',
  lookingOn: 'Tu regardes.',
  latePlaying: 'Tu regardes. Toutes les places sont prises.',
  anew: 'Ouvrir une table identique',
  anewHint: 'Le même jeu avec les mêmes options et le même rythme, pour tes amis.',
  start: {
    set: 'Commencer à une heure fixe',
    change: 'Changer l’heure du début',
    when: 'Jour et heure',
    hint: 'Dans ton fuseau horaire, d’ici soixante jours. Si trop peu de monde est venu, la table est annulée. Si elle est complète avant, elle attend.',
    bots: 'Des robots prennent alors les places libres',
    go: 'Fixer l’heure',
    end: 'Pas d’heure fixe',
    at: (time) => `La partie commence le ${time}.`,
    withThose: 'Toute personne qui aura une place d’ici là jouera.',
    withBots:
      'Toute personne qui aura une place d’ici là jouera ; des robots prendront les places libres.',
    full: 'Toutes les places sont prises. La partie commence à l’heure fixée, ou quand l’hôte en donne le signal.',
  },
  queue: {
    wait: 'Attendre une place',
    waitShort: 'Attendre',
    waitHint: (length) =>
      length === 0
        ? 'Personne n’attend encore. Quand une place se libère, tu l’apprends, et elle t’est gardée pendant un jour.'
        : `${locales.fr.plural(length, { one: 'Une personne attend', other: `${length} personnes attendent` })} déjà. Une place libérée est gardée un jour pour la première de la file ; ensuite, la suivante peut aussi la prendre.`,
    place: (place, length) => `Tu attends une place : rang ${place} sur ${length}.`,
    placeShort: (place, length) => `Rang ${place} sur ${length}`,
    told: 'Tu l’apprends ici, dans tes lettres, et par les voies de tes réglages.',
    called: 'Une place est libre pour toi.',
    take: 'Prendre la place',
    leave: 'Quitter la file',
    kept: 'La place libre est gardée pour les personnes de la file.',
    waiting: (length) =>
      locales.fr.plural(length, {
        one: 'Une personne attend une place.',
        other: `${length} personnes attendent une place.`,
      }),
    give: (name) => `Offrir la place libre à ${name}`,
    giveHint:
      'Une place est offerte d’elle-même dans l’ordre ; tu peux choisir quelqu’un avant son tour.',
    offered: 'peut la prendre maintenant',
  },
  rulesText:
    'Jusqu’au début, l’hôte peut modifier la table, libérer une place ou annuler ; tout le monde est prévenu. Une personne retirée ne revient que sur invitation.',
}

/** Words for places where people gather, in the present language. */
export const gatherTexts = (): typeof en => ({ en, de, fr })[language()]
