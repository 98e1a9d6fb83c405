/** Words for things that people at a table did together, or ask one another for. */
import { de as of } from '../games/kernel/french.ts'
import { locales, type PerLanguage } from '../games/kernel/language.ts'
import { type Reader, timeIn } from './compose.ts'
import { isOfStart, type Said, type StartNews, startWords } from './start-words.ts'

/** Settings of a table that gathers people, which the host can change. */
export type Changed = 'game' | 'options' | 'seats' | 'pace' | 'title' | 'series'

export interface News {
  readonly what:
    | 'changed'
    | 'removed'
    | 'cancelled'
    | 'paused'
    | 'resumed'
    | 'pace-asked'
    | 'pace-changed'
    | 'back-asked'
    | 'back'
    | 'back-granted'
    | 'back-refused'
    | 'queue'
    | 'reissued'
    | StartNews
  /** Title of the table; empty: it is named after its host. */
  readonly title: string
  readonly host: string
  /** Person who did it or asks for it; `null`: several people. */
  readonly by: string | null
  readonly changed?: ReadonlyArray<Changed>
  /** The turn that somebody would like to take back, by its revision. */
  readonly turn?: number
  /** Person whose seat it is about. */
  readonly seat?: string
  /** Time at which the table starts by itself. */
  readonly at?: number
}

/** News of anything but the time at which a table starts. */
type OtherNews = News & { readonly what: Exclude<News['what'], StartNews> }

interface NewsWords {
  readonly tableOf: (host: string) => string
  readonly open: string
  readonly changed: Readonly<Record<Changed, string>>
  /** Way of answering a letter that asks for consent. */
  readonly consent: { readonly title: string; readonly text: string }
  readonly say: (news: OtherNews, title: string, changed: string) => Said
}

const en: NewsWords = {
  tableOf: (host) => `${host}’s table`,
  open: 'Open the table',
  changed: {
    game: 'the game',
    options: 'the options',
    seats: 'the number of seats',
    pace: 'the pace',
    title: 'the name of the table',
    series: 'how many games you play',
  },
  consent: {
    title: 'Or simply answer this letter',
    text: 'Write “yes” or “no”.',
  },
  say({ what, by, seat = '' }, title, changed) {
    const name = by ?? ''
    switch (what) {
      case 'changed':
        return {
          subject: `Changed: ${title}`,
          heading: `${name} has changed the table`,
          text: `At “${title}”, this is different now: ${changed}. You still have your seat. If it does not suit you any more, get up before the game begins.`,
        }
      case 'removed':
        return {
          subject: `Your seat is free: ${title}`,
          heading: 'You do not sit at this table any more',
          text: `${name} hosts the table “${title}”, and has given your seat free before the game began.`,
        }
      case 'cancelled':
        return {
          subject: `Cancelled: ${title}`,
          heading: 'The table was cancelled',
          text: `${name} has cancelled the table “${title}” before the game began.`,
        }
      case 'paused':
        return {
          subject: `A pause: ${title}`,
          heading: 'The table pauses',
          text: `More than half of the people at “${title}” want a pause, so nobody’s time runs. Turns can be played all the same. It ends when no longer more than half want it.`,
        }
      case 'resumed':
        return {
          subject: `It goes on: ${title}`,
          heading: 'The pause is over',
          text: `At “${title}” time runs again, and goes on from where it stood.`,
        }
      case 'pace-asked':
        return {
          subject: `Another pace? ${title}`,
          heading: `${name} would like another pace`,
          text: `The pace of “${title}” changes when all agree. Open the table to see which it would be, and say whether you want it, too.`,
        }
      case 'pace-changed':
        return {
          subject: `Another pace: ${title}`,
          heading: 'The table has another pace',
          text: `At “${title}” all agreed on another pace. Everybody’s time begins anew with it.`,
        }
      case 'back-asked':
        return {
          subject: `A turn back? ${title}`,
          heading: `${name} would like to take back a turn`,
          text: `It is the last turn at “${title}”, and you may have seen it, or it showed something hidden. Open the table and say whether you agree. Without your yes the turn stands; playing on is a no.`,
        }
      case 'back':
        return {
          subject: `A turn was taken back: ${title}`,
          heading: `${name} has taken back a turn`,
          text: `All who were asked at “${title}” agreed. The table stands as it did before that turn.`,
        }
      case 'back-granted':
        return {
          subject: `Taken back: ${title}`,
          heading: `${name} agreed: your turn is taken back`,
          text: `At “${title}” it is your move again.`,
        }
      case 'back-refused':
        return {
          subject: `Your turn stays: ${title}`,
          heading: by === null ? 'Your turn stays' : `${name} would rather not`,
          text:
            by === null
              ? `Not everybody at “${title}” agreed in time, so your turn stays as you played it.`
              : `Your turn at “${title}” stays as you played it.`,
        }
      case 'reissued':
        return {
          subject: `A new link to a seat: ${title}`,
          heading: `There is a new link to the seat of ${seat}`,
          text: `${name} has given it out at “${title}”, as ${seat} has not played and was not seen for a week. Whoever opens it plays there. It is meant for ${seat}, who ends it by playing or by taking the seat back.`,
        }
      case 'queue':
        return {
          subject: `A seat is free: ${title}`,
          heading: 'A seat is free for you',
          text: `You wait in line at “${title}”. Open the table to take the seat, or leave the line. For a day it is kept for you; then the next in line may have it, too.`,
        }
    }
  },
}

const de: NewsWords = {
  tableOf: (host) => `Tisch von ${host}`,
  open: 'Zum Tisch',
  changed: {
    game: 'das Spiel',
    options: 'die Optionen',
    seats: 'die Zahl der Plätze',
    pace: 'das Tempo',
    title: 'der Name des Tischs',
    series: 'wie viele Partien ihr spielt',
  },
  consent: {
    title: 'Oder antworte einfach auf diesen Brief',
    text: 'Schreib „ja“ oder „nein“.',
  },
  say({ what, by, seat = '' }, title, changed) {
    const name = by ?? ''
    switch (what) {
      case 'changed':
        return {
          subject: `Geändert: ${title}`,
          heading: `${name} hat den Tisch geändert`,
          text: `Am Tisch „${title}“ ist jetzt anders: ${changed}. Dein Platz bleibt dir. Wenn es dir nicht mehr passt, steh auf, bevor die Partie beginnt.`,
        }
      case 'removed':
        return {
          subject: `Dein Platz ist frei: ${title}`,
          heading: 'Du sitzt nicht mehr an diesem Tisch',
          text: `${name} leitet den Tisch „${title}“ und hat deinen Platz freigegeben, bevor die Partie begann.`,
        }
      case 'cancelled':
        return {
          subject: `Abgesagt: ${title}`,
          heading: 'Der Tisch wurde abgesagt',
          text: `${name} hat den Tisch „${title}“ abgesagt, bevor die Partie begann.`,
        }
      case 'paused':
        return {
          subject: `Pause: ${title}`,
          heading: 'Der Tisch macht Pause',
          text: `Mehr als die Hälfte am Tisch „${title}“ möchte eine Pause, also läuft für niemanden die Zeit. Züge sind trotzdem möglich. Die Pause endet, wenn nicht mehr als die Hälfte sie möchte.`,
        }
      case 'resumed':
        return {
          subject: `Es geht weiter: ${title}`,
          heading: 'Die Pause ist zu Ende',
          text: `Am Tisch „${title}“ läuft die Zeit wieder, von da an, wo sie stand.`,
        }
      case 'pace-asked':
        return {
          subject: `Ein anderes Tempo? ${title}`,
          heading: `${name} möchte ein anderes Tempo`,
          text: `Das Tempo von „${title}“ ändert sich, wenn alle zustimmen. Öffne den Tisch, um zu sehen, welches es wäre, und sag, ob du es auch möchtest.`,
        }
      case 'pace-changed':
        return {
          subject: `Anderes Tempo: ${title}`,
          heading: 'Der Tisch hat ein anderes Tempo',
          text: `Am Tisch „${title}“ waren alle für ein anderes Tempo. Damit beginnt für alle die Zeit neu.`,
        }
      case 'back-asked':
        return {
          subject: `Einen Zug zurück? ${title}`,
          heading: `${name} möchte einen Zug zurücknehmen`,
          text: `Es ist der letzte Zug am Tisch „${title}“, und du hast ihn vielleicht gesehen, oder er hat etwas Verdecktes gezeigt. Öffne den Tisch und sag, ob du einverstanden bist. Ohne dein Ja bleibt der Zug; weiterspielen heißt nein.`,
        }
      case 'back':
        return {
          subject: `Ein Zug wurde zurückgenommen: ${title}`,
          heading: `${name} hat einen Zug zurückgenommen`,
          text: `Am Tisch „${title}“ waren alle Gefragten einverstanden. Der Tisch steht wieder wie vor diesem Zug.`,
        }
      case 'back-granted':
        return {
          subject: `Zurückgenommen: ${title}`,
          heading: `${name} ist einverstanden: Dein Zug ist zurückgenommen`,
          text: `Am Tisch „${title}“ bist du wieder am Zug.`,
        }
      case 'back-refused':
        return {
          subject: `Dein Zug bleibt: ${title}`,
          heading: by === null ? 'Dein Zug bleibt' : `${name} möchte das lieber nicht`,
          text:
            by === null
              ? `Am Tisch „${title}“ haben nicht alle rechtzeitig zugestimmt. Dein Zug bleibt, wie du ihn gespielt hast.`
              : `Dein Zug am Tisch „${title}“ bleibt, wie du ihn gespielt hast.`,
        }
      case 'reissued':
        return {
          subject: `Ein neuer Link zu einem Platz: ${title}`,
          heading: `Zum Platz von ${seat} gibt es einen neuen Link`,
          text: `${name} hat ihn am Tisch „${title}“ ausgegeben, denn ${seat} hat nicht gespielt und war eine Woche lang nicht zu sehen. Wer ihn öffnet, spielt dort weiter. Gemeint ist ${seat}; spielt ${seat} oder nimmt den Platz zurück, gilt der Link nicht mehr.`,
        }
      case 'queue':
        return {
          subject: `Ein Platz ist frei: ${title}`,
          heading: 'Ein Platz ist frei für dich',
          text: `Du stehst am Tisch „${title}“ an. Öffne den Tisch, um Platz zu nehmen, oder stell dich nicht länger an. Einen Tag lang ist der Platz für dich da; dann darf ihn auch der Nächste nehmen.`,
        }
    }
  },
}

const fr: NewsWords = {
  tableOf: (host) => `la table ${of(host)}`,
  open: 'Ouvrir la table',
  changed: {
    game: 'le jeu',
    options: 'les options',
    seats: 'le nombre de places',
    pace: 'le rythme',
    title: 'le nom de la table',
    series: 'le nombre de parties',
  },
  consent: {
    title: 'Ou réponds simplement à cette lettre',
    text: 'Écris « oui » ou « non ».',
  },
  say({ what, by, seat = '' }, title, changed) {
    const name = by ?? ''
    switch (what) {
      case 'changed':
        return {
          subject: `Modifiée : ${title}`,
          heading: `${name} a modifié la table`,
          text: `À la table « ${title} », voici ce qui a changé : ${changed}. Tu gardes ta place. Si cela ne te va plus, relève-toi avant le début de la partie.`,
        }
      case 'removed':
        return {
          subject: `Ta place est libre : ${title}`,
          heading: 'Tu n’as plus de place à cette table',
          text: `${name} est l’hôte de la table « ${title} » et a libéré ta place avant le début de la partie.`,
        }
      case 'cancelled':
        return {
          subject: `Annulée : ${title}`,
          heading: 'La table a été annulée',
          text: `${name} a annulé la table « ${title} » avant le début de la partie.`,
        }
      case 'paused':
        return {
          subject: `Une pause : ${title}`,
          heading: 'La table fait une pause',
          text: `Plus de la moitié des gens de la table « ${title} » veulent une pause, le temps ne court donc pour personne. On peut jouer malgré tout. Elle finit quand plus de la moitié ne la veut plus.`,
        }
      case 'resumed':
        return {
          subject: `Ça repart : ${title}`,
          heading: 'La pause est finie',
          text: `À la table « ${title} », le temps court à nouveau, à partir d’où il s’était arrêté.`,
        }
      case 'pace-asked':
        return {
          subject: `Un autre rythme ? ${title}`,
          heading: `${name} aimerait un autre rythme`,
          text: `Le rythme de « ${title} » change quand tout le monde est d’accord. Ouvre la table pour voir lequel ce serait, et dis si tu le veux aussi.`,
        }
      case 'pace-changed':
        return {
          subject: `Un autre rythme : ${title}`,
          heading: 'La table a un autre rythme',
          text: `À la table « ${title} », tout le monde a voulu un autre rythme. Le temps de chacun repart donc du début.`,
        }
      case 'back-asked':
        return {
          subject: `Reprendre un tour ? ${title}`,
          heading: `${name} aimerait reprendre un tour`,
          text: `C’est le dernier tour de la table « ${title} », et tu l’as peut-être vu, ou il a montré quelque chose de caché. Ouvre la table et dis si tu es d’accord. Sans ton oui, le tour reste joué ; continuer à jouer, c’est dire non.`,
        }
      case 'back':
        return {
          subject: `Un tour a été repris : ${title}`,
          heading: `${name} a repris un tour`,
          text: `À la table « ${title} », toutes les personnes interrogées étaient d’accord. La table est comme avant ce tour.`,
        }
      case 'back-granted':
        return {
          subject: `Tour repris : ${title}`,
          heading: `${name} est d’accord : ton tour est repris`,
          text: `À la table « ${title} », c’est de nouveau à toi.`,
        }
      case 'back-refused':
        return {
          subject: `Ton tour reste joué : ${title}`,
          heading: by === null ? 'Ton tour reste joué' : `${name} préfère que non`,
          text:
            by === null
              ? `À la table « ${title} », tout le monde n’a pas donné son accord à temps. Ton tour reste tel que tu l’as joué.`
              : `À la table « ${title} », ton tour reste tel que tu l’as joué.`,
        }
      case 'reissued':
        return {
          subject: `Un nouveau lien pour une place : ${title}`,
          heading: `Il y a un nouveau lien pour la place ${of(seat)}`,
          text: `${name} l’a donné à la table « ${title} », car personne n’a vu ${seat} depuis une semaine et son tour attend. Qui l’ouvre joue à cette place. Il est destiné à ${seat}, et ne vaut plus rien dès que ${seat} joue ou reprend sa place.`,
        }
      case 'queue':
        return {
          subject: `Une place est libre : ${title}`,
          heading: 'Une place est libre pour toi',
          text: `Tu attends une place à la table « ${title} ». Ouvre la table pour la prendre, ou quitte la file. Elle t’est gardée pendant un jour ; ensuite, la personne suivante peut aussi la prendre.`,
        }
    }
  },
}

const newsWords: PerLanguage<NewsWords> = { en, de, fr }

/** News in sentences, with what the button says that leads to the table. */
export function newsInWords(
  news: News,
  { language, zone }: Reader,
): Said & { readonly button: string; readonly consent: NewsWords['consent'] } {
  const words = newsWords[language]
  const changed = locales[language].and((news.changed ?? []).map((one) => words.changed[one]))
  const at = news.at === undefined ? '' : timeIn({ language, zone }, news.at)
  const title = news.title || words.tableOf(news.host)
  const said = isOfStart(news.what)
    ? startWords[language][news.what](news.by ?? '', title, at)
    : words.say(news as OtherNews, title, changed)
  return { ...said, button: words.open, consent: words.consent }
}
